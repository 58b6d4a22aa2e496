// Package source is what parsers of programs begin with: how deep they are in
// what they read, what ended it, and, for those that read characters and no
// tokens, where they stand in the text.
package source

import "strings"

// Descent is how deep a parser is in a text, and what ended the reading. A
// parser embeds it; only Most has to be set.
type Descent struct {
	Most int    // how deep a program may be nested; deeper ends the reading
	Why  string // what was not understood, one clause; empty while all was
	deep int
}

// stop is what Fail unwinds with.
type stop struct{}

// Fail ends the reading that Parse began. The first reason stays.
func (d *Descent) Fail(why string) {
	if d.Why == "" {
		d.Why = why
	}
	panic(stop{})
}

// Enter goes one deeper, where Leave comes back from.
func (d *Descent) Enter() {
	if d.deep++; d.deep > d.Most {
		d.Fail("it is nested too deep")
	}
}

// Leave comes back from where Enter went.
func (d *Descent) Leave() { d.deep-- }

// Parse runs what reads, up to where something is not understood: then Why says
// what.
func (d *Descent) Parse(read func()) {
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(stop); !ok {
				panic(e)
			}
		}
	}()
	read()
}

// Text is a program's text and where in it a parser stands that reads it
// character by character.
type Text struct {
	Descent
	Src   string
	Pos   int    // how many bytes are read
	Space func() // passes over what means nothing between words
}

// New is the beginning of a text, which may be nested so deep. Space passes over
// what means nothing between words.
func New(text string, most int, space func()) Text {
	return Text{Descent: Descent{Most: most}, Src: text, Space: space}
}

// At reports whether s comes next, behind what means nothing.
func (t *Text) At(s string) bool {
	t.Space()
	return strings.HasPrefix(t.Src[t.Pos:], s)
}

// Take passes over s when it comes next.
func (t *Text) Take(s string) bool {
	if t.At(s) {
		t.Pos += len(s)
		return true
	}
	return false
}

// Need ends the reading where s does not come next.
func (t *Text) Need(s string) {
	if !t.Take(s) {
		t.Fail("“" + s + "” is missing")
	}
}

// Peek is the byte n bytes on, or 0 behind the end.
func (t *Text) Peek(n int) byte {
	if t.Pos+n < len(t.Src) {
		return t.Src[t.Pos+n]
	}
	return 0
}

// Done reports whether the text is read to its end.
func (t *Text) Done() bool { return t.Pos >= len(t.Src) }
