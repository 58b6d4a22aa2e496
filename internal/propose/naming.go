package propose

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// naming is the beginning of a command that says what it is: the program, its
// subcommands, and the script, task or package that it runs; what follows
// changes from call to call. It is empty where there is no such beginning, and
// where what the rest says is code.
func naming(x *automode.Command, platform automode.Platform) string {
	if len(x.Words) == 0 || len(x.Known) != len(x.Words) || !x.Known[0] || x.Words[0] == "" {
		return ""
	}
	p := commands.Find(x.Words[0][strings.LastIndexByte(x.Words[0], '/')+1:])
	if p == nil {
		return joined(x, undescribed(x))
	}
	words := literal(x)
	r := p.Read(words, platform)
	end := 1
	if r.Path != "" {
		if end = after(words, strings.Fields(r.Path), 1); end < 0 {
			return ""
		}
	}
	for i := range r.Facts {
		f := &r.Facts[i]
		switch f.Role {
		case commands.RunsText, commands.RunsLine, commands.RunsOn, commands.RunsTool, commands.RunsWords:
			return ""
		case commands.RunsFile, commands.RunsNamed, commands.RunsWith, commands.RunsTask, commands.RunsPackage:
			at := after(words, []string{f.Word.Text}, 1)
			if f.Word.Text == "" || at < 0 {
				return "" // an option brings it along, attached
			}
			end = max(end, at)
		}
	}
	// The beginning has to say the same by itself: a value that is spelt as a
	// subcommand is none.
	if begin := p.Read(words[:end], platform); begin.Path != r.Path {
		return ""
	}
	return joined(x, end)
}

// undescribed is how many words name what a program does that nobody
// described: with its name a first argument that has the look of a subcommand.
func undescribed(x *automode.Command) int {
	if len(x.Words) < 2 || !x.Known[1] || strings.Contains(x.Words[0], "/") {
		return 1
	}
	w := x.Words[1]
	if w == "" || w[0] == '-' || strings.Trim(w, "abcdefghijklmnopqrstuvwxyz-:") != "" {
		return 1
	}
	return 2
}

// joined is the first n words as a rule's text, or empty where they are no
// plain words.
func joined(x *automode.Command, n int) string {
	for i, w := range x.Words[:n] {
		if !x.Known[i] || w == "" || strings.ContainsAny(w, " \t\n\r\x00*()'\"\\;|&<>$`") {
			return ""
		}
	}
	return strings.Join(x.Words[:n], " ")
}

// literal gives the words as the catalogue reads them.
func literal(x *automode.Command) []commands.Word {
	words := make([]commands.Word, len(x.Words))
	for i, w := range x.Words {
		if x.Known[i] {
			words[i] = commands.Lit(w)
		}
	}
	return words
}

// after returns the index behind the last of the texts, which stand in this
// order among the words, from an index on; -1 when they do not.
func after(words []commands.Word, texts []string, from int) int {
	for _, text := range texts {
		for from < len(words) && !words[from].Is(text) {
			from++
		}
		if from == len(words) {
			return -1
		}
		from++
	}
	return from
}
