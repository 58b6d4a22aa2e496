package commands

import "automode"

var bat = Program{
	Name: "bat", Rare: true, Also: "batcat", Summary: "prints files with colours", Manual: "bat --help, bat 0.24",
	Row: Row{
		Help:   "-h --help -V --version --list-themes -L --list-languages --config-file --config-dir --cache-dir --acknowledgements --diagnostic",
		Args:   []Arg{{Role: Reads}},
		OrArgs: true,
		Flags: []Flag{
			{Names: "-A --show-all -p --plain -l= --language= -H= --highlight-line= --file-name= -d --diff --diff-context= --tabs= --wrap= -S --chop-long-lines --terminal-width= -n --number --color= --italic-text= --decorations= -f --force-colorization --paging= -P --no-paging -m= --map-syntax= --ignored-suffix= --theme= --theme-light= --theme-dark= --style= -r= --line-range= -u --unbuffered -s --squeeze-blank --squeeze-limit= --nonprintable-notation= --binary= --no-config --no-custom-assets --set-terminal-title --strip-ansi=", Value: Data},
			{Names: "--pager=", Value: RunsNamed, Why: "hands what it prints to a command"},
			{Names: "--generate-config-file", Does: []Do{{Kind: automode.Configure, Target: "bat's settings", Why: "writes a file of settings"}}},
		},
		Rows: []Row{{
			Names: "cache",
			Does:  []Do{{Kind: automode.Configure, Target: "bat's themes and syntaxes", Why: "rebuilds them"}},
			Flags: []Flag{
				{Names: "-b --build -c --clear --blank"},
				{Names: "--source=", Value: ReadsTree},
				{Names: "--target=", Value: WritesTree, Why: "puts them there"},
			},
		}},
	},
}

var batCases = []Case{
	{`bat -p a b`, `Read a; Read b`},
	{`batcat --paging=never -r 1:5 a`, `Read a`},
	{`bat --pager='less -R' a`, `Read a; Run[named] less -R`},
	{`bat --generate-config-file`, `Configure bat's settings`},
	{`bat cache --build --source d --target e`, `Configure bat's themes and syntaxes; Read d/**; Write e/**`},
}
