package commands

import "automode"

// Our own programs. What only looks is anybody's; what sets the gate up, takes
// it out, or gives a word that is the person's to give is not an agent's to
// start. So is the hook itself: what it reads it takes for what an agent's host
// says, a person's words included.

var ownProgram = Program{
	Name: "automode", Summary: "the gate before an agent's tool calls, and what it knows", Manual: "automode --help", Gate: true,
	Row: Row{
		Help: "-h --help -v --version", Refine: ownSubcommand,
		Rows: []Row{
			{Names: "check explain", Style: Leading, Args: []Arg{{Role: Data}}, Stdin: []In{{Role: Reads, When: &When{With: "--batch"}}}, Flags: []Flag{
				{Names: "--cwd= --project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--mode= --tool= --input=", Value: Data},
				{Names: "--json --batch -q --quiet --classify"},
			}},
			{Names: "config", OrArgs: true, Flags: []Flag{
				{Names: "--project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}, Rows: []Row{
				{Names: "show", Flags: []Flag{
					{Names: "--project=", Value: Lists},
					{Names: "--config=", Value: Reads},
					{Names: "--json"},
				}},
				{Names: "schema"},
			}},
			{Names: "rules", OrArgs: true, Flags: []Flag{
				{Names: "--project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}, Rows: []Row{{Names: "show", Flags: []Flag{
				{Names: "--project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}}, {Names: "test critique", Style: Plain, Args: []Arg{{Role: Data}},
				Does: []Do{{Why: "it has models asked, at the person's cost"}}}}},
			{Names: "policy commands", Args: []Arg{{Role: Data}}, Flags: []Flag{
				{Names: "--project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}},
			{Names: "score", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "--cwd= --project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--causes=", Value: Data},
				{Names: "--approved --json"},
			}},
			{Names: "agents", Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--json"}}},
			{Names: "eval", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "--cwd= --project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--judge= --at-once=", Value: Data},
				{Names: "--json"},
			}, Does: []Do{{Why: "it has models asked, at the person's cost"}}},
			{Names: "log", OrArgs: true, Args: []Arg{{Role: Data}}, Global: []Flag{
				{Names: "--since= --until= --verdict= --agent= --session= --tool= --program= --layer=", Value: Data},
				{Names: "--state= --project=", Value: Lists},
			}, Flags: []Flag{{Names: "--text= -n= --count=", Value: Data}, {Names: "-f --follow --json"}}, Rows: []Row{
				{Names: "show", Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--text= -n= --count=", Value: Data}, {Names: "-f --follow --json"}}},
				{Names: "export", Flags: []Flag{{Names: "--format=", Value: Data}}},
			}},
			{Names: "stats", Flags: []Flag{
				{Names: "--since= --until= --agent= --program= --layer= --by= --top= --questions=", Value: Data},
				{Names: "--state= --project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}},
			{Names: "replay", Flags: []Flag{
				{Names: "--since= --until= --verdict= --agent= --session= --tool= --program= --layer= --top=", Value: Data},
				{Names: "--state= --project=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}},
			{Names: "grants", Flags: []Flag{
				{Names: "--state=", Value: Lists},
				{Names: "--json"},
			}},
			{Names: "status doctor", Args: []Arg{{Role: Data}}, Flags: []Flag{
				{Names: "--project= --state=", Value: Lists},
				{Names: "--config=", Value: Reads},
				{Names: "--json"},
			}},
			{Names: "completion help", Args: []Arg{{Role: Data}}},
			{Names: "man", Args: []Arg{{Role: WritesTree, Why: "writes its manual pages there"}}},
			{Names: "version", Flags: []Flag{{Names: "--json"}}},
			{Names: "mcp", Style: Leading, OrArgs: true, Args: []Arg{{Role: Data}},
				Flags: []Flag{{Names: "--name= --url= --header= --config= --state=", Value: Data}},
				Does:  []Do{{Kind: automode.Weaken, Target: "the gate", Traits: automode.Ungated, Why: "it starts what the person names, or changes what counts as known"}},
				Rows:  []Row{{Names: "pins", Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--state=", Value: Lists}, {Names: "--json"}}}}},
			{Names: "profile pause", Style: Plain, Args: []Arg{{Role: Data}}, // without a word they show what is so
				Does: []Do{{Kind: automode.Weaken, Target: "the gate", Traits: automode.Ungated, When: &When{Args: "1+"}, Why: "says what the gate lets through, which is the person's to say"}}},
			{Names: "init acp permission-prompt allow deny revoke resume watch serve", Style: Plain, Args: []Arg{{Role: Data}},
				Does: []Do{{Kind: automode.Weaken, Target: "the gate", Traits: automode.Ungated, Why: "says what the gate lets through, which is the person's to say"}}},
		},
	},
}

var ownProgramCases = []Case{
	{`automode check --cwd /tmp -- rm -rf x`, `Read{listing} /tmp`},
	{`automode check --batch --quiet`, `nothing`},
	{`automode explain --config x.json --tool Bash --json -- ls`, `Read x.json`},
	{`automode config --project .. --json`, `Read{listing} ..`},
	{`automode config --config x.json`, `Read x.json`},
	{`automode config show --config x.json --project .. --json`, `Read x.json; Read{listing} ..`},
	{`automode config schema`, `nothing`},
	{`automode policy --config x.json --project .. --json delete`, `Read x.json; Read{listing} ..`},
	{`automode score --cwd a --config x.json --causes 3 --json b.jsonl`, `Read b.jsonl; Read{listing} a; Read x.json`},
	{`automode log --since 2h --state a -f --text x push`, `Read{listing} a`},
	{`automode log show --json push -n 3`, `nothing`},
	{`automode log export --format csv --project a`, `Read{listing} a`},
	{`automode stats --by day --config x.json --state a --json`, `Read x.json; Read{listing} a`},
	{`automode replay --config x.json --since 7d --state a --json`, `Read x.json; Read{listing} a`},
	{`automode status --state a --config x.json --json`, `Read{listing} a; Read x.json`},
	{`automode doctor codex`, `nothing`}, {`automode agents --json claude`, `nothing`}, {`automode rules show --project .. --config x.json --json`, `Read{listing} ..; Read x.json`},
	{`automode eval --judge a --at-once 2 --cwd a --project b --config x.json --json f`, `Unknown it has models asked, at the person's cost; Read f; Read{listing} a; Read{listing} b; Read x.json`},
	{`automode score --approved f`, `Read f`}, {`automode profile`, `nothing`}, {`automode profile careful`, `Weaken{ungated} the gate`}, {`automode pause`, `nothing`},
	{`automode grants --json --state a`, `Read{listing} a`},
	{`automode completion bash`, `nothing`},
	{`automode man man`, `Write man/**`},
	{`automode version --json`, `nothing`},
	{`automode init claude --undo --yes`, `Weaken{ungated} the gate`},
	{`automode allow last --always`, `Weaken{ungated} the gate`},
	{`automode pause 10m`, `Weaken{ungated} the gate`},
	{`automode mcp accept files`, `Weaken{ungated} the gate`},
	{`automode mcp --name pins --url x --header x --config x --state x -- server`, `Weaken{ungated} the gate`},
	{`automode mcp pins --json --state a files`, `Read{listing} a`},
	{`automode permission-prompt`, `Weaken{ungated} the gate`},
	{`automode acp -- agent`, `Weaken{ungated} the gate`},
	{`automode serve --listen unix:x --config y`, `Weaken{ungated} the gate`},
	{`automode --state x allow last`, `Unknown no option “--state” is known; Weaken{ungated} the gate`},
	{`automode rules --project .. --config x.json --json`, `Read{listing} ..; Read x.json`},
	{`automode rules test`, `Unknown it has models asked, at the person's cost`},
	{`automode frobnicate`, `Unknown no subcommand “frobnicate” is known; Weaken{ungated} the gate`},
	{`automode`, `nothing`},
}

// ownSubcommand: a subcommand that is not known may be one of those that are
// the person's alone, whatever rule allows the rest.
func ownSubcommand(m *Match) {
	if len(m.rows) == 1 && len(m.Args) > 0 {
		m.Add(Fact{Kind: automode.Weaken, Target: "the gate", Traits: automode.Ungated, Why: "it may change what the gate lets through"})
	}
}

var ownHook = Program{
	Name: "automode-hook", Also: "automode-reader automode-judge automode-mcp", Summary: "what an agent asks before each tool call", Manual: "automode-hook --help", Gate: true,
	Row: Row{
		Help: "-h --help --version", Style: Plain, Args: []Arg{{Role: Data}},
		Does: []Do{{Kind: automode.Weaken, Target: "the gate's record", Traits: automode.Ungated, Why: "it takes what it is given for the word of the agent's host, and of the person"}},
	},
}

var ownHookCases = []Case{
	{`automode-hook claude`, `Weaken{ungated} the gate's record`},
	{`automode-judge`, `Weaken{ungated} the gate's record`},
	{`automode-reader claude --state /tmp/x`, `Weaken{ungated} the gate's record`},
}
