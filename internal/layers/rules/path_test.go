package rules

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
)

func TestPathPatterns(t *testing.T) {
	const p = "/home/dev/project/"
	for _, test := range []struct {
		rule, target string
		want         bool
	}{
		// Anchors.
		{"deny Read(//etc/passwd)", "/etc/passwd", true},
		{"deny Read(//etc/passwd)", "/etc/passwd2", false},
		{"deny Read(//etc)", "/etc/ssh/x", true},
		{"deny Read(//etc)", "/etcetera", false},
		{"deny Read(~/.ssh/**)", "/home/dev/.ssh/id", true},
		{"deny Read(~/.ssh/**)", "/home/dev/.ssh", false},
		{"deny Read(~/.ssh/)", "/home/dev/.ssh", true},
		{"deny Read(~/.ssh/**)", p + ".ssh/id", false},
		{"deny Read(~)", "/home/dev/x/y", true},
		{"deny Read(~)", "/home/device", false},
		{"deny Read(/secret)", "/home/dev/.config/automode/secret", true},
		{"deny Read(/secret)", p + "secret", false},
		{"project deny Read(/secret)", p + "secret", true},
		{"project deny Read(/secret)", p + "a/secret", false},
		{"managed deny Read(/x)", "/etc/automode/x", true},
		{"deny Read(./secret/x)", p + "secret/x", true},
		{"deny Read(secret/x)", p + "secret/x", true},
		{"deny Read(secret/x)", p + "a/secret/x", false},
		{"deny Read(../other)", "/home/dev/other/x", true},
		{"deny Read(a/../b/c)", p + "b/c", true},
		{"deny Read(//)", "/anything", true},
		{"deny Read(**)", p + "x", true},
		{"deny Read(**)", "/home/dev/x", false},
		// Bare names at any depth, never above.
		{"deny Read(.env)", p + ".env", true},
		{"deny Read(.env)", p + "a/b/.env", true},
		{"deny Read(.env)", p + "a/.env/b", true},
		{"deny Read(.env)", "/home/dev/.env", false},
		{"deny Read(.env)", p + ".envrc", false},
		{"deny Read(.env)", p + "x.env", false},
		{"deny Read(./.env)", p + "a/.env", true},
		{"allow Read(.env)", p + "a/.env", true},
		{"allow Read(./.env)", p + "a/.env", false},
		{"allow Read(./.env)", p + ".env", true},
		// A folder with all that is in it.
		{"deny Read(dir/**)", p + "dir/x", true},
		{"deny Read(dir/**)", p + "a/dir/x/y", true},
		{"allow Read(dir/**)", p + "a/dir/x", false},
		{"allow Read(dir/**)", p + "dir/x/y", true},
		{"allow Read(dir/**)", p + "dir", false},
		{"allow Read(dir/**)", p + "dirx/y", false},
		{"deny Read(a/dir/**)", p + "b/a/dir/x", false},
		// Wildcards.
		{"deny Read(*.pem)", p + "a/key.pem", true},
		{"deny Read(*.pem)", p + "a/key.pem.txt", false},
		{"deny Read(src/*.ts)", p + "src/a.ts", true},
		{"deny Read(src/*.ts)", p + "src/a/b.ts", false},
		{"deny Read(src/**/*.ts)", p + "src/b.ts", true},
		{"deny Read(src/**/*.ts)", p + "src/a/c/b.ts", true},
		{"deny Read(src/**/test/**/x)", p + "src/test/a/test/x", true},
		{"deny Read(src/**/test/**/x)", p + "src/a/test", false},
		{"deny Read(**/secrets/**)", p + "a/secrets/x", true},
		{"deny Read(**/secrets/**)", p + "secrets", false},
		{"deny Read(//**/.env)", "/srv/app/.env", true},
		{"deny Read(?.txt)", p + "a.txt", true},
		{"deny Read(?.txt)", p + "ab.txt", false},
		{"deny Read([a-c].txt)", p + "b.txt", true},
		{"deny Read([!a-c].txt)", p + "b.txt", false},
		{"deny Read([!a-c].txt)", p + "d.txt", true},
		{"deny Read([]].txt)", p + "].txt", true},
		{"deny Read([x.txt)", p + "[x.txt", true},
		{`deny Read(\*.txt)`, p + "*.txt", true},
		{`deny Read(\*.txt)`, p + "a.txt", false},
		{"deny Read(*.{pem,key})", p + "a.key", true},
		{"deny Read({a,b}/{c,d})", p + "b/c", true},
		{"deny Read({a,b}/{c,d})", p + "b/e", false},
		{"allow Read(*.{pem,key})", p + "a.key", false},
		{"deny Read(a//b/)", p + "a/b/c", true},
	} {
		want := none
		if test.want {
			if want = denied; strings.HasPrefix(test.rule, "allow") {
				want = allowed
			}
		}
		a := tool("Read", automode.ReadTool, "{}", effect(automode.Read, test.target))
		if got := layer(test.rule).Judge(a, 0); got.Word != want {
			t.Errorf("%s, %s: got %v (%s), want %v", test.rule, test.target, got.Word, got.Why, want)
		}
	}
}

