package commands

import "automode"

var shutdown = Program{
	Name: "shutdown", Also: "reboot halt poweroff telinit init", Summary: "stops or restarts the machine", Manual: "shutdown(8), reboot(8), halt(8), systemd 257 and macOS 15: every option but these chooses how",
	Row: Row{
		Help: "--help --version",
		Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops or restarts the machine"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "-a -c -d -f -F -h -H -i -k -l -n -o -p -P -q -r -s -t -u -w --force --halt --no-wall --no-wtmp --poweroff --reboot --wtmp-only --show"},
		},
	},
}

var shutdownCases = []Case{
	{`shutdown -h now`, `Control{halts} this machine`},
	{`reboot`, `Control{halts} this machine`},
	{`shutdown --help`, `nothing`},
}

var pmSuspend = Program{
	Name: "pm-suspend", Rare: true, Kin: "pm-hibernate pm-suspend-hybrid s2ram s2disk s2both", Summary: "sends the machine to sleep", Manual: "pm-suspend(8), pm-utils 1.4; s2ram(8), suspend-utils 1.0",
	Row: Row{Help: "--help", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "sends the machine to sleep"}}},
}

var pmSuspendCases = []Case{{`pm-suspend`, `Control{halts} this machine`}}

var killall5 = Program{
	Name: "killall5", Summary: "signals every process", Manual: "killall5(8), sysvinit 3.08",
	Row: Row{Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Control, Target: "every process", Traits: automode.Halts, Why: "signals every process but its own session's"}}},
}

var killall5Cases = []Case{
	{`killall5 -9`, `Control{halts} every process`}}
