package commands

import "strings"

var iverilog = Program{
	Name: "iverilog", Rare: true, Summary: "compiles Verilog for simulation", Manual: "iverilog(1), Icarus Verilog 12",
	Row: Row{
		Help: "-h --help -V", Does: toolBuilds, Args: sourceLists, Compiles: true, Refine: iverilogNotes,
		Flags: []Flag{
			{Names: "-E -i -S -u -v -g= -s= -T= -W= -D= -P= -p= -N= -Y= -q", Value: Data}, {Names: "-I= -y= -l=", Value: Lists}, {Names: "-o=", Value: Writes, Why: "writes what it builds"}, {Names: "-M=", Value: Data},
			{Names: "-c= -f= -m= -B= -t= -L= -d=", Value: Unread, Why: "takes more options, or loads code"},
		},
	},
}

// iverilogNotes: what it read is noted in a file, perhaps behind what is noted.
func iverilogNotes(m *Match) {
	if w, ok := m.Value("-M"); ok {
		w = cutWord(w, strings.IndexByte(w.Text, '=')+1)
		m.addRole(Writes, &w, "writes which files it read")
	}
}

var iverilogCases = []Case{{`iverilog -g2012 -Wall -o tb.vvp -I inc a.sv b.v`, `Run{entry-point} the build; Read{listing} a.sv; Read{listing} b.v; Write tb.vvp; Read{listing} inc`}, {`iverilog -Mall=f a.v`, `Run{entry-point} the build; Read{listing} a.v; Write f`}, {`iverilog -m ./x.vpi a.v`, `Run{entry-point} the build; Read{listing} a.v; Unknown takes more options, or loads code`}}
