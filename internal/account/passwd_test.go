//go:build !darwin && !windows

package account

import "testing"

func TestHomeInPasswd(t *testing.T) {
	for passwd, want := range map[string]string{
		"root:x:0:0:root:/root:/bin/sh\ndev:x:1000:1000:Dev,,,:/home/dev:/bin/bash\n": "/home/dev",
		"dev:x:1000:1000:/home/dev":                "",
		"dev:x:1000:1000:Dev:relative:/bin/sh":     "",
		"dev:x:10001:1000:Dev:/home/other:/bin/sh": "",
		"": "",
	} {
		if got := homeIn(passwd, 1000); got != want {
			t.Errorf("%q: %q, want %q", passwd, got, want)
		}
	}
}
