package commands

import (
	"strings"

	"automode"
)

var rustc = Program{
	Name: "rustc", Rare: true, Follows: "*", Summary: "compiles Rust", Manual: "rustc --help, Rust 1.95",
	Row: Row{
		Compiles: true,
		Refine:   rustcWrites,
		Help:     "-h --help -V --version -vV",
		Does:     []Do{{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "compiles the file and the macros it names"}, {Kind: automode.Write, Target: ".", Traits: automode.BuildOutput, When: &When{Args: "1+", Without: "-o --out-dir"}, Why: "writes the program"}},
		Args:     []Arg{{Role: Reads}},
		Flags:    []Flag{{Names: "-g -O --test -v --verbose"}, {Names: "--cfg= --check-cfg= -l= --crate-type= --crate-name= --edition= --explain= -A= --allow= -W= --warn= --force-warn= -D= --deny= -F= --forbid= --cap-lints= --emit= --print= --error-format= --color= --json= --remap-path-prefix=", Value: Data}, {Names: "-L= --extern=", Value: Reads}, {Names: "--target=", Value: Data}, {Names: "-o=", Value: Writes, Why: "writes the program there"}, {Names: "--out-dir=", Value: WritesTree, Why: "writes the program there"}, {Names: "-C= --codegen=", Value: Data}, {Names: "-Z= --sysroot=", Value: Unread, Why: "may name programs to run"}},
	},
}

// rustcWrites: what is made or shown can go to a file, and "@file" is more words. Of
// the ways to make code most name no program and no file.
func rustcWrites(m *Match) {
	m.writesBehind("--emit --print", "=")
	m.namesOnly("--target")
	for _, h := range m.Hits() {
		if _, file, ok := strings.Cut(h.Value.Text, "="); ok && h.Name == "--extern" && (strings.HasSuffix(file, ".so") || strings.HasSuffix(file, ".dylib") || strings.HasSuffix(file, ".dll")) {
			m.Unknown("a library of macros runs in the compiler", h.Value)
		}
	}
	listed(m)
	for _, h := range m.hits {
		name, value, _ := strings.Cut(h.Value.Text, "=")
		if flagNamed(h.Flag, "-C") && (!h.Value.Exact() || strings.Contains(value, "/") ||
			!named("opt-level debuginfo target-cpu target-feature lto panic codegen-units overflow-checks debug-assertions strip embed-bitcode prefer-dynamic instrument-coverage force-frame-pointers relocation-model code-model no-redzone rpath metadata symbol-mangling-version split-debuginfo tune-cpu inline-threshold", name)) {
			m.Unknown("may name programs to run", h.Value)
		}
	}
}

var rustcCases = []Case{
	{`rustc a.rs -o a`, `Run{entry-point} the compiler; Read a.rs; Write a`}, {`rustc --print sysroot`, `nothing`},
	{`rustc --emit=asm=a.s,link --print cfg=b`, `Write a.s; Write b`},
	{`rustc @f`, `Run{entry-point} the compiler; Write{build-output} .; Read @f; Unknown more words, or names of files, stand in a file`},
	{`rustc -g`, `nothing`}, {`rustc --target x86_64-unknown-linux-gnu`, `nothing`}, {`rustc --target ./t.json`, `Unknown it is given a file where a name is meant`}, {`rustc --extern m=m.so`, `Read m=m.so; Unknown a library of macros runs in the compiler`},
	{`rustc -L v`, `Read v`},
	{`rustc --out-dir v`, `Write v/**`},
	{`rustc -C opt-level=3 -Ctarget-cpu=native`, `nothing`}, {`rustc -Z v`, `Unknown may name programs to run`},
	{`rustc -C v`, `Unknown may name programs to run`},
}
