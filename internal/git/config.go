package git

import "strings"

// Config calls found for each variable of a configuration in git's
// format, in order: section and key in lower case, the subsection's name as
// written. A variable without "=" has the value "true". It reports false when
// the text is not in that format; what came before was called all the same.
func Config(text string, found func(section, name, key, value string)) bool {
	c := settings{text: strings.TrimPrefix(text, "\ufeff")}
	var section, name string
	for {
		c.blank()
		switch b := c.peek(); {
		case c.at >= len(c.text):
			return true
		case b == '[':
			var ok bool
			if section, name, ok = c.header(); !ok {
				return false
			}
		case !letter(b) || section == "":
			return false
		default:
			key := c.word()
			value, ok := c.value()
			if !ok {
				return false
			}
			found(section, name, key, value)
		}
	}
}

// settings is a place in a configuration's text.
type settings struct {
	text string
	at   int
}

// peek returns the next byte, 0 at the end.
func (c *settings) peek() byte {
	if c.at < len(c.text) {
		return c.text[c.at]
	}
	return 0
}

// blank skips white space and comments.
func (c *settings) blank() {
	for c.at < len(c.text) {
		switch c.text[c.at] {
		case ' ', '\t', '\r', '\n':
			c.at++
		case '#', ';':
			c.line()
		default:
			return
		}
	}
}

// line skips to the line's end.
func (c *settings) line() {
	if i := strings.IndexByte(c.text[c.at:], '\n'); i >= 0 {
		c.at += i
	} else {
		c.at = len(c.text)
	}
}

func letter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

// word reads letters, digits and "-" and returns them in lower case.
func (c *settings) word() string {
	from := c.at
	for b := c.peek(); letter(b) || '0' <= b && b <= '9' || b == '-'; b = c.peek() {
		c.at++
	}
	return strings.ToLower(c.text[from:c.at])
}

// header reads [section], [section "name"] or the old [section.name].
func (c *settings) header() (section, name string, ok bool) {
	c.at++ // [
	section = c.word()
	if c.peek() == '.' {
		c.at++
		from := c.at
		for c.peek() == '.' || c.word() != "" {
			if c.peek() == '.' {
				c.at++
			}
		}
		name = strings.ToLower(c.text[from:c.at])
	}
	for c.peek() == ' ' || c.peek() == '\t' {
		c.at++
	}
	if c.peek() == '"' {
		c.at++
		var b strings.Builder
		for c.peek() != '"' {
			if c.peek() == '\\' {
				c.at++
			}
			if c.at >= len(c.text) || c.peek() == '\n' {
				return "", "", false
			}
			b.WriteByte(c.peek())
			c.at++
		}
		c.at++
		name = b.String()
	}
	if section == "" || c.peek() != ']' {
		return "", "", false
	}
	c.at++
	return section, name, true
}

// value reads what follows a key, to the end of its line or lines.
func (c *settings) value() (string, bool) {
	for c.peek() == ' ' || c.peek() == '\t' {
		c.at++
	}
	switch c.peek() {
	case '=':
		c.at++
	case '\n', '\r', '#', ';':
		c.line()
		return "true", true
	case 0:
		return "true", c.at >= len(c.text)
	default:
		return "", false
	}
	var b strings.Builder
	quoted, blanks := false, 0
	for ; c.at < len(c.text); c.at++ {
		switch ch := c.text[c.at]; {
		case ch == '\n':
			return b.String(), !quoted
		case ch == '\r' && strings.HasPrefix(c.text[c.at:], "\r\n"):
		case (ch == '#' || ch == ';') && !quoted:
			c.line()
			return b.String(), true
		case ch == '"':
			quoted = !quoted
			b.WriteString(strings.Repeat(" ", blanks))
			blanks = 0
		case (ch == ' ' || ch == '\t') && !quoted:
			// Blanks count between words, not at either end.
			if b.Len() > 0 {
				blanks++
			}
		default:
			b.WriteString(strings.Repeat(" ", blanks))
			blanks = 0
			if ch != '\\' {
				b.WriteByte(ch)
				continue
			}
			c.at++
			if c.peek() == '\r' && strings.HasPrefix(c.text[c.at:], "\r\n") {
				c.at++
			}
			switch c.peek() {
			case '\n':
			case 'n':
				b.WriteByte('\n')
			case 't':
				b.WriteByte('\t')
			case 'b':
				b.WriteByte('\b')
			case '\\', '"':
				b.WriteByte(c.peek())
			default:
				return "", false
			}
		}
	}
	return b.String(), !quoted
}
