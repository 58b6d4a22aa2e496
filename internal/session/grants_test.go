package session

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"automode"
)

func allows(id string) Event {
	return Event{Kind: Grant, From: FromPerson, Permit: id, Digest: "d", Verdict: automode.Allow}
}

func revokes(id string) Event { return Event{Kind: Revoke, From: FromPerson, Permit: id} }

// standing names the permits of a session, those that deny with a bar.
func standing(x Index) (ids string) {
	for _, p := range x.Permits {
		if p.Deny {
			ids += "-"
		}
		ids += p.ID + " "
	}
	return strings.TrimSpace(ids)
}

// What the person granted stands until it is taken back, has ended, or is said
// anew, whether it is read from the index or without it.
func TestGrantsOfASession(t *testing.T) {
	now := time.Now()
	ended, denies := allows("old"), allows("no")
	ended.Until = now.Add(-time.Minute)
	denies.Verdict = automode.Deny
	ran := Event{Kind: Ran, Approved: []string{"w1 Write /a", "w2 Fetch b"}}
	many := func(n int, first ...Event) (list []Event) {
		list = first
		for i := range n {
			list = append(list, allows(fmt.Sprint(i)))
		}
		return list
	}
	for _, tt := range []struct {
		name     string
		events   []Event
		permits  string
		approved string
	}{
		{"two", []Event{allows("a"), denies}, "a -no", ""},
		{"one taken back", []Event{allows("a"), allows("b"), ran, revokes("a")}, "b", "w1 Write /a,w2 Fetch b"},
		{"one that there is not", []Event{allows("a"), revokes("b")}, "a", ""},
		{"said anew", []Event{allows("a"), allows("b"), allows("a")}, "b a", ""},
		{"an end that came", []Event{ended, allows("b")}, "b", ""},
		{"an approval taken back", []Event{allows("a"), ran, revokes(Approval("w1 Write /a"))}, "a", "w2 Fetch b"},
		{"everything taken back", []Event{allows("a"), denies, ran, revokes(Everybody)}, "", ""},
		{"approved twice", []Event{ran, ran, {Kind: Ran, Approved: []string{"w1 Write /a", "w3 Write /c"}}}, "", "w1 Write /a,w2 Fetch b,w3 Write /c"},
		{"only what ran is approved", []Event{{Kind: Decided, Approved: []string{"w1 Write /a"}}}, "", ""},
		{"the oldest that allows goes", many(MostPermits, denies), "-no " + ids(1, MostPermits), ""},
	} {
		s := begun(t)
		for _, e := range tt.events {
			must(t, s.Append(e))
		}
		for _, how := range []string{"first", "from the index", "without it"} {
			x := s.Facts()
			if got := standing(x); got != tt.permits || strings.Join(x.Approved, ",") != tt.approved || x.Forgot {
				t.Errorf("%s, %s: permits %q, want %q; approved %q", tt.name, how, got, tt.permits, x.Approved)
			}
			if how == "from the index" {
				must(t, os.Remove(s.path(indexSuffix)))
			}
		}
	}
}

func ids(from, to int) string {
	var list []string
	for i := from; i < to; i++ {
		list = append(list, fmt.Sprint(i))
	}
	return strings.Join(list, " ")
}

// Of words on effects the last ones are kept, the newest last; of what was
// denied, only what a denial says.
func TestWordsOfASession(t *testing.T) {
	s := begun(t)
	for i := range mostApproved + 2 {
		must(t, s.Append(Event{Kind: Ran, Approved: []string{fmt.Sprint("a", i)}}))
		must(t, s.Append(Event{Kind: Decided, Verdict: automode.Deny, Digest: fmt.Sprint("d", i), Refused: []string{fmt.Sprint("r", i)}}))
		must(t, s.Append(Event{Kind: Decided, Verdict: automode.Ask, Digest: fmt.Sprint("q", i), Refused: []string{fmt.Sprint("s", i)}}))
	}
	x := s.Facts()
	if len(x.Approved) != mostApproved || x.Approved[0] != "a2" || x.Approved[mostApproved-1] != fmt.Sprint("a", mostApproved+1) {
		t.Errorf("approved: %q", x.Approved)
	}
	if len(x.Refused) != mostRefused || x.Refused[mostRefused-1] != fmt.Sprint("r", mostApproved+1) || slices.Contains(x.Refused, "s1") {
		t.Errorf("refused: %q", x.Refused)
	}
	if len(x.Denied) != mostDigests || x.Denied[0] != "d2" || x.Denials != mostApproved+2 {
		t.Errorf("denied: %d of %d, %q", len(x.Denied), x.Denials, x.Denied)
	}
	if n := addWords([]string{"a"}, []string{"", "a", "b"}, 3); !slices.Equal(n, []string{"a", "b"}) {
		t.Errorf("%q", n)
	}
}

