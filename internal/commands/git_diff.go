package commands

import (
	"strings"

	"automode"
)

// gitDiffOptions choose the form of a diff; git-diff(1) names them all.
const gitDiffOptions = "-p --patch -u -U= --unified= -W --function-context --raw " +
	"--patch-with-raw --patch-with-stat --numstat --shortstat -X[=] --dirstat[=] --cumulative --dirstat-by-file[=] " +
	"--check --summary --name-status --stat[=] --stat-width= --stat-name-width= --stat-graph-width= --stat-count= " +
	"--compact-summary --binary --full-index --color[=] --ws-error-highlight= --abbrev[=] --src-prefix= --dst-prefix= " +
	"--line-prefix= --no-prefix --inter-hunk-context= --output-indicator-new= --output-indicator-old= " +
	"--output-indicator-context= -B[=] --break-rewrites[=] -M[=] --find-renames[=] -D --irreversible-delete -C[=] " +
	"--find-copies[=] --find-copies-harder --no-renames --rename-empty --follow -l= --minimal -w --ignore-all-space " +
	"-b --ignore-space-change --ignore-space-at-eol --ignore-cr-at-eol --ignore-blank-lines -I= " +
	"--ignore-matching-lines= --indent-heuristic --patience --histogram --diff-algorithm= --anchored= --word-diff[=] " +
	"--word-diff-regex= --color-words[=] --color-moved[=] --color-moved-ws= --relative[=] -a --text -R --exit-code " +
	"--quiet --ignore-submodules[=] --submodule[=] --ita-invisible-in-index --ita-visible-in-index " +
	"--rotate-to= --skip-to= --no-left-only " +
	"--no-right-only --no-function-context --no-compact-summary --no-full-index --no-abbrev " +
	"--no-find-copies-harder --no-rename-empty --no-follow --no-minimal --no-ignore-matching-lines " +
	"--no-indent-heuristic --no-color-moved --no-color-moved-ws --no-relative --no-text --no-exit-code --no-quiet -t " +
	"-m -c --cc --diff-merges= --no-diff-merges --remerge-diff --dd --combined-all-paths --default-prefix"

// gitDiffSought choose which commits and files a log is of that shows no diff.
const gitDiffSought = "--no-ext-diff --no-textconv --no-color -S= -G= --pickaxe-all --pickaxe-regex --find-object= --diff-filter="

// gitRevOptions choose and order commits; git-rev-list(1) names them all. Its -n is
// not among them: other commands have one of their own, without a value.
const gitRevOptions = gitRevChoices + " --committer="

// gitRevChoices are those that every such command reads alike.
const gitRevChoices = "-# --max-count= --skip= --since= --after= --since-as-filter= --until= --before= " +
	"--max-age= --min-age= --author= --grep-reflog= --grep= --all-match --invert-grep -i " +
	"--regexp-ignore-case --basic-regexp -E --extended-regexp -F --fixed-strings -P --perl-regexp --remove-empty " +
	"--merges --no-merges --min-parents= --max-parents= --no-min-parents --no-max-parents --first-parent " +
	"--exclude-first-parent-only --not --all --branches[=] --tags[=] --remotes[=] --glob= --exclude= " +
	"--exclude-hidden= --reflog --alternate-refs --single-worktree --ignore-missing --stdin --cherry-pick --left-only " +
	"--right-only -g --walk-reflogs --merge --simplify-by-decoration --show-pulls --full-history --dense --sparse " +
	"--simplify-merges --ancestry-path[=] --bisect --date-order --author-date-order --topo-order --reverse " +
	"--in-commit-order --unpacked --object-names --no-object-names --filter= --no-filter --filter-provided-objects " +
	"--missing= --exclude-promisor-objects --no-walk[=] --do-walk --abbrev-commit --no-abbrev-commit --encoding= " +
	"--no-expand-tabs --relative-date --date= --no-commit-header --no-notes --notes[=] --show-notes[=] " +
	"--standard-notes --no-standard-notes --no-graph --maximal-only"

// gitRevForms print more of a commit than its name.
const gitRevForms = "--oneline --graph --left-right --parents --children --boundary --cherry-mark --cherry --show-linear-break[=] " +
	"--show-signature --header --timestamp --commit-header --expand-tabs --expand-tabs="

// gitDiffGlobal are the options of everything that shows a diff.
var gitDiffGlobal = []Flag{
	{Names: "--name-only"},
	{Names: "-z -s --no-patch"},
	{Names: gitDiffOptions, Value: Data},
	{Names: gitDiffSought, Value: Data},
	{Names: "--output=", Value: Writes, Why: "writes the diff to a file"},
	{Names: "-O=", Value: Reads},
	{Names: "--ext-diff --textconv", Why: "runs a program that the settings name",
		Does: []Do{{Kind: automode.Run, Traits: automode.Hidden, Target: "the diff program of the settings"}}},
}

