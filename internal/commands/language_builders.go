package commands

import "automode"

// Compilers and builders of languages that are met less often: each makes files
// of the project's own source.

var sourceCompilers = Program{
	Name: "elixirc", Rare: true, Kin: "erlc scalac lean verilator ghdl bison yacc flex lex re2c gperf swig glslc glslangValidator moc uic rcc",
	Summary: "compiles source", Manual: "the manuals of Elixir 1.18, Erlang/OTP 28, Scala 3.7, Rocq 9, Agda 2.8, Lean 4, Free Pascal 3.2, Icarus Verilog 12, Verilator 5, GnuCOBOL 3.2, bison 3.8, flex 2.6, re2c 4, SWIG 4.3, CUDA 12 and Qt 6",
	Row: Row{
		Help: "--help --version", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-v -W --lint-only --warnings-as-errors --timing -Wall --verbose -g -O2 -O3 -Oz --ignore-module-conflict --no-debug-info --no-docs", Value: Data}, {Names: "-V -G -H -e= --target-env=", Value: Data, Of: "glslangValidator"}, {Names: "-S", Value: Data, Of: "elixirc erlc glslc glslangValidator"}, {Names: "-S= --skeleton=", Value: Unread, Of: "bison yacc", Why: "a file of macros, which can start programs"}, {Names: "-d", Value: Data, Of: "bison yacc"},
			{Names: "-o=", Value: Writes, Why: "writes what it builds"},
			{Names: "-I=", Value: Lists},
		},
	},
}

var sourceCompilersCases = []Case{
	{`erlc -W -o ebin -I include a.erl`, `Run{entry-point} the build; Read{listing} a.erl; Write ebin; Read{listing} include`}, {`glslangValidator -V a.frag -o a.spv`, `Run{entry-point} the build; Read{listing} a.frag; Write a.spv`}, {`bison -S a.m4 a.y`, `Run{entry-point} the build; Read{listing} a.y; Unknown a file of macros, which can start programs`}, {`glslc -S a.comp`, `Run{entry-point} the build; Read{listing} a.comp`}, {`verilator --lint-only a.v`, `Run{entry-point} the build; Read{listing} a.v`}, {`bison -d a.y`, `Run{entry-point} the build; Read{listing} a.y`}, {`erlc -pa x a.erl`, `Unknown no option “-p” is known`},
}

var projectBuilders = Program{
	Name: "lake", Rare: true, Kin: "alr esy tinygo xmake mojo roc elm gomobile v",
	Summary: "builds a project", Manual: "the CLI references of Lake 5, Alire 2.1, TinyGo 0.39, xmake 3.0, Mojo 25, Roc, Elm 0.19 and V 0.4", Package: true,
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "--verbose --quiet --silent --release --debug --optimize --no-color", Value: Data}, {Names: "--target=", Value: Lists, Of: "tinygo gomobile"}, {Names: "-o= --output=", Value: WritesTree, Why: "writes what it builds"}},
		Rows: []Row{
			{Names: "build compile check test lint verify vet doctor info list version docs doc ast-check make deps show", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "run r", Style: Leading, Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "builds or starts the project's program"}}, Args: []Arg{{At: First, Role: RunsFile, Traits: automode.EntryPoint, Why: "compiles and runs it"}, {At: Rest, Role: Data}}},
			{Names: "reactor", Does: hostServes},
			{Names: "clean", Does: toolRemoves},
			{Names: "fmt format", Does: toolRewrites, Args: []Arg{{Role: Lists}}},
			{Names: "install add remove update upgrade init new get fetch bootstrap", Style: Plain, Does: toolInstalls, Args: anyData},
			{Names: "publish upload flash deploy push", Style: Plain, Does: hostDeploys, Args: anyData},
		},
	},
}

var projectBuildersCases = []Case{
	{`lake`, `nothing`}, {`lake test`, `Run{entry-point} the build`}, {`mojo run --verbose`, `Run{entry-point} the project`}, {`mojo run -t upload`, `Unknown no option “-t” is known`}, {`tinygo build -target arduino .`, `Unknown no option “-t” is known`}, {`gomobile build --target=android .`, `Run{entry-point} the build; Read{listing} .; Read{listing} android`},
	{`elm make src/Main.elm --output=main.js`, `Run{entry-point} the build; Read{listing} src/Main.elm; Write main.js/**`}, {`mojo run a.mojo x`, `Run{entry-point}[file native] a.mojo`}, {`elm reactor`, `Run{entry-point} the project`}, {`xmake clean`, `Delete{recoverable,build-output} what was built`},
	{`v fmt a.v`, `Write{source-only} ./**; Read{listing} a.v`}, {`lake update`, `Install packages or versions`}, {`tinygo flash x`, `Publish the platform`},
}

var taskFiles = Program{
	Name: "ant", Rare: true, Kin: "paver", Summary: "runs targets of a build file", Manual: "the manuals of Ant 1.10 and Paver 1.3", Package: true,
	Row: Row{
		Help: "-h -help --help -version --version -projecthelp -diagnostics", Style: Single, Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Does: []Do{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "runs the build file's default target"}}, Compiles: true,
		Flags: []Flag{{Names: "-q -quiet -S -silent -v -verbose -k -keep-going -noinput -emacs", Value: Data}, {Names: "-f= -file= -buildfile=", Value: RunsFile, Why: "takes the targets from there"}},
	},
}

var taskFilesCases = []Case{{`ant`, `Run{entry-point} the default target`}, {`ant -q test`, `Run[task] test`}, {`ant -f x.xml test`, `Run[task] test; Run[file native] x.xml`}, {`ant -lib x test`, `Unknown no option “-lib” is known`}}

