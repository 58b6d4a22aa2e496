package pause

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A pause is as long as it may be and no longer, and needs both of its ends.
func TestPauseOfAnHour(t *testing.T) {
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	state := filepath.Join(t.TempDir(), "state")
	if _, err := Begin(state, now, Most); err != nil {
		t.Fatal(err)
	}
	if p := Read(state); !p.In(now) || !p.In(now.Add(Most-1)) || p.In(now.Add(Most)) {
		t.Errorf("an hour: %+v", p)
	}
	for _, p := range []Pause{{}, {Until: now.Add(time.Minute)}, {Since: now, Until: now.Add(Most + 1)}, {Since: now.Add(1), Until: now.Add(time.Minute)}, {Since: now}} {
		if p.In(now) {
			t.Errorf("%+v", p)
		}
	}
	for _, text := range []string{"2026-11-21T12:00:00Z soon\n", "soon 2026-11-21T12:10:00Z\n", "2026-11-21T12:00:00Z\n"} {
		if p := parse(text); p != (Pause{}) {
			t.Errorf("%q: %+v", text, p)
		}
	}
}

// A pause that cannot be ended is told of.
func TestEndFails(t *testing.T) {
	state := t.TempDir()
	if err := os.MkdirAll(filepath.Join(File(state), "x"), 0o700); err != nil {
		t.Fatal(err)
	}
	if End(state) == nil {
		t.Error("it stays, and nobody knows")
	}
}
