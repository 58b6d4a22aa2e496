package rules

import (
	"testing"

	"automode"
	"automode/internal/config"
)

// A path that begins at the folder means, where it forbids, the one that the agent stands
// in and the project's; where it allows, the project's alone.
func TestWhereAPathBegins(t *testing.T) {
	env := testEnv
	env.Cwd = "/home/dev/project/sub"
	for _, test := range []struct {
		rule, target string
		want         automode.Word
	}{
		{"deny Read(./in/secret)", "/home/dev/project/sub/in/secret", denied},
		{"deny Read(./in/secret)", "/home/dev/project/in/secret", denied},
		{"deny Read(./in/secret)", "/home/dev/project/other/in/secret", none},
		{"allow Read(./notes)", "/home/dev/project/notes", allowed},
		{"allow Read(./notes)", "/home/dev/project/sub/notes", none},
		// Behind one slash it begins where the settings lie.
		{"deny Read(/secret)", "/home/dev/.config/automode/secret", denied},
		{"deny Read(/secret)", "/home/dev/project/secret", none},
		{"project deny Read(/secret)", "/home/dev/project/secret", denied},
	} {
		a := tool("Read", automode.ReadTool, "{}", effect(automode.Read, test.target))
		if o := layerIn(env, test.rule).Judge(a, 0); o.Word != test.want {
			t.Errorf("%s, %s: %+v", test.rule, test.target, o)
		}
	}
}

// A file of the project's that lies elsewhere keeps its own folder, and the person's
// that lies nowhere has none.
func TestWhereSettingsLie(t *testing.T) {
	read := func(target string) *automode.Action {
		return tool("Read", automode.ReadTool, "{}", effect(automode.Read, target))
	}
	rules := func(o config.Origin) *Layer {
		return New(config.Config{Settings: config.Settings{Deny: []config.Rule{{Text: "Read(/secret)", Origin: o}}}}, testEnv)
	}
	l := rules(config.Origin{Scope: config.Project, Base: "/home/dev/project/packages/a"})
	if o := l.Judge(read("/home/dev/project/packages/a/secret"), 0); o.Word != denied {
		t.Errorf("%+v", o)
	}
	if o := l.Judge(read("/home/dev/project/secret"), 0); o.Word != none {
		t.Errorf("%+v", o)
	}
	if o := rules(config.Origin{Scope: config.Person}).Judge(read("/home/dev/project/secret"), 0); o.Word != asked {
		t.Errorf("a rule that forbids and begins nowhere asks: %+v", o)
	}
}

// What forbids binds every way to touch a path, and what allows none that removes.
func TestWhatAPathRuleIsAbout(t *testing.T) {
	for _, test := range []struct {
		rule string
		kind automode.Kind
		want automode.Word
	}{
		{"allow Edit(//srv/data/**)", automode.Write, allowed},
		{"allow Edit(//srv/data/**)", automode.Read, allowed},
		{"allow Edit(//srv/data/**)", automode.Delete, none},
		{"allow Edit(//srv/data/**)", automode.Lose, none},
		{"allow Edit(//srv/data/**)", automode.Change, none},
		{"allow Edit(//srv/data/**)", automode.Configure, none},
		{"allow Edit(//srv/data/**)", automode.Unknown, none},
		{"allow Read(//srv/data/**)", automode.Write, none},
		{"allow Read(//srv/data/**)", automode.Run, none},
		{"deny Edit(//srv/data/**)", automode.Delete, denied},
		{"deny Edit(//srv/data/**)", automode.Lose, denied},
		{"deny Edit(//srv/data/**)", automode.Read, none},
		{"deny Read(//srv/data/**)", automode.Run, denied},
		{"allow effect:Write(//srv/data/**)", automode.Write, allowed},
		{"allow effect:Write(//srv/data/**)", automode.Unknown, none},
		{"allow effect:Write(//srv/data/**)", automode.Delete, none},
		{"deny effect:Write(//srv/data/**)", automode.Unknown, denied},
	} {
		a := tool("Read", automode.ReadTool, "{}", effect(test.kind, "/srv/data/x"))
		if o := layer(test.rule).Judge(a, 0); o.Word != test.want {
			t.Errorf("%s, %v: %+v", test.rule, test.kind, o)
		}
	}
}

func TestNamesOfVariables(t *testing.T) {
	for name, want := range map[string]bool{"A": true, "_a9": true, "a_B": true, "z": true, "Z": true, "": false, "9a": false, "a-b": false, "a.b": false, "a{": false, "a@": false, "a[": false, "a`": false, "a:": false, "a/": false} {
		if variable(name) != want {
			t.Errorf("%q: %v", name, !want)
		}
	}
}

// Names with a wildcard allow only the tools of one server.
func TestNamesThatAllow(t *testing.T) {
	for rule, want := range map[string]bool{"mcp__db__*": true, "mcp__db__read_*": true, "mcp__*__read": false, "mcp__d*b__read": false, "mcp__*": false, "mcp____*": false, "*": false, "Web*": false, "db__*": false} {
		r, _, err := Parse(rule)
		if err != nil {
			continue // which allows nothing either
		}
		if got := unfit(r) == ""; got != want {
			t.Errorf("%s: %v", rule, got)
		}
	}
}

// An effect of code that may be any is allowed by no rule, however it is written.
func TestEffectsThatAllowAllCode(t *testing.T) {
	for rule, want := range map[string]bool{
		"effect:Run(*)": false, "effect:Run": false, "effect:Unknown(*)": false, "effect:Run(**)": false, "effect:Run(python3 *)": false, "effect:Run(python3 -m *)": false, "effect:Run(bash *)": false, "effect:Run(python3.12 *)": false,
		"effect:Run(/home/dev/x/*)": true, "effect:Run(~/x/*)": true, "effect:Run(./x/*)": true, "effect:Run(npm test)": true, "effect:Run(python3 tools/x.py *)": true, "effect:Run(python3 -m pytest *)": true,
		"Agent(*)": false, "Agent(Explore)": true, "Skill(*)": true,
		"Bash(*)": false, "Bash(s* x)": false, "Bash(gi* x)": true, "Bash($X)": false, "Bash('$X' a)": true, "Bash(ls $X)": true, "Bash(bash $X)": false,
	} {
		r, _, err := Parse(rule)
		if err != nil {
			t.Errorf("%s: %v", rule, err)
			continue
		}
		if got := broad(r) == ""; got != want {
			t.Errorf("%s: %v, %s", rule, got, broad(r))
		}
	}
}
