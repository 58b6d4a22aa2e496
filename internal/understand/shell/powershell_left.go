//go:build !lean

package shell

import "automode/internal/understand/powershell"

// mayLeave notes that the block may be left with things as they are now.
func (p *pwsh) mayLeave(st *state) {
	if !p.joins(st) {
		p.midway = join(p.midway, st.clone())
	}
}

// leavable reads a block that may be left before its end: by break, continue, return and what
// is thrown, and where it is caught by every error. What it leaves behind is what it came to
// there, too, and so is what is around it left.
func (p *pwsh) leavable(b *powershell.Block, st *state, in *stream) (*state, *stream) {
	around := p.midway
	p.midway = nil
	after, out := p.block(b, st, in)
	if p.midway != nil {
		after, around = join(after, p.midway), join(around, p.midway)
	}
	p.midway = around
	return after, out
}

// try reads a body of which any statement may be the last one, and what catches that.
func (p *pwsh) try(s *powershell.Stmt, st *state, in *stream) (*state, *stream) {
	p.tries++
	after, out := p.leavable(s.Bodies[0], st.clone(), in)
	p.tries--
	for _, b := range s.Bodies[1:] {
		before := join(st, after).clone()
		before.dead = false
		next, more := p.leavable(b, before, in)
		after, out = join(after, next), beside(out, more)
	}
	return after, out
}

// leaves reports whether a word surely ends what is read. Those of loops do not end what is
// around them, and what is thrown is passed over where errors are told to be.
func (p *pwsh) leaves(word string, st *state) bool {
	_, told := st.lookup("erroractionpreference")
	return word == "return" || word == "exit" || word == "throw" && !told
}
