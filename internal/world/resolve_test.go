package world

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
)

// tree makes files and links below a new folder and returns it, resolved. An
// entry is "path/" for a folder, "path -> target" for a link, "path = text"
// for a file; %s in a target or text is the folder.
func tree(t *testing.T, entries ...string) string {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		e = strings.ReplaceAll(e, "%s", top)
		link, target, isLink := strings.Cut(e, " -> ")
		file, text, _ := strings.Cut(e, " = ")
		switch {
		case isLink:
			err = errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(top, link)), 0o755), os.Symlink(target, filepath.Join(top, link)))
		case strings.HasSuffix(e, "/"):
			err = os.MkdirAll(filepath.Join(top, e), 0o755)
		default:
			err = errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(top, file)), 0o755), os.WriteFile(filepath.Join(top, file), []byte(text), 0o644))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return top
}

func TestResolve(t *testing.T) {
	top := tree(t, "app/src/main.go = package main", "app/a/b/", "home/.ssh/id_rsa = key",
		"app/link -> ../home", "app/file -> src/main.go", "app/abs -> %s/home/.ssh", "app/dangling -> ../new/file",
		"app/loop -> loop", "app/p -> q", "app/q -> p", "app/chain -> link", "app/a/up -> ..", "app/dot -> .")
	w := New(Options{Cwd: top + "/app", Platform: automode.Linux})
	if w.Lexical() {
		t.Fatal("a world with a working directory is lexical")
	}
	for _, c := range []struct{ path, want, kind string }{
		{"src/main.go", "app/src/main.go", "file"},
		{"./src//main.go", "app/src/main.go", "file"},
		{"src/", "app/src", "dir"},
		{".", "app", "dir"},
		{"..", "", "dir"},
		{"src/../src/main.go", "app/src/main.go", "file"},
		{"link", "home", "dir"},
		{"link/", "home", "dir"},
		{"link/..", "", "dir"},
		{"link/../app/src", "app/src", "dir"},
		{"link/../src", "src", "none"},
		{"link/.ssh/id_rsa", "home/.ssh/id_rsa", "file"},
		{"chain/.ssh/id_rsa", "home/.ssh/id_rsa", "file"},
		{"abs/id_rsa", "home/.ssh/id_rsa", "file"},
		{"abs/../x", "home/x", "none"},
		{"file", "app/src/main.go", "file"},
		{"dangling", "new/file", "none"},
		{"dangling/../x", "new/x", "none"},
		{"a/up/src/main.go", "app/src/main.go", "file"},
		{"a/b/../up/../home", "home", "dir"},
		{"dot/dot/dot/src", "app/src", "dir"},
		{"new/deep/er", "app/new/deep/er", "none"},
		{"new/../link/.ssh", "home/.ssh", "dir"},
		{"new/deep/../../src/main.go", "app/src/main.go", "file"},
		{"src/main.go/x", "app/src/main.go/x", "none"},
		{top + "/app/link/.zshrc", "home/.zshrc", "none"},
		{"//nothing-here", "/nothing-here", "none"},
		{"/nothing-here", "/nothing-here", "none"},
		{".//nothing-here", "app/nothing-here", "none"},
		{"././src/./main.go", "app/src/main.go", "file"},
		{"./", "app", "dir"},
		{"./.", "app", "dir"},
		{"./..", "", "dir"},
		{"./C:/x", "app/C:/x", "none"},
		{"../../../../../../../../../../../../etc", "/etc", "dir"},
	} {
		r := w.Resolve(c.path)
		want := c.want
		if !strings.HasPrefix(want, "/") {
			want = strings.TrimSuffix(top+"/"+want, "/")
		}
		kind := "none"
		switch {
		case r.Err != nil:
			kind = r.Err.Error()
		case r.Dir:
			kind = "dir"
		case r.Regular:
			kind = "file"
		}
		if r.Path != want || kind != c.kind || r.Exists != (c.kind != "none") {
			t.Errorf("%s: %s (%s), want %s (%s)", c.path, r.Path, kind, want, c.kind)
		}
	}
	for _, path := range []string{"loop", "p", "p/x", "loop/../src", "a\x00b", ""} {
		if r := w.Resolve(path); r.Err == nil || !strings.HasPrefix(r.Path, "/") {
			t.Errorf("%q resolves to %q without an error", path, r.Path)
		}
	}
	if r := w.Resolve("link/../src/main.go"); r.Named != top+"/app/src/main.go" || r.Path != top+"/src/main.go" {
		t.Errorf("named %s, path %s", r.Named, r.Path)
	}
	if r := w.Resolve("src/main.go"); r.Size != int64(len("package main")) {
		t.Errorf("size %d", r.Size)
	}
}

