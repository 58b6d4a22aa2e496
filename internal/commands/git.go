package commands

import (
	"strings"

	"automode"
)

var git = Program{
	Name: "git", Summary: "keeps versions of a tree of files", Manual: "git(1) and the manual of each subcommand, git 2.39, and options added since",
	Versions: true,
	Row: Row{
		Flags: []Flag{
			{Names: "-C=", Value: Base},
			{Names: "--work-tree=", Value: Base},
			{Names: "--git-dir=", Value: Data}, // gitGlobals
			{Names: "-c= --config-env=", Value: Data},
			{Names: "--exec-path[=]", Value: Loads, Why: "takes git's own programs from that folder"},
			{Names: "-v --version --html-path --man-path --info-path -p --paginate -P --no-pager --bare --no-replace-objects " +
				"--no-lazy-fetch --no-optional-locks --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs " +
				"--icase-pathspecs --namespace= --attr-source= --list-cmds=", Value: Data},
		},
		Global: []Flag{{Names: "-h --help", Cancels: Everything}},
		Rows: []Row{

			{Names: "status", Does: gitLooks, Args: gitWords, Flags: gitStatusFlags, Refine: gitStatusPrints},
			{
				Names: "diff",
				Does:  gitLooks, Global: gitDiffGlobal, Args: gitPaths, Flags: gitDiffFlags,
				Prints: []Out{{PathsIn, &When{With: "--name-only", Without: "--no-index --output --line-prefix"}}},
			},
			{
				Names: "log show whatchanged",
				Does:  gitLooks, Global: gitDiffGlobal, Refine: gitLogPrints, Args: gitPaths, Flags: gitLogFlags,
				Prints: []Out{{PathsIn, &When{With: "--name-only", Without: "-z --output --oneline --line-prefix"}}},
			},
			{
				Names: "diff-tree diff-index diff-files diff-pairs",
				Does:  gitLooks, Global: gitDiffGlobal, Args: gitPaths, Flags: gitDiffPlumbingFlags,
				Prints: []Out{{PathsIn, &When{With: "--name-only", Without: "-z --output --pretty --format -v --oneline --line-prefix"}}},
			},
			{Names: "range-diff", Does: gitLooks, Global: gitDiffGlobal, Args: gitPaths, Flags: gitRangeDiffFlags},
			{Names: "difftool", Global: gitDiffGlobal, Does: gitDifftoolDoes, Args: gitPaths, Flags: gitDifftoolFlags},
			{Names: "mergetool", Does: gitMergetoolDoes, Args: gitWords, Flags: gitMergetoolFlags},
			{Names: "blame annotate", Does: gitLooks, Args: []Arg{{At: Each, Role: Reads}}, Flags: gitBlameFlags},
			{Names: "grep", Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree}}, Args: gitGrepArgs, Flags: gitGrepFlags, Prints: gitGrepPrints},
			{Names: "add stage", Refine: gitDo, Does: gitKeeps, Args: gitPaths, Flags: gitAddFlags},
			{Names: "commit", Course: Piles, Refine: gitDo, Does: gitKeeps, Args: gitPaths, Flags: gitCommitFlags},
			{Names: "rm", Refine: gitDo, Does: gitRmDoes, Args: gitRmArgs, Flags: gitRmFlags},
			{Names: "mv", Does: gitKeeps, Args: gitMvArgs, Flags: gitMvFlags, Refine: gitNotOver},
			{Names: "stash", Course: Piles, OrArgs: true, Does: gitKeeps, Args: gitWords, Refine: gitStashPaths, Flags: gitStashFlags, Rows: gitStashRows},
			{Names: "checkout", Does: gitKeeps, Refine: gitCheckoutPaths, Args: gitWords, Flags: gitCheckoutFlags},
			{Names: "switch", Refine: gitDo, Does: gitKeeps, Args: gitWords, Flags: gitSwitchFlags},
			{Names: "restore", Refine: gitRestorePaths, Args: gitWords, Does: []Do{{Kind: automode.Keep, Target: "."}}, Flags: gitRestoreFlags},
			{Names: "reset", Refine: gitDo, Does: gitKeeps, Args: gitWords, Flags: gitResetFlags},
			{Names: "clean", Refine: gitDo, Does: gitCleanDoes, Args: gitCleanArgs, Flags: gitCleanFlags},
			{Names: "branch", Refine: gitBranch, Args: gitWords, Does: gitBranchDoes, Flags: gitBranchFlags, Prints: []Out{{OneRef, &When{With: "--show-current"}}}},
			{Names: "tag", Args: gitWords, Does: gitTagDoes, Flags: gitTagFlags, Prints: gitTagPrints},
			{Names: "worktree", Rows: gitWorktreeRows},
			{Names: "sparse-checkout", Rows: gitSparseRows},
			{Names: "notes", OrArgs: true, Does: gitLooks, Args: gitWords, Global: []Flag{{Names: "--ref= --no-ref", Value: Data}}, Rows: gitNotesRows},
			{Names: "replace", Args: gitWords, Does: gitReplaceDoes, Flags: gitReplaceFlags},
			{Names: "merge", Refine: gitDo, Does: gitKeeps, Args: gitWords, Flags: gitMergeFlags},
			{Names: "rebase", Refine: gitDo, Does: gitKeeps, Args: gitWords, Flags: gitRebaseFlags},
			{Names: "cherry-pick revert", Refine: gitDo, Does: gitKeeps, Args: gitWords, Flags: gitPickFlags},
			{Names: "bisect", Rows: gitBisectRows},
			{
				Names: "rerere",
				Does:  gitKeeps, OrArgs: true, Args: gitWords, Flags: []Flag{{Names: "--rerere-autoupdate --no-rerere-autoupdate"}},
				Rows: []Row{{Names: "status diff remaining", Does: gitLooks, Args: gitWords}},
			},
			{
				Names: "filter-branch",
				Style: Leading, Args: gitWords, Does: []Do{{Kind: automode.Lose, Target: "the history", Why: "rewrites commits"}},
				Flags: gitFilterBranchFlags,
			},
			{
				Names: "filter-repo",
				Args:  gitWords, Lang: Python, Does: []Do{{Kind: automode.Lose, Target: "the history", Why: "rewrites commits"}},
				Flags: gitFilterRepoFlags,
			},
			{Names: "clone", Refine: gitCloneFolder, Args: gitCloneArgs, Flags: gitCloneFlags},
			{
				Names: "init init-db",
				Does:  []Do{{Kind: automode.Keep, Target: ".", When: &When{Args: "0"}}, {Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a repository there"}},
				Args:  []Arg{{At: First, Role: Makes, Why: "makes a repository there"}}, Flags: gitInitFlags,
			},
			{Names: "fetch", Refine: gitFetched, Does: gitFetchDoes, Args: gitFetchArgs, Flags: gitFetchFlags},
			{Names: "pull", Refine: gitPull, Does: gitPullDoes, Args: gitPullArgs, Flags: gitPullFlags},
			{Names: "push", Refine: gitPushRefs, Does: gitPushDoes, Args: gitPushArgs, Flags: gitPushFlags},
			{
				Names: "remote",
				Does:  gitLooks, Flags: []Flag{{Names: "-v --verbose"}}, Prints: []Out{{PathsIn, &When{Without: "-v --verbose"}}},
				Rows: gitRemoteRows,
			},
			{Names: "ls-remote", Does: gitLsRemoteDoes, Args: gitLsRemoteArgs, Flags: gitLsRemoteFlags},
			{Names: "submodule", Does: gitLooks, Global: []Flag{{Names: "-q --quiet --cached"}}, Rows: gitSubmoduleRows},
			{Names: "request-pull", Does: gitLooks, Flags: []Flag{{Names: "-p"}}, Args: gitRequestPullArgs},
			{Names: "archive", Does: gitLooks, Args: gitPaths, Flags: gitArchiveFlags},
			{Names: "bundle", Rows: gitBundleRows},
			{Names: "apply", Refine: gitApplyAnywhere, Args: []Arg{{At: Each, Role: Reads}}, Does: gitApplyDoes, Flags: gitApplyFlags},
			{Names: "am", Refine: gitDo, Does: gitAmDoes, Args: []Arg{{At: Each, Role: Reads}}, Flags: gitAmFlags},
			{Names: "format-patch", Global: gitDiffGlobal, Args: gitPaths, Does: gitFormatPatchDoes, Flags: gitFormatPatchFlags},
			{Names: "send-email", Args: []Arg{{At: Each, Role: Reads}}, Does: gitSendEmailDoes, Flags: gitSendEmailFlags},
			{Names: "mailinfo mailsplit", Refine: gitMailFiles, Args: gitWords, Flags: gitMailinfoFlags},
			{
				Names: "config",
				Style: Leading, OrArgs: true, Refine: gitConfigure, Args: gitWords, Global: gitConfigGlobal, Flags: gitConfigFlags,
				Rows: gitConfigRows,
			},
			{Names: "credential credential-store credential-cache", Flags: gitCredentialFlags, Rows: gitCredentialRows},
			{Names: "maintenance", Rows: gitMaintenanceRows},
			{Names: "gc", Does: gitKeeps, Flags: gitGcFlags},
			{Names: "prune", Args: gitWords, Does: gitPruneDoes, Flags: gitPruneFlags},
			{Names: "fsck fsck-objects", Does: gitLooks, Args: gitWords, Flags: gitFsckFlags},
			{Names: "reflog", OrArgs: true, Does: gitLooks, Global: gitDiffGlobal, Args: gitWords, Flags: gitReflogFlags, Refine: gitLogPrints, Rows: gitReflogRows},
			{Names: "rev-parse", Does: gitLooks, Args: gitWords, Refine: gitRevParsePrints, Flags: gitRevParseFlags},
			{Names: "rev-list", Does: gitLooks, Args: gitPaths, Flags: gitRevListFlags, Prints: gitRevListPrints},
			{Names: "merge-base", Does: gitLooks, Args: gitWords, Flags: gitMergeBaseFlags, Prints: []Out{{Prints: OneName}}},
			{Names: "describe", Does: gitLooks, Args: gitWords, Flags: gitDescribeFlags, Refine: gitDescribePrints},
			{Names: "name-rev", Does: gitLooks, Args: gitWords, Flags: gitNameRevFlags},
			{Names: "shortlog", Does: gitLooks, Args: gitPaths, Flags: gitShortlogFlags},
			{Names: "cherry", Does: gitLooks, Args: gitWords, Flags: gitCherryFlags},
			{
				Names: "show-ref",
				Does:  gitLooks, Args: gitWords, Flags: gitShowRefFlags,
				Prints: []Out{{OneName, &When{With: "-s --hash", Without: "-d --dereference"}}},
			},
			{Names: "for-each-ref", Does: gitLooks, Args: gitWords, Refine: gitRefPrints, Flags: gitForEachRefFlags},
			{Names: "refs", Rows: gitRefsRows},
			{Names: "repo", Rows: []Row{{Names: "info structure", Does: gitLooks, Args: gitWords, Flags: []Flag{{Names: "-z --all --keys --progress --no-progress --format=", Value: Data}}}}},
			{Names: "last-modified", Does: gitLooks, Args: gitWords, Flags: []Flag{{Names: "-r --recursive -t --show-trees -z --max-depth=", Value: Data}}},
			{
				Names: "symbolic-ref",
				Args:  gitWords, Refine: gitPointed, Does: gitSymbolicRefDoes, Flags: gitSymbolicRefFlags,
				Prints: []Out{{OneRef, &When{Args: "1", Without: "-d --delete"}}},
			},
			{Names: "update-ref", Args: gitWords, Does: gitUpdateRefDoes, Flags: gitUpdateRefFlags},
			{Names: "ls-files", Does: gitLsFilesDoes, Refine: gitLsFilesSeeks, Args: []Arg{{At: Each, Role: ListsTree}}, Flags: gitLsFilesFlags, Prints: gitLsFilesPrints},
			{Names: "ls-tree", Does: gitLsTreeDoes, Args: gitWords, Flags: gitLsTreeFlags, Prints: gitLsTreePrints},
			{Names: "cat-file", Does: gitLooks, Args: gitPaths, Flags: gitCatFileFlags},
			{
				Names: "hash-object",
				Args:  []Arg{{At: Each, Role: Reads}}, Does: []Do{{Kind: automode.Read, Target: ".", When: &When{Args: "0"}}},
				Flags: gitHashObjectFlags, Prints: []Out{{Prints: OneName}},
			},
			{Names: "check-ignore", Does: gitLooks, Args: gitWords, Flags: gitCheckIgnoreFlags, Prints: []Out{{PathsIn, &When{Without: "-v --verbose -z"}}}},
			{Names: "check-attr", Does: gitLooks, Args: gitWords, Flags: gitCheckAttrFlags},
			{Names: "check-mailmap", Does: gitLooks, Args: gitWords, Flags: gitCheckMailmapFlags},
			{Names: "check-ref-format", Args: gitWords, Flags: gitCheckRefFormatFlags},
			{Names: "count-objects", Does: gitLooks, Flags: gitCountFlags},
			{Names: "var", Does: gitLooks, Args: gitWords, Flags: []Flag{{Names: "-l"}}},
			{Names: "show-branch", Does: gitLooks, Args: gitWords, Flags: gitShowBranchFlags},
			{Names: "verify-commit verify-tag verify-pack", Does: gitLooks, Args: gitWords, Flags: gitVerifyFlags},
			{Names: "merge-tree", Does: gitKeeps, Args: gitWords, Flags: gitMergeTreeFlags},
			{Names: "merge-file", Args: gitMergeFileArgs, Flags: gitMergeFileFlags},
			{Names: "read-tree checkout-index", Args: gitWords, Does: []Do{{Kind: automode.Keep, Target: "."}}, Flags: gitReadTreeFlags},
			{Names: "update-index", Does: gitKeeps, Args: gitUpdateIndexArgs, Flags: gitUpdateIndexFlags},
			{Names: "write-tree mktree mktag unpack-objects unpack-file", Does: gitKeeps, Args: gitWords, Flags: gitWriteTreeFlags},
			{Names: "commit-tree", Course: Piles, Does: gitKeeps, Args: gitWords, Flags: gitCommitTreeFlags, Prints: []Out{{Prints: OneName}}},
			{
				Names: "repack pack-refs commit-graph multi-pack-index update-server-info pack-redundant prune-packed",
				Does:  gitKeeps, Args: gitWords, Flags: gitPackFlags,
			},
			{Names: "fast-export", Does: gitLooks, Args: gitWords, Flags: gitFastExportFlags},
			{Names: "patch-id", Flags: []Flag{{Names: "--stable --unstable --verbatim"}}},
			{Names: "interpret-trailers", Args: gitInterpretTrailersArgs, Flags: gitInterpretTrailersFlags},
			{Names: "stripspace column fmt-merge-msg show-index get-tar-commit-id", Flags: gitStripspaceFlags},
			{Names: "help version", Args: gitWords, Flags: gitHelpFlags},
			{Names: "bugreport diagnose", Does: gitReportDoes, Flags: gitReportFlags},
			{Names: "daemon", Args: gitPaths, Does: gitDaemonDoes, Flags: gitDaemonFlags},
			{Names: "instaweb", Does: gitInstawebDoes, Flags: gitInstawebFlags},
			{Names: "http-backend", Does: gitKeeps},
			{Names: "lfs", Does: gitLooks, Rows: gitLFSRows},
			{Names: gitExtensions, Style: Plain, Args: gitWords, Refine: startsExtension},
		},
		Refine: gitInvocation,
	},
}

