package commands

var iverilog = Program{
	Name: "iverilog", Rare: true, Summary: "compiles Verilog for simulation", Manual: "iverilog(1), Icarus Verilog 12",
	Row: Row{
		Help: "-h --help -V", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-E -i -S -u -v -g= -s= -T= -W= -D= -P= -p= -N= -Y= -q", Value: Data}, {Names: "-I= -y= -l=", Value: Lists}, {Names: "-o= -M=", Value: Writes, Why: "writes what it builds"},
			{Names: "-c= -f= -m= -B= -t= -L= -d=", Value: Unread, Why: "takes more options, or loads code"},
		},
	},
}

var iverilogCases = []Case{{`iverilog -g2012 -Wall -o tb.vvp -I inc a.sv b.v`, `Run{entry-point} the build; Read{listing} a.sv; Read{listing} b.v; Write tb.vvp; Read{listing} inc`}, {`iverilog -m ./x.vpi a.v`, `Run{entry-point} the build; Read{listing} a.v; Unknown takes more options, or loads code`}}
