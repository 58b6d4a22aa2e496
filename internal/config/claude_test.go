package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// claudeMachine writes files below a fresh folder and loads them: home/.claude,
// managed, project and project/sub, where the session began.
func claudeMachine(t *testing.T, files map[string]string) (Config, string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	at := func(name string) string { return filepath.Join(dir, name) }
	return Load(LoadOptions{Home: at("home"), Root: at("project"), Managed: at("none.json"), Claude: &ClaudeSettings{
		Managed: at("managed"), Person: at("home/.claude"), Named: at("named"), Started: at("project/sub")}}), dir
}

func rulesOf(list []Rule) []string {
	var texts []string
	for _, r := range list {
		texts = append(texts, r.Origin.Scope.String()+" "+r.Text)
	}
	slices.Sort(texts)
	return texts
}

func TestClaudeSettings(t *testing.T) {
	c, dir := claudeMachine(t, map[string]string{
		"managed/managed-settings.json":             `{"permissions": {"deny": ["m"], "allow": ["am"]}, "model": "x"}`,
		"managed/managed-settings.d/10-more.json":   `{"permissions": {"ask": ["md"]}}`,
		"managed/managed-settings.d/.hidden.json":   `not read`,
		"managed/managed-settings.d/read-me.txt":    `not read`,
		"home/.claude/settings.json":                "{ // mine\n \"hooks\": {\"x\": [1, {}]},\n \"permissions\": {\"allow\": [\"u\",], \"ask\": [\"uq\"], \"defaultMode\": \"plan\"}}",
		"named/settings.json":                       `{"permissions": {"allow": ["n"], "deny": ["nd"]}}`,
		"project/.claude/settings.json":             `{"permissions": {"allow": ["p"], "deny": ["pd"]}}`,
		"project/.claude/settings.local.json":       `{"permissions": {"allow": ["l"], "ask": ["lq"]}}`,
		"project/sub/.claude/settings.json":         `{"permissions": {"deny": ["sd"]}}`,
		"project/sub/.claude/settings.local.json":   "\n",
		"project/sub/.claude/settings.ignored.json": `{"permissions": {"deny": ["no"]}}`,
	})
	if len(c.Broken) > 0 {
		t.Fatal(c.Broken)
	}
	for _, l := range []struct {
		name      string
		got, want []string
	}{
		{"allow", rulesOf(c.Allow), []string{"agent u", "local l", "managed am", "project p"}},
		{"ask", rulesOf(c.Ask), []string{"agent uq", "local lq", "managed md"}},
		{"deny", rulesOf(c.Deny), []string{"agent nd", "managed m", "project pd", "project sd"}},
	} {
		if !slices.Equal(l.got, l.want) {
			t.Errorf("%s: %q, want %q", l.name, l.got, l.want)
		}
	}
	if len(c.Ignored) != 1 || c.Ignored[0].File != filepath.Join(dir, "named", "settings.json") || !strings.Contains(c.Ignored[0].Text, "CLAUDE_CONFIG_DIR") {
		t.Errorf("left out: %v", c.Ignored)
	}
	for _, r := range c.Deny {
		if r.Text == "pd" && r.Origin.Base != filepath.Join(dir, "project") {
			t.Errorf("a project's rule begins at %s", r.Origin.Base)
		}
		if r.Text == "m" && !r.Origin.Firm() {
			t.Error("the organisation's rule is not firm")
		}
	}
	for _, r := range c.Allow {
		if r.Text == "u" && (r.Origin.Line != 3 || r.Origin.Base != filepath.Join(dir, "home", ".claude")) {
			t.Errorf("the person's rule comes from %+v", r.Origin)
		}
	}
}

// A broken file never means "no rules": what was understood counts, and the
// rest is told, so that everything is asked about.
func TestClaudeByteOrderMark(t *testing.T) {
	f := decodeClaude([]byte("\xef\xbb\xbf{\"permissions\": {\"deny\": [\"Read(x)\"]}}"), Origin{})
	if len(f.broken) > 0 || len(f.out.Deny) != 1 {
		t.Errorf("broken %v, deny %v", f.broken, f.out.Deny)
	}
}

