package commands

import "automode"

var rimraf = Program{
	Name: "rimraf", Rare: true, Package: true, Summary: "removes files and folders", Manual: "rimraf --help, rimraf 6",
	Row: Row{
		Help: "-h --help --version",
		Args: []Arg{{Role: Deletes, Extent: automode.Tree, Why: "removes it and everything below"}},
		Flags: []Flag{
			{Names: "--preserve-root -G --no-glob -v --verbose -V --no-verbose -i --interactive -I --no-interactive --no-preserve-root"},
			{Names: "-g --glob --glob[=]", Value: Unread, Why: "the program itself reads patterns in its arguments", Does: []Do{{Why: "the program itself reads patterns in its arguments"}}},
			{Names: "--impl= --max-retries= --retry-delay= --backoff=", Value: Data},
			{Names: "--tmp=", Value: WritesTree, Why: "moves what it removes there first"},
		},
	},
}

var rimrafCases = []Case{
	{`rimraf dist node_modules`, `Delete dist/**; Delete node_modules/**`},
	{`rimraf /`, `Delete //**`},
	{`rimraf --preserve-root`, `nothing`},
	{`rimraf -g`, `Unknown the program itself reads patterns in its arguments`},
	{`rimraf --impl v`, `nothing`},
	{`rimraf --tmp v`, `Write v/**`},
}
