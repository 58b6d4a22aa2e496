package shell

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/mask"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// test reads the words of a [[ ]] condition for what their expansions run, and
// gives its outcome.
func (r *reader) test(x syntax.TestExpr, st *state) outcome {
	switch x := x.(type) {
	case *syntax.BinaryTest:
		a, wordA := x.X.(*syntax.Word)
		b, wordB := x.Y.(*syntax.Word)
		if !wordA || !wordB {
			return listed(x.Op == syntax.AndTest, r.test(x.X, st), r.test(x.Y, st))
		}
		v, w := r.single(a, st), r.single(b, st)
		switch x.Op {
		case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
			// Both sides are expressions.
			if !r.areNumbers(v) || !r.areNumbers(w) {
				r.zshMayGiveUp(st)
			}
			r.evaluated(v, st)
			r.evaluated(w, st)
		case syntax.TsMatchShort, syntax.TsMatch, syntax.TsNoMatch:
			r.compared(v, w, false)
		case syntax.TsReMatch, syntax.TsBefore, syntax.TsAfter:
			if r.compared(v, w, true); x.Op == syntax.TsReMatch {
				r.matched(v, st)
			}
		case syntax.AndTest, syntax.OrTest:
			return listed(x.Op == syntax.AndTest, filledAll(v), filledAll(w))
		}
		pattern := x.Op == syntax.TsMatch || x.Op == syntax.TsMatchShort || x.Op == syntax.TsNoMatch
		switch {
		case len(v) != 1 || len(w) != 1:
		case pattern && strings.ContainsAny(w[0].Text, "*?[") && (len(b.Parts) > 1 || !quotes(b)):
			return takes(v[0], w[0], quotes(b), x.Op == syntax.TsNoMatch)
		case !pattern || !w[0].Glob:
			return compared(x.Op.String(), v[0], w[0])
		}
	case *syntax.UnaryTest:
		w, ok := x.X.(*syntax.Word)
		if !ok {
			if o := r.test(x.X, st); x.Op == syntax.TsNot {
				return o.negated()
			}
			return standing
		}
		v := r.single(w, st)
		switch x.Op {
		case syntax.TsVarSet, syntax.TsRefVar:
			if r.subscripts(v, st); slices.ContainsFunc(v, ofThisCall) {
				r.unknown("an index in a name that is not known may run a command")
			}
		case syntax.TsFdTerm:
			if r.mayBeZsh() {
				r.evaluated(v, st)
			}
		case syntax.TsNempStr:
			return filledAll(v)
		case syntax.TsEmpStr, syntax.TsNot:
			return filledAll(v).negated()
		}
	case *syntax.ParenTest:
		return r.test(x.X, st)
	case *syntax.Word:
		return filledAll(r.single(x, st))
	}
	return standing
}

// matched sets what a regular expression leaves of the text that it matched.
func (r *reader) matched(v alts, st *state) {
	part := alts{{Many: true, MayEmpty: true, Data: dataIn(v)}}
	st.set("BASH_REMATCH", part)
	for _, name := range [...]string{"MATCH", "match"} {
		if old, set := st.lookup(name); r.mayBeZsh() {
			if set {
				part = append(part[:1:1], old...)
			}
			st.set(name, part)
		}
	}
}

// arithmetic reads an expression: the substitutions in it, and the values of
// the variables that it names, which the shell reads as expressions in turn.
// An index in such a value may hold a substitution.
func (r *reader) arithmetic(x syntax.ArithmExpr, st *state) {
	switch x := x.(type) {
	case *syntax.BinaryArithm:
		r.arithmetic(x.X, st)
		r.arithmetic(x.Y, st)
		r.counters(x, st)
	case *syntax.UnaryArithm:
		r.arithmetic(x.X, st)
		r.counters(x, st)
	case *syntax.ParenArithm:
		r.arithmetic(x.X, st)
	case *syntax.FlagsArithm:
		r.arithmetic(x.X, st)
	case *syntax.Word:
		r.evaluated(r.single(x, st), st)
		if p, ok := onlyParam(x); ok && p.Index != nil && p.Param != nil && st.kinds.has(p.Param.Value, associative) {
			if w, ok := p.Index.(*syntax.Word); ok {
				r.evaluated(r.single(w, st), st) // the text of an index is expanded once more in a sum
			}
		}
	}
}

// onlyParam is the parameter that a word is.
func onlyParam(w *syntax.Word) (*syntax.ParamExp, bool) {
	if len(w.Parts) != 1 {
		return nil, false
	}
	p, ok := w.Parts[0].(*syntax.ParamExp)
	return p, ok
}

// literalSum is what an expression of plain numbers comes to, where all shells
// agree on it: several operators of one sort, or in parentheses.
func literalSum(x syntax.ArithmExpr) (uint64, bool) {
	switch x := x.(type) {
	case *syntax.ParenArithm:
		return literalSum(x.X)
	case *syntax.Word:
		s := plainWord(x)
		n, err := strconv.ParseUint(s, 10, 48)
		return n, err == nil && (s[0] != '0' || s == "0")
	case *syntax.BinaryArithm:
		if y, ok := x.X.(*syntax.BinaryArithm); ok && (y.Op != x.Op || x.Op == syntax.Pow || x.Op == syntax.Shl) {
			return 0, false
		}
		a, ok := literalSum(x.X)
		b, also := literalSum(x.Y)
		if _, mixed := x.Y.(*syntax.BinaryArithm); mixed || !ok || !also {
			return 0, false
		}
		n := a
		switch x.Op {
		case syntax.Add:
			n = a + b
		case syntax.Mul:
			n = a * b
			also = a == 0 || n/a == b
		case syntax.Shl:
			also = b < 48 && a < 1<<15
			n = a << (b & 63)
		case syntax.Pow:
			n = 1
			for range b {
				if a < 2 || n > 1<<60/a {
					return 0, false
				}
				n *= a
			}
		default:
			return 0, false
		}
		return n, also && n < 1<<62
	}
	return 0, false
}

