package commands

import (
	"strings"

	"automode"
)

var gitMergeFlags = []Flag{
	{Names: "-F= --file=", Value: Reads},
	{Names: "--no-verify", Why: "skips the checks before a commit", Does: []Do{{Kind: automode.Weaken, Target: "the merge hooks"}}},
	{Names: "--compact-summary --no-compact-summary -n --stat --summary --log[=] --squash --commit -e --edit " +
		"--cleanup= --ff --ff-only --rerere-autoupdate --verify-signatures -s= --strategy= -X= --strategy-option= -m= " +
		"--message= --into-name= -v --verbose -q --quiet --abort --quit --continue --allow-unrelated-histories --progress " +
		"-S[=] --gpg-sign[=] --autostash --overwrite-ignore --signoff --verify --no-stat --no-summary --no-log " +
		"--no-squash --no-commit --no-edit --no-cleanup --no-ff --no-rerere-autoupdate --no-verify-signatures " +
		"--no-strategy --no-strategy-option --no-message --no-into-name --no-verbose --no-quiet --no-abort --no-quit " +
		"--no-continue --no-allow-unrelated-histories --no-progress --no-gpg-sign --no-autostash --no-overwrite-ignore " +
		"--no-signoff", Value: Data},
}

var gitRebaseFlags = []Flag{
	{Names: "-x= --exec=", Value: RunsLine, Why: "runs this after each commit"},
	{Names: "--no-verify", Why: "skips the checks before a rebase", Does: []Do{{Kind: automode.Weaken, Target: "the rebase hook"}}},
	{Names: "--trailer= --onto= --keep-base -q --quiet -v --verbose -n --no-stat --signoff " +
		"--committer-date-is-author-date --reset-author-date -C= --ignore-whitespace --whitespace= -f --force-rebase " +
		"--no-ff --continue --skip --abort --quit --edit-todo --show-current-patch --apply -m --merge -i --interactive " +
		"--rerere-autoupdate --empty= --autosquash --update-refs -S[=] --gpg-sign[=] --autostash -r[=] --rebase-merges[=] " +
		"--fork-point -s= --strategy= -X= --strategy-option= --root --reschedule-failed-exec --reapply-cherry-picks " +
		"--ignore-date --preserve-merges --keep-empty --allow-empty-message --verify --stat --ff --no-onto --no-keep-base " +
		"--no-quiet --no-verbose --no-signoff --no-committer-date-is-author-date --no-reset-author-date --no-ignore-date " +
		"--no-ignore-whitespace --no-whitespace --no-force-rebase --no-preserve-merges --no-rerere-autoupdate " +
		"--no-keep-empty --no-autosquash --no-update-refs --no-gpg-sign --no-autostash --no-allow-empty-message " +
		"--no-rebase-merges --no-fork-point --no-strategy --no-strategy-option --no-root --no-reschedule-failed-exec " +
		"--no-reapply-cherry-picks", Value: Data},
}

var gitPickFlags = []Flag{{Names: "-x -r --ff --no-ff --allow-empty --allow-empty-message --keep-redundant-commits --empty= --reference " +
	"--no-reference --quit --continue --abort --skip --cleanup= -n --no-commit -e --edit -s --signoff -m= --mainline= " +
	"--rerere-autoupdate --strategy= -X= --strategy-option= -S[=] --gpg-sign[=] --commit --no-cleanup --no-edit " +
	"--no-signoff --no-mainline --no-rerere-autoupdate --no-strategy --no-strategy-option --no-gpg-sign", Value: Data}}

var gitBisectRows = []Row{
	{Names: "start bad good new old skip next reset terms replay", Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "-h --help --no-checkout --first-parent --term-new= --term-bad= --term-old= --term-good= --term-new --term-bad --term-old --term-good", Value: Data}}},
	{Names: "log view visualize", Does: gitLooks, Global: gitDiffGlobal, Args: gitWords, Flags: []Flag{{Names: "-n= --format= --pretty[=]", Value: Data}, {Names: gitRevForms, Value: Data}, {Names: gitRevOptions, Value: Data}}},
	{Names: "run", Style: Leading, Does: gitKeeps, Args: []Arg{{At: First, Role: RunsWords}}},
}

