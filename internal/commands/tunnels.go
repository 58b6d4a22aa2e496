package commands

import "automode"

// Programs that let other hosts reach this machine.

var tunnelOpens = []Do{{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, Why: "lets other hosts reach a port of this machine"}}

var ngrok = Program{
	Name: "ngrok", Rare: true, Package: true, Summary: "lets other hosts reach this machine", Manual: "ngrok help, ngrok 3",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "http tcp tls start tunnel service", Does: tunnelOpens, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "version help diagnose completion credits", Args: anyData},
			{Names: "config", Rows: []Row{{Names: "check", Does: []Do{{Kind: automode.Query, Target: "ngrok"}}}, {Names: "add-authtoken add-api-key edit upgrade add-server-addr", Style: Plain, Does: hostSettings, Args: anyData}}},
			{Names: "api", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

var localtunnel = Program{
	Name: "lt", Rare: true, Also: "localtunnel bore zrok pagekite tailscaled", Package: true, Summary: "lets other hosts reach this machine", Manual: "the references of localtunnel 2, bore 0.6, zrok 1.1",
	Row: Row{Help: "-h --help --version", Style: Leading, Does: tunnelOpens, Args: anyData, Flags: []Flag{{Names: "-p= -h= -s= -l= -o -t= -r=", Value: Data}, {Names: "--*", Value: Data}}},
}

var cloudflared = Program{
	Name: "cloudflared", Rare: true, Summary: "lets other hosts reach this machine by Cloudflare", Manual: "cloudflared help, cloudflared 2025.10",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "tunnel", Does: tunnelOpens, OrArgs: true, Args: anyData, Flags: shortAndAnyFlags, Rows: []Row{
				{Names: "list info diag", Does: []Do{{Kind: automode.Query, Target: "Cloudflare"}}, Args: anyData, Flags: []Flag{{Names: "-o= --output= -n= --name= --sort-by=", Value: Data}}},
				{Names: "run", Does: tunnelOpens, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "token", Does: hostSecrets, Args: anyData},
				{Names: "create delete route login cleanup vnet", Style: Plain, Does: hostChanges, Args: anyData},
			}},
			{Names: "version help", Args: anyData},
			{Names: "update", Does: toolInstalls, Args: anyData},
			{Names: "access service proxy-dns tail", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

var tailscale = Program{
	Name: "tailscale", Rare: true, Summary: "joins machines to a private network", Manual: "tailscale --help and the CLI reference, Tailscale 1.90",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--socket=", Value: Unread, Why: "speaks to another service"}},
		Rows: []Row{
			{Names: "status ip netcheck version whois ping dns exit-node licenses", Does: []Do{{Kind: automode.Query, Target: "the private network"}}, Args: anyData, Flags: []Flag{{Names: "--json --peers --self --active -4 -6 -1 --daemon --verbose --tsmp --icmp --until-direct", Value: Data}, {Names: "-c= --timeout= --every= --format= --size= --assert=", Value: Data}}},
			{Names: "funnel serve", Does: tunnelOpens, OrArgs: true, Args: anyData, Flags: anyFlags, Rows: []Row{{Names: "status", Does: []Do{{Kind: automode.Query, Target: "the private network"}}, Flags: []Flag{{Names: "--json", Value: Data}}}}},
			{Names: "up down login logout set switch cert lock drive file configure update ssh nc web bugreport debug syspolicy", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the private network", Traits: automode.Persists, Why: "changes who reaches this machine, or reaches another"}}, Args: anyData},
		},
	},
}

var (
	ngrokCases = []Case{
		{`ngrok`, `nothing`},
		{`ngrok http 3000 -d=x --domain x`, `Expose{tunnel} this machine`},
		{`ngrok version`, `nothing`}, {`ngrok version --x`, `Unknown no option “--x” is known`},
		{`ngrok config check`, `Query ngrok`},
		{`ngrok config add-authtoken x`, `Configure{persists} the account of the platform`},
		{`ngrok config`, `nothing`},
		{`ngrok api x`, `Unknown nobody read what this subcommand does`},
	}
	localtunnelCases = []Case{{`lt --port 3000`, `Expose{tunnel} this machine`}, {`lt -p 3000 -s x`, `Expose{tunnel} this machine`}}
	cloudflaredCases = []Case{
		{`cloudflared`, `nothing`}, {`cloudflared update`, `Install packages or versions`},
		{`cloudflared tunnel --url http://localhost:1`, `Expose{tunnel} this machine`},
		{`cloudflared tunnel list -o json`, `Query Cloudflare`},
		{`cloudflared tunnel run --token x`, `Expose{tunnel} this machine`},
		{`cloudflared tunnel token x`, `Disclose secrets of the platform`},
		{`cloudflared tunnel create x`, `Change the platform`},
		{`cloudflared version`, `nothing`},
		{`cloudflared access ssh`, `Unknown nobody read what this subcommand does`},
	}
	tailscaleCases = []Case{
		{`tailscale`, `nothing`},
		{`tailscale status --json`, `Query the private network`},
		{`tailscale ping -c 3 x --socket s`, `Query the private network; Unknown speaks to another service`},
		{`tailscale funnel --bg 3000`, `Expose{tunnel} this machine`},
		{`tailscale serve status --json`, `Query the private network`},
		{`tailscale up --ssh`, `Configure{persists} the private network`},
	}
)
