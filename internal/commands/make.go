package commands

import (
	"strings"

	"automode"
)

var gnumake = Program{
	Name: "make", Book: Makefile, Also: "gmake", Summary: "runs the recipes of a makefile", Manual: "make(1), GNU make 4.4",
	Row: Row{
		Help: "-h --help -v --version", Refine: makeVariables,
		Does: []Do{{Kind: automode.Run, Target: "the makefile's first target", When: &When{Args: "0"}, Why: "runs the recipe of the makefile's first target"}},
		Args: []Arg{{Role: RunsTask}},
		Flags: []Flag{
			{Names: "-n --just-print --dry-run --recon"},
			{Names: "-t --touch", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes files of the targets' names"}}},
			{Names: "-e --environment-overrides", Does: []Do{{Why: "variables of the environment go before the makefile's"}}},
			{Names: "-p --print-data-base", Does: []Do{{Kind: automode.Disclose, Target: "environment"}}, Why: "prints every variable"},
			{Names: "-b -m -B --always-make -d -i --ignore-errors -k --keep-going -L --check-symlink-times -q --question -r --no-builtin-rules -R --no-builtin-variables -s --silent --quiet --no-silent -S --no-keep-going --stop --trace -w --print-directory --no-print-directory --warn-undefined-variables --debug[=] -O --output-sync[=] --shuffle[=] --jobserver-fds=", Value: Data},
			{Names: "-j[=] --jobs[=] -l[=] --load-average[=] --max-load[=]", Value: Data},
			{Names: "-o= --old-file= --assume-old= -W= --what-if= --new-file= --assume-new= --jobserver-style=", Value: Data},
			{Names: "-C= --directory=", Value: Base},
			{Names: "-f= --file= --makefile=", Value: RunsFile, Lang: Make, Why: "runs that makefile"},
			{Names: "-I= --include-dir=", Value: RunsFile, Lang: Make, Why: "takes further makefiles from there"},
			{Names: "-E= --eval=", Value: RunsText, Lang: Make, Why: "runs its value as a makefile"},
		},
	},
}

var gnumakeCases = []Case{
	{`make 'X=${shell rm x}'`, `Run[task] the makefile's first target; Unknown make expands what the variable holds, which may run a command; with X=${shell rm x}`},
	{`make`, `Run[task] the makefile's first target`},
	{`make test lint`, `Run[task] test; Run[task] lint`},
	{`make -C sub -j4 -s build`, `Run[task] build; in sub`},
	{`make -j 4 build V=1`, `Run[task] build; with V=1`},
	{`make -p build`, `Run[task] build; Disclose environment`},
	{`make -n test -o x`, `Run[task] test; dry`},
	{`make V=1`, `Run[task] the makefile's first target; with V=1`},
	{`make test 'X=$(shell rm y)'`, `Run[task] test; Unknown make expands what the variable holds, which may run a command; with X=$(shell rm y)`},
	{`make test 'SHELL=sh -c x'`, `Run[task] test; Run[tool] sh -c x; with SHELL=sh -c x`},
	{`make test SHELL=./x`, `Run[task] test; with SHELL=./x`},
	{`make test PKG=./a lint`, `Run[task] test; Run[task] lint; with PKG=./a`},
	{`make -t test`, `Run[task] test; Write ./**`},
	{`make -e test`, `Run[task] test; Unknown variables of the environment go before the makefile's`},
	{`make -f other.mk all`, `Run[task] all; of other.mk`},
	{`make -f a.mk -f b.mk all`, `Run[task] all; Run[file make] a.mk; Run[file make] b.mk`},
	{`make -f other.mk`, `Run[task] the makefile's first target; of other.mk`},
	{`make -I inc all`, `Run[task] all; Run[file make] inc`},
	{`make --eval 'x: ; rm y' x`, `Run[task] x; with x: ; rm y`},
	{`make $x`, `Unknown an unknown word may be an option; Run[task] the makefile's first target; Run[task] …`},
	{`make 'SHELL ::= ./x' x`, `Run[task] x; with SHELL::=./x`},
	{`make 'X != ./y' x`, `Run[task] x; Run[line] ./y; Unknown what the variable holds is what a command prints; with X!=./y`},
	{`make MAKEFLAGS=-j4 x`, `Run[task] x; with MAKEFLAGS=-j4`},
	{`make 'MAKEFLAGS = -- SHELL=./y' x`, `Run[task] x; Unknown options for every make, which can name programs; with MAKEFLAGS=-- SHELL=./y`},
	{`make --frob`, `Unknown no option “--frob” is known`},
}

// makeVariables: NAME=value sets a variable, of which recipes may be made; a
// number behind -j is its value. The makefile that options name, and what they
// add to it, belong to every target.
func makeVariables(m *Match) {
	var how Runner
	how.Dry = m.Holds("-n --just-print --dry-run --recon")
	files := 0
	for _, f := range m.Facts {
		if f.Lang == Make && (f.Flag == "-f" || f.Flag == "--file" || f.Flag == "--makefile") {
			files++
		}
	}
	targets, counted := 0, m.Has("-j --jobs -l --load-average --max-load")
	m.Own(func(f *Fact) bool {
		switch {
		case f.Role == RunsText && f.Lang == Make && !how.Named && how.Text.Text == "" && f.Word.Exact():
			how.Text = f.Word
			return false
		case f.Role == RunsFile && files == 1 && f.Flag != "-I" && f.Flag != "--include-dir":
			how.File, how.Named = f.Word, true
			return false
		case f.Role != RunsTask:
			return true
		case counted && isDigits(f.Word.Text) || strings.ContainsRune(f.Word.Text, '='):
			return false
		}
		targets++
		f.Words = nil // what follows are targets of their own
		return true
	})
	if targets == 0 && len(m.Args) > 0 {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the makefile's first target", Why: "runs the recipe of the makefile's first target"}}, m.Facts...)
	}
	for _, w := range m.Args {
		if strings.ContainsRune(w.Text, '=') {
			w = m.makeSets(w)
			if line, ok := strings.CutPrefix(w.Text, "SHELL="); ok && strings.Contains(line, " ") {
				tool := w
				tool.Text = line
				m.addRole(RunsTool, &tool, "runs each line of the recipes by it")
			}
			if how.Sets = append(how.Sets, w); strings.Contains(w.Text, "$(") || strings.Contains(w.Text, "${") {
				m.Unknown("make expands what the variable holds, which may run a command", w)
			}
		}
	}
	m.tasks(&how)
}

// makeTools are the variables that make's own rules, and by custom those of
// makefiles, run as programs. Source: GNU make, "Implicit Variables".
const makeTools = "AR AS CC CXX CPP FC M2C PC CO GET LD LEX YACC LINT MAKEINFO TEX TEXI2DVI WEAVE CWEAVE TANGLE CTANGLE RM CP MV LN MKDIR INSTALL NM STRIP RANLIB OBJCOPY OBJDUMP SHELL SH BASH MAKE MAKEFILES MAKEFLAGS MFLAGS MAKESHELL MAKEFILE_LIST VPATH PATH SUDO EDITOR PAGER BROWSER"

// toolEnds are how names of such variables end.
const toolEnds = "CC CXX LD AR SHELL CMD COMMAND BIN PROG PROGRAM EXEC EXE RUN RUNNER RUNTIME TOOL TOOLS COMPILER INTERPRETER LAUNCHER WRAPPER ENGINE CLI CTL HOOK SCRIPT MAKE PYTHON PYTHON3 PYTHON2 PERL RUBY NODE NPM YARN PNPM BUN DENO GO CARGO RUSTC PIP PIP3 UV JAVA JAVAC MVN GRADLE DOCKER PODMAN COMPOSE KUBECTL HELM TERRAFORM CURL WGET SSH SCP RSYNC GIT SED AWK GREP FIND TAR CAT ECHO PYTEST FMT LINTER PROTOC CLANG GCC MPICC MPIRUN EMULATOR SIMULATOR DEBUGGER GDB HOST SERVER URL REGISTRY REMOTE REPO REPOSITORY BUCKET TARGET_HOST DEST DESTDIR PREFIX BUILD BUILDDIR OUT OUTDIR OUTPUT DIR ROOT FLAGS OPTS OPTIONS ARGS"

// NamesTool reports whether a variable of a makefile is by its name one that recipes
// run, or that says where they write or speak to.
func NamesTool(name string) bool {
	name = strings.ToUpper(name)
	return named(makeTools, name) || strings.HasPrefix(name, ".") || named(toolEnds, name) || named(toolEnds, name[strings.LastIndexAny(name, "_-.")+1:])
}

// UsualCompiler reports whether a variable of a makefile that names a compiler is set to
// one of those that systems come with, perhaps of some version.
func UsualCompiler(name, value string) bool {
	if base, version, ok := strings.Cut(value, "-"); ok && isDigits(version) {
		value = base
	}
	return named("CC CXX HOSTCC HOSTCXX", name) && named("cc c++ gcc g++ clang clang++ c99 tcc musl-gcc", value)
}

// FlagsFor is the command of whose options a variable of a makefile holds more, "" where
// it is not known to be one.
func FlagsFor(name string) string {
	switch name {
	case "CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS", "LDLIBS", "EXTRA_CFLAGS", "EXTRA_CXXFLAGS", "EXTRA_LDFLAGS", "KCFLAGS":
		return "gcc x.c"
	case "SPHINXOPTS":
		return "sphinx-build a b"
	case "GOFLAGS", "GO_BUILD_FLAGS":
		return "go build"
	case "RUSTFLAGS":
		return "rustc"
	case "PYTEST_ARGS", "PYTEST_FLAGS", "PYTEST_OPTS":
		return "pytest"
	}
	return ""
}

// tasks notes how a runner was called. A default task, which no word names,
// has an empty one.
func (m *Match) tasks(how *Runner) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Unread && f.Kind == automode.Run && f.Flag == "" {
			f.Role, f.Word = RunsTask, Lit("")
		}
	}
	if how.Named || how.Dry || how.Text.Text != "" || len(how.Sets)+len(how.Args) > 0 {
		m.Runner = how
	}
}
