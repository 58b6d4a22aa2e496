package python

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// Whether a loop ends is in its head, and in what it does to what its head looks
// at.

// endless reports whether a loop's condition holds in every round, and nothing in
// it leaves it.
func (r *reader) endless(n *node, s *scope) bool {
	return !leaves(n.body) && r.truth(n.kids[0], n, s) == condition.True
}

// truth is what a condition is in every round of a loop.
func (r *reader) truth(c, loop *node, s *scope) condition.Truth {
	if c == nil {
		return 0
	}
	switch c.kind {
	case constNode:
		switch c.text {
		case "True":
			return condition.True
		case "False", "None":
			return condition.False
		}
	case numberNode:
		return condition.Of(amount(c) != 0)
	case textNode:
		if c.text == "?" {
			return 0
		}
		return condition.Of(c.text != "")
	case listNode, tupleNode, setNode, dictNode:
		return condition.Of(len(c.kids) > 0)
	case unaryNode:
		switch c.text {
		case "not":
			return -r.truth(c.kids[0], loop, s)
		case "not not", "-", "+":
			return r.truth(c.kids[0], loop, s)
		}
	case boolNode:
		t := r.truth(c.kids[0], loop, s)
		for _, k := range c.kids[1:] {
			if x := r.truth(k, loop, s); c.text == "and" {
				t = min(t, x)
			} else {
				t = max(t, x)
			}
		}
		return t
	case walrusNode:
		return r.truth(c.kids[1], loop, s)
	case compareNode:
		if len(c.kids) == 2 && len(c.names) == 1 {
			return compare(c.names[0], c.kids[0], c.kids[1], loop)
		}
	case callNode:
		if f := c.kids[0]; f.kind == attrNode && code.Within("getpid getppid time monotonic cpu_count", f.text) {
			return condition.True
		}
		if f := c.kids[0]; f.kind == nameNode && code.Within("bool int len str list abs", f.text) && len(c.kids) == 2 {
			return r.truth(c.kids[1], loop, s)
		}
	case nameNode:
		return r.stays(c.text, loop, s)
	}
	return 0
}

// stays is what a name is as a condition, as far as the loop leaves it or makes it
// only larger.
func (r *reader) stays(name string, loop *node, s *scope) condition.Truth {
	switch c := course(name, loop); {
	case c.Way() > 0:
		return condition.True
	case c.Moved() || r.weak[name]:
		return 0
	}
	v, ok := r.lookup(s, name)
	if !ok || len(v) != 1 {
		return 0
	}
	switch a := v[0]; {
	case a.none:
		return condition.False
	case a.number && a.word.Text != "":
		return condition.Of(strings.Trim(a.word.Text, "0.") != "" && a.word.Text != "False")
	case a.exact() && !a.number:
		return condition.Of(a.word.Text != "")
	}
	return 0
}

// compare is what a comparison is in every round.
func compare(op string, x, y, loop *node) condition.Truth {
	switch op {
	case "is":
		op = "=="
	case "is not":
		op = "!="
	}
	if x.kind == y.kind && (x.kind == textNode || x.kind == constNode) && x.text != "?" {
		switch op {
		case "==":
			return condition.Of(x.text == y.text)
		case "!=":
			return condition.Of(x.text != y.text)
		}
		return 0
	}
	a, plain := literal(x)
	b, also := literal(y)
	switch {
	case plain && also:
		return condition.Compare(op, a, b)
	case plain:
		x, b, op = y, a, condition.Flip(op)
	case !also:
		return 0
	}
	// A number that only grows stays above what it is above, and a length is
	// never below none.
	name, length := x.text, false
	if x.kind == callNode && x.kids[0].kind == nameNode && x.kids[0].text == "len" && len(x.kids) == 2 && x.kids[1].kind == nameNode {
		name, length = x.kids[1].text, true
	} else if x.kind != nameNode {
		return 0
	}
	if length && (op == ">=" && b <= 0 || op == ">" && b < 0 || op == "!=" && b < 0) {
		return condition.True
	}
	c := course(name, loop)
	to := c.Way()
	switch op {
	case ">", ">=":
		return condition.Truth(to)
	case "<", "<=", "!=":
		if b >= 1e9 && to >= 0 {
			return condition.True // as good as that
		}
		if op != "!=" {
			return condition.Truth(-to)
		}
	}
	return 0
}

// literal is the value of a number that stands there, with its sign.
func literal(n *node) (float64, bool) {
	switch {
	case n.kind == numberNode:
		return amount(n), true
	case n.kind == binaryNode && amount(n) > 0:
		return amount(n), true
	case n.kind == unaryNode && n.text == "-":
		v, ok := literal(n.kids[0])
		return -v, ok
	}
	return 0, false
}

// course is what a loop makes of a name, in number or in length.
func course(name string, loop *node) (c condition.Course) {
	is := func(n *node) bool { return n != nil && n.kind == nameNode && n.text == name }
	var see func(list []*node)
	see = func(list []*node) {
		for _, n := range list {
			if n == nil || n.kind == defNode || n.kind == lambdaNode {
				continue
			}
			switch n.kind {
			case augmentNode:
				if !is(n.kids[0]) {
					break
				}
				v, plain := literal(n.kids[1])
				switch {
				case n.text == "-=" && plain && v > 0:
					c.Goes(-1)
				case n.text == "+=" && (!plain || v > 0), code.Within("*= **= <<=", n.text):
					c.Goes(1)
				default:
					c.Goes(0)
				}
			case assignNode:
				last := len(n.kids) - 1
				for _, to := range n.kids[:last] {
					switch {
					case to.kind == itemNode && is(to.kids[0]):
						c.Goes(1)
					case is(to) && counts(n.kids[last], name) != 0:
						c.Goes(counts(n.kids[last], name))
					case is(to) && ofItself(n):
						c.Goes(1)
					case mentions([]*node{to}, " "+name+" "):
						c.Goes(0)
					}
				}
			case callNode:
				if f := n.kids[0]; f.kind == attrNode && is(f.kids[0]) {
					switch {
					case code.Within("append extend appendleft extendleft insert add put put_nowait write", f.text):
						c.Goes(1)
					case code.Within("pop popleft popitem remove discard clear get get_nowait update close set", f.text):
						c.Goes(0)
					}
				}
			case forNode, walrusNode, withNode, deleteNode, globalNode:
				if n.kind == deleteNode && mentions(n.kids, " "+name+" ") || n.kind != deleteNode && len(n.kids) > 0 && mentions(n.kids[:1], " "+name+" ") {
					c.Goes(0)
				}
			}
			see(n.kids)
			see(n.body)
			see(n.alt)
			see(n.last)
		}
	}
	see(loop.kids)
	see(loop.body)
	return c
}

// counts is which way a sum of a name and a number goes from it.
func counts(n *node, name string) int {
	if n.kind != binaryNode || len(n.kids) != 2 || n.kids[0].kind != nameNode || n.kids[0].text != name {
		return 0
	}
	v, plain := literal(n.kids[1])
	switch {
	case !plain || v <= 0:
		return 0
	case n.names[0] == "+" || n.names[0] == "*":
		return 1
	case n.names[0] == "-":
		return -1
	}
	return 0
}
