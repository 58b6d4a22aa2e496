package standard_test

import (
	"testing"

	"automode"
	"automode/standard"
)

// TestVerdicts are calls in a project that does not exist here, judged by
// their letters.
func TestVerdicts(t *testing.T) {
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
	for _, c := range []struct {
		want    automode.Verdict
		command string
	}{
		{automode.Deny, `git status && rm -rf ~/`},
		{automode.Deny, `rm -rf ~/; if`},
		{automode.Ask, `frobnicate`},
		{automode.Allow, `echo hello`},
		{automode.Allow, `cp a b`},
		{automode.Deny, `cp a ~/.claude/settings.json`},
		{automode.Ask, `cp a ~/x`},
		{automode.Deny, `env env cp a /etc/passwd`},
		{automode.Ask, `env`},
	} {
		d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: c.command,
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		if d.Verdict != c.want {
			t.Errorf("%s: %s (%s %s: %s), want %s", c.command, d.Verdict, d.Layer, d.Rule, d.Person, c.want)
		}
	}
}
