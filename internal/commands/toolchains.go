package commands

import (
	"slices"
	"strings"

	"automode"
)

// Toolchains' smaller programs, which build, check or list.

var (
	toolBuilds = []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or examines the project"}}
	toolTests  = []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}
	toolAsks   = []Do{{Kind: automode.Query, Target: "the package index"}}
	// manifestInstalls: what nothing is named for stands in the project's manifest.
	manifestInstalls = []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the manifest names"}}
	toolInstalls     = []Do{{Kind: automode.Install, Target: "packages or versions", Why: "adds or changes programs"}}
	toolReleases     = []Do{{Kind: automode.Publish, Target: "the package index", Traits: automode.Rewrites, Why: "releases a package"}}
	toolRuns         = []Do{{Kind: automode.Run, Target: "the project", Why: "runs code that the project need not hold"}}
	toolStarts       = []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, Why: "starts the project's program"}}
	toolRewrites     = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites source files"}}
	toolRemoves      = []Do{{Kind: automode.Delete, Target: "what was built", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what can be built again"}}
)

var twine = Program{
	Name: "twine", Rare: true, Summary: "releases Python packages", Manual: "twine --help and each command's, twine 6.2", Package: true,
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "check", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--strict", Value: Data}}},
			{Names: "upload register", Does: toolReleases, Args: []Arg{{Role: Reads}}, Flags: anyFlags},
		},
	},
}

var pipAudit = Program{
	Name: "pip-audit", Rare: true, Kin: "safety", Summary: "finds packages with known weaknesses", Manual: "pip-audit --help, pip-audit 2.9, and safety 3", Package: true,
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: toolAsks, Args: []Arg{{Role: Reads}}, Refine: auditsBuilds,
		Global: []Flag{
			{Names: "-l --local -d --dry-run -S --strict --skip-editable --no-deps --require-hashes --disable-pip --aliases --full-report --short-report --bare --json -v --verbose --progress-spinner= --no-color", Value: Data},
			{Names: "--desc[=] --desc -s= --vulnerability-service= --timeout= --ignore-vuln= -i= --ignore= --key=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "pip-audit"}, {Names: "--output=", Value: Data, Of: "safety"}, {Names: "--output=", Value: Writes, Of: "pip-audit", Why: "writes what it found there"},
			{Names: "-r= --requirement= --file= --policy-file=", Value: Reads},
			{Names: "-o=", Value: Writes, Why: "writes what it found there"},
			{Names: "--path=", Value: Lists}, {Names: "--cache-dir=", Value: WritesTree, Why: "keeps its cache there"},
			{Names: "--fix", Does: toolInstalls},
			{Names: "--index-url= --extra-index-url=", Value: Fetches, Why: "asks that index"},
		},
		Rows: []Row{{Names: "check scan", Does: toolAsks, Args: []Arg{{Role: Reads}}}},
	},
}

// auditsBuilds: to learn what the packages need that a file or a project names,
// pip-audit installs them into a folder of its own, and runs their set-up.
func auditsBuilds(m *Match) {
	if m.name() == "pip-audit" && !spelled(m, "--no-deps --disable-pip") && (m.Has("-r") || len(m.Args) > 0) {
		m.Add(Fact{Kind: automode.Install, Target: "what the file names", Traits: automode.Declared, Why: "installs what the file names, to look at it"})
	}
}

var goTools = Program{
	Name: "govulncheck", Rare: true, Kin: "deadcode staticcheck-explain errcheck ineffassign gocyclo revive gosec nilaway misspell", Summary: "examines Go packages", Manual: "govulncheck -help 1.1, and the -help of errcheck, ineffassign, gocyclo, revive 1.12 and gosec 2.22", Package: true,
	Row: Row{
		Style: Single, Help: "-h -help -version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-json -test -v -verbose -quiet -blank -asserts -ignoretests -abspath -generated -whylive -avg -error -set_exit_status -no-fail -stdout -tests -locale= -i=", Value: Data},
			{Names: "-C=", Value: Base},
			{Names: "-mode= -scan= -show= -tags= -fmt= -over= -top= -ignore= -exclude= -include= -exclude-dir= -severity= -confidence= -max_open_files=", Value: Data}, {Names: "-format=", Value: Data, Of: "govulncheck"}, {Names: "-filter=", Value: Data, Of: "deadcode"}, {Names: "-f=", Value: Data, Of: "deadcode misspell"}, {Names: "-formatter=", Value: Data, Of: "revive"},
			{Names: "-config= -conf=", Value: Reads},
			{Names: "-out=", Value: Writes, Why: "writes what it found there"},
			{Names: "-db=", Value: Fetches, Why: "asks that list of weaknesses"},
		},
	},
}

