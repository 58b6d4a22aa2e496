package standard_test

import (
	"flag"
	"strings"
	"testing"

	"automode"
	"automode/internal/dialect"
	"automode/standard"
)

// A line that is not allowed from Claude Code is not allowed from any other agent: each sends
// it in its own words. "go test ./standard -run OfAgents -agents 100" tries all agents.

var agentsEach = flag.Int("agents", 1, "by how many agents each line of the corpus is sent")

func TestCorpusOfAgents(t *testing.T) { corpus(t, (*scenario).ofAgents, "verdicts", "attacks") }

func (s *scenario) ofAgents(t *testing.T, next int) {
	if p := s.settings["platform"]; p != "" && p != "linux" || s.settings["shell"] != "" || s.settings["cwd"] != "" || s.settings["mode"] != "" {
		return
	}
	env, folder, person := s.place(t)
	left := false
	env.OneMoment, env.Beyond = true, func() { left = true }
	g := standard.New(s.config(t, person), env, nil)
	decide := func(name, command string) automode.Verdict {
		e := encodings[name]
		payload, ok := e.payload(&deed{kind: "shell", args: []string{command}})
		if !ok {
			t.Fatalf("%s has no shell", name)
		}
		// The folder that the payloads name is another one here.
		payload = []byte(strings.ReplaceAll(string(payload), quoted(project), quoted(folder)))
		ev, err := dialect.Find(name).Read(payload, e.event)
		if err != nil || ev.Kind != dialect.PreToolUse {
			return automode.Ask
		}
		if ev.Call.Roots, ev.Call.Platform = []string{folder}, env.Platform; ev.Here {
			ev.Call.Cwd = folder
		}
		left = false
		if v := g.Decide(t.Context(), ev.Call).Verdict; !left {
			return v
		}
		return automode.Ask
	}
	names := dialect.Names()
	for _, name := range names {
		if v := decide(name, "echo hi"); v != automode.Allow {
			t.Errorf("echo hi is %v from %s: what it sends is not read", v, name)
		}
	}
	for _, l := range s.lines {
		command := fill(l.call, folder, person)
		if !l.open(command) || decide("claude", command) == automode.Allow {
			continue
		}
		for range min(*agentsEach, len(names)) {
			name := names[next%len(names)]
			if next++; decide(name, command) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed from Claude Code, and is from %s", l.at, l.call, name)
			}
		}
	}
}
