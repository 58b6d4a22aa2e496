package history

import (
	"context"
	"errors"
	"strings"
	"time"

	"automode"
	"automode/internal/journal"
)

// Filter is as much of the query as the journal's own readers understand.
func (q *Query) Filter() journal.Filter {
	return journal.Filter{Since: q.Since, Until: q.Until, Verdicts: q.Verdicts, Agent: q.Agent, Session: q.Session, Tool: q.Tool}
}

// Match reports whether the query picks an entry, its limit aside.
func (q *Query) Match(e *journal.Entry) bool {
	f, r := q.Filter(), recordOf(e)
	if !f.Match(e) || q.Project != "" && r.project != q.Project || q.Layer != "" && r.layer != q.Layer || q.Program != "" && r.program != q.Program {
		return false
	}
	for _, w := range q.Words {
		w = lower(w)
		found := false
		for _, s := range [...]string{r.text, r.person, r.rule, r.program, r.project} {
			found = found || strings.Contains(lower(s), w)
		}
		if !found {
			return false
		}
	}
	return true
}

// lower makes capitals small as LIKE does: those of ASCII.
func lower(s string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, s)
}

// Search hands the decisions that the query picks to fn, oldest first, until fn
// returns an error, which Search returns. A decision whose line is still in the
// journal is handed over whole, any other without its effects.
func (db *DB) Search(ctx context.Context, state string, q Query, fn func(journal.Entry) error) error {
	found, err := db.find(ctx, q)
	if err != nil {
		return err
	}
	dir := journal.Folder(state)
	for i := len(found) - 1; i >= 0; i-- {
		h := &found[i]
		if whole, ok := lineAt(dir, h.file, h.at, h.entry.ID); ok {
			h.entry = whole
		}
		if err := fn(h.entry); err != nil {
			return err
		}
	}
	return nil
}

// hit is a decision as the database has it.
type hit struct {
	entry journal.Entry
	file  string
	at    int64
}

// find returns the decisions, newest first.
func (db *DB) find(ctx context.Context, q Query) ([]hit, error) {
	query := `SELECT d.key, d.id, f.name, d.at, d.verdict, a.text, s.text, t.text, p.text, l.text, r.text, d.took, d.text, d.person
		FROM decision d JOIN file f ON f.id = d.file JOIN name a ON a.id = d.agent JOIN name s ON s.id = d.session JOIN name t ON t.id = d.tool
		JOIN name p ON p.id = d.project JOIN name l ON l.id = d.layer JOIN name r ON r.id = d.rule JOIN name g ON g.id = d.program
		WHERE d.key >= ? AND d.key < ?`
	args := []any{keyAt(q.Since, first), keyAt(q.Until, last)}
	for _, f := range []struct{ column, want string }{{"a", q.Agent}, {"s", q.Session}, {"t", q.Tool}, {"p", q.Project}, {"l", q.Layer}, {"g", q.Program}} {
		if f.want != "" {
			query += " AND " + f.column + ".text = ?"
			args = append(args, f.want)
		}
	}
	if len(q.Verdicts) > 0 {
		query += " AND d.verdict IN (?" + strings.Repeat(",?", len(q.Verdicts)-1) + ")"
		for _, v := range q.Verdicts {
			args = append(args, int64(v))
		}
	}
	for _, w := range q.Words {
		like := "%" + strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`).Replace(w) + "%"
		var parts []string
		for _, column := range []string{"d.text", "d.person", "r.text", "g.text", "p.text"} {
			parts = append(parts, column+` LIKE ? ESCAPE '\'`)
			args = append(args, like)
		}
		query += " AND (" + strings.Join(parts, " OR ") + ")"
	}
	query += " ORDER BY d.key DESC"
	if q.Limit > 0 {
		query += " LIMIT ?"
		args = append(args, q.Limit)
	}
	rows, err := db.sql.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []hit
	for rows.Next() {
		var h hit
		var key int64
		e := &h.entry
		if err := rows.Scan(&key, &e.ID, &h.file, &h.at, (*uint8)(&e.Verdict), &e.Agent, &e.Session, &e.Tool, &e.Root, &e.Layer, &e.Rule,
			&e.TookMicros, &e.Text, &e.Person); err != nil {
			return nil, err
		}
		e.Time = time.UnixMicro(key >> keyBits).UTC()
		list = append(list, h)
	}
	return list, rows.Err()
}

