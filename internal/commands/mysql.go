package commands

import "strings"

var mysql = Program{
	Name: "mysql", Rare: true, Also: "mariadb", Summary: "speaks to MySQL or MariaDB", Manual: "mysql(1), MySQL 8.4 and MariaDB 11",
	Row: Row{
		Help: "-? --help -V --version",
		Lang: SQL,
		Args: anyData,
		Flags: []Flag{
			{Names: "-e= --execute=", Value: Data},
			{Names: "-h= --host=", Value: Data},
			{Names: "-A --no-auto-rehash -B --batch -C --compress -E --vertical -f --force -G --named-commands -H --html -i --ignore-spaces -L --skip-line-numbers -N --skip-column-names -n --unbuffered -q --quick -r --raw -s --silent -t --table -T --debug-info -v --verbose -w --wait -X --xml --column-names --show-warnings --safe-updates -U --binary-mode --comments --no-defaults"},
			{Names: "-D= --database=", Value: Data},
			{Names: "-u= --user= -P= --port= -S= --socket= --protocol= --connect-timeout= --default-character-set= --max-allowed-packet= --delimiter= --prompt= --ssl-mode=", Value: Data},
			{Names: "-p[=] --password[=]", Value: Credential},
			{Names: "--tee=", Value: Writes, Why: "writes all that it prints to a file"},
			{Names: "--ssl-ca= --ssl-cert= --ssl-key=", Value: Lists, Why: "uses the key"},
			{Names: "--defaults-file= --defaults-extra-file= --init-command= --pager= --plugin-dir=", Value: Unread, Why: "can name programs or statements"},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Without: "-e"}}},
		Refine: mysqlRead,
	},
}

var mysqlCases = []Case{
	{`mysql -u root -e 'show tables' db`, `Query the database`},
	{`mysql -pSecret -N -h h.test -e 'insert into t values (1)'`, `Change the database; Send h.test`},
	{`mysql -e 'select user, authentication_string from mysql.user'`, `Query the database; Disclose the database's passwords`},
	{"mysql -e 'select * from `mysql` . `user`'", `Query the database; Disclose the database's passwords`},
	{`mysql -D mysql -e 'select * from user'`, `Query the database; Disclose the database's passwords`},
	{`mysql -e 'show create user u'`, `Change{contained} the database; Disclose the database's passwords`},
	{`mysql -D app -e 'select * from user'`, `Query the database`},
	{`mysql -e 'select 1--1'`, `Query the database; Unknown a comment of the statement cannot be read`},
	{`mysql -e 'truncate t'`, `Change{destroys} the database`},
	{`mysql -e 'system rm x'`, `Change{contained} the database; Unknown a statement reaches files or programs; Run[line] rm x`},
	{`mysql -e '\! rm x'`, `Query the database; Unknown a sign of the statement cannot be read; Run[line] rm x`},
	{`mysql -e 'select 1\G'`, `Query the database`}, {`mysql -e 'select 1\G drop table t'`, `Change{destroys} the database`}, {`mysql -e 'select 1\G\! rm x'`, `Query the database; Unknown a sign of the statement cannot be read; Run[line] rm x`},
	{`mysql --tee f --ssl-ca c db`, `Write f; Read{listing} c`},
	{`mysql --init-command x`, `Unknown can name programs or statements`},
}

// mysqlRead reads the statements, and where they go.
func mysqlRead(m *Match) {
	rest := m.Facts
	m.Facts = nil
	host, given := m.Value("-h")
	own := !given || ownDatabase(host)
	for _, h := range m.hits {
		if flagNamed(h.Flag, "-e") && h.Has {
			w := h.Value
			w.Text = strings.ReplaceAll(w.Text, `\G`, ";") // as ";", with the result upright
			sqlFacts(m, w, own)
			if _, rest, ok := strings.Cut(w.Text, "--"); ok && rest != "" && !byteIn(rest[0], " \t\n") {
				m.Unknown("a comment of the statement cannot be read", w) // two signs of a sum, here
			}
			mysqlShell(m, h.Value)
			if text := strings.ToLower(w.Text); mysqlOwn(m) && strings.Contains(text, "user") || strings.Contains(text, "use mysql") {
				m.Add(databasePasswords)
			}
		}
	}
	if !own {
		m.Add(databaseHost(m, host))
	}
	m.Facts = append(m.Facts, rest...)
}

// mysqlShell adds the command lines of the shell among the client's own commands.
func mysqlShell(m *Match, w Word) {
	for line := range strings.SplitSeq(w.Text, "\n") {
		_, command, found := strings.Cut(line, `\!`)
		for statement := range strings.SplitSeq(line, ";") {
			if rest, ok := strings.CutPrefix(strings.TrimSpace(statement), "system "); ok && !found {
				command, found = rest, true
			}
		}
		if found {
			w.Text = strings.TrimSpace(command)
			m.Add(roleFact(RunsLine, w, "starts a command of the shell"))
		}
	}
}
