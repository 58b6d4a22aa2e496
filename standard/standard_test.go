package standard_test

import (
	"testing"

	"automode"
	"automode/internal/config"
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

// A rule on a command covers that command: not a function of its name, not a
// redirection, an assignment, a substitution or a neighbour.
func TestRuleCovers(t *testing.T) {
	cfg, problems := config.Decode([]byte(`{"permissions": {"allow": ["Bash(nobody-knows *)", "Bash(git push *)", "Bash(./mytool)", "Bash(./scripts/*)"]}}`), "test")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g := standard.New(standard.Config{Settings: cfg}, standard.Env{Home: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux}, nil)
	for _, c := range []struct {
		want    automode.Verdict
		command string
	}{
		{automode.Allow, `nobody-knows a`},
		{automode.Allow, `timeout 5 nobody-knows a`},
		{automode.Allow, `cd src && nobody-knows a | head`},
		{automode.Allow, `git push origin x`},
		{automode.Ask, `git push --force origin x`},
		{automode.Ask, `nobody-knows a > ~/x`},
		{automode.Ask, `LD_LIBRARY_PATHS=1 TAR_OPTIONS=x nobody-knows a`},
		{automode.Ask, `nobody-knows $(other a)`},
		{automode.Ask, `nobody-knows a; other b`},
		{automode.Ask, `nobody-knows() { other a; }; nobody-knows b`},
		{automode.Ask, `sudo nobody-knows a`},
		{automode.Allow, `./mytool`},
		{automode.Ask, `echo evil > mytool; chmod +x mytool; ./mytool`},
		{automode.Allow, `./scripts/x`},
		{automode.Ask, `./scripts/../../e/run`},
		{automode.Ask, `cd /tmp/x && nobody-knows a`},
		{automode.Ask, `export PATH=/tmp/x:$PATH; git push origin x`},
		{automode.Ask, `cd ~/other; nobody-knows a`},
		{automode.Deny, `nobody-knows a && rm -rf ~`},
	} {
		d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: c.command,
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		if d.Verdict != c.want {
			t.Errorf("%s: %s (%s %s: %s), want %s", c.command, d.Verdict, d.Layer, d.Rule, d.Person, c.want)
		}
	}
}

// A path that a rule forbids is not reached through a program that nobody
// described, however it is written, even where a rule allows that program.
func TestForbiddenPathInAnyWord(t *testing.T) {
	cfg, problems := config.Decode([]byte(`{"permissions": {"allow": ["Bash(nobody-knows *)"], "deny": ["Read(.env)"]}}`), "test")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g := standard.New(standard.Config{Settings: cfg}, standard.Env{Home: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux}, nil)
	for command, want := range map[string]automode.Verdict{
		`nobody-knows a`:           automode.Allow,
		`nobody-knows a:b --c=d,e`: automode.Allow,
		`nobody-knows .env`:        automode.Deny,
		`nobody-knows HEAD:.env`:   automode.Deny,
		`nobody-knows a,.env`:      automode.Deny,
		`nobody-knows --a=b=.env`:  automode.Deny,
		`nobody-knows $X`:          automode.Ask,
	} {
		d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command,
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		if d.Verdict != want {
			t.Errorf("%s: %s (%s), want %s", command, d.Verdict, d.Person, want)
		}
	}
}

// Without a home no folder at the root is taken for what lies in one.
func TestUsualWithoutHome(t *testing.T) {
	for home, want := range map[string]automode.Verdict{"": automode.Ask, "/home/dev": automode.Allow} {
		g := standard.New(standard.Config{}, standard.Env{Home: home, Root: "/home/dev/project", Platform: automode.Linux}, nil)
		call := &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"},
			Command: "KUBECONFIG=" + home + "/.kube/config kubectl get pods"}
		if v := g.Decide(t.Context(), call).Verdict; v != want {
			t.Errorf("%s is %v, want %v", call.Command, v, want)
		}
	}
}