func TestPathRulesBindEveryRoute(t *testing.T) {
	const p = "/home/dev/project/"
	at := func(k automode.Kind, target string, change ...func(*automode.Effect)) automode.Effect {
		e := effect(k, target)
		for _, c := range change {
			c(&e)
		}
		return e
	}
	tree := func(e *automode.Effect) { e.Extent = automode.Tree }
	children := func(e *automode.Effect) { e.Extent = automode.Children }
	bounded := func(e *automode.Effect) { e.Known = automode.Bounded }
	guess := func(e *automode.Effect) { e.Known = automode.Guess }
	oneOf := func(e *automode.Effect) { e.Known = automode.OneOf }
	redirect := func(e *automode.Effect) { e.Part = automode.InRedirect }
	listing := func(e *automode.Effect) { e.Traits = automode.Listing }
	metadata := func(e *automode.Effect) { e.Traits = automode.Metadata }
	readable := func(e *automode.Effect) { e.Traits = automode.Readable }
	entry := func(e *automode.Effect) { e.Traits = automode.EntryPoint }
	link := func(named string) func(*automode.Effect) { return func(e *automode.Effect) { e.Named = named } }
	for _, test := range []struct {
		rule, command string
		effect        automode.Effect
		want          automode.Word
	}{
		{"deny Read(.env)", "cat .env", at(automode.Read, p+".env"), denied},
		{"deny Read(.env)", "x < .env", at(automode.Read, p+".env", redirect), denied},
		{"deny Read(.env)", "rm .env", at(automode.Delete, p+".env"), denied},
		{"deny Read(.env)", "cp a .env", at(automode.Lose, p+".env"), denied},
		{"deny Read(.env)", "x > .env", at(automode.Write, p+".env", redirect), denied},
		{"deny Read(.env)", "cat .env", at(automode.Disclose, p+".env"), denied},
		{"deny Read(.env)", "sh .env", at(automode.Run, p+".env"), denied},
		{"ask Read(.env)", "cat .env", at(automode.Read, p+".env"), asked},
		{"deny Edit(.env)", "cat .env", at(automode.Read, p+".env"), none},
		{"deny Edit(.env)", "x > .env", at(automode.Write, p+".env", redirect), denied},
		{"deny Edit(.env)", "rm .env", at(automode.Delete, p+".env"), denied},
		{"deny Write(.env)", "x > .env", at(automode.Write, p+".env"), none},
		// Links.
		{"deny Read(.env)", "cat l", at(automode.Read, p+".env", link(p+"l")), denied},
		{"deny Read(l)", "cat l", at(automode.Read, "/srv/x", link(p+"l")), denied},
		{"allow Read(~/docs)", "cat l", at(automode.Read, "/home/dev/docs/a", link(p+"l")), none},
		{"allow Read(~/docs)", "cat l", at(automode.Read, "/home/dev/.ssh/id", link("/home/dev/docs/a")), none},
		{"allow Read(~/docs)", "cat l", at(automode.Read, "/home/dev/docs/b", link("/home/dev/docs/a")), allowed},
		// What allows reading and editing.
		{"allow Read(~/docs)", "x > y", at(automode.Write, "/home/dev/docs/b"), none},
		{"allow Edit(~/docs)", "x > y", at(automode.Write, "/home/dev/docs/b", redirect), allowed},
		{"allow Edit(~/docs)", "cat y", at(automode.Read, "/home/dev/docs/b"), allowed},
		{"allow Edit(~/docs)", "rm y", at(automode.Delete, "/home/dev/docs/b"), none},
		{"allow Edit(~/docs)", "cp x y", at(automode.Lose, "/home/dev/docs/b"), none},
		{"allow Edit(~/docs)", "chmod +x y", at(automode.Write, "/home/dev/docs/b", metadata), none},
		{"allow Read(~/docs)", "cat ?", at(automode.Read, "/home/dev/docs", bounded), allowed},
		{"allow Read(~/docs)", "cat ?", at(automode.Read, "/home/dev", bounded), none},
		{"allow Read(~/docs)", "cat ?", at(automode.Read, "/home/dev/docs/x", guess), none},
		{"allow Read(~/docs/**)", "grep -r", at(automode.Read, "/home/dev/docs", tree), allowed},
		{"allow effect:Delete(~/docs/**)", "rm -r", at(automode.Delete, "/home/dev/docs", tree), none},
		{"allow effect:Delete(~/docs/**)", "rm -r", at(automode.Delete, "/home/dev/docs/a", tree), allowed},
		{"allow effect:Delete(~/docs)", "rm -r", at(automode.Delete, "/home/dev/docs", tree), allowed},
		{"allow effect:Delete(~/docs/**)", "mv", at(automode.Write, "/home/dev/docs/a"), none},
		// One of a few, bounds and wildcards.
		{"deny Read(.env)", "cat {.env,x}", at(automode.Read, p+".env", oneOf), denied},
		{"deny Read(secrets)", "cat ?", at(automode.Read, p+"secrets", bounded), denied},
		{"deny Read(secrets/**)", "cat ?", at(automode.Read, p+"secrets", bounded), denied},
		{"deny Read(.env)", "cat ?", at(automode.Read, p[:len(p)-1], bounded), unsettled},
		{"deny Read(.env)", "cat ?", at(automode.Read, "", guess), unsettled},
		{"deny Read(.env)", "cat ?", at(automode.Read, "/srv", bounded), none},
		{"deny Read(//srv/a/x)", "cat ?", at(automode.Read, "/srv", bounded), unsettled},
		{"deny Read(//srv/a/x)", "cat ?", at(automode.Read, "/srv/b", bounded), none},
		{"deny Read(.env)", "cat .e*", at(automode.Read, p[:len(p)-1], bounded), denied},
		{"deny Read(.env)", "cat ./.[a-f]nv", at(automode.Read, p[:len(p)-1], bounded), denied},
		{"deny Read(.env)", "cat */.e??", at(automode.Read, p[:len(p)-1], bounded), denied},
		{"deny Read(.env)", "prog", at(automode.Read, p+".e*", bounded), denied},
		{"deny Read(.env)", "prog", at(automode.Read, p+"*.go", bounded), none},
		{"deny Read(.env)", "cat *.go", at(automode.Read, p[:len(p)-1], bounded), none},
		{"deny Read(*.pem)", "cat key.*", at(automode.Read, p[:len(p)-1], bounded), denied},
		{"deny Read(~/.ssh/**)", "cat ~/.s*/id", at(automode.Read, "/home/dev", bounded), denied},
		{"deny Read(~/.ssh/**)", "cat /home/*/.ssh/id", at(automode.Read, "/home", bounded), denied},
		{"deny Read(~/.ssh/**)", "cat /home/**/id", at(automode.Read, "/home", bounded), denied},
		// Folders: the content that is named, the walk that is not.
		{"deny Read(secrets/**)", "grep -r x secrets", at(automode.Read, p+"secrets", tree), denied},
		{"deny Read(secrets/**)", "cat secrets/*", at(automode.Read, p+"secrets", children), denied},
		{"deny Read(secrets/**)", "ls secrets", at(automode.Read, p+"secrets", children, listing), none},
		{"deny Read(.env)", "grep -r x .", at(automode.Read, p[:len(p)-1], tree), none},
		{"deny Read(.env)", "cat *", at(automode.Read, p[:len(p)-1], children), none},
		{"deny Read(key)", "cat *", at(automode.Read, p[:len(p)-1], children), denied},
		{"deny Read(//srv/key)", "cat /srv/*", at(automode.Read, "/srv", children), denied},
		{"deny Read(*.pem)", "cat *", at(automode.Read, p[:len(p)-1], children), unsettled},
		{"deny Read(key)", "ls", at(automode.Read, p[:len(p)-1], children, listing), none},
		{"deny Read(~/.ssh/**)", "rm -rf ~", at(automode.Delete, "/home/dev", tree), denied},
		{"deny Edit(//home/dev/project/db)", "rm -rf *", at(automode.Delete, p[:len(p)-1], children), denied},
		{"deny Edit(.env)", "rm -rf .", at(automode.Delete, p[:len(p)-1], tree), unsettled},
		{"deny Edit(.env)", "rm -rf dist", at(automode.Delete, p+"dist", tree), none},
		{"deny Edit(//srv/x)", "prettier -w .", at(automode.Write, "/srv", tree), none},
		// Words of what is not understood.
		{"deny Read(.env)", "prog .env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog --file=.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog FILE=sub/.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog -f.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog @.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog --data=@.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog file:///home/dev/project/.env", at(automode.Unknown, ""), denied},
		{"deny Read(~/.ssh/**)", "prog --key=~/.ssh/id", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog ../project/.env", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog .en?", at(automode.Unknown, ""), denied},
		{"deny Read(.env)", "prog x.env", at(automode.Unknown, ""), none},
		{"ask Edit(.env)", "prog .env", at(automode.Unknown, ""), asked},
		{"deny Read(.env)", "echo .env", at(automode.Publish, "x"), none},
		{"deny Read(.env)", "node -e x .env", at(automode.Run, "node"), denied},
		{"deny Read(.env)", "node -e x .env", at(automode.Run, "node", readable), none},
		// Code that cannot be read, while a path is forbidden.
		{"deny Read(.env)", "./x", at(automode.Run, p+"x"), unsettled},
		{"deny Read(.env)", "npm test", at(automode.Run, "test", entry), none},
		{"deny Read(.env)", "sh x", at(automode.Run, p+"x", readable), none},
		{"ask Read(.env)", "./x", at(automode.Run, p+"x"), none},
		{"deny Bash(rm *)", "./x", at(automode.Run, p+"x"), none},
		{"deny effect:Read(.env)", "./x", at(automode.Run, p+"x"), unsettled},
		// Effect rules.
		{"deny effect:Keep(~/project)", "git add x", at(automode.Keep, p[:len(p)-1]), denied},
		{"deny effect:Keep(sub/**)", "git -C sub add x", at(automode.Keep, p+"sub/deep"), denied},
		{"deny effect:Keep(~/other)", "git add x", at(automode.Keep, p[:len(p)-1]), none},
		{"ask effect:Disclose(.env)", "cat .env", at(automode.Disclose, p+".env"), asked},
		{"deny effect:Delete(~/**)", "rm x", at(automode.Delete, "/home/dev/x"), denied},
		{"deny effect:Delete(~/**)", "cat x", at(automode.Read, "/home/dev/x"), none},
		{"deny effect:Delete(~/x)", "prog ~/x", at(automode.Unknown, ""), denied},
		{"deny effect:Run(//srv/x)", "/srv/x", at(automode.Run, "/srv/x"), denied},
		{"deny effect:Run(npm *)", "npm test", at(automode.Run, "test", entry), denied},
		{"allow effect:Run(npm test)", "npm test", at(automode.Run, "test"), allowed},
		{"allow effect:Run(npm test)", "npm test x", at(automode.Run, "test"), none},
		{"allow effect:Install(left-pad)", "npm i left-pad", at(automode.Install, "left-pad"), allowed},
		{"ask effect:Publish", "git push", at(automode.Publish, "origin"), asked},
	} {
		a := action(strings.Fields(test.command), test.effect)
		if got := layer(test.rule).Judge(a, 0); got.Word != test.want {
			t.Errorf("%s, %s: got %v (%s), want %v", test.rule, test.command, got.Word, got.Why, test.want)
		}
	}
}

