package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// assign reads name=value on its own, which lasts.
func (r *reader) assign(a *syntax.Assign, st *state) {
	if a.Name == nil {
		return
	}
	name, _ := st.meant(a.Name.Value)
	r.lengthened(a)
	r.index(name, a.Index, st)
	r.special(a, st)
	var v alts
	var inOrder []commands.Word // what a list holds, one by one
	switch {
	case a.Array != nil:
		if v, inOrder = r.array(name, a.Array, st); a.Append {
			if inOrder != nil && st.elements(name) != nil {
				inOrder = slices.Concat(st.elements(name), inOrder)
			} else {
				inOrder = nil
			}
			if old, ok := st.lookup(name); ok {
				v = several(value.Union(old, v))
			}
		}
	default:
		if v = r.single(a.Value, st); a.Append && st.mayCount(name) {
			r.evaluated(v, st)
		}
		switch {
		case a.Index != nil:
			v = r.element(name, v, a.Append, st)
		case a.Append:
			old, ok := st.lookup(name)
			if !ok {
				old = alts{unset()}
			}
			var all alts
			for _, x := range old {
				if x.Many && x.Known == automode.Exact {
					all = listOf(old) // of a list bash changes the first element, and zsh adds one
					break
				}
				for _, y := range v {
					all = append(all, value.Concat(x, y))
				}
			}
			v = value.Union(nil, all)
		}
	}
	if st.kinds.has(name, numeral) {
		v = value.Union(v, number()) // which environment looks at
	}
	if st.counts(name) {
		r.evaluated(v, st)
		v = number()
	}
	if st.kinds.has(name, altered) {
		v = alts{{Data: dataIn(v)}}
	}
	r.part = automode.InAssignment
	r.environment(name, v, st)
	r.part = automode.InWords
	if a.Array != nil || a.Index != nil {
		st.kinds.sever(name)
	}
	st.setList(a.Name.Value, v, inOrder) // where it stands for another one, perhaps
}

// setsOnly reads assignments without a command.
func (r *reader) setsOnly(list []*syntax.Assign, st *state) (ok, fail *state, out flow) {
	for _, a := range list {
		r.assign(a, st)
	}
	return st, st, nothing()
}

// counts reports whether what is assigned to a variable, in whatever way, is an
// expression: it was declared so, or is one of those that bash has so from the start.
func (s *state) counts(name string) bool {
	switch name {
	case "RANDOM", "SRANDOM", "OPTIND", "HISTCMD":
		return true
	}
	return s.kinds.first != nil && s.kinds.has(name, integral)
}

// mayCount reports whether it may be one, in one outcome of what came before or in
// zsh.
func (s *state) mayCount(name string) bool {
	return s.counts(name) || s.kinds.first != nil && s.kinds.has(name, numeral)
}

// element is what a list holds of which one element was set, or had v added.
func (r *reader) element(name string, v alts, appends bool, st *state) alts {
	old, ok := st.lookup(name)
	switch {
	case !ok:
		old = noValue() // of the others there is none
	case appends, r.mayBeZsh() && slices.ContainsFunc(old, func(w commands.Word) bool { return !w.Many }): // or one letter of a text
		old = append(listOf(old), v...)
	}
	return several(value.Union(old, v))
}

// several marks the values of a list.
func several(v alts) alts {
	for i := range v {
		v[i].Many = true
	}
	return v
}

// array is the values that a list holds, and the elements one by one: nil where
// they, or their order, are not known.
func (r *reader) array(name string, a *syntax.ArrayExpr, st *state) (v alts, inOrder []commands.Word) {
	plain := true
	for _, e := range a.Elems {
		r.index(name, e.Index, st)
		plain = plain && e.Index == nil && e.Value != nil
		if e.Value == nil {
			continue
		}
		fields, alike := r.listFields(e.Value, st)
		plain = plain && alike
		for _, f := range fields {
			v = append(v, f...)
			if plain = plain && len(f) == 1 && f[0].Exact() && !f[0].Many && !f[0].MayEmpty; plain {
				inOrder = append(inOrder, f[0])
			}
		}
	}
	if !plain {
		inOrder = nil
	}
	v = value.Union(nil, v)
	for i := range v {
		v[i].Many = v[i].Many || len(v) > 1
	}
	return v, inOrder
}

