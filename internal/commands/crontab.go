package commands

import "automode"

var crontab = Program{
	Name: "crontab", Rare: true, Summary: "keeps the commands that run at set times", Manual: "crontab(1), cron 3.0 and macOS 15",
	Row: Row{
		Help: "-V", Wraps: Later, Lang: Cron,
		Does: []Do{
			{Kind: automode.Query, Target: "the commands that run at set times", When: &When{With: "-l -T"}},
			{Kind: automode.Configure, Target: "the commands that run at set times", Traits: automode.Persists, When: &When{Without: "-l -T"}, Why: "replaces what runs at set times"},
		},
		Args: []Arg{{At: First, Role: RunsFile, When: &When{Without: "-T"}}, {At: First, Role: Reads, When: &When{With: "-T"}}},
		Flags: []Flag{
			{Names: "-l"},
			{Names: "-T"},
			{Names: "-e -r"},
			{Names: "-i -n -s"},
			{Names: "-u=", Value: Data},
		},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-l -e -T"}}},
	},
}

var crontabCases = []Case{
	{`crontab -l -u me`, `Query the commands that run at set times`},
	{`crontab f`, `Configure{persists} the commands that run at set times; Run[file cron later] f`},
	{`crontab -`, `Configure{persists} the commands that run at set times; Run[file cron later] -`},
	{`crontab -s f`, `Configure{persists} the commands that run at set times; Run[file cron later] f`},
	{`crontab -r`, `Configure{persists} the commands that run at set times`},
	{`crontab -T f`, `Query the commands that run at set times; Read f`},
}
