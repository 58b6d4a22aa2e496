package commands

var pyWatch = Program{
	Name: "ptw", Rare: true, Also: "pytest-watch pytest-watcher", Package: true, Summary: "runs the tests again when files change", Manual: "pytest-watch --help 4.2, pytest-watcher --help 0.4",
	Row: Row{
		Help: "-h --help --version", Does: toolTests, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "--lf --ff --nf --sw -x -k= -m= --tb= --maxfail=", Value: Data}, {Names: "--clear --now -v --verbose -q --quiet --poll --nobeep --wait --spool= --ext= --ignore= --patterns= --ignore-patterns= --delay=", Value: Data}, {Names: "--runner= --beforerun= --afterrun= --onpass= --onfail= --onexit=", Value: RunsLine, Why: "runs that command"}},
	},
}

var pyWatchCases = []Case{{`ptw --now tests -x`, `Run{entry-point} the project's tests; Read{listing} tests`}, {`ptw --onfail 'rm x'`, `Run{entry-point} the project's tests; Run[line] rm x`}}
