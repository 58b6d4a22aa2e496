package commands

import (
	"strings"

	"automode"
)

var gcc = Program{
	Name: "gcc", Rare: true, Follows: "*", Also: "cc c++ g++ clang clang++ gfortran", Summary: "compiles C and its kin", Manual: "gcc(1), GCC 14; clang(1), LLVM 19",
	Row: Row{Style: Plain, Args: []Arg{{Role: Data}}, Refine: gccWords, Compiles: true},
}

var gccCases = []Case{
	{`gcc`, `nothing`},
	{`gcc --version`, `nothing`},
	{`g++ -std=c++17 -Wall -O2 -Iinclude -DX=1 main.cpp a.cpp -o app -lm`, `Run{entry-point} the compiler; Read include/**; Read main.cpp; Read a.cpp; Write app`},
	{`gfortran -J build -o b/sim a.f90`, `Run{entry-point} the compiler; Write build/**; Write b/sim; Read a.f90`},
	{`cc -c a.c`, `Run{entry-point} the compiler; Read a.c; Write{build-output,source-only} ./*`},
	{`gcc -E a.c`, `Run{entry-point} the compiler; Read a.c`},
	{`gcc -fsyntax-only -x c -`, `Run{entry-point} the compiler`},
	{`clang -MMD -MF a.d -isystem inc -c a.c -o a.o`, `Run{entry-point} the compiler; Write a.d; Read inc/**; Read a.c; Write a.o`},
	{`gcc -shared -fPIC -L lib a.o -o liba.so`, `Run{entry-point} the compiler; Read lib/**; Read a.o; Write liba.so`},
	{`gcc -fdiagnostics-add-output=sarif:file=x a.c`, `Unknown nobody read what “-fdiagnostics-add-output=sarif:file=x” does`},
	{`gcc -fplugin=x.so a.c`, `Unknown nobody read what “-fplugin=x.so” does`},
	{`gcc -fdeps-file=x a.c`, `Unknown nobody read what “-fdeps-file=x” does`}, {`clang -fproc-stat-report=x a.c`, `Unknown nobody read what “-fproc-stat-report=x” does`}, {`clang -mllvm -info-output-file=x a.c`, `Unknown nobody read what “-mllvm” does`}, {`clang -foptimization-record-file=x a.c`, `Unknown nobody read what “-foptimization-record-file=x” does`},
	{`clang -Xclang -ast-dump -fsyntax-only a.c`, `Run{entry-point} the compiler; Read a.c`}, {`clang -Xclang -load -Xclang x.so a.c`, `Unknown nobody read what “-Xclang” does`}, {`clang --analyze -Xanalyzer -analyzer-output=text a.c`, `Run{entry-point} the compiler; Read a.c; Write{build-output,source-only} ./*`}, {`clang -Xanalyzer -load a.c`, `Unknown nobody read what “-Xanalyzer” does`}, {`gcc -print-file-name=libc.so`, `nothing`},
	{`gcc -B . a.c`, `Unknown nobody read what “-B” does`},
	{`gcc -specs x a.c`, `Unknown nobody read what “-specs” does`},
	{`gcc -specs=x a.c`, `Unknown nobody read what “-specs=x” does`},
	{`gcc -wrapper sh,-c a.c`, `Unknown nobody read what “-wrapper” does`},
	{`gcc @args`, `Unknown nobody read what “@args” does`},
	{`gcc -Wl,-plugin,x a.c`, `Unknown nobody read what “-Wl,-plugin,x” does`},
	{`gcc $x`, `Unknown an unknown word may be an option`},
}

