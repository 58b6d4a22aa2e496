package commands

import "automode"

var ninja = Program{
	Name: "ninja", Also: "ninja-build samu", Summary: "builds native code", Manual: "ninja --help, Ninja 1.13",
	Row: Row{
		Help:  "-h --help --version",
		Does:  []Do{{Kind: automode.Run, Target: "the build", When: &When{Args: "0"}, Traits: automode.EntryPoint, Why: "runs the rules of build.ninja"}},
		Args:  []Arg{{Role: RunsTask}},
		Flags: []Flag{{Names: "-v --verbose --quiet -n"}, {Names: "-j= -k= -l= -d= -w=", Value: Data}, {Names: "-C=", Value: Base}, {Names: "-f=", Value: RunsFile, Why: "runs the rules of that file"}, {Names: "-t=", Value: Unread}},
	},
}

var ninjaCases = []Case{
	{`ninja -C build`, `Run{entry-point} the build; in build`}, {`ninja test`, `Run[task] test`},
	{`ninja -v`, `Run{entry-point} the build`},
	{`ninja -j v`, `Run{entry-point} the build`},
	{`ninja -f v`, `Run{entry-point} the build; Run[file native] v`},
	{`ninja -t v`, `Run{entry-point} the build; Unknown nobody read what the value of -t means`},
}
