package commands

import (
	"strings"

	"automode"
)

var screen = Program{
	Name: "screen", Rare: true, Summary: "keeps terminals that outlive the session", Manual: "screen(1), GNU screen 5.0",
	Row: Row{
		Style: Leading, Help: "-v --version --help -help", Lang: Shell, Course: Stays,
		Does: []Do{
			{Kind: automode.Query, Target: "terminals", When: &When{With: "-ls"}},
			{Kind: automode.Control, Target: "terminals", When: &When{Without: "-ls"}, Why: "starts a terminal, or moves about in one"},
		},
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-X -Q -ls -r"}},
			{At: Each, Role: Data, When: &When{With: "-X -Q -ls -r"}},
		},
		Flags: []Flag{
			{Names: "-4 -6 -a -A -d -D -f -fn -fa -i -l -ln -L -m -dm -O -q -U -x -R -RR -DR -DRR -dR -dRR"},
			{Names: "-dmS=", Value: Data},
			{Names: "-r -dr"},
			{Names: "-ls -list -wipe"},
			{Names: "-X -Q"},
			{Names: "-S= -t= -T= -p= -h= -e=", Value: Data},
			{Names: "-Logfile=", Value: Writes, Why: "writes a log"},
			{Names: "-c=", Value: Loads, Why: "takes its configuration, which can run commands, from a file"},
			{Names: "-s=", Value: RunsWith, Lang: Shell, Why: "starts its value as the shell"},
		},
		Refine: screenCommand,
	},
}

var screenCases = []Case{
	{`screen -X stuff 'rm x'`, `Control terminals; Run[line later] rm x`},
	{`screen -X exec rm x`, `Control terminals; Run[words] rm x`}, {`screen -X exec ... rm x`, `Control terminals; Run[words] rm x`}, {`screen -X screen rm x`, `Control terminals; Run[words] rm x`}, {`screen -X screen -t t rm x`, `Control terminals; Unknown nobody read what the command “screen” of screen does`},
	{`screen -X`, `Control terminals`},
	{`screen -ls`, `Query terminals`},
	{`screen -dmS x rm y`, `Run[words] rm y`}, {`screen -dmS x -r`, `Control terminals`},
	{`screen -d -m -S x -L rm y`, `Control terminals; Run[words] rm y`},
	{`screen -S x -X quit`, `Control terminals; Unknown nobody read what the command “quit” of screen does`},
	{`screen -S x -X stuff 'rm x^M'`, `Control terminals; Run[line later] rm x^M`},
	{`screen -r x`, `Control terminals`},
	{`screen -Logfile f -c c -s s rm y`, `Control terminals; Run[words] rm y; Write f; Run{hidden} c; Run[with] s`},
}

// screenCommand reads the command that -X gives to a running screen.
func screenCommand(m *Match) {
	if m.Has("-dmS") && len(m.Args) > 0 && len(m.hits) == 1 {
		// What it starts, in a terminal that nobody is in, is all that it does.
		m.Own(func(f *Fact) bool { return f.Kind != automode.Control })
	}
	if !m.Has("-X") || len(m.Args) == 0 {
		return
	}
	if m.Args[0].Is("stuff") && len(m.Args) == 2 {
		f := roleFact(RunsLine, m.Args[1], "is typed into a terminal")
		f.Wraps, f.Lang = Later, Shell
		m.Add(f)
		return
	}
	if rest := m.Args[1:]; m.Args[0].Is("exec") || m.Args[0].Is("screen") {
		if len(rest) > 0 && rest[0].Exact() && rest[0].Text != "" && strings.Trim(rest[0].Text, "!.:|") == "" {
			rest = rest[1:] // which of its ends go where
		}
		if len(rest) > 0 && (!rest[0].Exact() || rest[0].Text == "" || rest[0].Text[0] != '-') {
			f := roleFact(RunsWords, rest[0], "is started in a terminal")
			f.Words = rest
			m.Add(f)
			return
		}
	}
	m.Unknown("nobody read what the command "+quote(m.Args[0])+" of screen does", m.Args[0])
}
