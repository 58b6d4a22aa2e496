package evidence

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/session"
)

// What is remembered never makes a difference: after each thing that happened
// the same is found as by reading everything.
func TestMemory(t *testing.T) {
	home := t.TempDir()
	write(t, filepath.Join(home, "t.jsonl"), old)
	w := Where{State: home, Session: "s", Transcript: filepath.Join(home, "t.jsonl"), Calls: 25}
	var m Memory
	random := rand.New(rand.NewPCG(3, 4))
	same := func(what string) {
		t.Helper()
		got, want := m.Gather(w), Gather(w)
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: %+v, want %+v", what, got, want)
		}
	}
	same("nothing")
	entry := func(i int, of, id string) {
		when := at(0).Add(time.Duration(i) * time.Hour) // over several days, which have a file each
		e := journal.Entry{ID: journal.NewID(when), Time: when, Session: of, Tool: "Bash", Text: fmt.Sprint("call ", i), CallID: id, Verdict: automode.Allow}
		if err := journal.Append(journal.Folder(home), e); err != nil {
			t.Fatal(err)
		}
	}
	record(t, home, session.Event{Kind: session.Start, From: session.FromGate, Time: at(0)})
	for i := range 120 {
		when := at(0).Add(time.Duration(i) * time.Hour)
		digest := fmt.Sprint("d", random.IntN(4))
		switch random.IntN(8) {
		case 0:
			record(t, home, session.Event{Kind: session.Prompt, From: session.FromPerson, Time: when, Text: fmt.Sprint("message ", i)})
		case 1:
			record(t, home, session.Event{Kind: session.Prompt, From: session.FromAgent, Time: when, Text: "forged"})
		case 2:
			record(t, home, session.Event{Kind: session.Decided, From: session.FromGate, Time: when, Digest: digest, Verdict: automode.Deny, Rule: "classifier.send-out"})
		case 3:
			record(t, home, session.Event{Kind: session.Ran, From: session.FromGate, Time: when, Digest: digest})
		case 4:
			entry(i, "another", "x")
		default:
			entry(i, "s", fmt.Sprint("id", i/2)) // some calls twice
		}
		if random.IntN(3) > 0 {
			same(fmt.Sprint("step ", i))
		}
	}
	same("all")
	if e := m.Gather(w); len(e.Calls) == 0 || len(e.Messages) < 3 || e.Total == 0 {
		t.Errorf("%+v", e)
	}

	// A record that is another one, or gone, is not remembered.
	files, err := filepath.Glob(filepath.Join(home, "sessions", "*.jsonl"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%v, %v", files, err)
	}
	if err := os.WriteFile(files[0], nil, 0o600); err != nil {
		t.Fatal(err)
	}
	same("cut")
	if e := m.Gather(w); e.Total != 0 {
		t.Errorf("%+v", e)
	}
	if err := os.Remove(files[0]); err != nil {
		t.Fatal(err)
	}
	same("gone")
	if e := m.Gather(Where{}); !reflect.DeepEqual(e, Gather(Where{})) {
		t.Errorf("%+v", e)
	}
}

// Many ask while the session goes on.
func TestMemoryAtOnce(t *testing.T) {
	home := t.TempDir()
	record(t, home, session.Event{Kind: session.Start, From: session.FromGate, Fresh: true, Time: at(0)})
	var m Memory
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for n := range 20 {
				e := journal.Entry{ID: journal.NewID(at(1)), Time: at(1), Session: "s", Tool: "Bash", Text: fmt.Sprint("call ", i, n), Verdict: automode.Allow}
				if err := journal.Append(journal.Folder(home), e); err != nil {
					t.Error(err)
				}
				m.Gather(Where{State: home, Session: "s"})
			}
		})
	}
	all.Wait()
	if n := len(m.Gather(Where{State: home, Session: "s"}).Calls); n != 160 {
		t.Errorf("%d calls, want 160", n)
	}
}
