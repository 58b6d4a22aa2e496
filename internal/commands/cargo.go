package commands

var cargoTargetFlags = []Flag{
	{Names: "--future-incompat-report --workspace --all --lib --bins --examples --tests --benches --all-targets --doc --all-features --no-default-features -r --release --keep-going --no-fail-fast --no-run --unit-graph --timings --ignore-rust-version --no-deps --document-private-items --open --allow-dirty --allow-staged --allow-no-vcs --edition --edition-idioms --broken-code"},
	{Names: "--message-format= -p= --package= --exclude= --bin= --example= --test= --bench= -F= --features= -j= --jobs= --profile= --target=", Value: Data},
	{Names: "--target-dir= --artifact-dir=", Value: WritesTree, Why: "puts what it builds there"},
	{Names: "--manifest-path= --lockfile-path=", Value: RunsFile, Why: "builds that project"},
}

var cargo = Program{
	Name: "cargo", Summary: "builds, tests and manages Rust code", Manual: "cargo help, cargo 1.95",
	Row: Row{
		Help: "-h --help -V --version --list",
		Global: []Flag{
			{Names: "-v --verbose -vv -q --quiet --locked --offline --frozen"},
			{Names: "--explain= --color= -Z=", Value: Data},
			{Names: "-C=", Value: Base},
			{Names: "--config=", Value: Unread, Why: "a setting can name a program to run"},
		},
		Rows: cargoRows, Refine: cargoSubcommand,
		OrArgs: true,
		Args:   []Arg{{At: First, Role: Data}, {At: Rest, Role: Data}},
	},
}

