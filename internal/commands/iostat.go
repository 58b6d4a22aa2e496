package commands

import "automode"

// Programs that show how busy a machine is, or what it is made of, and can do
// one thing more.

var thisMachine = []Do{{Kind: automode.Query, Target: "this machine"}}

var iostat = Program{
	Name: "iostat", Rare: true, Kin: "sar pidstat sadf", Summary: "shows how busy a machine is", Manual: "iostat(1), sar(1), sadf(1), pidstat(1), sysstat 12.7",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData, Refine: iostatProgram,
		Flags: []Flag{
			{Names: "-o=", Value: Writes, Why: "writes what it shows to a file"},
			{Names: "-f=", Value: Reads},
			{Names: "-e=", Value: RunsLine, Why: "starts a program"},
		},
	},
}

var iostatCases = []Case{
	{`iostat -xz 1 3`, `Query this machine`},
	{`sar -n DEV 1 3`, `Query this machine`},
	{`sar -o f 1 3`, `Query this machine; Write f`},
	{`sar -uf /var/log/sa/sa01`, `Query this machine; Read /var/log/sa/sa01`},
	{`pidstat -e rm -rf x`, `Query this machine; Read x; Run[words] rm -rf x`},
}

// iostatProgram: all that follows is the program's.
func iostatProgram(m *Match) {
	for i := range m.Words {
		if !m.Words[i].Is("-e") || i+1 == len(m.Words) {
			continue
		}
		m.Own(func(f *Fact) bool { return f.Role != RunsLine })
		f := roleFact(RunsWords, m.Words[i+1], "starts a program")
		f.Words = m.Words[i+1:]
		m.Add(f)
		return
	}
}
