package recipe

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// scalar reads a value that begins on a line; outer is how deep its key is.
func (y *yamlReader) scalar(s string, outer, depth int) *node {
	switch s[0] {
	case '|', '>':
		return y.literal(s, outer)
	case '"', '\'':
		text, rest, ok := quotedScalar(s)
		if !ok || uncommentedYAML(strings.TrimLeft(rest, " \t")) != "" {
			return y.fail()
		}
		y.alone(outer)
		return &node{text: text}
	case '[', '{':
		n, rest := y.flow(s, depth)
		if uncommentedYAML(strings.TrimLeft(rest, " \t")) != "" {
			return y.fail()
		}
		y.alone(outer)
		return n
	case '&', '*', '!', '@', '`', '%':
		return y.fail()
	}
	text := plainScalar(s)
	if strings.HasPrefix(text, "? ") || text == "?" || strings.Contains(text, ": ") || strings.HasSuffix(text, ":") {
		return y.fail()
	}
	// It goes on over lines that are deeper.
	for y.at < len(y.lines) {
		l := y.lines[y.at]
		if strings.TrimSpace(l) == "" {
			k := y.at + 1
			for k < len(y.lines) && strings.TrimSpace(y.lines[k]) == "" {
				k++
			}
			if k < len(y.lines) && indent(y.lines[k]) > outer && !strings.HasPrefix(strings.TrimLeft(y.lines[k], " "), "#") {
				return y.fail() // a line break within
			}
			break
		}
		if in := indent(l); in <= outer || strings.HasPrefix(l[in:], "#") {
			break
		}
		more := strings.TrimSpace(l)
		if _, _, isMap := y.key(more); isMap || strings.Contains(s, " #") {
			return y.fail()
		}
		text += " " + plainScalar(more)
		y.at++
	}
	return &node{text: text, plain: true}
}

// alone: nothing deeper may follow a value that is complete.
func (y *yamlReader) alone(outer int) {
	y.blanks()
	if y.at < len(y.lines) && indent(y.lines[y.at]) > outer {
		y.fail()
	}
}

func plainScalar(s string) string {
	if i := strings.Index(s, " #"); i >= 0 {
		s = s[:i]
	}
	if i := strings.Index(s, "\t#"); i >= 0 {
		s = s[:i]
	}
	return strings.TrimSpace(s)
}

// literal reads a block of text that "|" or ">" begins.
func (y *yamlReader) literal(head string, outer int) *node {
	folded, keep, strip, given := head[0] == '>', false, false, 0
	for _, c := range plainScalar(head[1:]) {
		switch {
		case c == '+':
			keep = true
		case c == '-':
			strip = true
		case c >= '1' && c <= '9' && given == 0:
			given = int(c - '0')
		default:
			return y.fail()
		}
	}
	depth := -1
	if given > 0 {
		depth = max(outer, 0) + given
	}
	var lines []string
	for y.at < len(y.lines) {
		l := y.lines[y.at]
		if strings.Trim(l, " ") == "" {
			lines = append(lines, l[min(len(l), max(depth, 0)):])
			if depth < 0 {
				lines[len(lines)-1] = ""
			}
			y.at++
			continue
		}
		in := 0
		for in < len(l) && l[in] == ' ' {
			in++
		}
		if depth < 0 {
			if in <= outer {
				break
			}
			depth = in
		}
		if in < depth {
			if in > outer {
				return y.fail()
			}
			break
		}
		lines = append(lines, l[depth:])
		y.at++
	}
	ends := 0
	for len(lines) > 0 && strings.Trim(lines[len(lines)-1], " ") == "" {
		lines, ends = lines[:len(lines)-1], ends+1
	}
	text := strings.Join(lines, "\n")
	if folded {
		text = foldedText(lines)
	}
	switch {
	case len(lines) == 0:
		text = ""
	case keep:
		text += strings.Repeat("\n", ends+1)
	case !strip:
		text += "\n"
	}
	return &node{text: text}
}

