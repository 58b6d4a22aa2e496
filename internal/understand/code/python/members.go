package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// attribute is an attribute of each of the things that the value may be.
func (r *reader) attribute(n *node, v value) value {
	name := n.text
	var out value
	for _, a := range v {
		if a.kind == madeOf || a.kind == ownClass {
			out = join(out, r.attributeOf(n, a))
			continue
		}
		if strings.HasPrefix(name, "_") && !dunder(name) && !plainHidden(a, name) && (a.kind == callable && a.owner.kin != nil || a.kind == module && a.name != "os" && a.name != "sys") {
			out = join(out, r.unreadOf(n, &atom{kind: unread, name: a.name}, name)) // it can be shown, and no more
			continue
		}
		if hiddenName(name) && !plainHidden(a, name) && a.kind != opaque && a.kind != unread && !a.isOwn() && !(a.kind == callable && a.class && code.Within(specials, name)) && !(a.kind == callable && name == "__init__") && !((name == "__version__" || name == "__file__" || name == "__path__") && a.kind == module) && name != "__name__" && name != "__doc__" {
			out = join(out, r.unknown(n, "“"+name+"” reaches into the language itself"))
			continue
		}
		switch a.kind {
		case opaque:
			return v
		case unread:
			out = join(out, r.unreadOf(n, a, name))
		case module:
			out = join(out, r.ofModule(n, a))
		case data:
			switch {
			case name == "__name__" || name == "__doc__":
				out = join(out, some(0))
			case a.word.Base != "" && name == "stdout":
				out = join(out, value{a}) // of a command that prints paths
			case a.name == "file" && name == "name" && a.word.Known != automode.Guess:
				out = join(out, value{{word: a.word}})
			case a.none || a.exact() && !code.Within(methods, name):
			case code.Within(methods, name):
				out = join(out, value{{kind: bound, name: name, self: r.kept(a)}})
			case a.number:
				out = join(out, num())
			default:
				out = join(out, value{{deep: true, sites: a.sites, word: commands.Word{Data: a.word.Data, Encoded: a.word.Encoded}}})
				out = join(out, r.elements(value{a}))
			}
		case object:
			out = join(out, r.ofObject(n, a))
		case callable:
			switch {
			case name == "__name__" || name == "__doc__":
				out = join(out, some(0))
			case a.class && name == "_fields":
				out = join(out, some(0))
			case a.class && a.entry != nil && a.entry.gives == pathOf, a.entry != nil && a.entry.gives == pathOf:
				if f, ok := member(&pathClass, name); ok {
					out = join(out, f)
				} else if f, ok := member(&pathType, name); ok {
					out = join(out, value{{kind: bound, name: name, self: r.kept(&atom{kind: object, owner: &pathType})}})
					_ = f
				} else {
					out = join(out, r.unknown(n, "nobody read what “"+name+"” of a path is"))
				}
			case a.class && code.Within(methods, name) && !(a.owner.kin != nil && code.Within(reachingOut, name)):
				out = join(out, value{{kind: bound, name: name, self: r.kept(&atom{deep: true})}})
			case a.class && code.Within(a.owner.data, a.name+"."+name):
				out = join(out, some(0))
			case !a.class && findEntry(a.owner, a.name+"."+name):
				f, _ := member(a.owner, a.name+"."+name)
				out = join(out, f)
			case code.Within(a.owner.pure, a.name+"."+name):
				out = join(out, value{{kind: callable, name: a.name + "." + name, owner: a.owner}})
			case a.class && a.owner.kin != nil:
				out = join(out, r.ofClass(n, a, name))
			default:
				out = join(out, r.unreadOf(n, a, name))
			}
		default:
			if name == "__name__" || name == "__doc__" || name == "__qualname__" || name == "__annotations__" || name == "__defaults__" {
				out = join(out, some(0))
				continue
			}
			if f, ok := member(&keptType, name); ok && a.kind == defined {
				out = join(out, f)
				continue
			}
			out = join(out, r.unknown(n, "nobody read what “"+name+"” of a function is"))
		}
	}
	return out
}

// recordMethods are those of named tuples, and the names of their fields.
const recordMethods = " _asdict _replace _make _fields "

// chained are attributes of exceptions: others, and where they came from, of which
// everything is hidden.
const chained = " __cause__ __context__ __suppress_context__ __traceback__ __notes__ "

