package main

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"automode"
	"automode/internal/account"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/journal"
)

// question is one whose answer is kept in what is returned beside it.
func question(ev dialect.Event) (*asked, *bytes.Buffer) {
	var out bytes.Buffer
	a := &asked{dialect: dialect.Find("claude"), stdin: strings.NewReader(""), stdout: &out, stderr: &bytes.Buffer{}, start: time.Now(), ev: ev}
	a.timer = time.NewTimer(time.Hour)
	return a, &out
}

func preToolUse() dialect.Event {
	return dialect.Event{Kind: dialect.PreToolUse, Name: "PreToolUse", Call: &automode.Call{Tool: "Bash"}}
}

func TestOneAnswer(t *testing.T) {
	a, out := question(preToolUse())
	a.decided(automode.Decision{Verdict: automode.Deny, Model: "No."}, false)
	first := out.String()
	a.expire(tookLong)
	a.decided(automode.Decision{Verdict: automode.Allow}, true)
	if !strings.Contains(first, `"deny"`) || out.String() != first {
		t.Errorf("answers %q, want the first alone: %q", out, first)
	}
}

func TestDeadline(t *testing.T) {
	a, out := question(preToolUse())
	if exit := a.expire(tookLong); exit != 0 || !strings.Contains(out.String(), `"ask"`) || !strings.Contains(out.String(), "too long") {
		t.Errorf("exit %d, %s", exit, out)
	}
	a, out = question(preToolUse())
	a.configured(&config.Config{Settings: config.Settings{OnError: config.Setting[config.OnError]{Value: config.OnErrorDeny}}}, false)
	if a.expire(tookLong); !strings.Contains(out.String(), `"deny"`) {
		t.Errorf("onError deny: %s", out)
	}
	// Before the payload is read nobody knows what the question is.
	a, out = question(dialect.Event{})
	if a.expire(tookLong); !strings.Contains(out.String(), `"ask"`) {
		t.Errorf("no event: %s", out)
	}
	// An event without a question gets no answer.
	a, out = question(dialect.Event{Kind: dialect.Stop, Name: "Stop"})
	if a.expire(tookLong); out.Len() != 0 {
		t.Errorf("Stop: %s", out)
	}
}

type panics struct{}

func (panics) Read([]byte) (int, error) { panic("broken pipe dream") }

func TestFailures(t *testing.T) {
	m := newMachine(t)
	o := options{agent: dialect.Find("claude"), config: m.config, state: m.state}
	for name, tt := range map[string]struct {
		stdin io.Reader
		want  string
	}{
		"a panic":          {panics{}, "broken pipe dream"},
		"stdin that fails": {iotest.ErrReader(errors.New("gone")), "gone"},
	} {
		before := len(m.lines(t))
		a, out := question(dialect.Event{})
		a.stdin = tt.stdin
		if exit := a.decide(o); exit != 0 || !strings.Contains(out.String(), `"ask"`) || !strings.Contains(out.String(), tt.want) {
			t.Errorf("%s: exit %d, %s", name, exit, out)
		}
		if lines := m.lines(t); len(lines) != before+1 || !strings.Contains(lines[before], tt.want) {
			t.Errorf("%s: journal %q", name, lines)
		}
	}
}

// A deadline stands in both records, and takes back what was allowed there.
func TestDeadlineIsRecorded(t *testing.T) {
	m := newMachine(t)
	allowed := m.call(t, "TodoWrite", map[string]any{"todos": []any{}})
	if word, reason := m.run(t, allowed).word(t); word != "allow" {
		t.Fatalf("%s, %q", word, reason)
	}
	ev, err := dialect.ReadClaude(allowed)
	if err != nil {
		t.Fatal(err)
	}
	a, out := question(dialect.Event{})
	h := newHook(options{config: m.config, state: m.state}, ev, a)
	a.know(h)
	if exit := a.expire(tookLong); exit != 0 || !strings.Contains(out.String(), "too long") {
		t.Errorf("exit %d, %s", exit, out)
	}
	if lines := m.lines(t); len(lines) != 2 || !strings.Contains(lines[1], "too long") || !strings.Contains(lines[1], "TodoWrite") {
		t.Errorf("journal %q", lines)
	}
	if p := recall(m.state, "s1"); p.allowed(ev.Call) {
		t.Error("the session says that the call was allowed")
	}
	// What is decided now is too late for the record, and another deadline says nothing new.
	if err := h.keep(automode.Decision{Verdict: automode.Allow}, ev.Call); err != nil {
		t.Error(err)
	}
	a.expire(tookLong)
	if lines := m.lines(t); len(lines) != 2 {
		t.Errorf("journal %q", lines)
	}
}

func TestUnlessDenied(t *testing.T) {
	for verdict, want := range map[automode.Verdict]automode.Verdict{
		automode.Allow: automode.Ask, automode.Ask: automode.Ask, automode.Deny: automode.Deny} {
		d := unlessDenied(automode.Decision{Verdict: verdict, Person: "before"}, "There is a doubt.")
		if d.Verdict != want || (want == automode.Ask) != (d.Person == "There is a doubt." && d.Outcome == automode.Unreadable) {
			t.Errorf("%v: %+v", verdict, d)
		}
		if d := unlessDenied(automode.Decision{Verdict: verdict}, ""); d.Verdict != verdict {
			t.Errorf("%v without a doubt: %v", verdict, d.Verdict)
		}
	}
}

func TestWithin(t *testing.T) {
	tests := []struct {
		folder, path string
		want         bool
	}{
		{"/home/dev/app", "/home/dev/app", true},
		{"/home/dev/app", "/home/dev/app/sub", true},
		{"/home/dev/app", "/home/dev/app-evil", false},
		{"/home/dev/app", "/home/dev", false},
		{"", "/home/dev", false},
	}
	for _, tt := range tests {
		if got := within(tt.folder, tt.path); got != tt.want {
			t.Errorf("%q within %q: %v", tt.path, tt.folder, got)
		}
	}
}

// What belongs to the person is found by the account, never by HOME.
func TestPlacesOfThePerson(t *testing.T) {
	account := account.Home()
	if account == "" {
		t.Skip("this user has no entry in the user database")
	}
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	h := newHook(options{}, preToolUse(), nil)
	state, err := journal.StateFolder(account)
	if err != nil {
		t.Fatal(err)
	}
	if h.files.Config != config.PersonFile(account) || h.files.State != state {
		t.Errorf("configuration %s, state %s; want them in %s", h.files.Config, h.files.State, account)
	}
	if h := newHook(options{config: "/c", state: "/s"}, preToolUse(), nil); h.files.Config != "/c" || h.files.State != "/s" {
		t.Errorf("configuration %s, state %s; want what the command line names", h.files.Config, h.files.State)
	}
}
