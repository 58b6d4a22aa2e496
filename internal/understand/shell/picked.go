//go:build !lean

package shell

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// A condition that looks at a name of many picks it out as surely as if it was written
// there. So it is tried on each name of weight: those of which it may hold are taken by
// name, beside the others.

// picked are the files of weight that a condition may pick out of a variable's values, of
// which some are one of many names, and none that is among them already. Where they are
// more than are tried one that nobody knows is among them.
func (r *reader) picked(c *conditional, name string, values alts, st *state) (list alts) {
	if c.leaves || r.away > 0 || r.world.Lexical() || !slices.ContainsFunc(values, ofMany) {
		return nil
	}
	for i := range values {
		w := &values[i]
		switch {
		case fromListing(w):
			list = append(list, r.pickedOf(c, name, w, st)...)
		case ofMany(*w):
			for _, one := range r.heavyAmong(w, st) {
				if of := r.tried(c, name, one, st); of == mayPick || of == picks {
					list = append(list, one)
				}
			}
		}
	}
	list = slices.DeleteFunc(list, func(w commands.Word) bool {
		return slices.ContainsFunc(values, func(v commands.Word) bool { return v.Exact() && w.Is(v.Text) })
	})
	if len(list) > maxMatches {
		return anything()
	}
	return list
}

// heavyAmong are the paths of weight that a pattern for one name takes, as a shell writes
// them.
func (r *reader) heavyAmong(w *commands.Word, st *state) (list alts) {
	all := value.Of(w)
	if !w.Glob {
		all = value.Letters(w.Text) + "*" + value.Letters(w.Suffix)
	}
	for _, d := range st.cwds {
		paths, ok := r.spelledOut(nil, all, d, true)
		if !ok {
			list = append(list, commands.Word{}) // there are more
		}
		for _, p := range paths {
			list = append(list, commands.Word{Text: p, Known: automode.Exact, Data: w.Data, Start: w.Start})
		}
	}
	return list
}

// pickedOf are those of a listing that a condition surely picks, in one of the ways in which
// listings write a path. What it says of any file of that kind names none: see ofAKind.
func (r *reader) pickedOf(c *conditional, name string, listing *commands.Word, st *state) (list alts) {
	// Past as many as are looked up a name is what the listing itself is to a command.
	for _, w := range r.soughtIn(r.basesOf([]commands.Word{*listing}, st), false, func(string) outcome { return success }) {
		folder, file := path.Split(w.Text)
		other := folder + "zz" + path.Ext(file)
		for _, d := range st.cwds {
			below, ok := strings.CutPrefix(w.Text, strings.TrimSuffix(r.join2(d, listing.Base), "/")+"/")
			if !ok {
				continue
			}
			end := len(w.Text) - len(below)
			written := func(before string) bool {
				return r.tried(c, name, commands.Lit(before+below), st) == picks && r.tried(c, name, commands.Lit(before+other[end:]), st) != picks
			}
			if written("") || written("./") || written(strings.TrimSuffix(listing.Base, "/")+"/") || written(w.Text[:end]) {
				list = append(list, w)
			}
		}
	}
	return list
}

// pick is what a condition comes to for one name.
type pick uint8

const (
	mayPick pick = iota // nobody knows
	passes              // it does not pick it
	untold              // it looks at something else, as what is in the file
	picks
)

// tried is what a condition comes to where a variable is that text. What it only looks at
// was told when it was read; where it does more there, nobody knows.
func (r *reader) tried(c *conditional, name string, is commands.Word, st *state) pick {
	if c.loud || !is.Exact() || r.tires(2) {
		return mayPick
	}
	st = st.clone()
	st.set(name, alts{commands.Lit(is.Text)})
	at, told := r.position, len(r.a.Effects)
	of := r.pickBy(c.of, c.items, is.Text, c.holds, st)
	r.backTo(at)
	for i := told; i < len(r.a.Effects); i++ {
		if !r.a.Effects[i].Kind.Looks() {
			return mayPick
		}
	}
	r.a.Effects = r.a.Effects[:told]
	return of
}

