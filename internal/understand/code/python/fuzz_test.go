package python

import (
	"strings"
	"testing"
	"time"
)

// FuzzRead: no text makes reading panic or hang, and one that is not whole
// says why.
func FuzzRead(f *testing.F) {
	for _, c := range reads {
		f.Add(c.code)
	}
	f.Add("if x:\n\ty\n        z")
	f.Add("f'{x!r:{y}}' \"\\N{DASH}\" rb'\\x00'")
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 4096 {
			return
		}
		r := Read(s, setting())
		if r.Whole != (r.Why == "") {
			t.Errorf("%q: whole %v, but: %s", s, r.Whole, r.Why)
		}
	})
}

// What is nested deep, or long, is read to an end before the tests are ended, and never
// as whole by mistake.
func TestLimits(t *testing.T) {
	for name, c := range map[string]struct {
		code  string
		whole bool
	}{
		"brackets":      {strings.Repeat("(", 4000) + strings.Repeat(")", 4000), false},
		"lists":         {strings.Repeat("[", 20000), false},
		"attributes":    {"a" + strings.Repeat(".b", 20000), false},
		"calls":         {"print" + strings.Repeat("()", 20000), false},
		"unary":         {strings.Repeat("-", 30000) + "1", false},
		"not":           {strings.Repeat("not ", 15000) + "1", true},
		"sum":           {"x = 1" + strings.Repeat(" + 1", 15000), true},
		"lambdas":       {strings.Repeat("lambda: ", 5000) + "1", false},
		"blocks":        {blocks(200), false},
		"elif":          {"if 1: pass\n" + strings.Repeat("elif 1: pass\n", 1000), false},
		"lines":         {strings.Repeat("x = 1\n", 8000), true},
		"loops":         {"for a in b:\n for c in a:\n  for d in c:\n   for e in d:\n    x = e + x\n", false},
		"fields":        {strings.Repeat("f'{", 200), false},
		"functions":     {functions(300), true},
		"functions far": {functions(30) + "f29()\n", false},
		"doubling":      {"x = ['a']\n" + strings.Repeat("x = [x, x]\n", 200), true},
		"words":         {"x = 'a'\n" + strings.Repeat("x = x + x\n", 60), true},
		"names":         {strings.Repeat("x ", 30000), false},
		"quotes":        {strings.Repeat("'", 60001), false},
	} {
		start := time.Now()
		r := Read(c.code, setting())
		if r.Whole != c.whole {
			t.Errorf("%s: whole %v: %s", name, r.Whole, r.Why)
		}
		t.Log(name, time.Since(start), r.Why)
	}
}

func blocks(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(" ", i) + "if 1:\n")
	}
	return b.String() + strings.Repeat(" ", n) + "pass\n"
}

// functions is a chain, each of which calls the one before.
func functions(n int) string {
	var b strings.Builder
	b.WriteString("def f0(): pass\n")
	for i := 1; i < n; i++ {
		b.WriteString("def f" + itoa(i) + "(): f" + itoa(i-1) + "()\n")
	}
	return b.String()
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
