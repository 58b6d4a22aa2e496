package commands

import "automode"

// Generators and smaller tools, most of them of Go projects.

var goGenerators = Program{
	Name: "sqlc", Rare: true, Kin: "templ mockery wire stringer mockgen oapi-codegen gqlgen ent easyjson", Package: true, Summary: "makes source of the project's descriptions", Manual: "the help of sqlc 1.30, templ 0.3, mockery 3.5, wire 0.7, stringer and mockgen 0.6",
	Row: Row{
		Style: Single, Help: "-h -help -version", OrArgs: true,
		Does: goGenerates, Args: sourceLists,
		Global: []Flag{
			{Names: "-no-remote -no-database -all -v -quiet -q -lazy -recursive -r -trimprefix= -linecomment -type= -tags= -package= -imports= -mock_names= -self_package= -name= -dir= -log-level= -typed -write_package_comment= -col= -row= -table= -alpha= -generate= -verbose", Value: Data},
			{Names: "-f= -file= -source= -aux_files= -copyright_file= -config=", Value: Reads}, {Names: "-o= -output= -destination= -outpkg= -output-dir=", Value: Writes, Why: "writes what it makes"},
		},
		Rows: []Row{{Names: "version help info", Args: anyData}, {Names: "generate gen compile vet diff verify check show fmt", Does: goGenerates, Args: sourceLists}, {Names: "push upload createdb lsp", Style: Plain, Does: []Do{{Why: "it sends, or serves"}}, Args: anyData}},
	},
}

var benchstat = Program{
	Name: "benchstat", Rare: true, Summary: "compares how long benchmarks took", Manual: "golang.org/x/perf/cmd/benchstat, 2025",
	Row: Row{Style: Single, Help: "-h -help", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-alpha= -confidence= -filter= -format= -row= -col= -table= -ignore= -delta-test= -geomean -sort= -html -csv -norange -split=", Value: Data}}},
}

var benchstatCases = []Case{{`benchstat -filter .unit:ns/op -col /x old=a.txt b.txt`, `Read old=a.txt; Read b.txt`}, {`benchstat -o f a.txt`, `Unknown no option “-o” is known`}}

var goGenerates = []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or examines the project"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "makes source files"}}

var goGeneratorsCases = []Case{
	{`sqlc generate -f x`, `Run{entry-point} the build; Write{source-only} ./**; Read x`}, {`mockgen -source=a.go -destination=m.go -package=x`, `Run{entry-point} the build; Write{source-only} ./**; Read a.go; Write m.go`}, {`sqlc version`, `nothing`}, {`sqlc push`, `Unknown it sends, or serves`},
}

var gopls = Program{
	Name: "gopls", Rare: true, Summary: "knows about Go source", Manual: "gopls help, gopls 0.20",
	Row: Row{
		Style: Single, Help: "-h -help",
		Rows: []Row{{Names: "version api-json help licenses stats", Args: anyData}, {Names: "check definition references symbols workspace_symbol implementation call_hierarchy highlight links folding_ranges prepare_rename signature vulncheck", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "-json -markdown -severity= -matcher= -d -declaration"}}}, {Names: "format imports rename codeaction fix", Does: toolBuilds, Args: []Arg{{Role: Edits, When: &When{With: "-w"}, Why: "rewrites source files"}, {Role: Data, When: &When{Without: "-w"}}}, Flags: []Flag{{Names: "-w -write"}, {Names: "-d -diff -l -list -kind= -title= -preserve", Value: Data}}}},
	},
}

var goplsCases = []Case{{`gopls`, `nothing`}, {`gopls version`, `nothing`}, {`gopls references -d a.go:1:2`, `Run{entry-point} the build`}, {`gopls format -w a.go`, `Run{entry-point} the build; Write a.go`}, {`gopls format -d a.go`, `Run{entry-point} the build`}, {`gopls serve`, `Unknown no subcommand “serve” is known`}}

var ginkgo = Program{
	Name: "ginkgo", Rare: true, Also: "richgo", Summary: "runs the project's tests", Manual: "ginkgo help, Ginkgo 2.27", Package: true,
	Row: Row{
		Style: Single, Help: "-h -help", Does: toolTests, Args: sourceLists,
		Flags: []Flag{{Names: "-r -v -vv -p -race -cover -trace -randomize-all -randomize-suites -fail-fast -keep-going -succinct -no-color -dry-run -until-it-fails -require-suite -procs= -nodes= -focus= -skip= -focus-file= -skip-file= -label-filter= -timeout= -repeat= -flake-attempts= -seed= -tags= -poll-progress-after= -skip-package=", Value: Data}, {Names: "-output-dir= -coverprofile= -json-report= -junit-report=", Value: WritesTree, Why: "writes reports there"}},
	},
}

var ginkgoCases = []Case{{`ginkgo -r -p --focus x ./...`, `Run{entry-point} the project's tests; Read{listing} ./...`}, {`ginkgo --junit-report f`, `Run{entry-point} the project's tests; Write f/**`}}

