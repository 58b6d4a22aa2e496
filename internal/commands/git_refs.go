package commands

import (
	"strings"

	"automode"
)

var gitBranchDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Keep, Target: ".", When: &When{Args: "1+", Without: "-l --list --contains --no-contains --merged --no-merged --points-at --show-current"}},
}

var gitBranchFlags = []Flag{
	{Names: "-D", Why: "deletes a branch that is not merged", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
	{Names: "-f --force -M -C", Why: "moves a branch that exists", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
	{Names: "-d --delete -m --move -c --copy -u= --set-upstream-to= --unset-upstream --set-upstream --edit-description", Value: Data,
		Does: []Do{{Kind: automode.Keep, Target: "."}}},
	{Names: "-l --list --contains= --no-contains= --merged= --no-merged= --points-at=", Value: Data},
	{Names: "--show-current"},
	{Names: "--format=", Value: Data},
	{Names: "--omit-empty -v --verbose -q --quiet -t[=] --track[=] --color[=] -r --remotes --abbrev[=] -a --all " +
		"--create-reflog --column[=] --sort= -i --ignore-case --recurse-submodules --with --without " +
		"--no-verbose --no-quiet --no-track --no-color --no-remotes --no-abbrev --no-all --no-create-reflog --no-column " +
		"--no-sort --no-ignore-case --no-recurse-submodules --no-format", Value: Data},
}

var gitTagDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Keep, Target: ".", When: &When{Args: "1+", Without: "-l --list -v --verify --contains --no-contains --merged --no-merged --points-at -n"}},
}

var gitTagFlags = []Flag{
	{Names: "-d --delete", Why: "deletes a tag", Does: []Do{{Kind: automode.Lose, Target: "the tag"}}},
	{Names: "-f --force", Why: "moves a tag that exists", Does: []Do{{Kind: automode.Lose, Target: "the tag"}}},
	{Names: "-F= --file=", Value: Reads},
	{Names: "-l --list"},
	{Names: "-v --verify --contains= --no-contains= --merged= --no-merged= --points-at=", Value: Data},
	{Names: "-n[=]", Value: Data},
	{Names: "--format=", Value: Data},
	{Names: "--column[=]", Value: Data},
	{Names: "--omit-empty --trailer= -a --annotate -m= --message= -e --edit -s --sign --cleanup= -u= --local-user= " +
		"--create-reflog --sort= --color[=] -i --ignore-case --with --without --no-annotate --no-edit --no-sign " +
		"--no-cleanup --no-local-user --no-create-reflog --no-sort --no-color --no-ignore-case", Value: Data},
}

var gitTagPrints = []Out{{PathsIn, &When{Args: "0", Without: "-n --format --column"}}, {PathsIn, &When{With: "-l --list", Without: "-n --format --column"}}}

var gitWorktreeRows = []Row{
	{Names: "add", Does: gitKeeps,
		Args: []Arg{{At: First, Role: Unpacks, Traits: automode.Declared, Why: "checks files out there"}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-B=", Value: Data, Why: "moves a branch that exists", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
			{Names: "--orphan --relative-paths --no-relative-paths -f --force -b= -d --detach --checkout --lock --reason= " +
				"-q --quiet --track --guess-remote --no-force --no-detach --no-checkout --no-lock --no-reason --no-quiet " +
				"--no-track --no-guess-remote", Value: Data},
		}},
	{Names: "list", Does: gitLooks, Flags: []Flag{{Names: "--porcelain -z -v --verbose --expire=", Value: Data}}},
	{Names: "remove", Does: gitKeeps, Refine: gitWorktreeRemove,
		Args:  []Arg{{At: Each, Role: Deletes, Extent: automode.Tree, Why: "removes a working tree"}},
		Flags: []Flag{{Names: "-f --force"}}},
	{Names: "move", Does: gitKeeps,
		Args:  []Arg{{At: First, Role: Moves, Why: "moves a working tree"}, {At: Second, Role: Receives, Why: "takes the working tree"}},
		Flags: []Flag{{Names: "-f --force --relative-paths --no-relative-paths"}}},
	{Names: "repair", Does: gitKeeps, Args: []Arg{{Role: Edits, Extent: automode.Tree, Why: "rewrites where the working tree there leads back to"}}, Flags: []Flag{{Names: "--relative-paths --no-relative-paths"}}},
	{Names: "lock unlock prune", Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "--reason= -n --dry-run -v --verbose --expire= --relative-paths --no-relative-paths", Value: Data}}},
}

var gitSparseRows = []Row{
	{Names: "set add reapply disable init", Refine: gitDo, Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "--cone --sparse-index --skip-checks --stdin --no-cone --no-sparse-index"}}},
	{Names: "list check-rules", Does: gitLooks, Flags: []Flag{{Names: "-z --cone --no-cone"}, {Names: "--rules-file=", Value: Reads}}},
}

