package commands

import "automode"

var umount = Program{
	Name: "umount", Rare: true, Summary: "detaches file systems", Manual: "umount(8), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Configure, Target: "file systems", Why: "detaches a file system"}},
		Args: anyData, Refine: umountAll,
		Flags: []Flag{
			{Names: "-a --all"}, {Names: "-F --fake"}, {Names: "-t= --types= -O= --test-opts=", Value: Data},
			{Names: "-A --all-targets -c --no-canonicalize -d --detach-loop -f --force -i --internal-only -l --lazy -n --no-mtab -q --quiet -R --recursive -r --read-only -v --verbose"},
			{Names: "-N= --namespace=", Value: Data},
		},
	},
}

var umountCases = []Case{
	{`umount --help`, `nothing`},
	{`umount -f -t ext4 /mnt`, `Configure file systems`},
	{`umount -a -t nfs`, `Configure file systems`},
	{`umount -aF`, `Configure file systems`},
	{`umount -N 1 /mnt`, `Configure file systems`},
	{`umount -al`, `Configure file systems; Control{halts} every file system`},
	{`umount -l /`, `Configure file systems; Control{halts} every file system`},
}

// umountAll: without all of its file systems, or the first of them, a machine is down.
func umountAll(m *Match) {
	all := m.Holds("-a --all") && !m.Has("-t -O -F --fake")
	for _, w := range m.Args {
		all = all || w.Is("/") && !m.Has("-F --fake")
	}
	if all {
		m.Add(Fact{Kind: automode.Control, Target: "every file system", Traits: automode.Halts, Why: "detaches what the machine runs from"})
	}
}
