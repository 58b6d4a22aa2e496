package value

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// classed is a pattern in which classes of letters, alone in their brackets, are written
// as path.Match reads them.
func classed(pattern string) string {
	for _, c := range [...][2]string{{"alpha", "a-zA-Z"}, {"lower", "a-z"}, {"upper", "A-Z"}, {"digit", "0-9"}, {"alnum", "a-zA-Z0-9"}, {"space", " \t-\r"}} {
		pattern = strings.ReplaceAll(pattern, "[[:"+c[0]+":]]", "["+c[1]+"]")
	}
	return pattern
}

// Matches reports whether a name is one that a shell's pattern stands for. It
// is an error where the pattern is more than is known here.
func Matches(pattern, name string) (bool, error) {
	if strings.IndexByte(pattern, '[') >= 0 {
		if strings.Contains(pattern, "[[:") && strings.IndexFunc(name, func(c rune) bool { return c >= 0x80 }) < 0 {
			pattern = classed(pattern) // which other letters there are is for the locale to say
		}
		for _, class := range [...]string{"[:", "[.", "[="} {
			if strings.Contains(pattern, class) {
				return false, path.ErrBadPattern
			}
		}
		pattern = strings.ReplaceAll(pattern, "[!", "[^")
	}
	return path.Match(pattern, name)
}

// Named is a pattern as the names that it takes, whose letters are not its own.
func Named(w commands.Word) commands.Word {
	if !w.Glob {
		return w
	}
	m := Matched(w)
	if last := strings.LastIndexAny(w.Text, "*?]"); last >= 0 && m.Known == automode.Bounded {
		m.Suffix = w.Text[last+1:]
	}
	m.Many, m.One = w.Many, m.Known == automode.Bounded
	return m
}

// Matched is what a pattern stood for where a list was made of it, so that
// what is put before or behind it is no part of the pattern.
func Matched(w commands.Word) commands.Word {
	i := strings.IndexAny(w.Text, "*?[")
	if i < 0 {
		return commands.Word{Data: w.Data}
	}
	m := commands.Word{Known: automode.Bounded, Text: w.Text[:i], Data: w.Data}
	if strings.IndexByte(w.Text[i:], '/') >= 0 {
		m.Text, m.Base = "", strings.TrimRight(w.Text[:strings.LastIndexByte(w.Text[:i], '/')+1], "/")
		if m.Base == "" {
			m.Base = "."
		}
	}
	return m
}
