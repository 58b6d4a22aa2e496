package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/git"
	"automode/internal/world"
)

// versions is what is known of the repository as the walk goes on: it was read
// as it lies there before the call.
type versions struct {
	beside  bool   // what is read runs beside what follows, and nobody knows which is first
	moved   bool   // this call changed what was read
	records bool   // but for what it added and committed
	branch  string // and for the branch that it began and checked out, where that succeeds (state.branch)
	began   string // that branch, until the state says so
	own     bool   // the facts being read are of a program that keeps versions itself
	intact  bool   // and it puts nothing in place of what is there
	// proposed: this call fetched commits that anybody may propose.
	proposed bool
	// replaced: this call may have put another tree in the place of the working one.
	replaced bool
	head     whereabouts // where this call took HEAD
	alone    bool        // it committed where HEAD may be on no branch
	commits  bool        // it committed before it took HEAD anywhere
	// leans are what this call took away or wrote over because the index has it: once that
	// is written itself nothing may.
	leans []leaning
	// restages: this call wrote the index. In a loop it does so again behind what follows.
	restages bool
	// secret: this call put a file of secrets, or what was read of one, among
	// what a push sends.
	secret bool
	// names are those of weight that this call gave it, as of a branch: it may print them.
	names []commands.Word
}

// repositoryWork is what it costs, in steps of work, to ask a repository what a
// deed loses or sends.
const repositoryWork = 20

// asked asks the repository whether an invocation's deed loses anything or
// sends anything that is not known, and marks its facts when it does not.
// What it gives are labels on what goes out.
func (r *reader) asked(result *commands.Result, st *state) automode.Data {
	r.versions.own, r.versions.intact = result.Program.Versions, false
	data := r.weighed(&result.Deed, result, st)
	if result.Deed.Away.Go != commands.Remains {
		r.quietly(result, st)
	}
	if result.Restages() {
		r.restaged(result, st)
		r.versions.restages = true
	}
	return data
}

func (r *reader) weighed(d *commands.Deed, result *commands.Result, st *state) automode.Data {
	if d.Act == commands.NoAct || d.Act.Keeps() || !r.certain(st) || len(st.cwds) != 1 {
		return 0
	}
	matters := false
	for i := range result.Facts {
		matters = matters || given(&result.Facts[i]) != 0
	}
	if !matters {
		return 0
	}
	repo, root, err := r.world.Git(st.cwds[0])
	if err == nil {
		repo.About = ""
		r.tires(repositoryWork)
		if d.Act == commands.Publishes {
			err = r.push(d, repo, root, st)
		} else {
			r.versions.intact, err = r.deed(d, repo, root, st)
		}
	}
	if err == errSecret {
		return automode.SecretData
	}
	for i := 0; err == nil && i < len(repo.Written); i++ {
		switch marks := r.world.Place(repo.Written[i]).Marks; {
		case marks&(automode.GatePath|automode.Startup) != 0:
			err = errGate
		case marks != 0:
			r.versions.intact = false // it is written after all
		}
	}
	r.versions.intact = r.versions.intact && err == nil
	for i := range result.Facts {
		f := &result.Facts[i]
		if t := given(f); t != 0 && err == nil {
			f.Traits |= t
		} else if t != 0 && repo != nil && (f.Target == "" || f.Target == ".") {
			f.Traits |= automode.Unvouched
			f.Why = lacking(repo, "", err)
		} else if t != 0 && repo != nil {
			f.Why = because(f.Why, err)
		}
	}
	return 0
}

// given is what a fact of a deed is that loses nothing and sends nothing that
// is not known.
func given(f *commands.Fact) automode.Traits {
	switch f.Kind {
	case automode.Delete, automode.Lose:
		return automode.Recoverable
	case automode.Publish:
		return automode.OwnBranch
	}
	return 0
}

