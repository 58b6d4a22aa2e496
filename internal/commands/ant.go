package commands

import "automode"

var taskFiles = Program{
	Name: "ant", Rare: true, Kin: "paver", Summary: "runs targets of a build file", Manual: "the manuals of Ant 1.10 and Paver 1.3", Package: true,
	Row: Row{
		Help: "-h -help --help -version --version -projecthelp -diagnostics", Style: Single, Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Does: []Do{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "runs the build file's default target"}}, Compiles: true,
		Flags: []Flag{{Names: "-q -quiet -S -silent -v -verbose -k -keep-going -noinput -emacs", Value: Data}, {Names: "-f= -file= -buildfile=", Value: RunsFile, Why: "takes the targets from there"}},
	},
}

var taskFilesCases = []Case{{`ant`, `Run{entry-point} the default target`}, {`ant -q test`, `Run[task] test`}, {`ant -f x.xml test`, `Run[task] test; Run[file native] x.xml`}, {`ant -lib x test`, `Unknown no option “-lib” is known`}}
