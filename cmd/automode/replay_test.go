package main

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"automode"
	"automode/internal/history"
	"automode/internal/journal"
)

// BenchmarkReplay judges a record of calls again. Different: every call is
// another one. Usual: each comes ten times, as in a long record most do.
//
//	go test -run - -bench Replay -cpu 1 ./cmd/automode
func BenchmarkReplay(b *testing.B) {
	shapes := []string{
		`cd src && grep -rn "TODO%d" . | head -20`,
		`cat a%d.go b.go 2>/dev/null | wc -l`,
		`for f in a b c; do echo "$f%d"; cat "$f.txt"; done`,
		`X=$(cat version%d) && echo "v$X" > out.txt`,
		`git status && git diff --stat HEAD~%d`,
		`make deploy-%d`,
	}
	for _, tt := range []struct {
		name  string
		times int
	}{{"different", 1}, {"usual", 10}} {
		b.Run(tt.name, func(b *testing.B) {
			home := b.TempDir()
			project := filepath.Join(home, "project")
			if err := os.MkdirAll(filepath.Join(project, "src"), 0o755); err != nil {
				b.Fatal(err)
			}
			state := filepath.Join(home, "state")
			const calls = 20_000
			began := time.Date(2026, 10, 1, 8, 0, 0, 0, time.UTC)
			for i := range calls {
				at := began.Add(time.Duration(i) * time.Second)
				n := i % (calls / tt.times)
				e := journal.Entry{ID: journal.NewID(at), Time: at, Agent: "claude", Session: "s", Tool: "Bash", Kind: automode.ShellTool, Cwd: project, Root: project,
					Verdict: automode.Allow, Layer: "table", Rule: "read", Text: fmt.Sprintf(shapes[n%len(shapes)], n)}
				if err := journal.Append(journal.Folder(state), e); err != nil {
					b.Fatal(err)
				}
			}
			j, err := newJudge(testMachine(home), "")
			if err != nil {
				b.Fatal(err)
			}
			used := processorTime()
			defer patiently()()
			for b.Loop() {
				r := newReplay(journal.Folder(state), j, j)
				if _, err := r.read(history.Query{}, func(int64) {}); err != nil {
					b.Fatal(err)
				}
				var v replayView
				if r.view(&v); v.Calls != calls {
					b.Fatalf("%+v", v)
				}
			}
			b.ReportMetric(calls*float64(b.N)/b.Elapsed().Seconds(), "calls/s")
			if used = processorTime() - used; used > 0 {
				b.ReportMetric(calls*float64(b.N)/used.Seconds(), "calls/cpu-s")
			}
		})
	}
}
