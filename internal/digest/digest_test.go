package digest

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"testing"
)

func std(p []byte) string {
	sum := sha256.Sum256(p)
	return hex.EncodeToString(sum[:])
}

func TestOf(t *testing.T) {
	all := bytes.Repeat([]byte("0123456789abcdef."), 20)
	for n := range all {
		if got := Of(all[:n]); got != std(all[:n]) {
			t.Fatalf("%d bytes: %s", n, got)
		}
		for _, cut := range []int{0, 1, 63, 64, 65, n / 2} {
			if c := min(cut, n); Of(all[:c], all[c:n]) != std(all[:n]) {
				t.Fatalf("%d bytes cut at %d", n, c)
			}
		}
		if c := n / 3; Of(all[:c], nil, all[c:2*c], all[2*c:n]) != std(all[:n]) {
			t.Fatalf("%d bytes in parts", n)
		}
	}
}

func FuzzOf(f *testing.F) {
	f.Add([]byte("abc"), []byte("def"))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		if Of(a, b) != std(append(append([]byte(nil), a...), b...)) {
			t.Errorf("%q %q", a, b)
		}
	})
}
