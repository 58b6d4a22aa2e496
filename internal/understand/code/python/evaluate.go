package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// maxEvaluated is how many texts that are run as code lie in each other.
const maxEvaluated = 4

// evaluated are the statements of a text that is run as code, where it stands.
type evaluatedText struct {
	n    *node
	text string
}

// evaluate is text that is run as code: one that is known is followed as if it
// stood there. Compiling it does nothing but read it.
func (r *reader) evaluate(n *node, f *atom, a *args, s *scope) value {
	first, _ := a.at(0, "source")
	if f.name == "compile" {
		if !r.dataOnly(first) {
			return r.unknown(n, "something that nobody knows is handed on")
		}
		return first
	}
	text, ok := first.text()
	if f.name == "run" { // of a profiler, by which the whole program sees it
		s = r.global
	}
	if !ok || len(a.list) != 1 || len(a.names) > 0 || a.many || a.any || s.inline || s.lazy || r.escapes || r.nested >= maxEvaluated {
		return r.runsText(n, first)
	}
	key := evaluatedText{n, text}
	tree, ok := r.texts[key]
	if !ok {
		if f.name == "eval" {
			text = strings.TrimSpace(text)
		}
		if encoded(text) != "" || strings.ContainsFunc(text, control) {
			return r.runsText(n, first)
		}
		tree = parse(text)
		if r.texts == nil {
			r.texts = map[evaluatedText][]*node{}
		}
		r.texts[key] = tree
		r.prepare(tree)
		r.changed = true // what it assigns elsewhere counts everywhere
	}
	r.nested++
	defer func() { r.nested-- }()
	if f.name == "eval" {
		for _, t := range tree {
			if t.kind == badNode {
				return r.runsText(n, first)
			}
		}
		if len(tree) != 1 || tree[0].kind != exprNode {
			return nil // it fails
		}
		return r.eval(tree[0].kids[0], s)
	}
	// What it assigns may stay within it.
	before := clone(s.vars)
	r.block(tree, s)
	s.vars = merge(before, s.vars)
	return none()
}

// control reports whether a letter is one of those that may end a line, or be
// left out, where it cannot be seen.
func control(c rune) bool { return c < ' ' && c != '\n' && c != '\t' || c == 0x7f }

// escapes reports whether letters of a source are written as numbers: what is
// run as code may be disguised so, and then it is not followed as if it stood
// there.
func escapes(src string) bool {
	for i := 0; i+1 < len(src); i++ {
		if src[i] != '\\' {
			continue
		}
		i++
		if c := src[i]; c >= '0' && c <= '9' || c == 'x' || c == 'u' || c == 'U' || c == 'N' {
			return true
		}
	}
	return false
}

// runsText: text that is run as code, and not followed where it stands.
func (r *reader) runsText(n *node, text value) value {
	for _, w := range text.words() {
		r.add(commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: commands.Python, Word: w, Why: "runs text as code"})
	}
	return r.unknown(n, "text is run as code")
}

// dataOnly reports whether a value is data, known or not.
func (r *reader) dataOnly(v value) bool {
	for _, a := range v {
		if a.kind != data {
			return false
		}
	}
	return true
}
