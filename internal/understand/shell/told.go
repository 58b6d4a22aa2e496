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
	made []string // texts that it puts together, where it is code
	lang commands.Lang
	code bool // it is code in that language: its strings may stand there
}

// mostTold bounds how many texts are kept for one path.
const mostTold = 32

// tells notes what the commands behind the first so many were given, in words and by
// a text. Where they run code, it is the code that counts, and not the words.
func (r *reader) tells(p string, from int, fed string, code *hint) {
	if p == "" || r.away > 0 {
		return
	}
	n, ok := r.notes.at[p]
	if place := r.world.Place(p); !ok || !isSource(p) && !n.tree && !place.Marks.Has(automode.Surface) || place.Region != automode.Project {
		return
	}
	kept := len(n.told)
	n.tell(hint{text: fed})
	n.tell(*code)
	for i := max(from, 0); i < len(r.a.Commands) && !code.code; i++ {
		c := &r.a.Commands[i]
		if r.goesOver(len(c.Words)) {
			break
		}
		for k := 1; k < len(c.Words); k++ {
			if c.Known[k] {
				n.tell(hint{text: c.Words[k]})
			}
		}
	}
	if len(n.told) > kept {
		r.notes.at[p] = n
	}
}

func (n *note) tell(h hint) {
	if len(n.told) < mostTold && strings.ContainsAny(h.text, "(`\"'") {
		n.told = append(n.told, h)
	}
}
