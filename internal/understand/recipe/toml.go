//go:build !lean

package recipe

import (
	"strings"
	"unicode/utf8"
)

// readTOML reads TOML: tables, arrays of tables, keys with dots, texts, lists
// and tables on one line. Numbers, dates and truths stay the text that they
// are. ok is false for what it does not read.
func readTOML(text string) (root *node, ok bool) {
	t := &tomlReader{rest: strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")}
	if strings.ContainsAny(t.rest, "\r\x00") || !utf8.ValidString(t.rest) {
		return nil, false
	}
	root = &node{sort: mapping}
	at := root
	for t.skip(); t.rest != "" && !t.wrong; t.skip() {
		switch {
		case strings.HasPrefix(t.rest, "[["):
			t.rest = t.rest[2:]
			at = t.table(root, t.keys(), true)
			t.sign("]]")
		case t.rest[0] == '[':
			t.rest = t.rest[1:]
			at = t.table(root, t.keys(), false)
			t.sign("]")
		default:
			t.pair(at, 0)
		}
		t.end()
	}
	return root, !t.wrong
}

type tomlReader struct {
	rest  string
	wrong bool
}

func (t *tomlReader) fail() *node {
	t.wrong, t.rest = true, ""
	return &node{sort: mapping}
}

// skip passes blanks, line ends and comments.
func (t *tomlReader) skip() {
	for {
		t.rest = strings.TrimLeft(t.rest, " \t\n")
		if !strings.HasPrefix(t.rest, "#") {
			return
		}
		_, t.rest, _ = strings.Cut(t.rest, "\n")
	}
}

func (t *tomlReader) blanks() { t.rest = strings.TrimLeft(t.rest, " \t") }

func (t *tomlReader) sign(s string) {
	t.blanks()
	if !strings.HasPrefix(t.rest, s) {
		t.fail()
		return
	}
	t.rest = t.rest[len(s):]
	t.blanks()
}

// end: nothing else may stand on the line.
func (t *tomlReader) end() {
	t.blanks()
	if t.rest != "" && t.rest[0] != '\n' && t.rest[0] != '#' {
		t.fail()
	}
}

// keys takes a key with its dots.
func (t *tomlReader) keys() (all []string) {
	for !t.wrong && len(all) < 50 {
		t.blanks()
		if t.rest != "" && (t.rest[0] == '"' || t.rest[0] == '\'') {
			k := t.text()
			all = append(all, k.text)
		} else {
			n := 0
			for n < len(t.rest) && (t.rest[n] == '_' || t.rest[n] == '-' || t.rest[n]|0x20 >= 'a' && t.rest[n]|0x20 <= 'z' || t.rest[n] >= '0' && t.rest[n] <= '9') {
				n++
			}
			if n == 0 {
				t.fail()
				return nil
			}
			all, t.rest = append(all, t.rest[:n]), t.rest[n:]
		}
		t.blanks()
		if !strings.HasPrefix(t.rest, ".") {
			return all
		}
		t.rest = t.rest[1:]
	}
	t.fail()
	return nil
}

// table is the table of a heading, made where it is not there yet.
func (t *tomlReader) table(n *node, keys []string, many bool) *node {
	for i, k := range keys {
		next := n.get(k)
		if next == nil {
			next = &node{sort: mapping}
			if many && i == len(keys)-1 {
				next.sort = list
			}
			n.keys, n.items = append(n.keys, k), append(n.items, next)
		}
		if next.sort == list && many && i == len(keys)-1 {
			next.items = append(next.items, &node{sort: mapping})
		}
		if next.sort == list && len(next.items) > 0 {
			next = next.items[len(next.items)-1]
		}
		if next.sort != mapping {
			return t.fail()
		}
		n = next
	}
	return n
}

// pair reads "key = value" into a table.
func (t *tomlReader) pair(n *node, depth int) {
	keys := t.keys()
	t.sign("=")
	v := t.value(depth)
	if t.wrong || len(keys) == 0 {
		return
	}
	last := keys[len(keys)-1]
	if n = t.table(n, keys[:len(keys)-1], false); n.get(last) != nil {
		t.fail()
		return
	}
	n.keys, n.items = append(n.keys, last), append(n.items, v)
}

func (t *tomlReader) value(depth int) *node {
	t.blanks()
	if t.rest == "" || depth > 50 {
		return t.fail()
	}
	switch t.rest[0] {
	case '"', '\'':
		return t.text()
	case '[':
		n := &node{sort: list}
		t.rest = t.rest[1:]
		for t.skip(); !t.wrong && !strings.HasPrefix(t.rest, "]"); t.skip() {
			n.items = append(n.items, t.value(depth+1))
			if t.skip(); !strings.HasPrefix(t.rest, "]") {
				t.sign(",")
			}
		}
		t.rest = strings.TrimPrefix(t.rest, "]")
		return n
	case '{':
		n := &node{sort: mapping}
		t.rest = t.rest[1:]
		for t.skip(); !t.wrong && !strings.HasPrefix(t.rest, "}"); t.skip() {
			t.pair(n, depth+1)
			if t.skip(); !strings.HasPrefix(t.rest, "}") {
				t.sign(",")
			}
		}
		t.rest = strings.TrimPrefix(t.rest, "}")
		return n
	}
	i := strings.IndexAny(t.rest, ",]}#\n")
	if i < 0 {
		i = len(t.rest)
	}
	n := &node{text: strings.TrimSpace(t.rest[:i]), plain: true}
	if t.rest = t.rest[i:]; n.text == "" {
		return t.fail()
	}
	return n
}

// text takes a text in quotes: basic or literal, on one line or several.
func (t *tomlReader) text() *node {
	quote := t.rest[0]
	if three := strings.Repeat(t.rest[:1], 3); strings.HasPrefix(t.rest, three) {
		body := strings.TrimPrefix(t.rest[3:], "\n")
		for i := 0; i < len(body); i++ {
			switch {
			case body[i] == '\\' && quote == '"':
				i++
			case strings.HasPrefix(body[i:], three):
				for i+3 < len(body) && body[i+3] == quote {
					i++ // quotes before the end belong to the text
				}
				t.rest = body[i+3:]
				if quote == '\'' {
					return &node{text: body[:i]}
				}
				return t.cooked(body[:i])
			}
		}
		return t.fail()
	}
	for i := 1; i < len(t.rest) && t.rest[i] != '\n'; i++ {
		switch {
		case t.rest[i] == '\\' && quote == '"':
			i++
		case t.rest[i] == quote:
			body := t.rest[1:i]
			t.rest = t.rest[i+1:]
			if quote == '\'' {
				return &node{text: body}
			}
			return t.cooked(body)
		}
	}
	return t.fail()
}

// cooked puts in what backslashes stand for.
func (t *tomlReader) cooked(s string) *node {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			b.WriteByte(s[i])
			continue
		}
		rest := s[i+1:]
		if trimmed := strings.TrimLeft(rest, " \t"); strings.HasPrefix(trimmed, "\n") {
			// A line end after a backslash is left out, with the blanks behind it.
			i = len(s) - len(strings.TrimLeft(trimmed, " \t\n")) - 1
			continue
		}
		if rest == "" {
			return t.fail()
		}
		n, text, ok := escaped(rest)
		if !ok {
			return t.fail()
		}
		b.WriteString(text)
		i += n
	}
	return &node{text: b.String()}
}
