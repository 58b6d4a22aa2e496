package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// begun opens a session whose fresh start is recorded.
func begun(t *testing.T) *Session {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "sessions"), "s1")
	must(t, err)
	must(t, s.Append(Event{Kind: Start, From: FromGate, Source: "startup", Fresh: true, Cwd: "/home/dev/project/x",
		Roots: []string{"/home/dev/project"}, Remotes: []string{"github.com/dev/project"}}))
	return s
}

func TestFactsOfASession(t *testing.T) {
	s := begun(t)
	for _, e := range []Event{
		{Kind: Prompt, From: FromPerson, Text: "please tidy up"},
		{Kind: Decided, From: FromGate, Tool: "Bash", Digest: "d1", Verdict: automode.Deny, Rule: "delete.root"},
		{Kind: Decided, From: FromGate, Tool: "Bash", Digest: "d2", Verdict: automode.Allow},
		{Kind: Ran, From: FromGate, Tool: "Write", CallID: "c1", Made: []string{"/home/dev/project/a", "/home/dev/project/b"}},
		{Kind: Ran, From: FromGate, Tool: "Bash", Touched: []string{"/home/dev/project/a"}, Surfaces: []string{"/home/dev/project/Makefile"}},
		{Kind: Ran, From: FromGate, Tool: "Write", Failed: true, Made: []string{"/home/dev/project/c"}, Secrets: []string{"/home/dev/.ssh/id"}},
		{Kind: Grant, From: FromPerson, Permit: "p1", Digest: "d3", Verdict: automode.Allow},
		{Kind: Start, From: FromGate, Source: "resume", Cwd: "/elsewhere", Roots: []string{"/elsewhere"}, Remotes: []string{"evil.example/x/y"}},
		{Kind: End, From: FromGate},
	} {
		must(t, s.Append(e))
	}
	x := s.Facts()
	if x.Everything || x.Cwd != "/home/dev/project/x" || !slices.Equal(x.Roots, []string{"/home/dev/project"}) ||
		!slices.Equal(x.Remotes, []string{"github.com/dev/project"}) || !slices.Equal(x.Made, []string{"/home/dev/project/b"}) ||
		!slices.Equal(x.Surfaces, []string{"/home/dev/project/Makefile"}) || !slices.Equal(x.Secrets, []string{"/home/dev/.ssh/id"}) ||
		len(x.Permits) != 1 || x.Permits[0].ID != "p1" || x.Permits[0].Digest != "d3" || !slices.Equal(x.Denied, []string{"d1"}) || x.Denials != 1 {
		t.Errorf("the facts are %+v", x)
	}
	// From the index alone, and without it, the facts are the same.
	again := s.Facts()
	must(t, os.Remove(s.path(indexSuffix)))
	anew := s.Facts()
	if a, b, c := show(x), show(again), show(anew); a != b || a != c {
		t.Errorf("the facts are\n%s\n%s from the index\n%s without it", a, b, c)
	}
	var kinds []string
	torn, err := s.Read(func(e Event) error {
		kinds = append(kinds, e.Kind.String())
		return nil
	})
	if err != nil || torn != 0 || strings.Join(kinds, " ") != "start prompt decided decided ran ran ran grant start end" {
		t.Errorf("the events are %q, %d torn, %v", kinds, torn, err)
	}
}

func show(x Index) string {
	b, _ := json.Marshal(x)
	return string(b)
}

