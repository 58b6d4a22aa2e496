package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// settingless are classes of Django that are made and shown without settings.
const settingless = " Q F Value Case When OuterRef Context "

// perform follows a call of a function of a table.
func (r *reader) perform(n *node, f *atom, a *args, s *scope) value {
	if a == nil {
		a = &args{n: n}
	}
	if lateSettings(f.owner.name) && !code.Within(settingless, f.name) {
		r.needsSettings = true
	}
	all := a.all()
	if f.self != nil {
		all = append(all, value{f.self})
	}
	var own value
	if f.self != nil {
		own = value{f.self}
	}
	var result value
	if f.entry != nil && (f.entry.gives == decorates || f.entry.gives == unchanged) {
		return r.given(n, f, a, all, nil, s)
	}
	if !code.Within(inert, f.name) || len(a.names) > 0 && code.Within("print pprint pp", f.name) { // that to which they print
		var on value
		if f.owner.open {
			on = own
		}
		if e := f.entry; e == nil {
			r.lender = f.owner.kinship()
		}
		result = r.mayCall(n, s, f.name, a, on)
	}
	e := f.entry
	if v, ok := r.stripped(n, f, a, s); ok {
		return v
	}
	if v, ok := r.let(n, f, a); ok {
		return v
	}
	if f.owner.kinship() != nil {
		r.lends(n, f, a)
	}
	if e == nil {
		if k := f.owner.kinship(); k != nil {
			if f.owner.evals {
				r.calculates(n, all)
			}
			r.comesOut(n, result)
			v := r.akin(n, k, all...)
			if f.name == looking && v[0].isOwn() {
				v[0].own = looking
			}
			return v
		}
		if code.Within(f.owner.plain, f.name) {
			return r.plain(all...)
		}
		if code.Within(f.owner.stores, f.name) && len(a.list) > 0 {
			for i := range a.list[0] {
				r.mutates(a.list[0][i].sites)
				for _, v := range all {
					r.put(a.list[0][i].sites, v)
				}
			}
		}
		if code.Within(callers, f.name) {
			all = a.kept()
		}
		return r.derived(n, append(all, result)...)
	}
	for i, name := range a.names {
		if code.Within("dir_fd src_dir_fd dst_dir_fd", name) && !(len(a.named[i]) == 1 && a.named[i][0].none) {
			r.fail(n.line, "the folder that “"+name+"” of “"+f.name+"” stands for is not followed")
		}
	}
	if e.only != "" {
		if a.any {
			r.fail(n.line, "arguments of “"+f.name+"” that are not known")
		}
		for _, name := range a.names {
			if !code.Within(e.only, name) {
				r.fail(n.line, "nobody read what the argument “"+name+"” of “"+f.name+"” does")
			}
		}
	}
	for i := range e.args {
		g := &e.args[i]
		v, ok := own, g.at == self
		if !ok {
			v, ok = a.at(int(g.at), g.name)
		}
		if !ok && g.absent != "" {
			v, ok = str(g.absent), true
		}
		if ok {
			var of []commands.Word
			if g.role == commands.Receives && g.extent == automode.One {
				// A folder takes what is copied or moved under its own name.
				from, ok := own, e.args[0].at == self
				if !ok {
					from, ok = a.at(int(e.args[0].at), e.args[0].name)
				}
				if ok {
					for _, x := range from {
						w := x.target()
						w.One = w.One || w.Glob // no shell makes several of it: a loop does
						of = append(of, w)
					}
				}
			}
			if f.owner == &sessionType && g.role != commands.Reads {
				v = v.elsewhere()
			}
			if g.web {
				v = r.addressed(g.role, v, e.why)
			}
			role := g.role
			if role == commands.Appends && logsAnew(f.name, a) {
				role = commands.Writes
			}
			r.happens(role, v, g.extent, g.traits, e.why, of...)
			if g.role.Means().Kind == automode.Write {
				_, enc := r.reach(all...).carries()
				r.decodes = r.decodes || enc // what it puts there may be
			}
		}
	}
	if e.target != "" {
		r.add(commands.Fact{Kind: e.kind, Target: e.target, Traits: e.traits, Why: e.why})
	}
	return r.given(n, f, a, all, result, s)
}

// happens gives the facts of what happens to each thing that a value may be.
func (r *reader) happens(role commands.Role, v value, extent automode.Extent, traits automode.Traits, why string, of ...commands.Word) {
	mean := role.Means()
	for _, a := range v {
		if a.number && (role == commands.Marks || role == commands.Truncates || role == commands.Deletes || role == commands.Base) {
			a = &atom{} // a file that is open, by its number
		}
		if role == commands.Reads && a.kind == data && a.list != nil {
			var each value // of a list, which may hold itself
			for _, x := range r.reach(value{a}) {
				if x.kind != data || x.list == nil {
					each = join(each, value{x})
				}
			}
			r.happens(role, each, extent, traits, why)
			continue
		}
		if a.none || a.number || a.name == "file" || a.name == "stdin" || a.owner == &profilerThing {
			continue
		}
		f := commands.Fact{Role: role, Kind: mean.Kind, Traits: mean.Traits | traits, Extent: max(mean.Extent, extent), Why: why, Word: a.target(), Words: of}
		if role == commands.Base {
			f.Kind, f.Traits = automode.Unknown, 0
		}
		if role == commands.Writes || role == commands.Edits || role == commands.Appends {
			if a.kind == data && a.word.Known == automode.Bounded && a.word.Base != "" && a.word.Suffix == "" {
				f.Extent = automode.Tree // files of any name below it
			}
		}
		if r.add(f); a.every != "" {
			r.addAll(f, a.every)
		}
	}
}

