package commands

import "strings"

// steps are what a line of a rebase's list may begin with that starts nothing of its
// own, and oneSteps the letters that stand for them. "exec" is none.
const (
	steps    = "pick reword edit squash fixup drop"
	oneSteps = "p r e s f d"
)

// OtherSteps is why an editor of steps is not understood.
const OtherSteps = "nobody read which steps it leaves in the list, and a step can be a command"

// PlainSteps reports whether an editor leaves in the list of a rebase's steps only such
// as start nothing: it changes nothing, or is sed that puts one such step in the place
// of another, or takes lines away.
func PlainSteps(line Word) bool {
	if !line.Exact() {
		return false
	}
	words := shellWords(line.Text)
	switch {
	case len(words) == 0:
		return false
	case named("true : cat", words[0]):
		return len(words) == 1
	case words[0] != "sed", len(words) < 3:
		return false
	}
	scripts := false
	for i := 1; i < len(words); i++ {
		w := words[i]
		switch {
		case w == "-e" && i+1 < len(words):
			i++
			w = words[i]
		case w == "-i", w == "-i.bak", w == "-E", w == "-r", w == "--in-place":
			continue
		case w == "", scripts && words[i-2] != "-e":
			return false
		}
		for command := range strings.SplitSeq(w, ";") {
			if !plainStep(strings.TrimSpace(command)) {
				return false
			}
		}
		scripts = true
	}
	return scripts
}

// plainStep reads one command of sed behind addresses that hold no delimiter of theirs.
func plainStep(c string) bool {
	for c != "" && byteIn(c[0], "0123456789,$!/ ") {
		if c[0] != '/' {
			c = c[1:]
			continue
		}
		end := strings.IndexByte(c[1:], '/')
		if end < 0 || strings.ContainsAny(c[1:end+1], `\[`) {
			return false
		}
		c = c[end+2:]
	}
	if c == "d" {
		return true
	}
	if len(c) < 2 || c[0] != 's' || !byteIn(c[1], "/|,#") {
		return false
	}
	parts := strings.Split(c[2:], c[1:2])
	if len(parts) != 3 || parts[2] != "" && parts[2] != "g" {
		return false
	}
	from, to := strings.TrimPrefix(parts[0], "^"), parts[1]
	if strings.HasSuffix(from, " ") && strings.HasSuffix(to, " ") {
		from, to = from[:len(from)-1], to[:len(to)-1]
	}
	from = strings.TrimSuffix(strings.TrimSuffix(from, `\b`), `\>`)
	return named(steps, from) && (named(steps, to) || named(oneSteps, to))
}

// shellWords are the words of a command line of which a shell expands nothing; nil where
// more than quotes and blanks stands in it.
func shellWords(line string) (words []string) {
	var w strings.Builder
	in, quote := false, byte(0)
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case quote == '\'' && c != '\'':
			w.WriteByte(c)
		case c == '\\' && i+1 < len(line) && (quote == 0 || byteIn(line[i+1], "$\\\"`")):
			i++
			in = true
			w.WriteByte(line[i])
		case c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			in, quote = true, c
		case byteIn(c, "`\n") || c == '$' && i+1 < len(line) && !byteIn(line[i+1], "!sd'\" "), quote == 0 && byteIn(c, ";|&<>(){}*?[#~"):
			return nil
		case quote == 0 && byteIn(c, " \t"):
			if in {
				words = append(words, w.String())
				w.Reset()
			}
			in = false
		default:
			in = true
			w.WriteByte(c)
		}
	}
	if quote != 0 {
		return nil
	}
	if in {
		words = append(words, w.String())
	}
	return words
}
