package dialect

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
)

// real reads a payload that a real agent sent.
func real(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", filepath.FromSlash(name)+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Every real payload is read as what it is, and each verdict is said in the
// one form in which the agent heeds it.
func TestAnswersOfAgents(t *testing.T) {
	tests := []struct {
		agent, payload, event string
		kind                  EventKind
		tool                  string // in our words
		as                    Answering
		allow, ask, deny      string // what is printed; {} stands for the reason
	}{
		{"codex", "codex/PreToolUse-Bash", "", PreToolUse, "Bash", Answering{},
			"", `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"{}"}}`,
			`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"{}"}}`},
		{"codex", "codex/PreToolUse-apply_patch", "", PreToolUse, "Edit", Answering{},
			"", `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"{}"}}`,
			`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"{}"}}`},
		{"codex", "codex/PermissionRequest-Bash", "", PermissionRequest, "Bash", Answering{Allowed: true},
			`{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"allow"}}}`, "",
			`{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"deny","message":"{}"}}}`},
		{"codex", "codex/PermissionRequest-Bash", "", PermissionRequest, "Bash", Answering{}, "", "",
			`{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"deny","message":"{}"}}}`},
		{"codex", "codex/PostToolUse-Bash", "", PostToolUse, "Bash", Answering{}, "", "", ""},
		{"codex", "codex/PostToolUse-apply_patch", "", PostToolUse, "Edit", Answering{}, "", "", ""},
		{"codex", "codex/UserPromptSubmit", "", UserPromptSubmit, "", Answering{}, "", "", ""},
		{"codex", "codex/SessionStart", "", SessionStart, "", Answering{}, "", "", ""},
		{"codex", "codex/Stop", "", Stop, "", Answering{}, "", "", ""},
		{"gemini", "gemini/BeforeTool-run_shell_command", "", PreToolUse, "Bash", Answering{},
			`{"decision":"allow"}`, `{"decision":"deny","reason":"{}"}`, `{"decision":"deny","reason":"{}"}`},
		{"gemini", "gemini/BeforeTool-run_shell_command", "", PreToolUse, "Bash", Answering{Attended: true},
			`{"decision":"allow"}`, `{"decision":"ask","systemMessage":"{}"}`, `{"decision":"deny","reason":"{}"}`},
		{"gemini", "gemini/BeforeTool-write_file", "", PreToolUse, "Write", Answering{},
			`{"decision":"allow"}`, `{"decision":"deny","reason":"{}"}`, `{"decision":"deny","reason":"{}"}`},
		{"gemini", "gemini/AfterTool-write_file", "", PostToolUse, "Write", Answering{}, "", "", ""},
		{"gemini", "gemini/BeforeAgent", "", UserPromptSubmit, "", Answering{}, "", "", ""},
		{"gemini", "gemini/BeforeModel", "", OtherEvent, "", Answering{}, "", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.payload, func(t *testing.T) {
			a := Find(tt.agent)
			ev, err := a.Read(real(t, tt.payload), tt.event)
			if err != nil || ev.Malformed != "" {
				t.Fatalf("%v, %s", err, ev.Malformed)
			}
			tool := ""
			if ev.Call != nil {
				if ev.Call.Malformed != "" {
					t.Fatal(ev.Call.Malformed)
				}
				tool = ev.Call.Tool
			}
			if ev.Kind != tt.kind || tool != tt.tool {
				t.Errorf("%v of %q, want %v of %q", ev.Kind, tool, tt.kind, tt.tool)
			}
			for _, v := range []struct {
				d    automode.Decision
				want string
			}{
				{automode.Decision{Verdict: automode.Allow, Person: "P."}, tt.allow},
				{automode.Decision{Verdict: automode.Ask, Person: "P."}, tt.ask},
				{automode.Decision{Verdict: automode.Deny, Model: "M."}, tt.deny},
			} {
				out := a.Answer(ev, v.d, tt.as)
				got := strings.TrimSuffix(string(out.Stdout), "\n")
				if out.Exit != 0 || out.Stderr != "" {
					t.Errorf("exit %d, stderr %q", out.Exit, out.Stderr)
				}
				head, tail, _ := strings.Cut(v.want, "{}")
				if !strings.HasPrefix(got, head) || !strings.HasSuffix(got, tail) || v.want == "" && got != "" {
					t.Errorf("%v is said as %s, want %s", v.d.Verdict, got, v.want)
				}
			}
		})
	}
}
