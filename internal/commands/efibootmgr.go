package commands

import "automode"

var efibootmgr = Program{
	Name: "efibootmgr", Rare: true, Kin: "bootctl flashrom fwupdtool fwupdmgr grub-set-default grub-editenv update-grub grub-mkconfig grub2-mkconfig update-initramfs mkinitcpio dracut kernel-install installkernel bless nvram tpm2_clear", Summary: "shows or sets what starts the machine", Manual: "efibootmgr(8), efibootmgr 18; bootctl(1), systemd 257; flashrom(8), flashrom 1.4; fwupdmgr(1), fwupd 1.9; bless(8), nvram(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: efibootmgrStart},
}

var efibootmgrCases = []Case{
	{`efibootmgr -v`, `Query disks`},
	{`efibootmgr`, `Query disks`},
	{`bootctl status`, `Query disks`},
	{`fwupdmgr get-devices`, `Query disks`},
	{`nvram -p`, `Query disks`},
	{`efibootmgr -b 0 -B`, `Write /sys/firmware`},
	{`flashrom -p internal -E`, `Write /sys/firmware`},
	{`update-grub`, `Write /sys/firmware`},
	{`update-initramfs -u`, `Write /sys/firmware`},
	{`tpm2_clear /x`, `Write /sys/firmware`},
	{`dracut -v`, `Write /sys/firmware`},
	{`dracut --help`, `Query disks`},
	{`fwupdmgr update "$x"`, `Write /sys/firmware`},
}

// efibootmgrStart: only listings look; everything else writes what the
// firmware starts from.
func efibootmgrStart(m *Match) {
	// What these make is made whatever is shown meanwhile.
	makes := named("grub-set-default grub-editenv update-grub grub-mkconfig grub2-mkconfig update-initramfs mkinitcpio dracut kernel-install installkernel tpm2_clear", m.name())
	looks := len(m.Args) > 0 || m.name() == "efibootmgr" || m.name() == "bootctl"
	for _, w := range m.Args {
		looks = looks && w.Exact() && (w.Text == "" || named("-v --verbose -p --print status list is-installed get-devices get-updates get-upgrades get-history get-remotes get-details get-topology get-plugins security -L --list-supported --flash-name --flash-size --info --getBoot --help --version -h -V -xp -u --unicode --json --no-pager", w.Text) || w.Text[0] == '/') &&
			(!makes || named("list --help --version -h -V", w.Text))
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "disks"})
		return
	}
	m.Add(roleFact(Edits, Lit("/sys/firmware"), "changes what starts the machine"))
}