var gitDiffFlags = []Flag{
	{Names: "--no-index"},
	{Names: "--cached --staged"},
	{Names: "--merge-base --base --ours --theirs -0 -1 -2 -3"},
}

var gitLogFlags = []Flag{
	{Names: "--format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "-n=", Value: Data},
	{Names: "-L= --log-size", Value: Reads}, // "1,5:file"
	{Names: "--no-show-signature --no-mailmap --no-decorate --decorate[=] --decorate-refs= --decorate-refs-exclude= " +
		"--clear-decorations --source --mailmap --use-mailmap --no-use-mailmap --full-diff -q --no-source " +
		"--no-decorate-refs --no-decorate-refs-exclude", Value: Data},
}

var gitDiffPlumbingFlags = []Flag{
	{Names: "--abbrev-commit --no-abbrev-commit --oneline --encoding= --expand-tabs= --no-expand-tabs --notes[=] --no-notes --show-notes[=] --standard-notes " +
		"--no-standard-notes --show-signature -r --root --no-commit-id --stdin -v --pretty[=] --format= --always --merge-base --cached -q -1 -2 -3 -0 " +
		"--base --ours --theirs", Value: Data},
}

var gitRangeDiffFlags = []Flag{{Names: "--no-dual-color --creation-factor= --notes[=] --left-only --right-only --dual-color " +
	"--no-creation-factor --no-notes", Value: Data}}

var gitShortlogFlags = []Flag{
	{Names: "--committer"}, // elsewhere it chooses commits and takes a value
	{Names: "--format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevChoices, Value: Data},
	{Names: "-n --numbered -s --summary -e --email --group= -c -w[=] --no-numbered --no-summary --no-email --no-group", Value: Data},
}

var gitDifftoolDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Run, Target: "the diff tool of the settings", When: &When{Without: "-x --extcmd --tool-help"}, Why: "starts a tool to show the changes"},
}

var gitDifftoolFlags = []Flag{
	{Names: "-x= --extcmd=", Value: RunsOn, Why: "starts this command to show the changes"},
	{Names: "--tool-help"},
	{Names: "--cached --staged -g --gui -d --dir-diff -y --no-prompt --symlinks --tool= --trust-exit-code --no-index " +
		"--prompt --index --no-gui --no-dir-diff --no-symlinks --no-tool --no-trust-exit-code", Value: Data},
}

var gitMergetoolDoes = []Do{
	{Kind: automode.Keep, Target: "."},
	{Kind: automode.Run, Target: "the merge tool of the settings", When: &When{Without: "--tool-help"}, Why: "starts a tool to resolve conflicts"},
}

var gitMergetoolFlags = []Flag{
	{Names: "--tool-help"},
	{Names: "-O=", Value: Reads},
	{Names: "-t= --tool= -y --no-prompt --prompt -g --gui --no-gui", Value: Data},
}

var gitBlameFlags = []Flag{
	{Names: "-S= --contents= --ignore-revs-file=", Value: Reads},
	{Names: "--format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "-h --diff-algorithm= --incremental -b --root --show-stats --progress --score-debug -f --show-name " +
		"-n --show-number -p --porcelain --line-porcelain -c -t -l -s -e --show-email -w --ignore-rev= --color-lines " +
		"--color-by-age --minimal -C[=] -M[=] -L= --abbrev[=] --no-incremental --no-root --no-show-stats --no-progress " +
		"--no-score-debug --no-show-name --no-show-number --no-porcelain --no-line-porcelain --no-show-email " +
		"--no-ignore-rev --no-color-lines --no-color-by-age --no-minimal --no-abbrev", Value: Data},
}

var gitGrepArgs = []Arg{
	{At: First, Role: Data, When: &When{Without: "-e -f"}},
	{At: First, Role: ReadsTree, When: &When{With: "-e -f"}},
	{At: Rest, Role: ReadsTree},
}

