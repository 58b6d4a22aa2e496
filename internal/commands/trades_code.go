package commands

import (
	"strings"

	"automode"
)

// Languages that nobody here reads, as far as one calls what checks and tests the
// project.

// juliaChecks and rChecks are functions that check, test or build the project that
// they are called in, or say what is installed.
const (
	juliaChecks = "Pkg.test Pkg.status Pkg.instantiate Pkg.precompile Pkg.resolve Pkg.build versioninfo println(VERSION) print(VERSION)"
	rChecks     = "devtools::test devtools::check devtools::document devtools::load_all devtools::lint testthat::test_local testthat::test_file testthat::test_dir lintr::lint_package lintr::lint lintr::lint_dir rcmdcheck::rcmdcheck renv::status renv::restore roxygen2::roxygenise covr::package_coverage tinytest::test_package pkgdown::build_site sessionInfo packageVersion cat(R.version.string) print(R.version.string)"
)

// callsChecks: code that does nothing but call such functions is one of the project's
// entry points.
func callsChecks(m *Match) {
	known, loads := "", ""
	switch m.name() {
	case "julia":
		known, loads = juliaChecks, "using Pkg import Pkg"
	case "Rscript":
		known, loads = rChecks, "library(devtools) library(testthat) library(lintr) library(renv)"
	default:
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsText && f.Word.Exact() && callsOnly(f.Word.Text, known, loads) {
			m.Facts[i] = Fact{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Flag: f.Flag, Why: "checks, tests or builds the project"}
		}
	}
}

// callsOnly reports whether a text is nothing but calls of functions that are known,
// with numbers, truths and names of the project's files, and lines that load them.
func callsOnly(text, known, loads string) bool {
	calls := 0
	for part := range strings.FieldsFuncSeq(text, func(c rune) bool { return c == ';' || c == '\n' }) {
		part = strings.TrimSpace(part)
		name, rest, call := strings.Cut(part, "(")
		args, closed := strings.CutSuffix(rest, ")")
		switch {
		case part == "":
		case strings.Contains(" "+loads+" ", " "+part+" "):
		case named(known, part): // a whole one
			calls++
		case call && closed && named(known, name) && plainArguments(args):
			calls++
		default:
			return false
		}
	}
	return calls > 0
}

// plainArguments reports whether arguments hold no call, no block, and no name of a
// file elsewhere.
func plainArguments(args string) bool {
	for i := range len(args) {
		c := args[i] | 0x20
		if !(c >= 'a' && c <= 'z' || args[i] >= '0' && args[i] <= '9' || strings.IndexByte(" ,=._-\"'/", args[i]) >= 0) {
			return false
		}
	}
	return !strings.Contains(args, "..") && !strings.Contains(args, "\"/") && !strings.Contains(args, "'/")
}

var nvcc = Program{
	Name: "nvcc", Rare: true, Summary: "compiles CUDA", Manual: "nvcc --help, CUDA 12.8",
	Row: Row{
		Style: Looking, Help: "--help -h --version -V", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-c -dc -dw -dlink -ptx -cubin -fatbin -shared -static -g -G -lineinfo -use_fast_math --use_fast_math --expt-relaxed-constexpr -expt-relaxed-constexpr --expt-extended-lambda --extended-lambda -extended-lambda -v --verbose --dryrun -dryrun -w -O0 -O1 -O2 -O3 -E -S -M -MM -lib -cuda --resource-usage -Wno-deprecated-gpu-targets -Wno-deprecated-declarations -allow-unsupported-compiler --allow-unsupported-compiler --default-stream="},
			{Names: "-arch= --gpu-architecture= -code= --gpu-code= -gencode= --generate-code= -std= --std= -D= -U= -l= -maxrregcount= -rdc= --relocatable-device-code= -cudart= -Xptxas= --ptxas-options= -t= --threads= -x= -m=", Value: Data},
			{Names: "-I= -L= -isystem=", Value: Lists}, {Names: "-include=", Value: Reads},
			{Names: "-o= --output-file= -MF=", Value: Writes, Why: "writes what it builds"}, {Names: "-odir= --output-directory= -keep-dir=", Value: WritesTree, Why: "writes what it builds"},
			{Names: "-ccbin= --compiler-bindir=", Value: Unread, Why: "compiles with it"},
			{Names: "-Xcompiler= --compiler-options= -Xlinker= --linker-options= -Xarchive= -Xnvlink= -optf= --options-file= -idp= -ldir= --libdevice-directory= -target-dir= --target-directory=", Value: Unread, Why: "options of another program"},
			{Names: "-run --run -keep --keep -clean -forward-unknown-to-host-compiler -forward-unknown-opts --forward-unknown-to-host-compiler", Does: []Do{{Why: "runs what it built, keeps or removes files, or hands options on"}}},
		},
	},
}

