package commands

var perl = Program{
	Name: "perl", Summary: "runs Perl", Manual: "perlrun(1), Perl 5.40",
	Row: Row{
		Style: Leading, Help: "-h -? -v -V -V[=] --help --version", Lang: Perl, Refine: perlInPlace,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e -E"}}, {At: Rest, Role: Data, When: &When{Without: "-e -E"}}, {Role: Reads, When: &When{With: "-e -E", Without: "-i"}}, {Role: Edits, When: &When{With: "-e -E"}, Why: "changes the file in place"}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e -E"}}, {Role: RunsText, When: &When{First: "-", Without: "-e -E"}}},
		Flags: []Flag{
			{Names: "-a -f -n -p -s -S -t -T -u -U -w -W -X -g -c"},
			{Names: "-0[=] -C[=] -F= -l[=] -D[=]", Value: Data},
			{Names: "-e= -E=", Value: RunsText, Lang: Perl, Why: "runs its value"},
			{Names: "-i[=]", Value: Data},
			{Names: "-I=", Value: RunsFile, Lang: Perl, Why: "takes modules from there"},
			{Names: "-m= -M=", Value: RunsText, Lang: Perl, Why: "loads a module, and runs what follows its name"},
			{Names: "-d[=] -x[=]", Value: Unread},
		},
	},
}

var perlCases = []Case{
	{`perl`, `nothing`},
	{`perl a.pl -e x`, `Run[file perl] a.pl`},
	{`perl -ne 'print if /x/' f`, `Read f; Run[text perl] print if /x/`},
	{`perl -i -pe 's/a/b/' f`, `Write f; Run[text perl] s/a/b/`},
	{`perl -pi.bak -e 's/a/b/' f`, `Write f; Run[text perl] s/a/b/`},
	{`perl -MList::Util -e f`, `Run[text perl] List::Util; Run[text perl] f`},
	{`perl -`, `nothing`},
	{`perl -0=v`, `nothing`},
	{`perl -I v`, `Run[file perl] v`},
	{`perl -d=v`, `Unknown nobody read what the value of -d means`},
}

// perlInPlace: without -i the files of a one-liner are only read.
func perlInPlace(m *Match) {
	inPlace := m.Has("-i")
	m.Own(func(f *Fact) bool {
		switch {
		case f.Flag != "":
			return true
		case f.Role == RunsFile:
			return !f.Word.Is("-")
		case f.Role == Edits:
			return inPlace
		}
		return true
	})
}
