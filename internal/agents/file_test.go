package agents

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o640); err != nil {
		t.Fatal(err)
	}
}

// TestReplace keeps mode and link, and makes folders that are missing.
func TestReplace(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	real := filepath.Join(dir, "dotfiles", "claude.json")
	put(t, real, "old")
	link := filepath.Join(dir, ".claude", "settings.json")
	if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("../dotfiles/claude.json", link); err != nil {
		t.Skip(err)
	}
	f, err := ReadFile(link)
	if err != nil || string(f.Data) != "old" || f.Real != real {
		t.Fatalf("%+v %v", f, err)
	}
	put(t, filepath.Join(dir, "dotfiles", tempPrefix+"123.json"), "left behind")
	if err := f.Replace([]byte("new")); err != nil {
		t.Fatal(err)
	}
	got, _ := os.ReadFile(real)
	info, _ := os.Lstat(link)
	if string(got) != "new" || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("%q, the link is %v", got, info.Mode())
	}
	if info, _ := os.Stat(real); info.Mode().Perm() != 0o640 {
		t.Errorf("mode %v", info.Mode())
	}
	if list, _ := os.ReadDir(filepath.Dir(real)); len(list) != 1 {
		t.Errorf("left behind: %v", list)
	}

	fresh, err := ReadFile(filepath.Join(dir, "none", "yet", "settings.json"))
	if err != nil || fresh.Data != nil {
		t.Fatalf("%+v %v", fresh, err)
	}
	if err := fresh.Replace([]byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := fresh.Remove(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(fresh.Real); !os.IsNotExist(err) {
		t.Error(err)
	}
}

// TestNotReplaced: whatever may not be written is not.
func TestNotReplaced(t *testing.T) {
	dir := t.TempDir()
	readOnly := filepath.Join(dir, "readonly.json")
	put(t, readOnly, "{}")
	if err := os.Chmod(readOnly, 0o444); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFile(readOnly); err == nil || !strings.Contains(err.Error(), "read-only") {
		t.Error(err)
	}
	if _, err := ReadFile(dir); err == nil {
		t.Error("a folder was read")
	}
	dangling := filepath.Join(dir, "dangling.json")
	if err := os.Symlink("gone", dangling); err != nil {
		t.Skip(err)
	}
	if _, err := ReadFile(dangling); err == nil || !strings.Contains(err.Error(), "link") {
		t.Error(err)
	}
	changed := filepath.Join(dir, "changed.json")
	put(t, changed, "1")
	f, err := ReadFile(changed)
	if err != nil {
		t.Fatal(err)
	}
	put(t, changed, "2")
	if err := f.Replace([]byte("3")); err == nil || !strings.Contains(err.Error(), "just now") {
		t.Error(err)
	}
	if got, _ := os.ReadFile(changed); string(got) != "2" {
		t.Errorf("%q", got)
	}
}

// contents are what writeForEver writes in turn.
func contents() [2][]byte {
	return [2][]byte{bytes.Repeat([]byte("a"), 200_000), bytes.Repeat([]byte("b"), 300_000)}
}

// writeForEver replaces a file until it is killed, and tells each time.
func writeForEver(path string) {
	both := contents()
	for i := 0; ; i++ {
		f, err := ReadFile(path)
		if err == nil {
			err = f.Replace(both[i%2])
		}
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println(i)
	}
}

// TestKilled ends a process that writes, over and over: the file is always one
// of the two, whole.
func TestKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	both := contents()
	put(t, path, string(both[0]))
	for round := range 15 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "AUTOMODE_TEST_WRITE="+path)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// It is at work on the next one when it has told of so many.
		buf := make([]byte, 1)
		for lines := 0; lines <= round; {
			if _, err := out.Read(buf); err != nil {
				break
			}
			if buf[0] == '\n' {
				lines++
			}
		}
		cmd.Process.Kill()
		cmd.Wait()
		got, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(got, both[0]) && !bytes.Equal(got, both[1]) {
			t.Fatalf("round %d: %d bytes, %v", round, len(got), err)
		}
	}
}

// TestReceipt: what was there before us comes back, whatever we wrote since.
func TestReceipt(t *testing.T) {
	state, path := t.TempDir(), filepath.Join(t.TempDir(), "settings.json")
	before := "{ \"a\": 1 }  \n"
	put(t, path, before)
	write := func(after string) {
		t.Helper()
		f, err := ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Keep(state, Claude, &f, f.Data, []byte(after)); err != nil {
			t.Fatal(err)
		}
		if err := f.Replace([]byte(after)); err != nil {
			t.Fatal(err)
		}
	}
	original := func() (string, bool) {
		t.Helper()
		f, err := ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, err := ReadReceipt(state, Claude, &f)
		if err != nil {
			t.Fatal(err)
		}
		data, ok, err := r.Original(&f)
		if err != nil {
			t.Fatal(err)
		}
		return string(data), ok
	}
	write("first")
	write("second")
	if got, ok := original(); !ok || got != before {
		t.Errorf("%q %v", got, ok)
	}
	put(t, path, "somebody else's")
	if got, ok := original(); ok {
		t.Errorf("%q is put over what somebody wrote", got)
	}
	if list := Receipts(state); len(list) != 1 || list[0].File != path {
		t.Errorf("%+v", list)
	}
	f, err := ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := ReadReceipt(state, Claude, &f)
	put(t, path, "second")
	put(t, r.Backup, "forged")
	f, _ = ReadFile(path)
	if _, _, err := r.Original(&f); err == nil {
		t.Error("a backup that is not what was put there is put back")
	}
	if err := Forget(state, Claude, &f); err != nil {
		t.Fatal(err)
	}
	if r, err := ReadReceipt(state, Claude, &f); r != nil || err != nil {
		t.Error(r, err)
	}
}
