package script

import (
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

func firstName(t *Thing) string {
	n, _, _ := strings.Cut(t.Names, " ")
	return n
}

// enter walks a function that somebody else calls, with arguments that carry
// what given carries.
func (w *walker) enter(f *closure, given value) {
	if f.seen && given.label().Data == 0 || len(f.busy) > 0 || w.setting.Module == code.Loads {
		return
	}
	f.seen = true
	var args []value
	for range f.node.Kids[0].Kids {
		a := guess(given)
		a.lent = given.lent
		args = append(args, a)
	}
	w.maybe(func() {
		if w.soon {
			w.handed++
			defer func() { w.handed-- }()
		}
		loop := w.loop
		w.loop++ // it may be called again
		w.plain(w.callClosure(f, args))
		w.loop = loop
	})
}

// worked is what a function works out that is called by looking at something, at
// any time and as often as anybody likes.
func (w *walker) worked(f *closure) value {
	f.seen = true
	args := make([]value, len(f.node.Kids[0].Kids))
	for i := range args {
		args[i] = &val{}
	}
	out := &val{}
	w.maybe(func() {
		w.loop++
		out = guess(w.plain(w.callClosure(f, args)))
		w.loop--
	})
	return out
}

// many reports whether a value stands for several arguments, or for none.
func many(v value) bool { return v.word.Many }

// shifted are arguments as a function takes them one by one: which of those behind one that
// stands for several is where nobody knows.
func shifted(args []value) []value {
	at := slices.IndexFunc(args, many)
	if at < 0 || !slices.ContainsFunc(args[at+1:], func(v value) bool { return !v.filler }) {
		return args
	}
	any := &val{unset: true}
	for _, a := range args[at:] {
		any = either(any, a)
	}
	args = slices.Clone(args)
	for i := at; i < len(args); i++ {
		args[i] = any
	}
	return args
}

// callClosure walks a function of the program.
func (w *walker) callClosure(f *closure, args []value) value {
	under := "" // what it calls itself for gives paths below this folder, as long as that holds
	switch {
	case w.calls >= maxCalls || w.steps > maxSteps:
		w.strange("functions are called too deep to be followed")
		return w.lost(args)
	case len(f.busy) > 0:
		surely := w.branch-w.handed == f.branch-f.handed
		if surely && w.copies > f.copies {
			w.bomb()
		}
		if surely && w.handed > f.handed {
			w.later(f, true)
		}
		// What it gives is looked at where it was called first.
		f.turn = true
		if folder, wide := w.deeper(f, args); folder != "" {
			if slices.ContainsFunc(f.busy, func(b []value) bool { return slices.EqualFunc(wide, b, alike) }) {
				return wide[0].under(folder)
			}
			args, under = wide, folder
		}
		if slices.ContainsFunc(f.busy, func(b []value) bool { return slices.EqualFunc(args, b, alike) }) {
			return guess(args...)
		}
		if len(f.busy) > 2 {
			for i, a := range args {
				if args[i] = guess(w.plain(a)); !a.inert() {
					w.strange("a function that calls itself is handed something that is not data")
				}
			}
			if slices.ContainsFunc(f.busy, func(b []value) bool { return slices.EqualFunc(args, b, alike) }) {
				return guess(args...)
			}
		}
	}
	if len(f.busy) == 0 {
		f.branch, f.copies, f.handed = w.branch, w.copies, w.handed
	}
	f.busy = append(f.busy, args)
	f.ran = true
	w.calls++
	outer, fn, body, result, during := w.scope, w.fn, w.body, w.result, w.during
	w.entered++
	w.during = w.entered
	w.active = append(w.active, w.during)
	w.fn, w.body = f, f.node.Kids[1]
	w.scope = &scope{outer: f.in, fn: f, own: true}
	out := &val{unset: true}
	w.result = out
	args = shifted(args)
	for i, p := range f.node.Kids[0].Kids {
		w.names(p, w.scope)
		if p.Op == Spread {
			rest := slices.Clone(args[min(i, len(args)):])
			w.bind(p.Kids[0], &val{obj: &object{list: true, vals: rest, deep: w.loop, maker: f, open: slices.ContainsFunc(rest, many)}}, true)
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
	w.scope, w.fn, w.body, w.result, w.during = outer, fn, body, result, during
	w.active = w.active[:len(w.active)-1]
	w.calls--
	f.busy = f.busy[:len(f.busy)-1]
	if f.turn && len(f.busy) == 0 && !out.inert() {
		w.strange("what a function that calls itself gives is not followed")
	}
	if out.unset {
		return &val{}
	}
	if blank(w.lang.Lang) && out.data() && !out.gap && !returns(f.node.Kids[1]) {
		x := *out
		x.gap = true
		if out = &x; w.lang.Lang == commands.Perl {
			out = either(guess(out), out) // what came last, be it a condition
		}
	}
	if under != "" && !out.isUnder(under) {
		return guess(w.plain(out))
	}
	return out
}

// returns reports whether a statement gives something back, or throws, whichever way it
// takes. What a function gives because it is its last is a Return where it is followed.
func returns(n *Node) bool {
	switch {
	case n == nil:
		return false
	case n.Op == Return, n.Op == Throw:
		return true
	case n.Op == Block, n.Op == Seq, n.Op == If && n.Kids[0] != nil && n.Kids[0].Op == Plain: // what stands in braces
		return slices.ContainsFunc(n.Kids, returns)
	case n.Op == If:
		// The last may be there for one more condition, which stands in front of it.
		if len(n.Kids) < 3 || n.Kids[len(n.Kids)-2] != nil && n.Kids[len(n.Kids)-2].Op == Mix {
			return false
		}
		return !slices.ContainsFunc(n.Kids[1:], func(k *Node) bool { return !returns(k) && (k == nil || k.Op != Mix) })
	case n.Op == Try: // kid 1 is what is caught
		return len(n.Kids) > 2 && returns(n.Kids[0]) && !slices.ContainsFunc(n.Kids[2:], func(k *Node) bool { return !returns(k) })
	}
	return false
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
