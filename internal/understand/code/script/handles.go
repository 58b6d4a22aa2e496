package script

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// says is a call that does what a program does with the same words.
func (w *walker) says(line string, args []value) {
	var words []commands.Word
	for _, s := range strings.Fields(line) {
		words = append(words, commands.Lit(s))
	}
	words = append(words, w.words(args)...)
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: words, Word: words[0], Why: "does what that program does"})
}

// opensHandle opens what stands behind the handle: a mode and a path, or both
// in one word, in which a bar means a command.
func (w *walker) opensHandle(f *Func, args []value) value {
	if len(args) < 2 {
		w.strange("it is not known what is opened")
		return &val{}
	}
	mode, known := args[1].known()
	mode = strings.TrimSpace(mode)
	what := args[1]
	switch {
	case !known:
		w.strange("it is not known what is opened, or how")
		w.command(&Func{Act: Lines}, args[1:2])
		return &val{}
	case len(args) > 2:
		what = args[2]
		mode, _, _ = strings.Cut(mode, ":")
		mode = strings.TrimSpace(mode)
		if mode == "-|" || mode == "|-" {
			w.habits.fed = w.habits.fed || mode == "|-"
			return w.command(&Func{Act: WordsFlat}, args[2:])
		}
	case strings.HasPrefix(mode, "|"), strings.HasSuffix(mode, "|"):
		w.habits.fed = w.habits.fed || mode[0] == '|'
		return w.command(&Func{Act: Lines}, []value{exact(strings.Trim(mode, "| "))})
	default:
		rest := strings.TrimLeft(mode, "+<>&= ")
		what, mode = exact(rest), strings.TrimSpace(mode[:len(mode)-len(rest)])
	}
	role := commands.Reads
	switch {
	case strings.Contains(mode, "&"): // another handle a second time
		w.plain(what)
		w.habits.fed = true
		return &val{}
	case mode == "" || mode == "<":
	case mode == ">":
		role = commands.Writes
	case mode == ">>" || mode == "+>>":
		role = commands.Appends
	case mode == "+<":
		role = commands.Edits
	default:
		role = commands.Writes
	}
	if what.is("-") || !what.data() {
		w.plain(what)
		return &val{}
	}
	w.fact(f, role, what, nil)
	return &val{}
}
