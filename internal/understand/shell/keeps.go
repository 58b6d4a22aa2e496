package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// What has no end is followed into the programs that read it; what those keep of
// it fills memory or a disk.

// unending reports whether reading a path has no end.
func (r *reader) unending(p string) bool {
	if world.Endless(p) != world.Ended {
		return true
	}
	f, ok := r.pipe(p)
	return ok && f.endless
}

// endlessIn reports whether what a program takes in has no end: a file that it
// reads, or else what is piped into it.
func endlessIn(result *commands.Result, in flow, got *sum) bool {
	return got.endless || in.endless && !slices.ContainsFunc(result.Facts, func(f commands.Fact) bool {
		return f.Role == commands.Reads && f.Flag == "" && !f.Word.Is("-")
	})
}

// feeds notes what one file is to what a program reads and writes.
func (r *reader) feeds(f *commands.Fact, s *spot, got *sum) {
	p := s.at.Path
	switch f.Role {
	case commands.Writes, commands.Appends:
		got.keeps = true
		if f.Role == commands.Appends {
			got.adds = p
			r.done |= fills
		}
	case commands.Reads:
		if got.source = p; f.Extent == automode.Tree && p != "" {
			got.trees = append(got.trees, p)
		}
		n, _ := r.notes.of(p)
		got.written = got.written || n.made || n.full || got.compiles && r.notes.puts()
		if n.full && got.compiles && r.exhausts(n.text) {
			r.swarm("its source goes on without end")
		}
	case commands.Receives:
		if f.Extent == automode.Tree && slices.ContainsFunc(got.trees, func(d string) bool { return p == d || strings.HasPrefix(p, d) && p[len(d)] == '/' }) {
			r.unknown("it copies a folder into itself")
		}
	}
}
