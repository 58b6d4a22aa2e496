package script

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a loop without an end makes more of fills processes, memory or a disk.
// One that waits, or may be left, is none of those.

// whirls judges a loop without an end before it is walked, and reports whether it
// goes round as fast as it can.
func (w *walker) whirls(n *Node) bool {
	switch {
	case waits(n, false):
		return false
	case Has(n, lengthens):
		w.hoards()
	case !Has(n, acts):
		w.strange("a loop has no end, and nothing in it waits")
	}
	return true
}

// Has reports whether something in a tree is such a node.
func Has(n *Node, is func(*Node) bool) bool {
	return n != nil && (is(n) || slices.ContainsFunc(n.Kids, func(k *Node) bool { return Has(k, is) }))
}

// waits reports whether something in a loop waits or ends it. What somebody else
// runs later is not in it, and a function that is made there is left by itself.
func waits(n *Node, inside bool) bool {
	if n == nil || !inside && leaves(n) || pauses(n) {
		return n != nil
	}
	later := n.Op == Call && code.Within("new start fork setTimeout setImmediate setInterval nextTick on once then", called(n))
	for _, k := range n.Kids {
		if k != nil && !(later && k.Op == Function) && waits(k, inside || k.Op == Function) {
			return true
		}
	}
	return false
}

// leaves: an empty statement is one that leaves nothing.
func leaves(n *Node) bool {
	return n.Op == Leave && n.Text != Empty || n.Op == Return || n.Op == Throw
}

func lengthens(n *Node) bool {
	switch n.Op {
	case Set:
		if n.Text == "+" || len(n.Kids) < 2 || n.Kids[0] == nil || n.Kids[1] == nil {
			return n.Text == "+"
		}
		to, v := n.Kids[0], n.Kids[1]
		if to.Op == Index {
			// Behind what is there.
			at := to.Kids[len(to.Kids)-1]
			return at != nil && (at.Op == Name || at.Op == Mix || at.Op == Set || at.Op == Member && code.Within("length size", at.Text))
		}
		return to.Op == Name && (v.Op == Glue || v.Op == Times || v.Op == List) && Has(v, func(k *Node) bool { return k.Op == Name && k.Text == to.Text }) && !Has(v, counts)
	case Call:
		return n.Text == "handle" || code.Within("push unshift array_push array_merge << concat append prepend insert fwrite fputs fputcsv writeSync appendFileSync", called(n)) ||
			called(n) == "set" && len(n.Kids) == 3 && n.Kids[1].Op == Set
	}
	return false
}

// counts: a number among what is put together makes it a sum.
func counts(n *Node) bool { return n.Op == Number }

// acts: something that is seen to be done, or shown, in every round.
func acts(n *Node) bool {
	return n.Op == Call && code.Within("print printf say puts p pp echo log error write fork pcntl_fork spawn exec execSync execFile execFileSync spawnSync system popen", called(n))
}

func pauses(n *Node) bool {
	switch n.Op {
	case Seq:
		return n.Text == "await"
	case Call:
		name := called(n)
		return code.Within("sleep usleep nanosleep select gets read readline readlines readSync readFileSync fgets fgetc fread getc recv accept wait wait2 waitpid waitall pcntl_wait pcntl_waitpid next shift pop exit exit! _exit abort die croak raise throw leave", name) ||
			code.Within("join value", name) && len(n.Kids) == 1
	}
	return false
}

// called is the last name of what a node calls.
func called(n *Node) string {
	if len(n.Kids) > 0 && n.Kids[0] != nil && (n.Kids[0].Op == Name || n.Kids[0].Op == Member) {
		return n.Kids[0].Text
	}
	return ""
}

// vast is how many pieces or bytes are more than memory has.
const vast = 1e10

// amount is a number that stands there, 0 when n is none.
func amount(n *Node) float64 {
	for n != nil && (n.Op == Seq || n.Op == List) && len(n.Kids) == 1 {
		n = n.Kids[0]
	}
	if n != nil && n.Op == Mix && len(n.Kids) == 2 {
		a, b := amount(n.Kids[0]), amount(n.Kids[1])
		switch n.Sign {
		case "*":
			return a * b
		case "<<":
			return a * math.Exp2(b)
		}
	}
	if n == nil || n.Op != Number {
		return 0
	}
	v, err := strconv.ParseFloat(strings.TrimSuffix(strings.ReplaceAll(n.Text, "_", ""), "n"), 64)
	if err != nil && !math.IsInf(v, 1) {
		return 0
	}
	return v
}

// Power is a ** b, worked out where both stand there, and else a Mix of that text.
func Power(a, b *Node, how string) *Node {
	if x, y := amount(a), amount(b); x > 0 && y > 0 {
		return N(Number, strconv.FormatFloat(math.Pow(x, y), 'f', -1, 64))
	}
	return N(Mix, how, a, b)
}

