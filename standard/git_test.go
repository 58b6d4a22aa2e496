package standard_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// repository makes a project with a remote, and a branch to push.
func repository(t *testing.T) (home, project string, git func(...string)) {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	home, project = top, filepath.Join(top, "project")
	git = func(args ...string) {
		t.Helper()
		run(t, strings.Join(args, " "), project, home)
	}
	if err := os.Mkdir(project, 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	if err := os.WriteFile(filepath.Join(project, "package.json"), []byte("{}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	git("init", "-q", "-b", "main")
	git("add", "-A")
	git("commit", "-q", "-m", "one")
	git("init", "-q", "--bare", home+"/remote.git")
	git("remote", "add", "origin", home+"/remote.git")
	git("checkout", "-q", "-b", "topic")
	return home, project, git
}

func verdict(t *testing.T, env standard.Env, command string) automode.Verdict {
	t.Helper()
	c := &automode.Call{Agent: "claude", Tool: "Bash", Kind: automode.ShellTool, Command: command, Cwd: env.Root, Roots: []string{env.Root}, Platform: automode.Linux}
	return standard.New(standard.Config{}, env, nil).Decide(t.Context(), c).Verdict
}

// What the session knows of the remotes, the hook and the environment decides
// whether a push goes on by itself.
func TestPushInASession(t *testing.T) {
	home, project, git := repository(t)
	plain := standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux}
	with := func(change func(*standard.Env)) standard.Env {
		e := plain
		change(&e)
		return e
	}
	changed := func(name string) func(*standard.Env) {
		return func(e *standard.Env) {
			e.Remotes = []string{home + "/remote.git"}
			e.Changed = func(p string) bool { return strings.HasSuffix(p, name) }
		}
	}
	variable := func(name string) func(*standard.Env) {
		return func(e *standard.Env) {
			e.Getenv = func(n string) (string, bool) { return "/tmp/x", n == name }
		}
	}
	check := func(what string, env standard.Env, want automode.Verdict) {
		t.Helper()
		if got := verdict(t, env, "git push -u origin HEAD"); got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	check("nothing is known of a session", plain, automode.Allow)
	check("the remote as it was", with(func(e *standard.Env) { e.Remotes = []string{home + "/remote.git"} }), automode.Allow)
	check("another remote than it was", with(func(e *standard.Env) { e.Remotes = []string{home + "/other.git"} }), automode.Ask)
	check("there was no remote", with(func(e *standard.Env) { e.Remotes = []string{} }), automode.Ask)
	check("a session that was not seen from its beginning", with(func(e *standard.Env) { e.Changed = func(string) bool { return true } }), automode.Ask)
	check("a hook that is not there changed", with(changed("/pre-push")), automode.Allow)
	for _, name := range []string{"GIT_DIR", "GIT_CONFIG_COUNT", "GIT_SSH_COMMAND", "GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL"} {
		check(name, with(variable(name)), automode.Ask)
	}
	check("GIT_EDITOR", with(variable("GIT_EDITOR")), automode.Allow)

	hook := filepath.Join(project, ".husky", "_", "pre-push")
	if err := os.MkdirAll(filepath.Dir(hook), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(hook, []byte("#!/bin/sh\nnpm test\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	git("config", "core.hooksPath", ".husky/_")
	check("a hook of the project", with(changed("/none")), automode.Allow)
	check("a hook that this session changed", with(changed("/.husky/_/pre-push")), automode.Ask)
	check("what it calls was changed", with(changed("/.husky/pre-push")), automode.Ask)
	check("what it runs was changed", with(changed("/package.json")), automode.Ask)
	if got := verdict(t, with(changed("/none")), "echo x > .husky/pre-push; git push -u origin HEAD"); got == automode.Allow {
		t.Error("a hook that this call changed is allowed")
	}
}

// Working trees beside the first one share its refs and have an index of their
// own.
func TestLinkedWorkingTree(t *testing.T) {
	home, project, git := repository(t)
	tree := filepath.Join(home, "tree")
	git("worktree", "add", "-q", tree, "main")
	env := standard.Env{Home: home, AccountHome: home, Root: tree, Platform: automode.Linux}
	for command, want := range map[string]automode.Verdict{
		"rm package.json": automode.Allow, "git reset --hard": automode.Allow, "git branch -D topic": automode.Allow, "git clean -fd": automode.Allow,
		"git reset --hard none": automode.Ask,
	} {
		if got := verdict(t, env, command); got != want {
			t.Errorf("%s: %s, want %s", command, got, want)
		}
	}
	if err := os.WriteFile(filepath.Join(tree, "package.json"), []byte("{ }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"rm package.json", "git reset --hard"} {
		if got := verdict(t, env, command); got != automode.Ask {
			t.Errorf("%s: %s", command, got)
		}
	}
	// One that the repository does not know is not believed.
	fake := filepath.Join(home, "fake")
	if err := os.Mkdir(fake, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{".git": "gitdir: " + project + "/.git\n", "package.json": "{}\n"} {
		if err := os.WriteFile(filepath.Join(fake, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	env.Root = fake
	if got := verdict(t, env, "rm package.json"); got != automode.Ask {
		t.Errorf("in a folder that points at a repository: %s", got)
	}
}
