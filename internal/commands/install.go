package commands

import "automode"

var install = Program{
	Name: "install", Intake: Holds, Also: "ginstall", Summary: "copies files and sets their mode", Manual: "install(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: Each, Role: MakesFolder, When: &When{With: "-d --directory"}, Why: "makes folders"},
			{At: ButLast, Role: Reads, When: &When{Without: "-t --target-directory -d --directory"}},
			{At: Last, Role: Receives, When: &When{Without: "-t --target-directory -d --directory"}, Why: "replaces what is there"},
			{At: Each, Role: Reads, When: &When{With: "-t --target-directory", Without: "-d --directory"}},
		},
		Flags: []Flag{
			{Names: "-B= -b --backup[=] -C -c --compare --debug -D -g= --group= -M -o= --owner= -p --preserve-timestamps --preserve-context --suffix= -s --strip -T --no-target-directory -v --verbose -Z --context[=]", Value: Data},
			{Names: "-d --directory"},
			{Names: "-S=", Value: Data, On: automode.Linux},
			{Names: "-S", On: automode.Darwin},
			{Names: "-m= --mode=", Value: Data},
			{Names: "--strip-program=", Value: RunsOn, Why: "starts a program on what it copied"},
			{Names: "-t= --target-directory=", Value: Receives, Why: "puts the copies there"},
		},
		Refine: modeOption,
	},
}

var installCases = []Case{
	{`install -v a b`, `Read a; Write b`},
	{`install -S .o a b`, `Read a; Write b`},
	{`install -d a b`, `Write a; Write b`},
	{`install -t dir a`, `Read a; Write dir`},
	{`install -m 755 a /usr/local/bin/a`, `Read a; Write /usr/local/bin/a`},
	{`install -m 4755 a b`, `Read a; Write b; Elevate a; Elevate b`},
	{`install -s --strip-program=./p a b`, `Read a; Write b; Run[on] ./p`},
}
