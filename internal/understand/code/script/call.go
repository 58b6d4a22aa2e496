package script

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// callNode is a call of whatever it names.
func (w *walker) callNode(n *Node) value {
	f := n.Kids[0]
	switch f.Op {
	case Member:
		if len(n.Kids) > 1 && code.Within("forEach map flatMap each each_with_index collect times upto step each_slice sum count inject reduce select", f.Text) && crowd(f.Kids[0]) {
			defer w.often(true)()
			if Far(f.Kids[0], vast) && !Has(n, func(k *Node) bool { return k.Op == Leave || k.Op == Throw }) {
				w.strange("it counts without end")
			}
		}
		lent := w.lent
		on := w.eval(f.Kids[0])
		if f.Kids[0] != nil && f.Kids[0].Op == Name {
			w.lent = lent // unless the method gives it back
		}
		return w.method(on, f.Text, n)
	case Index:
		on, key := w.eval(f.Kids[0]), w.eval(f.Kids[1])
		if k, ok := key.known(); ok && !(on.obj != nil && on.obj.list) {
			return w.method(on, k, n)
		}
		return w.call(w.index(on, key), w.given(n))
	}
	fn := w.eval(f)
	lent := w.lent
	args := w.given(n)
	if fn.lets() && !code.Within("raise fail throw catch loop", w.callee) {
		w.lent = lent
	}
	v := w.call(fn, args)
	for _, o := range w.lang.Outs {
		if f.Op == Name && o.puts(n) {
			w.bind(n.Kids[o.At], guess(args...), false)
		}
	}
	return v
}

// puts reports whether a call puts something into that argument, which can hold it.
func (o *Out) puts(n *Node) bool {
	if len(n.Kids) <= max(o.At, o.Of) || !code.Within(o.Names, strings.ToLower(n.Kids[0].Text)) {
		return false
	}
	k := n.Kids[o.At]
	return k != nil && (k.Op == Name || k.Op == Index || k.Op == Member)
}

// given are the values of a call's arguments.
func (w *walker) given(n *Node) []value {
	o := object{list: true}
	w.pieces(&o, n.Kids[1:])
	if o.open {
		// How many more there are nobody knows.
		for range 4 {
			o.vals = append(o.vals, &val{word: commands.Word{Many: true}, filler: true})
		}
	}
	w.callee = called(n)
	w.sizes(n)
	return o.vals
}

// call calls a value.
func (w *walker) call(v value, args []value) value {
	switch {
	case v.fn != nil:
		return w.callClosure(v.fn, args)
	case v.whole() && (v.call == &member || v.thing.Own && v.own != ""):
		return w.callWhole(v, args)
	case v.thing != nil && v.call == &given:
		w.strange("a function is called that is not known")
	case v.thing != nil && v.call != nil:
		return w.actOn(v, v.call, args)
	case v.thing != nil:
		if f := v.thing.find("()"); f != nil {
			return w.act(v.thing, f, args)
		}
		w.strange("nobody described what calling “" + v.title() + "” does")
	case v.unset:
	case w.lang.Lang == commands.JavaScript && v.lent:
		// A function of the library's, or one of the program that it was handed, which was
		// walked with whatever it may be given.
		w.called = true
		return guess(w.plainAll(args)...)
	default:
		w.strange("a function is called that is not known")
	}
	return w.lost(args)
}

// lost is what comes of arguments that go where nobody knows.
func (w *walker) lost(args []value) value {
	for _, a := range args {
		if a.fn != nil {
			w.enter(a.fn, &val{})
		}
	}
	g := guess(args...)
	g.wild = true
	return g
}

