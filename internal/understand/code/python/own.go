package python

import (
	"maps"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a module of the project holds is the project's code, as what its tests run is.
// Its functions are called by the names that stand in the text, and what they are handed
// is judged where the paths, hosts and commands in it are known.

// ownThing is what code of the project holds or gives.
var ownThing = table{name: "thing of the project", open: true, calls: true}

// isOwn reports whether an atom is one.
func (a *atom) isOwn() bool { return a.kind == object && a.owner == &ownThing }

// ownOf is something of the project that was got by a name.
func ownOf(name string, carries automode.Data) value {
	return value{{kind: object, owner: &ownThing, own: name, word: commands.Word{Data: carries}}}
}

// ownLanguage are names of the language that say what a thing of the project is.
const ownLanguage = shownNames + "__class__ __mapper__ __table_args__ __table__ __tablename__ __fields__ __members__ __dataclass_fields__ __slots__ __init__ "

// loadsOwn gives the run of a module of the project; false: it is none.
func (r *reader) loadsOwn(n *node, name string) bool {
	if r.Own == nil || packaged(name) {
		return false
	}
	files := r.Own(name, r.inserted...)
	if len(files) == 0 {
		return false
	}
	if _, last, _ := strings.Cut(name, "."); commands.OutwardModule(name[strings.LastIndexByte(name, '.')+1:]) && last != "tests" {
		r.fail(n.line, "by its name the module “"+name+"” does more than it defines")
	}
	for _, f := range files {
		r.add(commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Lang: commands.Python, Word: commands.Lit(f), Module: true, Why: "loads a module of the project"})
	}
	return true
}

// ownModule is a module of the project under its whole name.
func ownModule(name string) value {
	v := ownOf(name[strings.LastIndexByte(name, '.')+1:], 0)
	v[0].from = name
	return v
}

// ofOwn is a member of something of the project. What a module of it loaded itself is
// that module.
func (r *reader) ofOwn(n *node, a *atom, name string) value {
	if dunder(name) && !code.Within(ownLanguage, name) {
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	}
	if a.from != "" { // a module
		switch {
		case r.Own != nil && len(r.Own(a.from+"."+name, r.inserted...)) > 0:
			if !r.loadsOwn(n, a.from+"."+name) {
				return r.unknown(n, "nobody read what “"+name+"” does")
			}
			return ownModule(a.name + "." + name)
		case findPackage(name):
			// Or something of its own by that name.
			return join(value{{kind: module, name: name}}, ownOf(name, r.OwnLabel(name)))
		case packaged(name):
			return value{{kind: unread, name: name}}
		}
	}
	label := r.OwnLabel(name)
	if a.from == "" && commands.Outward(a.own) {
		name = a.own + "." + name // a way to call it
	}
	return ownOf(name, label)
}

// itemOfOwn is an index into something of the project.
func (r *reader) itemOfOwn(n *node, a *atom, key value) value {
	if name, ok := key.text(); ok {
		return r.ofOwn(n, &atom{own: a.own}, name)
	}
	return ownOf("", a.word.Data)
}

// callsOwn follows a call of a function of the project.
func (r *reader) callsOwn(n *node, name string, on *atom, a *args, s *scope) value {
	switch {
	case name == "":
		return r.unknown(n, "it calls what is not known")
	case code.Within("execute exec", name) && len(a.list) > 0 && looks(a.list[0]):
	case commands.Outward(name), on.from == "" && commands.Outward(on.own):
		return r.unknown(n, "by its name, “"+name+"” of the project does more than compute")
	case r.ownSettings && commands.Keeps(name):
		return r.unknown(n, "by its name, “"+name+"” changes what the application keeps")
	case dunder(name) && !code.Within(ownLanguage, name):
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	}
	if key, ok := a.at(0, ""); ok && name == "get" {
		if text, known := key.text(); known && r.OwnLabel(text) == 0 {
			on = &atom{} // of its settings this one
		}
	}
	r.lender = &ownThing
	r.comesOut(n, r.mayCall(n, s, "", a, nil))
	if len(a.list) > 0 && code.Within("get head options post put patch request", name) {
		pages := *a
		pages.list = slices.Clone(a.list)
		pages.list[0] = slices.DeleteFunc(slices.Clone(a.list[0]), func(x *atom) bool { return value{x}.is("/") }) // an application's first
		a = &pages
	}
	r.handsOver(n, a)
	label := r.OwnLabel(name) | on.word.Data
	if on.own == looking {
		return ownOf(looking, label) // and more of the same statement
	}
	return ownOf("", label)
}

// handsOver looks at what code of the project is given.
func (r *reader) handsOver(n *node, a *args) {
	for _, v := range a.all() {
		r.tells(n, v)
		if l := v.list(); l != nil && l.kind != dictNode {
			r.starting(l)
			for _, part := range l.parts {
				r.tells(n, part)
			}
		}
	}
	all := r.reach(a.all()...)
	for _, x := range all {
		switch {
		case x.kind == opaque, x.kind == unread, x.kind == object && x.owner == &environType, x.word.Data&automode.SecretData != 0 && r.loose != 0: // else it is the project's own
			r.fail(n.line, "code of the project is given a secret, or what nobody knows")
		case x.kind == data:
			r.mutates(x.sites)
			r.put(x.sites, ownOf("", 0))
			if !x.none && !x.number {
				r.handsText(n, x)
			}
		case x.kind == object && x.owner == &pathType, x.kind == object && !x.thing() && x.word.Text != "":
			r.add(commands.Fact{Role: commands.Handed, Kind: automode.Unknown, Word: x.word, Why: "code of the project is given what lies outside of it"})
		case x.kind == madeOf, x.kind == ownClass:
			r.lend(x)
		}
	}
	if a != nil && slices.ContainsFunc(a.names, func(name string) bool { return code.Within("shell executable", name) }) {
		r.fail(n.line, "code of the project is told to start something")
	}
}

