package history

import (
	"database/sql"
	"encoding/binary"
	"errors"
	"hash/fnv"
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/journal"
)

// writer adds records within a transaction.
type writer struct {
	db              *DB
	many, one       *sql.Stmt // decisions
	same            *sql.Stmt
	ask, cost, look *sql.Stmt
	cell, setCell   *sql.Stmt
	find, name      *sql.Stmt
	cells           map[cellKey]*cellSum
	sessions        map[int64]bool // with new asks
	args            []any
	rows            []row
	top             int64 // the highest key that is there
}

// together is how many decisions go in with one statement.
const together = 32

// columns is how many a decision has.
const columns = 15

type cellKey struct {
	day, agent, project, layer, program int64
	verdict                             automode.Verdict
}

type cellSum struct {
	calls, most int64
	took        map[int64]int64 // how many took so long, rounded
}

func (db *DB) writer(tx *sql.Tx) (w *writer, err error) {
	w = &writer{db: db, cells: map[cellKey]*cellSum{}, sessions: map[int64]bool{}}
	values := "(?" + strings.Repeat(",?", columns-1) + ")"
	for _, p := range []struct {
		to    **sql.Stmt
		query string
	}{
		{&w.many, "INSERT INTO decision VALUES " + values + strings.Repeat(","+values, together-1)},
		{&w.one, "INSERT OR IGNORE INTO decision VALUES " + values},
		{&w.same, "SELECT id FROM decision WHERE key = ?"},
		{&w.ask, "INSERT OR IGNORE INTO ask VALUES (?,?,?,?,?,?,?,?,NULL)"},
		{&w.cost, "INSERT OR IGNORE INTO cost VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"},
		{&w.look, "INSERT INTO session VALUES (?, -1) ON CONFLICT DO UPDATE SET looked = -1"},
		{&w.cell, "SELECT calls, most, took FROM cell WHERE day = ? AND agent = ? AND project = ? AND layer = ? AND program = ? AND verdict = ?"},
		{&w.setCell, "INSERT OR REPLACE INTO cell VALUES (?,?,?,?,?,?,?,?,?)"},
		{&w.find, "SELECT id FROM name WHERE text = ?"},
		{&w.name, "INSERT INTO name (text) VALUES (?)"},
	} {
		if *p.to, err = tx.Prepare(p.query); err != nil {
			w.close()
			return nil, err
		}
	}
	return w, tx.QueryRow("SELECT coalesce(max(key), 0) FROM decision").Scan(&w.top)
}

func (w *writer) close() {
	for _, s := range []*sql.Stmt{w.many, w.one, w.same, w.ask, w.cost, w.look, w.cell, w.setCell, w.find, w.name} {
		if s != nil {
			s.Close()
		}
	}
}

// add adds at most together records of a file and returns how many were not
// there before.
func (w *writer) add(list []record, file int64) (added int, err error) {
	w.args = w.args[:0]
	w.rows = w.rows[:0]
	for i := range list {
		r := &list[i]
		var n [7]int64
		for i, text := range [...]string{r.agent, r.session, r.tool, r.project, r.layer, r.rule, r.program} {
			if n[i], err = w.nameOf(text); err != nil {
				return 0, err
			}
		}
		x := row{key: keyOf(r), day: dayOf(r.micros), agent: n[0], session: n[1], project: n[3], layer: n[4], rule: n[5], program: n[6],
			verdict: r.verdict, most: r.took, calls: 1}
		w.rows = append(w.rows, x)
		w.args = append(w.args, x.key, r.id, file, r.at, int64(r.verdict), x.agent, x.session, n[2], x.project, x.layer, x.rule, x.program, r.took,
			r.text, r.person)
	}
	if len(list) == together && w.ascending() {
		if _, err := w.many.Exec(w.args...); err != nil {
			return 0, err
		}
		for i := range list {
			if err := w.count(&w.rows[i], &list[i]); err != nil {
				return 0, err
			}
		}
		return together, nil
	}
	for i := range list {
		fresh, err := w.single(&list[i], w.args[i*columns:(i+1)*columns])
		if err != nil {
			return 0, err
		}
		if fresh {
			w.rows[i].key = w.args[i*columns].(int64)
			w.top = max(w.top, w.rows[i].key)
			if err := w.count(&w.rows[i], &list[i]); err != nil {
				return 0, err
			}
			added++
		}
	}
	return added, nil
}

// ascending reports whether every key is higher than all before it, as they are
// when a journal is read the first time: then all of them are new.
func (w *writer) ascending() bool {
	top := w.top
	for i := range w.rows {
		if w.rows[i].key <= top {
			return false
		}
		top = w.rows[i].key
	}
	w.top = top
	return true
}