var jvmTools = Program{
	Name: "lein", Rare: true, Kin: "boot", Summary: "builds projects of the JVM", Manual: "the references of lein 2.12 and boot 2.8",
	Row: Row{
		Help: "-h -help --help -V --version -version", Does: toolBuilds,
		Stdin: []In{{Role: RunsText}}, // a shell of its own where nothing else is said
		Rows: []Row{
			{Compiles: true, Names: "assembly stage universal:packageBin Universal/packageBin uberjar jar repl-server check testOnly testQuick Test/compile scalafmtCheck scalafmtCheckAll doc package projects dependencyTree dependencyList evicted update classpath eastwood kibit resolve", Does: toolBuilds},
			{Compiles: true, Names: "run", Style: Leading, Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "-m= --main=", Value: Data}}},
			{Compiles: true, Names: "test compile", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Refine: bootTasks},
			{Names: "deps", Does: toolBuilds, Rows: []Row{{Names: ":tree :tree-data :plugin-tree :verify", Does: toolBuilds}}},
			{Names: "do", Style: Plain, Args: anyData, Refine: leinEach},
			{Names: "clean", Does: toolRemoves},
			{Names: "scalafmt scalafmtAll scalafix", Does: toolRewrites},
			{Names: "fmt", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "formats source files"}, {Role: ReadsTree, When: &When{With: "--check"}}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--check"}, Why: "formats source files"}}, Flags: []Flag{{Names: "--check"}}},
			{Names: "about version tasks settings plugins help show inspect", Does: toolBuilds},
			{Names: "publish publishLocal publishSigned release deploy", Does: toolReleases},
		},
	},
}

