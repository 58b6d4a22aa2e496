package commands

var delta = Program{
	Name: "delta", Rare: true, Summary: "shows differences with colours", Manual: "delta --help, delta 0.18",
	Row: Row{
		Help: "-h --help -V --version --list-languages --list-syntax-themes --show-colors --show-config --show-syntax-themes --show-themes",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "--color-only --dark --light -s --side-by-side -n --line-numbers --navigate --keep-plus-minus-markers --no-gitconfig --raw --relative-paths --hyperlinks --paging= --syntax-theme= --features= -w= --width= --tabs= --file-style= --hunk-header-style= --max-line-length= --wrap-max-lines= --diff-so-fancy --diff-highlight --minus-style= --plus-style= --zero-style= --true-color= --24-bit-color= --whitespace-error-style= --default-language=", Value: Data},
			{Names: "--pager=", Value: RunsNamed, Why: "hands what it prints to a command"},
			{Names: "--config=", Value: Loads, Why: "loads settings that can name a pager"},
			{Names: "-@= --diff-args=", Value: Unread},
		},
	},
}

var deltaCases = []Case{
	{`delta -s`, `nothing`},
	{`delta a b`, `Read a; Read b`},
	{`delta --pager=./p`, `Run[named] ./p`},
	{`delta --config=c`, `Run{hidden} c`},
	{`delta -@ -w a b`, `Read a; Read b; Unknown nobody read what the value of -@ means`},
}
