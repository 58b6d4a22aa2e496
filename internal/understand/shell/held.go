//go:build !lean

package shell

import (
	"strings"

	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// held reads a command whose name is a variable and not known: of the values that
// the variable may hold those that are known as well. That the name is not known
// stays.
func (r *reader) held(w *syntax.Word, l *line, st *state, in flow) {
	if len(l.words) == 0 || l.words[0].Exact() || r.tired() {
		return
	}
	parts := w.Parts
	if q, ok := parts[0].(*syntax.DblQuoted); ok && len(parts) == 1 && len(q.Parts) == 1 {
		parts = q.Parts
	}
	p, ok := parts[0].(*syntax.ParamExp)
	if !ok || len(parts) != 1 || p.Param == nil || p.Exp != nil || p.Repl != nil || p.Slice != nil {
		return
	}
	exit, done := r.exit, r.done
	defer func() { r.exit, r.done = exit, r.done&^goes|done }() // none of them may be what is run
	values, _ := st.lookup(p.Param.Value)
	var all []commands.Word
	for _, v := range values {
		if v.Text == "" || v.Data != 0 || v.Encoded {
			continue
		}
		all = append(all, commands.Lit(v.Text))
		if words := strings.Fields(v.Text); p.Index == nil && len(words) > 1 && !r.tires(len(words)) {
			argv := make([]commands.Word, 0, len(words)+len(l.words))
			for _, f := range words {
				argv = append(argv, commands.Lit(f))
			}
			r.invoke(append(argv, l.words[1:]...), st.clone(), in)
		}
	}
	if p.Index != nil && len(all) > 1 && !r.tires(len(all)) {
		r.invoke(append(all, l.words[1:]...), st.clone(), in) // a list, in its order
	}
}
