package commands

import (
	"slices"
	"strings"

	"automode"
)

var gitLsFilesDoes = []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, Traits: automode.Listing}}

var gitLsFilesFlags = []Flag{
	{Names: "-X= --exclude-from=", Value: Reads},
	{Names: "-s --stage -u --unmerged -t -v -f --debug --eol --format= --resolve-undo", Value: Data},
	{Names: "-z --no-exclude-from -c --cached -d --deleted -m --modified -o --others -i --ignored -k --killed " +
		"--directory --empty-directory -x= --exclude= --exclude-per-directory= --exclude-standard --full-name " +
		"--recurse-submodules --error-unmatch --with-tree= --abbrev[=] --deduplicate --sparse --no-cached --no-deleted " +
		"--no-modified --no-others --no-ignored --no-killed --no-directory --no-empty-directory " +
		"--no-exclude-per-directory --no-recurse-submodules --no-error-unmatch --no-with-tree --no-abbrev " +
		"--no-deduplicate --no-sparse", Value: Data},
}

// gitLsFilesSeeks: whoever opens what is listed opens files of these names. What is excluded
// is what "-i" lists.
func gitLsFilesSeeks(m *Match) {
	if m.Prints != PathsIn {
		return
	}
	const why = "lists files by a name that holds secrets"
	for i := range m.Args {
		gitSeeks(m, m.Args[i])
	}
	ignored, but := spelled(m, "-i --ignored"), &Sieve{Form: NameForm, Not: true}
	for _, h := range m.Hits() {
		switch {
		case !h.Has:
		case named("-X --exclude-from", h.Name):
			m.Sieve = &Sieve{} // nobody looked what the list says
		case !named("-x --exclude", h.Name):
		case strings.HasPrefix(h.Value.Text, "!"):
			h.Value.Text = h.Value.Text[1:]
			m.addRole(Seeks, &h.Value, why) // what is let in again
			m.Sieve = &Sieve{}
		case ignored:
			m.addRole(Seeks, &h.Value, why)
		default:
			but.Any = append(but.Any, h.Value)
		}
	}
	tracked := spelled(m, "-c --cached -m --modified -d --deleted -k --killed -s --stage -u --unmerged -t -v") || !spelled(m, "-o --others")
	if m.Sieve == nil && but.Any != nil && !tracked {
		m.Sieve = but
	}
}

// gitSeeks adds which paths a word stands for that git takes for some.
func gitSeeks(m *Match, w Word) {
	if s, asks := gitPathspec(w); asks {
		one := w
		if len(s.Any) > 0 {
			one = s.Any[0]
		}
		m.addRole(Seeks, &one, "lists files by a name that holds secrets")
		m.Facts[len(m.Facts)-1].Sieve = s
	}
}

// gitListed: of a listing those words are paths that stand behind two dashes, or are marked
// as such.
func gitListed(m *Match) {
	if m.Prints != PathsIn && m.Prints != Marked || slices.ContainsFunc(m.Facts, func(f Fact) bool { return f.Role == Seeks }) || !named("status diff log show whatchanged diff-tree diff-index diff-files grep ls-tree", m.Path) {
		return
	}
	behind, _ := gitAfterDashes(m)
	for i := range m.Args {
		if i >= len(m.Args)-behind || strings.HasPrefix(m.Args[i].Text, ":(") {
			gitSeeks(m, m.Args[i])
		}
	}
}

var gitLsFilesPrints = []Out{{PathsIn, &When{Without: "-s --stage -u --unmerged -t -v -f --debug --eol --format --resolve-undo"}}}

var gitLsTreeDoes = []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, Traits: automode.Listing}}

var gitLsTreeFlags = []Flag{{Names: "--name-only --name-status"}, {Names: "-z --full-tree"}, {Names: "-d -r -t -l --long " +
	"--object-only --full-name --format= --abbrev[=] --no-full-name --no-abbrev", Value: Data}}

var gitLsTreePrints = []Out{{PathsIn, &When{With: "--name-only --name-status", Without: "-z --full-tree"}}}

var gitCatFileFlags = []Flag{
	{Names: "--textconv --filters", Why: "runs a program that the settings name",
		Does: []Do{{Kind: automode.Run, Traits: automode.Hidden, Target: "the filter of the settings"}}},
	{Names: "-Z --filter= --no-filter -e -p -t -s --allow-unknown-type --use-mailmap --mailmap --batch[=] " +
		"--batch-check[=] -z --batch-command[=] --batch-all-objects --buffer --follow-symlinks --unordered --path= " +
		"--no-allow-unknown-type --no-use-mailmap --no-mailmap --no-buffer --no-follow-symlinks --no-unordered --no-path", Value: Data},
}

