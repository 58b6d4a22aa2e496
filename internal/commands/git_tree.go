package commands

import (
	"slices"
	"strings"

	"automode"
)

var gitStatusFlags = []Flag{{Names: "-v --verbose -s --short -b --branch --show-stash --ahead-behind --porcelain[=] --long -z " +
	"--null -u[=] --untracked-files[=] --ignored[=] --ignore-submodules[=] --column[=] --no-renames -M[=] " +
	"--find-renames[=] --renames --no-verbose --no-short --no-branch --no-show-stash --no-ahead-behind --no-porcelain " +
	"--no-long --no-null --no-untracked-files --no-ignored --no-ignore-submodules --no-column", Value: Data}}

var gitAddFlags = []Flag{
	{Names: "--pathspec-from-file=", Value: Reads},
	{Names: "-U= --unified= --inter-hunk-context= --auto-advance --no-auto-advance -n --dry-run -v --verbose -i " +
		"--interactive -p --patch -e --edit -f --force -u --update --renormalize -N --intent-to-add -A --all " +
		"--ignore-removal --refresh --ignore-errors --ignore-missing --sparse --chmod= --pathspec-file-nul " +
		"--warn-embedded-repo --no-dry-run --no-verbose --no-interactive --no-patch --no-edit --no-force --no-update " +
		"--no-renormalize --no-intent-to-add --no-all --no-ignore-removal --no-refresh --no-ignore-errors " +
		"--no-ignore-missing --no-sparse --no-chmod --no-warn-embedded-repo --no-pathspec-file-nul", Value: Data},
}

var gitCommitFlags = []Flag{
	{Names: "-F= --file= -t= --template= --pathspec-from-file=", Value: Reads},
	{Names: "-n --no-verify", Why: "skips the checks before a commit", Does: []Do{{Kind: automode.Weaken, Target: "the commit hooks"}}},
	{Names: "-U= --unified= --inter-hunk-context= --allow-empty-message -q --quiet -v --verbose --author= --date= -m= " +
		"--message= -c= --reedit-message= -C= --reuse-message= --fixup[=] --squash= --reset-author --trailer= -s " +
		"--signoff -e --edit --cleanup= --status -S[=] --gpg-sign[=] -a --all -i --include --interactive -p --patch -o " +
		"--only --dry-run --short --branch --ahead-behind --porcelain --long -z --null --amend --no-post-rewrite -u[=] " +
		"--untracked-files[=] --pathspec-file-nul --allow-empty --verify --post-rewrite --no-quiet --no-verbose " +
		"--no-author --no-date --no-message --no-reedit-message --no-reuse-message --no-fixup --no-squash " +
		"--no-reset-author --no-signoff --no-edit --no-cleanup --no-status --no-gpg-sign --no-all --no-include " +
		"--no-interactive --no-patch --no-only --no-dry-run --no-short --no-branch --no-ahead-behind --no-porcelain " +
		"--no-long --no-null --no-amend --no-untracked-files --no-pathspec-file-nul --no-allow-empty " +
		"--no-allow-empty-message", Value: Data},
}

var gitRmDoes = []Do{
	{Kind: automode.Keep, Target: ".", When: &When{With: "--cached -n --dry-run"}},
	{Kind: automode.Delete, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-r", Without: "--cached -n --dry-run --pathspec-from-file"}, Why: "removes what lies in the folder that it works in"},
	{Kind: automode.Delete, Target: ".", Extent: automode.Tree, When: &When{With: "--pathspec-from-file", Without: "--cached -n --dry-run"}, Why: "removes the files that a list names"},
}

var gitRmArgs = []Arg{
	{At: Each, Role: Deletes, When: &When{Without: "--cached -n --dry-run"}, Why: "removes tracked files"},
	{At: Each, Role: Data, When: &When{With: "--cached -n --dry-run"}},
}

var gitRmFlags = []Flag{
	{Names: "-r", Reach: automode.Tree},
	{Names: "--cached -n --dry-run"},
	{Names: "--pathspec-from-file=", Value: Reads},
	{Names: "-q --quiet -f --force --ignore-unmatch --sparse --pathspec-file-nul --no-quiet --no-force " +
		"--no-ignore-unmatch --no-sparse --no-pathspec-file-nul", Value: Data},
}

var gitMvArgs = []Arg{
	{At: ButLast, Role: Moves, When: &When{Without: "-n --dry-run"}, Why: "moves it away"},
	{At: Last, Role: Receives, When: &When{Without: "-n --dry-run"}, Why: "takes what is moved"},
	{At: Each, Role: Data, When: &When{With: "-n --dry-run"}},
}

// gitNotOver: without -f nothing takes the place of what is there.
func gitNotOver(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Receives && !m.Has("-f") {
			f.Traits |= automode.Recoverable
		}
	}
}

var gitMvFlags = []Flag{{Names: "-n --dry-run"}, {Names: "-v --verbose -f --force -k --sparse --no-verbose --no-force " +
	"--no-sparse", Value: Data}}

