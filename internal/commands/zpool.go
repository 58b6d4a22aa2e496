package commands

var zpool = Program{
	Name: "zpool", Rare: true, Also: "zfs", Summary: "looks after pools of disks and their file systems", Manual: "zpool(8), zfs(8), OpenZFS 2.2",
	Row: Row{Style: Plain, Args: anyData, Refine: zpoolDisks},
}

var zpoolCases = []Case{
	{`zpool status -v tank`, `Query disks`},
	{`zpool events -c`, `Configure{persists} disks`},
	{`zfs list -t snapshot -r tank`, `Query disks`},
	{`zfs get all tank`, `Query disks`},
	{`zpool destroy -f tank`, `Lose tank`},
	{`zfs destroy -r tank/x`, `Lose tank/x`},
	{`zpool add -f tank /dev/sdb`, `Lose tank; Lose /dev/sdb`},
	{`zfs snapshot tank@x`, `Configure{persists} disks`},
}

func zpoolDisks(m *Match) {
	d := diskWords{
		verbs: true, devices: true,
		looks: "list status iostat history get events version help diff holds userspace groupspace projectspace --help --version",
		fine:  "-H -p -P -o -r -d -t -s -S -x -L -g -T -D -j -n -y -w -i -F -f -e --json-int --json-flat-vdevs --json-pool-key-guid",
		more:  "-c",
		ruins: "destroy labelclear create remove detach split rollback receive recv replace offline add attach",
	}
	d.read(m)
}
