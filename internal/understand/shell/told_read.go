//go:build !lean

package shell

import (
	"maps"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/glance"
)

// retold reads what those were told that wrote sources, or files of names that are
// not known, as if it stood there.
func (r *reader) retold(st *state) {
	for _, p := range slices.Sorted(maps.Keys(r.notes.at)) {
		n := r.notes.at[p]
		place := r.world.Place(p)
		if len(n.told) == 0 || place.Region != automode.Project || place.Marks.Has(automode.Surface) {
			continue // what decides what runs is judged where it is written
		}
		name := p
		if n.like != nil {
			name = n.like.Text + n.like.Suffix
		}
		langs := []commands.Lang{commands.Python, commands.JavaScript, commands.Ruby}
		if lang, ok := commands.SourceLang(name); ok {
			langs = []commands.Lang{lang}
		}
		for _, t := range n.told {
			var texts []string
			if !t.code || t.lang == commands.Perl || t.lang == commands.Ruby {
				texts = append(commands.SedTexts(t.text), t.text) // Perl's and Ruby's are written alike
			}
			for _, s := range slices.Concat(texts, t.made, glance.Strings(t.lang, t.text)) {
				for _, lang := range langs {
					switch {
					case r.tires(1 + len(s)/longStep):
					case lang == commands.Shell && strings.Contains(s, "\n"): // a whole script, and no word of one
						r.suppose(testCases(name, s), lang, nil, automode.Effect{Kind: automode.Run, Target: p, Place: place, Known: automode.OneOf, Why: "is among what that runs"}, st, flow{})
					case lang == commands.Python:
						r.piece(s+calledTests(s), lang, p, place, st)
					case lang != commands.Shell:
						r.piece(s, lang, p, place, st)
					}
				}
			}
		}
	}
}

// piece reads a part of a source. When it runs, and on what, nobody knows: what it
// does in the project, or asks of a host, is the project's to do, as it is where a
// test does it. What reaches out of the project is not.
func (r *reader) piece(text string, lang commands.Lang, p string, place automode.Place, st *state) {
	f := commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: lang, Word: commands.Lit(text)}
	if lang == commands.PHP && strings.Contains(text, "<?") {
		f.Role = commands.RunsFile // where code does not begin with the first letter
	}
	e := automode.Effect{Kind: automode.Run, Target: p, Place: place, Known: automode.OneOf, Data: automode.UnknownData, Why: "is among what that runs"}
	r.outward(func() { r.inline(e, &f, f.Word, nil, st, flow{}, &sum{}) })
}

// outward keeps of the effects that something reads in the first, what runs, and those
// that are known to be on more than the project.
func (r *reader) outward(read func()) {
	from, known := len(r.a.Effects), len(r.a.Commands)
	complete, outcome, failed := r.a.Complete, r.a.Outcome, r.failed
	jobs, lent, traps := len(r.jobs), len(r.lent), r.traps
	r.cover++
	read()
	r.cover--
	// They name effects that go again.
	r.jobs, r.lent, r.traps = r.jobs[:min(jobs, len(r.jobs))], r.lent[:min(lent, len(r.lent))], traps
	r.a.Complete, r.a.Outcome, r.failed = complete, outcome, failed
	if len(r.a.Effects) <= from {
		return
	}
	kept := r.a.Effects[:from+1]
	for _, x := range r.a.Effects[from+1:] {
		if reaches(&x) && (!r.blatant || blatant(&x)) {
			x.Parent = from + 1
			kept = append(kept, x)
		}
	}
	if r.a.Effects = kept; len(kept) > from+1 {
		return
	}
	clear(r.a.Commands[known:])
	r.a.Effects, r.a.Commands = kept[:from], r.a.Commands[:known]
}

// reaches reports whether an effect is known to be on more than the project.
func reaches(e *automode.Effect) bool {
	switch e.Kind {
	case automode.Write, automode.Delete, automode.Lose:
		own := e.Place.Region == automode.Project || e.Place.Region == automode.Scratch || e.Place.Region == automode.Elsewhere
		const above = automode.RegionRoot | automode.RootAncestor | automode.GatePath | automode.Device | automode.Repository | automode.Store
		return e.Known >= automode.OneOf && (!own && e.Place.Region != automode.Nowhere || e.Place.Marks&above != 0)
	case automode.Run:
		return e.Traits.Has(automode.Encoded) || e.Data&automode.FetchedData != 0
	case automode.Send, automode.Publish:
		return e.Data&automode.SecretData != 0
	case automode.Control:
		return e.Traits.Has(automode.Halts)
	case automode.Expose:
		return e.Traits.Has(automode.Tunnel)
	case automode.Elevate, automode.Weaken:
		return e.Traits.Has(automode.Ungated)
	}
	return false
}

// hasQuote reports whether a string may begin in a text.
func hasQuote(s string) bool {
	return strings.IndexByte(s, '"') >= 0 || strings.IndexByte(s, '\'') >= 0 || strings.IndexByte(s, '`') >= 0
}

// spokenIn are the strings in what a program is given, in words or as text: what it
// prints may be one of them.
func (r *reader) spokenIn(argv []commands.Word, got *sum) (list []string) {
	for i := range argv {
		if w := &argv[i]; w.Exact() && hasQuote(w.Text) && !r.tires(1+len(w.Text)/longStep) {
			list = append(list, glance.Strings(commands.Native, w.Text)...)
		}
	}
	if hasQuote(got.fed) {
		list = append(list, glance.Strings(commands.Native, got.fed)...)
	}
	return list[:min(len(list), mostTold)]
}
