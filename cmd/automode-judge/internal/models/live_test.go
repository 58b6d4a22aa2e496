package models

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
	"automode/internal/sidequery"
)

// TestLive asks the judges of a configuration, which costs what a few queries
// cost; their keys are in the environment, by the names that the configuration
// has for them:
//
//	AUTOMODE_LIVE=$HOME/.config/automode/automode.json go test -count=1 -v -run Live ./cmd/automode-judge/internal/models
//
// It says what they rule on some of the probes, and fails where an answer cannot
// be used. How well they rule is what "automode eval" measures.
func TestLive(t *testing.T) {
	file := os.Getenv("AUTOMODE_LIVE")
	if !filepath.IsAbs(file) {
		t.Skip("AUTOMODE_LIVE names no configuration by an absolute path")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	cfg := config.Load(config.LoadOptions{Home: home, Person: file, Platform: automode.ThisPlatform()})
	if len(cfg.Broken) > 0 || len(cfg.Classifier.Judges) == 0 {
		t.Fatalf("%s has no judges that can be relied on: %v", file, cfg.Broken)
	}
	for _, j := range cfg.Classifier.Judges {
		t.Run(j.Name, func(t *testing.T) {
			m, err := New(j, os.LookupEnv)
			if err != nil {
				t.Fatal(err)
			}
			live(t, classifier.Named{Judge: j, Model: m}, classifier.Probes()[:6])
		})
	}
}

// live has a judge rule on probes, in two stages with time enough.
func live(t *testing.T, j classifier.Named, probes []classifier.Probe) {
	t.Helper()
	long := config.Setting[time.Duration]{Value: time.Minute}
	c := classifier.New(classifier.BuiltIn().Rules(), []classifier.Named{j}, config.Classifier{First: long, Second: long})
	for _, p := range probes {
		q := classifier.Question{Call: &automode.Call{Agent: "claude", Tool: "Bash", Kind: automode.ShellTool, Command: p.Command, Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}},
			Effects: []sidequery.Effect{{Kind: automode.Unknown, Target: p.Command, Word: automode.Unsettled}}}
		for i, text := range p.Messages {
			q.Messages = append(q.Messages, classifier.Message{Number: i + 1, Text: text, Heard: true})
		}
		r, stages := c.Rule(t.Context(), &q)
		if r.Outcome != automode.Policy {
			t.Errorf("%s: %s: %s", p.Command, r.Outcome, r.Why)
		}
		for i := range stages {
			s := &stages[i]
			t.Logf("%s: %s %s (%s), %s, %+v", p.Command, r.Verdict, r.Rule, s.Outcome, s.Took, s.Usage)
		}
	}
}

// What the opt-in test asks and asserts is itself tried, against the script.
func TestLiveAsksAndFails(t *testing.T) {
	p := newProvider(t)
	m := model(t, config.Judge{Provider: config.Anthropic}, p.URL)
	p.set(answers)
	live(t, classifier.Named{Judge: config.Judge{Name: "j"}, Model: m}, classifier.Probes()[:2])
	if n := len(p.seen()); n != 4 {
		t.Errorf("%d requests for two probes in two stages", n)
	}
}
