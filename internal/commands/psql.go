package commands

import (
	"strings"

	"automode"
)

var psql = Program{
	Name: "psql", Rare: true, Summary: "speaks to PostgreSQL", Manual: "psql(1), PostgreSQL 18",
	Row: Row{
		Help: "-? --help --help[=] -V --version",
		Lang: SQL,
		Args: anyData,
		Flags: []Flag{
			{Names: "-c= --command=", Value: Data},
			{Names: "-f= --file=", Value: Data},
			{Names: "-h= --host=", Value: Data},
			{Names: "-d= --dbname=", Value: Data},
			{Names: "-l --list"},
			{Names: "-X --no-psqlrc -1 --single-transaction -a --echo-all -b --echo-errors -e --echo-queries -E --echo-hidden -n --no-readline -q --quiet -s --single-step -S --single-line -A --no-align --csv -H --html -t --tuples-only -x --expanded -z --field-separator-zero -0 --record-separator-zero -w --no-password -W --password"},
			{Names: "-F= --field-separator= -P= --pset= -R= --record-separator= -T= --table-attr= -p= --port= -U= --username= -v= --set= --variable=", Value: Data},
			{Names: "-L= --log-file=", Value: Writes, Why: "writes a log"},
			{Names: "-o= --output=", Value: Data},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Without: "-c -f -l"}}},
		Refine: psqlRead,
	},
}

var psqlCases = []Case{
	{`psql -c 'select count(*) from t'`, `Query the database`},
	{`psql -h localhost -U me db -tAc "select * from t where a = 'drop'"`, `Query the database`},
	{`psql -c 'select * from pg_shadow'`, `Query the database; Disclose the database's passwords`},
	{`psql -c 'select * from pg_catalog."pg_authid"'`, `Query the database; Disclose the database's passwords`},
	{`psql -c 'select rolname from pg_roles'`, `Query the database`},
	{`psql -c 'insert into t values (1)'`, `Change{contained} the database`},
	{`psql -h db.test -c 'update t set a = 1 where b = 2'`, `Change the database; Send db.test`},
	{`psql -h db.test -c 'update t set a = 1'`, `Change{destroys} the database; Send db.test`},
	{`psql -c 'grant all on t to public'`, `Change{contained} the database; Unknown a statement sets up the server, or says who may do what`},
	{`psql -c 'call p()'`, `Change{contained} the database; Unknown nobody read what a statement that begins with “call” does`},
	{`psql postgres://me:pw@localhost:5432/db -c 'create table t (a int)'`, `Change{contained} the database`},
	{`psql "$URL" -c 'update t set a = 1 where b = 2'`, `Unknown an unknown word may be an option; Change the database; Send …`},
	{`psql -d postgres://h.test/db -c 'select 1'`, `Query the database; Fetch postgres://h.test/db`},
	{`psql 'host=localhost dbname=x' -c 'insert into t values (1)'`, `Change{contained} the database`},
	{`psql 'host=localhost hostaddr=192.0.2.1' -c 'insert into t values (1)'`, `Change the database; Send host=localhost hostaddr=192.0.2.1`},
	{`psql 'postgres://localhost/x?host=db.test' -c 'select 1'`, `Query the database; Fetch db.test`},
	{`psql -h localhost 'host=db.test dbname=x' -c 'select 1'`, `Query the database; Fetch host=db.test dbname=x`},
	{`psql -h localhost -d postgres://h.test/x -c 'select 1'`, `Query the database; Fetch postgres://h.test/x`},
	{`psql -h localhost postgres://localhost/x?sslmode=disable -c 'select 1'`, `Query the database`},
	{`psql -d service=x -c 'select 1'`, `Query the database; Fetch service=x`},
	{`psql 'postgres:///x?host=db.test' -c 'insert into t values (1)'`, `Change the database; Send db.test`},
	{`psql -c 'drop table t'`, `Change{destroys} the database`},
	{`psql -c 'with x as (delete from t returning *) select * from x'`, `Change{destroys} the database`},
	{`psql -c 'select pg_terminate_backend(1)'`, `Query the database; Unknown nobody read what the function “pg_terminate_backend” does`},
	{`psql -c "copy t to program 'rm x'"`, `Change{contained} the database; Unknown a statement reaches files or programs`},
	{`psql -c "select $x"`, `Unknown the statement is not known`},
	{`psql -c '\dt' -c '\l+'`, `Query the database; Query the database`},
	{`psql -c '\! rm x'`, `Run[line] rm x`},
	{"psql -c '\\echo `rm x`'", `Run[line] rm x; Unknown words that a command prints are taken`},
	{`psql -c '\copyx t to f'`, `Unknown nobody read what “\copyx” does`},
	{`psql -c '\copy t to f csv header'`, `Query the database; Write f`},
	{`psql -c "\\copy t (a, b) from 'my f' with (format csv)"`, `Change{contained} the database; Read my f`},
	{`psql -c "\\copy (select ')' from t) to stdout"`, `Query the database`},
	{`psql -c '\copy (delete from t returning *) to f'`, `Change{destroys} the database; Write f`},
	{`psql -c "\\copy t to program 'rm x'"`, `Query the database; Run[line] rm x`},
	{`psql -c "\\copy t from PROGRAM 'rm x' csv"`, `Change{contained} the database; Run[line] rm x`},
	{`psql -c "\\copy t to '~/f'"`, `Unknown nobody read what “\copy” does here`},
	{`psql -c "\\copy t to 'f''g'"`, `Unknown nobody read what “\copy” does here`},
	{`psql -l`, `Query the database`},
	{`psql -f s.sql db`, `Run[file sql] s.sql`},
	{`psql -o f -L g -c 'select 1'`, `Query the database; Write g; Write f`},
	{`psql -o '|rm x' -c 'select 1'`, `Query the database; Run[line] rm x`},
	{`psql -P pager=off`, `nothing`},
}

