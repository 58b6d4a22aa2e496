package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// What a list of names comes to where each of them is taken, one after the other: the
// whole folder, as long as nothing sifts them.

// every are patterns for all that is printed, where it is a list that leaves out
// nothing, in the place of any one name of it.
func (f *flow) every() alts {
	more := f.more()
	list := more.each
	if len(list) == 0 && f.whole {
		for _, d := range more.folders {
			list = append(list, allIn(d))
		}
	}
	all := make(alts, 0, len(list))
	for _, w := range list {
		if w.Glob && w.Known == automode.Exact {
			w.Data |= f.data
			all = append(all, w)
		}
	}
	for _, w := range more.given {
		w.Data |= f.data
		all = append(all, w)
	}
	return all
}

// unmatched are the names that stand for patterns where they are no patterns any more.
func unmatched(v alts) alts {
	for i := range v {
		if v[i].Glob {
			v[i] = value.Matched(v[i])
		}
	}
	return v
}

// allIn is a pattern for all that lies in a folder.
func allIn(folder string) commands.Word {
	folder = strings.TrimSuffix(folder, "/")
	return value.Pattern(folder+"/*", value.Letters(folder)+"/*")
}

// sweeps reports whether a word is a pattern for all that lies in a folder.
func sweeps(w *commands.Word) bool {
	name := strings.TrimSuffix(w.Text, "/")
	return w.Glob && w.Known == automode.Exact && strings.Trim(name[strings.LastIndexByte(name, '/')+1:], "*") == "" && strings.HasSuffix(name, "*")
}

// names reports whether a word stands for the names of a folder, and not for paths.
func names(w *commands.Word) bool {
	return w.Glob && w.Known == automode.Exact && w.Base != ""
}

// inTurn are patterns of which each round of a loop is given one name.
func inTurn(v alts) alts {
	for i := range v {
		v[i].One, v[i].Many = true, false
	}
	return v
}

// settled are the values of a word that is complete: the names of a folder are a pattern
// behind that folder, and elsewhere no more than the other values say.
func (r *reader) settled(v alts, st *state) alts {
	at := 0
	for at < len(v) && !names(&v[at]) {
		at++
	}
	if at == len(v) {
		return v
	}
	all := append(make(alts, 0, len(v)), v[:at]...)
	for _, w := range v[at:] {
		if !names(&w) || r.settles(&w, st) {
			all = append(all, w)
		}
	}
	if len(all) == 0 {
		return anything()
	}
	return all
}

// settles reports whether a word with the names of a folder in it is a pattern for them.
func (r *reader) settles(w *commands.Word, st *state) bool {
	i := strings.LastIndexByte(w.Text, '/') + 1
	of := w.Base
	w.Base = ""
	if !sweeps(w) || w.Text[i:] != "*" || r.away > 0 {
		return false
	}
	folder := r.spot(of, automode.Exact).at.Path
	return slices.ContainsFunc(st.cwds, func(d string) bool {
		return r.spot(r.join2(d, w.Text[:i]+"."), automode.Exact).at.Path == folder
	})
}

// allSettle reports whether every word of a command settles, or is a text that is read.
func (r *reader) allSettle(words []commands.Word, st *state) bool {
	for i := range words {
		if w := &words[i]; names(w) && !r.settles(w, st) && !strings.ContainsAny(w.Text, " \t\n;") {
			return false
		}
	}
	return true
}

// conditional is a condition on which something depends.
type conditional struct {
	of     syntax.Command
	items  []*syntax.Word // the patterns that the word of a case clause is held against
	holds  bool           // what depends on it is done where it holds, and else where it does not
	leaves bool           // and is nothing but to leave: what the condition picks is left out
	loud   bool           // it does more than look
}

// ofMany reports whether a value is one of the names in a folder, or below it.
func ofMany(w commands.Word) bool {
	return w.One && (sweeps(&w) || w.Known == automode.Bounded) || fromListing(&w)
}

// fromListing reports whether a value is one of the paths that a listing prints.
func fromListing(w *commands.Word) bool { return w.Known == automode.Bounded && w.Base != "" }

// narrowed is the state in which a condition holds, or does not, that was read since
// there were so many effects: where it sifts the names of a loop they are some of them,
// and those that it picks out are taken by name.
func (r *reader) narrowed(cond conditional, st *state, from int) *state {
	if st.dead || !r.sifts(cond.of) {
		return st
	}
	for i := from; i < len(r.a.Effects) && !cond.loud; i++ {
		k := r.a.Effects[i].Kind
		cond.loud = k != automode.Read && k != automode.Query
	}
	sifted := r.loop > 0 && !cond.loud
	few := st
	for b, n := st.vars, 1; b != nil; b, n = b.next, n+1 {
		if n%indexed == 0 && r.tires(4) {
			break // so that what follows is not read to its end
		}
		v := alts(nil)
		if sifted {
			v = some(b.alts)
		}
		if named := r.picked(&cond, b.name, b.alts, st); len(named) > 0 {
			if v == nil {
				v = slices.Clone(b.alts)
			}
			v = append(v, named...)
		}
		if v != nil && st.binding(b.name) == b {
			if few == st {
				few = st.clone()
			}
			few.set(b.name, v)
		}
	}
	return few
}

