package rules

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
)

const (
	none      = automode.None
	allowed   = automode.Allowed
	unsettled = automode.Unsettled
	asked     = automode.Asked
	denied    = automode.Denied
)

func TestCommandRules(t *testing.T) {
	for _, test := range []struct {
		rule, command string
		want          automode.Word
	}{
		// Exact.
		{"allow Bash(npm run build)", "npm run build", allowed},
		{"allow Bash(npm run build)", "npm run build --x", none},
		{"allow Bash(npm run build)", "npm run", none},
		{"allow Bash(git status)", "git $X", none},
		// The word boundary.
		{"allow Bash(git *)", "git", allowed},
		{"allow Bash(git *)", "git push origin", allowed},
		{"allow Bash(git *)", "gitk", none},
		{"allow Bash(git:*)", "git push", allowed},
		{"allow Bash(git:*)", "git", allowed},
		{"allow Bash(git:*)", "gitk", none},
		{"allow Bash(ls*)", "lsof -i", allowed},
		{"allow Bash(ls*)", "ls", allowed},
		{"allow Bash(ls *)", "lsof", none},
		{"deny Bash(:*)", "anything goes", denied},
		// Stars in the middle.
		{"allow Bash(git * main)", "git push origin main", allowed},
		{"allow Bash(git * main)", "git main", none},
		{"allow Bash(git * main)", "git push origin main2", none},
		{"allow Bash(git * main *)", "git checkout main", none},
		{"allow Bash(git * main *)", "git checkout main x", allowed},
		{"deny Bash(* --force)", "git push --force", denied},
		{"deny Bash(* --force *)", "git push --force origin", denied},
		{"deny Bash(* --force)", "git push --forced", none},
		// A colon elsewhere is a letter.
		{"allow Bash(npm run test:unit)", "npm run test:unit", allowed},
		{"allow Bash(npm run test:unit:*)", "npm run test:unit x", allowed},
		{"allow Bash(a:*b)", "a:xb", allowed},
		// What forbids looks at the words as they come out.
		{"deny Bash(rm *)", "/bin/rm -rf x", denied},
		{"deny Bash(rm *)", "../tools/rm x", denied},
		{"deny Bash(rm *)", "/bin/rm", denied},
		{"deny Bash(rm -rf *)", "/bin/rm -rf x", denied},
		{"deny Bash(rm -rf *)", "/bin/rm -f x", none},
		{"deny Bash(rm)", "/bin/rm", denied},
		{"deny Bash(rm)", "/bin/rm x", none},
		{"deny Bash(/bin/rm *)", "/bin/rm x", denied},
		{"deny Bash(rm *)", "rm ?", denied},
		{"deny Bash(rm *)", "firm x", none},
		{"ask Bash(git push *)", "git push", asked},
		{"ask Bash(git push:*)", "git push origin", asked},
		// What allows does not.
		{"allow Bash(git *)", "/tmp/git status", none},
		{"allow Bash(git *)", "git log ?", allowed},
		{"allow Bash(git log *)", "git ? x", none},
		// find with an action, and programs that start others.
		{"allow Bash(find *)", "find . -name x", allowed},
		{"allow Bash(find *)", "find . -delete", none},
		{"allow Bash(find *)", "find . -exec rm {} +", none},
		{"allow Bash(find *)", "find . ?", none},
		{"allow Bash(find . -delete)", "find . -delete", allowed},
		{"allow Bash(find *)", "find . -execdir rm {} +", none},
		{"allow Bash(find *)", "find . -ok rm {} +", none},
		{"allow Bash(find *)", "find . -okdir rm {} +", none},
		{"deny Bash(find *)", "find . -delete", denied},
		{"allow Bash(watch *)", "watch ls", none},
		{"allow Bash(watch ls)", "watch ls", allowed},
		{"allow Bash(flock *)", "flock x ls", none},
		// Other shells and tools.
		{"allow PowerShell(git *)", "git status", none},
		{"deny PowerShell(git *)", "git status", none},
		{"deny Monitor(git *)", "git status", none},
		{"deny Bash", "x", denied},
		{"ask Bash(*)", "x", asked},
		{"deny *", "x", denied},
		{"deny Ba*", "x", denied},
		{"deny mcp__*", "x", none},
		{"deny Read", "cat x", none},
	} {
		got := layer(test.rule).Judge(action(strings.Fields(test.command), effect(automode.Publish, "x")), 0)
		if got.Word != test.want {
			t.Errorf("%s, %s: got %v (%s), want %v", test.rule, test.command, got.Word, got.Why, test.want)
		}
	}
}