var gitFilterBranchFlags = []Flag{
	{Names: "--setup= --env-filter= --tree-filter= --index-filter= --parent-filter= --msg-filter= --commit-filter= --tag-name-filter=",
		Value: RunsLine, Why: "runs this for each commit"},
	{Names: "-d=", Value: WritesTree, Why: "works in that folder"},
	{Names: "-f --force --prune-empty --subdirectory-filter= --original= --state-branch= --remap-to-ancestor", Value: Data},
}

var gitFilterRepoFlags = []Flag{
	{Names: "--analyze", Cancels: NoLose, Does: []Do{{Kind: automode.Keep, Target: "."}}},
	{Names: "--filename-callback= --message-callback= --name-callback= --email-callback= --refname-callback= --blob-callback= " +
		"--commit-callback= --tag-callback= --reset-callback= --file-info-callback=", Value: RunsText, Lang: Python, Why: "runs this for each object"},
	{Names: "--paths-from-file= --replace-text= --replace-message= --mailmap= --strip-blobs-with-ids=", Value: Reads},
	{Names: "--source= --target=", Value: Base},
	{Names: "--invert-paths --path= --path-match= --path-glob= --path-regex= --use-base-name --path-rename= " +
		"--path-rename-match= --to-subdirectory-filter= --subdirectory-filter= --tag-rename= --use-mailmap " +
		"--preserve-commit-hashes --preserve-commit-encoding --prune-empty= --prune-degenerate= --no-ff " +
		"--replace-refs= --refs= --dry-run --debug --stdin --quiet --force -f --partial --no-gc --proceed --strip-blobs-bigger-than= " +
		"--state-branch= --date-order --sensitive-data-removal --sdr --no-fetch", Value: Data},
}

var gitRevParseFlags = []Flag{{Names: "--show-ref-format[=] --output-object-format= --sq-quote --parseopt --revs-only --no-revs " +
	"--flags --no-flags --keep-dashdash --stop-at-non-option --stuck-long --default= --prefix= --verify -q --quiet " +
	"--sq --short[=] --not --abbrev-ref[=] --symbolic --symbolic-full-name --all --branches[=] --tags[=] --remotes[=] " +
	"--glob= --exclude= --exclude-hidden= --disambiguate= --local-env-vars --path-format= --git-dir --git-common-dir " +
	"--resolve-git-dir= --git-path= --show-toplevel --show-superproject-working-tree --shared-index-path " +
	"--absolute-git-dir --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository " +
	"--show-cdup --show-prefix --show-object-format[=] --since= --after= --until= --before=", Value: Data}}

