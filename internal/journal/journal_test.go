package journal

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// entry makes an entry written so long after noon.
func entry(after time.Duration, text string) Entry {
	at := noon.Add(after)
	return Entry{ID: NewID(at), Time: at, Agent: "claude", Session: "s1", Tool: "Bash", Kind: automode.ShellTool,
		Verdict: automode.Allow, Layer: "table", Rule: "read", Text: text}
}

func TestEntryComesBackAsWritten(t *testing.T) {
	dir := t.TempDir()
	call := &automode.Call{ID: "toolu_1", Agent: "claude", Session: "s", Subagent: "a1", Tool: "Bash", Kind: automode.ShellTool,
		Mode: automode.ModeAcceptEdits, Cwd: "/home/dev/project/x", Roots: []string{"/home/dev/project"}, Command: `echo "€ <&>"; rm -rf ~/`}
	d := automode.Decision{Verdict: automode.Deny, Layer: "table", Rule: "delete.root", From: "policy", Outcome: automode.Overflow,
		Person: "rm: Delete of /home/dev.", Judged: []automode.Judged{
			{Word: automode.Allowed, Effect: automode.Effect{Kind: automode.Read}},
			{Word: automode.Denied, Effect: automode.Effect{Kind: automode.Delete, Target: "/home/dev", Program: "rm", Flag: "-r",
				Place: automode.Place{Region: automode.Home, Marks: automode.RegionRoot | automode.GateAncestor}}},
		}}
	want := FromDecision(d, call, 1500*time.Microsecond)
	must(t, Append(dir, want))
	got, err := Last(dir, 5, Filter{})
	must(t, err)
	if len(got) != 1 {
		t.Fatalf("%d entries came back", len(got))
	}
	a, _ := json.Marshal(got[0])
	b, _ := json.Marshal(want)
	if string(a) != string(b) {
		t.Errorf("came back\n%s\nwas\n%s", a, b)
	}
	e := got[0]
	if e.Kind != automode.ShellTool || e.Mode != automode.ModeAcceptEdits || e.Root != "/home/dev/project" || e.CallID != "toolu_1" ||
		e.TookMicros != 1500 || e.Build == "" || len(e.Effects) != 2 || e.Effects[1].Place != "home,above the gate,root" {
		t.Errorf("something of the call is missing: %s", a)
	}
}

