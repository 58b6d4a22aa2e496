package script

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// eval is what an expression comes to.
func (w *walker) eval(n *Node) value {
	if n == nil || w.tired() {
		return &val{}
	}
	switch n.Op {
	case Text:
		return exact(n.Text)
	case Number:
		v := exact(n.Text)
		v.count, v.coded = true, n.Sign == Coded
		if w.endlessNumber(n) {
			w.hoards()
		}
		return v
	case Plain:
		if w.lang.Lang == commands.PHP {
			v := exact("") // as a text
			if v.null, v.plain = true, n.Text; n.Text == "true" {
				v.word.Text = "1"
			}
			return v
		}
		return &val{word: commands.Word{Known: automode.Bounded}, null: true, plain: n.Text}
	case Name:
		v := w.some(w.name(n.Text))
		w.lends(n, v)
		return v
	case Member:
		return w.member(w.eval(n.Kids[0]), n.Text)
	case Index:
		on := w.eval(n.Kids[0])
		w.symbolic(n.Kids[0], on)
		if n.Text == Named && on.obj != nil && on.obj.list {
			return guess(w.plain(w.eval(n.Kids[1])), w.plain(w.piece(on))) // names and what they name are its pieces
		}
		return w.index(on, w.eval(n.Kids[1]))
	case Call:
		return w.callNode(n)
	case Function:
		return w.closure(n)
	case Map:
		return w.object(n)
	case List:
		o := &object{list: true, deep: w.loop, maker: w.fn, call: w.during}
		w.pieces(o, n.Kids)
		for i, x := range o.vals {
			o.vals[i] = w.copied(x)
		}
		if w.crossed(n) {
			for i, x := range o.vals {
				o.vals[i] = guess(x)
				o.vals[i].wild = x.wild || !x.inert()
			}
		}
		return &val{obj: o}
	case Spread:
		return w.piece(w.eval(n.Kids[0]))
	case Glue:
		defer w.keepsNone()()
		crossed := w.crossed(n)
		v := exact("")
		for i, k := range n.Kids {
			x := w.text(w.eval(k))
			if x.count && n.Text != "" && !(len(v.more) == 0 && beforePort(v.word)) {
				y := *x
				y.count = false
				x = &y
			}
			if i == 0 && !x.gap {
				v = x
			} else {
				v = joined(v, x)
			}
		}
		if crossed {
			return guess(v)
		}
		w.out.Makes(v.word)
		return v
	case Mix, Range:
		if w.lang.Lang == commands.Perl && Far(n, vast) && !w.lazy {
			w.hoards() // as a list, and not one by one
		}
		return w.mix(n)
	case Times:
		if amount(n.Kids[1]) >= vast {
			w.hoards()
		}
		return w.mix(n)
	case Choose:
		w.eval(n.Kids[0])
		if t := w.holds(n.Kids[0]); t != 0 {
			return w.eval(n.Kids[2-(int(t)+1)/2])
		}
		var a, b value
		w.maybe(func() {
			w.sifting(n.Kids[0], func() { a, b = w.eval(n.Kids[1]), w.eval(n.Kids[2]) })
		})
		return w.eitherList(a, b)
	case Either:
		v := some(n.Sign, w.eval(n.Kids[0]))
		if t := w.holds(n.Kids[0]); t == condition.False && code.Within("&& and", n.Sign) || t == condition.True && code.Within("|| or", n.Sign) {
			return v
		}
		w.maybe(func() {
			w.sifting(n.Kids[0], func() {
				for _, k := range n.Kids[1:] {
					v = either(v, w.eval(k))
				}
			})
		})
		return v
	case Seq:
		v := &val{}
		for _, k := range n.Kids {
			if v = w.eval(k); w.leaves(k) {
				break
			}
		}
		return v
	case Set:
		return w.set(n)
	case Let:
		w.let(n)
		return &val{}
	case Strange:
		w.strange(n.Text)
		for _, k := range n.Kids {
			w.statement(k)
		}
		return &val{wild: true}
	}
	return w.statement(n)
}

