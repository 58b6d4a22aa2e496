package commands

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"automode"
)

// TestWordsOfNothing checks that no row of the catalogue stumbles over words of which
// nothing is left, or nothing is known, wherever they stand, nor over the words of its
// cases that end early.
func TestWordsOfNothing(t *testing.T) {
	odd := []Word{Lit(""), Lit("-"), Lit("--"), Lit("-x"), Lit("="), Lit(":"), Lit("/"), Lit("@"), {}, {Many: true}, {Known: automode.Bounded}, {Known: automode.Bounded, Suffix: "/"}}
	few := []Word{Lit(""), Lit("-"), Lit(":"), {Many: true}}
	told := map[string]bool{}
	read := func(p *Program, words ...Word) {
		defer func() {
			broke := recover()
			if broke == nil {
				return
			}
			_, where, _ := strings.Cut(string(debug.Stack()), "runtime/panic.go")
			lines := strings.Split(where, "\n")
			for !strings.Contains(lines[0], "internal/commands/") {
				lines = lines[1:]
			}
			if !told[lines[0]] {
				told[lines[0]] = true
				t.Errorf("%s panics: %v%s", fmt.Sprint(words), broke, lines[0])
			}
		}()
		p.Read(words, automode.AnyPlatform)
	}
	var walk func(p *Program, path []Word, row *Row)
	walk = func(p *Program, path []Word, row *Row) {
		with := func(more ...Word) { read(p, append(path[:len(path):len(path)], more...)...) }
		for _, a := range odd {
			with(a)
			for _, b := range few {
				with(a, b)
				with(Lit("x"), a, b)
			}
		}
		for _, f := range row.Flags {
			for name := range strings.FieldsSeq(f.Names) {
				name = strings.TrimRight(name, "=?")
				for _, a := range few {
					with(Lit(name), a)
					with(a, Lit(name))
					with(Lit(name + "=" + a.Text))
					with(Lit(name+a.Text), a)
				}
			}
		}
		for i := range row.Rows {
			name, _, _ := strings.Cut(row.Rows[i].Names, " ")
			walk(p, append(path[:len(path):len(path)], Lit(name)), &row.Rows[i])
		}
	}
	for _, p := range All() {
		walk(p, []Word{Lit(p.Name)}, &p.Row)
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatalf("%s: %v", c.Line, err)
			}
			for i := range words[1:] {
				with := func(w Word) {
					line := slices.Clone(words)
					line[i+1] = w
					read(p, line...)
					read(p, line[:i+2]...)
				}
				for _, w := range odd {
					with(w)
				}
				for n := range words[i+1].Text { // a word that ends early
					with(Lit(words[i+1].Text[:n]))
				}
			}
		}
	}
}