func TestWhatIsMissingCountsAsEverything(t *testing.T) {
	var none *Session
	if !none.Facts().Everything || none.Append(Event{Kind: End}) == nil {
		t.Error("a nil session knows something, or takes events")
	}
	if _, ok := none.Decided("d"); ok {
		t.Error("a nil session decided")
	}
	for name, spoil := range map[string]func(t *testing.T, s *Session){
		"no file": func(t *testing.T, s *Session) { must(t, os.Remove(s.path(eventSuffix))) },
		"file gone behind its index": func(t *testing.T, s *Session) {
			s.Facts()
			must(t, os.Remove(s.path(eventSuffix)))
			must(t, s.Append(Event{Kind: Start, Fresh: true}))
		},
		"file cut": func(t *testing.T, s *Session) {
			s.Facts()
			must(t, os.Truncate(s.path(eventSuffix), 10))
		},
		"file empty": func(t *testing.T, s *Session) { must(t, os.Truncate(s.path(eventSuffix), 0)) },
		"no start": func(t *testing.T, s *Session) {
			must(t, os.Remove(s.path(eventSuffix)))
			must(t, s.Append(Event{Kind: Ran}))
			must(t, s.Append(Event{Kind: Start, Fresh: true}))
		},
		"start not fresh": func(t *testing.T, s *Session) {
			must(t, os.Remove(s.path(eventSuffix)))
			must(t, s.Append(Event{Kind: Start, Source: "resume"}))
			must(t, s.Append(Event{Kind: Start, Fresh: true}))
		},
		"torn line": func(t *testing.T, s *Session) {
			add(t, s, `{"kind":"ran","surf`)
			must(t, s.Append(Event{Kind: End}))
		},
		"torn end":     func(t *testing.T, s *Session) { add(t, s, `{"kind":"ran"`) },
		"foreign line": func(t *testing.T, s *Session) { add(t, s, "{\"kind\":\"other\",\"time\":\"2026-11-21T00:00:00Z\"}\n") },
		"forged grant": func(t *testing.T, s *Session) {
			add(t, s, "{\"kind\":\"grant\",\"from\":\"agent\",\"time\":\"2026-11-21T00:00:00Z\",\"digest\":\"d\"}\n")
		},
		"too many surfaces in one event": func(t *testing.T, s *Session) {
			must(t, s.Append(Event{Kind: Ran, Surfaces: paths(100)}))
		},
		"too many touched in one event": func(t *testing.T, s *Session) { must(t, s.Append(Event{Kind: Ran, Touched: paths(100)})) },
		"masked surface": func(t *testing.T, s *Session) {
			must(t, s.Append(Event{Kind: Ran, Surfaces: []string{"/p/token=hunter2"}}))
		},
		"too many surfaces in all": func(t *testing.T, s *Session) {
			for _, p := range paths(1000) {
				must(t, s.Append(Event{Kind: Ran, Surfaces: []string{p}}))
			}
		},
		"long file without an index": func(t *testing.T, s *Session) {
			f, err := os.OpenFile(s.path(eventSuffix), os.O_WRONLY|os.O_APPEND, 0)
			must(t, err)
			line, _ := encode(Event{Kind: Decided, Time: time.Now(), Verdict: automode.Allow, Digest: "d"})
			f.Write(bytes.Repeat(append(line, '\n'), rereadMost/len(line)+1))
			must(t, f.Close())
		},
		"pipe in the file's place": func(t *testing.T, s *Session) {
			must(t, os.Remove(s.path(eventSuffix)))
			must(t, os.Symlink("/dev/null", s.path(eventSuffix)))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := begun(t)
			if s.Facts().Everything {
				t.Fatal("a session that began fresh is not known")
			}
			must(t, os.Remove(s.path(indexSuffix)))
			spoil(t, s)
			if x := s.Facts(); !x.Everything || x.Why == "" {
				t.Errorf("the facts are %+v", x)
			}
			if x := s.Facts(); !x.Everything {
				t.Errorf("asked again, the facts are %+v", x)
			}
		})
	}
}

func add(t *testing.T, s *Session, text string) {
	t.Helper()
	f, err := os.OpenFile(s.path(eventSuffix), os.O_WRONLY|os.O_APPEND, 0)
	must(t, err)
	f.WriteString(text)
	must(t, f.Close())
}

func paths(n int) []string {
	var list []string
	for i := range n {
		list = append(list, fmt.Sprintf("/home/dev/project/%04d/package.json", i))
	}
	return list
}

