package commands

import "automode"

var losetup = Program{
	Name: "losetup", Rare: true, Kin: "swapon swapoff zramctl", Summary: "lists or sets up loop devices and swap", Manual: "losetup(8), swapon(8), zramctl(8), util-linux 2.40",
	Row: Row{
		Help: "--help --version -h -V", Args: anyData,
		Does: []Do{
			{Kind: automode.Query, Target: "disks", When: &When{Args: "0", Without: losetupChanges}},
			{Kind: automode.Configure, Target: "disks", When: &When{Args: "1+"}, Why: "attaches or detaches a disk"},
			{Kind: automode.Configure, Target: "disks", When: &When{Args: "0", With: losetupChanges}, Why: "attaches or detaches a disk"},
		},
		Flags: []Flag{
			{Names: "-a --all -f --find", Of: "losetup"},
			{Names: "-a --all -f --find", Of: "swapon swapoff zramctl", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "disks", When: &When{Args: "0"}, Why: "attaches or detaches a disk"}}},
			{Names: "-D --detach-all -e --ifexists -d= --detach= --set-capacity= --reset= --fixpgsz", Value: Data},
			{Names: "-l --list -n --noheadings -J --json --raw --show -s --summary --bytes -b --output-all -P --partscan --read-only -L --nooverlap -v --verbose"},
			{Names: "-O= -j= --associated= --offset= --sizelimit= --sector-size= --priority= -U= -t= --algorithm=", Value: Data}, {Names: "-p=", Value: Data, Of: "swapon"}, {Names: "--output= -o=", Value: Data, Of: "losetup"},
		},
	},
}

const losetupChanges = "-D"

var losetupCases = []Case{
	{`losetup -O 1 -l`, `Query disks`},
	{`swapon -p 1 --show`, `Query disks`},
	{`losetup -l`, `Query disks`},
	{`swapon --show`, `Query disks`},
	{`losetup -a`, `Query disks`}, {`swapon -a`, `Query disks; Configure disks`},
	{`losetup -D`, `Configure disks`},
	{`losetup --show x.img -o 1`, `Configure disks`},
	{`swapoff /dev/sda2`, `Configure disks`},
}
