package world

import (
	"slices"
	"strings"
	"testing"

	"automode"
)

func TestDotNames(t *testing.T) {
	w := letters(automode.Linux)
	names := w.DotNames()
	for _, want := range []string{".env", ".env.x", ".ssh", ".git", ".claude", ".npmrc", ".bashrc", ".netrc"} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is not among them", want)
		}
	}
	for _, n := range names {
		if n[0] != '.' || strings.ContainsAny(n, "*/") || n != fold(n) {
			t.Errorf("%s is no name", n)
		}
	}
}

func TestOwnPrograms(t *testing.T) {
	w := letters(automode.Linux)
	for path, want := range map[string]bool{
		"/home/dev/project/node_modules/.bin": true, "/home/dev/project/apps/web/node_modules/.bin": true, "/home/dev/project/.venv/bin": true,
		"/home/dev/project/venv/bin": true, "/home/dev/project/bin": false, "/home/dev/project": false, "/home/dev/project/.bin": false,
		"/home/dev/other/node_modules/.bin": false, "/tmp/.venv/bin": false, "/home/dev/project/node_modules/.bin/x": false, "/home/dev/project/x/bin": false,
	} {
		if got := w.OwnPrograms(path); got != want {
			t.Errorf("%s: %t", path, got)
		}
	}
}

func TestOwnProgramsByWhatLiesThere(t *testing.T) {
	top := tree(t, "app/envs/py/pyvenv.cfg = x", "app/envs/py/bin/", "app/envs/other/bin/")
	w := New(Options{Cwd: top + "/app", Roots: []string{top + "/app"}})
	if !w.OwnPrograms(top + "/app/envs/py/bin") {
		t.Error("a virtual environment of another name is not known")
	}
	if w.OwnPrograms(top + "/app/envs/other/bin") {
		t.Error("any folder of programs is taken for a virtual environment's")
	}
}
