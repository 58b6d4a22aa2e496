package python

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a condition holds of are some of the names that a loop goes through, and not all.

// sifts reports whether a condition holds of some names and not of others.
func sifts(cond *node) bool {
	switch cond.kind {
	case numberNode, constNode, textNode:
		return false
	case callNode:
		return !code.Within(code.AskThere, cond.kids[0].text)
	}
	return true
}

// passesOver reports whether a block goes on with the next round.
func passesOver(list []*node) bool {
	return len(list) > 0 && list[len(list)-1].kind == emptyNode && list[len(list)-1].text != "pass"
}

// some is a value of which only some names are meant where a condition sifts them.
func (r *reader) some(v value) value {
	if r.sifted == 0 {
		return v
	}
	return few(v, true)
}

// part is a slice of a list, which holds some of its elements.
func (r *reader) part(n *node, a *atom) value {
	held := r.held(a)
	some := few(held, false)
	if same(held, some) {
		return value{a}
	}
	return r.listOf(n, some)
}

// few is a value of which only some names are meant, by what a pattern matches as well.
func few(v value, patterns bool) value {
	var few value
	for i, a := range v {
		if (a.pattern == "" || !patterns) && a.all == "" && a.every == "" {
			continue
		}
		if few == nil {
			few = append(few, v...)
		}
		one := *a
		if one.all, one.every = "", ""; patterns {
			one.pattern = ""
		}
		few[i] = &one
	}
	if few == nil {
		return v
	}
	return few
}

// addAll adds what is done to every file of a folder, one after the other: it is done to
// the folder, with the names that a pattern leaves out.
func (r *reader) addAll(f commands.Fact, every string) {
	switch {
	case f.Kind == automode.Delete, f.Kind == automode.Lose:
		f.Word = commands.Word{Text: every, Known: automode.Exact, Glob: true, Data: f.Word.Data}
	case f.Role == commands.Reads:
		folder := strings.TrimSuffix(strings.TrimSuffix(every, "*"), "/")
		if folder == "" && every[0] == '/' {
			folder = "/"
		}
		f.Role, f.Traits, f.Extent = commands.ReadsTree, commands.ReadsTree.Means().Traits, commands.ReadsTree.Means().Extent
		f.Word = commands.Lit(base(folder))
	default:
		return
	}
	r.add(f)
}

// everyIn is a pattern for all that lies in a folder, where what is put behind it is each
// of its names in turn; "" where it is something else.
func everyIn(folder, name *atom) string {
	w := folder.word
	switch {
	case name.all == "":
		return ""
	case w.Known == automode.Exact && path.Clean(w.Text) == name.all, w.Known == automode.Bounded && w.Base != "" && folder.all == name.all:
		return strings.TrimSuffix(name.all, "/") + "/*"
	}
	return ""
}
