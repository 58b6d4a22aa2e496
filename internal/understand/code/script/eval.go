package script

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
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
		v.count = true
		return v
	case Plain:
		return &val{word: commands.Word{Known: automode.Bounded}, null: true}
	case Name:
		return w.name(n.Text)
	case Member:
		return w.member(w.eval(n.Kids[0]), n.Text)
	case Index:
		return w.index(w.eval(n.Kids[0]), w.eval(n.Kids[1]))
	case Call:
		return w.callNode(n)
	case Function:
		return w.closure(n)
	case Map:
		return w.object(n)
	case List:
		o := &object{list: true, deep: w.loop, maker: w.fn}
		w.pieces(o, n.Kids)
		return &val{obj: o}
	case Spread:
		return w.piece(w.eval(n.Kids[0]))
	case Glue:
		v := exact("")
		for i, k := range n.Kids {
			x := w.text(w.eval(k))
			if x.count && n.Text != "" {
				y := *x
				y.count = false
				x = &y
			}
			if i == 0 {
				v = x
			} else {
				v = joined(v, x)
			}
		}
		return v
	case Mix:
		return w.mix(n)
	case Choose:
		w.eval(n.Kids[0])
		var a, b value
		w.maybe(func() { a, b = w.eval(n.Kids[1]), w.eval(n.Kids[2]) })
		return either(a, b)
	case Either:
		v := w.eval(n.Kids[0])
		w.maybe(func() {
			for _, k := range n.Kids[1:] {
				v = either(v, w.eval(k))
			}
		})
		return v
	case Seq:
		v := &val{}
		for _, k := range n.Kids {
			v = w.eval(k)
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
	var parts []value
	for _, k := range n.Kids {
		if n.Text == "looks" && k.Op == Name && len(n.Kids) == 1 && !w.knows(k.Text) {
			continue // whether there is one was asked
		}
		v := w.eval(k)
		if n.Text == "looks" && !v.data() {
			v = &val{} // only what it is was asked
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
		w.enter(v.fn, &val{})
		return &val{}
	case v.thing != nil:
		if !v.inert(0) && (v.call != nil || v.thing.Labels == 0) {
			w.strange("“" + v.title() + "” is handed on")
		}
		return guess(v)
	case v.obj != nil:
		g := guess(v)
		if !v.obj.list && len(v.obj.vals) == 0 && !v.obj.open {
			return g
		}
		vals := v.obj.vals
		v.obj.away = true
		v.obj.vals = nil // and not walked again, should it hold itself
		for _, x := range vals {
			g = guess(g, w.plain(x))
		}
		v.obj.vals = vals
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

// text is a value as part of a text.
func (w *walker) text(v value) value {
	if v.data() {
		return w.plain(v)
	}
	if v.thing != nil && v.thing.Labels == 0 && v.call == nil {
		return &val{}
	}
	if o := v.obj; o != nil && o.list && len(o.vals) == 1 && !o.open && o.vals[0].data() && !w.unsure(o) {
		return o.vals[0]
	}
	return guess(w.plain(v))
}

func (w *walker) name(name string) value {
	v := w.scope.lookup(name)
	if v == nil {
		return w.global(name)
	}
	x := v.val
	away := w.fn != v.fn || w.loop > v.loop
	if x.unset {
		v.early = v.early || away
		return &val{unset: !away}
	}
	if w.habits.shared[name] || w.habits.set[name] && away {
		if !w.habits.uncount[name] && x.count {
			return number()
		}
		g := guess(x)
		g.wild, g.odd = !x.inert(0), x.odd
		return g
	}
	return x
}

// global is what a bare name means that the program does not make.
func (w *walker) global(name string) value {
	if t := w.lang.find(""); t != nil {
		if f := t.find(name); f != nil {
			return &val{thing: t, call: f}
		}
		if within(t.Data, name) {
			return &val{thing: t, call: &pure}
		}
	}
	if t := w.lang.find(name); t != nil && name != "" {
		if t.Folder {
			return w.folder()
		}
		return &val{thing: t}
	}
	if w.lang.Sigils && strings.IndexByte("$@%", name[0]) >= 0 {
		return &val{word: commands.Word{Data: w.setting.Input.Data}}
	}
	w.strange("nobody described “" + name + "”")
	return &val{wild: true}
}

// member is what lies under a name in a value.
func (w *walker) member(v value, name string) value {
	if within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
		return &val{wild: true}
	}
	switch {
	case v.thing != nil:
		return w.thingMember(v, name)
	case v.obj != nil:
		if x, ok := v.obj.get(name); ok {
			setter, set := w.habits.members[name]
			away := v.obj.away || w.fn != v.obj.maker || w.loop > v.obj.deep || setter != w.body
			if away && set || w.unsure(v.obj) && x.inert(0) {
				g := guess(x)
				g.wild = !x.inert(0)
				return g
			}
			return x
		}
		if v.obj.list && !v.obj.open && name == "length" {
			return number()
		}
		g := guess(v)
		g.wild = !v.inert(0) && !v.obj.list
		return g
	case v.fn != nil:
		return &val{}
	}
	g := guess(v)
	g.odd = v.odd
	if v.word.Known == automode.Bounded && len(v.more) == 0 {
		g.word = v.word
	}
	if name == "length" || name == "size" {
		g = number()
	}
	return g
}

func (w *walker) thingMember(v value, name string) value {
	t := v.thing
	if v.call == &pure {
		return &val{word: commands.Word{Data: t.Labels}}
	}
	if v.call != nil {
		if within("name length", name) {
			return &val{}
		}
		name0, _, _ := strings.Cut(v.call.Names, " ")
		if s := w.lang.find(name0 + "." + name); s != nil {
			return &val{thing: s}
		}
		w.strange("nobody described “" + v.title() + "." + name + "”")
		return &val{wild: true}
	}
	if t.Vars {
		return w.variable(name)
	}
	if f := t.find(name); f != nil {
		return &val{thing: t, call: f}
	}
	if within(t.Data, name) {
		f := &pure
		if within(w.lang.Alters, name) {
			f = &alters
		}
		return &val{thing: t, call: f}
	}
	for rest := t.Names; rest != ""; {
		var n string
		n, rest, _ = strings.Cut(rest, " ")
		if s := w.lang.find(n + "." + name); s != nil {
			switch {
			case s.Input:
				return &val{word: w.setting.Input}
			case s.Folder:
				return w.folder()
			}
			return &val{thing: s}
		}
		if name == "default" && strings.HasPrefix(n, "module:") {
			return v
		}
	}
	if s := w.lang.find(name); s != nil && within(t.Names, "globalThis") {
		return &val{thing: s}
	}
	if within(t.Names, "globalThis") {
		return w.global(name)
	}
	w.strange("nobody described “" + v.title() + "." + name + "”")
	return &val{wild: true}
}

// index is a piece or member of a value by a computed name.
func (w *walker) index(v, key value) value {
	if k, ok := key.known(); ok {
		if o := v.obj; o != nil && o.list {
			if i, err := strconv.Atoi(k); err == nil && i >= 0 {
				if i < len(o.vals) && !w.unsure(o) && !o.open {
					return o.vals[i]
				}
				return w.piece(v)
			}
		}
		if v.thing != nil && v.call == nil && within(v.thing.Names, "process.argv") {
			if i, err := strconv.Atoi(k); err == nil {
				return w.argument(i)
			}
		}
		return w.member(v, k)
	}
	w.plain(key)
	switch {
	case v.thing != nil && v.thing.Vars:
		return guess(v)
	case v.thing != nil:
		if v.thing.Pure && len(v.thing.Funcs) == 0 && v.call == nil {
			return guess(v)
		}
		w.strange("a member of “" + v.title() + "” is taken by a name that is not known")
		return &val{wild: true}
	case key.count:
		return w.piece(v)
	}
	w.odd = true
	g := guess(w.plain(v), key)
	g.odd = true
	g.word.Known = automode.Guess
	return g
}

func (w *walker) object(n *Node) value {
	o := &object{deep: w.loop, maker: w.fn}
	for _, k := range n.Kids {
		switch {
		case k.Op == Spread:
			v := w.eval(k.Kids[0])
			if v.obj != nil && !v.obj.list {
				for i, key := range v.obj.keys {
					o.put(key, v.obj.vals[i])
				}
				o.open = o.open || v.obj.open
				continue
			}
			o.labels |= guess(w.plain(v)).word.Data
			o.open = true
		case k.Op == Pair && len(k.Kids) == 2:
			key := w.eval(k.Kids[1])
			v := w.eval(k.Kids[0])
			if s, ok := key.known(); ok {
				w.keep(o, s, v)
				continue
			}
			o.labels |= guess(w.plain(v), w.plain(key)).word.Data
			o.open = true
		case k.Op == Pair:
			w.keep(o, k.Text, w.eval(k.Kids[0]))
		default:
			w.eval(k)
		}
	}
	return &val{obj: o}
}

// keep puts a member into an object.
func (w *walker) keep(o *object, key string, v value) {
	if within(w.lang.Never, key) {
		w.strange("“" + key + "” leads to the language itself")
	}
	o.put(key, v)
}

// pieces puts what a list holds into it.
func (w *walker) pieces(o *object, kids []*Node) {
	for _, k := range kids {
		if k == nil {
			o.vals = append(o.vals, &val{})
			continue
		}
		if k.Op != Spread {
			o.vals = append(o.vals, w.eval(k))
			continue
		}
		v := w.eval(k.Kids[0])
		if v.obj != nil && v.obj.list && !v.obj.open && !w.unsure(v.obj) {
			o.vals = append(o.vals, v.obj.vals...)
			continue
		}
		if v.thing != nil && within(v.thing.Names, "process.argv") {
			v = &val{obj: w.arguments(0)}
			o.vals = append(o.vals, v.obj.vals...)
			continue
		}
		p := *w.piece(v)
		p.word.Many = true
		o.vals = append(o.vals, &p)
		o.open = true
	}
}

// set gives a variable or a member another value.
func (w *walker) set(n *Node) value {
	p := n.Kids[0]
	switch n.Text {
	case "#":
		w.eval(p)
		v := number()
		if len(n.Kids) > 1 {
			w.plain(w.eval(n.Kids[1]))
		}
		w.bind(p, v, false)
		return v
	case "+":
		v := joined(w.text(w.eval(p)), w.text(w.eval(n.Kids[1])))
		w.bind(p, v, false)
		return v
	case "|":
		v := w.eval(p)
		w.maybe(func() { v = either(v, w.eval(n.Kids[1])) })
		w.bind(p, v, false)
		return v
	}
	v := w.eval(n.Kids[1])
	w.bind(p, v, false)
	return v
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
		if k, ok := key.known(); ok {
			w.put(on, k, v)
			return
		}
		w.altered = w.altered || !key.count
		if !v.inert(0) && v.fn == nil || on.thing != nil && !on.thing.Vars || on.odd {
			w.strange("something is put under a name that is not known")
		}
		if on.obj != nil {
			on.obj.open = true
			on.obj.labels |= guess(w.plain(v)).word.Data
			return
		}
		w.plain(v)
	case Mix: // a part of something that is not followed
		w.altered = true
		w.eval(p)
		w.plain(v)
	default:
		w.strange("something else than a variable is given a value")
	}
}

func (w *walker) assign(name string, v value, fresh bool) {
	x := w.scope.lookup(name)
	if x == nil {
		if t := w.lang.find(""); t != nil && (t.find(name) != nil || within(t.Data, name)) || w.lang.find(name) != nil {
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
	if !fresh && !v.inert(0) && (!x.val.unset || x.early || w.habits.shared[name] || w.loop > x.loop) {
		w.strange("“" + name + "” is given several meanings")
	}
	if x.early && !v.inert(0) {
		w.strange("“" + name + "” is used before it has a meaning")
	}
	if w.branch > x.branch && !x.val.unset && !fresh {
		v = either(x.val, v)
	}
	x.val = v
}

// put gives a member of a value another value.
func (w *walker) put(on value, name string, v value) {
	if within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
	}
	switch {
	case on.thing != nil:
		if !within("module exports process.env module.exports", firstName(on.thing)) && !(within("exitCode title", name) && on.call == nil) {
			w.strange("“" + on.title() + "” is changed")
		}
		if on.thing.Vars {
			w.environment(name, v)
		}
		w.plain(v)
	case on.obj != nil:
		if v.fn == nil && !v.inert(0) {
			w.strange("a member is given a library")
		}
		if old, ok := on.obj.get(name); ok && w.branch > 0 {
			v = either(old, v)
		}
		if on.obj.list {
			on.obj.open = true
			on.obj.labels |= guess(w.plain(v)).word.Data
			return
		}
		on.obj.put(name, v)
	default:
		w.altered = w.altered || on.data() && !on.unset
		if on.odd || on.fn != nil {
			w.strange("something is put where it is not known")
		}
		w.plain(v)
	}
}

func firstName(t *Thing) string {
	n, _, _ := strings.Cut(t.Names, " ")
	return n
}

// enter walks a function that somebody else calls, with arguments that carry
// what given carries.
func (w *walker) enter(f *closure, given value) {
	if f.seen && given.label().Data == 0 || len(f.busy) > 0 {
		return
	}
	f.seen = true
	var args []value
	for range f.node.Kids[0].Kids {
		args = append(args, guess(given))
	}
	w.maybe(func() {
		loop := w.loop
		w.loop++ // it may be called again
		w.plain(w.callClosure(f, args))
		w.loop = loop
	})
}

// callClosure walks a function of the program.
func (w *walker) callClosure(f *closure, args []value) value {
	switch {
	case w.calls >= maxCalls || w.steps > maxSteps:
		w.strange("functions are called too deep to be followed")
		return w.lost(args)
	case len(f.busy) > 0:
		// What it gives is looked at where it was called first.
		f.turn = true
		if slices.ContainsFunc(f.busy, func(b []value) bool { return slices.EqualFunc(args, b, alike) }) {
			return guess(args...)
		}
		if len(f.busy) > 2 {
			for i, a := range args {
				if args[i] = guess(w.plain(a)); !a.inert(0) {
					w.strange("a function that calls itself is handed something that is not data")
				}
			}
		}
	}
	f.busy = append(f.busy, args)
	f.ran = true
	w.calls++
	outer, fn, body, result := w.scope, w.fn, w.body, w.result
	w.fn, w.body = f, f.node.Kids[1]
	w.scope = &scope{outer: f.in, fn: f, own: true}
	out := &val{unset: true}
	w.result = out
	for i, p := range f.node.Kids[0].Kids {
		w.names(p, w.scope)
		if p.Op == Spread {
			rest := slices.Clone(args[min(i, len(args)):])
			w.bind(p.Kids[0], &val{obj: &object{list: true, vals: rest, deep: w.loop, maker: f}}, true)
			break
		}
		v := &val{unset: true}
		if i < len(args) {
			v = args[i]
		}
		w.bind(p, v, true)
		if x := w.scope.lookup(patternName(p)); x != nil && v.unset && x.val.unset {
			x.val = &val{} // it is given nothing, and will not be
		}
	}
	w.hoist(f.node.Kids[1])
	w.block(f.node.Kids[1])
	w.scope, w.fn, w.body, w.result = outer, fn, body, result
	w.calls--
	f.busy = f.busy[:len(f.busy)-1]
	if f.turn && len(f.busy) == 0 && !out.inert(0) {
		w.strange("what a function that calls itself gives is not followed")
	}
	if out.unset {
		return &val{}
	}
	return out
}

// alike reports whether two arguments are the same as far as they are known.
func alike(a, b value) bool {
	return a.data() && b.data() && len(a.more) == 0 && len(b.more) == 0 && a.word == b.word && a.unset == b.unset ||
		a.obj != nil && a.obj == b.obj || a.fn != nil && a.fn == b.fn || a.thing != nil && a.thing == b.thing && a.call == b.call
}

func patternName(p *Node) string {
	if p.Op == Let {
		p = p.Kids[0]
	}
	if p.Op == Name {
		return p.Text
	}
	return ""
}
