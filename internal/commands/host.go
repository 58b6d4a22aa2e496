package commands

var hostProgram = Program{
	Name: "host", Rare: true, Summary: "asks name servers", Manual: "host(1), BIND 9.20",
	Row: Row{
		Args: anyData,
		Flags: []Flag{
			{Names: "-4 -6 -A -a -C -d -l -r -s -T -U -V -v -w"},
			{Names: "-c= -m= -N= -p= -R= -t= -W=", Value: Data},
		},
		Refine: digNames,
	},
}

var hostProgramCases = []Case{
	{`host --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`host -v -t mx h.test ns.test`, `Query h.test; Query ns.test`}}