// gitLooks and gitKeeps are what most subcommands do.
var (
	gitLooks = []Do{{Kind: automode.Read, Target: "."}}
	gitKeeps = []Do{{Kind: automode.Keep, Target: "."}}
)

// gitWords are revisions, names and texts; gitPaths are paths as well, of
// which git reads only what it holds (gitPathFact).
var (
	gitWords = []Arg{{At: Each, Role: Data}}
	gitPaths = []Arg{{At: Each, Role: ReadsTree}}
)

// gitInvocation reads what holds for every subcommand: settings given on the
// command line, the repository's folder, remotes that are paths or commands,
// and positionals that are revisions.
func gitInvocation(m *Match) {
	if len(m.rows) == 1 && len(m.Words) == 3 && m.Words[2].Is("--help") && m.Words[1].Exact() {
		m.Facts = m.Facts[:0] // "git x --help" is "git help x", before x is looked for
		return
	}
	for _, h := range m.Hits() {
		switch h.Name {
		case "--git-dir":
			if h.Has {
				gitFolder(m, h)
			}
		case "--config-env":
			key, _, _ := strings.Cut(h.Value.Text, "=")
			v := h.Value
			v.Text, v.Suffix, v.Known = "", "", automode.Guess
			gitSetting(m, key, v, h.Name, false)
		case "-c", "--config":
			// Elsewhere -c has another meaning.
			if flagNamed(h.Flag, "--config-env") || m.Path == "clone" {
				gitAssignment(m, h)
			}
		}
	}
	for i := range m.Facts {
		gitRemoteWord(m, &m.Facts[i])
	}
	gitProposal(m)
	gitOtherFiles(m)
	gitStrategies(m)
	gitListed(m)
	outside := m.Path == "diff" && (len(m.Args) == 2 && !spelled(m, "--cached --staged") || spelled(m, "--no-index"))
	m.Own(func(f *Fact) bool { return gitPathFact(f, outside) && (f.Role != Reads || !f.Word.Is("-")) })
}

