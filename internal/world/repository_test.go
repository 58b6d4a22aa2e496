package world

import (
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/git"
)

const originConfig = "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = git@github.com:owner/repo.git\n"

func TestRepository(t *testing.T) {
	top := tree(t, "app/.git/HEAD = ref: refs/heads/main", "app/.git/objects/", "app/.git/refs/", "app/.git/config = "+originConfig, "app/src/deep/",
		// A work tree that its repository knows of.
		"tree/.git = gitdir: %s/app/.git/worktrees/tree", "app/.git/worktrees/tree/gitdir = %s/tree/.git", "tree/src/",
		// One that points at a repository which knows nothing of it.
		"spoof/.git = gitdir: %s/app/.git/worktrees/tree", "spoof/src/",
		"whole/.git = gitdir: %s/app/.git", "garbage/.git = nonsense", "self/.git = gitdir: .git",
		// A submodule, and one that points out of the repository around it.
		"app/mod/.git = gitdir: ../.git/modules/mod", "app/.git/modules/mod/HEAD = x", "app/.git/modules/mod/objects/", "app/.git/modules/mod/refs/",
		"app/bad/.git = gitdir: ../../other/.git", "other/.git/HEAD = x", "other/.git/objects/", "other/.git/refs/",
		"lone/a/", "linked -> app/src", "app/.git/modules/mod/config = [remote \"origin\"]\nurl = https://forge.example/m/n\n")
	w := New(Options{Cwd: top + "/app"})
	for path, want := range map[string]string{
		"app": "app", "app/src/deep": "app", "app/src/none/yet": "app", "linked/deep": "app", "app/.git/hooks": "app",
		"tree/src": "tree", "spoof/src": "", "whole": "", "garbage": "", "self": "",
		"app/mod": "app/mod", "app/bad": "", "other": "other", "lone/a": "",
	} {
		if want != "" {
			want = top + "/" + want
		}
		if root, ok := w.Repository(top + "/" + path); root != want || ok != (want != "") {
			t.Errorf("%s lies in %q, want %q", path, root, want)
		}
	}
	for path, want := range map[string]string{
		"app": "git@github.com:owner/repo.git", "tree": "git@github.com:owner/repo.git", "app/mod": "https://forge.example/m/n", "spoof": "", "whole": "", "lone": "",
	} {
		got := ""
		if r := w.Remotes(top + "/" + path); len(r) > 0 {
			got = r[0].URL
		}
		if got != want {
			t.Errorf("%s has the remote %q, want %q", path, got, want)
		}
	}
	trusting := New(Options{Cwd: top + "/app", Roots: []string{top + "/app"}})
	if _, class := trusting.Host("https://github.com/owner/repo"); class != automode.TrustedHost {
		t.Errorf("the root's own remote is %s", class)
	}
	spoofed := New(Options{Cwd: top + "/spoof", Roots: []string{top + "/spoof"}})
	if _, class := spoofed.Host("https://github.com/owner/repo"); class != automode.OtherHost {
		t.Errorf("a pointer to another repository makes its remote %s", class)
	}
}

