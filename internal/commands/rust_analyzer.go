package commands

var rustAnalyzer = Program{
	Name: "rust-analyzer", Rare: true, Summary: "knows about Rust source", Manual: "rust-analyzer --help",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --no-log-buffering", Value: Data}},
		Rows: []Row{{Names: "diagnostics analysis-stats unresolved-references prime-caches", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "parse symbols highlight"}, {Names: "lsp-server run-tests rustc-tests ssr search proc-macro lsif scip", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var rustAnalyzerCases = []Case{{`rust-analyzer -q`, `nothing`}, {`rust-analyzer diagnostics .`, `Run{entry-point} the build; Read{listing} .`}, {`rust-analyzer symbols`, `nothing`}, {`rust-analyzer ssr x`, `Unknown nobody read what this subcommand does`}}
