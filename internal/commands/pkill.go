package commands

import (
	"strings"

	"automode"
)

var pkill = Program{
	Name: "pkill", Summary: "signals processes by name", Manual: "pkill(1), procps 4.0 and macOS 15",
	Row: Row{
		Help: "--help -V --version -h",
		Does: []Do{{Kind: automode.Control, Target: "processes", When: &When{Args: "0"}, Why: "signals processes"}},
		Args: []Arg{{Role: Controls, Why: "signals every process of such a name, whoever started it"}},
		Flags: []Flag{
			{Names: "-#"},
			{Names: signals},
			{Names: "-a --list-full -c --count -e --echo -f --full -i --ignore-case -l --list-name -n --newest -o --oldest -v --inverse -x --exact -w --lightweight -A --ignore-ancestors -I -L --logpidfile -S"},
			{Names: "--signal= -q= --queue= -d= --delimiter= -G= --group= -g= --pgroup= -P= --parent= -s= --session= -t= --terminal= -r= --runstates= -O= --older= --cgroup= --ns= --nslist= -M= -N= -j=", Value: Data},
			{Names: "-u= --euid= -U= --uid=", Value: Data},
			{Names: "-F= --pidfile=", Value: Reads},
		},
		Refine: pkillAll,
	},
}

var pkillCases = []Case{
	{`pkill --help`, `nothing`},
	{`pkill -f 'vite dev'`, `Control vite dev`},
	{`pkill -9 node`, `Control node`},
	{`pkill -KILL -x node`, `Control node`},
	{`pkill -u me`, `Control{halts} processes`},
	{`pkill --signal KILL -u me node`, `Control node`},
	{`pkill -F f`, `Control processes; Read f`},
	{`pkill -f .`, `Control{halts} .`},
	{`pkill -v x`, `Control{halts} x`},
}

// pkillAll: a pattern that every name matches, or all but a few.
func pkillAll(m *Match) {
	inverse := false
	for _, h := range m.hits {
		inverse = inverse || h.Name == "-v" || h.Name == "--inverse"
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Kind == automode.Control && f.Role == Unread && m.Has("-u") {
			f.Traits |= automode.Halts // all that an account runs
		}
		if f.Role == Controls && (inverse || f.Word.Exact() && strings.Trim(f.Word.Text, ".*^$?+") == "") {
			f.Traits |= automode.Halts
		}
	}
}