// A grant of a few calls is used up, also where the index is read anew.
func TestUsesAreCounted(t *testing.T) {
	s := begun(t)
	few := allows("p")
	few.Times = 2
	must(t, s.Append(few))
	must(t, s.Append(allows("any")))
	for i, want := range []bool{true, true, false} {
		if ok, err := s.Spend("p"); ok != want || err != nil {
			t.Errorf("use %d: %t, %v", i+1, ok, err)
		}
		if ok, err := s.Spend("any"); !ok || err != nil {
			t.Errorf("use %d of any number: %t, %v", i+1, ok, err)
		}
	}
	x := s.Facts()
	if x.Permits[0].Used != 2 || x.Permits[0].Live(time.Now()) || x.Permits[1].Used != 3 || !x.Permits[1].Live(time.Now()) {
		t.Errorf("%+v", x.Permits)
	}
	var none *Session
	if ok, err := none.Spend("p"); ok || err == nil {
		t.Error("a session that nobody knows lets a grant be used")
	}
	must(t, s.Append(revokes(Everybody)))
	if ok, _ := s.Spend("any"); ok {
		t.Error("used after everything was taken back")
	}
}

// A permit ends at its time and after its uses, whichever comes first.
func TestLive(t *testing.T) {
	now := time.Unix(1000, 0)
	for _, tt := range []struct {
		name string
		p    Permit
		want bool
	}{
		{"without an end", Permit{}, true},
		{"used without an end", Permit{Used: 9}, true},
		{"before its end", Permit{Until: now.Add(1)}, true},
		{"at its end", Permit{Until: now}, false},
		{"after it", Permit{Until: now.Add(-1)}, false},
		{"used less", Permit{Times: 2, Used: 1}, true},
		{"used up", Permit{Times: 2, Used: 2}, false},
		{"used up before its end", Permit{Until: now.Add(1), Times: 1, Used: 1}, false},
		{"after its end with uses left", Permit{Until: now.Add(-1), Times: 2}, false},
	} {
		if tt.p.Live(now) != tt.want {
			t.Errorf("%s: %t", tt.name, !tt.want)
		}
	}
}

// What an index says of a permit is taken whole or not at all.
func TestDecodePermit(t *testing.T) {
	whole := Permit{ID: "p", Digest: "d", Cwd: "/p", Deny: true, Until: time.Unix(1000, 5).UTC(), Times: 2, Used: 1, Words: []string{"a", "b"}, Text: "rm \x00 x"}
	if p, ok := decodePermit(whole.encode()); !ok || !reflect.DeepEqual(p, whole) {
		t.Errorf("%+v, want %+v", p, whole)
	}
	for i, bad := range []string{"", "d", "p", "maybe", "soon", "some", "few"} {
		f := strings.SplitN(whole.encode(), "\x00", 9)
		at := []int{0, 1, 1, 3, 4, 5, 6}[i]
		if f[at] = bad; bad == "d" || bad == "p" {
			f[at] = ""
		}
		if p, ok := decodePermit(strings.Join(f, "\x00")); ok {
			t.Errorf("field %d as %q: %+v", at, bad, p)
		}
	}
	if _, ok := decodePermit("p\x00d\x00/p"); ok {
		t.Error("half of one is read")
	}
}

