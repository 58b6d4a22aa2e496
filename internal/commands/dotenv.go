package commands

import "automode"

var dotenv = Program{
	Name: "dotenv", Rare: true, Summary: "runs a command with variables out of a file", Manual: "dotenv-cli --help, dotenv-cli 11",
	Row: Row{
		Style: Leading, Help: "--help",
		Args: commandFirst, Refine: dotenvCommand,
		Flags: []Flag{
			{Names: "-o --override --no-expand --quiet"},
			{Names: "-e=", Value: Reads},
			{Names: "-v=", Value: Data}, {Names: "-c[=]", Value: Data},
			{Names: "-p=", Value: Discloses, Why: "prints a variable"},
			{Names: "--debug", Does: []Do{{Kind: automode.Disclose, Target: "environment"}}, Why: "prints the variables"},
		},
	},
}

var dotenvCases = []Case{
	{`dotenv -e .env -- rm x`, `Run[words] rm x; Read .env`},
	{`dotenv -o`, `nothing`}, {`dotenv -o ls rm x`, `Run[words] ls rm x; Run[words] rm x; Run[words] x`}, {`dotenv -o -- ls rm`, `Run[words] ls rm`},
	{`dotenv -v v`, `nothing`}, {`dotenv -v A=b -- rm x`, `Run[words] A=b rm x`}, {`dotenv -c ls rm`, `Run[words] ls rm; Run[words] rm`},
	{`dotenv -p v`, `Disclose v`},
	{`dotenv --debug`, `Disclose environment`},
}

// dotenvCommand: an option that needs no value takes the word behind it all the same.
func dotenvCommand(m *Match) {
	m.mayHold("-o --override --quiet --debug -c")
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "-v" && h.Has {
			for k := range m.Facts {
				if f := &m.Facts[k]; f.Role == RunsWords { // with that variable
					f.Words = append([]Word{h.Value}, f.Words...)
				}
			}
		}
	}
}
