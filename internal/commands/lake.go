package commands

import "automode"

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
			{Names: "fmt format", Does: toolRewrites, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}},
			{Names: "install add remove update upgrade init new get fetch bootstrap", Style: Plain, Does: toolInstalls, Args: anyData},
			{Names: "publish upload flash deploy push", Style: Plain, Does: hostDeploys, Args: anyData},
		},
	},
}

var projectBuildersCases = []Case{
	{`lake`, `nothing`}, {`lake test`, `Run{entry-point} the build`}, {`mojo run --verbose`, `Run{entry-point} the project`}, {`mojo run -t upload`, `Unknown no option “-t” is known`}, {`tinygo build -target arduino .`, `Unknown no option “-t” is known`}, {`gomobile build --target=android .`, `Run{entry-point} the build; Read{listing} .; Read{listing} android`},
	{`elm make src/Main.elm --output=main.js`, `Run{entry-point} the build; Read{listing} src/Main.elm; Write main.js/**`}, {`mojo run a.mojo x`, `Run{entry-point}[file native] a.mojo`}, {`elm reactor`, `Run{entry-point} the project`}, {`xmake clean`, `Delete{recoverable,build-output} what was built`},
	{`v fmt a.v`, `Write{source-only} ./**; Write{source-only} a.v`}, {`lake update`, `Install packages or versions`}, {`tinygo flash x`, `Publish the platform`},
}
