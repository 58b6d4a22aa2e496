package commands

import (
	"automode"
)

var pyProfilers = Program{
	Name: "pyinstrument", Rare: true, Kin: "scalene viztracer kernprof", Package: true, Summary: "measures a Python program", Manual: "the --help of pyinstrument 5.1, Scalene 1.5, VizTracer 1.1 and line_profiler 5",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Lang: Python, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes what it measured"}},
		Flags: []Flag{{Names: "-l -v --cpu --memory --cli --html --json --show-all --timeline --line-by-line --reduced-profile --interval=", Value: Data}, {Names: "-o= --outfile= --output_file=", Value: Writes, Why: "writes what it measured"}},
	},
}

var pyProfilersCases = []Case{{`pyinstrument --html -o f a.py`, `Write .; Run[file python] a.py; Write f`}, {`kernprof -l a.py x`, `Write .; Run[file python] a.py`}, {`scalene -m x`, `Unknown no option “-m” is known`}}
