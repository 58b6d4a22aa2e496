package commands

var mdadm = Program{
	Name: "mdadm", Rare: true, Summary: "looks after arrays of disks", Manual: "mdadm(8), mdadm 4.3",
	Row: Row{Style: Plain, Args: anyData, Refine: mdadmArray},
}

var mdadmCases = []Case{
	{`mdadm --detail /dev/md0`, `Query disks`},
	{`mdadm -D --scan`, `Query disks`},
	{`mdadm --zero-superblock /dev/sda`, `Lose /dev/sda`},
	{`mdadm --stop md0`, `Lose md0`},
	{`mdadm --assemble /dev/md0`, `Configure{persists} disks`},
}

func mdadmArray(m *Match) {
	d := diskWords{
		devices: true,
		looks:   "-D --detail -E --examine -Q --query --detail-platform --examine-bitmap -X --examine-badblocks --version -V --help -h",
		fine:    "-s --scan -v --verbose -b --brief -Y --export -t --test -q --quiet -p",
		ruins:   "--zero-superblock -C --create -B --build -f --fail --set-faulty -r --remove -S --stop -G --grow --kill-subarray --force --wipe-superblock",
	}
	d.read(m)
}
