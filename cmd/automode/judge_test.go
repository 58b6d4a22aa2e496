package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
)

// What an explanation proposes to write has the effect that it names.
func TestProposalsWork(t *testing.T) {
	for _, tt := range []struct {
		command string
		before  automode.Verdict
		after   automode.Verdict
	}{
		{"frobnicate --all", automode.Ask, automode.Allow},
		{"frobnicate > ~/x", automode.Ask, automode.Allow},
		{"cp a ~/x", automode.Ask, automode.Allow},
		{"rm -rf precious", automode.Ask, automode.Allow},
		{"for f in a b; do rm -rf $f; done", automode.Ask, automode.Allow},
		{"rm -rf ~/", automode.Deny, automode.Ask},
		{"echo x > /etc/hosts; rm -rf /usr", automode.Deny, automode.Ask},
	} {
		home := t.TempDir()
		project := filepath.Join(home, "project")
		if err := os.MkdirAll(project, 0o755); err != nil {
			t.Fatal(err)
		}
		// A plain file: whether git holds it does not matter.
		if err := os.WriteFile(filepath.Join(project, "precious"), nil, 0o644); err != nil {
			t.Fatal(err)
		}
		decide := func(file string) (*judge, answer) {
			j, err := newJudge(testMachine(home), file)
			if err != nil {
				t.Fatal(err)
			}
			return j, j.decide(question{command: tt.command, cwd: project})
		}
		j, a := decide("")
		if a.Verdict != tt.before {
			t.Errorf("%s: %s (%s), want %s", tt.command, a.Verdict, a.Person, tt.before)
			continue
		}
		x := explain(j, &a)
		if x.Snippet == "" {
			t.Errorf("%s: nothing is proposed, but %q", tt.command, x.ToAllow)
			continue
		}
		file := filepath.Join(home, "automode.json")
		if err := os.WriteFile(file, []byte(x.Snippet), 0o600); err != nil {
			t.Fatal(err)
		}
		if j, a := decide(file); a.Verdict != tt.after || len(j.gates[project].config.Broken) > 0 {
			t.Errorf("%s with %s: %s (%s), want %s", tt.command, x.Snippet, a.Verdict, a.Person, tt.after)
		}
	}
}

// A panic of ours is an answer like any other failure, and no allow.
func TestPanicIsAsked(t *testing.T) {
	j, err := newJudge(testMachine("/home/dev"), "")
	if err != nil {
		t.Fatal(err)
	}
	j.projects = nil // a write to it panics
	a := j.decide(question{command: "true", cwd: "/home/dev/project"})
	if a.Verdict != automode.Ask || a.Outcome != automode.Outage || !strings.Contains(a.Person, "automode failed on this call") {
		t.Errorf("%+v", a.Decision)
	}
	x := explain(j, &a)
	if x.Decision != automode.Ask || len(x.ToAllow) == 0 {
		t.Errorf("%+v", x)
	}
}

// The configuration and the record lie in the account's home, whatever HOME
// says; an account without a home is found by HOME.
func TestWhereThePersonIs(t *testing.T) {
	m := machine{home: "/home/other", account: "/home/dev"}
	if file, err := m.person(""); err != nil || file != "/home/dev/.config/automode/automode.json" {
		t.Errorf("%s, %v", file, err)
	}
	if dir, err := m.state(""); err != nil || dir != "/home/dev/.local/state/automode" {
		t.Errorf("%s, %v", dir, err)
	}
	m.account = ""
	if file, err := m.person(""); err != nil || file != "/home/other/.config/automode/automode.json" {
		t.Errorf("%s, %v", file, err)
	}
	m.home = ""
	if file, err := m.person(""); err == nil {
		t.Errorf("%s without a home", file)
	}
	if dir, err := m.state(""); err == nil {
		t.Errorf("%s without a home", dir)
	}
}
