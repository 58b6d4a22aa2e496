package script

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// How often a loop goes round is in its head, and in what the loop does to what
// its head looks at.

// While is a loop with its condition in front of what it repeats; none: it has no
// end of its own.
func While(cond *Node, until bool, round ...*Node) *Node {
	if cond == nil {
		return N(Loop, "ever", append([]*Node{nil}, round...)...)
	}
	sign := "while"
	if until {
		sign = "until"
	}
	return Signed(sign, N(Loop, "", append([]*Node{cond}, round...)...))
}

// Do is a loop with its condition behind what it repeats.
func Do(body, cond *Node, until bool) *Node {
	n := While(cond, until, body)
	n.Kids[0], n.Kids[1] = n.Kids[1], n.Kids[0]
	n.Sign += " behind"
	return n
}

// lasts reports whether a loop never ends by its head.
func (w *walker) lasts(n *Node) bool {
	if n.Text == "ever" || len(n.Kids) == 0 {
		return n.Text == "ever"
	}
	sign, behind := strings.CutSuffix(n.Sign, " behind")
	cond := n.Kids[0]
	if behind {
		cond = n.Kids[1]
	}
	switch t := w.truth(cond, n); sign {
	case "while":
		return t == condition.True
	case "until":
		return t == condition.False
	}
	return false
}

// truth is what a condition is in every round of a loop.
func (w *walker) truth(c, loop *Node) condition.Truth {
	for c != nil && (c.Op == Seq || c.Op == List) && len(c.Kids) == 1 && c.Text == "" && (c.Op == Seq || w.lang.Lang == commands.Perl) {
		c = c.Kids[0]
	}
	if c == nil {
		return 0
	}
	ruby := w.lang.Lang == commands.Ruby
	switch c.Op {
	case Number:
		return condition.Of(ruby || amount(c) != 0)
	case Text:
		return condition.Of(ruby || c.Text != "" && c.Text != "0")
	case Plain:
		switch strings.ToLower(c.Text) {
		case "true":
			return condition.True
		case "false", "nil", "null", "undefined":
			return condition.False
		}
	case Function, Map:
		return condition.True
	case Name:
		return w.kept(c.Text, loop)
	case Member:
		if code.Within("length size", c.Text) && way(owner(c), loop) > 0 {
			return condition.True
		}
	case Set:
		if c.Sign == "=" && len(c.Kids) == 2 {
			return w.truth(c.Kids[1], loop)
		}
	case Call:
		if code.Within("fork pcntl_fork push unshift array_push", called(c)) {
			return condition.True // in every process that comes of it
		}
		if len(c.Kids) == 2 && code.Within("count sizeof defined length", called(c)) && way(owner(c.Kids[1]), loop) > 0 {
			return condition.True
		}
	case Either:
		if len(c.Kids) < 2 {
			return 0
		}
		a, b := w.truth(c.Kids[0], loop), w.truth(c.Kids[1], loop)
		if c.Sign == "&&" {
			return min(a, b)
		}
		return max(a, b)
	case Mix:
		if c.Sign == "!" && len(c.Kids) == 1 {
			return -w.truth(c.Kids[0], loop)
		}
		if len(c.Kids) == 2 {
			return compare(c.Sign, c.Kids[0], c.Kids[1], loop)
		}
	}
	return 0
}

// kept is what a variable is as a condition, as far as the loop leaves it or
// makes it only larger.
func (w *walker) kept(name string, loop *Node) condition.Truth {
	switch c := course(name, loop); {
	case c.Way() > 0:
		return condition.True
	case c.Moved():
		return 0
	}
	x := w.scope.lookup(name)
	if x == nil || w.habits.shared[name] {
		return 0
	}
	v := x.val
	switch {
	case v.fn != nil || v.thing != nil || v.plain == "true":
		return condition.True
	case v.obj != nil && (w.lang.Lang == commands.JavaScript || w.lang.Lang == commands.TypeScript || w.lang.Lang == commands.Ruby):
		return condition.True
	case v.obj != nil, !v.data(), len(v.more) > 0, v.unset:
		return 0
	}
	text, ok := v.known()
	if !ok {
		return 0
	}
	return condition.Of(text != "" && text != "0" && text != "false" && text != "null" && text != "nil" && text != "undefined")
}

// compare is what a comparison is in every round.
func compare(op string, x, y *Node, loop *Node) condition.Truth {
	if a, b := x, y; literal(a) && literal(b) {
		return compared(op, a, b)
	}
	// A number that only grows stays above what it is above; a length is never
	// below none.
	if literal(x) {
		x, y, op = y, x, condition.Flip(op)
	}
	if !literal(y) || y.Op == Text {
		return 0
	}
	name, length := owner(x), x.Op != Name
	least := amount(y)
	if strings.HasPrefix(y.Text, "-") {
		least = -1
	}
	if length && name != "" && (op == ">=" && least <= 0 || op == ">" && least < 0) {
		return condition.True
	}
	to := way(name, loop)
	switch {
	case op == ">" || op == ">=":
		return condition.Truth(to)
	case op == "<" || op == "<=":
		return condition.Truth(-to)
	case (op == "!=" || op == "!==" || op == "<>") && least < 0:
		return max(condition.Truth(to), 0)
	}
	return 0
}

