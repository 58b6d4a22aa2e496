package commands

import (
	"slices"
	"strings"
)

// sqlRules reports whether a statement is about the server itself, about who may do
// what in it, or sets up what later statements run.
func sqlRules(words []string) bool {
	switch words[0] {
	case "grant", "revoke", "deny", "shutdown", "kill", "flush", "purge", "change", "reassign", "security", "stop", "clone", "uninstall", "reconfigure", "dbcc":
		return true
	case "set", "reset":
		return sqlHas(words, "global") || sqlHas(words, "persist") || sqlHas(words, "persist_only") || sqlHas(words, "password") || sqlHas(words, "authorization") || sqlHas(words, "master")
	case "alter":
		return !named(sqlThings, sqlThing(words)) || sqlThing(words) == "database" && sqlHas(words, "set") || sqlHas(words, "security") || sqlHas(words, "tablespace") ||
			slices.Contains(words[:len(words)-1], "owner") && words[slices.Index(words, "owner")+1] == "to"
	case "create":
		return sqlCreates(words)
	}
	return false
}

// sqlThings hold data, or say how it looks.
const sqlThings = "table index view sequence type domain schema database trigger rule"

// sqlThing is what a statement makes or changes: the word behind those that only say
// how.
func sqlThing(words []string) string {
	for _, w := range words[1:] {
		if !named("or replace temp temporary unlogged global local unique materialized recursive fulltext spatial clustered nonclustered columnstore virtual if not exists ignore", w) {
			return w
		}
	}
	return ""
}

// sqlExtensions only add types and functions (PostgreSQL 18 and what is mostly
// installed beside it).
const sqlExtensions = "pgcrypto uuid-ossp citext hstore pg_trgm unaccent btree_gin btree_gist ltree intarray cube earthdistance fuzzystrmatch tablefunc isn seg pg_stat_statements postgis postgis_topology vector timescaledb"

// sqlModules keep the rows of a virtual table of SQLite in the database itself.
const sqlModules = "fts3 fts4 fts5 rtree rtree_i32 geopoly vec0"

// sqlCreates reports whether a statement makes more than what holds data. The
// code of a function in a text, in a library or in another language is not read.
func sqlCreates(words []string) bool {
	is := func(w, list string) bool { return named(list, strings.TrimPrefix(w, `"`)) }
	at := slices.IndexFunc(words, func(w string) bool { return w == "using" }) + 1
	switch thing := sqlThing(words); thing {
	case "function", "procedure":
		return slices.ContainsFunc(words, func(w string) bool { return w[0] == '"' }) || sqlHas(words, "c")
	case "extension":
		return !slices.ContainsFunc(words, func(w string) bool { return is(w, sqlExtensions) }) || sqlHas(words, "from")
	case "table":
		if words[1] == "virtual" {
			return at == 0 || at == len(words) || !is(words[at], sqlModules)
		}
		for i, w := range words[:len(words)-1] {
			// MySQL's and MariaDB's tables that lie elsewhere.
			if named("directory connection file_name tablespace", w) && (words[i+1] == "=" || words[i+1][0] == '"') {
				return true
			}
		}
		return false
	default:
		return !named(sqlThings, thing)
	}
}

// sqlCalls returns a function that is called and not known to only compute.
func sqlCalls(words []string) string {
	begin := 0
	switch words[0] {
	case "select", "with", "values", "explain", "call", "do", "exec", "execute", "(", "set", "declare", "from", "summarize", "describe",
		"insert", "update", "replace", "merge", "upsert", "delete":
	case "create", "alter", "prepare":
		// In front of it brackets hold columns and the sizes of types.
		if begin = slices.IndexFunc(words, func(w string) bool { return named("select values begin", w) || w == "using" && words[0] == "alter" }); begin < 0 {
			begin = len(words)
		}
	default:
		return ""
	}
	for i := 1; i < len(words); i++ {
		if words[i] != "(" || i < begin && (i < 3 || words[i-2] != "default" && words[i-3] != "default") || words[i-1] == `"` || !sqlLetter(words[i-1][0]) && words[i-1][0] != '"' || sqlColumns(words[:i]) {
			continue
		}
		name := strings.TrimPrefix(words[i-1], `"`)
		if !named(sqlPure, name) || i > 2 && words[i-2] == "." && !named("pg_catalog", words[i-3]) {
			return name
		}
	}
	return ""
}

// sqlColumns reports whether a bracket behind these words lists the columns of a table, or
// of a query that is named.
func sqlColumns(words []string) bool {
	n := len(words) - 2
	for n > 1 && words[n] == "." {
		n -= 2
	}
	return n >= 0 && named("into with recursive insert ignore", words[n])
}

// sqlOutside reports whether a statement reads or writes files, or starts
// programs, beside its database.
func sqlOutside(words []string) bool {
	switch words[0] {
	case "copy", "load", "attach", "system", "source", "tee", "pager", "edit", "install", "delimiter", "handler", "import", "export", "backup", "restore", "vacuum":
		return words[0] != "vacuum" || sqlHas(words, "into")
	}
	return slices.ContainsFunc(words, func(w string) bool {
		return named("outfile dumpfile infile load_extension load_file pg_read_file pg_ls_dir lo_import lo_export readfile writefile fsdir edit dblink temp_store_directory data_store_directory", w)
	}) && !named("edit", words[0])
}
