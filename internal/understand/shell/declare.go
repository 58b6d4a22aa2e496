package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// What export, declare, local and their kin say of variables.

// declaration is how a builtin declares the names that follow.
type declaration struct {
	own bool // only within the function
	all bool // for all, although the function may have one of that name for itself
	ref bool // as a name for another variable
	// prints: nothing is declared, what there is is shown.
	prints bool
	kind   kind
	// function: what is named are functions.
	function bool
}

func (d *declaration) variant(name string) {
	switch name {
	case "export":
		d.own, d.kind = false, exported
	case "readonly":
		// Global in bash, the function's own in zsh: the value stays what it
		// may be in either.
		d.own, d.kind = false, readOnly
	case "integer", "float":
		d.kind = integral
	}
}

func (d *declaration) flags(s string) {
	for _, c := range s[1:] {
		switch c {
		case 'g':
			d.own, d.all = false, true
		case 'n':
			d.ref = true
		case 'f':
			d.function = true
		case 'p':
			d.prints = true
		case 'a':
			d.kind |= severed
		case 'A':
			d.kind |= associative | severed
		case 'i', 'E', 'F':
			d.kind |= integral
		case 'x':
			d.kind |= exported
		case 'l', 'u', 'c', 'L', 'R', 'Z', 'T', 'U':
			d.kind |= altered
		case 'r':
			d.kind |= readOnly
		}
	}
}

// inside is what a variable is declared to be, which ends with the function that has it.
func (d *declaration) inside(st *state) kind {
	if d.own && st.inner && d.kind&integral != 0 {
		return d.kind | passing
	}
	return d.kind
}

// declare reads export, declare, local and their kin.
func (r *reader) declare(c *syntax.DeclClause, st *state) (ok, fail *state, out flow) {
	how := declaration{own: st.inner, ref: c.Variant.Value == "nameref"}
	how.variant(c.Variant.Value)
	prints := true
	earlier := st // what bash expands every word in, before it declares the first
	if looksBack(c.Args) {
		earlier = st.clone()
	}
	for _, a := range c.Args {
		if option(a) && r.declaredHow(a.Value.Lit(), c.Variant.Value, &how) {
			continue
		}
		if word := spelledOut(a); word != nil {
			r.zshMayGiveUp(st) // where it is no name
			prints = r.declaredWords(word, c.Variant.Value, &how, earlier, st) && prints
			r.leavesBraces(a, st)
			continue
		}
		prints = false
		name := a.Name.Value
		if how.function {
			r.declaresFunction(name, how.kind, st)
			continue
		}
		if how.prints {
			r.give(automode.Effect{Kind: automode.Disclose, Target: name, Program: c.Variant.Value, Known: automode.Exact, Why: "prints a variable"})
			continue
		}
		r.converted(name, &how, st)
		if how.own && st.inner {
			r.owned(name, r.sober && c.Variant.Value != "local", st)
		}
		if how.kind&^readOnly != 0 {
			st.kinds.add(name, how.inside(st)&^readOnly)
		}
		if of, _ := st.meant(name); of != name && !how.ref {
			r.unknown("“" + name + "” stands for another variable, and is declared as one of its own")
		}
		r.declaredForAll(name, &how, st)
		switch {
		case how.ref:
			r.refers(name, a, st, !st.inner && c.Variant.Value != "local" || how.own && r.inFunction(st))
		case !a.Naked && c.Variant.Value == "local" && !r.inFunction(st):
			// bash refuses it outside of a function, zsh does not.
			r.mayAssign(name, a, st)
			r.expandedBefore(c.Args, a, &how, earlier, st)
		case !a.Naked && c.Variant.Value == "readonly" && r.mayBeZsh() && r.inFunction(st):
			r.mayAssign(name, a, st) // behind the function the other one is back, in zsh
			r.expandedBefore(c.Args, a, &how, earlier, st)
		case !a.Naked:
			r.assign(a, st)
			r.expandedBefore(c.Args, a, &how, earlier, st)
		case how.own && st.inner:
			st.repaths(name)
			st.set(name, alts{unset()})
		}
		if how.kind&readOnly != 0 {
			st.kinds.add(name, readOnly)
		}
	}
	if prints && len(c.Args) == 1 && c.Args[0].Value.Lit() == "-F" {
		return st, st, flow{} // bash tells the names of functions, zsh numbers
	}
	if prints {
		r.give(automode.Effect{Kind: automode.Disclose, Target: "environment", Program: c.Variant.Value, Known: automode.Exact, Why: "prints every variable"})
		return st, st, secretText()
	}
	if how.function {
		return st, st, flow{} // what they are, as text
	}
	return st, st, nothing()
}

