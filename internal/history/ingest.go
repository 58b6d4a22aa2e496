package history

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"io"
	"os"
	"path/filepath"

	"automode/internal/journal"
	"automode/internal/journal/linefile"
	"automode/internal/session"
)

// Report is what a Sync came to.
type Report struct {
	New  int // decisions that were not known before
	Torn int // lines of the files that are there now that are no entry
}

// Progress is told how many bytes of how many have been read; nil: nobody
// wants to know.
type Progress func(done, all int64)

// Sync takes in what the journal and the sessions below the state folder hold
// and the database does not. It may be stopped and called again at any time.
// A database that turns out to be damaged is set aside and built anew.
func (db *DB) Sync(ctx context.Context, state string, progress Progress) (Report, error) {
	r, err := db.sync(ctx, state, progress)
	switch {
	case broken(err):
		err = db.setAside()
	case moved(err):
		err = db.sql.Close()
	default:
		return r, err
	}
	if err == nil {
		err = db.open()
	}
	if err == nil {
		r, err = db.sync(ctx, state, progress)
	}
	return r, err
}

func (db *DB) sync(ctx context.Context, state string, progress Progress) (Report, error) {
	var r Report
	dir := journal.Folder(state)
	names, err := journal.Files(dir)
	if err != nil {
		return r, err
	}
	var all, done int64
	sizes := make([]int64, len(names))
	for i, name := range names {
		st, err := os.Stat(filepath.Join(dir, name))
		if err == nil {
			sizes[i] = st.Size()
			all += sizes[i]
		}
	}
	for i, name := range names {
		before := done
		n, torn, err := db.file(ctx, dir, name, func(at int64) {
			if progress != nil {
				progress(before+at, all)
			}
		})
		r.New += n
		r.Torn += torn
		if err != nil {
			return r, err
		}
		done += sizes[i]
	}
	return r, db.answers(ctx, session.Folder(state))
}

// errOther says that another process took in the same piece first.
var errOther = errors.New("another process was here")

// errFull ends a piece.
var errFull = errors.New("enough")

// piece is what one transaction takes in of a file.
type piece struct {
	from, next  int64
	records     []record
	lines, torn int
}

// file takes in what is new in one file of the journal. While one piece is
// written, the next one is read.
func (db *DB) file(ctx context.Context, dir, name string, progress func(at int64)) (added, torn int, err error) {
	for {
		from, known, lines, bad, err := db.begin(dir, name)
		if err != nil {
			return added, bad, err
		}
		ctx, stop := context.WithCancel(ctx)
		pieces, failed := read(ctx, dir, name, from, db.most)
		for p := range pieces {
			lines, bad = lines+p.lines, bad+p.torn
			var n int
			if n, err = db.take(ctx, dir, name, known, p, lines, bad); err != nil {
				break
			}
			known = p.next
			added += n
			progress(p.next)
		}
		stop()
		for range pieces { // the reader has to end
		}
		if err == nil {
			err = <-failed
		}
		if !errors.Is(err, errOther) {
			return added, bad, err
		}
	}
}

// begin says from where on a file is new, and what was counted before there.
// What was cut or replaced begins at 0, whatever offset is known.
func (db *DB) begin(dir, name string) (from, known int64, lines, torn int, err error) {
	var head, tail []byte
	err = db.sql.QueryRow("SELECT offset, lines, torn, head, tail FROM file WHERE name = ?", name).Scan(&known, &lines, &torn, &head, &tail)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, 0, 0, 0, nil
	}
	if err != nil || known == 0 {
		return 0, known, 0, 0, err
	}
	h, t, err := marks(filepath.Join(dir, name), known)
	if err != nil || bytes.Equal(h, head) && bytes.Equal(t, tail) {
		return known, known, lines, torn, err
	}
	return 0, known, 0, 0, nil
}

// marks are digests of the beginning of the first size bytes of a file and of
// their end. They are nil for one that is shorter or gone.
func marks(path string, size int64) (head, tail []byte, err error) {
	f, now, err := linefile.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	if now < size {
		return nil, nil, nil
	}
	mark := func(from, to int64) []byte {
		h := sha256.New()
		if _, e := io.Copy(h, io.NewSectionReader(f, from, to-from)); e != nil {
			err = e
		}
		return h.Sum(nil)[:16]
	}
	head = mark(0, min(size, linefile.Limit))
	tail = mark(max(size-linefile.Limit, 0), size)
	return head, tail, err
}

// read reads a file piece by piece, ahead of who takes them.
func read(ctx context.Context, dir, name string, from int64, most int) (<-chan *piece, <-chan error) {
	pieces, failed := make(chan *piece, 1), make(chan error, 1)
	go func() {
		defer close(failed)
		defer close(pieces)
		x := reader{most: most}
		for {
			p, err := x.piece(filepath.Join(dir, name), from)
			if err != nil {
				failed <- err
				return
			}
			if p.next == from {
				return
			}
			select {
			case pieces <- p:
			case <-ctx.Done():
				failed <- ctx.Err()
				return
			}
			from = p.next
		}
	}()
	return pieces, failed
}

// piece reads the next piece of a file. One that is gone holds nothing.
func (x *reader) piece(path string, from int64) (*piece, error) {
	p := &piece{from: from, next: from}
	f, size, err := linefile.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return p, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size <= from {
		return p, nil
	}
	begins := from
	n, err := linefile.Each(bufio.NewReaderSize(io.NewSectionReader(f, from, size-from), 1<<20), func(line []byte, next int64) error {
		p.lines++
		switch r, ok := x.read(line); {
		case !ok:
			p.torn++
		case r.layer == journal.ByPerson: // no decision on a call
		default:
			r.at = begins
			p.records = append(p.records, r)
		}
		begins = from + next
		if len(p.records) == x.most {
			return errFull
		}
		return nil
	})
	p.next = from + n
	if errors.Is(err, errFull) {
		err = nil
	}
	return p, err
}

// take puts a piece and the offset behind it into the database, in one
// transaction, if the offset there is still the known one. It returns how many
// entries were new.
func (db *DB) take(ctx context.Context, dir, name string, known int64, p *piece, lines, torn int) (added int, err error) {
	head, tail, err := marks(filepath.Join(dir, name), p.next)
	if err != nil {
		return 0, err
	}
	tx, err := db.sql.BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
			db.names = map[string]int64{} // some were made in the transaction
		}
	}()
	var id, offset int64
	switch err := tx.QueryRow("SELECT id, offset FROM file WHERE name = ?", name).Scan(&id, &offset); {
	case errors.Is(err, sql.ErrNoRows):
		r, err := tx.Exec("INSERT INTO file (name, offset, lines, torn) VALUES (?, 0, 0, 0)", name)
		if err != nil {
			return 0, err
		}
		if id, err = r.LastInsertId(); err != nil {
			return 0, err
		}
	case err != nil:
		return 0, err
	}
	if offset != known {
		return 0, errOther
	}
	w, err := db.writer(tx)
	if err != nil {
		return 0, err
	}
	defer w.close()
	for rest := p.records; len(rest) > 0; {
		n := min(len(rest), together)
		fresh, err := w.add(rest[:n], id)
		if err != nil {
			return 0, err
		}
		added, rest = added+fresh, rest[n:]
	}
	if err := w.flush(); err != nil {
		return 0, err
	}
	if _, err := tx.Exec("UPDATE file SET offset = ?, lines = ?, torn = ?, head = ?, tail = ? WHERE id = ?", p.next, lines, torn, head, tail, id); err != nil {
		return 0, err
	}
	return added, tx.Commit()
}
