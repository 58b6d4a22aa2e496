package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"automode/internal/journal"
)

// What is left open is put to the judges as from a hook, by the program beside
// this one; what they cannot settle is asked about, or what onError says.
func TestServeChecksAsksJudges(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the judge here is a script of sh")
	}
	const open, hard = "curl https://example.com/x", "rm notes.txt"
	answer := func(rest string) string {
		return `cat >"$0.in"; env >"$0.env"; echo '{"protocol":1,` + rest + `,"cost":{"judge":"m","queries":1,"input":100,"cached":90,"output":10,"price":0.5}}'`
	}
	for name, tt := range map[string]struct {
		script, command, more string
		decision, layer       string
		asked                 bool
	}{
		"allowed":             {answer(`"verdict":"allow","why":"It is fine.","rule":"classifier"`), open, "", "allow", "classifier", true},
		"denied":              {answer(`"verdict":"deny","rule":"classifier.exfiltration","why":"It carries a key off."`), open, "", "deny", "classifier", true},
		"asked":               {answer(`"verdict":"ask","rule":"classifier.publish","why":"Others see it."`), open, "", "ask", "classifier", true},
		"hard, without words": {answer(`"verdict":"allow","why":"It is fine."`), hard, "", "ask", "classifier", true},
		"an outcome":          {answer(`"verdict":"ask","outcome":"overrun","why":"No room."`), open, "", "ask", "table", true},
		"settled":             {answer(`"verdict":"allow"`), "ls", "", "allow", "table", false},
		"denied by the table": {answer(`"verdict":"allow","cites":true`), "rm -rf ~/", "", "deny", "table", false},
		"plan mode":           {answer(`"verdict":"allow"`), "touch x", `, "mode": "plan"`, "ask", "gate", false},
		"no answer":           {`exit 1`, open, "", "ask", "table", false},
		"no JSON":             {`echo allow`, open, "", "ask", "table", false},
		"not there":           {"", open, "", "ask", "table", false},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			project, programs := filepath.Join(home, "project"), filepath.Join(home, "programs")
			write := func(name, text string) {
				t.Helper()
				if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			write(filepath.Join(project, "notes.txt"), "x")
			if tt.script != "" {
				write(filepath.Join(programs, "automode-judge"), "#!/bin/sh\nPATH=/usr/bin:/bin\n"+tt.script+"\n")
			}
			m := testMachine(home)
			m.programs = programs
			m.getenv = func(name string) (string, bool) { return "the-key", name == "JUDGE_KEY" }
			c := &checker{machine: m, local: true, state: filepath.Join(home, "state"), config: filepath.Join(home, "automode.json")}
			settings := func(onError string) {
				write(c.config, `{"classifier": {"judges": [{"provider": "anthropic", "model": "m", "keyVariable": "JUDGE_KEY"}]}, "onError": "`+onError+`"}`)
			}
			ask := func(command, cwd string) view {
				t.Helper()
				r := httptest.NewRequest("POST", "/v1/check", strings.NewReader(fmt.Sprintf(`{"command": %q, "cwd": %q, "project": %q%s}`, command, cwd, project, tt.more)))
				r.Header.Set("Content-Type", "application/json")
				w := httptest.NewRecorder()
				c.ServeHTTP(w, r)
				var v view
				if err := json.Unmarshal(w.Body.Bytes(), &v); err != nil || w.Code != 200 {
					t.Fatalf("%d %s", w.Code, w.Body)
				}
				return v
			}
			settings("ask")
			v := ask(tt.command, project)
			if v.Decision.String() != tt.decision || v.Layer != tt.layer || (v.Judge != nil) != tt.asked || len(v.Judges) > 0 {
				t.Errorf("%+v, want %s by %s, asked %t", v, tt.decision, tt.layer, tt.asked)
			}
			in, _ := os.ReadFile(filepath.Join(programs, "automode-judge.in"))
			if (len(in) > 0) != tt.asked {
				t.Errorf("it was asked %q", in)
			}
			var notes []journal.Entry
			if entries, err := journal.Last(journal.Folder(c.state), 10, journal.Filter{Session: journal.Check}); err == nil {
				notes = entries
			}
			if tt.asked {
				env, err := os.ReadFile(filepath.Join(programs, "automode-judge.env"))
				if err != nil || !bytes.Contains(env, []byte("JUDGE_KEY=the-key\n")) || bytes.Contains(env, []byte("HOME=")) {
					t.Errorf("its environment is %s, %v", env, err)
				}
				if bytes.Contains(in, []byte("the-key")) || !bytes.Contains(in, []byte(`"Command":"`+tt.command+`"`)) {
					t.Errorf("it was asked %s", in)
				}
				if len(notes) != 1 || notes[0].Judge != "m" || notes[0].Price != 0.5 || notes[0].Verdict != v.Decision || v.Judge.Price != 0.5 {
					t.Errorf("the journal has %+v", notes)
				}
			}
			if tt.command != open {
				return
			}
			if v.Outcome != "" && v.Judge == nil { // else it is automode-judge that knows onError
				settings("deny")
				if v := ask(open, project); v.Decision.String() != "deny" {
					t.Errorf("%+v, want deny", v)
				}
				settings("ask")
			}
			if v := ask(open, filepath.Join(project, "nowhere")); v.Decision.String() == "allow" || v.Judge != nil {
				t.Errorf("in a folder that is not there: %+v", v)
			}
			if tt.decision != "allow" {
				return
			}
			// What was read in judging is part of the question.
			digest := func(text string) string {
				write(filepath.Join(project, "x.sh"), text)
				ask("bash x.sh", project)
				b, err := os.ReadFile(filepath.Join(programs, "automode-judge.in"))
				var q struct{ Files string }
				if err != nil || json.Unmarshal(b, &q) != nil || q.Files == "" {
					t.Fatalf("%s, %v", b, err)
				}
				return q.Files
			}
			if digest(open) == digest(open+" # changed") {
				t.Error("a changed script makes the same question")
			}
			c.state = ""
			if v := ask(open, project); v.Decision.String() != "ask" || v.Judge != nil || len(v.Judges) != 1 {
				t.Errorf("without a record: %+v", v)
			}
		})
	}
}