var functionalTools = Program{
	Name: "stack", Rare: true, Kin: "cabal opam dune spago", Summary: "builds projects of Haskell or OCaml", Manual: "the references of stack 3.7, cabal 3.16, opam 2.4 and dune 3.20",
	Row: Row{
		Help: "-h --help -V --version --numeric-version",
		Global: []Flag{
			{Names: "--silent --fast --pedantic --verbose -v --profile --trace --plain --no-run-tests --dry-run --force --only-dependencies --color= -j= --jobs= --flag= --package= --test-arguments= --ta= --verbosity=", Value: Data, Of: "stack"},
			{Names: "--verbose[=] -v[=] --dry-run --only-dependencies --enable-tests --disable-tests --enable-benchmarks --disable-benchmarks --installed -j[=] --jobs[=] --flag= --flags=", Value: Data, Of: "cabal"},
			{Names: "--verbose -v --dry-run --force --installed --color= -j= --jobs=", Value: Data, Of: "opam"}, {Names: "--verbose -v --quiet -q --pedantic", Value: Data, Of: "spago"},
			{Names: "--verbose --force --auto-promote --preview --profile= -j= --display=", Value: Data, Of: "dune"},
			{Names: "--local-bin --local-install-root --snapshot-install-root --dist-dir --project-root --compiler-exe --stack-root --bin-path --local-pkg-db --local-doc-root", Value: Data, Of: "stack"},
			{Names: "--test-show-details= --test-option= --test-options= --test-keep-tix-files --test-filter= -O0 -O1 -O2 --keep-going --enable-coverage", Value: Data, Of: "cabal"}, {Names: "--test --no-test --tests --haddock --no-haddock --bench --no-bench --no-run-benchmarks --ta --library-profiling --coverage --keep-going --resolver=", Value: Data, Of: "stack"}, {Names: "--switch= --safe --short -s --long --columns=", Value: Data, Of: "opam"}, {Names: "-f=", Value: Data, Of: "cabal"}, {Names: "-p=", Value: Data, Of: "dune"},
		},
		Rows: []Row{
			{Compiles: true, Names: "build test check haddock bench runtest v2-build v2-test v2-check v2-haddock v2-bench new-build new-test utop-check describe", Does: toolBuilds, Args: anyGoal},
			{Names: "list search show info path ls query templates dot config-manager switch-list outdated freeze-check lint gen-bounds list-bin root env-check", Does: toolAsks, Args: anyData},
			{Names: "config", Rows: []Row{{Names: "report list", Does: toolAsks, Args: anyData}}},
			{Names: "clean purge", Does: toolRemoves, Args: anyData},
			{Names: "fmt format", Does: toolRewrites, Args: anyData, Refine: formatsWhatIsNamed},
			{Names: "install", Does: toolInstalls, Args: anyData, Refine: opamOwn, Flags: []Flag{{Names: "--deps-only", Of: "opam"}, {Names: "--with-test --with-doc --with-dev-setup -y --yes -t -d", Value: Data, Of: "opam"}}},
			{Names: "update upgrade setup get unpack reinstall remove pin init new", Does: toolInstalls, Args: anyData},
			{Names: "switch", OrArgs: true, Args: anyData, Does: toolInstalls, Rows: []Row{{Names: "show list list-available invariant", Does: toolAsks, Args: anyData}, {Names: "create set remove import export reinstall link install set-invariant set-description", Style: Plain, Help: "--help", Does: toolInstalls, Args: anyData}}},
			{Names: "env", Does: toolAsks, Flags: []Flag{{Names: "--set-switch --set-root --revert", Value: Data}}, Prints: []Out{{Prints: ShellSetup}}},
			{Names: "promote promotion", Does: toolRewrites, Args: anyData},
			{Names: "upload publish", Does: toolReleases, Args: anyData},
			{Names: "run", Does: toolStarts, Args: anyData, Refine: cabalScript},
			{Names: "exec", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}, Refine: execTools, Flags: execFlags},
			{Names: "repl ghci eval script runghc utop", Style: Plain, Help: "--help", Does: toolRuns, Args: anyData},
		},
	},
}