var gitRevListFlags = []Flag{
	{Names: "--count"},
	{Names: "--objects --objects-edge --objects-edge-aggressive --indexed-objects --filter-print-omitted --bisect-vars --bisect-all --disk-usage[=] -z", Value: Data},
	{Names: "-n=", Value: Data},
	{Names: "--format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "--progress[=] --use-bitmap-index --quiet", Value: Data},
}

var gitRevListPrints = []Out{
	{Number, &When{With: "--count", Without: "--graph --format --objects"}},
	{Names, &When{Without: "--graph --format --objects"}},
}

var gitMergeBaseFlags = []Flag{{Names: "-a --all --octopus --independent --is-ancestor --fork-point --no-all"}}

var gitDescribeFlags = []Flag{{Names: "--contains --debug --all --tags --long --first-parent --abbrev[=] --exact-match " +
	"--candidates= --match= --exclude= --always --dirty[=] --broken[=] --no-contains --no-debug --no-all --no-tags " +
	"--no-long --no-first-parent --no-abbrev --no-exact-match --no-candidates --no-match --no-exclude --no-always " +
	"--no-dirty --no-broken", Value: Data}}

// gitDescribePrints: a description is made of a ref's name, a number and a hash, and
// ends in the mark that an option gives.
func gitDescribePrints(m *Match) {
	m.Prints = OneRef
	for i := range m.hits {
		if h := &m.hits[i]; h.Has && (h.Name == "--dirty" || h.Name == "--broken") && (!h.Value.Exact() || strings.ContainsAny(h.Value.Text, " \t\n/.")) {
			m.Prints = AnyText // what stands behind the name makes another of it
		}
	}
}

var gitNameRevFlags = []Flag{{Names: "--name-only --tags --refs= --exclude= --all --stdin --annotate-stdin --undefined --always " +
	"--peel-tag --no-name-only --no-tags --no-refs --no-exclude --no-all --no-stdin --no-annotate-stdin " +
	"--no-undefined --no-always --no-peel-tag", Value: Data}}

var gitCherryFlags = []Flag{{Names: "--abbrev[=] -v --verbose --no-abbrev --no-verbose", Value: Data}}

var gitShowBranchFlags = []Flag{{Names: "-a --all -r --remotes --color[=] --more[=] --list --no-name --current --sha1-name " +
	"--merge-base --independent --topo-order --topics --sparse --date-order -g[=] --reflog[=] --name --no-all " +
	"--no-remotes --no-color --no-more --no-list --no-current --no-sha1-name --no-merge-base --no-independent " +
	"--no-topo-order --no-topics --no-sparse --no-date-order", Value: Data}}

var gitVerifyFlags = []Flag{{Names: "-s --stat-only --object-format= -v --verbose --raw --format= --no-verbose --no-raw " +
	"--no-format", Value: Data}}

// gitRevParsePrints bounds what rev-parse prints. A revision that it cannot
// find it prints as it was given, before it fails.
func gitRevParsePrints(m *Match) {
	for _, h := range m.Hits() {
		switch h.Name {
		case "--show-toplevel":
			if len(m.Hits()) == 1 && len(m.Args) == 0 {
				m.Prints = RepoRoot
			}
			return
		case "--is-inside-work-tree", "--is-inside-git-dir", "--is-bare-repository", "--is-shallow-repository", "--show-object-format":
			if len(m.Args) == 0 {
				m.Prints = OneName
			}
			return
		case "--verify", "-q", "--quiet", "--short", "--abbrev-ref", "--symbolic-full-name":
		default:
			return
		}
	}
	if len(m.Args) == 0 {
		return
	}
	m.Prints = OneName
	if spelled(m, "--abbrev-ref --symbolic-full-name") {
		m.Prints = PathsIn
	} else if spelled(m, "--verify") {
		return
	}
	for _, w := range m.Args {
		if !w.Exact() || w.Text == "" || gitLocal(w.Text) || w.Text[0] == '-' {
			m.Prints = AnyText
			return
		}
		for i := 0; i < len(w.Text); i++ {
			if w.Text[i] == '/' {
				m.Prints = PathsIn
			}
			if w.Text[i] == '.' && i > 0 && w.Text[i-1] == '.' || w.Text[i] == ' ' || w.Text[i] == ':' {
				m.Prints = AnyText
				return
			}
		}
	}
}

// gitStrategies: a way to merge that git does not have itself is a program by that name.
func gitStrategies(m *Match) {
	if !named("merge pull rebase cherry-pick revert", m.Path) {
		return
	}
	for i := range m.hits {
		h := &m.hits[i]
		if named("-s --strategy", h.Name) && h.Has && !(h.Value.Exact() && named("ort recursive resolve octopus ours subtree", h.Value.Text)) {
			m.Unknown("starts the program that merges by that name", h.Value)
		}
	}
}