var cargoCases = []Case{
	{`cargo rustc -- -C linker=x`, `Run{entry-point} the build; Unknown nobody read what the compiler does with it; Unknown nobody read what the compiler does with it`},
	{`cargo rustc -- -Clinker=x`, `Run{entry-point} the build; Unknown nobody read what the compiler does with it`},
	{`cargo hack check --feature-powerset --lib`, `Run{entry-point} the build`},
	{`cargo insta test --accept -p core`, `Run{entry-point} the build`},
	{`cargo hack publish`, `Run{entry-point} the build; Unknown nobody read what “publish” means here`},
	{`cargo config`, `nothing`}, {`cargo bloat --release -n 10`, `Run{entry-point} the build`}, {`cargo xtask codegen --check`, `Run{entry-point} the project's program`}, {`cargo xtask`, `Run{entry-point} the project's program`}, {`cargo xtask deploy`, `Run the project's program`}, {`cargo xtask "$x"`, `Unknown an unknown word may be an option; Run the project's program`}, {`cargo sqlx prepare --check -- --lib`, `Run[words] sqlx prepare --check -- --lib`},
	{`cargo config get --merged yes x`, `Read .`},
	{`cargo cache -i`, `Query the package cache`},
	{`cargo vet`, `nothing`},
	{`cargo hakari verify`, `Run{entry-point} the build`},
	{`cargo fmt -- --edition 2021 --check`, `nothing`},
	{`cargo outdated -R --exit-code 1`, `Query the package index`},
	{`cargo`, `nothing`},
	{`cargo test --features a,b name -- --nocapture`, `Run{entry-point} the project's tests`},
	{`cargo +nightly test --lib`, `Run[words] cargo test --lib`},
	{`cargo +nightly`, `Run[words] cargo`},
	{`cargo +./x test`, `Unknown no subcommand “+./x” is known`},
	{`cargo check --workspace --all-targets`, `Run{entry-point} the check`},
	{`cargo build --release --target-dir t --manifest-path d/Cargo.toml`, `Run{entry-point} the build; Write t/**; Run[file native] d/Cargo.toml`},
	{`cargo build --config x=y`, `Run{entry-point} the build; Unknown a setting can name a program to run`},
	{`cargo -C d -q build --color never`, `Run{entry-point} the build; in d`},
	{`cargo clippy --fix --all-targets -p x -- -D warnings`, `Run{entry-point} the check; Write{harmless,source-only} ./**`},
	{`cargo fmt`, `Write{harmless,source-only} ./**`},
	{`cargo fmt --all --check -p x -- --emit stdout`, `nothing`},
	{`cargo fmt -- --check --config max_width=100,hard_tabs=true`, `nothing`}, {`cargo fmt -- --check --config x=/y`, `Unknown nobody read what “x=/y” hands to the formatter`},
	{`cargo fmt -- --config-path x`, `Unknown nobody read what “--config-path” hands to the formatter; Write{harmless,source-only} ./**; Write{harmless,source-only} x/**`},
	{`cargo fix -p x --lib`, `Run{entry-point} the check; Write{source-only} ./**`},
	{`cargo run --bin migrate`, `Run the project's program`}, {`cargo run --example deploy`, `Run the project's program`},
	{`cargo run --release -p x -- --flag`, `Run{entry-point} the project's program`},
	{`cargo r`, `Run{entry-point} the project's program`},
	{`cargo doc --no-deps -p x`, `Run{entry-point} the build`},
	{`cargo nextest`, `nothing`},
	{`cargo nextest run -p x --lib -E y`, `Run{entry-point} the project's tests`},
	{`cargo nextest list`, `Run{entry-point} the project's tests`},
	{`cargo nextest run --config-file c`, `Run{entry-point} the project's tests; Run[file native] c`},
	{`cargo add serde -F derive --dev`, `Install serde`},
	{`cargo add --path ../x`, `Install ../x`}, {`cargo add --path ../x --dry-run`, `Install ../x`},
	{`cargo add x --registry r --git http://g`, `Install x; Fetch http://g`},
	{`cargo remove x --dev -p y`, `Install x`},
	{`cargo update`, `Write{source-only} .; Install newer versions`},
	{`cargo update -p x --dry-run`, `nothing`},
	{`cargo generate-lockfile`, `Write{source-only} .; Install newer versions`},
	{`cargo fetch --target x`, `Install{declared} what the manifest names`},
	{`cargo vendor v`, `Write v/**`},
	{`cargo vendor --no-delete`, `Write vendor/**`},
	{`cargo install ripgrep --locked`, `Install ripgrep`},
	{`cargo install --path . --root r --force`, `Install the project's program; Write r/**`},
	{`cargo install --git http://g -p x`, `Install the project's program; Fetch http://g`},
	{`cargo install --list`, `nothing`},
	{`cargo uninstall x`, `Install x`},
	{`cargo tree -i x -e features`, `Read .`},
	{`cargo metadata --format-version 1 --manifest-path m`, `Read .; Read m`},
	{`cargo clean`, `Delete{recoverable,build-output} target/**`},
	{`cargo clean -p x --dry-run`, `nothing`},
	{`cargo clean --target-dir t`, `Delete t/**`},
	{`cargo search x --limit 1`, `Query the registry`},
	{`cargo new x --lib --name y`, `Write x/**`},
	{`cargo init`, `Write .`},
	{`cargo publish -p x --no-verify`, `Publish{rewrites} the package; Run{entry-point} the build; Weaken a check before publishing`},
	{`cargo publish --dry-run --index http://i`, `Run{entry-point} the build; Send http://i`},
	{`cargo package --list`, `Run{entry-point} the build`},
	{`cargo yank --version 1 x`, `Publish{rewrites} x`},
	{`cargo expand`, `Run{entry-point} the build`}, {`cargo make test`, `Run[task] test`}, {`cargo owner -a u x`, `Publish{rewrites} x`}, {`cargo yank --vers 1`, `Publish{rewrites} the package`},
	{`cargo login`, `Configure{persists} the registry account`},
	{`cargo audit fix`, `Install newer versions`},
	{`cargo audit --json`, `Query the advisory database`},
	{`cargo deny check -D x`, `Query the advisory database`},
	{`cargo leptos`, `nothing`}, {`cargo leptos watch --release`, `Run{entry-point} the build`}, {`cargo leptos new x`, `Install packages or versions`},
	{`cargo fuzz`, `nothing`}, {`cargo fuzz list --fuzz-dir d`, `Run{entry-point} the build; Read{listing} d`}, {`cargo fuzz run t1 corpus -O`, `Run{entry-point} the project; Read{listing} corpus`}, {`cargo fuzz run -O t1 -- -max_total_time=3`, `Run{entry-point} the project; Read{listing} -max_total_time=3`}, {`cargo fuzz run t1 -- -artifact_prefix=/x`, `Run{entry-point} the project; Read{listing} -artifact_prefix=/x; Unknown names where it writes`},
	{`cargo watch -c -w src`, `Read{listing} src; Run{entry-point} the build`}, {`cargo watch -x test -C d`, `in d; Run[line] cargo test`}, {`cargo watch -s 'rm x'`, `Run[line] rm x`}, {`cargo watch -- rm x`, `Run[words] rm x`},
	{`cargo size --release -- -A`, `Run{entry-point} the build`}, {`cargo sort --check`, `nothing`}, {`cargo sort -w`, `Write{source-only} .`},
	{`cargo license -j`, `Run{entry-point} the build`}, {`cargo about generate about.hbs -o f`, `Run{entry-point} the build; Read about.hbs; Write f`}, {`cargo about init`, `Unknown nobody read what this subcommand does`},
	{`cargo flamegraph --bin x -o f`, `Run{entry-point} the project's program; Write .; Write f`},
	{`cargo workspaces`, `nothing`}, {`cargo ws list -l`, `Read .`}, {`cargo ws publish`, `Unknown nobody read what this subcommand does`},
	{`cargo dist`, `nothing`}, {`cargo dist plan --allow-dirty`, `Run{entry-point} the build`}, {`cargo dist host`, `Unknown writes settings, or releases`},
	{`cargo tauri`, `nothing`},
	{`cargo tauri build -- x`, `Run{entry-point} the build`}, {`cargo tauri build -- --config x`, `Run{entry-point} the build; Unknown it is handed to cargo`}, {`cargo tauri dev -- -- --config`, `Run{entry-point} the application`},
	{`cargo tauri dev`, `Run{entry-point} the application`},
	{`cargo tauri build --config '{}'`, `Run{entry-point} the build; Unknown a setting can name a command to run`},
	{`cargo tauri build -v --target x`, `Run{entry-point} the build`},
	{`cargo tauri dev --no-watch -f x`, `Run{entry-point} the application`},
	{`cargo tauri info`, `Read .`},
	{`cargo llvm-cov --html`, `Run{entry-point} the project's tests`},
	{`cargo llvm-cov --output-path o`, `Run{entry-point} the project's tests; Write o`},
	{`cargo fmt --manifest-path d/Cargo.toml`, `Write{harmless,source-only} d/**; Read d/Cargo.toml`},
	{`cargo fmt -- a.rs`, `Write{harmless,source-only} ./**; Write{harmless,source-only} a.rs/**`},
	{`cargo fmt --manifest-path m --check`, `Read m`},
	{`cargo nextest run --nocapture`, `Run{entry-point} the project's tests`},
	{`cargo llvm-cov -p x`, `Run{entry-point} the project's tests`},
	{`cargo add --manifest-path m x`, `Install x; Write m`},
	{`cargo remove -n --manifest-path m x`, `Write m`},
	{`cargo update -w --manifest-path m`, `Write{source-only} .; Install newer versions; Read m`},
	{`cargo fetch --manifest-path m`, `Install{declared} what the manifest names; Read m`},
	{`cargo vendor -s m v`, `Write v/**; Read m`},
	{`cargo install -n x`, `nothing`},
	{`cargo uninstall --bin b --root r x`, `Install x; Write r/**`},
	{`cargo tree --workspace -d`, `Read .`},
	{`cargo clean --release --manifest-path m`, `Read m; Delete{build-output} ./target/**`},
	{`cargo search --index http://i x`, `Query the registry; Fetch http://i`},
	{`cargo publish --allow-dirty --target-dir t --manifest-path m`, `Publish{rewrites} the package; Run{entry-point} the build; Write t/**; Read m`},
	{`cargo yank --undo --index http://i x`, `Publish{rewrites} x; Send http://i`},
	{`cargo login --registry r`, `Configure{persists} the registry account`},
	{`cargo tauri build -r ./c`, `Run{entry-point} the build; Run[with] ./c`},
	{`cargo tauri dev -r ./c`, `Run{entry-point} the application; Run[with] ./c`},
	{`cargo frobnicate x`, `Unknown no subcommand “frobnicate” is known`},
}

