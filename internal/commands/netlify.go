package commands

var netlify = Program{
	Name: "netlify", Rare: true, Also: "ntl", Summary: "builds and hosts sites on Netlify", Manual: "netlify help and the CLI reference, Netlify CLI 23", Package: true,
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--debug --json --verbose", Value: Data}, {Names: "--auth= --filter= --site= -s=", Value: Data}},
		Rows: []Row{
			{Names: "status status:hooks sites:list functions:list logs logs:function logs:deploy watch addons:list blobs:list teams:list help recipes:list", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "-l= --level= --context= --since=", Value: Data}}},
			{Names: "env:list env:get", Does: hostSecrets, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "api", Does: hostChanges, Args: anyData, Flags: []Flag{{Names: "--list", Value: Data, Cancels: NoChange}, {Names: "-d= --data=", Value: Data}}},
			{Names: "build", Does: hostBuilds, Flags: []Flag{{Names: "--dry --offline -o", Value: Data}, {Names: "--cwd=", Value: Base}, {Names: "--context=", Value: Data}}},
			{Names: "dev serve functions:serve functions:invoke", Does: hostServes, Args: anyData, Flags: servesFlags, Refine: servesHere},
			{Names: "deploy", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "sites:delete env:unset blobs:delete addons:delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "sites:create env:set env:import env:clone blobs:set addons:create functions:create init clone", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "login logout link unlink switch", Does: hostSettings, Flags: shortAndAnyFlags},
		},
	},
}

var netlifyCases = []Case{
	{`netlify`, `nothing`},
	{`netlify status --json --auth x`, `Query the platform`},
	{`netlify logs:function x --since 1h`, `Query the platform`},
	{`netlify env:list --plain`, `Disclose secrets of the platform`},
	{`netlify api --list`, `nothing`},
	{`netlify api deleteSite -d '{}'`, `Change the platform`},
	{`netlify build --dry --context x`, `Run{entry-point} the build`},
	{`netlify build --cwd d`, `Run{entry-point} the build; in d`},
	{`netlify dev -p 1`, `Run{entry-point} the project`},
	{`netlify deploy --prod`, `Publish the platform`},
	{`netlify sites:delete x -f`, `Change{destroys} the platform`},
	{`netlify env:set A b --secret`, `Change the platform`},
	{`netlify link --id x`, `Configure{persists} the account of the platform`},
}
