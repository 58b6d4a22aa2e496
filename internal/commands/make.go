package commands

import (
	"strings"

	"automode"
)

var gnumake = Program{
	Name: "make", Also: "gmake", Summary: "runs the recipes of a makefile", Manual: "make(1), GNU make 4.4",
	Row: Row{
		Help: "-h --help -v --version", Refine: makeVariables,
		Does: []Do{{Kind: automode.Run, Target: "the makefile's first target", When: &When{Args: "0"}, Why: "runs the recipe of the makefile's first target"}},
		Args: []Arg{{Role: RunsTask}},
		Flags: []Flag{
			{Names: "-b -m -B --always-make -d -e --environment-overrides -i --ignore-errors -k --keep-going -L --check-symlink-times -n --just-print --dry-run --recon -p --print-data-base -q --question -r --no-builtin-rules -R --no-builtin-variables -s --silent --quiet --no-silent -S --no-keep-going --stop -t --touch --trace -w --print-directory --no-print-directory --warn-undefined-variables --debug[=] -O --output-sync[=] --shuffle[=]", Value: Data},
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
	{`make`, `Run the makefile's first target`},
	{`make test lint`, `Run[task] test; Run[task] lint`},
	{`make -C sub -j4 -s build`, `Run[task] build; in sub`},
	{`make -j 4 build V=1`, `Run[task] build`},
	{`make -n test -o x`, `Run[task] test`},
	{`make V=1`, `Run the makefile's first target`},
	{`make test SHELL=./x`, `Run[task] test; Unknown the recipe may run what the variable “SHELL=./x” holds`},
	{`make test PKG=./a`, `Run[task] test; Unknown the recipe may run what the variable “PKG=./a” holds`},
	{`make -f other.mk all`, `Run[task] all; Run[file make] other.mk`},
	{`make -I inc all`, `Run[task] all; Run[file make] inc`},
	{`make --eval 'x: ; rm y' x`, `Run[task] x; Run[text make] x: ; rm y`},
	{`make $x`, `Unknown an unknown word may be an option; Run the makefile's first target; Run[task] …`},
	{`make --frob`, `Unknown no option “--frob” is known`},
}

// makeVariables: NAME=value sets a variable, of which recipes may be made; a
// number behind -j is its value.
func makeVariables(m *Match) {
	targets, counted := 0, m.Has("-j --jobs -l --load-average --max-load")
	m.Own(func(f *Fact) bool {
		if f.Role != RunsTask {
			return true
		}
		if counted && isDigits(f.Word.Text) || strings.ContainsRune(f.Word.Text, '=') {
			return false
		}
		targets++
		return true
	})
	if targets == 0 && len(m.Args) > 0 {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the makefile's first target", Why: "runs the recipe of the makefile's first target"}}, m.Facts...)
	}
	for _, w := range m.Args {
		_, value, is := strings.Cut(w.Text, "=")
		if is && !(w.Exact() && (isDigits(value) || value == "" || value == "true" || value == "false" || value == "yes" || value == "no")) {
			m.Unknown("the recipe may run what the variable "+quote(w)+" holds", w)
		}
	}
}
