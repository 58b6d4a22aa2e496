package commands

import (
	"iter"
	"strings"

	"automode"
)

// sqlDoes is the strictest that a text of SQL does.
type sqlDoes uint8

const (
	sqlLooks sqlDoes = iota
	sqlChanges
	sqlRemoves
)

// readSQL returns what statements do to their database. It knows statements
// by their first word, and a query only when each function in it is known to
// change nothing. A problem says what stood in the way.
func readSQL(text string) (does sqlDoes, problem string) {
	for statement := range sqlStatements(text, &problem) {
		does = max(does, sqlStatement(statement))
		switch {
		case sqlOutside(statement):
			problem = first(problem, "a statement reaches files or programs")
		case sqlRules(statement):
			problem = first(problem, "a statement sets up the server, or says who may do what")
		case !named(sqlFirst, statement[0]):
			problem = first(problem, "nobody read what a statement that begins with “"+statement[0]+"” does")
		}
		if f := sqlCalls(statement); f != "" {
			problem = first(problem, "nobody read what the function “"+f+"” does")
		}
	}
	return does, problem
}

// sqlStatements yields the words and signs of each statement, in small letters. A
// text or a quoted name is one word that begins with a quote, whichever it had. What
// databases read differently, as a comment or not, as a name or not, is a problem.
func sqlStatements(text string, problem *string) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		var words []string
		for i := 0; i < len(text); {
			c, rest := text[i], text[i:]
			switch {
			case c == ';':
				if len(words) > 0 && !yield(words) {
					return
				}
				words = nil
				i++
			case strings.HasPrefix(rest, "/*"), strings.HasPrefix(rest, "--"):
				n, ok := sqlComment(rest)
				if !ok {
					*problem = "a comment of the statement cannot be read"
					return
				}
				i += n
			case c == '\\', c == '#', c == '\r', c == '$' && len(rest) > 1 && (rest[1] == '$' || sqlLetter(rest[1])), c == '[' && !sqlBracket(rest):
				*problem = "a sign of the statement cannot be read"
				return
			case c == '\'' || c == '"' || c == '`':
				inside, _, ok := strings.Cut(rest[1:], rest[:1])
				if !ok || strings.Contains(inside, `\`) || c == '`' && strings.Contains(inside, ";") {
					*problem = "a text of the statement cannot be read"
					return
				}
				i += len(inside) + 2
				words = append(words, `"`+strings.ToLower(inside))
			case sqlLetter(c):
				start := i
				for i < len(text) && (sqlLetter(text[i]) || text[i] >= '0' && text[i] <= '9' || text[i] == '$') {
					i++
				}
				words = append(words, strings.ToLower(text[start:i]))
			case byteIn(c, " \t\n]") || c >= '0' && c <= '9' && len(words) == 0:
				i++ // behind the name in brackets that some write may stand what it is given
			default:
				words = append(words, rest[:1])
				i++
			}
		}
		if len(words) > 0 {
			yield(words)
		}
	}
}

// sqlLetter: letters of other alphabets stand in names as well.
func sqlLetter(c byte) bool { return awkLetter(c) || c >= 0x80 }

// sqlComment is how long the comment is that a text begins with, where it is one for
// every database: MySQL and MariaDB run what stands in some, and take "--" for one only in
// front of space; PostgreSQL's stand in each other.
func sqlComment(text string) (n int, ok bool) {
	if text[0] == '-' {
		line := text[:sqlTo(text, 0, "\n")]
		return len(line), !strings.Contains(line, "\r") && (len(line) == 2 || byteIn(line[2], " \t\n") || !strings.Contains(line, ";"))
	}
	n = sqlTo(text, 2, "*/")
	return n, !strings.HasPrefix(text, "/*!") && !strings.HasPrefix(text, "/*+") && !strings.HasPrefix(text, "/*M!") && !strings.Contains(text[2:n], "/*")
}

// sqlBracket reports whether "[" begins what is read in one way, be it a name in
// brackets, as in SQLite, or a place in a list.
func sqlBracket(text string) bool {
	inside, _, _ := strings.Cut(text[1:], "]")
	for i := strings.IndexAny(inside, "'\"`;-/"); i >= 0; i = strings.IndexAny(inside, "'\"`;-/") {
		c := inside[i]
		if inside = inside[i+1:]; c == ';' || (c == '-' || c == '/') && inside != "" && byteIn(inside[0], "-*") {
			return false
		} else if c == '-' || c == '/' {
			continue
		}
		end := strings.IndexByte(inside, c)
		if end < 0 {
			return false
		}
		inside = inside[end+1:]
	}
	return true
}