// Rules on PowerShell do not mind capitals, and rules on Bash do.
func TestCapitalsOfCommands(t *testing.T) {
	a := action([]string{"GIT", "Status"}, effect(automode.Publish, "x"))
	for _, tool := range []string{"PowerShell", "Bash"} {
		for _, list := range []string{"allow", "deny"} {
			want := map[string]automode.Word{"allow PowerShell": allowed, "deny PowerShell": denied}[list+" "+tool]
			a.Call.Shell, a.Call.Tool = automode.PowerShell, "PowerShell"
			if o := layer(list+" "+tool+"(git status)").Judge(a, 0); o.Word != want {
				t.Errorf("%s %s: %+v", list, tool, o)
			}
		}
	}
	// Another agent's tool of another name, where the shell is one.
	a.Call.Tool = "run_shell_command"
	if o := layer("deny PowerShell(git *)").Judge(a, 0); o.Word != denied {
		t.Errorf("%+v", o)
	}
}

func TestWordsAsTheyComeOut(t *testing.T) {
	quoted := automode.Command{Text: `g"it"  pu\sh`, Words: []string{"git", "push"}, Known: []bool{true, true}}
	e := effect(automode.Publish, "origin")
	if o := layer("deny Bash(git push *)").Judge(sequence([]automode.Command{quoted}, e), 0); o.Word != denied {
		t.Errorf("quoted: %+v", o)
	}
	if o := layer("allow Bash(git push)").Judge(sequence([]automode.Command{quoted}, e), 0); o.Word != allowed {
		t.Errorf("quoted: %+v", o)
	}
	blank := automode.Command{Text: `"npm run" build`, Words: []string{"npm run", "build"}, Known: []bool{true, true}}
	if o := layer("allow Bash(npm run build)").Judge(sequence([]automode.Command{blank}, e), 0); o.Word != none {
		t.Errorf("a blank in a word is not one between words: %+v", o)
	}
	later := automode.Command{Text: `npm "run build"`, Words: []string{"npm", "run build"}, Known: []bool{true, true}}
	if o := layer("allow Bash(npm run build)").Judge(sequence([]automode.Command{later}, e), 0); o.Word != none {
		t.Errorf("nor in a later one: %+v", o)
	}
	alias := automode.Command{Text: "git status", Words: []string{"rm", "-rf", "/"}, Known: []bool{true, true, true}}
	if o := layer("allow Bash(git status)", "allow Bash(git *)", "allow Bash(gi* status)").Judge(sequence([]automode.Command{alias}, e), 0); o.Word != none {
		t.Errorf("an alias is what it stands for: %+v", o)
	}
	unread := automode.Command{Text: "git status"}
	if o := layer("allow Bash(git status)").Judge(sequence([]automode.Command{unread}, e), 0); o.Word != none {
		t.Errorf("a command whose words were not read is not allowed: %+v", o)
	}
}