func TestDamagedIndexIsDrawnAnew(t *testing.T) {
	s := begun(t)
	must(t, s.Append(Event{Kind: Ran, Surfaces: []string{"/p/Makefile"}}))
	want := show(s.Facts())
	for _, bad := range []string{"", "{", "null", `{"format":1}`, `{"format":2,"offset":1}`, `{"format":1,"offset":-5}`, strings.Repeat("x", mostIndex+1)} {
		must(t, os.WriteFile(s.path(indexSuffix), []byte(bad), 0o600))
		if got := show(s.Facts()); got != want {
			t.Errorf("with an index %.20q the facts are %s", bad, got)
		}
	}
	if os.Getuid() != 0 {
		must(t, os.Remove(s.path(indexSuffix)))
		must(t, os.Chmod(s.dir, 0o500))
		defer os.Chmod(s.dir, 0o700)
		if got := show(s.Facts()); got != want {
			t.Errorf("in a read-only folder the facts are %s", got)
		}
	}
}

func TestIndexIsBounded(t *testing.T) {
	s := begun(t)
	for i := range 400 {
		odd := fmt.Sprintf("/%d/%s", i, strings.Repeat("\x01", 40))
		must(t, s.Append(Event{Kind: Ran, Made: []string{odd, odd + "2"}, Secrets: []string{odd}, Surfaces: []string{odd}}))
		must(t, s.Append(Event{Kind: Grant, From: FromPerson, Permit: fmt.Sprint(i), Digest: fmt.Sprint(i), Verdict: automode.Allow, Cwd: odd, Text: odd}))
		must(t, s.Append(Event{Kind: Decided, Verdict: automode.Deny, Digest: fmt.Sprint(i)}))
		if i%50 == 0 {
			s.Facts()
		}
	}
	x := s.Facts()
	st, err := os.Stat(s.path(indexSuffix))
	if err != nil || st.Size() > mostIndex || st.Mode().Perm() != 0o600 || !x.Everything {
		t.Errorf("the index has %d bytes, mode %v, everything %v (%v)", st.Size(), st.Mode(), x.Everything, err)
	}
	if len(x.Permits) > MostPermits || len(x.Denied) > mostDigests {
		t.Errorf("%d grants and %d denials are kept", len(x.Permits), len(x.Denied))
	}
}

func TestOnlyThePersonSpeaksForThePerson(t *testing.T) {
	s := begun(t)
	for _, e := range []Event{{}, {Kind: 99}, {Kind: Grant}, {Kind: Grant, From: FromGate, Permit: "p", Digest: "d", Verdict: automode.Allow}, {Kind: Revoke, From: FromGate, Permit: "p"},
		{Kind: Grant, From: FromPerson, Permit: "p", Digest: "d"}, {Kind: Grant, From: FromPerson, Permit: Everybody, Digest: "d", Verdict: automode.Allow},
		{Kind: Grant, From: FromPerson, Digest: "d", Verdict: automode.Allow}, {Kind: Use, From: FromPerson, Permit: "p"}, {Kind: Ran, From: FromPerson}, {Kind: Start, From: FromPerson}} {
		if s.Append(e) == nil {
			t.Errorf("the event %v from %v was taken", e.Kind, e.From)
		}
	}
	must(t, s.Append(Event{Kind: Prompt, From: FromPerson, Text: "mine"}))
	must(t, s.Append(Event{Kind: Prompt, Text: "the agent's"}))
	var from []Provenance
	_, err := s.Read(func(e Event) error {
		if e.Kind == Prompt {
			from = append(from, e.From)
		}
		return nil
	})
	if err != nil || !slices.Equal(from, []Provenance{FromPerson, FromAgent}) {
		t.Errorf("the prompts are from %v (%v)", from, err)
	}
}

