package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// pausing are names of what waits for something, or ends the program.
const pausing = " wait communicate poll sleep join accept recv recvfrom get input readline read returncode check_call run select exit _exit "

// fills reports whether statements make a value longer.
func fills(list []*node) bool {
	if mentions(list, " append extend appendleft ") {
		return true
	}
	for _, n := range list {
		if n != nil && (n.kind == augmentNode && n.text == "+=" && n.kids[1].kind != numberNode || fills(n.body)) {
			return true
		}
	}
	return false
}

// spins: statements that are run without end. What they print has none, and what
// they write fills a disk.
func (r *reader) spins(body []*node) {
	switch {
	case mentions(body, pausing):
	case mentions(body, " print stdout "):
		r.prints = true
	case mentions(body, " write writelines "):
		r.hoards()
	}
}

// unbounded reports whether an expression gives pieces without end.
func unbounded(n *node) bool {
	if n == nil || n.kind != callNode || len(n.kids) == 0 {
		return false
	}
	return mentions(n.kids[:1], " itertools ") && mentions(n.kids[:1], " count cycle ") || mentions(n.kids[:1], " iter ") && len(n.kids) == 3 && mentions(n.kids[1:2], " int str list ")
}

// long reports whether an expression is a long row of numbers.
func long(n *node) bool {
	return n != nil && n.kind == callNode && len(n.kids) > 0 && n.kids[0].kind == nameNode && n.kids[0].text == "range" && digitsIn(n.kids[1:]) >= 4
}

// digitsIn is how long the longest of the numbers is that stand there.
func digitsIn(list []*node) int {
	most := 0
	for _, n := range list {
		if n != nil && n.kind == numberNode && strings.Trim(n.text, "0123456789") == "" {
			most = max(most, len(n.text))
		}
	}
	return most
}

// huge reports whether an expression is a number of more bytes than memory has.
func huge(n *node) bool {
	if n == nil {
		return false
	}
	if n.kind == binaryNode && len(n.names) == 1 && n.names[0] == "**" && len(n.kids) == 2 {
		base, power := n.kids[0], n.kids[1]
		return base.kind == numberNode && base.text != "0" && base.text != "1" && power.kind == numberNode && (len(power.text) > 1 && base.text != "2" || len(power.text) > 2)
	}
	return digitsIn([]*node{n}) >= 11
}

// numbers reports whether a value is a number and nothing else.
func numbers(v value) bool {
	for i := range v {
		if !v[i].number {
			return false
		}
	}
	return len(v) > 0
}

// hoards: memory is filled.
func (r *reader) hoards() {
	r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it fills memory without end"})
}
