package commands

import (
	"strings"
	"testing"

	"automode"
)

// Statements that come in are those that would be given as arguments, where
// both are read in one way.
func TestSpoken(t *testing.T) {
	for _, c := range []struct{ line, in, want string }{
		{"sqlite3 f.db", "select 1;\n", "sqlite3 f.db|select 1;\n\n"},
		{"sqlite3 f.db", ".mode csv\nselect 1; -- x\n.shell y\n", "sqlite3 f.db||.mode csv|select 1; -- x\n|.shell y|\n"},
		{"sqlite3", "select 1", ""},
		{"psql -h h d", "select 1::int", "psql -h h d|-c|select 1::int"},
		{"psql d", `\! x`, `psql d|-c|\! x`},
		{"psql d", "\\timing on\nselect 1;\n\\dt\nselect\n2\n", "psql d|-c|\\timing on|-c|select 1;|-c|\\dt|-c|select\n2\n"},
		{"psql d", "select '\n\\dt\n'; drop table t", ""},
		{"psql d", "select 1\n\\dt", ""},
		{"psql d", "select 1; \\! x", ""},
		{"psql d", `select :'x'`, ""},
		{"mysql d", `select 1`, "mysql d|-e|select 1"},
		{"mysql d", `select 1; \! x`, ""},
		{"mysql d", "DELIMITER x\nselect 1x", ""},
	} {
		var words []Word
		for f := range strings.FieldsSeq(c.line) {
			words = append(words, Lit(f))
		}
		r := Find(words[0].Text).Read(words, automode.Linux)
		got := ""
		for i, w := range Spoken(&r, words, c.in) {
			switch {
			case i == 0:
			case i < len(words):
				got += " "
			default:
				got += "|"
			}
			got += w.Text
		}
		if got != c.want {
			t.Errorf("%s < %q: %q, want %q", c.line, c.in, got, c.want)
		}
	}
}
