package dialect

import "testing"

// What is said behind a reason that ends with a command does not read as a part
// of that command.
func TestEnded(t *testing.T) {
	for reason, want := range map[string]string{
		"":                                   "",
		"It goes out.":                       "It goes out.",
		"It goes out. To settle it: allow x": "It goes out. To settle it: allow x.",
	} {
		if got := ended(reason); got != want {
			t.Errorf("ended(%q) = %q", reason, got)
		}
	}
}