func TestBareRepository(t *testing.T) {
	top := tree(t, "bare/HEAD = x", "bare/objects/ab/", "bare/refs/heads/main = y", "bare/hooks/update = z", "app/hooks/a.ts = x", "app/src/")
	w := New(Options{Cwd: top + "/app", Roots: []string{top + "/app", top + "/bare"}, Platform: automode.Linux})
	for path, want := range map[string]automode.Marks{
		"bare/objects/ab": automode.Repository | automode.Store, "bare/refs/heads/main": automode.Repository | automode.Store,
		"bare/hooks/update": automode.Repository | automode.Surface, "bare/HEAD": automode.Repository | automode.Store | automode.Surface,
		"bare/src": 0, "app/hooks/a.ts": 0,
	} {
		if got := w.Place(w.Resolve(top + "/" + path).Path).Marks; got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

func TestIsRepositoryLock(t *testing.T) {
	w := letters(automode.Linux)
	for path, want := range map[string]bool{
		".git/index.lock": true, ".git/refs/heads/a/b.lock": true, ".git/modules/x/index.lock": true, ".git/worktrees/x/HEAD.lock": true,
		".git/index": false, "yarn.lock": false, ".git/hooks/x.lock": false, ".git/objects/x.lock": false, ".git.lock": false, ".git": false,
	} {
		if got := w.IsRepositoryLock("/home/dev/project/" + path); got != want {
			t.Errorf("%s: %t", path, got)
		}
	}
}

func TestRaiseToRepository(t *testing.T) {
	top := tree(t, "home/app/.git/HEAD = x", "home/app/src/", "home/plain/", "home/.git/HEAD = x", "home/dotted/x/",
		"out/.git = gitdir: %s/home/app/.git", "out/src/", "home/link -> app/src", "home/tohome -> .")
	home := top + "/home"
	for _, c := range []struct{ cwd, want string }{
		{home + "/app/src", home + "/app"},
		{home + "/app", home + "/app"},
		{home + "/link", home + "/app"},
		{home + "/plain", home + "/plain"}, // the home is a repository, which makes it no project
		{home + "/dotted/x", home + "/dotted/x"},
		{home, ""}, {home + "/tohome", ""}, {top, ""}, {"/", ""}, {"/etc", ""}, {"/usr/bin", ""}, {"/tmp", ""},
		{top + "/out/src", top + "/out/src"}, // a pointer that is not believed raises nothing
		{home + "/none", ""}, {"relative", ""}, {"", ""},
	} {
		if got := RaiseToRepository(FS{}, c.cwd, "/nonexistent", home); got != c.want {
			t.Errorf("%s is raised to %q, want %q", c.cwd, got, c.want)
		}
	}
}

func TestRemotes(t *testing.T) {
	for _, c := range []struct{ name, config, want string }{
		{"plain", originConfig, "origin git@github.com:owner/repo.git "},
		{"push elsewhere", "[remote \"o\"]\nurl=a\npushurl = b\n", "o a b"},
		{"first of several", "[remote \"o\"]\nurl=a\nurl=b\n", "o a "},
		{"two", "[remote \"o\"]\nurl=a\n[branch \"x\"]\nremote=o\n[remote \"p\"]\nurl=b\n", "o a ;p b "},
		{"case of section and key", "[Remote \"O\"]\n\tURL = a\n", "O a "},
		{"old form", "[remote.o]\nurl = a\n", "o a "},
		{"quotes, comments, spaces", "# x\n[remote \"o\"] ; y\n url = \"a b\" c # d\n", "o a b c "},
		{"quoted hash", "[remote \"o\"]\nurl = \"a#b;c\"\n", "o a#b;c "},
		{"escapes", "[remote \"o\\\"p\"]\nurl = a\\\\b\\tc\n", "o\"p a\\b\tc "},
		{"continued line", "[remote \"o\"]\nurl = a\\\nb\n", "o ab "},
		{"windows lines", "[remote \"o\"]\r\n\turl = a\r\n", "o a "},
		{"header and key on one line", "[remote \"o\"] url = a\n", "o a "},
		{"included files are not read", "[include]\npath = x\n[remote \"o\"]\nurl = a\n", "o a "},
		{"key without value", "[remote \"o\"]\nfetch\nurl = a\n", "o a "},
		{"commented out", "[remote \"o\"]\n# url = a\n", ""},
		{"rewritten", "[url \"https://evil.test/\"]\ninsteadOf = https://github.com/\n[remote \"o\"]\nurl = a\n", ""},
		{"push rewritten", "[url \"https://evil.test/\"]\npushInsteadOf = https://github.com/\n[remote \"o\"]\nurl = a\n", ""},
		{"not the format", "[remote \"o\"]\nurl = a\n[broken\n", ""},
		{"open quote", "[remote \"o\"]\nurl = \"a\n", ""},
		{"bad escape", "[remote \"o\"]\nurl = a\\q\n", ""},
		{"key before section", "url = a\n", ""},
		{"empty", "", ""},
	} {
		var got []string
		for _, r := range remotes(c.config) {
			if r.URL != "" {
				got = append(got, r.Name+" "+r.URL+" "+r.Push)
			}
		}
		if s := strings.Join(got, ";"); s != c.want {
			t.Errorf("%s: %q, want %q", c.name, s, c.want)
		}
	}
}

// FuzzGitConfig looks for text that makes the reader panic or hang, and for
// words that it makes up.
func FuzzGitConfig(f *testing.F) {
	for _, s := range []string{originConfig, "[a.b.c]\nd", "[a \"b\\", "[a]b=\"c\\\n", "[", "[a]\nb = c\\", "\ufeff[x]", "[a .b]\n", "[a]\r\nb\r"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		n := 0
		git.Config(s, func(section, _, key, _ string) {
			n++
			lower := strings.ToLower(s)
			if section == "" || key == "" || !strings.Contains(lower, section) || !strings.Contains(lower, key) {
				t.Errorf("read section %q, key %q", section, key)
			}
		})
		if n > len(s) {
			t.Errorf("%d variables in %d bytes", n, len(s))
		}
	})
}

func TestKnownBuildOutput(t *testing.T) {
	top := tree(t, "js/package.json = {}", "js/src/", "js/packages/a/package.json = {}", "rs/Cargo.toml = x", "py/pyproject.toml = x",
		"go/go.mod = x", "net/App.csproj = x", "mk/Makefile = x", "none/", "bare/dist/", "js/real/", "js/dist -> real")
	roots := []string{top + "/js", top + "/rs", top + "/py", top + "/go", top + "/net", top + "/mk", top + "/none", top + "/bare"}
	w := New(Options{Cwd: top + "/js", Roots: roots, Platform: automode.Linux})
	yes := []string{"js/node_modules", "js/node_modules/a/index.js", "js/dist/x", "js/build", "js/coverage", "js/.next", "js/packages/a/dist",
		"js/packages/a/node_modules", "js/src/__pycache__", "rs/target", "rs/target/debug/x", "py/.venv", "py/build", "py/x.egg-info", "py/a/b/__pycache__/c.pyc",
		"none/x/.pytest_cache", "go/dist", "net/bin", "net/obj", "mk/build", "js/tsconfig.tsbuildinfo", "none/dist", "none/node_modules"}
	no := []string{"js", "js/src", "js/src/dist", "js/src/build", "js/target", "js/vendor", "js/packages", "js/packages/a", "js/bin", "rs/dist", "rs/src/target",
		"go/bin", "go/vendor", "none/x/dist", "none/src", "bare/dist", "mk/bin", "js/my-dist", "js/distx", "elsewhere/__pycache__", "js/../elsewhere/node_modules"}
	for _, p := range yes {
		if !w.KnownBuildOutput(top + "/" + p) {
			t.Errorf("%s is no build output", p)
		}
	}
	for _, p := range no {
		if w.KnownBuildOutput(top + "/" + p) {
			t.Errorf("%s is build output", p)
		}
	}
	l := letters(automode.Linux)
	for p, want := range map[string]bool{
		"node_modules": true, "dist": true, "target/debug": true, "apps/web/dist": true, "packages/a/build": true, "apps/web/node_modules": true,
		"src/__pycache__": true, "src/dist": false, "apps/dist": false, "apps/web/src/dist": false, "lib": false, "src": false, "../other/node_modules": false,
	} {
		if got := l.KnownBuildOutput("/home/dev/project/" + p); got != want {
			t.Errorf("%s: %t", p, got)
		}
	}
}

func TestOutputsAreCompared(t *testing.T) {
	for _, o := range outputs {
		for _, n := range slices.Concat(o.names, o.manifests) {
			if n != fold(n) || o.why == "" {
				t.Errorf("%q is not written as it is compared, or has no reason", n)
			}
		}
	}
}
