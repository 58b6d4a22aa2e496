package commands

import (
	"slices"
	"strings"

	"automode"
)

var sqlite3 = Program{
	Name: "sqlite3", Rare: true, Summary: "speaks to SQLite files", Manual: "sqlite3(1), SQLite 3.50",
	Row: Row{
		Style: Single,
		Lang:  SQL,
		Args:  anyData,
		Flags: []Flag{
			{Names: "-cmd=", Value: Data},
			{Names: "-init=", Value: Data},
			{Names: "-readonly"}, {Names: "-safe"}, {Names: "-help -version"}, // -cmd in front of them runs
			{Names: "-append -ascii -bail -batch -box -column -csv -deserialize -echo -header -noheader -html -interactive -json -line -list -markdown -memtrace -nofollow -quote -stats -table -tabs -zip"},
			{Names: "-maxsize= -mmap= -newline= -nonce= -nullvalue= -separator= -vfs=", Value: Data},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0-1"}}},
		Refine: sqliteRead,
	},
}

var sqlite3Cases = []Case{
	{`sqlite3 -version`, `nothing`}, {`sqlite3 -cmd ".shell rm x" -version`, `Run[line] rm x`},
	{`sqlite3 a.db .recover`, `Read a.db; Query the database`},
	{`sqlite3 f.db 'select * from t'`, `Read f.db; Query the database`},
	{`sqlite3 -safe f.db .tables`, `Read f.db; Query the database`},
	{`sqlite3 -readonly -json f.db .tables '.schema t'`, `Read f.db; Query the database; Query the database`},
	{`sqlite3 f.db 'insert into t values (1)'`, `Write f.db; Change{contained} the database`},
	{`sqlite3 f.db 'drop table t'`, `Write f.db; Change{destroys} the database`},
	{`sqlite3 f.db '.shell rm x'`, `Read f.db; Run[line] rm x`},
	{`sqlite3 f.db '.output o' '.dump'`, `Read f.db; Write o; Query the database`},
	{`sqlite3 f.db '.once |rm x'`, `Read f.db; Run[line] rm x`},
	{`sqlite3 f.db '.backup --async main "a b"'`, `Read f.db; Write a b`},
	{`sqlite3 f.db '.once -e'`, `Read f.db; Unknown nobody read what “.once” does here`},
	{`sqlite3 f.db '.read s'`, `Write f.db; Run[file sql] s`},
	{`sqlite3 f.db '.load l'`, `Read f.db; Run{hidden} l`},
	{`sqlite3 f.db '.frob'`, `Read f.db; Unknown nobody read what “.frob” does`},
	{`sqlite3 -separator , -cmd .mode -init s f.db`, `Write f.db; Query the database; Run[file sql] s`},
	{`sqlite3 'file:/d/f.db?mode=ro' 'select 1'`, `Read /d/f.db; Query the database`},
	{`sqlite3 file:///d/f.db 'insert into t values (1)'`, `Write /d/f.db; Change{contained} the database`},
	{`sqlite3 file:%2fd 'select 1'`, `Read …; Query the database`},
	{`sqlite3 -cmd .mode - f.db`, `Write -; Query the database; Change{contained} the database; Unknown nobody read what a statement that begins with “f” does; Unknown “-” is no option of it, and what follows may be the file`},
	{`sqlite3 f.db "$x"`, `Write f.db; Unknown the statement is not known`},
}

// sqliteRead reads the statements: they decide whether the file is changed.
func sqliteRead(m *Match) {
	if slices.ContainsFunc(m.Args, func(w Word) bool { return w.Is("-") }) {
		m.Unknown("“-” is no option of it, and what follows may be the file", Word{})
	}
	rest := m.Facts
	m.Facts = nil
	changes := len(m.Args) < 2
	for _, h := range m.hits {
		if h.Name == "-cmd" && h.Has {
			changes = sqliteLine(m, h.Value) || changes
		}
		if h.Name == "-init" && h.Has {
			f := optionFact(RunsFile, h, h.Value, "runs the statements of a file")
			f.Lang = SQL
			rest = append(rest, f)
		}
	}
	if len(m.Args) > 1 {
		for _, w := range m.Args[1:] {
			changes = sqliteLine(m, w) || changes
		}
	}
	if len(m.Args) > 0 {
		if file, ok := strings.CutPrefix(m.Args[0].Text, "file:"); ok {
			m.Args[0] = sqliteFile(m.Args[0], file)
		}
		f := roleFact(Reads, m.Args[0], "")
		if changes && !m.Holds("-readonly") {
			f = roleFact(Edits, m.Args[0], "changes the database")
		}
		m.Facts = append([]Fact{f}, m.Facts...)
	}
	m.Facts = append(m.Facts, rest...)
}

// sqliteFile is the path in the address of a file: what stands before "?" and
// "#". One with an escape or a host is not read.
func sqliteFile(w Word, path string) Word {
	if rest, ok := strings.CutPrefix(path, "//"); ok {
		path = strings.TrimPrefix(rest, "localhost")
		if !strings.HasPrefix(path, "/") {
			return Word{}
		}
	}
	if end := strings.IndexAny(path, "?#"); end >= 0 {
		path = path[:end]
	}
	if strings.Contains(path, "%") {
		return Word{}
	}
	w.Text = path
	return w
}

// sqliteLine reads statements, or a command of sqlite3's own, and reports
// whether the file may be changed.
func sqliteLine(m *Match, w Word) bool {
	if !strings.HasPrefix(w.Text, ".") {
		sqlFacts(m, w, true)
		does, _ := readSQL(w.Text)
		return does != sqlLooks || !w.Exact()
	}
	name, rest := w.Text[1:], ""
	if i := strings.IndexAny(name, " \t"); i >= 0 {
		name, rest = name[:i], name[i+1:]
	}
	value := w
	value.Text = strings.Trim(strings.TrimSpace(rest), `'"`)
	switch {
	case named("shell system", name):
		m.Add(roleFact(RunsLine, value, "starts a command of the shell"))
	case named("output once backup save", name):
		if w.Known == automode.Exact && !sqliteTarget(&value.Text, strings.TrimSpace(rest), named("backup save", name)) {
			m.Unknown("nobody read what “."+name+"” does here", w)
		} else if line, ok := strings.CutPrefix(value.Text, "|"); ok {
			value.Text = line
			m.Add(roleFact(RunsLine, value, "hands the results to a command"))
		} else if value.Text != "" || !value.Exact() {
			m.Add(roleFact(Writes, value, "writes to a file"))
		}
	case name == "read":
		f := roleFact(RunsFile, value, "runs the statements of a file")
		f.Lang = SQL
		m.Add(f)
		return true
	case name == "load":
		m.Add(roleFact(Loads, value, "loads a library"))
	case w.Known == automode.Exact && named("tables schema dump databases indexes indices mode headers header separator nullvalue width timer stats show help explain print echo bail changes quit exit fullschema recover lint sha3sum dbinfo", name):
		m.Add(databaseFact(sqlLooks, true))
	default:
		m.Unknown("nobody read what "+quote(Lit("."+name))+" does", w)
	}
	return false
}

// sqliteTarget finds where a command's results go among its words: the last, behind
// options and, for a copy, the name of the database that is copied. It reports whether
// that could be read.
func sqliteTarget(target *string, words string, copies bool) bool {
	*target = ""
	for n := 0; words != ""; n++ {
		end := strings.IndexAny(words, " \t")
		switch {
		case byteIn(words[0], `'"`):
			end = strings.IndexByte(words[1:], words[0]) + 2
		case words[0] == '|', end < 0:
			end = len(words)
		}
		if end < 2 && byteIn(words[0], `'"`) {
			return false
		}
		word := strings.Trim(words[:end], `'"`)
		words = strings.TrimLeft(words[end:], " \t")
		switch {
		case strings.Contains(word, `\`), n > 0 && *target != "" && !copies:
			return false
		case named("--bom -bom --append -append --async -async", word):
		case strings.HasPrefix(word, "-"):
			return false
		default:
			*target = word
		}
	}
	return true
}
