package commands

import "automode"

// gitAway says where HEAD goes, or what is merged into it, whatever options stand
// beside: an option that nobody foresaw keeps nothing.
func gitAway(m *Match) Away {
	switch m.Path {
	case "checkout", "switch":
		return gitCheckedOut(m)
	case "sparse-checkout set", "sparse-checkout init", "sparse-checkout reapply":
		if !spelled(m, "--no-cone") || spelled(m, "--cone") {
			return Away{Go: Narrows}
		}
	case "worktree remove":
		if !spelled(m, "-f --force") {
			return Away{Go: Unworks}
		}
	case "submodule update":
		if !spelled(m, "--merge --rebase") || spelled(m, "--checkout") { // these take along what is there
			away := Away{Go: Modules}
			if spelled(m, "--remote") && !spelled(m, "--no-remote") {
				away.Lands = OnBranch // where its branch is, and not what is named here
			}
			return away
		}
	case "stash", "stash push", "stash save":
		return gitStashed(m)
	case "stash branch":
		return Away{Go: Leaves, Lands: OnBranch} // where the stash was made
	case "symbolic-ref":
		if len(m.Args) > 1 && (m.Args[0].Is("HEAD") || !m.Args[0].Exact()) {
			return Away{Go: Points, To: gitTo(m.Args[1])}
		}
	case "pull":
		return gitPulled(m)
	case "merge", "rebase", "cherry-pick", "revert", "am":
		return gitMerged(m)
	}
	return Away{}
}

// gitStashed: what is named, or staged, is put away alone.
func gitStashed(m *Match) Away {
	switch {
	case spelled(m, "-S --staged -p --patch --pathspec-from-file") || len(m.Args) > 0 && m.Path != "stash save":
		return Away{}
	case spelled(m, "-u --include-untracked -a --all") && !spelled(m, "--no-include-untracked"):
		return Away{Go: Stashes, Clears: ClearsMore}
	}
	return Away{Go: Stashes, Clears: ClearsAll}
}

// gitTo is a revision; a word that is not known leads anywhere.
func gitTo(w Word) string {
	if w.Exact() {
		return w.Text
	}
	return ""
}

// gitCheckedOut: without a positional HEAD stays where it is, and paths leave it there.
func gitCheckedOut(m *Match) Away {
	behind, dashes := gitAfterDashes(m)
	switch {
	case spelled(m, "--orphan"):
		return Away{Go: Leaves, Lands: OnBranch} // a branch that has no commits
	case len(m.Args) == 0 && spelled(m, "-d --detach"):
		return Away{Go: Points, To: "HEAD", Lands: OnNone}
	case len(m.Args) != 1 || behind > 0:
		return Away{}
	}
	w := m.Args[0]
	begins := false
	for _, h := range m.Hits() {
		begins = begins || named("-b -B -c -C --create --force-create -t --track", h.Name) && !gitGlobal(m, h)
	}
	detaches := spelled(m, "-d --detach")
	if !dashes && !begins && !detaches && m.Path == "checkout" && gitWrittenAsPath(w) || w.Known == automode.Exact && w.Text == "" {
		return Away{}
	}
	a := Away{Go: Leaves, To: gitTo(w)}
	switch {
	case begins:
		a.Lands = OnBranch
	case detaches:
		a.Lands = OnNone
	}
	return a
}

// gitPulled: what the branch follows, or a remote's branch as it was when it was last
// looked at.
func gitPulled(m *Match) Away {
	switch {
	case len(m.Args) < 2:
		return Away{Go: Follows, Clears: ClearsChanged}
	case len(m.Args) == 2 && gitKnown(m.Args):
		return Away{Go: Merges, To: "refs/remotes/" + m.Args[0].Text + "/" + m.Args[1].Text, Clears: ClearsChanged}
	}
	return Away{Go: Stashes, Clears: ClearsChanged}
}

// gitMerged: a rebase that names a branch checks it out first.
func gitMerged(m *Match) Away {
	switch {
	case spelled(m, "--abort") || m.Path != "merge" && spelled(m, "--skip"):
		return Away{Go: GivesUp}
	case m.Path == "am" || m.Path == "revert" || spelled(m, "--continue --quit --edit-todo --show-current-patch"):
		return Away{}
	case len(m.Args) == 0 && m.Path == "cherry-pick":
		return Away{}
	case len(m.Args) == 0 && !spelled(m, "--root"):
		return Away{Go: Follows, Clears: ClearsChanged}
	case len(m.Args) == 0:
		return Away{Go: Stashes, Clears: ClearsChanged}
	case m.Path == "rebase" && (len(m.Args) == 2 || spelled(m, "--root")):
		return Away{Go: Leaves, To: gitTo(m.Args[len(m.Args)-1]), Moved: gitRebased(m), Clears: ClearsChanged}
	case m.Path == "cherry-pick":
		return Away{Go: Merges, To: gitTo(m.Args[0])}
	}
	// git-merge(1) puts changes away where its way fails, to try another.
	return Away{Go: Merges, To: gitTo(m.Args[0]), Moved: gitRebased(m), Clears: ClearsChanged}
}

// gitRebased: on another base than what the commits are counted from, those below are
// left behind.
func gitRebased(m *Match) Rebase {
	onto, other := m.Value("--onto")
	if m.Path != "rebase" || !other || spelled(m, "--root") {
		return Rebase{}
	}
	r := Rebase{Is: true, Past: gitTo(m.Args[0]), Onto: gitTo(onto)}
	switch {
	case len(m.Args) > 2 || len(m.Args) == 2 && !m.Args[1].Exact():
		r.Past = ""
	case len(m.Args) == 2:
		r.Branch = m.Args[1].Text
	}
	return r
}

// gitStages: a commit takes what is staged, and with these from the files as well. The
// words are all that it is about, where it says so.
func gitStages(m *Match) (stages bool, at []Word) {
	if !spelled(m, "--pathspec-from-file") {
		at = m.Args
	}
	switch m.Path {
	case "add", "stage":
		return !spelled(m, "-n --dry-run --refresh"), at
	case "commit":
		return len(m.Args) > 0 || spelled(m, "-a --all -i --include -o --only -p --patch --interactive --pathspec-from-file"), at
	case "reset":
		return !spelled(m, "--soft"), nil // it may begin with a commit
	case "rm":
		return !spelled(m, "-n --dry-run"), at
	}
	return false, nil
}

// Restages reports whether an invocation may drop what only the index has, although no
// file of it lies in the working tree.
func (r *Result) Restages() bool {
	return r.OfGit() && (r.Deed.Stages || r.Path == "restore" || r.Path == "read-tree" || r.Path == "update-index")
}

// Commits reports whether an invocation makes commits where HEAD is.
func (r *Result) Commits() bool {
	switch r.Path {
	case "commit", "cherry-pick", "revert", "am", "merge", "rebase", "pull":
		return r.OfGit() && r.Deed.Away.Go != GivesUp
	}
	return false
}