func TestResolveFortyLinks(t *testing.T) {
	entries := []string{"l0/"}
	for i := 1; i <= 41; i++ {
		entries = append(entries, "l"+string(rune('0'+i/10))+string(rune('0'+i%10))+" -> "+"l"+string(rune('0'+(i-1)/10))+string(rune('0'+(i-1)%10)))
	}
	entries[1] = "l01 -> l0"
	top := tree(t, entries...)
	w := New(Options{Cwd: top})
	if r := w.Resolve("l40"); r.Err != nil || r.Path != top+"/l0" {
		t.Errorf("forty links: %v, %v", r.Path, r.Err)
	}
	if r := w.Resolve("l41"); r.Err == nil {
		t.Errorf("forty-one links lead to %s", r.Path)
	}
}

func TestResolveEntry(t *testing.T) {
	top := tree(t, "app/src/", "home/x = y", "app/link -> ../home", "app/in -> src")
	w := New(Options{Cwd: top + "/app"})
	for path, want := range map[string]string{
		"link": "/app/link", "link/": "/home", "link/x": "/home/x", "link/.": "/home", "in": "/app/in", "src": "/app/src", "link/../app/in": "/app/in", "new": "/app/new",
	} {
		if r := w.ResolveEntry(path); r.Path != top+want {
			t.Errorf("%s: %s, want %s", path, r.Path, top+want)
		}
	}
}

func TestResolveProcess(t *testing.T) {
	if _, err := os.Lstat("/proc/self/cwd"); err != nil {
		t.Skip("no /proc here")
	}
	w := New(Options{Cwd: t.TempDir(), Platform: automode.Linux})
	for _, p := range []string{"/proc/self/cwd", "/proc/self/cwd/x", "/proc/self/exe", "/dev/fd/3/x", "/proc/thread-self/cwd/.env", "/proc/99999999/root/etc/shadow", "/proc/99999999/task/1/root/x", "/proc/99999999/cwd/x"} {
		if r := w.Resolve(p); r.Err == nil {
			t.Errorf("%s resolves to %s", p, r.Path)
		}
	}
	if r := w.Resolve("/proc/self/root/etc/passwd"); r.Path != "/etc/passwd" {
		t.Errorf("/proc/self/root/etc/passwd resolves to %s", r.Path)
	}
	if r := w.Resolve("/dev/stdin"); r.Path != "/dev/stdin" || r.Err != nil {
		t.Errorf("/dev/stdin resolves to %s, %v", r.Path, r.Err)
	}
	if p := w.Place(w.Resolve("/proc/self/environ").Path); !p.Marks.Has(automode.Secret) {
		t.Errorf("the environment of a process is %v", p)
	}
}

// TestLinksKeepMarks is about a link that hides what a path is.
func TestLinksKeepMarks(t *testing.T) {
	top := tree(t, "project/src/", "home/dotfiles/zshrc = x", "home/.zshrc -> dotfiles/zshrc", "home/.ssh/id_rsa = k", "project/x -> %s/home/.ssh",
		"project/out -> %s/elsewhere", "elsewhere/", "linked -> project")
	w := New(Options{Home: top + "/home", Roots: []string{top + "/linked"}, Cwd: top + "/project", Platform: automode.Linux})
	for _, c := range []struct {
		path   string
		region automode.Region
		marks  automode.Marks
	}{
		{"x/id_rsa", automode.Home, automode.Secret},
		{top + "/home/.zshrc", automode.Home, automode.Startup},
		{"src/a.go", automode.Project, 0},
		{top + "/linked/src/a.go", automode.Project, 0},
		{"out/a", automode.Scratch, 0},
	} {
		p := w.PlaceOf(w.Resolve(c.path))
		if !strings.HasPrefix(top, "/tmp/") && c.region == automode.Scratch {
			c.region = p.Region
		}
		if p.Region != c.region || p.Marks&c.marks != c.marks || c.marks == 0 && p.Marks != 0 {
			t.Errorf("%s: %v", c.path, p)
		}
	}
}

func TestLookedUpOnce(t *testing.T) {
	top := tree(t, "a/b/c/one = 1", "a/b/c/two = 2")
	asked := map[string]int{}
	w := New(Options{Home: top, Roots: []string{top + "/a"}, Cwd: top + "/a", FS: FS{Lstat: func(p string) (os.FileInfo, error) {
		asked[p]++
		return os.Lstat(p)
	}}})
	for range 3 {
		for _, p := range []string{"b/c/one", "b/c/two", "b/../b/c/one", top + "/a/b/c/none"} {
			w.Place(w.Resolve(p).Path)
		}
	}
	for p, n := range asked {
		// New asks for the working directory by itself.
		if n > 1 && !(n == 2 && p == top+"/a") {
			t.Errorf("%s was asked for %d times", p, n)
		}
	}
	if len(asked) > strings.Count(top, "/")+6 {
		t.Errorf("asked for %d paths: %v", len(asked), asked)
	}
}

