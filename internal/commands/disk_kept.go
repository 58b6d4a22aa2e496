package commands

var stratis = Program{
	Name: "stratis", Rare: true, Kin: "vdo", Summary: "looks after pools of disks and their file systems", Manual: "stratis(8), stratis-cli 3.8; vdo(8), 6.2",
	Row: Row{Style: Plain, Args: anyData, Refine: stratisDisks},
}

var stratisCases = []Case{
	{`stratis pool list`, `Query disks`},
	{`stratis fs destroy p x`, `Lose p; Lose x`},
	{`stratis pool create p /dev/sdb`, `Lose p; Lose /dev/sdb`},
	{`stratis pool rename a b`, `Configure{persists} disks`},
	{`vdo status`, `Query disks`},
	{`vdo remove --all`, `Lose /dev`},
}

// stratisDisks: stratis names in front of the verb what it is about.
func stratisDisks(m *Match) {
	d := diskWords{verbs: true, devices: true, looks: "list status version printConfigFile --help --version", fine: "-n -a --name --all --verbose", ruins: "destroy create add-data init-cache add-cache remove"}
	if m.name() == "stratis" && len(m.Args) > 1 && named("pool filesystem fs blockdev", m.Args[0].Text) {
		m.Args = m.Args[1:]
	}
	d.read(m)
}

var growpart = Program{
	Name: "growpart", Rare: true, Kin: "e2undo xfs_mdrestore", Summary: "makes a partition larger, or puts back what a file system was", Manual: "growpart(1), cloud-utils 0.33; e2undo(8), e2fsprogs 1.47; xfs_mdrestore(8), xfsprogs 6",
	Row: Row{Style: Plain, Args: anyData, Refine: growpartDisk},
}

var growpartCases = []Case{
	{`growpart -N /dev/sda 1`, `Query disks`},
	{`growpart /dev/sda 1`, `Lose /dev/sda`},
	{`e2undo u /dev/sda1`, `Lose /dev/sda1`},
	{`xfs_mdrestore -i d`, `Query disks`},
	{`growpart`, `Lose /dev`},
}

// growpartDisk: of two operands only one is the disk.
func growpartDisk(m *Match) {
	d := diskWords{looks: "-N --dry-run -n -h --help --version -V -i", fine: "-v --verbose"}
	var disk []Word
	for _, w := range m.Args {
		if !w.Exact() || w.Text == "" || w.Text[0] == '-' {
			disk = append(disk, w)
			continue
		}
		if n := len(disk); n > 0 && disk[n-1].Text != "" && disk[n-1].Text[0] != '-' {
			if m.name() != "growpart" {
				disk[n-1] = w
			}
			continue
		}
		disk = append(disk, w)
	}
	m.Args = disk
	d.read(m)
}
