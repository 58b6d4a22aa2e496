package commands

var truncate = Program{
	Name: "truncate", Also: "gtruncate", Summary: "sets how long files are", Manual: "truncate(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Truncates, Why: "throws content away"}},
		Flags: []Flag{
			{Names: "-c --no-create -o --io-blocks -s= --size=", Value: Data},
			{Names: "-r= --reference=", Value: Lists},
		},
		Refine: largeSize,
	},
}

// mkfile writes what it makes, as far as it is told how long.
var mkfile = Program{
	Name: "mkfile", Rare: true, Also: "xfs_mkfile", Summary: "makes files of a size", Manual: "mkfile(8), macOS 15; xfs_mkfile(8), xfsprogs 6.13",
	Row: Row{
		Args:   []Arg{{At: First, Role: Data}, {At: Rest, Role: Writes, Why: "writes a file of that size"}},
		Flags:  []Flag{{Names: "-n"}, {Names: "-v -p"}},
		Refine: mkfileSize,
	},
}

var mkfileCases = []Case{
	{`mkfile -n 1m a`, `Write a`},
	{`mkfile -v -p 1m a`, `Write a`},
	{`mkfile 40g a`, `Write a; Unknown it may be all that the disk has left`},
	{`mkfile "$n" a`, `Write a; Unknown how large it becomes is not known`},
	{`mkfile 1t a`, `Write a; Control{halts} this machine`},
}

func mkfileSize(m *Match) {
	if len(m.Args) > 0 && !m.Has("-n") {
		if w := m.Args[0]; !w.Exact() {
			m.Unknown("how large it becomes is not known", w)
		}
		m.takes(bytesOf(m.Args[0].Text))
	}
}

var truncateCases = []Case{
	{`truncate --help`, `nothing`},
	{`truncate -s 0 a b`, `Lose a; Lose b`},
	{`truncate -s 100T a`, `Lose a; Control{halts} this machine`},
	{`truncate -r a b`, `Lose b; Read{listing} a`},
}