// mix is a value computed from others.
func (w *walker) mix(n *Node) value {
	defer w.keepsNone()()
	var parts []value
	for _, k := range n.Kids {
		if n.Text == "looks" && k.Op == Name && len(n.Kids) == 1 && !w.knows(k.Text) {
			continue // whether there is one was asked
		}
		v := w.eval(k)
		if n.Text == Extends {
			if !(v.fn != nil && v.fn.node.Sign == Class || v.thing != nil && v.inert()) {
				w.strange("a class adds to what is not known")
			}
			continue
		}
		if n.Text == "looks" && !v.data() {
			v = &val{} // only what it is was asked
		}
		if n.Text == "deref" {
			w.symbolic(k, v)
		}
		parts = append(parts, w.plain(v))
	}
	if n.Text == "number" {
		v := number()
		v.word.Data = guess(parts...).word.Data
		return v
	}
	return guess(parts...)
}

// symbolic: a text that is taken for a reference names a variable in Perl.
func (w *walker) symbolic(n *Node, v value) {
	if w.lang.Lang != commands.Perl || n.Op == Name && n.Text[0] != '$' || !v.data() || v.unset || v.null {
		return
	}
	for _, t := range v.texts() {
		if v.made || t.Known == automode.Exact || t.Text != "" || t.Suffix != "" {
			w.strange("a variable is meant by its name")
		}
	}
}

// knows reports whether a name means anything that is described.
func (w *walker) knows(name string) bool {
	return w.scope.lookup(name) != nil || w.lang.Knows(name) || w.lang.find(name) != nil
}

// plain is a value as mere data. What is not data goes where it is no longer
// followed.
func (w *walker) plain(v value) value {
	switch {
	case v.unset:
		return &val{}
	case v.fn != nil:
		w.enter(v.fn, &val{lent: true})
		return &val{}
	case v.thing != nil:
		if v.thing.Own && commands.Outward(v.own) {
			w.strange("“" + v.own + "” of the project is handed on")
		}
		if !v.inert() && (v.call != nil || v.thing.Labels == 0) {
			w.strange("“" + v.title() + "” is handed on")
		}
		return guess(v)
	case v.obj != nil:
		g := guess(v)
		if v.obj.away {
			return g // it was looked through before
		}
		vals := v.obj.vals
		v.obj.away = true
		v.obj.vals = nil // and not walked again, should it hold itself
		for _, x := range vals {
			g = guess(g, w.plain(x))
		}
		v.obj.vals = vals
		v.obj.labels |= g.word.Data
		return g
	case v.wild:
		return v
	}
	return v
}

func (v *val) title() string {
	if v.thing == nil {
		return "it"
	}
	name, _, _ := strings.Cut(v.thing.Names, " ")
	if v.call != nil {
		f, _, _ := strings.Cut(v.call.Names, " ")
		if name == "" {
			return f
		}
		return name + "." + f
	}
	return name
}

// printed is what data is in a text of Ruby's, where nothing leaves nothing.
func (w *walker) printed(v value) value {
	switch {
	case w.lang.Lang != commands.Ruby:
	case v.null && v.plain != "":
		return exact(strings.TrimPrefix(v.plain, "nil"))
	case v.none:
		x := *v
		x.gap, x.none = true, false
		return &x
	}
	return v
}

// text is a value as part of a text.
func (w *walker) text(v value) value {
	if v.data() {
		return w.printed(w.plain(v))
	}
	if v.thing != nil && v.thing.Labels == 0 && v.call == nil {
		return &val{}
	}
	if o := v.obj; o != nil && o.list && w.lang.Lang == commands.JavaScript && len(o.vals) == 1 && !o.open && o.vals[0].data() && !w.unsure(o) {
		return w.listed(o.vals[0])
	}
	return guess(w.plain(v))
}
