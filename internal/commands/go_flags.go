package commands

import (
	"strings"

	"automode"
)

// goBuildFlags are the options of every subcommand that compiles.
var goBuildFlags = []Flag{
	{Names: "-C=", Value: Base},
	{Names: "-a -race -msan -asan -cover -v -work -x -buildvcs -json -linkshared -modcacherw -trimpath", Value: Data},
	{Names: "-n", Cancels: NoRun | NoWrite | NoInstall | NoDelete},
	{Names: "-p= -covermode= -coverpkg= -buildmode= -compiler= -installsuffix= -mod= -tags=", Value: Data},
	{Names: "-ldflags= -gcflags= -asmflags=", Value: Data},
	{Names: "-gccgoflags=", Value: Unread, Why: "its value is options of another program"},
	{Names: "-modfile= -overlay=", Value: RunsFile, Why: "puts other code or modules in place of the project's"},
	{Names: "-pgo=", Value: Reads},
	{Names: "-pkgdir=", Value: WritesTree, Why: "puts compiled packages there"},
	{Names: "-toolexec=", Value: RunsTool, Why: "starts the compiler with that command"},
}

var goTestFlags = []Flag{
	{Names: "-c -i -artifacts -failfast -fullpath -short -benchmem -test.v -test.short -test.failfast -test.benchmem", Value: Data},
	{Names: "-bench= -benchtime= -count= -cpu= -fuzz= -fuzztime= -fuzzminimizetime= -list= -parallel= -run= -shuffle= -skip= -timeout= -vet= -blockprofilerate= -memprofilerate= -mutexprofilefraction= -test.run= -test.count= -test.timeout= -test.bench= -test.parallel=", Value: Data},
	{Names: "-args", Ends: true},
	{Names: "-*", Value: Lists}, // the tests' own; what follows may be a package
	{Names: "-exec=", Value: RunsLine, Why: "starts the tests with that command"},
	{Names: "-o=", Value: Receives, Why: "writes the test program there"},
	{Names: "-outputdir=", Value: WritesTree, Why: "writes profiles there"},
	{Names: "-blockprofile= -coverprofile= -cpuprofile= -memprofile= -mutexprofile= -trace=", Value: Writes, Why: "writes a profile there"},
}

var goModEditFlags = []Flag{
	{Names: "-fmt", Value: Data},
	{Names: "-print -json", Cancels: NoWrite},
	{Names: "-module= -go= -toolchain= -godebug= -dropgodebug= -require= -droprequire= -exclude= -dropexclude= -replace= -dropreplace= -retract= -dropretract= -tool= -droptool= -ignore= -dropignore= -use= -dropuse=", Value: Data},
}

// goRunRow reads the options that stand before the package of "go run".
var goRunRow = Row{
	Style: Single, Global: goBuildFlags, Refine: goToolOptions,
	Flags: []Flag{{Names: "-exec=", Value: RunsLine, Why: "starts the program with that command"}},
}

// goRun: options end at the package; what follows it is the program's, but for
// further files of its source.
func goRun(m *Match) {
	words := m.Args
	n := optionsBefore(words, &goRunRow)
	options := Match{Words: words, Platform: m.Platform}
	options.enter(&goRunRow)
	if !options.parse(words[:n]) {
		m.Facts = append(m.Facts, options.Facts...)
		return
	}
	options.evaluate()
	args := words[n:]
	m.Args = args
	if !options.Has("-n") {
		goRunsPackage(m, args)
	}
	m.Facts = append(m.Facts, options.Facts...)
}

func goRunsPackage(m *Match, args []Word) {
	for i, w := range args {
		source := strings.HasSuffix(w.Text, ".go") && w.Exact()
		switch {
		case i > 0 && !(source && strings.HasSuffix(args[0].Text, ".go")):
			return
		case !w.Exact():
			m.Unknown("an unknown word may be an option", w)
			m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Why: "compiles and runs it"})
		case strings.ContainsRune(w.Text, '@'):
			m.Add(Fact{Role: Installs, Kind: automode.Install, Word: w, Why: "downloads a module"})
			m.Add(Fact{Role: RunsPackage, Kind: automode.Run, Word: w, Why: "compiles and runs it"})
		default:
			f := Fact{Role: RunsFile, Kind: automode.Run, Word: w, Why: "compiles and runs it"}
			if (source || strings.HasPrefix(w.Text, ".") || strings.HasPrefix(w.Text, "/")) && !actsByName(lastOf(w.Text)) {
				f.Traits = automode.EntryPoint // a package by its folder
			}
			if source {
				f.Lang = Go
			}
			m.Add(f)
		}
	}
}

// optionsBefore returns how many of the words are options, and their values,
// before the first positional, as a program in Single style reads them.
func optionsBefore(words []Word, r *Row) int {
	m := Match{style: Single}
	m.enter(r)
	for i := 0; i < len(words); i++ {
		w := words[i]
		if !w.Exact() || len(w.Text) < 2 || w.Text[0] != '-' {
			return i
		}
		name, _, has := strings.Cut(w.Text, "=")
		f := m.find(name)
		if f == nil && strings.HasPrefix(name, "--") {
			f = m.find(name[1:])
			name = name[1:]
		}
		if f == nil {
			return i + 1
		}
		if takes, attached := takesValue(f, name); takes && !attached && !has {
			i++
		}
	}
	return len(words)
}

