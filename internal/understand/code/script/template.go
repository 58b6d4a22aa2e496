package script

import "strings"

// Template is a text that is put together of letters and values while it is read.
// The letters are written to the builder.
type Template struct {
	strings.Builder
	parts []*Node
}

// Put adds a value behind what was written.
func (t *Template) Put(n *Node) {
	t.settle()
	t.parts = append(t.parts, n)
}

// Node is all that was written and put in; the letters alone where nothing was.
func (t *Template) Node() *Node {
	t.settle()
	if len(t.parts) == 1 && t.parts[0].Op == Text {
		return t.parts[0]
	}
	return N(Glue, "template", t.parts...)
}

// settle makes a part of the letters since the last value. A text begins with
// letters, be they none.
func (t *Template) settle() {
	if t.Len() > 0 || len(t.parts) == 0 {
		t.parts = append(t.parts, N(Text, t.String()))
		t.Reset()
	}
}
