package shell

import (
	"strings"
)

// A variable that a call sets and nobody knows may be put into the commands that the
// project's own tasks start, where a shell divides what it holds.

// mostSpliced bounds how many of them are looked at.
const mostSpliced = 16

// splices notes the values of a variable behind which another command may stand.
func (r *reader) splices(values alts) {
	for i := range values {
		if w := &values[i]; w.Exact() && strings.ContainsAny(w.Text, ";|&`(\n") && len(r.spliceable) < mostSpliced {
			r.spliceable = append(r.spliceable, w.Text)
		}
	}
}