// foldedText joins lines by blanks, but for deeper ones and empty ones.
func foldedText(lines []string) string {
	var b strings.Builder
	for i, l := range lines {
		if i > 0 {
			deep := strings.HasPrefix(l, " ") || strings.HasPrefix(lines[i-1], " ")
			switch {
			case deep, l == "", lines[i-1] == "":
				b.WriteByte('\n')
			default:
				b.WriteByte(' ')
			}
		}
		b.WriteString(l)
	}
	return b.String()
}

// quotedScalar takes a scalar in quotes off a text. One over several lines is
// not read.
func quotedScalar(s string) (text, rest string, ok bool) {
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == s[0] && c == '\'' && i+1 < len(s) && s[i+1] == '\'':
			b.WriteByte('\'')
			i++
		case c == s[0]:
			return b.String(), s[i+1:], true
		case c == '\\' && s[0] == '"':
			i++
			if i == len(s) {
				return "", "", false
			}
			n, r, good := escaped(s[i:])
			if !good {
				return "", "", false
			}
			b.WriteString(r)
			i += n - 1
		default:
			b.WriteByte(c)
		}
	}
	return "", "", false
}

// escaped is what stands behind a backslash, and how long it is.
func escaped(s string) (n int, text string, ok bool) {
	const from, to = `0abtnvfre"/\ `, "\x00\a\b\t\n\v\f\r\x1b\"/\\ "
	if i := strings.IndexByte(from, s[0]); i > 0 {
		return 1, to[i : i+1], true
	}
	width := map[byte]int{'x': 2, 'u': 4, 'U': 8}[s[0]]
	if width == 0 || len(s) <= width {
		return 0, "", false
	}
	v, err := strconv.ParseUint(s[1:1+width], 16, 32)
	if err != nil || v == 0 || v > utf8.MaxRune {
		return 0, "", false
	}
	return 1 + width, string(rune(v)), true
}

// flow reads a list or map in brackets, which has to end on its line.
func (y *yamlReader) flow(s string, depth int) (*node, string) {
	if y.work++; depth > 50 || y.work > 100_000 {
		return y.fail(), ""
	}
	n := &node{sort: list}
	shut := byte(']')
	if s[0] == '{' {
		n.sort, shut = mapping, '}'
	}
	s = strings.TrimLeft(s[1:], " \t")
	for !y.wrong {
		if s == "" {
			return y.fail(), ""
		}
		if s[0] == shut {
			return n, s[1:]
		}
		var item *node
		if n.sort == mapping {
			var key *node
			key, s = y.flowItem(s, depth)
			s = strings.TrimLeft(s, " \t")
			if !strings.HasPrefix(s, ":") || key.sort != scalar || n.get(key.text) != nil || key.text == "<<" {
				return y.fail(), ""
			}
			n.keys = append(n.keys, key.text)
			s = strings.TrimLeft(s[1:], " \t")
		}
		item, s = y.flowItem(s, depth)
		n.items = append(n.items, item)
		s = strings.TrimLeft(s, " \t")
		if strings.HasPrefix(s, ",") {
			s = strings.TrimLeft(s[1:], " \t")
		} else if s == "" || s[0] != shut {
			return y.fail(), ""
		}
	}
	return n, ""
}

func (y *yamlReader) flowItem(s string, depth int) (*node, string) {
	if s == "" {
		return y.fail(), ""
	}
	switch s[0] {
	case '[', '{':
		return y.flow(s, depth+1)
	case '"', '\'':
		text, rest, ok := quotedScalar(s)
		if !ok {
			return y.fail(), ""
		}
		return &node{text: text}, rest
	case '&', '*', '!', '@', '`', '%', '#', '|', '>', '?':
		return y.fail(), ""
	}
	end := strings.IndexAny(s, ",[]{}")
	if i := strings.Index(s, ": "); i >= 0 && (end < 0 || i < end) {
		end = i
	}
	if i := strings.Index(s, ":}"); i >= 0 && i < end {
		end = i
	}
	if end < 0 || strings.Contains(s[:end], " #") {
		return y.fail(), ""
	}
	return &node{text: strings.TrimSpace(s[:end]), plain: true}, s[end:]
}
