package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// assign reads name=value on its own, which lasts.
func (r *reader) assign(a *syntax.Assign, st *state) {
	if a.Name == nil {
		return
	}
	if a.Index != nil {
		r.arithmetic(a.Index, st)
	}
	name := a.Name.Value
	var v alts
	switch {
	case a.Array != nil:
		v = r.array(a.Array, st)
		if old, ok := st.lookup(name); a.Append && ok {
			v = union(old, v)
		}
	default:
		v = r.single(a.Value, st)
		switch {
		case a.Index != nil:
			if old, ok := st.lookup(name); ok {
				v = union(old, v)
			}
			for i := range v {
				v[i].Many = true
			}
		case a.Append:
			old, ok := st.lookup(name)
			if !ok {
				old = alts{unset()}
			}
			var all alts
			for _, x := range old {
				for _, y := range v {
					all = append(all, concat(x, y))
				}
			}
			v = union(nil, all)
		}
	}
	r.part = automode.InAssignment
	r.environment(name, v, st)
	r.part = automode.InWords
	st.set(name, v)
}

// array is the values that a list holds.
func (r *reader) array(a *syntax.ArrayExpr, st *state) alts {
	var v alts
	for _, e := range a.Elems {
		if e.Index != nil {
			r.arithmetic(e.Index, st)
		}
		if e.Value != nil {
			for _, f := range r.fields(e.Value, st) {
				v = append(v, f...)
			}
		}
	}
	v = union(nil, v)
	for i := range v {
		v[i].Many = v[i].Many || len(v) > 1
	}
	return v
}

// environment reads what setting a variable does to the programs that see it.
func (r *reader) environment(name string, values alts, st *state) {
	v := commands.FindVariable(name)
	if v == nil {
		return
	}
	for _, w := range values {
		f := commands.Fact{Role: v.Role, Word: w, Kind: v.Role.Means().Kind, Traits: v.Role.Means().Traits | v.Traits,
			Via: automode.ByEnvironment, Why: v.Why, Flag: name}
		switch {
		case v.SearchPath:
			r.searchPath(w, st)
			continue
		case v.Modules:
			r.modules(v, w, st)
			continue
		case v.Role == commands.Data:
			if v.Kind == automode.Unknown {
				continue
			}
			r.give(automode.Effect{Kind: v.Kind, Target: name, Traits: v.Traits, Via: automode.ByEnvironment, Why: v.Why, Known: automode.Exact})
			continue
		case w.Is(""):
			continue
		}
		r.fact(&f, st, flow{}, &sum{})
	}
}

// modules reads a list of folders that code is loaded from. What is not known
// of it is what the variable held before.
func (r *reader) modules(v *commands.Variable, w commands.Word, st *state) {
	for dir := range strings.SplitSeq(w.Text+":"+w.Suffix, ":") {
		if dir == "" {
			continue
		}
		for _, s := range r.locate(commands.Lit(dir), st) {
			if s.place.Region == automode.Project && s.known >= automode.OneOf {
				continue
			}
			r.give(automode.Effect{Kind: automode.Run, Target: s.at.Path, Place: s.place, Known: s.known, Traits: automode.Hidden,
				Via: automode.ByEnvironment, Flag: v.Name, Why: v.Why})
		}
	}
}

// searchPath reads a value of PATH: each folder in front of the standard ones
// decides what names mean.
func (r *reader) searchPath(w commands.Word, st *state) {
	if w.Known != automode.Exact {
		// "dir:$PATH": what stands in front is known.
		front, _, _ := strings.Cut(w.Text, ":")
		if w.Text == "" || front == w.Text && w.Suffix == "" {
			if w.Text == "" && w.Suffix == "" {
				st.path = true
				return
			}
		}
	}
	for dir := range strings.SplitSeq(w.Text+":"+w.Suffix, ":") {
		if dir == "" || systemProgram(dir+"/x") {
			continue
		}
		for _, s := range r.locate(commands.Lit(dir), st) {
			if !r.world.OwnPrograms(s.at.Path) {
				st.path = true
			}
		}
	}
}

// declare reads export, declare, local and their kin.
func (r *reader) declare(c *syntax.DeclClause, st *state) (ok, fail *state, out flow) {
	ref := c.Variant.Value == "nameref"
	prints := true
	for _, a := range c.Args {
		if a.Naked && a.Name == nil {
			for _, w := range r.single(a.Value, st) {
				if strings.HasPrefix(w.Text, "-") && strings.Contains(w.Text, "n") && c.Variant.Value != "export" {
					ref = true
				}
				if !w.Exact() {
					r.unknown("what is declared is not known")
				}
			}
			continue
		}
		prints = false
		if ref {
			// The name now stands for another variable.
			st.set(a.Name.Value, alts{{Many: true}})
			continue
		}
		if a.Naked {
			continue
		}
		r.assign(a, st)
	}
	if prints && len(c.Args) <= 1 {
		r.give(automode.Effect{Kind: automode.Disclose, Target: "environment", Program: c.Variant.Value, Known: automode.Exact, Why: "prints every variable"})
	}
	return st, st, nothing()
}
