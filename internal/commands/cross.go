package commands

var crossBuild = Program{
	Name: "cross", Rare: true, Summary: "builds Rust for other systems in containers", Manual: "the README of cross 0.2",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --release -r --all-features --no-default-features --workspace --all-targets --lib --bins --no-run --locked --offline --target= --features= -p= --package= --bin= -j= --jobs= --profile=", Value: Data}},
		Rows: []Row{{Names: "build b check c test t clippy bench doc", Does: toolBuilds, Args: anyData}, {Names: "clean", Does: toolRemoves}, {Names: "run r", Style: Leading, Does: toolStarts, Args: anyData}},
	},
}

var crossBuildCases = []Case{{`cross -v`, `nothing`}, {`cross build --target x`, `Run{entry-point} the build`}, {`cross run x`, `Run{entry-point} the project`}, {`cross clean`, `Delete{recoverable,build-output} what was built`}, {`cross publish`, `Unknown no subcommand “publish” is known`}}