var zig = Program{
	Name: "zig", Rare: true, Summary: "compiles Zig and C", Manual: "zig help, zig 0.15",
	Row: Row{
		Help: "-h --help",
		Rows: []Row{
			{Compiles: true, Names: "build test ast-check", Style: Looking, Does: toolBuilds, Args: []Arg{{Role: Lists}, {Role: Goal}}},
			{Names: "fmt", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites source files"}}, Args: anyData, Flags: []Flag{{Names: "--check"}, {Names: "--ast-check --stdin --exclude= --color= --zon", Value: Data}}, Refine: formatsWhatIsNamed},
			{Names: "version env targets libc zen std help", Args: anyData},
			{Names: "run", Refine: compilesInFront, Args: []Arg{{At: First, Role: RunsFile, Traits: automode.EntryPoint, Why: "compiles and runs it"}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-O= -target=", Value: Data}}},
			{Names: "build-exe build-obj build-lib cc c++ init fetch translate-c ar ranlib objcopy", Style: Plain, Does: toolRuns, Args: []Arg{{Role: Reads}}},
		},
	},
}

var crystal = Program{
	Name: "crystal", Rare: true, Kin: "shards odin gleam", Summary: "compiles a language", Manual: "the help of crystal 1.18, shards 0.19 and gleam 1.12",
	Row: Row{
		Help:   "-h --help -v --version",
		Stdin:  []In{{Role: RunsText}}, // v alone reads code
		Global: []Flag{{Names: "-v", Of: "shards"}, {Names: "--release --verbose --no-color --error-trace --stats --progress -p --no-codegen --cross-compile --static --production --frozen --target= -D= --error-on-warnings", Value: Data}, {Names: "--format= -f=", Value: Data, Of: "crystal"}},
		Rows: []Row{
			{Compiles: true, Names: "build check spec test doc compile c js cpp vet export", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: crystalWrites},
			{Compiles: true, Names: "docs", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: crystalWrites, Refine: gleamDocs},
			{Names: "version env list search tree outdated info dump help", Does: toolAsks, Args: anyData},
			{Names: "format fmt", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites source files"}}, Args: anyData, Flags: []Flag{{Names: "--check"}}, Refine: formatsWhatIsNamed},
			{Names: "clean prune", Does: toolRemoves, Args: anyData},
			{Names: "install", Does: manifestInstalls, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
			{Names: "deps", Rows: []Row{{Names: "download", Does: manifestInstalls}, {Names: "list tree outdated", Does: toolAsks}, {Names: "update", Does: toolInstalls, Args: anyData}}},
			{Names: "update lock add remove init new", Does: toolInstalls, Args: anyData},
			{Names: "publish", Does: toolReleases, Args: anyData},
			{Names: "run r", Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "starts the project's program"}}, Args: []Arg{{At: First, Role: RunsFile, Traits: automode.EntryPoint, Why: "compiles and runs it"}, {At: Rest, Role: Data}}},
			{Names: "eval", Style: Plain, Args: []Arg{{Role: RunsText}}},
			{Names: "tool", Rows: []Row{
				{Names: "format", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites source files"}}, Args: anyData, Flags: []Flag{{Names: "--check"}}, Refine: formatsWhatIsNamed},
				{Names: "hierarchy context expand dependencies implementations types unreachable flags", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-c= --cursor=", Value: Data, Of: "crystal"}, {Names: "--tree --flat"}}},
			}},
			{Names: "play i e", Style: Plain, Does: toolRuns, Args: []Arg{{Role: Reads}}},
		},
	},
}

// gleamDocs: gleam's docs are sent away and taken back too.
func gleamDocs(m *Match) {
	if m.name() != "gleam" || len(m.Args) == 0 || m.Args[0].Is("build") {
		return
	}
	if m.Args[0].Is("publish") || m.Args[0].Is("remove") {
		m.addDo(&toolReleases[0])
		return
	}
	m.Unknown("no subcommand "+quote(m.Args[0])+" is known", m.Args[0])
}

var crystalWrites = []Flag{{Names: "-o= --output=", Value: Writes, Of: "crystal shards gleam", Why: "writes what it builds"}}

var versionManagers = Program{
	Name: "pyenv", Rare: true, Kin: "rbenv plenv exenv kerl nodenv goenv jenv tfenv volta n sdk ghcup rvm juliaup corepack", Summary: "keeps several versions of a toolchain", Manual: "the references of pyenv 2.6, rbenv 1.3, volta 2.0, sdkman 5.20 and corepack 0.34", Package: true,
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "install", Does: toolInstalls, Args: anyData, Flags: []Flag{{Names: "-l --list --list-all -L", Value: Data, Of: "pyenv rbenv nodenv goenv", Cancels: NoInstall}, {Names: "-y -f --force -s --skip-existing -k --keep -v --verbose -p --patch -g --debug", Value: Data}}},
			{Names: "local global", Does: []Do{{Kind: automode.Install, Target: "packages or versions", When: &When{Args: "1+"}, Why: "chooses another version"}}, Args: anyData, Flags: []Flag{{Names: "--unset", Does: toolInstalls}}},
			{Names: "init", Args: anyData, Flags: []Flag{{Names: "--path --no-rehash --no-push-path --detect-shell", Value: Data}}, Prints: []Out{{Prints: ShellSetup}}},
			{Names: "versions version version-name version-file version-origin list ls list-remote ls-remote list-all current which whence root prefix commands shims info outdated status use-check default-list help doctor tool-list hooks completions virtualenvs bin", Does: toolAsks, Args: anyData, Refine: nTakes, Flags: []Flag{{Names: "--bare --skip-aliases --lts --sort= --latest --json --use-on-cd --version-file-strategy= --corepack-enabled --resolve-engines --path --all -a -l -d -c", Value: Data}}},
			{Names: "uninstall use default shell rehash update upgrade selfupdate add remove rm pin fetch alias unalias enable disable prepare pack hydrate cache offline flush set latest lts", Does: toolInstalls, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "exec run", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "--node= --npm= --yarn= --pnpm=", Value: Data, Of: "volta"}, {Names: "--no-npm --no-yarn --no-pnpm --bundled-npm", Of: "volta"}}},
		},
	},
}

