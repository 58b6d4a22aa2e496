package python

import (
	"slices"

	"automode/internal/commands"
)

// format is a text with fields.
func (r *reader) format(n *node, s *scope) value {
	v, shown := str(""), str("")
	for _, k := range n.kids {
		if k.kind == unaryNode && k.text == "format" && len(k.kids) > 1 && slices.ContainsFunc(k.kids[1:], wideField) {
			r.hoards()
		}
		part := r.eval(k, s)
		if enc := part.widenedText(); enc != nil {
			part = enc
		}
		if v = concatAll(v, part); k.kind == unaryNode && k.text == "format" && len(k.kids) == 1 && k.kids[0].kind == nameNode {
			part = concatAll(concatAll(str("'"), r.eval(k.kids[0], s)), str("'")) // as "!r" shows it
		}
		shown = concatAll(shown, part)
	}
	r.makes(shown)
	return r.makes(v)
}

// makes notes a text that was put together.
func (r *reader) makes(v value) value {
	for _, a := range v {
		r.together.Makes(a.word)
	}
	return v
}

// widenedText is the text that a value comes to when more than its words is
// looked at: a container shows what it holds. Nil: its words say it all.
func (v value) widenedText() value {
	for _, a := range v {
		if a.kind == data && a.sites != 0 || a.kind == opaque || a.kind == unread || a.kind == madeOf {
			d, enc := v.carries()
			return value{{word: commands.Word{Data: d, Encoded: enc}}}
		}
	}
	return nil
}
