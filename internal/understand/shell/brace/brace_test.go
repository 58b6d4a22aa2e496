package brace

import (
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"
)

func TestSpread(t *testing.T) {
	for _, c := range []struct {
		text string
		zsh  bool
		want string  // the words; "?": they are not followed
		n    float64 // how many
	}{
		{"a", false, "a", 1},
		{"{a,b}c", false, "ac bc", 2},
		{"{a,{b,c}}{1..2}", false, "a1 a2 b1 b2 c1 c2", 6},
		{"{08..10}", false, "08 09 10", 3},
		{"{a..e..2}", false, "a c e", 3},
		{"{a..e..2}", true, "?", 3},
		{"{3..1}", false, "3 2 1", 3},
		{"{a}", false, "{a}", 1},
		{"{x..$y}", true, "?", 1},
		{"{1..99999}{1..99999}", false, "_", 99999 * 99999}, // numbers that are not known
		{strings.Repeat("{", maxBraces+1), false, "?", 1},
	} {
		f, err := syntax.NewParser().Parse(strings.NewReader("echo "+c.text), "")
		if err != nil {
			t.Fatal(err)
		}
		words, n, ok := Spread(f.Stmts[0].Cmd.(*syntax.CallExpr).Args[1], c.zsh)
		got := "?"
		if ok {
			var list []string
			for _, w := range words {
				list = append(list, show(w))
			}
			got = strings.Join(list, " ")
		}
		if got != c.want && !(c.want == "_" && ok) || n != c.n {
			t.Errorf("%s, zsh %v: %s, %g words", c.text, c.zsh, got, n)
		}
	}
}

func show(w *syntax.Word) string {
	var b strings.Builder
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			b.WriteString(p.Value)
		case *syntax.SglQuoted:
			b.WriteString(p.Value)
		}
	}
	return b.String()
}
