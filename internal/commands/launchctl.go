package commands

import "automode"

var launchctl = Program{
	Name: "launchctl", Rare: true, Summary: "looks after services of macOS", Manual: "launchctl(1), macOS 15",
	Row: Row{
		Style: Looking,
		Rows: []Row{
			{Names: "list print print-cache print-disabled blame hostinfo manageruid managername managerpid procinfo plist error variant version help dumpstate dumpjpcategory resolveport", Does: []Do{{Kind: automode.Query, Target: "services"}}, Args: anyData},
			{Names: "getenv", Args: []Arg{{Role: Data}}, Refine: printenvNames},
			{Names: "stop kill remove", Does: []Do{{Kind: automode.Control, Target: "services", When: &When{Args: "0"}, Why: "stops services"}}, Args: []Arg{{Role: Controls, Why: "stops services"}}},
			{Names: "unload bootout disable", Does: []Do{{Kind: automode.Configure, Target: "services", Traits: automode.Persists, Why: "changes which services run"}}, Args: []Arg{{Role: Controls, Why: "keeps services from running"}}, Flags: []Flag{{Names: "-w -F"}, {Names: "-S= -D=", Value: Data}}},
			{Names: "start kickstart attach", Does: []Do{{Kind: automode.Control, Target: "services", Why: "starts or stops services"}}, Args: anyData},
			{Names: "load bootstrap enable submit setenv unsetenv config limit uncache examine", Does: []Do{{Kind: automode.Configure, Target: "services", Traits: automode.Persists, Why: "changes which services run"}}, Args: anyData},
			{Names: "reboot", Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops or restarts the machine"}}, Args: anyData},
			{Names: "asuser bsexec", Does: []Do{{Kind: automode.Elevate, Target: "another session", Why: "runs in the session of another user"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}}},
		},
	},
}

var launchctlCases = []Case{
	{`launchctl list x`, `Query services`},
	{`launchctl kickstart -k gui/501/x`, `Control services`},
	{`launchctl stop x`, `Control x`},
	{`launchctl stop`, `Control services`},
	{`launchctl unload -w -S Aqua ~/x.plist`, `Configure{persists} services; Control ~/x.plist`},
	{`launchctl load -w ~/Library/LaunchAgents/x.plist`, `Configure{persists} services`},
	{`launchctl reboot`, `Control{halts} this machine`},
	{`launchctl asuser 501 rm x`, `Elevate another session; Run[words] rm x`},
	{`launchctl getenv PATH`, `nothing`},
	{`launchctl getenv API_TOKEN`, `Disclose API_TOKEN`},
	{`launchctl`, `nothing`},
}
