package recipe

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// node is a value of YAML or TOML, as far as these are read here.
type node struct {
	text  string // of a scalar
	plain bool   // a scalar without quotes: it may be a number, a truth or nothing
	keys  []string
	items []*node // of a list, or of a map, beside its keys
	sort  sort
}

type sort uint8

const (
	scalar sort = iota
	list
	mapping
)

// get is a map's value, nil when there is none or the node is no map.
func (n *node) get(key string) *node {
	if n == nil || n.sort != mapping {
		return nil
	}
	for i, k := range n.keys {
		if k == key {
			return n.items[i]
		}
	}
	return nil
}

// is reports whether there is such a node.
func (n *node) is(s sort) bool { return n != nil && n.sort == s }

// none reports whether a scalar is YAML's nothing.
func (n *node) none() bool {
	return n == nil || n.sort == scalar && n.plain && (n.text == "" || n.text == "~" || n.text == "null")
}

// yes reports whether a scalar is true.
func (n *node) yes() bool { return n.is(scalar) && n.plain && strings.EqualFold(n.text, "true") }

// strings are the scalars of a list, or the one scalar that stands for it; ok
// is false when there is something else among them.
func (n *node) strings() (all []string, ok bool) {
	switch {
	case n.none():
		return nil, true
	case n.sort == scalar:
		return []string{n.text}, true
	case n.sort == mapping:
		return nil, false
	}
	for _, i := range n.items {
		if i.sort != scalar {
			return nil, false
		}
		all = append(all, i.text)
	}
	return all, true
}

// readYAML reads the part of YAML that people write by hand: maps, lists and
// scalars in blocks, scalars in quotes, lists and maps in brackets on one line.
// ok is false for everything else (anchors, tags, several documents, …), whose
// meaning is then not known.
func readYAML(text string) (root *node, ok bool) {
	y := &yamlReader{}
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	if strings.ContainsAny(text, "\r\x00") || !utf8.ValidString(text) {
		return nil, false
	}
	y.lines = strings.Split(text, "\n")
	y.blanks()
	if y.at < len(y.lines) && strings.TrimRight(y.lines[y.at], " ") == "---" {
		y.at++
	}
	root = y.block(-1, 0)
	y.blanks()
	return root, !y.wrong && y.at == len(y.lines)
}

type yamlReader struct {
	lines []string
	at    int
	wrong bool
	work  int
}

func (y *yamlReader) fail() *node {
	y.wrong = true
	y.at = len(y.lines)
	return &node{}
}

// blanks passes lines that say nothing.
func (y *yamlReader) blanks() {
	for y.at < len(y.lines) {
		if l := strings.TrimLeft(y.lines[y.at], " \t"); l != "" && l[0] != '#' {
			return
		}
		y.at++
	}
}

// indent is how far a line is indented; -1 with a tab, which YAML forbids.
func indent(l string) int {
	n := 0
	for n < len(l) && l[n] == ' ' {
		n++
	}
	if n < len(l) && l[n] == '\t' {
		return -1
	}
	return n
}

// block reads the value whose lines are indented deeper than outer. depth is
// how many values are around it.
func (y *yamlReader) block(outer, depth int) *node {
	y.blanks()
	if y.at == len(y.lines) || y.wrong {
		return &node{plain: true}
	}
	in := indent(y.lines[y.at])
	if in < 0 || depth > 50 {
		return y.fail()
	}
	if in <= outer {
		return &node{plain: true}
	}
	l := y.lines[y.at][in:]
	switch {
	case strings.HasPrefix(l, "---") || strings.HasPrefix(l, "...") || l[0] == '%':
		return y.fail()
	case l == "-" || strings.HasPrefix(l, "- "):
		return y.list(in, depth)
	}
	if _, _, isMap := y.key(l); isMap {
		return y.mapping(in, depth)
	}
	y.at++
	return y.scalar(l, outer, depth)
}

func (y *yamlReader) list(in, depth int) *node {
	n := &node{sort: list}
	for !y.wrong {
		y.blanks()
		if y.at == len(y.lines) || indent(y.lines[y.at]) != in {
			break
		}
		l := y.lines[y.at][in:]
		if l != "-" && !strings.HasPrefix(l, "- ") {
			break
		}
		rest := strings.TrimLeft(l[1:], " ")
		if rest == "" || rest[0] == '#' {
			y.at++
			n.items = append(n.items, y.block(in, depth+1))
			continue
		}
		// What follows the dash stands as if on a line of its own.
		y.lines[y.at] = strings.Repeat(" ", in+len(l)-len(rest)) + rest
		n.items = append(n.items, y.block(in, depth+1))
	}
	y.dedent(in)
	return n
}

// dedent: the line that ends a block must belong to one around it.
func (y *yamlReader) dedent(in int) {
	y.blanks()
	if y.at < len(y.lines) && (indent(y.lines[y.at]) > in || indent(y.lines[y.at]) < 0) {
		y.fail()
	}
}

func (y *yamlReader) mapping(in, depth int) *node {
	n := &node{sort: mapping}
	for !y.wrong {
		y.blanks()
		if y.at == len(y.lines) || indent(y.lines[y.at]) != in {
			break
		}
		l := y.lines[y.at][in:]
		key, rest, ok := y.key(l)
		if !ok {
			if l[0] == '-' {
				break // a list at the same depth ends the map
			}
			return y.fail()
		}
		if n.get(key) != nil || key == "<<" {
			return y.fail()
		}
		y.at++
		n.keys = append(n.keys, key)
		if rest == "" {
			// A list may stand as deep as its key.
			y.blanks()
			if y.at < len(y.lines) && indent(y.lines[y.at]) == in && (strings.HasPrefix(y.lines[y.at][in:], "- ") || y.lines[y.at][in:] == "-") {
				n.items = append(n.items, y.list(in, depth+1))
				continue
			}
			n.items = append(n.items, y.block(in, depth+1))
			continue
		}
		n.items = append(n.items, y.scalar(rest, in, depth))
	}
	y.dedent(in)
	return n
}

// key takes "key:" off a line. rest is what follows without a comment that is
// all there is.
func (y *yamlReader) key(l string) (key, rest string, ok bool) {
	if l == "" || strings.IndexByte("?&*!|>@`%", l[0]) >= 0 {
		return "", "", false
	}
	if l[0] == '"' || l[0] == '\'' {
		text, after, good := quotedScalar(l)
		after = strings.TrimLeft(after, " ")
		if !good || !strings.HasPrefix(after, ":") || len(after) > 1 && after[1] != ' ' && after[1] != '\t' {
			return "", "", false
		}
		return text, uncommentedYAML(strings.TrimLeft(after[1:], " \t")), true
	}
	if l[0] == '[' || l[0] == '{' {
		return "", "", false
	}
	for i := 0; i < len(l); i++ {
		switch {
		case l[i] == '#' && i > 0 && l[i-1] == ' ':
			return "", "", false
		case l[i] == ':' && (i+1 == len(l) || l[i+1] == ' ' || l[i+1] == '\t'):
			return strings.TrimRight(l[:i], " "), uncommentedYAML(strings.TrimLeft(l[i+1:], " \t")), true
		}
	}
	return "", "", false
}

// uncommentedYAML is empty when a text is nothing but a comment.
func uncommentedYAML(s string) string {
	if strings.HasPrefix(s, "#") {
		return ""
	}
	return s
}

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