// chosen is an outcome as a choice of what is done where the condition holds, or else where
// it does not.
func chosen(o outcome, holds bool) pick {
	switch {
	case o != success && o != failure:
		return mayPick
	case (o == success) == holds:
		return picks
	}
	return passes
}

// together is what two conditions come to: both have to pick it, or one of them.
func (c pick) together(other pick, both bool) pick {
	switch {
	case both && (c == passes || other == passes):
		return passes
	case c == mayPick || other == mayPick:
		return mayPick
	case c == picks || other == picks:
		return picks
	case c == untold || other == untold:
		return untold
	}
	return passes
}

func (r *reader) pickBy(c syntax.Command, items []*syntax.Word, text string, holds bool, st *state) pick {
	switch c := c.(type) {
	case *syntax.TestClause:
		return r.pickByTest(c.X, holds, st)
	case *syntax.CaseClause:
		of, none := r.single(c.Word, st), true
		for _, item := range items {
			switch r.heldAgainst(of, item, st) {
			case success:
				return chosen(success, holds)
			case failure:
			default:
				none = false
			}
		}
		if none {
			return chosen(failure, holds)
		}
	case *syntax.CallExpr:
		return r.pickByCall(c.Args, text, holds, st)
	case *syntax.BinaryCmd:
		if c.Op == syntax.AndStmt || c.Op == syntax.OrStmt {
			x := r.pickBy(c.X.Cmd, nil, text, holds != c.X.Negated, st)
			return x.together(r.pickBy(c.Y.Cmd, nil, text, holds != c.Y.Negated, st), (c.Op == syntax.AndStmt) == holds)
		}
		return r.pickByPipe(c, text, holds, st)
	case *syntax.Block:
		if n := len(c.Stmts); n == 1 {
			return r.pickBy(c.Stmts[0].Cmd, nil, text, holds != c.Stmts[0].Negated, st)
		}
	case *syntax.Subshell:
		if n := len(c.Stmts); n == 1 {
			return r.pickBy(c.Stmts[0].Cmd, nil, text, holds != c.Stmts[0].Negated, st)
		}
	}
	return mayPick
}

func (r *reader) pickByTest(x syntax.TestExpr, holds bool, st *state) pick {
	switch x := x.(type) {
	case *syntax.ParenTest:
		return r.pickByTest(x.X, holds, st)
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			return r.pickByTest(x.X, !holds, st)
		}
		if w, ok := x.X.(*syntax.Word); ok && (x.Op == syntax.TsEmpStr || x.Op == syntax.TsNempStr) {
			return chosen(filledAll(r.single(w, st)), holds == (x.Op == syntax.TsNempStr))
		}
	case *syntax.BinaryTest:
		if x.Op == syntax.AndTest || x.Op == syntax.OrTest {
			return r.pickByTest(x.X, holds, st).together(r.pickByTest(x.Y, holds, st), (x.Op == syntax.AndTest) == holds)
		}
		left, ok := x.X.(*syntax.Word)
		right, also := x.Y.(*syntax.Word)
		if !ok || !also {
			return mayPick
		}
		switch v := r.single(left, st); x.Op {
		case syntax.TsMatch, syntax.TsMatchShort:
			return chosen(r.heldAgainst(v, right, st), holds)
		case syntax.TsNoMatch:
			return chosen(r.heldAgainst(v, right, st), !holds)
		case syntax.TsReMatch:
			return sifted(r.single(right, st), v, holds)
		case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
			if w := r.single(right, st); len(v) == 1 && len(w) == 1 {
				return chosen(compared(x.Op.String(), v[0], w[0]), holds)
			}
		}
	case *syntax.Word:
		return chosen(filledAll(r.single(x, st)), holds)
	}
	return mayPick
}

// heldAgainst is the outcome of a text that is held against a pattern.
func (r *reader) heldAgainst(v alts, pattern *syntax.Word, st *state) outcome {
	w := commands.Lit(pattern.Lit())
	if w.Text == "" {
		one := r.single(pattern, st)
		if len(one) != 1 || one[0].Known != automode.Exact {
			return either
		}
		w = commands.Lit(value.Of(&one[0]))
	}
	if len(v) != 1 || !v[0].Exact() || strings.ContainsAny(w.Text, `\"([`) {
		return either
	}
	ok, err := value.Matches(w.Text, v[0].Text)
	if err != nil {
		return either
	}
	return told(ok)
}

