package commands

import (
	"automode"
)

var rPackages = Program{
	Name: "R", Rare: true, Summary: "runs R and builds its packages", Manual: "R(1) and Writing R Extensions, R 4.5",
	Row: Row{
		Style: Single, Help: "-help --help -version --version", Refine: rCalls,
		Flags: []Flag{{Names: "-vanilla -no-restore -no-restore-data", Value: Data}, {Names: "-no-save -no-environ -no-init-file -slave -s -q -quiet -silent -no-echo -save -verbose", Value: Data}, {Names: "-e=", Value: RunsText, Why: "runs its value"}, {Names: "-f= -file=", Value: RunsFile, Why: "runs a file"}},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-e -f -file"}}},
		Rows: []Row{{Names: "CMD", Style: GNU, Rows: []Row{
			{Names: "build check Rd2txt Rd2pdf Rdconv SHLIB COMPILE config", Style: Looking, Args: []Arg{{Role: Lists}}, Does: toolBuilds, Compiles: true},
			{Names: "INSTALL", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Install, Target: "packages or versions", Why: "installs packages"}}},
			{Names: "BATCH", Args: []Arg{{At: First, Role: RunsFile}, {At: Second, Role: Writes, Why: "writes what it prints there"}}, Flags: []Flag{{Names: "--vanilla --no-save --no-restore --slave --quiet", Value: Data}}},
		}}},
	},
}

// rCalls: what Rscript would be told, where nothing is taken over from another session.
func rCalls(m *Match) {
	if m.Has("-vanilla") {
		callsChecks(m)
	}
}

var rPackagesCases = []Case{
	{`R CMD build .`, `Run{entry-point} the build; Read{listing} .`}, {`R CMD check --no-manual x.tar.gz`, `Run{entry-point} the build; Read{listing} x.tar.gz`}, {`R CMD INSTALL .`, `Install packages or versions`}, {`R CMD BATCH --vanilla a.R out`, `Run[file native] a.R; Write out`},
	{`R --vanilla -e 'f()'`, `Run[text native] f()`}, {`R --no-restore -q -e 'packageVersion("x")'`, `Run{entry-point} the project's checks`}, {`R --slave -e '1 + 1'`, `Run[text native] 1 + 1`}, {`R -f a.R`, `Run[file native] a.R`}, {`R -q`, `nothing`}, {`R CMD`, `nothing`},
}
