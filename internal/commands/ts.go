package commands

var ts = Program{
	Name: "ts", Rare: true, Intake: Streams, Kin: "errno ifdata", Summary: "notes when lines were read, and other small things", Manual: "ts(1), errno(1), ifdata(1), moreutils 0.69",
	Row: Row{Style: Looking, Help: "--help", Args: anyData},
}

var tsCases = []Case{{`ts -s %H:%M:%S`, `nothing`}}
