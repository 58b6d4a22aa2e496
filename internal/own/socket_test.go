package own

import (
	"strings"
	"testing"
)

// The server's socket lies with the record, and has an address that every
// system takes, or none.
func TestSocket(t *testing.T) {
	const end = "/run/judge.sock"
	fits := "/" + strings.Repeat("s", longestSocket-len(end)-1)
	for state, want := range map[string]string{"": "", "/s": "/s" + end, fits: fits + end, fits + "s": ""} {
		if got := (Files{State: state}).Socket(); got != want {
			t.Errorf("%q: %q, want %q", state, got, want)
		}
	}
	if got := (Files{Config: "/c/automode.json"}).Flags(); got != "/c/flags.json" {
		t.Errorf("%q", got)
	}
	if (Files{}).Flags() != "" {
		t.Error("flags without a configuration")
	}
}
