package commands

import "automode"

var nuget = Program{
	Name: "nuget", Rare: true, Summary: "brings in packages of .NET", Manual: "the command-line reference of NuGet 6.14",
	Row: Row{
		Style: Single, Help: "-h -help -? help",
		Rows: []Row{
			{Names: "restore", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-NonInteractive -NoCache -Verbosity= -DisableParallelProcessing -Recursive -LockedMode -NoHttpCache", Value: Data}, {Names: "-PackagesDirectory= -OutputDirectory=", Value: WritesTree, Why: "puts packages there"}}},
			{Names: "list search locals sources", Style: Looking, Does: toolAsks, Args: anyData, Refine: nugetLists},
			{Names: "push delete", Style: Plain, Does: toolReleases, Args: anyData}, {Names: "install update pack add config init setApiKey spec sign verify trusted-signers", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var nugetCases = []Case{{`nuget`, `nothing`}, {`nuget restore Game.sln -NonInteractive -PackagesDirectory d`, `Install{declared} what the manifest names; Read{listing} Game.sln; Write d/**`}, {`nuget search x`, `Query the package index`}, {`nuget sources add -Source x`, `Query the package index; Unknown it changes where packages come from`}, {`nuget push x`, `Publish{rewrites} the package index`}, {`nuget install x`, `Install packages or versions`}}

// nugetLists: "sources" and "locals" can change what they list.
func nugetLists(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || named("add remove enable disable update -clear -Clear", w.Text) {
			m.Unknown("it changes where packages come from", w)
			return
		}
	}
}
