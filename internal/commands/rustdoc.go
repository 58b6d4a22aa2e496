package commands

var rustdoc = Program{
	Name: "rustdoc", Rare: true, Summary: "makes pages about source of Rust", Manual: "rustdoc --help, Rust 1.91",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "--test --crate-name= --edition= --cfg= --check-cfg= --document-private-items --document-hidden-items --target= -v --verbose --error-format= -W= -A= -D= -F= -q --default-theme= --markdown-no-toc", Value: Data},
			{Names: "-L= --library-path= --extern= --html-in-header= --html-before-content= --html-after-content= --markdown-css= -e= --extend-css=", Value: Reads}, {Names: "-o= --out-dir= --output=", Value: WritesTree, Why: "writes pages there"},
			{Names: "-C= --codegen= -Z= --test-args= --test-run-directory= --test-runtool= --test-builder= --sysroot=", Value: Unread, Why: "may name programs to run"},
		},
	},
}

var rustdocCases = []Case{{`rustdoc --edition 2021 -o d src/lib.rs`, `Run{entry-point} the build; Read src/lib.rs; Write d/**`}, {`rustdoc -L d -C x a.rs`, `Run{entry-point} the build; Read a.rs; Read d; Unknown may name programs to run`}}
