package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// A condition that holds a name of many against a text picks it out as surely as if it was
// written there: what has weight among the names that it may pick is taken by name.

// conditional is a condition on which something depends.
type conditional struct {
	of     syntax.Command
	items  []*syntax.Word // the patterns that the word of a case clause is held against
	holds  bool           // what depends on it is done where it holds, and else where it does not
	leaves bool           // and is nothing but to leave: what the condition picks is left out

	picks []string // see picked; once they are looked for
	known bool
}

// picked are the files of weight that a condition picks out of values of which some are one
// of many names, and none that is among them already.
func (r *reader) picked(c *conditional, values alts, st *state) alts {
	if c.leaves || !slices.ContainsFunc(values, ofMany) {
		return nil
	}
	if !c.known {
		c.picks, c.known = r.picks(c.of, c.items, c.holds, st), true
	}
	if len(c.picks) == 0 {
		return nil
	}
	return slices.DeleteFunc(r.namedBy(c.picks, values, st), func(w commands.Word) bool {
		return slices.ContainsFunc(values, func(v commands.Word) bool { return v.Exact() && v.Text == w.Text })
	})
}

// ofMany reports whether a value is one of the names in a folder, or below it.
func ofMany(w commands.Word) bool {
	return w.One && (sweeps(&w) || w.Known == automode.Bounded) || fromListing(&w)
}

// fromListing reports whether a value is one of the paths that a listing prints.
func fromListing(w *commands.Word) bool { return w.Known == automode.Bounded && w.Base != "" }

// namedBy are the files of weight among some values that one of the patterns takes, by the
// whole path, by the last name or by what that begins with.
func (r *reader) namedBy(patterns []string, values alts, st *state) (list alts) {
	for i := range values {
		w := &values[i]
		if fromListing(w) {
			var names []string
			for _, p := range patterns {
				if p != anyName { // as long as the listing is: see lets
					names = append(names, lastName(p))
				}
			}
			list = append(list, r.soughtIn(r.basesOf(values[i:i+1], st), names)...)
			continue
		}
		if !ofMany(*w) || len(st.cwds) != 1 || r.away > 0 || r.world.Lexical() {
			continue
		}
		all := value.Of(w)
		if !w.Glob {
			all = value.Letters(w.Text) + "*" + value.Letters(w.Suffix)
		}
		paths, _ := r.spelledOut(nil, all, st.cwds[0], true)
		for _, p := range paths {
			name := path.Base(p)
			stem, _, _ := strings.Cut(name[1:], ".")
			if slices.ContainsFunc(patterns, func(of string) bool {
				return !ofAKind(of) && (looksFor(of, p) || looksFor(lastName(of), name) || looksFor(lastName(of), name[:1]+stem))
			}) {
				list = append(list, commands.Word{Text: p, Known: automode.Exact, Data: w.Data, Start: w.Start})
			}
		}
	}
	return list
}

// picks are patterns of what a condition is about where it holds, or where it does not.
func (r *reader) picks(c syntax.Command, items []*syntax.Word, holds bool, st *state) (patterns []string) {
	switch c := c.(type) {
	case *syntax.TestClause:
		return r.picksTest(c.X, holds, st)
	case *syntax.CaseClause:
		for _, p := range items {
			if text := p.Lit(); text != "" {
				patterns = append(patterns, text)
			} else {
				patterns = append(patterns, heldAgainst(r.comparand(p, st), nil)...)
			}
		}
	case *syntax.CallExpr:
		return r.picksCall(c.Args, holds, st)
	case *syntax.BinaryCmd:
		for _, s := range [...]*syntax.Stmt{c.X, c.Y} {
			if s != nil {
				patterns = append(patterns, r.picks(s.Cmd, nil, holds != s.Negated, st)...)
			}
		}
	case *syntax.Block:
		return r.picksAny(c.Stmts, holds, st)
	case *syntax.Subshell:
		return r.picksAny(c.Stmts, holds, st)
	}
	return patterns
}

