package script

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// set gives a variable or a member another value.
func (w *walker) set(n *Node) value {
	p := n.Kids[0]
	switch n.Text {
	case "#":
		old, v := w.eval(p), number()
		if w.lang.Lang == commands.PHP && len(n.Kids) == 1 && slices.ContainsFunc(old.texts(), func(t commands.Word) bool { return strings.Trim(t.Text+t.Suffix, "0123456789") != "" }) {
			v = guess(old) // of a text the next one, in which there is more than letters
		}
		if len(n.Kids) > 1 {
			by := w.plain(w.eval(n.Kids[1]))
			if w.lang.Lang == commands.PHP && n.Sign == "+=" && !old.count && !by.count {
				v = guess(w.plain(old), by) // two lists are put together
			}
		}
		w.bind(p, v, false)
		return v
	case "+":
		to, by := w.text(w.eval(p)), w.text(w.eval(n.Kids[1]))
		v := joined(to, by)
		if w.crossed(n) {
			v = guess(v)
		}
		if by.count && w.lang.Lang == commands.Ruby && !v.count {
			v = &val{word: commands.Word{Known: automode.Bounded, Data: v.word.Data}, count: true} // nothing else can be added to
		}
		w.out.Makes(v.word)
		w.bind(p, v, false)
		return v
	case "|":
		v := some(n.Sign, w.eval(p))
		w.maybe(func() { v = either(v, w.eval(n.Kids[1])) })
		w.bind(p, v, false)
		return v
	}
	lent := w.lent
	v := w.eval(n.Kids[1])
	if _, known := v.known(); known && p != nil && p.Op == Name && n.Kids[1] != nil && n.Kids[1].Op == Name && !w.habits.mutated[p.Text] {
		w.lent = lent // it is followed under that name as well
	}
	w.bind(p, v, false)
	return v
}

// lets reports whether a function of the library neither holds nor gives back what
// it is given.
func (v *val) lets() bool {
	if v.thing == nil || v.call == nil {
		return false
	}
	switch v.call.Act {
	case Computes, Looks, Same, Resolves, CallsBack, Takes, Changes, OfPackage, Promises:
		return false
	}
	return true
}

// keepsNone: what is looked at until then is made a new value of, and not held.
func (w *walker) keepsNone() (then func()) {
	lent := w.lent
	return func() { w.lent = lent }
}

// lends notes that a text of Ruby, which can be changed in place, goes where another
// name may lead to it: whatever is known of it there.
func (w *walker) lends(n *Node, v value) {
	if w.lent || w.lang.Lang != commands.Ruby || n.Op != Name {
		return
	}
	texts := v.texts()
	if x := w.scope.lookup(n.Text); x != nil {
		if w.lent = x.val.unset; w.lent || !x.val.data() {
			return
		}
		texts = x.val.texts()
	}
	w.lent = !v.count && slices.ContainsFunc(texts, func(t commands.Word) bool { return t.Known == automode.Exact })
}

// bind gives what a pattern names its part of a value.
func (w *walker) bind(p *Node, v value, fresh bool) {
	if p == nil {
		return
	}
	switch p.Op {
	case Name:
		w.assign(p.Text, v, fresh)
	case Set:
		if len(p.Kids) < 2 {
			w.strange("something else than a variable is given a value")
			return
		}
		if v.unset || v.obj == nil && v.thing == nil && v.fn == nil {
			d := &val{}
			w.maybe(func() { d = w.eval(p.Kids[1]) })
			if v.unset {
				v = d
			} else {
				v = either(v, d)
			}
		}
		w.bind(p.Kids[0], v, fresh)
	case Map:
		for _, k := range p.Kids {
			switch {
			case k.Op == Spread:
				w.bind(k.Kids[0], w.plain(v), fresh)
			case len(k.Kids) == 2:
				w.bind(k.Kids[0], w.index(v, w.eval(k.Kids[1])), fresh)
			default:
				w.bind(k.Kids[0], w.member(v, k.Text), fresh)
			}
		}
	case List:
		o := v.obj
		for i, k := range p.Kids {
			switch {
			case k == nil:
			case k.Op == Spread && o != nil && o.list && !o.open && !w.unsure(o):
				w.bind(k.Kids[0], &val{obj: &object{list: true, vals: o.vals[min(i, len(o.vals)):], deep: w.loop, maker: w.fn}}, fresh)
			case k.Op == Spread:
				w.bind(k.Kids[0], w.plain(v), fresh)
			default:
				w.bind(k, w.index(v, exact(strconv.Itoa(i))), fresh)
			}
		}
	case Member:
		w.put(w.eval(p.Kids[0]), p.Text, v)
	case Index:
		on, key := w.eval(p.Kids[0]), w.eval(p.Kids[1])
		w.blurs(on)
		w.symbolic(p.Kids[0], on)
		if w.lang.Lang == commands.Ruby && on.data() && !on.unset && v.data() && !v.count {
			if on.word.Known == automode.Exact {
				w.strange("a text may be changed in place")
			}
			w.written = true
		}
		if base := p.Kids[0]; w.lang.Sigils && base.Op == Name && on.data() && (on.word.Known != automode.Guess || w.holdsText(base.Text)) {
			w.assign(base.Text, guess(on, w.plain(v)), false) // a letter of a text
			return
		}
		if k, ok := key.known(); ok {
			w.put(on, k, v)
			return
		}
		w.altered = w.altered || !key.count
		if !v.inert() && v.fn == nil || on.thing != nil || on.odd {
			w.strange("something is put under a name that is not known")
		}
		if on.obj != nil {
			on.obj.either(v)
			w.changes(on.obj)
			w.plain(v)
			return
		}
		w.plain(v)
	case Mix: // a part of something that is not followed
		w.altered = true
		if w.lang.Lang == commands.Perl && p.Text == "deref" {
			if v := w.eval(p.Kids[0]); v.data() && !v.unset {
				w.strange("what a reference that is not known leads to is changed")
			}
		}
		w.eval(p)
		w.plain(v)
		if len(p.Kids) == 1 && p.Kids[0] != nil && p.Kids[0].Op == Index { // several pieces
			w.bind(N(Index, "", p.Kids[0].Kids[0], N(Mix, "")), guess(v), false)
		}
	default:
		w.strange("something else than a variable is given a value")
	}
}

