package commands

import (
	"strings"

	"automode"
)

var jvmDocs = Program{
	Name: "javadoc", Rare: true, Kin: "scaladoc dokka", Summary: "makes pages about source of Java", Manual: "javadoc(1), JDK 25",
	Row: Row{
		Style: Single, Help: "-help -h -? -version", Args: sourceReads, Refine: takesMoreOptions,
		Flags: []Flag{
			{Names: "-public -protected -package -private -quiet -verbose -author -version -use -linksource -notimestamp -html5 -Xdoclint[=]", Value: Data}, {Names: "-encoding= -charset= -docencoding= -windowtitle= -doctitle= -header= -footer= -bottom= -subpackages= -exclude= -source= -release= -tag= -group=", Value: Data},
			{Names: "-link= -cp= -classpath= -class-path= -sourcepath= -overview= -stylesheetfile= -module-path=", Value: Reads}, {Names: "-d=", Value: WritesTree, Why: "writes pages there"}, {Names: "-doclet= -docletpath= -taglet= -tagletpath= -J=", Value: Unread, Why: "loads code"},
		},
	},
}

var jvmDocsCases = []Case{{`javadoc -d docs -cp lib -private a.java`, `Read a.java/**; Write docs/**; Read lib`}, {`javadoc -link https://h.test/x a.java`, `Read a.java/**; Read https://h.test/x; Fetch https://h.test/x`}, {`javadoc @f`, `Read @f/**; Unknown takes more options from a file`}, {`javadoc -doclet X -encoding utf8 a.java`, `Read a.java/**; Unknown loads code`}}

// takesMoreOptions: "@file" stands for what is in the file, options that load
// code among it.
func takesMoreOptions(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; strings.HasPrefix(w.Text, "@") || strings.HasPrefix(w.Text, "-fplugin") || strings.HasPrefix(w.Text, "-fpass-plugin") || w.Is("-Xclang") {
			m.Add(Fact{Kind: automode.Unknown, Why: "takes more options from a file"})
			return
		}
	}
}
