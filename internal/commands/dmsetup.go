package commands

var dmsetup = Program{
	Name: "dmsetup", Rare: true, Kin: "kpartx partx multipath", Summary: "looks after mapped disks", Manual: "dmsetup(8), LVM 2.03; partx(8), util-linux 2.40; kpartx(8), multipath-tools 0.9",
	Row: Row{Style: Plain, Args: anyData, Refine: dmsetupMaps},
}

var dmsetupCases = []Case{
	{`dmsetup ls --tree`, `Query disks`},
	{`partx --show /dev/sda`, `Query disks`},
	{`dmsetup remove_all`, `Lose /dev/mapper`},
	{`partx -d /dev/sda`, `Lose /dev/sda`},
	{`dmsetup create x`, `Configure{persists} disks`},
}

func dmsetupMaps(m *Match) {
	d := diskWords{
		devices: true, of: "/dev/mapper",
		looks: "ls info status table deps targets version -s --show -l --list -ll --help --version",
		fine:  "-v -o --output --tree -g --noheadings -r --raw -b --bytes -c -C --columns -p",
		ruins: "remove remove_all wipe_table clear load suspend -d --delete -f -F -a --add -u --update",
	}
	d.verbs = len(m.Args) > 0 && m.Args[0].Text != "" && m.Args[0].Text[0] != '-'
	if d.verbs && named("/", m.Args[0].Text[:1]) {
		d.verbs = false
	}
	d.read(m)
}
