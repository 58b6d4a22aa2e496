//go:build !lean

package shell

import (
	"strings"
	"testing"
)

// TestPatchesInPart: which files a patch names is known only where all else of the
// invocation is, also of one without a word.
func TestPatchesInPart(t *testing.T) {
	for command, known := range map[string]bool{
		"git apply < /dev/null":                                                                    true,
		"git apply x.patch y.patch < /dev/null":                                                    false,
		`cd "$ELSEWHERE"; git apply < /dev/null`:                                                   false,
		`cd "$ELSEWHERE"; patch -p1 < /dev/null`:                                                   false,
		`git apply --directory="$ELSEWHERE" < /dev/null`:                                           false,
		"git apply <<< $'--- a/x\\n+++ b/x\\n@@ -1 +1 @@\\n-a\\n+b\\n'":                            true,
		"git apply --directory=\"$ELSEWHERE\" <<< $'--- a/x\\n+++ b/x\\n@@ -1 +1 @@\\n-a\\n+b\\n'": false,
	} {
		if got := effects(read(command)); strings.Contains(got, "Unknown") == known {
			t.Errorf("%s: %s; the files known: %v", command, got, known)
		}
	}
}
