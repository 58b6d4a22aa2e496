package code

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// PrintsPaths reports whether a command prints nothing but paths below the folder that
// it is started in, each on a line.
func PrintsPaths(words []commands.Word) bool {
	if len(words) == 0 {
		return false
	}
	for i := range words {
		if !words[i].Exact() || strings.Contains(words[i].Text, "..") || i > 0 && strings.HasPrefix(words[i].Text, "/") {
			return false
		}
	}
	p := commands.Find(words[0].Text)
	return p != nil && p.Read(words, automode.Linux).Prints == commands.PathsIn
}

// LinePrintsPaths is PrintsPaths of a command line, where that is words alone.
func LinePrintsPaths(line string) bool {
	if strings.ContainsAny(line, ";|&<>$`\\(){}~#\n=") {
		return false
	}
	var words []commands.Word
	for f := range strings.FieldsSeq(line) {
		words = append(words, commands.Lit(strings.Trim(f, "'\"")))
	}
	return PrintsPaths(words)
}
