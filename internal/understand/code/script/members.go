package script

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

func (w *walker) name(name string) value {
	v := w.scope.lookup(name)
	if v == nil {
		return w.global(name)
	}
	x := v.val
	away := w.fn != v.fn || w.loop > v.loop && !w.habits.each[name]
	if x.unset {
		v.early = v.early || away
		return &val{unset: !away}
	}
	if w.habits.shared[name] || w.habits.set[name] && away || w.habits.mutated[name] && x.data() && !x.count {
		if !w.habits.uncount[name] && x.count {
			return number()
		}
		g := guess(x)
		g.wild, g.odd = !x.inert(), x.odd
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
		if code.Within(t.Data, name) {
			return &val{thing: t, call: &pure}
		}
	}
	if t := w.lang.find(name); t != nil && name != "" {
		if t.Folder {
			return w.folder()
		}
		return &val{thing: t}
	}
	if name == Given {
		return &val{obj: w.arguments(0)}
	}
	if in := w.setting.Input; name == "$_" && w.lang.Lang == commands.Perl && in.Known == automode.Bounded && in.Base != "" {
		return &val{word: commands.Word{Data: in.Data}, more: []commands.Word{in}} // a line of it, it may be
	}
	if w.lang.Sigils && name != "" && strings.IndexByte("$@%", name[0]) >= 0 {
		return &val{word: commands.Word{Data: w.setting.Input.Data}}
	}
	if v := w.ownConstant(name); v != nil {
		return v
	}
	w.strange("nobody described “" + name + "”")
	return &val{wild: true}
}

// member is what lies under a name in a value.
func (w *walker) member(v value, name string) value {
	if code.Within(w.lang.Never, name) && !v.parses(name) {
		w.strange("“" + name + "” leads to the language itself")
		return &val{wild: true}
	}
	switch {
	case v.thing != nil:
		return w.thingMember(v, name)
	case v.obj != nil:
		if x, ok := v.obj.get(name); ok {
			setter, set := w.habits.members[name]
			away := v.obj.away || w.blurred || w.fn != v.obj.maker || w.loop > v.obj.deep || setter != w.body
			if away && set || w.unsure(v.obj) && x.inert() {
				g := guess(x)
				g.wild = !x.inert()
				return g
			}
			return x
		}
		if v.obj.list && !v.obj.open && name == "length" {
			return number()
		}
		g := guess(v)
		g.wild = !v.inert()
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
	if v.whole() {
		if f := t.find(name); f != nil && v.call == nil && t.Only == "" {
			w.old(t, f)
			return &val{thing: t, call: f}
		}
		if name == "default" && v.call == nil {
			return v
		}
		return w.ofWhole(v, name)
	}
	if v.call == &pure {
		return &val{word: commands.Word{Data: t.Labels}}
	}
	if v.call != nil {
		if code.Within("name length", name) {
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
		return &val{thing: t, call: f, word: v.word, env: v.env, own: name}
	}
	if code.Within(t.Data, name) {
		f := &pure
		if code.Within(w.lang.Alters, name) {
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
	if s := w.lang.find(name); s != nil && code.Within(t.Names, "globalThis") {
		return &val{thing: s}
	}
	if code.Within(t.Names, "globalThis") {
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
				if blank(w.lang.Lang) && !w.setting.Tried && !w.unsure(o) && !o.open {
					return &val{word: commands.Lit(""), null: true, plain: "nil"} // there is none
				}
				return w.piece(v)
			}
		}
		if v.thing != nil && v.call == nil && code.Within(v.thing.Names, "process.argv") {
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
	case v.whole() && key.count:
		return &val{thing: v.thing, call: &given, word: v.word}
	case v.thing != nil && !v.whole() && v.call != &pure:
		if v.thing.Pure && len(v.thing.Funcs) == 0 && v.call == nil {
			w.odd = true
			g := guess(v)
			g.odd = true
			return g
		}
		w.strange("a member of “" + v.title() + "” is taken by a name that is not known")
		return &val{wild: true}
	case key.count:
		return w.piece(v)
	case v.whole() && v.thing.Own:
		return ownOf("", &given, v.word.Data)
	case v.whole() && v.call == nil:
		w.strange("a member of “" + v.title() + "” is taken by a name that is not known")
		return &val{wild: true}
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
		case k.Op == Pair && k.Sign == Looked:
			v := w.worked(w.closure(k.Kids[0]).fn)
			o.labels |= v.label().Data
			if key := k.Text; len(k.Kids) == 1 {
				w.keep(o, key, v)
				o.looked = append(o.looked, key)
				continue
			}
			if key := w.eval(k.Kids[1]); key.thing == nil || !code.Within(key.thing.Names, "Symbol") {
				w.strange("a member is worked out whose name is not known")
			}
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
	if code.Within(w.lang.Never, key) {
		w.strange("“" + key + "” leads to the language itself")
	}
	if old, ok := o.get(key); ok && w.lang.Lang == commands.Ruby {
		v = either(old, v) // a text and a symbol are two keys
	}
	o.put(key, w.copied(v))
}

// pieces puts what a list holds into it.
func (w *walker) pieces(o *object, kids []*Node) {
	for _, k := range kids {
		if k == nil {
			o.vals = append(o.vals, &val{})
			continue
		}
		if k.Op != Spread {
			o.vals = append(o.vals, held(w.eval(k)))
			continue
		}
		v := w.eval(k.Kids[0])
		if _, one := v.known(); k.Text == Several && one && !v.null && !v.gap {
			o.vals = append(o.vals, held(v))
			continue
		}
		if v.obj != nil && v.obj.list && (!v.obj.open || k.Kids[0].Op == Name && k.Kids[0].Text == Given) && !w.unsure(v.obj) && len(o.vals)+len(v.obj.vals) <= maxPieces {
			o.vals = append(o.vals, v.obj.vals...)
			o.open = o.open || v.obj.open // there may be others, for all that is known
			o.tried = o.tried || v.obj.tried
			continue
		}
		if v.thing != nil && code.Within(v.thing.Names, "process.argv") {
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

// piece is any piece of a value.
func (w *walker) piece(v value) value {
	o := v.obj
	switch {
	case o == nil && v.globs():
		return v // one of the names that match
	case o == nil && v.data():
		p := guess(v)
		if v.word.Known == automode.Bounded {
			p.word.Known, p.word.Base, p.word.Suffix, p.all = automode.Bounded, v.word.Base, v.word.Suffix, v.all
		}
		return p
	case v.whole():
		return &val{thing: v.thing, call: &given, word: v.word}
	case o == nil || !o.list:
		return w.plain(v)
	}
	p := &val{unset: true}
	for _, x := range o.vals {
		p = either(p, x)
	}
	if p.unset || (o.open || w.unsure(o)) && !w.gathered(o) {
		p = either(p, &val{word: commands.Word{Data: o.labels}})
	}
	if p.unset {
		return &val{}
	}
	return p
}