var gitHashObjectFlags = []Flag{{Names: "-w", Does: []Do{{Kind: automode.Keep, Target: "."}}}, {Names: "-t= --stdin " +
	"--no-filters --literally --path= --filters --no-stdin --no-stdin-paths --no-literally --no-path", Value: Data},
	{Names: "--stdin-paths", Does: []Do{{Why: "reads the files whose names come in"}}}}

var gitCheckIgnoreFlags = []Flag{{Names: "-v --verbose -z"}, {Names: "-q --quiet --stdin -n --non-matching --no-index --index " +
	"--no-quiet --no-stdin --no-non-matching"}}

var gitCheckAttrFlags = []Flag{{Names: "--source= -a --all --cached --stdin -z --no-all --no-cached --no-stdin", Value: Data}}

var gitCheckMailmapFlags = []Flag{{Names: "--mailmap-file=", Value: Reads}, {Names: "--stdin --mailmap-blob=", Value: Data}}

var gitCheckRefFormatFlags = []Flag{{Names: "--allow-onelevel --no-allow-onelevel --refspec-pattern --normalize --branch --print"}}

var gitCountFlags = []Flag{{Names: "-v --verbose -H --human-readable --no-verbose --no-human-readable"}}

var gitMergeTreeFlags = []Flag{{Names: "--merge-base= -X= --strategy-option= --quiet --no-quiet --write-tree --trivial-merge " +
	"--messages -z --name-only --allow-unrelated-histories --stdin --no-messages", Value: Data}}

var gitMergeFileArgs = []Arg{
	{At: First, Role: Edits, When: &When{Without: "-p --stdout --object-id"}, Why: "merges the changes into it"},
	{At: First, Role: Reads, When: &When{With: "-p --stdout"}},
	{At: First, Role: Data, When: &When{With: "--object-id"}},
	{At: Rest, Role: Reads},
}

var gitMergeFileFlags = []Flag{{Names: "-p --stdout"}, {Names: "--object-id", Does: []Do{{Kind: automode.Keep, Target: "."}}}, {Names: "--diff-algorithm= " +
	"--diff3 --zdiff3 --ours --theirs --union --marker-size= -q --quiet -L= --no-diff3 --no-zdiff3 --no-ours " +
	"--no-theirs --no-union --no-marker-size --no-quiet", Value: Data}}

