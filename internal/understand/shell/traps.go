package shell

import (
	"strings"

	"automode"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// jobsToCome is the state in which the first of some statements is read where it sets a
// trap for the shell's end, and right behind it jobs are started whose numbers get names:
// "trap 'kill $pid' EXIT; server & pid=$!". Nothing that ends the shell stands between, so
// that such a name holds the number, or what it held before, or nothing. nil: as it is.
func jobsToCome(list []*syntax.Stmt, st *state) *state {
	if len(list) < 3 || !list[1].Background || !endTrap(list[0]) {
		return nil
	}
	then := st.clone()
	for _, s := range list[1:] {
		if s.Background {
			continue
		}
		name := jobNumber(s)
		if name == "" {
			break
		}
		before, _ := st.lookup(name)
		then.set(name, value.Union(before, alts{{Known: automode.Bounded, Job: true, MayEmpty: true}}))
	}
	return then
}

// endTrap reports whether a statement sets a trap for the shell's end, and nothing else,
// whose text stands there as it is. One that names "$!" means another job each time.
func endTrap(s *syntax.Stmt) bool {
	c, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || s.Background || s.Negated || s.Coprocess || len(s.Redirs) > 0 || len(c.Assigns) > 0 || len(c.Args) < 3 || c.Args[0].Lit() != "trap" || len(c.Args[1].Parts) != 1 {
		return false
	}
	text := c.Args[1].Lit()
	if q, ok := c.Args[1].Parts[0].(*syntax.SglQuoted); ok && !q.Dollar {
		text = q.Value
	}
	if text == "" || text[0] == '-' || strings.Contains(text, "!") {
		return false
	}
	for _, w := range c.Args[2:] {
		switch strings.TrimPrefix(w.Lit(), "SIG") {
		case "EXIT", "0", "INT", "TERM", "HUP", "QUIT":
		default:
			return false
		}
	}
	return true
}

// jobNumber is the name that a statement gives to the number of a job, "" where it does
// anything else.
func jobNumber(s *syntax.Stmt) string {
	c, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || s.Negated || s.Coprocess || len(s.Redirs) > 0 || len(c.Args) > 0 || len(c.Assigns) != 1 {
		return ""
	}
	a := c.Assigns[0]
	if a.Append || a.Naked || a.Index != nil || a.Array != nil || a.Value == nil || len(a.Value.Parts) != 1 {
		return ""
	}
	part := a.Value.Parts[0]
	if q, ok := part.(*syntax.DblQuoted); ok && len(q.Parts) == 1 {
		part = q.Parts[0]
	}
	p, ok := part.(*syntax.ParamExp)
	if !ok || p.Param == nil || p.Param.Value != "!" || p.Exp != nil || p.Index != nil || p.Slice != nil || p.Repl != nil || p.Length || p.Excl {
		return ""
	}
	return a.Name.Value
}
