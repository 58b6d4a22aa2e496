package commands

import "automode"

var ping = Program{
	Name: "ping", Also: "ping6 traceroute traceroute6 tracepath mtr", Summary: "asks whether and how a host answers", Manual: "ping(8), iputils 20240905 and macOS 15; traceroute(8), traceroute 2.1; mtr(8), mtr 0.95",
	Row: Row{
		Help: "--help --version", Course: Waits,
		Args: []Arg{{Role: Asks}},
		Flags: []Flag{
			{Names: "-w=", Value: Data, Of: "ping traceroute traceroute6 tracepath"}, {Names: "-w", Of: "mtr ping6"},
			{Names: "-F=", Value: Reads}, // of hosts, for mtr
			{Names: "-f", Does: []Do{{Kind: automode.Control, Target: "the network", Why: "floods a host"}}},
			{Names: "-4 -6 -A -a -B -b -D -d -e -L -n -o -O -q -R -r -U -V -v -x -E -C -j -p -y --report --report-wide --json --raw --csv --no-dns --show-ips"},
			{Names: "--icmp --udp --tcp --dccp --mtu --back --extensions --as-path-lookups --resolve-hostnames --wait= --queries= --max-hops= --first= --port= --module= --sendwait= --tos= --source= --interface= -c= -i= -I= -l= -m= -M= -N= -Q= -s= -S= -t= -T= -W= -G= -g= -z= -k= -P= --report-cycles= --interval= --max-ttl= --psize= --timeout=", Value: Data},
		},
	},
}

var pingCases = []Case{
	{`ping -f h.test`, `Query h.test; Control the network`},
	{`ping -w 5 h.test`, `Query h.test`},
	{`mtr -w h.test`, `Query h.test`}, {`mtr -F f`, `Read f`},
	{`ping -c 3 h.test`, `Query h.test`},
	{`traceroute -n --queries 2 h.test`, `Query h.test`},
}
