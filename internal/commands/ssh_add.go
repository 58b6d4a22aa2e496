package commands

import "automode"

var sshAdd = Program{
	Name: "ssh-add", Rare: true, Summary: "hands keys to the agent of SSH", Manual: "ssh-add(1), OpenSSH 9.9 and macOS 15",
	Row: Row{
		Does: []Do{
			{Kind: automode.Configure, Target: "the SSH agent", When: &When{Without: "-l"}, Why: "adds or removes keys"},
			{Kind: automode.Query, Target: "the SSH agent", When: &When{With: "-l"}},
		},
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c -E= -k -q -t= -v -h= -H= -K -D -d -x -X --apple-use-keychain --apple-load-keychain -A", Value: Data},
			{Names: "-l -L -T"},
			{Names: "-s= -e= -S=", Value: RunsFile, Why: "loads a library"},
		},
	},
}

var sshAddCases = []Case{
	{`ssh-add -l`, `Query the SSH agent`},
	{`ssh-add ~/.ssh/id_rsa`, `Configure the SSH agent; Read ~/.ssh/id_rsa`},
	{`ssh-add -D`, `Configure the SSH agent`},
	{`ssh-add -s lib.so`, `Configure the SSH agent; Run[file native] lib.so`},
}
