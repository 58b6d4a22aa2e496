package commands

var mkdir = Program{
	Name: "mkdir", Also: "zf_mkdir gmkdir", Summary: "makes folders", Manual: "mkdir(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: MakesFolder, Why: "makes folders"}},
		Flags: []Flag{
			{Names: "-p --parents -v --verbose -Z --context[=]", Value: Data},
			{Names: "-m= --mode=", Value: Data},
		},
		Refine: mkdirAbove,
	},
}

var mkdirCases = []Case{
	{`mkdir -p a/b c`, `Write a/b; Write c`},
	{`mkdir -m 755 a`, `Write a`},
	{`mkdir -m 777 a`, `Write a; Weaken a`},
	{`mkdir -m a+rwxt a`, `Write a; Weaken a`},
	{`mkdir -pv -m$x a`, `Write …; Write a; Unknown a mode is not known`},
}

// mkdirAbove: with -p the folders above are made as well.
func mkdirAbove(m *Match) {
	for i := range m.Facts {
		m.Facts[i].More = m.Facts[i].Role == MakesFolder && m.Has("-p --parents")
	}
	modeOption(m)
}
