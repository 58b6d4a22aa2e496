package commands

import "automode"

var javaHome = Program{
	Name: "java_home", Rare: true, Summary: "prints where a Java lies", Manual: "java_home(1), macOS 15",
	Row: Row{
		Style: Leading, Help: "-h --help",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-V --verbose -X --xml"},
			{Names: "-F --failfast"},
			{Names: "-v= --version= -a= --arch= -t= --task=", Value: Data},
			{Names: "--exec", Does: []Do{{Kind: automode.Run, Target: "a program of that Java", Why: "starts a program of that Java"}}},
		},
		Prints: []Out{{ToolDir, &When{Without: "-V --exec"}}},
	},
}

var javaHomeCases = []Case{
	{`java_home -v 21`, `nothing`},
	{`java_home -V`, `nothing`},
	{`java_home -F -v 17+ --exec javac -version`, `Run a program of that Java`},
}
