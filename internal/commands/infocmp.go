package commands

var infocmp = Program{
	Name: "infocmp", Rare: true, Kin: "toe", Summary: "shows what terminals can do", Manual: "infocmp(1), toe(1), ncurses 6.5",
	Row: Row{
		Style: Looking, Help: "--help -V", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-A= -B=", Value: Lists}, {Names: "-1 -C -c -D -d -E -F -f -g -I -i -K -L -l -n -p -q -r -T -t -U -u -x -s= -v= -w= -R= -Q=", Value: Data, Of: "infocmp"}},
	},
}

var infocmpCases = []Case{{`infocmp -1 xterm`, `Query this machine`}, {`infocmp -A /usr/share/terminfo xterm`, `Query this machine; Read{listing} /usr/share/terminfo`}}
