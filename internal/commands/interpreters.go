package commands

import (
	"strings"

	"automode"
)

// Interpreters of languages that nobody here reads.

var rscript = Program{
	Name: "Rscript", Rare: true, Kin: "octave-cli guile racket sbcl clisp gosh chibi-scheme ocaml octave maxima groovy scala amm raku newlisp janet hy", Summary: "runs code", Manual: "Rscript(1), R 4.4; guile(1), 3.0; sbcl(1); ocaml(1), 5.2; octave(1), 9.2",
	Row: Row{
		Style: Looking, Help: "--help --version",
		Args: []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e -c"}}, {Role: Data}},
		Flags: []Flag{
			{Names: "-version -vnum", Of: "ocaml scala amm groovy", Cancels: Everything},
			{Names: "-e= --eval= --expr= -E= --print=", Value: RunsText, Why: "runs its value"},
			{Names: "-c=", Value: RunsText, Why: "runs its value"},
			{Names: "-r= --run-string= --batch-string=", Value: RunsText, Of: "maxima", Why: "runs its value"}, {Names: "-b= --batch=", Value: RunsFile, Of: "maxima", Why: "runs a file"},
			{Names: "-l= --load= --script= --init-file=", Value: RunsFile, Why: "runs a file"},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0", Without: "-e -c"}}, {Role: RunsText, When: &When{First: "-"}}},
		Refine: callsChecks,
	},
}

var rscriptCases = []Case{
	{`Rscript -e 'summary(read.csv("a.csv"))'`, `Run{entry-point} the project's checks; Read a.csv`}, {`Rscript -e 'list.files("src", recursive=TRUE)'`, `Run{entry-point} the project's checks; Read{listing} src/**`}, {`Rscript -e 'print(1)' -e 'system("x")'`, `Run{entry-point} the project's checks; Run[text native] system("x")`},
	{`maxima --batch-string=x`, `Run[text native] x`}, {`maxima -b a.mac`, `Run[file native] a.mac`},
	{`ocaml -version`, `nothing`}, {`Rscript x.R a`, `Run[file native] x.R`}, {`hy -c x`, `Run[text native] x`}, {`Rscript -e 'cat("x", file = ".git/hooks/x")'`, `Run[text native] cat("x", file = ".git/hooks/x")`}, {`Rscript -e 'sessionInfo(); cat(R.version.string)'`, `Run{entry-point} the project's checks`}, {`Rscript -e 'R.version.string; .libPaths()'`, `Run{entry-point} the project's checks`}, {`Rscript -e '.libPaths("x"); devtools::test()'`, `Run[text native] .libPaths("x"); devtools::test()`}, {`Rscript -e 'installed.packages()[,1]; system("x")'`, `Run[text native] installed.packages()[,1]; system("x")`}, {`Rscript -e 'devtools::test(filter = "a")'`, `Run{entry-point} the project's checks`}, {`Rscript -e 'testthat::test_file("/tmp/x")'`, `Run[text native] testthat::test_file("/tmp/x")`}, {`Rscript -e 'devtools::test(f(1))'`, `Run[text native] devtools::test(f(1))`}, {`sbcl --script x.lisp`, `Run[file native] x.lisp`}, {`gosh -`, `Run[file native] -`},
}

var lua = Program{
	Name: "lua", Rare: true, Also: "lua5.1 lua5.2 lua5.3 lua5.4 luajit", Summary: "runs Lua", Manual: "lua(1), Lua 5.4",
	Row: Row{
		Style: Leading, Help: "--help", Lang: Lua, Refine: computesOnly,
		Args: []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e"}}, {Role: Data}},
		Flags: []Flag{
			{Names: "-i -E -W -v", Value: Data},
			{Names: "-e=", Value: RunsText, Lang: Lua, Why: "runs its value"},
			{Names: "-l= -j= -b= -O=", Value: Unread, Why: "loads a library"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e"}}, {Role: RunsText, When: &When{First: "-"}}},
	},
}

var luaCases = []Case{
	{`lua -e 'print(1+1)'`, `Query what it computes`}, {`lua -l x -e 'print(1)'`, `Unknown loads a library; Run[text lua] print(1)`},
	{`lua x.lua a`, `Run[file lua] x.lua`}, {`lua -e 'os.exit()'`, `Run[text lua] os.exit()`}, {`lua -i`, `nothing`}, {`lua -l x y.lua`, `Run[file lua] y.lua; Unknown loads a library`}, {`lua -`, `Run[file lua] -`},
}

var tclsh = Program{
	Name: "tclsh", Rare: true, Kin: "wish tclsh8.6", Summary: "runs Tcl", Manual: "tclsh(1), Tcl 8.6",
	Row: Row{
		Style: Plain, Lang: Tcl, Args: []Arg{{At: First, Role: RunsFile}, {Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}},
	},
}

var tclshCases = []Case{
	{`tclsh`, `nothing`}, {`tclsh x.tcl a`, `Run[file tcl] x.tcl`},
}

var expect = Program{
	Name: "expect", Rare: true, Summary: "drives other programs", Manual: "expect(1), 5.45",
	Row: Row{
		Style: Looking, Help: "--help --version", Lang: Tcl, Args: textElseFile, Flags: expectFlags, Stdin: textElseInput,
	},
}

var (
	textElseFile  = []Arg{{At: First, Role: RunsFile, When: &When{Without: "-c -e"}}, {Role: Data}}
	textElseInput = []In{{Role: RunsText, When: &When{Args: "0", Without: "-c -e -f"}}, {Role: RunsText, When: &When{First: "-"}}}
	expectFlags   = []Flag{{Names: "-c=", Value: RunsText, Lang: Tcl, Why: "runs its value"}, {Names: "-f=", Value: RunsFile, Lang: Tcl, Why: "runs a file"}}
)

var expectCases = []Case{
	{`expect -c 'spawn ls'`, `Run[text tcl] spawn ls`}, {`expect x.exp`, `Run[file tcl] x.exp`}, {`expect -f x.exp a`, `Run[file tcl] a; Run[file tcl] x.exp`},
}

var osascript = Program{
	Name: "osascript", Rare: true, Summary: "drives other programs", Manual: "osascript(1), macOS 15",
	Row: Row{
		Refine: computesOnly,
		Style:  Looking, Help: "--help --version", Args: textElseFile, Stdin: textElseInput,
		Flags: []Flag{{Names: "-e=", Value: RunsText, Why: "runs its value"}, {Names: "-l= -s=", Value: Data}},
	},
}

var osascriptCases = []Case{{`osascript -e 'display notification "done"'`, `Query what it computes`}, {`osascript -e 'do shell script "x"'`, `Run[text native] do shell script "x"`}, {`osascript -l JavaScript -e 'x'`, `Run[text native] x`}, {`osascript x.scpt a`, `Run[file native] x.scpt`}}

var jshell = Program{
	Name: "jshell", Rare: true, Kin: "erl escript ghci runghc runhaskell groovysh swipl gforth qjs d8 irb ipython ipython3 wasmtime wasmer m4 gnuplot kotlin csi mongosh mongo wine es rc", Summary: "runs code, and its own settings", Manual: "jshell(1), JDK 25; erl(1), OTP 28; the GHC user's guide, 9.12; irb(1), Ruby 3.4; ipython(1), 9; m4(1), 1.4; gnuplot 6; mongosh 2.5: nobody here reads their languages",
	Row: Row{
		Style: Plain, Args: anyData, Refine: jshellWords,
		Does:  []Do{{Kind: automode.Run, Target: "code", Why: "runs code"}},
		Stdin: []In{{Role: RunsText}},
	},
}

var jshellCases = []Case{
	{`mongosh --quiet localhost:27017/app --eval 'printjson(db.users.findOne({a: 1})); db.adminCommand({ping: 1}).ok'`, `Query the database`}, {`mongosh --port 27018 --eval 'show dbs; rs.status().members'`, `Query the database`}, {`mongosh --eval 'JSON.stringify(db.getSiblingDB("x").users.find().toArray())'`, `Query the database`},
	{`mongosh --eval 'db.adminCommand({shutdown: 1})'`, `Run code; Run[text native] db.adminCommand({shutdown: 1})`}, {`mongosh --eval 'db.runCommand({ping: 1, drop: "users"})'`, `Run code; Run[text native] db.runCommand({ping: 1, drop: "users"})`},
	{`mongosh localhost/x.js --eval 'db.stats()'`, `Run code; Run[file native] localhost/x.js; Run[text native] db.stats()`}, {`mongosh --eval 'rs.stepDown()'`, `Run code; Run[text native] rs.stepDown()`}, {`mongosh --eval 'print(load("x.js"))'`, `Run code; Run[text native] print(load("x.js"))`}, {`mongosh --eval 'db.getSiblingDB("x").dropDatabase()'`, `Run code; Run[text native] db.getSiblingDB("x").dropDatabase()`},
	{`mongosh --eval 'print(db.stats()) + db.users.drop()'`, `Run code; Run[text native] print(db.stats()) + db.users.drop()`}, {`mongosh --shell --eval 'show dbs'`, `Run code; Run[text native] show dbs`},
	{"mongosh --eval 'db.dropDatabase`x`.find()'", "Run code; Run[text native] db.dropDatabase`x`.find()"},
	{`jshell`, `Run code`}, {`mongosh --quiet mongodb://localhost:27017/app --eval 'db.users.countDocuments({a: 1})'`, `Query the database`}, {`mongosh app --eval 'db.users.aggregate([{["$o"+"ut"]: "x"}])'`, `Run code; Run[file native] app; Run[text native] db.users.aggregate([{["$o"+"ut"]: "x"}])`}, {`mongosh app --eval 'db.users.drop()'`, `Run code; Run[file native] app; Run[text native] db.users.drop()`}, {`erl -noshell -eval 'f()'`, `Run code; Run[text native] f()`}, {`runghc x.hs a`, `Run code; Run[file native] x.hs`}, {`irb -`, `Run code`},
	{`erl -version`, `nothing`}, {`gnuplot --version x`, `Run code; Run[file native] x`},
}

// jshellWords: behind some options stands code; the first other word is a file.
func jshellWords(m *Match) {
	if len(m.Args) == 1 && named("--version -version --help", m.Args[0].Text) && named("jshell erl gnuplot ipython ipython3 irb ghci groovysh swipl wasmtime wasmer m4 kotlin mongosh wine", m.name()) {
		m.Facts = nil
		return
	}
	if named("mongosh mongo", m.name()) && mongoLooks(m) {
		return
	}
	file := true
	for i, w := range m.Args {
		switch {
		case i > 0 && named("-e -eval --eval -c -g -p -x", m.Args[i-1].Text):
			m.Add(roleFact(RunsText, w, "runs its value"))
		case named("mongosh mongo", m.name()) && mongoAddress(&w):
			m.Add(roleFact(Sends, w, "speaks to the database there"))
		case file && (w.Text == "" || w.Text[0] != '-'):
			m.Add(roleFact(RunsFile, w, "runs a file"))
			file = false
		}
	}
}

var fish = Program{
	Name: "fish", Rare: true, Kin: "nu elvish xonsh tcsh csh", Summary: "is a shell of its own grammar", Manual: "fish(1), 4.0; tcsh(1), 6.24: read as far as it looks like the usual one, and never relied on",
	Row: Row{
		Style: Leading, Help: "--help --version", Lang: Shell,
		Does:  []Do{{Kind: automode.Unknown, Why: "its grammar is not the usual shell's"}},
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-c"}}, {Role: Data}},
		Flags: []Flag{{Names: "-d= --debug= --features= --print-debug-categories", Value: Data, Of: "fish"}, {Names: "-p= --profile= --profile-startup= -o= --debug-output=", Value: Writes, Of: "fish", Why: "writes what it measured"}, {Names: "-c= --command= --commands= -C= --init-command=", Value: RunsLine, Why: "runs a command line"}, {Names: "-i -l --login --interactive -N --no-config --stdin -P --private -n --no-execute -e -f -v -x --print-rusage-self"}, {Names: "-p", Of: "nu elvish xonsh tcsh csh"}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-c"}}},
	},
}

var fishCases = []Case{
	{`fish --help`, `nothing`},
	{`fish -d x -p f -c ls`, `Unknown its grammar is not the usual shell's; Write f; Run[line] ls`},
	{`nu -p x`, `Unknown its grammar is not the usual shell's; Run[file shell] x`},
	{`fish -c 'rm x'`, `Unknown its grammar is not the usual shell's; Run[line] rm x`}, {`fish x.fish`, `Unknown its grammar is not the usual shell's; Run[file shell] x.fish`}, {`tcsh -f`, `Unknown its grammar is not the usual shell's`},
}

var gdb = Program{
	Name: "gdb", Rare: true, Kin: "lldb cgdb rr", Summary: "looks into programs while they run", Manual: "gdb(1), GDB 15; lldb(1), LLVM 19",
	Row: Row{
		Style: Single, Help: "-help -version", Args: []Arg{{At: First, Role: RunsFile}, {Role: Data}},
		Flags: []Flag{
			{Names: "-batch"}, {Names: "-q -quiet -silent -nx -n -nh -tui -b -no-lldbinit -X"},
			{Names: "-args", Ends: true},
			{Names: "-p= -pid= -attach-pid=", Value: Data, Does: []Do{{Kind: automode.Control, Target: "a process"}}, Why: "stops a process to look into it"},
			{Names: "-ex= -eval-command= -iex= -o= -O= -one-line= -k=", Value: RunsText, Lang: Ex, Why: "runs commands of the debugger, which can start others"},
			{Names: "-x= -command= -ix= -s= -source= -S=", Value: RunsFile, Why: "runs a file of commands"},
			{Names: "-c= -core= -core-file= -symbols= -se= -exec= -e= -f= -file=", Value: Reads},
			{Names: "-cd=", Value: Base}, {Names: "-d= -directory= -tty= -l= -arch= -a=", Value: Data},
		},
		Stdin:  []In{{Role: RunsText}},
		Refine: gdbShell,
	},
}

var gdbCases = []Case{
	{`gdb -batch -ex bt -p 12`, `Run[text ex] bt; Control a process`}, {`gdb -ex 'shell rm x'`, `Run[line] rm x`}, {`gdb -ex '!rm x' a`, `Run[file native] a; Run[line] rm x`}, {`gdb -x f -c core a`, `Run[file native] a; Run[file native] f; Read core`},
	{`gdb -batch -ex 'info functions main' a`, `Read a`}, {`gdb -q -ex 'info line 3' a`, `Run[file native] a; Run[text ex] info line 3`}, {`gdb -batch -ex 'info line 3' -ex run a`, `Run[file native] a; Run[text ex] info line 3; Run[text ex] run`}, {`gdb --args a --config x`, `Run[file native] a`}, {`gdb -cd d -d e a`, `Run[file native] a; in d`},
}

// gdbShell: "shell" and "!" hand the rest to a shell.
func gdbShell(m *Match) {
	if m.Has("-batch") && m.name() != "rr" && gdbLooks(m) {
		for i := range m.Facts {
			if f := &m.Facts[i]; f.Role == RunsFile && f.Flag == "" {
				*f = roleFact(Reads, f.Word, "")
			}
		}
		m.Own(func(f *Fact) bool { return f.Role != RunsText })
		return
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsText {
			continue
		}
		for _, p := range [...]string{"shell ", "platform shell ", "!"} {
			if hasPrefix(f.Word.Text, p) {
				*f = optionFact(RunsLine, Hit{Name: f.Flag}, cutWord(f.Word, len(p)), "hands a line to a shell")
			}
		}
	}
}

// gdbLooks reports whether all commands only look at the file, which nothing starts.
func gdbLooks(m *Match) bool {
	if m.Has("-p -x -cd") || m.Has("-args") {
		return false
	}
	some := false
	for _, h := range m.hits {
		if !flagNamed(h.Flag, "-ex") {
			continue
		}
		if h.Name != "-ex" && h.Name != "-eval-command" {
			return false
		}
		verb, rest, _ := strings.Cut(h.Value.Text, " ")
		switch {
		case !h.Value.Exact() || strings.ContainsAny(rest, "|\n`!$(="):
			return false
		case named("info disassemble disas list l bt backtrace where ptype whatis frame quit q x", verb):
			some = true
		case verb == "set" && named("pagination confirm width height listsize disassembly-flavor", strings.SplitN(rest, " ", 2)[0]):
		default:
			return false
		}
	}
	return some
}

var valgrind = Program{
	Name: "valgrind", Rare: true, Kin: "heaptrack", Summary: "runs a program and watches it", Manual: "valgrind(1), 3.24; heaptrack(1), 1.5",
	Row: Row{
		Style: Leading, Help: "--help --version", Args: commandFirst, Refine: valgrindTool,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -d --time-stamp=yes", Of: "valgrind"}, {Names: "-q --quiet -r --raw --record-only --use-inject", Of: "heaptrack"},
			{Names: "--leak-check= --show-leak-kinds= --track-origins= --error-exitcode= --trace-children= --num-callers= --track-fds= --gen-suppressions= --undef-value-errors= --show-reachable= --errors-for-leak-kinds= --leak-resolution= --keep-stacktraces= --child-silent-after-fork= --xml= --max-stackframe= --main-stacksize= --dump-instr= --collect-jumps= --branch-sim= --cache-sim= --stacks= --time-unit= --threshold= --history-level=", Value: Data, Of: "valgrind"},
			{Names: "--tool=", Value: Data, Of: "valgrind"},
			{Names: "--suppressions=", Value: Reads, Of: "valgrind"},
			{Names: "--log-file= --xml-file= --massif-out-file= --callgrind-out-file= --cachegrind-out-file=", Value: Writes, Of: "valgrind", Why: "writes what it saw"}, {Names: "-o= --output=", Value: Writes, Of: "heaptrack", Why: "writes what it saw"},
		},
	},
}

// valgrindTool: a tool is a program, found by its name among those that come
// with valgrind, or by its path.
func valgrindTool(m *Match) {
	if w, ok := m.Value("--log-file"); ok && strings.HasPrefix(w.Text, "|") {
		m.Unknown("what it saw goes into a command", w)
	}
	if w, ok := m.Value("--tool"); ok && !named("memcheck cachegrind callgrind helgrind drd massif dhat lackey none exp-bbv", w.Text) {
		m.Add(roleFact(RunsNamed, w, "runs it as its tool"))
	}
}

var valgrindCases = []Case{{`heaptrack -q -o f rm x`, `Run[words] rm x; Write f`}, {`valgrind --leak-check=full -q rm x`, `Run[words] rm x`}, {`valgrind --tool=massif rm x`, `Run[words] rm x`}, {`valgrind --tool=/x rm x`, `Run[words] rm x; Run[named] /x`}, {`valgrind --suppressions=f --log-file=g rm x`, `Run[words] rm x; Read f; Write g`}}

var perf = Program{
	Name: "perf", Rare: true, Summary: "measures programs", Manual: "perf(1), Linux 6.12",
	Row: Row{
		Style: Looking, Help: "--help --version",
		Rows: []Row{
			{Names: "mem lock sched kmem kwork c2c timechart ftrace", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Query, Target: "processes"}}, Refine: perfRecords},
			{Names: "stat record trace", Style: Leading, Args: commandFirst, Does: []Do{{Kind: automode.Query, Target: "processes"}}, Flags: []Flag{
				{Names: "-a --all-cpus -g -d -dd -v --verbose -q --quiet -A -B -i --no-inherit -n --null -s --summary -T -b --per-core --per-socket --no-big-num --inherit"},
				{Names: "-e= --event= -F= --freq= -c= --count= -p= --pid= -t= --tid= -r= --repeat= -C= --cpu= -I= --interval-print= --call-graph= -M= --metrics= -m= --field-separator= --timeout= -u=", Value: Data},
				{Names: "-o= --output=", Value: Writes, Why: "writes what it measured"}}},
			{Names: "list report annotate top diff evlist buildid-list version kallsyms script inject", Args: []Arg{{Role: Unread, Why: "may be a script that it runs"}}, Does: []Do{{Kind: automode.Query, Target: "processes"}}, Flags: perfFlags},
			{Names: "data bench test", Does: []Do{{Kind: automode.Query, Target: "processes"}}, Args: anyData, Flags: perfFlags},
		},
	},
}

// perfRecords: those that only show what was recorded come first; the others start a
// command, and which words are values of their options is not known.
func perfRecords(m *Match) {
	if len(m.Args) == 0 || named("report list info hist script latency contention timehist map stats", m.Args[0].Text) {
		return
	}
	m.Unknown("what it records was not read", m.Args[0])
	m.begins(m.Args[1:])
}

var perfFlags = []Flag{{Names: "-i= --input=", Value: Reads}, {Names: "-s= --script= -g=", Value: Unread, Why: "may be a script that it runs"}, {Names: "-o= --output=", Value: Writes, Why: "writes the result"}}

var perfCases = []Case{
	{`perf`, `nothing`}, {`perf lock record rm x`, `Query processes; Unknown what it records was not read; Run[words] rm x; Run[words] x`}, {`perf sched latency`, `Query processes`}, {`perf stat -e cycles rm x`, `Query processes; Run[words] rm x`}, {`perf record -g -o f rm x`, `Query processes; Run[words] rm x; Write f`}, {`perf report --stdio -i f`, `Query processes; Read f`},
	{`perf script -s x`, `Query processes; Unknown may be a script that it runs`}, {`perf bench all`, `Query processes`}, {`perf script x`, `Query processes; Unknown may be a script that it runs`}, {`perf report -o f`, `Query processes; Write f`},
}