// some are values of which those that were all names are one of these, or nil where
// none was.
func some(v alts) alts {
	var few alts
	for i := range v {
		if w := &v[i]; w.One && sweeps(w) {
			if few == nil {
				few = append(few, v...)
			}
			few[i] = value.Named(*w)
		}
	}
	return few
}

// sifts reports whether a condition holds of some values and not of others. That
// something is there, or is a file, is true of most of what a folder holds.
func (r *reader) sifts(c syntax.Command) bool {
	switch c := c.(type) {
	case *syntax.TestClause:
		return siftsTest(c.X)
	case *syntax.CallExpr:
		if len(c.Args) < 2 {
			return false
		}
		args := c.Args[1:]
		switch name := spelled(c.Args[0]); {
		case name == "[" && len(args) == 3, name == "test" && len(args) == 2:
			return !isThere(spelled(args[0]), args[1]) && expands(args[1])
		case name == "echo", name == "printf", name == ":", name == "true":
			return false
		}
		for _, w := range args {
			if expands(w) {
				return true
			}
		}
	case *syntax.BinaryCmd:
		// A list is asked about again for each part that is added behind it.
		is, known := r.sifting[c]
		if !known {
			is = c.X != nil && r.sifts(c.X.Cmd) || c.Y != nil && r.sifts(c.Y.Cmd) || c.Op != syntax.AndStmt && c.Op != syntax.OrStmt && expands(c)
			if r.sifting == nil {
				r.sifting = map[*syntax.BinaryCmd]bool{}
			}
			r.sifting[c] = is
		}
		return is
	case *syntax.CaseClause:
		return expands(c.Word)
	case *syntax.Block:
		return r.anySifts(c.Stmts)
	case *syntax.Subshell:
		return r.anySifts(c.Stmts)
	}
	return false
}

// takesAny reports whether a branch of a case clause is taken for any value.
func takesAny(item *syntax.CaseItem) bool {
	for _, p := range item.Patterns {
		if p.Lit() == "*" {
			return true
		}
	}
	return false
}

func (r *reader) anySifts(list []*syntax.Stmt) bool {
	for _, s := range list {
		if r.sifts(s.Cmd) {
			return true
		}
	}
	return false
}

func siftsTest(x syntax.TestExpr) bool {
	switch x := x.(type) {
	case *syntax.ParenTest:
		return siftsTest(x.X)
	case *syntax.UnaryTest:
		w, ok := x.X.(*syntax.Word)
		return !(ok && isThere(x.Op.String(), w)) && expands(x.X)
	case *syntax.BinaryTest:
		if x.Op == syntax.AndTest || x.Op == syntax.OrTest {
			return siftsTest(x.X) || siftsTest(x.Y)
		}
		return expands(x)
	case *syntax.Word:
		return false
	}
	return true
}

// isThere reports whether a test asks of a value alone whether something of that name
// is there and can be used.
func isThere(op string, w *syntax.Word) bool {
	switch op {
	case "-e", "-a", "-f", "-d", "-n", "-r", "-w":
	default:
		return false
	}
	return len(w.Parts) > 0 && endsExpanded(w.Parts)
}

func endsExpanded(parts []syntax.WordPart) bool {
	switch p := parts[len(parts)-1].(type) {
	case *syntax.ParamExp:
		return p.Exp == nil && p.Repl == nil && p.Slice == nil
	case *syntax.DblQuoted:
		return len(p.Parts) > 0 && endsExpanded(p.Parts)
	}
	return false
}

// expands reports whether a value that is not written out stands there.
func expands(n syntax.Node) bool {
	found := false
	syntax.Walk(n, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.ParamExp, *syntax.CmdSubst:
			found = true
		}
		return !found
	})
	return found
}

// goesElsewhere reports whether statements end with a word that leaves the round.
func goesElsewhere(list ...*syntax.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch c := list[len(list)-1].Cmd.(type) {
	case *syntax.CallExpr:
		if len(c.Args) == 0 {
			return false
		}
		switch c.Args[0].Lit() {
		case "continue", "break", "return", "exit":
			return true
		}
	case *syntax.Block:
		return goesElsewhere(c.Stmts...)
	}
	return false
}

// leavesAtOnce reports whether statements are one word that leaves the round.
func leavesAtOnce(list ...*syntax.Stmt) bool {
	if len(list) != 1 {
		return false
	}
	_, call := list[0].Cmd.(*syntax.CallExpr)
	return call && goesElsewhere(list...)
}