func TestDecisionWithoutACall(t *testing.T) {
	e := FromDecision(automode.Refuse(automode.Unreadable, "no JSON"), nil, 0)
	dir := t.TempDir()
	must(t, Append(dir, e))
	got, err := Last(dir, 1, Filter{})
	if err != nil || len(got) != 1 || got[0].Outcome != automode.Unreadable || got[0].Verdict != automode.Ask {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestTextOfCalls(t *testing.T) {
	for want, c := range map[string]automode.Call{
		"ls":         {Command: "ls", Input: []byte(`{"command":"ls"}`)},
		"/a /b":      {Edits: []automode.Edit{{Path: "/a", New: "secret"}, {Path: "/a"}, {Path: "/b"}}},
		"https://h/": {URL: "https://h/", Prompt: "sum up"},
		"x.* /p":     {Path: "/p", Pattern: "x.*"},
		"/p":         {Path: "/p"},
		"do it":      {Prompt: "do it"},
		`{"q":1}`:    {Input: []byte(`{"q":1}`)},
	} {
		if got := text(&c); got != want {
			t.Errorf("the text is %q, want %q", got, want)
		}
	}
}

func TestIDs(t *testing.T) {
	seen := make(map[string]bool)
	last := ""
	for i := range 5000 {
		id := NewID(noon.Add(time.Duration(i) * time.Millisecond))
		if len(id) != 36 || id[14] != '7' || seen[id] || id <= last {
			t.Fatalf("id %q after %q", id, last)
		}
		seen[id], last = true, id
	}
}

func TestLineNeverPassesTheLimit(t *testing.T) {
	dir := t.TempDir()
	for _, s := range []string{"€", "\x00", `"`, "\xff", "a", "😀", "\u2028"} {
		for _, n := range []int{1, 500, 1000, 3000, 4096, 5000, 100000} {
			big := strings.Repeat(s, n)
			e := entry(0, big)
			e.Agent, e.Session, e.Subagent, e.CallID, e.Tool, e.Cwd, e.Root = big, big, big, big, big, big, big
			e.Rule, e.From, e.Person, e.Build, e.Layer = big, big, big, big, big
			for range 30 {
				e.Effects = append(e.Effects, Effect{Target: big, Place: big, Program: big, Flag: big, Word: automode.Hard})
			}
			line, err := encode(dir, e)
			must(t, err)
			if got, ok := decode(line); !ok || len(line) >= linefile.Limit || got.Text == "" {
				t.Fatalf("%d times %q: %d bytes, readable %v", n, s, len(line), ok)
			}
		}
	}
}

func TestLongTextIsKeptWhole(t *testing.T) {
	dir := t.TempDir()
	text := strings.Repeat("echo €; ", 3000) + "PASSWORD=hunter2 x"
	must(t, Append(dir, entry(0, text)))
	got, err := Last(dir, 1, Filter{})
	must(t, err)
	e := got[0]
	whole, err := Whole(dir, e)
	must(t, err)
	if !e.Cut || e.Bytes != len(whole) || linefile.Digest(whole) != e.Digest {
		t.Errorf("cut %v, %d bytes, digest %s; whole has %d", e.Cut, e.Bytes, e.Digest, len(whole))
	}
	if !strings.HasPrefix(whole, strings.TrimSuffix(e.Text, "…")) || !strings.HasSuffix(whole, " x") || strings.Contains(whole, "hunter2") {
		t.Errorf("the whole text is not the line's text continued and masked")
	}
	if short, err := Whole(dir, entry(0, "ls")); short != "ls" || err != nil {
		t.Errorf("the whole of a short text is %q, %v", short, err)
	}
}

func TestStrictestEffectsStay(t *testing.T) {
	judged := make([]automode.Judged, 6000)
	for i := range judged {
		judged[i] = automode.Judged{Word: automode.Allowed, Effect: automode.Effect{Kind: automode.Read, Target: strings.Repeat("x", 200)}}
	}
	judged[5000].Word, judged[4000].Word = automode.Denied, automode.Hard
	e := FromDecision(automode.Decision{Judged: judged}, nil, 0)
	dir := t.TempDir()
	must(t, Append(dir, e))
	got, err := Last(dir, 1, Filter{})
	must(t, err)
	list := got[0].Effects
	if n := len(list); n < 3 || list[n-1].Word != automode.Denied || list[n-2].Word != automode.Hard || got[0].More != 6000-n {
		t.Errorf("%d effects and %d more: %+v", n, got[0].More, list)
	}
}

func TestNothingSecretIsWritten(t *testing.T) {
	dir := t.TempDir()
	const s = "https://dev:hunter2@h/"
	call := automode.Call{ID: s, Agent: s, Session: s, Subagent: s, Tool: s, Cwd: s, Roots: []string{s}, Command: strings.Repeat(s+" ", 1000)}
	d := automode.Decision{Layer: "table", Rule: s, From: s, Person: s, Judged: []automode.Judged{{Effect: automode.Effect{Target: s, Program: s, Flag: s}}}}
	must(t, Append(dir, FromDecision(d, &call, 0)))
	files := 0
	filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		st, _ := e.Info()
		if e.IsDir() {
			if path != dir && st.Mode().Perm() != 0o700 {
				t.Errorf("%s has mode %v", path, st.Mode())
			}
			return nil
		}
		files++
		if b, _ := os.ReadFile(path); strings.Contains(string(b), "hunter2") {
			t.Errorf("%s holds a secret", path)
		}
		if st.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v", path, st.Mode())
		}
		return nil
	})
	if files != 2 {
		t.Errorf("%d files were written, want the day's and the text's", files)
	}
}

// days writes 30 entries over 3 days, with torn lines between, and returns them.
func days(t *testing.T, dir string) []Entry {
	t.Helper()
	var all []Entry
	for i := range 30 {
		e := entry(time.Duration(i)*2*time.Hour, fmt.Sprintf("cmd %d", i))
		e.Verdict = automode.Verdict(i % 3)
		e.Session = fmt.Sprint("s", i%2)
		must(t, Append(dir, e))
		all = append(all, e)
		if i%10 == 3 {
			f, err := os.OpenFile(filepath.Join(dir, fileOf(e)), os.O_WRONLY|os.O_APPEND, 0)
			must(t, err)
			f.WriteString(`{"id":"x","time":"2026-11-21T`)
			f.Close()
		}
	}
	return all
}

