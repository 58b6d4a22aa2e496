package commands

import "automode"

var diskutil = Program{
	Name: "diskutil", Summary: "looks after disks", Manual: "diskutil(8), macOS 15",
	Row: Row{
		Style: Plain,
		Rows: []Row{
			{Names: "list info activity listFilesystems", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
			{Names: "mount mountDisk unmount umount unmountDisk umountDisk eject verifyVolume verifyDisk", Does: []Do{{Kind: automode.Configure, Target: "disks", Why: "attaches, detaches or checks a disk"}}, Args: anyData},
			{Names: "rename renameVolume enableJournal disableJournal enableOwnership disableOwnership repairVolume repairDisk repairPermissions resizeVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "changes a disk"}}, Args: anyData},
			{Names: "eraseDisk eraseVolume eraseOptical reformat partitionDisk splitPartition mergePartitions zeroDisk randomDisk secureErase", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "erases a disk"}}, Args: []Arg{{Role: Data}, {At: Last, Role: Truncates, Why: "erases the disk"}}},
			{Names: "apfs", Rows: []Row{
				{Names: "list listSnapshots listUsers listVolumeGroups", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
				{Names: "addVolume createContainer unlockVolume lockVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "changes a disk"}}, Args: anyData},
				{Names: "deleteContainer deleteVolume deleteVolumeGroup deleteSnapshot eraseVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "erases a disk"}}, Args: []Arg{{At: First, Role: Truncates, Why: "erases the disk"}, {Role: Data}}},
			}},
		},
	},
}

var diskutilCases = []Case{
	{`diskutil list`, `Query disks`},
	{`diskutil eject disk2`, `Configure disks`},
	{`diskutil rename a b`, `Configure{persists} disks`},
	{`diskutil eraseDisk APFS x /dev/disk2`, `Configure{persists} disks; Lose /dev/disk2`},
	{`diskutil apfs list`, `Query disks`},
	{`diskutil apfs addVolume disk1 APFS x`, `Configure{persists} disks`},
	{`diskutil apfs deleteVolume disk1s1`, `Configure{persists} disks; Lose disk1s1`},
	{`diskutil apfs`, `nothing`},
	{`diskutil`, `nothing`},
	{`diskutil cs x`, `Unknown no subcommand “cs” is known`},
}
