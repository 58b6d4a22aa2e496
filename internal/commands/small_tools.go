package commands

import "automode"

// Small programs of macOS and of terminals.

var xattr = Program{
	Name: "xattr", Rare: true, Summary: "shows or sets what is noted of a file", Manual: "xattr(1), macOS 15",
	Row: Row{
		Args: []Arg{{Role: Lists, When: &When{Without: "-w -d -c"}}, {At: First, Role: Data, When: &When{With: "-p"}},
			{At: Last, Role: Marks, When: &When{With: "-w -d -c"}, Why: "changes what is noted of it"}, {At: ButLast, Role: Data, When: &When{With: "-w -d"}}, {Role: Marks, When: &When{With: "-c"}, Why: "changes what is noted of it"}},
		Flags:  []Flag{{Names: "-l -v -x -s -h"}, {Names: "-p"}, {Names: "-r", Reach: automode.Tree}, {Names: "-w"}, {Names: "-d"}, {Names: "-c"}},
		Refine: xattrQuarantine,
	},
}

// xattrQuarantine: what macOS notes of a file from elsewhere is why it is checked
// before it is opened.
func xattrQuarantine(m *Match) {
	if m.Has("-c") || m.Has("-d") && len(m.Args) > 0 && m.Args[0].Text == "com.apple.quarantine" {
		m.Add(Fact{Kind: automode.Weaken, Target: "the check of what comes from elsewhere", Why: "takes away the note that a file comes from elsewhere"})
	}
}

var xattrCases = []Case{
	{`xattr -d com.apple.quarantine a`, `Write{metadata} a; Weaken the check of what comes from elsewhere`},
	{`xattr -l a`, `Read{listing} a`}, {`xattr -p x a`, `Read{listing} x; Read{listing} a`}, {`xattr -w x y a`, `Write{metadata} a`}, {`xattr -d x a`, `Write{metadata} a`}, {`xattr -cr d`, `Write{metadata} d/**; Write{metadata} d/**; Weaken the check of what comes from elsewhere`},
}

var logProgram = Program{
	Name: "log", Rare: true, Summary: "shows what macOS wrote down", Manual: "log(1), macOS 15",
	Row: Row{
		Style: Looking,
		Rows: []Row{
			{Names: "show stream stats help", Does: []Do{{Kind: automode.Query, Target: "the system's log"}}, Args: anyData},
			{Names: "collect config erase", Does: []Do{{Kind: automode.Configure, Target: "the system's log", Why: "copies, sets or empties it"}}, Args: anyData},
		},
	},
}

var logProgramCases = []Case{{`log show --last 5m`, `Query the system's log`}, {`log erase --all`, `Configure the system's log`}, {`log`, `nothing`}}

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

var wall = Program{
	Name: "wall", Rare: true, Kin: "write mesg", Summary: "writes to others' terminals", Manual: "wall(1), write(1), mesg(1), util-linux 2.40",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "terminals", When: &When{Args: "1+"}, Why: "writes to others' terminals"}}},
}

var wallCases = []Case{{`wall hi`, `Control terminals`}, {`mesg`, `nothing`}}

var syncProgram = Program{
	Name: "sync", Rare: true, Also: "fsync", Summary: "writes what is kept in memory to the disk", Manual: "sync(1), GNU coreutils 9.5",
	Row: Row{Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-d --data -f --file-system"}}},
}

var syncProgramCases = []Case{{`sync -d a`, `Read{listing} a`}}

var ditto = Program{
	Name: "ditto", Rare: true, Summary: "copies folders", Manual: "ditto(1), macOS 15",
	Row: Row{
		Style: Looking, Args: []Arg{{At: ButLast, Role: ReadsTree}, {At: Last, Role: WritesTree, Why: "copies there"}},
		Flags: []Flag{{Names: "--arch= --bom= --zlibCompressionLevel=", Value: Data}},
	},
}

var dittoCases = []Case{{`ditto -xk a.zip d`, `Read a.zip/**; Write d/**`}, {`ditto --arch arm64 a b`, `Read a/**; Write b/**`}}