func TestReadAndLast(t *testing.T) {
	dir := t.TempDir()
	all := days(t, dir)
	os.WriteFile(filepath.Join(dir, "notes.jsonl"), []byte("{}\n"), 0o600)
	for name, c := range map[string]struct {
		f    Filter
		want func(i int, e Entry) bool
	}{
		"all":     {Filter{}, func(int, Entry) bool { return true }},
		"since":   {Filter{Since: all[11].Time}, func(i int, _ Entry) bool { return i >= 11 }},
		"until":   {Filter{Until: all[11].Time}, func(i int, _ Entry) bool { return i < 11 }},
		"verdict": {Filter{Verdicts: []automode.Verdict{automode.Deny, automode.Allow}}, func(i int, _ Entry) bool { return i%3 != 0 }},
		"session": {Filter{Session: "s1"}, func(i int, _ Entry) bool { return i%2 == 1 }},
		"tool":    {Filter{Tool: "Edit"}, func(int, Entry) bool { return false }},
		"agent":   {Filter{Agent: "codex"}, func(int, Entry) bool { return false }},
		"text":    {Filter{Text: "CMD 2"}, func(i int, _ Entry) bool { return i == 2 || i/10 == 2 }},
	} {
		t.Run(name, func(t *testing.T) {
			var want, got []string
			for i, e := range all {
				if c.want(i, e) {
					want = append(want, e.ID)
				}
			}
			stats, err := Read(dir, c.f, func(e Entry) error {
				got = append(got, e.ID)
				return nil
			})
			must(t, err)
			if !slices.Equal(got, want) {
				t.Errorf("Read gave %d entries, want %d", len(got), len(want))
			}
			if name == "all" && (stats.Torn != 3 || stats.Lines != 33) {
				t.Errorf("%d lines, %d torn, want 33 and 3", stats.Lines, stats.Torn)
			}
			for _, n := range []int{1, 4, 100} {
				last, err := Last(dir, n, c.f)
				must(t, err)
				tail := want[max(0, len(want)-n):]
				if !slices.EqualFunc(last, tail, func(e Entry, id string) bool { return e.ID == id }) {
					t.Errorf("Last(%d) gave %d entries, want the last %d", n, len(last), len(tail))
				}
			}
			c.f.Limit = 2
			n := 0
			_, err = Read(dir, c.f, func(Entry) error { n++; return nil })
			if err != nil || n != min(2, len(want)) {
				t.Errorf("with limit 2 there were %d (%v)", n, err)
			}
		})
	}
	stop := errors.New("stop")
	if _, err := Read(dir, Filter{}, func(Entry) error { return stop }); err != stop {
		t.Errorf("the caller's error came back as %v", err)
	}
	if st, err := Read(filepath.Join(dir, "none"), Filter{}, nil); err != nil || st.Lines != 0 {
		t.Errorf("a missing folder gave %v, %v", st, err)
	}
}

func TestReadFileGoesOnFromAnyOffset(t *testing.T) {
	dir := t.TempDir()
	days(t, dir)
	names, err := Files(dir)
	must(t, err)
	if len(names) != 3 {
		t.Fatalf("there are files %q", names)
	}
	for _, name := range names {
		var ids, again []string
		var offsets []int64
		end, _, err := ReadFile(dir, name, 0, func(e Entry, next int64) error {
			ids, offsets = append(ids, e.ID), append(offsets, next)
			return nil
		})
		must(t, err)
		for i, from := range offsets {
			again = again[:0]
			if e, _, err := ReadFile(dir, name, from, func(e Entry, _ int64) error {
				again = append(again, e.ID)
				return nil
			}); err != nil || e != end || !slices.Equal(again, ids[i+1:]) {
				t.Fatalf("from %d of %s: %d entries up to %d (%v)", from, name, len(again), e, err)
			}
		}
	}
}

func TestFollow(t *testing.T) {
	dir := t.TempDir()
	must(t, Append(dir, entry(0, "before")))
	ctx, cancel := context.WithCancel(t.Context())
	tick, seen, done := make(chan time.Time), make(chan string, 10), make(chan error)
	go func() {
		done <- follow(ctx, dir, Filter{Session: "s1"}, tick, func(e Entry) error {
			seen <- e.Text
			return nil
		})
	}()
	tick <- time.Time{} // it knows where now is
	other := entry(0, "other")
	other.Session = "s2"
	must(t, Append(dir, other))
	must(t, Append(dir, entry(0, "one")))
	tick <- time.Time{}
	if got := <-seen; got != "one" {
		t.Errorf("followed %q, want one", got)
	}
	must(t, Append(dir, entry(24*time.Hour, "next day")))
	must(t, Append(dir, entry(time.Hour, "late")))
	tick <- time.Time{}
	if a, b := <-seen, <-seen; a != "late" || b != "next day" {
		t.Errorf("followed %q and %q", a, b)
	}
	cancel()
	if err := <-done; err != nil {
		t.Errorf("following ended with %v", err)
	}
	if len(seen) > 0 {
		t.Errorf("followed %q as well", <-seen)
	}
}

