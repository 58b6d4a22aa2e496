package commands

import (
	"strings"

	"automode"
)

// Programs of single trades, each with few options.

var objcopy = Program{
	Name: "objcopy", Kin: "llvm-objcopy gobjcopy", Rare: true, Summary: "copies files of machine code in another form", Manual: "objcopy(1), GNU binutils 2.45; llvm-objcopy(1), LLVM 21",
	Row: Row{
		Help: "--help -V --version", Args: []Arg{{At: First, Role: Edits, When: &When{Args: "1"}, Why: "changes the file"}, {At: First, Role: Reads}, {At: Second, Role: Writes, Why: "writes the result"}},
		Flags: []Flag{
			{Names: "-S --strip-all -g --strip-debug --strip-unneeded --only-keep-debug -x --discard-all -X --discard-locals -p --preserve-dates -v --verbose -w --wildcard --weaken -D --enable-deterministic-archives --compress-debug-sections --compress-debug-sections[=] --decompress-debug-sections --keep-file-symbols --localize-hidden", Value: Data},
			{Names: "-I= --input-target= -O= --output-target= -B= --binary-architecture= -F= --target= -j= --only-section= -R= --remove-section= -K= --keep-symbol= -N= --strip-symbol= -L= --localize-symbol= -G= --keep-global-symbol= -W= --weaken-symbol= --rename-section= --redefine-sym= --set-section-flags= --set-section-alignment= --gap-fill= --pad-to= --change-addresses= --change-start= --set-start= --prefix-symbols= --change-section-address= --change-section-lma= --change-section-vma= --globalize-symbol= --remove-relocations= -b= --byte= -i= --interleave= --interleave-width= --srec-len=", Value: Data},
			{Names: "--add-gnu-debuglink= --redefine-syms= --strip-symbols= --keep-symbols=", Value: Reads}, {Names: "--add-section= --update-section= --dump-section=", Value: Unread, Why: "names a file that it reads or writes"}, {Names: "--split-dwo= --extract-dwo", Value: Unread, Why: "names a file that it reads or writes"},
		},
	},
}

var objcopyCases = []Case{
	{`objcopy -O binary a.elf a.bin`, `Read a.elf; Write a.bin`}, {`objcopy --strip-all a.elf`, `Write a.elf; Read a.elf`}, {`objcopy --add-gnu-debuglink=d a b`, `Read a; Write b; Read d`}, {`objcopy --dump-section .x=f a b`, `Read a; Write b; Unknown names a file that it reads or writes`}, {`objcopy --split-dwo=f a b`, `Read a; Write b; Unknown names a file that it reads or writes`},
}

var kpsewhich = Program{
	Name: "kpsewhich", Rare: true, Summary: "says where TeX finds a file", Manual: "kpsewhich(1), TeX Live 2025",
	Row: Row{Style: Looking, Help: "--help --version -help -version", Args: anyData, Flags: []Flag{{Names: "-mktex= --mktex=", Value: Unread, Why: "makes what is missing"}}},
}

var kpsewhichCases = []Case{{`kpsewhich -all article.cls`, `nothing`}, {`kpsewhich -mktex=pk cmr10`, `Unknown makes what is missing`}}

var latexindent = Program{
	Name: "latexindent", Rare: true, Summary: "indents LaTeX", Manual: "the manual of latexindent 3.24",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version --version -vv -vversion",
		Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-w -wd -overwrite -overwriteIfDifferent"}, Why: "formats source files"}, {Role: Reads}},
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.BuildOutput, Why: "writes what it did beside the file"}},
		Flags: []Flag{
			{Names: "-w -overwrite -wd -overwriteIfDifferent"}, {Names: "-s -silent -t -trace -tt -ttrace -k -check -kv -checkv -m -modifylinebreaks -r -replacement -rr -onlyreplacement -rv -replacementrespectverb -d -onlydefault -sl -screenlog -n= -lines= -GCString", Value: Data},
			{Names: "-l -local -l= -local=", Value: Reads}, {Names: "-y= -yaml=", Value: Data}, {Names: "-o= -outputfile= -g= -logfile=", Value: Writes, Why: "writes there"}, {Names: "-c= -cruft=", Value: WritesTree, Why: "writes there"},
		},
	},
}

var latexindentCases = []Case{{`latexindent -l -s a.tex`, `Write{build-output} ./*; Read a.tex`}, {`latexindent -w -y=x a.tex`, `Write{build-output} ./*; Write{harmless,source-only} a.tex; Read a.tex`}, {`latexindent -o=b.tex -c=d a.tex`, `Write{build-output} ./*; Read a.tex; Write b.tex; Write d/**`}}