func TestAllowCoversOnePartOfOneCommand(t *testing.T) {
	part := func(p automode.Part, command int) automode.Effect {
		e := effect(automode.Write, "/home/dev/other")
		e.Part, e.Command = p, command
		return e
	}
	inner := func(line string, outer int) automode.Command {
		c := run(line)
		c.Outer = outer
		return c
	}
	assigned := func(line string, names ...string) automode.Command {
		c := run(line)
		c.Assigns = names
		return c
	}
	for _, test := range []struct {
		name     string
		rule     string
		commands []automode.Command
		effect   automode.Effect
		want     automode.Word
	}{
		{"its words", "allow Bash(git *)", []automode.Command{run("git x")}, part(automode.InWords, 1), allowed},
		{"its redirection", "allow Bash(git *)", []automode.Command{run("git x")}, part(automode.InRedirect, 1), none},
		{"its assignment", "allow Bash(git *)", []automode.Command{run("git x")}, part(automode.InAssignment, 1), none},
		{"its neighbour", "allow Bash(git *)", []automode.Command{run("git x"), run("cp a b")}, part(automode.InWords, 2), none},
		{"inside a wrapper", "allow Bash(git *)", []automode.Command{run("timeout 5 git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside two", "allow Bash(git *)", []automode.Command{run("nice timeout 5 git x"), inner("timeout 5 git x", 1), inner("git x", 2)}, part(automode.InWords, 3), allowed},
		{"inside time", "allow Bash(git *)", []automode.Command{run("time git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside nohup", "allow Bash(git *)", []automode.Command{run("nohup git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside stdbuf", "allow Bash(git *)", []automode.Command{run("stdbuf -oL git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside builtin", "allow Bash(git *)", []automode.Command{run("builtin git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside noglob", "allow Bash(git *)", []automode.Command{run("noglob git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside command", "allow Bash(git *)", []automode.Command{run("command git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside watch", "allow Bash(git *)", []automode.Command{run("watch git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside bash -c", "allow Bash(git *)", []automode.Command{run("bash -c 'git x'"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside plain xargs", "allow Bash(git *)", []automode.Command{run("xargs git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside xargs with a flag", "allow Bash(git *)", []automode.Command{run("xargs -n1 git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside what has a wrapper's name", "allow Bash(git *)", []automode.Command{run("/tmp/timeout 5 git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside a wrapper of the system", "allow Bash(git *)", []automode.Command{run("/usr/bin/timeout 5 git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"inside sudo", "allow Bash(git *)", []automode.Command{run("sudo git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside ssh", "allow Bash(git *)", []automode.Command{run("ssh h git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside docker exec", "allow Bash(git *)", []automode.Command{run("docker exec c git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"inside env", "allow Bash(git *)", []automode.Command{run("env PATH=/tmp git x"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"the whole wrapper", "allow Bash(sudo git x)", []automode.Command{run("sudo git x"), inner("git x", 1)}, part(automode.InWords, 2), allowed},
		{"what a script redirects", "allow Bash(./make.sh)", []automode.Command{run("./make.sh"), inner("echo x", 1)}, part(automode.InRedirect, 2), allowed},
		{"a circle", "allow Bash(x)", []automode.Command{inner("a", 2), inner("b", 1)}, part(automode.InWords, 1), none},
		{"a harmless variable", "allow Bash(git *)", []automode.Command{assigned("git x", "NO_COLOR", "LC_ALL")}, part(automode.InWords, 1), allowed},
		{"another variable", "allow Bash(git *)", []automode.Command{assigned("git x", "GIT_SSH_COMMAND")}, part(automode.InWords, 1), none},
		{"both", "allow Bash(git *)", []automode.Command{assigned("git x", "LANG", "PATH")}, part(automode.InWords, 1), none},
		{"in front of the wrapper", "allow Bash(git *)", []automode.Command{assigned("timeout 5 git x", "LD_PRELOAD"), inner("git x", 1)}, part(automode.InWords, 2), none},
		{"forbidden behind any variable", "deny Bash(git *)", []automode.Command{assigned("git x", "PATH")}, part(automode.InWords, 1), denied},
		{"forbidden with its redirection", "deny Bash(git *)", []automode.Command{run("git x")}, part(automode.InRedirect, 1), denied},
		{"forbidden inside sudo", "deny Bash(git *)", []automode.Command{run("sudo git x"), inner("git x", 1)}, part(automode.InWords, 2), denied},
		{"forbidden outside", "ask Bash(sudo *)", []automode.Command{run("sudo git x"), inner("git x", 1)}, part(automode.InWords, 2), asked},
		{"forbidden with a variable", "deny Bash(CI=1 git *)", []automode.Command{assigned("git x", "CI")}, part(automode.InWords, 1), denied},
		{"forbidden with it only", "deny Bash(CI=1 git *)", []automode.Command{run("git x")}, part(automode.InWords, 1), none},
	} {
		if got := layer(test.rule).Judge(sequence(test.commands, test.effect), 0); got.Word != test.want {
			t.Errorf("%s: got %v (%s), want %v", test.name, got.Word, got.Why, test.want)
		}
	}
}

// A star does not reach what its command alone does not show.
func TestWhatAStarIsNotFor(t *testing.T) {
	change := func(e automode.Effect, with func(*automode.Effect)) automode.Effect {
		with(&e)
		return e
	}
	ran := effect(automode.Run, "/home/dev/project/scripts/a")
	away := run("./scripts/a")
	away.Away = true
	for _, test := range []struct {
		name, rule string
		command    automode.Command
		effect     automode.Effect
		want       automode.Word
	}{
		{"its script", "allow Bash(./scripts/*)", run("./scripts/a"), ran, allowed},
		{"by the environment", "allow Bash(./scripts/*)", run("./scripts/a"), change(ran, func(e *automode.Effect) { e.Via = automode.ByEnvironment }), none},
		{"a file that this call put there", "allow Bash(./scripts/*)", run("./scripts/a"), change(ran, func(e *automode.Effect) { e.Data = automode.UnknownData }), none},
		{"in another folder", "allow Bash(./scripts/*)", away, ran, none},
		{"looking in another folder", "allow Bash(./scripts/*)", away, effect(automode.Read, "/home/dev/project/scripts/a"), allowed},
		{"out of the folder", "allow Bash(./scripts/*)", run("./scripts/../a"), ran, none},
		{"out of it, as the rule says", "allow Bash(./scripts/../*)", run("./scripts/../a"), effect(automode.Publish, "x"), allowed},
		{"a path beside it", "allow Bash(prog src/*)", run("prog src/a /srv/b"), change(effect(automode.Write, "/srv/b"), func(e *automode.Effect) { e.Place.Region = automode.Outside }), none},
		{"a path in it", "allow Bash(prog src/*)", run("prog src/a"), change(effect(automode.Write, "/home/dev/project/src/a"), func(e *automode.Effect) { e.Place.Region = automode.Project }), allowed},
		{"code that an option brings", "allow Bash(prog *)", run("prog --hook x"), change(effect(automode.Run, "x"), func(e *automode.Effect) { e.Via, e.Flag = automode.ByOption, "--hook" }), none},
		{"code of an option that the rule names", "allow Bash(prog --hook *)", run("prog --hook x"), change(effect(automode.Run, "x"), func(e *automode.Effect) { e.Via, e.Flag = automode.ByOption, "--hook" }), allowed},
	} {
		a := sequence([]automode.Command{test.command}, test.effect)
		a.Call.Roots = []string{"/home/dev/project"}
		if got := layer(test.rule).Judge(a, 0); got.Word != test.want {
			t.Errorf("%s: got %v (%s), want %v", test.name, got.Word, got.Why, test.want)
		}
	}
}

func TestWhatLiftsHard(t *testing.T) {
	e := effect(automode.Delete, "/home/dev/project/x")
	guess := e
	guess.Known = automode.Guess
	for _, test := range []struct {
		rule, command string
		effect        automode.Effect
		want          bool
	}{
		{"allow Bash(rm x)", "rm x", e, true},
		{"allow Bash(rm $X)", "rm ?", e, false},
		{"allow Bash(rm *)", "rm x", e, false},
		{"allow Bash(rm:*)", "rm x", e, false},
		{"allow effect:Delete(./x)", "rm x", e, true},
		{"allow effect:Delete", "rm x", e, true},
		{"allow effect:Delete(./x)", "rm x", guess, false},
	} {
		o := layer(test.rule).Judge(action(strings.Fields(test.command), test.effect), 0)
		if o.LiftsHard != test.want || o.LiftsDeny || o.Firm {
			t.Errorf("%s: %+v", test.rule, o)
		}
	}
	// The definite rule wins over the loose one, whatever their order.
	if o := layer("allow Bash(rm *)", "allow Bash(rm x)").Judge(action([]string{"rm", "x"}, e), 0); !o.LiftsHard {
		t.Errorf("%+v", o)
	}
}

// A rule on effects that allows means what is known, and code only where it runs
// as if it stood there alone.
func TestWhatAnEffectRuleDoesNotAllow(t *testing.T) {
	with := func(e automode.Effect, change func(*automode.Effect)) automode.Effect {
		change(&e)
		return e
	}
	guess := func(e *automode.Effect) { e.Known = automode.Guess }
	code := automode.Effect{Kind: automode.Run, Target: "test", Command: 2}
	inner := run("npm test")
	inner.Outer = 1
	for _, test := range []struct {
		rule, outer string
		effect      automode.Effect
		want        automode.Word
	}{
		{"allow effect:Send(example.com)", "x", with(effect(automode.Send, "example.com"), guess), none},
		{"allow effect:Install(left-pad)", "x", with(effect(automode.Install, "left-pad"), guess), none},
		{"allow effect:Run(npm test)", "timeout 5 npm test", code, allowed},
		{"allow effect:Run(npm test)", "sudo npm test", code, none},
		{"allow effect:Run(npm test)", "timeout 5 npm test", with(code, func(e *automode.Effect) { e.Part = automode.InRedirect }), none},
	} {
		a := sequence([]automode.Command{run(test.outer), inner}, test.effect)
		if o := layer(test.rule).Judge(a, 0); o.Word != test.want {
			t.Errorf("%s, %s: %+v, want %v", test.rule, test.outer, o, test.want)
		}
	}
}

// The agent's file beside the project allows only when somebody can tell that it
// is the person's, and forbids always.
func TestRulesOfALocalFile(t *testing.T) {
	origin := config.Origin{Scope: config.Local, File: "/home/dev/project/.claude/settings.local.json", Line: 1}
	rule := []config.Rule{{Text: "Bash(git push *)", Origin: origin}}
	a := action([]string{"git", "push"}, effect(automode.Publish, "origin"))
	for name, test := range map[string]struct {
		brought func(string) string
		want    automode.Word
		aside   int
	}{
		"nobody can tell":   {nil, none, 1},
		"it was brought":    {func(string) string { return "it is tracked" }, none, 1},
		"it is theirs":      {func(string) string { return "" }, allowed, 0},
		"asked by its name": {func(file string) string { return strings.TrimPrefix(origin.File, file) }, allowed, 0},
	} {
		env := testEnv
		env.Brought = test.brought
		l := New(config.Config{Settings: config.Settings{Allow: rule}}, env)
		if o := l.Judge(a, 0); o.Word != test.want || len(l.SetAside()) != test.aside {
			t.Errorf("%s: %+v, %v", name, o, l.SetAside())
		}
		if o := New(config.Config{Settings: config.Settings{Deny: rule}}, env).Judge(a, 0); o.Word != denied {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

func TestTheStrictestListDecides(t *testing.T) {
	a := action([]string{"git", "push"}, effect(automode.Publish, "origin"))
	for _, test := range []struct {
		rules []string
		want  automode.Word
		rule  string
	}{
		{[]string{"allow Bash(git push)", "ask Bash(git *)", "deny Bash(git p*)"}, denied, "deny[0]"},
		{[]string{"allow Bash(git push)", "ask Bash(git *)"}, asked, "ask[0]"},
		{[]string{"deny Read(x)", "deny Bash(git *)"}, denied, "deny[1]"},
		{[]string{"ask Bash(git *)", "deny effect:Publish"}, denied, "deny[0]"},
		{[]string{"ask Bash", "deny effect:Publish(origin)"}, denied, "deny[0]"},
		{[]string{"allow effect:Publish(origin)"}, allowed, "allow[0]"},
		{[]string{"allow effect:Publish(upstream)"}, none, ""},
	} {
		if o := layer(test.rules...).Judge(a, 0); o.Word != test.want || o.Rule != test.rule {
			t.Errorf("%v: %+v", test.rules, o)
		}
	}
}

func TestOpinionsSayWhereTheyComeFrom(t *testing.T) {
	a := action([]string{"git", "push"}, effect(automode.Publish, "origin"))
	o := layer("managed deny Bash(git push *)").Judge(a, 0)
	if !o.Firm || o.From != "/etc/automode/automode.json:1" || !strings.Contains(o.Why, "the organisation's rule Bash(git push *) forbids it") {
		t.Errorf("%+v", o)
	}
	o = layer("allow X", "ask Bash(git push *)").Judge(a, 0)
	if o.Firm || o.From != "/home/dev/.config/automode/automode.json:2" || o.Why != "your rule Bash(git push *) asks about it" {
		t.Errorf("%+v", o)
	}
	if o := layer("managed allow Bash(git push *)").Judge(a, 0); o.Word != allowed || o.Firm {
		t.Errorf("%+v", o)
	}
}

func TestCommandsWithoutEffects(t *testing.T) {
	a := sequence([]automode.Command{run("echo x"), run("cp a b")}, automode.Effect{Kind: automode.Write, Target: "/home/dev/project/b", Known: automode.Exact, Command: 2})
	l := layer("deny Bash(echo *)", "ask Bash(cp *)")
	if o := l.Judge(a, 0); o.Word != denied || o.Rule != "deny[0]" {
		t.Errorf("the first effect bears it: %+v", o)
	}
	a.Effects = nil
	if o := l.Call(a); o.Word != denied {
		t.Errorf("the call bears it: %+v", o)
	}
	if o := l.Command(a, 1); o.Word != denied {
		t.Errorf("%+v", o)
	}
	if o := l.Command(a, 2); o.Word != asked {
		t.Errorf("%+v", o)
	}
	for _, i := range []int{-1, 0, 3} {
		if o := l.Command(a, i); o.Word != none {
			t.Errorf("command %d: %+v", i, o)
		}
	}
	// An effect's own word is told at that effect, not at the first.
	a = sequence([]automode.Command{run("ls"), run("cp a b")}, effect(automode.Read, "/home/dev/project"), automode.Effect{Kind: automode.Write, Known: automode.Exact, Command: 2})
	if o := l.Judge(a, 0); o.Word != none {
		t.Errorf("%+v", o)
	}
	if o := l.Judge(a, 1); o.Word != asked {
		t.Errorf("%+v", o)
	}
}

func TestARuleThatCannotBeReadAsks(t *testing.T) {
	a := action([]string{"git", "status"}, effect(automode.Read, "/home/dev/project"))
	for _, rule := range []string{"deny Bash(git", "ask effect:Remove", "deny Read(!x)", "deny Read(**/../x)"} {
		l := layer(rule, "allow Bash(git *)")
		if o := l.Judge(a, 0); o.Word != asked || !strings.Contains(o.Why, "cannot be read") {
			t.Errorf("%s: %+v", rule, o)
		}
		if o := l.Call(a); o.Word != asked {
			t.Errorf("%s: %+v", rule, o)
		}
		if len(l.Problems()) == 0 {
			t.Errorf("%s: not reported", rule)
		}
	}
	if o := layer("allow Bash(git").Judge(a, 0); o.Word != none {
		t.Errorf("a broken rule that allows only allows nothing: %+v", o)
	}
	if o := layer("deny Bash(git", "deny Bash(git *)").Judge(a, 0); o.Word != denied {
		t.Errorf("%+v", o)
	}
}
