package commands

var wipefs = Program{
	Name: "wipefs", Rare: true, Summary: "shows or removes signatures of file systems", Manual: "wipefs(8), util-linux 2.40",
	Row: Row{Style: Plain, Args: anyData, Refine: wipefsSignatures},
}

var wipefsCases = []Case{
	{`wipefs /dev/sda`, `Query disks`},
	{`wipefs -nJ /dev/sda`, `Query disks`},
	{`wipefs -af /dev/sda`, `Lose /dev/sda`},
	{`wipefs --all /dev/sda`, `Lose /dev/sda`},
	{`wipefs -o 0x1 /dev/sda`, `Lose 0x1; Lose /dev/sda`},
}

// wipefsSignatures: it lists unless it is told what to remove.
func wipefsSignatures(m *Match) {
	d := diskWords{looks: "-n --no-act -p --parsable -J --json -i --noheadings -O --output -h --help -V --version -l -q --quiet -b --backup -f --force -t --types"}
	list := true
	for _, w := range m.Args {
		list = list && (w.Exact() && (w.Text == "" || w.Text[0] != '-' || d.has(d.looks, w.Text)))
	}
	if list {
		m.Args = append(m.Args, Lit("-n"))
	}
	d.read(m)
}