// mayAssign is assign where the variable may keep what it holds.
func (r *reader) mayAssign(name string, a *syntax.Assign, st *state) {
	old := r.value(name, st)
	r.assign(a, st)
	now, _ := st.lookup(name)
	st.set(name, value.Union(old, now))
}

// owned makes a variable the function's own, perhaps: when it ends the outer one is back.
func (r *reader) owned(name string, perhaps bool, st *state) {
	outer, ok := st.lookup(name)
	if !ok {
		outer = r.value(name, st)
	}
	st.local = &local{name, outer, perhaps, st.local}
	st.kinds.add(name, passing)
	if r.mayBeZsh() {
		st.kinds.doubt(name) // there it is another variable, in bash children see it in the place of the outer
	}
}

// converted reads what a variable holds that is declared to be a number from now on: zsh
// takes it for an expression.
func (r *reader) converted(name string, how *declaration, st *state) {
	if v, ok := st.lookup(name); ok && r.mayBeZsh() {
		switch {
		case how.kind&altered != 0:
			st.set(name, append(slices.Clone(v), commands.Word{Many: true, Data: dataIn(v)}))
		case how.kind&(integral|numeral) != 0 && !(len(v) == 1 && v[0].Exact() && decimal(v[0].Text)):
			st.set(name, value.Union(v, number()))
		}
	}
	if how.kind&(integral|numeral) == 0 || !r.mayBeZsh() || how.own && r.inFunction(st) && !st.owns(name) {
		return
	}
	if v, ok := st.lookup(name); ok {
		r.evaluated(v, st)
	}
}

// owns reports whether the function has a variable of that name for itself.
func (s *state) owns(name string) bool {
	own, _ := s.owned(name)
	return own
}

// owned reports whether the function has a variable of that name for itself, and whether
// one of those that called it has.
func (s *state) owned(name string) (own, around bool) {
	outside := false
	for l := s.local; l != nil; l = l.next {
		outside = outside || l.name == ""
		own = own || l.name == name && !outside
		around = around || l.name == name && outside
	}
	return own, around
}

// declaredForAll: what it is given is there once the functions that are entered have
// ended, where one of them has a variable of that name for itself.
func (r *reader) declaredForAll(name string, how *declaration, st *state) {
	if own, around := st.owned(name); how.all && (own || around) {
		r.unknown("“" + name + "” is declared for all where a function has one of its own")
	}
}

// option reports whether an argument of a declaration is an option as it stands.
func option(a *syntax.Assign) bool {
	return a.Name == nil && a.Value != nil && (strings.HasPrefix(a.Value.Lit(), "-") || strings.HasPrefix(a.Value.Lit(), "+"))
}

// declaredHow reads an option, and reports whether the word is one.
func (r *reader) declaredHow(text, builtin string, how *declaration) bool {
	if strings.HasPrefix(text, "-") && strings.Contains(text, "T") && r.mayBeZsh() {
		r.unknown("zsh makes a list another name for the variable")
	}
	if builtin == "export" && strings.HasPrefix(text, "-") && strings.ContainsAny(text, "iEF") && r.mayBeZsh() {
		how.kind |= numeral
	}
	if builtin != "export" && strings.HasPrefix(text, "-") && strings.Contains(text, "m") && r.mayBeZsh() {
		r.unknown("zsh takes what is declared for patterns of names")
	}
	switch {
	case text == "-n" && builtin == "export", text == "+x":
		how.kind = how.kind&^exported | withdrawn
	case strings.HasPrefix(text, "+") && strings.ContainsAny(text, "iEF"):
		how.kind |= passing
	case text == "-f" && builtin == "export":
		how.function = true
	case strings.HasPrefix(text, "-") && builtin != "export":
		how.flags(text)
	default:
		return strings.HasPrefix(text, "-") || strings.HasPrefix(text, "+")
	}
	return true
}