// method calls a member of a value.
func (w *walker) method(on value, name string, n *Node) value {
	if on.fn != nil || on.call != nil && on.call != &pure && !on.whole() {
		// A function's own ways of being called.
		args := w.given(n)
		switch {
		case on.fn != nil && on.fn.node.Sign == Class:
			return w.ofClass(on, name, args)
		case name == "call" && len(args) > 0:
			return w.call(on, args[1:])
		case name == "apply" && len(args) > 1 && args[1].obj != nil && args[1].obj.list && !args[1].obj.open:
			return w.call(on, args[1].obj.vals)
		case name == "bind" && len(args) < 2:
			return on
		case name == "bind" && on.call != nil:
			w.strange("arguments are bound to “" + on.title() + "”")
			return w.call(on, args[1:])
		case on.fn == nil && w.lang.find(firstName(&Thing{Names: on.call.Names})+"."+name) == nil && on.thing.find(name) == nil:
			w.strange("nobody described “" + on.title() + "." + name + "”")
			return w.lost(args)
		case on.fn != nil:
			return w.call(w.member(on, name), args)
		}
	}
	if on.call == &pure {
		if code.Within(w.lang.Alters, name) && w.lang.Lang == commands.JavaScript {
			w.strange("“" + on.title() + "” is changed")
		}
		on = w.thingMember(on, name)
	}
	if on.thing != nil && on.call == nil && !on.whole() && code.Within("then catch finally", name) && on.thing.find(name) == nil {
		return w.compute(on, name, w.given(n)) // a module that is waited for
	}
	if on.thing != nil {
		m := w.thingMember(on, name)
		lent := w.lent
		args := w.given(n)
		if m.lets() {
			w.lent = lent
		}
		return w.call(m, args)
	}
	if code.Within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
		return w.lost(w.given(n))
	}
	if o := on.obj; o != nil {
		if _, ok := o.get(name); ok {
			return w.call(w.member(on, name), w.given(n))
		}
	}
	args := w.given(n)
	for i, k := range n.Kids[1:] {
		if i < len(args) {
			w.lends(k, args[i])
		}
	}
	if code.Within("itself tap then yield_self freeze to_s to_str", name) && w.lang.Lang == commands.Ruby {
		w.lent = w.lent || on.data() && !on.count && on.word.Known == automode.Exact && n.Kids[0].Kids[0].Op != Text
	}
	if on.wild {
		w.strange("“" + name + "” of something that is not known is called")
		return w.lost(args)
	}
	if f := findFunc(w.lang.Acts, name); f != nil {
		if on.obj != nil {
			on = &val{obj: on.obj}
		}
		return w.actOn(on, f, args)
	}
	if !code.Within(w.lang.Methods, name) && w.habits.methods[name] && on.data() {
		return w.ofClass(on, name, args)
	}
	if !code.Within(w.lang.Methods, name) {
		w.strange("nobody described the method “" + name + "”")
		return w.lost(args)
	}
	return w.compute(on, name, args)
}

// ofClass calls a function of a class by its name. All of them are walked with
// whatever there may be; nothing that they are given or give is followed.
func (w *walker) ofClass(on value, name string, args []value) value {
	if !w.habits.methods[name] || code.Within(w.lang.Never, name) {
		w.strange("nobody described the method “" + name + "”")
		return w.lost(args)
	}
	parts := []value{guess(on)}
	for _, a := range args {
		parts = append(parts, w.plain(a))
	}
	return guess(parts...)
}