// Of a long word every end may be a path, as long as a path can be.
func TestWordOfManyParts(t *testing.T) {
	word := strings.Repeat("x=1;", 15000)
	for w, want := range map[string]automode.Word{word + "a=.env": denied, word + "a=.env,b": denied, word: none} {
		a := action([]string{"prog", w}, effect(automode.Unknown, ""))
		l := layer("deny Read(.env)")
		if got := l.Judge(a, 0); got.Word != want {
			t.Errorf("...%s: got %v, want %v", w[len(w)-8:], got.Word, want)
		}
		total := 0
		for _, name := range l.pathWords(a, &a.Effects[0]) {
			total += len(name)
		}
		if total > 8<<20 {
			t.Errorf("names of %d bytes are compared for a word of %d", total, len(w))
		}
	}
}

func TestNothingAllowsWhatMayBeForbidden(t *testing.T) {
	e := effect(automode.Read, "/home/dev/project")
	e.Known = automode.Bounded
	a := action([]string{"cat", "?"}, e)
	if o := layer("deny Read(.env)", "allow Bash(cat *)").Judge(a, 0); o.Word != unsettled {
		t.Errorf("%+v", o)
	}
	if o := layer("allow Bash(cat *)").Judge(a, 0); o.Word != allowed {
		t.Errorf("%+v", o)
	}
}

