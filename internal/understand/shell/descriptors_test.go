package shell

import (
	"strconv"
	"strings"
	"testing"

	"automode"
)

// What comes in by a descriptor that is not followed any more may be code.
func TestManyDescriptors(t *testing.T) {
	for n, want := range map[int]bool{maxDescriptors - 1: false, maxDescriptors: true} {
		var command strings.Builder
		for i := range n {
			command.WriteString("exec " + strconv.Itoa(10+i) + "<<<x; ")
		}
		for _, last := range []string{"bash 90<<<'ls' <&90", "exec 90< a.txt"} {
			a := read(command.String() + last)
			unknown := false
			for i := range a.Effects {
				unknown = unknown || a.Effects[i].Kind == automode.Unknown
			}
			if unknown != want {
				t.Errorf("%d descriptors and %s: unknown %t, want %t", n, last, unknown, want)
			}
		}
	}
}
