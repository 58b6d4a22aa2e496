package commands

var crossEnvShell = Program{
	Name: "cross-env-shell", Summary: "runs a shell line with other variables", Manual: "cross-env 10, README",
	Row: Row{Style: Leading, Does: []Do{{Why: "its words become one shell line"}}, Args: []Arg{{Role: Data}}},
}

var crossEnvShellCases = []Case{{`cross-env-shell A=1 'rm x'`, `Unknown its words become one shell line`}}
