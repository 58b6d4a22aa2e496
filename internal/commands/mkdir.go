package commands

import "automode"

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
	{`mkdir -p a/b c`, `Write{harmless} a/b; Write{harmless} c`},
	{`mkdir -m 755 a`, `Write{harmless} a`},
	{`mkdir -m 777 a`, `Write{harmless} a; Weaken a`},
	{`mkdir -m a+rwxt a`, `Write{harmless} a; Weaken a`},
	{`mkdir -pv -m$x a`, `Write{harmless} …; Write{harmless} a; Unknown a mode is not known`},
}

// mkdirAbove: with -p the folders above are made as well. None holds anything.
func mkdirAbove(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == MakesFolder {
			f.More = m.Has("-p --parents")
			f.Traits |= automode.Harmless // nothing runs by an empty folder
		}
	}
	modeOption(m)
}