// Files that the session made are told with the stamp that it left them with,
// and none is when something may be missing.
func TestMadeAs(t *testing.T) {
	s := begun(t)
	must(t, s.Append(Event{Kind: Ran, Made: []string{"/p/a", "/p/b"}, Stamp: "1"}))
	must(t, s.Append(Event{Kind: Ran, Made: []string{"/p/b"}, Stamp: "2"}))
	must(t, s.Append(Event{Kind: Ran, Made: []string{"/p/c"}}))
	must(t, s.Append(Event{Kind: Ran, Failed: true, Made: []string{"/p/d"}, Stamp: "3"}))
	x := s.Facts()
	for path, want := range map[string]string{"/p/a": "1", "/p/b": "2", "/p/c": "", "/p/d": "", "/p": "", "/p/aa": ""} {
		stamp, ok := x.MadeAs(path)
		if stamp != want || ok != (want != "") {
			t.Errorf("%s: %q %t, want %q", path, stamp, ok, want)
		}
	}
	if len(x.Made) != 3 {
		t.Errorf("made: %q", x.Made)
	}
	x.Everything = true
	if _, ok := x.MadeAs("/p/a"); ok {
		t.Error("made, though something may be missing")
	}
}

// Every field of an event is read as it was written.
func TestEventsAreKept(t *testing.T) {
	s := begun(t)
	want := []Event{
		{Kind: Decided, From: FromGate, Time: time.Unix(1000, 0).UTC(), Subagent: "sub", Tool: "Bash", CallID: "c", Digest: "d", Verdict: automode.Deny, Rule: "row",
			Local: "l", Own: true, Changes: true, Asked: true, Approved: []string{"a Write"}, Refused: []string{"r Write"}, Surfaces: []string{"/p/Makefile"}},
		{Kind: Ran, From: FromAgent, Time: time.Unix(1001, 0).UTC(), Tool: "Write", CallID: "c", Failed: true, Made: []string{"/p/a"}, Stamp: "1",
			Touched: []string{"/p/b"}, Secrets: []string{"/p/.env"}, Approved: []string{"a"}},
		{Kind: Start, From: FromGate, Time: time.Unix(1002, 0).UTC(), Source: "resume", Fresh: true, Cwd: "/p", Roots: []string{"/p"}, Remotes: []string{"h/o/r"}},
		{Kind: Grant, From: FromPerson, Time: time.Unix(1003, 0).UTC(), Permit: "p", Digest: "d", Verdict: automode.Allow, Until: time.Unix(2000, 0).UTC(), Times: 3, Cwd: "/p",
			Text: "rm a", Approved: []string{"w"}},
		{Kind: Use, From: FromGate, Time: time.Unix(1004, 0).UTC(), Permit: "p", Token: "t"},
	}
	for _, e := range want {
		must(t, s.Append(e))
	}
	var got []Event
	_, err := s.Read(func(e Event) error { got = append(got, e); return nil })
	must(t, err)
	for i, e := range got[1:] {
		a, _ := json.Marshal(e)
		b, _ := json.Marshal(want[i])
		if !bytes.Equal(a, b) {
			t.Errorf("%s\nwant\n%s", a, b)
		}
	}
	// A reader that goes on from where it was sees the same, each once.
	var at int64
	var seen int
	for range 3 {
		at, err = s.ReadFrom(at, func(Event) { seen++ })
		must(t, err)
	}
	if seen != len(want)+1 {
		t.Errorf("%d events, want %d", seen, len(want)+1)
	}
	if _, err := s.ReadFrom(at-1, func(Event) {}); err == nil {
		t.Error("it goes on in the middle of a line")
	}
	if _, err := s.ReadFrom(at+5, func(Event) {}); err == nil {
		t.Error("it goes on behind the end")
	}
	none, err := Open(filepath.Join(t.TempDir(), "sessions"), "none")
	must(t, err)
	if n, err := none.ReadFrom(0, func(Event) { t.Error("an event") }); n != 0 || err != nil {
		t.Errorf("nothing recorded: %d, %v", n, err)
	}
	if _, err := none.ReadFrom(9, func(Event) {}); err == nil {
		t.Error("it goes on in a file that is gone")
	}
}

