package commands

var perlTools = Program{
	Name: "prove", Rare: true, Kin: "yath perlcritic podchecker", Package: true, Summary: "tests or examines Perl", Manual: "prove(1), perlcritic(1), Perl 5.42",
	Row: Row{
		Help: "-h -H --help -V --version -?", Does: toolTests, Args: sourceLists, Refine: proveInput,
		Flags: []Flag{{Names: "-v --verbose -q --quiet -Q --QUIET -l --lib -b --blib -r --recurse -s --shuffle -c --color --nocolor -f --failures -o --comments --timer --merge --fork --directives -w -W -t -T --gentle --stern --harsh --cruel --brutal -1 -2 -3 -4 -5 --noprofile --force --count --only -D", Value: Data}, {Names: "-j= --jobs= --ext= --state= --severity= --include= --exclude= --single-policy= --theme= --top[=]", Value: Data}, {Names: "-I= -e= --exec= --harness= --formatter= --source= -a= --archive= -P= -M= --rc= --rules= -p= --profile=", Value: Unread, Why: "names code, or where tests are run"}},
	},
}

// proveInput: the names of the tests can come in.
func proveInput(m *Match) {
	for _, w := range m.Args {
		if w.Is("-") {
			m.Unknown("takes the names of tests to run from its input", w)
		}
	}
}

var perlToolsCases = []Case{{`prove -`, `Run{entry-point} the project's tests; Read{listing} -; Unknown takes the names of tests to run from its input`}, {`prove -lr t -j 4`, `Run{entry-point} the project's tests; Read{listing} t`}, {`prove -e 'rm x' t`, `Run{entry-point} the project's tests; Read{listing} t; Unknown names code, or where tests are run`}}
