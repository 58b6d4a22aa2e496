package code

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// LooksOnly reports whether a statement that is known in part is one that only looks,
// whatever the rest says: a connection is given one at a time, and its functions
// reach nothing outside of the database.
func LooksOnly(w commands.Word) bool {
	if w.Known == automode.Exact {
		return false
	}
	t := strings.ToLower(strings.TrimLeft(w.Text, " \n\t"))
	for _, begins := range [...]string{"select ", "select\n", "pragma table_info(", "pragma table_xinfo(", "pragma index_list(", "pragma index_info(", "pragma foreign_key_list("} {
		if strings.HasPrefix(t, begins) {
			return true
		}
	}
	return false
}

// Alters reports whether a text is a statement, or one behind another, that plainly
// changes what a database holds.
func Alters(text string) bool {
	for part := range strings.SplitSeq(strings.ToLower(text), ";") {
		words := strings.Fields(part)
		if len(words) < 2 {
			continue
		}
		switch words[0] {
		case "delete":
			if words[1] == "from" {
				return true
			}
		case "insert", "replace", "merge":
			if words[1] == "into" {
				return true
			}
		case "update", "grant", "revoke":
			if Within(" "+strings.Join(words, " ")+" ", "set") || Within(" "+strings.Join(words, " ")+" ", "on") {
				return true
			}
		case "drop", "alter", "create", "truncate":
			if Within("table tables database schema index view user role type extension function trigger column materialized temporary temp unique keyspace collection sequence or if", words[1]) || words[0] == "truncate" {
				return true
			}
		}
	}
	return false
}

// Looks reports whether a statement that is known to the letter is a single one that
// only looks: it begins as such, and none of its words is one for more.
func Looks(statement string) bool {
	t := strings.ToLower(strings.TrimRight(strings.TrimSpace(statement), "; \n\t"))
	words := strings.FieldsFunc(t, func(c rune) bool { return c != '_' && (c < 'a' || c > 'z') })
	if strings.Contains(t, ";") || len(words) == 0 || !Within("select with explain show values describe", words[0]) {
		return false
	}
	for _, w := range words {
		for _, more := range [...]string{"insert", "update", "delete", "drop", "alter", "create", "into", "attach", "call", "copy", "set", "truncate", "grant", "revoke", "vacuum", "lock", "merge", "replace", "execute", "do", "analyze",
			"load_extension", "writefile", "readfile", "edit", "nextval", "setval", "sleep", "benchmark", "outfile", "dumpfile", "load_file", "query_to_xml"} {
			if w == more {
				return false
			}
		}
		for _, begins := range [...]string{"pg_", "lo_", "dblink", "xp_", "sp_", "sys_"} {
			if strings.HasPrefix(w, begins) && w != "pg_catalog" && w != "pg_stat_activity" && w != "pg_tables" && w != "pg_indexes" {
				return false
			}
		}
	}
	return true
}