var gitReadTreeFlags = []Flag{
	{Names: "-u --reset -f --force -a --all", Why: "overwrites files of the working tree", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
	{Names: "--index-output= --prefix=", Value: Unread, Why: "writes files of that name in the repository's top folder"},
	{Names: "--no-create --stage= --temp --stdin -z --ignore-skip-worktree-bits --empty -v --verbose -m --trivial " +
		"--aggressive --exclude-per-directory= -i -n --dry-run --no-sparse-checkout --debug-unpack " +
		"--recurse-submodules[=] -q --quiet --sparse-checkout --no-empty --no-verbose --no-trivial --no-aggressive " +
		"--no-dry-run --no-debug-unpack --no-recurse-submodules --no-quiet", Value: Data},
}

// gitUpdateIndexArgs: with some options what is said is how git is to see a file, and the
// file is not read.
var gitUpdateIndexArgs = []Arg{
	{Role: Reads, When: &When{Without: gitIndexMarks}},
	{Role: Data, When: &When{With: gitIndexMarks}},
}

const gitIndexMarks = "--assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree --force-remove --fsmonitor-valid --no-fsmonitor-valid"

var gitUpdateIndexFlags = []Flag{
	{Names: "--show-index-version -q --ignore-submodules --add --replace --remove --unmerged --refresh " +
		"--really-refresh --cacheinfo= --chmod= --ignore-skip-worktree-entries --info-only -z --index-info --unresolve " +
		"-g --again --ignore-missing --verbose --clear-resolve-undo --index-version= --split-index --untracked-cache " +
		"--test-untracked-cache --force-untracked-cache --force-write-index --fsmonitor " +
		"--no-ignore-submodules --no-add --no-replace --no-remove --no-unmerged " +
		"--no-ignore-skip-worktree-entries --no-info-only --no-force-remove --no-ignore-missing --no-verbose " +
		"--no-index-version --no-split-index --no-untracked-cache --no-test-untracked-cache --no-force-untracked-cache " +
		"--no-force-write-index --no-fsmonitor", Value: Data},
	{Names: gitIndexMarks},
	{Names: "--stdin", Does: []Do{{Kind: automode.Unknown, Why: "takes in the files whose names come in"}}},
}

var gitWriteTreeFlags = []Flag{{Names: "--missing --batch -z --strict --no-strict -n -q -r --max-input-size= --missing-ok --prefix= " +
	"--ignore-cache-tree --no-missing-ok --no-prefix --no-ignore-cache-tree", Value: Data}}

var gitCommitTreeFlags = []Flag{{Names: "-F=", Value: Reads}, {Names: "-p= -m= -S[=] --gpg-sign[=] --no-gpg-sign", Value: Data}}

var gitPackFlags = []Flag{
	{Names: "--expire-to= --filter-to= --object-dir=", Value: WritesTree, Why: "writes packs there"},
	{Names: "-k --keep-unreachable", Cancels: NoLose}, {Names: "-d"},
	{Names: "--cruft-expiration=", Value: Data, Does: []Do{{Kind: automode.Lose, Target: "what nothing reaches any more"}}, Why: "removes what nothing reaches without waiting"},
	{Names: "-a", Does: []Do{{Kind: automode.Lose, Target: "what nothing reaches any more", When: &When{With: "-d", Without: "-k"}}}, Why: "packs anew only what is reached, and removes the rest"},
	{Names: "-i --all --prune --no-all --no-prune --auto --include= --exclude= --append --reachable --stdin-commits --stdin-packs --split[=] " +
		"--size-multiple= --max-commits= --expire-time= --changed-paths --no-changed-paths --shallow --progress --no-progress " +
		"--preferred-pack= --bitmap --no-bitmap --refs-snapshot= --batch-size= -v --verbose --alt-odb --dry-run --name-hash-version= " +
		"--path-walk --filter= --max-cruft-size= --combine-cruft-below-size= -A --cruft " +
		"-f -F -n -q --quiet -l --local -b --write-bitmap-index --delta-islands " +
		"--window= --window-memory= --depth= --threads= --max-pack-size= " +
		"--pack-kept-objects --keep-pack= -g= --geometric= -m --write-midx --no-cruft --no-cruft-expiration --no-quiet " +
		"--no-local --no-write-bitmap-index --no-delta-islands --no-unpack-unreachable --no-window " +
		"--no-window-memory --no-depth --no-threads --no-max-pack-size --no-pack-kept-objects --no-keep-pack " +
		"--no-geometric --no-write-midx", Value: Data},
}

var gitFastExportFlags = []Flag{
	{Names: "--export-marks=", Value: Unread, Why: "writes marks to the file of that name in the repository's top folder"},
	{Names: "--import-marks= --import-marks-if-exists= --anonymize-map=", Value: Reads},
	{Names: "-n= --format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "-M -C --progress= --signed-tags= --signed-commits= --tag-of-filtered-object= --fake-missing-tagger --use-done-feature --no-data --full-tree " +
		"--anonymize --reference-excluded-parents --show-original-ids --reencode= --refspec= --mark-tags", Value: Data},
}

var gitInterpretTrailersArgs = []Arg{
	{At: Each, Role: Reads, When: &When{Without: "--in-place"}},
	{At: Each, Role: Unread, When: &When{With: "--in-place"}, Why: "rewrites the file of that name in the repository's top folder"},
}

var gitInterpretTrailersFlags = []Flag{
	{Names: "--in-place"},
	{Names: "--trim-empty --trailer= --where= --no-where --if-exists= --no-if-exists --if-missing= --no-if-missing --only-trailers " +
		"--only-input --unfold --parse --no-divider", Value: Data},
}

var gitStripspaceFlags = []Flag{{Names: "-s --strip-comments -c --comment-lines --mode= --raw-mode= --width= --indent= --nl= --padding= " +
	"--command= --log[=] --no-log -m= --message= --into-name= --object-format=", Value: Data}, {Names: "-F= --file=", Value: Reads}}

var gitHelpFlags = []Flag{{Names: "-a --all --verbose --no-verbose --no-external-commands --no-aliases -g --guides -c --config -i --info -m --man -w --web " +
	"--build-options --user-interfaces --developer-interfaces --config-for-completion"}}

var gitReportDoes = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, When: &When{Without: "-o --output-directory"}, Why: "writes a report"}}

var gitReportFlags = []Flag{
	{Names: "-o= --output-directory=", Value: WritesTree, Why: "writes a report there"},
	{Names: "--no-suffix --mode= --diagnose[=] --no-diagnose", Value: Data},
}
