package commands

import "automode"

var fuser = Program{
	Name: "fuser", Rare: true, Summary: "says which processes use a file or a port", Manual: "fuser(1), psmisc 23 and macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Does: []Do{{Kind: automode.Query, Target: "processes"}},
		Flags:  []Flag{{Names: "-k --kill", Does: []Do{{Kind: automode.Control, Target: "the processes that use it"}}, Why: "ends them"}, {Names: "-n= --namespace=", Value: Data}, {Names: "-m --mount"}, {Names: "-v --verbose -a --all -c -f -u --user -I --inode -M --ismountpoint -s --silent -4 --ipv4 -6 --ipv6 -l --list-signals"}},
		Prints: []Out{{Prints: Numbers}}, Refine: fuserMount,
	},
}

// fuserMount: nearly every process has something open of the file system below all.
func fuserMount(m *Match) {
	for _, w := range m.Args {
		if m.Has("-k") && m.Has("-m") && w.Is("/") {
			m.Add(Fact{Kind: automode.Control, Target: "every process", Traits: automode.Halts, Why: "ends whatever has a file open"})
		}
	}
}

var fuserCases = []Case{{`fuser -km /`, `Query processes; Read{listing} /; Control the processes that use it; Control{halts} every process`}, {`fuser -vm /a`, `Query processes; Read{listing} /a`}, {`fuser -v 3000/tcp`, `Query processes; Read{listing} 3000/tcp`}, {`fuser -k -n tcp 3000`, `Query processes; Read{listing} 3000; Control the processes that use it`}}
