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
	if !r.canBeSet(a, name, st) {
		r.mayGiveUp(st)
	}
	if name == "FUNCNEST" {
		r.unknown("bounds how deep functions call each other, and past that a line is given up")
	}
	r.lengthened(a)
	r.endsInIndex(a, st)
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
		if v = present(r.single(a.Value, st)); a.Append && st.mayCount(name) || a.Index != nil && (st.mayCount(name) || countsInZsh(name)) {
			r.evaluated(v, st)
		}
		switch {
		case a.Index != nil:
			v = r.element(name, v, a.Append, st)
		case a.Append:
			if v = appended(name, v, st); r.sober {
				v = value.Union(r.value(name, st), v) // to a plain sh it is the name of a command
			}
		}
	}
	v = r.keepsValue(name, v, st)
	if a.Array != nil || a.Index != nil {
		st.kinds.sever(name)
		r.holdsList(name, v)
	}
	st.setList(a.Name.Value, v, inOrder) // where it stands for another one, perhaps
}

// present are the values of a variable that is there now, if as an empty text.
func present(v alts) alts {
	for i := range v {
		if v[i].Known == automode.Exact && v[i].MayEmpty {
			v = slices.Clone(v)
			v[i].MayEmpty = false
		}
	}
	return v
}

// appended is what a variable holds behind which more is put.
func appended(name string, v alts, st *state) alts {
	old, ok := st.lookup(name)
	if !ok {
		old = alts{unset()}
	}
	var all alts
	for _, x := range old {
		if x.Many && x.Known == automode.Exact {
			return value.Union(nil, listOf(old)) // of a list bash changes the first element, and zsh adds one
		}
		for _, y := range v {
			all = append(all, value.Concat(x, y))
		}
	}
	return value.Union(nil, all)
}

// keepsValue is what a variable makes of what is assigned to it, by what it was declared to
// be, and tells what the new value does.
func (r *reader) keepsValue(name string, v alts, st *state) alts {
	if st.counts(name) {
		r.evaluated(v, st)
	}
	v = st.kept(name, v)
	r.part = automode.InAssignment
	r.environment(name, v, st)
	r.part = automode.InWords
	return v
}

// kept is what is left of a value in a variable of that name, in whatever way it gets there.
func (s *state) kept(name string, v alts) alts {
	if of, perhaps := s.meant(name); of != name && !perhaps {
		name = of
	}
	if s.kinds.has(name, numeral) {
		v = value.Union(v, number()) // which environment looks at
	}
	if s.counts(name) {
		if v = value.Union(v, number()); s.kinds.counts(name) {
			v = number() // others are plain ones, or may be, once they were unset
		}
	}
	if s.kinds.has(name, altered) {
		v = value.Union(v, alts{{Data: dataIn(v)}}) // where case is not told apart it is the same file
	}
	return v
}

// fills gives a variable what is read or made for it, and not assigned to it by its name.
func (r *reader) fills(name string, v alts, st *state) {
	r.environment(name, v, st)
	st.set(name, st.kept(name, v))
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
	old = r.behindFirst(name, old)
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
			if plain = plain && len(f) == 1 && f[0].Known == automode.Exact && !f[0].Many && !f[0].MayEmpty; plain { // a pattern stands for its names
				inOrder = append(inOrder, f[0])
			}
		}
	}
	if !plain {
		inOrder = nil
	}
	if len(a.Elems) > 0 && a.Elems[0].Index != nil {
		v = append(v, missing()) // the list may have none where its name alone looks
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
	spots := r.locate(w, st)
	for _, s := range spots {
		if s.place.Region != automode.System || !strings.HasPrefix(s.at.Path, w.Text[:5]) {
			return false
		}
	}
	return len(spots) > 0
}

// installedKit reports whether a folder is one that an installer put on the machine
// with programs in it, and that nothing changed since.
func (r *reader) installedKit(w commands.Word, st *state) bool {
	if !w.Exact() || w.Text == "" || r.away > 0 || r.loose {
		return false
	}
	spots := r.locate(w, st)
	for _, s := range spots {
		bin := s.at.Path + "/bin"
		if s.at.Path == "" || r.notes.touched(s.at.Path) || r.notes.touched(bin) || r.options.Changed != nil && (r.options.Changed(bin) || r.options.Changed(bin+"/java")) || !r.world.InstalledPrograms(bin) {
			return false
		}
	}
	return len(spots) > 0
}

// installedPython reports whether a word is a Python of this machine: one by its name,
// or where installers put programs.
func (r *reader) installedPython(w commands.Word, st *state) bool {
	p := r.find(base(w.Text))
	if !w.Exact() || r.away > 0 || r.loose || p == nil || p.Row.Lang != commands.Python {
		return false
	}
	if !strings.Contains(w.Text, "/") || systemProgram(w.Text) {
		return true
	}
	spots := r.locate(w, st)
	for _, s := range spots {
		if r.installedTool(s) != p {
			return false
		}
	}
	return len(spots) > 0
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
		if r.installedCode(commands.Lit(dir), st) {
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
