package recipe

import (
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
