package glance

import (
	"strings"

	"automode/internal/commands"
)

// mostStrings bounds how many strings of a text are taken out.
const mostStrings = 64

// Strings are the texts that stand between marks in code of whatever language, what
// is spelled by numbers in them read. Short ones are left out.
func Strings(lang commands.Lang, text string) (list []string) {
	for pos := 0; pos < len(text) && len(list) < mostStrings; {
		rest := text[pos:]
		switch c := rest[0]; {
		case c == '#' && lang != commands.JavaScript && lang != commands.TypeScript && (pos == 0 || strings.IndexByte(" \t\n", text[pos-1]) >= 0),
			strings.HasPrefix(rest, "//") && (lang == commands.JavaScript || lang == commands.TypeScript || lang == commands.PHP) && (pos == 0 || text[pos-1] != ':'):
			n := strings.IndexByte(rest, '\n')
			if n < 0 {
				return list
			}
			pos += n
		case strings.HasPrefix(rest, `'''`), strings.HasPrefix(rest, `"""`):
			s, n := between(rest[3:], rest[:3])
			pos += 3 + n
			list = keep(list, s)
		case c == '\'', c == '"', c == '`':
			s, n := between(rest[1:], rest[:1])
			pos += 1 + n
			list = keep(list, s)
		default:
			pos++
		}
	}
	return list
}

// keep leaves out what is too short to do anything.
func keep(list []string, s string) []string {
	if len(s) < 8 {
		return list
	}
	return append(list, s)
}

// between is the string up to a mark, and how many bytes it and the mark take. One
// that a single mark begins ends with its line.
func between(text, mark string) (string, int) {
	var b strings.Builder
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case strings.HasPrefix(text[i:], mark):
			return b.String(), i + len(mark)
		case c == '\n' && (mark == `'` || mark == `"`):
			return b.String(), i
		case c == '\\' && i+1 < len(text):
			i++
			if x, n := byNumber(commands.Python, text[i:]); n > 0 {
				b.WriteRune(x)
				i += n
				continue
			}
			b.WriteByte(escaped(text[i], true))
			i++
		default:
			b.WriteByte(c)
			i++
		}
	}
	return b.String(), len(text)
}
