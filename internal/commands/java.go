package commands

import (
	"strings"

	"automode"
)

var java = Program{
	Name: "java", Rare: true, Summary: "runs Java", Manual: "java(1), Java 21",
	Row: Row{Style: Plain, Args: []Arg{{Role: Data}}, Refine: javaRuns},
}

var javaCases = []Case{
	{`java`, `nothing`},
	{`java -version`, `nothing`},
	{`java --describe-module java.base`, `nothing`},
	{`java --list-modules -agentlib:x`, `Unknown nobody read what “-agentlib:x” does`}, {`java --list-modules`, `nothing`},
	{`java -d`, `Unknown nobody read what “-d” does`},
	{`java --show-version -verbose -Xmn8m --source 21 A.java`, `Run[file native] A.java`},
	{`java -XX:OnOutOfMemoryError=x -version`, `Unknown nobody read what “-XX:OnOutOfMemoryError=x” does`},
	{`java -cp lib/a.jar:b -Xmx1g -Dx=y com.x.Main --z`, `Run[file native] lib/a.jar:b; Run[file native] com.x.Main`},
	{`java -Dgradle.user.home=x -version`, `Unknown nobody read what “-Dgradle.user.home=x” does`},
	{`java -jar a.jar -version`, `Run[file native] a.jar`},
	{`java A.java x`, `Run[file native] A.java`},
	{`java -javaagent:x.jar -jar a.jar`, `Unknown nobody read what “-javaagent:x.jar” does; Run[file native] a.jar`},
	{`java -ea -m a/b`, `Run[file native] a/b`},
	{`java @args`, `Unknown nobody read what “@args” does`},
	{`java $x`, `Unknown an unknown word may be an option; Run[file native] …`},
}

// javaPlain reports whether a property neither names code that java or a build loads,
// nor a host, nor opens the machine to others.
func javaPlain(property string) bool {
	for name := range strings.FieldsSeq("java. javax.net. jdk. sun. jna. com.sun.management. sbt.boot. sbt.global. sbt.override. sbt.repository. gradle.user. org.gradle.java. maven.ext. maven.repo. maven.home maven.conf") {
		if strings.HasPrefix(property, name) {
			return false
		}
	}
	return !strings.Contains(property, "roxy") && !strings.Contains(property, "agent")
}

// javaRuns reads the options in front of what is run; the rest is its own.
func javaRuns(m *Match) {
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		text := w.Text
		next := func() {
			if i+1 < len(m.Args) {
				m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: m.Args[i+1], Why: "runs or loads that code"})
			}
		}
		switch {
		case !w.Exact():
			m.Unknown("an unknown word may be an option", w)
			m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Why: "runs that code"})
			return
		case text == "-version", text == "--version", text == "-help", text == "--help", text == "-h", text == "-?", text == "-fullversion", text == "--full-version", text == "-X", text == "--help-extra", text == "-Xinternalversion":
			return
		case text == "--list-modules", strings.HasPrefix(text, "--describe-module="): // agents behind them are loaded all the same
		case (text == "-d" || text == "--describe-module") && i+1 < len(m.Args) && m.Args[i+1].Exact():
			i++
		case text == "-jar", text == "-m", text == "--module":
			next()
			return
		case text == "-cp", text == "-classpath", text == "--class-path", text == "-p", text == "--module-path":
			next()
			i++
		case text == "--source", text == "--limit-modules", text == "--add-modules", text == "--add-opens", text == "--add-exports", text == "--add-reads":
			if i++; i < len(m.Args) && m.Args[i].Many && !m.Args[i].Exact() {
				m.Unknown("what it runs may stand behind it", m.Args[i])
			}
		case text == "-ea", text == "-da", text == "-enableassertions", text == "-server", text == "-client", text == "--enable-preview", text == "-showversion", text == "--show-version", text == "-verbose", text == "-verbose:class", text == "-verbose:gc", text == "-verbose:jni", text == "-verbose:module", text == "-esa", text == "-dsa", text == "-enablesystemassertions", text == "-disablesystemassertions", text == "-disableassertions",
			text == "-Xint", text == "-Xmixed", text == "-Xbatch", text == "-Xdiag", text == "-Xrs", text == "-Xnoclassgc", text == "-Xfuture", text == "--show-module-resolution", text == "--validate-modules",
			strings.HasPrefix(text, "-D") && javaPlain(text[2:]), strings.HasPrefix(text, "-Xmx"), strings.HasPrefix(text, "-Xms"), strings.HasPrefix(text, "-Xss"), strings.HasPrefix(text, "-Xmn"), strings.HasPrefix(text, "-Xshare:"), strings.HasPrefix(text, "-ea:"), strings.HasPrefix(text, "-da:"), strings.HasPrefix(text, "--limit-modules="),
			strings.HasPrefix(text, "--add-opens="), strings.HasPrefix(text, "--add-exports="), strings.HasPrefix(text, "--add-modules="), strings.HasPrefix(text, "-XX:+Use"), strings.HasPrefix(text, "-XX:+Print"), strings.HasPrefix(text, "-XshowSettings"), strings.HasPrefix(text, "-Xlog:disable"):
		case text == "" || text[0] == '-' || text[0] == '@':
			m.Unknown("nobody read what "+quote(w)+" does", w)
		default:
			m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Why: "runs that code"})
			return
		}
	}
}
