package dialect

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Printable returns s as a terminal may show it: one line, no control or
// formatting characters, which could repaint the screen or turn the text
// around, and at most limit UTF-16 units, a cut shown by "…".
func Printable(s string, limit int) string {
	var b strings.Builder
	b.Grow(min(len(s), limit))
	units, last := 0, 0 // last: length of b up to which there is room for the "…"
	for _, r := range s {
		piece := visible(r)
		for _, p := range piece {
			units += utf16.RuneLen(p)
		}
		if units > limit {
			return b.String()[:last] + "…"
		}
		b.WriteString(piece)
		if units < limit {
			last = b.Len()
		}
	}
	return b.String()
}

// visible spells one rune.
func visible(r rune) string {
	switch {
	case r == '\n', r == '\t', r == '\u2028', r == '\u2029':
		return " "
	case r == utf8.RuneError:
		return "\uFFFD"
	case unicode.IsControl(r), unicode.Is(unicode.Cf, r):
		return "<U+" + strings.ToUpper(strconv.FormatInt(int64(r), 16)) + ">"
	}
	return string(r)
}
