package rules

import (
	"testing"

	"automode"
	"automode/internal/config"
)

// A deny rule on a tool whose name is written with other capitals would never
// match: it counts as one that cannot be read, so that everything is asked.
func TestRespelt(t *testing.T) {
	rule := func(text string) config.Config {
		return config.Config{Settings: config.Settings{Deny: []config.Rule{{Text: text}}}}
	}
	a := automode.Action{Call: &automode.Call{Kind: automode.ShellTool, Tool: "Bash"}, Complete: true,
		Effects: []automode.Effect{{Kind: automode.Read, Known: automode.Exact, Target: "/home/dev/project/a"}}}
	for text, want := range map[string]automode.Word{"bash": automode.Asked, "read(.env)": automode.Asked, "Read(.env)": automode.None, "mytool": automode.None} {
		l := New(rule(text), Env{Home: "/home/dev", Root: "/home/dev/project"})
		if o := l.Judge(&a, 0); o.Word != want {
			t.Errorf("%s: %s, want %s", text, o.Word, want)
		}
	}
}
