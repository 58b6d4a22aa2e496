package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// A source or a document can name other files, which are read as it says, and
// some can name commands. What lies in the project is its own to say; what this
// call itself says, or what lies elsewhere, is read here where its language is
// simple, and is otherwise not understood.

// follows reads what an invocation is given of such texts.
func (r *reader) follows(result *commands.Result, argv []commands.Word, st *state, in flow) {
	reads := false
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role.Means().Subject != commands.Path || f.Kind != automode.Read && f.Kind != automode.Write {
			continue
		}
		reads = reads || f.Kind == automode.Read
		r.foreignTexts(result, &f.Word, f.Kind == automode.Write, st)
	}
	comes := !reads && (len(result.Facts) > 0 || !result.Row.Compiles)
	for i := range argv[1:] {
		comes = comes || strings.Contains(" - pipe:0 -pipe ", " "+argv[i+1].Text+" ") || r.asInput(argv[i+1].Text, st)
	}
	switch {
	case !comes || !in.open || in.silent() || in.more().file == "/dev/null":
	case in.more().file != "":
		w := commands.Lit(in.more().file)
		r.foreignTexts(result, &w, false, st)
	default:
		dir := ""
		if len(st.cwds) == 1 {
			dir = st.cwds[0]
		}
		r.named(result, in.word().Text, in.prints == commands.ItsText && in.exact() && dir != "", dir, st)
	}
}

// foreignTexts reads those of the files that a word names, to be read or written,
// that are not the project's own, as it was before this call, or the system's.
func (r *reader) foreignTexts(result *commands.Result, w *commands.Word, written bool, st *state) {
	list := r.locate(*w, st)
	for i := range list {
		s := &list[i]
		_, touched := r.notes.of(s.at.Path)
		own := written || s.place.Region == automode.Project || s.place.Region == automode.System || !s.at.Regular && !r.world.Lexical()
		if s.at.Path == "" || r.world.IsStream(s.at.Path) || own && !touched && !r.notes.touched(s.at.Path) {
			continue
		}
		text, ok := r.content(*s)
		r.named(result, text, ok, path.Dir(s.at.Path), st)
	}
}

// named reads the files that a text out of a folder names.
func (r *reader) named(result *commands.Result, text string, known bool, dir string, st *state) {
	var names []string
	if known = known && result.Row.Compiles && r.depth < maxDepth; known {
		names, known = included(text)
	}
	if !known {
		r.unknown("what it reads can name other files, or commands")
		return
	}
	r.depth++
	for _, name := range names {
		r.takesIn(result, r.join2(dir, name), st)
		for i := range result.Facts {
			if f := &result.Facts[i]; f.Role == commands.ReadsTree && f.Word.Exact() {
				r.takesIn(result, r.join2(r.join2(dir, f.Word.Text), name), st)
			}
		}
	}
	r.depth--
}

// takesIn reads a file that a text names.
func (r *reader) takesIn(result *commands.Result, name string, st *state) {
	name = world.Clean(name)
	if r.tires(16) {
		return
	}
	f := commands.Fact{Role: commands.Reads, Kind: automode.Read, Word: commands.Lit(name), Why: "what it reads names it"}
	r.pathFact(&f, st, &sum{})
	to, doubts := r.followed(name, true)
	if n, touched := r.notes.of(to); touched || doubts > 0 {
		r.named(result, n.text, n.full && doubts == 0, path.Dir(name), st)
	}
}

// Words behind which a source in C, in its kin, in Rust or for an assembler names
// a file that is put in: always, and where a sign stands in front or behind, for
// they are ordinary words as well. Text of an assembler within another language
// may be put together of parts.
const (
	putsIn    = " incbin INCBIN include_str include_bytes "
	mayPutIn  = " include include_next import embed INCLUDE "
	assembles = " asm __asm __asm__ global_asm "
)

// included are the files that a source names to be put in. ok is false where one
// of them is not plainly written.
func included(text string) (names []string, ok bool) {
	if strings.IndexByte(text, 0) >= 0 {
		return nil, true // what was compiled
	}
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\\\r\n", ""), "\\\n", "")
	for i := 0; i < len(text); i++ {
		from := i
		for i < len(text) && wordByte(text[i]) {
			i++
		}
		if i == from {
			continue
		}
		word := " " + text[from:i] + " "
		before, rest := strings.TrimRight(text[:from], " \t"), strings.TrimLeft(text[i:], " \t")
		last := before[max(0, len(before)-1):]
		switch {
		case strings.Contains(assembles, word):
			return nil, false
		case strings.Contains(putsIn, word):
		case strings.Contains(mayPutIn, word) && (strings.Contains("#%.:=/\n", last) || strings.HasPrefix(rest, "!")):
		case word == " path " && last == "[" && strings.HasPrefix(rest, "="):
		default:
			continue
		}
		if rest = strings.TrimLeft(rest, "!=([{ \t\n\\"); rest == "" {
			return nil, false
		}
		end := rest[:1]
		if end == "<" {
			end = ">"
		} else if end != "'" && end != `"` {
			return nil, false
		}
		name, after, closed := strings.Cut(rest[1:], end)
		after = strings.TrimLeft(after, " \t)]},;\r")
		if !closed || strings.ContainsAny(name, "\n\\") || !strings.Contains("\n/#", after[:min(1, len(after))]) {
			return nil, false
		}
		if end != ">" || strings.HasPrefix(name, "/") || strings.Contains(name, "..") {
			names = append(names, name)
		}
	}
	return names, true
}

func wordByte(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' }
