//go:build unix

package linefile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"
	"time"
	"unicode/utf8"
)

// lines reads all whole lines of a file.
func lines(t *testing.T, path string) []string {
	t.Helper()
	r, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var all []string
	if _, err := Each(r, func(line []byte, _ int64) error {
		all = append(all, string(line))
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAppendBeginsOnAFreshLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b", "f.jsonl")
	must(t, Append(path, []byte(`{"n":1}`)))
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	must(t, err)
	f.WriteString(`{"torn":`)
	f.Close()
	must(t, Append(path, []byte(`{"n":2}`)))
	must(t, Append(path, []byte(`{"n":3}`)))
	b, _ := os.ReadFile(path)
	if want := "{\"n\":1}\n{\"torn\":\n{\"n\":2}\n{\"n\":3}\n"; string(b) != want {
		t.Errorf("the file holds %q, want %q", b, want)
	}
	for p, want := range map[string]os.FileMode{path: 0o600, filepath.Dir(path): 0o700, filepath.Dir(filepath.Dir(path)): 0o700} {
		if st, err := os.Stat(p); err != nil || st.Mode().Perm() != want {
			t.Errorf("%s has mode %v, want %v (%v)", p, st.Mode().Perm(), want, err)
		}
	}
}

func TestAppendRefuses(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "f")
	if err := Append(path, bytes.Repeat([]byte("x"), Limit)); err == nil {
		t.Error("a line past the limit was taken")
	}
	if err := Append(path, []byte("a\nb")); err == nil {
		t.Error("a record with a newline was taken")
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("a refused record made a file")
	}
	must(t, Append(path, bytes.Repeat([]byte("x"), Limit-1)))

	link, fifo := filepath.Join(dir, "link"), filepath.Join(dir, "fifo")
	must(t, os.Symlink(path, link))
	must(t, syscall.Mkfifo(fifo, 0o600))
	for _, p := range []string{link, fifo, dir} {
		if err := Append(p, []byte("{}")); err == nil {
			t.Errorf("Append wrote to %s, which is no regular file", p)
		}
		if _, _, err := Open(p); err == nil {
			t.Errorf("Open opened %s, which is no regular file", p)
		}
	}
}

// open gives a file for add with a write of the test's own.
func open(t *testing.T, path string, put func(fd int, p []byte) (int, error)) (file, int64) {
	t.Helper()
	f, size, err := openAppend(path)
	must(t, err)
	t.Cleanup(func() { f.close() })
	f.put = put
	return f, size
}

func TestShortWriteIsAnErrorAndBreaksNobody(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	must(t, Append(path, []byte(`{"n":1}`)))
	f, size := open(t, path, func(fd int, p []byte) (int, error) { return syscall.Write(fd, p[:len(p)/2]) })
	if err := add(f, size, []byte(`{"n":2}`)); err == nil {
		t.Error("a short write was reported as done")
	}
	f, size = open(t, path, func(int, []byte) (int, error) { return 0, syscall.ENOSPC })
	if err := add(f, size, []byte(`{"n":3}`)); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("a full disk gave %v", err)
	}
	must(t, Append(path, []byte(`{"n":4}`)))
	if got := lines(t, path); !slices.Equal(got, []string{`{"n":1}`, `{"n"`, `{"n":4}`}) {
		t.Errorf("the lines are %q", got)
	}
}

// Another process dies in the middle of its line between our look at the end of
// the file and our write.
func TestLineGluedToATornOneIsWrittenAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	must(t, Append(path, []byte(`{"n":1}`)))
	torn := []string{`{"torn":"`, `{"torn":1`}
	f, size := open(t, path, func(fd int, p []byte) (int, error) {
		if len(torn) > 0 {
			syscall.Write(fd, []byte(torn[0]))
			torn = torn[1:]
		}
		return syscall.Write(fd, p)
	})
	must(t, add(f, size, []byte(`{"n":2}`)))
	got := lines(t, path)
	if !slices.Equal(got, []string{`{"n":1}`, `{"torn":"{"n":2}`, `{"torn":1`, `{"n":2}`}) {
		t.Errorf("the lines are %q", got)
	}
	for _, l := range got[1:3] {
		if json.Valid([]byte(l)) {
			t.Errorf("the glued line %q passes for a record", l)
		}
	}
}

