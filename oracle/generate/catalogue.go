package generate

import (
	"fmt"
	"strings"

	"automode"
	"automode/internal/commands"
)

// spot is one row of the catalogue with the words that lead to it.
type spot struct {
	program *commands.Program
	words   []string // the program and its subcommands
	above   []*commands.Row
	row     *commands.Row
	option  int // 1-based number of the one that has to be there, among the row's own; 0: none
}

// spots are all rows of the programs for which want says yes.
func spots(want func(*commands.Program) bool) []spot {
	var all []spot
	var walk func(s spot)
	walk = func(s spot) {
		all = append(all, s)
		for i := range s.row.Rows {
			sub := &s.row.Rows[i]
			first, _, _ := strings.Cut(sub.Names, " ")
			first = strings.ReplaceAll(first, "*", "x") // of any name
			walk(spot{program: s.program, words: append(s.words[:len(s.words):len(s.words)], first), above: append(s.above[:len(s.above):len(s.above)], s.row), row: sub})
		}
	}
	for _, p := range commands.All() {
		if want(p) {
			walk(spot{program: p, words: []string{p.Name}, row: &p.Row})
		}
	}
	return all
}

// byOption are spots, each once for every option of its row; of git, whose rows
// have thousands, for every third.
func byOption(all []spot) []spot {
	var each []spot
	for _, s := range all {
		each = append(each, s)
		step := 1
		if s.program.Name == "git" {
			step = 3
		}
		for n := 1; ; n += step {
			if f, _ := optionOf(s.row, n); f == nil {
				break
			}
			s.option = n
			each = append(each, s)
		}
	}
	return each
}

// optionOf is an option of a row by its number, and under which name; nil where
// there are fewer.
func optionOf(r *commands.Row, n int) (*commands.Flag, string) {
	for _, list := range [...][]commands.Flag{r.Flags, r.Global} {
		for i := range list {
			for name := range strings.FieldsSeq(list[i].Names) {
				if n--; n == 0 {
					return &list[i], name
				}
			}
		}
	}
	return nil, ""
}

// ofRow is a line of a row that is read as one of it, where one is soon found: a
// word or an option may lead to another row.
func (m *maker) ofRow(s *spot) string {
	line := m.invocation(s)
	for range 8 {
		if s.reads(line) {
			break
		}
		line = m.invocation(s)
	}
	return line
}

// reads reports whether a line, split at its blanks, is read as one of the row.
func (s *spot) reads(line string) bool {
	var argv []commands.Word
	for w := range strings.FieldsSeq(line) {
		argv = append(argv, commands.Lit(strings.Trim(w, `'"`)))
	}
	var m commands.Match
	m.Read(s.program, argv, automode.Linux)
	return m.Result.Row == s.row || s.words[0] == "time"
}

// invocation is a line of a row: some of its options, with values of the sort
// that they take, and positionals of the sort that it takes.
func (m *maker) invocation(s *spot) string {
	words := append([]string(nil), s.words...)
	if words[0] == "time" {
		words = append([]string{m.one("command", "env", "exec")}, words...) // or it is the shells' own word
	}
	if s.row.Help != "" && m.in(20) {
		return strings.Join(append(words, pick(m, strings.Fields(s.row.Help))), " ")
	}
	var flags []commands.Flag
	flags = append(flags, s.row.Flags...)
	flags = append(flags, s.row.Global...)
	for _, r := range s.above {
		flags = append(flags, r.Global...)
	}
	if f, name := optionOf(s.row, s.option); f != nil {
		words = append(words, m.flag(f, name)...)
		if m.in(2) {
			flags = nil // and no other, which might be the one that is refused
		}
	}
	for range m.IntN(4) {
		if len(flags) > 0 {
			f := &flags[m.IntN(len(flags))]
			names := strings.Fields(f.Names)
			if len(names) == 0 {
				continue
			}
			words = append(words, m.flag(f, pick(m, names))...)
			if f.Ends {
				break
			}
		}
	}
	words = append(words, m.positionals(s.row)...)
	return strings.Join(words, " ")
}

func pick(m *maker, list []string) string { return list[m.IntN(len(list))] }

// flag writes an option under one of its names, with its value.
func (m *maker) flag(f *commands.Flag, name string) []string {
	switch {
	case strings.HasSuffix(name, "[=]"):
		name = strings.TrimSuffix(name, "[=]")
		if m.in(2) {
			return []string{name}
		}
		if strings.HasPrefix(name, "--") {
			return []string{name + "=" + m.argument(f.Value, f.Lang)}
		}
		return []string{name + m.argument(f.Value, f.Lang)}
	case strings.HasSuffix(name, "="):
		name = strings.TrimSuffix(name, "=")
		v := m.argument(f.Value, f.Lang)
		if strings.HasPrefix(name, "--") && m.in(2) {
			return []string{name + "=" + v}
		}
		if !strings.HasPrefix(name, "--") && len(name) == 2 && m.in(3) {
			return []string{name + v}
		}
		return []string{name, v}
	case strings.HasSuffix(name, "-#"):
		return []string{strings.TrimSuffix(name, "#") + "3"}
	}
	return []string{name}
}

