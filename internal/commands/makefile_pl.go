package commands

import (
	"strings"
)

// perlBuild is what Perl and Ruby projects leave with them to be built by.
var perlBuild = Program{
	Name: "Makefile.PL", Carried: "Makefile.PL Build.PL extconf.rb", Rare: true, Summary: "prepares the build of a Perl or Ruby package", Manual: "ExtUtils::MakeMaker(3), 7.76; Module::Build(3), 0.42; MkMf, Ruby 3.4",
	Row: Row{Style: Plain, Does: toolBuilds, Args: anyData, Refine: prefixesOnly, Compiles: true},
}

var perlBuildCases = []Case{{`Makefile.PL`, `Run{entry-point} the build`}, {`Makefile.PL INSTALL_BASE=/x`, `Run{entry-point} the build`}, {`Makefile.PL CC=x`, `Run{entry-point} the build; Unknown nobody read what “CC=x” does here`}}

// prefixesOnly: of the settings only those are known that name a folder.
func prefixesOnly(m *Match) {
	for _, w := range m.Args {
		name, _, set := strings.Cut(w.Text, "=")
		switch name {
		case "PREFIX", "INSTALL_BASE", "LIB", "INSTALLDIRS", "DESTDIR", "--prefix", "--install_base", "--installdirs":
			if set && w.Exact() {
				continue
			}
		}
		m.Unknown("nobody read what "+quote(w)+" does here", w)
	}
}
