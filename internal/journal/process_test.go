//go:build unix

package journal

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// The test binary started again plays a process that appends: the variable
// names the folder, the arguments what to do.
const helperVar = "AUTOMODE_TEST_APPEND_TO"

func TestMain(m *testing.M) {
	dir := os.Getenv(helperVar)
	if dir == "" {
		os.Exit(m.Run())
	}
	name, count := os.Args[1], os.Args[2]
	if size, err := strconv.ParseUint(os.Args[3], 10, 64); err == nil && size > 0 {
		// A disk that is full after so many bytes: the last write is short.
		signal.Ignore(syscall.SIGXFSZ)
		syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: size, Max: size})
	}
	n, _ := strconv.Atoi(count)
	for i := 0; n == 0 || i < n; i++ {
		e := entry(0, name+strings.Repeat(" x", i*37%1500))
		e.Session = name
		if err := Append(dir, e); err != nil {
			os.Stdout.WriteString("error\n")
			continue
		}
		// Said only after it was reported as written.
		os.Stdout.WriteString(e.ID + "\n")
	}
	os.Exit(0)
}

// appender starts a process that appends n entries (0: for ever) under a name.
func appender(t *testing.T, dir, name string, n int, full uint64) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0], name, strconv.Itoa(n), strconv.FormatUint(full, 10))
	cmd.Env = append(os.Environ(), helperVar+"="+dir)
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	return cmd, bufio.NewScanner(out)
}

// written returns how often each id stands in the journal, and the torn lines.
func written(t *testing.T, dir string) (map[string]int, int) {
	t.Helper()
	ids := make(map[string]int)
	stats, err := Read(dir, Filter{}, func(e Entry) error {
		ids[e.ID]++
		return nil
	})
	must(t, err)
	return ids, stats.Torn
}

func TestManyProcessesAtOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "journal")
	const processes, each = 50, 40
	var mu sync.Mutex
	var wg sync.WaitGroup
	var said []string
	for p := range processes {
		cmd, out := appender(t, dir, fmt.Sprint("p", p), each, 0)
		wg.Go(func() {
			for out.Scan() {
				mu.Lock()
				said = append(said, out.Text())
				mu.Unlock()
			}
			cmd.Wait()
		})
	}
	wg.Wait()
	ids, torn := written(t, dir)
	if len(said) != processes*each || len(ids) != len(said) || torn != 0 {
		t.Errorf("%d lines were reported, %d stand there, %d torn", len(said), len(ids), torn)
	}
	for _, id := range said {
		if ids[id] != 1 {
			t.Errorf("entry %q stands there %d times", id, ids[id])
		}
	}
}

func TestKilledAtAnyPoint(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "journal")
	rnd := rand.New(rand.NewPCG(1, 2))
	said := make(map[string]bool)
	// A neighbour writes all the while and must lose nothing.
	neighbour, lines := appender(t, dir, "neighbour", 0, 0)
	t.Cleanup(func() { neighbour.Process.Kill() })
	for i := range 60 {
		cmd, out := appender(t, dir, fmt.Sprint("k", i), 0, 0)
		for range 1 + rnd.IntN(20) {
			if out.Scan() {
				said[out.Text()] = true
			}
			if lines.Scan() {
				said[lines.Text()] = true
			}
		}
		must(t, cmd.Process.Kill())
		for out.Scan() {
			if len(out.Text()) == 36 {
				said[out.Text()] = true
			}
		}
		cmd.Wait()
	}
	must(t, neighbour.Process.Kill())
	for lines.Scan() {
		if len(lines.Text()) == 36 {
			said[lines.Text()] = true
		}
	}
	neighbour.Wait()
	last := entry(time.Hour, "after all")
	must(t, Append(dir, last))
	said[last.ID] = true
	ids, torn := written(t, dir)
	for id := range said {
		if ids[id] != 1 {
			t.Errorf("entry %q was reported and stands there %d times", id, ids[id])
		}
	}
	// Each of the killed may have written one line without telling, or torn one.
	if extra := len(ids) - len(said); extra > 61 || torn > 61 {
		t.Errorf("%d lines were not reported, %d are torn", extra, torn)
	}
}

func TestFullDisk(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "journal")
	cmd, out := appender(t, dir, "full", 60, 20_000)
	said, errors := 0, 0
	for out.Scan() {
		if out.Text() == "error" {
			errors++
		} else {
			said++
		}
	}
	must(t, cmd.Wait())
	if said == 0 || errors == 0 {
		t.Fatalf("%d lines were written and %d failed: the limit did not act", said, errors)
	}
	last := entry(0, "there is space again")
	must(t, Append(dir, last))
	ids, torn := written(t, dir)
	if len(ids) != said+1 || ids[last.ID] != 1 || torn != 1 {
		t.Errorf("%d were reported, %d stand there, %d torn, want one torn", said+1, len(ids), torn)
	}
}

func TestReadOnlyFolder(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("nothing is read-only for root")
	}
	dir := t.TempDir()
	must(t, os.Chmod(dir, 0o500))
	if err := Append(filepath.Join(dir, "journal"), entry(0, "x")); err == nil {
		t.Error("a read-only folder was written to")
	}
}

func TestHostileFileInPlace(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"pipe":   func(p string) error { return syscall.Mkfifo(p, 0o600) },
		"link":   func(p string) error { return os.Symlink("/dev/null", p) },
		"folder": func(p string) error { return os.Mkdir(p, 0o700) },
	} {
		dir := t.TempDir()
		must(t, put(filepath.Join(dir, fileOf(entry(0, "")))))
		if err := Append(dir, entry(0, "x")); err == nil {
			t.Errorf("a %s in the file's place was written to", name)
		}
		if _, err := Last(dir, 1, Filter{}); err == nil {
			t.Errorf("a %s in the file's place was read", name)
		}
	}
}
