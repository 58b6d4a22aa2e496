//go:build !lean

package shell

import (
	"fmt"
	"strings"
	"testing"

	"automode"
)

// What a try may be left with is put together at each of its statements, and costs as much as
// is known by then. A lean build reads no PowerShell.
func TestEndsOfATryAreWork(t *testing.T) {
	var b strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&b, "$x%d=1; ", i)
	}
	if a := read("pwsh -c 'try { " + b.String() + "} catch { ls }'"); a.Complete || a.Outcome != automode.Overflow {
		t.Errorf("2,000 statements: complete %t, outcome %s", a.Complete, a.Outcome)
	}
}
