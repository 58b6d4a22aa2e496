package recipe

import (
	"strings"
	"testing"
)

// write writes a value as the cases do: maps in braces, lists in brackets.
func (n *node) write() string {
	switch n.sort {
	case list:
		var all []string
		for _, i := range n.items {
			all = append(all, i.write())
		}
		return "[" + strings.Join(all, ", ") + "]"
	case mapping:
		var all []string
		for i, k := range n.keys {
			all = append(all, k+": "+n.items[i].write())
		}
		return "{" + strings.Join(all, ", ") + "}"
	}
	if n.plain {
		return n.text
	}
	return "<" + n.text + ">"
}

func TestYAML(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a: 1\nb: x y # c\n", "{a: 1, b: x y}"},
		{"---\na:\n  b:\n    - c\n    - d: e\n      f: g\n  h: i\n", "{a: {b: [c, {d: e, f: g}], h: i}}"},
		{"a:\n- b\n- c\nd: e\n", "{a: [b, c], d: e}"},
		{"'a b': 'it''s'\n\"c\": \"x\\ty \\u00e9\"\n", "{a b: <it's>, c: <x\ty é>}"},
		{"a: |\n  b\n    c\n\n  d\ne: f\n", "{a: <b\n  c\n\nd\n>, e: f}"},
		{"a: |-\n  b\n  # no comment\n", "{a: <b\n# no comment>}"},
		{"a: >\n  b\n  c\n\n  d\n", "{a: <b c\n\nd\n>}"},
		{"a: |2\n    b\n", "{a: <  b\n>}"},
		{"a: [b, 'c, d', {e: f}]\ng: {h: [i], j: k}\nl: []\n", "{a: [b, <c, d>, {e: f}], g: {h: [i], j: k}, l: []}"},
		{"a:\nb: ~\nc: # d\n", "{a: , b: ~, c: }"},
		{"a: b\n  c\n", "{a: b c}"},
		{"- - a\n  - b\n- c\n", "[[a, b], c]"},
		{"-\n  a: b\n- c:\n    d\n", "[{a: b}, {c: d}]"},
		{"a: http://x/#y\nb: c#d\n", "{a: http://x/#y, b: c#d}"},
		{"a:b: c\n", "{a:b: c}"},
		{"\ufeffa: b\r\nc: d\r\n", "{a: b, c: d}"},
		{"# only\n", ""},
		{"a: \"b: c\"\n", "{a: <b: c>}"},

		// What is not read.
		{"a: &x b\n", "?"},
		{"a: *x\n", "?"},
		{"a: !!str b\n", "?"},
		{"<<: b\n", "?"},
		{"a: b\na: c\n", "?"},
		{"a: b\n---\nc: d\n", "?"},
		{"a: b: c\n", "?"},
		{"a:\n\tb: c\n", "?"},
		{"? a\n: b\n", "?"},
		{"a: \"b\n  c\"\n", "?"},
		{"a: [b,\n  c]\n", "?"},
		{"a: b\n c: d\n", "?"},
		{"a:\n    b: c\n  d: e\n", "?"},
		{"%YAML 1.2\n---\na: b\n", "?"},
		{"a: |x\n  b\n", "?"},
		{"a: 'b' c\n", "?"},
		{"a: @b\n", "?"},
		{"a\rb: c\n", "?"},
	} {
		n, ok := readYAML(c.text)
		got := "?"
		if ok {
			got = n.write()
		}
		if got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// FuzzYAML: no text makes reading panic or hang.
func FuzzYAML(f *testing.F) {
	for _, s := range []string{"a: |\n  b\n", "- - a\n", "a: [b, {c: d}]", "'a': \"\\x41\"", "a: >-\n\n  b\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { readYAML(s) })
}
