package python

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// attributeOf is an attribute of a class or of a thing of one.
func (r *reader) attributeOf(n *node, a *atom) value {
	name := n.text
	if name == "__class__" && a.kind == madeOf {
		return value{{kind: classOf}}
	}
	if name == "__name__" || name == "__doc__" || name == "__qualname__" {
		return some(0)
	}
	if name == "__members__" && a.cls.members && a.kind == ownClass {
		return r.listOf(n, value{r.kept(&atom{kind: madeOf, cls: a.cls}), {}})
	}
	if reaches(a, name) {
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	}
	out, methods := a.cls.find(name)
	if a.cls.members && a.kind == ownClass && len(out) > 0 {
		return value{r.kept(&atom{kind: madeOf, cls: a.cls})}
	}
	if a.cls.members && a.kind == madeOf && (name == "value" || name == "name") {
		return join(a.cls.holds(), some(0))
	}
	for _, m := range methods {
		if m.kind == "property" {
			out = join(out, r.invoke(n, []*method{m}, value{a.itself()}, &args{n: n}, r.global))
			continue
		}
		out = join(out, value{{kind: bound, name: name, self: r.kept(a)}})
	}
	if of := a.itself().cls; len(methods) == 0 && of.kin != nil && len(out) == 0 {
		if f, ok := member(of.kin, name); ok && f[0].entry != nil {
			return value{{kind: bound, name: name, self: r.kept(a)}}
		}
		d, enc := of.holds().carries()
		return value{{kind: object, owner: of.kin, word: commands.Word{Data: d, Encoded: enc}}}
	}
	if len(methods) == 0 && a.cls.foreign && a.itself().cls.kin == nil {
		if code.Within(methods_, name) {
			out = join(out, value{{kind: bound, name: name, self: r.kept(a)}})
		}
		out = join(out, r.derived(n, a.itself().cls.given))
	}
	return out
}

// reaches reports whether a name of a class or of a thing of one is the language's own,
// by which it gives classes: mro of every class, register of those that are abstract.
func reaches(a *atom, name string) bool {
	return dunder(name) && !code.Within(specials, name) || a.kind == ownClass && code.Within("mro register", name) && a.cls.methods[name] == nil
}

const methods_ = methods // where a variable has that name

// methodOn calls a method of a class or of a thing of one.
func (r *reader) methodOn(n *node, name string, on *atom, a *args, s *scope) value {
	if reaches(on, name) {
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	}
	attr, methods := on.cls.find(name)
	out := r.call(n, attr, a, s)
	if attr != nil && r.runs(attr) {
		out = join(out, r.call(n, attr, a.with(value{on.itself()}), s)) // put into the class it is a method
	}
	for _, m := range methods {
		switch {
		case m.kind == "property":
			out = join(out, r.call(n, r.invoke(n, []*method{m}, value{on.itself()}, &args{n: n}, s), a, s))
		case on.kind == ownClass && m.kind == "":
			out = join(out, r.call(n, m.fn, a, s))
		default:
			out = join(out, r.invoke(n, []*method{m}, value{on.itself()}, a, s))
		}
	}
	if of := on.itself().cls; len(methods) == 0 && of.kin != nil && !(dunder(name) && name != "__call__") {
		if _, ok := member(of.kin, name); attr != nil && !ok {
			return out
		}
		return join(out, r.lentMethod(n, name, on, a, s))
	}
	if len(methods) == 0 && (on.cls.records || on.kind == ownClass) && code.Within("_replace _asdict _make", name) {
		return join(out, r.derived(n, append(a.all(), on.itself().cls.given)...))
	}
	if len(methods) == 0 && on.cls.foreign {
		// A method of the base: it gives data made of what there is.
		if !code.Within(methods_, name) && !code.Within(specials, name) && !code.Within(lentMethods, name) && !strings.HasPrefix(name, "assert") {
			return join(out, r.unknown(n, "nobody read what the method “"+name+"” does"))
		}
		r.mayCall(n, s, name, a, nil)
		of := on.itself().cls
		for _, v := range a.all() {
			r.gives(of, v)
		}
		out = join(out, r.derived(n, of.given))
	}
	return out
}

// lentMethod calls what a class has of the library's class that it adds to.
func (r *reader) lentMethod(n *node, name string, on *atom, a *args, s *scope) value {
	of := on.itself().cls
	if of.kin == &ownThing {
		return r.callsOwn(n, name, &atom{kind: object, owner: &ownThing}, a, s)
	}
	if name == "__call__" {
		if _, forward := of.find("forward"); len(forward) > 0 && of.kin.calls {
			return r.invoke(n, forward, value{on.itself()}, a, s)
		}
		return r.unknown(n, "it calls what is not known")
	}
	f, ok := member(of.kin, name)
	if !ok {
		r.mayCall(n, s, name, a, nil)
		return r.unknown(n, "nobody read what “"+name+"” of a "+of.kin.name+" does")
	}
	d, enc := of.holds().carries()
	f[0].self = &atom{kind: object, owner: of.kin, word: commands.Word{Data: d, Encoded: enc}}
	return r.perform(n, f[0], a, s)
}

// super is what super() gives: the thing, asked as one of the bases of the class
// that the method stands in.
func (r *reader) super(n *node, s *scope) value {
	var f *function
	if len(r.calls) > 0 {
		f = r.calls[len(r.calls)-1]
	}
	if f == nil || f.of == nil || len(f.n.params) == 0 || len(n.kids) > 1 {
		return r.unknown(n, "“super” outside of a method")
	}
	if f.up == nil {
		f.up = &class{name: f.of.name, foreign: true}
	}
	f.up.bases, f.up.kin = f.of.bases, f.of.kin
	on, _ := r.lookup(s, f.n.params[0].name)
	var out value
	for _, a := range on {
		if (a.kind == madeOf || a.kind == ownClass) && a.self == nil {
			out = join(out, value{r.kept(&atom{kind: a.kind, cls: f.up, self: a})})
		} else {
			out = join(out, r.unknown(n, "“super” of what is not known"))
		}
	}
	return out
}

// itself is the thing that a method gets, whatever class it is asked as.
func (a *atom) itself() *atom {
	if a.self != nil {
		return a.self
	}
	return a
}

// unmade is the value without things of classes.
func (v value) unmade() value {
	var out value
	for _, a := range v {
		if a.kind != madeOf {
			out = append(out, a)
		}
	}
	return out
}

// storeOn puts something into a thing of a class, or into the class.
func (r *reader) storeOn(n *node, a *atom, v value, attribute bool, s *scope) {
	if !attribute {
		_, sets := a.cls.find("__setitem__")
		r.invoke(n, sets, value{a}, &args{n: n, star: v, many: true}, s)
		r.attach(a.cls, "[]", v)
		return
	}
	if dunder(n.text) {
		r.fail(n.line, "“"+n.text+"” is given another meaning")
	}
	_, methods := a.cls.find(n.text)
	for _, m := range methods {
		if m.set != nil {
			r.call(n, m.set, &args{n: n, list: []value{{a}, v}}, s)
		}
	}
	r.attach(a.cls, n.text, v)
}

// made is what the operators of the things of classes among a value give; nil
// without any.
func (v value) made() value {
	var out value
	for _, a := range v {
		if a.kind == madeOf {
			out = join(join(out, num()), a.itself().cls.holds())
		}
	}
	return out
}

// dunder reports whether a name is one of those that the language itself uses.
func dunder(name string) bool { return strings.HasPrefix(name, "__") && strings.HasSuffix(name, "__") }