// podspecs are Ruby that runs to be checked.
var podspecs = []Arg{{Role: RunsFile, Why: "runs that podspec"}}

var applePrograms = Program{
	Name: "pod", Rare: true, Kin: "carthage xcodegen tuist", Summary: "builds and checks applications for Apple's systems", Manual: "the references of CocoaPods 1.16, Carthage 0.40, XcodeGen 2.44 and Tuist 4",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "--quiet --silent --verbose --strict --no-ansi --allow-warnings --no-cache --repo-update --no-repo-update --deployment --progress --lenient --dry-run --no-open --use-cache", Value: Data}, {Names: "--rules= --swiftversion=", Value: Data}, {Names: "--sources=", Value: Unread, Why: "takes what runs from there"}, {Names: "--project-directory=", Value: Lists}, {Names: "--config=", Value: Reads}},
		Rows: []Row{
			{Names: "lib", Rows: []Row{{Names: "lint", Lang: Ruby, Does: toolBuilds, Args: podspecs}, {Names: "create", Does: toolInstalls, Args: anyData}}},
			{Names: "spec", Rows: []Row{{Names: "lint", Lang: Ruby, Does: toolBuilds, Args: podspecs}, {Names: "cat which", Does: toolBuilds, Args: []Arg{{Role: Lists}}}}},
			{Names: "lint analyze rules version lanes list env outdated search ipc scan graph dump help docs reporters", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "build test", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "--device= --os= --configuration= -C= --platform= --clean --generate --skip-ui-tests --no-selective-testing", Value: Data, Of: "tuist"}}},
			{Names: "generate", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "-s= --spec= -r= --project-root=", Value: Lists, Of: "xcodegen"}}},
			{Names: "install bootstrap", Does: manifestInstalls, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
			{Names: "repo", OrArgs: true, Rows: []Row{{Names: "list", Does: toolBuilds}}, Does: toolInstalls, Args: anyData},
			{Names: "update deintegrate setup cache fetch init add_plugin plugin", Does: toolInstalls, Args: anyData},
			{Names: "trunk deliver pilot release beta upload_to_app_store supply gym match cert sigh produce", Does: toolReleases, Args: anyData, Flags: anyFlags},
		},
	},
}

var swiftlint = Program{
	Name: "swiftlint", Rare: true, Summary: "checks Swift", Manual: "swiftlint help, SwiftLint 0.62",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Global: []Flag{{Names: "--quiet --strict --lenient --no-cache --force-exclude --progress --use-script-input-files", Value: Data}, {Names: "--reporter= --only-rule=", Value: Data}, {Names: "--config=", Value: Reads}, {Names: "--fix --autocorrect", Does: toolRewrites}, {Names: "--output=", Value: Writes, Why: "writes what it found there"}},
		Rows:   []Row{{Names: "lint analyze rules version reporters help", Does: toolBuilds, Args: []Arg{{Role: Lists}}}},
	},
}

var swiftformat = Program{
	Name: "swiftformat", Rare: true, Kin: "swift-format", Summary: "formats Swift", Manual: "swiftformat --help, SwiftFormat 0.58",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--lint"}, Why: "formats source files"}, {Role: ReadsTree, When: &When{With: "--lint"}}},
		Flags: []Flag{{Names: "--lint --dryrun"}, {Names: "-r --recursive -p --parallel -s -i --in-place --color-diagnostics --no-color-diagnostics --quiet --verbose --strict --lenient --rules= --disable= --enable= --swiftversion= --exclude=", Value: Data}, {Names: "--cache=", Value: Writes, Why: "keeps its cache there"}, {Names: "--config=", Value: Reads}},
	},
}

