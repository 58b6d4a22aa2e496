package commands

import (
	"strings"
)

var gstInspect = Program{
	Name: "gst-inspect-1.0", Rare: true, Summary: "shows what GStreamer can do", Manual: "gst-inspect-1.0(1), GStreamer 1.26",
	Row: Row{
		Help: "-h --help --help-all --version", Does: thisMachine, Args: anyData, Refine: gstLoads,
		Flags: []Flag{{Names: "-a --print-all -b --print-blacklist --print-plugin-auto-install-info --plugin --exists -u --uri-handlers -C --color -c= --color= --atleast-version= --sort= -t= --types=", Value: Data}},
	},
}

var gstInspectCases = []Case{{`gst-inspect-1.0 -a audiotestsrc`, `Query this machine`}, {`gst-inspect-1.0 ./x.so`, `Query this machine; Unknown loads a library`}}

// gstLoads: what names a file is loaded.
func gstLoads(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.ContainsAny(w.Text, "/.") {
			m.Unknown("loads a library", w)
		}
	}
}
