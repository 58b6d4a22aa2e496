package commands

import "automode"

var btrfs = Program{
	Name: "btrfs", Rare: true, Kin: "bcachefs", Summary: "looks after Btrfs file systems", Manual: "btrfs(8), btrfs-progs 6.6; bcachefs(8), bcachefs-tools 1.20",
	Row: Row{Style: Plain, Args: anyData, Refine: btrfsGroup},
}

var btrfsCases = []Case{
	{`btrfs filesystem usage -h /`, `Query disks`},
	{`btrfs subvolume list /`, `Query disks`},
	{`btrfs subvolume delete -c /mnt/x`, `Delete /mnt/x/**`},
	{`btrfs device stats -z /mnt`, `Configure{persists} disks`},
	{`btrfs device delete /dev/sda /mnt`, `Lose /dev/sda; Lose /mnt`},
	{`btrfs device add -f /dev/sdb /mnt`, `Lose /dev/sdb; Lose /mnt`},
	{`btrfs subvolume snapshot / /x`, `Configure{persists} disks`},
	{`btrfs check --repair /dev/sda`, `Lose /dev/sda`},
	{`btrfs check /dev/sda`, `Configure{persists} disks`},
	{`bcachefs format /dev/sda`, `Lose /dev/sda`},
	{`bcachefs show-super /dev/sda`, `Query disks`},
	{`btrfs --help`, `Query disks`},
	{`btrfs`, `Configure{persists} disks`},
}

// btrfsGroup: the second word says what is done; the first, to what.
func btrfsGroup(m *Match) {
	d := diskWords{
		verbs: true,
		looks: "list show df usage du stats status get dump-super dump-tree rootid inode-resolve logical-resolve subvolid-resolve min-dev-size get-default find-new show-super list_journal --help --version",
		fine:  "-b -c -d -f -g -G -H -k -m -n -o -p -q -R -r -s -t -T -u -C --raw --iec --si --kbytes --mbytes --gbytes --tbytes --sort --tabular --sync --format --offline --mountpoints --human-readable",
		more:  "-z --reset",
		ruins: "format delete remove replace add --repair --init-csum-tree --init-extent-tree zero-log clear-space-cache chunk-recover super-recover",
	}
	if len(m.Args) > 1 && m.Args[0].Text != "" && m.Args[0].Text[0] != '-' && (named(d.looks, m.Args[1].Text) || named(d.ruins, m.Args[1].Text)) && m.Args[1].Text[0] != '-' {
		m.Args = m.Args[1:]
	}
	if len(m.Args) > 1 && m.Words[1].Is("subvolume") && m.Args[0].Is("delete") {
		d.read(m)
		for i := range m.Facts {
			m.Facts[i].Role, m.Facts[i].Kind, m.Facts[i].Extent = Deletes, automode.Delete, automode.Tree
		}
		return
	}
	if len(m.Args) == 0 {
		m.Args = []Word{Lit("-")}
	}
	d.read(m)
}