// single adds one record. Another one of the same moment may have its key: then
// it takes the next one that is free.
func (w *writer) single(r *record, args []any) (fresh bool, err error) {
	for key := args[0].(int64); ; key++ {
		args[0] = key
		took, err := w.one.Exec(args...)
		if err != nil {
			return false, err
		}
		if n, err := took.RowsAffected(); err != nil || n == 1 {
			return err == nil, err
		}
		var id string
		if err := w.same.QueryRow(key).Scan(&id); err != nil || id == r.id {
			return false, err
		}
	}
}

// count adds a decision that is new to what is summed up. Doctor's calls are
// none that an agent made; what they cost was spent all the same.
func (w *writer) count(x *row, r *record) error {
	doctor := r.session == journal.Doctor
	if !doctor {
		w.sum(x, r)
	}
	if c := &r.cost; c.judge != "" {
		judge, err := w.nameOf(c.judge)
		if err == nil {
			_, err = w.cost.Exec(x.key, x.session, x.agent, x.project, x.layer, x.program, judge, c.failed, c.queries, c.input, c.cached, c.output, c.price)
		}
		if err != nil {
			return err
		}
	}
	if doctor || x.verdict != automode.Ask {
		return nil
	}
	w.sessions[x.session] = true
	_, err := w.ask.Exec(x.key, x.session, r.call, x.agent, x.project, x.layer, x.rule, x.program)
	return err
}

// sum adds a decision to the sums of its day.
func (w *writer) sum(x *row, r *record) {
	k := cellKey{x.day, x.agent, x.project, x.layer, x.program, x.verdict}
	sum := w.cells[k]
	if sum == nil {
		sum = &cellSum{took: map[int64]int64{}}
		w.cells[k] = sum
	}
	sum.calls++
	sum.most = max(sum.most, r.took)
	sum.took[rounded(r.took)]++
}

// flush writes what count kept in mind.
func (w *writer) flush() error {
	for k, s := range w.cells {
		var calls, most int64
		var took []byte
		err := w.cell.QueryRow(k.day, k.agent, k.project, k.layer, k.program, int64(k.verdict)).Scan(&calls, &most, &took)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		unpack(took, func(t, n int64) { s.took[t] += n })
		if _, err := w.setCell.Exec(k.day, k.agent, k.project, k.layer, k.program, int64(k.verdict), s.calls+calls, max(s.most, most), pack(s.took)); err != nil {
			return err
		}
	}
	for name := range w.sessions {
		if _, err := w.look.Exec(name); err != nil {
			return err
		}
	}
	return nil
}

// mostNames bounds the names that are kept in mind.
const mostNames = 1 << 16

// nameOf is the id of a text that many rows share.
func (w *writer) nameOf(text string) (int64, error) {
	names := w.db.names
	if id, ok := names[text]; ok {
		return id, nil
	}
	var id int64
	err := w.find.QueryRow(text).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		var r sql.Result
		if r, err = w.name.Exec(text); err == nil {
			id, err = r.LastInsertId()
		}
	}
	if err != nil {
		return 0, err
	}
	if len(names) >= mostNames {
		clear(names)
	}
	names[text] = id
	return id, nil
}

// keyBits is how far a time is moved to the left in a key.
const keyBits = 10

// keyOf is the key of a record: its time, and some bits of its id.
func keyOf(r *record) int64 {
	h := fnv.New32a()
	h.Write([]byte(r.id))
	return r.micros<<keyBits | int64(h.Sum32()&(1<<keyBits-1))
}

// dayOf is the day of a time in UTC, both since 1970.
func dayOf(micros int64) int64 {
	d := micros / dayMicros
	if micros%dayMicros < 0 {
		d--
	}
	return d
}

func day(t time.Time) int64 { return dayOf(t.UnixMicro()) }

// rounded is a number to its first two digits, so that a histogram of times
// stays small; it is off by at most a tenth.
func rounded(n int64) int64 {
	unit := int64(1)
	for n/unit >= 100 {
		unit *= 10
	}
	return n / unit * unit
}

// pack writes a histogram; unpack hands each of its bars to fn.
func pack(h map[int64]int64) []byte {
	times := make([]int64, 0, len(h))
	for t := range h {
		times = append(times, t)
	}
	slices.Sort(times)
	var b []byte
	for _, t := range times {
		b = binary.AppendVarint(binary.AppendVarint(b, t), h[t])
	}
	return b
}

func unpack(b []byte, fn func(t, n int64)) {
	for len(b) > 0 {
		t, i := binary.Varint(b)
		if i <= 0 {
			return
		}
		n, j := binary.Varint(b[i:])
		if j <= 0 {
			return
		}
		fn(t, n)
		b = b[i+j:]
	}
}
