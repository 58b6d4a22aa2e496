package shell

import "testing"

// What is noted for all that there may be holds every path, and a name that only begins alike is another.
func TestHoldsOnly(t *testing.T) {
	for _, c := range []struct {
		only, path string
		want       bool
	}{
		{"/", "/tmp/a", true}, {"/tmp/a", "/tmp/a", true}, {"/tmp/a", "/tmp/a/b", true}, {"/tmp/a", "/tmp/ab", false}, {"/tmp/a", "/tmp", false},
	} {
		if got := (&Options{Only: []string{c.only}}).HoldsOnly(c.path); got != c.want {
			t.Errorf("%s in %s: %v", c.path, c.only, got)
		}
	}
	if (&Options{}).HoldsOnly("/tmp/a") {
		t.Error("nothing was moved")
	}
}
