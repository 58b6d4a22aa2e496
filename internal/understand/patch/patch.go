// Package patch reads the texts of patches: which files they change, and what they
// put into them. A text of which a line is not understood is not read at all.
package patch

import "strings"

// Deed is what a patch does to a file.
type Deed uint8

const (
	Changes Deed = iota // lines of a file that is there
	Makes               // a file is put there as a whole
	Removes
	Renames // From goes to the new name, and may be changed on the way
	Copies  // what From holds is put there as well, and may be changed
)

// File is one file of a patch.
type File struct {
	// Names are what it may be called, from the folder that the patch is applied
	// in: programs choose among them by what is there. There is at least one.
	Names []string
	From  string // Renames, Copies
	Deed  Deed
	// Top: the names begin at the top of the repository, and not in the folder
	// that the patch is applied in.
	Top   bool
	Mode  bool // who may run it changes
	Hunks []Hunk
}

// Hunk is a piece of a file that becomes another.
type Hunk struct {
	Old, New string // Old "": where it stands is not known
	Added    string // the lines of New that are not in Old
}

// most bounds how many files and pieces of a patch are read.
const most = 512

// Added is all that a patch puts into a file.
func (f *File) Added() string {
	var b strings.Builder
	for i := range f.Hunks {
		b.WriteString(f.Hunks[i].Added)
	}
	return b.String()
}

// Apply is what a file becomes that holds old. ok is false where it is not certain
// which lines are meant.
// Programs look for a piece everywhere, so one that stands there once is found.
func (f *File) Apply(old string) (text string, ok bool) {
	if f.Deed == Makes {
		return f.Added(), len(f.Hunks) <= 1
	}
	var b strings.Builder
	rest := old
	for i := range f.Hunks {
		h := &f.Hunks[i]
		if h.Old == "" || occurrences(old, h.Old) != 1 || occurrences(rest, h.Old) != 1 {
			return "", false
		}
		at := 0
		if !strings.HasPrefix(rest, h.Old) {
			at = strings.Index(rest, "\n"+h.Old) + 1
		}
		b.WriteString(rest[:at])
		b.WriteString(h.New)
		rest = rest[at+len(h.Old):]
	}
	b.WriteString(rest)
	return b.String(), true
}

// occurrences is how often a piece of whole lines stands in a text.
func occurrences(text, piece string) int {
	n := strings.Count(text, "\n"+piece)
	if strings.HasPrefix(text, piece) {
		n++
	}
	return n
}

// piece is a hunk as it is being read.
type piece struct{ old, new, added strings.Builder }

// line takes in one line of a hunk; false where it is none.
func (p *piece) line(s string) bool {
	sign, text := byte(' '), s
	if s != "" {
		sign, text = s[0], s[1:]
	}
	switch sign {
	case ' ':
		p.old.WriteString(text + "\n")
		p.new.WriteString(text + "\n")
	case '-':
		p.old.WriteString(text + "\n")
	case '+':
		p.new.WriteString(text + "\n")
		p.added.WriteString(text + "\n")
	default:
		return false
	}
	return true
}

func (p *piece) hunk() Hunk {
	return Hunk{Old: p.old.String(), New: p.new.String(), Added: p.added.String()}
}
