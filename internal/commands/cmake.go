package commands

import (
	"strings"

	"automode"
)

var cmake = Program{
	Name: "cmake", Also: "cmake3", Rare: true, Summary: "configures and builds native code", Manual: "cmake(1), CMake 4",
	Row: Row{
		Compiles: true,
		Help:     "-h --help -help -usage",
		Args:     []Arg{{Role: Lists}}, Refine: cmakeModes,
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "runs the project's CMakeLists.txt"}},
		Flags: []Flag{{Names: "-version --version --help-full --help-manual-list --help-command-list --help-commands --help-module-list --help-modules --help-policy-list --help-policies --help-property-list --help-properties --help-variable-list --help-variables --system-information"}, {Names: "--help-manual= --help-command= --help-module= --help-policy= --help-property= --help-variable=", Value: Data}, {Names: "-N -L -LA -LH -LAH --fresh --debug-output --debug-find --trace --trace-expand --warn-uninitialized --no-warn-unused-cli --verbose -v --clean-first --resolve-package-references[=] -j[=] --parallel --parallel[=] --list-presets --list-presets[=] --workflow --strip -Wdev -Wno-dev -Werror=dev -Wdeprecated -Wno-deprecated", Value: Data}, {Names: "-G= -T= -A= --preset= --build-and-test= --log-level= --target= -t= --config= --component= --prefix-unused= --default-directory-permissions=", Value: Data}, {Names: "-D= -U=", Value: Data}, {Names: "-S= --source=", Value: Lists}, {Names: "-B=", Value: WritesTree, Why: "builds there"}, {Names: "--build=", Value: Base}, {Names: "--install=", Value: Lists}, {Names: "-C= -P= --toolchain= --find-package", Value: RunsFile, Why: "runs that script"}, {Names: "--install-prefix= --prefix=", Value: WritesTree, Why: "installs there"}, {Names: "-E", Ends: true}, {Names: "--graphviz= --trace-redirect= --profiling-output=", Value: Writes, Why: "writes there"}, {Names: "--open= --profiling-format=", Value: Data}},
	},
}

