package commands

import "strings"

var desktopChecks = Program{
	Name: "desktop-file-validate", Kin: "gtk-builder-tool appstreamcli appstream-util", Rare: true, Summary: "checks files of desktop programs", Manual: "desktop-file-validate(1), 0.28; gtk4-builder-tool(1), 4.18; appstreamcli(1), 1.0; appstream-util(1), 0.8",
	Row: Row{Style: Plain, Args: anyData, Refine: desktopLooks},
}

var desktopChecksCases = []Case{{`desktop-file-validate a.desktop`, `Read a.desktop`}, {`appstreamcli validate --no-net a.xml`, `Read a.xml`}, {`gtk-builder-tool simplify --replace a.ui`, `Unknown nobody read what this does`}, {`appstreamcli put x`, `Unknown nobody read what this does`}}

// desktopLooks: what validates only reads.
func desktopLooks(m *Match) {
	files := m.Args
	if m.name() != "desktop-file-validate" {
		if len(files) == 0 || !named("validate validate-relax validate-strict validate-tree", files[0].Text) || !files[0].Exact() {
			m.Unknown("nobody read what this does", Word{})
			return
		}
		files = files[1:]
	}
	for _, w := range files {
		switch {
		case w.Exact() && named("--no-net --strict --pedantic --explain --no-color --no-hints --no-warn-deprecated --warn-kde --nonet", w.Text):
		case strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what this does", w)
		default:
			m.Add(roleFact(Reads, w, ""))
		}
	}
}
