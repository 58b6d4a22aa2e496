package condition

import (
	"path"
	"strconv"
	"strings"
)

// Patterns are written in as many dialects as there are languages. What all of them read
// alike is held against a text; nobody knows what the rest matches.

// Match holds a text against a regular expression; ok is false where nobody can read that.
type Match func(expression, text string) (holds, ok bool)

// PatternOf is a regular expression; nothing is known of one without what matches it, and
// of one that is read in more than one way.
func PatternOf(s string, by Match) Value {
	if by == nil || !Common(s) {
		return Value{}
	}
	return Value{Sort: Pattern, Text: s, Match: by}
}

// Common reports whether all dialects that have what stands in an expression mean the same
// by it: what one of them only does not know is for whoever matches it to refuse.
func Common(s string) bool {
	class := false
	for i := 0; i < len(s); i++ {
		rest := s[i+1:]
		switch c := s[i]; {
		case c >= 0x80:
			return false
		case c == '\\':
			if rest == "" || !strings.ContainsRune("dswDSWbBtnrAz", rune(rest[0])) && letterOrDigit(rest[0]) {
				return false
			}
			i++
		case class:
			if c == '[' || strings.IndexByte("&-~", c) >= 0 && strings.HasPrefix(rest, s[i:i+1]) {
				return false
			}
			class = c != ']'
		case c == '[':
			rest = strings.TrimPrefix(rest, "^")
			if class = true; strings.HasPrefix(rest, "]") {
				return false
			}
		case c == '{':
			if from, _, _ := strings.Cut(rest, "}"); !times(from) {
				return false
			}
		}
	}
	return true
}

func letterOrDigit(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// times reports whether a text between braces says how often: one that leaves out the
// first number is a text in some dialects.
func times(s string) bool {
	from, to, upTo := strings.Cut(s, ",")
	_, err := strconv.ParseUint(from, 10, 16)
	if err == nil && upTo && to != "" {
		_, err = strconv.ParseUint(to, 10, 16)
	}
	return err == nil
}

// where a pattern has to match.
type where uint8

const (
	anywhere where = iota
	infront
	whole
)

// matched is whether a text matches a pattern, whichever of both is which.
func matched(pattern, text Value, at where) Truth {
	if text.Sort == Pattern {
		pattern, text = text, pattern
	}
	if pattern.Sort != Pattern || text.Sort != Text {
		return 0
	}
	p := pattern.Text
	switch at {
	case infront:
		p = `\A(?:` + p + `)`
	case whole:
		p = `\A(?:` + p + `)\z`
	}
	is, ok := pattern.Match(p, text.Text)
	if !ok {
		return 0
	}
	return Of(is)
}

// Found is where a pattern matches first, by its number, or none where it matches nowhere.
func Found(pattern, text Value, none Value) Value {
	if text.Sort == Pattern {
		pattern, text = text, pattern
	}
	switch matched(pattern, text, anywhere) {
	case False:
		return none
	case True:
		for i := range len(text.Text) + 1 {
			if is, ok := pattern.Match(`\A(?s:.{`+strconv.Itoa(i)+`})(?:`+pattern.Text+`)`, text.Text); !ok {
				return Value{}
			} else if is && ascii(text.Text) {
				return numberOf(i)
			}
		}
	}
	return Value{}
}

// thing is what a library gives of a match, or nothing.
func thing(t Truth) Value {
	switch t {
	case True:
		return Value{Sort: Thing}
	case False:
		return Value{Sort: None}
	}
	return Value{}
}

// Globbed is whether a name matches a pattern for names, whose "*" takes strokes as well.
func Globbed(pattern, name Value) Value {
	if pattern.Sort != Text || name.Sort != Text || strings.ContainsAny(pattern.Text, `\{`) || strings.Contains(pattern.Text, "[^") {
		return Value{}
	}
	flat := strings.NewReplacer("/", ":", "[!", "[^")
	ok, err := path.Match(flat.Replace(pattern.Text), strings.ReplaceAll(name.Text, "/", ":"))
	if err != nil {
		return Value{}
	}
	return BoolOf(ok)
}
