// Package history keeps the journal in a SQLite database, so that it can be
// searched and counted quickly.
//
// The database is derived: everything in it comes from the journal's files and
// from the sessions' files, which stay what is believed. It may be removed at
// any time and is built anew; one that is damaged, or is not ours, is set
// aside. What it knows of a file that is gone by now it keeps.
//
// [DB.Sync] takes in what is new. A piece of a file and the offset behind it
// go in with one transaction, so that a process killed in the middle, or
// several at once, neither lose a line nor count one twice. Lines carry unique
// ids; a file that was cut or replaced is read again from its beginning.
package history

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// File is where the database lies in a state folder.
func File(state string) string { return filepath.Join(state, "history.db") }

// DB is an open database. It is not safe for concurrent use; any number of
// processes may have the same one open.
type DB struct {
	sql   *sql.DB
	path  string
	names map[string]int64 // ids of names that were met
	most  int              // how many entries one transaction takes in

	// Aside is where a database was put that could not be used; empty when there
	// was none.
	Aside string
}

const (
	applicationID = 0x61746d64 // "atmd", in the head of the file
	version       = 3          // of the schema; another one is built anew
)

// errForeign is what stands in the database's place and is none of ours.
var errForeign = errors.New("it is not automode's, or of another version")

// Open opens the database at path, mode 0600, which it makes when it is not
// there. The folder must exist.
func Open(path string) (*DB, error) {
	db := &DB{path: path, most: 50_000}
	err := db.open()
	if broken(err) {
		if err = db.setAside(); err == nil {
			err = db.open()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("cannot open %s: %w", path, err)
	}
	return db, nil
}

// Close closes it.
func (db *DB) Close() error { return db.sql.Close() }

// broken reports whether an error says that the file is no database of ours.
func broken(err error) bool {
	if errors.Is(err, errForeign) {
		return true
	}
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		switch e.Code() & 0xff {
		case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT:
			return true
		}
	}
	return false
}

// moved reports whether an error says that another process put the file aside
// while it was open here.
func moved(err error) bool {
	e, ok := errors.AsType[*sqlite.Error](err)
	return ok && e.Code() == sqlite3.SQLITE_READONLY_DBMOVED
}

// open opens what stands at the path, or makes it.
func (db *DB) open() (err error) {
	if err := create(db.path); err != nil {
		return err
	}
	// Nothing is written before it is known whose it is.
	if err := db.look(); err != nil {
		return err
	}
	db.names = map[string]int64{}
	db.sql, err = sql.Open("sqlite", address(db.path, "_txlock=immediate", "_pragma=busy_timeout(20000)", "_pragma=cache_size(-65536)"))
	if err != nil {
		return err
	}
	db.sql.SetMaxOpenConns(1)
	if err := db.make(); err != nil {
		db.sql.Close()
		return err
	}
	return nil
}

// create puts an empty file at path, mode 0600, where none is. The file is never
// open here under that name: closing it would take away the locks that this
// process holds on it by another connection.
func create(path string) error {
	if _, err := os.Lstat(path); err == nil {
		return nil
	}
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".new-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Link(f.Name(), path); err != nil && !errors.Is(err, os.ErrExist) {
		// A file system without links.
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) {
			return nil
		}
		if err != nil {
			return err
		}
		return f.Close()
	}
	return nil
}

// look sees whether the file is empty or ours.
func (db *DB) look() error {
	s, err := sql.Open("sqlite", address(db.path, "_pragma=busy_timeout(20000)"))
	if err != nil {
		return err
	}
	defer s.Close()
	tx, err := s.Begin() // all is looked at as it is at one moment
	if err != nil {
		return err
	}
	defer tx.Rollback()
	_, err = ours(tx)
	return err
}

