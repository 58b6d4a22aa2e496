package commands

import (
	"strings"

	"automode"
)

var ruby = Program{
	Name: "ruby", Rare: true, Summary: "runs Ruby", Manual: "ruby(1), ruby --help, Ruby 3.4",
	Row: Row{
		Style: Leading, Help: "-h --help --version --copyright", Lang: Ruby, Refine: rubyInPlace,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e -c"}}, {At: First, Role: Reads, When: &When{With: "-c", Without: "-e"}}, {At: Rest, Role: Data, When: &When{Without: "-e"}}, {Role: Data, When: &When{With: "-e"}}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e -c"}}, {Role: RunsText, When: &When{First: "-", Without: "-e -c"}}},
		Flags: []Flag{
			{Names: "-c"}, {Names: "-a -d -l -n -p -s -S -U -w -v -W[=] --verbose --yjit --jit --enable= --disable= --disable-gems --debug --encoding= --external-encoding= --internal-encoding= -K[=] -E= -F= -0[=] -T[=] --parser= -y --yydebug --disable-rubyopt --enable-rubyopt --disable-all --enable-all", Value: Data},
			{Names: "-e=", Value: RunsText, Lang: Ruby, Why: "runs its value"},
			{Names: "-r=", Value: RunsFile, Lang: Ruby, Why: "loads code from there"},
			{Names: "-I=", Value: RunsFile, Lang: Ruby, Why: "loads code from there"},
			{Names: "-C= -X=", Value: Base},
			{Names: "-i[=]", Value: Data},
			{Names: "-x[=] --dump=", Value: Unread},
		},
	},
}

var rubyCases = []Case{
	{`ruby`, `nothing`}, {`ruby -wc a.rb`, `Read a.rb`}, {`ruby -c -r./x a.rb`, `Read a.rb; Run[file ruby] ./x`}, {`ruby a.rb --x`, `Run[file ruby] a.rb`}, {`ruby -rjson -e 'f'`, `Run[text ruby] f`}, {`ruby -r./x -e 'f'`, `Run[file ruby] ./x; Run[text ruby] f`}, {`ruby -Itest test/a_test.rb`, `Run[file ruby] test/a_test.rb; Run{entry-point}[file ruby] test`}, {`ruby -Ilib:test test/a_test.rb`, `Run[file ruby] test/a_test.rb; Run{entry-point}[file ruby] lib; Run{entry-point}[file ruby] test`}, {`ruby -Ilib a.rb`, `Run[file ruby] a.rb; Run[file ruby] lib`}, {`ruby -`, `nothing`},
	{`ruby -ne 'puts $_' a`, "Run[text ruby] while gets\nputs $_\nend"}, {`ruby -pe 'f' a`, "Run[text ruby] while gets\nf\nprint $_\nend"},
	{`ruby -a`, `nothing`},
	{`ruby -C v`, `in v`},
	{`ruby -i=v`, `nothing`}, {`ruby -i.bak -pe f a b`, "Run[text ruby] while gets\nf\nprint $_\nend; Write a; Write b; Write a.bak; Write b.bak"}, {`ruby -i s.rb a`, `Run[file ruby] s.rb; Write a`}, {`ruby -i -ne f a`, "Run[text ruby] while gets\nf\nend; Lose a"}, {`ruby -i/x/ -pe f a`, "Run[text ruby] while gets\nf\nprint $_\nend; Write a; Unknown what it keeps goes to another folder"},
	{`ruby -x=v`, `Unknown nobody read what the value of -x means`},
}

// rubyLibraries come with Ruby and do nothing when they are loaded.
const rubyLibraries = "json yaml net/http open-uri socket fileutils base64 uri csv set time date digest digest/md5 digest/sha2 openssl securerandom tempfile pathname open3 ostruct optparse pp erb English stringio zlib benchmark timeout bigdecimal shellwords etc io/console"

// rubyInPlace adds what options make of the program: with -n and -p it is run
// for every line that is read, and with -p that is printed.
func rubyInPlace(m *Match) {
	each, prints := false, false
	for i := range m.hits {
		each, prints = each || m.hits[i].Name == "-n", prints || m.hits[i].Name == "-p"
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsText && f.Word.Exact() && (each || prints) {
			f.Word.Text = "while gets\n" + f.Word.Text
			if prints {
				f.Word.Text += "\nprint $_"
			}
			f.Word.Text += "\nend"
		}
	}
	rubyEdits(m, prints || !each)
	rubyFolders(m)
	m.Own(func(f *Fact) bool {
		if f.Flag == "-r" && f.Word.Exact() && named(rubyLibraries, f.Word.Text) && !m.Has("-I") {
			return false
		}
		return f.Role != RunsFile || f.Flag != "" || !f.Word.Is("-")
	})
}

// rubyFolders: -I names folders, with ":" between them. A test loads the project's own
// code from there, as it does under the tests' runner.
func rubyFolders(m *Match) {
	tests := len(m.Args) > 0 && !m.Has("-e -r") && m.Args[0].Exact() && strings.HasSuffix(m.Args[0].Text, ".rb") && CheckScript(strings.TrimSuffix(m.Args[0].Text[strings.LastIndexByte(m.Args[0].Text, '/')+1:], ".rb"))
	if !m.Has("-I") {
		return
	}
	facts := make([]Fact, 0, len(m.Facts)+1)
	for _, f := range m.Facts {
		if f.Flag != "-I" || !f.Word.Exact() {
			facts = append(facts, f)
			continue
		}
		for dir := range strings.SplitSeq(f.Word.Text, ":") {
			f.Word.Text = dir
			if tests {
				f.Traits |= automode.EntryPoint
			}
			facts = append(facts, f)
		}
	}
	m.Facts = facts
}

// rubyEdits: with -i the files that are read are changed in place.
func rubyEdits(m *Match, printed bool) {
	if !m.Has("-i") {
		return
	}
	files := m.Args
	if !m.Has("-e") {
		files = files[min(1, len(files)):]
	}
	kept, keeps := m.Value("-i")
	if !printed && !keeps {
		m.Facts = append(m.Facts, roles(Truncates, files, "takes away what the program does not print")...)
		return
	}
	m.Facts = append(m.Facts, roles(Edits, files, "changes the file in place")...)
	switch {
	case !keeps:
	case !kept.Exact() || strings.ContainsAny(kept.Text, "/*"):
		m.Unknown("what it keeps goes to another folder", kept)
	default:
		for i := range files {
			w := sedBackup(files[i], kept)
			m.addRole(Writes, &w, "keeps the file's old content beside it")
		}
	}
}
