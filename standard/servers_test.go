package standard_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/pins"
	"automode/standard"
)

// What a server says of its tools counts as far as the person trusts it, a change
// of it always, and what its arguments name is judged by itself.
func TestServers(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	project := filepath.Join(home, "project")
	for name, text := range map[string]string{"project/.git/HEAD": "ref: refs/heads/main\n", "project/README.md": "x", ".netrc": "x", "project/private/a": "x"} {
		name = filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	dir := filepath.Join(home, "pins")
	define := func(text string) pins.Definition {
		t.Helper()
		d, err := pins.Define([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	schema := `"inputSchema":{"type":"object","properties":{"host":{"type":"string","format":"hostname"}}}`
	defs := []pins.Definition{
		define(`{"name":"look","annotations":{"readOnlyHint":true,"openWorldHint":false},` + schema + `}`),
		define(`{"name":"search","annotations":{"readOnlyHint":true},` + schema + `}`),
		define(`{"name":"add","annotations":{"destructiveHint":false},` + schema + `}`),
		define(`{"name":"bare",` + schema + `}`),
		define(`{"name":"get_it","annotations":{"readOnlyHint":true,"openWorldHint":false}}`),
		define(`{"name":"odd","annotations":{"readOnlyHint":"true","openWorldHint":false}}`),
	}
	for _, server := range []string{"mine", "other", "changed"} {
		if _, _, err := pins.Observe(dir, pins.Server{Name: server, Origin: "a"}, defs); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := pins.Observe(dir, pins.Server{Name: "mine", Origin: "a"}, []pins.Definition{define(`{"name":"get.it"}`)}); err != nil {
		t.Fatal(err)
	}
	if _, err := pins.Accept(dir, "mine", nil); err != nil {
		t.Fatal(err)
	}
	if _, changed, err := pins.Observe(dir, pins.Server{Name: "changed", Origin: "a"},
		[]pins.Definition{define(`{"name":"look","description":"new","annotations":{"readOnlyHint":true,"openWorldHint":false},` + schema + `}`)}); err != nil || len(changed) != 1 {
		t.Fatal(changed, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "torn.json"), []byte(`{"name":`), 0o600); err != nil {
		t.Fatal(err)
	}
	cfg, problems := config.Decode([]byte(`{"trustedServers": ["mine", "changed", "torn"], "permissions": {
		"allow": ["mcp__other__bare", "mcp__changed__look", "mcp__torn__look"],
		"deny": ["Read(private/**)", "WebFetch(domain:bad.example)", "Bash(git push *)"]}}`), "test")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g := standard.New(standard.Config{Settings: cfg}, standard.Env{Home: home, Root: project, Cwd: project, Platform: automode.Linux, Pins: dir}, nil)
	for _, c := range []struct {
		want        automode.Verdict
		tool, input string
	}{
		{automode.Allow, "mcp__mine__look", `{}`},
		{automode.Allow, "mcp__mine__look", `{"path":"README.md"}`},
		{automode.Deny, "mcp__mine__look", `{"path":"private/a"}`},
		{automode.Deny, "mcp__mine__look", `{"paths":["README.md","./private/a"]}`},
		{automode.Ask, "mcp__mine__look", `{"path":"~/.netrc"}`},
		{automode.Ask, "mcp__mine__look", `{"url":"https://unknown.example/"}`},
		{automode.Deny, "mcp__mine__look", `{"url":"https://bad.example/"}`},
		{automode.Deny, "mcp__mine__look", `{"host":"bad.example"}`},
		{automode.Ask, "mcp__mine__look", `{"host":"intranet"}`},
		{automode.Ask, "mcp__mine__look", `{"sql":"drop table t"}`},
		{automode.Allow, "mcp__mine__look", `{"sql":"select 1"}`},
		{automode.Deny, "mcp__mine__look", `{"command":"rm -rf ~/"}`},
		{automode.Ask, "mcp__mine__search", `{}`},
		{automode.Ask, "mcp__mine__add", `{}`},
		{automode.Ask, "mcp__mine__bare", `{}`},
		{automode.Ask, "mcp__mine__odd", `{}`},
		{automode.Ask, "mcp__mine__nobody-met", `{}`},
		{automode.Ask, "mcp__other__look", `{}`},
		{automode.Allow, "mcp__other__bare", `{}`},
		{automode.Allow, "mcp__other__bare", `{"command":"frobnicate now"}`},
		{automode.Deny, "mcp__other__bare", `{"command":"cd x && rm -rf ~/"}`},
		{automode.Deny, "mcp__other__bare", `{"command":"git","args":["push","origin"]}`},
		{automode.Deny, "mcp__other__bare", `{"cmd":["cat","private/a"]}`},
		{automode.Deny, "mcp__other__bare", `{"steps":[{"command":"rm -rf ~/"}]}`},
		{automode.Ask, "mcp__other__bare", `{"query":"delete from t"}`},
		{automode.Allow, "mcp__other__bare", `{"query":"how to delete a table"}`},
		{automode.Ask, "mcp__changed__look", `{}`},
		{automode.Deny, "mcp__changed__look", `{"path":"private/a"}`},
		{automode.Ask, "mcp__torn__look", `{}`},
		// Clients may call either of two tools so, and one of them does not say that it looks.
		{automode.Ask, "mcp__mine__get_it", `{}`},
		{automode.Ask, "mcp__unknown__look", `{}`},
	} {
		d := g.Decide(t.Context(), &automode.Call{Tool: c.tool, Kind: automode.MCPTool, Input: json.RawMessage(c.input), Cwd: project, Roots: []string{project}})
		if d.Verdict != c.want {
			t.Errorf("%s %s: %s (%s %s: %s), want %s", c.tool, c.input, d.Verdict, d.Layer, d.Rule, d.Person, c.want)
		}
	}
	// Who names the tool as its server does means that one.
	for own, want := range map[string]automode.Verdict{"mcp__mine__get_it": automode.Allow, "mcp__mine__get.it": automode.Ask, "mcp__other__get_it": automode.Ask, "mcp__mine__look": automode.Ask} {
		d := g.Decide(t.Context(), &automode.Call{Tool: "mcp__mine__get_it", Own: own, Kind: automode.MCPTool, Input: json.RawMessage(`{}`), Cwd: project, Roots: []string{project}})
		if d.Verdict != want {
			t.Errorf("%s: %s (%s), want %s", own, d.Verdict, d.Person, want)
		}
	}
}