// installedCode reports whether a folder to load code from is one that the
// system's packages lie in.
func (r *reader) installedCode(w commands.Word, st *state) bool {
	if !w.Exact() || r.away > 0 || !strings.HasPrefix(w.Text, "/usr/") && !strings.HasPrefix(w.Text, "/opt/") || strings.Contains(w.Text, ":") {
		return false
	}
	for _, s := range r.locate(w, st) {
		if s.place.Region != automode.System || !strings.HasPrefix(s.at.Path, w.Text[:5]) {
			return false
		}
	}
	return true
}

// ownModule reports whether a dotted name is that of a module of the project
// that was there before this call.
func (r *reader) ownModule(w commands.Word, st *state) bool {
	name, _, _ := strings.Cut(w.Text, ":")
	if !w.Exact() || r.away > 0 || r.loose || name == "" {
		return false
	}
	name = strings.ReplaceAll(strings.TrimSuffix(name, ".py"), ".", "/")
	for _, end := range [...]string{".py", "/__init__.py"} {
		for _, s := range r.locate(commands.Lit(name+end), st) {
			// One that is missing is judged as there.
			missing := !s.at.Exists && strings.HasSuffix(w.Text, ".py") && end == ".py"
			if _, touched := r.notes.of(s.at.Path); (s.at.Regular || missing) && !touched && s.place.Region == automode.Project {
				return true
			}
		}
	}
	return false
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
			r.give(automode.Effect{Kind: automode.Run, Target: s.at.Path, Place: s.place, Known: s.known, Traits: v.Traits,
				Via: automode.ByEnvironment, Flag: v.Name, Why: v.Why})
		}
	}
}

// searchPath reads a value of PATH: each folder decides what names mean. What is
// not known of it may only be the search path as it was.
func (r *reader) searchPath(w commands.Word, st *state) {
	if w.Known == automode.Exact {
		r.searched(w.Text, st)
		return
	}
	front, before := strings.CutSuffix(w.Text, ":")
	behind, after := strings.CutPrefix(w.Suffix, ":")
	if !w.Search || !before && front != "" || !after && behind != "" {
		st.path = true
		return
	}
	if before {
		r.searched(front, st)
	}
	if after {
		r.searched(behind, st)
	}
}

// repaths notes that a variable is made a number or taken away: without a search path
// bash takes a program's name for a file of the folder that it works in.
func (s *state) repaths(name string) {
	v := commands.FindVariable(name)
	s.path = s.path || v != nil && v.SearchPath
}

// searched reads a list of folders on the search path. An empty one is the folder
// that the shell works in.
func (r *reader) searched(list string, st *state) {
	for dir := range strings.SplitSeq(list, ":") {
		if dir == "" {
			dir = "."
		}
		if systemProgram(dir + "/x") {
			continue
		}
		for _, s := range r.locate(commands.Lit(dir), st) {
			// A virtual environment that this call makes has its own programs.
			n, made := r.notes.of(s.at.Path)
			if s.at.Path == "" || made && !n.venv || r.notes.touched(s.at.Path) || !r.world.OwnPrograms(s.at.Path) && !r.world.InstalledPrograms(s.at.Path) {
				st.path = true
			}
		}
	}
}

// declaration is how a builtin declares the names that follow.
type declaration struct {
	own bool // only within the function
	ref bool // as a name for another variable
	// prints: nothing is declared, what there is is shown.
	prints bool
	kind   kind
	// function: what is named are functions.
	function bool
}

func (d *declaration) variant(name string) {
	switch name {
	case "export":
		d.own, d.kind = false, exported
	case "readonly":
		// Global in bash, the function's own in zsh: the value stays what it
		// may be in either.
		d.own, d.kind = false, readOnly
	case "integer", "float":
		d.kind = integral
	}
}

func (d *declaration) flags(s string) {
	for _, c := range s[1:] {
		switch c {
		case 'g':
			d.own = false
		case 'n':
			d.ref = true
		case 'f':
			d.function = true
		case 'p':
			d.prints = true
		case 'a':
			d.kind |= severed
		case 'A':
			d.kind |= associative | severed
		case 'i', 'E', 'F':
			d.kind |= integral
		case 'x':
			d.kind |= exported
		case 'l', 'u', 'c', 'L', 'R', 'Z', 'T', 'U':
			d.kind |= altered
		case 'r':
			d.kind |= readOnly
		}
	}
}

