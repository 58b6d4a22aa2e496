package commands

import "automode"

var ag = Program{
	Name: "ag", Rare: true, Links: "-f --follow", Summary: "searches a tree of files for a pattern", Manual: "ag(1), the silver searcher 2.2",
	Row: Row{
		Help: "--help -V --version --list-file-types",
		Does: []Do{
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "1", Without: "-g"}},
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, Traits: automode.Listing, When: &When{Args: "0", With: "-g"}},
		},
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "-g"}},
			{At: Rest, Role: ReadsTree},
			{At: First, Role: ReadsTree, When: &When{With: "-g"}},
		},
		Flags: []Flag{
			{Names: "-l --files-with-matches -L --files-without-matches"},
			{Names: "-g=", Value: Data},
			{Names: "-A= --after[=] -B= --before[=] -C= --context[=]", Value: Data},
			{Names: "--ackmate -a --all-types --break --nobreak -c --count --color --nocolor --color-line-number= --color-match= --color-path= --column -D --debug --depth= --filename --nofilename -F --fixed-strings -f --follow --nofollow -G= --file-search-regex= --group --nogroup -H --heading --noheading --hidden -i --ignore-case --ignore= --ignore-dir= -m= --max-count= --nomultiline --multiline --numbers --nonumbers -o --only-matching --one-device --parallel --print-all-files --print-long-lines --passthrough --passthru -Q --literal -r --recurse -n --norecurse -S --smart-case -s --case-sensitive --search-binary --silent --stats --stats-only -t --all-text -U --skip-vcs-ignores -u --unrestricted -v --invert-match --vimgrep -W= --width= -w --word-regexp --workers= -z --search-zip -0 --null --print0 --nopager --affinity --noaffinity --mmap --nommap", Value: Data},
			{Names: "--cc --clojure --coffee --cpp --csharp --css --dart --elisp --elixir --elm --erlang --fsharp --go --gradle --graphql --groovy --haml --handlebars --haskell --html --ini --java --jinja2 --js --json --julia --kotlin --less --lisp --lua --make --markdown --md --nim --nix --objc --ocaml --perl --php --powershell --proto --python --r --rake --restructuredtext --rs --ruby --rust --sass --scala --scheme --shell --sql --stylus --svelte --swift --terraform --tex --thrift --toml --ts --twig --vim --vue --xml --yaml --zig"},
			{Names: "-p= --path-to-ignore=", Value: Reads},
			{Names: "--pager=", Value: RunsNamed, Why: "hands what it prints to a command"},
		},
		Prints: []Out{{PathsIn, &When{With: "-l -g"}}},
		Refine: agContext,
	},
}

var agCases = []Case{
	{`ag x`, `Read ./**`},
	{`ag -i --go -l x src`, `Read src/**`},
	{`ag -g '\.go$' src`, `Read src/**`},
	{`ag -g main`, `Read{listing} ./**`},
	{`ag -C 3 x src`, `Read src/**`},
	{`ag -A x ~/.ssh`, `Read ./**; Unknown what follows -A, -B or -C may be the pattern`},
	{`ag -p ig x src`, `Read src/**; Read ig`},
	{`ag --pager='less -R' x`, `Read ./**; Run[named] less -R`},
}

// agContext: the number after -A, -B and -C may be left out, and the next
// word is then the pattern.
func agContext(m *Match) {
	for _, h := range m.Hits() {
		switch h.Name {
		case "-A", "-B", "-C":
			if h.Has && !isDigits(h.Value.Text) {
				m.Unknown("what follows -A, -B or -C may be the pattern", h.Value)
			}
		}
	}
}
