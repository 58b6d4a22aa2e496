package commands

var bindings = Program{
	Name: "bindgen", Rare: true, Kin: "cbindgen", Summary: "makes bindings between Rust and C", Manual: "bindgen --help 0.72, cbindgen --help 0.29",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-l= --lang= --crate= --cpp-compat -v -q --quiet --no-layout-tests --use-core --with-derive-default --enable-cxx-namespaces --allowlist-function= --allowlist-type= --allowlist-var= --blocklist-type= --default-enum-style=", Value: Data}, {Names: "-c= --config= --lockfile=", Value: Reads, Of: "cbindgen"}, {Names: "-o= --output=", Value: Writes, Why: "writes the bindings"}},
	},
}

var bindingsCases = []Case{{`bindgen a.h -- -I x`, `Run{entry-point} the build; Read a.h`}, {`bindgen -o b.rs a.h`, `Run{entry-point} the build; Read a.h; Write b.rs`}, {`cbindgen --config c.toml --crate x -o a.h`, `Run{entry-point} the build; Read c.toml; Write a.h`}}
