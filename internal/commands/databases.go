package commands

import (
	"strings"

	"automode"
)

// Clients of databases that take statements, each by an option of its own.

var sqlClients = Program{
	Name: "clickhouse-client", Rare: true, Kin: "clickhouse sqlcmd snowsql cqlsh trino presto usql pgcli litecli cockroach", Summary: "speaks to a database",
	Manual: "the references of clickhouse-client 25, sqlcmd 18, snowsql 1.4, cqlsh 6.2, trino 478, usql 0.19, mycli 1.41, pgcli 4.3 and litecli 1.16",
	Row: Row{
		Help: "--help --version", Args: anyData, Refine: sqlClient,
		Flags: []Flag{
			{Names: "-q= -Q= --query=", Value: Data, Of: "clickhouse-client clickhouse sqlcmd snowsql pgcli"}, {Names: "-e= --execute=", Value: Data, Of: "cqlsh cockroach litecli trino presto"}, {Names: "-c= --command=", Value: Data, Of: "usql"},
			{Names: "-h= --host= --hostname=", Value: Data, Of: "clickhouse-client clickhouse snowsql cqlsh pgcli cockroach"}, {Names: "-S= --server=", Value: Data}, {Names: "-h= -a= -s= -w= -l= -P=", Value: Data, Of: "sqlcmd"},
			{Names: "-b -B -E -I -C -N -t -m --multiquery --multiline --secure --vertical --csv --less-chat --no-password --no-psqlrc --progress --insecure", Value: Data}, {Names: "-W -u -k -r", Of: "sqlcmd"}, {Names: "-w -W", Of: "usql pgcli"}, {Names: "-P -M", Of: "snowsql"},
			{Names: "--user= --username= --port= --dbname= --schema= --catalog= --output-format= --account= --warehouse= --role= --connection=", Value: Data}, {Names: "--password=", Value: Credential, Of: "clickhouse-client clickhouse cqlsh"}, {Names: "-p=", Value: Data, Of: "pgcli cqlsh"}, {Names: "--format=", Value: Data, Of: "clickhouse-client clickhouse cockroach"},
			{Names: "-u=", Value: Data, Of: "clickhouse-client clickhouse snowsql cqlsh pgcli cockroach"}, {Names: "-U=", Value: Data, Of: "sqlcmd pgcli"}, {Names: "-d=", Value: Data, Of: "clickhouse-client clickhouse sqlcmd snowsql pgcli cockroach"}, {Names: "-a= -s= -w=", Value: Data, Of: "snowsql"},
			{Names: "-D= --database=", Value: Reads, Of: "litecli"}, {Names: "--database=", Value: Data, Of: "clickhouse-client clickhouse cockroach"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-q -e -c"}}}, Lang: SQL,
	},
}

// sqlClient reads the statements, and where they go. Without any they come
// from elsewhere.
func sqlClient(m *Match) {
	host, ok := m.Value("--host --server")
	switch {
	case m.name() == "litecli":
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	case !ok && len(m.Args) > 0 && (named("cqlsh trino presto", m.name()) || strings.Contains(m.Args[0].Text, ":")):
		host, ok = leadsTo(m.Args[0]), true
	}
	own := ok && ownDatabase(host)
	for i := range m.hits {
		h := &m.hits[i]
		if !named("-q -Q --query --execute -e -c --command", h.Name) || !h.Has {
			continue
		}
		if h.Name == "-c" && strings.HasPrefix(h.Value.Text, `\`) {
			m.Unknown("a sign of the statement cannot be read", h.Value)
			continue
		}
		sqlFacts(m, h.Value, own)
	}
	if ok && !own {
		m.Add(databaseHost(m, host))
	}
	if !m.Has("-q -e -c") {
		m.Unknown("the statements are not known", Word{})
	}
}

var sqlClientsCases = []Case{
	{`cqlsh -e 'select 1' -h localhost --vertical -u x`, `Query the database`},
	{`pgcli -p 1 --query 'select 1' -h localhost --vertical -u x`, `Query the database`},
	{`clickhouse-client --format 1 --query 'select 1' -h localhost --vertical -u x`, `Query the database`},
	{`clickhouse-client --query 'select 1' -h localhost --vertical -u x`, `Query the database`},
	{`clickhouse-client --host h --query 'drop table t'`, `Change{destroys} the database; Send h`},
	{`sqlcmd -S h -Q 'select 1' -b`, `Query the database; Fetch h`},
	{`snowsql -q 'insert into t values (1)'`, `Change the database`},
	{`usql x -c '\! rm x'`, `Unknown a sign of the statement cannot be read`},
	{`cqlsh -f x`, `Unknown no option “-f” is known`},
	{`cqlsh h`, `Send h; Unknown the statements are not known`},
	{`cqlsh h -e 'select 1'`, `Query the database; Fetch h`}, {`usql pg://h/db -c 'select 1' -w -o f`, `Unknown no option “-o” is known`}, {`litecli f --database g -e 'select 1'`, `Read g; Read f; Query the database`},
	{`sqlcmd -Q 'select 1' -W -o f`, `Unknown no option “-o” is known`}, {`sqlcmd -h -1 -U x -Q 'select 1'`, `Query the database`}, {`snowsql -P -a x -d y -q 'select 1'`, `Query the database`}, {`clickhouse --user x --password y --database z -q 'select 1'`, `Query the database`},
}

var pgDump = Program{
	Name: "pg_dump", Rare: true, Kin: "pg_dumpall", Summary: "writes a database's content out", Manual: "pg_dump(1), pg_dumpall(1), PostgreSQL 18, and mysqldump(1), MySQL 8.4",
	Row: Row{
		Help: "--help --version -V -?", Args: anyData,
		Does: []Do{{Kind: automode.Query, Target: "the database"}}, Refine: pgDumpHost,
		Flags: []Flag{
			{Names: "-a --data-only -b --blobs --large-objects -c --clean -C --create -O --no-owner -s --schema-only -x --no-privileges --no-acl --column-inserts --inserts --disable-dollar-quoting --disable-triggers --enable-row-security --if-exists --no-comments --no-publications --no-security-labels --no-subscriptions --no-tablespaces --no-toast-compression --no-unlogged-table-data " +
				"--quote-all-identifiers --serializable-deferrable --strict-names -v --verbose -w --no-password -W -g --globals-only -r --roles-only -t --tablespaces-only --no-role-passwords --statistics --no-statistics --statistics-only --no-data --no-schema --single-transaction --routines --triggers --events --quick --compress-output --all-databases -A -B --databases --no-create-info --skip-lock-tables --add-drop-table --hex-blob --no-create-db -R --opt --skip-opt --skip-quick --no-blobs --no-reconnect --binary-upgrade --attribute-inserts --include-foreign-data= --load-via-partition-root --no-sync --no-table-access-method --on-conflict-do-nothing --restrict-key= --use-set-session-authorization", Value: Data},
			{Names: "-d= --dbname=", Value: Data}, {Names: "--extension= --schema= -N= --exclude-schema= -S= --superuser= -T= --exclude-table= -E= --encoding= -F= -j= --jobs= -Z= --compress= -U= --username= --port= --section= --role= --lock-wait-timeout= --snapshot= --exclude-table-data= --table= --where= --user= -u= -P= --default-character-set= --ignore-table= --set-gtid-purged= --password --password[=] --rows-per-insert= --extra-float-digits= --protocol= --socket= --column-statistics=", Value: Data}, {Names: "-e= -n= --format= -p=", Value: Data, Of: "pg_dump pg_dumpall"},
			{Names: "-h= --host=", Value: Fetches, Why: "asks the database there"},
			{Names: "-f= --file= --result-file=", Value: Writes, Why: "writes the content there"},
			{Names: "--tab=", Value: WritesTree, Why: "writes the content there"},
			{Names: "--filter= --defaults-file= --defaults-extra-file=", Value: Reads},
		},
	},
}

var pgDumpCases = []Case{
	{`pg_dump --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`pg_dump -e 1 -h localhost -U x --schema-only db`, `Query the database; Fetch localhost`},
	{`pg_dump -h localhost -U x --schema-only db`, `Query the database; Fetch localhost`},
	{`pg_dumpall -h localhost -g`, `Query the database; Fetch localhost; Disclose the database's passwords`}, {`pg_dumpall --no-role-passwords`, `Query the database`},
	{`pg_dump db -f f --filter g`, `Query the database; Write f; Read g`},
	{`pg_dump -h localhost 'host=db.test dbname=x'`, `Query the database; Fetch localhost; Fetch host=db.test dbname=x`},
	{`pg_dump 'postgresql://localhost/x?host=db.test'`, `Query the database; Fetch db.test`},
	{`pg_dump -d postgresql://db.test/x`, `Query the database; Fetch postgresql://db.test/x`},
	{`pg_dump -h db.test x`, `Query the database; Fetch db.test`}, {`pg_dump -h localhost -d postgresql://db.test/x`, `Query the database; Fetch localhost; Fetch postgresql://db.test/x`}, {`pg_dump -E UTF8 x`, `Query the database`},
	{`pg_dump postgresql://localhost/x`, `Query the database`},
	{`pg_dump --tab=d`, `Query the database; Write d/**`},
}

// pgDumpHost: a connection string in a database's place says where that is.
func pgDumpHost(m *Match) {
	if m.name() == "pg_dumpall" && !spelled(m, "--no-role-passwords --tablespaces-only -t") {
		m.Add(databasePasswords)
	}
	if host, own := connected(m, "-h", "--dbname"); !own {
		if w, ok := m.Value("-h"); ok && w.Text == host.Text && w.Exact() {
			return // says so itself
		}
		m.Add(roleFact(Fetches, host, "asks the database there"))
	}
}

var pgRestore = Program{
	Name: "pg_restore", Rare: true, Summary: "puts a database's content back", Manual: "pg_restore(1), PostgreSQL 18",
	Row: Row{
		Help: "-? --help -V --version", Args: []Arg{{Role: Reads}},
		Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, When: &When{With: "-d"}, Why: "replaces what the database holds"}},
		Flags: []Flag{
			{Names: "-d= --dbname=", Value: Data},
			{Names: "-l --list", Cancels: NoChange},
			{Names: "-a --data-only -c --clean -C --create -e --exit-on-error -O --no-owner -s --schema-only -x --no-privileges --no-acl -1 --single-transaction --disable-triggers --enable-row-security --if-exists --no-comments --no-data-for-failed-tables --no-tablespaces --strict-names -v --verbose -w --no-password -W --password -R --no-reconnect --no-publications --no-security-labels --no-subscriptions --no-table-access-method --restrict-key= --use-set-session-authorization", Value: Data},
			{Names: "-F= --format= -I= --index= -j= --jobs= -n= --schema= -N= --exclude-schema= -P= --function= -S= --superuser= -t= --table= -T= --trigger= -U= --username= -p= --port= -h= --host= --section= --role= --transaction-size=", Value: Data},
			{Names: "-f= --file=", Value: Writes, Why: "writes the statements there"},
			{Names: "-L= --use-list= --filter=", Value: Reads},
		},
	},
}

var pgRestoreCases = []Case{
	{`pg_restore -l f`, `Read f`},
	{`pg_restore -d db -c -j 2 f`, `Change{destroys} the database; Read f`},
	{`pg_restore -f out.sql f -L l`, `Read f; Write out.sql; Read l`},
}

var createdb = Program{
	Name: "createdb", Rare: true, Kin: "createuser mysqladmin mariadb-admin", Summary: "makes a database or an account of one", Manual: "createdb(1), createuser(1), PostgreSQL 18, and mysqladmin(1), MySQL 8.4",
	Row: Row{
		Help: "-? --help -V --version", Refine: databaseElsewhere,
		Rows: []Row{{Names: "ping status version variables processlist extended-status", Does: databaseLooks, Flags: databaseFlags}},
		Does: []Do{{Kind: automode.Change, Target: "the database", Why: "makes or changes a database"}}, Args: anyData, Flags: databaseFlags, OrArgs: true,
		Global: []Flag{{Names: "-u= --user= -P= --socket= --icu-locale= --locale-provider= --strategy=", Value: Data}, {Names: "--password[=]", Value: Credential}, {Names: "-p[=]", Value: Credential, Of: "mysqladmin mariadb-admin"}},
	},
}

var dropdb = Program{
	Name: "dropdb", Rare: true, Kin: "dropuser", Summary: "removes a database or an account of one", Manual: "dropdb(1), dropuser(1), PostgreSQL 18",
	Row: Row{
		Help: "-? --help -V --version", Args: anyData, Flags: databaseFlags, Refine: databaseElsewhere,
		Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "removes a database"}},
	},
}

var pgIsready = Program{
	Name: "pg_isready", Rare: true, Kin: "pg_config pg_controldata", Summary: "says whether a database answers, or how it is set up", Manual: "pg_isready(1), pg_config(1), PostgreSQL 18",
	Row: Row{Help: "-? --help -V --version", Does: databaseLooks, Args: anyData, Flags: []Flag{{Names: "-q --quiet --bindir --includedir --libdir --version-num --pkglibdir --sharedir --configure --cflags --libs", Value: Data}, {Names: "-d= --dbname= -h= --host= --port= -t= --timeout= -U= --username= -D= --pgdata=", Value: Data}, {Names: "-p=", Value: Data, Of: "pg_isready"}}},
}

var databaseLooks = []Do{{Kind: automode.Query, Target: "the database"}}

// databaseElsewhere: an option names the host. What one tells a server, another
// takes for the name of what it makes.
func databaseElsewhere(m *Match) {
	if named("createdb createuser", m.name()) && m.Path != "" {
		m.Facts = append(m.Facts[:0], Fact{Kind: automode.Change, Target: "the database", Why: "makes or changes a database"})
	}
	if host, ok := m.Value("-h"); ok && !ownDatabase(host) {
		m.Add(databaseHost(m, host))
	}
}

var databaseFlags = []Flag{
	{Names: "-e --echo -w --no-password -W --interactive --if-exists -f --force -d -D -s -r -R -l -L -v --verbose --superuser --createdb", Value: Data},
	{Names: "-h= --host=", Value: Data},
	{Names: "--port= --username= --owner= --encoding= --locale= --template= --maintenance-db= --lc-collate= --lc-ctype= --tablespace= --connection-limit= --role=", Value: Data}, {Names: "-U= -O= -E= -T= -g=", Value: Data, Of: "createdb createuser dropdb dropuser"}, {Names: "-i -S", Of: "createdb createuser dropdb dropuser"},
	{Names: "-E --vertical --relative", Of: "mysqladmin mariadb-admin"}, {Names: "-i= -S= --sleep=", Value: Data, Of: "mysqladmin mariadb-admin"}, {Names: "-c=", Value: Data, Of: "createuser mysqladmin mariadb-admin"},
}

var (
	createdbCases = []Case{
		{`createdb -O x db -h localhost -e -u y`, `Change the database`},
		{`createuser -c 3 x`, `Change the database`}, {`createdb status`, `Change the database`}, {`mysqladmin status -c 3`, `Query the database`}, {`createuser -i --role y x`, `Change the database`}, {`mysqladmin --port 1 ping`, `Query the database`},
		{`mysqladmin -E shutdown status`, `Change the database`}, {`mysqladmin -E -i 5 -S s status`, `Query the database`},
		{`mysqladmin --password status`, `Query the database`}, {`mysqladmin -u root -p status`, `Query the database`},
		{`mysqladmin -h h.test status`, `Query the database; Fetch h.test`},
		{`mysqladmin shutdown`, `Change the database`},
	}
	dropdbCases    = []Case{{`dropdb --if-exists --port 1 db`, `Change{destroys} the database`}}
	pgIsreadyCases = []Case{{`pg_isready -h localhost -p 5433 -q`, `Query the database`}}
)

var mongodump = Program{
	Name: "mongodump", Rare: true, Kin: "mongoexport bsondump mongostat mongotop", Summary: "writes a MongoDB database's content out", Manual: "the references of MongoDB Database Tools 100",
	Row: Row{
		Help: "--help --version", Args: anyData, Does: databaseLooks,
		Flags: []Flag{
			{Names: "--gzip --quiet -v --verbose --pretty --jsonArray --noHeaderLine --oplog --dumpDbUsersAndRoles --ssl --tls --json --all --discover --locks --numParallelCollections= --forceTableScan", Value: Data},
			{Names: "-u= --username= --password= -d= --db= --collection= --query= --fields= --type= --sort= --limit= --skip= --authenticationDatabase= --authenticationMechanism= --readPreference= --excludeCollection= --port= --rowcount=", Value: Data}, {Names: "-p= -c= -q=", Value: Data, Of: "mongodump mongoexport mongostat mongotop"}, {Names: "-f=", Value: Data, Of: "mongoexport"}, {Names: "-n=", Value: Data, Of: "mongostat"}, {Names: "-o=", Value: Data, Of: "mongodump mongoexport bsondump"},
			{Names: "-h= --host= --uri=", Value: Fetches, Why: "asks the database there"},
			{Names: "--out= --archive --archive[=] --outFile=", Value: WritesTree, Why: "writes the content there"},
			{Names: "--queryFile= --fieldFile= --bsonFile= --sslCAFile= --sslPEMKeyFile=", Value: Reads},
		},
		Refine: mongoOut,
	},
}

// mongoOut: mongodump writes into a folder of its own name where no option says where.
func mongoOut(m *Match) {
	switch {
	case m.name() == "bsondump":
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	case m.name() == "mongodump" && !m.Has("-o --out"):
		m.Add(roleFact(WritesTree, Lit("dump"), "writes the content there"))
	}
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "-o" {
			m.Add(optionFact(WritesTree, *h, h.Value, "writes the content there"))
		}
	}
}

