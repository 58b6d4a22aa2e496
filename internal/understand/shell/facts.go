package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// turn is the pass in which a fact is read: what is read before what is written and
// sent, and code last.
func turn(f *commands.Fact) int {
	switch {
	case f.Role == commands.Seeks: // where it looks is known by then
		return 1
	case f.Kind == automode.Read || f.Kind == automode.Fetch || f.Kind == automode.Disclose || f.Kind == automode.Query,
		f.Role == commands.Moves:
		return 0
	case f.Role.Means().Subject == commands.Code:
		return 2
	}
	return 1
}

// optionsFirst is the pass in which a fact is told, from 0 to 3: as turn says, but that the
// code that options name comes before what the words start, which may make files of that
// name and so vouch for them.
func optionsFirst(f *commands.Fact) int {
	n := turn(f)
	if n == 2 && f.Via != automode.ByOption {
		n++
	}
	return n
}

// fact gives the effects of one fact.
func (r *reader) fact(f *commands.Fact, st *state, in flow, got *sum) {
	switch f.Role.Means().Subject {
	case commands.Path:
		r.pathFact(f, st, got)
	case commands.Code:
		r.codeFact(f, st, in, got)
	case commands.Host:
		r.hostFact(f, st, got)
	case commands.Name:
		if f.Role == commands.Shows && f.Word.Exact() {
			data := st.labels(f.Word.Text)
			if got.data |= data; data&automode.SecretData == 0 {
				return
			}
		}
		e := r.effect(f)
		e.Target, e.Known = f.Word.String(), f.Word.Known
		if f.Kind == automode.Disclose {
			got.data |= automode.SecretData
		}
		r.askedFor(f, e)
		if f.Kind == automode.Control && (f.Word.IsJob() || strings.HasPrefix(f.Word.Text, "%")) {
			e.Traits |= automode.OwnJobs
		}
		if f.Kind == automode.Control && r.signals(&f.Word, &e) {
			r.give(automode.Effect{Kind: automode.Weaken, Target: "the gate", Known: automode.Exact, Traits: automode.Ungated, Why: "it stops what decides what may run"})
		}
		r.give(e)
	default:
		r.plainFact(f, st, got)
	}
}

func (r *reader) effect(f *commands.Fact) automode.Effect {
	return automode.Effect{Kind: f.Kind, Traits: f.Traits, Extent: f.Extent, Via: f.Via, Flag: f.Flag, Why: f.Why}
}

// plainFact is a fact that no word names.
func (r *reader) plainFact(f *commands.Fact, st *state, got *sum) {
	if f.Target == "." {
		p := *f
		if p.Word = (commands.Word{Text: ".", Known: automode.Exact}); len(st.cwds) == 0 || r.away > 0 {
			r.pathFact(&p, st, got)
			return
		}
		for _, p.Word.Text = range st.cwds { // it is one of them
			if root, ok := r.world.Repository(p.Word.Text); ok && (f.Kind == automode.Keep || f.Kind == automode.Lose) {
				p.Word.Text = root
			}
			r.pathFact(&p, st, got)
		}
		return
	}
	e := r.byVariable(f, st)
	e.Target, e.Known, e.Data = f.Target, automode.Exact, got.data|f.Word.Data
	if f.Library {
		e.Data = 0 // what the code reads is not the package
	}
	switch {
	case f.Kind == automode.Unknown:
		e.Target = f.Word.String()
	case f.Target == commands.ItsRemote:
		e.Place.Host, e.Named = r.remote("", st)
	case f.Target == commands.TheRemotes:
		r.remotes = true
	}
	if f.Kind == automode.Run && (r.ownCode(st) || f.Library && r.covered()) {
		e.Traits |= automode.EntryPoint
	}
	if f.Kind == automode.Install && got.dictated {
		e.Traits &^= automode.Declared
	}
	switch f.Kind {
	case automode.Disclose:
		got.data |= automode.SecretData
	case automode.Expose:
		got.data |= automode.FetchedData // whoever connects is heard
	case automode.Query:
		got.strange = true // what a service holds
	case automode.Fetch:
		if f.Target != commands.ItsRemote {
			got.data |= automode.FetchedData
		}
	}
	if r.away > 0 {
		e.Place.Region = automode.Elsewhere
	}
	r.give(e)
}

