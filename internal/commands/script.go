package commands

import "automode"

var script = Program{
	Name: "script", Rare: true, Summary: "runs a shell or a command and keeps what the terminal showed", Manual: "script(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Lang: Shell,
		Does: []Do{{Kind: automode.Write, Target: "typescript", When: &When{Args: "0", Without: "-O -B"}, Why: "keeps what the terminal showed"}},
		Args: []Arg{
			{At: First, Role: Writes, Why: "keeps what the terminal showed"},
			{At: Second, Role: RunsWords},
		},
		Flags: []Flag{
			{Names: "-c= --command=", Value: RunsLine, Why: "runs a command line"},
			{Names: "-O= --log-out= -B= --log-io=", Value: Writes, Why: "keeps what the terminal showed"},
			{Names: "-I= --log-in= -T= --log-timing=", Value: Writes, Why: "keeps what was typed, or when"},
			{Names: "-t[=] --timing[=]", Value: Writes, Why: "keeps when things were shown"},
			{Names: "-m= --logging-format= -E= --echo= -o= --output-limit=", Value: Data},
			{Names: "-a --append -e --return -f --flush --force -q --quiet -k -r"},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0-1", Without: "-c"}}},
		Refine: scriptLast,
	},
}

// scriptLast: on Linux the command may stand behind the file.
func scriptLast(m *Match) {
	for i := 2; i < len(m.Args); i++ {
		if named("-c -qc --command", m.Args[i-1].Text) {
			m.Add(roleFact(RunsLine, m.Args[i], "runs a command line"))
		}
	}
}

var scriptCases = []Case{
	{`script -q -c 'rm x' /dev/null`, `Write /dev/null; Run[line] rm x`},
	{`script -q /dev/null rm x`, `Write /dev/null; Run[words] rm x`},
	{`script --command ls`, `Write typescript; Run[line] ls`},
	{`script -O out -T t -t2 -E never`, `Write out; Write t; Write 2`},
	{`script /dev/null -c 'rm x'`, `Write /dev/null; Run[words] -c rm x; Run[line] rm x`},
	{`script -I in f`, `Write f; Write in`},
}
