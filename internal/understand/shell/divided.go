package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// Names that hold blanks, in a list that is divided at blanks: "src/x /etc/passwd" is
// "src/x" and "/etc/passwd" to a launcher, and so it is to a command without quotes. Quotes
// and backslashes a launcher takes out: "src/'..'" is "src/..".

// maxDivided bounds how many folders are looked through for such names.
const maxDivided = 48

// inBlanks are the names below a folder that hold blanks, or what a launcher takes out.
type inBlanks struct {
	folder string
	noted  int // paths of this call by then
	names  []string
}

// parted are the signs at which a launcher divides names, or which it takes out of them.
const parted = whitespace + `"'\`

// inBlanks are those names, the folder in front. What lies past the first folders is not
// looked at.
func (r *reader) inBlanks(folder string) []string {
	if last := &r.blanked; last.folder == folder && last.noted == len(r.notes.log) {
		return last.names
	}
	files, left := slices.Clone(r.notes.log), []string{folder}
	for seen := 0; seen < len(left) && !r.tires(1+len(files)/16); seen++ {
		names, _ := r.world.ReadDir(left[seen], maxNames)
		for _, n := range names {
			files = append(files, path.Join(left[seen], n))
		}
		names, _ = r.world.Folders(left[seen], maxNames)
		for _, n := range names {
			if d := path.Join(left[seen], n); len(left) < maxDivided && n[0] != '.' && !r.world.KnownBuildOutput(d) {
				left = append(left, d)
			}
		}
	}
	r.blanked = inBlanks{folder, len(r.notes.log), slices.DeleteFunc(files, func(file string) bool {
		rest, below := strings.CutPrefix(file, strings.TrimSuffix(folder, "/")+"/")
		return !below || !strings.ContainsAny(rest, parted)
	})}
	return r.blanked.names
}

// nameDivides reports whether a name that a value may come to is several words where a shell
// divides it.
func (r *reader) nameDivides(w *commands.Word, at string, st *state) bool {
	if len(st.cwds) == 0 || r.away > 0 || r.world.Lexical() {
		return false
	}
	here := value.Letters(st.cwds[0])
	switch {
	case w.Glob && w.Base == "":
		return r.blanks(r.join2(here, value.Of(w)), at)
	case w.Known == automode.Bounded && w.One && w.Base == "":
		return r.blanks(r.join2(here, value.Letters(w.Text)+"*"), at)
	}
	if w.Known != automode.Bounded || !w.OrName {
		return false
	}
	folder := r.join2(st.cwds[0], w.Base)
	return slices.ContainsFunc(r.inBlanks(folder), func(file string) bool {
		return strings.ContainsAny(strings.TrimPrefix(file, folder), whitespace)
	})
}

// someDivide reports whether one of several values is such a name.
func (r *reader) someDivide(v alts, at string, st *state) bool {
	for i := range v {
		if r.nameDivides(&v[i], at, st) {
			return true
		}
	}
	return false
}