// goToolOptions reads the options for compiler and linker, for some of these
// name programs and files.
func goToolOptions(m *Match) {
	behind := false
	for _, w := range m.Words {
		behind = behind || w.Is("-args") || w.Is("--args")
		if name, ok := strings.CutPrefix(strings.TrimLeft(w.Text, "-"), "test."); behind && ok && (strings.Contains(name, "profile") || strings.HasPrefix(name, "outputdir") || strings.HasPrefix(name, "trace") || strings.Contains(name, "log") || strings.Contains(name, "dir")) {
			m.Unknown("the tests write there", w)
		}
	}
	for _, h := range m.hits {
		switch h.Name {
		case "-ldflags", "-gcflags", "-asmflags":
		default:
			continue
		}
		value := h.Value.Text
		if w := h.Value; w.Known == automode.Bounded && (w.Base == "" || w.Sort == RefName) && strings.Contains(w.Text[strings.LastIndexByte(w.Text, ' ')+1:], "=") {
			value += "x" + w.Suffix // one name, in what a variable of the program is set to
		} else if at := strings.Index(w.IfEmpty, w.Text); w.Known == automode.Guess && w.Sort == Valued && w.Text != "" && at >= 0 {
			value = w.IfEmpty[at:]
		} else if w.Known != automode.Exact {
			m.Unknown("the options for the compiler are not known", w)
			continue
		}
		if pattern, rest, ok := strings.Cut(value, "="); ok && !strings.HasPrefix(pattern, "-") {
			value = rest
		}
		before := ""
		for word := range strings.FieldsSeq(value) {
			name, told, has := strings.Cut(word, "=")
			if before != "" {
				name, told, has, before = before, word, true, ""
			}
			switch name {
			case "-X":
				if !has {
					before = name
				}
			case "-extldflags", "-linkmode", "-H":
				switch known := goLinking(name); {
				case !has:
					before = name
				case !named(known, strings.Trim(told, "'\"")):
					m.Unknown("nobody read what "+quote(Lit(told))+" hands to the linker", Lit(told))
				}
			case "-s", "-w", "-N", "-l", "-m", "-S", "-B", "-e", "-v", "-race", "-trimpath", "-compressdwarf", "-buildid":
			default:
				m.Unknown("nobody read what "+quote(Lit(name))+" hands to the tool", Lit(word))
			}
		}
	}
}

// goLinking is the values of an option of the linker that only choose what it makes.
func goLinking(name string) string {
	switch name {
	case "-extldflags":
		return "-static -s"
	case "-linkmode":
		return "internal external auto"
	}
	return "windowsgui windows"
}

// goListed bounds what list prints: paths of packages, or the folder of one,
// which for those of other modules is in the module cache.
func goListed(m *Match) {
	goToolOptions(m)
	form, ok := m.Value("-f")
	switch {
	case m.Has("-json"):
	case ok && form.Is("{{.Dir}}"):
		m.Prints = ToolDir
	case !ok && !m.Has("-m") || ok && form.Is("{{.ImportPath}}"):
		m.Prints = PathsIn
	case ok && form.Is("{{.Name}}"):
		m.Prints = OneName
	}
}

// goTold bounds what env prints: one of the folders that the go command keeps.
func goTold(m *Match) {
	if len(m.Args) == 1 && len(m.hits) == 0 {
		switch m.Args[0].Text {
		case "GOROOT", "GOPATH", "GOMODCACHE", "GOCACHE", "GOTOOLDIR", "GOBIN":
			m.Prints = ToolDir
		case "GOOS", "GOARCH", "GOVERSION", "GOHOSTOS", "GOHOSTARCH", "CGO_ENABLED", "GOEXE":
			m.Prints = OneName
		}
	}
}

// goVendor: without -o the copies go to the folder "vendor".
func goVendor(m *Match) {
	if !m.Has("-o") {
		m.Add(Fact{Role: WritesTree, Kind: automode.Write, Word: Lit("vendor"), Extent: automode.Tree, Why: "puts copies of the modules there"})
	}
}

// goModEdit and goWorkEdit: without a file's name it is that of the module or
// workspace.
func goModEdit(m *Match) { goEdits(m, "go.mod") }

// goWorkUses: a folder of another place becomes a part of the build.
func goWorkUses(m *Match) {
	for _, w := range m.Args {
		if m.Path == "work use" && (!w.Exact() || strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, "..")) {
			m.Unknown("code of another place becomes a part of the build", w)
		}
	}
}

func goWorkEdit(m *Match) { goEdits(m, "go.work") }

func goEdits(m *Match, file string) {
	if len(m.Args) == 0 && m.cut&NoWrite == 0 {
		m.Add(Fact{Role: Edits, Word: Lit(file), Kind: automode.Write, Why: "rewrites " + file})
	}
}

// goVets: what vets instead is a program. Where its name comes out of a
// substitution, as the manual shows it, that is a command like any other.
func goVets(m *Match) {
	goToolOptions(m)
	for _, h := range m.hits {
		switch {
		case h.Name != "-vettool":
		case h.Value.Exact():
			m.Add(optionFact(RunsWith, h, h.Value, "vets with that program"))
		default:
			m.startsAgain(h.Value, []Word{Lit("-V=full")})
		}
	}
}