// A record cut anywhere with a record behind it is never a record.
func TestGluedLinesAreNeverRecords(t *testing.T) {
	r := NewRecord(0)
	r.Word("id", `a"b\c{"d":1}`, 100)
	r.List("list", []string{"x", `{"id":"y"}`}, 100)
	r.Int("n", 7)
	line := string(r.Line())
	for i := 1; i <= len(line); i++ {
		if glued := line[:i] + line; json.Valid([]byte(glued)) {
			t.Errorf("%q passes for a record", glued)
		}
	}
}

func TestEachAndBackAgree(t *testing.T) {
	long := strings.Repeat("y", 3*chunk)
	for _, content := range []string{"", "\n", "a", "a\n", "\n\na\n\nb\nc", "a\n" + long + "\nb\n", long, long + "\n", "\n" + long + "\nx",
		strings.Repeat("line of some length\n", 2*chunk/10), strings.Repeat("z", Limit-1) + "\n" + strings.Repeat("z", Limit) + "\n"} {
		var there, back []string
		next := int64(0)
		n, err := Each(iotest.OneByteReader(strings.NewReader(content)), func(l []byte, to int64) error {
			there = append(there, string(l))
			if to <= next || content[to-1] != '\n' {
				t.Errorf("offset %d behind a line of %.20q is wrong", to, content)
			}
			next = to
			return nil
		})
		if err != nil || n != int64(strings.LastIndexByte(content, '\n')+1) {
			t.Errorf("Each(%.20q) ended at %d, %v", content, n, err)
		}
		if end, err := End(strings.NewReader(content), int64(len(content))); err != nil || end != n {
			t.Errorf("End(%.20q) = %d, %v, want %d", content, end, err, n)
		}
		all, err := Back(strings.NewReader(content), int64(len(content)), 0, func(l []byte) bool {
			back = append(back, string(l))
			return true
		})
		slices.Reverse(back)
		if err != nil || !all || !slices.Equal(there, back) {
			t.Errorf("of %.20q forwards has %d lines, backwards %d (%v, %v)", content, len(there), len(back), all, err)
		}
	}
}

func TestBackIsBounded(t *testing.T) {
	content := "first\nsecond\nthird\n"
	for most := int64(1); most <= int64(len(content)); most++ {
		var got []string
		all, err := Back(strings.NewReader(content), int64(len(content)), most, func(l []byte) bool {
			got = append(got, string(l))
			return true
		})
		want := []string{"third", "second", "first"}
		if most < int64(len(content)) {
			want = want[:strings.Count(content[len(content)-int(most):len(content)-1], "\n")]
		}
		if err != nil || !slices.Equal(got, want) || all != (len(want) == 3) {
			t.Errorf("within %d bytes: %q, %v, want %q", most, got, all, want)
		}
	}
}

