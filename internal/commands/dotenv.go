package commands

import "automode"

var dotenv = Program{
	Name: "dotenv", Summary: "runs a command with variables out of a file", Manual: "dotenv-cli --help, dotenv-cli 11",
	Row: Row{
		Style: Leading, Help: "--help",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-o --override --no-expand --quiet"},
			{Names: "-e=", Value: Reads},
			{Names: "-v= -c[=]", Value: Data},
			{Names: "-p=", Value: Discloses, Why: "prints a variable"},
			{Names: "--debug", Does: []Do{{Kind: automode.Disclose, Target: "environment"}}, Why: "prints the variables"},
		},
	},
}

var dotenvCases = []Case{
	{`dotenv -e .env -- rm x`, `Run[words] rm x; Read .env`},
	{`dotenv -o`, `nothing`},
	{`dotenv -v v`, `nothing`},
	{`dotenv -p v`, `Disclose v`},
	{`dotenv --debug`, `Disclose environment`},
}
