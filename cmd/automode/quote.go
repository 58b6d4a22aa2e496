package main

import "strings"

// quoteWords joins words to a command line in which the shell reads the same
// words again, whatever they hold.
func quoteWords(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = quoteWord(w, i == 0)
	}
	return strings.Join(quoted, " ")
}

// quoteWord spells one word. In front of a command more has a meaning:
// assignments and the shell's own words.
func quoteWord(w string, first bool) string {
	if plainWord(w) && !(first && (strings.Contains(w, "=") || reserved(w))) {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}

func plainWord(w string) bool {
	for i := range len(w) {
		switch c := w[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte("_-./:@%+,", c) >= 0:
		case c == '=' && i > 0: // in front, zsh looks the rest up as a program
		default:
			return false
		}
	}
	return w != ""
}

func reserved(w string) bool {
	switch w {
	case "if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac", "in", "function",
		"select", "time", "coproc", "repeat", "foreach", "end", "nocorrect", "noglob":
		return true
	}
	return false
}