var flit = Program{
	Name: "flit", Rare: true, Package: true, Summary: "builds and releases Python packages", Manual: "the command line reference of flit 3.12",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-f= --ini-file=", Value: Unread, Why: "names another project"}, {Names: "--debug --repository= --pypirc=", Value: Data}},
		Rows: []Row{
			{Names: "build", Does: toolBuilds, Flags: []Flag{{Names: "--format= --setup-py --no-setup-py --use-vcs --no-use-vcs", Value: Data}}},
			{Names: "info", Does: toolBuilds, Flags: []Flag{{Names: "--name", Value: Data}}},
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs the project and what it names"}}, Flags: []Flag{{Names: "-s --symlink --pth-file --deps= --extras= --only-deps", Value: Data}, {Names: "--user --env --python=", Value: Unread, Does: []Do{{Why: "installs it for another interpreter"}}}}},
			{Names: "publish", Does: toolReleases, Flags: anyFlags}, {Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a manifest"}}},
		},
	},
}

var flitCases = []Case{
	{`flit`, `nothing`}, {`flit build --format wheel`, `Run{entry-point} the build`}, {`flit -f x.toml build`, `Run{entry-point} the build; Unknown names another project`}, {`flit info --name --debug`, `Run{entry-point} the build`}, {`flit install -s`, `Install{declared} what the manifest names`}, {`flit install --user`, `Install{declared} what the manifest names; Unknown installs it for another interpreter`}, {`flit publish`, `Publish{rewrites} the package index`}, {`flit init`, `Write .`},
}

var controllerGen = Program{
	Name: "controller-gen", Rare: true, Package: true, Summary: "makes code and descriptions for controllers of Kubernetes", Manual: "controller-gen --help, controller-tools 0.19",
	Row: Row{Style: Plain, Help: "-h --help --version -v", Args: anyData, Does: goGenerates, Refine: generatorRules},
}

var controllerGenCases = []Case{
	{`controller-gen rbac:roleName=x crd webhook paths="./..." output:crd:artifacts:config=config/crd`, `Run{entry-point} the build; Write{source-only} ./**; Read{listing} ./...; Write config/crd/**`}, {`controller-gen object:headerFile=h.txt paths=./api`, `Run{entry-point} the build; Write{source-only} ./**; Read h.txt; Read{listing} ./api`}, {`controller-gen frob`, `Run{entry-point} the build; Write{source-only} ./**; Unknown nobody read what “frob” does`},
}

// generatorRules: each word is a generator or a rule, with settings behind colons.
func generatorRules(m *Match) {
	for _, w := range m.Args {
		rule, value, _ := strings.Cut(w.Text, "=")
		kind, _, _ := strings.Cut(rule, ":")
		v := w
		v.Text = value
		switch {
		case !w.Exact():
			m.Unknown("the rule is not known", w)
		case rule == "paths":
			m.Add(roleFact(Lists, v, ""))
		case kind == "output" && (value == "stdout" || value == "none" || rule == "output:stdout" || rule == "output:none"):
		case kind == "output" && value != "":
			m.Add(roleFact(WritesTree, v, "writes what it makes there"))
		case strings.HasSuffix(rule, ":headerFile"):
			m.Add(roleFact(Reads, v, ""))
		case named("rbac crd webhook object schemapatch applyconfiguration", kind):
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
}

var envtest = Program{
	Name: "setup-envtest", Rare: true, Package: true, Summary: "keeps programs for tests of controllers", Manual: "the README of setup-envtest, controller-runtime 0.22",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "-i --installed-only", Cancels: NoInstall}, {Names: "-p= --print= --os= --arch= --force --use-env --verify --use-deprecated-gcs -v=", Value: Data}, {Names: "--bin-dir= --index= --remote-server= --remote-bucket=", Value: Unread, Why: "takes or keeps them somewhere else"},
		},
		Rows: []Row{{Names: "use", Does: toolInstalls, Args: anyData}, {Names: "list version", Does: toolAsks, Args: anyData}, {Names: "sideload cleanup", Style: Plain, Does: toolInstalls, Args: anyData}},
	},
}

var envtestCases = []Case{{`setup-envtest`, `nothing`}, {`setup-envtest use -i -p path 1.29`, `nothing`}, {`setup-envtest use 1.29 -p path`, `Install packages or versions`}, {`setup-envtest list --bin-dir d`, `Query the package index; Unknown takes or keeps them somewhere else`}, {`setup-envtest cleanup`, `Install packages or versions`}}