// plainHidden reports whether a hidden name is described all the same.
func plainHidden(a *atom, name string) bool {
	switch a.kind {
	case data:
		return code.Within(recordMethods, name) || code.Within(chained, name)
	case module:
		t := findModule(a.name)
		if t == nil {
			return false
		}
		_, described := member(t, name)
		return described
	}
	return a.kind == callable && a.class && name == "_fields"
}

// kept returns one and the same atom for those that are alike, so that bound
// methods can be compared.
func (r *reader) kept(a *atom) *atom {
	for _, k := range r.selves {
		if *k == *a {
			return k
		}
	}
	c := *a
	r.selves = append(r.selves, &c)
	return &c
}

// ofModule is an attribute of a module.
func (r *reader) ofModule(n *node, a *atom) value {
	name := n.text
	if a.name == "os" && name == "path" {
		return value{{kind: module, name: "os.path"}}
	}
	t := findModule(a.name)
	if full := a.name + "." + name; r.ownSettings && configures(full) {
		return ownModule(full)
	}
	if name == "__version__" || name == "__name__" || name == "__doc__" || name == "__file__" || name == "__path__" {
		return some(0)
	}
	if t == nil {
		// A package that only holds modules.
		if findPackage(a.name + "." + name) {
			return value{{kind: module, name: a.name + "." + name}}
		}
		return r.unreadOf(n, a, name)
	}
	switch {
	case a.name == "os" && name == "O_RDONLY":
		return value{{number: true, word: commands.Lit("0")}}
	case name == "rcParams" && strings.HasPrefix(a.name, "matplotlib"):
		return value{{kind: object, owner: &settingsOfFigures}}
	case a.name == "os" && name == "environ":
		return value{{kind: object, owner: &environType}}
	case a.name == "sys" && name == "argv":
		return r.argv()
	case a.name == "sys" && name == "executable":
		return value{{name: interpreter}}
	case a.name == "sys" && name == "stdin":
		return value{{name: "stdin"}}
	case a.name == "sys" && name == "path":
		return value{{kind: object, owner: &searchType}}
	case a.name == "subprocess" && name == "DEVNULL":
		return str("") // all that comes out of it
	}
	if v, ok := member(t, name); ok {
		return v
	}
	if full := a.name + "." + name; findPackage(full) {
		return value{{kind: module, name: full}}
	}
	return r.unreadOf(n, a, name)
}

// argv is sys.argv.
func (r *reader) argv() value {
	v := str(r.File)
	if r.File == "" {
		v = join(str("-c"), str("-"))
	}
	for _, w := range r.Args {
		if w.Glob && w.Known == automode.Exact {
			v = join(v, matches(w))
			continue
		}
		w.Many, w.Glob = false, false
		v = join(v, value{{word: w}})
	}
	r.put(1<<arguments, v)
	return value{{sites: 1 << arguments}}
}

// ofObject is an attribute of something that has a table.
func (r *reader) ofObject(n *node, a *atom) value {
	name := n.text
	if a.owner == &environType {
		return value{{kind: bound, name: name, self: r.kept(a)}}
	}
	if a.owner == &pathType {
		if v, ok := ofPath(a, name); ok {
			return v
		}
	}
	if a.isOwn() {
		return r.ofOwn(n, a, name)
	}
	if a.owner == &packageThing && name == "name" {
		return value{modulesName}
	}
	if a.owner == &tempDirType && name == "name" {
		return value{{word: a.word}}
	}
	if a.owner == &serversThing && name == "server_port" {
		return num()
	}
	if a.owner.open {
		if f, ok := member(a.owner, name); ok && f[0].entry != nil {
			return value{{kind: bound, name: name, self: r.kept(a)}}
		}
		return value{a}
	}
	if code.Within(a.owner.data, name) {
		return some(0)
	}
	if _, ok := member(a.owner, name); ok {
		return value{{kind: bound, name: name, self: r.kept(a)}}
	}
	if a.owner == &pathType && code.Within(methods, name) {
		return nil // it fails
	}
	return r.unknown(n, "nobody read what “"+name+"” of a "+a.owner.name+" is")
}

