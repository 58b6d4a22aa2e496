package commands

import (
	"automode"
)

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
