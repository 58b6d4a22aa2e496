package commands

import "automode"

var ack = Program{
	Name: "ack", Rare: true, Links: "--follow", Also: "ack-grep", Summary: "searches a tree of source files for a pattern", Manual: "ack(1), ack 3.6",
	Row: Row{
		Help: "--help --version --man --help-types --help-colors --help-rgb-colors --create-ackrc --dump --thpppt --bar --cathy",
		Does: []Do{
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "1", Without: "--match -f -x --files-from"}},
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "--match"}},
			{Kind: automode.Read, Target: ".", Extent: automode.Tree, Traits: automode.Listing, When: &When{Args: "0", With: "-f"}},
		},
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "--match -f"}},
			{At: Rest, Role: ReadsTree, When: &When{Without: "-f"}},
			{At: First, Role: ReadsTree, When: &When{With: "--match", Without: "-f"}},
			{At: Each, Role: ListsTree, When: &When{With: "-f"}},
		},
		Flags: []Flag{
			{Names: "-c --count --show-types"},
			{Names: "-g -l --files-with-matches -L --files-without-matches"},
			{Names: "-f"},
			{Names: "--match=", Value: Data},
			{Names: "-1 -A= --after-context= -B= --before-context= -C[=] --context[=] --break --nobreak --color --nocolor --colour --nocolour --color-filename= --color-match= --color-colno= --color-lineno= --column --nocolumn --env --noenv --filter --nofilter --flush --follow --nofollow --group --nogroup -H --with-filename -h --no-filename --heading --noheading -I --no-ignore-case -i --ignore-case --ignore-ack-defaults --ignore-dir= --noignore-dir= --ignore-directory= --noignore-directory= --ignore-file= -k --known-types -m= --max-count= -n --no-recurse --nopager -o -P -p[=] --proximate[=] --passthru --print0 -Q --literal -R -r --recurse --range-end= --range-start= -S --smart-case --nosmart-case --no-smart-case -s --sort-files -T= -t= --type= --type-add= --type-del= --type-set= --underline --nounderline -v --invert-match -w --word-regexp", Value: Data},
			{Names: "--asm --cc --clojure --cmake --cpp --csharp --css --dart --elisp --elixir --elm --erlang --go --groovy --haskell --hh --hpp --html --java --js --json --kotlin --less --lisp --lua --make --markdown --objc --ocaml --perl --php --python --ruby --rust --sass --scala --scheme --shell --sql --swift --tcl --tex --toml --ts --vb --vim --xml --yaml"},
			{Names: "--output=", Value: RunsText, Lang: Perl, Why: "older versions evaluate it for every line"},
			{Names: "--pager=", Value: RunsNamed, Why: "hands what it prints to a command"},
			{Names: "--ackrc=", Value: Loads, Why: "loads options that can name a pager"},
			{Names: "--files-from=", Value: Reads, Does: []Do{{Kind: automode.Unknown, Why: "searches files that a list names"}}},
			{Names: "-x", Does: []Do{{Kind: automode.Unknown, Why: "searches files that its standard input names"}}},
		},
		Prints: []Out{{PathsIn, &When{With: "-f -g", Without: "-c"}}},
	},
}

var ackCases = []Case{
	{`ack x`, `Read ./**`},
	{`ack -i --go -l x src`, `Read src/**`},
	{`ack -c x src`, `Read src/**`},
	{`ack --match x`, `Read ./**`},
	{`ack --match x src`, `Read src/**`},
	{`ack -f --python`, `Read{listing} ./**`},
	{`ack -f src`, `Read{listing} src/**`},
	{`ack --output='$1' x src`, `Read src/**; Run[text perl] $1`},
	{`ack --pager=./p x src`, `Read src/**; Run[named] ./p`},
	{`ack --ackrc=rc x src`, `Read src/**; Run{hidden} rc`},
	{`ack --files-from=list x`, `Unknown searches files that a list names; Read list`},
	{`ack -x y`, `Unknown searches files that its standard input names`},
}
