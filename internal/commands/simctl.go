package commands

import (
	"strings"

	"automode"
)

var (
	simulatorLooks   = []Do{{Kind: automode.Query, Target: "simulators"}}
	simulatorChanges = []Do{{Kind: automode.Change, Target: "simulators", Traits: automode.Contained, Why: "changes what runs in a simulator"}}
	simulatorRemoves = []Do{{Kind: automode.Change, Target: "simulators", Traits: automode.Destroys, Why: "removes what a simulator holds"}}
)

var simctl = Program{
	Name: "simctl", Rare: true, Summary: "works with simulators of Apple's devices", Manual: "simctl help, Xcode 26",
	Row: Row{
		Style: Single, Help: "help -h --help",
		Global: []Flag{{Names: "--set=", Value: Lists}},
		Rows: []Row{
			{Names: "list getenv get_app_container listapps appinfo bootstatus", Does: simulatorLooks, Args: anyData, Flags: []Flag{{Names: "-v -j --json -b -d -c", Value: Data}}},
			{Names: "boot shutdown terminate status_bar location ui", Does: simulatorChanges, Args: anyData, Flags: []Flag{{Names: "--arch= --disabledJob= --enabledJob= --time= --dataNetwork= --wifiMode= --wifiBars= --cellularMode= --cellularBars= --batteryState= --batteryLevel= --operatorName= --speed= --distance= --interval=", Value: Data}}},
			{Names: "openurl", Does: simulatorChanges, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Fetches, Why: "opens the address"}}},
			{Names: "install", Does: simulatorChanges, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: ReadsTree}}},
			{Names: "push addmedia", Does: simulatorChanges, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Lists}}},
			{Names: "launch", Style: Leading, Does: simulatorChanges, Args: anyData, Flags: []Flag{
				{Names: "-w --wait-for-debugger --console --console-pty --terminate-running-process", Value: Data},
				{Names: "--arch=", Value: Data},
				{Names: "--stdout= --stderr=", Value: Writes, Why: "writes what the application prints"},
			}},
			{Names: "io", Refine: simulatorScreen, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Data}, {At: Beyond, Role: Writes, Why: "writes what the simulator shows"}}, Flags: []Flag{{Names: "--type= --display= --mask= --codec=", Value: Data}, {Names: "-f --force", Value: Data}}},
			{Names: "spawn", Style: Plain, Args: anyData, Refine: simulatorSpawns},
			{Names: "erase delete uninstall", Does: simulatorRemoves, Args: anyData},
			{Names: "*", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Configure, Target: "simulators", Why: "sets simulators up differently, or runs a program beside them"}}},
		},
	},
}

var simctlCases = []Case{
	{`simctl`, `nothing`},
	{`simctl --set d list -j devices available`, `Query simulators; Read{listing} d`},
	{`simctl boot 'iPhone 16' --arch=arm64`, `Change{contained} simulators`},
	{`simctl install booted b/A.app`, `Change{contained} simulators; Read b/A.app/**`},
	{`simctl push booted com.x a.json`, `Change{contained} simulators; Read{listing} com.x; Read{listing} a.json`},
	{`simctl launch --console --arch=arm64 --stdout=o booted com.x -v`, `Change{contained} simulators; Write o`},
	{`simctl io booted screenshot --type=png -f a.png`, `Write a.png; Query simulators`},
	{`simctl io booted enumerate`, `Query simulators`},
	{`simctl openurl booted https://h.test/`, `Change{contained} simulators; Fetch https://h.test/`},
	{`simctl erase all`, `Change{destroys} simulators`},
	{`simctl clone a b`, `Configure simulators`}, {`simctl spawn booted sh`, `Configure simulators`}, {`simctl spawn booted log show --last 2m`, `Run[words] log show --last 2m`}, {`simctl spawn booted log erase --all`, `Run[words] log erase --all`}, {`simctl spawn -w booted log show`, `Configure simulators`},
}

var simulatorApp = Program{
	Name: "Simulator", Rare: true, Summary: "shows simulators of Apple's devices", Manual: "Xcode's documentation, 26: open -a Simulator",
	Row: Row{Args: []Arg{{Role: Unread, Why: "nobody read what it does with words"}}, Does: simulatorChanges},
}

var simulatorAppCases = []Case{{`Simulator`, `Change{contained} simulators`}, {`Simulator x`, `Change{contained} simulators; Unknown nobody read what it does with words`}}

// simulatorSpawns: programs of the system that show its log or its settings do there
// what they do here.
func simulatorSpawns(m *Match) {
	if len(m.Args) > 1 && m.Args[0].Exact() && !strings.HasPrefix(m.Args[0].Text, "-") && (m.Args[1].Is("log") || m.Args[1].Is("defaults")) {
		m.startsAgain(m.Args[1], m.Args[2:])
		return
	}
	m.Add(Fact{Kind: automode.Configure, Target: "simulators", Why: "runs a program in a simulator"})
}

// simulatorScreen: what a simulator shows is looked at.
func simulatorScreen(m *Match) { m.addDo(&simulatorLooks[0]) }
