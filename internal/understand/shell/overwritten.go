package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// What a write puts itself in the place of: the file of its name, those of any
// name that it may mean, and what this call itself moved there.

// written notes what a write leaves behind, and finds what it overwrites.
func (r *reader) written(f *commands.Fact, e *automode.Effect, s spot, st *state, got *sum) {
	// Of a bound any of the files below it may be meant.
	n := note{path: s.at.Path, tree: e.Extent == automode.Tree || e.Known == automode.Bounded, data: got.data, encoded: got.encoded, strange: got.strange && (f.Role == commands.Writes || f.Role == commands.Appends || f.Role == commands.Edits || f.Role == commands.Unpacks || f.Role == commands.UnpacksNew || f.Role == commands.WritesTree), folder: f.Role == commands.MakesFolder, built: got.builds && !got.encoded && !got.written,
		tidied:     f.Traits.Has(automode.SourceOnly) && !got.encoded && !got.written && (f.Traits.Has(automode.Harmless) || !got.strange && len(r.notes.at) == 0),
		venv:       f.Role == commands.WritesTree && f.Traits.Has(automode.Harmless),
		output:     e.Extent != automode.One && (f.Role == commands.WritesTree || f.Role == commands.Unread) && got.checks && !got.encoded && !got.written && (s.place.Region == automode.Project || !s.at.Exists),
		brought:    !got.repository && (f.Role == commands.Unpacks || f.Role == commands.UnpacksNew || (f.Role == commands.Receives || f.Role == commands.WritesTree) && got.strange),
		repository: got.repository && (f.Role == commands.Makes || f.Role == commands.WritesTree || f.Role == commands.Unpacks),
		empty:      f.Role == commands.MakesFolder && s.known == automode.Exact,
		made:       (f.Role == commands.Writes || f.Role == commands.Appends) && !s.at.Exists && s.known == automode.Exact && e.Extent == automode.One}
	if f.Role == commands.Makes && f.Traits.Has(automode.Harmless) && s.known == automode.Exact {
		n.understood, n.empty = true, !s.at.Exists // an empty file, or the one that was there
	}
	if f.Alike && e.Extent == automode.One && r.vacant(&s, st) {
		n.copies = r.copiedFrom(f, st)
		n.made = n.copies != ""
	}
	if f.Role == commands.Unpacks && f.Traits.Has(automode.Declared) && s.known == automode.Exact && !s.at.Exists && r.away == 0 {
		n.output = true // a working tree of the project's own repository: what a checkout puts in its place
	}
	if n.venv && s.place.Region == automode.Scratch && s.known == automode.Exact {
		e.Place.Marks &^= automode.Surface // nothing finds what lies there but by its path
	}
	if s.known == automode.Bounded && e.Extent == automode.One {
		n.like = alike(s.name)
	}
	if f.Role == commands.Writes {
		n.data |= got.edited
	}
	anywhere := false // it is a link, and nobody knows where to
	if f.Role == commands.Links {
		n.by = r.command
		e.Traits |= automode.Metadata
		n.link = r.linkTarget(f, s.at.Path, st)
		n.several = f.More && n.link != "" && (len(st.cwds) != 1 || r.isLink(n.link))
		if s.at.Path != "" {
			n.path, n.doubt = r.linkAt(f, &s, n.link, st)
		}
		if anywhere = n.link == ""; anywhere && s.known >= automode.OneOf {
			n.link, n.several = s.at.Path, true
		}
	}
	lost := *e
	lost.Kind, lost.Traits, lost.Why = automode.Lose, 0, "replaces what is in the file"
	// A folder that is written as a whole is overwritten as one.
	whole := (f.Role == commands.Writes || f.Role == commands.Receives || f.Role == commands.Unpacks) && e.Extent == automode.Tree && s.at.Dir
	// Where a link is replaced by one, what it led to stays.
	links := f.Role == commands.Links && s.at.Path != "" && r.world.ResolveEntry(s.at.Named).Path == s.at.Path
	loses := (f.Role == commands.Writes || f.Role == commands.Receives || links || whole) && s.known != automode.Bounded && (whole || s.at.Regular && s.at.Size > 0) &&
		!r.notes.judged.cover(s.at.Path) && !e.Traits.Has(automode.BuildOutput) && r.away == 0
	again := (f.Alike || got.moves) && r.putsBack(f, &s, st)
	if loses = loses && !again; loses {
		r.recoverableNow(&lost, &s, st)
	}
	switch {
	case f.Traits.Has(automode.Recoverable):
		loses = false // nothing takes the place of what is there
	case r.away > 0 || !(f.Role == commands.Writes || f.Role == commands.Receives || f.Role == commands.Links || f.Role == commands.Unpacks):
	case r.overMoved(e, &s, got.only, st), got.only && r.roundByRound(f, &s, st):
		loses = true
		lost.Traits = automode.OnlyCopy
	case (s.known == automode.Bounded || s.extent == automode.Children) && !e.Traits.Has(automode.BuildOutput):
		lost.Extent, lost.Known = automode.One, automode.OneOf
		if s.at.Dir && !s.empty && !r.world.Lexical() && !r.notes.judged.cover(s.at.Path) {
			r.overNames(f, &lost, &s, st)
		}
	}
	fresh := f.Role == commands.Receives && got.moves && r.isFresh(&s, st)
	r.makesFolder(f, &s, st)
	if f.Role == commands.Marks {
		r.notes.modes = true
	} else {
		before, noted := r.notes.leaves[n.path], r.notes.at[n.path].path != ""
		r.notes.add(n)
		if texts := f.Words; f.Role == commands.Edits && len(texts) > 0 && s.known == automode.Bounded && e.Extent == automode.One {
			behind := len(r.notes.log) - 1 // its own comes last
			r.notes.leaving(n.path, func(p string) bool { return r.leaves(p, texts, behind) }, before, noted)
		}
	}
	if got.passes.prints == commands.ItsText && (f.Role == commands.Writes || f.Role == commands.Appends) && s.known == automode.Exact && s.at.Path != "" {
		r.puts(s.at.Path, got.passes, true, f.Role == commands.Appends, false)
	}
	if f.Role == commands.Writes || f.Role == commands.Appends || f.Role == commands.Edits {
		r.tells(s.at.Path, r.command-1, got.fed, &got.code)
		if s.place.Marks&(automode.Startup|automode.Repository) != 0 && r.away == 0 {
			r.startsLater(&s, e, st, got)
		}
	}
	unpacked := f.Role == commands.Unpacks || f.Role == commands.UnpacksNew
	if s.at.Path != "" && (unpacked || f.Role == commands.Receives && len(f.Words) == 0 || anywhere) {
		r.notes.leads.add(s.at.Path)
	}
	if s.at.Path != "" && unpacked && !r.versions.own {
		r.notes.archived.add(s.at.Path)
	}
	if f.Role == commands.Receives && s.at.Path != "" && r.away == 0 && !again {
		r.carry(f.Words, s.at.Named, st)
		if s.at.Path != "" && s.at.Path != world.Clean(s.at.Named) {
			r.carry(f.Words, s.at.Path, st) // by another name it is asked for as well
		}
	}
	if f.Role == commands.Writes && len(f.Words) > 0 && s.at.Path != "" && r.away == 0 {
		if r.packed(f, &s, st) {
			e.Traits |= automode.OnlyCopy
		}
	}
	if f.Role == commands.Receives && got.moves && s.at.Path != "" {
		if fresh && !got.keeping {
			r.taken(f.Words, st)
		}
		r.notes.moved.add(s.at.Path)
		if got.only {
			r.notes.only.add(s.at.Path)
			e.Traits |= automode.OnlyCopy
			r.notePartly(f, &s)
		}
	}
	if loses {
		r.notes.judged.add(s.at.Path)
		r.give(lost)
	}
}

