package commands

import (
	"strings"

	"automode"
)

var databasePasswords = Fact{Target: "the database's passwords", Kind: automode.Disclose, Why: "prints what passwords are checked against"}

// sqlHolders are tables and columns of servers that hold passwords or what they are
// checked against (PostgreSQL 18, MySQL 8.4, MariaDB 11, SQL Server 2022).
var sqlHolders = [...]string{"pg_authid", "pg_shadow", "pg_user_mapping", "subconninfo", "authentication_string", "mysql.user", "mysql.global_priv", "mysql.servers", "create user", "sql_logins", "syslogins", "password_hash"}

// sqlHashes reports whether a text may name one of them, quoted or not.
func sqlHashes(text string) bool {
	text = strings.Map(func(c rune) rune {
		if c == '`' || c == '"' || c == '[' || c == ']' {
			return -1
		}
		return c
	}, strings.ToLower(text))
	text = strings.Join(strings.Fields(text), " ")
	text = strings.ReplaceAll(strings.ReplaceAll(text, " .", "."), ". ", ".")
	for _, holder := range sqlHolders {
		if i := strings.Index(text, holder); i >= 0 && (holder != "create user" || strings.HasSuffix(text[:i], "show ")) {
			return true
		}
	}
	return false
}

// mysqlOwn: in the server's own database its users stand by their bare name.
func mysqlOwn(m *Match) bool {
	name, given := m.Value("-D")
	return given && name.Is("mysql") || len(m.Args) > 0 && m.Args[0].Is("mysql")
}