var cljKondo = Program{
	Name: "clj-kondo", Rare: true, Package: true, Summary: "examines Clojure", Manual: "clj-kondo --help, 2025.10",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: ReadsTree}}, Does: toolBuilds,
		Flags: []Flag{{Names: "--lint=", Value: ReadsTree}, {Names: "--parallel --dependencies --skip-lint --fail-level= --report-level= --lang= --filename= --debug --repro --copy-configs", Value: Data}, {Names: "--config= --config-dir= --cache-dir= --cache=", Value: Unread, Why: "its settings name hooks"}},
	},
}

var cljKondoCases = []Case{{`clj-kondo --lint src test --parallel`, `Run{entry-point} the build; Read test/**; Read src/**`}, {`clj-kondo --config x`, `Run{entry-point} the build; Unknown its settings name hooks`}}

var fastlane = Program{
	Name: "fastlane", Rare: true, Summary: "runs the lanes of an application", Manual: "the documentation of fastlane 2.228",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Args: []Arg{{Role: Data}}, Refine: fastlaneLanes,
		Flags: []Flag{{Names: "--verbose --capture_output --disable_runner_upgrades --swift_server_port= --troubleshoot", Value: Data}, {Names: "--env= --swift-server-port=", Value: Unread, Why: "names other settings"}},
		Rows: []Row{
			{Names: "lanes list docs env actions action", Does: toolBuilds, Args: anyData},
			{Names: "scan run_tests", Does: toolTests, Args: anyData, Flags: []Flag{{Names: "--scheme= --device= --devices= --workspace= --project= --package_path= --testplan= --configuration= --sdk= --only_testing= --skip_testing= --clean --code_coverage= --build_for_testing --test_without_building --skip_build --reset_simulator --derived_data_path= --number_of_retries=", Value: Data}}},
			{Names: "install init add_plugin install_plugins update_plugins update_fastlane new_action new_plugin", Style: Plain, Does: toolInstalls, Args: anyData},
			{Names: "run deliver pilot upload_to_app_store upload_to_testflight supply match cert sigh produce pem spaceship trigger snapshot frameit precheck", Style: Plain, Does: toolReleases, Args: anyData},
		},
	},
}

var fastlaneCases = []Case{
	{`fastlane test`, `Run[task] test`}, {`fastlane ios lint quick:true`, `Run[task] lint`}, {`fastlane ios release --verbose`, `Run[task] release`}, {`fastlane test --env x`, `Unknown names other settings; Run[task] test`}, {`fastlane scan --scheme App --clean`, `Run{entry-point} the project's tests`}, {`fastlane scan --xcargs x`, `Unknown no option “--xcargs” is known`}, {`fastlane lanes`, `Run{entry-point} the build`}, {`fastlane add_plugin x`, `Install packages or versions`}, {`fastlane pilot upload`, `Publish{rewrites} the package index`},
}

// fastlaneLanes: a platform may stand in front of the lane, and options of the
// lane's own behind it.
func fastlaneLanes(m *Match) {
	if m.Path != "" || len(m.Args) == 0 {
		return
	}
	lane := m.Args[0]
	if len(m.Args) > 1 && lane.Exact() && named("ios mac android", lane.Text) {
		lane = m.Args[1]
	}
	m.Add(Fact{Role: RunsTask, Word: lane, Words: []Word{lane}, Kind: automode.Run})
}

var loadTest = Program{
	Name: "ab", Kin: "hey oha bombardier autocannon wrk siege", Rare: true, Package: true, Summary: "asks a host many times over", Manual: "ab(1), Apache 2.4; hey 0.1; oha 1.10; bombardier 2.0; autocannon 8; wrk 4.2; siege(1), 4.1",
	Row: Row{Style: Plain, Help: "-h --help -V --version", Args: anyData, Refine: loadWords},
}

var loadTestCases = []Case{
	{`ab -n 100 -c 10 http://localhost:8000/`, `Send http://localhost:8000/`}, {`hey -n 50 -m GET https://h.test`, `Send https://h.test`}, {`wrk -t2 -c10 -d5s http://localhost/`, `Send http://localhost/`}, {`wrk -s x.lua http://localhost/`, `Unknown nobody read what “-s” does; Unknown nobody read what “x.lua” does; Send http://localhost/`}, {`ab -n 5`, `Unknown no address is named`},
}