func TestReadFile(t *testing.T) {
	top := tree(t, "f = hello", "d/b = 1", "d/a = 2", "l -> f")
	pipe(t, top+"/pipe")
	w := New(Options{Cwd: top})
	for _, p := range []string{"f", "l"} {
		if b, err := w.ReadFile(p, 5); err != nil || string(b) != "hello" {
			t.Errorf("%s: %q, %v", p, b, err)
		}
	}
	if b, err := w.ReadFile("f", 4); err == nil {
		t.Errorf("read %q past the limit", b)
	}
	// /proc/kmsg is said to be a regular file, and who reads it waits.
	for _, p := range []string{"pipe", "d", "none", "/dev/zero", "", "/proc/kmsg", "/proc/self/status"} {
		if b, err := w.ReadFile(p, 1<<20); err == nil {
			t.Errorf("read %q from %s", b, p)
		}
	}
	if names, err := w.ReadDir("d", 2); err != nil || strings.Join(names, " ") != "a b" {
		t.Errorf("d holds %v, %v", names, err)
	}
	for _, p := range []string{"f", "none"} {
		if names, err := w.ReadDir(p, 2); err == nil {
			t.Errorf("%s holds %v", p, names)
		}
	}
	if names, err := w.ReadDir("d", 1); err == nil {
		t.Errorf("listed %v past the limit", names)
	}
	// A file that grew after it was looked at.
	if b, err := readRegular(top+"/f", 1, 3); err == nil {
		t.Errorf("read %q of a file that grew", b)
	}
	if b, err := readRegular(top+"/f", 1, 30); err != nil || string(b) != "hello" {
		t.Errorf("read %q, %v", b, err)
	}
}

// TestLexicalLooksAtNothing asks a lexical world everything.
func TestLexicalLooksAtNothing(t *testing.T) {
	gone := "/nonexistent/project"
	made := false
	asked := func(what, path string) {
		if made {
			t.Errorf("%s of %s", what, path)
		}
	}
	w := New(Options{
		Home: "/home/dev", AccountHome: "/home/account", Roots: []string{gone, "/srv/x"}, Cwd: gone, Platform: automode.Linux,
		Gate: []string{"/home/dev/.config/automode"},
		FS: FS{
			Lstat:    func(p string) (os.FileInfo, error) { asked("lstat", p); return nil, os.ErrNotExist },
			Readlink: func(p string) (string, error) { asked("readlink", p); return "", os.ErrNotExist },
			ReadFile: func(p string) ([]byte, error) { asked("read", p); return nil, os.ErrNotExist },
			ReadDir:  func(p string) ([]os.DirEntry, error) { asked("list", p); return nil, os.ErrNotExist },
		},
	})
	if made = true; !w.Lexical() {
		t.Fatal("the world is not lexical")
	}
	for _, p := range []string{"src/a.go", ".git/config", "hooks/x", "bare.git/HEAD", "dist/x", "node_modules/.bin", "env/bin", "/dev/sda", "/proc/self/cwd", "..", "./x/", "/etc/shadow", ""} {
		r := w.Resolve(p)
		w.ResolveEntry(p)
		w.PlaceOf(r)
		w.Why(p)
		w.KnownBuildOutput(r.Path)
		w.OwnPrograms(r.Path)
		w.IsRepositoryLock(r.Path)
		w.IsStream(r.Path)
		w.Repository(r.Path)
		w.Remotes(r.Path)
		if _, err := w.ReadFile(p, 10); err == nil {
			t.Errorf("%s was read", p)
		}
		if _, err := w.ReadDir(p, 10); err == nil {
			t.Errorf("%s was listed", p)
		}
	}
	w.Roots()
	w.Dotted("*")
	w.Host("https://github.com/owner/repo.git")
	w.TrustedRepository("https://github.com/owner/repo.git")
}

func TestLexical(t *testing.T) {
	top := tree(t, "x/f = 1", "x/l -> /etc")
	w := New(Options{Cwd: top + "/gone", Home: top, Roots: []string{top + "/x"}})
	if !w.Lexical() {
		t.Fatal("a world without a working directory is not lexical")
	}
	if r := w.Resolve("../x/l/../f"); r.Path != top+"/x/f" || r.Exists || r.Err != nil {
		t.Errorf("resolved to %+v", r)
	}
	if b, err := w.ReadFile(top+"/x/f", 10); err == nil {
		t.Errorf("read %q", b)
	}
	if p := w.Place(top + "/x/l/passwd"); p.Region != automode.Project {
		t.Errorf("place %v", p)
	}
	if err := os.Symlink("gone", top+"/dangling"); err != nil {
		t.Fatal(err)
	}
	for cwd, want := range map[string]bool{top + "/dangling": true, top + "/x": false, "x": true, "": true} {
		if got := New(Options{Cwd: cwd}).Lexical(); got != want {
			t.Errorf("with the working directory %q lexical is %t", cwd, got)
		}
	}
	if f := New(Options{Cwd: top + "/x/f"}); !f.Lexical() {
		t.Error("a working directory that is a file is taken for one")
	}
}

func TestResolveTooLong(t *testing.T) {
	w := New(Options{Cwd: t.TempDir(), Platform: automode.Linux})
	if r := w.Resolve(strings.Repeat("a/", 10000) + "b"); r.Err == nil {
		t.Error("a path of 20,001 letters was resolved")
	}
}