// target is what an atom is as the word of a fact.
func (a *atom) target() commands.Word {
	w := a.text()
	if a.kind == data && !a.number || a.kind == object && a.owner == &pathType {
		if a.pattern != "" {
			return commands.Word{Text: a.pattern, Known: automode.Exact, Glob: true, Data: w.Data}
		}
		return w
	}
	return commands.Word{}
}

func (r *reader) sitesOfAll(n *node, v value) uint64 {
	site := r.container(n)
	r.put(site, r.elements(v))
	return site
}

// open is a file or an archive that is opened: the mode decides.
func (r *reader) open(n *node, f *atom, a *args) value {
	file, at := value(nil), 1
	switch {
	case f.self != nil:
		file, at = value{f.self}, 0
	default:
		file, _ = a.at(0, "file")
		for _, name := range []string{"name", "filename", "path"} {
			if v, ok := a.at(-1, name); ok && len(file) == 0 {
				file = v
			}
		}
	}
	mode, ok := a.at(at, "mode")
	m, known := mode.text()
	reads, writes, role := true, false, commands.Writes
	switch {
	case f.entry.gives == openedFlags:
		flags, _ := a.at(1, "flags")
		reads = len(flags) == 1 && flags[0].number && flags[0].word.Is("0")
		writes = !reads // and what is there may be gone, whatever is read of it
	case !ok:
	case !known:
		writes, role = true, commands.Writes
	default:
		m, _, _ = strings.Cut(m, ":") // what packs it
		m, _, _ = strings.Cut(m, "|")
		plus := strings.Contains(m, "+")
		switch {
		case strings.ContainsAny(m, "wx"):
			reads, writes = false, true
		case strings.Contains(m, "a"):
			reads, writes, role = false, true, commands.Appends
		case plus:
			writes, role = true, commands.Edits
		}
	}
	why := "opens the file to write it"
	if ok && !known && f.entry.gives != openedFlags {
		// What it holds may be gone, and is not kept by being read before.
		r.happens(commands.Writes, file, 0, 0, why)
		writes = false
	}
	if reads {
		r.happens(commands.Reads, file, 0, 0, "")
	}
	if writes {
		r.happens(role, file, 0, 0, why)
	}
	if f.entry.gives == archive {
		return value{{kind: object, owner: &archiveType}}
	}
	return value{{name: "file"}}
}

// imported_ is a module that is named by a value.
func (r *reader) imported_(n *node, name value) value {
	var out value
	if len(name) == 1 && name[0] == modulesName {
		return ownOf("", 0)
	}
	for _, a := range name {
		s := a.word.Text
		if a.exact() && r.loadsOwn(n, s) {
			if n.kids[0].kind == nameNode {
				s, _, _ = strings.Cut(s, ".")
			}
			out = join(out, ownModule(s))
			continue
		}
		if !a.exact() || strings.HasPrefix(s, ".") || !r.load(n, s) {
			r.fail(n.line, "a module is loaded by a name that is put together")
			out = join(out, value{{kind: opaque}})
			continue
		}
		if n.kids[0].kind == nameNode {
			s, _, _ = strings.Cut(s, ".") // __import__ gives the package
		}
		out = join(out, value{{kind: module, name: s}})
	}
	return out
}

// setattr stores under a name that is known in what the code made itself.
func (r *reader) setattr(n *node, a *args) {
	on, _ := a.at(0, "")
	name, _ := a.at(1, "")
	v, _ := a.at(2, "")
	s, ok := name.text()
	if !ok || a.many || len(a.list) != 3 || hiddenName(s) {
		r.fail(n.line, "an attribute is set that is not known")
	}
	for _, x := range on {
		if x.kind != madeOf {
			r.fail(n.line, "something of a module or function is replaced")
			return
		}
	}
	r.store(&node{kind: attrNode, text: s, line: n.line}, on, v, true)
}

// getattr is an attribute that is named by a value.
func (r *reader) getattr(n *node, a *args) value {
	on, _ := a.at(0, "")
	name, _ := a.at(1, "")
	fallback, _ := a.at(2, "")
	s, ok := name.text()
	if !ok {
		return r.unknown(n, "an attribute is named by something that is not known")
	}
	return join(r.attribute(&node{kind: attrNode, text: s, line: n.line}, on), fallback)
}

// logsAnew reports whether a log is begun again where its handler is made, or may be: by
// itself it goes on behind what is there.
func logsAnew(handler string, a *args) bool {
	mode, said := a.at(1, "mode")
	switch handler {
	case "basicConfig":
		mode, said = a.at(named, "filemode")
	case "TimedRotatingFileHandler":
		return false // it has no mode
	}
	text, known := mode.text()
	return said && !(known && strings.HasPrefix(text, "a"))
}