var adb = Program{
	Name: "adb", Rare: true, Summary: "works with Android devices", Manual: "adb help, platform-tools 36",
	Row: Row{
		Help: "--help --version", Style: Leading,
		Global: []Flag{{Names: "-a -d -e", Value: Data}, {Names: "-s= -t= -P=", Value: Data}, {Names: "-H= -L=", Value: Unread, Why: "speaks to another server"}},
		Rows: []Row{
			{Names: "devices version help get-state get-serialno get-devpath host-features features logcat bugreport-list jdwp mdns", Does: []Do{{Kind: automode.Query, Target: "the device"}}, Args: anyData, Flags: []Flag{{Names: "-l -d -D -e -C -g -S -T= -t= -v= -b= -m= -n= -r= -s= -W --pid= --regex= -B -L -p -G= --uid=", Value: Data}, {Names: "-f=", Value: Writes, Why: "writes the log there"}, {Names: "-c", Does: []Do{{Kind: automode.Change, Target: "the device"}}, Why: "clears the log"}}},
			{Names: "wait-for-device", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the device"}}, Refine: adbWaits},
			{Names: "shell exec-out", Style: Plain, Refine: adbLooks, Does: []Do{{Kind: automode.Change, Target: "the device", Why: "runs commands on the device"}}, Args: anyData},
			{Names: "install install-multiple uninstall push reboot root unroot remount sideload connect disconnect pair tcpip usb kill-server start-server emu restore disable-verity", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the device", Why: "changes the device"}}, Args: anyData},
			{Names: "forward reverse", Style: GNU, Does: []Do{{Kind: automode.Change, Target: "the device", Why: "changes the device"}}, Args: anyData, Flags: []Flag{{Names: "--list", Cancels: NoChange, Does: []Do{{Kind: automode.Query, Target: "the device"}}}, {Names: "--remove= --no-rebind --remove-all", Value: Data}}},
			{Names: "pull", Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: WritesTree, Why: "writes what it copies"}}, Does: []Do{{Kind: automode.Query, Target: "the device"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1"}, Why: "writes what it copies"}}, Flags: []Flag{{Names: "-a -p -q -z= -Z", Value: Data}}},
		},
	},
}

// nTakes: what others are asked is the name of a version for n, which it installs.
func nTakes(m *Match) {
	if m.name() == "n" && !named("ls list lsr ls-remote which bin doctor help prefix", m.Path) {
		m.addDo(&toolInstalls[0])
	}
}

// leinEach: each of several tasks stands with words of its own, up to a comma.
func leinEach(m *Match) {
	var words []Word
	for i, w := range m.Args {
		bare, ends := strings.CutSuffix(w.Text, ",")
		if ends && w.Exact() {
			w.Text = bare
		}
		words = append(words, w)
		if ends || i == len(m.Args)-1 {
			m.startsAgain(m.Words[0], words)
			words = nil
		}
	}
}

// bootTasks: what stands behind a task of boot is another task.
func bootTasks(m *Match) {
	if m.name() == "boot" && len(m.Args) > 0 {
		m.Unknown("another task stands behind the first", m.Args[0])
	}
}

var execFlags = []Flag{
	{Names: "--no-ghc-package-path --ghc-package-path --no-stack-exe --stack-exe --keep-locale --rts-options=", Value: Data, Of: "stack"}, {Names: "--cwd=", Value: Base, Of: "stack"},
	{Names: "--set-root --set-switch --inplace-path --root=", Value: Data, Of: "opam"},
	{Names: "--no-build --no-buffer -w --watch --build-dir= --context=", Value: Data, Of: "dune"}, {Names: "--root=", Value: Base, Of: "dune"},
}

// opamOwn: what the project's own description names is declared there.
func opamOwn(m *Match) {
	if m.name() != "opam" || !m.Has("--deps-only") || len(m.Args) == 0 {
		return
	}
	for _, w := range m.Args {
		if !w.Exact() || !w.Is(".") && !strings.HasSuffix(w.Text, ".opam") || strings.HasPrefix(w.Text, "/") || strings.Contains(w.Text, "..") {
			return
		}
	}
	m.Facts = []Fact{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"}}
}

// execTools: the command runs among the programs of the project's environment.
// dune builds and starts a program of the project by its path.
func execTools(m *Match) {
	if len(m.Args) == 0 || m.name() != "dune" {
		return
	}
	w := m.Args[0]
	if path := strings.TrimPrefix(w.Text, "./"); !w.Exact() || !strings.Contains(w.Text, "/") && !strings.HasSuffix(path, ".exe") || strings.Contains(path, "..") || path == "" || path[0] == '/' || path[0] == '~' {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsWords })
	m.addDo(&toolStarts[0])
}

// cabalScript: a file is a script of its own.
// compilesInFront: what stands in front of two dashes is compiled with the first, and
// what stands behind them is handed to the program.
func compilesInFront(m *Match) {
	end := len(m.Args)
	if i := slices.IndexFunc(m.Words, func(w Word) bool { return w.Is("--") }); i >= 0 {
		end -= len(m.Words) - i - 1
	}
	for i := 1; i < end; i++ {
		m.addRole(RunsFile, &m.Args[i], "compiles and runs it")
	}
}

func cabalScript(m *Match) {
	if len(m.Args) == 0 || m.Args[0].Exact() && !strings.Contains(m.Args[0].Text, "/") && !strings.HasSuffix(m.Args[0].Text, "hs") {
		return
	}
	m.Own(func(f *Fact) bool { return f.Kind != automode.Run })
	m.addRole(RunsFile, &m.Args[0], "runs that script")
}

// adbWaits: another command may stand behind the wait.
func adbWaits(m *Match) {
	if len(m.Args) > 0 {
		m.startsAgain(m.Words[0], m.Args)
	}
}

// adbLooks: commands of the device that only show how it stands.
func adbLooks(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	line := lineOf(m.Args)
	text, sifted, piped := strings.Cut(line.Text, "|")
	if !line.Exact() || strings.ContainsAny(text, ";&<>`$()\n\\\"'") || piped && !siftsByWord(sifted) {
		return
	}
	line.Text = strings.TrimSpace(text)
	verb, rest, _ := strings.Cut(line.Text, " ")
	what, more, _ := strings.Cut(rest, " ")
	switch {
	case verb == "cat" && named("/proc/meminfo /proc/cpuinfo /proc/version /proc/uptime /proc/loadavg /proc/mounts /proc/partitions /proc/net/dev", rest), verb == "pidof" && what != "" && more == "", verb == "top" && named("-n1 -b", what) && more == "", rest == "-n 1" && verb == "top":
	case named("getprop ps df uptime free uname id whoami ls pwd date", verb) && !strings.Contains(rest, "-s") && !(verb == "date" && rest != ""):
	case verb == "screencap" && (rest == "" || rest == "-p"), verb == "uiautomator" && named("dump", what) && (more == "/dev/tty" || more == "--compressed /dev/tty"):
	case verb == "run-as" && strings.HasPrefix(more, "ls") && strings.Trim(strings.TrimPrefix(more, "ls"), " -abcdefghijklmnopqrstuvwxyz0123456789/_.ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" && (more == "ls" || more[2] == ' '):
	case verb == "pm" && named("list path dump", what), verb == "wm" && named("size density", what) && more == "", verb == "settings" && named("get list", what):
	case verb == "dumpsys" && named("package activity window meminfo gfxinfo cpuinfo", what) && !strings.Contains(more, "reset") && !strings.Contains(more, "service"), verb == "dumpsys" && named("battery display power wifi", what) && more == "":
	default:
		return
	}
	m.Facts = []Fact{{Kind: automode.Query, Target: "the device"}}
}

// siftsByWord reports whether a command of the device's shell only picks lines that hold
// a word.
func siftsByWord(line string) bool {
	word, ok := strings.CutPrefix(strings.TrimSpace(line), "grep ")
	return ok && strings.Trim(word, " -_.:abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}