// gitFolder reads the value of --git-dir. A folder named .git is a repository
// like the one git would find by itself; any other may bear settings that
// name programs.
func gitFolder(m *Match, h Hit) {
	if w := h.Value; w.Exact() && (w.Text == ".git" || strings.HasSuffix(w.Text, "/.git") || strings.HasSuffix(w.Text, "/.git/")) {
		m.Add(Fact{Role: Lists, Word: w, Kind: automode.Read, Traits: automode.Listing, Via: automode.ByOption, Flag: h.Name})
		return
	}
	m.Add(Fact{Role: Loads, Word: h.Value, Kind: automode.Run, Traits: automode.Hidden, Via: automode.ByOption, Flag: h.Name,
		Why: "the settings of that repository can name programs"})
}

// gitRemoteWord corrects the fact of a remote: it may be a path on this
// machine, or a command to talk to.
func gitRemoteWord(m *Match, f *Fact) {
	if f.Role != Pulls && f.Role != Pushes {
		return
	}
	if line, ok := strings.CutPrefix(f.Word.Text, "ext::"); ok {
		f.Word.Text = line
		f.Role, f.Kind, f.Traits, f.Why = RunsLine, automode.Run, automode.Hidden, "talks to a command instead of a host"
		m.Unknown("what comes of a command is taken for a repository", f.Word)
		return
	}
	if !gitLocal(f.Word.Text) {
		return
	}
	f.Word.Text = strings.TrimPrefix(f.Word.Text, "file://")
	if f.Role == Pushes {
		f.Role, f.Kind, f.Extent, f.Why = WritesTree, automode.Write, automode.Tree, "changes the repository there"
		m.Add(Fact{Kind: automode.Run, Target: f.Word.Text, Why: "the hooks of that repository run"})
		return
	}
	f.Role, f.Kind, f.Extent = ReadsTree, automode.Read, automode.Tree
}

