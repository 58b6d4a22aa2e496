package main

import (
	"strings"
	"testing"
	"time"

	"automode/internal/journal"
	"automode/internal/pause"
)

// While the person paused us, the agent's own permissions decide what we would
// ask; what is denied stays denied, and all of it is recorded.
func TestPaused(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	m.answers(t, "frobnicate", "ask", "")
	if _, err := pause.Begin(m.state, time.Now(), time.Minute); err != nil {
		t.Fatal(err)
	}
	m.answers(t, "frobnicate", "", "")
	list, err := journal.Last(journal.Folder(m.state), 1, journal.Filter{})
	if err != nil || len(list) != 1 || list[0].Verdict.String() != "ask" || !strings.Contains(list[0].Person, "Left to the agent") {
		t.Errorf("the journal says %+v, %v", list, err)
	}
	m.answers(t, "rm -rf ~/", "deny", "")
	m.answers(t, "ls", "allow", "")
	m.answers(t, "if", "ask", "")
	// What the agent's own rules let run was not approved by the person.
	m.ranBash(t, "frobnicate")
	if err := pause.End(m.state); err != nil {
		t.Fatal(err)
	}
	m.answers(t, "frobnicate", "ask", "")
	if _, err := pause.Begin(m.state, time.Now().Add(-time.Hour), time.Hour); err != nil {
		t.Fatal(err)
	}
	m.answers(t, "frobnicate", "ask", "")
}

// To a hook that listens silence is said, so that it is told from a failure.
func TestSilenceIsSaidToAHookThatListens(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	if _, err := pause.Begin(m.state, time.Now(), time.Minute); err != nil {
		t.Fatal(err)
	}
	in := m.bash(t, "frobnicate")
	if r := m.run(t, in); r.stdout != "" || r.exit != 0 {
		t.Errorf("to an agent: %+v", r)
	}
	if r := m.run(t, in, relay); r.stdout != silence || r.exit != 0 {
		t.Errorf("to a hook: %+v", r)
	}
	if word, _ := m.run(t, m.bash(t, "rm -rf ~/"), relay).word(t); word != "deny" {
		t.Errorf("a denial to a hook: %s", word)
	}
}
