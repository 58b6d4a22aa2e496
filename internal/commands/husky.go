package commands

import "automode"

var husky = Program{
	Name: "husky", Package: true, Summary: "sets up git hooks", Manual: "husky 9, README",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true,
		Does: []Do{{Kind: automode.Configure, Target: "the repository's hooks", Why: "makes git run the project's hooks"}},
		Args: []Arg{{Role: Data}},
	},
}

var huskyCases = []Case{{`husky`, `Configure the repository's hooks`}, {`husky install`, `Configure the repository's hooks`}}