// gitLocal reports whether a remote is written as a path.
func gitLocal(s string) bool {
	return s == "." || s == ".." || strings.HasPrefix(s, "/") || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") ||
		strings.HasPrefix(s, "~") || strings.HasPrefix(s, "file://")
}

// gitPathFact keeps a Read of a positional only where it can be a path that
// matters: revisions are none, and of an unknown word git reads only what it
// holds, which the row's own Read covers. Outside it reads any file: two paths
// given to diff are compared without a repository when one lies elsewhere.
// A fact of an option stays, but for those whose value has a path behind a colon.
func gitPathFact(f *Fact, outside bool) bool {
	if f.Role != Reads && f.Role != ReadsTree || f.Flag != "" && f.Flag != "-L" && f.Flag != "--blob" {
		return true
	}
	if i := strings.LastIndexByte(f.Word.Suffix, ':'); i >= 0 && f.Word.Known != automode.Exact && f.Word.Suffix[i+1:] != "" {
		f.Word = Lit(f.Word.Suffix[i+1:]) // of whatever revision
		return true
	}
	if f.Word.Known == automode.Guess || f.Word.Known == automode.Bounded && f.Word.Base == "" {
		return outside && f.Word.Text == "" && f.Word.Suffix == "" || gitLocal(f.Word.Text)
	}
	// Git reads patterns itself, and words in brackets in front of them.
	if f.Word.Exact() && strings.HasPrefix(f.Word.Text, ":(") {
		if _, path, ok := strings.Cut(f.Word.Text, ")"); ok {
			f.Word.Text = path
		}
	}
	if path, ok := strings.CutPrefix(f.Word.Text, ":/"); ok && path != "" {
		f.Word.Text = path
	}
	if f.Word.Exact() && strings.ContainsAny(f.Word.Text, "*?[") {
		f.Word.Glob = true
	}
	// rev:path and :stage:path name a path inside the repository.
	if i := strings.LastIndexByte(f.Word.Text, ':'); i >= 0 && (f.Flag != "" || !gitLocal(f.Word.Text) && f.Word.Text[0] != '/') {
		f.Word.Text = f.Word.Text[i+1:]
		return f.Word.Text != "" && f.Word.Text[0] != '/'
	}
	return !gitRevision(f.Word.Text)
}