func TestClaudeBroken(t *testing.T) {
	for _, text := range []string{`{"permissions": {"deny": ["d"], "ask": "x"}}`, `{"permissions": {"deny": ["d", 7]}}`,
		`{"permissions": {"deny": ["d"], "allow": {}}}`, `{"permissions": {"deny": ["d", ""]}}`} {
		for _, file := range []string{"managed/managed-settings.json", "managed/managed-settings.d/a.json", "home/.claude/settings.json",
			"named/settings.json", "project/.claude/settings.json", "project/.claude/settings.local.json", "project/sub/.claude/settings.json"} {
			c, _ := claudeMachine(t, map[string]string{file: text})
			if len(c.Broken) == 0 {
				t.Errorf("%s in %s is not told", text, file)
			}
			if len(c.Deny) != 1 || c.Deny[0].Text != "d" {
				t.Errorf("%s in %s: what was understood does not count: %v", text, file, c.Deny)
			}
		}
	}
	for _, text := range []string{`permissions`, `[]`, `{"permissions": []}`, `{"permissions": {"allow": ["x"`, "{\"permissions\": \"\xff\"}", `{"a":1} {}`} {
		if c, _ := claudeMachine(t, map[string]string{"home/.claude/settings.json": text}); len(c.Broken) == 0 || len(c.Allow) > 0 {
			t.Errorf("%q: %v %v", text, c.Broken, c.Allow)
		}
	}
	c, dir := claudeMachine(t, nil)
	if err := os.MkdirAll(filepath.Join(dir, "home", ".claude", "settings.json"), 0o755); err != nil {
		t.Fatal(err)
	}
	if c = Load(LoadOptions{Home: filepath.Join(dir, "home"), Managed: "/none", Claude: &ClaudeSettings{Managed: "/none", Person: filepath.Join(dir, "home", ".claude")}}); len(c.Broken) == 0 {
		t.Error("a folder in the file's place is not told")
	}
}

// The organisation can keep everybody else from allowing anything.
func TestClaudeManagedOnly(t *testing.T) {
	for _, value := range []string{"true", `"yes"`, "1", "{}"} {
		c, _ := claudeMachine(t, map[string]string{
			"managed/managed-settings.json":       `{"allowManagedPermissionRulesOnly": ` + value + `, "permissions": {"allow": ["am"]}}`,
			"home/.claude/settings.json":          `{"permissions": {"allow": ["u"], "deny": ["ud"]}}`,
			"project/.claude/settings.local.json": `{"permissions": {"allow": ["l"]}}`,
		})
		if got := rulesOf(c.Allow); !slices.Equal(got, []string{"managed am"}) || len(c.Deny) != 1 || len(c.Ignored) != 2 {
			t.Errorf("%s: %v, %v, %v", value, got, c.Deny, c.Ignored)
		}
	}
}

// No text makes the reading fail, and none that is not understood is silent.
func FuzzClaude(f *testing.F) {
	f.Add([]byte(`{"permissions": {"allow": ["Bash(npm test)"], "deny": []}, "hooks": {"a": [{"b": null}]}}`))
	f.Add([]byte("{// c\n\"permissions\":{\"ask\":[\"x\",],},}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		c := decodeClaude(data, Origin{Scope: Agent, File: "f"})
		for _, r := range slices.Concat(c.out.Allow, c.out.Ask, c.out.Deny) {
			if strings.TrimSpace(r.Text) == "" || r.Origin.Line < 1 {
				t.Fatalf("%q: rule %+v", data, r)
			}
		}
		if len(c.broken) == 0 && len(strings.TrimSpace(string(data))) > 0 {
			if _, _, err := parse(data); err != nil {
				t.Fatalf("%q is not JSON and is not told", data)
			}
		}
	})
}

// TestAgentRules: a no to the rules that the agent was given leaves out what
// they allow and nothing else, and nobody takes it back.
func TestAgentRules(t *testing.T) {
	files := map[string]string{
		"managed/managed-settings.json":       `{"permissions": {"allow": ["am"]}}`,
		"home/.claude/settings.json":          `{"permissions": {"allow": ["u"], "ask": ["uq"], "deny": ["ud"]}}`,
		"project/.claude/settings.json":       `{"permissions": {"allow": ["p"], "deny": ["pd"]}}`,
		"project/.claude/settings.local.json": `{"permissions": {"allow": ["l"], "ask": ["lq"]}}`,
	}
	for _, tt := range []struct {
		person, organisation string
		allow                []string
		left                 int
	}{
		{`{}`, `{}`, []string{"agent u", "local l", "managed am", "project p"}, 0},
		{`{"agentRules": "count"}`, `{}`, []string{"agent u", "local l", "managed am", "project p"}, 0},
		{`{"agentRules": "tighten"}`, `{}`, []string{"managed am"}, 3},
		{`{"agentRules": "tighten"}`, `{"agentRules": "count"}`, []string{"managed am"}, 3},
		{`{"agentRules": "count"}`, `{"agentRules": "tighten"}`, []string{"managed am"}, 3},
	} {
		files["home/.config/automode/automode.json"], files["none.json"] = tt.person, tt.organisation
		c, _ := claudeMachine(t, files)
		if got := rulesOf(c.Allow); len(c.Broken) > 0 || !slices.Equal(got, tt.allow) || len(c.Ignored) != tt.left {
			t.Errorf("%s %s: %q, left out %v, %v", tt.person, tt.organisation, got, c.Ignored, c.Broken)
		}
		if got := rulesOf(append(c.Ask, c.Deny...)); !slices.Equal(got, []string{"agent ud", "agent uq", "local lq", "project pd"}) {
			t.Errorf("%s %s: what forbids: %q", tt.person, tt.organisation, got)
		}
	}
}
