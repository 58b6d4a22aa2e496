package standard_test

import (
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/grants"
	"automode/standard"
)

// The person's grant of exactly this call lifts what the person, the project or
// the table said of it. What the organisation denies stays denied, and what it
// asks about stays asked, whatever else was said of the same call.
func TestGrantLeavesTheOrganisation(t *testing.T) {
	rule := func(text string, scope config.Scope) config.Rule {
		return config.Rule{Text: text, Origin: config.Origin{Scope: scope, File: "f.json", Line: 1}}
	}
	row := func(id string, w automode.Word, scope config.Scope) config.Row {
		return config.Row{ID: id, Word: w, Origin: config.Origin{Scope: scope, File: "f.json", Line: 1}}
	}
	const mine, theirs = config.Person, config.Managed
	for _, c := range []struct {
		name string
		cfg  config.Settings
		want automode.Verdict
	}{
		{"the table's", config.Settings{}, automode.Allow},
		{"the person's denial", config.Settings{Deny: []config.Rule{rule("Bash(frob *)", mine)}}, automode.Allow},
		{"the organisation's denial", config.Settings{Deny: []config.Rule{rule("Bash(frob *)", theirs)}}, automode.Deny},
		{"the organisation's question", config.Settings{Ask: []config.Rule{rule("Bash(frob *)", theirs)}}, automode.Ask},
		{"both deny", config.Settings{Deny: []config.Rule{rule("Bash(frob *)", theirs), rule("Bash(frob x)", mine)}}, automode.Deny},
		{"both deny, the person first", config.Settings{Deny: []config.Rule{rule("Bash(frob x)", mine), rule("Bash(frob *)", theirs)}}, automode.Deny},
		{"the organisation asks and the person denies", config.Settings{Ask: []config.Rule{rule("Bash(frob *)", theirs)}, Deny: []config.Rule{rule("Bash(frob *)", mine)}}, automode.Ask},
		{"its row and the person's rule", config.Settings{Rows: []config.Row{row("unknown", automode.Denied, theirs)}, Deny: []config.Rule{rule("Bash(frob *)", mine)}}, automode.Deny},
	} {
		call := &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: "frob x", Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}}
		said := grants.Record{Digest: func(c *automode.Call) string { return c.Command }}
		env := standard.Env{Home: "/home/dev", Platform: automode.Linux}
		open := standard.New(standard.Config{Settings: c.cfg}, env, nil).Decide(t.Context(), call)
		permit := grants.Permit{ID: "1", Digest: "frob x", Cwd: call.Cwd}
		for i := range open.Judged {
			permit.Words = append(permit.Words, said.Bound(open.Action, i))
		}
		said.Permits = []grants.Permit{permit}
		env.Said = said
		if d := standard.New(standard.Config{Settings: c.cfg}, env, nil).Decide(t.Context(), call); d.Verdict != c.want || open.Verdict == automode.Allow {
			t.Errorf("%s: %s (%s %s), want %s; before the grant %s", c.name, d.Verdict, d.Layer, d.Rule, c.want, open.Verdict)
		}
	}
}