// gitRevision reports whether s is written in a way in which only revisions
// are. A mere branch name is not: it may be a path as well.
func gitRevision(s string) bool {
	switch s {
	case "", "HEAD", "@", "FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD", "main", "master":
		return true
	}
	if gitLocal(s) {
		return false
	}
	if s[0] == '^' || strings.ContainsAny(s, "~^") || strings.Contains(s, "@{") || strings.HasPrefix(s, "HEAD") ||
		strings.HasPrefix(s, "origin/") || strings.HasPrefix(s, "upstream/") || strings.HasPrefix(s, "refs/") {
		return true
	}
	if gitRange(s) {
		return true
	}
	hex := 0
	for hex < len(s) && ('0' <= s[hex] && s[hex] <= '9' || 'a' <= s[hex] && s[hex] <= 'f') {
		hex++
	}
	return hex == len(s) && hex >= 7 && hex <= 64
}

// gitRange reports whether s has two dots that are no component of a path.
func gitRange(s string) bool {
	for rest := s; ; {
		i := strings.Index(rest, "..")
		if i < 0 {
			return false
		}
		at := len(s) - len(rest) + i
		before := at == 0 || s[at-1] == '/'
		after := at+2 == len(s) || s[at+2] == '/'
		if !before || !after {
			return true
		}
		rest = rest[i+2:]
	}
}

// gitAfterDashes returns how many of the positionals stand behind "--".
func gitAfterDashes(m *Match) (n int, there bool) {
	for i, w := range m.Words {
		if w.Is("--") {
			return min(len(m.Words)-i-1, len(m.Args)), true
		}
	}
	return 0, false
}