// gitStashAll: what git ignores is put into the repository as well.
var gitStashAll = Flag{Names: "-a --all", Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree}}}

var gitStashFlags = []Flag{
	gitStashAll,
	{Names: "--pathspec-from-file=", Value: Reads},
	{Names: "-k --keep-index -S --staged -p --patch -q --quiet -u --include-untracked -m= --message= " +
		"--pathspec-file-nul --no-keep-index --no-staged --no-patch --no-quiet --no-include-untracked --no-all " +
		"--no-message --no-pathspec-file-nul", Value: Data},
}

var gitStashRows = []Row{
	{Names: "push save", Does: gitKeeps, Args: gitWords, Flags: []Flag{
		gitStashAll,
		{Names: "--pathspec-from-file=", Value: Reads},
		{Names: "-k --keep-index -S --staged -p --patch -q --quiet -u --include-untracked -m= --message= " +
			"--pathspec-file-nul --no-keep-index --no-staged --no-patch --no-quiet --no-include-untracked --no-all " +
			"--no-message --no-pathspec-file-nul", Value: Data},
	}},
	{Names: "pop apply", Does: gitKeeps, Args: gitWords, Flags: []Flag{{Names: "-q --quiet --index --no-quiet " +
		"--no-index"}}},
	{Names: "list", Does: gitLooks, Global: gitDiffGlobal, Args: gitWords, Refine: gitLogPrints, Flags: []Flag{{Names: "-n= --format= --pretty[=]", Value: Data}, {Names: gitRevForms, Value: Data}, {Names: gitRevOptions, Value: Data}}},
	{Names: "show", Does: gitLooks, Global: gitDiffGlobal, Args: gitWords, Flags: []Flag{{Names: "--include-untracked " +
		"--only-untracked --no-include-untracked"}}},
	{Names: "branch", Does: gitKeeps, Args: gitWords},
	{Names: "create store", Does: gitKeeps, Args: gitWords, Flags: []Flag{{Names: "-m= --message= -q --quiet", Value: Data}, {Names: "-h --help"}}, Prints: []Out{{Prints: OneName}}},
	{Names: "drop clear", Does: []Do{{Kind: automode.Lose, Target: "stashed changes", Why: "throws stashed changes away"}},
		Args: gitWords, Flags: []Flag{{Names: "-q --quiet"}}},
}

// gitMergedSwitch is what "--merge" does: it takes changes along to another branch
// (git-checkout(1): "staged changes may be lost"), and writes a conflict that was
// resolved again.
var gitMergedSwitch = []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree, Why: "may throw away what is staged or resolved"}}

// gitStashPaths: paths that are named get what the last commit holds of them.
func gitStashPaths(m *Match) {
	gitDo(m)
	for _, w := range m.Args {
		if w.Known != automode.Guess && !w.Is(".") && (m.Path == "stash" || m.Path == "stash push") {
			f := roleFact(WritesTree, w, "puts away what was changed there")
			f.Traits |= automode.Harmless
			m.Add(f)
		}
	}
}

