package commands

import "testing"

// TestNames: what names of tasks, scripts, files and shells say, typed by hand.
func TestNames(t *testing.T) {
	for name, want := range map[string]bool{
		"test": true, "test:unit": true, "unit-test": true, "build": true, "dev": true,
		"test:unit:ci": true, "ci:test:unit": false, // in the middle it says less
		"deploy": false, "test:deploy": false, "build-and-publish": false, "db:seed": false,
		"testing": false, "": false, ":": false, "unittest": true, "doctest:fast": true, "contest": false,
	} {
		if got := EntryTask(name); got != want {
			t.Errorf("the task %q: %v", name, got)
		}
	}
	for name, want := range map[string]bool{
		"run_tests": true, "check": true, "runtests": true, "doctest": true, "latest": false, "lint.fast": true, "build-all": true,
		"test_mail": false, "install-and-test": false, "dev": false, "helper": false, "": false,
	} {
		if got := CheckScript(name); got != want {
			t.Errorf("the script %q: %v", name, got)
		}
	}
	for name, want := range map[string]bool{"build": true, "web:dist": true, "rebuild": false, "test": false} {
		if got := BuildTask(name); got != want {
			t.Errorf("%q builds: %v", name, got)
		}
	}
	for name, want := range map[string]Lang{"a.py": Python, "a.test.tsx": TypeScript, "lib/a.mjs": JavaScript, "x.t": Perl, "x.go": Native, "x.h": Native} {
		if got, ok := SourceLang(name); !ok || got != want {
			t.Errorf("%s is in %s", name, got)
		}
	}
	for _, name := range []string{"a.txt", "a", "py", "a.", "package.json"} {
		if got, ok := SourceLang(name); ok {
			t.Errorf("%s is in %s", name, got)
		}
	}
	if !CompiledFirst("a.rs") || CompiledFirst("a.h") || CompiledFirst("a") {
		t.Error("a runner compiles the sources themselves, and no headers")
	}
	if !FoundSettings("go.mod") || !FoundSettings("ruff.toml") || FoundSettings("README.md") {
		t.Error("settings are found by their names")
	}
	if !DataManifest("package.json") || DataManifest("setup.py") || DataManifest("Makefile") {
		t.Error("a manifest is data, or it is code")
	}
	for _, c := range []struct {
		shell, flags string
		want         bool
	}{
		{"", "", true}, {"bash", "-euo pipefail", true}, {"/usr/bin/env bash", "-c", true},
		{"/usr/bin/env python3", "", false}, {"python3", "-c", false}, {"bash", "--rcfile x", false}, {"/opt/bash", "", false},
	} {
		if got := RunsRecipes(c.shell, c.flags); got != c.want {
			t.Errorf("%q with %q reads recipes: %v", c.shell, c.flags, got)
		}
	}
	for name, want := range map[string]bool{"GIT_DIR": true, "HOME": true, "GIT_SSH_COMMAND": true, "GIT_EDITOR": false, "GIT_AUTHOR_NAME": false, "EDITOR": false} {
		if got := LeadsGit(name); got != want {
			t.Errorf("%s leads git: %v", name, got)
		}
	}
}
