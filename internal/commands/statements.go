package commands

import "strings"

// Spoken are the words of an invocation that is given as arguments the
// statements that come in on its standard input; nil where it would read them
// in another way there.
func Spoken(r *Result, argv []Word, text string) []Word {
	if r.Program == nil || r.Lang != SQL {
		return nil
	}
	var parts []string
	switch r.Program.Name {
	case "sqlite3":
		if len(r.Args) != 1 {
			return nil
		}
		// A line of its own is one for the program itself, where it begins with a
		// dot; inside a text it only seems to be.
		pending := ""
		for _, line := range strings.Split(text, "\n") {
			if strings.HasPrefix(line, ".") {
				parts = append(parts, pending, line)
				pending = ""
				continue
			}
			pending += line + "\n"
		}
		parts = append(parts, pending)
	case "psql":
		// There it knows commands and variables of its own.
		if strings.Contains(text, `\`) || strings.Contains(strings.ReplaceAll(text, "::", ""), ":") {
			return nil
		}
		parts = append(parts, "-c", text)
	default:
		return nil
	}
	words := append([]Word(nil), argv...)
	for _, p := range parts {
		words = append(words, Lit(p))
	}
	return words
}
