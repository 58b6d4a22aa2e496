package commands

import (
	"automode"
)

var ugrep = Program{
	Name: "ugrep", Rare: true, Summary: "finds text in files", Manual: "ugrep(1), 7.5",
	Row: Row{
		Help: "-? --help -V --version", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-e -f"}}, {At: First, Role: ReadsTree, When: &When{With: "-e -f"}}, {At: Rest, Role: ReadsTree}},
		Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0-1"}}},
		Flags: []Flag{
			{Names: "-e= --regexp=", Value: Data}, {Names: "-f= --file=", Value: Reads},
			{Names: "-a --text -b --byte-offset -c --count -E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -H --with-filename -h --no-filename -i --ignore-case -j --smart-case -k --column-number -l --files-with-matches -L --files-without-match -n --line-number -o --only-matching -q --quiet -r --recursive -R -s --no-messages -v --invert-match -w --word-regexp -x --line-regexp -y --any-line -z --decompress -T --initial-tab -Z -. --hidden --json --csv --xml --heading --stats --ignore-files --pretty --color[=] -1 -2 -3 -4 -% --bool -X --hex -U --binary --empty -p --no-dereference", Value: Data},
			{Names: "-A= --after-context= -B= --before-context= -C= --context= -m= --max-count= -d= --directories= -D= --devices= -g= --glob= --iglob= --include= --exclude= --include-dir= --exclude-dir= -t= --file-type= -O= --file-extension= -N= --neg-regexp= --and= --andnot= --not= --depth= --sort= --format= --tabs= --encoding= -J= --jobs= -K= --range=", Value: Data},
			{Names: "--exclude-from= --include-from=", Value: Reads},
		},
	},
}

var ugrepCases = []Case{
	{`ugrep -n x a`, `Read a/**`}, {`ugrep -e x -f p d -g '*.c'`, `Read ./**; Read d/**; Read p`}, {`ugrep -r x`, `Read ./**`}, {`ugrep --exclude-from f x a`, `Read a/**; Read f`},
	{`ugrep --filter='*:sh %' x a`, `Unknown no option “--filter” is known`},
}
