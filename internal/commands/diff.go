package commands

import "automode"

var diff = Program{
	Name: "diff", Links: "*", Also: "gdiff colordiff", Summary: "compares files line by line", Manual: "diff(1), GNU diffutils 3.10 and macOS 15",
	Row: Row{
		Help: "--help -v --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-# -a --text -B --ignore-blank-lines -b --ignore-space-change -C= -c --context[=] --color[=] -D= --ifdef= -d --minimal -E --ignore-tab-expansion -e --ed -F= --show-function-line= -f --forward-ed --horizon-lines= -I= --ignore-matching-lines= -i --ignore-case --ignore-file-name-case --no-ignore-file-name-case --label= -L= -l --paginate --left-column --line-format= --unchanged-line-format= --old-line-format= --new-line-format= --unchanged-group-format= --old-group-format= --new-group-format= --changed-group-format= -N --new-file --no-dereference --normal -n --rcs -P --unidirectional-new-file --palette= -p --show-c-function -q --brief -S= --starting-file= -s --report-identical-files --speed-large-files --strip-trailing-cr --suppress-blank-empty --suppress-common-lines -T --initial-tab -t --expand-tabs --tabsize= -U= -u --unified[=] -W= --width= -w --ignore-all-space -x= --exclude= -y --side-by-side -Z --ignore-trailing-space -H", Value: Data},
			{Names: "-r --recursive", Reach: automode.Tree},
			{Names: "-X= --exclude-from= --from-file= --to-file=", Value: Reads},
		},
	},
}

var diffCases = []Case{
	{`diff a b`, `Read a; Read b`},
	{`diff -u -U 5 --label x a -`, `Read a; Read -`},
	{`diff -rq a b`, `Read a/**; Read b/**`},
	{`diff --from-file=a b c`, `Read b; Read c; Read a`},
	{`diff --frobnicate a b`, `Unknown no option “--frobnicate” is known`},
}
