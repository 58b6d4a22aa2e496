package commands

import (
	"strconv"
	"strings"
)

var watch = Program{
	Name: "watch", Summary: "runs a command again and again", Manual: "watch(1), procps 4.0",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-x --exec"},
			{Names: "-b --beep -c --color -C --no-color -d --differences[=] -e --errexit -g --chgexit -p --precise -r --no-rerun -t --no-title -w --no-wrap", Value: Data},
			{Names: "-q= --equexit= -n= --interval= -s= --shotsdir=", Value: Data},
		},
		Refine: watchLine,
	},
}

var watchCases = []Case{
	{`watch -n 0 $x`, `Run[line] …`},
	{`watch -x $x y`, `Run[words] … y`},
	{`watch -t $x`, `Run[line] …`},
	{`watch -n 1 -d 'ls; rm x'`, `Run[line] ls; rm x`},
	{`watch ls -l`, `Run[line] ls -l`},
	{`watch ls $x`, `Run[line] ls …`},
	{`watch -x ls -l`, `Run[words] ls -l`},
}

// watchLine: without -x a shell gets the words, joined.
func watchLine(m *Match) {
	if len(m.Args) > 0 && !m.Has("-x") {
		m.Facts = []Fact{roleFact(RunsLine, lineOf(m.Args), "")}
	}
	pause, told := m.Value("-n")
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsLine || f.Role == RunsWords {
			f.Times = Often
			if told && len(pause.Text) > 0 && byteIn(pause.Text[0], "0.,") {
				f.Times = AtOnce
				if s, err := strconv.ParseFloat(strings.Replace(pause.Text, ",", ".", 1), 64); err != nil || s <= 0.1 {
					f.Times = Unpaused // 0.1 is the least that it takes
				}
			}
		}
	}
}
