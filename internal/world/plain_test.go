package world

import (
	"strings"
	"testing"

	"automode"
)

// worlds are what paths are compared in: letters of each platform, and homes
// that lie in each other's way.
func worlds() []*World {
	return []*World{
		letters(automode.Linux), letters(automode.Darwin), letters(automode.Windows), letters(automode.AnyPlatform),
		New(Options{Home: "/root", AccountHome: "/home/Dev", Roots: []string{"/root/app", "/opt/x"}, Cwd: "/nonexistent", Platform: automode.Linux, Gate: []string{"/root/app/.automode"}}),
		New(Options{Cwd: "/nonexistent", Platform: automode.Linux}),
	}
}

// same compares what the index finds with what asking every row finds.
func same(t *testing.T, w *World, path string) {
	t.Helper()
	if got, want := w.place(path, nil), w.place(path, new(reasons)); got != want {
		t.Errorf("%s %q\n by the index %s: %s\nby every row %s: %s", w.o.Platform, path, got.Region, got.Marks, want.Region, want.Marks)
	}
}

// TestPlain asks for the place of every name of the tables, and of the folders
// above it, wherever it may stand and however it may be written.
func TestPlain(t *testing.T) {
	var names []string
	add := func(name string) {
		for _, star := range []string{"x", "", "a.b-c"} {
			n := strings.ReplaceAll(strings.ReplaceAll(name, "**", "p/q"), "*", star)
			names = append(names, n)
			if !strings.Contains(name, "*") {
				break
			}
		}
	}
	for _, table := range tables() {
		for i := range table {
			for _, n := range table[i].names {
				for ; n != ""; n, _ = split(n) {
					add(n)
				}
			}
			for _, n := range table[i].but {
				add(n)
				add(".ssh/" + n)
			}
		}
	}
	for _, f := range repositoryFolders {
		for _, c := range bareChildren {
			names = append(names, f.name, f.name+"/"+c, "bare.git/"+c)
		}
	}
	for i := range territories {
		names = append(names, territories[i].path)
	}
	seen, marked := map[string]bool{}, 0
	for _, w := range worlds() {
		w.settle()
		tops := []string{"", "/srv/deep/er"}
		for _, list := range [][]string{w.homes, w.roots} {
			tops = append(tops, list...)
		}
		clear(seen)
		for _, n := range names {
			if seen[n] {
				continue
			}
			seen[n] = true
			for _, top := range tops {
				path := top + "/" + n
				others := []string{path + "/x.go", path + ".bak", top + "/x-" + n, strings.ToUpper(path)}
				same(t, w, path)
				same(t, w, others[len(n)%len(others)])
				if w.place(path, nil).Marks != 0 {
					marked++
				}
			}
			if t.Failed() {
				t.FailNow()
			}
		}
	}
	if marked < 5000 {
		t.Errorf("only %d of the paths bear a mark: the test looks at the wrong ones", marked)
	}
}

// TestPlainOddities compares paths that are not clean, not ASCII, or deep.
func TestPlainOddities(t *testing.T) {
	deep := strings.Repeat("/d", 60)
	for _, w := range worlds() {
		for _, p := range []string{
			"", "/", "//", "/.", "/..", "///x", "relative/.env", "C:", "C:/", `C:\`, "c:/windows", "/c:/windows",
			"/home/dev/./.ssh//id_rsa/", "/home/dev/x/../.claude", "/home/dev/.claude/\u200b", "/home/dev/.gemini/tmp/\u200b/x/chats",
			"/home/dev/.\u200bssh/id_rsa", "/home/dev/\u200b/.ssh", "/\u200b", "/\u200b/etc/shadow", "/home/dev/.\u017fsh/key", "/home/dev/.ssh/\u212aey", "/\xff/.env",
			"/private/etc/shadow", "/System/Volumes/Data/Users/dev/.ssh/id_rsa", "/users/DEV/.Claude/Settings.JSON",
			deep + "/.env", deep + "/.git/config", "/.git" + deep, "/home/dev/.claude" + deep, strings.Repeat("/"+strings.Repeat("n", 250), 300) + "/.env",
			"/a/.env..", "/a/-", "/a/.", "/a/...", "/a/x.tfstate.1", "/a/.tfstate.", "/a/x..tfstate..y",
		} {
			same(t, w, p)
		}
	}
}

func FuzzPlain(f *testing.F) {
	for _, p := range []string{"/home/dev/.ssh/id_rsa", "/home/dev/project/.git/config", "src/a.go", "/etc/cron.d/x", `C:\Users\dev\.env`, "/a/x.tfstate.1"} {
		f.Add(p)
	}
	all := worlds()
	f.Fuzz(func(t *testing.T, path string) {
		for _, w := range all {
			same(t, w, path)
		}
	})
}

// TestFolded compares the one look at a path with what it stands for.
func TestFolded(t *testing.T) {
	for _, p := range []string{"/", "/a", "/a/", "//a", "/a/.b", "/a/./b", "/a/..", "/a/...", "/..a/b", "/A", "/é", "a", "", "/a/b/."} {
		var s spot
		tidy, folded := s.scan(p)
		if tidy != isClean(p) || folded != (fold(p) == p) && p != "/é" {
			t.Errorf("%q: tidy %t, folded %t", p, tidy, folded)
		}
	}
}

func TestTerritoryLetters(t *testing.T) {
	var want uint32
	for i := range territories {
		want |= 1 << (territories[i].path[1] & 31)
	}
	if want != territoryLetters {
		t.Errorf("the rows begin with %b, territoryLetters is %b", want, territoryLetters)
	}
}

// TestPlaceAllocatesNothing holds for a path that is clean and in small letters.
func TestPlaceAllocatesNothing(t *testing.T) {
	w := letters(automode.Linux)
	for _, p := range []string{"/home/dev/project/src/a.go", "/home/dev/project/package.json", "/home/dev/.ssh/id_rsa", "/etc/hosts", "/tmp/x"} {
		if n := testing.AllocsPerRun(10, func() { w.Place(p) }); n != 0 {
			t.Errorf("%s: %v allocations", p, n)
		}
	}
}
