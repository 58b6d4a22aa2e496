package main

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
)

// What is decided while the log is followed comes out as it is decided.
func TestFollow(t *testing.T) {
	state := t.TempDir()
	dir := journal.Folder(state)
	record := func(command string) {
		d := automode.Decision{Verdict: automode.Deny, Layer: "table", Rule: "delete.system", Person: "No."}
		if err := journal.Append(dir, journal.FromDecision(d, &automode.Call{Agent: "claude", Tool: "Bash", Command: command}, 0)); err != nil {
			t.Fatal(err)
		}
	}
	record("before")
	from, out := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		ended <- run([]string{"log", "--follow", "--state", state}, program{out: &screen{to: out, width: plainWidth}, machine: testMachine("/home/dev")})
	}()
	lines := make(chan string)
	go func() {
		s := bufio.NewScanner(from)
		for s.Scan() {
			lines <- s.Text()
		}
	}()
	if line := <-lines; !strings.Contains(line, "before") {
		t.Fatalf("first line %q", line)
	}
	// When it begins to look is not seen from here, so entries come until one
	// is followed.
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for {
		record("after")
		select {
		case line := <-lines:
			if fields := strings.Split(line, "\t"); len(fields) != 9 || fields[1] != "deny" || fields[4] != "after" || len(fields[8]) != 8 {
				t.Fatalf("line %q", line)
			}
			// Nobody reads any more: that ends it.
			from.Close()
			record("last")
			if exit := <-ended; exit != statusUsage {
				t.Errorf("exit status %d", exit)
			}
			return
		case <-again.C:
		}
	}
}

// On a terminal what was not allowed bears the id that allow takes; what was
// allowed and what the person did bear none.
func TestLogShowsIDs(t *testing.T) {
	for _, c := range []struct {
		entry journal.Entry
		want  bool
	}{
		{journal.Entry{Verdict: automode.Ask, Layer: "table", Rule: "publish", Person: "It goes out."}, true},
		{journal.Entry{Verdict: automode.Allow, Layer: "table", Rule: "read"}, false},
		{journal.Entry{Verdict: automode.Deny, Layer: journal.ByPerson, Rule: "grant.x", Person: "You said so."}, false},
	} {
		c.entry.ID = "019aa000-0000-7000-8000-00001a2b3c4d"
		var out strings.Builder
		(&screen{to: &out, width: plainWidth, terminal: true}).decision(&c.entry)
		if got := strings.Contains(out.String(), "id 1a2b3c4d"); got != c.want {
			t.Errorf("%s by %s: %q", c.entry.Verdict, c.entry.Layer, out.String())
		}
	}
}
