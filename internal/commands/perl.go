package commands

import (
	"slices"
	"strings"

	"automode"
)

var perl = Program{
	Name: "perl", Rare: true, Summary: "runs Perl", Manual: "perlrun(1), Perl 5.40",
	Row: Row{
		Style: Leading, Help: "-h -? -v --help --version", Lang: Perl, Refine: perlInPlace,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e -E"}}, {At: Rest, Role: Data, When: &When{Without: "-e -E"}}, {Role: Reads, When: &When{With: "-e -E", Without: "-i"}}, {Role: Edits, When: &When{With: "-e -E"}, Why: "changes the file in place"}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e -E"}}, {Role: RunsText, When: &When{First: "-", Without: "-e -E"}}},
		Flags: []Flag{
			{Names: "-n"},
			{Names: "-p"},
			{Names: "-c"},
			{Names: "-a -f -s -S -t -T -u -U -w -W -X -g -l -0 -1 -2 -3 -4 -5 -6 -7"}, // digits behind -0 and -l: more options may follow them
			{Names: "-C[=] -F= -D[=]", Value: Data}, {Names: "-V[=]", Value: Data},    // what it was built with
			{Names: "-e= -E=", Value: RunsText, Lang: Perl, Why: "runs its value"},
			{Names: "-i[=]", Value: Data},
			{Names: "-I=", Value: RunsFile, Lang: Perl, Why: "takes modules from there"},
			{Names: "-m= -M=", Value: RunsText, Lang: Perl, Why: "loads a module, and runs what follows its name"},
			{Names: "-d[=] -x[=]", Value: Unread, Does: []Do{{Why: "it loads a debugger or looks for the program in other text"}}},
		},
	},
}

var perlCases = []Case{
	{`perl -ne 'print' '| rm x'`, `Run[line] rm x; Run[text perl] print`},
	{`perl -ne 'print' '+> f'`, `Write f; Run[text perl] print`},
	{`perl -ne 'print' '> f'`, `Write f; Run[text perl] print`},
	{`perl -mFoo -e 1`, `Run[text perl] 1; Unknown it loads a module that nobody described`},
	{`perl -M$x -e 1`, `Unknown an unknown word may be an option; Read …; Run[text perl] 1; Unknown it loads a module that nobody described`},
	{`perl '-Mstrict;system(1)' -e 1`, `Run[text perl] 1; Unknown it loads a module that nobody described`},
	{`perl -F'(?{1})' -ane 1`, `Run[text perl] 1; Unknown the separator is code`},
	{`perl -F'(??{1})' -ane 1`, `Run[text perl] 1; Unknown the separator is code`},
	{`perl -V:version`, `nothing`}, {`perl -V -e x`, `Run[text perl] x`},
	{`perl`, `nothing`},
	{`perl a.pl -e x`, `Run[file perl] a.pl`},
	{`perl -ne 'print if /x/' f`, `Read f; Run[text perl] print if /x/`},
	{`perl -i -pe 's/a/b/' f`, `Write f; Run[text perl] s/a/b/`},
	{`perl -i -ne 1 f`, `Lose f; Run[text perl] 1`},
	{`perl -pi -e '$_=""' f`, `Lose f; Run[text perl] $_=""`},
	{`perl -pi -e 's/.*//' f`, `Lose f; Run[text perl] s/.*//`},
	{`perl -0pi -e 's{a}{b}g; s/x/y/ if /z/' f`, `Write f; Run[text perl] s{a}{b}g; s/x/y/ if /z/`},
	{`perl -ni.bak -e 1 f`, `Write f; Run[text perl] 1; Write f.bak`},
	{`perl -pi.bak -e 's/a/b/' f`, `Write f; Run[text perl] s/a/b/; Write f.bak`},
	{`perl -MList::Util=sum -e f`, `Run[text perl] f`},
	{`perl -MConfig -e f`, `Run[text perl] f`}, {`perl -MConfigX -e f`, `Run[text perl] f; Unknown it loads a module that nobody described`},
	{`perl -MFoo -e f`, `Run[text perl] f; Unknown it loads a module that nobody described`},
	{`perl -M'strict;f()' -e f`, `Run[text perl] f; Unknown it loads a module that nobody described`},
	{`perl -ne print 'rm x |' '>y'`, `Run[line] rm x; Write y; Run[text perl] print`},
	{`perl -F'/,/' -ane f`, `Run[text perl] f`},
	{`perl -F'/,/,x' -ane f`, `Run[text perl] f; Unknown the separator is code`},
	{`perl -i'/x/*' -pe f a`, `Write a; Run[text perl] f; Write /x/…; Unknown the copies lie in another folder`},
	{`perl -`, `nothing`},
	{`perl -0777ne f a`, `Read a; Run[text perl] f`},
	{`perl -lane f`, `Run[text perl] f`},
	{`perl -C=v`, `nothing`},
	{`perl -d -e f`, `Unknown it loads a debugger or looks for the program in other text; Run[text perl] f`},
	{`perl -wc -Ilib a.pl`, `Run{entry-point}[file perl] a.pl; Run{entry-point}[file perl] lib`},
	{`perl -I v`, `Run[file perl] v`},
	{`perl -d=v`, `Unknown it loads a debugger or looks for the program in other text; Unknown nobody read what the value of -d means`},
}