func TestLongPromptIsKeptWhole(t *testing.T) {
	s := begun(t)
	text := strings.Repeat("please €\n", 2000) + "the password: hunter2 is it"
	must(t, s.Append(Event{Kind: Prompt, From: FromPerson, Text: text}))
	stop := errors.New("stop")
	_, err := s.Read(func(e Event) error {
		if e.Kind != Prompt {
			return nil
		}
		got, err := s.Text(e)
		if err != nil || !strings.HasPrefix(got, "please €\nplease") || !strings.HasSuffix(got, " is it") || strings.Contains(got, "hunter2") {
			t.Errorf("the prompt has %d bytes (%v)", len(got), err)
		}
		return stop
	})
	if err != stop {
		t.Errorf("reading ended with %v", err)
	}
}

func TestDecided(t *testing.T) {
	s := begun(t)
	a, b := Digest("Bash", []byte(`{"command":"ls"}`)), Digest("Bash", []byte(`{"command":"id"}`))
	if _, ok := s.Decided(a); ok {
		t.Error("decided before anything was")
	}
	must(t, s.Append(Event{Kind: Decided, Tool: "Bash", Digest: a, Verdict: automode.Allow}))
	must(t, s.Append(Event{Kind: Decided, Tool: "Bash", Digest: b, Verdict: automode.Deny}))
	must(t, s.Append(Event{Kind: Ran, Tool: "Bash", Digest: b}))
	if v, ok := s.Decided(a); v != automode.Allow || !ok {
		t.Errorf("decided %v, %v, want allow", v, ok)
	}
	must(t, s.Append(Event{Kind: Decided, Tool: "Bash", Digest: a, Verdict: automode.Ask}))
	if v, ok := s.Decided(a); v != automode.Ask || !ok {
		t.Errorf("decided %v, %v, want the newer ask", v, ok)
	}
	if v, ok := s.Decided(b); v != automode.Deny || !ok {
		t.Errorf("decided %v, %v, want deny", v, ok)
	}
	// A verdict that nobody can read is none.
	add(t, s, `{"kind":"decided","verdict":"sure","time":"2026-11-21T00:00:00Z","digest":"`+b+"\"}\n")
	if v, _ := s.Decided(b); v != automode.Deny {
		t.Errorf("an unreadable verdict gave %v", v)
	}
	// What lies further back than the bound is not looked at.
	for range decidedWithin/3000 + 1 {
		must(t, s.Append(Event{Kind: Prompt, Text: strings.Repeat("x", 3000)}))
	}
	if v, ok := s.Decided(a); v != automode.Ask || ok {
		t.Errorf("far back was decided %v, %v", v, ok)
	}
}

func TestDigest(t *testing.T) {
	one := Digest("Bash", []byte(`{"command":"a b","x":1}`))
	if one != Digest("Bash", []byte("{ \"command\" : \"a b\",\n\"x\":1 }")) {
		t.Error("space between the parts matters")
	}
	for _, other := range []string{Digest("Edit", []byte(`{"command":"a b","x":1}`)), Digest("Bash", []byte(`{"command":"a  b","x":1}`)),
		Digest("Bash{", []byte(`"command":"a b","x":1}`)), Digest("Bash", nil), Digest("Bash", []byte("no json"))} {
		if one == other {
			t.Error("different calls have one digest")
		}
	}
}

