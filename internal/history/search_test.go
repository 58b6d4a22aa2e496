package history

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
)

func TestSearch(t *testing.T) {
	state := recorded(t, 300)
	day := file(state, "2026-12-01")
	add(t, day, `{"id":"p1","time":"2026-12-01T20:00:00Z","agent":"claude","tool":"Bash","kind":"shell","root":"/srv/x","verdict":"deny","layer":"table","rule":"delete.root","person":"No 100% way.","text":"rm -rf /","effects":[{"kind":"Delete","word":"deny","program":"rm","target":"/"}]}`+"\n"+
		`{"id":"p2","time":"2026-12-01T20:00:01Z","agent":"codex","session":"s9","tool":"apply_patch","verdict":"ask","layer":"table","rule":"write.surface","text":"Make_file"}`+"\n")
	db := opened(t, state)
	synced(t, db, state, Report{New: 302})
	found := func(q Query) (ids []string) {
		t.Helper()
		must(t, db.Search(t.Context(), state, q, func(e journal.Entry) error { ids = append(ids, e.ID); return nil }))
		return ids
	}
	for _, tt := range []struct {
		q    Query
		want string
	}{
		{Query{Words: []string{"RM", "-rf"}}, "p1"},
		{Query{Words: []string{"100% way"}}, "p1"},
		{Query{Words: []string{"delete.root"}}, "p1"},
		{Query{Words: []string{"/srv/x"}}, "p1"},
		{Query{Words: []string{"make_file"}}, "p2"},
		{Query{Words: []string{"makeXfile"}}, ""},
		{Query{Words: []string{"a%e"}}, ""},
		{Query{Agent: "codex", Tool: "apply_patch"}, "p2"},
		{Query{Session: "s9"}, "p2"},
		{Query{Project: "/srv/x", Layer: "table", Program: "rm", Verdicts: []automode.Verdict{automode.Deny, automode.Ask}}, "p1"},
		{Query{Since: time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC), Until: time.Date(2026, 12, 1, 20, 0, 1, 0, time.UTC)}, "p1"},
		{Query{Since: time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)}, "p1 p2"},
		{Query{Since: time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC), Limit: 1}, "p2"},
	} {
		if got := strings.Join(found(tt.q), " "); got != tt.want {
			t.Errorf("%+v: %s, want %s", tt.q, got, tt.want)
		}
		// Matching one by one comes to the same.
		if tt.q.Limit == 0 {
			var ids []string
			_, err := journal.Read(journal.Folder(state), journal.Filter{}, func(e journal.Entry) error {
				if tt.q.Match(&e) {
					ids = append(ids, e.ID)
				}
				return nil
			})
			if got := strings.Join(ids, " "); err != nil || got != tt.want {
				t.Errorf("%+v: %s match, want %s (%v)", tt.q, got, tt.want, err)
			}
		}
	}
	if n := len(found(Query{})); n != 302 {
		t.Errorf("%d of all", n)
	}
	// Whole while its line is there, else what the database knows.
	one := func() (e journal.Entry) {
		must(t, db.Search(t.Context(), state, Query{Program: "rm"}, func(x journal.Entry) error { e = x; return nil }))
		return e
	}
	if e := one(); len(e.Effects) != 1 || e.Kind != automode.ShellTool {
		t.Errorf("%+v", e)
	}
	must(t, os.Remove(day))
	if e := one(); len(e.Effects) != 0 || e.ID != "p1" || e.Text != "rm -rf /" || e.Root != "/srv/x" || e.Verdict != automode.Deny || !e.Time.Equal(time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)) {
		t.Errorf("%+v", e)
	}
	// What fn returns ends it.
	stop := errors.New("stop")
	if err := db.Search(t.Context(), state, Query{}, func(journal.Entry) error { return stop }); err != stop {
		t.Error(err)
	}
}

func TestQuestions(t *testing.T) {
	state := recorded(t, 3000)
	db := opened(t, state)
	synced(t, db, state, Report{New: 3000})
	list, err := db.Questions(t.Context(), state, Query{}, 3, 4)
	must(t, err)
	if len(list) != 3 || list[0].Asked < list[1].Asked || list[1].Asked < list[2].Asked || list[2].Asked == 0 {
		t.Fatalf("%+v", list)
	}
	for _, x := range list {
		if x.Rule != "run" || len(x.Examples) == 0 || len(x.Examples) > 4 {
			t.Errorf("%+v", x)
		}
		for _, e := range x.Examples {
			if e.Verdict != automode.Ask || recordOf(&e).program != x.Program {
				t.Errorf("%+v is no example of %+v", e, x)
			}
		}
	}
	if list, err := db.Questions(t.Context(), state, Query{Program: list[0].Program, Since: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)}, 3, 4); err != nil || len(list) != 0 {
		t.Errorf("%+v, %v", list, err)
	}
}
