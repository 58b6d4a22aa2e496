package dialect

import (
	"strings"
	"testing"

	"automode"
)

// What a patch changes, file by file. What does not read as a patch to its end
// is not relied on, and the files that were read before stand.
func TestReadPatch(t *testing.T) {
	tests := []struct {
		name, patch, want string
		flawed            bool
	}{
		{"a new file", "*** Add File: a\n+x\n+\n+y\n", `[a ""->"x\n\ny\n" whole]`, false},
		{"an empty new file", "*** Add File: a\n", `[a ""->"" whole]`, false},
		{"removed", "*** Delete File: a\n", `[a ""->"" delete]`, false},
		{"changed", "*** Update File: a\n@@\n x\n-y\n+z\n\n", `[a "x\ny\n\n"->"x\nz\n\n"]`, false},
		{"without a head", "*** Update File: a\n-y\n+z\n", `[a "y\n"->"z\n"]`, false},
		{"only added", "*** Update File: a\n+z\n", `[a ""->"z\n"]`, false},
		{"only around", "*** Update File: a\n z\n", `[a "z\n"->"z\n"]`, false},
		{"in two pieces", "*** Update File: a\n@@ f\n-x\n+y\n@@ g\n-v\n+w\n", `[a "x\n"->"y\n"] [a "v\n"->"w\n"]`, false},
		{"to the end", "*** Update File: a\n@@\n-x\n*** End of File\n", `[a "x\n"->""]`, false},
		{"only named", "*** Update File: a\n*** Update File: b\n", `[a ""->""] [b ""->""]`, false},
		{"several", "*** Add File: a\n+x\n*** Update File: b\n-x\n*** Delete File: c\n\n*** Add File: d\n+y\n", `[a ""->"x\n" whole] [b "x\n"->""] [c ""->"" delete] [d ""->"y\n" whole]`, false},
		{"moved", "*** Update File: a\n*** Move to: b\n", `[a ""->"" delete] [b ""->""]`, false},
		{"moved and changed", "*** Update File: a\n*** Move to: b\n@@\n-x\n+y\n", `[a ""->"" delete] [b ""->""] [b "x\n"->"y\n"]`, false},
		{"with carriage returns", "*** Update File: a\r\n@@\r\n-x\r\n+y\r\n", `[a "x\n"->"y\n"]`, false},

		{"a new file that is moved", "*** Add File: a\n*** Move to: /etc/b\n", `[a ""->"" whole]`, true},
		{"nothing that is moved", "*** Move to: /etc/b\n", ``, true},
		{"after a removal", "*** Delete File: a\n+x\n", `[a ""->"" delete]`, true},
		{"a verb that nobody knows", "*** Update File: a\n-x\n*** Copy to: /etc/b\n", `[a "x\n"->""]`, true},
		{"a new file with other lines", "*** Add File: a\n+x\ny\n", `[a ""->"x\n" whole]`, true},
		{"other lines", "*** Update File: a\n-x\ny\n", `[a "x\n"->""]`, true},
		{"no file", "\n", ``, true},
		{"an empty name", "*** Delete File: \n", `[ ""->"" delete]`, true},
	}
	for _, tt := range tests {
		for _, edge := range []struct {
			name, begin, end string
			flawed           bool
		}{
			{"whole", "*** Begin Patch\n", "*** End Patch\n", false},
			{"whole, with blanks", " *** Begin Patch\n", "*** End Patch \r\n\n", false},
			{"without a beginning", "", "*** End Patch\n", true},
			{"without an end", "*** Begin Patch\n", "", true},
		} {
			var call automode.Call
			in := reader{of: "patch"}
			readPatch(&call, &in, edge.begin+tt.patch+edge.end)
			call.Cwd = "/p"
			got := ""
			if _, edits, ok := strings.Cut(gist(&call), "["); ok {
				got = "[" + edits
			}
			if edge.flawed {
				if in.flaw == "" || got != "" {
					t.Errorf("%s, %s: %s, %q", tt.name, edge.name, got, in.flaw)
				}
				continue
			}
			if got != tt.want || (in.flaw != "") != tt.flawed {
				t.Errorf("%s, %s: %s, want %s; flaw %q", tt.name, edge.name, got, tt.want, in.flaw)
			}
			if len(call.Edits) > 0 && call.Path != call.Edits[0].Path {
				t.Errorf("%s, %s: the call is about %q", tt.name, edge.name, call.Path)
			}
		}
	}
	var call automode.Call
	in := reader{of: "patch"}
	if readPatch(&call, &in, "*** Begin Patch"); in.flaw == "" {
		t.Error("one line is a patch")
	}
}
