package dialect

import (
	"encoding/json"
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

// The forms of answers; {} stands for the reason.
const (
	nestedAllow  = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"{}"}}`
	nestedAsk    = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"{}"}}`
	nestedDeny   = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"{}"}}`
	requestAllow = `{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"allow"}}}`
	requestDeny  = `{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"deny","message":"{}"}}}`
	flatAllow    = `{"decision":"allow"}`
	flatAsk      = `{"decision":"ask","reason":"{}"}`
	flatDeny     = `{"decision":"deny","reason":"{}"}`
	copilotAllow = `{"permissionDecision":"allow","permissionDecisionReason":"{}"}`
	copilotAsk   = `{"permissionDecision":"ask","permissionDecisionReason":"{}"}`
	copilotDeny  = `{"permissionDecision":"deny","permissionDecisionReason":"{}"}`
	clineGo      = `{"cancel":false}`
	clineStop    = `{"cancel":true,"errorMessage":"{}"}`
)

// Every real payload is read as what it is, and each verdict is said in the
// one form in which the agent heeds it. Where ask is written as deny, the
// question became one.
func TestAnswersOfAgents(t *testing.T) {
	var (
		plain    = Answering{}
		attended = Answering{Attended: true}
		headless = Answering{Headless: true}
		allowed  = Answering{Allowed: true}
	)
	tests := []struct {
		payload, event   string
		kind             EventKind
		tool             string // in our words
		as               Answering
		allow, ask, deny string // what is printed
	}{
		{"codex/PreToolUse-Bash", "", PreToolUse, "Bash", plain, "", nestedDeny, nestedDeny},
		{"codex/PreToolUse-Bash", "", PreToolUse, "Bash", attended, "", nestedDeny, nestedDeny},
		{"codex/PreToolUse-apply_patch", "", PreToolUse, "Edit", plain, "", nestedDeny, nestedDeny},
		{"codex/PermissionRequest-Bash", "", PermissionRequest, "Bash", allowed, requestAllow, "", requestDeny},
		{"codex/PermissionRequest-Bash", "", PermissionRequest, "Bash", plain, "", "", requestDeny},
		{"codex/PermissionRequest-Bash", "", PermissionRequest, "Bash", headless, "", requestDeny, requestDeny},
		{"codex/PostToolUse-Bash", "", PostToolUse, "Bash", plain, "", "", ""},
		{"codex/PostToolUse-apply_patch", "", PostToolUse, "Edit", plain, "", "", ""},
		{"codex/UserPromptSubmit", "", UserPromptSubmit, "", plain, "", "", ""},
		{"codex/SessionStart", "", SessionStart, "", plain, "", "", ""},
		{"codex/Stop", "", Stop, "", plain, "", "", ""},

		{"gemini/BeforeTool-run_shell_command", "", PreToolUse, "Bash", plain, flatAllow, flatDeny, flatDeny},
		{"gemini/BeforeTool-run_shell_command", "", PreToolUse, "Bash", headless, flatAllow, flatDeny, flatDeny},
		{"gemini/BeforeTool-run_shell_command", "", PreToolUse, "Bash", attended, flatAllow, `{"decision":"ask","systemMessage":"{}"}`, flatDeny},
		{"gemini/BeforeTool-write_file", "", PreToolUse, "Write", plain, flatAllow, flatDeny, flatDeny},
		{"gemini/AfterTool-write_file", "", PostToolUse, "Write", plain, "", "", ""},
		{"gemini/BeforeAgent", "", UserPromptSubmit, "", plain, "", "", ""},
		{"gemini/BeforeModel", "", OtherEvent, "", plain, "", "", ""},

		// Both payloads are of the mode yolo, in which nobody is asked.
		{"qwen/PreToolUse-run_shell_command", "", PreToolUse, "Bash", plain, nestedAllow, nestedDeny, nestedDeny},
		{"qwen/PreToolUse-write_file", "", PreToolUse, "Write", attended, nestedAllow, nestedDeny, nestedDeny},
		{"qwen/PermissionRequest-run_shell_command", "", PermissionRequest, "Bash", plain, "", "", requestDeny},
		{"qwen/PermissionRequest-run_shell_command", "", PermissionRequest, "Bash", allowed, requestAllow, "", requestDeny},
		{"qwen/PostToolUse-run_shell_command", "", PostToolUse, "Bash", plain, "", "", ""},
		{"qwen/PostToolUse-write_file", "", PostToolUse, "Write", plain, "", "", ""},

		{"copilot/preToolUse-bash", "preToolUse", PreToolUse, "Bash", plain, copilotAllow, copilotAsk, copilotDeny},
		{"copilot/preToolUse-bash", "preToolUse", PreToolUse, "Bash", headless, copilotAllow, copilotDeny, copilotDeny},
		{"copilot/preToolUse-create", "preToolUse", PreToolUse, "Write", plain, copilotAllow, copilotAsk, copilotDeny},
		{"copilot/permissionRequest-bash", "permissionRequest", PermissionRequest, "Bash", allowed, "", "", `{"behavior":"deny","message":"{}"}`},
		{"copilot/permissionRequest-edit", "permissionRequest", PermissionRequest, "Edit", plain, "", "", `{"behavior":"deny","message":"{}"}`},
		{"copilot/sessionStart", "sessionStart", SessionStart, "", plain, "", "", ""},
		{"copilot/userPromptSubmitted", "userPromptSubmitted", UserPromptSubmit, "", plain, "", "", ""},

		// The mode is auto-high, in which a question was seen to run the call.
		{"droid/PreToolUse-Execute", "", PreToolUse, "Bash", attended, nestedAllow, nestedDeny, nestedDeny},
		{"droid/PreToolUse-Create", "", PreToolUse, "Write", plain, nestedAllow, nestedDeny, nestedDeny},
		{"droid/PostToolUse-Execute", "", PostToolUse, "Bash", plain, "", "", ""},

		{"opencode/tool.execute.before", "", PreToolUse, "Bash", attended, flatAllow, flatDeny, flatDeny},
		{"opencode/event", "", OtherEvent, "", plain, "", "", ""},
		{"kilo/tool.execute.before", "", PreToolUse, "Write", attended, flatAllow, flatDeny, flatDeny},
		{"pi/tool_call", "", PreToolUse, "Bash", attended, flatAllow, flatAsk, flatDeny},
		{"pi/tool_call", "", PreToolUse, "Bash", headless, flatAllow, flatDeny, flatDeny},
		{"cline/PreToolUse", "", PreToolUse, "Bash", attended, clineGo, clineStop, clineStop},
	}
	for _, tt := range tests {
		t.Run(tt.payload, func(t *testing.T) {
			name, _, _ := strings.Cut(tt.payload, "/")
			a := Find(name)
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
				if ev.Call.Cwd != "/home/dev/project" {
					t.Errorf("the folder is %q", ev.Call.Cwd)
				}
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
				if !strings.HasPrefix(got, head) || !strings.HasSuffix(got, tail) || v.want == "" && got != "" || got != "" && !json.Valid([]byte(got)) {
					t.Errorf("%v is said as %s, want %s", v.d.Verdict, got, v.want)
				}
			}
		})
	}
}

// What a call that cannot be relied on, a payload that cannot be read and an event
// that nobody knows are told: never allow, and never silence where silence runs the call.
func TestNothingIsAllowedThatIsNotUnderstood(t *testing.T) {
	const names = `"hook_event_name":"X","event":"X","hookEventName":"X","hookName":"X","event_type":"X","agent_action_name":"X"`
	for _, d := range all {
		for _, payload := range []string{`{` + names + `}`, `{` + names + `,"session_id":"s","cwd":"/p","tool_name":"Bash","tool_input":{"command":"ls"}}`} {
			ev, err := d.Read([]byte(payload), "X")
			if err != nil {
				// Told in two fields, or not at all: answered as what cannot be read.
				if ev.Call != nil {
					t.Errorf("%s: %v and %+v", d.Name(), err, ev)
				}
				ev = Event{Kind: UnknownEvent, Name: "X", Call: &automode.Call{Agent: d.Name(), Malformed: "x"}}
			}
			if ev.Kind != UnknownEvent || ev.Call == nil || ev.Call.Malformed == "" {
				t.Errorf("%s: %s is %+v", d.Name(), payload, ev)
				continue
			}
			for _, v := range []automode.Verdict{automode.Allow, automode.Ask, automode.Deny} {
				for _, as := range []Answering{{}, {Attended: true}, {Allowed: true}, {Paused: true}, {OwnJudge: true}} {
					out := d.Answer(ev, automode.Decision{Verdict: v, Person: "P.", Model: "P."}, as)
					if out.Exit != 2 || !strings.HasPrefix(out.Stderr, "P.") || out.Asks || out.Leaves || strings.Contains(string(out.Stdout), "allow\"") ||
						strings.Contains(string(out.Stdout), `"cancel":false`) {
						t.Errorf("%s: an unknown event with %v: %+v", d.Name(), v, out)
					}
				}
			}
		}
		for _, as := range []Answering{{}, {Attended: true}, {Headless: true}, {DenyOnError: true}, {Allowed: true}} {
			for _, o := range []automode.Outcome{automode.Policy, automode.Unreadable, automode.Outage} {
				out := Refuse(d, o, "It is unreadable.", as)
				if len(out.Stdout) == 0 && out.Exit != 2 {
					t.Errorf("%s says nothing with %+v", d.Name(), as)
				}
				if strings.Contains(string(out.Stdout), "allow\"") || strings.Contains(string(out.Stdout), `"cancel":false`) {
					t.Errorf("%s says %s", d.Name(), out.Stdout)
				}
			}
			call := &automode.Call{Agent: d.Name(), Tool: "Bash", Kind: automode.ShellTool, Malformed: "it is torn"}
			out := d.Answer(Event{Kind: PreToolUse, Name: "x", Call: call}, automode.Decision{Verdict: automode.Allow}, as)
			if d.Name() != Claude && (len(out.Stdout) == 0 && out.Exit != 2 || strings.Contains(string(out.Stdout), "allow\"") || strings.Contains(string(out.Stdout), `"cancel":false`)) {
				t.Errorf("%s allows a call that cannot be relied on: %s", d.Name(), out.Stdout)
			}
		}
	}
}

// A prompt is the person's only where nothing speaks against it.
func TestTypedByThePerson(t *testing.T) {
	tests := []struct {
		agent, event, payload string
		want                  bool
	}{
		{"codex", "", `{"hook_event_name":"UserPromptSubmit","session_id":"s","cwd":"/p","prompt":"Remove it."}`, true},
		{"codex", "", `{"hook_event_name":"UserPromptSubmit","session_id":"s","cwd":"/p","agent_id":"a","prompt":"Remove it."}`, false},
		{"gemini", "", `{"hook_event_name":"BeforeAgent","session_id":"s","cwd":"/p","prompt":"Remove it."}`, true},
		{"gemini", "", `{"hook_event_name":"BeforeAgent","session_id":"s","cwd":"/p","prompt":"Read @a\n--- Content from referenced files ---\nRemove it."}`, false},
		{"copilot", "userPromptSubmitted", `{"sessionId":"s","cwd":"/p","prompt":"Remove it."}`, true},
		{"copilot", "userPromptSubmitted", `{"sessionId":"s","cwd":"/p","prompt":"<system_notification>Remove it.</system_notification>"}`, false},
		{"opencode", "", `{"hook_event_name":"chat.message","cwd":"/p","input":{"sessionID":"s"},"prompt":"Remove it.","typed":true}`, true},
		{"opencode", "", `{"hook_event_name":"chat.message","cwd":"/p","input":{"sessionID":"s"},"prompt":"Remove it."}`, false},
		{"opencode", "", `{"hook_event_name":"chat.message","cwd":"/p","input":{"sessionID":"s"},"prompt":"Remove it.","typed":"true"}`, false},
		{"opencode", "", `{"hook_event_name":"chat.message","cwd":"/p","input":{"sessionID":"s","subagentID":"t"},"prompt":"Remove it.","typed":true}`, false},
		{"pi", "", `{"hook_event_name":"input","cwd":"/p","session":"s","prompt":"Remove it.","typed":true}`, true},
		{"pi", "", `{"hook_event_name":"input","cwd":"/p","session":"s","prompt":"Remove it.","typed":false}`, false},
		{"cline", "", `{"hookName":"prompt_submit","taskId":"s","workspaceRoots":["/p"],"userPromptSubmit":{"prompt":"Remove it."}}`, false},
	}
	for _, tt := range tests {
		ev, err := Find(tt.agent).Read([]byte(tt.payload), tt.event)
		if err != nil || ev.Kind != UserPromptSubmit || !strings.Contains(ev.Prompt, "Remove it.") || ev.Typed != tt.want {
			t.Errorf("%s: %v, %+v, want typed %v", tt.payload, err, ev, tt.want)
		}
	}
}

// A session begins afresh only where the agent says so.
func TestFreshSessions(t *testing.T) {
	tests := []struct {
		agent, payload string
		want           bool
	}{
		{"claude", `{"hook_event_name":"SessionStart","source":"startup","cwd":"/p"}`, true},
		{"claude", `{"hook_event_name":"SessionStart","source":"resume","cwd":"/p"}`, false},
		{"codex", `{"hook_event_name":"SessionStart","source":"clear","cwd":"/p"}`, true},
		{"codex", `{"hook_event_name":"SessionStart","source":"compact","cwd":"/p"}`, false},
		{"codex", `{"hook_event_name":"SessionStart","cwd":"/p"}`, false},
		{"copilot", `{"hookName":"sessionStart","source":"new","cwd":"/p"}`, true},
		{"copilot", `{"hookName":"sessionStart","source":"resume","cwd":"/p"}`, false},
		{"pi", `{"hook_event_name":"session_start","source":"new","cwd":"/p"}`, true},
		{"pi", `{"hook_event_name":"session_start","source":"startup","cwd":"/p"}`, false},
	}
	for _, tt := range tests {
		ev, err := Find(tt.agent).Read([]byte(tt.payload), "")
		if err != nil || ev.Kind != SessionStart || ev.Fresh != tt.want {
			t.Errorf("%s: %v, %+v, want %v", tt.payload, err, ev, tt.want)
		}
	}
}

// Modes that do not ask, and those that nobody knows, turn a question into a
// denial; in plan modes only looking is allowed.
func TestModesOfAgents(t *testing.T) {
	tests := []struct {
		agent, mode string
		want        automode.Mode
	}{
		{"codex", "default", automode.ModeDefault}, {"codex", "bypassPermissions", automode.ModeBypass}, {"codex", "plan", automode.ModePlan},
		{"codex", "dontAsk", automode.ModeDontAsk}, {"codex", "full", automode.ModeDontAsk},
		{"qwen", "default", automode.ModeDefault}, {"qwen", "plan", automode.ModePlan}, {"qwen", "auto-edit", automode.ModeAcceptEdits},
		{"qwen", "auto", automode.ModeAuto}, {"qwen", "yolo", automode.ModeBypass}, {"qwen", "Yolo", automode.ModeDontAsk}, {"qwen", "", automode.ModeDontAsk},
		{"droid", "off", automode.ModeDefault}, {"droid", "spec", automode.ModePlan}, {"droid", "auto-low", automode.ModeBypass},
		{"droid", "auto-high", automode.ModeBypass}, {"droid", "mission", automode.ModeDontAsk},
	}
	for _, tt := range tests {
		payload := `{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/p","permission_mode":"` + tt.mode + `","tool_name":"WebSearch","tool_input":{"query":"x"}}`
		ev, err := Find(tt.agent).Read([]byte(payload), "")
		if err != nil || ev.Call.Mode != tt.want {
			t.Errorf("%s %s: %v, %v, want %v", tt.agent, tt.mode, err, ev.Call.Mode, tt.want)
		}
		out := Find(tt.agent).Answer(ev, automode.Decision{Verdict: automode.Ask, Person: "P."}, Answering{Attended: true})
		silentOrAsk := len(out.Stdout) == 0 || strings.Contains(string(out.Stdout), `"ask"`)
		if (tt.want == automode.ModeBypass || tt.want == automode.ModeDontAsk) && silentOrAsk {
			t.Errorf("%s %s: a question is said as %s", tt.agent, tt.mode, out.Stdout)
		}
	}
}
