package account

import "testing"

func TestEnvHome(t *testing.T) {
	for value, want := range map[string]string{"/home/dev": "/home/dev", "": "", "home": "", "~": ""} {
		t.Setenv("HOME", value)
		if got := EnvHome(); got != want {
			t.Errorf("HOME=%q: %q, want %q", value, got, want)
		}
	}
}

// The user database is asked, not the environment.
func TestHomeIsNotTheEnvironments(t *testing.T) {
	before := Home()
	t.Setenv("HOME", t.TempDir())
	if got := Home(); got != before {
		t.Errorf("%q with another HOME, %q before", got, before)
	}
}
