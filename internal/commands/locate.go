package commands

var locate = Program{
	Name: "locate", Rare: true, Also: "plocate mlocate", Summary: "finds files by name in a list made before", Manual: "locate(1), plocate 1.1",
	Row: Row{Style: Looking, Help: "-h --help -V --version", Args: []Arg{{Role: Seeks, Why: "looks for files by a name that holds secrets"}}, Does: thisMachine, Flags: []Flag{{Names: "-d= --database=", Value: Lists}, {Names: "-l= -n= --limit=", Value: Data}, {Names: "-A --all -b --basename -c --count -e --existing -i --ignore-case -N --literal -0 --null -r --regexp --regex -w --wholename -q --quiet -S --statistics"}}},
}

var locateCases = []Case{{`locate -i /a`, `Query this machine; Seek /a`}, {`locate -i -l 5 x`, `Query this machine; Seek x`}, {`plocate -d f x`, `Query this machine; Seek x; Read{listing} f`}}
