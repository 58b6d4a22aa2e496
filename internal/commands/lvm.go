package commands

import "automode"

var lvm = Program{
	Name: "lvm", Rare: true, Summary: "looks after logical volumes", Manual: "lvm(8), LVM 2.03",
	Row: Row{Style: Leading, Args: []Arg{{At: First, Role: RunsWords}, {Role: Data}}, Wraps: Here, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}, Does: []Do{{Kind: automode.Query, Target: "disks", When: &When{Args: "0"}}}},
}

var lvmCases = []Case{
	{`lvm lvremove -f vg`, `Run[words] lvremove -f vg`},
	{`lvm`, `Query disks`},
}

var lvremove = Program{
	Name: "lvremove", Rare: true, Kin: "vgremove pvremove lvreduce vgreduce pvcreate vgcreate lvconvert vgcfgrestore vgmerge vgsplit pvmove lvresize",
	Summary: "removes or shrinks volumes, or takes disks for them", Manual: "lvremove(8), vgremove(8), pvcreate(8), LVM 2.03: a volume is a name below /dev",
	Row: Row{Style: Plain, Args: anyData, Refine: lvremoveVolumes},
}

var lvremoveCases = []Case{
	{`lvremove -f vg/lv`, `Lose vg/lv`},
	{`pvcreate /dev/sda`, `Lose /dev/sda`},
	{`vgremove --help`, `Query disks`},
	{`vgreduce --removemissing`, `Lose /dev`},
}

func lvremoveVolumes(m *Match) {
	d := diskWords{looks: "--help --version -h -? --longhelp -t --test", fine: "-v", devices: true}
	d.read(m)
}

var lvcreate = Program{
	Name: "lvcreate", Rare: true, Kin: "lvextend vgextend lvchange vgchange pvchange lvrename vgrename pvresize vgexport vgimport vgimportclone vgmknodes lvmdevices",
	Summary: "makes and changes logical volumes", Manual: "lvcreate(8), lvextend(8), vgchange(8), LVM 2.03",
	Row: Row{Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "sets a volume up differently"}}},
}

var lvcreateCases = []Case{{`lvcreate -L 1G -n x vg`, `Configure{persists} disks`}}