// ours reports whether the schema is there, and errForeign where another one is.
func ours(tx *sql.Tx) (bool, error) {
	var id, v, tables int
	for _, ask := range []struct {
		query string
		to    *int
	}{{"SELECT count(*) FROM sqlite_master", &tables}, {"PRAGMA application_id", &id}, {"PRAGMA user_version", &v}} {
		if err := tx.QueryRow(ask.query).Scan(ask.to); err != nil {
			return false, err
		}
	}
	switch {
	case id == applicationID && v == version:
		return true, nil
	case id == 0 && v == 0 && tables == 0:
		return false, nil
	}
	return false, errForeign
}

// make makes the schema where it is missing.
func (db *DB) make() error {
	tx, err := db.sql.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if done, err := ours(tx); err != nil || done {
		return err
	}
	if _, err := tx.Exec(schema); err != nil {
		return err
	}
	return tx.Commit()
}

// setAside moves the file out of the way, with what SQLite keeps beside it.
func (db *DB) setAside() error {
	if db.sql != nil {
		db.sql.Close()
	}
	to := db.path + ".aside-" + time.Now().UTC().Format("20060102T150405.000")
	err := os.Rename(db.path, to)
	if errors.Is(err, os.ErrNotExist) {
		return nil // another process was quicker
	}
	if err != nil {
		return err
	}
	db.Aside = to
	// What SQLite would undo in it belongs to it.
	for _, suffix := range []string{"-journal", "-wal", "-shm"} {
		if err := os.Rename(db.path+suffix, to+suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// address names a file and its settings as the driver wants it.
func address(path string, settings ...string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // a drive
	}
	u := url.URL{Scheme: "file", OmitHost: true, Path: path}
	return u.String() + "?" + strings.Join(settings, "&")
}

// schema: a decision's key is its time in microseconds since 1970, times 1024,
// and what tells it from others of that moment; days are those of UTC; names
// stand for texts that many rows share; a cell's took is a histogram; and an
// ask whose ran is NULL is one whose session kept no record.
const schema = `
PRAGMA application_id = 0x61746d64;
PRAGMA user_version = 3;
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE file (
	id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,
	offset INTEGER NOT NULL, lines INTEGER NOT NULL, torn INTEGER NOT NULL,
	head BLOB, tail BLOB
);
CREATE TABLE decision (
	key INTEGER PRIMARY KEY, id TEXT NOT NULL, file INTEGER NOT NULL, at INTEGER NOT NULL,
	verdict INTEGER NOT NULL, agent INTEGER NOT NULL, session INTEGER NOT NULL, tool INTEGER NOT NULL, project INTEGER NOT NULL,
	layer INTEGER NOT NULL, rule INTEGER NOT NULL, program INTEGER NOT NULL, took INTEGER NOT NULL,
	text TEXT NOT NULL, person TEXT NOT NULL
);
CREATE TABLE cell (
	day INTEGER NOT NULL, agent INTEGER NOT NULL, project INTEGER NOT NULL, layer INTEGER NOT NULL, program INTEGER NOT NULL,
	verdict INTEGER NOT NULL, calls INTEGER NOT NULL, most INTEGER NOT NULL, took BLOB NOT NULL,
	PRIMARY KEY (day, agent, project, layer, program, verdict)
) WITHOUT ROWID;
CREATE TABLE ask (
	key INTEGER PRIMARY KEY, session INTEGER NOT NULL, call TEXT NOT NULL,
	agent INTEGER NOT NULL, project INTEGER NOT NULL, layer INTEGER NOT NULL, rule INTEGER NOT NULL, program INTEGER NOT NULL,
	ran INTEGER
);
CREATE INDEX asked ON ask (session, call);
CREATE TABLE cost (
	key INTEGER PRIMARY KEY, session INTEGER NOT NULL, agent INTEGER NOT NULL, project INTEGER NOT NULL, layer INTEGER NOT NULL, program INTEGER NOT NULL,
	judge INTEGER NOT NULL, outcome INTEGER NOT NULL, queries INTEGER NOT NULL, input INTEGER NOT NULL, cached INTEGER NOT NULL, output INTEGER NOT NULL, price REAL NOT NULL
);
CREATE TABLE session (name INTEGER PRIMARY KEY, looked INTEGER NOT NULL);
`
