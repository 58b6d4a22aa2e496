package commands

import "strings"

var mkfs = Program{
	Name: "mkfs", Also: "mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.msdos mkfs.ntfs mkfs.exfat mkfs.minix mkfs.cramfs mkfs.bfs mkfs.f2fs mke2fs mkswap mkdosfs newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat wipefs",
	Summary: "makes a file system on a device", Manual: "mkfs(8), util-linux 2.40: whatever the options, the device's content goes",
	Row: Row{
		Style:  Plain,
		Args:   anyData,
		Refine: mkfsDevice,
	},
}

var mkfsCases = []Case{
	{`mkfs.ext4 -L x /dev/sda1`, `Lose x; Lose /dev/sda1`},
	{`mkfs -t xfs "$d"`, `Lose xfs; Lose …`},
}

// mkfsDevice: which words are values of options differs between them; every
// word that is no option may be the device.
func mkfsDevice(m *Match) {
	for _, w := range m.Args {
		if !strings.HasPrefix(w.Text, "-") {
			m.Add(roleFact(Truncates, w, "writes a new file system over it"))
		}
	}
}
