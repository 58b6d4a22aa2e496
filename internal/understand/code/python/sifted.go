package python

import "automode/internal/understand/code"

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
		if a.pattern == "" {
			continue
		}
		if few == nil {
			few = append(few, v...)
		}
		one := *a
		one.pattern = ""
		few[i] = &one
	}
	if few == nil {
		return v
	}
	return few
}
