package commands

var crossEnv = Program{
	Name: "cross-env", Package: true, Summary: "runs a command with other variables", Manual: "cross-env 10, README",
	Row: Row{Style: Leading, Help: "-h --help", Args: []Arg{{At: First, Role: RunsWords}}},
}

var crossEnvCases = []Case{
	{`cross-env NODE_ENV=test rm -rf x`, `Run[words] NODE_ENV=test rm -rf x`},
	{`cross-env ls`, `Run[words] ls`},
}