// psqlRead reads the statements, and where they go.
func psqlRead(m *Match) {
	unknowns, rest := curlSplit(m.Facts)
	m.Facts = unknowns
	host, own := connected(m, "-h", "-d")
	for _, h := range m.hits {
		switch h.Name {
		case "-c", "--command":
			psqlCommand(m, h.Value, own)
		case "-f", "--file":
			if h.Value.Is("-") {
				m.Stdin, m.Lang = RunsText, SQL
			} else {
				f := optionFact(RunsFile, h, h.Value, "runs the statements of a file")
				f.Lang = SQL
				m.Add(f)
			}
		case "-l", "--list":
			m.Add(databaseFact(sqlLooks, own))
		}
	}
	if !own {
		m.Add(databaseHost(m, host))
	}
	m.Facts = append(m.Facts, rest...)
	for _, h := range m.hits {
		if flagNamed(h.Flag, "--output") && h.Has {
			if line, ok := strings.CutPrefix(h.Value.Text, "|"); ok {
				w := h.Value
				w.Text = line
				m.Add(optionFact(RunsLine, h, w, "hands the results to a command"))
			} else {
				m.Add(optionFact(Writes, h, h.Value, "writes the results to a file"))
			}
		}
	}
}

// connected is the host that a client of PostgreSQL speaks to, and whether it is this
// machine. A database's name that is a connection string says more than the option does,
// so that each has to be this machine's.
func connected(m *Match, hostFlag, nameFlag string) (host Word, own bool) {
	var names []Word
	if w, ok := m.Value(hostFlag); ok {
		names = append(names, w)
	}
	given := m.Args[:min(1, len(m.Args))]
	if w, ok := m.Value(nameFlag); ok {
		given = append([]Word{w}, given...)
	}
	for _, w := range given {
		// A mere name is a database's.
		if w.Known != automode.Exact || strings.Contains(w.Text, "://") || strings.Contains(w.Text, "=") {
			names = append(names, w)
		}
	}
	for _, w := range names {
		if !ownDatabase(w) {
			return leadsTo(w), false
		}
	}
	return Word{}, true
}

// leadsTo is the host of a connection: of an address whose query names another, that one.
func leadsTo(w Word) Word {
	if _, query, ok := strings.Cut(w.Text, "?"); ok && w.Exact() && strings.Contains(w.Text, "://") && !ownConnection(w.Text) {
		w.Text = "?" + query
		for p := range strings.SplitSeq(query, "&") {
			if name, value, _ := strings.Cut(p, "="); named("host hostaddr", name) && !named("localhost 127.0.0.1 ::1", value) {
				w.Text = value
			}
		}
	}
	return w
}

// psqlCommand reads one -c: statements, or a command of psql's own.
func psqlCommand(m *Match, w Word, own bool) {
	if !strings.HasPrefix(w.Text, `\`) {
		sqlFacts(m, w, own)
		return
	}
	name, rest, _ := strings.Cut(w.Text[1:], " ")
	bare := strings.TrimRight(name, "+S")
	switch {
	case strings.HasPrefix(name, "!"):
		line := w
		line.Text = strings.TrimSpace(w.Text[2:])
		m.Add(roleFact(RunsLine, line, "starts a command of the shell"))
	case strings.IndexByte(rest, '`') >= 0:
		line := w
		_, line.Text, _ = strings.Cut(rest, "`")
		line.Text, _, _ = strings.Cut(line.Text, "`")
		m.Add(roleFact(RunsLine, line, "starts a command for the words of another"))
		m.Unknown("words that a command prints are taken", w)
	case w.Exact() && strings.IndexByte(rest, '\\') < 0 && named("d da dA dAc dAf dAo dAp db dc dC dd dD ddp dE des det deu dew df dF dFd dFp dFt dg di dl dL dm dn do dO dp dP drds drg dRp dRs ds dt dT du dv dx dX dy l sf sv z conninfo x timing encoding q echo pset a t", bare):
		m.Add(databaseFact(sqlLooks, own))
	case w.Exact() && name == "copy":
		psqlCopy(m, w, rest, own)
	default:
		m.Unknown("nobody read what "+quote(Lit(`\`+name))+" does", w)
	}
}
