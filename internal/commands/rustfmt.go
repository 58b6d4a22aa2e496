package commands

import "automode"

var rustfmt = Program{
	Name: "rustfmt", Summary: "formats Rust", Manual: "rustfmt --help, rustfmt 1.8",
	Row: Row{
		Help:  "-h --help -h[=] --help[=] -V --version",
		Args:  []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
		Flags: []Flag{{Names: "--check", Cancels: NoWrite}, {Names: "-l --files-with-diff -v --verbose -q --quiet --backup"}, {Names: "--edition= --style-edition= --color= --config=", Value: Data}, {Names: "--config-path=", Value: Reads}, {Names: "--emit=", Value: Data}, {Names: "--print-config=", Value: Unread}},
	},
}

var rustfmtCases = []Case{
	{`rustfmt --edition 2021 a.rs`, `Write{harmless,source-only} a.rs`}, {`rustfmt --check a.rs`, `nothing`},
	{`rustfmt -l`, `nothing`},
	{`rustfmt --config-path v`, `Read v`},
	{`rustfmt --emit v`, `nothing`},
	{`rustfmt --print-config v`, `Unknown nobody read what the value of --print-config means`},
}