// cargoSubcommand: what is no subcommand may be a program of that name.
func cargoSubcommand(m *Match) {
	m.namesOnly("--target")
	cargoBehindDashes(m)
	if len(m.rows) == 1 && len(m.Args) > 0 {
		m.Unknown("no subcommand "+quote(m.Args[0])+" is known", m.Args[0])
	}
}

// cargoSqlx: the same program under cargo's name.
func cargoSqlx(m *Match) { m.startsAgain(Lit("sqlx"), m.Args) }

// cargoToolchain: "+NAME" in front chooses one of the account's toolchains.
func cargoToolchain(m *Match) { m.startsAgain(Lit("cargo"), m.Args) }

// cargoBehindDashes reads what is handed on to the compiler or to the tests: options that
// are no lints may name programs and files.
func cargoBehindDashes(m *Match) {
	behind := false
	for i, w := range m.Words {
		switch {
		case !behind:
			behind = w.Is("--")
		case named("rustc rustdoc clippy c check", m.Path):
			if before := m.Words[i-1].Text; len(w.Text) > 1 && w.Text[0] == '-' && !named("-A -W -D -F --allow --warn --deny --forbid --cap-lints", w.Text) && !byteIn(w.Text[1], "AWDF") || named("-o -C", before) {
				m.Unknown("nobody read what the compiler does with it", w)
			}
		case named("test t bench", m.Path) && len(w.Text) > 8 && w.Text[:9] == "--logfile":
			m.Unknown("the tests write a log there", w)
		}
	}
}
