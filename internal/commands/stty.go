package commands

import "automode"

var stty = Program{
	Name: "stty", Rare: true, Also: "gstty", Summary: "sets how the terminal behaves", Manual: "stty(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-a --all -e -g --save -echo -icanon -ixon -isig -raw -cooked"},
			{Names: "-F= --file= -f=", Value: Reads, Why: "opens another terminal or line"},
		},
		Does: []Do{{Kind: automode.Configure, Target: "another line", When: &When{With: "-F", Args: "1+"}, Why: "sets another terminal or line"}},
	},
}

var sttyCases = []Case{
	{`stty size`, `nothing`},
	{`stty -echo`, `nothing`},
	{`stty -F /dev/ttyUSB0`, `Read /dev/ttyUSB0`},
	{`stty -F /dev/ttyUSB0 9600`, `Configure another line; Read /dev/ttyUSB0`},
}
