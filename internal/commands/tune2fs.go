package commands

var tune2fs = Program{
	Name: "tune2fs", Rare: true, Kin: "resize2fs e2label e2image e2fsck fsck fsck.ext2 fsck.ext3 fsck.ext4 fsck.vfat fsck.fat dosfsck fsck.exfat fsck.f2fs fsck.xfs fsck.btrfs fsck_hfs fsck_apfs fsck_msdos xfs_repair xfs_growfs xfs_admin ntfsfix ntfsresize fatlabel dosfslabel swaplabel btrfstune btrfs-convert reiserfsck jfs_tune badblocks debugfs delpart addpart resizepart",
	Summary: "changes or mends a file system on a device", Manual: "tune2fs(8), resize2fs(8), e2fsck(8), debugfs(8), badblocks(8), e2fsprogs 1.47; xfs_repair(8), xfsprogs 6.9; ntfsresize(8), ntfs-3g 2022.10",
	Row: Row{Style: Plain, Args: anyData, Refine: tune2fsDisk},
}

var tune2fsCases = []Case{
	{`tune2fs -l /dev/sda1`, `Query disks`},
	{`fsck -n /dev/sda1`, `Query disks`},
	{`e2fsck -fy /dev/sda1`, `Lose /dev/sda1`},
	{`resize2fs /dev/sda1 1G`, `Lose /dev/sda1; Lose 1G`},
	{`e2label /dev/sda1`, `Lose /dev/sda1`},
	{`debugfs -w -R 'rm x' /dev/sda1`, `Lose rm x; Lose /dev/sda1`},
	{`fsck -A`, `Lose /dev`},
}

func tune2fsDisk(m *Match) {
	d := diskWords{looks: "-l --list -n -N --no-act --no-action -V -h --help --version", fine: "-f -v -i --info"}
	d.read(m)
}
