//go:build unix

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"automode/internal/session"
)

// What a call is made of, and what lies where it looks, may be anything. Nothing of
// it is allowed, nothing holds the hook up, and each is told in a sentence.
func TestHostileCalls(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, "{}")
	p := func(name string) string { return filepath.Join(m.project, name) }
	for name, text := range map[string]string{
		"self.sh": "#!/bin/sh\n. ./self.sh\n", "a.sh": ". ./b.sh\n", "b.sh": "sh ./a.sh\n",
		"mk/Makefile": "include Makefile\nall:\n\tls\n", "loops/package.json": `{"scripts": {"test": "npm test"}}`,
		"long/package.json": "{}", "long/x.sh": "ls\n",
	} {
		m.write(t, p(name), text)
	}
	for _, err := range []error{
		os.Truncate(p("long/package.json"), 50<<20), os.Truncate(p("long/x.sh"), 50<<20), os.Mkdir(p("piped"), 0o755),
		syscall.Mkfifo(p("pipe"), 0o600), syscall.Mkfifo(p("piped/package.json"), 0o600), syscall.Mkfifo(p("piped/Makefile"), 0o600),
		os.Symlink("l2", p("l1")), os.Symlink("l1", p("l2")),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	nest := func(open, in, end string, n int) string { return strings.Repeat(open, n) + in + strings.Repeat(end, n) }
	tests := []struct{ command, want string }{
		{"echo 'a", "quote"}, {`echo "a`, "quote"}, {"echo `a", "quote"}, {"echo $(a", "`$(`"}, {"echo ${a", "`${`"}, {"cat <<E\nx", "here-document"},
		{"if true", "then"}, {"f() {", "`{`"}, {"ls |", "`|`"}, {"ls >", "`>`"}, {"a=(1", "`(`"}, {"[[ a", "`[[`"},
		{"ls; )", "syntax"}, {"ls\nfor", "syntax"},
		{"echo " + nest("$(", "ls", ")", 4000), ""}, {"echo " + nest("$(cat ", "a", ")", 4001), "4,000"}, {"echo " + strings.Repeat("[", 60000), "4,000"},
		{strings.Repeat("eval ", 3000) + "ls", "too deep"}, {strings.Repeat("sudo ", 5000) + "ls", "too deep"}, {strings.Repeat("xargs ", 9000) + "ls", ""},
		{"ls\r", "carriage return"}, {"ls\r\nls", "carriage return"}, {"ls\u200b", "U+200B"}, {"l\u0455", "nobody described"}, {"git\u00a0status", "nobody described"},
		{strings.Repeat("a", 1<<16), "nobody described"}, {"echo " + strings.Repeat("a", 1<<16), "64 KiB"},
		{"./self.sh", "itself"}, {". ./self.sh", "itself"}, {"sh a.sh", "itself"}, {"make -C mk", "cannot be read"}, {"cd loops && npm test", "itself"},
		{"cd long && npm test", "cannot be read"}, {"sh long/x.sh", "not read"}, {"cd piped && npm test", "cannot be read"}, {"make -C piped", "cannot be read"},
		{"sh pipe", "not read"}, {". ./pipe", "not read"}, {"sh < pipe", "not read"}, {"make -f pipe", "cannot be read"}, {"python3 pipe", "not read"},
		{"sh l1", "not read"}, {"echo x > l1", "not known"}, {"cat " + strings.Repeat("l1/", 3000) + "x", ""},
		{"sh /dev/zero", "not read"}, {". /dev/stdin", "not read"}, {"sh /proc/kmsg", "not read"}, {"sh /proc/self/status", "not read"},
	}
	for _, tt := range tests {
		name := fmt.Sprintf("%.40q", tt.command)
		word, reason := m.run(t, m.bash(t, tt.command)).word(t)
		if word != "ask" && word != "deny" || !strings.Contains(reason, tt.want) || len(reason) < 20 {
			t.Errorf("%s: %s, %q; want %q in it", name, word, reason, tt.want)
		}
		if strings.Contains(reason, "took too long") || strings.ContainsAny(reason, "\x00\x1b\u202e\u200b\r") {
			t.Errorf("%s: %q", name, reason)
		}
	}
}

// A script that changes all the while is read as one of the things that it is, and
// what the last reading allows is what it allowed: neither holds the hook up.
func TestScriptThatChanges(t *testing.T) {
	m := newMachine(t)
	script := filepath.Join(m.project, "x.sh")
	m.write(t, script, "ls\n")
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := 0; ; i++ {
			select {
			case <-stop:
				return
			default:
				os.WriteFile(script, []byte(strings.Repeat("ls\n", i%2000)+"program-nobody-knows\n"), 0o644)
				os.Truncate(script, 0)
			}
		}
	})
	for range 10 {
		if r := m.run(t, m.bash(t, "sh x.sh")); r.exit != 0 || r.stdout == "" {
			t.Errorf("%+v", r)
		}
	}
	close(stop)
	wg.Wait()
}

// Of many hooks at once, some of which are killed at any moment, each that answered
// has its line in the journal and in the session, once, and none breaks another's.
func TestKilledAmongMany(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, "{}")
	rnd := rand.New(rand.NewPCG(3, 4))
	const n = 50
	var wg sync.WaitGroup
	var answers [n][]byte
	for i := range n {
		var payload map[string]any
		if err := json.Unmarshal(m.bash(t, "ls"), &payload); err != nil {
			t.Fatal(err)
		}
		payload["tool_use_id"] = fmt.Sprint("call", i)
		data, err := json.Marshal(payload)
		if err != nil {
			t.Fatal(err)
		}
		cmd := m.command(data)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		killed, after := rnd.IntN(2) == 0, time.Duration(rnd.IntN(40))*time.Millisecond
		wg.Go(func() {
			if killed {
				time.AfterFunc(after, func() { cmd.Process.Kill() })
			}
			answers[i], _ = io.ReadAll(out)
			cmd.Wait()
		})
	}
	wg.Wait()
	recorded := map[string]int{}
	for _, line := range m.lines(t) {
		var e struct{ Call, Verdict string }
		if json.Unmarshal([]byte(line), &e) == nil {
			recorded[e.Call]++
		}
	}
	decided := map[string]int{}
	s, err := session.Open(session.Folder(m.state), "s1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Read(func(e session.Event) error { decided[e.CallID]++; return nil }); err != nil {
		t.Fatal(err)
	}
	answered := 0
	for i, a := range answers {
		if len(a) == 0 {
			continue
		}
		answered++
		id := fmt.Sprint("call", i)
		if word, _ := (ran{stdout: string(a)}).word(t); word != "allow" || recorded[id] != 1 || decided[id] != 1 {
			t.Errorf("%s: %s; %d lines in the journal, %d in the session", id, word, recorded[id], decided[id])
		}
	}
	if answered == 0 {
		t.Error("nobody answered")
	}
}
