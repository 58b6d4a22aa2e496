package world

import (
	"strings"

	"automode"
)

// territory is one row of the fixed regions.
type territory struct {
	path   string
	region automode.Region
	// projects says that people keep projects and homes below this folder, so
	// that a root or a home in it is believed.
	projects bool
	why      string
}

// territories are the folders whose region is the same on every machine. The
// longest match counts; "/" itself is system and says nothing of what lies in
// it. Rows of macOS stand without /private, which is taken off before.
var territories = []territory{
	// Scratch: a fixed list. $TMPDIR can be set to anything.
	{"/tmp", automode.Scratch, true, "throw-away files"},
	{"/var/tmp", automode.Scratch, true, "throw-away files that outlive a restart"},
	{"/dev/shm", automode.Scratch, true, "throw-away files in memory"},
	{"/private/tmp", automode.Scratch, true, "macOS: where /tmp is"},
	{"/private/var/tmp", automode.Scratch, true, "macOS: where /var/tmp is"},
	{"/var/folders", automode.Scratch, true, "macOS: each account's throw-away files"},
	{"/private/var/folders", automode.Scratch, true, "macOS: where /var/folders is"},

	// Linux and what macOS shares with it.
	{"/etc", automode.System, false, "configuration of the machine"},
	{"/usr", automode.System, false, "installed programs and libraries"},
	{"/usr/src", automode.System, true, "installed programs and libraries; containers keep their project here"},
	{"/usr/local/src", automode.System, true, "installed programs and libraries; sources are built here"},
	{"/bin", automode.System, false, "installed programs"},
	{"/sbin", automode.System, false, "installed programs of the administrator"},
	{"/lib", automode.System, false, "libraries of installed programs"},
	{"/lib32", automode.System, false, "libraries of installed programs"},
	{"/lib64", automode.System, false, "libraries of installed programs"},
	{"/libx32", automode.System, false, "libraries of installed programs"},
	{"/boot", automode.System, false, "kernel and boot loader"},
	{"/vmlinuz", automode.System, false, "kernel and boot loader"},
	{"/initrd.img", automode.System, false, "kernel and boot loader"},
	{"/efi", automode.System, false, "boot loader"},
	{"/dev", automode.System, false, "devices"},
	{"/proc", automode.System, false, "processes and settings of the kernel"},
	{"/sys", automode.System, false, "devices and settings of the kernel"},
	{"/run", automode.System, false, "state of running services, their sockets"},
	{"/run/media", automode.Outside, true, "disks that the person plugged in"},
	{"/var", automode.System, false, "data of services, logs, package state"},
	{"/var/www", automode.System, true, "served files; projects are kept here too"},
	{"/var/lib", automode.System, true, "data of services; accounts of services live here"},
	{"/var/home", automode.Outside, true, "where /home is on image-based systems"},
	{"/opt", automode.System, true, "installed programs; projects are kept here too"},
	{"/nix", automode.System, false, "installed programs of Nix"},
	{"/gnu", automode.System, false, "installed programs of Guix"},
	{"/snap", automode.System, false, "installed programs of snap"},
	{"/root", automode.System, true, "the administrator's home, when it is not the person's"},
	{"/lost+found", automode.System, false, "what a repaired file system found"},
	{"/ostree", automode.System, false, "the system's image"},

	// macOS.
	{"/System", automode.System, false, "macOS itself"},
	{"/Library", automode.System, false, "configuration and services of the machine"},
	{"/Applications", automode.System, false, "installed programs"},
	{"/cores", automode.System, false, "memory images of crashed programs"},
	{"/Network", automode.System, false, "shared folders of macOS"},
	{"/private", automode.System, false, "macOS: where /etc and /var are"},
	{"/Users/Shared", automode.Outside, true, "files shared by all accounts"},

	// Windows.
	{"C:/Windows", automode.System, false, "Windows itself"},
	{"C:/Windows/Temp", automode.Scratch, true, "throw-away files"},
	{"C:/Program Files", automode.System, false, "installed programs"},
	{"C:/Program Files (x86)", automode.System, false, "installed programs"},
	{"C:/ProgramData", automode.System, false, "configuration and data of services"},
	{"C:/Users/Default", automode.System, false, "what every new account's home begins with"},
	{"C:/Users/Public", automode.Outside, true, "files shared by all accounts"},
	{"C:/Recovery", automode.System, false, "with what Windows is repaired"},
	{"C:/Boot", automode.System, false, "boot loader"},
	{"C:/EFI", automode.System, false, "boot loader"},
	{"C:/bootmgr", automode.System, false, "boot loader"},
	{"C:/pagefile.sys", automode.System, false, "memory of Windows"},
	{"C:/hiberfil.sys", automode.System, false, "memory of Windows"},
	{"C:/swapfile.sys", automode.System, false, "memory of Windows"},
	{"C:/System Volume Information", automode.System, false, "restore points"},
	{"C:/$Recycle.Bin", automode.System, false, "what was removed and can be had back"},

	// Windows beside Linux on one machine: its disks are mounted there.
	{"/mnt/c/Windows", automode.System, false, "Windows itself"},
	{"/mnt/c/Program Files", automode.System, false, "installed programs of Windows"},
	{"/mnt/c/Program Files (x86)", automode.System, false, "installed programs of Windows"},
	{"/mnt/c/ProgramData", automode.System, false, "configuration and data of services of Windows"},
}

// territoryLetters has a bit for each letter that comes second in a row's path,
// numbered by its last five bits, which upper and lower case share.
const territoryLetters uint32 = 1<<('a'&31) | 1<<('b'&31) | 1<<('c'&31) | 1<<('d'&31) | 1<<('e'&31) | 1<<('g'&31) | 1<<('i'&31) |
	1<<('l'&31) | 1<<('m'&31) | 1<<('n'&31) | 1<<('o'&31) | 1<<('p'&31) | 1<<('r'&31) | 1<<('s'&31) | 1<<('t'&31) | 1<<('u'&31) | 1<<('v'&31) | 1<<(':'&31)

// territoryOf returns the row of the longest match, nil when there is none.
func (w *World) territoryOf(comparable string) *territory {
	var best *territory
	// Most paths begin with a letter that none of the rows begins with.
	if len(comparable) > 1 && territoryLetters>>(comparable[1]&31)&1 == 0 {
		return nil
	}
	for i := range territories {
		t := &territories[i]
		if len(t.path) > len(comparable) || best != nil && len(t.path) <= len(best.path) {
			continue
		}
		if len(comparable) > 1 && (t.path[1]^comparable[1])&^0x20 != 0 {
			continue // most rows, for next to nothing
		}
		if w.folds || strings.HasPrefix(t.path, "/mnt/") {
			if _, ok := cutFold(comparable, t.path); ok {
				best = t
			}
		} else if _, ok := inside(comparable, t.path); ok {
			best = t
		}
	}
	return best
}
