package commands

var mysqldump = Program{
	Name: "mysqldump", Rare: true, Kin: "mariadb-dump", Summary: "writes a database's content out", Manual: "mysqldump(1), MySQL 8.4",
	Row: Row{
		Help: "-? --help -V --version -I", Args: anyData, Does: databaseLooks, Refine: mysqldumpUsers,
		Flags: []Flag{
			{Names: "-A --all-databases"}, {Names: "--system=", Value: Data},
			{Names: "-B --databases -d --no-data -t --no-create-info -n --no-create-db -R --routines -E --events --triggers --skip-triggers --single-transaction --quick -q --opt --skip-opt -l --lock-tables --skip-lock-tables --add-drop-table --skip-add-drop-table --skip-comments --compact --hex-blob --no-tablespaces --set-gtid-purged= --column-statistics= -C --compress -v --verbose -f --force -X --xml", Value: Data},
			{Names: "-u= --user= -P= --port= -S= --socket= -w= --where= --ignore-table= --default-character-set= --max-allowed-packet= --password[=]", Value: Data},
			{Names: "-p[=]", Value: Data, Of: "mysqldump mariadb-dump"},
			{Names: "-h= --host=", Value: Fetches, Why: "asks the database there"},
			{Names: "-r= --result-file=", Value: Writes, Why: "writes the content there"},
			{Names: "-T= --tab=", Value: WritesTree, Why: "writes the content there"},
			{Names: "--defaults-file= --defaults-extra-file=", Value: Reads},
		},
	},
}

var mysqldumpCases = []Case{
	{`mysqldump -u root -p -h localhost --single-transaction db`, `Query the database; Fetch localhost`},
	{`mysqldump mysql user`, `Query the database; Disclose the database's passwords`},
	{`mysqldump -A`, `Query the database; Disclose the database's passwords`},
	{`mysqldump --system=users`, `Query the database; Disclose the database's passwords`},
	{`mysqldump db -r f -T d --defaults-file c`, `Query the database; Write f; Write d/**; Read c`},
}

// mysqldumpUsers: the server's own database holds its users.
func mysqldumpUsers(m *Match) {
	own := m.Has("-A --system")
	for i := range m.Args {
		own = own || m.Args[i].Is("mysql")
	}
	if own {
		m.Add(databasePasswords)
	}
}
