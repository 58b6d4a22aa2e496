package world

import (
	"os"
	"path/filepath"
	"testing"
)

// TestMoment: worlds of one moment see what the first of them saw, and one
// without a moment what is there now; projects are told apart.
func TestMoment(t *testing.T) {
	top := tree(t, "home/a/x = 1", "home/b/", "home/a/link -> %s/home/b")
	a, b := filepath.Join(top, "home", "a"), filepath.Join(top, "home", "b")
	m := new(Moment)
	world := func(root string, m *Moment) *World {
		return New(Options{Home: filepath.Join(top, "home"), Roots: []string{root}, Cwd: root, Moment: m})
	}
	looks := 0
	counted := world(a, m)
	counted.o.FS.Lstat = func(path string) (os.FileInfo, error) { looks++; return os.Lstat(path) }
	if r := counted.Resolve("x"); !r.Exists || looks == 0 {
		t.Fatalf("%+v after %d looks", r, looks)
	}
	if err := os.Remove(filepath.Join(a, "x")); err != nil {
		t.Fatal(err)
	}
	looks = 0
	again := world(a, m)
	again.o.FS = counted.o.FS
	if r := again.Resolve("x"); !r.Exists || looks > 0 {
		t.Errorf("the same moment: %+v after %d looks", r, looks)
	}
	if r := world(a, nil).Resolve("x"); r.Exists {
		t.Error("without a moment a file that is gone is there")
	}
	if got := world(a, m).Roots(); len(got) != 1 || got[0] != a {
		t.Errorf("the first project is %q", got)
	}
	if got := world(b, m).Roots(); len(got) != 1 || got[0] != b {
		t.Errorf("the second project is %q", got)
	}
	if got := world(a, m).Resolve("link").Path; got != b {
		t.Errorf("a link leads to %s", got)
	}
	if !world(filepath.Join(top, "none"), m).Lexical() || world(a, m).Lexical() {
		t.Error("which folder is there is not told")
	}
}
