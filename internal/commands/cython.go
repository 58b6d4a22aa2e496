package commands

import (
	"automode"
)

var cython = Program{
	Name: "cython", Kin: "cythonize cython3", Rare: true, Package: true, Summary: "compiles Python to C", Manual: "cython --help and cythonize --help, Cython 3.1",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "compiles the files"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput | automode.SourceOnly, When: &When{Args: "1+", Without: "-o --output-file"}, Why: "writes C beside each file"}},
		Args: []Arg{{Role: Reads}}, Compiles: true,
		Flags: []Flag{
			{Names: "-a --annotate -v --verbose -l -f --force -q --quiet -i --inplace -b --build -k --keep-going --no-docstrings --lenient --embed -2 -3 --3str --cplus -+ --fast-fail --gdb --line-directives -M", Value: Data}, {Names: "-X= --directive= -j= --parallel= -E= --compile-time-env= --module-name= -x= --exclude=", Value: Data},
			{Names: "-I= --include-dir=", Value: Lists}, {Names: "-o= --output-file=", Value: Writes, Why: "writes what it compiles"},
		},
	},
}

var cythonCases = []Case{
	{`cython -3 a.pyx`, `Run{entry-point} the compiler; Write{build-output,source-only} ./**; Read a.pyx`}, {`cython -a -I inc -X x=1 a.pyx -o a.c`, `Run{entry-point} the compiler; Read a.pyx; Read{listing} inc; Write a.c`},
}
