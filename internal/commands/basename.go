package commands

var basename = Program{
	Name: "basename", Also: "gbasename", Summary: "prints the last part of a path", Manual: "basename(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-a --multiple -s= --suffix= -z --zero", Value: Data}},
		Prints: []Out{
			{FileName, When{Args: "1-2", Without: "-a"}},
		},
	},
	Cases: []Case{
		{`basename a/b.c .c`, `nothing`},
		{`basename -a -s .c a/b.c $x`, `nothing`},
		{`basename "$x"`, `nothing`},
	},
}
