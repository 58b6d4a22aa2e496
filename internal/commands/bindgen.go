package commands

import "strings"

var bindings = Program{
	Name: "bindgen", Rare: true, Kin: "cbindgen", Summary: "makes bindings between Rust and C", Manual: "bindgen --help 0.72, cbindgen --help 0.29",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Refine: bindgenClang,
		Flags: []Flag{{Names: "-l= --lang= --crate= --cpp-compat -v -q --quiet --no-layout-tests --use-core --with-derive-default --enable-cxx-namespaces --allowlist-function= --allowlist-type= --allowlist-var= --blocklist-type= --default-enum-style=", Value: Data}, {Names: "-c= --config= --lockfile=", Value: Reads, Of: "cbindgen"}, {Names: "-o= --output=", Value: Writes, Why: "writes the bindings"}},
	},
}

// bindgenClang: what stands behind the file is for the compiler, which can load code.
func bindgenClang(m *Match) {
	for i := 1; i < len(m.Args); i++ {
		if w := m.Args[i]; w.Is("-I") || w.Is("-isystem") {
			i++
		} else if !w.Exact() || !strings.HasPrefix(w.Text, "-I") && !compilesPlainly(w.Text) {
			m.Unknown("nobody read what the compiler does with it", w)
		}
	}
}

var bindingsCases = []Case{{`bindgen a.h -- -I x -DA=1 -std=c11`, `Run{entry-point} the build; Read a.h`}, {`bindgen a.h -- -fplugin=./x.so`, `Run{entry-point} the build; Read a.h; Unknown nobody read what the compiler does with it`}, {`bindgen -o b.rs a.h`, `Run{entry-point} the build; Read a.h; Write b.rs`}, {`cbindgen --config c.toml --crate x -o a.h`, `Run{entry-point} the build; Read c.toml; Write a.h`}}
