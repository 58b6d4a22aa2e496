package commands

import "automode"

var ss = Program{
	Name: "ss", Rare: true, Summary: "shows sockets", Manual: "ss(8), iproute2 6.11",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Query, Target: "the network"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "-0 -4 -6 -a --all -B --bound-inactive -b --bpf --cgroup -d --dccp -E --events -e --extended -H --no-header -Q --no-queues -i --info --inet-sockopt -l --listening -M --mptcp -m --memory -n --numeric -O --oneline -o --options -p --processes -r --resolve -S --sctp -s --summary -T --threads -t --tcp --tipc --tipcinfo --tos -u --udp --vsock -w --raw -x --unix --xdp -Z --context -z --contexts --ipv4 --ipv6 --packet"},
			{Names: "-A= --query= --socket= -f= --family= -N= --net=", Value: Data},
			{Names: "-F= --filter=", Value: Reads},
			{Names: "-D= --diag=", Value: Writes, Why: "writes what the kernel answered"},
			{Names: "-K --kill", Does: []Do{{Kind: automode.Control, Target: "connections"}}, Why: "closes connections"},
		},
	},
}

var ssCases = []Case{
	{`ss -tlnp`, `Query the network`},
	{`ss -f inet -F f -D g`, `Query the network; Read f; Write g`},
	{`ss -K dst 10.0.0.1`, `Query the network; Control connections`},
}
