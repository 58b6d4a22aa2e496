package commands

import "automode"

var hdiutil = Program{
	Name: "hdiutil", Rare: true, Summary: "looks after images of disks", Manual: "hdiutil(1), macOS 15",
	Row: Row{
		Style: Looking,
		Rows: []Row{
			{Names: "info imageinfo verify checksum pmap plugins isencrypted help", Does: []Do{{Kind: automode.Query, Target: "disks"}}, Args: anyData},
			{Names: "attach mount mountvol detach eject unmount", Does: []Do{{Kind: automode.Configure, Target: "disks", Why: "attaches or detaches an image"}}, Args: anyData},
			{Names: "erase", Args: anyData, Refine: diskutilErased},
			{Names: "create convert makehybrid resize compact segment burn erasekeys unflatten flatten chpass", Does: []Do{{Kind: automode.Unknown, Why: "writes files that are not told from its options"}}, Args: anyData},
		},
	},
}

var hdiutilCases = []Case{{`hdiutil info`, `Query disks`}, {`hdiutil attach x.dmg`, `Configure disks`}, {`hdiutil create x.dmg`, `Unknown writes files that are not told from its options`}, {`hdiutil erase /dev/disk2`, `Lose /dev/disk2`}, {`hdiutil`, `nothing`}}