// sqlTo is the place behind the next end, or the end of the text.
func sqlTo(text string, i int, end string) int {
	n := strings.Index(text[i:], end)
	if n < 0 {
		return len(text)
	}
	return i + n + len(end)
}

// sqlLooking are the first words of statements that by themselves change
// nothing, sqlFirst those that are known. Sources: the manuals of PostgreSQL 17,
// MySQL 8.4, SQLite 3.46, SQL Server 2022 and DuckDB 1.
const (
	sqlLooking = "( select with explain show describe desc values table use begin start commit end rollback pragma set reset from summarize abort savepoint release"
	sqlFirst   = sqlLooking + " insert update merge replace upsert alter create comment drop truncate delete analyze vacuum reindex cluster refresh optimize check checksum rename lock unlock discard " +
		"deallocate declare fetch close prepare go print detach listen unlisten notify move"
)

func sqlStatement(words []string) sqlDoes {
	does := sqlLooks
	switch {
	case named("drop truncate delete", words[0]):
		return sqlRemoves
	case !named(sqlLooking, words[0]):
		does = sqlChanges
	}
	if (words[0] == "update" || named("with explain", words[0]) && sqlHas(words, "update")) && !sqlHas(words, "where") {
		return sqlRemoves // what every row held is gone
	}
	for i, w := range words {
		switch w {
		case "drop", "truncate", "delete":
			return sqlRemoves
		case "insert", "update", "merge", "into", "replace", "alter", "create", "global", "persist", "role":
			does = max(does, sqlChanges)
		case "optimize", "wal_checkpoint", "incremental_vacuum":
			if words[0] == "pragma" {
				does = max(does, sqlChanges)
			}
		case "=":
			if words[0] == "pragma" {
				does = max(does, sqlChanges)
			}
		case "(":
			if words[0] == "pragma" && !named("table_info table_xinfo table_list index_info index_xinfo index_list foreign_key_list foreign_key_check integrity_check quick_check", words[i-1]) {
				does = max(does, sqlChanges) // as "="
			}
		}
	}
	return does
}

// sqlPure are functions that only compute, and words that stand in front of
// a bracket and are no function.
const sqlPure = "sqlite_version age gen_random_uuid pragma_foreign_key_list pragma_index_info pragma_index_list pragma_table_info pragma_table_list pragma_table_xinfo abs analyze and any array array_agg array_length array_to_string as avg between bool_and bool_or btrim by case cast ceil ceiling char_length character_length coalesce concat conflict cube concat_ws count current_database current_schema current_setting current_user date date_format date_part date_trunc dateadd datediff dense_rank distinct else except exists explain extract filter first_value floor format format_type from generate_series greatest group group_concat grouping group_by hex having if ifnull iif in initcap instr intersect is isnull join json json_agg json_array_length json_build_object json_each json_extract json_object json_object_agg jsonb_agg jsonb_array_elements jsonb_array_length jsonb_build_object jsonb_each jsonb_object_keys jsonb_pretty julianday lag last_value lateral lead least left length like limit ln log lower lpad ltrim max md5 min mod not now ntile nullif numeric obj_description octet_length offset on or order over partition percentile_cont pg_column_size pg_database_size pg_get_constraintdef pg_get_functiondef pg_get_indexdef pg_get_viewdef pg_indexes_size pg_relation_size pg_size_pretty pg_table_size pg_total_relation_size position pow power printf quote_ident random rank regexp_matches regexp_replace repeat replace reverse right rollup round row row_number row_to_json rpad rtrim select sets sign split_part sqrt strftime string_agg substr substring sum table_info index_list index_info foreign_key_list then time timestamp to_char to_date to_json to_jsonb to_number to_regclass to_timestamp total trim trunc typeof unicode union unixepoch unnest upper using values varchar version when where with"

func sqlHas(words []string, want string) bool {
	for _, w := range words {
		if w == want {
			return true
		}
	}
	return false
}

// sqlFacts are the facts of statements that a database gets. own: it is one
// of this machine.
func sqlFacts(m *Match, w Word, own bool) {
	if !w.Exact() {
		m.Unknown("the statement is not known", w)
		m.Facts[len(m.Facts)-1].Lang = SQL
		return
	}
	does, problem := readSQL(w.Text)
	m.Add(databaseFact(does, own))
	if sqlHashes(w.Text) {
		m.Add(databasePasswords)
	}
	if endlessQuery(w.Text) {
		m.fillsDisk("makes rows without end")
	}
	if problem != "" {
		m.Unknown(problem, w)
	}
}

