package commands

import "automode"

var renice = Program{
	Name: "renice", Rare: true, Kin: "ipcrm rtcwake", Summary: "changes what runs", Manual: "renice(1), ipcrm(1), rtcwake(8), util-linux 2.40",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "processes", Why: "changes what other processes have"}}, Refine: rtcwakeSleeps},
}

var reniceCases = []Case{{`renice -n 5 -p 12`, `Control processes`}, {`rtcwake -m no -s 60`, `Control processes`}, {`rtcwake -s 60`, `Control processes; Control{halts} this machine`}}

// rtcwakeSleeps: it sends the machine to sleep in every mode but those that only set
// the clock.
func rtcwakeSleeps(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		if named("-n --dry-run --list-modes", h.Name) || named("-m --mode", h.Name) && h.Value.Exact() && named("no on disable show", h.Value.Text) {
			return
		}
	}
	if m.name() != "rtcwake" {
		return
	}
	m.Add(Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "sends the machine to sleep"})
}