func TestHostileIDs(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "sessions")
	if _, err := Open(dir, ""); err == nil {
		t.Error("an empty id opened a session")
	}
	if _, err := Open("", "x"); err == nil {
		t.Error("an empty folder opened a session")
	}
	ids := []string{"../../x", "..", ".", "/etc/passwd", strings.Repeat("a", 10<<10), "a\x00b", "ABC", "abc", "-x", "x.jsonl", "whole", "\xff",
		"a/b", `a\b`, "con:", " ", "h-" + strings.Repeat("0", 64), strings.Repeat("b", 64), strings.Repeat("b", 65), "x\n", "é"}
	seen := make(map[string]string)
	for _, id := range ids {
		s, err := Open(dir, id)
		must(t, err)
		must(t, s.Append(Event{Kind: Start, Fresh: true, Cwd: "/" + id}))
		if x := s.Facts(); x.Everything || x.Began.IsZero() {
			t.Errorf("session %.20q is not known: %+v", id, x)
		}
		folded := strings.ToLower(s.name)
		if other, ok := seen[folded]; ok {
			t.Errorf("sessions %.20q and %.20q share the file %s", id, other, s.name)
		}
		seen[folded] = id
	}
	list, err := os.ReadDir(dir)
	must(t, err)
	if up, _ := os.ReadDir(filepath.Dir(dir)); len(list) != 2*len(ids) || len(up) != 1 {
		t.Errorf("there are %d files, want %d", len(list), 2*len(ids))
	}
	for _, e := range list {
		if st, err := e.Info(); err != nil || st.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v (%v)", e.Name(), st.Mode(), err)
		}
	}
}

func TestPrune(t *testing.T) {
	s := begun(t)
	s.Facts()
	other, err := Open(s.dir, "other")
	must(t, err)
	must(t, other.Append(Event{Kind: Start, Fresh: true}))
	must(t, other.Append(Event{Kind: Prompt, Text: strings.Repeat("x", 9000)}))
	left := filepath.Join(s.dir, linefile.TempPrefix+"1")
	must(t, os.WriteFile(left, nil, 0o600))
	old := time.Now().Add(-48 * time.Hour)
	for _, p := range []string{s.path(eventSuffix), s.path(indexSuffix), left} {
		must(t, os.Chtimes(p, old, old))
	}
	n, err := Prune(s.dir, time.Now().Add(-24*time.Hour))
	if err != nil || n != 3 {
		t.Errorf("%d files were pruned (%v), want 3", n, err)
	}
	if !s.Facts().Everything || other.Facts().Everything {
		t.Error("the wrong session was pruned")
	}
	if n, err := Prune(filepath.Join(s.dir, "none"), time.Now()); n != 0 || err != nil {
		t.Errorf("in no folder %d files were pruned (%v)", n, err)
	}
}

func TestManyGoroutines(t *testing.T) {
	s := begun(t)
	var wg sync.WaitGroup
	for g := range 16 {
		wg.Go(func() {
			for i := range 30 {
				p := fmt.Sprintf("/%d/%d", g, i)
				if err := s.Append(Event{Kind: Ran, Made: []string{p}}); err != nil {
					t.Error(err)
				}
				d := Digest("Bash", []byte(p))
				if err := s.Append(Event{Kind: Decided, Digest: d, Verdict: automode.Deny}); err != nil {
					t.Error(err)
				}
				if x := s.Facts(); !x.Everything && !slices.Contains(x.Made, p) {
					t.Errorf("%s was made and is not among %d", p, len(x.Made))
				}
				if v, ok := s.Decided(d); !ok || v != automode.Deny {
					t.Errorf("%s was denied and reads %v, %v", p, v, ok)
				}
			}
		})
	}
	wg.Wait()
	x := s.Facts()
	if x.Everything || len(x.Made) != 16*30 || x.Denials != 16*30 {
		t.Errorf("%d made, %d denials, everything %v (%s)", len(x.Made), x.Denials, x.Everything, x.Why)
	}
}

