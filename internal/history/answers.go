package history

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"automode/internal/session"
)

// answers looks up which of the calls that were asked about were seen to run
// afterwards. A session is read again when it has new asks, or has grown while
// one of its asks was not seen to run.
func (db *DB) answers(ctx context.Context, dir string) error {
	type look struct {
		name   int64
		text   string
		looked int64
	}
	rows, err := db.sql.QueryContext(ctx, `SELECT session.name, name.text, session.looked FROM session JOIN name ON name.id = session.name
		WHERE EXISTS (SELECT 1 FROM ask WHERE ask.session = session.name AND ask.ran IS NOT 1)`)
	if err != nil {
		return err
	}
	var list []look
	for rows.Next() {
		var l look
		if err := rows.Scan(&l.name, &l.text, &l.looked); err != nil {
			rows.Close()
			return err
		}
		list = append(list, l)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return err
	}
	for _, l := range list {
		if l.text == "" {
			continue
		}
		st, err := os.Stat(filepath.Join(dir, session.Name(l.text)))
		if errors.Is(err, os.ErrNotExist) {
			continue // no record: not known
		}
		if err != nil {
			return err
		}
		if st.Size() == l.looked {
			continue
		}
		if err := db.session(ctx, dir, l.name, l.text, st.Size()); err != nil {
			return err
		}
	}
	return nil
}

// session reads the record of one session, as long as it was when its size was
// looked at: what comes later is seen the next time.
func (db *DB) session(ctx context.Context, dir string, name int64, text string, size int64) error {
	s, err := session.Open(dir, text)
	if err != nil {
		return err
	}
	var calls []string
	if _, err := s.Read(func(e session.Event) error {
		if e.Kind == session.Ran && e.CallID != "" {
			calls = append(calls, e.CallID)
		}
		return ctx.Err()
	}); err != nil {
		return err
	}
	tx, err := db.sql.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec("UPDATE ask SET ran = 0 WHERE session = ? AND ran IS NULL AND call <> ''", name); err != nil {
		return err
	}
	for _, c := range calls {
		if _, err := tx.Exec("UPDATE ask SET ran = 1 WHERE session = ? AND call = ?", name, c); err != nil {
			return err
		}
	}
	if _, err := tx.Exec("UPDATE session SET looked = ? WHERE name = ?", size, name); err != nil {
		return err
	}
	return tx.Commit()
}
