//go:build unix

package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestPerson: the person's words reach Claude Code's calls: a grant ends the
// asking, their rules count, and no agent gives itself either.
func TestPerson(t *testing.T) {
	m := newMachine(t)
	precious := filepath.Join(m.project, "precious.txt")
	m.write(m.settings(), `{"permissions": {"allow": ["Bash(./frobnicate *)"]}}`)
	m.write(filepath.Join(m.project, "frobnicate"), "\x7fnot a text\n")
	m.install()

	mod := m.ask(nil,
		bash("rm precious.txt"),
		bash(filepath.Join(m.bin, "automode")+" allow last --state "+m.state),
		after(func() {
			if !there(precious) {
				harm(t, "what is asked about ran, and nobody was asked")
			}
			m.automode("allow", "last", "--state", m.state) // the agent's try to allow itself something is not meant
		}, "rm precious.txt"),
		bash("rm precious.txt"),
		bash("./frobnicate now"),
	)
	if told := mod.result(0); !strings.Contains(told, "automode allow ") {
		t.Errorf("the model was not told what settles it: %s", told)
	}
	if told := mod.result(1); !strings.Contains(told, "person's to say") || strings.Contains(told, "The person alone") {
		t.Errorf("an agent allowed itself something: %s", told)
	}
	if there(precious) {
		t.Errorf("what the person allowed did not run: %s", mod.result(2))
	}
	if told := mod.result(3); !strings.Contains(told, "delete") {
		t.Errorf("the second time, after a grant of one call: %s", told)
	}
	// It is no program, and fails; what counts is that it was started.
	if told := mod.result(4); strings.Contains(told, "automode") || !strings.Contains(told, "frobnicate") {
		t.Errorf("a call that the person's own rule allows: %s", told)
	}
}
