package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/git"
)

// A repository's settings name programs that git starts whatever it is asked to do. Those
// of the project are the person's; of another one nobody knows who wrote them, and what
// this call put into a folder that git takes for a repository is the call's own.

// foreign adds that git starts what the settings of a repository name that is
// not the project's.
func (r *reader) foreign(result *commands.Result, st *state) {
	if !result.OfGit() || r.away > 0 || len(result.Facts) == 0 {
		return
	}
	folders := st.cwds
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Flag == "--git-dir" && f.Role == commands.Lists {
			for _, s := range r.locate(f.Word, st) {
				folders = append(slices.Clip(folders), path.Dir(s.at.Path))
			}
		}
	}
	for _, folder := range folders {
		if r.laidOut(folder); r.world.Lexical() {
			continue
		}
		if bare := r.world.Bare(folder); bare != "" {
			r.startsBySettings(r.world.GitStartsIn(bare))
			continue
		}
		root, ok := r.world.Repository(folder)
		if !ok || r.ownRepository(root) {
			continue
		}
		r.startsBySettings(r.world.GitStarts(root))
	}
	r.ownSettings()
}

// ownRepository reports whether a repository is the project's, or lies in it and did not come
// with what this session unpacked or copied there.
func (r *reader) ownRepository(root string) bool {
	place := r.world.Place(root)
	return place.Region == automode.Project &&
		(place.Marks.Has(automode.RegionRoot) || r.options.Changed == nil || !r.options.Changed(root+"/.git/config"))
}

func (r *reader) startsBySettings(setting string) {
	if setting != "" {
		r.give(automode.Effect{Kind: automode.Run, Target: setting, Known: automode.Exact, Via: automode.ByConfiguration, Why: "starts a program that this repository's settings name"})
	}
}

// laidOut gives the run of what this call may have put where git, started in a folder,
// finds a repository: in that folder or one above it, up to the one that has one.
func (r *reader) laidOut(folder string) {
	if len(r.notes.at) == 0 && !r.versions.replaced {
		return
	}
	for at := folder; at != "/" && at != "."; at = above(at) {
		for _, from := range r.notes.carried[at] {
			if bare := r.world.Bare(from); bare == from {
				r.startsBySettings(r.world.GitStartsIn(bare))
			}
		}
		if r.mayHaveCome(at) {
			r.startsWritten(at + "/config")
			return
		}
		if n, ok := r.notes.of(at + "/.git"); ok && n.brought && !n.inBuild() {
			r.startsWritten(at + "/.git")
			return
		}
		_, head := r.notes.of(at + "/HEAD")
		if n, ok := r.notes.at[at+"/config"]; ok && !n.empty && (head || r.world.Resolve(at+"/HEAD").Exists) {
			r.startsWritten(at + "/config")
			return
		}
		if r.world.Resolve(at + "/.git").Exists {
			return
		}
	}
}

// mayHaveCome reports whether a folder came with commits that this call checked out, and
// may be a repository of theirs: one that was not there, or is called as such are.
func (r *reader) mayHaveCome(folder string) bool {
	if !r.versions.replaced || r.world.Place(folder).Region != automode.Project || path.Base(folder) == ".git" {
		return false
	}
	if _, own := r.notes.of(folder); own {
		return false
	}
	return strings.HasSuffix(folder, ".git") || !r.world.Lexical() && !r.world.Resolve(folder).Exists
}

// ownSettings gives the run of settings and hooks that this call wrote into a folder which
// it had git make a repository of.
func (r *reader) ownSettings() {
	for _, at := range r.notes.log {
		if !r.notes.at[at].repository || r.tires(1+len(r.notes.log)/longStep) {
			continue
		}
		for _, p := range r.notes.log {
			if x := r.notes.at[p]; x.empty || x.repository {
				continue
			}
			if rest, below := strings.CutPrefix(p, at+"/"); below && git.NamesPrograms(rest) {
				r.startsWritten(p)
				return
			}
		}
	}
}

func (r *reader) startsWritten(p string) {
	r.give(automode.Effect{Kind: automode.Run, Target: p, Data: automode.UnknownData, Known: automode.OneOf, Via: automode.ByConfiguration, Why: "settings that this call put there can name programs"})
}
