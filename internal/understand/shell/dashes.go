package shell

import (
	"errors"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// Names of files that begin with a dash: they are options to whoever is given them.

// dashed puts a word that is not known in front of a pattern that takes such names.
func (x *expansion) dashed() {
	for i := range x.cur {
		if w := &x.cur[i]; w.Glob && w.Known == automode.Exact && w.Text != "" && x.r.takesDashed(w.Text, x.st.cwds) {
			x.done = append(x.done, anything())
			return
		}
	}
}

// withDashed is argv with a word that is not known in front of a list of names that
// one of them is in: what another program listed, whatever way it came here.
func (r *reader) withDashed(argv []commands.Word, st *state) []commands.Word {
	for i := 1; i < len(argv); i++ {
		w := &argv[i]
		if w.Text != "" && (!w.Glob || w.Known != automode.Exact) || w.Base == "" || w.Known == automode.Bounded && !w.OrName || w.Known == automode.Guess {
			continue
		}
		pattern := "*"
		if w.Glob && w.Known == automode.Exact {
			pattern = w.Text
		}
		// Some programs list from the folder where they look, and some from their repository's root.
		if r.takesDashed(pattern, slices.Concat([]string{w.Base}, st.cwds, r.world.Roots())) {
			words := append(make([]commands.Word, 0, len(argv)+1), argv[:i]...)
			return append(append(words, anything()[0]), argv[i:]...)
		}
	}
	return argv
}

// takesDashed reports whether a pattern takes a name that begins with a dash, in one
// of these folders.
func (r *reader) takesDashed(pattern string, folders []string) bool {
	if strings.IndexByte("*?[", pattern[0]) < 0 || r.away > 0 || r.world.Lexical() {
		return false
	}
	pattern, _, _ = strings.Cut(pattern, "/")
	for _, d := range folders {
		names, err := r.world.ReadDir(d, maxNames)
		if errors.Is(err, world.ErrTooMany) {
			return true
		}
		if r.notes.touched(d) {
			for p := range r.notes.at {
				names = append(names, base(p)) // in another folder, it may be
			}
		}
		for _, n := range names {
			if n != "" && n[0] == '-' {
				if ok, err := value.Matches(pattern, n); ok || err != nil {
					return true
				}
			}
		}
	}
	return false
}
