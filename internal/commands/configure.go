package commands

import "strings"

// configure is the script that Autoconf leaves with a project, by which its
// build is prepared. Every project has features and packages of its own.
var configure = Program{
	Name: "configure", Rare: true, Carried: "configure", Summary: "prepares a project's build", Manual: "The GNU Autoconf manual 2.72, chapter 16",
	Row: Row{Style: Plain, Does: toolBuilds, Args: anyData, Refine: configureWords},
}

var configureCases = []Case{
	{`configure -q --prefix=/usr`, `Run{entry-point} the build`}, {`configure --enable-shared=no --without-x --with-ssl`, `Run{entry-point} the build`}, {`configure CFLAGS=-O2`, `Run{entry-point} the build`}, {`configure 'CPPFLAGS=-I/opt/x -DA' 'LDFLAGS=-L/opt/x -lz -Wl,-rpath,/opt/x'`, `Run{entry-point} the build`}, {`configure 'CFLAGS=-wrapper ./x'`, `Run{entry-point} the build; Unknown nobody read what “CFLAGS=-wrapper ./x” does here`},
	{`configure CC=./x`, `Run{entry-point} the build; Unknown nobody read what “CC=./x” does here`}, {`configure --with-python=./x`, `Run{entry-point} the build; Unknown nobody read what “--with-python=./x” does here`},
	{`configure --own x`, `Run{entry-point} the build; Unknown nobody read what “--own” does here; Unknown nobody read what “x” does here`}, {`configure --help`, `nothing`},
}

const (
	configureFolders = " --prefix --exec-prefix --bindir --sbindir --libexecdir --sysconfdir --sharedstatedir --localstatedir --runstatedir --libdir --includedir --oldincludedir --datarootdir --datadir --infodir --localedir --mandir --docdir --htmldir --dvidir --pdfdir --psdir --program-prefix --program-suffix --build --host --target "
	configureSets    = " CFLAGS CXXFLAGS CPPFLAGS LDFLAGS FFLAGS FCFLAGS OBJCFLAGS LIBS "
	configurePlain   = " -q -quiet --quiet --silent -n --no-create -C --config-cache --disable-option-checking "
)

// findsLibraries reports whether options for a compiler choose how it compiles, or where
// headers and libraries are looked for.
func findsLibraries(options string) bool {
	for f := range strings.FieldsSeq(options) {
		if strings.ContainsAny(f, "`$(;|&@\"'") || !compilesPlainly(f) && !(len(f) > 2 && f[0] == '-' && byteIn(f[1], "ILl")) && !searchesAtRun(f) {
			return false
		}
	}
	return true
}

// searchesAtRun reports whether an option for the linker says where libraries are looked
// for later, and no more.
func searchesAtRun(f string) bool {
	f, ok := strings.CutPrefix(f, "-Wl,-rpath")
	return ok && f != "" && strings.IndexByte(f[1:], ',') < 0
}

// configureWords: what it is given names folders, features and flags of the
// compiler, or programs that it starts.
func configureWords(m *Match) {
	for _, w := range m.Args {
		name, value, set := strings.Cut(w.Text, "=")
		listed := func(list string) bool { return strings.Contains(list, " "+name+" ") }
		feature := false
		for _, p := range [...]string{"--enable-", "--disable-", "--with-", "--without-"} {
			feature = feature || strings.HasPrefix(name, p)
		}
		switch {
		case !w.Exact():
		case !set && (name == "--help" || name == "-h" || name == "--version" || name == "-V"):
			m.Facts = nil
			return
		case !set && listed(configurePlain), set && listed(configureFolders), feature && !strings.ContainsRune(value, '/'),
			set && listed(configureSets) && findsLibraries(value):
			continue
		}
		m.Unknown("nobody read what "+quote(w)+" does here", w)
	}
}