func TestRecordKeepsItsBound(t *testing.T) {
	texts := []string{"plain", "\x00\x01\x02", `"\"\`, "€€€€", "\xff\xfe\xfd", "\u2028", "😀😀", strings.Repeat("a\n", 5000), strings.Repeat("€\x00", 3000)}
	for most := 10; most < 200; most++ {
		for _, s := range texts {
			r := NewRecord(most)
			r.Text("a", s, most)
			r.List("l", []string{s, "x"}, most/2)
			r.Int("n", 12345)
			r.Text("b", s, Limit)
			line := r.Line()
			if len(line) > most || !json.Valid(line) || bytes.IndexByte(line, '\n') >= 0 {
				t.Fatalf("a record of at most %d bytes is %d bytes: %q", most, len(line), line)
			}
		}
	}
	r := NewRecord(0)
	if r.Text("t", strings.Repeat("€", 2000), Limit) {
		t.Error("a text that was cut was reported whole")
	}
	if line := r.Line(); len(line) >= Limit || len(line) < Limit-8 {
		t.Errorf("a full record has %d bytes", len(line))
	}
}

func TestRecordMasks(t *testing.T) {
	r := NewRecord(0)
	r.Text("t", "--password hunter2", 100)
	if all := r.List("l", []string{"/a", "token=hunter2"}, 100); all {
		t.Error("a masked path was reported as it is")
	}
	if line := string(r.Line()); strings.Contains(line, "hunter2") {
		t.Errorf("a secret is in %s", line)
	}
}

func TestWhole(t *testing.T) {
	dir := t.TempDir()
	text := strings.Repeat("long ", 5000) + "--password hunter2"
	digest, err := KeepWhole(dir, text)
	must(t, err)
	if again, err := KeepWhole(dir, text); err != nil || again != digest {
		t.Errorf("the same text has digest %s, then %s (%v)", digest, again, err)
	}
	got, err := Whole(dir, digest)
	if err != nil || strings.Contains(got, "hunter2") || !strings.HasPrefix(got, "long long") || Digest(got) != digest {
		t.Errorf("the kept text has %d bytes, %v", len(got), err)
	}
	for _, bad := range []string{"", "../../x", strings.Repeat("/", 64), strings.Repeat("A", 64)} {
		if _, err := Whole(dir, bad); err == nil {
			t.Errorf("digest %q was taken", bad)
		}
	}
	if n, err := PruneWhole(dir, time.Now().Add(-time.Hour)); n != 0 || err != nil {
		t.Errorf("a young text was pruned (%d, %v)", n, err)
	}
	if n, err := PruneWhole(dir, time.Now().Add(time.Hour)); n != 1 || err != nil {
		t.Errorf("%d texts were pruned, want 1 (%v)", n, err)
	}
}

func FuzzLines(f *testing.F) {
	f.Add([]byte("a\n\nb\n{\"x\":1}\nc"), 3)
	f.Add(bytes.Repeat([]byte("x"), chunk+1), 100)
	f.Fuzz(func(t *testing.T, content []byte, most int) {
		var there, back []string
		if _, err := Each(bytes.NewReader(content), func(l []byte, _ int64) error {
			there = append(there, string(l))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		_, err := Back(bytes.NewReader(content), int64(len(content)), int64(max(most, 0)), func(l []byte) bool {
			back = append(back, string(l))
			return true
		})
		slices.Reverse(back)
		if err != nil || len(back) > len(there) || !slices.Equal(back, there[len(there)-len(back):]) {
			t.Errorf("forwards %q, backwards within %d %q (%v)", there, most, back, err)
		}
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// What Append costs beside the bare minimum: its looks at the end of the file.
func BenchmarkAppend(b *testing.B) {
	line := fmt.Appendf(nil, `{"x":"%0900d"}`, 1)
	b.Run("append", func(b *testing.B) {
		path := filepath.Join(b.TempDir(), "f")
		for b.Loop() {
			if err := Append(path, line); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("bare", func(b *testing.B) {
		path := filepath.Join(b.TempDir(), "f")
		for b.Loop() {
			fd, err := syscall.Open(path, syscall.O_WRONLY|syscall.O_APPEND|syscall.O_CREAT|syscall.O_CLOEXEC, 0o600)
			if err != nil {
				b.Fatal(err)
			}
			syscall.Write(fd, line)
			syscall.Close(fd)
		}
	})
}

// A text far longer than a line is cut before it is looked at for secrets, at
// a character's edge, and never passes for whole.
func TestTextFarTooLong(t *testing.T) {
	secret := "ghp_" + strings.Repeat("a1B2", 9)
	for _, s := range []string{
		strings.Repeat("ü", 1<<20),
		"token=" + secret + " " + strings.Repeat("x ", 1<<20),
		"-----BEGIN PRIVATE KEY-----" + strings.Repeat("A", 1<<20),
		strings.Repeat("x ", mostMasked/2-8) + secret + strings.Repeat(" x", 1<<20),
	} {
		r := NewRecord(0)
		if r.Text("text", s, Limit) {
			t.Errorf("%.40q stands there whole", s)
		}
		if line := string(r.Line()); !utf8.ValidString(line) || strings.Contains(line, "a1B2") || strings.Contains(line, "AAAA") {
			t.Errorf("%.40q became %.80q", s, line)
		}
	}
	for most, want := range map[int]string{7: "aüüü", 6: "aü…", 5: "a…", 0: "…"} {
		if s := Begin("aüüü", most); s != want {
			t.Errorf("%d: %q, want %q", most, s, want)
		}
	}
}
