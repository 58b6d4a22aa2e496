package world

import (
	"strings"
	"testing"
)

// TestOutputLetters: what a build makes is found by a name's first letter, or by
// a dot in it.
func TestOutputLetters(t *testing.T) {
	for _, o := range outputs {
		for _, n := range o.names {
			if n[0] == '*' && strings.Contains(n, ".") || n[0] != '*' && strings.Contains(outputLetters, n[:1]) {
				continue
			}
			t.Errorf("%s would never be found: its first letter is none of outputLetters", n)
		}
	}
}
