package script

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// A whole package only computes: its members are called by the names that stand in
// the program, and so are the members of what they give. None of them takes out of
// a value what a text names, so that nothing of the language is reached by them.

// getters are names of functions that take such a text, or make code of one.
const getters = "get getIn set setIn prop property pluck invoke result attempt reach ref template compile require import load register"

// whole reports whether a value is a whole package, a member of one or what came of it.
func (v *val) whole() bool {
	return v.thing != nil && v.thing.Whole && (v.call == nil || v.call == &member || v.call == &given)
}

// packed reports whether a thing is one of a package.
func (l *Language) packed(t *Thing) bool {
	for _, list := range [...][]Thing{l.Packages, l.Clients} {
		for i := range list {
			if t == &list[i] {
				return true
			}
		}
	}
	return false
}

// parses reports whether a member is one of a tree that a package made of a text,
// whatever functions of the language mean by its name.
func (v *val) parses(name string) bool {
	return v.whole() && v.call != nil && code.Within("callee children", name)
}

// ofWhole is a member of a whole package.
func (w *walker) ofWhole(v value, name string) value {
	switch {
	case v.thing.Own:
		return w.ofOwn(v, name)
	case v.thing.Only != "":
		return w.ofOnly(v, name)
	}
	if code.Within(w.lang.Never, name) && !v.parses(name) || code.Within(getters, name) && !code.Within(v.thing.Data, name) || code.Within(v.thing.Except, name) {
		w.strange("nobody described “" + v.title() + "." + name + "”")
		return &val{wild: true}
	}
	return &val{thing: v.thing, call: &member, word: commands.Word{Data: v.word.Data, Encoded: v.word.Encoded}}
}

// callWhole calls such a member. The functions among the arguments are called with what
// is the package's, and may be called at any time; what else is given may be changed.
func (w *walker) callWhole(v value, args []value) value {
	switch {
	case v.thing.Own:
		return w.callOwn(v, args)
	case v.thing.Only != "":
		return w.callOnly(v, args)
	}
	of := &val{thing: v.thing, call: &given, word: guess(append(args, v)...).word}
	for i, a := range args {
		if a.wild {
			w.strange("a package is given what is not known")
		}
		known := a.data() && len(a.more) == 0 && a.word.Known == automode.Exact || a.count || a.null || a.fn != nil || a.thing != nil
		w.fed = w.fed || !known && !v.thing.Calm && (i > 0 || !v.thing.Reads)
		w.handTo(a, of)
	}
	return of
}

// handTo hands a value to a package, which may change it. The functions in it are
// called with what the package gives them, and here with nothing else.
func (w *walker) handTo(a, of value) {
	for _, f := range w.hand(a, of, maxParts) {
		seen := f.seen
		f.seen = true
		defer func() { f.seen = seen }()
	}
	w.plain(a)
	a.obj.forget()
}

// hand walks the functions in a value as a package calls them, and returns them.
func (w *walker) hand(a, with value, parts int) (fns []*closure) {
	switch {
	case parts <= 0:
		w.strange("a package is given too much to be followed")
	case a.fn != nil && a.fn.lent == with.thing && with.label().Data == 0:
		fns = append(fns, a.fn)
	case a.fn != nil && len(a.fn.busy) == 0:
		a.fn.lent = with.thing
		fns = append(fns, a.fn)
		args := make([]value, len(a.fn.node.Kids[0].Kids))
		for i := range args {
			args[i] = with
		}
		w.maybe(func() {
			w.loop++
			w.plain(w.callClosure(a.fn, args))
			w.loop--
		})
	case a.obj != nil && !a.obj.away:
		for _, x := range a.obj.vals {
			fns = append(fns, w.hand(x, with, parts/2)...)
		}
	}
	return fns
}

// forget is an object that somebody may have changed, and all that it holds.
func (o *object) forget() {
	if o == nil || o.open && len(o.vals) == 0 {
		return
	}
	vals := o.vals
	o.labels |= (&val{obj: o}).label().Data
	o.keys, o.vals, o.open, o.covers = nil, nil, true, false
	for _, x := range vals {
		x.obj.forget()
	}
}
