package rules

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
)

func TestRulesThatHandOverEverythingAreSetAside(t *testing.T) {
	for _, text := range []string{
		"Bash", "Bash(*)", "Bash(**)", "Bash(:*)", "Bash(* *)", "Bash(* --version)", "PowerShell", "Monitor", "Agent", "Task", "Agent(*)",
		"Bash(bash *)", "Bash(bash:*)", "Bash(sh -c *)", "Bash(/bin/sh *)", "Bash(zsh -lc:*)", "Bash(b*)", "Bash(ba*h -c x)",
		"Bash(python *)", "Bash(python3:*)", "Bash(python3.12 *)", "Bash(python -c *)", "Bash(python -u *)", "Bash(python -m *)", "Bash(py*)",
		"Bash(node *)", "Bash(node -e:*)", "Bash(perl *)", "Bash(ruby*)", "Bash(awk *)", "Bash(deno *)", "Bash(n*e x)",
		"Bash(npm *)", "Bash(npm run *)", "Bash(npm run:*)", "Bash(npm r*)", "Bash(npm exec *)", "Bash(npx *)", "Bash(npx -p *)", "Bash(pnpm dlx:*)",
		"Bash(yarn *)", "Bash(bun run *)", "Bash(uv run *)", "Bash(uvx *)", "Bash(poetry run:*)",
		"Bash(sudo *)", "Bash(sudo apt-get *)", "Bash(env *)", "Bash(env FOO=1 *)", "Bash(xargs *)", "Bash(timeout *)", "Bash(timeout 5 npm *)",
		"Bash(eval *)", "Bash(exec:*)", "Bash(ssh *)", "Bash(watch *)", "Bash(flock *)", "Bash(setsid *)", "Bash(ionice *)",
		"Bash($X)", "Bash(\"$X\" a)", "Bash(`x`)", "Bash($(cat f) a)", "Bash(eval $X)", "Bash(eval \"$(cat f)\")", "Bash(bash -c \"$X\")", "Bash(python $F)",
		"Bash(npm run $T)", "Bash(timeout 5 $X)", "Bash(${X} 'a')",
		"effect:Run", "effect:Run(*)", "effect:Unknown", "effect:Run(**)", "effect:Run(//**)", "effect:Run(bash *)", "effect:Run(* x)",
	} {
		l := layer("allow " + text)
		if len(l.SetAside()) != 1 || len(l.Problems()) != 1 || l.SetAside()[0].Why == "" {
			t.Errorf("%s: %v", text, l.Problems())
		}
		a := action([]string{"bash", "-c", "x"}, automode.Effect{Kind: automode.Run, Command: 1})
		if o := l.Judge(a, 0); o.Word != none {
			t.Errorf("%s still allows: %+v", text, o)
		}
		if l := layer("deny " + text); len(l.Problems()) > 0 {
			t.Errorf("deny %s: %v", text, l.Problems())
		}
	}
	for _, text := range []string{
		"Bash(bash scripts/check.sh)", "Bash(bash scripts/check.sh *)", "Bash(python scripts/run.py *)", "Bash(python -m pytest *)",
		"Bash(python -c 'print(1)')", "Bash(npm test *)", "Bash(npm run lint *)", "Bash(npm run lint:*)", "Bash(npm run build)", "Bash(npx eslint *)",
		"Bash(git *)", "Bash(ls*)", "Bash(go test *)", "Bash(make *)", "Bash(sudo systemctl restart x)", "Bash(timeout 5 npm test)",
		"Bash(awk '{print $1}' x)", "Bash(cp $A b)", "Bash(echo \"$HOME\")", "Bash(sh -c 'echo $1')",
		"Bash(watch ls)", "Bash(pythonic *)", "Bash(npm install *)", "Edit", "Read", "WebFetch", "WebSearch", "mcp__s", "mcp__s__*",
		"Agent(Explore)", "Skill(x *)", "effect:Run(npm test)", "effect:Run(npm test *)", "effect:Run(./scripts/*)", "effect:Publish", "WebFetch(domain:*)",
	} {
		if p := layer("allow " + text).Problems(); len(p) > 0 {
			t.Errorf("%s: %v", text, p)
		}
	}
}

