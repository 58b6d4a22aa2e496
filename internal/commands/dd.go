package commands

import "strings"

var dd = Program{
	Name: "dd", Rare: true, Intake: Streams, Also: "gdd dcfldd dc3dd sg_dd sgp_dd ddpt", Summary: "copies and converts blocks", Manual: "dd(1), GNU coreutils 9.5 and macOS 15; dcfldd(1), dcfldd 1.9",
	Row: Row{
		Style:  Plain,
		Args:   anyData,
		Refine: ddFiles,
	},
}

var ddCases = []Case{
	{`dcfldd if=a of=/dev/sda hash=md5`, `Read a; Write /dev/sda; Unknown no operand “hash=md5” is known`},
	{`dd if=a of=b bs=1M count=1 conv=notrunc status=none`, `Read a; Write b`},
	{`dd if=/dev/zero of=/dev/sda`, `Read /dev/zero; Write /dev/sda`},
	{`dd if=/dev/zero of=a count=1`, `Read /dev/zero; Write a`},
	{`dd if=/dev/zero of=a bs=1M count=99999999`, `Read /dev/zero; Write a; Control{halts} this machine`},
	{`dd if=/dev/zero of=a bs=1 count=0 seek=100T`, `Read /dev/zero; Write a; Control{halts} this machine`},
	{`dd if=b of=a bs=1M seek=10`, `Read b; Write a`},
	{`dd bs=1 skip=2`, `nothing`},
	{`dd --help`, `nothing`},
	{`dd of="$x"`, `Write …`},
	{`dd frob=1`, `Unknown no operand “frob=1” is known`},
	{`dd "$x"`, `Unknown no operand “…” is known`},
}

// ddFiles reads the operands, which are all "name=value".
func ddFiles(m *Match) {
	block, count, ahead := uint64(512), uint64(0), uint64(0)
	for _, w := range m.Args {
		name, _, ok := strings.Cut(w.Text, "=")
		switch {
		case ok && name == "if":
			m.Add(roleFact(Reads, cutWord(w, 3), ""))
		case ok && named("of hof ofs hofs wipe", name):
			m.Add(roleFact(Writes, cutWord(w, len(name)+1), "writes over the file or device"))
		case ok && name == "count":
			m.Intake, count = Stops, bytesOf(cutWord(w, 6).Text)
		case ok && (name == "seek" || name == "oseek"):
			ahead = bytesOf(cutWord(w, len(name)+1).Text)
		case ok && (name == "bs" || name == "obs"):
			block = bytesOf(cutWord(w, len(name)+1).Text)
		case ok && named("bs cbs conv fillchar files ibs iflag iseek obs oflag skip speed status", name), w.Is("--help"), w.Is("--version"):
		default:
			m.Unknown("no operand "+quote(w)+" is known", w)
		}
	}
	switch {
	case block == 0:
	case m.Intake == Stops && count >= vast/block || ahead >= vast/block:
		m.fillsDisk(tooLarge)
	case m.Intake == Stops:
		m.takes(count * block)
	}
}
