//go:build !lean

package shell

import (
	"slices"

	"automode/internal/understand/code/condition"
	"mvdan.cc/sh/v3/syntax"
)

// A loop goes on where what its condition looks at only goes further that way,
// or is not touched by the loop at all.

// way is which way a loop makes a variable go, larger (1) or smaller (-1), in
// number or in length, and 0 where it does neither, or both.
func (h *head) way(name string) int {
	var c condition.Course
	see := func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.Assign:
			if n.Name == nil || n.Name.Value != name {
				break
			}
			own, more := shares(n.Value, name)
			switch sum := sumIn(n.Value); {
			case n.Append, own > 1, own > 0 && more:
				c.Goes(1)
			case sum != nil:
				c.Goes(step(sum, name))
			default:
				c.Goes(0)
			}
		case *syntax.UnaryArithm:
			if variableOf(n.X) == name && (n.Op == syntax.Inc || n.Op == syntax.Dec) {
				c.Goes(map[bool]int{true: 1, false: -1}[n.Op == syntax.Inc])
			}
		case *syntax.BinaryArithm:
			if variableOf(n.X) != name || !assigns(n.Op) {
				break
			}
			_, plain := sumOf(n.Y, nil)
			switch {
			case n.Op == syntax.Assgn:
				c.Goes(step(n.Y, name))
			case plain && (n.Op == syntax.AddAssgn || n.Op == syntax.MulAssgn || n.Op == syntax.ShlAssgn):
				c.Goes(1)
			case plain && n.Op == syntax.SubAssgn:
				c.Goes(-1)
			default:
				c.Goes(0)
			}
		}
		return true
	}
	for _, s := range slices.Concat(h.cond, h.body) {
		syntax.Walk(s, see)
	}
	if h.counts != nil {
		for _, x := range []syntax.ArithmExpr{h.counts.Cond, h.counts.Post} {
			if x != nil {
				syntax.Walk(x, see)
			}
		}
	}
	return c.Way()
}

// sumIn is the expression that is all of a word.
func sumIn(w *syntax.Word) syntax.ArithmExpr {
	if w == nil || len(w.Parts) != 1 {
		return nil
	}
	switch p := w.Parts[0].(type) {
	case *syntax.ArithmExp:
		return p.X
	case *syntax.DblQuoted:
		return sumIn(&syntax.Word{Parts: p.Parts})
	}
	return nil
}

// step is which way an expression of a variable and a number goes from it.
func step(x syntax.ArithmExpr, name string) int {
	b, ok := x.(*syntax.BinaryArithm)
	if !ok || variableOf(b.X) != name {
		return 0
	}
	if _, plain := sumOf(b.Y, nil); !plain {
		return 0
	}
	switch b.Op {
	case syntax.Add, syntax.Mul, syntax.Shl, syntax.Pow:
		return 1
	case syntax.Sub:
		return -1
	}
	return 0
}

// outgrown is what a condition goes on to be that compares, or asks for
// something at all.
func (h *head) outgrown(cond syntax.Node) outcome {
	switch c := cond.(type) {
	case *syntax.Stmt:
		o := h.outgrown(c.Cmd)
		if c.Negated {
			o = o.negated()
		}
		return o
	case *syntax.ArithmCmd:
		return h.outgrown(c.X)
	case *syntax.TestClause:
		return h.outgrown(c.X)
	case *syntax.ParenArithm:
		return h.outgrown(c.X)
	case *syntax.BinaryArithm:
		return h.outran(c.Op.String(), c.X, c.Y)
	case *syntax.BinaryTest:
		x, ok := c.X.(*syntax.Word)
		y, also := c.Y.(*syntax.Word)
		if ok && also {
			return h.outran(c.Op.String(), x, y)
		}
	case *syntax.UnaryTest:
		if w, ok := c.X.(*syntax.Word); ok && c.Op == syntax.TsNempStr {
			return h.outgrown(w)
		} else if ok && c.Op == syntax.TsEmpStr {
			return h.outgrown(w).negated()
		}
	case *syntax.Word:
		if name := variableOf(c); name != "" && h.way(name) > 0 {
			return success
		}
	case *syntax.CallExpr:
		args := c.Args
		if n := len(args); n > 1 && spelled(args[n-1]) == "]" {
			args = args[:n-1]
		}
		switch len(args) {
		case 2:
			return h.outgrown(args[1])
		case 3:
			o := h.outgrown(args[2])
			switch spelled(args[1]) {
			case "-n":
				return o
			case "-z", "!":
				return o.negated()
			}
		case 4:
			return h.outran(spelled(args[2]), args[1], args[3])
		}
	}
	return either
}

// outran: a number that only grows stays above what it is above, and is not
// below it again.
func (h *head) outran(op string, x, y syntax.ArithmExpr) outcome {
	name, up := variableOf(x), 1
	other := y
	if name == "" {
		name, up, other = variableOf(y), -1, x
	}
	bound, plain := sumOf(other, nil)
	if !plain || name == "" {
		return either
	}
	if never := natural(name) * up; never != 0 {
		switch {
		case bound <= 0 && (op == "-ge" && never > 0 || op == "-le" && never < 0), bound < 0 && (op == "-gt" && never > 0 || op == "-lt" && never < 0 || op == "-ne"):
			return success
		case bound <= 0 && (op == "-lt" && never > 0 || op == "-gt" && never < 0), bound < 0 && (op == "-le" && never > 0 || op == "-ge" && never < 0 || op == "-eq"):
			return failure
		}
	}
	up *= h.way(name)
	switch op {
	case "-gt", "-ge", ">", ">=":
	case "-lt", "-le", "<", "<=":
		up = -up
	case "-eq", "==":
		if up > 0 && bound < 0 {
			return failure // it counts from none
		}
		return either
	default:
		return either
	}
	switch {
	case up > 0:
		return success
	case up < 0:
		return failure
	}
	return either
}

// natural is 1 of a variable that the shell sets to numbers which are never below nothing.
func natural(name string) int {
	switch name {
	case "RANDOM", "SRANDOM", "SECONDS", "EPOCHSECONDS", "LINENO", "#", "?", "$", "PPID", "UID", "EUID", "BASHPID", "OPTIND":
		return 1
	}
	return 0
}

// constant reports whether a condition looks at nothing that the loop changes, and
// starts no command to find out.
func (h *head) constant(x syntax.Node) bool {
	still := true
	syntax.Walk(x, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.CmdSubst, *syntax.ProcSubst:
			still = false
		case *syntax.UnaryArithm:
			still = still && n.Op != syntax.Inc && n.Op != syntax.Dec
		case *syntax.BinaryArithm:
			still = still && !assigns(n.Op)
		case *syntax.ParamExp:
			still = still && n.Param != nil && h.unchanged(n.Param.Value)
		case *syntax.Word:
			if s := n.Lit(); identifier(s) && s[0] > '9' {
				still = still && h.unchanged(s)
			}
		}
		return still
	})
	return still
}

// unchanged reports whether a variable is what it was, and not one that changes of
// itself.
func (h *head) unchanged(name string) bool {
	switch name {
	case "RANDOM", "SRANDOM", "SECONDS", "EPOCHSECONDS", "EPOCHREALTIME":
		return false
	case "$", "PPID", "UID", "EUID":
		return true
	case "#":
		return h.before.known && h.after.known && len(h.before.args) == len(h.after.args)
	}
	return identifier(name) && (name[0] > '9') && h.before.binding(name) == h.after.binding(name)
}