func TestCapitalsWhereTheFileSystemDoesNotMind(t *testing.T) {
	e := effect(automode.Read, "/home/dev/project/.ENV")
	for platform, want := range map[automode.Platform]automode.Word{automode.Linux: none, automode.Darwin: denied} {
		env := testEnv
		env.Platform = platform
		if o := layerIn(env, "deny Read(.Env)").Judge(tool("Read", automode.ReadTool, "{}", e), 0); o.Word != want {
			t.Errorf("%v: %+v", platform, o)
		}
	}
	env := testEnv
	env.Platform = automode.Darwin
	if o := layerIn(env, "allow Read(.env)").Judge(tool("Read", automode.ReadTool, "{}", e), 0); o.Word != none {
		t.Errorf("an allow means its own letters: %+v", o)
	}
	e.Target = "/home/dev/project/Docs/a"
	if o := layerIn(env, "allow Read(Docs/**)").Judge(tool("Read", automode.ReadTool, "{}", e), 0); o.Word != allowed {
		t.Errorf("which it does mean: %+v", o)
	}
}

func TestGoingElsewhereLiftsNothing(t *testing.T) {
	env := testEnv
	env.Cwd = "/home/dev/project/sub"
	e := effect(automode.Read, "/home/dev/project/.env")
	if o := layerIn(env, "deny Read(.env)").Judge(tool("Read", automode.ReadTool, "{}", e), 0); o.Word != denied {
		t.Errorf("%+v", o)
	}
	env.Cwd = "/home/dev/other"
	e = effect(automode.Read, "/home/dev/other/.env")
	if o := layerIn(env, "allow Read(.env)").Judge(tool("Read", automode.ReadTool, "{}", e), 0); o.Word != none {
		t.Errorf("an allow means the project, not where the agent went: %+v", o)
	}
}

