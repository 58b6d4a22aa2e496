package history

import (
	"context"
	"database/sql"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/session"
)

// TestMain lets the test binary play a process that takes in a journal.
func TestMain(m *testing.M) {
	if state := os.Getenv("HISTORY_TEST_SYNC"); state != "" {
		db, err := Open(File(state))
		if err == nil {
			db.most = 300
			_, err = db.Sync(context.Background(), state, nil)
		}
		if err != nil {
			os.Stderr.WriteString(err.Error())
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func opened(t *testing.T, state string) *DB {
	t.Helper()
	db, err := Open(File(state))
	if err != nil {
		t.Fatal(err)
	}
	db.most = 300 // several pieces a file
	t.Cleanup(func() { db.Close() })
	return db
}

func synced(t *testing.T, db *DB, state string, want Report) {
	t.Helper()
	if r, err := db.Sync(t.Context(), state, nil); err != nil || r != want {
		t.Fatalf("%+v, %v; want %+v", r, err, want)
	}
}

// count is how many decisions the database has, in each of the two ways in
// which it counts them.
func count(t *testing.T, db *DB, want int) {
	t.Helper()
	var rows, ids int
	if err := db.sql.QueryRow("SELECT count(*), count(DISTINCT id) FROM decision").Scan(&rows, &ids); err != nil {
		t.Fatal(err)
	}
	s, err := db.Stats(t.Context(), Query{})
	if err != nil {
		t.Fatal(err)
	}
	if rows != want || ids != want || s.All.Calls != want || s.All.Allow+s.All.Ask+s.All.Deny != want {
		t.Errorf("%d rows, %d ids, %+v; want %d", rows, ids, s.All, want)
	}
	if asked := s.All.Ran + s.All.NotRun + s.All.Unknown; asked != s.All.Ask {
		t.Errorf("%d asks have an answer or none, of %d", asked, s.All.Ask)
	}
}

func file(state, day string) string {
	return filepath.Join(journal.Folder(state), day+".jsonl")
}

func TestSyncTakesInWhatIsNew(t *testing.T) {
	state := recorded(t, 700)
	db := opened(t, state)
	synced(t, db, state, Report{New: 700})
	synced(t, db, state, Report{})
	count(t, db, 700)
	// A line without its end is no line yet; one that somebody else began
	// behind it makes it a torn one.
	day := file(state, "2026-10-03")
	add(t, day, `{"id":"x","time":"2026-10-0`)
	synced(t, db, state, Report{})
	add(t, day, "\n"+`{"id":"later","time":"2026-10-03T23:00:00Z","verdict":"deny"}`+"\n\n")
	synced(t, db, state, Report{New: 1, Torn: 1})
	synced(t, db, state, Report{Torn: 1})
	count(t, db, 701)
	if st, err := os.Stat(File(state)); err != nil || st.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", st.Mode(), err)
	}
	// A new file, and a folder without any.
	add(t, file(state, "2026-11-30"), `{"id":"new","time":"2026-11-30T23:00:00Z"}`+"\n")
	synced(t, db, state, Report{New: 1, Torn: 1})
	synced(t, db, t.TempDir(), Report{})
	count(t, db, 702)
}

func add(t *testing.T, path, text string) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	must(t, err)
	_, err = f.WriteString(text)
	must(t, err)
	must(t, f.Close())
}

// Files that were cut, replaced, moved away or brought back are read again from
// their beginning, and nothing counts twice.
func TestSyncAfterRotation(t *testing.T) {
	state := recorded(t, 700)
	db := opened(t, state)
	synced(t, db, state, Report{New: 700})
	day := file(state, "2026-10-04")
	was, err := os.ReadFile(day)
	must(t, err)
	lines := strings.SplitAfter(string(was), "\n")

	// Cut to its second line.
	must(t, os.WriteFile(day, []byte(lines[0]+lines[1]), 0o600))
	synced(t, db, state, Report{})
	add(t, day, `{"id":"after","time":"2026-10-04T01:00:00Z"}`+"\n")
	synced(t, db, state, Report{New: 1})
	count(t, db, 701)

	// Replaced by another one that is longer.
	must(t, os.WriteFile(day, []byte(`{"id":"other","time":"2026-10-04T02:00:00Z"}`+"\n"+string(was)), 0o600))
	synced(t, db, state, Report{New: 1})
	count(t, db, 702)

	// Moved away, and back with one line more.
	must(t, os.Remove(day))
	synced(t, db, state, Report{})
	must(t, os.WriteFile(day, append(was, `{"id":"back","time":"2026-10-04T03:00:00Z"}`+"\n"...), 0o600))
	synced(t, db, state, Report{New: 1})
	synced(t, db, state, Report{})
	count(t, db, 703)

	// The same lines under another name.
	must(t, os.WriteFile(file(state, "2026-10-05"), was, 0o600))
	if _, err := db.Sync(t.Context(), state, nil); err != nil {
		t.Fatal(err)
	}
	count(t, db, 703)
}

// Decisions of the same moment, in whatever order, each have a key of their own.
func TestSameMoment(t *testing.T) {
	state := t.TempDir()
	must(t, os.MkdirAll(journal.Folder(state), 0o700))
	var b strings.Builder
	const n = 300 // of a thousand keys of a moment: some are taken
	for i := range n {
		b.WriteString(`{"id":"` + journal.NewID(time.UnixMilli(int64(i))) + `","time":"2026-10-04T01:00:00Z"}` + "\n")
	}
	must(t, os.WriteFile(file(state, "2026-10-04"), []byte(b.String()), 0o600))
	db := opened(t, state)
	synced(t, db, state, Report{New: n})
	// All of them again.
	must(t, os.WriteFile(file(state, "2026-10-04"), []byte(`{"id":"first","time":"2026-10-04T01:00:00Z"}`+"\n"+b.String()), 0o600))
	synced(t, db, state, Report{New: 1})
	count(t, db, n+1)
}

// What stands in the database's place and is none of ours is set aside whole.
func TestForeignAndDamaged(t *testing.T) {
	foreign := func(path string) {
		s, err := sql.Open("sqlite", address(path))
		must(t, err)
		_, err = s.Exec("CREATE TABLE photo (name TEXT); INSERT INTO photo VALUES ('x')")
		must(t, err)
		must(t, s.Close())
	}
	for name, spoil := range map[string]func(path string){
		"text":         func(path string) { must(t, os.WriteFile(path, []byte(strings.Repeat("no database\n", 100)), 0o600)) },
		"another's":    foreign,
		"other schema": func(path string) { exec1(t, path, "PRAGMA user_version = 99") },
		"torn": func(path string) {
			b, err := os.ReadFile(path)
			must(t, err)
			for i := 4096; i < len(b); i++ {
				b[i] ^= 0x5a
			}
			must(t, os.WriteFile(path, b, 0o600))
		},
		"cut": func(path string) { must(t, os.Truncate(path, 5000)) },
	} {
		t.Run(name, func(t *testing.T) {
			state := recorded(t, 300)
			if name != "text" && name != "another's" {
				db := opened(t, state)
				synced(t, db, state, Report{New: 300})
				must(t, db.Close())
			}
			spoil(File(state))
			was, err := os.ReadFile(File(state))
			must(t, err)
			db := opened(t, state)
			if _, err := db.Sync(t.Context(), state, nil); err != nil {
				t.Fatal(err)
			}
			count(t, db, 300)
			if db.Aside == "" {
				t.Fatal("nothing was set aside")
			}
			if is, err := os.ReadFile(db.Aside); err != nil || string(is) != string(was) {
				t.Errorf("what was set aside is not what was there: %v", err)
			}
		})
	}
	// A folder in its place is nothing that we move.
	state := t.TempDir()
	must(t, os.Mkdir(File(state), 0o700))
	if db, err := Open(File(state)); err == nil {
		db.Close()
		t.Error("a folder was opened")
	}
}

func exec1(t *testing.T, path, query string) {
	t.Helper()
	s, err := sql.Open("sqlite", address(path))
	must(t, err)
	_, err = s.Exec(query)
	must(t, err)
	must(t, s.Close())
}

// An empty file in its place is filled.
func TestEmptyFile(t *testing.T) {
	state := recorded(t, 30)
	must(t, os.WriteFile(File(state), nil, 0o600))
	db := opened(t, state)
	synced(t, db, state, Report{New: 30})
	if db.Aside != "" {
		t.Error("it was set aside")
	}
}

// Several at once, of one process and of others, come to the same.
func TestSyncAtOnce(t *testing.T) {
	state := recorded(t, 8_000)
	var done sync.WaitGroup
	var mu sync.Mutex
	added := 0
	for range 2 {
		done.Go(func() {
			db, err := Open(File(state))
			if err != nil {
				t.Error(err)
				return
			}
			defer db.Close()
			db.most = 200
			r, err := db.Sync(t.Context(), state, nil)
			if err != nil {
				t.Error(err)
			}
			mu.Lock()
			added += r.New
			mu.Unlock()
		})
		done.Go(func() {
			c := exec.Command(os.Args[0])
			c.Env = append(os.Environ(), "HISTORY_TEST_SYNC="+state)
			if out, err := c.CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
	done.Wait()
	db := opened(t, state)
	synced(t, db, state, Report{})
	count(t, db, 8_000)
	if added > 8_000 {
		t.Errorf("%d were counted as new", added)
	}
}

// A process that is killed anywhere leaves nothing half done.
func TestKilled(t *testing.T) {
	state := recorded(t, 8_000)
	r := rand.New(rand.NewPCG(3, 4))
	killed := 0
	for range 8 {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), "HISTORY_TEST_SYNC="+state)
		must(t, c.Start())
		time.Sleep(time.Duration(r.IntN(400)) * time.Millisecond) // wherever it is by then
		c.Process.Kill()
		if c.Wait() != nil {
			killed++
		}
		// What is there now is consistent, whatever it is.
		db := opened(t, state)
		var rows, cells int
		must(t, db.sql.QueryRow("SELECT count(*) FROM decision").Scan(&rows))
		must(t, db.sql.QueryRow("SELECT coalesce(sum(calls), 0) FROM cell").Scan(&cells))
		if rows != cells || db.Aside != "" {
			t.Fatalf("%d rows, %d in cells, set aside: %q", rows, cells, db.Aside)
		}
		must(t, db.Close())
	}
	if killed == 0 {
		t.Skip("no process was killed before it was done")
	}
	db := opened(t, state)
	if _, err := db.Sync(t.Context(), state, nil); err != nil {
		t.Fatal(err)
	}
	count(t, db, 8_000)
}

// The numbers are those that counting by hand gives, also for parts of days.
func TestStats(t *testing.T) {
	state := recorded(t, 5000)
	add(t, file(state, "2026-10-09"), `{"id":"word","time":"2026-10-09T14:00:00Z","verdict":"ask","layer":"person","text":"automode allow"}`+"\n")
	db := opened(t, state)
	synced(t, db, state, Report{New: 5000})
	var all []journal.Entry
	_, err := journal.Read(journal.Folder(state), journal.Filter{}, func(e journal.Entry) error { all = append(all, e); return nil })
	must(t, err)
	at := func(s string) time.Time {
		x, err := time.Parse(time.RFC3339, s)
		must(t, err)
		return x
	}
	for _, q := range []Query{
		{},
		{Since: at("2026-10-09T00:00:00Z")},
		{Since: at("2026-10-09T13:45:10Z")},
		{Since: at("2026-10-09T13:45:10Z"), Until: at("2026-10-21T03:00:00Z")},
		{Since: at("2026-10-09T13:45:10Z"), Until: at("2026-10-09T17:00:00Z")},
		{Since: at("2026-10-09T13:45:10Z"), Until: at("2026-10-10T17:00:00Z")},
		{Until: at("2026-10-21T03:00:00Z")},
		{Agent: "codex"},
		{Project: "/home/dev/project1", Program: "program2"},
		{Layer: "rules", Since: at("2026-10-09T13:45:10Z")},
		{Agent: "nobody"},
	} {
		got, err := db.Stats(t.Context(), q)
		must(t, err)
		var want Count
		days := map[string]int{}
		var took []int64
		for i := range all {
			e := &all[i]
			r := recordOf(e)
			f := journal.Filter{Since: q.Since, Until: q.Until, Agent: q.Agent}
			if !f.Match(e) || r.layer == journal.ByPerson || q.Project != "" && r.project != q.Project || q.Layer != "" && r.layer != q.Layer || q.Program != "" && r.program != q.Program {
				continue
			}
			want.Calls++
			switch e.Verdict {
			case automode.Allow:
				want.Allow++
			case automode.Ask:
				want.Ask++
				want.Unknown++
			default:
				want.Deny++
			}
			days[e.Time.Format(time.DateOnly)]++
			took = append(took, e.TookMicros)
			want.Max = max(want.Max, e.TookMicros)
		}
		slices.Sort(took)
		if len(took) > 0 {
			want.P50, want.P95 = rounded(took[(len(took)+1)/2-1]), rounded(took[(len(took)*95+99)/100-1])
		}
		g := got.All
		g.took = nil
		if g.Calls != want.Calls || g.Allow != want.Allow || g.Ask != want.Ask || g.Deny != want.Deny || g.Unknown != want.Unknown ||
			g.P50 != want.P50 || g.P95 != want.P95 || g.Max != want.Max {
			t.Errorf("%+v: %+v, want %+v", q, g, want)
		}
		if len(got.Days) != len(days) {
			t.Errorf("%+v: %d days, want %d", q, len(got.Days), len(days))
		}
		for _, d := range got.Days {
			if d.Calls != days[d.Name] {
				t.Errorf("%+v: %d calls on %s, want %d", q, d.Calls, d.Name, days[d.Name])
			}
		}
		for _, list := range [][]Group{got.Agents, got.Projects, got.Layers, got.Programs} {
			sum := 0
			for _, g := range list {
				sum += g.Calls
			}
			if sum != want.Calls {
				t.Errorf("%+v: the groups have %d calls, want %d", q, sum, want.Calls)
			}
		}
	}
}

// An ask was answered with yes when its call was seen to run.
func TestAnswers(t *testing.T) {
	state := t.TempDir()
	ask := func(session, call string) {
		e := journal.Entry{ID: journal.NewID(time.Now()), Time: time.Now(), Session: session, CallID: call, Tool: "Bash", Kind: automode.ShellTool, Text: "make " + call}
		must(t, journal.Append(journal.Folder(state), e))
	}
	ran := func(id, call string, failed bool) {
		s, err := session.Open(session.Folder(state), id)
		must(t, err)
		must(t, s.Append(session.Event{Kind: session.Ran, From: session.FromGate, CallID: call, Failed: failed}))
	}
	db := opened(t, state)
	check := func(ran, not, unknown int) {
		t.Helper()
		if _, err := db.Sync(t.Context(), state, nil); err != nil {
			t.Fatal(err)
		}
		s, err := db.Stats(t.Context(), Query{})
		must(t, err)
		if s.All.Ran != ran || s.All.NotRun != not || s.All.Unknown != unknown {
			t.Errorf("%+v, want %d, %d, %d", s.All, ran, not, unknown)
		}
	}
	ask("S 1", "a")
	ask("S 1", "b")
	ask("S 1", "")
	ask("none", "a")
	check(0, 0, 4)
	ran("S 1", "a", false)
	check(1, 1, 2)
	check(1, 1, 2)
	ran("S 1", "b", true)
	check(2, 0, 2)
	// Its run was recorded before the ask was taken in.
	ran("S 1", "c", false)
	check(2, 0, 2)
	ask("S 1", "c")
	check(3, 0, 2)
	must(t, os.RemoveAll(session.Folder(state)))
	check(3, 0, 2)
}
