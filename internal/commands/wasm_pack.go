package commands

var wasmPack = Program{
	Name: "wasm-pack", Rare: true, Package: true, Summary: "builds Rust for the web", Manual: "wasm-pack --help, wasm-pack 0.13",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet --log-level=", Value: Data}},
		Rows: []Row{
			{Names: "build", Refine: handsToCargo, Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--dev --debug --release --profiling --no-typescript --no-pack --no-opt --weak-refs --reference-types -t= --target= -m= --mode= -s= --scope= --out-name=", Value: Data}, {Names: "-d= --out-dir=", Value: WritesTree, Why: "writes what it builds"}}},
			{Names: "test", Refine: handsToCargo, Does: toolTests, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--node --chrome --firefox --safari --headless -r --release -m= --mode=", Value: Data}}},
			{Names: "pack", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "new", Does: toolInstalls, Args: anyData}, {Names: "publish login", Style: Plain, Does: toolReleases, Args: anyData},
		},
	},
}

// handsToCargo: what stands behind two dashes is for cargo, which can be told of programs;
// behind two more it is for what was built.
func handsToCargo(m *Match) {
	own := true
	for i := range m.Words {
		w := &m.Words[i]
		switch {
		case own:
			own = !w.Is("--")
		case w.Is("--"):
			return
		case !w.Exact() || w.Text != "" && w.Text[0] == '-' && !named("-r --release -v --verbose -q --quiet --locked --offline -F --features --all-features --no-default-features -p --package --bin", w.Text):
			m.Unknown("it is handed to cargo", *w)
		}
	}
}

var wasmPackCases = []Case{{`wasm-pack build -- --config x`, `Run{entry-point} the build; Read{listing} --config; Read{listing} x; Unknown it is handed to cargo`}, {`wasm-pack build -- --features x -- --config`, `Run{entry-point} the build; Read{listing} --features; Read{listing} x; Read{listing} --; Read{listing} --config`}, {`wasm-pack -q`, `nothing`}, {`wasm-pack build --target web -d pkg`, `Run{entry-point} the build; Write pkg/**`}, {`wasm-pack test --node`, `Run{entry-point} the project's tests`}, {`wasm-pack pack`, `Run{entry-point} the build`}, {`wasm-pack new x`, `Install packages or versions`}, {`wasm-pack publish`, `Publish{rewrites} the package index`}}
