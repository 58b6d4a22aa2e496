//go:build !lean

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/patch"
	"automode/internal/world"
)

// A patch whose text is known changes the files that it names, and no others.

// patched is what a patch makes of one file.
type patched struct {
	path string // where it lies
	old  string // what it held
	text string // what it holds then, where full
	full bool
	adds string // what the patch puts into it
	own  bool   // nothing of this call touched it before
	sure bool   // it is changed for sure
}

// patches puts facts of the files that a patch names in the place of the one that it
// changes some, and gives what they become.
func (r *reader) patches(result *commands.Result, st *state, in flow) []patched {
	p := result.Patch
	switch {
	case r.away > 0:
		return nil
	case p == nil:
		return r.substituted(result, st)
	}
	some := slices.ContainsFunc(result.Facts, somewhere)
	text, said := r.patchText(p, st, in)
	ok := said && !p.Odd && len(st.cwds) == 1 && !r.patchSettings(st)
	prefix := ""
	if p.Prefix.Text != "" || p.Prefix.Known != automode.Guess {
		prefix = strings.TrimSuffix(p.Prefix.Text, "/") + "/"
		ok = ok && p.Prefix.Exact() && prefix != "/"
	}
	var files []patch.File
	switch {
	case !ok, strings.TrimSpace(text) == "": // a text without a word names none, and is refused
	case p.Form == commands.MarkedPatch:
		files, ok = patch.Marked(text)
	default:
		files, ok = patch.Unified(text, patch.Reading{Git: p.Form == commands.GitPatch, Strip: p.Strip, Reverse: p.Reverse, Prefix: prefix, Recount: p.Recount, Below: r.belowTop(st.cwds[0])})
	}
	if !ok || r.tires(len(files)*4+len(text)/longStep) {
		if some || said {
			r.unknown("it is not known which files the patch names, to be changed or removed")
		}
		return nil
	}
	if p.Form == commands.GitPatch && !p.Loosely {
		r.versions.own = false // it leaves the index as it is
	}
	facts := slices.DeleteFunc(result.Facts, somewhere)
	if !some { // it only looks whether the patch fits
		for i := range files {
			for _, name := range r.patchNames(p, &files[i], st) {
				for _, f := range patchFacts(p, &files[i], name) {
					facts = append(facts, patchFact(commands.Reads, f.Word.Text, ""))
				}
			}
		}
		result.Facts = facts
		return nil
	}
	var list []patched
	var beside []commands.Fact
	seen := map[string]bool{}
	for i := range files {
		f := &files[i]
		names := r.patchNames(p, f, st)
		for _, name := range names {
			facts = append(facts, patchFacts(p, f, name)...)
			if p.Rejects {
				beside = append(beside, patchFact(commands.Writes, name+".rej", "what does not fit is written there"))
			}
			if p.Backups {
				beside = append(beside, patchFact(commands.Writes, name+".orig", "what the file held is kept there where the patch does not fit well"))
			}
			x := r.becomes(f, name, st)
			if x.full = x.full && len(names) == 1 && !p.Loosely && !seen[x.path]; x.path != "" {
				list = append(list, x)
			}
			seen[x.path] = true
		}
	}
	if p.Form != commands.MarkedPatch {
		facts = append(facts, r.leftEmpty(facts, st)...)
	}
	result.Facts = append(facts, beside...)
	return list
}

// somewhere reports whether a fact is that of a patch of which nobody knows which files
// it changes.
func somewhere(f commands.Fact) bool {
	return f.Kind == automode.Write && f.Target == "." && f.Extent == automode.Tree
}

// leftEmpty gives the folders that go with the last file in them.
func (r *reader) leftEmpty(facts []commands.Fact, st *state) (list []commands.Fact) {
	top := st.cwds[0]
	if root, ok := r.world.Repository(top); ok {
		top = root
	}
	gone := func(in string, role ...commands.Role) (n int) {
		for i := range facts {
			if f := &facts[i]; slices.Contains(role, f.Role) && strings.HasPrefix(world.Clean(f.Word.Text), in+"/") {
				n++
			}
		}
		return n
	}
	seen := map[string]bool{}
	for i := range facts {
		if f := &facts[i]; f.Role != commands.Deletes && f.Role != commands.Moves {
			continue
		}
		for d := path.Dir(world.Clean(facts[i].Word.Text)); strings.HasPrefix(d, top+"/") && !seen[d]; d = path.Dir(d) {
			names, err := r.world.ReadDir(d, maxNames)
			if gone(d, commands.Writes, commands.Receives, commands.Edits) > 0 || err == nil && len(names) > gone(d, commands.Deletes, commands.Moves) {
				break // something stays in it
			}
			seen[d] = true
			left := patchFact(commands.Deletes, d, "a folder goes with the last file in it")
			left.Traits |= automode.Recoverable
			list = append(list, left)
		}
	}
	return list
}

// patchSettings reports whether the call sets a variable by which another repository
// is meant, or files are kept under other names.
func (r *reader) patchSettings(st *state) bool {
	for b := st.vars; b != nil; b = b.next {
		if commands.LeadsPatch(b.name) {
			return true
		}
	}
	return false
}

