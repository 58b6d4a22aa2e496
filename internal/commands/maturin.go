package commands

import (
	"automode"
)

var maturin = Program{
	Name: "maturin", Rare: true, Kin: "rebar3", Package: true, Summary: "builds a project's packages", Manual: "maturin --help, maturin 1.9; rebar3 help, 3.25",
	Row: Row{
		Help: "-h --help -V --version -v", Global: []Flag{{Names: "-v", Of: "maturin"}, {Names: "-r --release --strip --sdist --all-features --no-default-features --frozen --locked --offline --uv --find-interpreter --verbose", Value: Data}, {Names: "--check --all", Value: Data, Of: "rebar3", Cancels: NoWrite}, {Names: "--cover --verbose --module= --suite= --case= --group= --app= --sname= --name=", Value: Data, Of: "rebar3"}, {Names: "--dir=", Value: Lists, Of: "rebar3"}, {Names: "-F= --features= --target= --profile= -j= --jobs= -b= --bindings= --auditwheel= --compatibility= -E= --extras=", Value: Data}, {Names: "-o= --out= --target-dir=", Value: WritesTree, Why: "writes what it builds"}, {Names: "-m= --manifest-path=", Value: Reads}},
		Rows: []Row{{Names: "build sdist list-python eunit ct compile dialyzer xref tree deps lint version help path", Does: toolBuilds}, {Names: "develop dev", Does: []Do{{Kind: automode.Install, Target: "the project itself", Traits: automode.Declared, Why: "builds the project and installs it into its environment"}}}, {Names: "publish upload hex", Does: toolReleases, Args: anyData}, {Names: "as", Style: Plain, Args: anyData, Refine: rebarProfile}, {Names: "release tar escriptize cover edoc get-deps", Does: toolBuilds}, {Names: "fmt format", Does: toolRewrites}, {Names: "clean", Does: toolRemoves}},
	},
}

// rebarProfile: behind a profile stands another call of it.
func rebarProfile(m *Match) {
	if len(m.Args) > 1 {
		m.startsAgain(Lit("rebar3"), m.Args[1:])
	}
}

var maturinCases = []Case{{`maturin -v build`, `Run{entry-point} the build`}, {`rebar3 as test eunit`, `Run[words] rebar3 eunit`}, {`rebar3 fmt --check`, `nothing`}, {`rebar3 release`, `Run{entry-point} the build`}, {`maturin`, `nothing`}, {`maturin build -r -F x -o d`, `Run{entry-point} the build; Write d/**`}, {`maturin develop -m Cargo.toml`, `Install{declared} the project itself; Read Cargo.toml`}, {`maturin publish`, `Publish{rewrites} the package index`}, {`rebar3 eunit --module=a`, `Run{entry-point} the build`}, {`rebar3 ct --dir d`, `Run{entry-point} the build; Read{listing} d`}, {`rebar3 fmt`, `Write{source-only} ./**`}, {`rebar3 clean`, `Delete{recoverable,build-output} what was built`}}
