package python

import (
	"slices"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// args are the arguments of a call.
type args struct {
	n     *node
	list  []value
	names []string // of the arguments by name
	named []value
	star  value // elements that are spread over positions from the last one on
	many  bool  // something was spread
	any   bool  // names that nobody knows were spread
}

// at is the argument at a position or with a name; ok is false when there is
// none.
func (a *args) at(i int, name string) (v value, ok bool) {
	if a == nil {
		return nil, false
	}
	if i >= 0 && i < len(a.list) {
		v, ok = a.list[i], true
	} else if a.many && i >= 0 {
		v, ok = a.star, true
	}
	if name != "" {
		for k, x := range a.names {
			if x == name {
				v, ok = join(v, a.named[k]), true
			}
		}
		if a.any {
			v, ok = join(v, a.star), true
		}
	}
	return v, ok
}

// kept are the values of the arguments that may be part of what comes out: not
// the functions that are only called.
func (a *args) kept() []value {
	if a == nil {
		return nil
	}
	out := make([]value, 0, len(a.list)+len(a.named)+1)
	for _, v := range a.list {
		out = append(out, v.uncalled())
	}
	for i, v := range a.named {
		if a.names[i] != "default" {
			v = v.uncalled()
		}
		out = append(out, v)
	}
	if a.many || a.any {
		out = append(out, a.star)
	}
	return out
}

// uncalled is the value without functions.
func (v value) uncalled() value {
	var out value
	for i := range v {
		if k := v[i].kind; k != callable && k != defined && k != bound {
			out = append(out, v[i])
		}
	}
	return out
}

// all are the values of every argument.
func (a *args) all() []value {
	if a == nil {
		return nil
	}
	out := append(append([]value(nil), a.list...), a.named...)
	if a.many || a.any {
		out = append(out, a.star)
	}
	return out
}

func (r *reader) secret(name string) bool { return r.Secret == nil || r.Secret(name) }

func (r *reader) arguments(n *node, s *scope) *args {
	a := &args{n: n}
	for _, k := range n.kids[1:] {
		switch k.kind {
		case starNode:
			a.star = join(a.star, r.elements(r.eval(k.kids[0], s)))
			a.many = true
		case spreadNode:
			v := r.eval(k.kids[0], s)
			a.star = join(a.star, r.elements(v))
			if slices.ContainsFunc(v, func(x *atom) bool { return x.owner == &environType }) {
				a.star = join(a.star, value{{deep: true, word: commands.Word{Data: automode.SecretData}}})
			}
			a.any = true
		case keywordNode:
			a.names = append(a.names, k.text)
			a.named = append(a.named, r.eval(k.kids[0], s))
		default:
			v := r.eval(k, s)
			if a.many {
				a.star = join(a.star, v)
				continue
			}
			a.list = append(a.list, v)
		}
	}
	return a
}

// callNode follows a call.
func (r *reader) callNode(n *node, s *scope) value {
	f := n.kids[0]
	r.sizes(n)
	if f.kind == nameNode && f.text == "super" {
		if _, own := r.lookup(s, f.text); !own {
			return r.super(n, s)
		}
	}
	if f.kind != attrNode {
		v := r.eval(f, s)
		return r.call(n, v, r.arguments(n, s), s)
	}
	on := r.eval(f.kids[0], s)
	a := r.arguments(n, s)
	var out value
	for _, x := range on {
		switch x.kind {
		case data, object:
			out = join(out, r.method(n, f.text, x, a, s))
		case madeOf, ownClass:
			out = join(out, r.methodOn(n, f.text, x, a, s))
		default:
			out = join(out, r.call(n, r.attribute(f, value{x}), a, s))
		}
	}
	return out
}

// call follows a call of each of the things that the value may be.
func (r *reader) call(n *node, v value, a *args, s *scope) value {
	var out value
	for _, f := range v {
		switch f.kind {
		case data:
			if f.number || f.none || f.exact() {
				continue // it fails
			}
			out = join(out, r.unknown(n, "it calls what is not known"))
		case callable:
			out = join(out, r.perform(n, f, a, s))
		case defined:
			out = join(out, r.run(n, f.fn, a))
		case bound:
			if f.self.cls != nil {
				out = join(out, r.methodOn(n, f.name, f.self, a, s))
				continue
			}
			out = join(out, r.method(n, f.name, f.self, a, s))
		case ownClass:
			out = join(out, r.construct(n, f.cls, a, s))
		case madeOf:
			out = join(out, r.methodOn(n, "__call__", f, a, s))
		case module:
		case object:
			if f.isOwn() {
				out = join(out, r.callsOwn(n, f.own, f, a, s))
				continue
			}
			if f.owner.calls {
				r.comesOut(n, r.mayCall(n, s, "", a, nil))
				if f.owner.evals {
					r.calculates(n, a.all())
				}
				of := f.owner.kin
				if of == nil {
					of = f.owner
				}
				out = join(out, r.akin(n, of, a.all()...))
				continue
			}
			out = join(out, r.unknown(n, "it calls what is not known"))
		case unread:
			r.mayCall(n, s, "", a, nil) // it may call what it is given: atexit.register(f)
			out = join(out, r.unknown(n, "nobody read what “"+f.name+"” does"))
		default:
			r.fail(n.line, "it calls what is not known")
			out = join(out, value{{kind: opaque}})
		}
	}
	return out
}

// mayCall follows calls of the functions among the arguments, with whatever
// else is there: a function that is handed on may be called at any time.
func (r *reader) mayCall(n *node, s *scope, name string, a *args, self value) (result value) {
	gives := r.lender
	r.lender = nil
	if r.work += 20; r.spent() {
		return value{{kind: opaque}}
	}
	list := append(a.all(), self)
	if v, ok := r.direct(n, s, name, a); ok {
		list, result = append(a.rest(), self), v
	}
	all := r.reach(list...)
	any := false
	for i := range all {
		k := all[i].kind
		any = any || k == callable || k == defined || k == bound || k == classOf || k == unread || k == opaque || k == ownClass || k == madeOf && (!code.Within(gentle, name) || name == "print") || all[i].isOwn() && r.calledBy(all[i], name, a)
	}
	if !any {
		return result
	}
	var with value
	for i := range all {
		if k := all[i].kind; k == data || k == object || k == madeOf {
			with = join(with, value{all[i]})
		}
	}
	inner := &args{n: n, star: join(with, r.elements(with)), many: true}
	if code.Within(ofText, name) {
		inner.star = value{{deep: true}}
	} else if code.Within(through, name) {
		// It is called with what lies in the others, and with nothing else.
		if name != "map" || len(a.list) < 2 || r.thingsOnly(self) {
			inner.star = r.elements(self) // not that of a pool, which goes through what it is given
		}
		for _, v := range a.list {
			inner.star = join(inner.star, r.elements(v))
			if name == "max" || name == "min" {
				inner.star = join(inner.star, v.uncalled()) // they compare what they are given
			}
		}
		if a.many {
			inner.star = join(inner.star, r.elements(a.star))
		}
	} else if gives != nil {
		// Things of the library, or what they hold, which is asked no more than they are.
		inner.star = join(inner.star, value{{kind: object, owner: gives}})
	} else {
		inner.star = join(inner.star, value{{deep: true}})
	}
	for _, f := range all {
		switch {
		case f.kind == unread && code.Within(showing, name) && len(a.names) == 0:
		case f.kind == opaque, f.kind == unread, f.kind == classOf:
			r.fail(n.line, "something that nobody knows is handed on")
			result = join(result, value{f})
		case f.kind == madeOf:
			if !code.Within(gentle, name) || name == "print" && slices.Contains(a.names, "file") {
				r.lend(f)
			}
		case f.kind == data, f.kind == object && !(f.isOwn() && r.calledBy(f, name, a)), f.kind == module, r.handed.has(f):
			// What is followed already is given no more than it was.
		default:
			if f.kind == ownClass && !code.Within(gentle, name) {
				r.lend(f)
			}
			outer := r.handed
			if len(outer) > maxHanded {
				r.fail(n.line, "functions are handed on too deep to be followed")
				return value{{kind: opaque}}
			}
			r.handed = append(outer[:len(outer):len(outer)], f)
			result = join(result, r.call(n, value{f}, inner, s))
			r.handed = outer
		}
	}
	return result
}

// lend notes that the library may call any method of a class.
func (r *reader) lend(of *atom) {
	if c := of.itself().cls; !slices.Contains(r.lent, c) {
		r.lent = append(r.lent, c)
		r.changed = true
	}
}

// thingsOnly reports whether a value is something of libraries.
func (r *reader) thingsOnly(v value) bool {
	for _, a := range v {
		if !a.thing() {
			return false
		}
	}
	return true
}

// direct follows a call of a function that is handed on together with what it
// will be given, and nothing else.
func (r *reader) direct(n *node, s *scope, name string, a *args) (result value, ok bool) {
	if a.many || a.any {
		return nil, false
	}
	var f value
	with := &args{n: n}
	switch name {
	case "submit", "to_thread", "runcall":
		if len(a.list) == 0 {
			return nil, false
		}
		f, with.list, with.names, with.named = a.list[0], a.list[1:], a.names, a.named
	case "Thread", "Process":
		if len(a.list) > 0 {
			return nil, false
		}
		f, _ = a.at(-1, "target")
		for _, key := range [...]string{"args", "kwargs"} {
			if v, given := a.at(-1, key); given {
				with.star, with.many = join(with.star, r.elements(v)), true
				with.any = with.any || key == "kwargs"
			}
		}
	default:
		return nil, false
	}
	for _, x := range f {
		if x.kind != callable && x.kind != defined && x.kind != bound {
			return nil, false
		}
	}
	return r.call(n, f, with, s), len(f) > 0
}

// rest are the values of the arguments without the function that they are for.
func (a *args) rest() []value {
	if len(a.list) > 0 {
		return append(append([]value(nil), a.list[1:]...), a.named...)
	}
	var out []value
	for i, v := range a.named {
		if a.names[i] != "target" {
			out = append(out, v)
		}
	}
	return out
}

// function is a function or lambda of the code.
func (r *reader) function(n *node, s *scope) value {
	for _, p := range n.params {
		if p.note != nil {
			r.eval(p.note, s)
		}
	}
	if n.fn == nil {
		n.fn = &function{n: n, all: map[string]value{}, args: map[string]value{}}
	}
	n.fn.around = s
	for i := range n.params {
		if p := &n.params[i]; p.value != nil {
			// It is made once, where the function is.
			n.fn.args[p.name+"="] = join(n.fn.args[p.name+"="], r.eval(p.value, s))
		}
	}
	return value{{kind: defined, fn: n.fn}}
}

func (r *reader) define(n *node, s *scope) {
	for _, k := range n.kids {
		r.eval(k, s) // what it is said to return
	}
	if breeds(n) {
		r.tireless()
	}
	v := r.function(n, s)
	if len(n.marks) > 0 {
		r.assign(s, n.text, v) // it may be called before it is bound, by what it is decorated with
		v = r.decorate(n, v, s)
	}
	r.assign(s, n.text, v)
}

// run follows a call of a function of the code.
func (r *reader) run(n *node, f *function, a *args) value {
	f.ran = true
	if f.active && r.forks > f.forks {
		r.tireless()
	}
	if f.active || len(r.calls) > maxCalls {
		// It is followed already: what it is given this time counts there.
		for i := range f.n.params {
			p := &f.n.params[i]
			was := f.args[p.name]
			if now := join(was, r.parameter(f, i, a)); !same(was, now) {
				if len(now) > 4 {
					now = now.widened()
				}
				if !same(was, now) {
					f.args[p.name] = now
					r.changed = true
				}
			}
		}
		if !f.active {
			r.fail(n.line, "functions call each other too deep to be followed")
		}
		return f.result
	}
	f.active, f.forks = true, r.forks
	r.calls = append(r.calls, f)
	in := newScope(f.around)
	in.all = f.all
	for i := range f.n.params {
		p := &f.n.params[i]
		r.assign(in, p.name, join(r.parameter(f, i, a), f.args[p.name]))
	}
	if f.n.kind == lambdaNode {
		in.result = r.eval(f.n.kids[0], in)
	} else if !r.block(f.n.body, in) {
		in.result = join(in.result, none())
	}
	r.calls = r.calls[:len(r.calls)-1]
	f.active = false
	if now := join(f.result, in.result); !same(now, f.result) {
		f.result = now
		r.changed = true
	}
	return in.result
}

// parameter is what a function gets for one of its parameters.
func (r *reader) parameter(f *function, i int, a *args) value {
	p := &f.n.params[i]
	position, stars := i, false
	for _, q := range f.n.params[:i] {
		stars = stars || q.star != ""
	}
	if stars {
		position = -1
	}
	switch p.star {
	case "*", "**":
		if p.star == "*" && a != nil && !a.many && !a.any && a.n != nil && i <= len(a.list) {
			return r.sequence(a.n, a.list[i:])
		}
		rest := &atom{deep: true, sites: r.container(f.n)}
		for _, v := range a.all() {
			r.put(rest.sites, v)
		}
		return value{rest}
	}
	v, ok := a.at(position, p.name)
	if !ok || a != nil && (a.many || a.any) {
		v = join(v, f.args[p.name+"="])
	}
	return v
}

// unreached follows functions that nothing called, in code that was not
// understood whole: what was not understood may call them.
func (r *reader) unreached(list []*node) {
	if r.why == "" {
		return
	}
	for _, n := range list {
		if n.kind == defNode {
			if n.fn == nil {
				r.define(n, r.global)
			}
			if !n.fn.ran {
				r.run(n, n.fn, &args{n: n, star: value{{kind: opaque}}, many: true, any: true})
			}
		}
		r.unreached(n.body)
		r.unreached(n.alt)
		r.unreached(n.last)
	}
}

// tireless: processes are made without end.
func (r *reader) tireless() {
	r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: copies, Why: "starts copies of itself without end"})
}

// copies is what a process that is forked makes.
const copies = "copies of itself"
