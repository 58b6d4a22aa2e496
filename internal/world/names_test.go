package world

import (
	"path"
	"slices"
	"strings"
	"testing"

	"automode"
)

func TestDotted(t *testing.T) {
	w := letters(automode.Linux)
	names, _ := w.Dotted("*")
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
	for _, c := range []struct {
		pattern, name string
		want          bool
	}{
		{".e*", ".env", true}, {".?nv", ".env", true}, {"*v", ".env", true}, {"[.]env", ".env", true}, {".[!x]nv", ".env", true}, {`.e\nv`, ".env", true},
		{".env", ".env", true}, {".n*rc", ".npmrc", true}, {".e*", ".ssh", false}, {"*.ts", ".env", false}, {"src", ".env", false}, {".[!e]nv", ".env", false}, {".[^e]nv", ".env", true},
		{"[[:punct:]]env", ".env", true}, {".[[:alpha:]_]nv", ".env", true}, {".[[=e=][:digit:]]nv", ".env", true}, {".[[:alpha:]]nx", ".env", false}, {".env[", ".env", false}, {"", ".env", false},
	} {
		list, _ := w.Dotted(c.pattern)
		if got := slices.Contains(list, c.name); got != c.want {
			t.Errorf("%s and %s: %t", c.pattern, c.name, got)
		}
	}
}

// A pattern's beginning, end and middle only ever spare the comparison.
func TestGlob(t *testing.T) {
	for _, pattern := range []string{"", "*", "*.ts", ".e*", "*conf*", "?nv", "*.env.?", "[.]env", "a*[b]*c", `.e\nv`, "*rc*", ".*rc", "**", "?*?", "*e*n*v*", "[!x]*", "*.p?m"} {
		names := newGlob(pattern)
		eachName(func(name string) {
			name = strings.ReplaceAll(name, "*", "x")
			want, err := path.Match(strings.ReplaceAll(pattern, "[!", "[^"), name)
			if _, got := names.matches(name); got != (want && err == nil) {
				t.Errorf("%s and %s: %t", pattern, name, got)
			}
		})
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
