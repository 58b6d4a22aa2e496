package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// replica is a file that another one is copied or moved to, of which is known what it
// holds: this call wrote it, or it becomes code. The zero value: none.
type replica struct {
	to   string
	text flow
}

// copied is the one file that an invocation puts in the place of another, before it
// does.
func (r *reader) copied(result *commands.Result, st *state) (c replica) {
	if r.away > 0 || r.loop > 0 || r.piped {
		return c // another round, and what goes on beside the rest, may find another text
	}
	var f *commands.Fact
	for i := range result.Facts {
		switch x := &result.Facts[i]; x.Role {
		case commands.Receives:
			if f != nil {
				return c
			}
			f = x
		case commands.Links:
			return c
		}
	}
	if f == nil || len(f.Words) != 1 || !f.Words[0].Exact() || !f.Word.Exact() || f.Flag != "" || f.More || r.loose {
		return c
	}
	if len(r.notes.at) == 0 && !isSource(f.Word.Text) && !isSource(f.Words[0].Text) {
		return c
	}
	from, to := r.locate(f.Words[0], st), r.locate(f.Word, st)
	if len(from) != 1 || len(to) != 1 || to[0].known != automode.Exact || to[0].at.Path == "" || r.notes.at[to[0].at.Path].folder {
		return c
	}
	dest := to[0].at.Path
	if to[0].at.Dir {
		dest = path.Join(dest, base(f.Words[0].Text))
	} else if strings.HasSuffix(f.Word.Text, "/") {
		return c
	}
	n, noted := r.notes.file(from[0].at.Path)
	if noted && !n.full || !noted && !becomesCode(&from[0], dest) {
		return c
	}
	if text, ok := r.content(from[0]); ok {
		w := commands.Lit(text)
		w.Data = n.data
		c.to, c.text = dest, flow{prints: commands.ItsText, data: n.data, encoded: n.encoded, strange: n.strange}
		c.text.says(w)
	}
	return c
}

// becomesCode reports whether a file that this call did not touch is code where it
// comes to lie, and was none of the project's before.
func becomesCode(from *spot, to string) bool {
	return isSource(to) && (!isSource(from.at.Path) || from.place.Region != automode.Project) && !from.place.Marks.Has(automode.Secret)
}

// writtenIn are the texts of the files that an invocation reads, as far as this call
// wrote them: what it prints may be one of them.
func (r *reader) writtenIn(result *commands.Result, st *state) (texts []string) {
	if len(r.notes.at) == 0 || r.away > 0 {
		return nil
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role != commands.Reads || !f.Word.Exact() || len(texts) >= value.Most {
			continue
		}
		for _, s := range r.locate(f.Word, st) {
			if n, noted := r.notes.file(s.at.Path); noted && n.full {
				texts = append(texts, n.text)
			}
		}
	}
	return texts
}

// landed notes what the replica holds.
func (r *reader) landed(c replica) {
	if c.to != "" {
		r.puts(c.to, c.text, true, false, false)
	}
}

// copiedFrom is the one file that is copied or moved, where it is known to the letter.
func (r *reader) copiedFrom(f *commands.Fact, st *state) string {
	if len(f.Words) != 1 || !f.Words[0].Exact() || r.away > 0 {
		return ""
	}
	if from := r.locate(f.Words[0], st); len(from) == 1 && from[0].known == automode.Exact {
		return from[0].at.Path
	}
	return ""
}

// putsBack reports whether a file gets again what it held: the call made a copy of it and
// did nothing to that copy since. What is lost is what this call did to the file in between.
func (r *reader) putsBack(f *commands.Fact, to *spot, st *state) bool {
	if f.Role != commands.Receives || to.known != automode.Exact || to.at.Path == "" || r.loop > 0 || r.piped || r.versions.replaced || r.loose && !r.allOwn() {
		return false
	}
	from := r.copiedFrom(f, st)
	above, touched := r.notes.of(path.Dir(from))
	return from != "" && r.notes.at[from].copies == to.at.Path && (!touched || above.empty && !above.tree)
}
