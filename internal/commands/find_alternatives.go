//go:build !lean

package commands

import "strings"

// alternatives are the names that an expression chooses among: each of what stands in its
// first brackets, with what stands around these.
func (x *findExpression) alternatives(name Word) {
	bar := strings.IndexByte(name.Text, '|')
	if bar < 0 {
		x.m.addRole(Seeks, &name, "looks for files by a name that holds secrets")
		return
	}
	open := strings.LastIndexByte(name.Text[:bar], '(')
	before, inside, after := name.Text[:open+1], name.Text[open+1:], ""
	if end := strings.IndexByte(inside, ')'); end >= 0 {
		inside, after = inside[:end], inside[end+1:]
	}
	before = strings.TrimRight(before, "(\\")
	for one := range strings.SplitSeq(inside, "|") {
		w := name
		w.Text = before + strings.Trim(one, "(\\") + after
		x.alternatives(w)
	}
}