// isFresh reports whether nothing lies at a place, and it is sure that something can.
func (r *reader) isFresh(s *spot, st *state) bool {
	if s.at.Path == "" || s.at.Exists || s.known != automode.Exact || r.away > 0 {
		return false
	}
	_, touched := r.notes.of(s.at.Path)
	in := r.world.Resolve(path.Dir(s.at.Path))
	return !touched && !in.Locked && r.isFolder(&in, st)
}

// taken notes that files are no longer where they were: what is put there overwrites
// nothing.
func (r *reader) taken(words []commands.Word, st *state) {
	for i := range words {
		if w := &words[i]; w.Exact() && len(st.cwds) == 1 {
			if at := r.world.ResolveEntry(r.join2(st.cwds[0], w.Text)); at.Path != "" && !r.world.Lexical() {
				r.notes.judged.add(at.Path)
			}
		}
	}
}

// overMoved reports whether something is overwritten that was moved there, by this call
// or one before it in the session, and that is nowhere else; moves: by a file that is
// itself nowhere else.
func (r *reader) overMoved(e *automode.Effect, s *spot, moves bool, st *state) bool {
	p := s.at.Path
	if p == "" || !r.notes.only.touch(p) {
		return false
	}
	whole := e.Extent != automode.One || s.known == automode.Bounded
	if s.at.Regular && s.at.Size > 0 && r.options.HoldsOnly(p) {
		return true
	}
	return r.overPartly(s, moves) || whole && r.notes.only.above[p] || r.moved(p, whole, 0, st) || r.notes.only.at[p] && len(r.notes.carried[p]) == 0
}