func databaseFact(does sqlDoes, own bool) Fact {
	f := Fact{Kind: automode.Query, Target: "the database"}
	switch does {
	case sqlChanges:
		f.Kind, f.Why = automode.Change, "changes what the database holds"
		if own {
			f.Traits = automode.Contained
		}
	case sqlRemoves:
		f.Kind, f.Why, f.Traits = automode.Change, "removes what the database holds", automode.Destroys
	}
	return f
}

// databaseHost is the fact that a host's database is spoken to: something comes
// from it when all that was read so far only looks and every word is known.
func databaseHost(m *Match, host Word) Fact {
	looks := host.Known == automode.Exact
	for i := range m.Facts {
		looks = looks && m.Facts[i].Kind == automode.Query
	}
	for _, h := range m.hits {
		looks = looks && h.Value.Data == 0
	}
	if looks && len(m.Facts) > 0 {
		return roleFact(Fetches, host, "asks the database there")
	}
	return roleFact(Sends, host, "speaks to the database there")
}

// ownDatabase reports whether a host's name, or an address of a database, is
// this machine's.
func ownDatabase(w Word) bool {
	text := w.Text
	if w.Known == automode.Exact && (strings.IndexByte(text, '=') >= 0 || strings.Contains(text, "://")) && !ownConnection(text) {
		return false
	}
	if strings.IndexByte(text, '=') >= 0 && !strings.Contains(text, "://") {
		return w.Known == automode.Exact
	}
	if i := strings.Index(text, "://"); i >= 0 {
		text = text[i+3:]
		text, _, _ = strings.Cut(text, "/")
		text, _, _ = strings.Cut(text, "?")
		text = text[strings.LastIndexByte(text, '@')+1:]
		if text != "" && text[0] != '[' {
			text, _, _ = strings.Cut(text, ":")
		}
	} else if w.Known != automode.Exact {
		return false
	}
	if w.Known != automode.Exact && len(w.Text) == len(text) {
		return false
	}
	return named("localhost 127.0.0.1 ::1 [::1]", text) || strings.HasPrefix(text, "/") || text == "" && w.Known == automode.Exact
}

// ownConnection reports whether no parameter of a connection string, or of the
// query of an address, leads to another host: libpq(3) takes them over what the
// address itself says.
func ownConnection(text string) bool {
	list, sep := text, " \t\n"
	if strings.Contains(text, "://") {
		_, list, _ = strings.Cut(text, "?")
		sep = "&"
	}
	for _, p := range strings.FieldsFunc(list, func(c rune) bool { return strings.ContainsRune(sep, c) }) {
		name, value, ok := strings.Cut(p, "=")
		value = strings.Trim(value, "'")
		switch {
		case !ok, strings.ContainsAny(p, `%\`):
			return false // written such that it cannot be read here
		case named("host hostaddr", name):
			if !named("localhost 127.0.0.1 ::1", value) && !strings.HasPrefix(value, "/") {
				return false
			}
		case named("dbname port user password sslmode sslrootcert connect_timeout application_name options client_encoding schema charset target_session_attrs passfile sslcert sslkey gssencmode channel_binding keepalives connection_limit pool_timeout pgbouncer", name):
		default:
			return false // a service, or nobody read what it means
		}
	}
	return true
}

// Statements is what a text of SQL does to its database, where it does more than
// look; ok is false otherwise, and when the text is none.
func Statements(text string) (e automode.Effect, ok bool) {
	const nothing = " \t\n(;"
	for text = strings.TrimLeft(text, nothing); strings.HasPrefix(text, "--") || strings.HasPrefix(text, "/*"); text = strings.TrimLeft(text, nothing) {
		if run, ok := strings.CutPrefix(text, "/*!"); ok { // no comment to MySQL
			text = strings.TrimLeft(run, "0123456789")
			continue
		}
		n, _ := sqlComment(text)
		text = text[n:]
	}
	words := strings.Fields(strings.ToLower(text))
	switch {
	case len(words) < 2, words[0] == "delete" && words[1] != "from":
		return automode.Effect{}, false // prose
	case !named("select with begin insert update merge replace alter create drop truncate delete grant revoke", words[0]):
		return automode.Effect{}, false
	}
	does, _ := readSQL(text)
	if does == sqlLooks {
		return automode.Effect{}, false
	}
	f := databaseFact(does, false)
	return automode.Effect{Kind: f.Kind, Target: f.Target, Known: automode.Exact, Traits: f.Traits, Why: f.Why}, true
}