var waf = Program{
	Name: "waf", Carried: "waf", Rare: true, Summary: "configures and builds by wscript", Manual: "waf --help, 2.1",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: RunsTask}}, Refine: wafBuilds, Compiles: true,
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "does what wscript says"}},
		Flags: []Flag{{Names: "-j= --jobs= -k --keep -v --verbose -p --progress --targets= --check-c-compiler= --check-cxx-compiler= --alltests --notests --enable-tests --debug --zones= -c= --color= --no-msvc-lazy --profile", Value: Data}, {Names: "--prefix= --destdir= -o= --out= --bindir= --libdir=", Value: WritesTree, Why: "builds or installs there"}, {Names: "-t= --top=", Value: Lists}},
	},
}

var wafCases = []Case{{`waf`, `Run{entry-point} the build`}, {`waf configure build -j4`, `Run{entry-point} the build`}, {`waf --prefix=p -t . configure`, `Run{entry-point} the build; Write p/**; Read{listing} .`}, {`waf build install`, `Run[task] build; Run[task] install`}, {`waf upload`, `Run[task] upload`}}

// wafBuilds: to configure is the beginning of a build.
func wafBuilds(m *Match) {
	runsEach(m)
	for _, w := range m.Args {
		if !w.Exact() || !named("configure build test check list step", w.Text) {
			return
		}
	}
	if len(m.Args) > 0 {
		m.Own(func(f *Fact) bool { return f.Role != RunsTask })
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "does what wscript says"}}, m.Facts...)
	}
}

var buildWatches = Program{
	Name: "bear", Rare: true, Kin: "compiledb", Summary: "runs a build and records what it compiles", Manual: "bear(1) 3.1 and compiledb 0.10",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Args: []Arg{{At: First, Role: RunsWords}}, Refine: recordsBuild,
		Flags: []Flag{{Names: "--append -a -v --verbose", Value: Data, Of: "bear"}, {Names: "--output=", Value: Writes, Of: "bear", Why: "writes the list there"}},
	},
}

var buildWatchesCases = []Case{{`bear -- make all`, `Run[words] make all; Write compile_commands.json`}, {`bear --append --output x.json -- make`, `Run[words] make; Write x.json`}}

// recordsBuild: the list of what was compiled has a name of its own.
func recordsBuild(m *Match) {
	if w := Lit("compile_commands.json"); !m.Has("--output") {
		m.addRole(Writes, &w, "writes the list of what was compiled")
	}
}

var solvers = Program{
	Name: "cvc5", Rare: true, Kin: "dafny", Summary: "decides whether formulas or programs hold", Manual: "the help of cvc5 1.3 and Dafny 4.11",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Args: []Arg{{Role: Reads}},
		Global: []Flag{{Names: "--quiet --stats --produce-models --incremental --cores= --tlimit= --lang= --verification-time-limit=", Value: Data}},
		Rows:   []Row{{Names: "verify resolve", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "build run translate test format server audit measure-complexity generate-tests", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var solversCases = []Case{{`cvc5 a.smt2`, `Read a.smt2`}, {`dafny verify --cores 2 a.dfy`, `Run{entry-point} the build; Read{listing} a.dfy`}, {`dafny run a.dfy`, `Unknown nobody read what this subcommand does`}}

var ghcid = Program{
	Name: "ghcid", Rare: true, Package: true, Summary: "loads Haskell again when it changes", Manual: "ghcid --help, ghcid 0.8",
	Row: Row{
		Help: "-? --help -V --version", Args: []Arg{{Role: Lists}}, Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, When: &When{Without: "-c --command"}, Why: "loads the project"}},
		Flags: []Flag{{Names: "-c= --command=", Value: RunsLine, Why: "runs that command"}, {Names: "-T= --test= --run[=] -r", Value: Unread, Why: "runs that code"}, {Names: "-W --warnings --clear --no-title -a --allow-eval", Value: Data}, {Names: "--reload= --restart=", Value: Lists}, {Names: "-o= --outputfile=", Value: Writes, Why: "writes what it says there"}},
	},
}

var ghcidCases = []Case{{`ghcid -W --reload x`, `Run{entry-point} the project; Read{listing} x`}, {`ghcid -c 'cabal repl' -o f`, `Run[line] cabal repl; Write f`}, {`ghcid --test=main`, `Run{entry-point} the project; Unknown runs that code`}}

var haskellFormats = Program{
	Name: "stylish-haskell", Rare: true, Kin: "brittany hpack hoogle", Summary: "formats or examines Haskell", Manual: "the --help of stylish-haskell 0.15, brittany 0.14, hpack 0.38 and Hoogle 5",
	Row: Row{
		Help: "-h --help --version --numeric-version", OrArgs: true, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, When: &When{With: "-i --inplace"}, Why: "formats source files"}, {Role: Reads}}, Refine: hpackWrites,
		Flags: []Flag{{Names: "-i --inplace"}, {Names: "-r --recursive -v --verbose -s --silent --count= --info", Value: Data}},
		Rows:  []Row{{Names: "search", Args: anyData}, {Names: "generate server replay", Style: Plain, Args: anyData, Does: []Do{{Why: "takes lists from a host, or serves them"}}}},
	},
}

// hpackWrites: it makes the package's description of its own.
func hpackWrites(m *Match) {
	if m.name() == "hpack" {
		m.Add(Fact{Kind: automode.Write, Target: ".", Why: "writes the package's description"})
	}
}

var haskellFormatsCases = []Case{{`stylish-haskell -r a.hs`, `Read a.hs`}, {`stylish-haskell -i a.hs`, `Write{source-only} a.hs; Read a.hs`}, {`hpack`, `Write .`}, {`hoogle search map`, `nothing`}, {`hoogle server`, `Unknown takes lists from a host, or serves them`}}
