package commands

import (
	"strings"

	"automode"
)

// Builders and runners of the JVM of which a word names a task, a source or a file.

var mill = Program{
	Name: "mill", Carried: "mill", Rare: true, Summary: "builds and tests Scala, Java and Kotlin", Manual: "the reference of Mill 1.0",
	Row: Row{Style: Plain, Args: anyData, Refine: millTasks, Compiles: true, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}},
}

var millCases = []Case{
	{`mill`, `Run{entry-point} the build`}, {`mill __.compile`, `Run{entry-point} the build`}, {`mill -w core.test`, `Run{entry-point} the build`}, {`mill foo.test.testOnly foo.BarTests`, `Run{entry-point} the build`}, {`mill -j 4 a.run x + b.assembly`, `Run{entry-point} the build`}, {`mill resolve _`, `Run{entry-point} the build`}, {`mill mill.scalalib.scalafmt.ScalafmtModule/reformatAll __.sources`, `Run{entry-point} the build; Write{source-only} ./**`},
	{`mill clean`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`}, {`mill __.publishLocal`, `Run{entry-point} the build; Install{declared} what was built, for the account`}, {`mill mill.javalib.SonatypeCentralPublishModule/publishAll`, `Run{entry-point} the build; Publish{rewrites} the package index`}, {`mill show a.deploy`, `Run{entry-point} the build; Run[task] deploy`}, {`mill --import x a.test`, `Run{entry-point} the build; Unknown nobody read what “--import” does; Run[task] x`}, {`mill --version`, `nothing`}, {`mill a.console`, `Run{entry-point} the build; Unknown nobody read what “console” does`},
}

// millTasks: a task stands at the end of the path of its module, and what follows up
// to a "+" is handed to it.
func millTasks(m *Match) {
	if len(m.Args) == 1 && named("--version -v --help -h version", m.Args[0].Text) && m.Args[0].Exact() {
		return
	}
	m.addDo(&toolBuilds[0])
	task := true
	for i := 0; i < len(m.Args); i++ {
		switch w := m.Args[i]; {
		case !w.Exact():
			m.Unknown("the task is not known", w)
		case w.Is("+"):
			task = true
		case !task && strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what "+quote(w)+" does", w) // to Mill or to the task
		case !task:
		case named("-w --watch -i --interactive --no-server --no-daemon -k --keep-going -d --debug -s --silent --ticker --color --offline --disable-ticker", w.Text), strings.HasPrefix(w.Text, "-j") && isDigits(w.Text[2:]):
		case (w.Is("-j") || w.Is("--jobs")) && i+1 < len(m.Args) && isDigits(m.Args[i+1].Text):
			i++
		case strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what "+quote(w)+" does", w)
		case named("show showNamed", w.Text): // what they show they work out first
		default:
			task = false
			m.millTask(w.Text[strings.LastIndexAny(w.Text, "./")+1:])
		}
	}
}

func (m *Match) millTask(name string) {
	switch {
	case named("resolve inspect plan path visualize visualizePlan version shutdown compile test testCached testForked testLocal testOnly run runBackground runMain assembly jar docJar sourceJar sources ivyDepsTree mvnDepsTree checkFormat checkFormatAll checkstyle scalafixCheck localClasspath runClasspath launcher bundle fastLinkJS fullLinkJS", name):
	case name == "clean":
		m.addDo(&toolRemoves[0])
	case named("publishAll publishArtifacts publishSonatype publishVersion", name):
		m.addDo(&toolReleases[0])
	case named("reformat reformatAll fix fixAll palantirformat", name):
		m.addDo(&toolRewrites[0])
	default:
		m.sbtCommand(name)
	}
}

var scalaCLI = Program{
	Name: "scala-cli", Rare: true, Summary: "compiles, runs and tests Scala", Manual: "the reference of Scala CLI 1.9",
	Row: Row{
		Help: "-h --help -help --version", Compiles: true,
		Global: []Flag{{Names: "-S= --scala= --scala-version= -j= --jvm= -q --quiet -v --verbose -w --watch --js --native --server[=] --power --test --suppress-outdated-dependency-warning --suppress-experimental-warning -M= --main-class= --test-only=", Value: Data}, {Names: "-O= --scalac-option=", Value: Unread, Why: "hands it to the compiler"}},
		Rows: []Row{
			{Names: "compile test doc", Does: toolBuilds, Args: sourceLists},
			{Names: "run", Refine: compilesInFront, Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "builds or starts the project's program"}}, Args: []Arg{{At: First, Role: RunsFile, Traits: automode.EntryPoint, Why: "compiles and runs it"}, {At: Rest, Role: Data}}},
			{Names: "package", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "-o= --output=", Value: Writes, Why: "writes what it builds"}, {Names: "--assembly --library --standalone --native-image", Value: Data}}},
			{Names: "fmt format", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "formats source files"}, {Role: ReadsTree, When: &When{With: "--check"}}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--check"}, Why: "formats source files"}}, Flags: []Flag{{Names: "--check"}}},
			{Names: "clean", Does: toolRemoves, Args: anyData},
			{Names: "version about", Args: anyData},
			{Names: "publish", Style: Plain, Does: toolReleases, Args: anyData},
		},
	},
}

var scalaCLICases = []Case{
	{`scala-cli`, `nothing`}, {`scala-cli compile . --server=false -S 3`, `Run{entry-point} the build; Read{listing} .`}, {`scala-cli run Main.scala -- x`, `Run{entry-point}[file native] Main.scala`}, {`scala-cli compile . -O -Xplugin:x`, `Run{entry-point} the build; Read{listing} .; Unknown hands it to the compiler`}, {`scala-cli run`, `Run{entry-point} the project`}, {`scala-cli fmt --check .`, `Read ./**`}, {`scala-cli fmt`, `Write{harmless,source-only} ./**`}, {`scala-cli package . --assembly -o a.jar`, `Run{entry-point} the build; Read{listing} .; Write a.jar`}, {`scala-cli clean .`, `Delete{recoverable,build-output} what was built`}, {`scala-cli version`, `nothing`}, {`scala-cli publish .`, `Publish{rewrites} the package index`}, {`scala-cli run --dep a::b:1 x.scala`, `Unknown no option “--dep” is known`}, {`scala-cli repl`, `Unknown no subcommand “repl” is known`},
}

var babashka = Program{
	Name: "bb", Rare: true, Summary: "runs Clojure, and what a project's bb.edn names", Manual: "the babashka book, 1.12",
	Row: Row{Style: Plain, Args: anyData, Refine: babashkaTasks, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}},
}

var babashkaCases = []Case{
	{`bb`, `Run the project`}, {`bb tasks`, `Read .`}, {`bb test :only x`, `Run[task] test`}, {`bb run lint`, `Run[task] lint`}, {`bb run --parallel lint`, `Run[task] lint`}, {`bb -e '(f)'`, `Run[text native] (f)`}, {`bb script.clj x`, `Run[file native] script.clj`}, {`bb -f a.clj`, `Run[file native] a.clj`}, {`bb -cp /x test`, `Unknown nobody read what “-cp” does`}, {`bb prepare`, `Install{declared} what the manifest names`}, {`bb nrepl-server`, `Unknown nobody read what “nrepl-server” does`}, {`bb --version`, `nothing`},
}

// babashkaTasks: a word is a task of the project, unless it is a file or a command of
// its own.
func babashkaTasks(m *Match) {
	args := m.Args
	if len(args) > 1 && args[0].Is("run") {
		args = args[1:]
		for len(args) > 1 && (args[0].Is("--parallel") || args[0].Is("--prn")) {
			args = args[1:]
		}
	}
	if len(args) == 0 {
		m.Add(Fact{Kind: automode.Run, Target: "the project", Why: "starts a prompt"})
		return
	}
	switch w := args[0]; {
	case !w.Exact(), named("repl socket-repl nrepl-server uberscript uberjar clojure run", w.Text):
		m.Unknown("nobody read what "+quote(w)+" does", w)
	case named("tasks describe version print-deps doc help", w.Text):
		m.Add(Fact{Kind: automode.Read, Target: "."})
	case named("--version --help -h -version", w.Text) && len(args) == 1:
	case w.Is("prepare"):
		m.Add(Fact{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"})
	case named("-e --eval", w.Text) && len(args) > 1:
		m.Add(roleFact(RunsText, args[1], "runs its value"))
	case named("-f --file", w.Text) && len(args) > 1:
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: args[1], Words: args[1:], Why: "runs a file"})
	case strings.HasPrefix(w.Text, "-"):
		m.Unknown("nobody read what "+quote(w)+" does", w)
	case strings.ContainsAny(w.Text, "./"):
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Words: args, Why: "runs a file"})
	default:
		m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: w, Words: args[:1:1]})
	}
}
