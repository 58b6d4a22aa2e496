package commands

import "automode"

var winget = Program{
	Name: "winget", Rare: true, Kin: "choco scoop", Summary: "installs applications", Manual: "winget --help, winget 1.11",
	Row: Row{
		Help: "-h --help -? --version --info",
		Rows: []Row{
			{Names: "list search show info outdated status", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "install add upgrade update uninstall remove rm import", Style: Plain, Does: []Do{{Kind: automode.Install, Target: "the machine's packages", Why: "changes the machine's packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "source settings configure pin", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "where packages come from", Traits: automode.Persists, Why: "changes where packages come from"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var wingetCases = []Case{
	{`winget`, `nothing`}, {`winget install --id x`, `Install the machine's packages`},
	{`winget list`, `Query the packages`}, {`choco outdated`, `Query the packages`}, {`scoop status`, `Query the packages`},
	{`winget source`, `Configure{persists} where packages come from`},
}
