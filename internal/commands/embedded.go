package commands

import (
	"strings"

	"automode"
)

// Builders of firmware, and what looks at it or stands in for the board.

var platformio = Program{
	Name: "platformio", Also: "pio", Rare: true, Package: true, Summary: "builds and tests firmware", Manual: "the CLI reference of PlatformIO Core 6.1",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "--no-ansi -c= --caller= -v -vv --verbose -s --silent --json-output -e= --environment=", Value: Data},
			{Names: "-d= --project-dir=", Value: Base},
			{Names: "--project-conf=", Value: Unread, Why: "its settings name scripts"},
		},
		Rows: []Row{
			{Names: "run", Compiles: true, Does: toolBuilds, Refine: pioTargets, Flags: []Flag{
				{Names: "-t= --target=", Value: Data}, {Names: "--disable-auto-clean --list-targets -j= --jobs= --upload-port= --monitor-port= -a= --program-arg=", Value: Data},
			}},
			{Names: "test", Compiles: true, Does: toolTests, Flags: []Flag{
				{Names: "-f= --filter= -i= --ignore= --upload-port= --test-port= --without-building --without-uploading --without-testing --no-reset --monitor-rts= --monitor-dtr= -a= --program-arg= --list-tests", Value: Data},
				{Names: "--json-output-path= --junit-output-path=", Value: Writes, Why: "writes the report there"},
			}},
			{Names: "check", Does: toolBuilds, Flags: []Flag{{Names: "--src-filters= --flags= --severity= --fail-on-defect= --skip-packages --pattern=", Value: Data}}},
			{Names: "device lib board platform account", Rows: []Row{
				{Names: "list show search builtin stats frameworks", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--serial --logical --mdns -g --global --installed", Value: Data}}},
				{Names: "monitor install uninstall update register login logout forgot token destroy password", Style: Plain, Does: toolInstalls, Args: anyData},
			}},
			{Names: "pkg", Rows: []Row{
				{Names: "list show search outdated exec-list", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "-g --global -p= --platform= -t= --tool= -l= --library= --only-platforms --only-tools --only-libraries -s= --sort= --page=", Value: Data}}},
				{Names: "install update uninstall", Style: Plain, Does: toolInstalls, Args: anyData},
				{Names: "exec", Style: Plain, Does: toolRuns, Args: anyData},
				{Names: "publish unpublish", Style: Plain, Does: toolReleases, Args: anyData},
			}},
			{Names: "project", Rows: []Row{
				{Names: "config metadata data", Does: toolBuilds, Flags: []Flag{{Names: "--lint", Value: Data}, {Names: "--json-output-path=", Value: Writes, Why: "writes what it found there"}}},
				{Names: "init", Style: Plain, Does: toolInstalls, Args: anyData},
			}},
			{Names: "system", Rows: []Row{{Names: "info", Does: thisMachine}, {Names: "prune", Style: Plain, Does: toolInstalls, Args: anyData}}},
			{Names: "boards", Does: hostLooks, Args: anyData},
			{Names: "ci debug home remote access org team upgrade settings", Style: Plain, Args: anyData, Does: []Do{{Why: "what it runs, sends or changes was not read"}}},
		},
	},
}

