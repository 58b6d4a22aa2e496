package heartbeat

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/session"
)

const id = "8903b04d-bf10-4e0f-a654-e99661dc71b7"

// noon is when everything here begins.
var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// use is a line that makes a call so many seconds after noon, result one that
// answers it.
func use(call string, seconds int) string {
	return fmt.Sprintf(`{"type":"assistant","timestamp":%q,"cwd":"/home/dev/project","message":{"content":[{"type":"tool_use","id":%q,"name":"Bash","input":{"command":"ls"}}]}}`,
		noon.Add(time.Duration(seconds)*time.Second).Format("2006-01-02T15:04:05.000Z"), call)
}

func result(call string, failed bool) string {
	return fmt.Sprintf(`{"type":"user","timestamp":"2026-11-21T13:00:00.000Z","message":{"content":[{"type":"tool_result","tool_use_id":%q,"content":"x","is_error":%v}]}}`, call, failed)
}

func TestOf(t *testing.T) {
	for name, c := range map[string]struct {
		seen  bool     // the gate saw the session begin
		asked []string // calls that reached the gate
		lines []string
		since time.Time
		want  int
	}{
		"all asked":             {true, []string{"a", "b"}, []string{use("a", 10), result("a", false), use("b", 20), result("b", false)}, time.Time{}, 0},
		"they stopped":          {true, []string{"a"}, []string{use("a", 10), result("a", false), use("b", 20), result("b", false), use("c", 30), result("c", false)}, time.Time{}, 2},
		"on its way":            {true, []string{"a"}, []string{use("a", 10), result("a", false), use("b", 20)}, time.Time{}, 0},
		"refused for its form":  {true, nil, []string{use("a", 10), result("a", true)}, time.Time{}, 0},
		"before the gate":       {true, nil, []string{use("a", -10), result("a", false)}, time.Time{}, 0},
		"never seen":            {false, nil, []string{use("a", 10), result("a", false)}, time.Time{}, 0},
		"never seen, must have": {false, nil, []string{use("a", 10), result("a", false)}, noon, 1},
		"put in later":          {false, nil, []string{use("a", 10), result("a", false)}, noon.Add(time.Minute), 0},
		"torn":                  {true, nil, []string{`{"type":"tool_`, use("a", 10), result("a", false), `{"tool_use": 1}`, `{"tool_use":"x","message":"y"}`}, time.Time{}, 1},
		"text":                  {true, nil, []string{`{"message":{"content":"it says \"tool_use\""}}`}, time.Time{}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			state, folder := t.TempDir(), t.TempDir()
			s, err := session.Open(session.Folder(state), id)
			if err != nil {
				t.Fatal(err)
			}
			add := func(e session.Event) {
				t.Helper()
				e.From = session.FromGate
				if err := s.Append(e); err != nil {
					t.Fatal(err)
				}
			}
			if c.seen {
				add(session.Event{Kind: session.Start, Time: noon, Cwd: "/home/dev/project"})
			}
			for i, call := range c.asked {
				add(session.Event{Kind: session.Decided, Time: noon.Add(time.Duration(i+1) * time.Second), CallID: call, Tool: "Bash", Verdict: automode.Allow})
			}
			path := filepath.Join(folder, id+".jsonl")
			if err := os.WriteFile(path, []byte(strings.Join(c.lines, "\n")+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			got, ok := Of(state, path, c.since)
			if got.Calls != c.want || ok != (c.want > 0) {
				t.Fatalf("%+v %v, want %d calls", got, ok, c.want)
			}
			if ok && (got.Cwd != "/home/dev/project" || got.Session != id || got.Last.IsZero()) {
				t.Errorf("%+v", got)
			}
			list := Recent(state, folder, "", time.Time{}, c.since, 3)
			if len(list) != min(c.want, 1) {
				t.Errorf("recent: %+v", list)
			}
			if list := Recent(state, folder, path, time.Time{}, c.since, 3); len(list) > 0 {
				t.Errorf("what is left out is not: %+v", list)
			}
		})
	}
}

// TestRecent: of many transcripts the newest count, and come first.
func TestRecent(t *testing.T) {
	state, folder := t.TempDir(), t.TempDir()
	for name, minutes := range map[string]int{"b": 2, "d": 4, "a": 1, "c": 3} {
		path := filepath.Join(folder, name+".jsonl")
		if err := os.WriteFile(path, []byte(use("x", 10)+"\n"+result("x", false)+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		at := noon.Add(time.Duration(minutes) * time.Minute)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	got := ""
	for _, s := range Recent(state, folder, "", time.Time{}, noon, 3) {
		got += s.Session
	}
	if got != "dcb" {
		t.Errorf("got %q, want the three newest, the newest first", got)
	}
}

// TestLong: of a long transcript the end counts.
func TestLong(t *testing.T) {
	state, path := t.TempDir(), filepath.Join(t.TempDir(), id+".jsonl")
	filler := `{"message":{"content":"` + strings.Repeat("x", 10_000) + "\"}}\n"
	text := use("old", 5) + "\n" + result("old", false) + "\n" + strings.Repeat(filler, 150) + use("new", 10) + "\n" + result("new", false) + "\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, ok := Of(state, path, noon); !ok || got.Calls != 1 {
		t.Errorf("%+v %v", got, ok)
	}
}

// FuzzLines: no transcript makes it fail.
func FuzzLines(f *testing.F) {
	f.Add([]byte(use("a", 1) + "\n" + result("a", false) + "\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		path := filepath.Join(t.TempDir(), id+".jsonl")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		Of(t.TempDir(), path, noon)
	})
}
