package commands

import "automode"

var rm = Program{
	Name: "rm", Also: "grm zf_rm", Summary: "removes files and folders", Manual: "rm(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Deletes, Why: "removes files and folders"}},
		Flags: []Flag{
			{Names: "-d --dir -f --force -I -i --interactive[=] --one-file-system -P --preserve-root[=] -v --verbose -x", Value: Data},
			{Names: "-r -R --recursive", Reach: automode.Tree},
			{Names: "-W", Cancels: NoDelete, Does: []Do{{Kind: automode.Write, Target: ".", Why: "brings back removed files"}}},
			{Names: "--no-preserve-root", Does: []Do{{Kind: automode.Weaken, Target: "the guard of the root folder", Why: "lets the root folder be removed"}}},
		},
	},
}

var rmCases = []Case{
	{`rm a b`, `Delete a; Delete b`},
	{`rm -rf dist`, `Delete dist/**`},
	{`rm -fr -- -x`, `Delete -x/**`},
	{`rm a -R`, `Delete a/**`},
	{`rm --recur --force a`, `Delete a/**`},
	{`rm -i *.log`, `Delete *.log`},
	{`rm -rf --no-preserve-root /`, `Delete //**; Weaken the guard of the root folder`},
	{`rm -W a`, `Write .`},
	{`rm -f "$x"`, `Unknown an unknown word may be an option; Delete …`},
	{`rm -f a$x`, `Delete a…`},
	{`rm --frobnicate a`, `Unknown no option “--frobnicate” is known`},
}
