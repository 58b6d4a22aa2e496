package script

import (
	"strconv"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// A program that is read for one name alone comes to no more than what its conditions let
// through of that name.

// holds is what a condition comes to, where the program is read for one name.
func (w *walker) holds(n *Node) condition.Truth {
	if !w.setting.Tried || n == nil {
		return 0
	}
	return w.truthOf(w.seen(n))
}

func (w *walker) truthOf(v condition.Value) condition.Truth {
	switch w.lang.Lang {
	case commands.JavaScript:
		if v.Sort == condition.List {
			return condition.True // also one without anything in it
		}
	case commands.Perl, commands.PHP:
		if v.Text == "0" || v.Sort == condition.List && w.lang.Lang == commands.Perl {
			return 0
		}
	}
	return v.Truth(w.lang.Lang == commands.Ruby)
}

// taken is the branch of a condition that is followed; ok is false where that is not known.
func (w *walker) taken(n *Node) (branch *Node, ok bool) {
	if n.Sign != Plainly && n.Sign != Unless || !w.setting.Tried {
		return nil, false
	}
	for i := 0; i < len(n.Kids); i += 2 {
		cond := n.Kids[i]
		if i > 0 {
			if i == len(n.Kids)-1 {
				return cond, true // what is left
			}
			if cond.Op == Mix && len(cond.Kids) == 1 && cond.Sign == "" {
				cond = cond.Kids[0]
			}
		}
		t := w.holds(cond)
		if i == 0 && n.Sign == Unless {
			t = -t
		}
		switch {
		case t == 0 || i+1 == len(n.Kids):
			return nil, false
		case t == condition.True:
			return n.Kids[i+1], true
		case i == 0 && len(n.Kids) == 3:
			return n.Kids[2], true
		}
	}
	return nil, true
}

// leaves reports whether a statement surely leaves the block that it stands in.
func (w *walker) leaves(n *Node) bool {
	if n == nil || !w.setting.Tried {
		return false
	}
	switch n.Op {
	case Leave:
		return n.Text != Empty
	case Return:
		return n.Text == ""
	case Throw:
		return true
	case If:
		branch, ok := w.taken(n)
		return ok && w.leaves(branch)
	case Block, Seq:
		for _, k := range n.Kids {
			if n.Sign != Cases && w.leaves(k) {
				return true
			}
		}
	}
	return false
}

// seen is what an expression comes to, as far as nothing in it is unknown.
func (w *walker) seen(n *Node) (v condition.Value) {
	if n == nil || w.tired() {
		return v
	}
	switch n.Op {
	case Text:
		return condition.TextOf(n.Text)
	case Number:
		octal := len(n.Text) > 1 && n.Text[0] == '0' && n.Text[1] != '.'
		if x, err := strconv.ParseFloat(n.Text, 64); err == nil && !octal {
			return condition.NumberOf(x)
		}
	case Plain:
		switch strings.ToLower(n.Text) {
		case "true", "false":
			return condition.BoolOf(strings.EqualFold(n.Text, "true"))
		case "null", "nil":
			return condition.Value{Sort: condition.None}
		}
	case List:
		if len(n.Kids) == 1 && n.Op == List && w.lang.Lang == commands.Perl {
			return w.seen(n.Kids[0]) // in brackets
		}
		return w.seenList(n)
	case Seq:
		if len(n.Kids) == 1 {
			return w.seen(n.Kids[0])
		}
	case Either:
		return w.seenOf(n)
	case Choose:
		switch w.holds(n.Kids[0]) {
		case condition.True:
			return w.seen(n.Kids[1])
		case condition.False:
			return w.seen(n.Kids[2])
		}
	case Mix:
		return w.seenMix(n)
	case Member:
		if n.Text == "length" || n.Text == "size" || w.lang.Lang == commands.Ruby {
			return w.asked(n.Text, w.seen(n.Kids[0]))
		}
		return w.asText(n)
	case Index:
		on, at := w.seen(n.Kids[0]), w.seen(n.Kids[1])
		if on.Sort != condition.Unknown && at.Sort == condition.Number && (at.Number >= 0 || w.lang.Lang == commands.Ruby) {
			return condition.At(on, int(at.Number))
		}
		return w.asText(n)
	case Call:
		return w.seenCall(n)
	case Name, Glue:
		return w.asText(n)
	}
	return v
}

// asText is an expression that comes to one text, or to a list of texts.
func (w *walker) asText(n *Node) condition.Value {
	before := len(w.out.Facts)
	v := w.eval(n)
	w.out.Facts = w.out.Facts[:before]
	if s, ok := v.known(); ok && !v.count && !v.null {
		return condition.TextOf(s)
	}
	if o := v.obj; o != nil && o.list && !o.open && !o.tried && !w.unsure(o) {
		var list []condition.Value
		for _, x := range o.vals {
			s, ok := x.known()
			if !ok {
				return condition.Value{}
			}
			list = append(list, condition.TextOf(s))
		}
		return condition.ListOf(list)
	}
	return condition.Value{}
}

// seenList is a list, or what a map that is written out has keys for.
func (w *walker) seenList(n *Node) condition.Value {
	var list []condition.Value
	for _, k := range n.Kids {
		if k != nil && k.Op == Pair && n.Op == Map {
			k = k.Kids[0]
		}
		if k == nil || k.Op == Spread || k.Op == Pair {
			return condition.Value{}
		}
		list = append(list, w.seen(k))
	}
	return condition.ListOf(list)
}

// seenOf is what && and || give, and the words for them.
func (w *walker) seenOf(n *Node) (v condition.Value) {
	and := code.Within("&& and", n.Sign)
	if !and && !code.Within("|| or", n.Sign) {
		return v
	}
	unsure := false
	for _, k := range n.Kids {
		v = w.seen(k)
		t := w.truthOf(v)
		switch {
		case t == 0:
			unsure = true
		case and == (t == condition.False):
			switch {
			case w.lang.Lang == commands.PHP:
				return condition.BoolOf(!and)
			case unsure: // that one, or one in front that comes to the same
				return condition.Holding(t)
			}
			return v
		}
	}
	if unsure {
		return condition.Value{}
	}
	if w.lang.Lang == commands.PHP {
		return condition.ValueOf(w.truthOf(v))
	}
	return v
}

func (w *walker) seenMix(n *Node) (v condition.Value) {
	switch {
	case n.Pattern != "" && n.Sign == Matched: // against what nobody names
		return condition.Compared("=~", w.seen(N(Name, "$_")), w.pattern(n.Pattern))
	case n.Pattern != "":
		return w.pattern(n.Pattern)
	case n.Sign == "!" && len(n.Kids) == 1:
		return condition.ValueOf(-w.truthOf(w.seen(n.Kids[0])))
	case n.Sign == "-" && len(n.Kids) == 1:
		if x := w.seen(n.Kids[0]); x.Sort == condition.Number {
			return condition.NumberOf(-x.Number)
		}
	case len(n.Kids) == 2 && n.Kids[1] != nil && n.Kids[1].Pattern != "" && code.Within("=~ !~", n.Sign):
		return w.compared(n.Sign, w.seen(n.Kids[0]), w.pattern(n.Kids[1].Pattern))
	case len(n.Kids) == 2 && n.Sign == "in":
		if of := n.Kids[1]; of != nil && of.Op == Map {
			return condition.Compared(n.Sign, w.seen(n.Kids[0]), w.seenList(of))
		}
	case len(n.Kids) == 2 && n.Sign != "":
		return w.compared(n.Sign, w.seen(n.Kids[0]), w.seen(n.Kids[1]))
	}
	return v
}

// seenCall is what a call gives that only computes.
func (w *walker) seenCall(n *Node) (v condition.Value) {
	var with []condition.Value
	for _, k := range n.Kids[1:] {
		if k == nil || k.Op == Spread {
			return v
		}
		with = append(with, w.seen(k))
	}
	f, name := n.Kids[0], called(n)
	if f.Op == Name {
		if x := w.scope.lookup(name); x != nil && x.val.fn != nil {
			return w.seenFrom(x.val.fn, with)
		}
		if len(with) == 0 {
			return w.asText(n)
		}
		return w.seenFunc(name, n, with)
	}
	if f.Op != Member {
		return w.asText(n)
	}
	if name == "fnmatch" || name == "fnmatch?" {
		return w.seenFunc(name, n, with)
	}
	of := w.seen(f.Kids[0])
	if of.Sort == condition.Unknown && len(with) > 0 && code.Within("basename extname", name) {
		return w.asked(name, with[0], with[1:]...)
	}
	if on := f.Kids[0]; on != nil && on.Op == Map && len(with) == 1 && code.Within("include? member? key? has_key?", name) {
		return condition.Asked("include?", w.seenList(on), with[0])
	}
	if of.Sort == condition.Unknown && code.Within("join toString to_s inspect", name) {
		return v // of a list, of which not all may have been given
	}
	if name == "match" && len(with) == 1 && with[0].Sort == condition.Text {
		with[0] = w.pattern(with[0].Text)
	}
	if v = w.asked(name, of, with...); v.Sort == condition.Unknown {
		return w.asText(n)
	}
	return v
}

// seenFunc is what a function gives that is no method.
func (w *walker) seenFunc(name string, n *Node, with []condition.Value) condition.Value {
	switch name {
	case "fnmatch", "fnmatch?":
		if len(with) != 2 { // a flag says how
			return condition.Value{}
		}
		if dotted := strings.HasPrefix(with[1].Text, "."); dotted && !strings.HasPrefix(with[0].Text, ".") {
			return condition.Value{} // some let only a dot take that one
		}
		return condition.Globbed(with[0], with[1])
	case "preg_match":
		if len(with) < 2 || len(with) > 3 {
			return condition.Value{}
		}
		if t := condition.Compared("=~", with[1], w.delimited(with[0])); t.Sort == condition.Bool {
			return condition.NumberOf(t.Number)
		}
		return condition.Value{}
	case "join", "implode":
		return condition.Value{} // the same
	case "pathinfo":
		if len(n.Kids) == 3 && n.Kids[2].Text == "PATHINFO_EXTENSION" {
			return condition.Asked("getextension", with[0])
		}
	default:
		if v := w.asked(name, with[0], with[1:]...); v.Sort != condition.Unknown {
			return v
		}
	}
	return w.asText(n)
}

// seenFrom is what a function of the program gives that is one expression.
func (w *walker) seenFrom(f *closure, with []condition.Value) (v condition.Value) {
	body, params := f.node.Kids[1], f.node.Kids[0].Kids
	for body != nil && (body.Op == Block || body.Op == Return) && len(body.Kids) == 1 {
		body = body.Kids[0]
	}
	if body == nil || body.Op >= Block || len(with) < len(params) || w.calls >= maxCalls {
		return v
	}
	outer, fn := w.scope, w.fn
	defer func() { w.scope, w.fn = outer, fn; w.calls-- }()
	w.calls++
	w.fn, w.scope = f, &scope{outer: f.in, fn: f, own: true}
	for i, p := range params {
		if p.Op != Name || with[i].Sort != condition.Text {
			return v
		}
		w.declare(w.scope, p.Text, exact(with[i].Text))
	}
	return w.seen(body)
}

// inOrder are methods that give the pieces of a list, all or some, in some order.
const inOrder = "sort reverse toSorted toReversed sort_by shuffle slice take drop"

// sieved are those pieces of a list that a function lets through, or does not; nil where
// the program is not read for one name.
func (w *walker) sieved(o *object, name string, f *closure) value {
	if !w.setting.Tried || o == nil || !o.list || o.open || !code.Within("filter select find_all reject find detect findLast", name) {
		return nil
	}
	var list []value
	for _, x := range o.vals {
		s, ok := x.known()
		if x.obj != nil { // an entry, by its name
			if e, has := x.obj.get("name"); has {
				s, ok = e.known()
			}
		}
		t := condition.Truth(0)
		if ok && x.obj == nil {
			t = w.truthOf(w.seenFrom(f, []condition.Value{condition.TextOf(s)}))
		}
		if name == "reject" {
			t = -t
		}
		if t != condition.False {
			list = append(list, x)
		}
	}
	if code.Within("find detect findLast", name) {
		if len(list) == 0 {
			return &val{null: true}
		}
		return list[0]
	}
	return &val{obj: &object{list: true, vals: list, deep: w.loop, maker: w.fn, call: w.during, tried: o.tried}}
}
