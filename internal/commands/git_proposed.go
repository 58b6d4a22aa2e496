package commands

import (
	"slices"
	"strings"

	"automode"
)

// gitProposal reads whether an invocation of git takes in commits that anybody
// may propose on a host: those below the names that hosts give to requests and
// changes. Branches and tags are the remote's own.
func gitProposal(m *Match) {
	switch m.Path {
	case "fetch", "pull":
		for i, w := range m.Args {
			m.Proposes = m.Proposes || i > 0 && gitProposed(w.Text)
		}
	}
	// Nobody looked at what is put into the index or among the objects by hand.
	switch m.Path {
	case "mktree", "fast-import", "unpack-objects", "index-pack", "bundle unbundle":
		m.Proposes = true
	case "add", "stage":
		if list, ok := m.Value("--pathspec-from-file"); ok {
			m.Unknown("takes in the files that a list names", list)
		}
	case "update-index":
		m.Proposes = slices.ContainsFunc(m.hits, func(h Hit) bool { return named("--cacheinfo --index-info", h.Name) })
	}
	switch m.Path {
	case "checkout", "switch", "merge", "rebase", "reset", "cherry-pick", "am", "apply", "revert", "restore", "worktree add", "read-tree", "checkout-index", "stash pop", "stash apply", "pull",
		"stash", "stash push", "stash save", "sparse-checkout set", "bisect start", "bisect good", "bisect bad", "bisect reset":
		m.Replaces = true
	}
}

// gitOtherFiles: where the repository or its files are named, it may hold other files
// than those of the working folder, or of the one that is named.
func gitOtherFiles(m *Match) {
	if !spelled(m, "--work-tree --git-dir") {
		return
	}
	switch m.Path {
	case "add", "commit":
		if m.Path == "add" || spelled(m, "-a --all") {
			m.Add(Fact{Role: Reads, Kind: automode.Read, Word: Lit("."), Extent: automode.Tree, Why: "keeps what lies there"})
		}
	case "reset", "apply", "worktree add": // what these put there is told by itself
	case "checkout":
		if _, dashes := gitAfterDashes(m); dashes || len(m.Args) > 1 || len(m.Args) == 1 && gitWrittenAsPath(m.Args[0]) {
			return // it is about single files
		}
		fallthrough
	default:
		if m.Replaces {
			m.Add(Fact{Role: WritesTree, Kind: automode.Write, Word: Lit("."), Extent: automode.Tree, Why: "puts what the repository holds there, and takes away what it does not hold"})
		}
	}
}

// gitProposed reports whether a refspec names such commits.
func gitProposed(refspec string) bool {
	from, _, _ := strings.Cut(strings.TrimPrefix(refspec, "+"), ":")
	from = strings.TrimPrefix(from, "refs/")
	for _, folder := range [...]string{"pull/", "pull-requests/", "merge-requests/", "merge/", "changes/"} {
		if strings.HasPrefix(from, folder) {
			return true
		}
	}
	return false
}