var gitGrepFlags = []Flag{
	{Names: "-f=", Value: Reads},
	{Names: "-e=", Value: Data},
	{Names: "-O[=] --open-files-in-pager[=]", Value: RunsOn, Why: "starts this program with the files that match"},
	{Names: "--textconv", Why: "runs a program that the settings name",
		Does: []Do{{Kind: automode.Run, Traits: automode.Hidden, Target: "the diff program of the settings"}}},
	{Names: "-# -h"},
	{Names: "-z --null"},
	{Names: "-l --files-with-matches --name-only -L --files-without-match"},
	{Names: "--no-textconv --cached --no-index --untracked --exclude-standard --recurse-submodules -v --invert-match " +
		"-i --ignore-case -w --word-regexp -a --text -I -r --recursive --max-depth= -E --extended-regexp -G " +
		"--basic-regexp -F --fixed-strings -P --perl-regexp -n --line-number --column -H --full-name -o --only-matching " +
		"-c --count --color[=] --break --heading -C= --context= -B= --before-context= -A= --after-context= --threads= -N= " +
		"-p --show-function -W --function-context --and --or --not -q --quiet --all-match --ext-grep -m= --max-count= " +
		"--index --no-cached --no-untracked --no-exclude-standard --no-recurse-submodules --no-invert-match " +
		"--no-ignore-case --no-word-regexp --no-text --no-recursive --no-extended-regexp --no-basic-regexp " +
		"--no-fixed-strings --no-perl-regexp --no-line-number --no-column --no-full-name --no-only-matching --no-count " +
		"--no-color --no-break --no-heading --no-context --no-before-context --no-after-context --no-threads " +
		"--no-show-function --no-function-context --no-or --no-quiet --no-all-match --no-ext-grep --no-max-count", Value: Data},
}

var gitGrepPrints = []Out{{PathsIn, &When{With: "-l -L --name-only --files-with-matches --files-without-match", Without: "-O --open-files-in-pager"}}}

// gitMore are options with which a log prints other lines, or other marks in front
// of them.
const gitMore = "--graph --left-right --parents --children --boundary --cherry-mark --cherry --show-linear-break --show-signature --header " +
	"--timestamp --commit-header --notes --show-notes --standard-notes --source --stdin"

// gitLogPrints bounds what a log prints that shows a line of each commit: their names,
// their dates, or lines that begin with a name.
func gitLogPrints(m *Match) {
	if form, ok := m.Value("--format --pretty"); m.Prints == PathsIn && (!ok || !form.Exact() || form.Text != "" && !named("format: tformat:", form.Text)) {
		m.Prints = AnyText // heads of commits stand among the names
	}
	if m.Path == "show" || m.Path == "whatchanged" || m.Has("--patch --name-only --output -L --log-size") || spelled(m, gitMore) {
		return
	}
	form, ways := Lit(""), 0
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "--format", "--pretty":
			form = h.Value
			ways++
		case "--oneline":
			form = Lit("oneline")
			ways++
		}
	}
	if ways == 0 && m.Path == "reflog" {
		form, ways = Lit("oneline"), 1
	}
	if ways != 1 || !form.Exact() {
		return
	}
	f := strings.TrimPrefix(strings.TrimPrefix(form.Text, "tformat:"), "format:")
	switch f {
	case "%H", "%h", "%T", "%t":
		if m.Prints = Names; gitOnce(m) {
			m.Prints = OneName
		}
	case "%ct", "%at":
		m.Prints = Number
	case "oneline":
		m.Prints = Named
	default:
		if gitInLine(f) {
			m.Prints = Named
		}
	}
}

// gitOnce reports whether a log is of one commit at the most.
func gitOnce(m *Match) bool {
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "-1" || named("-n --max-count", h.Name) && h.Value.Is("1") {
			return true
		}
	}
	return false
}

// gitInLine reports whether a form prints a commit's name, a blank, and what has no
// second line. Dates are left out where a form of their own may have one.
func gitInLine(form string) bool {
	rest, ok := strings.CutPrefix(form, "%h ")
	if !ok {
		rest, ok = strings.CutPrefix(form, "%H ")
	}
	for ok && rest != "" {
		var before string
		if before, rest, ok = strings.Cut(rest, "%"); strings.ContainsAny(before, "\n\r\x00") {
			return false
		} else if !ok {
			return true
		}
		field := 1
		if strings.HasPrefix(rest, "a") || strings.HasPrefix(rest, "c") {
			field = 2
		}
		if len(rest) < field || !named("s f h H t T p P d D an ae al aN aE cn ce cr ar at ct ai ci aI cI as cs S", rest[:field]) {
			return false
		}
		rest = rest[field:]
	}
	return ok
}

// gitStatusPrints: the short form has two letters in front of each path.
func gitStatusPrints(m *Match) {
	short := false
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "-s", "--short", "--porcelain":
			if h.Has && !h.Value.Is("v1") && !h.Value.Is("1") {
				return
			}
			short = true
		case "-uall", "-uno", "-u", "--untracked-files", "--ignored", "--ignore-submodules", "--no-renames":
		default:
			return
		}
	}
	if short {
		m.Prints = Marked
		gitListed(m)
	}
}