// lineAt reads the entry that begins at an offset of a file; ok is false where
// another one or none stands there.
func lineAt(dir, file string, at int64, id string) (found journal.Entry, ok bool) {
	_, _, err := journal.ReadFile(dir, file, at, func(e journal.Entry, _ int64) error {
		found, ok = e, e.ID == id
		return errFull
	})
	return found, ok && errors.Is(err, errFull)
}

// keyAt is where the keys of a time begin.
func keyAt(t time.Time, none int64) int64 { return micros(t, none) << keyBits }

// Question is a sort of call that was asked about: those that the same row or
// rule asked about on account of the same program.
type Question struct {
	Rule    string `json:"rule"`
	Program string `json:"program"`
	Layer   string `json:"layer"`
	Asked   int    `json:"asked"`
	Ran     int    `json:"ran"`
	NotRun  int    `json:"not_run"`

	Examples []journal.Entry `json:"-"` // the newest, different ones
}

// Questions returns the sorts of calls that were asked about most, at most n of
// them, each with at most examples examples.
func (db *DB) Questions(ctx context.Context, state string, q Query, n, examples int) ([]Question, error) {
	list, keys, err := db.questions(ctx, q, n)
	if err != nil {
		return nil, err
	}
	dir := journal.Folder(state)
	for i := range list {
		if list[i].Examples, err = db.examples(ctx, dir, q, keys[i], examples); err != nil {
			return nil, err
		}
	}
	return list, nil
}

type questionKey struct{ rule, program, layer int64 }

func (db *DB) questions(ctx context.Context, q Query, n int) (list []Question, keys []questionKey, err error) {
	query := `SELECT ask.rule, ask.program, ask.layer, r.text, g.text, l.text, count(*), count(CASE ran WHEN 1 THEN 1 END), count(CASE ran WHEN 0 THEN 1 END)
		FROM ask JOIN name r ON r.id = ask.rule JOIN name g ON g.id = ask.program JOIN name l ON l.id = ask.layer
		JOIN name a ON a.id = ask.agent JOIN name p ON p.id = ask.project WHERE key >= ? AND key < ?`
	args := []any{keyAt(q.Since, first), keyAt(q.Until, last)}
	for _, f := range []struct{ column, want string }{{"a", q.Agent}, {"p", q.Project}, {"l", q.Layer}, {"g", q.Program}} {
		if f.want != "" {
			query += " AND " + f.column + ".text = ?"
			args = append(args, f.want)
		}
	}
	rows, err := db.sql.QueryContext(ctx, query+" GROUP BY 1, 2, 3 ORDER BY 7 DESC, 4, 5 LIMIT ?", append(args, n)...)
	if err != nil {
		return nil, nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var x Question
		var k questionKey
		if err := rows.Scan(&k.rule, &k.program, &k.layer, &x.Rule, &x.Program, &x.Layer, &x.Asked, &x.Ran, &x.NotRun); err != nil {
			return nil, nil, err
		}
		list, keys = append(list, x), append(keys, k)
	}
	return list, keys, rows.Err()
}

// examples returns the newest calls of one sort that differ in their text and
// still stand in the journal.
func (db *DB) examples(ctx context.Context, dir string, q Query, k questionKey, n int) ([]journal.Entry, error) {
	rows, err := db.sql.QueryContext(ctx, `SELECT f.name, d.at, d.id FROM ask JOIN decision d ON d.key = ask.key JOIN file f ON f.id = d.file
		WHERE ask.rule = ? AND ask.program = ? AND ask.layer = ? AND ask.key >= ? AND ask.key < ? ORDER BY ask.key DESC LIMIT ?`,
		k.rule, k.program, k.layer, keyAt(q.Since, first), keyAt(q.Until, last), 8*n)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []journal.Entry
	seen := map[string]bool{}
	for rows.Next() && len(list) < n {
		var file, id string
		var at int64
		if err := rows.Scan(&file, &at, &id); err != nil {
			return nil, err
		}
		if e, ok := lineAt(dir, file, at, id); ok && e.Verdict == automode.Ask && !seen[e.Text] {
			seen[e.Text] = true
			list = append(list, e)
		}
	}
	return list, rows.Err()
}
