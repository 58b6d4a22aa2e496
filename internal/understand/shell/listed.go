package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// maxSeeks bounds how many names are looked for one after the other.
const maxSeeks = 24

// namesListed adds which names a listing may print that weigh something, as far as it looks for
// some or leaves some out.
func (r *reader) namesListed(more *rest, result *commands.Result, got *sum, st *state) {
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Sieve != nil && f.Sieve.Form >= commands.PathForm {
			more.from = st.cwds // what is named is a path, and no folder to look in
		}
	}
	more.kept = result.Program.Versions
	for _, d := range st.cwds {
		if root, ok := r.world.Repository(d); ok && root != d && result.Program.Versions {
			more.from = append(slices.Clip(more.from), root) // git lists from there as well
		}
	}
	own := result.Sieve
	more.hides = own != nil && own.Hides
	more.given = append(more.given, r.pickedFrom(got.seeks, more, st)...)
	if own != nil && (len(own.Any) > 0 || !own.Hides) {
		one := sieveOf(own)
		more.given = append(more.given, r.pickedBy(&one, more, st)...)
	}
}

// pickedFrom are the files that one of several that are looked for names. Each is held alone:
// whether another has to hold as well, nobody says. Of more than are tried it is not known
// which names they take.
func (r *reader) pickedFrom(seeks []sieve, of *rest, st *state) (list []commands.Word) {
	if len(seeks) > maxSeeks {
		seeks = []sieve{{}}
	}
	for i := range seeks {
		list = append(list, r.pickedBy(&seeks[i], of, st)...)
	}
	return list
}

// siftedBy adds to a listing what a filter picks out. What it keeps back is left: it may read
// something else, or hold against it otherwise than is known.
func (r *reader) siftedBy(in *flow, s *commands.Sieve, st *state) {
	if s.First && in.prints == commands.Marked {
		return // by its mark
	}
	more, one := in.more(), sieveOf(s)
	more.given = append(slices.Clip(more.given), r.pickedBy(&one, &more, st)...)
	in.knows(more)
}

// all are the folders in which its names are looked for.
func (m *rest) all() []string { return append(slices.Clip(m.folders), m.from...) }

// looksInto takes the secrets by name that a search through files looks for by theirs.
func (r *reader) looksInto(got *sum, in flow, st *state) {
	if got.lists || len(got.seeks) == 0 || r.away > 0 {
		return
	}
	of := rest{folders: got.around}
	if len(of.folders) == 0 {
		of.folders = st.cwds
	}
	for _, w := range r.pickedFrom(got.seeks, &of, st) {
		if w.Text == "" || r.world.Place(w.Text).Marks.Has(automode.Secret) {
			r.fact(&commands.Fact{Role: commands.Reads, Kind: automode.Read, Word: w, Why: "looks into files of a name that holds secrets"}, st, in, got)
		}
	}
}

// toldNames keeps which words of weight a program was given that keeps versions: names of
// branches and the like, which it prints when it is asked.
func (r *reader) toldNames(argv []commands.Word, st *state) {
	for i := 1; i < len(argv) && i < maxGiven && !r.tires(1); i++ {
		w := argv[i]
		if !w.Exact() || strings.ContainsAny(w.Text, " \n") {
			continue
		}
		if ref, ok := strings.CutPrefix(w.Text, "refs/"); ok {
			w.Text = ref[strings.IndexByte(ref, '/')+1:]
		}
		if len(r.versions.names) < maxGiven {
			r.versions.names = append(r.versions.names, r.heavy([]commands.Word{w}, st)...)
		}
	}
}

// saidBefore are names of weight that a program may print which it was told before: by what
// it keeps, and by the variables that it is asked for.
func (r *reader) saidBefore(words []commands.Word, st *state) (list []commands.Word) {
	list = append(list, r.versions.names...)
	for i := range words {
		if v, ok := st.lookup(words[i].Text); ok && words[i].Exact() {
			list = append(list, r.heavy(v, st)...)
		}
	}
	return list
}
