package commands

import "strings"

var duckdb = Program{
	Name: "duckdb", Rare: true, Summary: "speaks to DuckDB files, and to files of data", Manual: "duckdb -help, DuckDB 1.4",
	Row: Row{
		Style: Single, Help: "-help -version", Lang: SQL, Args: anyData,
		Flags: []Flag{
			{Names: "-ascii -bail -batch -box -column -csv -echo -header -noheader -html -json -jsonlines -line -list -markdown -no-stdin -nullvalue= -quote -safe -separator= -newline= -stats -table", Value: Data},
			{Names: "-readonly"},
			{Names: "-c= -s=", Value: Data},
			{Names: "-cmd=", Value: Data}, // it goes on with standard input
			{Names: "-f= -init=", Value: RunsFile, Lang: SQL, Why: "runs the statements of a file"},
			{Names: "-interactive -unsigned -unredacted -ui -storage-version=", Does: []Do{{Why: "lets other code in, or serves"}}, Value: Data},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0-1", Without: "-c"}}},
		Refine: duckRead,
	},
}

var duckdbCases = []Case{
	{`duckdb -readonly a.db`, `Read a.db`}, {`duckdb -csv a.db`, `Write a.db`},
	{`duckdb -c "set log_query_path='f'; select 1"`, `Read f; Unknown a setting may name a file or a host`}, {`duckdb -c "set threads=4; set memory_limit='1GB'; select 1"`, `Read 1GB; Query the database`}, {`duckdb -c "from start_ui()"`, `Unknown nobody read what the function “start_ui” does`},
	{`duckdb -json -c 'select 1'`, `Query the database`}, {`duckdb f.db 'select * from t'`, `Read f.db; Query the database`}, {`duckdb f.db`, `Write f.db`},
	{`duckdb -c "select * from 'a.csv'"`, `Read a.csv; Query the database`}, {`duckdb -c "select * from 's3://b/a.csv'"`, `Fetch s3://b/a.csv; Query the database`},
	{`duckdb f.db 'insert into t values (1)'`, `Write f.db; Unknown the statement may write files or load code`}, {`duckdb -c "copy t to 'x.csv'"`, `Unknown the statement may write files or load code`},
	{`duckdb -c "select count(*) from read_parquet('data/*.parquet')"`, `Read data/*.parquet; Query the database`},
	{`duckdb -c "select * from read_csv(['a.csv', 'b.csv'], header = true)"`, `Read a.csv; Read b.csv; Query the database`}, {`duckdb -c "select * from read_csv(reverse('ab'))"`, `Read ab; Unknown nobody read what the function “read_csv” does`}, {`duckdb -c "select * from read_csv('a' || x)"`, `Read a; Unknown nobody read what the function “read_csv” does`}, {`duckdb -c "select * from glob(?)"`, `Unknown nobody read what the function “glob” does`},
	{`duckdb -c '.shell rm x'`, `Run[line] rm x; Unknown the statement may write files or load code`},
	{`duckdb -c "select '', 'a.csv' from 'b.csv'"`, `Read a.csv; Read b.csv; Query the database`}, {`duckdb -c "$x"`, `Unknown the statement may write files or load code`}, {`duckdb -init f`, `Run[file sql] f`}, {`duckdb -cmd "select 1"`, `Query the database`}, {`duckdb -ui`, `Unknown lets other code in, or serves`}, {`duckdb -c "select getenv('X')"`, `Read X; Unknown nobody read what the function “getenv” does`},
}

// duckRead reads the statements: queries alone are known, and the texts in them
// may be files.
func duckRead(m *Match) {
	rest := m.Facts
	m.Facts = nil
	var lines []Word
	for _, h := range m.hits {
		if h.Has && (flagNamed(h.Flag, "-cmd") || flagNamed(h.Flag, "-c")) {
			lines = append(lines, h.Value)
		}
	}
	changes := len(m.Args) == 1 && len(lines) == 0
	if len(m.Args) > 1 {
		lines = append(lines, m.Args[1:]...)
	}
	for _, w := range lines {
		text := w.Text
		for _, f := range [...]string{"read_parquet", "read_csv", "read_csv_auto", "read_json", "read_json_auto", "read_ndjson", "parquet_schema", "parquet_metadata", "parquet_scan", "glob"} {
			if namesFiles(text, f+"(") {
				text = strings.ReplaceAll(text, f+"(", "(") // of a file, which is named in it
			}
		}
		does, problem := readSQL(text)
		if name, line, _ := strings.Cut(strings.TrimSpace(w.Text), " "); named(".shell .system", name) {
			command := w
			command.Text = line
			m.Add(roleFact(RunsLine, command, "starts a command of the shell"))
		}
		if !w.Exact() || does != sqlLooks || strings.HasPrefix(strings.TrimSpace(w.Text), ".") {
			changes, problem = true, "the statement may write files or load code"
		}
		if does == sqlLooks && w.Exact() {
			duckFiles(m, w)
		}
		if problem == "" && duckSets(w.Text) {
			problem = "a setting may name a file or a host"
		}
		if problem != "" {
			m.Unknown(problem, w)
			continue
		}
		m.Add(databaseFact(sqlLooks, true))
		if endlessQuery(w.Text) {
			m.fillsDisk("makes rows without end")
		}
	}
	if len(m.Args) > 0 && !m.Args[0].Is(":memory:") {
		f := roleFact(Reads, m.Args[0], "")
		if changes && !m.Holds("-readonly") {
			f = roleFact(Edits, m.Args[0], "changes the database")
		}
		m.Facts = append([]Fact{f}, m.Facts...)
	}
	m.Facts = append(m.Facts, rest...)
}

// duckSets reports whether a statement sets what may name a file, a folder or a host:
// log_query_path, profiling_output, extension_directory, http_proxy and more.
func duckSets(text string) bool {
	var problem string
	for words := range sqlStatements(text, &problem) {
		if words[0] != "set" {
			continue
		}
		rest := words[1:]
		for len(rest) > 0 && named("session global local", rest[0]) {
			rest = rest[1:]
		}
		if len(rest) == 0 || !named("threads worker_threads memory_limit max_memory timezone calendar search_path schema preserve_insertion_order default_order default_null_order null_order explain_output enable_progress_bar max_expression_depth variable", rest[0]) {
			return true
		}
	}
	return false
}

// namesFiles reports whether every such call in a text is given a file, or a list of
// them, that is written out: one that is put together is not known.
func namesFiles(text, call string) bool {
	for {
		_, rest, ok := strings.Cut(text, call)
		if !ok {
			return true
		}
		text = rest
		rest = strings.TrimLeft(rest, " \n\t")
		rest, list := strings.CutPrefix(rest, "[")
		for more := true; more; {
			rest = strings.TrimLeft(rest, " \n\t")
			if !strings.HasPrefix(rest, "'") {
				return false
			}
			if _, rest, ok = strings.Cut(rest[1:], "'"); !ok {
				return false
			}
			rest = strings.TrimLeft(rest, " \n\t")
			if more = list && strings.HasPrefix(rest, ","); more {
				rest = rest[1:]
			}
		}
		if list {
			if rest, ok = strings.CutPrefix(rest, "]"); !ok {
				return false
			}
			rest = strings.TrimLeft(rest, " \n\t")
		}
		if rest == "" || rest[0] != ',' && rest[0] != ')' {
			return false
		}
	}
}

// duckFiles adds each text of a query as the file or address that it can be.
func duckFiles(m *Match, w Word) {
	for rest := w.Text; ; {
		begin := strings.IndexAny(rest, "'\"")
		if begin < 0 {
			return
		}
		length := strings.IndexByte(rest[begin+1:], rest[begin])
		if length < 0 {
			return // readSQL has said so
		}
		text := w
		text.Text = rest[begin+1 : begin+1+length]
		if strings.Contains(text.Text, "://") {
			m.Add(roleFact(Fetches, text, "reads what is there"))
		} else if text.Text != "" {
			m.Add(roleFact(Reads, text, ""))
		}
		rest = rest[begin+length+2:]
	}
}