// compute calls a method that only computes.
func (w *walker) compute(on value, name string, args []value) value {
	o := on.obj
	if code.Within(w.lang.Alters, name) {
		w.blurs(on)
	}
	calls := code.Within(w.lang.Calls, name)
	if w.lang.Lang == commands.Ruby && o == nil && code.Within(w.lang.Alters, name) && !(name == "delete" || name == "insert" && len(args) == 0) {
		if on.word.Known != automode.Guess || len(on.more) > 0 {
			w.strange("a text may be changed in place")
		}
		w.written = true
	}
	if w.setting.Tried && o != nil && o.list && !o.open && code.Within(inOrder, name) {
		w.plainAll(args)
		return on
	}
	if len(args) == 1 && args[0].fn != nil {
		if v := w.sieved(o, name, args[0].fn); v != nil {
			return v
		}
	}
	var results []value
	if code.Within("read readlines each_line", name) && strings.Contains(on.word.Text, "://") {
		w.does(commands.Fetches, on, "asks that host")
	}
	if w.spin > 0 && code.Within("write puts print printf << syswrite", name) {
		w.fills()
	}
	if code.Within("write end send", name) || w.lang.Lang == commands.Ruby && code.Within("puts print << printf syswrite", name) {
		w.sent |= guess(args...).word.Data
	}
	for _, a := range args {
		switch {
		case calls && (a.fn != nil || a.thing != nil):
			results = append(results, w.callback(on, name, a)...)
		case calls && w.odd && a.data() && a.word.Known == automode.Guess && !a.count:
			w.strange("“" + name + "” may call something that is not known")
		case a.obj == nil || o == nil || name != "concat":
			w.plain(a)
		}
	}
	switch name {
	case "then":
		if len(args) > 0 {
			w.later(args[0].fn, true)
		}
		v := &val{unset: true}
		for _, r := range results {
			v = either(v, r)
		}
		if v.unset {
			return &val{}
		}
		return v
	case "finally", "catch":
		for _, r := range results {
			on = either(on, r)
		}
		return on
	case "map", "collect":
		if o != nil && o.list && len(args) == 1 && len(results) == len(o.vals) && len(results) > 0 && !w.unsure(o) {
			return &val{obj: &object{list: true, vals: results, deep: w.loop, maker: w.fn, open: o.open, tried: o.tried}}
		}
	}
	if o != nil && o.list && o.open && w.gathered(o) && code.Within("filter slice select reject toSorted", name) {
		return &val{obj: &object{list: true, vals: slices.Clone(o.vals), open: true, covers: true, deep: w.loop, maker: w.fn, call: w.during, labels: o.labels}}
	}
	if code.Within("flatMap flat_map", name) && len(args) == 1 && len(results) > 0 {
		if v := w.flattened(results); v != nil {
			return v
		}
	}
	for _, r := range results {
		w.plain(r)
	}
	switch name {
	case "trim", "strip", "chomp":
		if s, ok := on.known(); ok && len(args) == 0 {
			if name == "chomp" {
				s = strings.TrimSuffix(strings.TrimSuffix(s, "\n"), "\r")
			} else {
				s = strings.Trim(s, " \t\n\v\f\r\x00")
			}
			v := *on
			v.word.Text, v.bytes = s, false
			return &v
		}
	case "toString", "to_s", "to_str", "freeze", "dup":
		if _, ok := on.known(); (ok || len(on.more) > 0 && name == "toString") && len(args) == 0 && on.data() {
			v := *on
			v.bytes, v.count = false, v.count && !code.Within("toString to_s", name)
			return &v
		}
	case "concat":
		if _, ok := on.known(); ok && len(args) == 1 && args[0].data() {
			return joined(on, args[0])
		}
	case "slice":
		if o != nil && o.list && !o.open && !w.unsure(o) && len(args) == 1 {
			if k, ok := args[0].known(); ok {
				if i, err := strconv.Atoi(k); err == nil && i >= 0 {
					return &val{obj: &object{list: true, vals: o.vals[min(i, len(o.vals)):], deep: w.loop, maker: w.fn, tried: o.tried}}
				}
			}
		}
	case "join":
		if o != nil && o.list && !o.open && !w.unsure(o) && len(args) < 2 {
			sep := exact(w.separator())
			if len(args) == 1 {
				sep = args[0]
			}
			return w.together(o.vals, sep)
		}
	case "on", "once", "setEncoding", "resume", "pause", "end", "pipe", "unref", "addListener":
		if on.data() {
			return on
		}
	case "sort", "filter", "reverse", "flat", "values", "entries", "push", "unshift", "concat_list", "select", "reject", "uniq", "each", "forEach":
		if o != nil && o.list && (name == "filter" || name == "select") && !o.open && !w.unsure(o) {
			// Some of them, and it is not known which.
			return &val{obj: &object{list: true, vals: slices.Clone(o.vals), open: true, covers: true, deep: w.loop, maker: w.fn, call: w.during, labels: o.labels}}
		}
	}
	if code.Within(w.lang.Alters, name) && o != nil {
		for _, a := range args {
			o.labels |= guess(w.plain(a)).word.Data
		}
		w.changes(o)
		if o.list && code.Within("push unshift <<", name) {
			o.gather(args)
		} else {
			o.open, o.covers = true, false
		}
		g := guess(append(args, on)...)
		g.wild = g.wild || !on.inert() // it may be one of its pieces
		if !o.list {
			o.forget()
		}
		return g
	}
	g := guess(append([]value{w.plain(on)}, args...)...)
	for _, a := range args {
		g.wild = g.wild || name == "concat" && !a.inert()
	}
	g.word.Encoded = g.word.Encoded || name == "reverse" || name == "unpack" || name == "unpack1" || name == "pack"
	if code.Within("length size count indexOf lastIndexOf charCodeAt codePointAt getTime findIndex", name) {
		d := g.word.Data
		g = number()
		g.word.Data = d
	}
	if on.word.Glob && len(on.more) == 0 && code.Within("filter sort reverse select reject uniq compact to_a shuffle toSorted toReversed", name) {
		if g.word = on.word; code.Within("filter select reject", name) { // of the names that match
			g.word = code.Some(on.word)
		}
	}
	if on.word.Known == automode.Bounded && len(on.more) == 0 && code.Within("filter sort reverse map slice select reject trim toString", name) && len(results) == 0 {
		g.word.Known, g.word.Base, g.word.Suffix = automode.Bounded, on.word.Base, on.word.Suffix
	} else if on.word.Known == automode.Bounded && len(on.more) == 0 && (code.Within("filter sort reverse slice select reject", name) || on.word.Base != "" && (name == "lines" || name == "split" && len(args) == 1 && args[0].is("\n"))) {
		g.word.Known, g.word.Base, g.word.Suffix = automode.Bounded, on.word.Base, on.word.Suffix
	}
	return g
}

