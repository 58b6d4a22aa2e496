package python

import (
	"path"
	"strings"

	"automode"
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
	var few value
	for i, a := range v {
		if a.pattern == "" && a.all == "" && a.every == "" {
			continue
		}
		if few == nil {
			few = append(few, v...)
		}
		one := *a
		one.pattern, one.all, one.every = "", "", ""
		few[i] = &one
	}
	if few == nil {
		return v
	}
	return few
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