var platformioCases = []Case{
	{`pio`, `nothing`},
	{`pio run -e esp32dev -t size -j 4`, `Run{entry-point} the build`},
	{`pio run -t upload`, `Run{entry-point} the build; Publish the board`},
	{`pio run -t clean`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`},
	{`pio run -t erase_everything`, `Run{entry-point} the build; Unknown nobody read what the target “erase_everything” does`},
	{`pio test -e native -f test_x -v --junit-output-path r.xml`, `Run{entry-point} the project's tests; Write r.xml`},
	{`pio check -d p --severity high`, `Run{entry-point} the build; in p`},
	{`pio check --project-conf x.ini`, `Run{entry-point} the build; Unknown its settings name scripts`},
	{`pio device list --serial`, `Query the platform`}, {`pio device`, `nothing`}, {`pio lib install x`, `Install packages or versions`},
	{`pio pkg list -g`, `Query the platform`}, {`pio pkg install`, `Install packages or versions`}, {`pio pkg exec -- x`, `Run the project`}, {`pio pkg publish`, `Publish{rewrites} the package index`}, {`pio pkg`, `nothing`},
	{`pio project config --lint`, `Run{entry-point} the build`}, {`pio project metadata --json-output-path f`, `Run{entry-point} the build; Write f`}, {`pio project init`, `Install packages or versions`}, {`pio project`, `nothing`},
	{`pio system info`, `Query this machine`}, {`pio system prune`, `Install packages or versions`}, {`pio system`, `nothing`}, {`pio boards esp32`, `Query the platform`}, {`pio remote run`, `Unknown what it runs, sends or changes was not read`},
}

// boardTargets sorts what a build of firmware is asked for: what it makes or
// shows, what takes it away, and what it does to the board.
func (m *Match) boardTargets(makes, clears, board string) {
	for _, h := range m.hits {
		if h.Name != "-t" && h.Name != "--target" {
			continue
		}
		switch w := h.Value; {
		case !w.Exact():
			m.Unknown("the target is not known", w)
		case named(makes, w.Text):
		case named(clears, w.Text):
			m.addDo(&toolRemoves[0])
		case named(board, w.Text):
			m.Add(Fact{Kind: automode.Publish, Target: "the board", Why: "writes to the board, or starts what it runs"})
		default:
			m.Unknown("nobody read what the target "+quote(w)+" does", w)
		}
	}
}

func pioTargets(m *Match) {
	m.boardTargets("buildprog size checkprogsize sizedata compiledb envdump idedata buildfs menuconfig checkprog", "clean cleanall fullclean", "upload uploadfs uploadfsota program uploadeep erase monitor nobuild fuses bootloader")
}

var west = Program{
	Name: "west", Rare: true, Package: true, Summary: "builds Zephyr and keeps its repositories", Manual: "the guide of west 1.5 and its --help; Zephyr 4.2 for build, flash and twister",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet", Value: Data}, {Names: "-z= --zephyr-base=", Value: Unread, Why: "names the build's own code"}},
		Rows: []Row{
			{Names: "build", Compiles: true, Does: toolBuilds, Args: []Arg{{Role: Lists}}, Refine: westBuild, Flags: []Flag{
				{Names: "-t= --target=", Value: Data}, {Names: "-b= --board= -p= --pristine= -c --cmake --cmake-only -n --just-print --dry-run --recon -f --force -S= --snippet= --shield= -T= --test-item= --sysbuild --no-sysbuild --domain=", Value: Data},
				{Names: "-d= --build-dir=", Value: WritesTree, Why: "builds there"}, {Names: "-s= --source-dir=", Value: Lists}, {Names: "-o= --build-opt=", Value: Unread, Why: "is an option of another program"},
			}},
			{Names: "twister", Compiles: true, Does: toolTests, Refine: westBuild, Flags: []Flag{
				{Names: "-T= --testsuite-root= --test-config=", Value: Lists}, {Names: "-p= --platform= -s= --test= --scenario= -t= --tag= -e= --exclude-tag= -k= --arch= -j= --jobs= -i --inline-logs -n --no-clean -c --clobber-output -y --dry-run -b --build-only --cmake-only --integration -G --ninja -N -l --all -K --force-platform --list-tests --list-tags --test-tree --coverage -f --only-failed -ll= --log-level= -x= --extra-args= -M= --runtime-artifact-cleanup= --timeout-multiplier= --no-detailed-test-id --subset= -W --disable-warnings-as-errors --short-build-path -R --enable-asserts -S --enable-slow", Value: Data},
				{Names: "-O= --outdir=", Value: WritesTree, Why: "writes what it makes there"}, {Names: "--device-testing --device-serial= --hardware-map= --west-flash --west-flash=", Value: Data, Does: []Do{{Kind: automode.Publish, Target: "the board", Why: "writes to the board, or starts what it runs"}}},
			}},
			{Names: "list status diff topdir manifest-path boards shields help completion grep compare", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData, Flags: []Flag{{Names: "-f= --format= -a --all --board= -n= --name= -i --inactive", Value: Data}}},
			{Names: "manifest", Does: []Do{{Kind: automode.Read, Target: "."}}, Flags: []Flag{{Names: "--resolve --freeze --validate --path --active-only --untracked", Value: Data}, {Names: "-o= --out=", Value: Writes, Why: "writes the manifest there"}}},
			{Names: "config", Args: anyData, Does: []Do{{Kind: automode.Read, Target: "."}, {Kind: automode.Configure, Target: "west's settings", When: &When{Args: "2+"}, Why: "changes a setting"}}, Flags: []Flag{{Names: "-l --list --local --global --system", Value: Data}, {Names: "-d -D -a", Does: []Do{{Kind: automode.Configure, Target: "west's settings"}}, Why: "changes a setting"}}},
			{Names: "flash debug debugserver attach rtt sign robot", Style: Plain, Does: []Do{{Kind: automode.Publish, Target: "the board", Why: "writes to the board, or starts what it runs"}}, Args: anyData},
			{Names: "update", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "fetches the repositories that the manifest names"}}, Args: anyData, Flags: []Flag{{Names: "-n --narrow -k --keep-descendants -r --rebase --stats -f= --fetch=", Value: Data}}},
			{Names: "init blobs sdk packages", Style: Plain, Does: toolInstalls, Args: anyData},
			{Names: "forall simulate spdx", Style: Plain, Does: toolRuns, Args: anyData},
		},
	},
}