var mongodumpCases = []Case{
	{`mongoexport -f 1 -d x -c y -o f --queryFile q`, `Query the database; Read q; Write f/**`},
	{`mongostat -n 1 --uri mongodb://h/db --out d --gzip`, `Query the database; Fetch mongodb://h/db; Write d/**`},
	{`mongodump --uri mongodb://h/db --out d --gzip`, `Query the database; Fetch mongodb://h/db; Write d/**`},
	{`mongoexport -d x -c y -o f --queryFile q`, `Query the database; Read q; Write f/**`},
	{`mongodump -d x`, `Query the database; Write dump/**`}, {`mongodump -d x --archive=f --gzip`, `Query the database; Write f/**`}, {`bsondump f`, `Query the database; Read f`},
}

var mongorestore = Program{
	Name: "mongorestore", Rare: true, Kin: "mongoimport", Summary: "puts content into a MongoDB database", Manual: "the references of MongoDB Database Tools 100",
	Row: Row{
		Help: "--help --version", Args: []Arg{{Role: ReadsTree}}, Flags: anyFlags,
		Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "writes into a database, and may replace what it holds"}},
	},
}

var mongorestoreCases = []Case{{`mongorestore --drop d`, `Change{destroys} the database`}, {`mongorestore d`, `Change{destroys} the database; Read d/**`}}