// perlModules come with Perl and do nothing when they are loaded. Perl looks
// for modules in no folder of the project's.
const perlModules = " strict Config warnings utf8 feature open integer bigint List::Util Scalar::Util POSIX Data::Dumper JSON::PP File::Basename File::Copy File::Path Time::HiRes Time::Local Encode MIME::Base64 Digest::MD5 Digest::SHA Cwd Socket IO::Socket IO::Socket::INET IO::Handle Carp File::Find Getopt::Long Text::Wrap Text::ParseWords Term::ANSIColor Unicode::Normalize HTTP::Tiny LWP::UserAgent LWP::Simple "

// perlInPlace: without -i the files of a one-liner are only read, and a name
// among them with a bar is a command.
func perlInPlace(m *Match) {
	ends := slices.ContainsFunc(m.Words, func(w Word) bool {
		return strings.Contains(w.Text, "last") || strings.Contains(w.Text, "exit") || !w.Exact()
	})
	switch {
	case !m.Has("-n -p"):
	case !ends:
		m.Intake = Streams
	case len(m.Args) == 0:
		m.Intake = Stops // of a file it is not known when its line comes
	}
	inPlace := m.Has("-i")
	suffix, _ := m.Value("-i")
	kept := suffix.Text != "" || suffix.Suffix != ""
	m.Own(func(f *Fact) bool {
		switch {
		case f.Flag == "-M" || f.Flag == "-m":
			return false
		case f.Role == RunsFile && m.Has("-c") && !m.Has("-d -x -e -E") && (f.Flag == "" || f.Flag == "-I") && !f.Word.Is("-"):
			f.Traits |= automode.EntryPoint // a check, which runs what has to be run to compile it
			return true
		case f.Flag != "":
			return true
		case f.Role == RunsFile:
			return !f.Word.Is("-")
		case f.Role == Edits:
			if m.Has("-n") && !m.Has("-p") && !kept {
				*f = roleFact(Truncates, f.Word, "takes away what the program does not print")
			} else if f.Words = perlNeeds(m); !kept && !m.substitutes() {
				*f = roleFact(Truncates, f.Word, "may print something else than what was there")
			}
			return inPlace
		case f.Role == Reads && f.Word.Exact():
			name := strings.TrimSpace(f.Word.Text)
			switch {
			case strings.HasPrefix(name, "|") || strings.HasSuffix(name, "|"):
				f.Role, f.Kind, f.Word = RunsLine, automode.Run, Lit(strings.Trim(name, "| "))
			case strings.HasPrefix(name, ">") || strings.HasPrefix(name, "+"):
				f.Role, f.Kind, f.Word, f.Why = Writes, automode.Write, Lit(strings.TrimLeft(name, "+<> ")), "opens it to be written"
			}
		}
		return true
	})
	if inPlace {
		m.Substitutes = perlSubstitutes(m)
	}
	if inPlace && kept && suffix.Exact() {
		for i := range m.Facts {
			if f := &m.Facts[i]; f.Role == Edits && f.Flag == "" {
				w := sedBackup(f.Word, suffix)
				m.addRole(Writes, &w, "keeps the file's old content beside it")
			}
		}
	}
	for _, h := range m.hits {
		v := h.Value.Text
		switch {
		case !h.Has:
		case h.Name == "-M" || h.Name == "-m":
			name, list, _ := strings.Cut(strings.TrimPrefix(v, "-"), "=")
			if !h.Value.Exact() || !strings.Contains(perlModules, " "+name+" ") || strings.ContainsAny(list, ";(){} ") {
				m.Unknown("it loads a module that nobody described", h.Value)
			}
		case h.Name == "-F":
			if v != "" && v[0] != '\'' && strings.ContainsAny(v, "@$") || strings.Contains(v, "(?{") || strings.Contains(v, "(??{") || v != "" && strings.IndexByte("/\"'", v[0]) >= 0 && strings.IndexByte(v[1:], v[0]) != len(v)-2 {
				m.Unknown("the separator is code", h.Value)
			}
		case h.Name == "-i" && strings.ContainsAny(v, "/*"):
			m.Unknown("the copies lie in another folder", h.Value)
		}
	}
}
