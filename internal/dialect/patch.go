package dialect

import (
	"strings"

	"automode"
)

// readPatch reads the patch text that several agents edit by: "*** Begin
// Patch", then for each file "*** Add File: P", "*** Delete File: P" or
// "*** Update File: P" with an optional "*** Move to: P" and pieces of lines
// that begin with " ", "-" or "+", a piece begun by "@@". What does not read as
// that is not relied on, and the files that were read stand.
func readPatch(call *automode.Call, in *reader, patch string) {
	lines := strings.Split(strings.TrimRight(patch, "\r\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimSuffix(lines[i], "\r")
	}
	if len(lines) < 2 || strings.TrimSpace(lines[0]) != "*** Begin Patch" || strings.TrimSpace(lines[len(lines)-1]) != "*** End Patch" {
		in.wrong("the patch of %s does not begin and end as one", in.of)
		return
	}
	p := patchReader{call: call}
	for _, line := range lines[1 : len(lines)-1] {
		if !p.line(line) {
			in.wrong("the patch of %s has a line that is none of a patch", in.of)
			break
		}
	}
	p.end()
	for i := range call.Edits {
		if path := in.plain("patch", call.Edits[i].Path); path == "" {
			in.wrong("the patch of %s names an empty path", in.of)
		}
	}
	if len(call.Edits) == 0 {
		in.wrong("the patch of %s names no file", in.of)
		return
	}
	call.Path = call.Edits[0].Path
}

type patchReader struct {
	call     *automode.Call
	file     string // the file of the piece at hand
	adds     bool   // it is a new file
	old, new strings.Builder
	open     bool // a piece or a new file is being read
}

// line reads one line; false when it is none of a patch.
func (p *patchReader) line(line string) bool {
	if rest, ok := strings.CutPrefix(line, "*** "); ok {
		verb, path, _ := strings.Cut(rest, ": ")
		switch verb {
		case "Add File":
			p.begin(path)
			p.adds, p.open = true, true
		case "Update File":
			p.begin(path)
		case "Delete File":
			p.begin(path)
			p.call.Edits = append(p.call.Edits, automode.Edit{Path: path, Delete: true})
			p.file = ""
		case "Move to":
			if p.file == "" || p.adds {
				return false
			}
			// The file goes from one name to another: what it becomes is not in the patch.
			p.call.Edits = append(p.call.Edits, automode.Edit{Path: p.file, Delete: true, Moved: true}, automode.Edit{Path: path})
			p.file = path
		case "End of File":
		default:
			return false
		}
		return true
	}
	if p.file == "" {
		return strings.TrimSpace(line) == ""
	}
	switch {
	case p.adds && strings.HasPrefix(line, "+"):
		p.new.WriteString(line[1:] + "\n")
	case p.adds:
		return false
	case strings.HasPrefix(line, "@@"):
		if p.open {
			p.end()
		}
		p.open = true
	case strings.HasPrefix(line, "+"):
		p.open = true
		p.new.WriteString(line[1:] + "\n")
	case strings.HasPrefix(line, "-"):
		p.open = true
		p.old.WriteString(line[1:] + "\n")
	case line == "" || line[0] == ' ':
		p.open = true
		text := strings.TrimPrefix(line, " ") + "\n"
		p.old.WriteString(text)
		p.new.WriteString(text)
	default:
		return false
	}
	return true
}

func (p *patchReader) begin(path string) {
	p.end()
	p.file, p.adds = path, false
}

// end closes the piece at hand. A file that is only named is still changed.
func (p *patchReader) end() {
	if p.file == "" || !p.open {
		if p.file != "" && !p.named(p.file) {
			p.call.Edits = append(p.call.Edits, automode.Edit{Path: p.file})
		}
		return
	}
	p.call.Edits = append(p.call.Edits, automode.Edit{Path: p.file, Old: p.old.String(), New: p.new.String(), Whole: p.adds, Lines: true})
	p.old.Reset()
	p.new.Reset()
	p.open = false
}

func (p *patchReader) named(path string) bool {
	for i := range p.call.Edits {
		if p.call.Edits[i].Path == path {
			return true
		}
	}
	return false
}