// roundByRound reports whether what is moved to one name is another file in every round
// of a loop: each takes the place of the one before. A folder takes them all. So it may
// be where the name is a part of theirs, or a number.
func (r *reader) roundByRound(f *commands.Fact, s *spot, st *state) bool {
	one := s.known == automode.Exact && !r.isFolder(&s.at, st) && r.notes.at[s.at.Path].path == "" || // this call may have made it, in code of another language
		s.known == automode.Bounded && (f.Word.Sort == commands.Cut || f.Word.Digits && strings.Contains(f.Word.Suffix, "."))
	return one && s.extent == automode.One && !r.world.Lexical() && !f.Word.Glob &&
		!strings.HasSuffix(f.Word.Text+f.Word.Suffix, "/") && slices.ContainsFunc(f.Words, func(w commands.Word) bool { return w.One && !w.Exact() })
}

// sweptAway: what this call moved is removed where it went. Where that was all that a
// root holds, it was no move.
func (r *reader) sweptAway() {
	for i := 0; r.swept && i < len(r.a.Effects); i++ {
		if e := &r.a.Effects[i]; e.Kind == automode.Delete && e.Extent == automode.Children && e.Place.Marks.Has(automode.RegionRoot) {
			e.Traits &^= automode.Relocated
		}
	}
	r.swept = false
}

// maxMoves bounds how often something is moved on and still followed.
const maxMoves = 4

// moved reports whether this call moved a file to a path, alone or with a folder
// above it, or, for a whole tree, anything.
func (r *reader) moved(p string, whole bool, times int, st *state) bool {
	for at := p; at != "/" && at != "."; at = path.Dir(at) {
		for _, from := range r.notes.carried[at] {
			old := from + p[len(at):]
			if at == p && r.isFolder(&world.Resolved{Path: at}, st) || strings.HasPrefix(from, at+"/") || !r.notes.gone.cover(old) || r.tires(1) {
				continue // it lies in the folder, came from below, or is still there, too
			}
			switch o := r.world.ResolveEntry(old); {
			case o.Exists && (whole || o.Regular && o.Size > 0 || o.Dir && at == p), times == maxMoves, !o.Exists && r.moved(old, whole, times+1, st):
				return true
			}
		}
	}
	return false
}

// altered reports whether this call or this session changed a file.
func (r *reader) altered(p string) bool {
	_, changed := r.notes.file(p)
	return changed || r.options.Changed != nil && r.options.Changed(p)
}
