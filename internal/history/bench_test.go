package history

import (
	"bufio"
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
)

// lines is how long the journal of the benchmark is.
const lines = 1_000_000

// recorded writes a journal of n decisions over thirty days, of two agents,
// five projects and forty programs: nine of ten allowed. The lines are the
// journal's own, a few thousand of them again and again with other ids and
// times.
func recorded(tb testing.TB, n int) (state string) {
	tb.Helper()
	state = tb.TempDir()
	r := rand.New(rand.NewPCG(1, 2))
	began := time.Date(2026, 10, 1, 8, 0, 0, 0, time.UTC)
	var own [][]byte
	for i := range min(n, 4000) {
		at := began.Add(time.Duration(i))
		e := decided(at, i, r)
		must(tb, journal.Append(filepath.Join(state, "own"), e))
	}
	b, err := os.ReadFile(filepath.Join(state, "own", "2026-10-01.jsonl"))
	must(tb, err)
	own = bytes.Split(bytes.TrimSpace(b), []byte("\n"))
	must(tb, os.RemoveAll(filepath.Join(state, "own")))
	must(tb, os.MkdirAll(journal.Folder(state), 0o700))
	var out *bufio.Writer
	name := ""
	for i := range n {
		at := began.Add(time.Duration(i) * (30 * 24 * time.Hour / time.Duration(n)))
		if day := at.Format("2006-01-02") + ".jsonl"; day != name {
			if out != nil {
				must(tb, out.Flush())
			}
			f, err := os.Create(filepath.Join(journal.Folder(state), day))
			must(tb, err)
			tb.Cleanup(func() { f.Close() })
			name, out = day, bufio.NewWriterSize(f, 1<<20)
		}
		line := own[i%len(own)]
		_, rest, _ := bytes.Cut(line, []byte(`,"agent"`))
		fmt.Fprintf(out, `{"id":"%s","time":"%s","agent"%s`+"\n", journal.NewID(at), at.Format(time.RFC3339Nano), rest)
	}
	must(tb, out.Flush())
	return state
}

func must(tb testing.TB, err error) {
	tb.Helper()
	if err != nil {
		tb.Fatal(err)
	}
}

// decided is a decision such as agents earn them.
func decided(at time.Time, i int, r *rand.Rand) journal.Entry {
	program := fmt.Sprintf("program%d", int(r.ExpFloat64()*6)%40)
	root := fmt.Sprintf("/home/dev/project%d", int(r.ExpFloat64()*1.5)%5)
	e := journal.Entry{ID: journal.NewID(at), Time: at, Agent: []string{"claude", "codex"}[i%10/9], Session: fmt.Sprintf("session-%d", i/400),
		CallID: fmt.Sprintf("call-%d", i), Tool: "Bash", Kind: automode.ShellTool, Cwd: root + "/src", Root: root,
		Verdict: automode.Allow, Layer: "table", Rule: "read", Person: "It only looks.", TookMicros: int64(80 + r.ExpFloat64()*400), Build: "v1.0.0",
		Text: fmt.Sprintf("%s --option=%d src/some/folder/file%d.go | head -%d && git status", program, i%7, i%1000, i%50)}
	for k := range 1 + i%4 {
		e.Effects = append(e.Effects, journal.Effect{Kind: automode.Read, Target: fmt.Sprintf("%s/src/some/folder/file%d.go", root, k), Place: "project",
			Word: automode.Allowed, Program: program})
	}
	switch r.IntN(20) {
	case 0:
		e.Verdict, e.Layer, e.Rule, e.Person = automode.Ask, "table", "run", "It runs code that cannot be read."
		e.Effects[0].Word = automode.Unsettled
	case 1:
		e.Verdict, e.Layer, e.Rule, e.Person = automode.Deny, "rules", "deny[3]", "Your rule forbids it."
		e.Effects[0].Word = automode.Denied
	}
	return e
}

// BenchmarkAMillion measures, over a journal of a million lines, how many are
// taken in a second, how long it takes to count them, and to search them.
//
//	go test -run - -bench AMillion -benchtime 1x ./internal/history
func BenchmarkAMillion(b *testing.B) {
	state := recorded(b, lines)
	b.ResetTimer()
	for b.Loop() {
		path := filepath.Join(b.TempDir(), "history.db")
		began := time.Now()
		db, err := Open(path)
		if err != nil {
			b.Fatal(err)
		}
		if r, err := db.Sync(b.Context(), state, nil); err != nil || r.New != lines {
			b.Fatal(r, err)
		}
		b.ReportMetric(lines/time.Since(began).Seconds(), "lines/s")
		measure := func(unit string, f func() error) {
			began := time.Now()
			if err := f(); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(time.Since(began).Seconds(), unit)
		}
		measure("s-nothing-new", func() error { _, err := db.Sync(b.Context(), state, nil); return err })
		measure("s-stats", func() error { _, err := db.Stats(b.Context(), Query{}); return err })
		measure("s-stats-part-of-a-day", func() error {
			_, err := db.Stats(b.Context(), Query{Since: time.Date(2026, 10, 20, 9, 0, 0, 0, time.UTC)})
			return err
		})
		measure("s-questions", func() error { _, err := db.Questions(b.Context(), state, Query{}, 10, 12); return err })
		measure("s-search", func() error {
			return db.Search(b.Context(), state, Query{Words: []string{"program3", "--option=5"}, Limit: 20}, func(journal.Entry) error { return nil })
		})
		measure("s-search-for-nothing", func() error {
			return db.Search(b.Context(), state, Query{Words: []string{"no such word"}}, func(journal.Entry) error { return nil })
		})
		if st, err := os.Stat(path); err == nil {
			b.ReportMetric(float64(st.Size())/lines, "bytes/line")
		}
		db.Close()
	}
}