// did notes what an invocation did to the repository: what was seen of it is
// its own Keep, and some deeds leave things such that they are still known.
func (r *reader) did(result *commands.Result, before versions, st *state) {
	v := &r.versions
	d, intact := &result.Deed, v.intact
	v.own, v.intact = before.own, before.intact
	v.proposed = v.proposed || result.Proposes
	v.replaced = v.replaced || result.Replaces
	r.headed(result, st)
	if v.proposed && result.Replaces {
		r.strangers(st)
	}
	switch {
	case before.moved:
	case intact, d.Act == commands.Cleans:
		v.moved = false
	case d.Act == commands.Records:
		v.moved, v.records = false, true
	case d.Act == commands.Begins:
		v.moved, v.branch = false, d.Words[0].Text
		v.began = v.branch
	}
}

// strangers notes that files of the working tree may be those that somebody
// proposed: what runs them runs code that nobody took in.
func (r *reader) strangers(st *state) {
	for _, dir := range st.cwds {
		if root, ok := r.world.Repository(dir); ok {
			dir = root
		}
		r.notes.add(note{path: dir, tree: true, data: automode.UnknownData})
	}
}

// writesProposed tells of a write to what somebody's proposal may have put there since
// the call began: a link of it leads wherever they like.
func (r *reader) writesProposed(s *spot) {
	if _, own := r.notes.at[s.at.Path]; !own && r.versions.proposed && r.versions.replaced && r.away == 0 && s.place.Region == automode.Project {
		r.unknown("a commit that somebody proposed may have put a link there")
	}
}

// saw notes an effect that changes what was read of a repository.
func (v *versions) saw(e *automode.Effect) {
	if e.Kind == automode.Keep || !e.Kind.Looks() && e.Place.Marks&(automode.Repository|automode.Store) != 0 {
		v.moved = true
	}
}

// certain reports whether files and repository are, when this runs, what they
// are now, as far as this call does not say so itself.
func (r *reader) certain(st *state) bool {
	if r.away > 0 || r.loose || r.failed || r.versions.moved || r.versions.beside || r.via == automode.Deferred || r.world.Lexical() {
		return false
	}
	for b := st.vars; b != nil; b = b.next {
		if commands.LeadsGit(b.name) {
			return false
		}
	}
	return true
}

// deed asks about anything but a push. intact says that what is there stays as
// it is, but for what comes back.
func (r *reader) deed(d *commands.Deed, repo *git.Repo, root string, st *state) (intact bool, err error) {
	if r.versions.records || r.versions.branch != "" {
		return false, errTouched
	}
	rev := "HEAD"
	if d.Rev != "" {
		rev = d.Rev
	}
	if d.Act == commands.Drops {
		names := make([]string, len(d.Words))
		for i, w := range d.Words {
			names[i] = w.Text
		}
		return false, repo.Kept(names, d.All) // what is to go and is not there is judged as present
	}
	paths, err := r.pathspecs(d.Words, repo, root, st)
	if err == nil {
		err = repo.Speaks()
	}
	if err != nil {
		return false, err
	}
	switch d.Act {
	case commands.Restores:
		return true, repo.Untouched(paths)
	case commands.Replaces:
		return rev == "HEAD", repo.Replaceable(paths, rev)
	case commands.Removes:
		return false, repo.Committed(paths)
	case commands.Cleans:
		return false, repo.Strays(paths, d.All)
	case commands.Resets:
		if err := repo.KeptBy(rev, false); err != nil {
			return false, err
		}
		return rev == "HEAD", repo.Replaceable(paths, rev)
	case commands.Switches:
		if rev != "HEAD" && !repo.Branch(rev) {
			return false, errUncertain
		}
		if err := repo.KeptBy(rev, true); err != nil {
			return false, err
		}
		return rev == "HEAD", repo.Replaceable(paths, rev)
	}
	return false, errUncertain
}

type uncertain string

func (u uncertain) Error() string { return string(u) }

const (
	errUncertain uncertain = "it is not known what it does"
	errTouched   uncertain = "this call changes it itself"
	errSecret    uncertain = "a secret would go out"
	errGate      uncertain = "it changes what decides what runs or is allowed"
)

