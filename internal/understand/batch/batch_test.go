package batch

import (
	"strings"
	"testing"
)

func shape(list []Command) string {
	var b strings.Builder
	for i, c := range list {
		if i > 0 {
			b.WriteString(" " + c.After + " ")
		}
		if c.Maybe {
			b.WriteString("? ")
		}
		if c.Loop != nil {
			b.WriteString("for " + c.Loop.Name + string(rune(max(c.Loop.How, '0'))) + words(c.Loop.Words) + c.Loop.Run + " ")
		}
		if c.Group != nil {
			b.WriteString("(" + shape(c.Group) + ")")
		}
		b.WriteString(words(c.Words))
		for _, r := range c.Redirs {
			sign := ">"
			if r.Input {
				sign = "<"
			}
			if r.Append {
				sign += sign
			}
			b.WriteString(string(r.From) + sign + words([]Word{r.To}))
		}
	}
	return b.String()
}

func words(list []Word) string {
	var out strings.Builder
	for _, w := range list {
		out.WriteByte('[')
		for _, p := range w.Parts {
			switch {
			case p.Var == "":
				out.WriteString(p.Text)
			case p.Odd:
				out.WriteString("$" + p.Var + "~")
			default:
				out.WriteString("$" + p.Var)
			}
		}
		out.WriteByte(']')
	}
	return out.String()
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`dir /s /b`, `[dir][/s][/b]`},
		{`a & b && c || d | e`, `[a] & [b] && [c] || [d] | [e]`},
		{`d^el "a & b"`, `[del][a & b]`},
		{`echo a^&b`, `[echo][a&b]`},
		{`echo %PATH% %X:~0,1% !y! %%a %~dp0`, `[echo][$path][$x~][$y][$%a][$%0~]`},
		{`a > b 2>&1 < c >> d`, `[a]1>[b]2>[]1<[c]1>>[d]`},
		{`echo a>b`, `[echo][a]1>[b]`},
		{`(a & b) > c`, `([a] & [b])1>[c]`},
		{`if exist "a b" del x`, `? [del][x]`},
		{`if not "%A%"=="b" (del x) else rd y`, `? ([del][x]) & ? [rd][y]`},
		{`if 1 EQU 2 a`, `? [a]`},
		{`if errorlevel 1 a & b`, `? [a] & [b]`},
		{`for %i in (a b,c) do del %i`, `for i0[a][b][c] ([del][$%i])`},
		{`for /f "tokens=*" %%a in ('dir /b') do (del %%a)`, `for afdir /b (([del][$%a]))`},
		{`for /r C:\ %f in (*.txt) do del %f`, `for fr[C:\][*.txt] ([del][$%f])`},
		{`@echo off`, `[echo][off]`},
		{`rem a & b`, `[rem]`},
		{`rem & b`, `[rem] & [b]`},
		{`rem a& b`, `[rem] & [b]`},
		{"a\r\nb\n", `[a] & [b]`},
		{`echo (a) b`, `[echo][(a)][b]`},
		{`(echo a)`, `([echo][a])`},
		{`a "b c" d`, `[a][b c][d]`},
		{`a""b`, `[ab]`},
		{`50% of 100%`, `[50%][of][100%]`},
	} {
		list, wrong := Parse(c.text)
		if got := shape(list); got != c.want || wrong != "" {
			t.Errorf("%s\n got %s %s\nwant %s", c.text, got, wrong, c.want)
		}
	}
	for _, text := range []string{"&", "a | | b", "(a", "if", "for x", "for %i in (a", "for %i in (a) b", "a >", strings.Repeat("(", 200)} {
		if list, wrong := Parse(text); wrong == "" {
			t.Errorf("%.40s was read as %s", text, shape(list))
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"a & b | c > d", "if exist a (b) else c", "for /f %i in ('a') do b %i", "echo %a:~1,2% !b! ^& \"c"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		list, _ := Parse(s)
		_ = shape(list)
	})
}
