package commands

import "automode"

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
	{`xattr $x`, `Unknown an unknown word may be an option; Read{listing} …`},
	{`xattr -d com.apple.quarantine a`, `Write{metadata} a; Weaken the check of what comes from elsewhere`},
	{`xattr -l a`, `Read{listing} a`}, {`xattr -p x a`, `Read{listing} x; Read{listing} a`}, {`xattr -w x y a`, `Write{metadata} a`}, {`xattr -d x a`, `Write{metadata} a`}, {`xattr -cr d`, `Write{metadata} d/**; Write{metadata} d/**; Weaken the check of what comes from elsewhere`},
}
