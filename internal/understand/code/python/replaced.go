package python

import (
	"slices"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// settable are names of sys that hold nothing but a number, by which the language
// writes more or less of what it does.
const settable = " dont_write_bytecode tracebacklimit last_value "

// replaces follows an assignment to a name of a module, where what reads that name is
// known: what the program was started with, and the standard streams.
func (r *reader) replaces(n *node, of *atom, v value) bool {
	if of.kind != module || of.name != "sys" {
		return false
	}
	switch name := n.text; {
	case name == "argv":
		for _, x := range r.reach(v) {
			if x.kind != data {
				return false
			}
		}
		r.put(1<<arguments, r.elements(v))
		if !r.rewords {
			r.rewords, r.changed = true, true
		}
	case name == "stdout" || name == "stderr":
		for _, x := range v {
			switch {
			case x.kind == data, x.thing():
			case x.kind == madeOf:
				r.lend(x) // whatever prints calls its methods
			default:
				return false
			}
		}
	case name == "stdin":
		if !r.inertData(v) {
			return false
		}
		if r.Input != (commands.Word{}) {
			r.Input, r.changed = commands.Word{}, true // what is read is no more what comes in
		}
	default:
		return code.Within(settable, name) && r.inertData(v)
	}
	return true
}

// bare fails where a function reads by itself what the program was started with, once
// that is something else: it may name code.
func (r *reader) bare(n *node) {
	if r.rewords {
		r.fail(n.line, "what the program was started with is replaced")
	}
}

// testsHere are words that a program of tests is given: they may choose among the tests of
// the text, and name no others.
func (r *reader) testsHere(n *node, a *args) {
	words, ok := a.at(4, "argv")
	if module, named := a.at(0, "module"); named && !module.is("__main__") {
		r.fail(n.line, "tests of another module are run")
	}
	if !ok {
		r.bare(n)
		return
	}
	list := words.list()
	if list == nil || len(list.parts) == 0 || slices.Contains(list.kids, nil) || words[0].sites&r.mutated != 0 {
		r.fail(n.line, "it is not known which tests are run")
		return
	}
	for i, v := range list.parts {
		if t, exact := v.text(); list.kids[i].kind == starNode || i > 0 && (!exact || t == "" || t[0] != '-') {
			r.fail(n.line, "tests of another module are run")
		}
	}
}
