package commands

import "automode"

var snap = Program{
	Name: "snap", Rare: true, Summary: "installs applications", Manual: "snap(8), snapd 2.70",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--classic --edge --beta --candidate --stable --no-wait --all --verbose"}, {Names: "--channel= --revision= -n= --cohort=", Value: Data}, {Names: "--dangerous --devmode --jailmode", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}},
		Rows: []Row{
			{Names: "list info find version changes tasks services connections interfaces help", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "install remove refresh revert enable disable", Flags: []Flag{{Names: "--list --purge"}}, Does: []Do{{Kind: automode.Install, Target: "the machine's packages", When: &When{Args: "0"}, Why: "changes the machine's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the machine's packages"}}},
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsNamed}, {At: Rest, Role: Data}}},
			{Names: "start stop restart", Args: []Arg{{Role: Controls, Why: "starts or stops a service"}}},
			{Names: "set unset get connect disconnect alias login logout", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the machine's packages", Traits: automode.Persists, Why: "changes settings or rights of packages"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var snapCases = []Case{
	{`snap`, `nothing`}, {`snap install x --classic`, `Install x`},
	{`snap --channel v`, `nothing`},
	{`snap --dangerous`, `Weaken a check of packages`},
	{`snap list`, `Query the packages`},
	{`snap install --list`, `Install the machine's packages`},
	{`snap run`, `nothing`},
	{`snap start`, `nothing`},
	{`snap set`, `Configure{persists} the machine's packages`},
}
