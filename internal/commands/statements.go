package commands

import "strings"

// Spoken are the words of an invocation that is given as arguments the
// statements that come in on its standard input; nil where it would read them
// in another way there.
func Spoken(r *Result, argv []Word, text string) []Word {
	if r.Program == nil {
		return nil
	}
	if r.Lang == Jq && len(argv) > 0 && !strings.HasPrefix(text, "-") && strings.TrimSpace(text) != "" {
		return append([]Word{argv[0], Lit(text)}, argv[1:]...) // the filter stands first
	}
	if r.Lang != SQL {
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
		// There it knows variables of its own, and commands, which stand on lines of
		// their own between statements; inside a text they only seem to.
		if strings.Contains(strings.ReplaceAll(text, "::", ""), ":") {
			return nil
		}
		pending := ""
		for line := range strings.SplitSeq(text, "\n") {
			own := strings.TrimSpace(line)
			if !strings.HasPrefix(own, `\`) {
				if pending != "" {
					pending += "\n"
				}
				pending += line
				continue
			}
			if before := strings.TrimSpace(pending); before != "" && (!strings.HasSuffix(before, ";") || strings.ContainsAny(before, "'\"$") || strings.Contains(before, "--") || strings.Contains(before, "/*")) {
				return nil
			} else if before != "" {
				parts = append(parts, "-c", pending)
			}
			parts, pending = append(parts, "-c", own), ""
		}
		if strings.Contains(pending, `\`) {
			return nil
		}
		if strings.TrimSpace(pending) != "" {
			parts = append(parts, "-c", pending)
		}
	case "mysql":
		if strings.Contains(text, `\`) || strings.Contains(strings.ToLower(text), "delimiter") {
			return nil // commands of its own
		}
		parts = append(parts, "-e", text)
	default:
		return nil
	}
	words := append([]Word(nil), argv...)
	for _, p := range parts {
		words = append(words, Lit(p))
	}
	return words
}