var westCases = []Case{
	{`west`, `nothing`},
	{`west build -b qemu_cortex_m3 samples/hello_world -p auto -d out`, `Run{entry-point} the build; Read{listing} samples/hello_world; Write out/**`},
	{`west build -t menuconfig -s app`, `Run{entry-point} the build; Read{listing} app`}, {`west build -t flash`, `Run{entry-point} the build; Publish the board`}, {`west build -o=-j4`, `Run{entry-point} the build; Unknown is an option of another program`},
	{`west build -b x app -- -DCONF_FILE=a.conf -DBOARD_ROOT=.`, `Run{entry-point} the build; Read{listing} app; Read{listing} a.conf; Unknown the setting “-DBOARD_ROOT=.” may name code`},
	{`west -z ../z build`, `Run{entry-point} the build; Unknown names the build's own code`},
	{`west twister -T tests -p native_sim -O out -v`, `Run{entry-point} the project's tests; Read{listing} tests; Write out/**`}, {`west twister --device-testing`, `Run{entry-point} the project's tests; Publish the board`},
	{`west list -f '{name}'`, `Read .`}, {`west status`, `Read .`}, {`west manifest --freeze -o f`, `Read .; Write f`}, {`west manifest --validate`, `Read .`},
	{`west config manifest.path`, `Read .`}, {`west config -l`, `Read .`}, {`west config build.board x`, `Read .; Configure west's settings`}, {`west config -d build.board`, `Read .; Configure west's settings`},
	{`west flash --runner jlink`, `Publish the board`}, {`west update --narrow`, `Install{declared} what the manifest names`}, {`west init -m x`, `Install packages or versions`}, {`west forall -c ls`, `Run the project`},
}

// westBuild: behind "--" stand settings of CMake. One can name files of settings,
// and others the code of the build.
func westBuild(m *Match) {
	m.boardTargets("menuconfig guiconfig rom_report ram_report footprint all boards usage initlevels hardenconfig traceconfig dashboard run run_qemu zephyr_final", "clean pristine", "flash debug debugserver attach")
	m.Own(func(f *Fact) bool { return f.Role != Lists || !strings.HasPrefix(f.Word.Text, "-D") })
	for i := range m.Args {
		w := &m.Args[i]
		if !strings.HasPrefix(w.Text, "-D") {
			continue
		}
		m.buildSetting(w, w.Text[2:])
	}
}