// method follows a call of a method.
func (r *reader) method(n *node, name string, on *atom, a *args, s *scope) value {
	if on.kind == object {
		if on.owner == &environType {
			return r.environMethod(n, name, a, s)
		}
		if on.isOwn() {
			return r.callsOwn(n, name, on, a, s)
		}
		if on.owner == &searchType && (name == "insert" || name == "append") {
			return r.searches(n, name, a)
		}
		f, ok := member(on.owner, name)
		if !ok && on.owner == &pathType && code.Within(methods, name) {
			return nil // a path has none of them: it fails
		}
		if !ok {
			result := r.mayCall(n, s, name, a, nil)
			if on.owner == &mockThing && !hiddenName(name) {
				r.comesOut(n, result)
				return r.akin(n, on.owner, a.all()...)
			}
			return r.unknown(n, "nobody read what “"+name+"” of a "+on.owner.name+" does")
		}
		if f[0].kind != callable {
			return nil
		}
		if on.owner == &appsThing && code.Within("update setdefault from_mapping from_object from_pyfile", name) {
			r.setsMany(a)
		}
		f[0].self = on // the table gives a new one each time
		return r.perform(n, f[0], a, s)
	}
	switch {
	case on.none:
		return nil
	case name == "text" && len(a.all()) == 0 && !on.exact():
		return r.derived(n, value{on}) // of an answer that is waited for
	case code.Within(recordMethods, name):
		return r.derived(n, append(a.all(), value{on})...)
	case hiddenName(name), !code.Within(methods, name):
		r.mayCall(n, s, name, a, value{on})
		return r.unknown(n, "nobody read what the method “"+name+"” does")
	}
	all := a.all()
	var result value
	if code.Within(calling, name) {
		result = r.mayCall(n, s, name, a, value{on})
		all = a.kept()
	} else if r.opaque(all) {
		r.fail(n.line, "something that nobody knows is handed on")
	}
	if code.Within(mutators, name) || name == "pop" || name == "remove" || name == "clear" || name == "sort" || name == "reverse" || name == "popitem" {
		r.mutates(on.sites)
	}
	if code.Within(mutators, name) {
		for _, v := range all {
			r.put(on.sites, v)
			r.put(on.sites, r.elements(v))
		}
		for _, key := range a.names {
			r.put(on.sites, str(key)) // of what is updated
		}
	}
	switch name {
	case "write", "writelines", "writerow", "writerows":
		r.shows(all)
		return num()
	case "print_help", "print_usage", "error":
		r.shows(append(all, value{on}))
		return none()
	case "format", "format_map":
		return r.formatted(n, on, a)
	}
	if on.name == "stdin" && (name == "read" || name == "readline") && r.Input.Exact() {
		return value{{word: r.Input}}
	}
	if on.name == "stdin" && (name == "readlines" || name == "readline") && r.Input.Known == automode.Bounded {
		return value{on}
	}
	if v, ok := textMethod(name, on, a); ok {
		return v
	}
	if (name == "split" || name == "splitlines") && on.kind == data && on.sites == 0 && on.word.Known == automode.Bounded && on.word.Base != "" && (len(all) == 0 || len(all) == 1 && all[0].is("\n")) {
		return r.listOf(n, value{{word: on.word}})
	}
	if on.exact() && len(all) == 0 {
		if parts, ok := divided(name, on.word.Text); ok {
			return r.sequence(n, parts)
		}
	}
	if name == "items" && len(all) == 0 && on.sites != 0 && !on.deep {
		return value{{name: "items", sites: on.sites, deep: true, list: pairs(on)}}
	}
	if name == "values" && len(all) == 0 && pairs(on) != nil {
		return value{{name: "values", sites: on.sites, deep: true, list: on.list}}
	}
	if (name == "keys" || name == "values" || name == "copy") && len(all) == 0 {
		return value{on}
	}
	v := r.derived(n, append(all, value{on}, result)...)
	if name == "fromhex" || (name == "decode" || name == "encode") && len(all) > 0 {
		v[len(v)-1].word.Encoded = true
	}
	return v
}

// opaque reports whether something that nobody knows is among the values.
func (r *reader) opaque(list []value) bool {
	all := r.reach(list...)
	for i := range all {
		if k := all[i].kind; k == opaque || k == unread {
			return true
		}
	}
	return false
}

// environMethod is a method of os.environ.
func (r *reader) environMethod(n *node, name string, a *args, s *scope) value {
	key, _ := a.at(0, "key")
	switch name {
	case "get", "pop":
		v := r.variable(n, key)
		fallback, _ := a.at(1, "default")
		return join(v, fallback)
	case "setdefault":
		to, _ := a.at(1, "")
		r.setVariable(n, key, to)
		return r.variable(n, key)
	case "keys":
		return some(0)
	case "copy":
		return value{{name: "environ", deep: true, word: commands.Word{Data: automode.SecretData}}}
	case "items", "values":
		return some(automode.SecretData)
	}
	return r.unknown(n, "nobody read what “"+name+"” does to the environment")
}