func TestDeadRules(t *testing.T) {
	for line, want := range map[string]string{
		"allow Write(src/**)":          "write Edit(src/**)",
		"deny NotebookEdit(x)":         "write Edit(x)",
		"deny Bash(a && b)":            "one rule for each command",
		"allow Bash(a > b)":            "none has '>'",
		"allow *":                      "only after mcp__server__",
		"allow mcp__*__x":              "only after mcp__server__",
		"allow mcp____*":               "only after mcp__server__",
		"allow mcp__s__t(a:b)":         "can only ask or deny",
		"allow Cd(/x)":                 "needs no permission",
		"allow Bash(FOO=1 npm test)":   "write the command alone",
		"deny TodoWrite(x)":            "is ignored",
		"deny Bash(command:rm)":        "is ignored",
		"allow WebFetch(https://x.io)": "is ignored",
	} {
		d := layer(line).Dead()
		if len(d) != 1 || !strings.Contains(d[0].Why, want) {
			t.Errorf("%s: %v, want %q", line, d, want)
		}
	}
	d := layer("deny Bash(git push)", "ask Bash(ls)", "allow Bash(git push)", "allow Bash(git pull)").Dead()
	if len(d) != 1 || d[0].List != "allow" || !strings.Contains(d[0].String(), `automode.json:3: allow "Bash(git push)": deny[0]`) {
		t.Errorf("%v", d)
	}
}

// A rule that another file repeats is found too, unless its path begins at
// another folder there.
func TestShadowedByAnotherFile(t *testing.T) {
	managed := config.Origin{Scope: config.Managed, File: "/etc/automode/automode.json", Line: 1, Base: "/etc/automode"}
	person := config.Origin{Scope: config.Person, File: "/home/dev/automode.json", Line: 2, Base: "/home/dev"}
	for text, want := range map[string]int{
		"Bash(shutdown *)": 1, "WebFetch(domain:x.io)": 1, "mcp__s__t": 1, "effect:Publish": 1,
		"Read(/data/**)": 0, "Edit(./data/**)": 0, "effect:Write(/data/**)": 0,
	} {
		var c config.Config
		c.Deny = []config.Rule{{Text: text, Origin: managed}}
		c.Allow = []config.Rule{{Text: text, Origin: person}}
		d := New(c, testEnv).Dead()
		if len(d) != want || want > 0 && (d[0].List != "allow" || !strings.Contains(d[0].Why, "/etc/automode/automode.json:1")) {
			t.Errorf("%s: %v", text, d)
		}
		c.Allow[0].Origin.Base = managed.Base
		if d := New(c, testEnv).Dead(); len(d) != 1 {
			t.Errorf("%s of the same folder: %v", text, d)
		}
	}
}

func TestBuiltIns(t *testing.T) {
	for _, b := range BuiltIns() {
		if _, warnings, err := Parse(b.Text); err != nil || b.ID == "" || b.Why == "" || b.List != "ask" && b.List != "deny" {
			t.Errorf("%+v: %v, %v", b, warnings, err)
		}
	}
}

func TestDisabledRules(t *testing.T) {
	var c config.Config
	origin := config.Origin{Scope: config.Person, File: "f", Line: 3}
	c.DisabledRules = []config.Setting[string]{{Value: "sandbox.off", Origin: origin}, {Value: "sandbox.of", Origin: origin}}
	l := New(c, testEnv)
	a := action([]string{"ls"}, effect(automode.Read, "/home/dev/project"))
	a.Call.Input = []byte(`{"dangerouslyDisableSandbox":true}`)
	if o := l.Judge(a, 0); o.Word != none {
		t.Errorf("%+v", o)
	}
	if p := l.Problems(); len(p) != 1 || !strings.Contains(p[0].String(), `f:3: disabledRules "sandbox.of": no built-in rule`) {
		t.Errorf("%v", p)
	}
}
