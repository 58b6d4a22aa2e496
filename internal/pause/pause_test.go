package pause

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestPause(t *testing.T) {
	state := filepath.Join(t.TempDir(), "state")
	now := time.Now()
	if Read(state).In(now) || Read("").In(now) {
		t.Error("a pause that nobody made")
	}
	if _, err := Begin(state, now, 10*time.Minute); err != nil {
		t.Fatal(err)
	}
	p := Read(state)
	for _, tt := range []struct {
		at   time.Duration
		want bool
	}{{-time.Second, false}, {0, true}, {9 * time.Minute, true}, {10 * time.Minute, false}, {time.Hour, false}} {
		if p.In(now.Add(tt.at)) != tt.want {
			t.Errorf("after %s: %v", tt.at, !tt.want)
		}
	}
	for _, length := range []time.Duration{0, -time.Minute, Most + time.Second} {
		if _, err := Begin(state, now, length); err == nil {
			t.Errorf("a pause of %s", length)
		}
	}
	if err := End(state); err != nil || Read(state).In(now) || End(state) != nil {
		t.Error("it does not end", err)
	}
}

// What somebody else put there is no pause, above all none without an end.
func TestNoPause(t *testing.T) {
	state := t.TempDir()
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	for _, text := range []string{"", "\n", "yes\n", "2026-11-21T11:59:00Z", "2026-11-21T11:59:00Z 2026-11-21T12:10:00Z", "2026-11-21T11:59:00Z 2026-11-22T12:10:00Z\n",
		"2026-11-21T12:00:01Z 2026-11-21T12:10:00Z\n", "0001-01-01T00:00:00Z 2026-11-21T12:10:00Z\n", " 2026-11-21T12:10:00Z\n"} {
		if err := os.WriteFile(File(state), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if Read(state).In(now) {
			t.Errorf("%q is a pause", text)
		}
	}
	os.Remove(File(state))
	if err := os.WriteFile(filepath.Join(state, "other"), []byte("2026-11-21T11:59:00Z 2026-11-21T12:10:00Z\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("other", File(state)); err != nil {
		t.Fatal(err)
	}
	if Read(state).In(now) {
		t.Error("a link is a pause")
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2026-11-21T11:59:00Z 2026-11-21T12:10:00Z\n")
	f.Fuzz(func(t *testing.T, text string) {
		if p := parse(text); !p.Since.IsZero() && p.In(p.Since.Add(Most)) {
			t.Errorf("%q lasts longer than it may", text)
		}
	})
}
