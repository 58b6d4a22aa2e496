package commands

import (
	"automode"
)

var office = Program{
	Name: "libreoffice", Rare: true, Kin: "soffice unoconv localc lowriter", Summary: "makes one kind of document of another", Manual: "soffice --help, LibreOffice 25.8; unoconv(1), 0.9",
	Row: Row{
		Help: "--help --version -h", Does: []Do{{Kind: automode.Run, Target: "an office", When: &When{Without: "--convert-to"}, Why: "starts the office, whose documents can hold code"}, {Kind: automode.Write, Target: ".", When: &When{With: "--convert-to", Without: "--outdir -o"}, Why: "makes documents"}}, Args: []Arg{{Role: Reads}}, Refine: officeMacros,
		Flags: []Flag{{Names: "--headless --invisible --norestore --nologo --nolockcheck --nodefault --writer --calc --impress --draw --infilter= --cat", Value: Data}, {Names: "--convert-to=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "unoconv"}, {Names: "--outdir=", Value: WritesTree, Why: "makes documents there"}, {Names: "-o= --output=", Of: "unoconv", Value: WritesTree, Why: "makes documents there"}},
	},
}

// officeMacros: by such an address code is called.
func officeMacros(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; hasPrefix(w.Text, "macro:") || hasPrefix(w.Text, "vnd.") || hasPrefix(w.Text, "service:") {
			m.Unknown("calls code of the office", *w)
		}
	}
}

var officeCases = []Case{
	{`unoconv -f 1 --headless --convert-to pdf a.docx`, `Write .; Read a.docx`},
	{`soffice --headless --convert-to pdf a.docx`, `Write .; Read a.docx`}, {`unoconv -o d a.odt`, `Run an office; Read a.odt; Write d/**`}, {`libreoffice --convert-to csv --outdir d a.xlsx`, `Read a.xlsx; Write d/**`}, {`soffice --convert-to pdf macro:///a.b.c`, `Write .; Read macro:///a.b.c; Unknown calls code of the office`}, {`soffice a.docx`, `Run an office; Read a.docx`},
}
