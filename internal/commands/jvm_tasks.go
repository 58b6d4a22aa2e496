package commands

import (
	"strings"

	"automode"
)

// Builders of which the words are commands of their own.

var sbt = Program{
	Name: "sbt", Also: "sbtn", Rare: true, Summary: "builds and tests Scala", Manual: "the command line reference of sbt 1.11",
	Row: Row{
		Style: Plain, Args: []Arg{{Role: Data}}, Refine: sbtCommands, Compiles: true,
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}, // a shell of its own
	},
}

var sbtCases = []Case{
	{`sbt`, `Run{entry-point} the build`}, {`sbt test`, `Run{entry-point} the build`}, {`sbt "testOnly *ParserSpec -- -z nested"`, `Run{entry-point} the build`}, {`sbt 'core/testOnly a.*' ';clean;compile'`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`},
	{`sbt -Dsbt.color=false -batch compile Test/compile test:compile`, `Run{entry-point} the build`}, {`sbt scalafmtAll`, `Run{entry-point} the build; Write{source-only} ./**`}, {`sbt -Dsbt.boot.properties=x test`, `Run{entry-point} the build; Unknown nobody read what “-Dsbt.boot.properties=x” does`},
	{`sbt 'set x := 1' test`, `Run{entry-point} the build; Unknown nobody read what “set” does`}, {`sbt publishSigned`, `Run{entry-point} the build; Publish{rewrites} the package index`}, {`sbt core/publishLocal`, `Run{entry-point} the build; Install{declared} what was built, for the account`}, {`sbt deploy`, `Run{entry-point} the build; Run[task] deploy`}, {`sbt --version`, `nothing`}, {`sbt "$x"`, `Run{entry-point} the build; Unknown the command is not known`},
}

// sbtCommands reads each word as a command, or several with ";" between, with the
// project and the configuration that it is for in front of it.
func sbtCommands(m *Match) {
	if len(m.Args) == 1 && named("--version -version -V --help -h -help --script-version", m.Args[0].Text) && m.Args[0].Exact() {
		return
	}
	m.addDo(&toolBuilds[0])
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		switch {
		case !w.Exact():
			m.Unknown("the command is not known", w)
		case named("-batch --batch -no-colors --no-colors -v -d -debug --client -client --no-server -no-share -no-global --error --warn --info -Dsbt.color=false -Dsbt.log.noformat=true -Dsbt.supershell=false -Dsbt.ci=true -Dsbt.color=always -Dsbt.color=true", w.Text):
		case (w.Is("-mem") || w.Is("--mem")) && i+1 < len(m.Args) && isDigits(m.Args[i+1].Text):
			i++
		case strings.HasPrefix(w.Text, "-J-Xmx"), strings.HasPrefix(w.Text, "-J-Xms"), strings.HasPrefix(w.Text, "-J-Xss"):
		case strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what "+quote(w)+" does", w)
		default:
			for command := range strings.SplitSeq(w.Text, ";") {
				m.sbtCommand(strings.TrimLeft(strings.TrimSpace(command), "+~ "))
			}
		}
	}
}

func (m *Match) sbtCommand(command string) {
	task, rest, _ := strings.Cut(command, " ")
	name := task[strings.LastIndexAny(task, "/:")+1:]
	switch {
	case name == "", named("compile test testOnly testQuick testFull package doc update evicted dependencyTree dependencyList dependencyBrowseTree projects tasks settings plugins about help inspect show scalafmtCheck scalafmtCheckAll scalafmtSbtCheck assembly stage packageBin run runMain bgRun headerCheck mimaReportBinaryIssues coverage coverageReport coverageAggregate coverageOff unidoc fastOptJS fullOptJS fastLinkJS fullLinkJS products sources classpath fullClasspath version name scalaVersion project reload libraryDependencies scalafixCheck javafmtCheck javafmtCheckAll ++", name):
		if name == "show" || name == "++" {
			m.sbtCommand(strings.TrimSpace(rest)) // what it shows it works out first
		}
	case name == "clean", name == "cleanFiles":
		m.addDo(&toolRemoves[0])
	case named("scalafmt scalafmtAll scalafmtSbt scalafix scalafixAll javafmt javafmtAll headerCreate", name):
		m.addDo(&toolRewrites[0])
	case named("publishLocal publishM2", name):
		m.Add(Fact{Kind: automode.Install, Target: "what was built, for the account", Traits: automode.Declared, Why: "copies packages to the account's store"})
	case named("publish publishSigned release sonatypeRelease sonatypeBundleRelease ci-release bintrayRelease", name):
		m.addDo(&toolReleases[0])
	case named("set eval console consoleQuick consoleProject shell new session apply iflast alias onFailure", name):
		m.Unknown("nobody read what "+quote(Lit(name))+" does", Lit(command))
	default:
		m.Add(Fact{Role: RunsTask, Word: Lit(name), Words: []Word{Lit(name)}, Kind: automode.Run})
	}
}

var clojure = Program{
	Name: "clojure", Also: "clj", Rare: true, Summary: "runs Clojure, and what a project's aliases name", Manual: "the reference of the Clojure CLI 1.12",
	Row: Row{Style: Plain, Help: "-h --help --version -version", Args: []Arg{{Role: Data}}, Refine: clojureAliases, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}},
}

var clojureCases = []Case{
	{`clj -M:test -m kaocha.runner --focus a.b`, `Run[task] test`}, {`clojure -X:test :dirs '["test"]'`, `Run[task] test`}, {`clojure -M:dev:deploy`, `Run[task] dev:deploy`}, {`clojure -P`, `Install{declared} what the manifest names`}, {`clojure -P -M:test`, `Install{declared} what the manifest names`}, {`clojure -P -Sdeps {}`, `Unknown it may take other packages than the manifest names`}, {`clojure -Stree`, `Read .`},
	{`clojure -T:build uber`, `Run[task] build:uber`}, {`clojure -T:build`, `Unknown nobody read what “-T:build” does`}, {`clojure -M -e '(f)'`, `Run[text native] (f)`}, {`clojure -M:test -e '(f)'`, `Run[text native] (f); Run[task] test`}, {`clojure -Sdeps '{}' -M:test`, `Unknown nobody read what “-Sdeps” does`}, {`clojure x.clj`, `Run[file native] x.clj`},
}

// clojureAliases: behind -M, -X and -T stand aliases, which deps.edon explains.
func clojureAliases(m *Match) {
	if len(m.Args) == 0 {
		m.Add(Fact{Kind: automode.Run, Target: "the project", Why: "starts a prompt"})
		return
	}
	for i, w := range m.Args {
		if i > 0 && named("-e --eval -i --init -r --repl", m.Args[i-1].Text) {
			m.Add(roleFact(RunsText, w, "runs its value"))
		}
	}
	switch w := m.Args[0]; {
	case w.Text != "" && named("-P -Stree -Spath -Sdescribe", w.Text) && !clojureOwn(m.Args[1:]):
		m.Unknown("it may take other packages than the manifest names", m.Args[1])
	case w.Is("-P"):
		m.Add(Fact{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"})
	case w.Is("-Stree"), w.Is("-Spath"), w.Is("-Sdescribe"), w.Is("-Sverbose") && len(m.Args) == 1:
		m.Add(Fact{Kind: automode.Read, Target: "."})
	case w.Exact() && (strings.HasPrefix(w.Text, "-M:") || strings.HasPrefix(w.Text, "-X:") || strings.HasPrefix(w.Text, "-T:") && len(m.Args) > 1 && m.Args[1].Exact()):
		task := Lit(w.Text[3:])
		if w.Text[1] == 'T' { // the function is named behind the alias
			task.Text += ":" + m.Args[1].Text
		}
		m.Add(Fact{Role: RunsTask, Word: task, Words: []Word{task}, Kind: automode.Run})
	case w.Is("-M") && len(m.Facts) > 0:
	case w.Exact() && w.Text != "" && w.Text[0] != '-':
		m.Add(roleFact(RunsFile, w, "runs a file"))
	default:
		m.Unknown("nobody read what "+quote(w)+" does", w)
	}
}

// clojureOwn reports whether nothing but aliases of the project follows.
func clojureOwn(args []Word) bool {
	for _, w := range args {
		if kind, alias, ok := strings.Cut(w.Text, ":"); !ok || !w.Exact() || alias == "" || !named("-M -X -T -A", kind) {
			return false
		}
	}
	return true
}

var elmTest = Program{
	Name: "elm-test", Kin: "elm-test-rs elm-review", Rare: true, Package: true, Summary: "tests and examines Elm", Manual: "the --help of elm-test 0.19 and elm-review 2.13",
	Row: Row{
		Help: "-h --help --version", Does: toolTests, Args: []Arg{{Role: Lists}}, Compiles: true,
		Flags: []Flag{{Names: "--watch --fuzz= --seed= --report= --rules= --benchmark-info --details --offline", Value: Data}, {Names: "--fix --fix-all --fix-all-without-prompt", Value: Data, Of: "elm-review", Does: toolRewrites}, {Names: "--compiler= --config= --elmjson= --template= --elm-format-path= --github-auth= --project=", Value: Data, Does: []Do{{Why: "names another program or other code"}}}},
	},
}

var elmTestCases = []Case{{`elm-test --fuzz 10 tests/A.elm`, `Run{entry-point} the project's tests; Read{listing} tests/A.elm`}, {`elm-test --compiler ./x`, `Run{entry-point} the project's tests; Unknown names another program or other code`}, {`elm-review --fix`, `Run{entry-point} the project's tests; Write{source-only} ./**`}}
