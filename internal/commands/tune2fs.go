package commands

import (
	"slices"
	"strings"

	"automode"
)

var tune2fs = Program{
	Name: "tune2fs", Rare: true, Kin: "resize2fs e2label e2image e2fsck fsck fsck.ext2 fsck.ext3 fsck.ext4 fsck.vfat fsck.fat dosfsck fsck.exfat fsck.f2fs fsck.xfs fsck.btrfs fsck_hfs fsck_apfs fsck_msdos xfs_repair xfs_growfs xfs_admin ntfsfix ntfsresize ntfslabel exfatlabel fatlabel dosfslabel swaplabel btrfstune btrfs-convert reiserfsck jfs_tune badblocks debugfs delpart addpart resizepart",
	Summary: "changes or mends a file system on a device", Manual: "tune2fs(8), resize2fs(8), e2fsck(8), debugfs(8), badblocks(8), e2fsprogs 1.47; xfs_repair(8), xfsprogs 6.9; ntfsresize(8), ntfs-3g 2022.10",
	Row: Row{Style: Plain, Args: anyData, Refine: tune2fsDisk},
}

var tune2fsCases = []Case{
	{`tune2fs -l /dev/sda1`, `Query disks`},
	{`fsck -n /dev/sda1`, `Query disks`},
	{`badblocks -n /dev/sda1`, `Lose /dev/sda1`}, {`btrfs-convert -n /dev/sda1`, `Lose /dev/sda1`}, {`e2fsck -l f /dev/sda1`, `Lose f; Lose /dev/sda1`},
	{`e2fsck -fy /dev/sda1`, `Lose /dev/sda1`},
	{`resize2fs /dev/sda1 1G`, `Lose /dev/sda1; Lose 1G`},
	{`e2label /dev/sda1`, `Query disks`}, {`exfatlabel /dev/sda1 x`, `Lose /dev/sda1; Lose x`}, {`ntfslabel -f /dev/sda1`, `Query disks`}, {`ntfslabel -i /dev/sda1`, `Lose /dev/sda1`}, {`swaplabel -L x /dev/sda1`, `Lose x; Lose /dev/sda1`},
	{`debugfs -w -R 'rm x' /dev/sda1`, `Lose rm x; Lose /dev/sda1`},
	{`fsck -A`, `Lose /dev`},
}

func tune2fsDisk(m *Match) {
	d := diskWords{looks: "-N --no-act --no-action -V -h --help --version", fine: "-f -v -i --info"}
	switch name := m.name(); {
	case named("e2label fatlabel dosfslabel ntfslabel exfatlabel", name) && onlyDisk(m.Args, name != "ntfslabel"):
		m.Add(Fact{Kind: automode.Query, Target: "disks"}) // without a new label they show the old one
		return
	case named("tune2fs jfs_tune xfs_admin", name):
		d.looks += " -l --list"
	case strings.HasPrefix(name, "fsck"), named("e2fsck dosfsck xfs_repair xfs_growfs ntfsfix ntfsresize", name):
		d.looks += " -n" // others mean something else by it
	}
	d.read(m)
}

// onlyDisk reports whether one word is left of some, which is no option, when those are
// taken away that say how to look; number: "-i" shows one, and does not make a new one.
func onlyDisk(words []Word, number bool) bool {
	words = slices.DeleteFunc(slices.Clone(words), func(w Word) bool {
		return w.Exact() && (named("-f -q -v", w.Text) || number && w.Is("-i"))
	})
	return len(words) == 1 && words[0].Exact() && !strings.HasPrefix(words[0].Text, "-")
}
