package commands

import "automode"

var umount = Program{
	Name: "umount", Rare: true, Summary: "detaches file systems", Manual: "umount(8), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Configure, Target: "file systems", Why: "detaches a file system"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "-A -a --all --all-targets -c --no-canonicalize -d --detach-loop -F --fake -f --force -i --internal-only -l --lazy -n --no-mtab -q --quiet -R --recursive -r --read-only -v --verbose"},
			{Names: "-N= --namespace= -O= --test-opts= -t= --types=", Value: Data},
		},
	},
}

var umountCases = []Case{
	{`umount --help`, `nothing`},
	{`umount -f -t ext4 /mnt`, `Configure file systems`}}