var mage = Program{
	Name: "mage", Rare: true, Summary: "runs a project's tasks", Manual: "mage -h, Mage 1.15",
	Row: Row{
		Style: Single, Help: "-h -version", Args: []Arg{{Role: RunsTask}}, Does: []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-l"}, Why: "runs the project's default task"}},
		Flags: []Flag{{Names: "-l", Does: toolBuilds}, {Names: "-v -debug -f -keep -t=", Value: Data}, {Names: "-clean", Cancels: Everything}, {Names: "-d= -w=", Value: Base}},
	},
}

var mageCases = []Case{{`mage -l`, `Run{entry-point} the build`}, {`mage -v build`, `Run[task] build`}, {`mage`, `Run the default task`}, {`mage -clean`, `nothing`}, {`mage -d x test`, `Run[task] test; in x`}}

var gitCliff = Program{
	Name: "git-cliff", Rare: true, Summary: "makes a change log of a history", Manual: "git-cliff --help, git-cliff 2.10", Package: true,
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: anyData,
		Flags: []Flag{{Names: "-v --verbose -u --unreleased -l --latest --current --bump[=] --bumped-version --context --topo-order --use-branch-tags --no-exec --offline -x --use-native-tls", Value: Data}, {Names: "-t= --tag= -s= --strip= --sort= --tag-pattern= --include-path= --exclude-path= --skip-commit= --with-commit= --with-tag-message= --ignore-tags= --count-tags=", Value: Data}, {Names: "-c= --config= --body= -b=", Value: RunsFile, Why: "its settings can name commands"}, {Names: "-o= --output= -p= --prepend=", Value: Writes, Why: "writes the change log"}, {Names: "-w= --workdir= -r= --repository=", Value: Base}},
	},
}

var gitCliffCases = []Case{{`git-cliff -u -o CHANGELOG.md`, `Run{entry-point} the build; Write CHANGELOG.md`}, {`git-cliff --tag 1 -c x`, `Run{entry-point} the build; Run[file native] x`}, {`git-cliff -r d`, `Run{entry-point} the build; in d`}}

var maturin = Program{
	Name: "maturin", Rare: true, Kin: "rebar3", Package: true, Summary: "builds a project's packages", Manual: "maturin --help, maturin 1.9; rebar3 help, 3.25",
	Row: Row{
		Help: "-h --help -V --version -v", Global: []Flag{{Names: "-r --release --strip --sdist --all-features --no-default-features --frozen --locked --offline --uv --find-interpreter --verbose", Value: Data}, {Names: "--check --all", Value: Data, Of: "rebar3", Cancels: NoWrite}, {Names: "--cover --verbose --module= --suite= --case= --group= --app= --sname= --name=", Value: Data, Of: "rebar3"}, {Names: "--dir=", Value: Lists, Of: "rebar3"}, {Names: "-F= --features= --target= --profile= -j= --jobs= -b= --bindings= --auditwheel= --compatibility= -E= --extras=", Value: Data}, {Names: "-o= --out= --target-dir=", Value: WritesTree, Why: "writes what it builds"}, {Names: "-m= --manifest-path=", Value: Reads}},
		Rows: []Row{{Names: "build sdist list-python eunit ct compile dialyzer xref tree deps lint version help path", Does: toolBuilds}, {Names: "develop dev", Does: []Do{{Kind: automode.Install, Target: "the project itself", Traits: automode.Declared, Why: "builds the project and installs it into its environment"}}}, {Names: "publish upload hex", Does: toolReleases, Args: anyData}, {Names: "as", Style: Plain, Args: anyData, Refine: rebarProfile}, {Names: "release tar escriptize cover edoc get-deps", Does: toolBuilds}, {Names: "fmt format", Does: toolRewrites}, {Names: "clean", Does: toolRemoves}},
	},
}

// rebarProfile: behind a profile stands another call of it.
func rebarProfile(m *Match) {
	if len(m.Args) > 1 {
		m.startsAgain(Lit("rebar3"), m.Args[1:])
	}
}

var maturinCases = []Case{{`rebar3 as test eunit`, `Run[words] rebar3 eunit`}, {`rebar3 fmt --check`, `nothing`}, {`rebar3 release`, `Run{entry-point} the build`}, {`maturin`, `nothing`}, {`maturin build -r -F x -o d`, `Run{entry-point} the build; Write d/**`}, {`maturin develop -m Cargo.toml`, `Install{declared} the project itself; Read Cargo.toml`}, {`maturin publish`, `Publish{rewrites} the package index`}, {`rebar3 eunit --module=a`, `Run{entry-point} the build`}, {`rebar3 ct --dir d`, `Run{entry-point} the build; Read{listing} d`}, {`rebar3 fmt`, `Write{source-only} ./**`}, {`rebar3 clean`, `Delete{recoverable,build-output} what was built`}}
