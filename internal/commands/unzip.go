package commands

import (
	"strings"

	"automode"
)

var unzip = Program{
	Name: "unzip", Rare: true, Summary: "takes files out of a zip archive", Manual: "unzip(1), Info-ZIP 6.00",
	Row: Row{
		Help: "-h -hh -help", Refine: unpacksOver,
		Prints: []Out{{Decoded, &When{With: "-p -c"}}},
		Does:   []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1+", Without: "-d -l -v -t -p -c -z -Z"}, Why: "writes what the archive holds"}},
		Args:   []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data, When: &When{Without: "-p -c"}}, {At: Rest, Role: Reads, When: &When{With: "-p -c"}}},
		Flags: []Flag{
			{Names: "-o"}, {Names: "-l"}, {Names: "-v"}, {Names: "-t"}, {Names: "-p"}, {Names: "-c"}, {Names: "-z"},
			{Names: "-Z -1 -2 -m -h"}, {Names: "-T"}, {Names: "-s -M"},
			{Names: "-a -b -B -C -D -f -i -I= -j -J -K -L -n -N -O= -q -S -u -U -V -W -X -F -Y -^ -/= -$ -x -A -E", Value: Data},
			{Names: "-P=", Value: Data},
			{Names: "-d=", Value: UnpacksNew, Why: "writes what the archive holds"},
			{Names: "-:", Does: []Do{{Kind: automode.Unknown}}, Why: "lets the archive name files above the folder"},
		},
	},
}

// unpacksOver: with an option that says yes to every question, files that are
// there are replaced.
func unpacksOver(m *Match) {
	for i := range m.Facts {
		if w := &m.Facts[i].Word; m.Facts[i].Role == Reads && w.Known == automode.Exact && strings.ContainsAny(w.Text, "*?[") {
			w.Glob = true // it looks for archives that match by itself
		}
	}
	if !m.Has("-aoa -y -o+ -u") && !m.Has("-o") || m.Has("-i") && !m.Has("-u") {
		return
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Kind != automode.Write || f.Extent != automode.Tree {
			continue
		}
		f.Role = Unpacks
		if f.Target == "." {
			f.Target, f.Word = "", Lit(".")
		}
	}
}

var unzipCases = []Case{
	{`unzip -T a`, `Write ./**; Read a`},
	{`unzip a.zip`, `Write ./**; Read a.zip`},
	{`unzip -oq a.zip -d out`, `Read a.zip; Write out/**`},
	{`unzip a.zip f -x g`, `Write ./**; Read a.zip`},
	{`unzip -M a.zip`, `Write ./**; Read a.zip`},
	{`unzip -l a.zip`, `Read a.zip`},
	{`unzip -v a`, `Read a`},
	{`unzip -t a`, `Read a`},
	{`unzip -p a f`, `Read a; Read f`},
	{`unzip -c a f`, `Read a; Read f`},
	{`unzip -z a`, `Read a`},
	{`unzip -Z1 a`, `Read a`},
	{`unzip -P pw a`, `Write ./**; Read a`},
	{`unzip -: a`, `Write ./**; Read a; Unknown lets the archive name files above the folder`},
}
