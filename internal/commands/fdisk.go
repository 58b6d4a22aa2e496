package commands

var fdisk = Program{
	Name: "fdisk", Rare: true, Also: "gdisk sgdisk sfdisk gpt", Summary: "shows or writes the table of a disk's partitions",
	Manual: "fdisk(8), sfdisk(8), util-linux 2.40; gdisk(8), sgdisk(8), GPT fdisk 1.0; gpt(8), macOS 15",
	Row:    Row{Style: Plain, Args: anyData, Refine: fdiskTable},
}

var fdiskCases = []Case{
	{`fdisk -lu /dev/sda`, `Query disks`},
	{`sgdisk -p /dev/sda`, `Query disks`},
	{`sfdisk -d /dev/sda`, `Query disks`},
	{`fdisk --version`, `Query disks`}, {`fdisk -i disk0`, `Lose disk0`},
	{`fdisk /dev/sda`, `Lose /dev/sda`},
	{`sgdisk -p -Z /dev/sda`, `Lose /dev/sda`},
	{`sfdisk -l --delete disk.img`, `Lose disk.img`},
	{`fdisk -l "$d"`, `Lose …`},
	{`sgdisk -d 1 /dev/sda`, `Lose 1; Lose /dev/sda`},
	{`sgdisk -i 1 /dev/sda`, `Query disks`},
	{`sgdisk -h 1 /dev/sda`, `Lose 1; Lose /dev/sda`},
	{`gpt destroy disk2`, `Lose disk2`},
	{`gpt show disk2`, `Query disks`},
}

// fdiskTable: without an option that lists it edits. The letters mean other
// things to sgdisk, and gpt is told by a verb.
func fdiskTable(m *Match) {
	d := diskWords{
		looks: "-l --list -x --list-details -s --getsz --show-size -v --verify -d --dump -J --json -F --list-free -V --version -h --help -T --list-types -L -D --display-alignment --pretend -P",
		fine:  "-u --units --unit -o --output -b --sector-size --bytes -q --quiet -w --wipe -c --color",
	}
	switch m.name() {
	case "sgdisk":
		d = diskWords{looks: "-p --print -i --info -v --verify -V --version -L --list-types -O --print-mbr -D --display-alignment -E --end-of-largest -f --first-in-largest -F --first-aligned-in-largest --help"}
	case "gpt":
		d = diskWords{verbs: true, devices: true, looks: "show", fine: "-g -i -r -s -u", ruins: "add biosboot create destroy label migrate recover remove resize set unset"}
	}
	d.read(m)
}
