package commands

import "automode"

var gotestsum = Program{
	Name: "gotestsum", Rare: true, Summary: "runs Go tests", Manual: "gotestsum --help, gotestsum 1.13",
	Row: Row{
		Style: Leading, Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "compiles and runs the tests"}},
		Args: []Arg{{Role: Data}}, Refine: gotestsumArgs,
		Flags: []Flag{{Names: "--debug --no-color --no-summary[=] --hide-summary[=] --watch --watch-clear --watch-chdir --raw-command --max-fails[=] --rerun-fails --rerun-fails[=] --rerun-fails-abort-on-data-race", Value: Data}, {Names: "-f= --format= --format-hide-empty-pkg --format-icons= --packages= --rerun-fails-max-failures= --rerun-fails-run-root-test --junitfile-testsuite-name= --junitfile-testcase-classname= --junitfile-project-name=", Value: Data}, {Names: "--post-run-command=", Value: RunsLine, Why: "runs that command at the end"}, {Names: "--junitfile= --jsonfile= --jsonfile-timing-events= --rerun-fails-report=", Value: Writes, Why: "writes the report there"}},
	},
}

var gotestsumCases = []Case{
	{`gotestsum --raw-command -- ./x`, `Run{entry-point} the project's tests; Run[words] ./x`},
	{`gotestsum --raw-command ./x`, `Run{entry-point} the project's tests; Run[words] ./x`},
	{`gotestsum --format testname`, `Run{entry-point} the project's tests`}, {`gotestsum -- -race ./...`, `Run[words] go test -race ./...`}, {`gotestsum --post-run-command 'rm x'`, `Run{entry-point} the project's tests; Run[line] rm x`},
	{`gotestsum --debug`, `Run{entry-point} the project's tests`},
	{`gotestsum --junitfile v`, `Run{entry-point} the project's tests; Write v`},
}

// gotestsumArgs: what follows is handed to "go test".
func gotestsumArgs(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	for _, h := range m.hits {
		if h.Name == "--raw-command" {
			m.Add(Fact{Role: RunsWords, Kind: automode.Run, Word: m.Args[0], Words: m.Args, Why: "runs that command"})
			return
		}
	}
	words := append([]Word{Lit("go"), Lit("test")}, m.Args...)
	m.Facts[0] = Fact{Role: RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "compiles and runs the tests"}
}
