package commands

import (
	"strings"

	"automode"
)

var kill = Program{
	Name: "kill", Also: "gkill", Summary: "sends a signal to processes", Manual: "kill(1), procps 4.0, bash 5.3 and macOS 15",
	Row: Row{
		Args: []Arg{{Role: Controls, When: &When{Without: "-l"}, Why: "signals processes"}, {Role: Data, When: &When{With: "-l"}}},
		Flags: []Flag{
			{Names: "-#"},
			{Names: "--help -V --version"}, // to a shell's own kill an operand, but as the first word
			{Names: signals},
			{Names: "-l -L --list --table"},
			{Names: "-s= --signal= -n= -q= --queue=", Value: Data},
		},
		Refine: killAll,
	},
}

var killCases = []Case{
	{`kill 12 %1`, `Control 12; Control %1`},
	{`kill -9 12`, `Control 12`},
	{`kill -KILL "$pid"`, `Control …`},
	{`kill -s TERM 12`, `Control 12`},
	{`kill -0 12`, `Query processes`},
	{`kill -l 9`, `nothing`},
	{`kill -9 -l 12`, `Control 12`},
	{`kill -s KILL -L 1`, `Control{halts} 1`},
	{`kill -9 -1`, `Control{halts} every process`},
	{`kill -- -1`, `Control{halts} every process`},
	{`kill -s KILL -1`, `Control{halts} every process`},
	{`kill -TERM -12`, `Control process group 12`},
	{`kill --help`, `nothing`},
	{`kill -9 -1 --help`, `Control{halts} every process`},
	{`kill 1`, `Control{halts} 1`},
}

// signals are the names that kill, pkill and killall take behind a dash.
const signals = "-HUP -INT -QUIT -KILL -TERM -USR1 -USR2 -STOP -CONT -TSTP -ABRT -ALRM -CHLD -PIPE -TTIN -TTOU -WINCH -SIGHUP -SIGINT -SIGQUIT -SIGKILL -SIGTERM -SIGUSR1 -SIGUSR2 -SIGSTOP -SIGCONT -SIGTSTP -SIGABRT -SIGALRM -SIGCHLD -SIGPIPE -SIGWINCH"

// killAll: a number behind a dash is the signal first, then a process group;
// group 1 is every process there is.
func killAll(m *Match) {
	signalled := false
	for _, h := range m.hits {
		switch {
		case h.Flag.Names == signals || flagNamed(h.Flag, "-s"):
			signalled = true
		case len(h.Name) > 1 && isDigits(h.Name[1:]):
			if !signalled {
				signalled = true
				continue
			}
			killGroup(m, h.Name[1:])
		}
	}
	if m.Has("-l") && !flagNamed(m.hits[0].Flag, "-l") {
		for _, w := range m.Args {
			m.Add(Fact{Role: Controls, Word: w, Kind: automode.Control, Why: "signals processes where only an option in front lists"})
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		switch {
		case f.Role != Controls:
		case f.Word.Is("-1"):
			f.Role, f.Traits, f.Target = Unread, automode.Halts, "every process"
		case f.Word.Is("1"):
			f.Traits = automode.Halts
		}
	}
	if !m.Has("-l") && len(m.hits) == 1 && m.hits[0].Name == "-0" {
		m.Facts = []Fact{{Kind: automode.Query, Target: "processes"}}
	}
}

func killGroup(m *Match, group string) {
	f := Fact{Kind: automode.Control, Target: "process group " + group, Why: "signals processes"}
	if strings.TrimLeft(group, "0") == "1" {
		f.Target, f.Traits = "every process", automode.Halts
	}
	m.Add(f)
}
