//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// judged is a machine whose hook has a program of the test's beside it in the
// place of automode.
func judged(t *testing.T, script string) (m *machine, run func(stdin []byte, args ...string) ran) {
	t.Helper()
	m = newMachine(t)
	m.write(t, m.config, `{"classifier": {"judges": [{"provider": "anthropic", "model": "m", "keyVariable": "JUDGE_KEY"}]}, "deadline": "3s"}`)
	dir := filepath.Join(filepath.Dir(m.state), "bin")
	data, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	m.write(t, filepath.Join(dir, "automode-hook"), string(data))
	if script != "" {
		m.write(t, filepath.Join(dir, "automode-judge"), "#!/bin/sh\nPATH=/usr/bin:/bin\n"+script+"\n")
	}
	for _, name := range []string{"automode-hook", "automode-judge"} {
		if err := os.Chmod(filepath.Join(dir, name), 0o755); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	return m, func(stdin []byte, args ...string) ran {
		t.Helper()
		cmd := m.command(stdin, args...)
		own := exec.Command(filepath.Join(dir, "automode-hook"), cmd.Args[1:]...)
		own.Env, own.Stdin = cmd.Env, cmd.Stdin
		return result(t, own)
	}
}

const (
	unsettled = "curl https://example.com/x"
	hard      = "rm notes.txt"
)

func TestJudgeRules(t *testing.T) {
	answer := func(rest string) string { return `cat >/dev/null; echo '{"protocol":1,` + rest + `}'` }
	for name, c := range map[string]struct {
		script, command string
		want, reason    string
	}{
		"allows":               {answer(`"verdict":"allow","why":"It is fine."`), unsettled, "allow", ""},
		"asks":                 {answer(`"verdict":"ask","rule":"classifier.publish","why":"others see it"`), unsettled, "ask", "others see it"},
		"denies":               {answer(`"verdict":"deny","rule":"classifier.exfiltration","why":"it carries a secret off"`), unsettled, "deny", "it carries a secret off"},
		"hard, without words":  {answer(`"verdict":"allow","why":"It is fine."`), hard, "ask", "nothing that you wrote asks for it"},
		"hard, with words":     {answer(`"verdict":"allow","why":"It was asked for.","cites":true`), hard, "allow", ""},
		"settled":              {`echo never > "$0.asked"; exit 1`, "ls", "allow", ""},
		"denied by the table":  {answer(`"verdict":"allow","cites":true`), "rm -rf ~/", "deny", ""},
		"an outcome":           {answer(`"verdict":"allow","outcome":"overrun","why":"the provider has no room"`), unsettled, "ask", "the provider has no room"},
		"no verdict":           {answer(`"why":"?"`), unsettled, "ask", ""},
		"another verdict":      {answer(`"verdict":"allowed"`), unsettled, "ask", "did not rule"},
		"another outcome":      {answer(`"verdict":"allow","outcome":"none"`), unsettled, "ask", "did not rule"},
		"another protocol":     {`echo '{"protocol":2,"verdict":"allow"}'`, unsettled, "ask", "another build"},
		"no protocol":          {`echo '{"verdict":"allow"}'`, unsettled, "ask", "another build"},
		"says nothing":         {`cat >/dev/null`, unsettled, "ask", "said nothing"},
		"no JSON":              {`echo allow`, unsettled, "ask", "did not rule"},
		"two lines":            {`echo '{"protocol":1,"verdict":"allow"}'; echo '{"protocol":1,"verdict":"allow"}'`, unsettled, "ask", "did not rule"},
		"fails after its word": {`echo '{"protocol":1,"verdict":"allow"}'; exit 1`, unsettled, "ask", "did not rule"},
		"killed":               {`echo '{"protocol":1,"verdict":"allow"}'; kill -9 $$`, unsettled, "ask", "did not rule"},
		"hangs":                {`echo '{"protocol":1,"verdict":"allow"}'; exec sleep 600`, unsettled, "ask", "in time"},
		"hangs and holds on":   {`sleep 600 & echo $! >"$0.pid"; wait`, unsettled, "ask", "in time"},
		"is not there":         {"", unsettled, "ask", "cannot be started"},
		"language beyond":      {answer(`"verdict":"allow"`), "lua -e 'print(1)'", "allow", ""},
	} {
		t.Run(name, func(t *testing.T) {
			m, run := judged(t, c.script)
			m.write(t, filepath.Join(m.project, "notes.txt"), "x")
			got, reason := run(m.bash(t, c.command)).word(t)
			// What it left behind holds on to whatever the tests were started with.
			if text, err := os.ReadFile(filepath.Join(filepath.Dir(m.state), "bin", "automode-judge.pid")); err == nil {
				left, err := strconv.Atoi(strings.TrimSpace(string(text)))
				if err != nil {
					t.Fatal(err)
				}
				if p, err := os.FindProcess(left); err == nil {
					p.Kill()
				}
			} else if strings.Contains(c.script, ".pid") {
				t.Errorf("what it left behind is not known: %v", err)
			}
			if got != c.want || !strings.Contains(reason, c.reason) {
				t.Errorf("%s: %s, want %s: %s", got, reason, c.want, c.reason)
			}
			if asked := filepath.Join(filepath.Dir(m.state), "bin", "automode-judge.asked"); name == "settled" {
				if _, err := os.Stat(asked); err == nil {
					t.Error("a judge was asked about what the table settles")
				}
			}
		})
	}
}

// The judge gets no environment but its key, and the whole question.
func TestJudgeIsAsked(t *testing.T) {
	m, run := judged(t, `env > "$0.env"; pwd > "$0.pwd"; cat > "$0.in"; echo '{"protocol":1,"verdict":"deny","rule":"classifier.send-out","why":"no","cost":{"judge":"m","queries":2,"input":1000,"cached":900,"output":20,"price":0.001}}'`)
	m.env = append(m.env, "JUDGE_KEY=the-key", "ANTHROPIC_BASE_URL=http://evil.example", "HTTPS_PROXY=http://evil.example", "SSL_CERT_FILE=/evil", "GODEBUG=x=1", "LD_PRELOAD_X=1")
	if word, _ := run(m.bash(t, unsettled)).word(t); word != "deny" {
		t.Fatal(word)
	}
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join(filepath.Dir(m.state), "bin", "automode-judge."+name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for line := range strings.Lines(read("env")) {
		switch name, _, _ := strings.Cut(line, "="); name {
		case "JUDGE_KEY", "PATH", "PWD", "SHLVL", "_", "OLDPWD":
		default:
			t.Errorf("the judge's environment has %s", line)
		}
	}
	if !strings.Contains(read("env"), "JUDGE_KEY=the-key\n") || strings.HasPrefix(read("pwd"), m.project) {
		t.Errorf("%s in %s", read("env"), read("pwd"))
	}
	in := read("in")
	for _, part := range []string{`"Command":"` + unsettled + `"`, m.project, m.config, m.state, `"kind":"Fetch"`, `"word":"unsettled"`} {
		if !strings.Contains(in, part) {
			t.Errorf("the question has no %s: %s", part, in)
		}
	}
	if strings.Contains(in, "the-key") {
		t.Error("the key stands in the question")
	}
	journal := m.journal(t)
	for _, part := range []string{`"layer":"classifier"`, `"rule":"classifier.send-out"`, `"judge":"m"`, `"queries":2`, `"tokens_cached":900`, `"price":0.001`} {
		if !strings.Contains(journal, part) {
			t.Errorf("the journal has no %s: %s", part, journal)
		}
	}
}

// What went wrong is told apart, and onError decides.
func TestJudgeFails(t *testing.T) {
	m, run := judged(t, `echo '{"protocol":1,"outcome":"rejected","why":"the provider does not accept the key"}'`)
	if word, reason := run(m.bash(t, unsettled)).word(t); word != "ask" || !strings.Contains(reason, "does not accept the key") || strings.Contains(reason, "tried again") {
		t.Errorf("%s: %s", word, reason)
	}
	if j := m.journal(t); !strings.Contains(j, `"outcome":"rejected"`) {
		t.Error(j)
	}
	m.write(t, m.config, `{"classifier": {"judges": [{"provider": "anthropic", "model": "m"}]}, "onError": "deny"}`)
	if word, _ := run(m.bash(t, unsettled)).word(t); word != "deny" {
		t.Errorf("%s, want deny", word)
	}
	// Nobody is there to be asked.
	m.write(t, m.config, `{"classifier": {"judges": [{"provider": "anthropic", "model": "m"}]}}`)
	if word, _ := run(m.bash(t, unsettled), "--headless").word(t); word != "deny" {
		t.Errorf("%s, want deny", word)
	}
}

// journal is all that stands in the journal.
func (m *machine) journal(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(m.state, "journal", "*.jsonl"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no journal: %v", err)
	}
	var all strings.Builder
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(b)
	}
	return all.String()
}

// Rules in plain language that no judge reads are told of when a session begins
// and with each question, and no longer once there is a judge.
func TestUnreadRulesAreTold(t *testing.T) {
	m, run := judged(t, `cat >/dev/null; echo '{"protocol":1,"verdict":"ask","why":"no"}'`)
	start := []byte(strings.ReplaceAll(`{"session_id":"s9","cwd":"PROJECT","hook_event_name":"SessionStart","source":"startup"}`, "PROJECT", m.project))
	const unread = "nobody reads the rules in plain language in "
	for _, c := range []struct {
		settings string
		told     bool
	}{
		{`{}`, false},
		{`{"autoMode": {"soft_deny": ["$defaults"]}}`, false},
		{`{"autoMode": {"soft_deny": ["$defaults", "Touching billing."]}}`, true},
		{`{"autoMode": {"environment": ["Staging is ours."]}}`, true},
		{`{"autoMode": {"soft_deny": ["Touching billing."]}, "classifier": {"judges": [{"provider": "anthropic", "model": "m"}]}}`, false},
	} {
		m.write(t, m.config, c.settings)
		word, reason := run(m.bash(t, unsettled)).word(t)
		if word != "ask" || strings.Contains(reason, unread+m.config) != c.told {
			t.Errorf("%s: %s: %s", c.settings, word, reason)
		}
		if word, reason := run(m.bash(t, "rm -rf ~/")).word(t); word != "deny" || strings.Contains(reason, unread) {
			t.Errorf("%s: %s: %s", c.settings, word, reason)
		}
		if r := run(start); strings.Contains(r.stdout, unread+m.config) != c.told || (r.stdout == "") == c.told {
			t.Errorf("%s: at the start it says %q", c.settings, r.stdout)
		}
	}
}
