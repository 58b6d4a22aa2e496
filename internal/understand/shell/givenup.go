package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// Where a shell gives up a line. An expansion that fails, or an assignment to what may not be
// set, leaves out all that is left of the line, whatever it stands in, and bash goes on with
// the next line. So does zsh where a person types, which fails in more cases. What eval or a
// file that is taken in gives up ends there, in both.

// mayGiveUp notes that the line may end with things as they are now, so that nobody knows
// whether what is left of it is done.
func (r *reader) mayGiveUp(st *state) {
	if st.dead || r.joins(st) {
		return
	}
	r.givenUp = join(r.givenUp, st.clone())
	r.branch++ // until the line ends
}

// zshMayGiveUp notes it where zsh alone does, and something is done behind what it reads.
func (r *reader) zshMayGiveUp(st *state) {
	if r.mayBeZsh() && r.depth > 1 {
		r.mayGiveUp(st)
	}
}

// joins counts what joining a state with those before it costs, and reports whether that was
// too much.
func (r *reader) joins(st *state) (tired bool) {
	known := depth(st.vars)
	for f := st.funcs; f != nil; f = f.next {
		known++
	}
	return r.tires(known)
}

// nextLine is how things stand behind the end of a line: as they do there, or where it was
// given up. There zsh gives up the whole text, which has ended so then, as far as something is
// done behind it. branch is what it was when the line began.
func (r *reader) nextLine(st, ended *state, branch int) (next, end *state) {
	if r.givenUp == nil {
		return st, ended
	}
	if st = join(st, r.givenUp); r.mayBeZsh() && (r.depth > 1 || len(r.traps) > 0) {
		ended = join(ended, r.givenUp)
	}
	r.givenUp, r.branch = nil, branch
	return st, ended
}

// endsLine reports whether the next statement of a list stands on another line.
func endsLine(list []*syntax.Stmt, i int) bool {
	return i+1 == len(list) || list[i+1].Pos().Line() > list[i].End().Line()
}

// comesToNumber reports whether an expression surely is one that every shell reckons.
func (r *reader) comesToNumber(x syntax.ArithmExpr, st *state) bool {
	switch x := x.(type) {
	case *syntax.ParenArithm:
		return r.comesToNumber(x.X, st)
	case *syntax.UnaryArithm:
		return r.comesToNumber(x.X, st)
	case *syntax.BinaryArithm:
		switch x.Op {
		case syntax.Quo, syntax.Rem, syntax.QuoAssgn, syntax.RemAssgn, syntax.Pow:
			if w, ok := x.Y.(*syntax.Word); !ok || !decimal(w.Lit()) || w.Lit() == "0" {
				return false
			}
		}
		return r.comesToNumber(x.X, st) && r.comesToNumber(x.Y, st)
	case *syntax.Word:
		if s := x.Lit(); s != "" {
			return decimal(s) || identifier(s) && r.isNumber(s, st)
		}
		p, ok := onlyParam(x)
		return ok && p.Param != nil && p.Index == nil && p.Exp == nil && p.Slice == nil && p.Repl == nil && !p.Excl &&
			(p.Length || r.isNumber(p.Param.Value, st))
	}
	return false
}

// isNumber reports whether a variable holds a number, or nothing, or what this call did not
// give it.
func (r *reader) isNumber(name string, st *state) bool {
	v, set := st.lookup(name)
	if !set {
		// Signs are the shell's own numbers; of the positionals nobody knows.
		return identifier(name) || len(name) == 1 && strings.Contains("#?$!-", name)
	}
	return r.areNumbers(v)
}

// areNumbers is the same of values.
func (r *reader) areNumbers(v alts) bool {
	for i := range v {
		w := &v[i]
		environment := w.MayEmpty && w.Text == "" && w.Data == 0 && w.Known != automode.Bounded
		if !environment && !(w.Known == automode.Bounded && w.Digits) && !(w.Known == automode.Exact && (w.Text == "" || decimal(w.Text))) {
			return false
		}
	}
	return true
}

// decimal reports whether every shell reads a text as the same number.
func decimal(s string) bool {
	s = strings.TrimPrefix(s, "-")
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s == "0" || s != "" && s[0] != '0' && len(s) < 19
}

// mayFail reports whether a parameter may be one that cannot be expanded.
func (r *reader) mayFail(p *syntax.ParamExp, st *state) bool {
	if p.Param == nil {
		return p.NestedParam == nil
	}
	if r.sober && beyondPlain(p) || p.Exp != nil && r.mayBeZsh() && bashAlone(p.Exp.Op) {
		return true
	}
	if p.Excl && p.Names == 0 && !indexIs(p.Index, "@") && !indexIs(p.Index, "*") {
		return true
	}
	if p.Index != nil && !indexIs(p.Index, "@") && !indexIs(p.Index, "*") && !st.kinds.has(p.Param.Value, associative) && !r.comesToNumber(p.Index, st) {
		return true
	}
	if p.Exp == nil && !p.Length && r.nounset && r.mayBeZsh() && r.depth > 1 {
		if _, set := st.lookup(p.Param.Value); !set && !inherited(p.Param.Value) {
			return true
		}
	}
	if p.Slice != nil {
		if w, ok := p.Slice.Offset.(*syntax.Word); ok && r.mayBeZsh() && identifier(w.Lit()) {
			return true // a modifier of zsh's, if there is one of that name
		}
		if p.Slice.Offset != nil && !r.comesToNumber(p.Slice.Offset, st) {
			return true
		}
		if w, ok := p.Slice.Length.(*syntax.Word); p.Slice.Length != nil && (!ok || !decimal(w.Lit()) || w.Lit()[0] == '-') {
			return true
		}
	}
	if p.Exp != nil && (p.Exp.Op == syntax.ErrorUnset || p.Exp.Op == syntax.ErrorUnsetOrNull) {
		v, set := st.lookup(p.Param.Value)
		return !set || len(v) != 1 || !v[0].Exact() || v[0].Text == ""
	}
	return false
}

// canBeSet reports whether what is assigned surely can be.
func (r *reader) canBeSet(a *syntax.Assign, name string, st *state) bool {
	if commands.CannotBeSet(name, r.mayBeZsh()) {
		return false
	}
	if st.kinds.first != nil && st.kinds.has(name, readOnly|integral|numeral) {
		return false
	}
	w, plain := a.Index.(*syntax.Word)
	switch {
	case a.Array != nil && st.kinds.has(name, associative):
		return false // which takes pairs alone
	case a.Index == nil:
		return a.Array == nil || !withIndex(a.Array.Elems)
	case st.kinds.has(name, associative):
		return plain && w.Lit() != ""
	}
	return plain && decimal(w.Lit()) && w.Lit()[0] != '-' && w.Lit() != "0" // which zsh has none of
}

// withIndex reports whether an element of a list is given by an index.
func withIndex(list []*syntax.ArrayElem) bool {
	for _, e := range list {
		if e.Index != nil {
			return true
		}
	}
	return false
}

// beyondPlain reports whether a plain sh has no such form of a parameter.
func beyondPlain(p *syntax.ParamExp) bool {
	return p.Slice != nil || p.Repl != nil || p.Index != nil || p.Excl || p.Exp != nil && bashAlone(p.Exp.Op)
}

// bashAlone reports whether an operator is one that no other shell has.
func bashAlone(op syntax.ParExpOperator) bool {
	switch op {
	case syntax.UpperFirst, syntax.UpperAll, syntax.LowerFirst, syntax.LowerAll, syntax.OtherParamOps:
		return true
	}
	return false
}
