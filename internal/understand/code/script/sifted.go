package script

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a condition holds of are some of the names that a loop goes through, and not all.

// sifting walks f where a condition holds, or does not.
func (w *walker) sifting(cond *Node, f func()) {
	if sifts(cond) {
		w.sifted++
		defer func() { w.sifted-- }()
	}
	f()
}

// sifts reports whether a condition holds of some names and not of others.
func sifts(cond *Node) bool {
	if cond == nil || cond.Op == Mix && cond.Sign == Asked || cond.Op == Call && code.Within(code.AskThere, called(cond)) {
		return false
	}
	return Has(cond, func(k *Node) bool {
		return k.Op == Name || k.Op == Call || k.Op == Member || k.Op == Mix && k.Sign == Matched
	})
}

// passesOver reports whether a statement goes on with the next round where a condition
// holds, or does not.
func passesOver(n *Node) bool {
	return n != nil && n.Op == If && sifts(n.Kids[0]) && len(n.Kids) == 2 && Has(n.Kids[1], func(k *Node) bool {
		return k.Op == Leave && k.Text != Empty || k.Op == Return && Has(n.Kids[0], func(c *Node) bool { return c.Op == Mix && c.Sign == Matched })
	})
}

// some is a value of which only some names are meant where a condition sifts them.
func (w *walker) some(v value) value {
	if w.sifted == 0 || !v.word.Glob && v.all == "" && !slices.ContainsFunc(v.more, func(x commands.Word) bool { return x.Glob }) || v.obj != nil {
		return v
	}
	few := *v
	few.word, few.all, few.more = code.Some(v.word), "", slices.Clone(v.more)
	for i, x := range few.more {
		few.more[i] = code.Some(x)
	}
	return &few
}

// everyIn is all that lies in a folder, where what stands behind the folder is each of its
// names in turn.
func everyIn(folder, name value) (commands.Word, bool) {
	s, ok := folder.known()
	if !ok || name.all == "" || !strings.HasSuffix(s, "/") || path.Clean(s) != path.Clean(name.all) {
		return commands.Word{}, false
	}
	return commands.Word{Text: s + "*", Known: automode.Exact, Glob: true, One: true, Data: name.word.Data}, true
}

// toAll makes of what is done to every file of a folder, one after the other, what is done
// to the folder, with the names that a pattern leaves out; false: what is said of any one
// of them says it.
func (w *walker) toAll(f *commands.Fact) bool {
	switch {
	case f.Kind == automode.Delete, f.Kind == automode.Lose:
	case f.Role == commands.Reads:
		m := commands.ReadsTree.Means()
		f.Role, f.Traits, f.Extent = commands.ReadsTree, m.Traits, m.Extent
		f.Word = commands.Lit(path.Clean(strings.TrimSuffix(f.Word.Text, "*")))
	default:
		return false
	}
	return true
}

// eachOf reports whether a word is what everyIn gives, beside the one name that it may be.
func eachOf(w commands.Word) bool { return w.Glob && w.One }

// oneByOne are words that are taken each by itself: no shell makes several of a pattern
// here, a loop does.
func oneByOne(list []commands.Word) []commands.Word {
	list = slices.Clone(list)
	for i := range list {
		list[i].One = list[i].One || list[i].Glob
	}
	return list
}
