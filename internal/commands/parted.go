package commands

var parted = Program{
	Name: "parted", Rare: true, Summary: "shows or writes the table of a disk's partitions", Manual: "parted(8), GNU parted 3.6",
	Row: Row{Style: Plain, Args: anyData, Refine: partedTable},
}

var partedCases = []Case{
	{`parted -l`, `Query disks`},
	{`parted -s /dev/sda unit MiB print free`, `Query disks`},
	{`parted /dev/sda mklabel gpt`, `Lose /dev/sda; Lose mklabel; Lose gpt`},
	{`parted /dev/sda`, `Lose /dev/sda`},
}

// partedTable: behind the device stand its own commands; print is the one
// that only looks.
func partedTable(m *Match) {
	d := diskWords{looks: "-l --list -h --help -v --version", fine: "-s --script -m --machine -j --json"}
	m.unreadOptions()
	for i, w := range m.Args {
		if w.Is("print") && i > 0 {
			plain := true
			for _, x := range m.Args[i+1:] {
				plain = plain && named("free list all devices", x.Text)
			}
			for k := i - 1; k > 0 && plain; k-- {
				x := m.Args[k]
				plain = x.Is("-s") || x.Is("-m") || x.Is("--script") || x.Is("unit") || m.Args[k-1].Is("unit") || m.Args[k-1].Text != "" && m.Args[k-1].Text[0] == '-'
			}
			if plain {
				m.Args = m.Args[:1]
				m.Args[0] = Lit("-l")
			}
			break
		}
	}
	d.read(m)
}
