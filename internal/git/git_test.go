package git

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// place is a repository that git itself made.
type place struct {
	t    testing.TB
	root string
	home string
}

// newPlace makes an empty repository.
func newPlace(t testing.TB) *place {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := &place{t: t, root: top + "/work", home: top + "/home"}
	for _, d := range []string{p.root, p.home} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	p.git("init", "-q", "-b", "main")
	return p
}

// git runs git in the repository and returns what it prints.
func (p *place) git(args ...string) string {
	p.t.Helper()
	out, err := p.try(args...)
	if err != nil {
		p.t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return out
}

func (p *place) try(args ...string) (string, error) {
	return p.feed("", args...)
}

func (p *place) feed(in string, args ...string) (string, error) {
	c := exec.Command("git", args...)
	c.Dir = p.root
	c.Env = []string{"HOME=" + p.home, "PATH=" + os.Getenv("PATH"), "GIT_CONFIG_NOSYSTEM=1", "LC_ALL=C",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.com", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.com"}
	c.Stdin = strings.NewReader(in)
	var errs bytes.Buffer
	c.Stderr = &errs
	out, err := c.Output()
	if err != nil {
		return string(out) + errs.String(), err
	}
	return string(out), nil
}

// write makes a file of the working tree.
func (p *place) write(name, text string) {
	p.t.Helper()
	full := filepath.Join(p.root, name)
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// commit commits everything.
func (p *place) commit(message string) {
	p.t.Helper()
	p.git("add", "-A")
	p.git("commit", "-q", "-m", message)
}

// open reads the repository.
func (p *place) open() *Repo {
	p.t.Helper()
	r, err := p.opened()
	if err != nil {
		p.t.Fatal(err)
	}
	return r
}

func (p *place) opened() (*Repo, error) {
	r, err := Open(Options{Root: p.root, Folder: p.root + "/.git", Home: p.home, Output: func(path string) bool {
		return strings.Contains(path+"/", "/node_modules/")
	}})
	if r != nil {
		p.t.Cleanup(r.Close)
	}
	return r, err
}

// ok fails the test unless err is nil exactly when want is set.
func ok(t *testing.T, what string, err error, want bool) {
	t.Helper()
	if (err == nil) != want {
		t.Errorf("%s: %v, want nil to be %v", what, err, want)
	}
}

func TestHeld(t *testing.T) {
	p := newPlace(t)
	p.write("clean.txt", "clean\n")
	p.write("src/a.go", "package a\n")
	p.write("src/b.go", "package a\n\nvar b int\n")
	p.write("changed.txt", "before\n")
	p.write("same.txt", "12345\n")
	p.write("run.sh", "echo\n")
	p.write(".gitignore", "node_modules/\n*.db\n")
	if err := os.Symlink("clean.txt", p.root+"/link"); err != nil {
		t.Fatal(err)
	}
	p.commit("one")
	p.write("changed.txt", "after\n")
	p.write("same.txt", "54321\n")
	p.write("data.db", "precious\n")
	p.write("new.txt", "new\n")
	p.write("staged.txt", "staged\n")
	p.git("add", "staged.txt")
	p.write("intended.txt", "intended\n")
	p.git("add", "-N", "intended.txt")
	p.write("node_modules/x/index.js", "x\n")
	p.write("mixed/new.txt", "new\n")
	p.write("assumed.txt", "assumed\n")
	p.git("add", "assumed.txt")
	p.git("update-index", "--assume-unchanged", "assumed.txt")
	if err := os.Chmod(p.root+"/run.sh", 0o755); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{
		"clean.txt": true, "src/a.go": true, "src": true, "link": true, "node_modules": true, "node_modules/x/index.js": true, "staged.txt": true,
		"changed.txt": false, "same.txt": false, "data.db": false, "new.txt": false, "intended.txt": false, "mixed": false, "assumed.txt": false,
		"run.sh": false, "absent": false, "src/absent.go": false, "": false, "link/x": false, "clean.txt/x": false,
	} {
		ok(t, name, p.open().Held(name), want)
	}
}

// Every file of a working tree in which anything may have happened: what git
// calls changed is never held, and what it calls clean is.
func TestStatusAsGit(t *testing.T) {
	for _, version := range []string{"2", "3", "4"} {
		p := newPlace(t)
		p.git("config", "index.version", version)
		for _, f := range []string{"a", "b/a", "b/c/d", "b.c", "b0", "e f", "ü", "b/c.d", "long/" + strings.Repeat("x", 200)} {
			p.write(f, f+"\n")
		}
		p.commit("one")
		p.write("a", "other\n")
		p.write("b/c/d", "b/c/x\n")
		p.write("staged", "staged\n")
		p.git("add", "staged")
		if version == "3" {
			p.write("later", "later\n")
			p.git("add", "-N", "later")
		}
		if err := os.Remove(p.root + "/b0"); err != nil {
			t.Fatal(err)
		}
		changed := map[string]bool{}
		for f := range strings.SplitSeq(p.git("diff-files", "--name-only", "-z"), "\x00") {
			changed[f] = true
		}
		r := p.open()
		x, err := r.index()
		if err != nil {
			t.Fatalf("version %s: %v", version, err)
		}
		names := strings.Split(strings.TrimSuffix(p.git("ls-files", "-z"), "\x00"), "\x00")
		if len(names) != len(x.entries) || len(names) < 9 {
			t.Fatalf("version %s: %d entries, git has %d", version, len(x.entries), len(names))
		}
		for i, f := range names {
			if x.entries[i].path != f {
				t.Errorf("version %s: entry %d is %q, git says %q", version, i, x.entries[i].path, f)
			}
			ok(t, "version "+version+" "+f, r.unchanged(&x.entries[i]), !changed[f])
		}
		if version == "3" && p.git("ls-files", "--debug", "later") == "" {
			t.Error("no entry with more flags was looked at")
		}
	}
}

func TestSHA1(t *testing.T) {
	p := newPlace(t)
	for _, n := range []int{0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000} {
		text := strings.Repeat("x", n)
		out, err := p.feed(text, "hash-object", "--stdin")
		if err != nil {
			t.Fatal(err)
		}
		if got := name("blob", text).String(); got != strings.TrimSpace(out) {
			t.Errorf("%d bytes: %s, git says %s", n, got, out)
		}
	}
}

// Every object of a repository, loose and packed with deltas, reads as git
// itself reads it.
func TestObjectsAsGit(t *testing.T) {
	p := newPlace(t)
	text := ""
	for i := range 60 {
		text += strings.Repeat(string(rune('a'+i%26)), 60) + "\n"
		p.write("grows.txt", text)
		p.write("d/e/f.txt", text[i:])
		p.commit(strings.Repeat("m", i+1))
	}
	p.git("tag", "-a", "-m", "a tag", "v1")
	check := func(how string) {
		t.Helper()
		r := p.open()
		deltas := 0
		out := p.git("cat-file", "--batch-all-objects", "--batch=%(objectname) %(objecttype) %(deltabase) %(objectsize)")
		for n := 0; out != ""; n++ {
			line, rest, _ := strings.Cut(out, "\n")
			f := strings.Fields(line)
			at, _ := parseID(f[0])
			if strings.Trim(f[2], "0") != "" {
				deltas++
			}
			size, _ := number(f[3])
			want := rest[:size]
			out = rest[size+1:]
			got, err := r.store.read(at, kind(slices.Index(kinds[:], f[1])))
			if err != nil || string(got) != want {
				t.Fatalf("%s: %s: %v, reads otherwise", how, line, err)
			}
			if err := r.store.has(at); err != nil {
				t.Errorf("%s: %s: %v", how, line, err)
			}
		}
		if how != "loose" && deltas < 20 {
			t.Errorf("%s: only %d deltas", how, deltas)
		}
	}
	check("loose")
	p.git("-c", "repack.usedeltabaseoffset=true", "repack", "-adfq", "--depth=50")
	check("packed")
	p.git("-c", "repack.usedeltabaseoffset=false", "repack", "-adfq", "--depth=50")
	check("packed by name")
	absent, _ := parseID(strings.Repeat("ab", 20))
	if r := p.open(); r.store.has(absent) != errMissing {
		t.Error("an object that is not there was found")
	}
}
