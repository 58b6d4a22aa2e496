package commands

var ddrescue = Program{
	Name: "ddrescue", Rare: true, Kin: "dd_rescue asr", Summary: "copies a disk to another", Manual: "ddrescue(1), GNU ddrescue 1.28; dd_rescue(1), 1.99; asr(8), macOS 15: values of options are not told from files",
	Row: Row{Style: Plain, Args: anyData, Refine: ddrescueDisks},
}

var ddrescueCases = []Case{
	{`ddrescue -f a /dev/sda map`, `Lose a; Lose /dev/sda; Lose map`},
	{`asr info --source x.dmg`, `Query disks`},
	{`asr restore --source x.dmg --target /dev/disk2 --erase`, `Lose restore; Lose x.dmg; Lose /dev/disk2`},
}

func ddrescueDisks(m *Match) {
	d := diskWords{looks: "--help --version -h -V"}
	if len(m.Args) > 0 && m.Args[0].Is("info") {
		d.verbs, d.looks, d.fine = true, "info", "--source --plist"
	}
	d.read(m)
}
