package commands

var pv = Program{
	Name: "pv", Rare: true, Intake: Streams, Summary: "copies what it reads and shows how far it is", Manual: "pv(1), 1.9",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-o= --output= -P= --pidfile=", Value: Writes, Why: "writes there"},
			{Names: "-Y --sync -d= --watchfd= -s= --size= -L= --rate-limit= -B= --buffer-size= -i= --interval= -N= --name= -F= --format= -w= --width= -H= --height= -D= --delay-start=", Value: Data},
			{Names: "-R= --remote=", Value: Controls, Why: "signals that process"},
			{Names: "-S --stop-at-size", Cancels: NoEnd},
			{Names: "-U= --store-and-forward=", Value: Writes, Why: "keeps what it copies"},
		},
		Prints: []Out{{Passed, &When{Args: "0"}}, {Content, &When{Args: "1"}}},
	},
}

var pvCases = []Case{{`pv -s 1g a`, `Read a`}, {`pv -R 12 -L 1`, `Control 12`}, {`pv -o b a`, `Read a; Write b`}, {`pv -S -s 1m a`, `Read a`}, {`pv -U b a`, `Read a; Write b`}}