// pathFact gives an effect for every path that the fact's word may mean.
func (r *reader) pathFact(f *commands.Fact, st *state, got *sum) {
	switch {
	case f.Role == commands.Seeks:
		r.seek(f, st, got)
		return
	case f.Role == commands.Handed:
		r.handsOver(f, st, got)
		return
	case f.Role == commands.Wipes && !strings.HasPrefix(f.Word.Text, "/") && (f.Word.Exact() || f.Word.Glob):
		named := *f
		if named.Word.Text = "/dev/" + f.Word.Text; f.Word.Glob {
			named.Word = commands.Word{Data: f.Word.Data} // what the pattern finds here is a name there
		}
		f = &named
	}
	if f.Role == commands.LinkTarget || f.Role == commands.Edits { // a hard link is the file itself
		r.aim = f.Word
	}
	var room [1]spot
	r.pathFacts(f, r.targets(room[:0], f, st), st, got)
}

// pathFacts gives an effect for each place.
func (r *reader) pathFacts(f *commands.Fact, list []spot, st *state, got *sum) {
	for _, s := range list {
		if (f.Kind == automode.Read && !f.Traits.Has(automode.Listing) || f.Role == commands.Edits) && r.unending(s.at.Path) {
			got.endless = true
		}
		if s.at.Path != "" && r.world.IsStream(s.at.Path) && f.Kind != automode.Delete && f.Kind != automode.Run && f.Role != commands.Links && f.Role != commands.Marks {
			if f.Kind == automode.Write {
				r.writesInput(s.at.Path, st)
				given := got.passes
				given.data, given.encoded = given.data|got.data, given.encoded || got.encoded
				r.handed(s.at.Path, given)
				r.complains(s.at.Path, got.data)
			}
			if f.Kind == automode.Write || f.Kind == automode.Lose {
				r.reopened(f, s.at.Path, st, got)
			}
			got.data |= r.spotData(s)
			continue
		}
		r.feeds(f, &s, got)
		got.spoken = got.spoken || f.Kind == automode.Read && !s.place.Marks.Has(automode.Secret) && len(r.notes.at) > 0 && r.notes.data(s.at.Path)&automode.SecretData != 0
		e := r.effect(f)
		e.Place, e.Known = s.place, s.known
		if s.astray {
			e.Traits &^= automode.SourceOnly
		}
		if s.extent == automode.Children {
			e.Extent = automode.Children // by a pattern, and whatever is below them
		} else {
			e.Extent = max(e.Extent, s.extent)
		}
		if r.isFile(&s) {
			e.Extent = automode.One // nothing lies below it
		}
		if e.Target = s.at.Path; e.Target == "" || s.target != "" {
			e.Target = s.target
		}
		if s.at.Named != s.at.Path {
			e.Named = s.at.Named
		}
		r.reach(f, &e, s, st, got)
	}
}

// isFile reports whether a file lies there, and this call put nothing in its place.
func (r *reader) isFile(s *spot) bool {
	if !s.at.Regular {
		return false
	}
	_, touched := r.notes.of(s.at.Path)
	return !touched
}