var cmakeCases = []Case{
	{`cmake -E "$x" -rf a`, `Unknown which of its tools is started is not known`}, {`cmake -E *.txt`, `Unknown which of its tools is started is not known`},
	{`cmake --help-command add_library`, `nothing`}, {`cmake --version`, `nothing`}, {`cmake --help-command add_library f`, `Write f`}, {`cmake --help-full f`, `Write f`}, {`cmake --version f`, `Write f`}, {`cmake -V -P x`, `Unknown no option “-V” is known`},
	{`cmake -LAH -N b`, `Run{entry-point} the build; Read{listing} b`},
	{`cmake -E make_directory a b`, `Write a; Write b`},
	{`cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -G Ninja`, `Run{entry-point} the build; Read{listing} .; Write build/**`},
	{`cmake --build build -j 4 --target all`, `Run{entry-point} the build; Read{listing} 4; in build`},
	{`cmake --build b --target all test`, `Run{entry-point} the build; Read{listing} test; in b`}, {`cmake --build b --target all install`, `Run{entry-point} the build; Read{listing} install; in b; Unknown what “install” tells the build tool is not known`}, {`cmake --build b --target all -- SHELL=x`, `Run{entry-point} the build; Read{listing} SHELL=x; in b; Unknown what “SHELL=x” tells the build tool is not known`},
	{`cmake --build b --target install`, `in b; Run[task] install`}, {`cmake --build b -t flash`, `in b; Run[task] flash`},
	{`cmake --install build --prefix /usr`, `Install what was built; Read{listing} build; Write /usr/**`},
	{`cmake -P x.cmake`, `Run{entry-point} the build; Run[file native] x.cmake`},
	{`cmake -B b -DCMAKE_CXX_COMPILER=clang++-18 -DCMAKE_C_COMPILER_LAUNCHER=ccache`, `Run{entry-point} the build; Write b/**`}, {`cmake -B b -DCMAKE_C_COMPILER_LAUNCHER=x`, `Run{entry-point} the build; Write b/**; Unknown the setting “CMAKE_C_COMPILER_LAUNCHER=x” may name a program to run`},
	{`cmake -B b -DCMAKE_C_COMPILER=./x`, `Run{entry-point} the build; Write b/**; Unknown the setting “CMAKE_C_COMPILER=./x” may name a program to run`},
	{`cmake -E rm -rf x`, `Delete x/**`}, {`cmake -E remove_directory x y`, `Delete x/**; Delete y/**`}, {`cmake -E remove -f x`, `Delete x`}, {`cmake -E rm -q x`, `Unknown nobody read what “-q” does here; Delete x/**`}, {`cmake -E create_symlink a b`, `Unknown nobody read what “create_symlink” does here`},
	{`cmake -E echo a`, `nothing`}, {`cmake -E copy a b c`, `Read a; Read b; Write c`}, {`cmake -E rename a b`, `Delete{relocated} a/**; Write b`}, {`cmake -E copy -t d a`, `Unknown nobody read what “-t” does here; Read d; Write a`},
	{`cmake -E cat a b`, `Read a; Read b`},
	{`cmake -E compare_files a b`, `Read a; Read b`},
	{`cmake -E md5sum a`, `Read{listing} a`},
	{`cmake -E environment`, `Disclose environment`},
	{`cmake -E time rm -rf x`, `Run[words] rm -rf x`},
	{`cmake --build b -- -j4 VERBOSE=1`, `Run{entry-point} the build; Read{listing} -j4; Read{listing} VERBOSE=1; in b`}, {`cmake --build b -- SHELL=x`, `Run{entry-point} the build; Read{listing} SHELL=x; in b; Unknown what “SHELL=x” tells the build tool is not known`},
	{`cmake --graphviz v`, `Run{entry-point} the build; Write v`},
	{`cmake -B b '-DCMAKE_CXX_FLAGS=--coverage -O0 -Wall'`, `Run{entry-point} the build; Write b/**`}, {`cmake -B b '-DCMAKE_CXX_FLAGS=-fplugin=x.so'`, `Run{entry-point} the build; Write b/**; Unknown the setting “CMAKE_CXX_FLAGS=-fplugin=x.so” may name a program to run`}, {`cmake -B b '-DCMAKE_CXX_FLAGS=-B/tmp/x'`, `Run{entry-point} the build; Write b/**; Unknown the setting “CMAKE_CXX_FLAGS=-B/tmp/x” may name a program to run`},
	{`cmake --build --preset debug -j 4`, `Run{entry-point} the build; Read{listing} 4`}, {`cmake --build --preset debug -- SHELL=x`, `Run{entry-point} the build; Read{listing} SHELL=x; Unknown what “SHELL=x” tells the build tool is not known`},
	{`cmake --open v`, `Run{entry-point} the build`},
}

