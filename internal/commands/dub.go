package commands

import (
	"automode"
)

var dub = Program{
	Name: "dub", Rare: true, Summary: "builds and tests D", Manual: "dub --help, DUB 1.40",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or tests the project"}},
		Flags: []Flag{{Names: "-b= --build= -c= --config= --arch= -a= -v --verbose -q --quiet -f --force --parallel --combined --coverage --non-interactive", Value: Data}},
		Rows: []Row{
			{Names: "build test run lint", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or tests the project"}}, Args: []Arg{{Role: Data}}, Refine: dubPackages, Flags: []Flag{{Names: "-b= --build= -c= --config= --arch= -a= -v --verbose -q --quiet -f --force --parallel --combined --coverage --non-interactive --no-exit-code", Value: Data}, {Names: "--compiler= --override-config= --root= --recipe= --main-file= --cache=", Value: Unread, Why: "builds something else, or with another program"}}},
			{Names: "list search describe dustmite-describe", Does: thePackages, Args: anyData},
			{Names: "add remove upgrade fetch init clean clean-caches convert generate dustmite add-path remove-path add-local remove-local add-override remove-override list-overrides", Style: Plain, Args: anyData, Does: setsPackages},
		},
	},
}

// dubPackages: a name that no colon stands before is that of a package, which may be anybody's.
func dubPackages(m *Match) {
	if len(m.Args) > 0 && !(m.Args[0].Exact() && byteIn(':', m.Args[0].Text[:min(1, len(m.Args[0].Text))])) {
		m.Facts = append(m.Facts[:0], roleFact(RunsPackage, m.Args[0], "builds or runs that package"))
		m.Facts[0].Words = m.Args[:1]
	}
}

var dubCases = []Case{{`dub`, `Run{entry-point} the build`}, {`dub -b release`, `Run{entry-point} the build`}, {`dub test -q`, `Run{entry-point} the build`}, {`dub test :sub`, `Run{entry-point} the build`}, {`dub run dscanner`, `Run[package] dscanner`}, {`dub build --compiler=./x`, `Run{entry-point} the build; Unknown builds something else, or with another program`}, {`dub list`, `Query the packages`}, {`dub add x`, `Install the system's packages`}}