// loadWords: numbers, and the address that is asked. What is sent along stands in
// other options.
func loadWords(m *Match) {
	host := false
	for _, w := range m.Args {
		flag := w.Text
		if i := strings.IndexAny(flag, "0123456789"); i >= 0 && strings.Trim(flag[i:], "0123456789smhk.") == "" {
			flag = flag[:i] // "-d5s"
		}
		switch {
		case w.Exact() && (strings.HasPrefix(w.Text, "http://") || strings.HasPrefix(w.Text, "https://")):
			host = true
			m.Add(roleFact(Sends, w, "asks a host many times over"))
		case w.Exact() && (flag == "" || named("-n -c -t -d -z -q -k -m -l -w -r -i -b GET HEAD --latency --no-tui -p", flag) && !(flag == "-p" && m.name() != "autocannon")):
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
	if !host {
		m.Unknown("no address is named", Word{})
	}
}

var msbuild = Program{
	Name: "msbuild", Kin: "xbuild", Rare: true, Summary: "builds .NET projects", Manual: "the command-line reference of MSBuild 17",
	Row: Row{Style: Plain, Compiles: true, Help: "-h -help --help /? -ver -version --version /ver /version", Args: []Arg{{Role: Data}}, Refine: msbuildWords},
}

var msbuildCases = []Case{
	{`msbuild -version`, `nothing`},
	{`msbuild Game.sln /t:Build /p:Configuration=Debug /m /v:minimal`, `Run{entry-point} the build; Read{listing} Game.sln`}, {`msbuild /t:Clean`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`}, {`msbuild -t:Deploy`, `Run{entry-point} the build; Run[task] Deploy`}, {`msbuild /p:CscToolPath=x`, `Run{entry-point} the build; Unknown the setting “/p:CscToolPath=x” may name a program to run`}, {`msbuild /logger:x.dll`, `Run{entry-point} the build; Unknown nobody read what “/logger:x.dll” does`},
}

// msbuildWords: options begin with a dash or a slash, and have their value behind
// a colon.
func msbuildWords(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("-ver -version --version /ver /version -h -help /? /help", m.Args[0].Text) {
		return
	}
	m.addDo(&toolBuilds[0])
	for _, w := range m.Args {
		if !w.Exact() || w.Text == "" || w.Text[0] != '-' && w.Text[0] != '/' {
			m.Add(roleFact(Lists, w, ""))
			continue
		}
		name, value, _ := strings.Cut(strings.ToLower(strings.TrimLeft(w.Text, "-/")), ":")
		switch name {
		case "m", "maxcpucount", "v", "verbosity", "nologo", "nr", "nodereuse", "restore", "r", "clp", "consoleloggerparameters", "tl", "noconlog", "warnaserror", "graph", "low", "isolate":
		case "t", "target":
			for target := range strings.SplitSeq(w.Text[strings.IndexByte(w.Text, ':')+1:], ";") {
				switch strings.ToLower(target) {
				case "build", "rebuild", "restore", "test", "vstest", "compile":
				case "clean":
					m.addDo(&toolRemoves[0])
				default:
					m.Add(Fact{Role: RunsTask, Word: Lit(target), Words: []Word{Lit(target)}, Kind: automode.Run})
				}
			}
		case "p", "property":
			setting, _, _ := strings.Cut(value, "=")
			if !named("configuration platform targetframework runtimeidentifier warninglevel treatwarningsaserrors nowarn debugtype optimize version platformtoolset deployonbuild", setting) || strings.ContainsAny(value, ";,") {
				m.Unknown("the setting "+quote(w)+" may name a program to run", w)
			}
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
}

var nuget = Program{
	Name: "nuget", Rare: true, Summary: "brings in packages of .NET", Manual: "the command-line reference of NuGet 6.14",
	Row: Row{
		Style: Single, Help: "-h -help -? help",
		Rows: []Row{
			{Names: "restore", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-NonInteractive -NoCache -Verbosity= -DisableParallelProcessing -Recursive -LockedMode -NoHttpCache", Value: Data}, {Names: "-PackagesDirectory= -OutputDirectory=", Value: WritesTree, Why: "puts packages there"}}},
			{Names: "list search locals sources", Style: Looking, Does: toolAsks, Args: anyData, Refine: nugetLists},
			{Names: "push delete", Style: Plain, Does: toolReleases, Args: anyData}, {Names: "install update pack add config init setApiKey spec sign verify trusted-signers", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var nugetCases = []Case{{`nuget`, `nothing`}, {`nuget restore Game.sln -NonInteractive -PackagesDirectory d`, `Install{declared} what the manifest names; Read{listing} Game.sln; Write d/**`}, {`nuget search x`, `Query the package index`}, {`nuget sources add -Source x`, `Query the package index; Unknown it changes where packages come from`}, {`nuget push x`, `Publish{rewrites} the package index`}, {`nuget install x`, `Install packages or versions`}}

// nugetLists: "sources" and "locals" can change what they list.
func nugetLists(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || named("add remove enable disable update -clear -Clear", w.Text) {
			m.Unknown("it changes where packages come from", w)
			return
		}
	}
}