func (w *walker) assign(name string, v value, fresh bool) {
	if o := v.obj; w.lang.Lang == commands.Perl && o != nil && o.tried && len(o.vals) == 1 && strings.HasPrefix(name, "$") {
		v = o.vals[0] // one after the other
	}
	x := w.scope.lookup(name)
	if w.lang.Lang == commands.Perl && special(name) {
		w.strange("“" + name + "” is given a value")
	}
	if x == nil {
		if t := w.lang.find(""); t != nil && (t.find(name) != nil || code.Within(t.Data, name)) || w.lang.find(name) != nil {
			w.strange("“" + name + "” is given another meaning")
		}
		root := w.scope
		for root.outer != nil {
			root = root.outer
		}
		x = w.declare(root, name, &val{unset: true})
		x.loop, x.branch, x.fn = 0, 0, nil
	}
	// A library or a function that a variable comes to hold only later may be
	// meant where it was looked at before.
	if !fresh && !v.inert() && (!x.val.unset || x.early || w.habits.shared[name] || w.loop > x.loop) {
		w.strange("“" + name + "” is given several meanings")
	}
	if x.early && !v.inert() {
		w.strange("“" + name + "” is used before it has a meaning")
	}
	v = w.copied(held(v))
	switch perhaps := w.branch+w.tried > x.branch && !fresh; {
	case perhaps && !x.val.unset:
		v = either(x.val, v)
	case perhaps && v.data() && blank(w.lang.Lang):
		y := *v
		y.gap = true
		v = &y
	}
	x.val = v
}

// holdsText reports whether a variable holds a text, whatever is known of it here.
func (w *walker) holdsText(name string) bool {
	x := w.scope.lookup(name)
	return x != nil && !x.val.unset && x.val.data() && !x.val.count
}

// some is what a value is where an operator takes it for something.
func some(op string, v value) value {
	switch strings.TrimSuffix(op, "=") {
	case "||", "??", "//":
		if v.null && v.plain != "true" {
			return &val{unset: true}
		}
		if v.gap || v.none {
			x := *v
			x.gap, x.none = false, false
			return &x
		}
	}
	return v
}

// blank reports whether what was given no value is an empty text to a language.
func blank(l commands.Lang) bool {
	return l == commands.Ruby || l == commands.Perl || l == commands.PHP
}

// special reports whether a variable of Perl is one of the language's own whose
// value changes more than how something is read or printed.
func special(name string) bool {
	if len(name) < 2 || name[0] != '$' || code.Within(`$_ $/ $\ $, $| $" $;`, name) {
		return name == "$"
	}
	c := name[1]
	return name == "$INPLACE_EDIT" || !(c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '1' && c <= '9' || c >= 0x80)
}

// blurs notes that what a value holds is changed: where it may be a list or map of the
// program's, and nobody knows which, none is surely what it was.
func (w *walker) blurs(on value) { w.blurred = w.blurred || on.lost && on.obj == nil }

// put gives a member of a value another value.
func (w *walker) put(on value, name string, v value) {
	w.blurs(on)
	if code.Within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
	}
	switch {
	case on.whole() && on.thing.Only == "" && on.call != nil && v.inert() && !code.Within(getters, name):
		w.plain(v)
	case on.thing != nil:
		if on.call != nil || !code.Within("exports process.env module.exports", firstName(on.thing)) && !code.Within("exitCode title", name) && !(name == "exports" && firstName(on.thing) == "module") {
			w.strange("“" + on.title() + "” is changed")
		}
		if on.thing.Vars {
			w.environment(name, v)
		}
		w.plain(v)
	case on.obj != nil:
		if v.fn == nil && !v.inert() {
			w.strange("a member is given a library")
		}
		if old, ok := on.obj.get(name); ok && w.branch+w.tried > 0 {
			v = either(old, v)
		}
		if on.obj.list {
			on.obj.open, on.obj.covers = true, false
			w.changes(on.obj)
			on.obj.labels |= guess(w.plain(v)).word.Data
			return
		}
		w.keep(on.obj, name, v)
		if on.obj.away {
			w.plain(v)
		}
	default:
		if w.lang.Lang == commands.Perl && on.data() && !on.unset {
			w.environment(name, v) // it may be a reference to them by name
		}
		w.altered = w.altered || on.data() && !on.unset
		if v.fn != nil && code.Within(w.lang.Methods, name) {
			w.strange("“" + name + "” is given another meaning")
		}
		if on.odd || on.fn != nil {
			w.strange("something is put where it is not known")
		}
		w.plain(v)
	}
}
