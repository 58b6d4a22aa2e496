package commands

import "automode"

var idf = Program{
	Name: "idf.py", Rare: true, Summary: "builds firmware for the ESP32 and its kin", Manual: "the build system and IDF Frontend guides of ESP-IDF 5.5",
	Row: Row{
		Help: "-h --help --version", Args: anyData, Refine: idfActions, Compiles: true,
		Flags: []Flag{
			{Names: "-v --verbose -n --no-hints --hints --no-ccache --ccache --preview -w --cmake-warn-uninitialized -p= --port= -b= --baud= -G= --generator= --format= --diff-map-file=", Value: Data},
			{Names: "-D= --define-cache-entry=", Value: Data}, {Names: "-C= --project-dir=", Value: Base}, {Names: "-B= --build-dir=", Value: WritesTree, Why: "builds there"}, {Names: "--output-file=", Value: Writes, Why: "writes what it found there"},
		},
	},
}

var idfCases = []Case{
	{`idf.py`, `nothing`}, {`idf.py -v build`, `Run{entry-point} the build`}, {`idf.py -C app -B out -D CONFIG_X=y size-components --output-file f`, `Run{entry-point} the build; in app; Write out/**; Write f`}, {`idf.py -D SDKCONFIG_DEFAULTS=a;b reconfigure`, `Run{entry-point} the build; Read{listing} a; Read{listing} b`}, {`idf.py -D CMAKE_TOOLCHAIN_FILE=x build`, `Run{entry-point} the build; Unknown the setting “CMAKE_TOOLCHAIN_FILE=x” may name code`},
	{`idf.py set-target esp32s3 build`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built; Write sdkconfig`}, {`idf.py fullclean`, `Delete{recoverable,build-output} what was built`}, {`idf.py -p /dev/ttyUSB0 flash monitor`, `Publish the board`}, {`idf.py build erase-flash`, `Run{entry-point} the build; Publish the board`}, {`idf.py create-component x`, `Write{source-only} ./**`}, {`idf.py add-dependency x`, `Install packages or versions`}, {`idf.py gdb`, `Unknown nobody read what “gdb” does`}, {`idf.py set-target`, `Unknown nobody read what “set-target” does`},
}

// idfActions: several may stand in one call, and a few take a word of their own.
func idfActions(m *Match) {
	builds, board := false, false
	own := m.Facts
	m.Facts = nil
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		takes := i+1 < len(m.Args)
		switch name := w.Text; {
		case !w.Exact():
			m.Unknown("the action is not known", w)
		case named("all build app bootloader partition-table size size-components size-files reconfigure confserver save-defconfig menuconfig qemu clang-check", name):
			builds = true
		case named("clean fullclean python-clean", name):
			m.addDo(&toolRemoves[0])
		case name == "set-target" && takes && m.Args[i+1].Exact():
			i++
			builds = true
			m.addDo(&toolRemoves[0])
			config := Lit("sdkconfig")
			m.addRole(Writes, &config, "makes the settings anew")
		case named("create-component create-project", name) && takes:
			i++
			m.addDo(&toolRewrites[0])
		case named("add-dependency update-dependencies create-project-from-example", name):
			i = len(m.Args)
			m.addDo(&toolInstalls[0])
		case named("flash app-flash bootloader-flash partition-table-flash encrypted-flash erase-flash erase-otadata monitor efuse-burn dfu-flash uf2", name):
			board = true
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
	if builds {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or examines the project"}}, m.Facts...)
	}
	m.Facts = append(m.Facts, own...)
	if board {
		m.Add(Fact{Kind: automode.Publish, Target: "the board", Why: "writes to the board, or starts what it runs"})
	}
	for _, h := range m.hits {
		if flagNamed(h.Flag, "-D") && h.Has {
			m.buildSetting(&h.Value, h.Value.Text)
		}
	}
}
