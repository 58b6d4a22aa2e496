package history

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"strings"
	"time"

	"automode"
)

// Query picks decisions. The zero value picks all.
type Query struct {
	Since, Until time.Time          // from Since on and before Until; zero: no bound
	Verdicts     []automode.Verdict // one of these; empty: any
	Agent        string             // exactly; empty: any, as below
	Session      string             // exactly
	Tool         string             // exactly
	Project      string             // exactly
	Layer        string             // exactly
	Program      string             // exactly
	Words        []string           // every one in the call's text, the rule, the reason, the program or the project, whatever the capitals
	Limit        int                // the newest so many; 0: all
}

// Count is what some calls came to. Times are from the payload read to the
// decision made; half and 95 of 100 took at most P50 and P95, which are rounded
// down to two digits.
type Count struct {
	Calls int `json:"calls"`
	Allow int `json:"allow"`
	Ask   int `json:"ask"`
	Deny  int `json:"deny"`

	// Of those asked about: seen to run afterwards, not seen to run though the
	// session was recorded, and of sessions without a record.
	Ran     int `json:"asked_ran"`
	NotRun  int `json:"asked_not_run"`
	Unknown int `json:"asked_unknown"`

	P50 int64 `json:"p50_us"`
	P95 int64 `json:"p95_us"`
	Max int64 `json:"max_us"`

	took map[int64]int64
}

// Group is the count of one day, agent, project, layer or program.
type Group struct {
	Name string `json:"name"` // "2026-11-21", "claude", …; empty where it is not known
	Count
}

// Stats counts what a query picks, in all and by what groups are made of.
type Stats struct {
	All      Count   `json:"all"`
	Days     []Group `json:"days"`   // oldest first, in UTC
	Agents   []Group `json:"agents"` // these and the following: most calls first
	Projects []Group `json:"projects"`
	Layers   []Group `json:"layers"`
	Programs []Group `json:"programs"`
	Costs    Costs   `json:"judges"`
}

// Stats counts. Of the query's fields it looks at the bounds of time, and at
// agent, project, layer and program.
func (db *DB) Stats(ctx context.Context, q Query) (*Stats, error) {
	text, err := db.texts(ctx)
	if err != nil {
		return nil, err
	}
	c := counter{text: text, only: q, groups: map[groupKey]*Count{}}
	// Whole days from what was summed up, the rest of the first and the last
	// one from the decisions themselves.
	from, to := ceilDay(q.Since), floorDay(q.Until)
	if from <= to {
		err = c.cells(ctx, db.sql, from, to)
		if err == nil {
			err = c.decisions(ctx, db.sql, micros(q.Since, first), from*dayMicros)
		}
		if err == nil && !q.Until.IsZero() {
			err = c.decisions(ctx, db.sql, to*dayMicros, micros(q.Until, last))
		}
	} else { // within one day
		err = c.decisions(ctx, db.sql, micros(q.Since, first), micros(q.Until, last))
	}
	if err == nil {
		err = c.answers(ctx, db.sql, micros(q.Since, first), micros(q.Until, last))
	}
	var costs Costs
	if err == nil {
		costs, err = c.costs(ctx, db, micros(q.Since, first), micros(q.Until, last))
	}
	if err != nil {
		return nil, err
	}
	s := c.stats()
	s.Costs = costs
	return s, nil
}

// In microseconds: a day, and times before and after any in a journal.
const (
	dayMicros = 86_400_000_000

	first = -1 << 52
	last  = 1<<53 - 1 // the year 2255
)

// micros is a time in microseconds since 1970, or what stands for none.
func micros(t time.Time, none int64) int64 {
	if t.IsZero() {
		return none
	}
	return t.UnixMicro()
}

// ceilDay is the first day that begins at t or later, floorDay the day that t
// lies in.
func ceilDay(t time.Time) int64 {
	if t.IsZero() {
		return first / dayMicros
	}
	return day(t.Add(24*time.Hour - time.Nanosecond))
}

func floorDay(t time.Time) int64 {
	if t.IsZero() {
		return last / dayMicros
	}
	return day(t)
}

// texts are the names by their ids. Those of rules and sessions are among
// them, and as few.
func (db *DB) texts(ctx context.Context) (map[int64]string, error) {
	rows, err := db.sql.QueryContext(ctx, "SELECT id, text FROM name")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	text := map[int64]string{}
	for rows.Next() {
		var id int64
		var s string
		if err := rows.Scan(&id, &s); err != nil {
			return nil, err
		}
		text[id] = s
	}
	return text, rows.Err()
}

// counter sums rows up.
type counter struct {
	text   map[int64]string
	only   Query
	groups map[groupKey]*Count
}

type groupKey struct {
	by byte // 0: all; else the first letter of what groups are made of
	id int64
}

// row is what is counted: one decision, or many of the same.
type row struct {
	key, session, rule                  int64 // of a single decision
	day, agent, project, layer, program int64
	verdict                             automode.Verdict
	calls, most                         int64
	took                                []byte // a histogram; nil: most is the time of the only one
}

