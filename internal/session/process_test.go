package session

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"automode"
)

// The test binary started again plays a hook of the session in this folder.
const helperVar = "AUTOMODE_TEST_SESSIONS"

func TestMain(m *testing.M) {
	dir := os.Getenv(helperVar)
	if dir == "" {
		os.Exit(m.Run())
	}
	s, err := Open(dir, "s1")
	for i := 0; err == nil && i < 20; i++ {
		p := fmt.Sprintf("/%s/%d", os.Args[1], i)
		d := Digest("Bash", []byte(p))
		err = s.Append(Event{Kind: Decided, From: FromGate, Digest: d, Verdict: automode.Deny})
		if v, ok := s.Decided(d); err == nil && (!ok || v != automode.Deny) {
			err = fmt.Errorf("the denial reads %v, %v", v, ok)
		}
		if err == nil {
			err = s.Append(Event{Kind: Ran, From: FromGate, Made: []string{p}})
		}
		if x := s.Facts(); err == nil && !x.Everything && !slices.Contains(x.Made, p) {
			err = fmt.Errorf("%s is not among the %d files made", p, len(x.Made))
		}
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	os.Exit(0)
}

func TestManyHooksAtOnce(t *testing.T) {
	s := begun(t)
	// Short names keep all the paths within the index.
	const hooks = 50
	var wg sync.WaitGroup
	for h := range hooks {
		cmd := exec.Command(os.Args[0], fmt.Sprint(h))
		cmd.Env = append(os.Environ(), helperVar+"="+s.dir)
		wg.Go(func() {
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("hook %d: %v: %s", h, err, bytes.TrimSpace(out))
			}
		})
	}
	wg.Wait()
	x := s.Facts()
	if x.Everything || x.Denials != hooks*20 {
		t.Errorf("%d denials, everything %v (%s)", x.Denials, x.Everything, x.Why)
	}
	cached := show(x)
	must(t, os.Remove(s.path(indexSuffix)))
	if anew := show(s.Facts()); anew != cached {
		t.Errorf("drawn anew the facts differ from those drawn bit by bit")
	}
	left, err := os.ReadDir(s.dir)
	must(t, err)
	for _, e := range left {
		if strings.HasPrefix(e.Name(), ".") {
			t.Errorf("%s was left behind", filepath.Join(s.dir, e.Name()))
		}
	}
}
