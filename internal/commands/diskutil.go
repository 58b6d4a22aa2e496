package commands

import (
	"strings"

	"automode"
)

var diskutil = Program{
	Name: "diskutil", Rare: true, Summary: "looks after disks", Manual: "diskutil(8), macOS 15",
	Row: Row{
		Style: Looking,
		Rows: []Row{
			{Names: "list info activity listFilesystems", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
			{Names: "mount mountDisk unmount umount unmountDisk umountDisk eject verifyVolume verifyDisk", Does: []Do{{Kind: automode.Configure, Target: "disks", Why: "attaches, detaches or checks a disk"}}, Args: anyData},
			{Names: "rename renameVolume enableJournal disableJournal enableOwnership disableOwnership repairVolume repairDisk repairPermissions resizeVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "changes a disk"}}, Args: anyData},
			{Names: "eraseDisk eraseVolume eraseOptical reformat partitionDisk splitPartition mergePartitions addPartition zeroDisk randomDisk secureErase", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "erases a disk"}}, Args: anyData, Refine: diskutilErased},
			{Names: "appleRAID ar coreStorage cs", Rows: []Row{
				{Names: "list info", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
				{Names: "delete deleteVolume deleteLVG remove create createLVG createVolume convert resizeDisk removeDisk", Args: anyData, Refine: diskutilErased},
			}},
			{Names: "apfs", Rows: []Row{
				{Names: "list listSnapshots listUsers listVolumeGroups", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
				{Names: "addVolume createContainer unlockVolume lockVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "changes a disk"}}, Args: anyData},
				{Names: "deleteContainer deleteVolume deleteVolumeGroup deleteSnapshot eraseVolume", Does: []Do{{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "erases a disk"}}, Args: anyData, Refine: diskutilErased},
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
	{`diskutil cs list`, `Query disks`},
	{`diskutil cs`, `nothing`},
	{`diskutil appleRAID delete x`, `Lose x`},
	{`diskutil secureErase 0 disk2`, `Configure{persists} disks; Lose disk2`},
	{`diskutil eraseVolume APFS x /Volumes/x`, `Configure{persists} disks; Lose /Volumes/x`},
	{`diskutil frob`, `Unknown no subcommand “frob” is known`},
}

// diskutilErased: disks stand among sizes and names of file systems, by their
// names below /dev or where they are mounted; else any word may be one.
func diskutilErased(m *Match) {
	some := false
	for pass := range 2 {
		for _, w := range m.Args {
			if pass == 1 && !some || !w.Exact() || strings.HasPrefix(w.Text, "disk") || strings.HasPrefix(w.Text, "/") {
				m.Add(roleFact(Wipes, w, "erases the disk"))
				some = true
			}
		}
		if some {
			return
		}
	}
}