// pathspecs are the paths from the root that words mean as git reads them: each
// names one file or folder and no pattern. No words mean everything.
func (r *reader) pathspecs(words []commands.Word, repo *git.Repo, root string, st *state) ([]string, error) {
	if len(words) == 0 {
		return []string{""}, r.untouched(root, "")
	}
	var list []string
	for i := range words {
		w := &words[i]
		if w.Known != automode.Exact || !w.Glob && strings.ContainsAny(w.Text, "*?[\\:") {
			return nil, errUncertain
		}
		places := r.spots(nil, w, st)
		for k := range places {
			rel, err := r.inside(&places[k], root)
			if err == nil && rel != "" && !(straight(places[k].at.Named, root, rel, repo) && r.straightFrom(st, w, root, rel, repo)) {
				err = errUncertain // git takes a link on the way for what it replaces
			}
			if err == nil && strings.ContainsAny(rel, "*?[\\:") {
				err = errUncertain
			}
			if err != nil {
				return nil, err
			}
			list = append(list, rel)
		}
	}
	return list, nil
}

// straight reports whether no link lies between the root and what was named, or git
// tracks nothing by that name.
func straight(named, root, rel string, repo *git.Repo) bool {
	below, ok := strings.CutPrefix(named, root+"/")
	return ok && (below == rel || !repo.Tracks(below)) || !ok && strings.HasSuffix(named, "/"+rel)
}

// straightFrom is straight of what a word names from the folders that it may be named
// from: where this call made links, a place has only the name that they lead to.
func (r *reader) straightFrom(st *state, w *commands.Word, root, rel string, repo *git.Repo) bool {
	return len(r.notes.links) == 0 || !slices.ContainsFunc(st.cwds, func(cwd string) bool {
		return !straight(world.Clean(r.join2(cwd, w.Text)), root, rel, repo)
	})
}

// inside is the path from the root of a place that is one file or folder below
// it, named itself and not through a link, and not touched by this call.
func (r *reader) inside(s *spot, root string) (string, error) {
	if s.at.Path == "" || s.at.Err != nil || s.known < automode.OneOf || s.empty || s.place.Region != automode.Project ||
		r.world.ResolveEntry(s.at.Named).Path != s.at.Path {
		return "", errUncertain
	}
	if s.at.Path == root {
		return "", r.untouched(root, "")
	}
	rel, ok := strings.CutPrefix(s.at.Path, root+"/")
	if !ok {
		return "", errUncertain
	}
	return rel, r.untouched(root, rel)
}

// untouched returns nil when this call did nothing to what lies at a path, nor
// to what says which files are ignored or filtered.
func (r *reader) untouched(root, rel string) error {
	at := path.Join(root, rel)
	if _, ok := r.notes.of(at); ok {
		return errTouched
	}
	r.tires(len(r.notes.at) / 32)
	for p, n := range r.notes.at {
		if git.Rules(base(p)) {
			return errTouched
		}
		if strings.HasPrefix(p, at+"/") || n.tree && strings.HasPrefix(at, p+"/") || strings.HasPrefix(p, root+"/.git/") {
			return errTouched
		}
	}
	return nil
}

// ownWork reports whether this call did no more to what lies at a path than to
// write into its files: what they held before is still where it was.
func (r *reader) ownWork(at string) bool {
	if r.notes.moved.touch(at) || r.notes.gone.touch(at) {
		return false
	}
	for p, n := range r.notes.at {
		if git.Rules(base(p)) {
			return false
		}
		if p == at || strings.HasPrefix(p, at+"/") {
			if n.link != "" || n.tree {
				return false
			}
		} else if n.tree && strings.HasPrefix(at, p+"/") || strings.Contains(p, "/.git/") {
			return false
		}
	}
	return true
}

// recoverable gives an effect the trait when what lies in its place can be had
// back once it is gone: a build makes it again, and git tracks none of it; or git
// holds it. Where git says that it does not, the effect says so.
func (r *reader) recoverable(e *automode.Effect, s *spot, st *state) { r.heldBy(e, s, st, false) }

// recoverableNow is recoverable where this call may have written into it before:
// what it held when the call began is what counts.
func (r *reader) recoverableNow(e *automode.Effect, s *spot, st *state) { r.heldBy(e, s, st, true) }

