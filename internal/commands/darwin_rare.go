package commands

import "automode"

// Programs of macOS and its developers' tools that few people call.

var macLooks = Program{
	Name: "afinfo", Kin: "nettop leaks heap vmmap machine", Rare: true, Summary: "says something about this machine, its processes or a file", Manual: "afinfo(1), nettop(1), leaks(1), heap(1), vmmap(1), macOS 15",
	Row: Row{
		Help: "-h --help -help", Does: thisMachine, Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-l= -L= -s= -p= -t= -m= -k= -d -n -P", Value: Data, Of: "nettop"}, {Names: "-b -r -x -i --xml --brief --real --dump --json", Value: Data, Of: "afinfo"},
			{Names: "-q -quiet -list -nocontext -nostacks -groupByType -summary -w -wide -interleaved -sumObjectFields -sortBySize -s -H", Value: Data, Of: "leaks heap vmmap"},
		},
	},
}

var macLooksCases = []Case{
	{`afinfo --brief x.mp3`, `Query this machine; Read{listing} x.mp3`}, {`nettop -l 1`, `Query this machine`}, {`nettop -P -n -L 1`, `Query this machine`}, {`leaks -quiet 1`, `Query this machine; Read{listing} 1`},
	{`leaks -outputGraph f 1`, `Unknown no option “-o” is known`},
}

var xctrace = Program{
	Name: "xctrace", Kin: "devicectl xcresulttool xccov altool systemextensionsctl shortcuts", Rare: true, Summary: "looks at devices, records and results of Xcode", Manual: "xctrace(1), devicectl help, xcresulttool help, xccov(1), Xcode 26; systemextensionsctl, shortcuts(1), macOS 15",
	Row: Row{
		Help: "-h --help help version --version",
		Rows: []Row{
			{Names: "list", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "--json-stdout --folders --show-identifiers --hide-headers", Value: Data}}, Rows: []Row{{Names: "devices templates instruments devicesfiltered preferredDDI", Does: thisMachine, Flags: []Flag{{Names: "--filter=", Value: Data, Of: "devicectl"}, {Names: "--columns= --hide-default-columns --hide-headers --timeout=", Value: Data}}}}, OrArgs: true},
			{Names: "view get diff", Does: thisMachine, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--format=", Value: Data, Of: "xcresulttool"}, {Names: "--report --json --archive --file-list --only-targets --compact --legacy --files-for-target= --functions-for-file= --file= --test-id= --schema --test-results", Value: Data}, {Names: "--path=", Value: ReadsTree}}, Rows: []Row{{Names: "test-results build-results content-availability log object", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "--format=", Value: Data, Of: "xcresulttool"}, {Names: "--compact --legacy --test-id= --type= --id=", Value: Data}, {Names: "--path=", Value: ReadsTree}}}}, OrArgs: true},
			{Names: "device manage", Rows: []Row{{Names: "info pair-status", Style: Looking, Does: thisMachine, Args: anyData}, {Names: "install uninstall process copy reboot sysdiagnose notification orientation pair unpair create", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the device", Why: "changes the device"}}, Args: anyData}}},
			{Names: "record run import export sign merge graph formatDescription symbolicate remodel", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "what its words name", Why: "records, runs or writes something"}}, Args: anyData},
		},
	},
}

var xctraceCases = []Case{
	{`devicectl list devices --filter x`, `Query this machine`},
	{`xcresulttool get log --format json`, `Query this machine`}, {`xcresulttool get --path r --format json`, `Query this machine; Read r/**`},
	{`xctrace`, `nothing`}, {`xctrace list devices`, `Query this machine`}, {`shortcuts list --folders`, `Query this machine`}, {`devicectl list devices --hide-headers`, `Query this machine`}, {`xccov view --report x`, `Query this machine; Read{listing} x`}, {`xcresulttool get --path x`, `Query this machine; Read x/**`},
	{`xcresulttool get test-results summary --path x --compact`, `Query this machine; Read x/**`}, {`devicectl device info details`, `Query this machine`}, {`devicectl device`, `nothing`}, {`devicectl device install app x`, `Change the device`}, {`shortcuts run x`, `Run what its words name`},
}

var ipconfig = Program{
	Name: "ipconfig", Rare: true, Summary: "shows and sets the addresses of this machine", Manual: "ipconfig(8), macOS 15; ipconfig, Windows Server 2025",
	Row: Row{Help: "-h /?", Does: thisMachine, Rows: []Row{
		{Names: "getifaddr getoption getpacket getv6packet getsummary getdhcpduid getdhcpiaid ifcount waitall /all /displaydns /allcompartments", Does: thisMachine, Args: anyData},
		{Names: "set setverbose sethidden /release /renew /flushdns /registerdns /release6 /renew6", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the network", Why: "sets the network up differently"}}, Args: anyData},
	}},
}

var ipconfigCases = []Case{{`ipconfig`, `Query this machine`}, {`ipconfig getifaddr en0`, `Query this machine`}, {`ipconfig /all`, `Query this machine`}, {`ipconfig set en0 DHCP`, `Configure the network`}}