func literal(n *Node) bool {
	return n != nil && (n.Op == Number || n.Op == Text || n.Op == Seq && len(n.Kids) == 1 && literal(n.Kids[0]))
}

// compared is what a comparison of two literals comes to.
func compared(op string, x, y *Node) condition.Truth {
	for x.Op == Seq {
		x = x.Kids[0]
	}
	for y.Op == Seq {
		y = y.Kids[0]
	}
	same := x.Op == y.Op && x.Text == y.Text
	switch op {
	case "==", "===", "eq":
		return condition.Of(same)
	case "!=", "!==", "<>", "ne":
		return condition.Of(!same)
	}
	if x.Op != Number || y.Op != Number {
		return 0
	}
	return condition.Compare(op, signed(x), signed(y))
}

// signed is the value of a literal number.
func signed(n *Node) float64 {
	if text, minus := strings.CutPrefix(n.Text, "-"); minus {
		return -amount(N(Number, text))
	}
	return amount(n)
}

// owner is the variable that an expression is, or is the length of.
func owner(n *Node) string {
	switch {
	case n == nil:
	case n.Op == Name:
		return n.Text
	case n.Op == Member && code.Within("length size count", n.Text) && len(n.Kids) > 0 && n.Kids[0] != nil && n.Kids[0].Op == Name:
		return n.Kids[0].Text
	case n.Op == Call && code.Within("length size count sizeof strlen scalar", called(n)):
		if len(n.Kids) == 2 {
			return owner(n.Kids[1])
		}
		return owner(n.Kids[0])
	}
	return ""
}

// way is which way a loop makes a variable go, larger (1) or smaller (-1), in
// number or in length, and 0 where it does neither or both.
func way(name string, loop *Node) int {
	c := course(name, loop)
	return c.Way()
}

// course is what a loop makes of a variable; of none: nothing.
func course(name string, loop *Node) (c condition.Course) {
	if name == "" {
		return c
	}
	Has(loop, func(n *Node) bool {
		if to, sets := step(n, name); sets {
			c.Goes(to)
		}
		return false
	})
	return c
}

// step is which way one node makes a variable go.
func step(n *Node, name string) (way int, sets bool) {
	switch {
	case n.Op == Call && len(n.Kids) > 0:
		at := changes(n)
		if at != name {
			break
		}
		switch {
		case code.Within("push unshift << append concat add array_push array_unshift insert", called(n)):
			return 1, true
		case code.Within("pop shift splice delete clear slice! delete_at shift! array_pop array_shift array_splice replace", called(n)):
			return 0, true
		}
	case n.Op != Set || len(n.Kids) == 0 || n.Kids[0] == nil:
	case n.Kids[0].Op == Index && len(n.Kids[0].Kids) > 0 && n.Kids[0].Kids[0] != nil && n.Kids[0].Kids[0].Op == Name && n.Kids[0].Kids[0].Text == name:
		return 1, true
	case n.Kids[0].Op != Name || n.Kids[0].Text != name:
	case n.Sign == "++":
		return 1, true
	case n.Sign == "--":
		return -1, true
	case len(n.Kids) < 2:
		return 0, true
	case n.Sign == "-=":
		return -upward(n.Kids[1]), true
	case code.Within("+= .= *= **= <<= x=", n.Sign):
		return upward(n.Kids[1]), true
	default:
		v := n.Kids[1]
		if v != nil && v.Op == Call && called(v) == "concat" && changes(v) == name {
			return 1, true
		}
		if v != nil && (v.Op == Glue || v.Op == Times || v.Op == Mix && code.Within("+ *", v.Sign) || v.Op == List) && Has(v, func(k *Node) bool { return k.Op == Name && k.Text == name }) {
			return 1, true
		}
		if v != nil && v.Op == Mix && v.Sign == "-" && len(v.Kids) == 2 && owner(v.Kids[0]) == name {
			return -upward(v.Kids[1]), true
		}
		return 0, true
	}
	return 0, false
}

// upward is 1 for what makes a sum larger that it is added to.
func upward(n *Node) int {
	if n != nil && n.Op == Number && strings.HasPrefix(n.Text, "-") {
		return -1
	}
	return 1
}

// changes is the variable that a call changes: what it is a member of, or its first
// argument.
func changes(n *Node) string {
	f := n.Kids[0]
	if f != nil && f.Op == Member && len(f.Kids) > 0 && f.Kids[0] != nil && f.Kids[0].Op == Name {
		return f.Kids[0].Text
	}
	if len(n.Kids) > 1 && n.Kids[1] != nil && n.Kids[1].Op == Name {
		return n.Kids[1].Text
	}
	return ""
}
