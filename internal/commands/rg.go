package commands

import (
	"strings"

	"automode"
)

var rg = Program{
	Name: "rg", Links: "-L --follow", Also: "ripgrep", Summary: "searches a tree of files for a pattern", Manual: "rg(1), ripgrep 14.1",
	Row: Row{
		Help: "-h --help -V --version --pcre2-version --type-list", Refine: rgLinks,
		Does: []Do{
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "1", Without: "-e --regexp -f --file --files"}},
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-e --regexp -f --file"}},
			{Kind: automode.Read, Target: ".", Traits: automode.Listing, Extent: automode.Tree, When: &When{Args: "0", With: "--files"}},
		},
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "-e --regexp -f --file --files"}},
			{At: Rest, Role: ReadsTree, When: &When{Without: "--files"}},
			{At: First, Role: ReadsTree, When: &When{With: "-e --regexp -f --file", Without: "--files"}},
			{At: Each, Role: ListsTree, When: &When{With: "--files"}},
		},
		Flags: []Flag{
			{Names: "-g= --glob= --iglob=", Value: Seeks, Why: "looks into files of a name that holds secrets"},
			{Names: "--json --no-json --path-separator= --hyperlink-format= -p --pretty", Value: Data},
			{Names: "-l --files-with-matches --files-without-match"},
			{Names: "--files"},
			{Names: "-e= --regexp=", Value: Data},
			{Names: "-A= --after-context= --auto-hybrid-regex --no-auto-hybrid-regex -B= --before-context= --binary --no-binary --block-buffered --no-block-buffered --no-byte-offset -C= --context= --color= --colors= --column --no-column --context-separator= --no-context-separator --crlf --no-crlf -d= --max-depth= --maxdepth= --debug --dfa-size-limit= -E= --encoding= --no-encoding --engine= -F --fixed-strings --no-fixed-strings --field-context-separator= --field-match-separator= --glob-case-insensitive --no-glob-case-insensitive --heading --no-heading -. --hidden --no-hidden -I --no-filename -i --ignore-case --ignore-file-case-insensitive --no-ignore-file-case-insensitive --include-zero --no-include-zero -j= --threads= --no-follow --line-buffered --no-line-buffered -M= --max-columns= --max-columns-preview --no-max-columns-preview --max-filesize= -m= --max-count= --mmap --no-mmap -N --no-line-number --null-data", Value: Data},
			{Names: "-b --byte-offset -H --with-filename -n --line-number", Value: Data},
			{Names: "--no-config --no-ignore --ignore --no-ignore-dot --ignore-dot --no-ignore-exclude --ignore-exclude --no-ignore-files --ignore-files --no-ignore-global --ignore-global --no-ignore-messages --ignore-messages --no-ignore-parent --ignore-parent --no-ignore-vcs --ignore-vcs --no-messages --messages --no-multiline --no-multiline-dotall --no-pcre2 --no-pcre2-unicode --pcre2-unicode --no-pre --no-require-git --require-git --no-search-zip --no-sort-files --sort-files --no-unicode --unicode -0 --null --one-file-system --no-one-file-system -P --pcre2 --passthru --passthrough --pre-glob= -q --quiet --regex-size-limit= -S --smart-case -s --case-sensitive --sort= --sortr= --stats --no-stats --stop-on-nonmatch -T= --type-not= -t= --type= --type-add= --type-clear= -a --text --no-text --trace --trim --no-trim -U --multiline --multiline-dotall -u --unrestricted --vimgrep --no-invert-match -w --word-regexp -x --line-regexp -z --search-zip", Value: Data},
			{Names: "-v --invert-match"},
			{Names: "-o --only-matching -c --count --count-matches -r= --replace=", Value: Data},
			{Names: "-L --follow"},
			{Names: "-f= --file=", Value: Reads},
			{Names: "--ignore-file=", Value: Reads},
			{Names: "--pre=", Value: RunsNamed, Why: "starts a program for every file it searches"},
			{Names: "--hostname-bin=", Value: RunsNamed, Why: "starts a program to learn the host's name"},
		},
		Prints: []Out{
			{PathsIn, &When{With: "-l --files-with-matches --files-without-match --files", Without: "--json"}},
			{Most, &When{With: "-v --invert-match", Args: "1", Without: "-o --only-matching -c --count -n --line-number -b --byte-offset -H --with-filename -r --replace"}},
			{Sifted, &When{Args: "1", Without: "-o --only-matching -c --count -n --line-number -b --byte-offset -H --with-filename -r --replace"}},
		},
	},
}

var rgCases = []Case{
	{`rg -i x`, `Read ./**`},
	{`rg -v x src`, `Read src/**`},
	{`rg -o x`, `Read ./**`},
	{`rg -r y -c x`, `Read ./**`},
	{`rg x`, `Read ./**`},
	{`rg -n "a b" src lib`, `Read src/**; Read lib/**`},
	{`rg -e x -e y`, `Read ./**`},
	{`rg -e x src`, `Read src/**`},
	{`rg --files`, `Read{listing} ./**`},
	{`rg --files -g '*.go' src`, `Read{listing} src/**; Seek *.go`},
	{`rg --no-ignore -uu -tgo -l x`, `Read ./**`},
	{`rg -p --ignore-file i x`, `Read ./**; Read i`},
	{`rg -f patterns src`, `Read src/**; Read patterns`},
	{`rg --pre ./p x`, `Read ./**; Run[named] ./p`},
	{`rg --pre=./p x`, `Read ./**; Run[named] ./p`},
	{`rg --hostname-bin=./p x`, `Read ./**; Run[named] ./p`},
	{`rg -L x`, `Read ./**; Read ./*/**`},
	{`rg --follow x src`, `Read src/**; Read src/*/**`},
	{`rg --type-list`, `nothing`},
	{`rg "$x" src`, `Unknown an unknown word may be an option; Read src/**`},
	{`rg --frobnicate x`, `Unknown no option “--frobnicate” is known`},
}

// rgLinks: with --follow it reads what links in a folder lead to.
func rgLinks(m *Match) {
	rgSieve(m)
	if !m.Has("-L") {
		return
	}
	found := false
	for i := range m.Facts[:len(m.Facts):len(m.Facts)] {
		if f := m.Facts[i]; f.Role == ReadsTree {
			found = true
			m.throughLinks(f.Word)
		}
	}
	if !found {
		m.throughLinks(Lit("."))
	}
}

// rgFolds: what --iglob looks for it looks for in any letters.
func rgFolds(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Seeks && f.Flag == "--iglob" {
			f.Word.Text = strings.ToLower(f.Word.Text)
		}
	}
}