func (r *reader) heldBy(e *automode.Effect, s *spot, st *state, written bool) {
	good := r.remade(s)
	if s.at.Path != "" && !r.versions.own && s.at.Exists && r.certain(st) {
		folder := path.Dir(s.at.Path)
		if s.extent == automode.Children {
			folder = s.at.Path
		}
		repo, root, err := r.world.Git(folder)
		rel := ""
		if err == nil {
			rel, err = r.inside(s, root)
		}
		if written && err == errTouched && rel != "" && r.ownWork(path.Join(root, rel)) {
			err = nil
		}
		if err == nil && rel != "" && !(good && !repo.Tracks(rel)) {
			if err = repo.Held(rel); err == nil && r.versions.restages && r.loop > 0 {
				err = repo.Indexed([]string{rel})
			}
			if good = err == nil; !good {
				e.Traits |= automode.Unvouched
				e.Why = lacking(repo, rel, err)
			} else if v := &r.versions; len(v.leans) < mostLeans {
				v.leans = append(v.leans[:len(v.leans):len(v.leans)], leaning{root, rel})
			} else {
				v.leans[mostLeans-1] = leaning{root, ""}
			}
		}
	}
	if good {
		e.Traits |= automode.Recoverable
	} else if r.sessionMade(s, st) {
		e.Traits |= automode.SessionMade
	}
}

// sessionMade reports whether a file is one that the session made and that
// nothing changed since, in this call or outside of it.
func (r *reader) sessionMade(s *spot, st *state) bool {
	if r.options.Made == nil || s.known < automode.OneOf || s.extent != automode.One || !s.at.Regular || !r.certain(st) ||
		r.world.ResolveEntry(s.at.Named).Path != s.at.Path {
		return false
	}
	_, touched := r.notes.of(s.at.Path)
	return !touched && r.options.Made(s.at.Path)
}

// madeFolder reports whether a folder is one that this call made where nothing was, and that
// nothing was moved into: all that goes with it came from the call itself.
func (r *reader) madeFolder(s *spot, st *state) bool {
	x, noted := r.notes.of(s.at.Path)
	return noted && x.folder && x.link == "" && !x.several && !r.notes.holdsMoved(s.at.Path) && r.loop == 0 && r.certain(st)
}

// lacking says why the repository does not vouch for what is at a path, and of which
// file in it that was found first.
func lacking(repo *git.Repo, rel string, err error) string {
	if repo.About == "" || repo.About == rel {
		return err.Error()
	}
	return repo.About + ": " + err.Error()
}

// because adds to what an effect does why it is not to be had back.
func because(why string, err error) string {
	if err != nil && why != "" {
		why += " (" + err.Error() + ")"
	}
	return why
}

// remade reports whether a build makes it again.
func (r *reader) remade(s *spot) bool {
	if s.at.Path == "" || r.away > 0 || s.empty || r.notes.holdsMoved(s.at.Path) {
		return false
	}
	if s.known == automode.Bounded && s.probe != "" {
		return r.world.KnownBuildOutput(s.probe)
	}
	return s.known >= automode.OneOf && r.world.KnownBuildOutput(s.at.Path)
}

// spared reports whether something was lost by the effects from the n-th on,
// and all of it can be had back.
func (r *reader) spared(n int) bool {
	lost := false
	for i := n; i < len(r.a.Effects); i++ {
		if e := &r.a.Effects[i]; e.Kind == automode.Lose {
			if lost = true; !e.Traits.Has(automode.Recoverable) {
				return false
			}
		}
	}
	return lost
}

// doubt takes back what the repository vouched for in the effects from the n-th
// to the m-th, when what runs beside them changes anything.
func (r *reader) doubt(n, m int, loose bool) {
	changes := r.loose && !loose
	for i := m; i < len(r.a.Effects); i++ {
		changes = changes || !r.a.Effects[i].Kind.Looks()
	}
	if !changes {
		return
	}
	// Those of the pipe inside were doubted already.
	skip, to := r.doubted[0], r.doubted[1]
	if n <= skip && to <= m {
		r.doubted = [2]int{n, m}
	} else {
		skip, to = m, m
	}
	for i := n; i < m; i++ {
		if i == skip {
			if i = to; i >= m {
				break
			}
		}
		r.a.Effects[i].Traits &^= automode.OwnBranch | automode.SessionMade
		if e := &r.a.Effects[i]; e.Traits.Has(automode.Recoverable) && !r.world.KnownBuildOutput(e.Target) {
			e.Traits &^= automode.Recoverable
		}
	}
}
