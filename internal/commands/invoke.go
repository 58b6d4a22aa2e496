package commands

var pyRunners = Program{
	Name: "invoke", Rare: true, Kin: "inv doit mutmut cosmic-ray", Package: true, Summary: "runs a project's tasks or tests", Manual: "the --help of invoke 2.2, doit 0.36, behave 1.3, robot 7.3, mutmut 3.3",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Does: toolTests, Args: anyData, Refine: invokeTasks,
		Flags: []Flag{{Names: "-l --list -v --verbose -q --quiet --no-color -k --dry-run --dryrun --stop -w --wip --tags=", Value: Data}, {Names: "-d --debug", Of: "invoke inv"}, {Names: "-D= --list-depth=", Value: Data, Of: "invoke inv"}, {Names: "-s --single", Of: "doit"}, {Names: "-n=", Value: Data, Of: "doit"}, {Names: "-d= --dir=", Value: Base, Of: "doit"}, {Names: "-o= --output-file=", Value: WritesTree, Of: "doit mutmut", Why: "writes reports there"}},
	},
}

var pyRunnersCases = []Case{
	{`doit -n 1 deploy`, `Run[task] deploy`},
	{`mutmut --tags x`, `Run{entry-point} the project's tests`}, {`mutmut -o out`, `Run{entry-point} the project's tests; Write out/**`}, {`invoke -d deploy`, `Run[task] deploy`}, {`inv -D 2 -l`, `Run{entry-point} the project's tests`}, {`doit -s -d sub deploy`, `in sub; Run[task] deploy`}, {`invoke --list`, `Run{entry-point} the project's tests`}, {`invoke build`, `Run[task] build`}, {`doit deploy`, `Run[task] deploy`},
}

// invokeTasks: the names of tasks say what invoke and doit do.
func invokeTasks(m *Match) {
	if !named("invoke inv doit", m.name()) || len(m.Args) == 0 {
		return
	}
	m.Own(func(f *Fact) bool { return f.Target != toolTests[0].Target })
	for _, w := range m.Args {
		f := roleFact(RunsTask, w, "runs a task of the project")
		f.Words = []Word{w}
		m.Add(f)
	}
}