// gccWords reads sources and options. Those that name a plug-in, a
// specification or another program to run are not among the known ones.
func gccWords(m *Match) {
	var facts []Fact
	sources, written, prints := 0, false, false
	add := func(role Role, kind automode.Kind, extent automode.Extent, w Word, why string) {
		facts = append(facts, Fact{Role: role, Kind: kind, Extent: extent, Word: w, Why: why})
	}
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		if !w.Exact() && (w.Text == "" || w.Text[0] == '-' || w.Text[0] == '@') {
			m.Unknown("an unknown word may be an option", w)
			return
		}
		name, value, rest := gccOption(w)
		if name == "" {
			if w.Text == "-" {
				continue
			}
			sources++
			add(Reads, automode.Read, automode.One, w, "")
			continue
		}
		if i+1 < len(m.Args) && m.Args[i+1].Exact() && gccHanded(w, m.Args[i+1].Text) {
			prints = prints || w.Text == "-Xclang"
			i++
			continue
		}
		o := gccKnown(name)
		if o == gccUnread || !w.Exact() {
			m.Unknown("nobody read what "+quote(w)+" does", w)
			return
		}
		if rest && o >= gccTakes {
			// The value is the next word.
			if i++; i == len(m.Args) {
				break
			}
			value = m.Args[i]
		}
		switch o {
		case gccHelp:
			return
		case gccPrints:
			prints = true
		case gccOutput:
			written = true
			add(Writes, automode.Write, automode.One, value, "writes what is compiled there")
		case gccWrites:
			add(Writes, automode.Write, automode.One, value, "writes what depends on what there")
		case gccFolder:
			add(ReadsTree, automode.Read, automode.Tree, value, "")
		case gccModules:
			add(WritesTree, automode.Write, automode.Tree, value, "writes modules there")
		case gccFile:
			add(Reads, automode.Read, automode.One, value, "")
		}
	}
	if len(m.Args) == 0 {
		return
	}
	m.Add(Fact{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, Why: "compiles the files"})
	for _, f := range facts {
		m.Add(f)
	}
	if sources > 0 && !written && !prints {
		m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.SourceOnly | automode.BuildOutput, Why: "writes what is compiled"})
	}
}

// gccSort is what an option of the compiler does.
type gccSort uint8

const (
	gccUnread gccSort = iota
	gccPlain          // chooses a form, warns, optimises, defines
	gccHelp           // prints and does nothing else
	gccPrints         // the result is printed, or nothing is made
	gccTakes          // from here on with a value
	gccOutput
	gccWrites
	gccFolder
	gccFile
	gccModules
)

// gccOption splits a word into an option's name and a value behind it; next
// says that the value is the next word. A word that is no option has no name.
func gccOption(w Word) (name string, value Word, next bool) {
	text := w.Text
	if len(text) < 2 || text[0] != '-' {
		if text != "" && text[0] == '@' {
			return text, Word{}, false
		}
		return "", Word{}, false
	}
	for _, n := range [...]string{"-isystem", "-iquote", "-idirafter", "-include", "-imacros", "-isysroot", "-MF", "-MT", "-MQ", "-arch", "-target", "-framework", "-Xclang"} {
		if text == n {
			return n, Word{}, true
		}
		if n != "-target" && n != "-arch" && strings.HasPrefix(text, n) {
			return n, Lit(text[len(n):]), false
		}
	}
	if file, ok := strings.CutPrefix(text, "-Wl,-Map"); ok && len(file) > 1 && !strings.Contains(file[1:], ",") {
		return "-Map", Lit(file[1:]), false
	}
	switch text[:2] {
	case "-o", "-I", "-L", "-D", "-U", "-l", "-x", "-F", "-T", "-J":
		return text[:2], Lit(text[2:]), len(text) == 2
	}
	return text, Word{}, false
}

// gccHanded reports whether what an option hands to a part of the compiler has it show
// the tree that it reads, or choose what it examines.
func gccHanded(option Word, value string) bool {
	switch option.Text {
	case "-Xclang":
		return named("-ast-dump -ast-dump=json -ast-dump-all -ast-print -ast-list -dump-tokens", value)
	case "-Xanalyzer":
		name, told, _ := strings.Cut(value, "=")
		return named("-analyzer-output -analyzer-checker -analyzer-disable-checker", name) && bareSetting(told)
	}
	return false
}