// tells looks whether a text tells code of the project what to do.
func (r *reader) tells(n *node, v value) {
	for _, x := range v {
		if why := code.Told(x.target()); why != "" && x.kind == data && x.sites == 0 {
			r.fail(n.line, why)
		}
	}
}

// starting: a list that begins with the name of a program may be a command.
func (r *reader) starting(l *node) {
	var words []commands.Word
	for _, v := range l.parts {
		w := single(v.words())
		words = append(words, w)
	}
	if len(words) > 1 && words[0].Exact() && commands.Find(words[0].Text) != nil {
		r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "gives code of the project that command"})
	}
}

// list is what a value was written out as, nil where it was not.
func (v value) list() *node {
	if len(v) == 1 {
		return v[0].list
	}
	return nil
}

// handsText is a text that code of the project is given.
func (r *reader) handsText(n *node, x *atom) {
	if x.sites != 0 {
		return // what it holds is looked at by itself
	}
	switch f, ok, why := code.Handed(x.target()); {
	case why != "":
		r.fail(n.line, why)
	case ok:
		r.add(f)
	}
}

// searches: a folder is put among those that modules are taken from.
func (r *reader) searches(n *node, name string, a *args) value {
	at := 0
	if name == "insert" {
		at = 1
	}
	folder, _ := a.at(at, "")
	for _, w := range folder.words() {
		dir, ok := r.absolute(w)
		if !ok || r.BesideIn == nil || r.OwnFolder == nil || !r.OwnFolder(dir) {
			return r.unknown(n, "it is not known which folder modules are taken from")
		}
		beside := r.BesideIn(dir)
		for m := range strings.FieldsSeq(library) {
			if beside(m) {
				return r.unknown(n, "a file of another folder may take the place of a module that is loaded")
			}
		}
		if !slices.Contains(r.inserted, dir) {
			r.inserted = append(r.inserted, dir)
			r.changed = true
		}
	}
	if len(folder) != 1 || len(folder.words()) != 1 || len(a.list) != at+1 || a.many || a.any {
		return r.unknown(n, "it is not known which folder modules are taken from")
	}
	return none()
}

// absolute is the path of a folder, from the root.
func (r *reader) absolute(w commands.Word) (string, bool) {
	switch {
	case !w.Exact() || r.moved:
		return "", false
	case strings.HasPrefix(w.Text, "/"):
		return w.Text, true
	case r.Cwd == "":
		return "", false
	}
	return r.Cwd + "/" + w.Text, true
}

// fromOwn takes a name from a module of the project.
func (r *reader) fromOwn(n *node, name, as string, s *scope) bool {
	whole := r.loadsOwn(n, n.text)
	part := name != "*" && r.Own != nil && !packaged(n.text) && len(r.Own(n.text+"."+name, r.inserted...)) > 0
	switch {
	case !whole && !part:
		return false
	case name == "*":
		r.fail(n.line, "every name of a module is taken over")
		return true
	}
	from := &node{kind: attrNode, text: name, line: n.line}
	r.assign(s, as, r.ofOwn(from, ownModule(n.text)[0], name))
	return true
}

// calledBy reports whether a function of the library may call something of the project
// that it is given: whatever has a name, and what it is given to be called.
func (r *reader) calledBy(f *atom, name string, a *args) bool {
	if f.own != "" {
		return true
	}
	if a == nil {
		return false
	}
	first := len(a.list) > 0 && a.list[0].has(f) && code.Within("map filter reduce starmap submit to_thread partial Timer Thread Process runcall run_in_executor call_soon", name)
	for i, key := range a.names {
		first = first || a.named[i].has(f) && code.Within("key target default func function callback initializer", key)
	}
	return first
}

// partOfOwn reports whether a name that is written with its module is of one of the
// project's.
func (r *reader) partOfOwn(n *node, name string) bool {
	for {
		at := strings.LastIndexByte(name, '.')
		if at < 0 {
			return false
		}
		if name = name[:at]; r.loadsOwn(n, name) {
			return true
		}
	}
}

// callsAll: whoever loads the code may call what it defines, with any data.
func (r *reader) callsAll() {
	n := &node{kind: callNode, line: 1}
	a := &args{n: n, star: value{{deep: true}}, many: true, any: true}
	for _, name := range slices.Sorted(maps.Keys(r.global.vars)) {
		for _, x := range r.global.vars[name] {
			switch x.kind {
			case defined:
				r.run(n, x.fn, a)
			case ownClass:
				r.lend(x)
				r.construct(n, x.cls, a, r.global)
			}
		}
	}
}

// membersOf are the members of something, each with its name. What is not of the
// project is shown and not called.
func (r *reader) membersOf(n *node, of value) value {
	var out value
	for _, a := range of {
		switch {
		case a.isOwn():
			out = join(out, ownOf("", a.word.Data))
		case a.kind == data:
			out = join(out, value{a})
		default:
			out = join(out, value{{kind: unread, name: "a member"}})
		}
	}
	return r.listOf(n, r.listOf(n, join(out, some(0))))
}

// packagesIn are the packages below those of the project, which are loaded for that.
func (r *reader) packagesIn(n *node, folders value) value {
	for _, a := range folders {
		if !a.isOwn() || a.own != "__path__" {
			return r.unknown(n, "packages are loaded that are not known")
		}
	}
	return r.listOf(n, value{{kind: object, owner: &packageThing}})
}

// packageThing is what is found below a package of the project.
var packageThing = table{name: "package", data: " ispkg module_finder "}

// modulesName is its name, by which it can be loaded as that package was.
var modulesName = &atom{own: "the name of a module"}
