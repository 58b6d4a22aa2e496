package commands

import "automode"

// What modules of zsh add to its builtins.

var ztcp = Program{
	Name: "ztcp", Summary: "opens a connection that zsh reads and writes", Manual: "zshmodules(1), zsh/net/tcp, zsh 5.9",
	Row: Row{
		Style: Leading,
		Args:  []Arg{{At: First, Role: Sends, When: &When{Without: "-l -a -c"}, Why: "connects to that host"}, {Role: Data}},
		Does:  []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a shell of this machine", When: &When{Without: "-l -a -c -L", Args: "1+"}, Why: "joins the shell to another host"}},
		Flags: []Flag{{Names: "-f -v -t -d=", Value: Data}, {Names: "-c"}, {Names: "-L"}, {Names: "-l -a", Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "takes connections"}},
	},
}

var ztcpCases = []Case{
	{`ztcp -v h.test 80`, `Expose{tunnel} a shell of this machine; Send h.test`}, {`ztcp -L`, `nothing`}, {`ztcp -l 80`, `Expose a port`}, {`ztcp -c 3`, `nothing`},
}

var sysopen = Program{
	Name: "sysopen", Summary: "opens a file for zsh", Manual: "zshmodules(1), zsh/system, zsh 5.9",
	Row: Row{
		Style: Leading,
		Args:  []Arg{{Role: Reads, When: &When{Without: "-w -a"}}, {Role: Writes, When: &When{With: "-w"}, Why: "opens it to be written"}, {Role: Appends, When: &When{With: "-a"}, Why: "opens it to be written"}},
		Flags: []Flag{{Names: "-r"}, {Names: "-w"}, {Names: "-a"}, {Names: "-m= -o= -u=", Value: Data}},
	},
}

var sysopenCases = []Case{{`sysopen -r -u 3 f`, `Read f`}, {`sysopen -w -o trunc f`, `Write f`}, {`sysopen -a f`, `Write f`}}

var xterm = Program{
	Name: "xterm", Rare: true, Also: "uxterm rxvt urxvt", Summary: "opens a window with a shell", Manual: "xterm(1), 390",
	Row: Row{
		Style: Single, Help: "-help -version", Course: Waits,
		Args: []Arg{{Role: Unread}},
		Does: []Do{{Kind: automode.Delegate, Target: "a window with a shell", Traits: automode.Weaker, Why: "opens a shell that nobody gates"}},
		Flags: []Flag{
			{Names: "-display=", Value: Data, Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a shell of this machine"}}, Why: "gives the shell to another screen"},
			{Names: "-hold -ls -iconic -title= -T= -geometry= -fn= -bg= -fg=", Value: Data},
			{Names: "-e=", Value: RunsLine, Why: "runs that command in it"},
		},
	},
}

var xtermCases = []Case{
	{`xterm -hold`, `Delegate{weaker} a window with a shell`}, {`xterm -display h:1`, `Delegate{weaker} a window with a shell; Expose{tunnel} a shell of this machine`}, {`xterm -e ls`, `Delegate{weaker} a window with a shell; Run[line] ls`},
}
