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

// An image of files is written into a file, or over a device.

var mkisofs = Program{
	Name: "mkisofs", Rare: true, Also: "genisoimage xorrisofs", Summary: "makes an image of a disc of files", Manual: "genisoimage(1), cdrkit 1.1; xorrisofs(1), xorriso 1.5",
	Row: Row{
		Style: Single, Help: "-help -version", Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-o= -output=", Value: Writes, Why: "writes the image there"},
			{Names: "-r -R -J -l -f -q -v -D -L -N -T -U -udf -joliet -rock -rational-rock -joliet-long -quiet -verbose -graft-points -follow-links -hfs -no-emul-boot -boot-info-table -iso-level= -V= -volid= -A= -appid= -P= -publisher= -p= -preparer= -sysid= -b= -c= -e= -m= -x= -exclude= -boot-load-size= -input-charset= -output-charset=", Value: Data},
		},
	},
}

var mkisofsCases = []Case{
	{`genisoimage -quiet -V x -r -o a.iso src`, `Read src/**; Write a.iso`},
	{`mkisofs -output /dev/sda .`, `Read ./**; Write /dev/sda`},
	{`xorrisofs -path-list f`, `Unknown no option “-path-list” is known`},
}

var mksquashfs = Program{
	Name: "mksquashfs", Rare: true, Summary: "makes an image of folders", Manual: "mksquashfs(1), squashfs-tools 4.6",
	Row: Row{
		Style: Single, Help: "-help -version -h", Args: []Arg{{At: ButLast, Role: ReadsTree}, {At: Last, Role: Writes, Why: "writes the image there"}},
		Flags: []Flag{{Names: "-noappend -all-root -no-xattrs -xattrs -no-progress -progress -quiet -info -no-exports -no-duplicates -comp= -b= -processors= -mem= -Xcompression-level= -mkfs-time= -all-time=", Value: Data}},
	},
}

var mksquashfsCases = []Case{
	{`mksquashfs src a.sqsh -comp zstd -noappend`, `Read src/**; Write a.sqsh`},
	{`mksquashfs . /dev/sda`, `Read ./**; Write /dev/sda`},
	{`mksquashfs src a.sqsh -pf f`, `Unknown no option “-pf” is known`},
}
