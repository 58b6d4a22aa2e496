//go:build !lean

package shell

import (
	"maps"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// ownSources reads what this call wrote among the project's sources, where it
// also starts, tests or builds the project: what is seen in it is judged as if it
// was started by its name. What nobody can read of it stays the entry point's.
func (r *reader) ownSources(st *state) {
	if len(r.notes.at) == 0 || r.spent {
		return
	}
	entry := r.entry()
	if entry < 0 {
		return
	}
	r.command, r.parent = r.a.Effects[entry].Command, entry+1
	named := map[string]bool{} // what is started by its own name was read
	for i := range r.a.Effects {
		if e := &r.a.Effects[i]; e.Kind == automode.Run {
			named[e.Target] = true
		}
	}
	trusted := r.a.Effects[entry].Traits.Has(automode.EntryPoint)
	for _, p := range slices.Sorted(maps.Keys(r.notes.at)) {
		if n := r.notes.at[p]; r.telling(p) && (trusted || !n.tree) && !n.built && !n.inBuild() && !named[p] && !r.tires(1) {
			r.ownSource(p, st)
		}
	}
	r.retold(st)
}

// ownSource reads one of them. What another place than the project holds is not
// the project's code.
func (r *reader) ownSource(p string, st *state) {
	if n := r.notes.at[p]; n.said == "" && len(r.notes.carried[p]) > 0 {
		n.said, n.encoded = r.brought(p, 0)
		r.notes.at[p] = n
	}
	if n := r.notes.at[p]; n.said == "" && n.either != "" && !n.full {
		n.said = n.either
		r.notes.at[p] = n
	}
	if n := r.notes.at[p]; n.said != "" && !n.full {
		// In which order, and what of it, is not known; nothing else is read after this.
		n.text, n.full, n.behind = n.said, true, false
		r.notes.at[p] = n
	}
	lang, code := commands.SourceLang(p)
	f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Lang: lang, Word: commands.Lit(p), Why: "is among what that runs"}
	if named := r.world.Place(p); named.Region != automode.Project || named.Marks.Has(automode.Surface) {
		// What decides what runs is judged where it is written; that it runs makes what
		// reaches out of the project no mere proposal.
		for i, texts := 0, r.mayHold(p, 0); code && i < len(texts); i++ {
			text := texts[i]
			if lang == commands.Python && !named.Marks.Has(automode.Surface) {
				text += calledTests(text)
			}
			r.piece(text, lang, p, named, st)
		}
		return
	}
	for _, s := range r.locate(f.Word, st) {
		own := s.place.Region == automode.Project && !r.outside(p, 0) && !r.fromElsewhere(p) && legible(r.notes.at[p].said)
		if own {
			r.cover++
		}
		r.scriptAt(&f, s, st, flow{}, &sum{})
		n := r.notes.at[p]
		if n.link != "" {
			n = r.notes.at[s.at.Path]
		}
		if n.full && lang == commands.Python && (strings.Contains(base(p), "test") || strings.Contains(n.text, "def test")) {
			r.suppose(n.text+calledTests(n.text), lang, nil, automode.Effect{Kind: automode.Run, Target: p, Place: s.place, Known: automode.Exact, Why: f.Why}, st, flow{})
		}
		if own {
			r.cover--
		}
	}
}

// brought is what is known of the text that was copied or moved to a path, of what
// this call wrote elsewhere, and whether a decoder made any of it.
func (r *reader) brought(p string, times int) (said string, encoded bool) {
	for _, from := range r.notes.carried[p] {
		n := r.notes.at[from]
		said, encoded = said+n.said, encoded || n.encoded
		if times < maxMoves && !r.tires(1) {
			s, e := r.brought(from, times+1)
			said, encoded = said+s, encoded || e
		}
	}
	return said, encoded
}

// calledTests are calls of the test functions of a source, as a runner makes them.
func calledTests(text string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(text, "\n") {
		rest, is := strings.CutPrefix(strings.TrimPrefix(line, "async "), "def test")
		if name, _, ok := strings.Cut(rest, "("); is && ok {
			b.WriteString("\ntest" + name + "()")
		}
	}
	return b.String() + "\n"
}

// mayBe notes what a file may have been given: it is one of several, or was perhaps not
// written.
func (x *note) mayBe(out flow) {
	x.may = out.saidAfter(x.may[:len(x.may):len(x.may)])
	if out.exact() && out.prints == commands.ItsText && !out.encoded && len(x.either) < MaxText {
		x.either += out.word().Text + "\n"
	}
}
