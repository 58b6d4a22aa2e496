//go:build !lean

package shell

import (
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// Names that this call lists into a file come out of it again, where nothing else was put there.

// listsKept: this program follows them.
const listsKept = true

// keepsListing notes that a file now holds what a program lists. A job's file is perhaps read
// when half of it is there, and of a name in it half.
func (r *reader) keepsListing(x *note, out flow) {
	if r.loop == 0 && !r.began {
		x.listing = &out
	}
}

// listedIn are the names that this call listed into the one file that words name, where they
// are all that it holds.
func (r *reader) listedIn(file []commands.Word, st *state) (names flow, ok bool) {
	if len(file) != 1 || !file[0].Exact() || file[0].Is("-") || len(r.notes.at) == 0 || r.away > 0 || r.versions.moved || r.versions.replaced {
		return names, false
	}
	list := r.locate(file[0], st)
	if len(list) != 1 {
		return names, false
	}
	n, _ := r.notes.file(list[0].at.Path)
	if n.listing == nil || !n.settled(&list[0].at) {
		return names, false
	}
	names = *n.listing
	names.open, names.maybe, names.source = true, true, list[0].at.Path
	more := names.more()
	more.origin = names.source
	names.knows(more)
	return names, true
}

// listedFrom is a file as standard input, of which more is known where this call listed it.
func (r *reader) listedFrom(file commands.Word, in flow, st *state) flow {
	names, ok := r.listedIn([]commands.Word{file}, st)
	if !ok {
		return in
	}
	more := names.more()
	more.file, more.listed = names.source, names.source
	names.knows(more)
	return in.then(names)
}

// heldOpen is the input of a command and the file that it reads on in, or "": what is done within
// the command comes after the file was opened. What exec connects is read by whatever follows.
func heldOpen(c syntax.Command, in flow) (flow, string) {
	file := in.more().listed
	if file != "" && mayBeExec(c) {
		return flow{open: true, data: in.data, strange: in.strange, input: in.input, source: in.source}, ""
	}
	return in, file
}

// changedOpen tells where a file that was held open may hold other names by now.
func (r *reader) changedOpen(file string) {
	if n, _ := r.notes.file(file); file != "" && n.listing == nil {
		r.unknown("what it reads on in was changed meanwhile")
	}
}
