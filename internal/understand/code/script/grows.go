package script

import (
	"automode"
	"automode/internal/commands"
)

// grows reports whether a loop without an end makes a value longer in every
// round, and nothing in it waits or can leave it.
func grows(n *Node) bool { return has(n, lengthens) && !has(n, pauses) }

// has reports whether something in a tree is such a node.
func has(n *Node, is func(*Node) bool) bool {
	if n == nil {
		return false
	}
	if is(n) {
		return true
	}
	for _, k := range n.Kids {
		if has(k, is) {
			return true
		}
	}
	return false
}

func lengthens(n *Node) bool {
	switch n.Op {
	case Set:
		return n.Text == "+" || n.Kids[0] != nil && n.Kids[0].Op == Index && n.Kids[0].Kids[1].Op == Mix // behind what is there
	case Call:
		return within("push unshift array_push << concat append prepend", called(n))
	}
	return false
}

func pauses(n *Node) bool {
	switch n.Op {
	case Leave, Return, Throw:
		return true
	case Call:
		return within("sleep usleep nanosleep select gets read readline readlines readSync fgets fread recv accept wait waitpid next shift pop exit die", called(n))
	}
	return false
}

// called is the last name of what a node calls.
func called(n *Node) string {
	if len(n.Kids) > 0 && n.Kids[0] != nil && (n.Kids[0].Op == Name || n.Kids[0].Op == Member) {
		return n.Kids[0].Text
	}
	return ""
}

// fills: a disk is filled without end.
func (w *walker) fills() {
	w.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it writes without end and fills the disk"})
}

// hoards: memory is filled without end.
func (w *walker) hoards() {
	w.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it fills memory without end"})
}
