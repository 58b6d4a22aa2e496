package patch

import "strings"

// Words that begin the parts of a marked patch.
const (
	begins  = "*** Begin Patch"
	ends    = "*** End Patch"
	adds    = "*** Add File: "
	deletes = "*** Delete File: "
	updates = "*** Update File: "
	moves   = "*** Move to: "
	eof     = "*** End of File"
)

// Marked reads the form of patch that language models are taught: "*** Begin Patch",
// and for each file "*** Add File: P", "*** Delete File: P" or "*** Update File: P"
// with pieces that are found by what they say and not by numbers. ok is false where
// it is not one, to the last line.
func Marked(text string) (files []File, ok bool) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i := range lines {
		lines[i] = strings.TrimSuffix(lines[i], "\r")
	}
	last := len(lines) - 1
	if last < 1 || strings.TrimSpace(lines[0]) != begins || strings.TrimSpace(lines[last]) != ends || strings.IndexByte(text, 0) >= 0 {
		return nil, false
	}
	for lines = lines[1:last]; len(lines) > 0; {
		if len(files) >= most {
			return nil, false
		}
		f := File{}
		head := strings.TrimSpace(lines[0])
		lines = lines[1:]
		if name, is := strings.CutPrefix(head, adds); is {
			f.Names, f.Deed = []string{name}, Makes
			lines, ok = f.added(lines), true
		} else if name, is := strings.CutPrefix(head, deletes); is {
			f.Names, f.Deed, ok = []string{name}, Removes, true
		} else if name, is := strings.CutPrefix(head, updates); is {
			f.Names = []string{name}
			lines, ok = f.updated(lines)
		} else {
			return nil, false
		}
		if !ok || f.Names[0] == "" {
			return nil, false
		}
		files = append(files, f)
	}
	return files, len(files) > 0
}

// added reads the lines of a new file.
func (f *File) added(lines []string) []string {
	var p piece
	for len(lines) > 0 && strings.HasPrefix(lines[0], "+") {
		p.line(lines[0])
		lines = lines[1:]
	}
	f.Hunks = []Hunk{p.hunk()}
	return lines
}

// updated reads the pieces of a file that is changed.
func (f *File) updated(lines []string) ([]string, bool) {
	if len(lines) > 0 && strings.HasPrefix(lines[0], moves) {
		f.From, f.Deed = f.Names[0], Renames
		f.Names = []string{strings.TrimPrefix(lines[0], moves)}
		lines = lines[1:]
	}
	for len(lines) > 0 && !strings.HasPrefix(lines[0], "***") {
		if strings.TrimSpace(lines[0]) == "" {
			lines = lines[1:]
			continue
		}
		headed := lines[0] == "@@" || strings.HasPrefix(lines[0], "@@ ")
		if headed {
			lines = lines[1:]
		} else if len(f.Hunks) > 0 {
			return nil, false
		}
		if headed && len(lines) > 0 && strings.HasPrefix(lines[0], "@@") {
			continue // one heading within another
		}
		var p piece
		read := 0
		for len(lines) > 0 && p.line(lines[0]) {
			lines = lines[1:]
			read++
		}
		if len(lines) > 0 && lines[0] == eof {
			lines = lines[1:]
		}
		if read == 0 || len(f.Hunks) >= most {
			return nil, false
		}
		f.Hunks = append(f.Hunks, p.hunk())
	}
	return lines, len(f.Hunks) > 0 || f.Deed == Renames
}