func gccKnown(name string) gccSort {
	if strings.HasPrefix(name, "-print-") {
		return gccHelp
	}
	switch name {
	case "--version", "--help", "--target-help", "-dumpversion", "-dumpfullversion", "-dumpmachine", "-dumpspecs", "-v":
		return gccHelp
	case "-E", "-M", "-MM", "-fsyntax-only", "-###":
		return gccPrints
	case "-o":
		return gccOutput
	case "-MF", "-Map":
		return gccWrites
	case "-J":
		return gccModules
	case "-I", "-L", "-F", "-isystem", "-iquote", "-idirafter", "-isysroot":
		return gccFolder
	case "-include", "-imacros", "-T":
		return gccFile
	case "-D", "-U", "-l", "-x", "-MT", "-MQ", "-arch", "-target", "-framework":
		return gccTakes
	case "-c", "-S", "-dM", "-dD", "-dI", "-dN", "-dU", "-g", "-w", "-C", "-P", "-H", "-s", "-r", "-pipe", "-pthread", "-shared", "-static", "-pie", "-no-pie", "-rdynamic", "-ansi",
		"-pedantic", "-pedantic-errors", "-MD", "-MMD", "-MP", "-MG", "-nostdlib", "-nostdinc", "-nodefaultlibs", "-nostartfiles", "-ffreestanding",
		"-emit-llvm", "--analyze", "-ObjC", "-undefined", "dynamic_lookup", "-dynamiclib", "-bundle":
		return gccPlain
	}
	for _, front := range [...]string{"-fplugin", "-fpass-plugin", "-fprofile-", "-fdump", "-ftime-trace", "-fuse-ld", "-fmodule", "-fcrash", "-foffload", "-fsave", "-frecord", "-fcallgraph", "-fauto-profile", "-fopt-info", "-foptimization-record", "-fdeps-", "-fproc-stat", "-mllvm", "-mmlir", "-fdiagnostics-generate", "-fdiagnostics-add-output", "-fdiagnostics-set-output", "-Wl,", "-Wa,", "-Wp,"} {
		if strings.HasPrefix(name, front) {
			return gccLinker(name)
		}
	}
	if len(name) < 2 {
		return gccUnread // "@" names no file
	}
	switch name[1] {
	case 'O', 'W', 'f', 'm', 'g':
		return gccPlain
	case '-', 's':
		switch strings.TrimLeft(name, "-") {
		case "specs=nano.specs", "specs=nosys.specs", "specs=rdimon.specs":
			return gccPlain // of the compiler's own
		}
		if strings.HasPrefix(name, "-std=") || strings.HasPrefix(name, "-stdlib=") {
			return gccPlain
		}
	}
	return gccUnread
}

// gccLinker knows the words for the linker that only choose how it links.
func gccLinker(name string) gccSort {
	rest, ok := strings.CutPrefix(name, "-Wl,")
	if !ok {
		return gccUnread
	}
	for word := range strings.SplitSeq(rest, ",") {
		switch {
		case strings.HasPrefix(word, "-rpath"), strings.HasPrefix(word, "-z"), strings.HasPrefix(word, "$ORIGIN"), strings.HasPrefix(word, "@loader_path"),
			strings.HasPrefix(word, "--build-id"), word == "--as-needed", word == "--no-as-needed", word == "--gc-sections", word == "-dead_strip",
			word == "--no-undefined", word == "-Bstatic", word == "-Bdynamic", word == "--start-group", word == "--end-group",
			word == "relro", word == "now", word == "noexecstack", word == "--export-dynamic", word == "--print-memory-usage", word == "-s", word == "--strip-all":
		default:
			return gccUnread
		}
	}
	return gccPlain
}
