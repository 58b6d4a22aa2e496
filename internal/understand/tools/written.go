//go:build !lean

package tools

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/understand/shell"
)

// maxWritten is how large a file is read whose change is looked at.
const maxWritten = 256 << 10

// written reads what a file becomes by its edits, the first of which is the
// effect at i.
func (t reader) written(i int, edits []automode.Edit) {
	p := t.a.Effects[i].Target
	old, text := "", ""
	if at := t.world.Resolve(p); at.Exists {
		b, err := t.world.ReadFile(p, maxWritten)
		if err != nil {
			return
		}
		old, text = string(b), string(b)
	}
	for _, e := range edits {
		switch {
		case e.Path != edits[0].Path && t.world.Resolve(t.home(e.Path)).Path != p:
			continue
		case e.Delete:
			return
		case e.Whole:
			text = e.New
		case e.Lines && loosely(text, e.Old) == 1 && strings.Count("\n"+text, "\n"+e.Old) == 1:
			text = strings.Replace("\n"+text, "\n"+e.Old, "\n"+e.New, 1)[1:]
		case e.Old == "" || e.Lines || strings.Count(text, e.Old) != 1:
			return // which of them is meant, or none, is not known
		default:
			text = strings.Replace(text, e.Old, e.New, 1)
		}
	}
	if len(text) <= maxWritten && !strings.ContainsAny(text, "\x00") {
		shell.Written(t.a, t.world, t.options, i+1, p, old, text)
	}
}

// loosely is how often some lines stand in a text to whoever passes over blanks around
// each: a heading in front of a piece may have it found behind where it stands exactly.
func loosely(text, piece string) (n int) {
	lines, sought := strings.Split(text, "\n"), strings.Split(strings.TrimSuffix(piece, "\n"), "\n")
	for i := range lines[:max(0, len(lines)-len(sought)+1)] {
		if slices.EqualFunc(lines[i:i+len(sought)], sought, func(a, b string) bool { return strings.TrimSpace(a) == strings.TrimSpace(b) }) {
			n++
		}
	}
	return n
}
