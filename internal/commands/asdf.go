package commands

import "automode"

var asdf = Program{
	Name: "asdf", Rare: true, Summary: "installs a project's tools", Manual: "asdf help, asdf 0.18",
	Row: Row{
		Help: "-h --help --version -v",
		Rows: []Row{
			{Names: "list current where which latest info help version", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "the tools"}}, Args: []Arg{{Role: Data}}},
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the configuration names"}}, Args: []Arg{{At: First, Role: Installs, Why: "installs a tool"}, {At: Rest, Role: Data}}},
			{Names: "uninstall", Args: []Arg{{At: First, Role: Installs, Why: "takes a tool out"}, {At: Rest, Role: Data}}},
			{Names: "set local", Flags: []Flag{{Names: "-u --home -p --parent", Does: []Do{{Kind: automode.Configure, Target: "the account's tools", Traits: automode.Persists}}, Why: "changes the account's tools"}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "rewrites .tool-versions"}}, Args: []Arg{{Role: Data}}},
			{Names: "plugin", Rows: []Row{{Names: "list", Flags: []Flag{{Names: "--urls --refs"}}, Args: []Arg{{Role: Data}}}, {Names: "add remove update", Flags: []Flag{{Names: "--all"}}, Args: []Arg{{Role: Installs, Why: "changes which plug-ins there are"}}}}},
			{Names: "reshim", Args: []Arg{{Role: Data}}},
			{Names: "exec", Style: Plain, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "global shell env", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the account's tools", Traits: automode.Persists, Why: "changes the account's tools"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var asdfCases = []Case{
	{`asdf`, `nothing`}, {`asdf install`, `Install{declared} what the configuration names`}, {`asdf install nodejs 20`, `Install nodejs`}, {`asdf exec rm x`, `Run[words] rm x`},
	{`asdf list`, `Query the tools`},
	{`asdf uninstall`, `nothing`},
	{`asdf set`, `Write .`},
	{`asdf set -u`, `Write .; Configure{persists} the account's tools`},
	{`asdf plugin`, `nothing`},
	{`asdf plugin list`, `nothing`},
	{`asdf plugin list --urls`, `nothing`},
	{`asdf plugin add`, `nothing`},
	{`asdf plugin add --all`, `nothing`},
	{`asdf reshim`, `nothing`},
	{`asdf global`, `Configure{persists} the account's tools`},
}
