package commands

import "automode"

var julia = Program{
	Name: "julia", Rare: true, Summary: "runs Julia", Manual: "julia(1) and the command-line chapter of the manual, Julia 1.12",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Refine: juliaRuns,
		Args: []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e --eval -E --print"}}, {Role: Data}},
		Flags: []Flag{
			{Names: "-q --quiet -t= --threads= -p= --procs= -O --optimize[=] -g[=] --startup-file= --history-file= --banner= --color= --depwarn= --warn-overwrite= --warn-scope= --check-bounds= --code-coverage --code-coverage[=] --track-allocation --track-allocation[=] --compile= --inline= --math-mode= --gcthreads= --heap-size-hint= --pkgimages= --compiled-modules= --trace-compile-timing -O0 -O1 -O2 -O3 -i -C= --cpu-target= --min-optlevel=", Value: Data},
			{Names: "--project[=]", Value: Lists},
			{Names: "-e= --eval= -E= --print=", Value: RunsText, Why: "runs its value"},
			{Names: "-L= --load=", Value: RunsFile, Why: "runs a file"},
			{Names: "-J= --sysimage= -H= --home= --machine-file= --output-o= --output-ji= --trace-compile= -m=", Value: Unread, Why: "names other code, or hosts"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e --eval -E --print"}}, {Role: RunsText, When: &When{First: "-"}}},
	},
}

var juliaCases = []Case{
	{`julia -e 'println(1+1)'`, `Run{entry-point} the project's checks`}, {`julia -e 'f(x) = x^2; println(f(3))'`, `Run{entry-point} the project's checks`},
	{`julia --project=. -t 4 bench/run.jl x`, `Run[file native] bench/run.jl; Read{listing} .`}, {`julia --project test/runtests.jl`, `Run{entry-point} the project's checks; Read{listing} test/runtests.jl`}, {`julia --project=docs docs/make.jl`, `Run{entry-point} the project's checks; Read{listing} docs/make.jl; Read{listing} docs`}, {`julia /tmp/test/runtests.jl`, `Run[file native] /tmp/test/runtests.jl`}, {`julia -L x.jl test/runtests.jl`, `Run{entry-point} the project's checks; Read{listing} test/runtests.jl; Run[file native] x.jl`},
	{`julia -e 'f'`, `Run[text native] f`}, {`julia -e 'using Pkg; Pkg.test()'`, `Run{entry-point} the project's checks`}, {`julia -e 'using Pkg; Pkg.test(); run(x)'`, `Run[text native] using Pkg; Pkg.test(); run(x)`}, {`julia -e 'println(VERSION)'`, `Run{entry-point} the project's checks`}, {`julia -e 'println(ENV)'`, `Run[text native] println(ENV)`}, {`julia -J x.so a.jl`, `Run[file native] a.jl; Unknown names other code, or hosts`}, {`julia -e 'using Pkg; Pkg.add("X")'`, `Run[text native] using Pkg; Pkg.add("X")`},
}

// juliaRuns: two files are those by which every package is tested and documented, and
// by which "Pkg.test()" tests it.
func juliaRuns(m *Match) {
	callsChecks(m)
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsFile || f.Flag != "" || !f.Word.Exact() || !named("test/runtests.jl ./test/runtests.jl docs/make.jl ./docs/make.jl", f.Word.Text) {
			continue
		}
		file := f.Word
		*f = Fact{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "checks, tests or builds the project"}
		m.Facts = append(m.Facts[:i+1], append([]Fact{roleFact(Lists, file, "")}, m.Facts[i+1:]...)...)
		return
	}
}