// separator stands between the pieces of a list that is made a text.
func (w *walker) separator() string {
	if w.lang.Lang == commands.JavaScript {
		return ","
	}
	return ""
}

// listed is a piece of a list where that is made a text: nothing is none of it, though
// it is a word elsewhere.
func (w *walker) listed(v value) value {
	switch {
	case w.lang.Lang != commands.JavaScript || !v.perhapsNone():
		return v
	case v.null:
		return exact("")
	}
	x := *v
	x.gap, x.none = true, false
	return &x
}

// together is the text of values with one between them.
func (w *walker) together(vals []value, sep value) value {
	v := exact("")
	for i, x := range vals {
		if i > 0 {
			v = joined(v, sep)
		}
		x = w.listed(w.text(x))
		v = joined(v, x)
	}
	return v
}

// callback calls a function with the pieces of what it is a method of.
func (w *walker) callback(on value, name string, f value) (results []value) {
	var turns []value
	switch name {
	case "then", "finally":
		turns = []value{on}
	case "catch", "reduce", "reduceRight", "inject":
		turns = []value{guess(w.plain(on))}
	default:
		turns = w.turns(on, []value{w.piece(on)})
	}
	defer w.steady(on.obj)()
	w.maybe(func() {
		w.loop++
		if name == "then" || name == "finally" {
			w.handed++
			defer func() { w.handed-- }()
		}
		for _, t := range turns {
			if f.fn == nil {
				results = append(results, w.call(f, []value{t}))
				continue
			}
			args := []value{t}
			for len(args) < len(f.fn.node.Kids[0].Kids) {
				args = append(args, guess(w.plain(t)))
			}
			results = append(results, w.callClosure(f.fn, args))
		}
		w.loop--
	})
	return results
}

func (w *walker) turns(on value, turns []value) []value {
	if o := on.obj; o != nil && o.list && !o.open && !w.unsure(o) && len(o.vals) <= maxTurns && w.steps < maxSteps/4 {
		turns = o.vals
	} else if on.obj != nil && !on.obj.list {
		turns = []value{on}
	}
	return turns
}
