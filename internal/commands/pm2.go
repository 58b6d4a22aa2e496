package commands

import "automode"

var pm2 = Program{
	Name: "pm2", Rare: true, Package: true, Summary: "keeps programs running", Manual: "pm2 --help, PM2 6",
	Row: Row{
		Help: "-h --help -v --version -V",
		Rows: []Row{
			{Names: "jlist prettylist env describe show info desc", Args: []Arg{{Role: Data}}, Does: []Do{{Kind: automode.Disclose, Target: "environment", Why: "prints the variables of its programs"}}},
			{Names: "list ls l ps status id pid ping report", Does: []Do{{Kind: automode.Query, Target: "its programs"}}, Args: []Arg{{Role: Data}}},
			{Names: "logs log", Flags: []Flag{{Names: "--nostream --raw --err --out --json"}, {Names: "--lines= --timestamp[=]", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "its programs' logs"}}, Args: []Arg{{Role: Data}}},
			{Names: "stop restart reload delete del kill scale sendSignal reset flush", Args: []Arg{{Role: Controls, Why: "stops or restarts a program"}}, Does: []Do{{Kind: automode.Control, Target: "its programs", When: &When{Args: "0"}, Why: "stops its programs"}}},
			{Names: "startup unstartup save resurrect set install module:install update", Does: []Do{{Kind: automode.Configure, Target: "what starts with the machine", Traits: automode.Persists, Why: "changes what outlives the session"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var pm2Cases = []Case{
	{`pm2`, `nothing`}, {`pm2 start x.js`, `Unknown no subcommand “start” is known`}, {`pm2 stop all`, `Control all`}, {`pm2 kill`, `Control its programs`},
	{`pm2 jlist`, `Disclose environment`}, {`pm2 describe 0`, `Disclose environment`},
	{`pm2 list`, `Query its programs`},
	{`pm2 logs`, `Query its programs' logs`},
	{`pm2 logs --nostream`, `Query its programs' logs`},
	{`pm2 logs --lines v`, `Query its programs' logs`},
	{`pm2 startup`, `Configure{persists} what starts with the machine`},
}
