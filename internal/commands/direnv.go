package commands

import "automode"

var direnv = Program{
	Name: "direnv", Rare: true, Summary: "loads a folder's variables", Manual: "direnv(1), direnv 2.36",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "status version help stdlib hook", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--json"}}},
			{Names: "fetchurl", Args: []Arg{{At: First, Role: Fetches, Why: "keeps what the address gives"}, {At: Rest, Role: Data}}},
			{Names: "allow permit grant", Does: []Do{{Kind: automode.Weaken, Target: "the folders whose code direnv runs", Why: "lets a folder's .envrc run unasked"}}, Args: []Arg{{Role: Data}}},
			{Names: "deny block disallow revoke prune", Does: []Do{{Kind: automode.Configure, Target: "the folders whose code direnv runs", Why: "stops a folder's .envrc from running"}}, Args: []Arg{{Role: Data}}},
			{Names: "exec", Style: Plain, Args: []Arg{{At: First, Role: RunsFile}, {At: Second, Role: RunsWords}}},
			{Names: "reload export edit dotenv watch", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "the folder's .envrc", Why: "runs the folder's .envrc"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var direnvCases = []Case{
	{`direnv status --json`, `Read .`}, {`direnv fetchurl https://h.test/x`, `Fetch https://h.test/x`},
	{`direnv`, `nothing`}, {`direnv allow .`, `Weaken the folders whose code direnv runs`}, {`direnv exec . rm x`, `Run[file native] .; Run[words] rm x`},
	{`direnv status`, `Read .`},
	{`direnv deny`, `Configure the folders whose code direnv runs`},
	{`direnv reload`, `Run the folder's .envrc`},
}
