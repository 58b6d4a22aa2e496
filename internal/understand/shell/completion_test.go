//go:build !lean

package shell

import "testing"

// A lean build leaves what completes words to the program that has everything.
func TestCompletion(t *testing.T) {
	const command, want = `compgen -C 'cp a b' x`, `Read a; Read b; Read …; Unknown …; Write …; Read a; Write b`
	if got := effects(read(command)); got != want {
		t.Errorf("%s\n got: %s\nwant: %s", command, got, want)
	}
}
