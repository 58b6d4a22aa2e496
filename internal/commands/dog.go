package commands

var dog = Program{
	Name: "dog", Rare: true, Kin: "doggo", Summary: "asks name servers", Manual: "dog 0.1; doggo 1.1",
	Row: Row{
		Help: "-? -h --help -V --version", Args: []Arg{{Role: Asks}},
		Flags: []Flag{{Names: "-q= --query= -n= --nameserver= --resolver=", Value: Asks}, {Names: "-c=", Value: Data, Of: "dog doggo"}, {Names: "-t= --type= --class= --edns= --txid= -Z= --color= --strategy= --ndots= --timeout= -U --udp -T --tcp -S --tls -H --https -1 --short -J --json --seconds --time --debug -4 -6 --search[=] -x --reverse", Value: Data}},
	},
}

var dogCases = []Case{{`dog -c IN h.test --json`, `Query h.test`}, {`doggo -n 1.1.1.1 -t MX h.test`, `Query h.test; Query 1.1.1.1`}, {`dog --frob`, `Unknown no option “--frob” is known`}}