// patchText is the text of a patch.
func (r *reader) patchText(p *commands.Patch, st *state, in flow) (string, bool) {
	w := p.File
	switch {
	case p.Text.Text != "" || p.Text.Known != automode.Exact && p.Form == commands.MarkedPatch:
		return p.Text.Text, p.Text.Exact() && !p.Text.Encoded
	case w.Text != "" || w.Known != automode.Guess || w.Many || w.MayEmpty:
	case in.prints == commands.ItsText && in.exact():
		return in.word().Text, !in.encoded
	default:
		w = commands.Lit(in.more().file)
	}
	list := r.locate(w, st)
	if !w.Exact() || w.Text == "" || len(list) != 1 || list[0].known != automode.Exact {
		return "", false
	}
	n, _ := r.notes.file(list[0].at.Path)
	text, ok := r.content(list[0])
	return text, ok && !n.encoded
}

// belowTop reports whether a folder may lie below the top of its repository.
func (r *reader) belowTop(folder string) bool {
	if r.world.Lexical() {
		return !r.world.Place(folder).Marks.Has(automode.RegionRoot)
	}
	top, known := r.world.Repository(folder)
	return known && top != folder
}

// patchNames are the paths that a file of a patch may mean: from the folder itself
// and, for git, from the top of the repository that it lies in.
func (r *reader) patchNames(p *commands.Patch, f *patch.File, st *state) (names []string) {
	folders := []string{st.cwds[0]}
	if p.Form == commands.GitPatch {
		top, known := r.world.Repository(st.cwds[0])
		switch {
		case known && f.Top:
			folders = []string{top}
		case known && top != st.cwds[0]:
			folders = append(folders, top)
		case r.world.Lexical():
			for d := st.cwds[0]; r.world.Place(d).Region == automode.Project && !r.world.Place(d).Marks.Has(automode.RegionRoot); {
				d = path.Dir(d)
				folders = append(folders, d)
			}
		}
	}
	for _, folder := range folders {
		for _, name := range f.Names {
			names = append(names, r.join2(folder, name))
		}
	}
	return names
}

// patchFact is what happens to a path.
func patchFact(role commands.Role, at, why string) commands.Fact {
	mean := role.Means()
	return commands.Fact{Role: role, Word: commands.Lit(at), Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Why: why}
}

// patchFacts is what happens to one of the paths that a file of a patch may mean.
func patchFacts(p *commands.Patch, f *patch.File, name string) []commands.Fact {
	fact := patchFact
	from := f.From
	if from != "" {
		from = strings.TrimSuffix(name, f.Names[0]) + from
		if path.IsAbs(f.From) {
			from = f.From
		}
	}
	receives := fact(commands.Receives, name, "the patch puts the file there")
	receives.Words = []commands.Word{commands.Lit(from)}
	receives.More = true
	var list []commands.Fact
	switch f.Deed {
	case patch.Makes:
		list = append(list, fact(commands.Writes, name, "the patch makes the file"))
	case patch.Removes:
		if p.Form == commands.PlainPatch {
			list = append(list, fact(commands.Edits, name, "the patch leaves of it what it does not name"))
		}
		list = append(list, fact(commands.Deletes, name, "the patch removes the file"))
	case patch.Renames:
		moves := fact(commands.Moves, from, "the patch gives the file another name")
		moves.Extent = automode.One
		list = append(list, moves, receives)
	case patch.Copies:
		list = append(list, fact(commands.Reads, from, ""), receives)
	}
	if f.Deed == patch.Changes || (f.Deed == patch.Renames || f.Deed == patch.Copies) && len(f.Hunks) > 0 {
		list = append(list, fact(commands.Edits, name, "the patch changes the file"))
	}
	if f.Mode {
		list = append(list, fact(commands.Marks, name, "the patch sets who may run it"))
	}
	return list
}

// becomes is what a patch makes of the file at a path, as far as it is known.
func (r *reader) becomes(f *patch.File, name string, st *state) (x patched) {
	list := r.locate(commands.Lit(name), st)
	if len(list) != 1 || list[0].known != automode.Exact || list[0].at.Path == "" || f.Deed == patch.Removes {
		return x
	}
	s := list[0]
	x.path, x.adds, x.own = s.at.Path, f.Added(), !r.noted(s.at.Path)
	switch {
	case s.at.Regular:
		b, err := r.world.ReadFile(s.at.Path, maxScript)
		if x.old = string(b); err != nil || !x.own || f.Deed > patch.Makes {
			return x
		}
	case s.at.Exists || f.Deed != patch.Makes || r.world.Lexical() && f.Deed != patch.Makes:
		return x
	}
	x.text, x.full = f.Apply(x.old)
	return x
}

// patchedTexts notes what files hold after a patch, the effects of which begin at
// from, and reads what surfaces make run then.
func (r *reader) patchedTexts(list []patched, from int, in flow) {
	for _, x := range list {
		x.path = world.Clean(x.path)
		if x.full {
			r.notes.content(x.path, x.text, true, false, in.data)
		}
		if n, ok := r.notes.at[x.path]; ok && n.full && x.sure {
			n.sure = true
			r.notes.at[x.path] = n
		}
		if n, ok := r.notes.at[x.path]; ok && !x.full && len(n.said) < MaxText {
			n.said += x.adds + "\n"
			r.notes.at[x.path] = n
		}
		for i := from; i < len(r.a.Effects); i++ {
			e := &r.a.Effects[i]
			if e.Kind != automode.Write || e.Target != x.path || e.Traits.Has(automode.Metadata) {
				continue
			}
			if x.full && x.own && !r.loose && e.Known == automode.Exact && e.Place.Region == automode.Project && e.Place.Marks.Has(automode.Surface) {
				if Written(r.a, r.world, r.options, i+1, x.path, x.old, x.text) {
					r.notes.understands(x.path)
				}
			}
			break
		}
	}
}