// index reads what stands in the brackets after a variable's name. Of an
// associative one it is mere text.
func (r *reader) index(name string, x syntax.ArithmExpr, st *state) {
	if x == nil || indexIs(x, "@") || indexIs(x, "*") {
		return
	}
	if w, ok := x.(*syntax.Word); ok && st.kinds.has(name, associative) {
		if r.single(w, st); r.mayBeZsh() {
			// Single quotes are none there.
			kept := expansion{r: r, st: st, whole: true, kept: true}
			kept.parts(w.Parts, false)
		}
		return
	}
	r.arithmetic(x, st)
}

// evaluated reads values that the shell takes for expressions.
func (r *reader) evaluated(v alts, st *state) {
	for _, w := range v {
		if w.Data&automode.SecretData != 0 {
			r.shown() // the shell complains of what is no number
		}
		switch {
		case w.Known == automode.Bounded && w.Digits || w.Known == automode.Exact && plainNumber(w.Text):
		case w.Glob && strings.ContainsAny(w.Text, "*?[("):
			r.unknown("a file's name is read as an expression, and an index in it may run a command")
		case w.Known == automode.Exact && strings.ContainsAny(w.Text, "$`"):
			r.inner("(("+w.Text+"))", st.clone(), flow{})
		case w.Known == automode.Exact:
			r.namedIn(w.Text, st)
		case w.MayEmpty && w.Text == "" && w.Data == 0 && w.Known != automode.Bounded:
			// Of the environment: not this call's.
		default:
			r.unknown("a value that is not known is read as an expression, and an index in it may run a command")
		}
	}
}

// statuses reads the arguments of exit and its kin, which zsh takes for expressions.
func (r *reader) statuses(args []commands.Word, st *state) {
	for i := range args {
		if r.mayBeZsh() && (args[i].Exact() || args[i].Data != 0) {
			r.evaluated(args[i:i+1], st)
		}
	}
}

// namedIn reads the values of the variables that an expression names, in a text that
// may set them to numbers.
func (r *reader) namedIn(text string, st *state) {
	sets := strings.Contains(text, "=") || strings.Contains(text, "++") || strings.Contains(text, "--")
	for text != "" && !r.tired() {
		n := 0
		for n < len(text) && (identifier(text[n:n+1]) || n > 0 && text[n] >= '0' && text[n] <= '9') {
			n++
		}
		if name := text[:n]; n > 0 {
			if sets {
				st.repaths(name)
			}
			if v, ok := st.lookup(name); ok {
				if sets {
					st.set(name, several(value.Union(v, number())))
				}
				if r.depth >= maxDepth {
					r.overflow("variables name each other too deep to be followed")
					return
				}
				r.depth++
				r.evaluated(v, st)
				r.depth--
			} else if mask.SecretName(name) {
				r.shown()
			}
		}
		text = text[max(n, 1):]
	}
}

func plainNumber(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < '0' || c > '9') && c != '-' && c != '+' && c != ' ' {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c == '_' }

func identifier(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c != '_' && (c|0x20 < 'a' || c|0x20 > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// subscripts reads names of variables, given as text, for an index in them;
// what is left is the variable's own name.
func (r *reader) subscripts(v alts, st *state) {
	for _, w := range v {
		if name, index, ok := strings.Cut(w.Text, "["); ok && w.Known == automode.Exact {
			if r.mayBeZsh() {
				r.specialList(name, st)
			}
			r.evaluated(alts{commands.Lit(strings.TrimSuffix(index, "]"))}, st)
		}
	}
}

// ofThisCall reports whether a word is not known, and more than what the environment holds.
func ofThisCall(w commands.Word) bool {
	return w.Known == automode.Guess && !(w.MayEmpty && w.Text == "" && w.Data == 0)
}

// counters makes what an expression assigns to a number.
func (r *reader) counters(x syntax.ArithmExpr, st *state) {
	var target syntax.ArithmExpr
	switch x := x.(type) {
	case *syntax.BinaryArithm:
		if assigns(x.Op) {
			target = x.X
		}
	case *syntax.UnaryArithm:
		if x.Op == syntax.Inc || x.Op == syntax.Dec {
			target = x.X
		}
	}
	if w, ok := target.(*syntax.Word); ok && w.Lit() != "" {
		if _, set := st.lookup(w.Lit()); !set && r.mayBeZsh() {
			st.kinds.add(w.Lit(), numeral)
		}
		r.environment(w.Lit(), number(), st)
		st.set(w.Lit(), number())
	} else if ok {
		if p, is := onlyParam(w); is && p.Param != nil && p.Index != nil {
			r.environment(p.Param.Value, number(), st)
			st.set(p.Param.Value, r.element(p.Param.Value, number(), false, st))
		}
	}
}

func assigns(op syntax.BinAritOperator) bool {
	switch op {
	case syntax.Assgn, syntax.AddAssgn, syntax.SubAssgn, syntax.MulAssgn, syntax.QuoAssgn, syntax.RemAssgn,
		syntax.AndAssgn, syntax.OrAssgn, syntax.XorAssgn, syntax.ShlAssgn, syntax.ShrAssgn:
		return true
	}
	return false
}
