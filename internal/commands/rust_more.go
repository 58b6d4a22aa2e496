package commands

import "automode"

// More of what Rust projects are built and examined with.

var wasmPack = Program{
	Name: "wasm-pack", Rare: true, Package: true, Summary: "builds Rust for the web", Manual: "wasm-pack --help, wasm-pack 0.13",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --log-level=", Value: Data}},
		Rows: []Row{
			{Names: "build", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--dev --debug --release --profiling --no-typescript --no-pack --no-opt --weak-refs --reference-types -t= --target= -m= --mode= -s= --scope= --out-name=", Value: Data}, {Names: "-d= --out-dir=", Value: WritesTree, Why: "writes what it builds"}}},
			{Names: "test", Does: toolTests, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--node --chrome --firefox --safari --headless -r --release -m= --mode=", Value: Data}}},
			{Names: "pack", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "new", Does: toolInstalls, Args: anyData}, {Names: "publish login", Style: Plain, Does: toolReleases, Args: anyData},
		},
	},
}

var wasmPackCases = []Case{{`wasm-pack -q`, `nothing`}, {`wasm-pack build --target web -d pkg`, `Run{entry-point} the build; Write pkg/**`}, {`wasm-pack test --node`, `Run{entry-point} the project's tests`}, {`wasm-pack pack`, `Run{entry-point} the build`}, {`wasm-pack new x`, `Install packages or versions`}, {`wasm-pack publish`, `Publish{rewrites} the package index`}}

var dioxus = Program{
	Name: "dx", Rare: true, Package: true, Summary: "builds and serves Rust applications", Manual: "dx --help, Dioxus CLI 0.6",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "--verbose --trace --json-output --release -r --debug-symbols --hot-reload= --open= --platform= --features= --example= --bin= -p= --package= --port= --profile=", Value: Data}, {Names: "--addr=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the development server"}}, Why: "may let other hosts reach the server"}},
		Rows: []Row{
			{Names: "serve", Does: hostServes}, {Names: "build bundle check doctor translate", Does: toolBuilds}, {Names: "clean", Does: toolRemoves},
			{Names: "fmt", Does: toolRewrites, Flags: []Flag{{Names: "-c --check", Cancels: NoWrite}}},
			{Names: "new init autoformat run config self-update", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

var dioxusCases = []Case{{`dx --verbose`, `nothing`}, {`dx serve --port 3`, `Run{entry-point} the project`}, {`dx serve --addr 0.0.0.0`, `Run{entry-point} the project; Expose the development server`}, {`dx build --release`, `Run{entry-point} the build`}, {`dx clean`, `Delete{recoverable,build-output} what was built`}, {`dx fmt --check`, `nothing`}, {`dx new x`, `Unknown nobody read what this subcommand does`}}

var bacon = Program{
	Name: "bacon", Rare: true, Summary: "checks Rust again when it changes", Manual: "bacon --help, bacon 3.17",
	Row: Row{
		Help: "--help --version -l --list-jobs --prefs", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-s --summary -S --no-summary -w --wrap -W --no-wrap --reverse --no-reverse --headless -e --export-locations -E --no-export-locations --all-features --offline", Value: Data}, {Names: "-j= --job= --features= --project=", Value: Lists}, {Names: "--init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes its settings"}}}},
	},
}

var baconCases = []Case{{`bacon clippy -s`, `Run{entry-point} the build; Read{listing} clippy`}, {`bacon --job test`, `Run{entry-point} the build; Read{listing} test`}, {`bacon --init`, `Run{entry-point} the build; Write .`}, {`bacon --config-toml x`, `Unknown no option “--config-toml” is known`}}

var crossBuild = Program{
	Name: "cross", Rare: true, Summary: "builds Rust for other systems in containers", Manual: "the README of cross 0.2",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --release -r --all-features --no-default-features --workspace --all-targets --lib --bins --no-run --locked --offline --target= --features= -p= --package= --bin= -j= --jobs= --profile=", Value: Data}},
		Rows: []Row{{Names: "build b check c test t clippy bench doc rustc", Does: toolBuilds, Args: anyData}, {Names: "clean", Does: toolRemoves}, {Names: "run r", Style: Leading, Does: toolStarts, Args: anyData}},
	},
}

var crossBuildCases = []Case{{`cross -v`, `nothing`}, {`cross build --target x`, `Run{entry-point} the build`}, {`cross run x`, `Run{entry-point} the project`}, {`cross clean`, `Delete{recoverable,build-output} what was built`}, {`cross publish`, `Unknown no subcommand “publish” is known`}}

var bindings = Program{
	Name: "bindgen", Rare: true, Kin: "cbindgen", Summary: "makes bindings between Rust and C", Manual: "bindgen --help 0.72, cbindgen --help 0.29",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-l= --lang= --crate= --cpp-compat -v -q --quiet --no-layout-tests --use-core --with-derive-default --enable-cxx-namespaces --allowlist-function= --allowlist-type= --allowlist-var= --blocklist-type= --default-enum-style=", Value: Data}, {Names: "-c= --config= --lockfile=", Value: Reads, Of: "cbindgen"}, {Names: "-o= --output=", Value: Writes, Why: "writes the bindings"}},
	},
}

var bindingsCases = []Case{{`bindgen a.h -- -I x`, `Run{entry-point} the build; Read a.h`}, {`bindgen -o b.rs a.h`, `Run{entry-point} the build; Read a.h; Write b.rs`}, {`cbindgen --config c.toml --crate x -o a.h`, `Run{entry-point} the build; Read c.toml; Write a.h`}}

var rustAnalyzer = Program{
	Name: "rust-analyzer", Rare: true, Summary: "knows about Rust source", Manual: "rust-analyzer --help",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --no-log-buffering", Value: Data}},
		Rows: []Row{{Names: "diagnostics analysis-stats unresolved-references prime-caches", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "parse symbols highlight"}, {Names: "lsp-server run-tests rustc-tests ssr search proc-macro lsif scip", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var rustAnalyzerCases = []Case{{`rust-analyzer -q`, `nothing`}, {`rust-analyzer diagnostics .`, `Run{entry-point} the build; Read{listing} .`}, {`rust-analyzer symbols`, `nothing`}, {`rust-analyzer ssr x`, `Unknown nobody read what this subcommand does`}}
