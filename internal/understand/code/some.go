package code

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// Some are some of the names that a pattern takes: what a condition, or a function that
// filters, leaves over of a folder is not the folder.
func Some(w commands.Word) commands.Word {
	i := strings.IndexAny(w.Text, "*?[")
	if !w.Glob || w.Known != automode.Exact || i < 0 || strings.IndexByte(w.Text[i:], '/') >= 0 {
		return w
	}
	return commands.Word{Known: automode.Bounded, Text: w.Text[:strings.LastIndexByte(w.Text[:i], '/')+1], Suffix: end(w.Text), Data: w.Data}
}

// end is how the names end that a pattern takes.
func end(pattern string) string {
	return pattern[strings.LastIndexAny(pattern, "*?]")+1:]
}

// AskThere names functions that ask of a name alone whether a file or a folder is there,
// which is true of all names in a folder or of most.
const AskThere = "is_file is_dir isfile isdir exists exist? exists? file? directory? existsSync file_exists isFile isDirectory -e -f -d"