// reach finishes an effect on a path by what the kind makes of it.
func (r *reader) reach(f *commands.Fact, e *automode.Effect, s spot, st *state, got *sum) {
	switch e.Kind {
	case automode.Read:
		if e.Extent != automode.One {
			got.around = append(got.around, s.at.Path)
		}
		if !e.Traits.Has(automode.Listing) {
			if s.below && s.at.Path != "" && r.away == 0 {
				// Whatever lies below a root may be meant, as when all of it is read.
				if root := r.world.PlaceOf(s.at).Marks & (automode.RegionRoot | automode.RootAncestor); root != 0 {
					e.Place.Marks |= root
					e.Extent = automode.Tree
				}
			}
			if f.Word.Data&automode.SecretData != 0 && !f.Word.Exact() {
				e.Place.Marks |= automode.Secret // a name that was looked for
			}
			got.data |= r.spotData(s) | f.Word.Data&automode.SecretData | swept(e)
			x := r.notes.at[s.at.Path]
			got.encoded = got.encoded || x.encoded
			got.fed += x.said
			got.strange = got.strange || r.away == 0 && s.at.Path != "" && r.outside(s.at.Path, 0)
			r.throughLinks(e, &s, got)
		}
		if r.through && e.Traits.Has(automode.Listing) && (got.hands || got.lists && (r.onward || r.captured)) && s.at.Path != "" && r.away == 0 && !r.world.Lexical() {
			r.namesThrough(&s)
		}
		if got.lists && s.at.Path != "" {
			got.folders = append(got.folders, s.at.Path)
		}
		got.nowhere = got.nowhere || got.lists && s.at.Path == "" && !s.empty
		if s.empty && !s.absent {
			return
		}
	case automode.Write:
		r.writesScript(&s, &f.Word)
		r.writesProposed(&s)
		if f.Role == commands.Edits {
			got.edited |= r.notes.data(s.at.Path) & automode.FetchedData
		}
		e.Data = got.data
		if s.absent {
			e.Known = automode.Guess
		} else if s.empty {
			return
		}
		if s.at.Path != "" && s.known != automode.Guess && r.world.KnownBuildOutput(s.at.Path) {
			e.Traits |= automode.BuildOutput
		}
		r.overLinks(f, e, &s)
		r.written(f, e, s, st, got)
	case automode.Delete, automode.Lose:
		if s.empty {
			e.Traits |= automode.AsEmpty
		}
		r.recoverable(e, &s, st)
		if f.Role == commands.Deletes && s.known == automode.Exact && !s.at.Exists && (r.notes.at[s.at.Path].made || r.madeFolder(&s, st)) {
			e.Traits |= automode.SessionMade
		}
		if !e.Traits.Has(automode.Relocated) && r.notes.holdsOnly(s.at.Path) {
			e.Traits |= automode.OnlyCopy
		}
		if f.Role == commands.Deletes && (e.Traits.Has(automode.OnlyCopy) || s.known == automode.Guess) {
			r.sweptAway()
		}
		if s.at.Path != "" && r.world.IsRepositoryLock(s.at.Path) {
			e.Traits |= automode.LockFile
		}
		data := r.spotData(s)
		if f.Role == commands.Moves {
			r.swept = r.swept || s.extent == automode.Children && s.place.Marks.Has(automode.RegionRoot)
			if s.at.Path != "" {
				r.notes.gone.add(s.at.Path)
			}
			got.data |= data // it goes on at the new place
			r.throughLinks(e, &s, got)
			got.moves = true
			// A throw-away file stays one, wherever it lies, and so does what
			// this call itself made.
			_, noted := r.notes.of(s.at.Path)
			made := noted && !s.at.Exists && s.known == automode.Exact
			got.only = got.only || r.notes.holdsOnly(s.at.Path) ||
				!made && !e.Traits.Has(automode.Recoverable) && s.place.Region != automode.Scratch
		}
		if r.versions.intact {
			break // nothing is put in the place of what is there
		}
		switch {
		case s.at.Path == "" || e.Traits.Has(automode.Relocated): // what is moved may stay: see taken
		case f.Traits.Has(automode.Recoverable):
			r.notes.perhaps.add(s.at.Path) // rmdir leaves what is in a folder, and a file
		default:
			r.notes.judged.add(s.at.Path)
		}
		r.notes.add(note{path: s.at.Path, tree: true, data: data, removed: e.Kind == automode.Delete, empty: e.Kind == automode.Delete && s.known == automode.Exact && e.Extent != automode.Children})
		if e.Kind == automode.Lose && !s.empty && f.Role == commands.Truncates {
			// It is a write as well: where that must not happen, neither must this.
			w := *e
			w.Kind, w.Traits = automode.Write, 0
			r.give(w)
		}
	case automode.Run:
		e.Data = got.data | r.spotData(s)
		if f.Role == commands.Settings && s.at.Path != "" && (r.world.IsStream(s.at.Path) || r.altered(s.at.Path)) {
			e.Traits |= automode.Hidden // and nobody has it in place
		}
	}
	r.give(*e)
}

// linkTarget is where a link leads that is made at the path from, of several words
// the one of its name. A symbolic link is read from its own folder, a hard one from the
// working folder.
func (r *reader) linkTarget(f *commands.Fact, from string, st *state) string {
	folder := path.Dir(from)
	if f.More && len(st.cwds) == 1 {
		folder = st.cwds[0]
	}
	words := f.Words
	if len(words) == 0 {
		words = []commands.Word{r.aim}
	}
	for i := range words {
		w := &words[i]
		if w.Known != automode.Exact || w.Text == "" {
			continue
		}
		name := w.Text
		if w.Glob {
			if ok, err := value.Matches(base(name), base(from)); !ok || err != nil || len(words) == 1 && base(strings.TrimRight(f.Word.Text, "/")) == base(from) {
				continue // it has a name of its own
			}
			name = name[:len(name)-len(base(name))] + base(from)
		}
		if len(words) == 1 || base(strings.TrimRight(name, "/")) == base(from) {
			return r.join2(folder, name)
		}
	}
	return ""
}
