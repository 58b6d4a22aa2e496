package shell

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/shell/brace"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// What the word behind a redirection means: files, or a network connection.

// target is what the word after a redirection means. Braces are spread and patterns
// matched there as well; zsh writes to every file that comes out, and a plain sh divides
// nothing.
func (r *reader) target(w *syntax.Word, st *state) alts {
	if !brace.In(w) && !patterned(w) {
		return r.single(w, st)
	}
	var v alts
	r.sends = true
	fields, _ := r.listFields(w, st)
	if r.sends = false; r.sober && len(fields) > 1 {
		r.unknown("a plain sh takes several words behind a redirection for one name")
	}
	for _, f := range fields {
		for _, x := range f {
			if x.Glob {
				r.unknown("which file a pattern after a redirection means is not known")
			}
			v = append(v, x)
		}
	}
	if len(v) == 0 {
		return alts{commands.Lit("")}
	}
	return value.Union(nil, v)
}

// patterned reports whether the word may be a pattern for file names.
func patterned(w *syntax.Word) bool {
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			if strings.ContainsAny(p.Value, "*?[") {
				return true
			}
		case *syntax.ExtGlob:
			return true
		case *syntax.ParamExp, *syntax.CmdSubst:
			// The value may hold a pattern; it is expanded like an argument.
			return true
		case *syntax.DblQuoted:
			for _, q := range p.Parts {
				if e, is := q.(*syntax.ParamExp); is && e.Param != nil && (e.Param.Value == "@" || indexIs(e.Index, "@") || e.Flags != nil) {
					return true
				}
			}
		}
	}
	return false
}

// connection is what the redirections of a statement make of a network
// connection. Where a command both reads and writes one, whoever is at its
// other end drives it.
type connection struct {
	host                     commands.Word
	is, reads, writes, talks bool // talks: by a descriptor of its own, which no program has for its input
}

func (c *connection) see(d *syntax.Redirect, w commands.Word) {
	if d.Op == syntax.DplIn || d.Op != syntax.RdrIn && d.N != nil && d.N.Value == "0" {
		c.reads = true
	}
	h, ok := networkFile(w)
	if !ok {
		return
	}
	c.host, c.is = h, true
	switch d.Op {
	case syntax.RdrInOut:
		c.reads, c.writes = true, true
		c.talks = d.N != nil && !strings.Contains("012", d.N.Value)
	case syntax.RdrIn, syntax.DplIn:
		c.reads = true
	default:
		c.writes = true
	}
}
