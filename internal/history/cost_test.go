package history

import (
	"os"
	"testing"

	"automode/internal/journal"
)

// What judges cost is counted by call, judge and session; other calls are not.
func TestCosts(t *testing.T) {
	state := t.TempDir()
	must(t, os.MkdirAll(journal.Folder(state), 0o700))
	for _, line := range []string{
		`{"id":"1","time":"2026-10-09T14:00:00Z","session":"s1","agent":"claude","verdict":"allow","layer":"table","text":"ls"}`,
		`{"id":"2","time":"2026-10-09T14:00:01Z","session":"s1","agent":"claude","verdict":"allow","layer":"classifier","judge":"small","queries":2,"tokens_in":2000,"tokens_cached":900,"tokens_out":40,"price":0.25,"text":"x"}`,
		`{"id":"3","time":"2026-10-09T14:00:02Z","session":"s1","agent":"claude","verdict":"allow","layer":"classifier","judge":"small","text":"x"}`,
		`{"id":"4","time":"2026-10-09T14:00:03Z","session":"s2","agent":"claude","verdict":"ask","layer":"table","outcome":"overrun","judge":"small","queries":1,"tokens_in":100,"text":"y"}`,
		`{"id":"5","time":"2026-10-10T14:00:03Z","session":"s2","agent":"codex","verdict":"deny","layer":"classifier","judge":"large","queries":1,"tokens_in":1000,"tokens_out":10,"price":0.5,"text":"z"}`,
	} {
		add(t, file(state, "2026-10-09"), line+"\n")
	}
	db := opened(t, state)
	synced(t, db, state, Report{New: 5})
	small := Cost{Calls: 3, Models: 2, Failed: 1, Sessions: 2, Queries: 3, Input: 2100, Cached: 900, Output: 40, Price: 0.25}
	large := Cost{Calls: 1, Models: 1, Sessions: 1, Queries: 1, Input: 1000, Output: 10, Price: 0.5}
	all := Cost{Calls: 4, Models: 3, Failed: 1, Sessions: 2, Queries: 4, Input: 3100, Cached: 900, Output: 50, Price: 0.75}
	s, err := db.Stats(t.Context(), Query{})
	must(t, err)
	if c := s.Costs; c.All != all || len(c.Judges) != 2 || c.Judges[0] != (JudgeCost{"large", large}) || c.Judges[1] != (JudgeCost{"small", small}) {
		t.Errorf("%+v", c)
	}
	s, err = db.Stats(t.Context(), Query{Agent: "codex"})
	must(t, err)
	if c := s.Costs; c.All != large || len(c.Judges) != 1 {
		t.Errorf("%+v", c)
	}
}
