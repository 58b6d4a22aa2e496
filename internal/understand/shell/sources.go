package shell

import (
	"path"

	"automode"
	"automode/internal/commands"
)

// What a call writes among a project's sources is run by what starts, tests or
// builds the project, which names none of them.

// isSource reports whether a file is code, by its name.
func isSource(p string) bool {
	_, code := commands.SourceLang(p)
	return code
}

// puts reports whether the call touched a source.
func (n *notes) puts() bool {
	for _, p := range n.touches.all {
		if isSource(base(p)) {
			return true
		}
	}
	return false
}

// telling reports whether this call put a source at a path, or a folder of them, and
// something is known of it: its text, or where it came from.
func (r *reader) telling(p string) bool {
	n := r.notes.at[p]
	if !isSource(p) {
		if n.link != "" && r.world.Place(n.link).Region != automode.Project && r.world.Resolve(p).Dir {
			return true // in the place of a folder that may hold sources
		}
		return n.tree && (r.fromElsewhere(p) || n.strange && path.Ext(p) == "" && !r.world.KnownBuildOutput(p)) || len(n.told) > 0
	}
	return r.outside(p, 0) || len(n.told) > 0 || n.said != "" || n.encoded || n.data != 0 || n.link != "" || len(r.notes.carried[p]) > 0
}

// entry returns where the first effect stands that starts, tests or builds the
// project, whether or not that is trusted to do so; -1 where none does.
func (r *reader) entry() int {
	untrusted := -1
	for i := range r.a.Effects {
		switch e := &r.a.Effects[i]; {
		case e.Kind != automode.Run:
		case e.Traits.Has(automode.EntryPoint):
			return i
		case r.unvouched && untrusted < 0 && e.Via != automode.Written && !e.Traits.Has(automode.Readable):
			untrusted = i
		}
	}
	return untrusted
}

// fromElsewhere reports whether something of another place than the project was
// copied or moved to a path of the project.
func (r *reader) fromElsewhere(p string) bool {
	for _, from := range r.notes.carried[p] {
		if (r.world.Place(from).Region != automode.Project || r.outside(from, 0)) && r.world.Place(p).Region == automode.Project {
			return true
		}
	}
	return false
}

// outside reports whether a file holds what lies outside of the project: it lies
// there itself, and this call did not write it, or this call put such a thing into it.
func (r *reader) outside(p string, times int) bool {
	n, noted := r.notes.at[p]
	if !noted {
		region := r.world.Place(p).Region
		return region != automode.Project && region != automode.System
	}
	if n.strange || times > maxMoves {
		return true
	}
	for _, from := range r.notes.carried[p] {
		if !r.tires(1) && r.outside(from, times+1) {
			return true
		}
	}
	return false
}