// picks reports whether a row is picked.
func (c *counter) picks(r *row) bool {
	for _, f := range [...]struct {
		want string
		is   int64
	}{{c.only.Agent, r.agent}, {c.only.Project, r.project}, {c.only.Layer, r.layer}, {c.only.Program, r.program}} {
		if f.want != "" && c.text[f.is] != f.want {
			return false
		}
	}
	return true
}

// each hands the groups that a row belongs to to fn, unless it is not picked.
func (c *counter) each(r *row, fn func(*Count)) {
	if !c.picks(r) {
		return
	}
	for _, k := range [...]groupKey{{}, {'d', r.day}, {'a', r.agent}, {'p', r.project}, {'l', r.layer}, {'g', r.program}} {
		g := c.groups[k]
		if g == nil {
			g = &Count{took: map[int64]int64{}}
			c.groups[k] = g
		}
		fn(g)
	}
}

func (c *counter) add(r *row) {
	c.each(r, func(g *Count) {
		n := int(r.calls)
		g.Calls += n
		switch r.verdict {
		case automode.Allow:
			g.Allow += n
		case automode.Deny:
			g.Deny += n
		default:
			g.Ask += n
		}
		if r.took == nil {
			g.took[rounded(r.most)] += r.calls
		}
		unpack(r.took, func(t, n int64) { g.took[t] += n })
		g.Max = max(g.Max, r.most)
	})
}

// cells counts rows of the table cell.
func (c *counter) cells(ctx context.Context, s *sql.DB, from, to int64) error {
	rows, err := s.QueryContext(ctx, "SELECT day, agent, project, layer, program, verdict, calls, most, took FROM cell WHERE day >= ? AND day < ?", from, to)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var r row
		if err := rows.Scan(&r.day, &r.agent, &r.project, &r.layer, &r.program, (*uint8)(&r.verdict), &r.calls, &r.most, &r.took); err != nil {
			return err
		}
		c.add(&r)
	}
	return rows.Err()
}

// decisions counts the decisions of a part of a day.
func (c *counter) decisions(ctx context.Context, s *sql.DB, from, to int64) error {
	if from >= to || from == first {
		return nil
	}
	rows, err := s.QueryContext(ctx, "SELECT key, agent, project, layer, program, verdict, took FROM decision WHERE key >= ? AND key < ?",
		from<<keyBits, to<<keyBits)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		r := row{calls: 1}
		if err := rows.Scan(&r.key, &r.agent, &r.project, &r.layer, &r.program, (*uint8)(&r.verdict), &r.most); err != nil {
			return err
		}
		r.day = dayOf(r.key >> keyBits)
		c.add(&r)
	}
	return rows.Err()
}

// answers counts how asks were answered.
func (c *counter) answers(ctx context.Context, s *sql.DB, from, to int64) error {
	rows, err := s.QueryContext(ctx, `SELECT (key >> 10) / 86400000000, agent, project, layer, program, coalesce(ran, 2), count(*) FROM ask
		WHERE key >= ? AND key < ? GROUP BY 1, 2, 3, 4, 5, 6`, from<<keyBits, to<<keyBits)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var r row
		var ran, n int
		if err := rows.Scan(&r.day, &r.agent, &r.project, &r.layer, &r.program, &ran, &n); err != nil {
			return err
		}
		c.each(&r, func(g *Count) {
			switch ran {
			case 0:
				g.NotRun += n
			case 1:
				g.Ran += n
			default:
				g.Unknown += n
			}
		})
	}
	return rows.Err()
}

func (c *counter) stats() *Stats {
	s := &Stats{Days: []Group{}, Agents: []Group{}, Projects: []Group{}, Layers: []Group{}, Programs: []Group{}}
	for k, g := range c.groups {
		g.P50, g.P95 = g.within(50), g.within(95)
		switch k.by {
		case 0:
			s.All = *g
		case 'd':
			s.Days = append(s.Days, Group{time.Unix(k.id*86400, 0).UTC().Format(time.DateOnly), *g})
		case 'a':
			s.Agents = append(s.Agents, Group{c.text[k.id], *g})
		case 'p':
			s.Projects = append(s.Projects, Group{c.text[k.id], *g})
		case 'l':
			s.Layers = append(s.Layers, Group{c.text[k.id], *g})
		case 'g':
			s.Programs = append(s.Programs, Group{c.text[k.id], *g})
		}
	}
	slices.SortFunc(s.Days, func(a, b Group) int { return strings.Compare(a.Name, b.Name) })
	for _, list := range [][]Group{s.Agents, s.Projects, s.Layers, s.Programs} {
		slices.SortFunc(list, func(a, b Group) int { return cmp.Or(b.Calls-a.Calls, strings.Compare(a.Name, b.Name)) })
	}
	return s
}

// within is the time that so many of a hundred calls took at most.
func (g *Count) within(percent int64) int64 {
	times := make([]int64, 0, len(g.took))
	var all, seen int64
	for t, n := range g.took {
		times = append(times, t)
		all += n
	}
	slices.Sort(times)
	for _, t := range times {
		if seen += g.took[t]; seen*100 >= all*percent {
			return t
		}
	}
	return 0
}