// endlessNumber reports whether a number is one of more digits than memory holds,
// where all of them are kept.
func (w *walker) endlessNumber(n *Node) bool {
	return w.lang.Lang == commands.Ruby && math.IsInf(amount(n), 1)
}

// hoarding are functions that take as much memory, or disk, as they are told.
const hoarding = "alloc allocUnsafe allocUnsafeSlow Array ArrayBuffer SharedArrayBuffer Uint8Array Uint32Array Float64Array new from repeat padStart padEnd ljust rjust center " +
	"str_repeat str_pad array_fill range random_bytes randomBytes bytes random_string openssl_random_pseudo_bytes truncate truncateSync ftruncate ftruncateSync"

// sizes gives the effect of a call that takes more than there is.
func (w *walker) sizes(n *Node) {
	name := called(n)
	for _, k := range n.Kids[1:] {
		if name == "from" && k != nil && k.Op == Map && len(k.Kids) == 1 && k.Kids[0].Op == Pair && k.Kids[0].Text == "length" {
			k = k.Kids[0].Kids[0]
		}
		if amount(k) >= vast && code.Within(hoarding, name) {
			w.hoards()
		}
	}
	if f := n.Kids[0]; f.Op == Member && code.Within("to_a entries map collect sort", name) && Far(f.Kids[0], vast) {
		w.hoards()
	}
}

// Far reports whether an expression is a row of so many numbers.
func Far(n *Node, many float64) bool {
	for n != nil && (n.Op == Seq || n.Op == List) && len(n.Kids) == 1 {
		n = n.Kids[0]
	}
	return n != nil && n.Op == Range && (len(n.Kids) == 1 || (n.Kids[1].Op == Member || n.Kids[1].Op == Name) && strings.HasSuffix(n.Kids[1].Text, "INFINITY") || amount(n.Kids[1]) >= many)
}

// fills: a disk is filled without end.
func (w *walker) fills() {
	w.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it writes without end and fills the disk"})
}

// hoards: memory is filled without end.
func (w *walker) hoards() {
	w.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it fills memory without end"})
}

// later: a function that is being walked has itself called once more when it is
// done.
func (w *walker) later(f *closure, soon bool) {
	if f == nil || len(f.busy) == 0 || f.again {
		return
	}
	f.again = true
	body := f.node.Kids[1]
	w.ever++
	if soon = soon && w.whirls(N(Seq, "", tail(body))); soon {
		w.spin++
	}
	w.maybe(func() { w.block(body) })
	if soon {
		w.spin--
	}
	w.ever--
}

// tail is a body with what it ends by giving back in the place of that: by then
// it has arranged to be called again.
func tail(body *Node) *Node {
	n := body
	if n != nil && n.Op == Block && len(n.Kids) > 0 {
		if last := n.Kids[len(n.Kids)-1]; last != nil && last.Op == Return {
			kids := append(slices.Clone(n.Kids[:len(n.Kids)-1]), last.Kids...)
			return &Node{Op: Block, Text: n.Text, Kids: kids}
		}
	}
	if n != nil && n.Op == Return && len(n.Kids) > 0 {
		return n.Kids[0]
	}
	return body
}

// farHead reports whether the head of a loop compares with a large number.
func farHead(n *Node) bool {
	return Has(n, func(k *Node) bool {
		return k.Op == Mix && slices.ContainsFunc(k.Kids, func(x *Node) bool { return amount(x) >= 1e4 })
	})
}

// outlasts reports whether a loop counts one by one to more than anybody waits for.
func outlasts(n *Node) bool {
	c := n.Kids[0]
	if c == nil || c.Op != Mix || len(c.Kids) != 2 || !code.Within("< <=", c.Sign) || amount(c.Kids[1]) < vast {
		return false
	}
	name := owner(c.Kids[0])
	return way(name, n) > 0 && Has(n, func(k *Node) bool {
		return k.Op == Set && k.Sign == "++" && len(k.Kids) > 0 && k.Kids[0] != nil && k.Kids[0].Text == name
	})
}

// often notes a loop that goes round very often, or, in a crowd, more often than
// anybody can list what it leaves, until what it gives is called.
func (w *walker) often(crowd bool) (end func()) {
	far, before := w.far, w.crowd
	w.far++
	if crowd {
		w.crowd++
	}
	return func() { w.far, w.crowd = far, before }
}

// crowd reports whether an expression is a list, a text or a count of a great many
// pieces: new Array(1e6).fill(0), [...Array(1e6).keys()], 1_000_000.times.
func crowd(n *Node) bool {
	return n != nil && Has(n, func(k *Node) bool {
		return k.Op == Call && code.Within("Array from fill repeat range step upto str_repeat array_fill", called(k)) && Has(k, func(x *Node) bool { return amount(x) >= 1e5 }) ||
			k.Op == Times && len(k.Kids) > 1 && amount(k.Kids[1]) >= 1e5
	}) || amount(n) >= 1e5 || Far(n, 1e5)
}

// large: a text or a list of millions of pieces.
func large(n *Node) bool { return amount(n) >= 1e6 }