var gitCheckoutFlags = []Flag{
	{Names: "-b= --orphan=", Value: Data},
	{Names: "-d --detach -t[=] --track[=]", Value: Data},
	{Names: "-B=", Value: Data, Why: "moves a branch that exists", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
	{Names: "-f --force", Why: "throws changes away", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
	{Names: "-p --patch --pathspec-from-file=", Value: Reads, Why: "throws changes away", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
	{Names: "-2 --ours -3 --theirs"},
	{Names: "-m --merge --conflict=", Value: Data, Does: gitMergedSwitch},
	{Names: "--no-track -U= --unified= --inter-hunk-context= -l --guess --overlay -q --quiet --recurse-submodules[=] " +
		"--progress --overwrite-ignore --ignore-other-worktrees --ignore-skip-worktree-bits " +
		"--pathspec-file-nul --no-guess --no-overlay --no-quiet --no-recurse-submodules --no-progress --no-merge " +
		"--no-conflict --no-overwrite-ignore --no-ignore-other-worktrees --no-ignore-skip-worktree-bits " +
		"--no-pathspec-file-nul", Value: Data},
}

var gitSwitchFlags = []Flag{
	{Names: "-C= --force-create=", Value: Data, Why: "moves a branch that exists", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
	{Names: "-f --force --discard-changes", Why: "throws changes away", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
	{Names: "-m --merge --conflict=", Value: Data, Does: gitMergedSwitch},
	{Names: "-c= --create= --guess -q --quiet --recurse-submodules[=] --progress -d --detach " +
		"-t[=] --track[=] --orphan= --overwrite-ignore --ignore-other-worktrees --no-create --no-guess --no-quiet " +
		"--no-recurse-submodules --no-progress --no-merge --no-conflict --no-detach --no-track --no-orphan " +
		"--no-overwrite-ignore --no-ignore-other-worktrees", Value: Data},
}

var gitRestoreFlags = []Flag{
	{Names: "-S --staged"},
	{Names: "-W --worktree"},
	{Names: "--pathspec-from-file=", Value: Reads},
	{Names: "-s= --source=", Value: Data},
	{Names: "-U= --unified= --inter-hunk-context= --ignore-unmerged --overlay -q --quiet --recurse-submodules[=] " +
		"--progress -m --merge --conflict= -2 --ours -3 --theirs -p --patch --ignore-skip-worktree-bits " +
		"--pathspec-file-nul --no-ignore-unmerged --no-overlay --no-quiet --no-recurse-submodules --no-progress " +
		"--no-merge --no-conflict --no-patch --no-ignore-skip-worktree-bits --no-pathspec-file-nul", Value: Data},
}

var gitResetFlags = []Flag{
	{Names: "--hard --merge --keep", Why: "throws changes or commits away", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
	{Names: "--pathspec-from-file=", Value: Reads},
	{Names: "-U= --unified= --inter-hunk-context= -q --quiet --no-refresh --mixed --soft " +
		"--recurse-submodules[=] -p --patch -N --intent-to-add --pathspec-file-nul --refresh --no-quiet --no-mixed " +
		"--no-soft --no-keep --no-recurse-submodules --no-patch --no-intent-to-add --no-pathspec-file-nul", Value: Data},
}

var gitCleanDoes = []Do{
	{Kind: automode.Delete, Target: ".", Extent: automode.Tree, Traits: automode.Untracked, When: &When{Args: "0", Without: "-n --dry-run"}, Why: "removes what git does not hold"},
	{Kind: automode.Read, Target: ".", Extent: automode.Tree, Traits: automode.Listing, When: &When{With: "-n --dry-run"}},
}

var gitCleanArgs = []Arg{
	{At: Each, Role: Deletes, Extent: automode.Tree, Traits: automode.Untracked, When: &When{Without: "-n --dry-run"}, Why: "removes what git does not hold"},
	{At: Each, Role: Data, When: &When{With: "-n --dry-run"}},
}

var gitCleanFlags = []Flag{{Names: "-n --dry-run"}, {Names: "-e= --exclude=", Value: Data}, {Names: "-q --quiet -f --force -i " +
	"--interactive -d -x -X --no-quiet --no-force --no-interactive"}}

// gitCheckoutPaths tells the paths of a checkout, whose changes are thrown
// away, from the branch or commit, which is switched to with all changes kept.
func gitCheckoutPaths(m *Match) {
	gitDo(m)
	behind, dashes := gitAfterDashes(m)
	starts := m.Has("-b -B --orphan --detach --track") // what follows is where the new branch begins
	for i, w := range m.Args {
		switch {
		case dashes && i >= len(m.Args)-behind:
			m.Add(gitLosePath(w))
		case dashes, starts && i == 0:
		case i > 0, m.Has("--ours --theirs"), gitWrittenAsPath(w):
			m.Add(gitLosePath(w))
		case w.Exact() && (gitRevision(w.Text) || w.Text == "-"):
		case i == 0 && len(m.Args) == 1:
			// A branch, most likely; but a file of that name is overwritten.
			m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Extent: automode.Tree, Why: "replaces a file of that name, if no branch has it"})
		}
	}
}

// gitLosePath is the fact of a path whose changes are thrown away.
func gitLosePath(w Word) Fact {
	return Fact{Role: Truncates, Word: w, Kind: automode.Lose, Extent: automode.Tree, Why: "throws changes to it away"}
}

// gitWrittenAsPath reports whether a word is written as only a path is: a
// pattern, a folder, a name with an ending.
func gitWrittenAsPath(w Word) bool {
	if w.Glob {
		return true
	}
	s := w.Text
	if w.Known != automode.Exact || s == "" {
		return false
	}
	if gitLocal(s) || s[0] == ':' || s[len(s)-1] == '/' || strings.ContainsAny(s, "*?[") {
		return true
	}
	base := s[strings.LastIndexByte(s, '/')+1:]
	dot := strings.LastIndexByte(base, '.')
	if dot < 0 || dot == len(base)-1 {
		return false
	}
	c := base[dot+1] | 0x20
	return dot == 0 || 'a' <= c && c <= 'z' && !gitRange(s)
}

// gitRestorePaths: only the index is restored with --staged alone.
func gitRestorePaths(m *Match) {
	gitDo(m)
	if m.Has("--staged") && !m.Has("--worktree") {
		ended := slices.ContainsFunc(m.Words, func(w Word) bool { return w.Is("--") })
		for _, w := range m.Args {
			if !ended && w.mayBeFlag() {
				m.Unknown("an unknown word may be an option", w)
			}
		}
		return
	}
	for _, w := range m.Args {
		m.Add(gitLosePath(w))
	}
	if len(m.Args) == 0 {
		m.Add(Fact{Target: ".", Kind: automode.Lose, Extent: automode.Tree, Why: "throws changes away"})
	}
}
