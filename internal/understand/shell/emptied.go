//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// emptiesNamed tells of a program that empties a folder of its own, where this call hands it
// a variable that says which folder that is: by variables that begin with their name
// programs are told where their things lie.
func (r *reader) emptiesNamed(result *commands.Result, st *state, got *sum) {
	if result.Program == nil || st.vars == nil || r.away > 0 || r.covered() {
		return
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Kind != automode.Delete || !f.Traits.Has(automode.Recoverable) {
			continue
		}
		for d := st.kinds.first; d != nil && !r.tires(1); d = d.next {
			r.emptiesIn(d.name, result.Program.Name, st, got)
		}
		for b := st.vars; b != nil && r.exports && !r.tires(1); b = b.next {
			r.emptiesIn(b.name, result.Program.Name, st, got)
		}
		return
	}
}

// emptiesIn tells what the program empties where the variable is one that names its folder.
func (r *reader) emptiesIn(name, program string, st *state, got *sum) {
	if len(name) <= len(program) || !strings.EqualFold(strings.ReplaceAll(name[:len(program)], "_", "-"), program) || !r.exports && !st.kinds.has(name, exported) {
		return
	}
	if v := commands.FindVariable(name); v != nil && (v.Role.Means().Subject != commands.Path && !v.Modules || v.Options != "") {
		return // it says something else
	}
	values, _ := st.lookup(name)
	for _, w := range values {
		if w.Exact() && (w.Text == "" || strings.Trim(w.Text, "0123456789") == "" || w.Text == "true" || w.Text == "false") {
			continue // it switches something
		}
		f := commands.Fact{Role: commands.Deletes, Kind: automode.Delete, Word: w, Extent: automode.Tree, Via: automode.ByEnvironment, Flag: name, Why: "empties the folder that " + name + " names"}
		r.fact(&f, st, flow{}, got)
	}
}
