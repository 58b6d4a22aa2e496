package commands

import (
	"automode"
)

var jar = Program{
	Name: "jar", Rare: true, Summary: "packs classes of Java", Manual: "jar(1), JDK 25",
	Row: Row{
		Style: Old, Help: "--help --version -h --help:compat --help-extra",
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-x"}}, {Role: Data, When: &When{With: "-x"}}},
		Flags: []Flag{
			{Names: "-t --list -d --describe-module --validate"}, {Names: "-c --create"}, {Names: "-u --update"}, {Names: "-v -0 -M -P -n -k --verbose --no-compress --no-manifest --keep-old-files --date= --module-version= --hash-modules= --main-class= -e= --release=", Value: Data},
			{Names: "-x --extract", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "unpacks into the working folder"},
			{Names: "-f= --file=", Value: Data}, {Names: "-m= --manifest= -p= --module-path=", Value: Reads}, {Names: "-C= --dir=", Value: Data},
		},
		Refine: jarFile,
	},
}

var jarCases = []Case{
	{`jar tf a.jar`, `Read a.jar`}, {`jar cfm a.jar m d`, `Read d/**; Read m; Write a.jar`}, {`jar -xvf a.jar`, `Write ./**; Read a.jar`}, {`jar uf a.jar b`, `Read b/**; Write a.jar`}, {`jar cf a.jar -C d e`, `Read e/**; Read d/**; Read d/e/**; Write a.jar`}, {`jar cf a.jar -C d .`, `Read ./**; Read d/**; Write a.jar`}, {`jar --extract --file a.jar --dir d`, `Write ./**; Write d/**; Read a.jar`},
}

// jarFile: the archive is read, or written where one is made or updated.
func jarFile(m *Match) {
	for i := range m.hits {
		switch h := &m.hits[i]; {
		case !h.Has || !flagNamed(h.Flag, "-C"):
		case m.Has("-x"):
			m.Add(optionFact(WritesTree, *h, h.Value, "unpacks there"))
		default:
			m.Add(optionFact(ReadsTree, *h, h.Value, ""))
			if h.Args < len(m.Args) { // what is packed from there
				w := m.Args[h.Args]
				if w.Exact() && h.Value.Exact() && w.Text != "." {
					w.Text = h.Value.Text + "/" + w.Text
					m.addRole(ReadsTree, &w, "")
				} else if !w.Is(".") {
					m.Unknown("it is not known what is packed from there", w)
				}
			}
		}
	}
	w, ok := m.Value("-f")
	if !ok {
		return
	}
	role, why := Reads, ""
	if m.Has("-c -u") {
		role, why = Writes, "packs files into it"
	}
	m.addRole(role, &w, why)
}