var nvccCases = []Case{
	{`nvcc -arch=sm_80 -O3 -o k a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Write k`}, {`nvcc -lineinfo -I inc -include p.h a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Read{listing} inc; Read p.h`}, {`nvcc -odir d -c a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Write d/**`},
	{`nvcc -ccbin ./x a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown compiles with it`}, {`nvcc -Xcompiler -fplugin=x a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown options of another program`}, {`nvcc -run a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown runs what it built, keeps or removes files, or hands options on`},
	{`nvcc -S a.cu`, `Run{entry-point} the build; Read{listing} a.cu`},
}

var iverilog = Program{
	Name: "iverilog", Rare: true, Summary: "compiles Verilog for simulation", Manual: "iverilog(1), Icarus Verilog 12",
	Row: Row{
		Help: "-h --help -V", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-E -i -S -u -v -g= -s= -T= -W= -D= -P= -p= -N= -Y= -q", Value: Data}, {Names: "-I= -y= -l=", Value: Lists}, {Names: "-o= -M=", Value: Writes, Why: "writes what it builds"},
			{Names: "-c= -f= -m= -B= -t= -L= -d=", Value: Unread, Why: "takes more options, or loads code"},
		},
	},
}

var iverilogCases = []Case{{`iverilog -g2012 -Wall -o tb.vvp -I inc a.sv b.v`, `Run{entry-point} the build; Read{listing} a.sv; Read{listing} b.v; Write tb.vvp; Read{listing} inc`}, {`iverilog -m ./x.vpi a.v`, `Run{entry-point} the build; Read{listing} a.v; Unknown takes more options, or loads code`}}

var qmake = Program{
	Name: "qmake", Also: "qmake6 qmake-qt5", Rare: true, Summary: "makes makefiles of Qt projects", Manual: "qmake --help, Qt 6.9",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version --version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-makefile -Wnone -Wall -Wparser -Wlogic -Wdeprecated -r -recursive -nocache -nodepend -d -query= -after -before -early -late", Value: Data}, {Names: "-o=", Value: Writes, Why: "writes the makefile there"}, {Names: "-project -set= -unset= -qtconf= -cache= -spec= -xspec= -tp= -install", Value: Unread, Does: []Do{{Why: "sets it up, or takes rules from there"}}, Why: "sets it up, or takes rules from there"}},
	},
}

var qmakeCases = []Case{{`qmake6 -r -o Makefile app.pro`, `Run{entry-point} the build; Read{listing} app.pro; Write Makefile`}, {`qmake -project`, `Run{entry-point} the build; Unknown sets it up, or takes rules from there`}}

