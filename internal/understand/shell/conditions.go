//go:build !lean

package shell

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// What a condition comes to, as far as its words are known.

func (o outcome) negated() outcome {
	switch o {
	case success:
		return failure
	case failure:
		return success
	}
	return o
}

// listed is the outcome of a list of two.
func listed(and bool, x, y outcome) outcome {
	if !and {
		return listed(true, x.negated(), y.negated()).negated()
	}
	switch {
	case x == failure || y == failure:
		return failure
	case x == success:
		return y
	case x == standing && y != either:
		return standing
	}
	return either
}

// tested is the outcome of the words of "test" or "[".
func tested(argv []commands.Word) outcome {
	args := argv[1:]
	if n := len(args); n > 0 && base(argv[0].Text) == "[" && args[n-1].Is("]") {
		args = args[:n-1]
	}
	if len(args) > 1 && args[0].Is("!") {
		return tested(append([]commands.Word{argv[1]}, args[1:]...)).negated()
	}
	switch len(args) {
	case 0:
		return failure
	case 1:
		return filled(args[0])
	case 2:
		switch {
		case args[0].Is("-n"):
			return filled(args[1])
		case args[0].Is("-z"):
			return filled(args[1]).negated()
		}
	case 3:
		return compared(args[1].Text, args[0], args[2])
	}
	return standing
}

// filledAll: a word of which every value is not empty succeeds.
func filledAll(v alts) outcome {
	if len(v) == 1 {
		return filled(v[0])
	}
	return standing
}

// filled: a word that is not empty succeeds.
func filled(w commands.Word) outcome {
	switch {
	case w.Text != "" || w.Suffix != "" || aNumber(&w) && !w.MayEmpty:
		return success
	case w.Exact():
		return failure
	}
	return standing
}

// compared is the outcome of a comparison of two words.
func compared(op string, x, y commands.Word) outcome {
	if !x.Exact() || !y.Exact() {
		return standing
	}
	switch op {
	case "=", "==":
		return told(x.Text == y.Text)
	case "!=":
		return told(x.Text != y.Text)
	}
	a, err := strconv.Atoi(x.Text)
	b, wrong := strconv.Atoi(y.Text)
	if err != nil || wrong != nil {
		return standing
	}
	switch op {
	case "-eq":
		return told(a == b)
	case "-ne":
		return told(a != b)
	case "-lt":
		return told(a < b)
	case "-le":
		return told(a <= b)
	case "-gt":
		return told(a > b)
	case "-ge":
		return told(a >= b)
	}
	return standing
}

// assignedOnly is the outcome of assignments alone, in which no command is run: where one
// is, it is that command's, which stands there.
func (r *reader) assignedOnly(list []*syntax.Assign) {
	runs, exit := false, success
	for _, a := range list {
		syntax.Walk(a, func(n syntax.Node) bool {
			switch n.(type) {
			case *syntax.CmdSubst:
				runs = true
			case *syntax.ParamExp, *syntax.ArithmExp:
				exit = either
			}
			return true
		})
	}
	if !runs {
		r.exit = exit
	}
}

// homecoming is with what a function returns before its end, if it does.
type homecoming struct {
	is  bool
	how outcome
}

// ends is the outcome of leaving a function, a script or a shell.
func (r *reader) ends(name string, args []commands.Word) {
	r.exit = numbered(args)
	if b := &r.back; name == "return" {
		if b.is && b.how != r.exit {
			b.how = either
		} else {
			b.how = r.exit
		}
		b.is = true
	}
}

// goesBack ends a function: by what returns from it nothing around it is left.
func (r *reader) goesBack(before deeds) {
	if !r.back.is {
		return
	}
	if r.exit != r.back.how {
		r.exit = either
	}
	if r.done&^before&breaks == 0 {
		r.done = r.done&^returns | before&returns
	}
}

// takes is the outcome of a pattern that is held against a text. Where some of it is quoted
// only that it takes nothing is known.
func takes(text, pattern commands.Word, quoted, not bool) outcome {
	if !text.Exact() || pattern.Known != automode.Exact || strings.ContainsAny(pattern.Text, `\`+"([") {
		return standing
	}
	ok, err := value.Matches(pattern.Text, text.Text)
	if err != nil || ok && quoted {
		return standing
	}
	return told(ok != not)
}

// reckoned is the outcome of an expression as a condition.
func reckoned(x syntax.ArithmExpr, st *state) outcome {
	if n, ok := sumOf(x, st); ok {
		return told(n != 0)
	}
	return standing
}

// sumOf is what an expression comes to whose variables are known and not
// changed by it. A nil state knows none.
func sumOf(x syntax.ArithmExpr, st *state) (int, bool) {
	switch x := x.(type) {
	case *syntax.ParenArithm:
		return sumOf(x.X, st)
	case *syntax.Word:
		s := spelled(x)
		if name := variableOf(x); name != "" {
			if st == nil {
				return 0, false
			}
			v, _ := st.lookup(name)
			if s, _ = known(v); s == "" {
				return 0, false
			}
		}
		n, err := strconv.Atoi(s)
		return n, err == nil
	case *syntax.UnaryArithm:
		n, ok := sumOf(x.X, st)
		switch {
		case ok && x.Op == syntax.Not:
			return count(n == 0), true
		case ok && x.Op == syntax.Minus:
			return -n, true
		}
	case *syntax.BinaryArithm:
		a, ok := sumOf(x.X, st)
		ok = ok || x.Op == syntax.Assgn
		b, also := sumOf(x.Y, st)
		if !ok || !also {
			return 0, false
		}
		switch x.Op {
		case syntax.Assgn:
			return b, true
		case syntax.Add:
			return a + b, true
		case syntax.Sub:
			return a - b, true
		case syntax.Mul:
			return a * b, true
		case syntax.Lss:
			return count(a < b), true
		case syntax.Leq:
			return count(a <= b), true
		case syntax.Gtr:
			return count(a > b), true
		case syntax.Geq:
			return count(a >= b), true
		case syntax.Eql:
			return count(a == b), true
		case syntax.Neq:
			return count(a != b), true
		case syntax.AndArit:
			return count(a != 0 && b != 0), true
		case syntax.OrArit:
			return count(a != 0 || b != 0), true
		}
	}
	return 0, false
}

func count(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// variableOf is the variable that an expression is, by its name, with or without
// a dollar sign, or the length of: "" when it is none.
func variableOf(x syntax.ArithmExpr) string {
	w, ok := x.(*syntax.Word)
	if !ok {
		return ""
	}
	if s := w.Lit(); identifier(s) && strings.Trim(s[:1], "0123456789") != "" {
		return s
	}
	parts := w.Parts
	if q, ok := parts[0].(*syntax.DblQuoted); ok && len(parts) == 1 {
		parts = q.Parts
	}
	if len(parts) != 1 {
		return ""
	}
	p, ok := parts[0].(*syntax.ParamExp)
	if !ok || p.Param == nil || p.Exp != nil || p.Slice != nil || p.Repl != nil || p.Index != nil {
		return ""
	}
	return p.Param.Value
}
