package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// What a program was told that wrote among the project's sources may stand in what
// it wrote: the text that is put in the place of another, or a string of the code
// that writes a file.

// hint is a text that a program was given.
type hint struct {
	text string
	lang commands.Lang
	code bool // it is code in that language: its strings may stand there
}

// mostTold bounds how many texts are kept for one path.
const mostTold = 32

// tells notes what the commands behind the first so many were given, in words and by
// a text. Where they run code, its words are not what it writes.
func (r *reader) tells(p string, from int, fed hint) {
	if p == "" || r.away > 0 {
		return
	}
	n, ok := r.notes.at[p]
	if _, source := sourceLang(p); !ok || !source && !n.tree || r.world.Place(p).Region != automode.Project {
		return
	}
	kept := len(n.told)
	tell := func(t hint) {
		if len(n.told) < mostTold && strings.ContainsAny(t.text, "(`\"'") {
			n.told = append(n.told, t)
		}
	}
	tell(fed)
	for i := max(from, 0); i < len(r.a.Commands) && !fed.code; i++ {
		for k, w := range r.a.Commands[i].Words {
			if k > 0 && r.a.Commands[i].Known[k] {
				tell(hint{text: w})
			}
		}
	}
	if len(n.told) > kept {
		r.notes.at[p] = n
	}
}