func TestWithoutAWorkingFolderAPathIsForbiddenEverywhere(t *testing.T) {
	read := func(target string) *automode.Action {
		return tool("Read", automode.ReadTool, "{}", effect(automode.Read, target))
	}
	for _, test := range []struct {
		rule, target string
		want         automode.Word
	}{
		{"deny Read(.env)", "/srv/x/.env", denied},
		{"deny Read(.env)", "/srv/x/env", none},
		{"ask Edit(src/a)", "/srv/x/src/a", none},
		{"ask Read(./src/a)", "/srv/x/src/a", asked},
		{"deny Read(../a)", "/srv/x", asked},
		{"allow Read(.env)", "/srv/x/.env", none},
	} {
		if o := layerIn(Env{Home: "/home/dev"}, test.rule).Judge(read(test.target), 0); o.Word != test.want {
			t.Errorf("%s, %s: %+v", test.rule, test.target, o)
		}
	}
}

// A project's rule without a file of its own begins at the project.
func TestAProjectsRuleBeginsThere(t *testing.T) {
	c := config.Config{Settings: config.Settings{Deny: []config.Rule{{Text: "Read(/secret)", Origin: config.Origin{Scope: config.Project}}}}}
	a := tool("Read", automode.ReadTool, "{}", effect(automode.Read, "/home/dev/project/secret"))
	if o := New(c, testEnv).Judge(a, 0); o.Word != denied {
		t.Errorf("%+v", o)
	}
}

func TestWithoutItsFolderARuleThatForbidsAsks(t *testing.T) {
	a := action([]string{"ls"}, effect(automode.Read, "/x"))
	l := layerIn(Env{Root: "/p", Cwd: "/p"}, "deny Read(~/.ssh)")
	if o := l.Judge(a, 0); o.Word != asked {
		t.Errorf("%+v", o)
	}
	if d := l.Dead(); len(d) != 1 || !strings.Contains(d[0].Why, "write the path in full") {
		t.Errorf("%v", d)
	}
	if o := layerIn(Env{Root: "/p", Cwd: "/p"}, "allow Read(~/x)").Judge(a, 0); o.Word != none {
		t.Errorf("%+v", o)
	}
}
