package commands

import "strings"

var mktemp = Program{
	Name: "mktemp", Also: "gmktemp", Summary: "makes a new file or folder for throw-away things", Manual: "mktemp(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version", Course: Piles,
		Args: []Arg{
			{Role: Makes, When: &When{Without: "-t -p --tmpdir"}, Why: "makes a new file"},
			{Role: Data, When: &When{With: "-t -p --tmpdir"}},
		},
		Flags: []Flag{
			{Names: "-d --directory -q --quiet -u --dry-run --suffix=", Value: Data},
			{Names: "-t"}, // the template, or for macOS a prefix, is put below the scratch folder
			{Names: "-p= --tmpdir[=]", Value: Makes, Why: "makes a new file there"},
		},
		Prints: []Out{{TempPath, &When{Args: "0", Without: "-p"}}},
		Refine: mktempTemplate,
	},
}

var mktempCases = []Case{
	{`mktemp`, `nothing`},
	{`mktemp -d`, `nothing`},
	{`mktemp -d -t build.XXXXXX`, `nothing`},
	{`mktemp /tmp/x.XXXXXX`, `Write /tmp/x.XXXXXX`},
	{`mktemp -d x.XXXXXX`, `Write x.XXXXXX`},
	{`mktemp -p d x.XXXXXX`, `Write d`},
	{`mktemp -t ../../home/x`, `Unknown nobody read where a template with a slash leads`},
}

// mktempTemplate: a template is a name below the scratch folder with -t, and
// a path without.
func mktempTemplate(m *Match) {
	if end, ok := m.Value("--suffix"); ok && (!end.Exact() || strings.IndexByte(end.Text, '/') >= 0) {
		m.Prints = AnyText // it fails
	}
	for _, w := range m.Args {
		switch {
		case m.Has("-t -p"):
			if !w.Exact() || strings.IndexByte(w.Text, '/') >= 0 {
				m.Unknown("nobody read where a template with a slash leads", w)
				return
			}
			if !m.Has("-p") && len(m.hits) < 3 && strings.Contains(w.Text, "XXX") {
				m.Prints = TempPath
			}
		case w.Exact() && len(m.Args) == 1 && len(m.hits) < 2 && scratchName(w.Text):
			m.Prints = TempPath
		}
	}
}

// scratchName reports whether the path is plainly below /tmp.
func scratchName(path string) bool {
	name, ok := strings.CutPrefix(path, "/tmp/")
	return ok && strings.IndexByte(name, '/') < 0 && strings.Contains(name, "XXX") // with fewer it fails
}
