package commands

import "strings"

var mkfs = Program{
	Name: "mkfs", Rare: true, Also: "mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.msdos mkfs.ntfs mkfs.exfat mkfs.minix mkfs.cramfs mkfs.bfs mkfs.f2fs mke2fs mkswap mkdosfs mkntfs mkreiserfs mkfs.reiserfs mkfs.jfs mkfs.udf mkfs.erofs mkfs.nilfs2 mkfs.gfs2 mkfs.ocfs2 mkexfatfs mkudffs make-bcache newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat newfs_udf blkdiscard wipe scrub nwipe flash_erase flash_eraseall flashcp nandwrite ubiformat mtd_debug testdisk gparted cfdisk cgdisk pdisk partclone.ext4 partclone.restore partimage grub-install grub2-install lilo extlinux syslinux sg_format sg_raw sg_sanitize sg_write_same sg_unmap ubiupdatevol ms-sys virt-format partclone.ext3 partclone.ntfs partclone.btrfs partclone.xfs partclone.vfat partclone.dd bmaptool ntfsclone rpi-imager",
	Summary: "makes a file system on a device, or wipes one", Manual: "mkfs(8), blkdiscard(8), util-linux 2.40; mtd-utils 2.2; sg3_utils 1.48; grub-install(8): whatever the options, the device's content goes",
	Row: Row{
		Style:  Plain,
		Args:   anyData,
		Refine: mkfsDevice,
	},
}

var mkfsCases = []Case{
	{`mkfs.ext4 -L x /dev/sda1`, `Lose x; Lose /dev/sda1`},
	{`mkfs.ext4 LABEL=root`, `Lose LABEL=root`},
	{`wipe -rf d`, `Delete d`},
	{`nwipe --autonuke`, `Lose /dev`},
	{`mkfs.ext4 -V`, `nothing`},
	{`mkfs -t xfs "$d"`, `Lose xfs; Lose …`},
}

const mkfsWhy = "writes over what is on it"

// mkfsDevice: without a device it finds one of itself. Which words are values of options differs between them; every
// word that is no option may be the device.
func mkfsDevice(m *Match) {
	some := false
	for _, w := range m.Args {
		switch {
		case w.Is("--help"), w.Is("--version"), w.Is("-V") && len(m.Args) == 1, w.Is("-h") && len(m.Args) == 1:
			m.Facts = nil
			return
		case !strings.HasPrefix(w.Text, "-"):
			role := Truncates
			if tag, _, ok := strings.Cut(w.Text, "="); ok && named("LABEL UUID PARTLABEL PARTUUID", tag) {
				role = Wipes // a device by what is written on it
			} else if m.name() == "wipe" {
				role = Deletes // a file, or a folder with all that is in it
			}
			m.Add(roleFact(role, someDisk(w), mkfsWhy))
			some = true
		}
	}
	if !some {
		m.Add(roleFact(Wipes, Lit("/dev"), mkfsWhy))
	}
}
