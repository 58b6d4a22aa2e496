package commands

import "automode"

// Programs of macOS and of development for phones, as far as they only look.

var wdutil = Program{
	Name: "wdutil", Rare: true, Kin: "airport auval agvtool mdimport emulator fastboot", Summary: "shows something of this machine, of a phone or of a project", Manual: "wdutil(8), auval(1), agvtool(1), mdimport(1), macOS 15; emulator and fastboot, Android SDK 36",
	Row: Row{Style: Plain, Args: anyData, Refine: wdutilVerb},
}

var wdutilCases = []Case{
	{`wdutil info`, `Query this machine`}, {`wdutil diagnose`, `Unknown nobody read what it does here`}, {`airport -I`, `Query this machine`}, {`airport -z`, `Unknown nobody read what it does here`}, {`auval -a`, `Query this machine`},
	{`agvtool what-version -terse`, `Query this machine`}, {`agvtool new-version 2`, `Unknown nobody read what it does here`}, {`mdimport -A`, `Query this machine`}, {`mdimport -r x`, `Unknown nobody read what it does here`},
	{`emulator -list-avds`, `Query this machine`}, {`emulator -avd x`, `Change{contained} an emulated device`}, {`emulator @x -no-window -gpu swiftshader_indirect`, `Change{contained} an emulated device`}, {`emulator -avd x -wipe-data`, `Unknown nobody read what it does here`}, {`emulator -avd x -qemu -drive file=/dev/sda`, `Unknown nobody read what it does here`}, {`emulator -no-window`, `Unknown nobody read what it does here`}, {`fastboot devices -l`, `Query this machine`}, {`fastboot flash boot x`, `Unknown nobody read what it does here`},
	{`airport "$x"`, `Unknown nobody read what it does here`},
}

// wdutilVerb: these forms only print; the first word says which it is, and only
// options beside it that print as well may follow.
func wdutilVerb(m *Match) {
	looks := ""
	switch m.name() {
	case "wdutil":
		looks = "info help"
	case "airport":
		looks = "-I --getinfo -s --scan"
	case "auval":
		looks = "-a -l -s -h"
	case "agvtool":
		looks = "what-version vers what-marketing-version mvers -terse -terse1 help"
	case "mdimport":
		looks = "-A -X -L -h"
	case "emulator":
		if emulatorStarts(m) {
			return
		}
		looks = "-list-avds -version -help -accel-check -webcam-list -help-all"
	case "fastboot":
		looks = "devices --version -l help"
	}
	for i, w := range m.Args {
		if !w.Exact() || !named(looks, w.Text) || i == 0 && w.Text == "-l" && m.name() == "fastboot" {
			m.Unknown("nobody read what it does here", Word{})
			return
		}
	}
	if len(m.Args) == 0 {
		m.Unknown("nobody read what it does here", Word{})
		return
	}
	m.Add(Fact{Kind: automode.Query, Target: "this machine"})
}

// emulatorStarts reports whether an emulated device is started as it is, with options
// that choose how it is shown and how much it has.
func emulatorStarts(m *Match) bool {
	device, value := false, true
	for i, w := range m.Args {
		switch {
		case !w.Exact():
			return false
		case value && i > 0 && w.Text[:min(1, len(w.Text))] != "-":
			value = false
		case w.Is("-avd"), len(w.Text) > 1 && w.Text[0] == '@':
			device, value = true, w.Is("-avd")
		case named("-no-window -no-audio -no-boot-anim -no-snapshot -no-snapshot-save -no-snapshot-load -no-snapstorage -verbose -read-only -no-passive-gps -no-metrics", w.Text):
			value = false
		case named("-gpu -memory -cores -accel -camera-back -camera-front -port -partition-size -scale -skin -netdelay -netspeed", w.Text):
			value = true
		default:
			return false
		}
	}
	if device {
		m.Add(Fact{Kind: automode.Change, Target: "an emulated device", Traits: automode.Contained, Why: "starts an emulated device"})
	}
	return device
}
