package commands

var qmake = Program{
	Name: "qmake", Also: "qmake6 qmake-qt5", Rare: true, Summary: "makes makefiles of Qt projects", Manual: "qmake --help, Qt 6.9",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version --version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-makefile -Wnone -Wall -Wparser -Wlogic -Wdeprecated -r -recursive -nocache -nodepend -d -query= -after -before -early -late", Value: Data}, {Names: "-o=", Value: Writes, Why: "writes the makefile there"}, {Names: "-project -set= -unset= -qtconf= -cache= -spec= -xspec= -tp= -install", Value: Unread, Does: []Do{{Why: "sets it up, or takes rules from there"}}, Why: "sets it up, or takes rules from there"}},
	},
}

var qmakeCases = []Case{{`qmake6 -r -o Makefile app.pro`, `Run{entry-point} the build; Read{listing} app.pro; Write Makefile`}, {`qmake -project`, `Run{entry-point} the build; Unknown sets it up, or takes rules from there`}}
