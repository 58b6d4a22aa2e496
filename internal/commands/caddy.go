package commands

import (
	"automode"
)

var caddy = Program{
	Name: "caddy", Rare: true, Summary: "serves sites", Manual: "caddy help, Caddy 2.10",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-c= --config=", Value: Reads}, {Names: "-a= --adapter= -p --pretty --validate --packages --versions -s --skip-standard -d --diff --json", Value: Data}, {Names: "-w --overwrite"}, {Names: "--envfile=", Value: Unread, Why: "sets variables"}},
		Rows: []Row{{Names: "version build-info list-modules help completion", Args: anyData}, {Names: "validate adapt", Does: toolBuilds}, {Names: "fmt", Args: []Arg{{Role: Edits, When: &When{With: "-w"}, Why: "rewrites settings in their usual form"}, {Role: Reads, When: &When{Without: "-w"}}}}, {Names: "run start stop reload file-server reverse-proxy respond trust untrust", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Expose, Target: "a site", Why: "starts, stops or sets up a server"}}, Args: anyData}},
	},
}

var caddyCases = []Case{{`caddy`, `nothing`}, {`caddy version`, `nothing`}, {`caddy validate -c f --pretty`, `Run{entry-point} the build; Read f`}, {`caddy adapt --envfile f`, `Run{entry-point} the build; Unknown sets variables`}, {`caddy fmt -w f`, `Write f`}, {`caddy fmt f`, `Read f`}, {`caddy run`, `Expose a site`}}