// buildSetting reads a setting that is handed to CMake. One can name files of
// settings, and others the code of the build.
func (m *Match) buildSetting(w *Word, setting string) {
	name, value, _ := strings.Cut(setting, "=")
	switch {
	case !w.Exact():
		m.Unknown("the setting is not known", *w)
	case strings.HasPrefix(name, "CONFIG_"), named("CMAKE_BUILD_TYPE CMAKE_EXPORT_COMPILE_COMMANDS CMAKE_VERBOSE_MAKEFILE IDF_TARGET", name), named("y n ON OFF TRUE FALSE", value), isDigits(value):
	case named("CONF_FILE EXTRA_CONF_FILE OVERLAY_CONFIG DTC_OVERLAY_FILE EXTRA_DTC_OVERLAY_FILE SDKCONFIG SDKCONFIG_DEFAULTS", name):
		for f := range strings.FieldsFuncSeq(value, func(c rune) bool { return c == ';' || c == ' ' }) {
			m.Add(roleFact(Lists, Lit(f), ""))
		}
	default:
		m.Unknown("the setting "+quote(*w)+" may name code", *w)
	}
}

var deviceTree = Program{
	Name: "dtc", Rare: true, Follows: "*", Summary: "turns descriptions of hardware into another form", Manual: "dtc(1), device tree compiler 1.7",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-V= --out-version= -q --quiet -s --sort -f --force -@ --symbols -A --auto-alias -L -T --annotate -v -W= --warning= -E= --error= -I= --in-format= -O= --out-format= -b= --boot-cpu= -S= --space= -R= --reserve= -a= --align= -H= --phandle=", Value: Data},
			{Names: "-o= --out= --out-dependency=", Value: Writes, Why: "writes what it makes"}, {Names: "-i= --include=", Value: ReadsTree},
		},
	},
}

var deviceTreeCases = []Case{{`dtc -I dts -O dtb -o a.dtb -i inc a.dts`, `Read a.dts; Write a.dtb; Read inc/**`}}

var deviceTreeShown = Program{
	Name: "fdtdump", Kin: "fdtget", Rare: true, Summary: "shows a description of hardware", Manual: "fdtdump(1) and fdtget(1), device tree compiler 1.7",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-d --debug -s --scan", Of: "fdtdump"}, {Names: "-l --list -p --properties -r --raw -t= --type= -d= --default=", Value: Data, Of: "fdtget"}},
	},
}

var deviceTreeShownCases = []Case{{`fdtdump -s a.dtb`, `Read a.dtb`}, {`fdtget -l -t x a.dtb /`, `Read a.dtb`}}

var boardTools = Program{
	Name: "openocd", Kin: "st-flash st-info st-util pyocd probe-rs JLinkExe esptool esptool.py espefuse.py avrdude dfu-util bossac picotool nrfjprog mcumgr teensy_loader_cli", Rare: true, Package: true,
	Summary: "reads and writes boards", Manual: "the references of OpenOCD 0.12, stlink 1.8, pyOCD 0.38, probe-rs 0.29, esptool 5, avrdude 8 and dfu-util 0.11",
	Row: Row{Style: Plain, Args: anyData, Refine: boardAsked, Does: []Do{{Kind: automode.Publish, Target: "the board", Why: "writes to the board, or starts what it runs"}}},
}

var boardToolsCases = []Case{
	{`openocd -f board.cfg -c 'program x'`, `Publish the board`}, {`openocd --version`, `nothing`}, {`st-info --probe`, `Query the board`}, {`pyocd list`, `Query the board`}, {`esptool.py --port x write_flash 0 a`, `Publish the board`}, {`probe-rs list --x`, `Publish the board`},
}

// boardAsked: questions that nothing else goes with.
func boardAsked(m *Match) {
	if len(m.Args) != 1 {
		return
	}
	switch w := m.Args[0]; {
	case !w.Exact():
	case named("--version --help -h -v -? version", w.Text):
		m.Facts = nil
	case m.name() == "st-info", w.Is("list"), w.Is("-l") && m.name() == "dfu-util":
		m.Facts = []Fact{{Kind: automode.Query, Target: "the board"}}
	}
}
