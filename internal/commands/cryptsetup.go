package commands

import (
	"strings"

	"automode"
)

var cryptsetup = Program{
	Name: "cryptsetup", Rare: true, Kin: "veritysetup integritysetup", Summary: "looks after encrypted disks", Manual: "cryptsetup(8), cryptsetup 2.7",
	Row: Row{Style: Plain, Args: anyData, Refine: cryptsetupDisk},
}

var cryptsetupCases = []Case{
	{`cryptsetup status x`, `Query disks`},
	{`cryptsetup luksDump /dev/sda1`, `Query disks`},
	{`cryptsetup luksDump --dump-master-key /dev/sda1`, `Query disks; Disclose the key of a disk`}, {`cryptsetup luksUUID --uuid x /dev/sda1`, `Query disks; Configure{persists} disks`},
	{`cryptsetup -q luksFormat /dev/sda1`, `Lose /dev/sda1`},
	{`cryptsetup open /dev/sda1 x`, `Configure{persists} disks`},
}

func cryptsetupDisk(m *Match) {
	d := diskWords{
		verbs: true,
		looks: "status luksDump isLuks luksUUID benchmark tcryptDump bitlkDump fvault2Dump verify dump --version --help -V -?",
		fine:  "-r -M -S --type --header --debug --batch-mode --key-slot --dump-json-metadata --dump-master-key --dump-volume-key --volume-key-file --master-key-file --unbound --uuid --cipher --key-size --hash --disable-locks",
		ruins: "luksFormat erase luksErase luksKillSlot luksRemoveKey luksChangeKey luksHeaderRestore luksConvertKey reencrypt format convert",
	}
	d.read(m)
	for _, w := range m.Args {
		name, _, _ := strings.Cut(w.Text, "=")
		if named("--dump-master-key --dump-volume-key --unbound --volume-key-file --master-key-file", name) {
			m.Add(Fact{Kind: automode.Disclose, Target: "the key of a disk", Why: "shows the key of a disk"})
		} else if name == "--uuid" {
			m.Add(Fact{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "gives a disk another name"})
		}
	}
}