// Which calls were answered, and when.
func TestAsked(t *testing.T) {
	s := begun(t)
	at := func(sec int64) time.Time { return time.Unix(2_000_000_000+sec, 0) }
	for _, e := range []Event{{Kind: Prompt, Time: at(1), Text: "x"}, {Kind: Decided, Time: at(3), CallID: "a"}, {Kind: Decided, Time: at(2), CallID: "b"},
		{Kind: Prompt, Time: at(0), Text: "y"}, {Kind: Ran, Time: at(9), CallID: "c"}} {
		must(t, s.Append(e))
	}
	a := s.Asked()
	if !reflect.DeepEqual(a.IDs, map[string]bool{"a": true, "b": true}) || !a.Last.Equal(at(3)) || !a.Prompt.Equal(at(1)) || a.From.IsZero() || !a.From.Before(at(0)) {
		t.Errorf("%+v", a)
	}
	add(t, s, "{torn\n")
	if b := s.Asked(); !reflect.DeepEqual(a, b) {
		t.Errorf("behind a torn line: %+v", b)
	}
	var none *Session
	if a := none.Asked(); a.IDs == nil || len(a.IDs) != 0 || !a.From.IsZero() {
		t.Errorf("no session: %+v", a)
	}
	gone, err := Open(filepath.Join(t.TempDir(), "sessions"), "gone")
	must(t, err)
	if a := gone.Asked(); a.IDs == nil || !a.From.IsZero() {
		t.Errorf("nothing recorded: %+v", a)
	}
}

// A grant of a shell's call is one of what is run; of other tools, of all.
func TestCallDigest(t *testing.T) {
	of := func(kind automode.ToolKind, tool, own, input string) string {
		return CallDigest(&automode.Call{Kind: kind, Tool: tool, Own: own, Input: json.RawMessage(input)})
	}
	const shell, other = automode.ShellTool, automode.MCPTool
	for _, tt := range []struct {
		name string
		a, b string
		same bool
	}{
		{"described in another way", of(shell, "Bash", "", `{"command":"ls","description":"a","timeout":1}`), of(shell, "Bash", "", `{"command":"ls","description":"b","riskLevel":"low","riskLevelReason":"x"}`), true},
		{"another command", of(shell, "Bash", "", `{"command":"ls"}`), of(shell, "Bash", "", `{"command":"ls -l"}`), false},
		{"another folder", of(shell, "Bash", "", `{"command":"ls"}`), of(shell, "Bash", "", `{"command":"ls","workdir":"/"}`), false},
		{"another tool", of(shell, "Bash", "", `{"command":"ls"}`), of(shell, "PowerShell", "", `{"command":"ls"}`), false},
		{"a server's tool, described in another way", of(other, "mcp__a__b", "", `{"description":"a"}`), of(other, "mcp__a__b", "", `{"description":"b"}`), false},
		{"two servers that rules call the same", of(other, "mcp__*__b", "mcp__x__b", `{}`), of(other, "mcp__*__b", "mcp__y__b", `{}`), false},
		{"one server", of(other, "mcp__*__b", "mcp__x__b", `{}`), of(other, "mcp__*__b", "mcp__x__b", ` { } `), true},
		{"input that is none", of(shell, "Bash", "", `ls`), of(shell, "Bash", "", `rm`), false},
	} {
		if (tt.a == tt.b) != tt.same || tt.a == "" {
			t.Errorf("%s: %q, %q", tt.name, tt.a, tt.b)
		}
	}
}

// Sessions of late, by what was added to them.
func TestRecent(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "sessions")
	if list, err := Recent(dir, time.Time{}); len(list) != 0 || err != nil {
		t.Errorf("no folder: %v, %v", list, err)
	}
	old := time.Now().Add(-time.Hour)
	for _, id := range []string{"new", "old"} {
		s, err := Open(dir, id)
		must(t, err)
		must(t, s.Append(Event{Kind: Start, Fresh: true}))
		s.Facts()
		if id == "old" {
			must(t, os.Chtimes(s.path(eventSuffix), old, old))
		}
	}
	must(t, os.Mkdir(filepath.Join(dir, "folder"+eventSuffix), 0o700))
	list, err := Recent(dir, old.Add(time.Minute))
	if err != nil || len(list) != 1 || list[0].Name() != "new" || Name("new") != "new"+eventSuffix {
		t.Errorf("%v, %v", list, err)
	}
	if x := list[0].Facts(); x.Everything {
		t.Error("what was listed is not that session")
	}
}
