package commands

import (
	"strings"

	"automode"
)

// juliaChecks and rChecks are functions that check, test or build the project that
// they are called in, or say what is installed.
const (
	juliaChecks = "Pkg.test Pkg.status Pkg.instantiate Pkg.precompile Pkg.resolve Pkg.build versioninfo println(VERSION) print(VERSION) VERSION println(Threads.nthreads()) println(Sys.CPU_THREADS) println(Base.active_project())"
	rChecks     = "devtools::test devtools::check devtools::document devtools::load_all devtools::lint testthat::test_local testthat::test_file testthat::test_dir lintr::lint_package lintr::lint lintr::lint_dir rcmdcheck::rcmdcheck renv::status renv::restore roxygen2::roxygenise covr::package_coverage tinytest::test_package pkgdown::build_site sessionInfo packageVersion cat(R.version.string) print(R.version.string) R.version.string R.version .libPaths() print(.libPaths()) R.home() Sys.info() Sys.time() Sys.Date() capabilities() extSoftVersion() print(sessionInfo()) rownames(installed.packages()) installed.packages()[,1]"
)

// callsChecks: code that does nothing but call such functions is one of the project's
// entry points.
func callsChecks(m *Match) {
	computesOnly(m)
	known, loads := "", ""
	switch m.name() {
	case "julia":
		known, loads = juliaChecks, "using Pkg import Pkg"
	case "Rscript", "R":
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
