//go:build !lean

package shell

import (
	"strings"

	"automode"
)

// splicedTexts are such a value as the commands it may come to: where it stands by
// itself, and where quotes around it are closed by it.
func splicedTexts(value string) [2]string {
	at := strings.IndexAny(value, ";|&`(\n")
	return [2]string{": " + value, strings.Trim(value[at+1:], "'\"`) ")}
}

// splicedInto reads them where the call starts the project.
func (r *reader) splicedInto(st *state) {
	if len(r.spliceable) == 0 || r.spent {
		return
	}
	entry := r.entry()
	if entry < 0 {
		return
	}
	r.command, r.parent = r.a.Effects[entry].Command, entry+1
	for _, value := range r.spliceable {
		for _, text := range splicedTexts(value) {
			if r.tires(1 + len(text)/longStep) {
				return
			}
			r.outward(func() {
				r.give(automode.Effect{Kind: automode.Run, Target: "what a variable holds", Known: automode.OneOf, Data: automode.UnknownData, Why: "may be put into the commands of a task"})
				r.line(text, st.clone(), flow{})
			})
		}
	}
}
