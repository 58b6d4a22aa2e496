package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Databases that are reached by an address: what is asked of them is judged in the words
// of the program by which people ask them.

// postgresType, mysqlType and redisType are connections; the word is what their own
// programs take to find the database.
var (
	postgresType = table{
		name: "connection", data: serverData, plain: serverPlain,
		entries: []entry{{names: " execute ", gives: statement}, {names: " cursor ", gives: samePath}},
	}
	mysqlType = table{
		name: "connection", data: serverData, plain: serverPlain,
		entries: []entry{{names: " execute ", gives: statement}, {names: " cursor ", gives: samePath}},
	}
	redisType = table{
		name: "connection", plain: " close ",
		entries: []entry{{names: " ping info dbsize get mget keys exists ttl pttl type strlen hget hgetall hkeys hvals hlen hmget lrange llen lindex smembers scard sismember zrange zcard zscore xlen xrange set setex hset lpush rpush sadd zadd incr decr expire delete flushdb flushall unlink ", gives: asked}},
	}
)

// duckType is a connection to a database of DuckDB, and what a query gives there.
var duckType = table{
	name: "connection", kin: &tablesThing, data: " description columns dtypes shape ",
	entries: []entry{{names: " execute sql query ", gives: statement}, {names: " df fetchdf fetch_df to_df fetchnumpy arrow pl fetch_arrow_table fetchall fetchone fetchmany show close commit rollback begin register unregister ", gives: fresh}, {names: " cursor ", gives: samePath}},
}

const (
	serverData  = " description rowcount closed status server_version autocommit "
	serverPlain = " fetchall fetchone fetchmany close commit rollback set_session "
)

// serverOf is a connection to a server, by the address or by what it is told one by one.
func (r *reader) serverOf(n *node, f *atom, a *args) value {
	of := &mysqlType
	switch {
	case strings.HasPrefix(f.owner.name, "psycopg"):
		of = &postgresType
	case f.owner.name == "redis":
		of = &redisType
	}
	var parts value
	for i, name := range a.names {
		switch name {
		case "host", "port", "dbname", "database", "db":
			if len(a.named[i]) != 1 {
				return r.unknown(n, "a database that is not known is opened")
			}
			parts = concatAll(concatAll(parts.or(""), str(" "+name+"=")), value{{word: a.named[i][0].text()}})
		case "dsn", "conninfo", "url":
			parts = a.named[i]
		case "user", "password", "username", "passwd", "decode_responses", "connect_timeout", "socket_timeout", "cursor_factory", "row_factory", "charset", "cursorclass", "autocommit":
		default:
			return r.unknown(n, "nobody read what the argument “"+name+"” of a database is")
		}
	}
	if len(a.list) == 1 && len(parts) == 0 {
		parts = a.list[0]
	} else if len(a.list) > 0 {
		return r.unknown(n, "a database that is not known is opened")
	}
	t, ok := parts.or("").text()
	if !ok || a.any || a.many {
		return r.unknown(n, "a database that is not known is opened")
	}
	return value{{kind: object, owner: of, word: commands.Lit(strings.TrimSpace(t))}}
}

// or is the value, or a text where there is none.
func (v value) or(text string) value {
	if len(v) == 0 {
		return str(text)
	}
	return v
}

// client is the command by which such a database is reached.
func (a *atom) client() []commands.Word {
	var line []string
	switch a.owner {
	case &postgresType:
		if line = []string{"psql", a.word.Text}; !strings.Contains(a.word.Text, "://") {
			line[1] = strings.NewReplacer("database=", "dbname=", " db=", " dbname=").Replace(" " + a.word.Text)
		}
		line = append(line, "-c")
	case &mysqlType:
		line = append(reached(a.word.Text, "mysql", "-P"), "-e")
	case &redisType:
		if line = reached(a.word.Text, "redis-cli", "-p"); strings.Contains(a.word.Text, "://") {
			line = []string{"redis-cli", "-u", a.word.Text}
		}
	case &duckType:
		return []commands.Word{commands.Lit("duckdb"), a.word}
	default:
		return []commands.Word{commands.Lit("sqlite3"), a.word}
	}
	words := make([]commands.Word, len(line))
	for i, w := range line {
		words[i] = commands.Lit(w)
	}
	return words
}

// reached are the options of a client's program for host and port.
func reached(what, program, port string) []string {
	line := []string{program}
	for part := range strings.FieldsSeq(what) {
		switch name, v, _ := strings.Cut(part, "="); name {
		case "host":
			line = append(line, "-h", v)
		case "port":
			line = append(line, port, v)
		}
	}
	return line
}

// asks is a command that a store of keys is given.
func (r *reader) asks(f *atom, a *args) value {
	words := append(f.self.client(), commands.Lit(strings.ToUpper(f.name)))
	switch f.name {
	case "delete":
		words[len(words)-1] = commands.Lit("DEL")
	}
	for _, v := range a.list {
		words = append(words, single(v.words()))
	}
	r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "asks the database"})
	return some(0)
}

// engineOf is a database by its address, which is the project's where it lies in it or
// is a service of this machine.
func (r *reader) engineOf(n *node, url value) value {
	t, ok := url.text()
	scheme, rest, address := strings.Cut(t, "://")
	switch {
	case !ok || !address || strings.ContainsAny(t, "?"):
		return r.unknown(n, "a database that is not known is opened")
	case strings.HasPrefix(scheme, "sqlite"):
		r.add(commands.Fact{Role: commands.Handed, Kind: automode.Unknown, Word: commands.Lit(strings.TrimPrefix(rest, "/")), Why: "opens the database"})
	default:
		r.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: url[0].word, Why: "speaks to the database"})
	}
	return ownOf("", 0)
}

// looking is what a statement is that only looks.
const looking = "select"

// looks reports whether a statement only looks: a text that says so, or what was made
// of one.
func looks(v value) bool {
	for _, a := range v {
		if a.thing() && a.own == looking || a.exact() && code.Looks(a.word.Text) {
			continue
		}
		return false
	}
	return len(v) > 0
}
