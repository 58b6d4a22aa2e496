package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// leaning is a path, from a repository's root, whose content lies in the index; empty: the
// whole tree.
type leaning struct{ root, rel string }

// mostLeans is how many of them are told apart; beyond it is the whole index.
const mostLeans = 64

// restaged adds what is lost where an invocation writes the index after files went that
// only the index had.
func (r *reader) restaged(result *commands.Result, st *state) {
	if len(r.versions.leans) == 0 {
		return
	}
	for _, cwd := range st.cwds {
		repo, root, err := r.world.Git(cwd)
		if err != nil || r.tires(repositoryWork) {
			continue
		}
		var drops []string
		for _, at := range r.stagesAt(result.Deed.StagesAt, cwd, root) {
			for _, l := range r.versions.leans {
				switch {
				case l.root != root:
				case lies(l.rel, at):
					drops = append(drops, l.rel)
				case lies(at, l.rel):
					drops = append(drops, at)
				}
			}
		}
		if drops == nil {
			continue
		}
		if err := repo.Indexed(drops); err != nil {
			result.Facts = append(result.Facts, commands.Fact{Kind: automode.Lose, Target: "work in the repository", Why: because("drops what only the index has by now", err)})
			return
		}
	}
}

// stagesAt are the paths from the root that words mean, the root where one of them may
// mean any.
func (r *reader) stagesAt(words []commands.Word, cwd, root string) (paths []string) {
	for i := range words {
		w := &words[i]
		rel, ok := strings.CutPrefix(world.Clean(r.join2(cwd, w.Text)), root+"/")
		if !ok || w.Known != automode.Exact || w.Glob || strings.ContainsAny(w.Text, "*?[\\:") {
			return []string{""}
		}
		paths = append(paths, rel)
	}
	if paths == nil {
		return []string{""}
	}
	return paths
}

// lies reports whether a path from a root is another or lies below it, where capitals
// may not count.
func lies(rel, top string) bool {
	n := len(top)
	return n == 0 || len(rel) >= n && strings.EqualFold(rel[:n], top) && (len(rel) == n || rel[n] == '/')
}
