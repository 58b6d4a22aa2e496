package shell

import (
	"strings"

	"automode/internal/commands"
)

// returned are the states in which what is being read was left before its end: a function, or
// a file that the shell takes in. The zero value is nothing that was left so.
type returned struct{ ok, fail *state }

// leave notes that return leaves with st. What it returns without a number is the outcome of
// the command before, and either.
func (b *returned) leave(args []commands.Word, st *state) {
	how := numbered(args)
	if how != failure {
		b.ok = join(b.ok, st.clone())
	}
	if how != success {
		b.fail = join(b.fail, st.clone())
	}
}

// left are the states behind what is left so or comes to its end.
func (b *returned) left(ok, fail *state) (*state, *state) {
	if ok.dead && fail.dead && (b.ok != nil || b.fail != nil) {
		// Nothing comes to the end: what cannot be told apart is told by what was returned.
		return first(b.ok, b.fail), first(b.fail, b.ok)
	}
	return join(ok, b.ok), join(fail, b.fail)
}

// numbered is the outcome that the number behind return or exit stands for. Of greater ones
// some shells take what is left of it in a byte.
func numbered(args []commands.Word) outcome {
	if len(args) != 1 || !args[0].Exact() || len(args[0].Text) > 2 || !plainNumber(args[0].Text) {
		return either
	}
	if strings.Trim(args[0].Text, "0") != "" {
		return failure
	}
	return success
}

func first(a, b *state) *state {
	if a != nil {
		return a
	}
	return b
}
