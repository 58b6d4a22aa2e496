package world

import (
	"sync"
	"testing"

	"automode"
)

// TestCalm: below a project whose names mean nothing only names decide, and
// nowhere that another root, home or path of ours may lie.
func TestCalm(t *testing.T) {
	at := func(platform automode.Platform, root string, o Options) *World {
		o.Platform, o.Roots, o.Cwd, o.Home = platform, append([]string{root}, o.Roots...), "/nonexistent", "/home/dev"
		return New(o)
	}
	for name, c := range map[string]struct {
		w    *World
		calm bool
	}{
		"a project":              {at(automode.Linux, "/home/dev/app", Options{}), true},
		"a project of macOS":     {at(automode.Darwin, "/Users/dev/App", Options{}), true},
		"elsewhere":              {at(automode.Linux, "/work/dev/app", Options{}), true},
		"names of programs":      {at(automode.Linux, "/data/work/app", Options{}), false},
		"another root in it":     {at(automode.Linux, "/home/dev/app", Options{Roots: []string{"/home/dev/app/in/it"}}), false},
		"ours in it":             {at(automode.Linux, "/home/dev/app", Options{Gate: []string{"/home/dev/app/own/f"}}), false},
		"ours hidden in it":      {at(automode.Linux, "/home/dev/app", Options{Gate: []string{"/home/dev/app/.own/f"}}), true},
		"in ours":                {at(automode.Linux, "/home/dev/app", Options{Gate: []string{"/home/dev/app"}}), false},
		"a home in it":           {at(automode.Linux, "/home/dev/app", Options{AccountHome: "/home/dev/app/home"}), false},
		"doubled names":          {at(automode.Darwin, "/private/var/folders/app", Options{}), false},
		"at the top":             {at(automode.Linux, "/app", Options{}), false},
		"a name that means much": {at(automode.Linux, "/home/dev/.git/app", Options{}), false},
		"a drive":                {at(automode.Linux, "/mnt/c", Options{}), false},
		"a drive's folder":       {at(automode.Linux, "/mnt/c/users", Options{}), false},
		"Windows":                {at(automode.Windows, "C:/work/app", Options{}), false},
	} {
		w := c.w
		w.settle()
		for _, root := range append(w.project, "/nowhere") {
			for _, n := range []string{"a.go", "src/a.go", ".env", "src/.env", "Makefile", "makefile", "src/x/makefile", "a..b", "./a", "../a", "..", "a//b", "a/", "", ".", "x/../../y",
				".own", ".own/f", "src/.own/f", "in", "in/it", "in/it/x", "own", "own/f", "own/f/x", "home", "home/.ssh/id_rsa", "id_rsa", "é", "a/É.txt", "README.md", "users", "users/x", "users/x/y", "c:", "aux", "a.b-c.d",
				"HEAD", "hooks/pre-commit", "config", "package.json", "deep/er/and/de/ep/er/and/de/ep/er/and/de/ep/er/and/de/ep/er/x", "tests/conftest.py", "x.pem", "server-key.pem"} {
				same(t, w, root+"/"+n)
			}
		}
		if got := w.calm.folder != ""; got != c.calm {
			t.Errorf("%s: calm %t, want %t", name, got, c.calm)
		}
	}
}

// TestNull: the device that is always empty is the same in every world.
func TestNull(t *testing.T) {
	for _, w := range worlds() {
		same(t, w, "/dev/null")
	}
}

// TestGround: what was found of a project is found again, and not where homes,
// roots, our own paths or the platform are others.
func TestGround(t *testing.T) {
	ground := new(Ground)
	options := []Options{
		{Platform: automode.Linux, Home: "/home/dev", Roots: []string{"/home/dev/app"}},
		{Platform: automode.Darwin, Home: "/home/dev", Roots: []string{"/home/dev/app"}},
		{Platform: automode.Linux, Home: "/home/dev/app/home", Roots: []string{"/home/dev/app"}},
		{Platform: automode.Linux, Home: "/home/dev", Roots: []string{"/home/dev/app", "/home/dev/app/in/it"}},
		{Platform: automode.Linux, Home: "/home/dev", Roots: []string{"/home/dev/app"}, Gate: []string{"/home/dev/app/own/f"}},
		{Platform: automode.Linux, Home: "/home/dev", Roots: []string{"/home/dev/application"}},
	}
	paths := []string{"", "/a.go", "/own/f", "/own", "/in/it", "/in", "/home", "/home/.ssh/id_rsa", "/.env", "/Makefile"}
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			for n := range 40 {
				o := options[n*7%len(options)]
				if n%3 > 0 {
					o = options[n/10%len(options)] // the same again
				}
				o.Cwd = "/nonexistent"
				fresh := New(o)
				o.Ground = ground
				w := New(o)
				for _, p := range paths {
					if got, want := w.Place(o.Roots[0]+p), fresh.Place(o.Roots[0]+p); got != want {
						t.Errorf("%v%s: %v, want %v", o, p, got, want)
					}
				}
			}
		})
	}
	group.Wait()
	w := New(Options{Platform: automode.Linux, Home: "/home/dev", Roots: []string{"/home/dev/app"}, Cwd: "/nonexistent", Ground: ground})
	w.settle()
	ground.lay(w, w.place("/home/dev/app", nil))
	if _, ok := ground.lies(w); !ok {
		t.Error("what was kept is not found again")
	}
}