func TestFollowFromNothingAndToALimit(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "later")
	tick, done := make(chan time.Time), make(chan error)
	var got []string
	go func() {
		done <- follow(t.Context(), dir, Filter{Limit: 2}, tick, func(e Entry) error {
			got = append(got, e.Text)
			return nil
		})
	}()
	tick <- time.Time{}
	for _, s := range []string{"a", "b", "c"} {
		must(t, Append(dir, entry(0, s)))
	}
	var err error
	select {
	case tick <- time.Time{}:
		err = <-done
	case err = <-done: // the first look may have come late and seen them
	}
	if err != nil || !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("followed %q, %v", got, err)
	}
}

func TestPrune(t *testing.T) {
	dir := t.TempDir()
	days(t, dir)
	must(t, Append(dir, entry(0, strings.Repeat("x", 9000))))
	old := noon.Add(-24 * time.Hour)
	for _, p := range []string{"*.jsonl", "whole/*"} {
		paths, _ := filepath.Glob(filepath.Join(dir, p))
		for _, path := range paths {
			must(t, os.Chtimes(path, old, old))
		}
	}
	n, err := Prune(dir, noon.Add(36*time.Hour))
	names, _ := Files(dir)
	if err != nil || n != 3 || !slices.Equal(names, []string{"2026-11-23.jsonl"}) {
		t.Errorf("%d files were pruned (%v), left are %q", n, err, names)
	}
}

func TestAppendSaysWhatIsWrong(t *testing.T) {
	if _, err := StateFolder(""); err == nil {
		t.Error("a missing home gave a state folder")
	}
	t.Setenv("XDG_STATE_HOME", "/elsewhere")
	if got, err := StateFolder("/home/dev"); got != "/home/dev/.local/state/automode" || err != nil {
		t.Errorf("the state folder is %q, %v", got, err)
	}
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o600))
	if err := Append(filepath.Join(file, "journal"), entry(0, "x")); err == nil {
		t.Error("a folder below a file was written to")
	}
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "whole"), nil, 0o600))
	if err := Append(dir, entry(0, strings.Repeat("x", 9000))); err == nil {
		t.Error("a lost side file was not reported")
	}
	if got, err := Last(dir, 1, Filter{}); err != nil || len(got) != 1 || !got[0].Cut {
		t.Errorf("without its side file the line is %v, %v", got, err)
	}
}

func FuzzRead(f *testing.F) {
	line, _ := encode("", entry(0, "ls"))
	f.Add(append(line, '\n'))
	f.Add([]byte("{\"id\":\"x\",\"time\":\"2026-11-21T00:00:00Z\",\"verdict\":\"maybe\"}\n\n{}\nnull\n[]\n"))
	f.Fuzz(func(t *testing.T, content []byte) {
		dir := t.TempDir()
		must(t, os.WriteFile(filepath.Join(dir, fileOf(entry(0, ""))), content, 0o600))
		n := 0
		stats, err := Read(dir, Filter{}, func(Entry) error { n++; return nil })
		last, err2 := Last(dir, 1<<20, Filter{})
		if err != nil || err2 != nil || n != stats.Lines-stats.Torn || n != len(last) {
			t.Errorf("%+v, %d entries, %d backwards (%v, %v)", stats, n, len(last), err, err2)
		}
		must(t, Append(dir, entry(0, "mine")))
		if last, err := Last(dir, 1, Filter{}); err != nil || len(last) != 1 || last[0].Text != "mine" {
			t.Errorf("behind that an entry reads %v (%v)", last, err)
		}
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func BenchmarkAppend(b *testing.B) {
	dir := b.TempDir()
	e := entry(0, `cd /home/dev/project && go test ./... 2>&1 | tail -20`)
	e.Effects = []Effect{{Kind: automode.Run, Target: "go test", Word: automode.Allowed, Program: "go"}, {Kind: automode.Read, Target: "/home/dev/project", Word: automode.Allowed}}
	for b.Loop() {
		if err := Append(dir, e); err != nil {
			b.Fatal(err)
		}
	}
}

// A call that names several things is told as a list, and is not made again as a
// call that names less.
func TestSeveral(t *testing.T) {
	for _, c := range []automode.Call{
		{Kind: automode.ReadTool, Path: "a b", More: []automode.Target{{Path: "/c"}}},
		{Kind: automode.FetchTool, URL: "https://a.example", More: []automode.Target{{URL: "https://b.example"}}},
		{Kind: automode.SearchTool, Path: "/a", Pattern: "x", More: []automode.Target{{Path: "/b", Filter: "*.go"}}},
	} {
		c.Tool = "T"
		e := FromDecision(automode.Decision{}, &c, 0)
		if again, _, err := Recall(t.TempDir(), &e); err == nil || again != nil {
			t.Errorf("%s: %+v", e.Text, again)
		}
		if c.Kind == automode.SearchTool && e.Text != `["x /a","*.go /b"]` {
			t.Errorf("it reads %s", e.Text)
		}
	}
}
