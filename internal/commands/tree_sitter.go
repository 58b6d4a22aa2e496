package commands

import (
	"automode"
)

var treeSitter = Program{
	Name: "tree-sitter", Rare: true, Package: true, Summary: "makes and tries parsers", Manual: "the command reference of tree-sitter 0.25",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "parse query tags highlight", Does: []Do{{Kind: automode.Run, Target: "the project's parser", Traits: automode.EntryPoint, Why: "compiles and loads the parser"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--quiet -q --stat -s --time -t --xml -x --cst -c --dot -d --scope= --encoding= --timeout= --captures --byte-range= --html -H --check --css-classes --no-ranges --json -j", Value: Data}}},
			{Names: "test", Does: []Do{{Kind: automode.Run, Target: "the project's parser", Traits: automode.EntryPoint, Why: "compiles and loads the parser"}}, Flags: []Flag{{Names: "-i= --include= -e= --exclude= --file-name= --show-fields --overview-only --stat=", Value: Data}, {Names: "-u --update", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites what is expected"}}},
			{Names: "generate", Does: []Do{{Kind: automode.Run, Target: "the grammar", Why: "runs the grammar, which is code"}, {Kind: automode.Write, Target: "src", Extent: automode.Tree, Why: "writes the parser"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--abi= --log -l", Value: Data}}},
			{Names: "dump-languages complete", Does: repoLooks, Flags: []Flag{{Names: "-s= --shell=", Value: Data}}},
		},
	},
}

var treeSitterCases = []Case{{`tree-sitter parse -q a.c`, `Run{entry-point} the project's parser; Read a.c`}, {`tree-sitter test -i x`, `Run{entry-point} the project's parser`}, {`tree-sitter test -u`, `Run{entry-point} the project's parser; Write ./**`}, {`tree-sitter generate --abi 14`, `Run the grammar; Write src/**`}, {`tree-sitter dump-languages`, `Read .`}, {`tree-sitter complete -s bash`, `Read .`}, {`tree-sitter`, `nothing`}}
