package commands

import "strings"

var qmake = Program{
	Name: "qmake", Also: "qmake6 qmake-qt5", Rare: true, Summary: "makes makefiles of Qt projects", Manual: "qmake --help, Qt 6.9",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version --version", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Refine: qmakeSets,
		Flags: []Flag{{Names: "-makefile -Wnone -Wall -Wparser -Wlogic -Wdeprecated -r -recursive -nocache -nodepend -d -query= -after -before -early -late", Value: Data}, {Names: "-o=", Value: Writes, Why: "writes the makefile there"}, {Names: "-project -set= -unset= -qtconf= -cache= -spec= -xspec= -tp= -install", Value: Unread, Does: []Do{{Why: "sets it up, or takes rules from there"}}, Why: "sets it up, or takes rules from there"}},
	},
}

// qmakeSets: a word that sets a variable is code of its own, which can start programs.
func qmakeSets(m *Match) {
	for i := range m.Args {
		w := &m.Args[i]
		if name, value, set := strings.Cut(w.Text, "="); set && (!w.Exact() || !named("CONFIG+ CONFIG- DEFINES+ PREFIX", name) || strings.ContainsAny(value, "$`(|;")) {
			m.Unknown("it is code that is read first", *w)
		}
	}
}

var qmakeCases = []Case{{`qmake CONFIG+=debug X=1 a.pro`, `Run{entry-point} the build; Read{listing} CONFIG+=debug; Read{listing} X=1; Read{listing} a.pro; Unknown it is code that is read first`}, {`qmake6 -r -o Makefile app.pro`, `Run{entry-point} the build; Read{listing} app.pro; Write Makefile`}, {`qmake -project`, `Run{entry-point} the build; Unknown sets it up, or takes rules from there`}}
