// Package session keeps what happened in an agent's session and answers what
// the gate must know of it.
//
//	<state>/sessions/<name>.jsonl  the events, one line each (rules of package linefile)
//	<state>/sessions/<name>.index  the facts drawn from them up to an offset: a cache
//	<state>/sessions/whole/        texts that were too long for their line
//
// The events are the truth. The index is drawn from them, can be thrown away at
// any time, and is replaced as a whole, so any number of hooks may read and
// write at once.
//
// Every missing piece makes the facts stricter and never weaker: a session
// whose beginning was not seen, a torn line, a list that overflowed, an index
// that was lost with a long file all count as "everything changed"
// ([Index.Everything]).
//
// Only what the person typed or chose has the provenance [FromPerson]. All of
// it is evidence and not proof: code that runs as the same user can forge it.
package session