// declared reads "name=value" that an expansion or quotes made.
func (r *reader) declared(w commands.Word, how *declaration, st *state) {
	name, value, ok := strings.Cut(w.Text, "=")
	if !ok || !identifier(name) {
		return
	}
	w.Text = value
	r.environment(name, alts{w}, st)
	st.set(name, alts{w})
	if how.kind != 0 {
		st.kinds.add(name, how.kind)
	}
}

// declare reads export, declare, local and their kin.
func (r *reader) declare(c *syntax.DeclClause, st *state) (ok, fail *state, out flow) {
	how := declaration{own: st.inner, ref: c.Variant.Value == "nameref"}
	how.variant(c.Variant.Value)
	prints := true
	for _, a := range c.Args {
		if a.Naked && a.Name == nil {
			r.mayClose(a.Value)
			for _, w := range r.single(a.Value, st) {
				if strings.HasPrefix(w.Text, "-") && strings.Contains(w.Text, "T") && r.mayBeZsh() {
					r.unknown("zsh makes a list another name for the variable")
				}
				switch {
				case !w.Exact():
					r.unknown("what is declared is not known")
					st.poured |= w.Data
				case w.Is("-n") && c.Variant.Value == "export", w.Is("+x"):
					how.kind = how.kind&^exported | withdrawn
				case w.Is("-f") && c.Variant.Value == "export":
					how.function = true
				case strings.HasPrefix(w.Text, "-") && c.Variant.Value != "export":
					how.flags(w.Text)
				case how.prints:
					r.give(automode.Effect{Kind: automode.Disclose, Target: w.Text, Program: c.Variant.Value, Known: automode.Exact, Why: "prints a variable"})
				case strings.Contains(w.Text, "["):
					r.subscripts(alts{w}, st)
					list, _, _ := strings.Cut(w.Text, "[")
					v := alts{{Many: true, Data: w.Data}}
					r.environment(list, v, st)
					st.set(list, r.element(list, v, false, st))
				default:
					if how.ref {
						r.unknown("which name would stand for another variable is made up of parts")
					}
					r.declared(w, &how, st)
				}
				prints = prints && (!w.Exact() || w.Text == "" || strings.HasPrefix(w.Text, "-") || strings.HasPrefix(w.Text, "+"))
			}
			continue
		}
		prints = false
		name := a.Name.Value
		if how.function {
			r.declaresFunction(name, how.kind, st)
			continue
		}
		if how.prints {
			r.give(automode.Effect{Kind: automode.Disclose, Target: name, Program: c.Variant.Value, Known: automode.Exact, Why: "prints a variable"})
			continue
		}
		if how.own && st.inner {
			outer, ok := st.lookup(name)
			if !ok {
				outer = r.value(name, st)
			}
			st.local = &local{name, outer, st.local}
			if r.mayBeZsh() {
				st.kinds.doubt(name) // there it is another variable, in bash children see it in the place of the outer
			}
		}
		if how.kind&^readOnly != 0 {
			st.kinds.add(name, how.kind&^readOnly)
		}
		if of, _ := st.meant(name); of != name && !how.ref {
			r.unknown("“" + name + "” stands for another variable, and is declared as one of its own")
		}
		switch {
		case how.ref:
			r.refers(name, a, st, !st.inner && c.Variant.Value != "local" || how.own && r.inFunction(st))
		case !a.Naked && c.Variant.Value == "local" && !r.inFunction(st):
			// bash refuses it outside of a function, zsh does not.
			old := r.value(name, st)
			r.assign(a, st)
			now, _ := st.lookup(name)
			st.set(name, value.Union(old, now))
		case !a.Naked:
			r.assign(a, st)
		case how.own && st.inner:
			st.repaths(name)
			st.set(name, alts{unset()})
		}
		if how.kind&readOnly != 0 {
			st.kinds.add(name, readOnly)
		}
	}
	if prints {
		r.give(automode.Effect{Kind: automode.Disclose, Target: "environment", Program: c.Variant.Value, Known: automode.Exact, Why: "prints every variable"})
		return st, st, secretText()
	}
	if how.function {
		return st, st, flow{} // what they are, as text
	}
	return st, st, nothing()
}