// formatted is text.format(…). A template that is not known could ask for any
// attribute.
func (r *reader) formatted(n *node, on *atom, a *args) value {
	all := a.all()
	if on.exact() && reaching(on.word.Text) && (strings.Contains(on.word.Text, "_") || !r.dataOnly(r.reach(all...))) {
		return r.unknown(n, "a template reaches into what it is given")
	}
	if !on.exact() && r.runs(r.reach(all...)) {
		return r.unknown(n, "a template that is not known is filled in")
	}
	parts := strings.Split(on.word.Text, "{}")
	if !on.exact() || a.any || a.many || len(parts) != len(a.list)+1 || strings.ContainsAny(strings.Join(parts, ""), "{}") {
		return r.plain(append(all, value{on})...)
	}
	v := str(parts[0])
	for i, p := range parts[1:] {
		x := a.list[i]
		if w := x.widenedText(); w != nil {
			x = w
		}
		v = concatAll(concatAll(v, x), str(p))
	}
	return r.makes(v)
}

// reaching reports whether a field of a template names a part of what it is
// filled with. Of a format, behind the colon, only fields of its own count.
func reaching(t string) bool {
	field := false
	for i := 0; i < len(t); i++ {
		switch c := t[i]; {
		case c == '{':
			field = true
		case c == '}' || c == ':' || c == '!':
			field = false
		case field && (c == '.' || c == '['):
			return true
		}
	}
	return false
}

// textMethod is what a method makes of text that is known, or keeps of what is
// known of it.
func textMethod(name string, on *atom, a *args) (value, bool) {
	var first, second string
	n := len(a.list)
	if len(a.named) > 0 || a.many || a.any || n > 2 {
		return nil, false
	}
	if n > 0 {
		var ok bool
		if first, ok = a.list[0].text(); !ok {
			return nil, false
		}
	}
	if n > 1 {
		var ok bool
		if second, ok = a.list[1].text(); !ok {
			return nil, false
		}
	}
	if on.kind == data && on.sites == 0 && on.word.Known == automode.Bounded && n == 0 {
		switch name {
		case "strip", "rstrip", "lstrip", "lower", "decode", "encode":
			w := *on
			if name == "lower" {
				w.word.Base, w.word.Suffix, w.word.Text = "", "", ""
				w.word.Known = automode.Guess
			}
			return value{&w}, true
		}
	}
	if !on.exact() {
		return nil, false
	}
	t := on.word.Text
	for i := 0; i < len(t); i++ {
		if t[i] >= 0x7f || t[i] < ' ' && t[i] != '\n' && t[i] != '\t' {
			return nil, false // what counts as blank or capital there differs
		}
	}
	switch {
	case n == 0 && (name == "encode" || name == "decode"), n == 1 && (name == "encode" || name == "decode") && (first == "utf-8" || first == "utf8" || first == "ascii"):
	case n == 0 && name == "strip":
		t = strings.TrimSpace(t)
	case n == 0 && name == "lower":
		t = strings.ToLower(t)
	case n == 0 && name == "upper":
		t = strings.ToUpper(t)
	case n == 1 && name == "strip":
		t = strings.Trim(t, first)
	case n == 1 && name == "rstrip":
		t = strings.TrimRight(t, first)
	case n == 1 && name == "removesuffix":
		t = strings.TrimSuffix(t, first)
	case n == 1 && name == "removeprefix":
		t = strings.TrimPrefix(t, first)
	case n == 2 && name == "replace" && first != "" && len(t)*max(1, len(second)) <= maxText:
		t = strings.ReplaceAll(t, first, second)
	default:
		return nil, false
	}
	w := *on
	w.word.Text = t
	return value{&w}, true
}

// shows: what is printed or written in the open.
func (r *reader) shows(list []value) {
	d, enc := r.reach(list...).carries()
	if d&automode.SecretData != 0 {
		r.add(commands.Fact{Kind: automode.Disclose, Target: "a variable that holds a secret", Why: "prints it"})
	}
	r.decodes = r.decodes || enc
}
