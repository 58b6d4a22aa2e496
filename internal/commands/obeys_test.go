package commands

import (
	"strings"
	"testing"
)

// TestObeyed: what stands apart is of programs that the lean hook does not carry, which
// would not see it.
func TestObeyed(t *testing.T) {
	for _, o := range obeyedRarely {
		for name := range strings.FieldsSeq(o.programs) {
			if p := Find(name); p != nil && !p.Rare {
				t.Errorf("%s is carried by the lean hook, and the files that it obeys are not", name)
			}
		}
	}
}
