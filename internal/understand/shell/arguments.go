package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// All arguments of a shell, a script or a function in one word.

// arguments are the fields of a word that is nothing but all arguments, where they are
// known: "$@", each as it is; $@ and $*, where nothing divides them further; "$*", all
// in one.
func (r *reader) arguments(w *syntax.Word, st *state) ([]alts, bool) {
	if !st.known || len(st.args) == 1 || len(w.Parts) != 1 {
		return nil, false
	}
	parts, quoted := w.Parts, false
	if q, ok := parts[0].(*syntax.DblQuoted); ok && len(q.Parts) == 1 {
		parts, quoted = q.Parts, true
	}
	name := plainParameter(parts[0])
	if name != "@" && name != "*" {
		return nil, false
	}
	if !quoted || name == "*" {
		if ifs, sure := r.ifs(st); !sure || ifs != whitespace || !r.undivided(st.args) {
			return nil, false
		}
	}
	if r.tires(len(st.args) / 4) { // a list that is put together of itself doubles each time
		return []alts{{{Many: true}}}, true
	}
	if quoted && name == "*" {
		texts := make([]string, len(st.args))
		var data automode.Data
		for i, a := range st.args {
			texts[i] = a.Text
			data |= a.Data
		}
		one := commands.Lit(strings.Join(texts, " "))
		one.Data, one.Start = data, uint32(w.Pos().Offset())
		return []alts{{one}}, true
	}
	all := make([]alts, len(st.args))
	for i := range all {
		all[i] = alts{st.args[i]}
		all[i][0].Start = uint32(w.Pos().Offset())
	}
	return all, true
}

// undivided reports whether words are known, and a shell that expands them again leaves
// each as it is.
func (r *reader) undivided(list []commands.Word) bool {
	for i := range list {
		if w := &list[i]; !w.Exact() || w.Text == "" || strings.ContainsAny(w.Text, whitespace+"*?[") {
			return false
		}
	}
	return len(list) > 0
}

// plainParameter is the name of a parameter that nothing is done to, or "".
func plainParameter(part syntax.WordPart) string {
	p, ok := part.(*syntax.ParamExp)
	if !ok || p.Param == nil || p.Excl || p.Length || p.Width || p.IsSet || p.Index != nil || p.Flags != nil ||
		p.NestedParam != nil || len(p.Modifiers) > 0 || p.Slice != nil || p.Repl != nil || p.Names != 0 || p.Exp != nil {
		return ""
	}
	return p.Param.Value
}
