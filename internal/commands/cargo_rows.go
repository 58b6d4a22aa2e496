package commands

import (
	"strings"

	"automode"
)

var cargoRows = []Row{
	{
		Names: "test t bench", Flags: cargoTargetFlags,
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "compiles and runs the tests"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "check c clippy", Flags: cargoTargetFlags,
		Global: []Flag{{Names: "--fix", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites source files"}},
		Does:   []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "compiles and examines the code"}},
		Args:   []Arg{{Role: Data}},
	},
	{
		Compiles: true, Names: "build b doc d rustdoc", Flags: cargoTargetFlags,
		Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles the code"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "fix", Flags: cargoTargetFlags,
		Does: []Do{
			{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "compiles and examines the code"},
			{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites source files"},
		},
	},
	{
		Names: "fmt", Refine: cargoFormat,
		Flags: []Flag{{Names: "--all"}, {Names: "-p= --package= --message-format=", Value: Data}, {Names: "--check", Cancels: NoWrite}, {Names: "--manifest-path=", Value: Reads}},
		Does:  []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "run r", Style: Leading, Flags: cargoTargetFlags, Refine: cargoRuns,
		Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "compiles and runs the project's program"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "nextest",
		Rows: []Row{
			{
				Names: "run list", Flags: cargoTargetFlags,
				Global: []Flag{
					{Names: "--nocapture --no-capture --status-level[=] --final-status-level[=] --failure-output[=] --success-output[=] --fail-fast --hide-progress-bar", Value: Data},
					{Names: "-E= --filter-expr= --filterset= -P= --retries= --test-threads= --partition= --run-ignored= --cargo-profile= --max-fail= --no-tests= -T=", Value: Data},
					{Names: "--config-file= --tool-config-file=", Value: RunsFile, Why: "its settings can name programs to run"},
				},
				Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "compiles and runs the tests"}},
				Args: []Arg{{Role: Data}},
			},
		},
	},
	{
		Names: "llvm-cov tarpaulin",
		Flags: []Flag{
			{Names: "--html --json --lcov --text --summary-only --workspace --all-features --no-report --all --lib --skip-clean --no-clean"}, {Names: "-p= --package= --features= --ignore-filename-regex= --fail-under-lines= -o= --out= --exclude-files=", Value: Data},
			{Names: "--output-path= --output-dir=", Value: Writes, Why: "writes the report there"},
		},
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "compiles and runs the tests"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "add",
		Flags: []Flag{
			{Names: "--no-default-features --default-features --optional --no-optional --public --no-public --ignore-rust-version --dev --build"},
			{Names: "-F= --features= --rename= -p= --package= --base= --branch= --tag= --rev= --registry= --target=", Value: Data},
			{Names: "-n --dry-run", Cancels: NoInstall}, {Names: "--manifest-path=", Value: Edits, Why: "rewrites that manifest"},
			{Names: "--path=", Value: Installs, Why: "adds a package from its folder"}, {Names: "--git=", Value: Fetches, Why: "takes the package from there"},
		},
		Args: []Arg{{Role: Installs, Why: "adds a package"}},
	},
	{
		Names: "remove rm", Flags: []Flag{{Names: "--dev --build"}, {Names: "-n --dry-run", Cancels: NoInstall}, {Names: "-p= --package= --target=", Value: Data}, {Names: "--manifest-path=", Value: Edits, Why: "rewrites that manifest"}},
		Args: []Arg{{Role: Installs, Why: "takes a package out of the manifest"}},
	},
	{
		Names: "update generate-lockfile",
		Flags: []Flag{{Names: "-w --workspace --recursive --aggressive --ignore-rust-version"}, {Names: "-p= --package= --precise=", Value: Data}, {Names: "-n --dry-run", Cancels: NoWrite | NoInstall}, {Names: "--manifest-path= --lockfile-path=", Value: Reads}},
		Does:  []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}, {Kind: automode.Install, Target: "newer versions", Why: "takes versions that the lock file did not name"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "fetch", Flags: []Flag{{Names: "--target=", Value: Data}, {Names: "--manifest-path=", Value: Reads}},
		Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}},
	},
	{Names: "vendor", Flags: []Flag{{Names: "--no-delete --respect-source-config --versioned-dirs"}, {Names: "-s= --sync= --manifest-path=", Value: Reads}}, Args: []Arg{{Role: WritesTree, Why: "puts copies of the packages there"}}, Refine: cargoVendor},
	{
		Names: "install", Refine: cargoInstall,
		Flags: []Flag{
			{Names: "-f --force --no-track --debug --ignore-rust-version --bins --examples --all-features --no-default-features --keep-going --timings"},
			{Names: "--version= --vers= --registry= --branch= --tag= --rev= --bin= --example= -F= --features= -j= --jobs= --profile= --target= --message-format= -p=", Value: Data},
			{Names: "-n --dry-run", Cancels: NoInstall}, {Names: "--list", Cancels: Everything},
			{Names: "--git= --index=", Value: Fetches, Why: "takes the package from there"},
			{Names: "--path=", Value: Data},
			{Names: "--root= --target-dir=", Value: WritesTree, Why: "puts the program there"},
		},
		Args: []Arg{{Role: Installs, Why: "adds a program for the account"}},
	},
	{Names: "uninstall", Flags: []Flag{{Names: "-p= --package= --bin=", Value: Data}, {Names: "--root=", Value: WritesTree, Why: "takes the program out of there"}}, Args: []Arg{{Role: Installs, Why: "takes a program out"}}},
	{
		Names: "tree metadata pkgid locate-project verify-project read-manifest version info help report depgraph",
		Flags: []Flag{
			{Names: "--workspace --all --all-features --no-default-features --no-dedupe -d --duplicates --no-deps -a"},
			{Names: "-p= --package= --exclude= -F= --features= --target= -e= --edges= -i= --invert= --prune= --depth= --prefix= --charset= -f= --format= --format-version= --filter-platform= --message-format= --registry= --index=", Value: Data},
			{Names: "--manifest-path=", Value: Reads},
		},
		Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}},
	},
	{
		Names: "clean", Refine: cargoClean,
		Flags: []Flag{{Names: "--doc -r --release --workspace"}, {Names: "-p= --package= --profile= --target=", Value: Data}, {Names: "-n --dry-run", Cancels: NoDelete}, {Names: "--manifest-path=", Value: Reads}, {Names: "--target-dir=", Value: Data}},
	},
	{Names: "search", Flags: []Flag{{Names: "--limit= --registry=", Value: Data}, {Names: "--index=", Value: Fetches, Why: "asks another registry"}}, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "new init", Flags: []Flag{{Names: "--bin --lib"}, {Names: "--name= --vcs= --edition= --registry=", Value: Data}},
		Does: []Do{{Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a project"}},
		Args: []Arg{{Role: WritesTree, Why: "makes a project"}},
	},
	{
		Names: "publish package",
		Flags: []Flag{
			{Names: "-n --dry-run", Cancels: NoPublish}, {Names: "--list", Cancels: NoPublish}, {Names: "--allow-dirty --workspace --all-features --no-default-features --keep-going --exclude-lockfile --no-metadata"},
			{Names: "-p= --package= --exclude= -F= --features= -j= --jobs= --target= --registry= --token=", Value: Data},
			{Names: "--no-verify", Does: []Do{{Kind: automode.Weaken, Target: "a check before publishing"}}, Why: "leaves out the build that checks the package"},
			{Names: "--index=", Value: Sends, Why: "sends the package there"}, {Names: "--target-dir=", Value: WritesTree, Why: "builds there"}, {Names: "--manifest-path=", Value: Reads},
		},
		Does:   []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}, {Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the package"}},
		Refine: cargoPackage,
	},
	{
		Names: "yank owner",
		Flags: []Flag{{Names: "--undo -l --list"}, {Names: "--version= --vers= -a= --add= -r= --remove= --registry= --token=", Value: Data}, {Names: "--index=", Value: Sends, Why: "tells that registry"}},
		Args:  []Arg{{Role: Pushes, Traits: automode.Rewrites, Why: "changes what others rely on"}},
		Does:  []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, When: &When{Args: "0"}, Why: "changes what others rely on"}},
	},
	{Names: "login logout", Flags: []Flag{{Names: "--registry=", Value: Data}}, Does: []Do{{Kind: automode.Configure, Target: "the registry account", Traits: automode.Persists, Why: "changes stored credentials"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "bloat",
		Flags: cargoTargetFlags, Global: []Flag{{Names: "-n= --filter= --split-std --symbols-section= --no-relative-size --full-fn --time -w --wide", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles and examines the code"}}, Args: []Arg{{Role: Data}},
	},
	{
		Names: "sqlx", Style: Plain, Refine: cargoSqlx, Args: []Arg{{Role: Data}},
	},
	{
		Names: "xtask", // an alias of the project for a program of its own
		Style: Leading, Refine: xtaskRuns, Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "builds and runs the project's program"}}, Args: []Arg{{Role: Data}},
	},
	{
		Names: "rustc expand miri semver-checks criterion geiger asm show-asm llvm-lines modules public-api msrv mutants careful zigbuild udeps",
		Flags: cargoTargetFlags, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles and examines the code"}}, Args: []Arg{{Role: Data}},
	},
	{
		Names: "insta", Flags: cargoTargetFlags, Args: anyData,
		Global: []Flag{{Names: "--accept --accept-unseen --check --review --force-update-snapshots --keep-pending --require-full-match --include-hidden --include-ignored --no-quiet --delete-unreferenced-snapshots --unreferenced= --test-runner= --snapshot= --test-runner-fallback= --as-json --dnd --doctest-skip --no-ignore", Value: Data}},
		Does:   []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles and examines the code"}},
	},
	{
		Names: "hack", Flags: cargoTargetFlags, Args: []Arg{{At: First, Role: Data, When: &When{First: "check clippy test build doc bench nextest miri"}}, {At: Rest, Role: Data}},
		Global: []Flag{{Names: "--feature-powerset --each-feature --optional-deps --optional-deps[=] --exclude-features= --skip= --depth= --group-features= --mutually-exclusive-features= --at-least-one-of= --include-features= --rust-version --version-range= --print-command-list --partition= --ignore-private --ignore-unknown-features --exclude-no-default-features --exclude-all-features", Value: Data}},
		Does:   []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles and examines the code"}},
	},
	{Names: "config", Rows: []Row{{Names: "get", Flags: []Flag{{Names: "--format= --show-origin --merged=", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}}}},
	{Names: "cache", Does: []Do{{Kind: automode.Query, Target: "the package cache"}}, Flags: []Flag{{Names: "-i --info -l --list-dirs", Value: Data}}},
	{Names: "vet hakari spellcheck", Rows: []Row{{Names: "check verify suggest diff inspect explain", Does: toolBuilds, Args: anyData}}},
	{Names: "+*", Style: Plain, Args: anyData, Refine: cargoToolchain},
	{Names: "make", Style: Leading, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
	{Names: "leptos", Rows: []Row{{Names: "build test watch serve end-to-end", Flags: []Flag{{Names: "-r --release --hot-reload -p= --project= --features= --lib-features= --bin-features= -P --precompress -v --lib-only --bin-only -c --wasm-debug --js-minify=", Value: Data}}, Does: toolBuilds}, {Names: "new", Style: Plain, Does: toolInstalls, Args: anyData}}},
	{Names: "fuzz", Rows: []Row{{Names: "list check coverage build", Does: toolBuilds, Args: anyData, Flags: cargoFuzzFlags}, {Names: "run", Does: toolStarts, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Lists}}, Flags: cargoFuzzFlags, Refine: fuzzWrites}}},
	{Names: "watch", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}, Refine: cargoWatches, Flags: []Flag{{Names: "-x= --exec=", Value: Data}, {Names: "-s= --shell=", Value: RunsLine, Why: "runs that command"}, {Names: "-c --clear -q --quiet -N --notify --why --postpone --poll --no-gitignore --no-vcs-ignores --no-restart --watch-when-idle -d= --delay= -i= --ignore=", Value: Data}, {Names: "-w= --watch=", Value: Lists}, {Names: "-C= --workdir=", Value: Base}}},
	{Names: "size objdump nm readobj", Flags: []Flag{{Names: "-r --release --lib --all-features -v --verbose -q --quiet --bin= --example= --features= --target= -p= --package= --profile=", Value: Data}}, Does: toolBuilds, Args: anyData},
	{Names: "sort", Flags: []Flag{{Names: "-c --check", Cancels: NoWrite}, {Names: "-w --workspace -g --grouped -p --print -n --no-format", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "sorts the manifest"}}, Args: []Arg{{Role: Lists}}},
	{Names: "license about", Rows: []Row{{Names: "generate", Args: []Arg{{Role: Reads}}, Does: toolBuilds, Flags: []Flag{{Names: "-o= --output-file=", Value: Writes, Why: "writes the list there"}}}, {Names: "init clarify", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}}, Flags: []Flag{{Names: "-j --json -t --tsv -a --authors -d --do-not-bundle --avoid-dev-deps --avoid-build-deps --direct-deps-only", Value: Data}}, Does: toolBuilds},
	{Names: "flamegraph", Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "builds and measures the project's program"}, {Kind: automode.Write, Target: ".", Why: "writes what it measured"}}, Args: anyData, Flags: []Flag{{Names: "--dev -r --release --deterministic --reverse --inverted --open -v --verbose --bin= -b= --bench= --example= --test= --unit-test= -p= --package= --features= -F= --freq= --profile=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it measured"}}},
	{Names: "workspaces ws", Rows: []Row{{Names: "list ls changed", Flags: []Flag{{Names: "-a --all -l --long --json --since=", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "version publish exec create init rename plan", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}}},
	{Names: "dist", Rows: []Row{{Names: "plan build manifest", Does: toolBuilds, Flags: []Flag{{Names: "--allow-dirty --no-local-paths --target= -t= --artifacts= -a= --tag= --output-format=", Value: Data}}}, {Names: "init generate host migrate update", Style: Plain, Args: anyData, Does: []Do{{Why: "writes settings, or releases"}}}}},
	{Names: "outdated", Flags: []Flag{{Names: "-a --aggressive -R --root-deps-only -w --workspace --offline --ignore-external-rel -d= --depth= -x= --exclude= -i= --ignore= --exit-code= -p= --packages= -r= --root= --features= --format=", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "the package index"}}, Args: []Arg{{Role: Data}}},
	{Names: "audit deny machete shear", OrArgs: true, Rows: []Row{{Names: "fix", Does: []Do{{Kind: automode.Install, Target: "newer versions", Why: "changes what the manifest names"}}}}, Flags: []Flag{{Names: "--json --workspace --all-features --all-targets -R"}, {Names: "-D= --deny= -A= --ignore= --format= --exit-code=", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "the advisory database"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "tauri",
		Rows: []Row{
			{
				Names: "build", Refine: handsToCargo, Flags: tauriFlags,
				Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the application"}}, Args: []Arg{{Role: Data}},
			},
			{Names: "dev android ios", Refine: handsToCargo, Flags: tauriFlags, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "builds and starts the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "info", Does: []Do{{Kind: automode.Read, Target: "."}}},
		},
	},
}

var tauriFlags = []Flag{
	{Names: "-d --debug --no-bundle --ci --no-watch --no-dev-server-wait --exit-on-panic --release --no-dev-server --skip-stapling --ignore-version-mismatches --no-sign"},
	{Names: "-t= --target= -f= --features= -b= --bundles= --port= --additional-watch-folders=", Value: Data},
	{Names: "-r= --runner=", Value: RunsWith, Why: "builds with that program"},
	{Names: "-c= --config=", Value: Unread, Why: "a setting can name a command to run"},
}

// cargoFormat: "--check" may also stand among the formatter's own options.
func cargoFormat(m *Match) {
	if manifest, ok := m.Value("--manifest-path"); ok {
		m.formats([]Word{folderWord(manifest)})
	}
	for i := 0; i < len(m.Args); i++ {
		switch m.Args[i].Text {
		case "--check":
			m.Own(func(f *Fact) bool { return f.Kind != automode.Write })
		case "--emit", "--color", "--edition", "--style-edition":
			i++
		case "--config":
			if i++; i < len(m.Args) && !(m.Args[i].Exact() && bareSetting(strings.ReplaceAll(m.Args[i].Text, "=", ""))) {
				m.Unknown("nobody read what "+quote(m.Args[i])+" hands to the formatter", m.Args[i])
			}
		case "-l", "--files-with-diff", "-v", "-q", "--verbose", "--quiet":
		default:
			if m.Args[i].Text != "" && m.Args[i].Text[0] == '-' {
				m.Facts = append([]Fact{{Why: "nobody read what " + quote(m.Args[i]) + " hands to the formatter", Word: m.Args[i]}}, m.Facts...)
				continue
			}
			for _, f := range m.Facts {
				if f.Kind == automode.Write {
					m.Add(Fact{Role: Edits, Word: m.Args[i], Kind: f.Kind, Extent: f.Extent, Traits: f.Traits, Why: f.Why})
					break
				}
			}
		}
	}
}

// cargoVendor: without a path the copies go to the folder "vendor".
func cargoVendor(m *Match) {
	if len(m.Args) == 0 {
		m.Add(Fact{Role: WritesTree, Kind: automode.Write, Word: Lit("vendor"), Extent: automode.Tree, Why: "puts copies of the packages there"})
	}
}

// cargoInstall: a path or repository stands for the package's name.
func cargoInstall(m *Match) {
	if len(m.Args) == 0 && m.Has("--path --git") && !m.Holds("-n --dry-run --list") {
		m.Facts = append([]Fact{{Kind: automode.Install, Target: "the project's program", Why: "adds a program for the account"}}, m.Facts...)
	}
}

// cargoClean removes "target", unless it is told another folder.
func cargoClean(m *Match) {
	if m.Holds("-n --dry-run") {
		return
	}
	f := Fact{Role: Deletes, Kind: automode.Delete, Word: Lit("target"), Extent: automode.Tree, Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}
	if manifest, ok := m.Value("--manifest-path"); ok {
		f.Word, f.Traits = joinWord(folderWord(manifest), f.Word), automode.BuildOutput
	}
	if to, ok := m.Value("--target-dir"); ok {
		f.Word, f.Traits, f.Flag = to, 0, "--target-dir"
	}
	m.Add(f)
}

// cargoPackage: packing releases nothing.
func cargoPackage(m *Match) {
	if m.Path == "package" {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Publish })
	}
}

var cargoFuzzFlags = []Flag{{Names: "-O --release -D --dev -a --debug-assertions -v --verbose --no-default-features --all-features --sanitizer= -s= --features= --target= -j= --jobs=", Value: Data}, {Names: "--fuzz-dir=", Value: Lists}}

// cargoWatches: without a command it checks; what "-x" gives it is a line for
// cargo, without its name.
func cargoWatches(m *Match) {
	runs := len(m.Args) > 0
	for _, h := range m.hits {
		switch h.Name {
		case "-x", "--exec":
			line := h.Value
			line.Text = "cargo " + line.Text
			m.Add(optionFact(RunsLine, h, line, "runs cargo with it"))
			runs = true
		case "-s", "--shell":
			runs = true
		}
	}
	if !runs {
		m.addDo(&toolBuilds[0])
	}
}

// fuzzWrites: what is found is kept beside the fuzzer unless it is told otherwise.
func fuzzWrites(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.Contains(w.Text, "artifact") || strings.Contains(w.Text, "merge") {
			m.Unknown("names where it writes", w)
		}
	}
}