func FuzzEvents(f *testing.F) {
	line, _ := encode(Event{Kind: Start, Fresh: true, Time: time.Unix(0, 0), Cwd: "/p", Roots: []string{"/p"}})
	ran, _ := encode(Event{Kind: Ran, Time: time.Unix(0, 0), Made: []string{"/a"}, Touched: []string{"/b"}, Surfaces: []string{"/c"}})
	f.Add(append(append(append(line, '\n'), ran...), '\n'), []byte(`{"format":1,"offset":10,"index":{}}`))
	f.Add([]byte("{\"kind\":\"grant\"}\n\n{}"), []byte("{}"))
	f.Fuzz(func(t *testing.T, events, index []byte) {
		s, err := Open(t.TempDir(), "s")
		must(t, err)
		must(t, os.WriteFile(s.path(eventSuffix), events, 0o600))
		fresh := s.Facts()
		if !fresh.Everything && !bytes.HasPrefix(bytes.TrimLeft(events, "\n"), []byte("{")) {
			t.Errorf("facts out of noise: %+v", fresh)
		}
		if again := s.Facts(); show(again) != show(fresh) {
			t.Errorf("first %s, then %s", show(fresh), show(again))
		}
		must(t, os.WriteFile(s.path(indexSuffix), index, 0o600))
		s.Facts()
		s.Decided("d")
		must(t, s.Append(Event{Kind: Ran, Surfaces: []string{"/x"}}))
		if x := s.Facts(); !x.Everything && !slices.Contains(x.Surfaces, "/x") {
			t.Errorf("a changed surface is missing: %+v", x)
		}
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func BenchmarkFacts(b *testing.B) {
	s, _ := Open(b.TempDir(), "s")
	s.Append(Event{Kind: Start, Fresh: true})
	for i := range 2000 {
		s.Append(Event{Kind: Decided, From: FromGate, Tool: "Bash", Digest: Digest("Bash", nil), Verdict: automode.Allow, Rule: "read"})
		s.Append(Event{Kind: Ran, From: FromGate, Tool: "Bash", CallID: "toolu_1", Made: []string{fmt.Sprint("/home/dev/project/", i%200)}})
	}
	s.Facts()
	for b.Loop() {
		s.Facts()
	}
}

// A grant of so many calls is used by so many, in the order of the file.
func TestSpend(t *testing.T) {
	s := begun(t)
	must(t, s.Append(Event{Kind: Grant, From: FromPerson, Permit: "p", Digest: "d", Verdict: automode.Allow, Times: 2}))
	spend := func() bool {
		ok, err := s.Spend("p")
		must(t, err)
		return ok
	}
	for i, want := range []bool{true, true, false} {
		if spend() != want {
			t.Errorf("use %d of a grant of two calls: %v", i+1, !want)
		}
	}
	if ok, _ := s.Spend("q"); ok {
		t.Error("a grant that there is not was used")
	}
	must(t, s.Append(Event{Kind: Grant, From: FromPerson, Permit: "p", Digest: "d", Verdict: automode.Allow, Times: 1}))
	must(t, s.Append(Event{Kind: Revoke, From: FromPerson, Permit: "p"}))
	if spend() {
		t.Error("a grant was used that had been taken back")
	}
	must(t, s.Append(Event{Kind: Grant, From: FromPerson, Permit: "p", Digest: "d", Verdict: automode.Allow, Until: time.Now().Add(-time.Minute)}))
	if spend() {
		t.Error("a grant was used that had ended")
	}
}

// What forbids is never lost quietly.
func TestDenialsThatDoNotFit(t *testing.T) {
	s := begun(t)
	for i := range MostPermits + 1 {
		if s.Facts().Forgot {
			t.Fatalf("forgotten with %d", i)
		}
		must(t, s.Append(Event{Kind: Grant, From: FromPerson, Permit: fmt.Sprint(i), Digest: "d", Verdict: automode.Deny}))
	}
	if !s.Facts().Forgot {
		t.Error("one was left out and nobody knows")
	}
}

// A folder that was moved takes what was made in it off the list: another may
// lie in its place.
func TestMadeBelowTouched(t *testing.T) {
	x := Index{Made: []string{"/p/new/a" + stampMark + "1", "/p/newer" + stampMark + "2", "/p/b" + stampMark + "3"}}
	x.unmake([]string{"/p/new", "/p/b"})
	if len(x.Made) != 1 || x.Made[0] != "/p/newer"+stampMark+"2" {
		t.Errorf("%q", x.Made)
	}
}
