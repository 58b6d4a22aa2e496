package dialect

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
)

// Whatever a payload holds, reading it ends, the call of a tool is there, and
// what cannot be relied on is answered without an allow.
func FuzzRead(f *testing.F) {
	events := []string{"", "preToolUse", "PreToolUse", "permissionRequest"}
	for _, d := range all {
		files, err := filepath.Glob(filepath.Join("testdata", d.Name(), "*.json"))
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			for i := range events {
				f.Add(d.Name(), uint8(i), data)
			}
		}
	}
	f.Add("cline", uint8(0), []byte(`{"hookName":"tool_call","workspaceRoots":["/p"],"tool_call":{"name":"run_commands","input":["a",{"command":"b","args":["c"]}]}}`))
	f.Fuzz(func(t *testing.T, agent string, event uint8, data []byte) {
		d := Find(agent)
		if d == nil {
			return
		}
		ev, err := d.Read(data, events[int(event)%len(events)])
		if err != nil {
			return
		}
		if ev.Kind.ofTool() != (ev.Call != nil) {
			t.Fatalf("%v without its call, or a call without a tool", ev.Kind)
		}
		if ev.Call == nil {
			return
		}
		if ev.Call.Malformed == "" && ev.Call.Kind == automode.ShellTool && ev.Call.Command == "" {
			t.Error("a shell's call without a command is relied on")
		}
		for _, e := range ev.Call.Edits {
			if ev.Call.Malformed == "" && e.Path == "" {
				t.Error("an edit without a file is relied on")
			}
		}
		for _, as := range []Answering{{}, {Attended: true, Allowed: true}, {Headless: true}} {
			out := string(d.Answer(ev, automode.Decision{Verdict: automode.Allow}, as).Stdout)
			if ev.Call.Malformed != "" && agent != Claude && (strings.Contains(out, `:"allow"`) || strings.Contains(out, `"cancel":false`)) {
				t.Errorf("allowed although %s: %s", ev.Call.Malformed, out)
			}
		}
		Workdir(&ev, data)
	})
}

// A patch that is relied on names a file for each of its changes.
func FuzzPatch(f *testing.F) {
	f.Add("*** Begin Patch\n*** Add File: a\n+x\n*** End Patch\n")
	f.Add("*** Begin Patch\r\n*** Update File: a\r\n*** Move to: b\r\n@@ f\r\n x\r\n-y\r\n+z\r\n*** End of File\r\n*** Delete File: c\r\n*** End Patch")
	f.Fuzz(func(t *testing.T, patch string) {
		call := &automode.Call{}
		in := reader{of: "the input"}
		readPatch(call, &in, patch)
		if in.flaw != "" {
			return
		}
		if len(call.Edits) == 0 || call.Path == "" {
			t.Fatalf("%q is relied on and names nothing", patch)
		}
		for _, e := range call.Edits {
			if e.Path == "" || !strings.Contains(patch, e.Path) {
				t.Errorf("%q: the change of %q", patch, e.Path)
			}
		}
	})
}
