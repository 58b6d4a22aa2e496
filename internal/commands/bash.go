package commands

import (
	"strings"

	"automode"
)

var bash = Program{
	Name: "bash", Also: "rbash", Summary: "runs commands", Manual: "bash(1), bash 5.3",
	Row: Row{
		Style: Leading, Help: "--help --version", Lang: Shell,
		Args: shellArgs, Global: shellOptionsOfAll,
		Flags: []Flag{
			{Names: "-l -D -a -b -e -h -m -p -t -u -v -B -E -P -T --debug --dump-po-strings --dump-strings --login --noediting --noprofile --norc --pretty-print --verbose"}, {Names: "-r --restricted"},
			{Names: "-o= -O=", Value: Data},
			{Names: "--rcfile= --init-file=", Value: RunsFile, Lang: Shell, Why: "runs a file before anything else"},
		},
		Stdin:  shellInput,
		Refine: shellOptions,
	},
}

var bashCases = []Case{
	{`bash -O extglob -c ls`, `Run[text shell] ls`},
	{`bash +B -c ls`, `Run[file shell] +B; Unknown options that begin with a plus are not read`},
	{`bash +O extglob -c ls`, `Run[file shell] +O; Unknown options that begin with a plus are not read`},
	{`bash -x s.sh`, `Run[file shell] s.sh`},
	{`bash -c 'rm x'`, `Run[text shell] rm x`},
	{`bash -lc 'rm $1' - a`, `Run[text shell] rm $1`},
	{`bash -c -e 'rm x'`, `Run[text shell] rm x`},
	{`bash -euo pipefail s.sh a`, `Run[file shell] s.sh`},
	{`bash --rcfile f -i`, `Run[file shell] f; Write ~/.bash_history`}, {`bash -i s.sh`, `Run[file shell] s.sh; Write ~/.bash_history`}, {`bash -ic ls`, `Run[text shell] ls`},
	{`bash --norc -O extglob s.sh`, `Run[file shell] s.sh`},
	{`bash -o posix s.sh`, `Run[file shell] s.sh; Unknown the shell would read what follows in another way`},
	{`bash --restricted -c ls`, `Run[text shell] ls; Unknown a restricted shell goes to no other folder, and leaves out more of what it reads`},
	{`rbash s.sh`, `Run[file shell] s.sh; Unknown a restricted shell goes to no other folder, and leaves out more of what it reads`},
	{`bash -k s.sh`, `Unknown no option “-k” is known`},
	{`bash -n s.sh`, `Read s.sh`},
	{`bash -n -i s.sh`, `Read s.sh; Unknown an interactive shell runs it after all`},
	{`bash +x s.sh`, `Run[file shell] +x; Unknown options that begin with a plus are not read`},
	{`bash -s -- a`, `nothing`},
	{`bash -`, `nothing`},
	{`bash - s.sh`, `Run[file shell] s.sh`},
	{`bash`, `nothing`},
	{`bash -c - 'rm x' y`, `Run[text shell] rm x`},
	{`bash -ec + ls`, `Run[text shell] ls`},
	{`bash -c -`, `nothing`},
	{`bash - x.sh y`, `Run[file shell] x.sh`},
	{`bash --frob`, `Unknown no option “--frob” is known`},
}

// shellOptionsOfAll are the options that every shell of this kind has.
var shellOptionsOfAll = []Flag{{Names: "-c"}, {Names: "-s"}, {Names: "-n", Cancels: NoRun}, {Names: "-i"}, {Names: "-x"}}

// shellArgs: with -c the first positional is the code; with -s standard input
// is; else a file. What follows are its parameters.
var shellArgs = []Arg{
	{At: First, Role: RunsText, When: &When{With: "-c"}},
	{At: First, Role: RunsFile, When: &When{Without: "-c -s"}},
	{At: First, Role: Reads, When: &When{With: "-n", Without: "-c -s"}},
	{At: Each, Role: Data},
}

var shellInput = []In{
	{Role: Data, When: &When{With: "-n", Without: "-i"}},
	{Role: RunsText, When: &When{With: "-s", Without: "-c"}},
	{Role: RunsText, When: &When{Args: "0", Without: "-c"}},
}

// shellOptions: what the table of a shell cannot say of its options.
func shellOptions(m *Match) {
	if len(m.Args) > 0 && (m.Args[0].Is("-") || m.Args[0].Is("+")) {
		// A sign alone ends the options.
		args, role := m.Args[1:], RunsFile
		if m.Has("-c") {
			role = RunsText
		}
		m.Own(func(f *Fact) bool { return f.Role != role || f.Flag != "" })
		if m.Args = args; role == RunsFile && (len(args) == 0 || m.Has("-s")) {
			m.Stdin, m.Lang = RunsText, Shell
		} else if len(args) > 0 {
			f := roleFact(role, args[0], "")
			f.Lang, f.Words = Shell, args[1:]
			m.Add(f)
		}
	}
	m.Echoes = m.Has("-x -o") // with -o it may
	for _, h := range m.Hits() {
		if (h.Name == "-o" || h.Name == "-O") && !readAsBefore(h.Value) {
			m.Unknown("the shell would read what follows in another way", h.Value)
		}
	}
	if m.Has("-r") || named("rbash rksh rzsh", m.name()) {
		m.Unknown("a restricted shell goes to no other folder, and leaves out more of what it reads", Word{})
	}
	switch {
	case !m.Has("-i"):
	case m.Has("-n"):
		m.Unknown("an interactive shell runs it after all", Word{})
	case !m.Has("-c") && m.Program.Name == "bash":
		m.Add(Fact{Kind: automode.Write, Target: "~/.bash_history", Why: "an interactive shell adds to the history"})
	}
	if len(m.Args) > 0 && len(m.Args[0].Text) > 1 && m.Args[0].Text[0] == '+' {
		m.Unknown("options that begin with a plus are not read", m.Args[0])
	}
}

// readAsBefore reports whether an option that a shell is started with leaves the meaning of
// what it runs as it is.
func readAsBefore(w Word) bool {
	name := strings.TrimPrefix(strings.ReplaceAll(strings.ToLower(w.Text), "_", ""), "no")
	return w.Exact() && named("errexit unset pipefail xtrace verbose allexport monitor notify tify errtrace functrace errreturn interactivecomments extglob inheriterrexit lastpipe emacs vi shwordsplit globstar", name)
}