var colcon = Program{
	Name: "colcon", Rare: true, Package: true, Summary: "builds and tests workspaces of ROS", Manual: "colcon --help, colcon-core 0.20",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--log-level=", Value: Data}, {Names: "--log-base=", Value: WritesTree, Why: "writes logs there"}},
		Rows: []Row{
			{Names: "build test", Does: toolBuilds, Args: anyData, Flags: []Flag{
				{Names: "--symlink-install --merge-install --continue-on-error --packages-select= --packages-up-to= --packages-skip= --packages-above= --packages-select-by-dep= --packages-ignore= --packages-start= --packages-end= --packages-skip-build-finished --packages-select-build-failed --packages-select-test-failures --parallel-workers= --executor= --event-handlers= --cmake-target= --cmake-clean-cache --cmake-clean-first --cmake-force-configure --return-code-on-test-failure --retest-until-pass= --test-result-base= --allow-overriding=", Value: Data},
				{Names: "--base-paths= --paths=", Value: Lists}, {Names: "--build-base= --install-base=", Value: WritesTree, Why: "builds there"},
			}},
			{Names: "test-result", Does: thisMachine, Flags: []Flag{{Names: "--all --verbose --result-files-only --test-result-base=", Value: Data}, {Names: "--delete --delete-yes", Does: []Do{{Kind: automode.Delete, Target: "results", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes results of tests"}}}}},
			{Names: "list graph info", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "-n --names-only -p --paths-only -t --topological-order -g --topological-graph --dot --packages-select= --packages-up-to=", Value: Data}}},
			{Names: "mixin metadata version-check", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

var colconCases = []Case{{`colcon`, `nothing`}, {`colcon build --packages-select a --symlink-install`, `Run{entry-point} the build`}, {`colcon --log-base l --log-level info build --base-paths src --install-base i`, `Run{entry-point} the build; Write l/**; Read{listing} src; Write i/**`}, {`colcon test-result --verbose`, `Query this machine`}, {`colcon test-result --delete`, `Query this machine; Delete{recoverable,build-output} results`}, {`colcon list -n`, `Query this machine`}, {`colcon mixin add x`, `Unknown nobody read what this subcommand does`}}

var ros2 = Program{
	Name: "ros2", Rare: true, Summary: "looks at and starts nodes of ROS", Manual: "ros2 --help, ROS 2 Jazzy",
	Row: Row{Style: Plain, Args: anyData, Refine: ros2Looks},
}

var ros2Cases = []Case{{`ros2 pkg list`, `Query the robot's nodes`}, {`ros2 topic echo /x --once`, `Query the robot's nodes`}, {`ros2 run a b`, `Control the robot's nodes`}, {`ros2 doctor`, `Query the robot's nodes`}, {`ros2 topic pub /x y z`, `Control the robot's nodes`}}

// ros2Looks: a noun and a verb say whether it only looks.
func ros2Looks(m *Match) {
	looks := len(m.Args) > 0 && (m.Args[0].Is("doctor") || m.Args[0].Is("--help") || m.Args[0].Is("wtf"))
	if len(m.Args) > 1 && m.Args[0].Exact() && m.Args[1].Exact() && named("pkg node topic service action interface param component daemon bag lifecycle control", m.Args[0].Text) {
		looks = named("list info prefix xml executables echo type hz bw find show packages package proto types get describe status nodes", m.Args[1].Text)
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "the robot's nodes"})
		return
	}
	m.Add(Fact{Kind: automode.Control, Target: "the robot's nodes", Why: "starts or drives nodes"})
}

var webExt = Program{
	Name: "web-ext", Rare: true, Package: true, Summary: "checks and packs extensions of browsers", Manual: "web-ext --help, 8.9",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-s= --source-dir=", Value: Lists}, {Names: "-a= --artifacts-dir=", Value: WritesTree, Why: "writes there"}, {Names: "-v --verbose --no-input -i= --ignore-files=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
		Rows: []Row{
			{Names: "lint build", Does: toolBuilds, Flags: []Flag{{Names: "-o= --output= --metadata --pretty -p --privileged --self-hosted --boring --warnings-as-errors -w --enterprise -n= --filename= --overwrite-dest", Value: Data}}},
			{Names: "run sign docs dump-config", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Publish, Target: "the extension", Why: "starts a browser with it, or hands it in"}}},
		},
	},
}

var webExtCases = []Case{{`web-ext`, `nothing`}, {`web-ext lint -o json --source-dir ext`, `Run{entry-point} the build; Read{listing} ext`}, {`web-ext build -a d -v`, `Run{entry-point} the build; Write d/**`}, {`web-ext -c x.js lint`, `Run{entry-point} the build; Run[file javascript] x.js`}, {`web-ext sign`, `Publish the extension`}}

var desktopChecks = Program{
	Name: "desktop-file-validate", Kin: "gtk-builder-tool appstreamcli appstream-util", Rare: true, Summary: "checks files of desktop programs", Manual: "desktop-file-validate(1), 0.28; gtk4-builder-tool(1), 4.18; appstreamcli(1), 1.0; appstream-util(1), 0.8",
	Row: Row{Style: Plain, Args: anyData, Refine: desktopLooks},
}

var desktopChecksCases = []Case{{`desktop-file-validate a.desktop`, `Read a.desktop`}, {`appstreamcli validate --no-net a.xml`, `Read a.xml`}, {`gtk-builder-tool simplify --replace a.ui`, `Unknown nobody read what this does`}, {`appstreamcli put x`, `Unknown nobody read what this does`}}

// desktopLooks: what validates only reads.
func desktopLooks(m *Match) {
	files := m.Args
	if m.name() != "desktop-file-validate" {
		if len(files) == 0 || !named("validate validate-relax validate-strict validate-tree", files[0].Text) || !files[0].Exact() {
			m.Unknown("nobody read what this does", Word{})
			return
		}
		files = files[1:]
	}
	for _, w := range files {
		switch {
		case w.Exact() && named("--no-net --strict --pedantic --explain --no-color --no-hints --no-warn-deprecated --warn-kde --nonet", w.Text):
		case strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what this does", w)
		default:
			m.Add(roleFact(Reads, w, ""))
		}
	}
}

var glibCompilers = Program{
	Name: "glib-compile-schemas", Kin: "glib-compile-resources blueprint-compiler", Rare: true, Summary: "compiles schemas, resources and interfaces of desktop programs", Manual: "glib-compile-schemas(1), glib-compile-resources(1), GLib 2.84; blueprint-compiler --help 0.16",
	Row: Row{
		Help: "-h --help --version", Refine: glibWrites, Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{{Names: "--dry-run --generate-dependencies"}, {Names: "--strict --allow-any-name --generate --generate-source --generate-header --c-name= --manual-register --internal --external-data", Value: Data}, {Names: "--target= --targetdir= --output=", Value: Writes, Why: "writes what it compiles"}, {Names: "--dependency-file=", Value: Writes, Why: "writes what it compiles"}, {Names: "--sourcedir=", Value: ReadsTree}, {Names: "--schema-file=", Value: Reads}},
	},
}

var glibCompilersCases = []Case{{`glib-compile-schemas --dry-run data`, `Read data/**`}, {`glib-compile-schemas --strict data`, `Read data/**; Write data/**`}, {`glib-compile-resources --dependency-file f a.xml`, `Read a.xml/**; Write f; Write a.xml/**`}, {`glib-compile-schemas data`, `Read data/**; Write data/**`}, {`glib-compile-resources --target a.c --sourcedir d a.xml`, `Read a.xml/**; Write a.c; Read d/**`}, {`glib-compile-schemas --strict --schema-file f`, `Read f`}}

// glibWrites: compiled schemas go into the folder where they lie, and resources beside
// their list.
func glibWrites(m *Match) {
	if m.Holds("--dry-run --target --targetdir --output --generate-dependencies") {
		return
	}
	for i := range m.Args {
		m.Add(roleFact(WritesTree, m.Args[i], "writes what it compiles there"))
	}
}

var binwalk = Program{
	Name: "binwalk", Rare: true, Summary: "looks for files within files", Manual: "binwalk --help, 2.4 and 3.1",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-B --signature -A --opcodes -E --entropy -H --high -L --low -W --hexdump -w --terse -q --quiet -v --verbose -c --csv -t --term -a --finclude= -p --fexclude= -y= --include= -x= --exclude= -l= --length= -o= --offset= -O= --base= -R= --raw= -N --nplot -s", Value: Data},
			{Names: "-m= --magic=", Value: Reads}, {Names: "-f= --log=", Value: Writes, Why: "writes a log"}, {Names: "-C= --directory=", Value: WritesTree, Why: "unpacks there"},
			{Names: "-e --extract -M --matryoshka -J --save -D= --dd= -z --carve -r --rm --run-as= --preserve-symlinks", Value: Data, Does: []Do{{Why: "unpacks what it finds, with other programs"}}},
		},
	},
}

var binwalkCases = []Case{{`binwalk -B a.bin`, `Read a.bin`}, {`binwalk -e a.bin`, `Read a.bin; Unknown unpacks what it finds, with other programs`}, {`binwalk -m f -f l -C d a.bin`, `Read a.bin; Read f; Write l; Write d/**`}}
