package commands

var stty = Program{
	Name: "stty", Also: "gstty", Summary: "sets how the terminal behaves", Manual: "stty(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-a --all -e -g --save -echo -icanon -ixon -isig -raw -cooked"},
			{Names: "-F= --file= -f=", Value: Edits, Why: "sets another terminal or line"},
		},
	},
}

var sttyCases = []Case{
	{`stty size`, `nothing`},
	{`stty -echo`, `nothing`},
	{`stty -F /dev/ttyUSB0 9600`, `Write /dev/ttyUSB0`},
}
