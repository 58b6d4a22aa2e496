package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/escape"
	"mvdan.cc/sh/v3/syntax"
)

// A loop that never ends and leaves something behind in every round fills the
// machine. What is known to end, to wait or to be left is none of those.

// swarm is the effect of jobs or recursion without end.
func (r *reader) swarm(why string) {
	r.give(automode.Effect{Kind: automode.Control, Traits: automode.Halts, Target: everything, Known: automode.Exact, Why: why})
}

// everything is what work without end takes down.
const everything = "this machine"

// head is what decides how often a loop goes round. Of a list of words it is
// only how many they are.
type head struct {
	cond          []*syntax.Stmt // of while and until
	until         bool
	counts        *syntax.CStyleLoop
	body          []*syntax.Stmt
	many          bool    // a round for each of very many lines or words
	rounds        float64 // how many words there are
	was           outcome // of the condition, the last time
	asks          bool    // a host has to answer for it
	before, after *state
}

// plainWord is the text of a word in which nothing is expanded.
func plainWord(w *syntax.Word) string {
	s, _ := verbatim(w)
	return s
}

// spelled is the text of a word in which nothing is expanded, however it is quoted.
func spelled(w *syntax.Word) string {
	if s, ok := verbatim(w); ok {
		return s
	}
	var b strings.Builder
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			letter := false // behind a backslash
			for i := range len(p.Value) {
				c := p.Value[i : i+1]
				switch {
				case letter:
					letter = false
					if c != "\n" {
						b.WriteString(c)
					}
				case c == `\`:
					letter = true
				case !meansNothing(c):
					return ""
				default:
					b.WriteString(c)
				}
			}
		case *syntax.SglQuoted:
			if !p.Dollar {
				b.WriteString(p.Value)
				continue
			}
			v := escape.Dollar(p.Value, false)
			if len(v) != 1 || !v[0].Exact() {
				return ""
			}
			b.WriteString(v[0].Text)
		default:
			s, ok := verbatim(&syntax.Word{Parts: []syntax.WordPart{p}})
			if !ok {
				return ""
			}
			b.WriteString(s)
		}
	}
	return b.String()
}

// startsItself reports whether a command is the script that it stands in, by its
// own name or through a program that is given it to start: beside itself, or
// inside itself. With arguments it may be told to do something else.
func (r *reader) startsItself(c *syntax.CallExpr) bool {
	words, piped := c.Args, r.piped
	if !ownName(words[len(words)-1]) {
		return false
	}
	if len(words) > 1 {
		switch name := base(spelled(words[0])); name {
		case ".", "source":
			piped = true
		case "exec":
		default:
			p := r.find(name)
			if p == nil || !slices.ContainsFunc(p.Row.Args, func(a commands.Arg) bool { return a.Role == commands.RunsWords || a.Role == commands.RunsFile }) {
				return false
			}
		}
		words = words[1:]
	}
	return piped && len(words) == 1
}

// toldAnother reports whether $0 is what the shell was told: a word that comes in, or a
// program.
func (r *reader) toldAnother(st *state) bool {
	own, told := st.lookup("0")
	return told && len(own) > 0 && (!own[0].Exact() || r.find(own[0].Text) != nil)
}

// ownName reports whether a word is $0, quoted or not, or a path that ends so.
func ownName(w *syntax.Word) bool {
	parts := w.Parts
	if len(parts) == 2 {
		if l, ok := parts[0].(*syntax.Lit); ok && l.Value == "./" {
			parts = parts[1:]
		}
	}
	if len(parts) != 1 {
		return false
	}
	if q, ok := parts[0].(*syntax.DblQuoted); ok && len(q.Parts) == 1 {
		parts = q.Parts
	}
	p, ok := parts[0].(*syntax.ParamExp)
	return ok && p.Param != nil && (p.Param.Value == "0" || p.Param.Value == "BASH_SOURCE") && p.Exp == nil && p.Slice == nil && p.Repl == nil && !p.Length
}