// picksCall are the patterns of what a command is given that is asked about a name.
func (r *reader) picksCall(args []*syntax.Word, holds bool, st *state) (patterns []string) {
	var words []alts
	for _, w := range args {
		if fields, ok := r.expandedAgain(w, st); ok {
			words = append(words, fields...)
		} else {
			words = append(words, anything())
		}
	}
	if len(words) < 2 {
		return nil
	}
	if name := base(textOfOne(words[0])); name != "[" && name != "test" {
		// A filter, or a program that is asked: what it was told beside the name.
		for _, v := range words {
			switch text := textOfOne(v); {
			case text == "" && !slices.ContainsFunc(v, ofMany):
				patterns = append(patterns, anyName)
			case text != "" && text[0] != '-':
				patterns = append(patterns, lets(v)...)
			}
		}
		return patterns
	}
	if textOfOne(words[1]) == "!" {
		holds = !holds
	}
	for i := 2; i+1 < len(words); i++ {
		switch op := textOfOne(words[i]); op {
		case "=", "==", "!=":
			if holds == (op != "!=") {
				patterns = append(patterns, heldAgainst(words[i-1], words[i+1])...)
			}
		case "-ef":
			patterns = append(patterns, heldAgainst(words[i-1], words[i+1])...)
		case "<", ">":
			patterns = append(patterns, anyName)
		case "":
			if textOfOne(words[i+1]) != "]" && !slices.ContainsFunc(words[i], ofMany) {
				patterns = append(patterns, anyName)
			}
		}
	}
	return patterns
}

func (r *reader) picksAny(list []*syntax.Stmt, holds bool, st *state) (patterns []string) {
	for _, s := range list {
		patterns = append(patterns, r.picks(s.Cmd, nil, holds != s.Negated, st)...)
	}
	return patterns
}

func (r *reader) picksTest(x syntax.TestExpr, holds bool, st *state) []string {
	switch x := x.(type) {
	case *syntax.ParenTest:
		return r.picksTest(x.X, holds, st)
	case *syntax.UnaryTest:
		return r.picksTest(x.X, holds != (x.Op == syntax.TsNot), st)
	case *syntax.BinaryTest:
		left, _ := x.X.(*syntax.Word)
		right, _ := x.Y.(*syntax.Word)
		switch {
		case x.Op == syntax.AndTest || x.Op == syntax.OrTest:
			return append(r.picksTest(x.X, holds, st), r.picksTest(x.Y, holds, st)...)
		case left == nil || right == nil:
		case x.Op == syntax.TsDevIno:
			return heldAgainst(r.comparand(left, st), r.comparand(right, st))
		case x.Op == syntax.TsBefore || x.Op == syntax.TsAfter:
			return []string{anyName}
		case holds == (x.Op == syntax.TsNoMatch):
		case x.Op == syntax.TsReMatch:
			if v := r.comparand(right, st); textOfOne(v) != "" {
				return lets(v)
			}
			return []string{anyName}
		case x.Op == syntax.TsMatch || x.Op == syntax.TsMatchShort || x.Op == syntax.TsNoMatch:
			if text := right.Lit(); text != "" {
				return []string{text}
			}
			return heldAgainst(r.comparand(left, st), r.comparand(right, st))
		}
	}
	return nil
}

// anyName is a pattern for a name that is picked out by what nobody knows.
const anyName = "[!\n]*"

// heldAgainst are patterns of what a name is held against, which is one of two words.
func heldAgainst(x, y alts) (patterns []string) {
	for _, v := range [...]alts{x, y} {
		for i := range v {
			if w := &v[i]; w.Known == automode.Exact && w.Text != "" && !ofMany(*w) {
				patterns = append(patterns, value.Of(w))
			}
		}
	}
	if len(patterns) == 0 {
		return []string{anyName}
	}
	return patterns
}

// textOfOne is the text of a word that has one value, "" where it is not known.
func textOfOne(v alts) string {
	if len(v) == 1 && v[0].Exact() {
		return v[0].Text
	}
	return ""
}

// comparand are the values of a word of a condition.
func (r *reader) comparand(w *syntax.Word, st *state) alts {
	if text := w.Lit(); text != "" {
		return alts{commands.Lit(text)}
	}
	if runsCode(w) {
		return anything()
	}
	return r.single(w, st.clone())
}

// expandedAgain are the fields of a word that was read before, unless that would run
// commands once more.
func (r *reader) expandedAgain(w *syntax.Word, st *state) ([]alts, bool) {
	if runsCode(w) {
		return nil, false
	}
	fields, _ := r.listFields(w, st.clone())
	return fields, true
}

// runsCode reports whether expanding a word runs commands.
func runsCode(w *syntax.Word) bool {
	found := false
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.CmdSubst, *syntax.ProcSubst:
			found = true
		}
		return !found
	})
	return found
}