// compilesPlainly reports whether options for a compiler choose how it compiles, and
// name neither code nor files.
func compilesPlainly(options string) bool {
	for f := range strings.FieldsSeq(options) {
		option, value, set := strings.Cut(f, "=")
		switch {
		case strings.HasPrefix(f, "-D") && !strings.ContainsAny(f, "\"'`$;|&<>()\\"):
		case set && named("-std -fsanitize -fno-sanitize -fsanitize-recover -fno-sanitize-recover -fvisibility -march -mtune -mcpu -stdlib -ftemplate-depth -fdiagnostics-color -Wframe-larger-than -O", option) && bareSetting(value):
		case set:
			return false
		case named("-g -g0 -g1 -g2 -g3 -ggdb -ggdb3 -O -O0 -O1 -O2 -O3 -Og -Os -Oz -Ofast -pipe -pthread -w -pedantic -pedantic-errors -fPIC -fpic -fPIE -pg --coverage -fprofile-arcs -ftest-coverage -fno-omit-frame-pointer -fno-optimize-sibling-calls -fno-exceptions -fno-rtti -fno-strict-aliasing -fstack-protector-strong -flto -fopenmp -ffast-math -funroll-loops -static-libgcc -static-libstdc++ -fprofile-instr-generate -fcoverage-mapping -fno-inline -fcommon -fno-common -fpermissive -fconcepts -fcoroutines", f):
		case strings.HasPrefix(f, "-W") && !strings.HasPrefix(f, "-Wl,") && !strings.HasPrefix(f, "-Wa,") && !strings.HasPrefix(f, "-Wp,") && strings.Trim(f[2:], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+") == "":
		default:
			return false
		}
	}
	return true
}

// nativePlain reports whether an option for the tool that cmake builds with, whichever
// that is, chooses how much it does at once and how much it says.
func nativePlain(w Word) bool {
	text := w.Text
	if t, ok := w.numbered(); ok {
		text = t
	} else if !w.Exact() {
		return false
	}
	return isDigits(strings.TrimPrefix(strings.TrimPrefix(text, "-j"), "-l")) || named("-j -l -k -v -s -n V=1 VERBOSE=1 --quiet --silent --keep-going -quiet", text)
}

// cmakeCopies: the last of the words is where the others go, unless "-t" names it.
func cmakeCopies(m *Match, words []Word) {
	role, taken := Reads, "copies files"
	if m.Args[0].Is("rename") {
		role, taken = Moves, "moves it"
	}
	for i, w := range words {
		switch {
		case w.Many || w.Text == "" || w.Text[0] == '-':
			m.Unknown("nobody read what "+quote(w)+" does here", w)
		case i == len(words)-1:
			m.Add(roleFact(Receives, w, taken))
		default:
			m.Add(roleFact(role, w, taken))
		}
	}
}

// cmakeRemoves: of its own words for it only rm asks for "-r" where a folder is meant.
func cmakeRemoves(m *Match, words []Word) {
	tree := !m.Args[0].Is("remove")
	for i, w := range words {
		switch {
		case w.Is("--"), w.Exact() && named("-f -r -R -rf -fr -Rf -fR", w.Text) && i < len(words)-1:
		case w.Text != "" && w.Text[0] == '-':
			m.Unknown("nobody read what "+quote(w)+" does here", w)
		default:
			f := roleFact(Deletes, w, "removes files and folders")
			if tree {
				f.Extent = automode.Tree
			}
			m.Add(f)
		}
	}
}

// cmakeModes: -E is a box of tools, --install copies what was built, and of
// the settings only those are known that name no program.
func cmakeModes(m *Match) {
	if m.Has("--version --help-command") {
		// What it says of itself goes to a file that is named behind it.
		m.Facts = roles(Writes, m.Args, "writes what it says there")
		return
	}
	if m.Has("-E") {
		m.Facts = nil
		if len(m.Args) == 0 {
			return
		}
		if !m.Args[0].Exact() {
			m.Unknown("which of its tools is started is not known", m.Args[0])
			return
		}
		switch m.Args[0].Text {
		case "echo", "true", "false", "sleep", "capabilities":
		case "environment":
			m.Add(Fact{Target: "environment", Kind: automode.Disclose, Why: "prints every variable"})
		case "cat", "compare_files":
			for _, w := range m.Args[1:] {
				m.Add(roleFact(Reads, w, ""))
			}
		case "copy", "copy_if_different", "copy_if_newer", "rename":
			cmakeCopies(m, m.Args[1:])
		case "make_directory", "touch":
			for _, w := range m.Args[1:] {
				m.Add(roleFact(Makes, w, "makes it"))
			}
		case "md5sum", "sha1sum", "sha224sum", "sha256sum", "sha384sum", "sha512sum":
			for _, w := range m.Args[1:] {
				m.Add(roleFact(Lists, w, ""))
			}
		case "rm", "remove", "remove_directory":
			cmakeRemoves(m, m.Args[1:])
		case "time":
			if len(m.Args) > 1 {
				m.Add(Fact{Role: RunsWords, Word: m.Args[1], Words: m.Args[1:], Kind: automode.Run, Why: "runs a command and says how long it took"})
			}
		default:
			m.Unknown("nobody read what "+quote(m.Args[0])+" does here", m.Args[0])
		}
		return
	}
	if dir, ok := m.Value("--build"); ok && dir.Is("--preset") && len(m.Args) > 0 {
		// A preset of the project says where it is built.
		m.Own(func(f *Fact) bool { return f.Role != Base && (f.Role != Lists || f.Word != m.Args[0]) })
		m.Args = m.Args[1:]
	}
	for _, w := range m.Args {
		if m.Has("--build") && !nativePlain(w) && (!m.Has("--target") || !w.Exact() || w.Is("") || w.Text[0] == '-' || strings.Contains(w.Text, "=") || ninjaActs(w.Text)) {
			m.Unknown("what "+quote(w)+" tells the build tool is not known", w)
		}
	}
	for i := range m.Facts {
		if m.Has("--install") && m.Facts[i].Kind == automode.Run {
			m.Facts[i] = Fact{Kind: automode.Install, Target: "what was built", Why: "copies what was built to where it belongs"}
		}
	}
	for _, h := range m.hits {
		if (h.Name == "--target" || h.Name == "-t") && !h.Value.Is("clean") && (!h.Value.Exact() || ninjaActs(h.Value.Text)) {
			m.Own(func(f *Fact) bool { return f.Kind != automode.Run || f.Traits&automode.EntryPoint == 0 })
			m.Add(Fact{Role: RunsTask, Word: h.Value, Kind: automode.Run, Why: "builds a target that does more than build"})
		}
		if h.Name == "-D" && !cmakePlain(h.Value) {
			m.Unknown("the setting "+quote(h.Value)+" may name a program to run", h.Value)
		}
	}
}

// cmakePlain reports whether a setting, as it stands behind "-D", names no program.
func cmakePlain(w Word) bool {
	name, value, _ := strings.Cut(w.Text, "=")
	name, _, _ = strings.Cut(name, ":")
	if !w.Exact() {
		return false
	}
	switch value {
	case "ON", "OFF", "TRUE", "FALSE", "1", "0":
		return true
	}
	switch name {
	case "CMAKE_BUILD_TYPE", "CMAKE_EXPORT_COMPILE_COMMANDS", "CMAKE_CXX_STANDARD", "CMAKE_C_STANDARD", "CMAKE_INSTALL_PREFIX", "CMAKE_OSX_ARCHITECTURES", "CMAKE_OSX_DEPLOYMENT_TARGET", "CMAKE_VERBOSE_MAKEFILE", "CMAKE_POSITION_INDEPENDENT_CODE":
		return true
	case "CMAKE_C_FLAGS", "CMAKE_CXX_FLAGS", "CMAKE_C_FLAGS_DEBUG", "CMAKE_CXX_FLAGS_DEBUG", "CMAKE_C_FLAGS_RELEASE", "CMAKE_CXX_FLAGS_RELEASE", "CMAKE_EXE_LINKER_FLAGS", "CMAKE_SHARED_LINKER_FLAGS":
		return compilesPlainly(value)
	case "CMAKE_C_COMPILER", "CMAKE_CXX_COMPILER": // one that is found by its name
		return named("gcc g++ cc c++ clang clang++", strings.TrimRight(value, "-0123456789"))
	case "CMAKE_C_COMPILER_LAUNCHER", "CMAKE_CXX_COMPILER_LAUNCHER":
		return named("ccache sccache", value)
	}
	return isDigits(value)
}
