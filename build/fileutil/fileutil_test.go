package fileutil

import (
	"testing"

	real "mvdan.cc/sh/v3/fileutil"
)

// What takes a package's place answers as it does.
func FuzzShebang(f *testing.F) {
	for _, s := range []string{"", "#!", "#!/bin/sh", "#!/bin/sh -e\n", "#! \t/usr/bin/env \tbash\nx", "#!/usr/bin/envbash", "#!/usr/bin/env", "#!/bin/env zsh",
		"#!/usr/local/bin/bash", "#!/bin/bashful", "#!bin/sh", "#!/usr/bin/mksh\r\n", "#!/bin/env  ", "#!/bin/bats\v", "#!/bin/dash\f", "##!/bin/sh", "#!/usr/usr/bin/sh", "#!//bin/sh"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got, want := Shebang([]byte(text)), real.Shebang([]byte(text)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	})
}
