package agents

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/tailscale/hujson"
)

// document is a settings file as it stands, with everything between its
// values.
type document struct {
	mark    []byte // a byte-order mark, or nothing
	newline string
	unit    string // one step of indentation
	value   hujson.Value
	root    *hujson.Object
}

var byteOrderMark = []byte("\xef\xbb\xbf")

// parseDocument reads a file. One without any text is an empty object.
func parseDocument(data []byte) (*document, error) {
	d := &document{newline: "\n", unit: "  "}
	if rest, ok := bytes.CutPrefix(data, byteOrderMark); ok {
		d.mark, data = byteOrderMark, rest
	}
	if bytes.Contains(data, []byte("\r\n")) {
		d.newline = "\r\n"
	}
	if len(bytes.TrimSpace(data)) == 0 {
		data = []byte("{}" + d.newline)
	}
	// The tree holds pieces of what it was read from.
	v, err := hujson.Parse(bytes.Clone(data))
	if err != nil {
		return nil, fmt.Errorf("it is not JSON: %s", strings.TrimPrefix(err.Error(), "hujson: "))
	}
	root, ok := v.Value.(*hujson.Object)
	if !ok {
		return nil, fmt.Errorf("it holds no object but %s", kindOf(v.Value))
	}
	d.value, d.root = v, root
	for i := range root.Members {
		if step := lastLine(root.Members[i].Name.BeforeExtra); step != "" {
			d.unit = step
			break
		}
	}
	return d, nil
}

// lastLine is the indentation of what follows white space that holds a line
// end; empty when it holds none, or something else.
func lastLine(extra hujson.Extra) string {
	i := bytes.LastIndexByte(extra, '\n')
	if i < 0 || len(bytes.Trim(extra[i+1:], " \t")) > 0 {
		return ""
	}
	return string(extra[i+1:])
}

// bytes is the document as a file.
func (d *document) bytes() []byte {
	d.value.Value = d.root
	return append(bytes.Clone(d.mark), d.value.Pack()...)
}

// line is a line end and the indentation of a depth.
func (d *document) line(depth int) string { return d.newline + strings.Repeat(d.unit, depth) }

// member finds a member by its name, -1 when there is none. Of two members of
// one name an agent would take the last, and a person may mean either.
func member(o *hujson.Object, name string) (int, error) {
	found := -1
	for i := range o.Members {
		if literal, ok := o.Members[i].Name.Value.(hujson.Literal); ok && literal.String() == name {
			if found >= 0 {
				return -1, fmt.Errorf("it holds %q twice", name)
			}
			found = i
		}
	}
	return found, nil
}

// text is the string that a member holds; ok is false when it holds none.
func text(o *hujson.Object, name string) (s string, ok bool) {
	i, err := member(o, name)
	if err != nil || i < 0 {
		return "", false
	}
	literal, isLiteral := o.Members[i].Value.Value.(hujson.Literal)
	if !isLiteral || literal.Kind() != '"' {
		return "", false
	}
	return literal.String(), true
}

// appendMember adds a member behind the others. depth is that of the members.
func (d *document) appendMember(o *hujson.Object, depth int, name string, value hujson.ValueTrimmed) {
	m := hujson.ObjectMember{
		Name:  hujson.Value{Value: hujson.String(name)},
		Value: hujson.Value{BeforeExtra: hujson.Extra(" "), Value: value},
	}
	var last *hujson.Value
	if n := len(o.Members); n > 0 {
		last = &o.Members[n-1].Value
	}
	m.Name.BeforeExtra, m.Value.AfterExtra = d.join(last, &o.AfterExtra, depth)
	o.Members = append(o.Members, m)
}

// appendElement adds an element behind the others. depth is that of the
// elements.
func (d *document) appendElement(a *hujson.Array, depth int, value hujson.ValueTrimmed) {
	e := hujson.Value{Value: value}
	var last *hujson.Value
	if n := len(a.Elements); n > 0 {
		last = &a.Elements[n-1]
	}
	e.BeforeExtra, e.AfterExtra = d.join(last, &a.AfterExtra, depth)
	a.Elements = append(a.Elements, e)
}

// join returns what goes before and after something new behind the last value:
// comments that stood there stay where they are, and a comma behind the last
// one is kept if there was one.
func (d *document) join(last *hujson.Value, end *hujson.Extra, depth int) (before, after hujson.Extra) {
	before = bytes.TrimRight(bytes.Clone(*end), " \t\r\n")
	before = append(before, d.line(depth)...)
	*end = hujson.Extra(d.line(depth - 1))
	if last != nil && last.AfterExtra != nil {
		after = hujson.Extra{} // not nil: a comma follows
	}
	return before, after
}

// removeElement takes an element out; comments before it stay.
func removeElement(a *hujson.Array, i int) {
	keepComments(a.Elements[i].BeforeExtra, nextExtra(i+1 < len(a.Elements), func() *hujson.Extra { return &a.Elements[i+1].BeforeExtra }, &a.AfterExtra))
	comma := a.Elements[len(a.Elements)-1].AfterExtra != nil
	a.Elements = append(a.Elements[:i], a.Elements[i+1:]...)
	if n := len(a.Elements); n > 0 {
		lastComma(&a.Elements[n-1], comma, &a.AfterExtra)
	}
}

// removeMember takes a member out; comments before it stay.
func removeMember(o *hujson.Object, i int) {
	keepComments(o.Members[i].Name.BeforeExtra, nextExtra(i+1 < len(o.Members), func() *hujson.Extra { return &o.Members[i+1].Name.BeforeExtra }, &o.AfterExtra))
	comma := o.Members[len(o.Members)-1].Value.AfterExtra != nil
	o.Members = append(o.Members[:i], o.Members[i+1:]...)
	if n := len(o.Members); n > 0 {
		lastComma(&o.Members[n-1].Value, comma, &o.AfterExtra)
	}
}

func nextExtra(more bool, next func() *hujson.Extra, end *hujson.Extra) *hujson.Extra {
	if more {
		return next()
	}
	return end
}

// keepComments puts the comments of something removed before what follows it.
func keepComments(removed hujson.Extra, next *hujson.Extra) {
	if kept := bytes.TrimRight(removed, " \t\r\n"); len(kept) > 0 {
		if bytes.Contains(removed[len(kept):], []byte("\n")) && !bytes.HasPrefix(bytes.TrimLeft(*next, " \t\r"), []byte("\n")) {
			kept = append(bytes.Clone(kept), '\n') // the end of a line comment
		}
		*next = append(bytes.Clone(kept), *next...)
	}
}

// lastComma makes the value the last one, with a comma behind it or not.
func lastComma(last *hujson.Value, comma bool, end *hujson.Extra) {
	switch {
	case comma && last.AfterExtra == nil:
		last.AfterExtra = hujson.Extra{}
	case !comma && last.AfterExtra != nil:
		*end = append(bytes.Clone(last.AfterExtra), *end...)
		last.AfterExtra = nil
	}
}

func kindOf(v hujson.ValueTrimmed) string {
	switch v.Kind() {
	case '{':
		return "an object"
	case '[':
		return "a list"
	case '"':
		return "a text"
	case '0':
		return "a number"
	case 'n':
		return "null"
	}
	return "true or false"
}