var gitNotesRows = []Row{
	{Names: "list show get-ref", Does: gitLooks, Args: gitWords},
	{Names: "add append edit copy merge remove prune", Does: gitKeeps, Args: gitWords, Flags: []Flag{
		{Names: "-F= --file=", Value: Reads},
		{Names: "--separator[=] --no-separator --stripspace --no-stripspace --ignore-missing --stdin --for-rewrite= -n --dry-run " +
			"-v --verbose -q --quiet -s= --strategy= --commit --abort -m= --message= -c= --reedit-message= -C= " +
			"--reuse-message= --allow-empty -f --force --no-allow-empty --no-force", Value: Data},
	}},
}

var gitReplaceDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Keep, Target: ".", When: &When{Args: "1+", Without: "-l --list"}},
}

var gitReplaceFlags = []Flag{{Names: "-l --list"}, {Names: "-d --delete -e --edit -g --graft --convert-graft-file -f --force " +
	"--raw --format= --no-force --no-raw --no-format", Value: Data}}

var gitShowRefFlags = []Flag{{Names: "-s[=] --hash[=]", Value: Data}, {Names: "-d --dereference"}, {Names: "--exists --branches " +
	"--tags --heads --verify --head --abbrev[=] -q --quiet --exclude-existing[=] --no-tags --no-heads --no-verify " +
	"--no-head --no-abbrev --no-quiet", Value: Data}}

var gitForEachRefFlags = []Flag{{Names: "--format=", Value: Data}, {Names: "-s --shell -p --perl --python --tcl"}, {Names: "--omit-empty " +
	"--include-root-refs --exclude= --stdin --start-after= --count= --color[=] --sort= --points-at= --merged= " +
	"--no-merged= --contains= --no-contains= --ignore-case --no-count --no-color --no-sort --no-points-at " +
	"--no-ignore-case", Value: Data}}

var gitRefsRows = []Row{
	{Names: "verify list exists", Does: gitLooks, Args: gitWords, Flags: []Flag{{Names: "--strict --verbose"}}},
	{Names: "migrate optimize", Does: gitKeeps, Flags: []Flag{{Names: "--ref-format= --dry-run --no-reflog --all --prune --auto", Value: Data}}},
}

var gitSymbolicRefDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Keep, Target: ".", When: &When{Args: "2+"}},
}

var gitSymbolicRefFlags = []Flag{
	{Names: "-d --delete", Why: "deletes a ref", Does: []Do{{Kind: automode.Lose, Target: "the ref"}}},
	{Names: "-q --quiet --short --recurse -m= --no-quiet --no-short --no-recurse", Value: Data},
}

// gitPointed: a ref that is made to stand for another one no longer holds its
// own commits; HEAD stands for one anyway.
func gitPointed(m *Match) {
	gitDo(m)
	if len(m.Args) > 1 && (m.Args[1].Known == automode.Guess || strings.Contains(m.Args[1].Text+m.Args[1].Suffix, "/-")) {
		m.Unknown("a ref's name that begins with a dash is an option where it is used", m.Args[1])
	}
	if len(m.Args) > 1 && !m.Args[0].Is("HEAD") {
		m.Add(Fact{Kind: automode.Lose, Target: "the ref", Why: "makes a ref stand for another one"})
	}
}

var gitUpdateRefDoes = []Do{{Kind: automode.Lose, Target: "what the ref held", Why: "sets a ref to any commit, or deletes it"}}

var gitUpdateRefFlags = []Flag{{Names: "-m= -d --no-deref -z --stdin --create-reflog --deref --no-stdin --no-create-reflog", Value: Data}}

// gitWorktreeRemove: without --force git refuses to remove a working tree
// that has changes or files of its own.
func gitWorktreeRemove(m *Match) {
	gitDo(m)
	if m.Has("--force") {
		return
	}
	for i := range m.Facts {
		if m.Facts[i].Role == Deletes {
			m.Facts[i].Traits |= automode.Recoverable
		}
	}
}

// gitListing are options of git branch with which it lists, or that say how.
const gitListing = "-l --list -r --remotes -a --all --contains --no-contains --merged --no-merged --points-at --sort --color --no-color -i --ignore-case --format"

// gitBranch: what it does, and what a list or a format of one field prints. The mark in
// front of a name is a star, which stands for names of the folder, or a sign of one letter.
func gitBranch(m *Match) {
	gitDo(m)
	lists := len(m.Args) == 0
	for i := range m.hits {
		h := &m.hits[i]
		if !named(gitListing, h.Name) {
			lists = false
			break
		}
		lists = lists || !named("--sort --color --no-color -i --ignore-case", h.Name)
	}
	if lists && !spelled(m, "--format") {
		m.Prints = Refs
	}
	gitRefPrints(m)
}

// gitRefPrints bounds what a format of one field prints.
func gitRefPrints(m *Match) {
	if !spelled(m, "--format") {
		return
	}
	w, ok := m.Value("--format")
	if !ok || !w.Exact() || m.Has("--shell --perl --python --tcl") {
		return
	}
	switch w.Text {
	case "%(refname)", "%(refname:short)", "%(refname:lstrip=2)", "%(refname:strip=2)":
		m.Prints = Refs
	case "%(objectname)", "%(objectname:short)", "%(objecttype)":
		m.Prints = OneName
	}
}
