package commands

var hyperfine = Program{
	Name: "hyperfine", Rare: true, Summary: "measures how long commands take", Manual: "hyperfine(1), hyperfine 1.18",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: RunsLine, Why: "runs it many times"}},
		Flags: []Flag{
			{Names: "-w= --warmup= -m= --min-runs= -M= --max-runs= -r= --runs= -N --style= -i --ignore-failure[=] -u= --time-unit= --show-output --sort= -n= --command-name= --min-benchmarking-time= -D= --parameter-step-size=", Value: Data},
			{Names: "-P= --parameter-scan= -L= --parameter-list=", Value: Unread, Why: "puts other words into the commands"},
			{Names: "-s= --setup= -p= --prepare= -c= --cleanup= --conclude= --reference=", Value: RunsLine, Why: "runs it around the others"},
			{Names: "-S= --shell=", Value: RunsLine, Why: "starts it as the shell"},
			{Names: "--input=", Value: Reads},
			{Names: "--output= --export-asciidoc= --export-csv= --export-json= --export-markdown= --export-orgmode=", Value: Writes, Why: "writes the result to a file"},
		},
	},
}

var hyperfineCases = []Case{
	{`hyperfine -w 3 'rm x' ls`, `Run[line] rm x; Run[line] ls`},
	{`hyperfine -p 'rm y' ls`, `Run[line] ls; Run[line] rm y`},
	{`hyperfine --shell ./p ls`, `Run[line] ls; Run[line] ./p`},
	{`hyperfine --export-json out ls --input in`, `Run[line] ls; Write out; Read in`},
	{`hyperfine -L x a,b 'echo {x}'`, `Run[line] a,b; Run[line] echo {x}; Unknown puts other words into the commands`},
}