// sifted is what an expression lets through of a text, as far as it is a pattern of names.
func sifted(expression, text alts, holds bool) pick {
	if len(expression) != 1 || len(text) != 1 || !expression[0].Exact() || !text[0].Exact() {
		return mayPick
	}
	// Of what has other signs, or letters that another dialect takes for some, nothing is said.
	if strings.ContainsAny(expression[0].Text, `\{}()|+?`) {
		return mayPick
	}
	e, err := regexp.Compile(expression[0].Text)
	if err != nil {
		return mayPick
	}
	return chosen(told(e.MatchString(text[0].Text)), holds)
}

// pickByCall is what a command comes to that is asked about a name, or about a file.
func (r *reader) pickByCall(args []*syntax.Word, text string, holds bool, st *state) pick {
	argv, ok := r.argv(args, st)
	if !ok || !argv[0].Exact() || slices.ContainsFunc(st.functions(argv[0].Text), func(f *function) bool { return f != nil }) {
		return mayPick
	}
	switch name := base(argv[0].Text); name {
	case "[", "test":
		return chosen(tested(argv), holds)
	case "true", ":", "echo", "printf":
		return chosen(success, holds)
	}
	p := r.find(argv[0].Text)
	if p == nil {
		return mayPick
	}
	for _, f := range p.Read(argv, r.a.Call.Platform).Facts {
		if f.Kind == automode.Read && f.Word.Is(text) {
			return untold // what is in it
		}
	}
	return mayPick
}

// pickByPipe is what a pipe comes to: the filter of a name that is printed, or of what is in
// a file.
func (r *reader) pickByPipe(c *syntax.BinaryCmd, text string, holds bool, st *state) pick {
	says, ok := c.X.Cmd.(*syntax.CallExpr)
	filter, also := c.Y.Cmd.(*syntax.CallExpr)
	if !ok || !also || len(says.Args) == 0 || len(filter.Args) < 2 || c.X.Negated {
		return mayPick
	}
	if name := spelled(says.Args[0]); name != "echo" && name != "printf" {
		return r.pickByCall(says.Args, text, true, st).together(untold, true)
	}
	argv, ok := r.argv(filter.Args, st)
	if !ok || !argv[0].Exact() {
		return mayPick
	}
	p := r.find(argv[0].Text)
	if p == nil {
		return mayPick
	}
	result := p.Read(argv, r.a.Call.Platform)
	if result.Sieve == nil || !result.Sieve.Tells || len(c.Y.Redirs) > 0 {
		return mayPick
	}
	text, ok = r.said(says.Args, st)
	if !ok {
		return mayPick
	}
	one := sieveOf(result.Sieve)
	return chosen(one.lets("", text), holds != c.Y.Negated)
}

// said is the line that echo or printf prints of plain words.
func (r *reader) said(args []*syntax.Word, st *state) (string, bool) {
	argv, ok := r.argv(args, st)
	if !ok {
		return "", false
	}
	words := make([]string, 0, len(argv))
	for i := range argv {
		if !argv[i].Exact() || strings.ContainsAny(argv[i].Text, "\n\\") && !(i == 1 && argv[0].Text == "printf") {
			return "", false
		}
		words = append(words, argv[i].Text)
	}
	switch {
	case len(words) == 3 && words[0] == "printf" && (words[1] == `%s\n` || words[1] == "%s"):
		return words[2], true
	case len(words) > 1 && words[0] == "echo" && !strings.HasPrefix(words[1], "-"):
		return strings.Join(words[1:], " "), true
	}
	return "", false
}

// argv are the words of a command that have one value each.
func (r *reader) argv(args []*syntax.Word, st *state) (argv []commands.Word, ok bool) {
	for _, a := range args {
		fields, _ := r.listFields(a, st)
		for _, v := range fields {
			if len(v) != 1 {
				return nil, false
			}
			argv = append(argv, v[0])
		}
	}
	return argv, len(argv) > 0
}