// positionals are arguments by the roles of a row's positionals.
func (m *maker) positionals(r *commands.Row) []string {
	if len(r.Args) == 0 {
		return nil
	}
	need := 0
	for _, a := range r.Args {
		switch a.At {
		case commands.First, commands.Each:
			need = max(need, 1)
		case commands.Second, commands.Rest, commands.Last, commands.ButLast:
			need = max(need, 2)
		case commands.Third, commands.Beyond:
			need = max(need, 3)
		}
	}
	if m.in(4) {
		need = m.IntN(4)
	} else if m.in(3) {
		need++
	}
	var all []string
	for k := range need {
		role, lang := commands.Data, r.Lang
		for _, a := range r.Args {
			at := false
			switch a.At {
			case commands.Each:
				at = true
			case commands.First:
				at = k == 0
			case commands.Second:
				at = k == 1
			case commands.Third:
				at = k == 2
			case commands.Rest:
				at = k > 0
			case commands.Beyond:
				at = k > 1
			case commands.Last:
				at = k == need-1
			case commands.ButLast:
				at = k < need-1
			}
			if at {
				role = a.Role
				if m.in(2) {
					break
				}
			}
		}
		all = append(all, m.argument(role, lang))
	}
	return all
}

// argument is a word of the sort that a role takes.
func (m *maker) argument(role commands.Role, lang commands.Lang) string {
	if m.in(12) {
		return m.word()
	}
	if m.in(25) {
		return m.quoted(m.hot())
	}
	switch role {
	case commands.Reads, commands.Lists, commands.Loads, commands.LinkTarget:
		return m.one("a.txt", "b.txt", "c.txt", "src/main.go", "docs/list.csv", "README.md", "src", "*.txt", "data/one.json")
	case commands.ReadsTree, commands.ListsTree, commands.Base:
		return m.one(".", "src", "docs", "src/lib", "data")
	case commands.Writes, commands.Appends, commands.Edits, commands.Makes, commands.Receives, commands.Links, commands.Marks:
		return m.one(m.newPath(), m.newPath(), "new.txt", "build/out.o", "tmp/x.tmp", "out/", "src", "n1")
	case commands.WritesTree, commands.Unpacks:
		return m.one("out", "build", "n.d", ".")
	case commands.Truncates, commands.Deletes, commands.Moves:
		return m.one("build/out.o", "build", "n1", "tmp/x.tmp", "a.txt")
	case commands.Seeks:
		return m.one("'*.go'", "a.txt", "'*.js'", "main.go")
	case commands.RunsFile:
		return m.one("scripts/run.sh", "./scripts/make.sh", "src/main.go", "vars.sh")
	case commands.RunsText:
		return m.code(lang)
	case commands.RunsLine:
		return m.quoted(m.command())
	case commands.RunsWords:
		return m.one("cat a.txt", "touch n1", "ls", "echo x", "rm n1", "sh -c 'cat a.txt'")
	case commands.RunsNamed:
		return m.one("cat", "ls", "sh")
	case commands.RunsTask:
		return m.one("test", "build", "lint", "deploy", "clean")
	case commands.RunsPackage:
		return m.one("eslint", "prettier", "left-pad")
	case commands.Fetches, commands.Pulls, commands.Sends, commands.Pushes, commands.Asks:
		return m.one("https://example.com/a", "localhost:1", "origin", "http://127.0.0.1:1/")
	case commands.Installs:
		return m.one("left-pad", "a@1.0.0")
	case commands.Controls:
		return m.one("%1", "999999", "$!")
	case commands.Discloses:
		return m.one("name", "TOKEN")
	}
	return m.one("1", "2", "10", "abc", "o", "main", "v1", "HEAD", "x=1", "'s/a/b/'", "always", "never", "%s", "json", "a.txt", "+%Y", "-", fmt.Sprint(m.IntN(100)), "side", "'a b'")
}

// code is a text in a language.
func (m *maker) code(lang commands.Lang) string {
	switch lang {
	case commands.Shell:
		return m.quoted(m.command())
	case commands.Awk:
		return m.one(`'{print $1}'`, `'/o/'`, `'{print > "n1"}'`, `'BEGIN{print 1}'`, `-F, '{print $2}'`, `'{print $1 > $2}'`, `'BEGIN{while((getline l < "a.txt")>0) print l}'`, `'{print | "cat"}'`, `'{system("cat a.txt")}'`, `'{printf "%s\n", $0 >> "n2.txt"}'`, `'BEGIN{f="n"; print 1 > (f "3")}'`, `'END{close("x")}'`, `'{gsub(/a/,"b"); print}'`, `'BEGIN{print ENVIRON["HOME"]}'`, `'BEGIN{"date" | getline d; print d}'`)
	case commands.Sed:
		return m.one("s/a/b/", "1p", "'2,3d'", "'w n1'", "'s/o/x/w n2'", "'r b.txt'", "y/a/b/", "'1e echo x'", "'s/a/b/g;s/c/d/'", "'$!d'", "'/o/w n3.txt'", "'1i\\\nx'", "'s/one/touch n4/e'", "'R b.txt'", "'1W n5'", "'a\\' -e 'x'", "'s,a,w b,'", "'/x/{p;w n6\n}'", "'1!G;h;$!d'", "'s/.*/cat &/e'", "'s/a/b/;w n7'", "'}'", "'c w n8'", "'s/\\(a\\)/\\1/2'", "'F'", "'1~2p'", "'b end;w n9\n:end'")
	case commands.Python:
		return m.one(`'print(1)'`, `'import os; print(os.getcwd())'`)
	case commands.JavaScript:
		return m.one(`'console.log(1)'`, `1+1`)
	case commands.Jq:
		return m.one(".", ".a", "'.a | tostring'")
	}
	return m.one("1", "'print 1'", "x")
}
