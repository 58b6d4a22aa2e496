package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// clone copies what version control holds, as it is now, to another place.
func clone(t *testing.T) string {
	t.Helper()
	list, err := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").Output()
	if err != nil {
		t.Skipf("the sources are no clone: %v", err)
	}
	to := t.TempDir()
	for name := range strings.SplitSeq(strings.TrimRight(string(list), "\x00"), "\x00") {
		data, err := os.ReadFile(name)
		if err != nil {
			continue // removed and not committed yet, or a link
		}
		path := filepath.Join(to, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// made is a release for this system, made in a folder.
func made(t *testing.T, root string) string {
	t.Helper()
	t.Chdir(root)
	dir := t.TempDir()
	r := release{dir: dir, version: "v0.1.0-test"}
	if err := r.make([]string{runtime.GOOS + "/" + runtime.GOARCH}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestRelease makes a release twice, in two places, and tries what it made.
func TestRelease(t *testing.T) {
	if os.Getenv("AUTOMODE_RELEASE") != "must" {
		t.Skip("NOT RUN: it builds all programs several times; AUTOMODE_RELEASE=must runs it, and .ci/run does")
	}
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	t.Setenv("GOFLAGS", "-trimpath -buildvcs=false") // one of the two is no repository
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
	elsewhere := clone(t)
	dir, again := made(t, root), made(t, elsewhere)

	t.Run("twice the same", func(t *testing.T) {
		entries, err := os.ReadDir(dir)
		if err != nil || len(entries) < 3 {
			t.Fatal(entries, err)
		}
		for _, e := range entries {
			a, err := os.ReadFile(filepath.Join(dir, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			b, err := os.ReadFile(filepath.Join(again, e.Name()))
			if err != nil || !bytes.Equal(a, b) {
				t.Errorf("%s differs from one made elsewhere (%v)", e.Name(), err)
			}
		}
	})
	t.Run("checksums", func(t *testing.T) {
		text, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for line := range strings.Lines(string(text)) {
			want, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
			data, err := os.ReadFile(filepath.Join(dir, name))
			digest := sha256.Sum256(data)
			if err != nil || hex.EncodeToString(digest[:]) != want {
				t.Errorf("%s: %v", name, err)
			}
			n++
		}
		if entries, _ := os.ReadDir(dir); n != len(entries)-1 {
			t.Errorf("%d checksums for %d files", n, len(entries)-1)
		}
	})
	t.Run("packed", func(t *testing.T) { packed(t, dir) })
	t.Run("installed", func(t *testing.T) { installed(t, dir) })
	t.Run("debian", func(t *testing.T) { debian(t, dir) })
}

func only(t *testing.T, pattern string) string {
	t.Helper()
	list, err := filepath.Glob(pattern)
	if err != nil || len(list) != 1 {
		t.Fatalf("%s: %q, %v", pattern, list, err)
	}
	return list[0]
}

// packed looks into the archive.
func packed(t *testing.T, dir string) {
	if runtime.GOOS == "windows" {
		t.Skip("a zip file there")
	}
	f, err := os.Open(only(t, filepath.Join(dir, "*.tar.gz")))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.ModTime.Unix() != 1700000000 || h.Uid != 0 || h.Gid != 0 || h.Uname != "" {
			t.Errorf("%s bears %v, %d, %d, %q", h.Name, h.ModTime, h.Uid, h.Gid, h.Uname)
		}
		_, name, _ := strings.Cut(h.Name, "/")
		found[name] = true
		if !strings.HasPrefix(name, "automode") {
			continue
		}
		if h.Mode != 0o755 {
			t.Errorf("%s has mode %o", h.Name, h.Mode)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if program, err := elf.NewFile(bytes.NewReader(data)); runtime.GOOS == "linux" {
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range program.Progs {
				if p.Type == elf.PT_INTERP {
					t.Errorf("%s is not static", h.Name)
				}
			}
		}
		for _, part := range []string{dir, os.TempDir() + "/automode-"} {
			if bytes.Contains(data, []byte(part)) {
				t.Errorf("%s holds the path %s of this machine", h.Name, part)
			}
		}
	}
	for _, name := range []string{"automode", "automode-hook", "automode-reader", "automode-judge", "automode-mcp", "man/automode.1", "man/automode-init.1", "completions/automode.bash", "completions/automode.zsh", "completions/automode.fish", "LICENSE", "README.md"} {
		if !found[name] {
			t.Errorf("%s is not in it", name)
		}
	}
}

// install runs the install script and returns what it says.
func install(t *testing.T, dir string, args ...string) (string, error) {
	t.Helper()
	cmd := exec.Command("sh", append([]string{filepath.Join(dir, "install.sh")}, args...)...)
	cmd.Env = append(os.Environ(), "NO_PROXY=127.0.0.1", "no_proxy=127.0.0.1")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// installed fetches the release from a server and tries it; what was changed on
// the way is not installed.
func installed(t *testing.T, dir string) {
	if runtime.GOOS != "linux" && runtime.GOOS != "darwin" {
		t.Skip("the script is for Linux and macOS")
	}
	forged := false
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !forged {
			http.FileServer(http.Dir(dir)).ServeHTTP(w, r)
			return
		}
		data, err := os.ReadFile(filepath.Join(dir, filepath.Base(r.URL.Path)))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		data[len(data)/2] ^= 1
		w.Write(data)
	}))
	defer server.Close()
	to := filepath.Join(t.TempDir(), "a folder", "automode")
	out, err := install(t, dir, "--from", server.URL+"/", "--to", to)
	if err != nil || !strings.Contains(out, "automode init claude") {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range []string{"automode-hook", "automode-reader"} {
		if out, err := exec.Command(filepath.Join(to, name), "--version").Output(); err != nil || string(out) != name+" v0.1.0-test\n" {
			t.Errorf("%s: %q %v", name, out, err)
		}
	}
	if _, err := os.Stat(filepath.Join(to, "automode-judge")); err != nil {
		t.Error(err)
	}
	if out, err := exec.Command(filepath.Join(to, "automode"), "version").Output(); err != nil || !strings.HasPrefix(string(out), "automode v0.1.0-test, ") {
		t.Errorf("%q %v", out, err)
	}
	// Once more over it, and then what is not the release's.
	if out, err := install(t, dir, "--from", server.URL, "--to", to); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	forged = true
	elsewhere := filepath.Join(t.TempDir(), "x")
	if out, err := install(t, dir, "--from", server.URL, "--to", elsewhere); err == nil || !strings.Contains(out, "is not the one of this release") {
		t.Errorf("%v\n%s", err, out)
	}
	if _, err := os.Stat(elsewhere); err == nil {
		t.Error("something was installed of what was changed on the way")
	}
	forged = false
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "say with --from URL"},
		{[]string{"--from"}, "--from needs a value"},
		{[]string{"--frob"}, "cannot do anything with --frob"},
		{[]string{"--from", server.URL, "--to", "here"}, "as an absolute path"},
		{[]string{"--from", server.URL + "/none", "--to", elsewhere}, "cannot fetch"},
	} {
		if out, err := install(t, dir, c.args...); err == nil || !strings.Contains(out, c.want) {
			t.Errorf("%q: %v\n%s", c.args, err, out)
		}
	}
}

// debian has Debian's own program read the package.
func debian(t *testing.T, dir string) {
	if runtime.GOOS != "linux" {
		t.Skip("no package for this system")
	}
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skip("dpkg-deb is missing: nothing reads the package")
	}
	path := only(t, filepath.Join(dir, "*.deb"))
	to := t.TempDir()
	if out, err := exec.Command("dpkg-deb", "--raw-extract", path, to).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command("dpkg-deb", "--field", path, "Version").Output()
	if err != nil || strings.TrimSpace(string(out)) != "0.1.0~test" {
		t.Errorf("version %q %v", out, err)
	}
	said, err := exec.Command(filepath.Join(to, "usr", "bin", "automode"), "version").Output()
	if err != nil || !strings.HasPrefix(string(said), "automode v0.1.0-test") {
		t.Errorf("%q %v", said, err)
	}
	for _, name := range []string{"usr/lib/automode/automode-hook", "usr/share/man/man1/automode-init.1.gz", "usr/share/doc/automode/copyright",
		"usr/share/bash-completion/completions/automode", "usr/share/zsh/vendor-completions/_automode", "DEBIAN/prerm"} {
		if _, err := os.Stat(filepath.Join(to, name)); err != nil {
			t.Error(err)
		}
	}
}

func TestDebianVersion(t *testing.T) {
	for version, want := range map[string]string{"v1.2.3": "1.2.3", "v1.2.3-rc.1": "1.2.3~rc.1", "1a2b3c4": "0~1a2b3c4", "abc": "0~abc", "v1.0.0-3-gabc1234": "1.0.0+3-gabc1234", "v1.0.0-rc.1-3-gabc1234-dirty": "1.0.0~rc.1-3-gabc1234-dirty"} {
		if got := (&release{version: version}).debianVersion(); got != want {
			t.Errorf("%s: %s, want %s", version, got, want)
		}
	}
}

// TestNames: a release's name gets into file names, scripts and the linker's
// line.
func TestNames(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	for _, name := range []string{"v1; rm x", "../x", "v 1", "v1'"} {
		if err := (&release{version: name}).identify(); err == nil {
			t.Errorf("%q is taken for a release", name)
		}
	}
	r := release{version: "v1.2.3-rc.1+b"}
	if err := r.identify(); err != nil || r.time.Unix() != 1700000000 {
		t.Error(r.time, err)
	}
	if err := (&release{version: "v1", dir: t.TempDir()}).make([]string{"plan9/amd64"}); err == nil {
		t.Error("a system that nobody builds for is taken")
	}
}
