package dialect

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"automode"
)

// borrowed are payloads of agents that load the hooks of others, typed by hand
// from their documentation: each asks about the same command.
var borrowed = map[string][]string{
	"cursor": {
		`{"conversation_id":"c","hook_event_name":"preToolUse","cursor_version":"3.9","workspace_roots":["/w"],"cwd":"/w","tool_name":"Shell","tool_input":{"command":"ls"}}`,
		`{"conversation_id":"c","hook_event_name":"beforeShellExecution","cursor_version":"3.9","workspace_roots":["/w"],"cwd":"/w","command":"ls","sandbox":false}`,
	},
	"grok": {
		`{"hookEventName":"pre_tool_use","sessionId":"s","cwd":"/w","toolName":"run_terminal_command","toolInput":{"command":"ls"}}`,
		`{"hookEventName":"pre_tool_use","hook_event_name":"PreToolUse","sessionId":"s","session_id":"s","cwd":"/w","workspaceRoot":"/w","timestamp":"2026-08-19T06:00:00Z","toolName":"run_terminal_command","tool_name":"run_terminal_command","toolInput":{"command":"ls"},"tool_input":{"command":"ls"}}`,
	},
	"devin": {
		`{"hook_event_name":"PreToolUse","session_id":"s","prompt_id":"p","cwd":"/w","tool_name":"exec","tool_input":{"command":"ls"}}`,
	},
	"copilot": {
		`{"sessionId":"s","timestamp":1700000000000,"cwd":"/w","toolName":"bash","toolArgs":{"command":"ls"}}`,
		`{"hook_event_name":"PreToolUse","session_id":"s","timestamp":"2026-08-19T06:00:00Z","cwd":"/w","tool_name":"Bash","tool_input":{"command":"ls"}}`,
	},
	"vscode": {
		`{"timestamp":"2026-02-09T10:30:00.000Z","cwd":"/w","sessionId":"s","hookEventName":"PreToolUse","transcript_path":"/t.json","tool_name":"run_in_terminal","tool_input":{"command":"ls","explanation":"e","goal":"g","isBackground":false},"tool_use_id":"t"}`,
	},
}

// Whatever agent the hook's line names, a payload of one that loads the hooks of
// others is read as its own, allowed in its own form, and denied in both forms.
func TestForeignPayloads(t *testing.T) {
	met := 0
	for agent, payloads := range borrowed {
		of := Find(agent)
		if of == nil {
			continue
		}
		for _, payload := range payloads {
			own, err := of.Read([]byte(payload), "")
			if err != nil {
				own, err = of.Read([]byte(payload), "preToolUse") // Copilot's own line names the event
			}
			if err != nil || own.of != nil || own.Call.Command != "ls" || own.Call.Malformed != "" {
				t.Fatalf("%s does not read its own payload %s: %v, %+v", agent, payload, err, own.Call)
			}
			for _, name := range Names() {
				if name == agent {
					continue
				}
				met++
				foreign(t, Find(name), of, own, payload)
			}
		}
	}
	if met < 60 {
		t.Errorf("only %d pairs were tried", met)
	}
}

func foreign(t *testing.T, named, of Dialect, own Event, payload string) {
	t.Helper()
	event := ""
	if own.Name == "preToolUse" && !strings.Contains(payload, "preToolUse") {
		event = own.Name
	}
	ev, err := named.Read([]byte(payload), event)
	if err != nil || ev.Call == nil || ev.Call.Malformed != "" || ev.Call.Command != "ls" || ev.Call.Agent != of.Name() {
		t.Errorf("%s at the hook of %s: %v, %+v", of.Name(), named.Name(), err, ev.Call)
		return
	}
	if got, want := named.Answer(ev, automode.Decision{}, Answering{}), (Output{}); reflect.DeepEqual(got, want) {
		t.Errorf("%s at the hook of %s: the zero decision is silence", of.Name(), named.Name())
	}
	allow := automode.Decision{Verdict: automode.Allow}
	if got, want := named.Answer(ev, allow, Answering{}), of.Answer(own, allow, Answering{}); !reflect.DeepEqual(got, want) {
		t.Errorf("%s at the hook of %s is allowed as %s, want %s", of.Name(), named.Name(), got.Stdout, want.Stdout)
	}
	deny := automode.Decision{Verdict: automode.Deny, Model: "No."}
	said := named.Answer(ev, deny, Answering{})
	theirs, ours := of.Answer(own, deny, Answering{}), named.Answer(own, deny, Answering{})
	if !holds(t, said.Stdout, theirs.Stdout, true) || !holds(t, said.Stdout, ours.Stdout, false) {
		t.Errorf("%s at the hook of %s is denied as %s, want both %s and %s", of.Name(), named.Name(), said.Stdout, theirs.Stdout, ours.Stdout)
	}
	if cursor := of.Name() == "cursor"; cursor && said.Exit != 0 || !cursor && (said.Exit != 2 || said.Stderr != "No.") {
		t.Errorf("%s at the hook of %s is denied with status %d, %q", of.Name(), named.Name(), said.Exit, said.Stderr)
	}
	ask := automode.Decision{Verdict: automode.Ask, Person: "May it?"}
	said = named.Answer(ev, ask, Answering{})
	theirs, ours = of.Answer(own, ask, Answering{}), named.Answer(own, ask, Answering{})
	switch {
	case theirs.Asks && ours.Asks:
		if !said.Asks || said.Exit != 0 || !holds(t, said.Stdout, theirs.Stdout, true) || !holds(t, said.Stdout, ours.Stdout, false) {
			t.Errorf("%s at the hook of %s is asked as %d %s", of.Name(), named.Name(), said.Exit, said.Stdout)
		}
	case said.Asks || said.Exit == 0 && of.Name() != "cursor" || bytes.Contains(said.Stdout, []byte(`"ask"`)):
		t.Errorf("%s at the hook of %s is asked as %d %s, and not both would ask", of.Name(), named.Name(), said.Exit, said.Stdout)
	}
	if said.Stderr != "" && !strings.HasPrefix(said.Stderr, "May it?") {
		t.Errorf("%s at the hook of %s: the reason is %q", of.Name(), named.Name(), said.Stderr)
	}
}

// holds reports whether an object has every member of another; of those that
// clash only when they must be equal.
func holds(t *testing.T, all, part []byte, equal bool) bool {
	t.Helper()
	var a, p map[string]any
	if len(part) == 0 {
		return true
	}
	if json.Unmarshal(part, &p) != nil || json.Unmarshal(all, &a) != nil {
		return false
	}
	for k, v := range p {
		if w, ok := a[k]; !ok || equal && !reflect.DeepEqual(v, w) {
			return false
		}
	}
	return true
}

// A payload that reads as two different calls is not relied on, and one that
// cannot be read is denied in both forms.
func TestForeignDoubt(t *testing.T) {
	const two = `{"hookEventName":"pre_tool_use","hook_event_name":"PreToolUse","sessionId":"s","session_id":"s","cwd":"/w","toolName":"run_terminal_command","tool_name":"Bash","toolInput":{"command":"ls"},"tool_input":{"command":"rm -rf /"}}`
	for _, payload := range []string{two,
		`{"cursor_version":"3.9","tool_name":"Shell","tool_input":{"command":"ls"}}`,
		`{"hookEventName":"pre_tool_use","toolName":"run_terminal_command","toolInput":"ls","cwd":"/w"}`} {
		ev, err := claude{}.Read([]byte(payload), "")
		if err != nil || ev.Call == nil || ev.Call.Malformed == "" {
			t.Errorf("%s: %v, %+v", payload, err, ev.Call)
			continue
		}
		out := claude{}.Answer(ev, automode.Decision{Verdict: automode.Allow, Person: "P."}, Answering{})
		if !bytes.Contains(out.Stdout, []byte(`"permissionDecision":"deny"`)) || bytes.Contains(out.Stdout, []byte("allow")) {
			t.Errorf("%s is answered %d %s", payload, out.Exit, out.Stdout)
		}
	}
}

// No agent's own payload is taken for another one's.
func TestOwnPayloads(t *testing.T) {
	for _, tt := range documented {
		if ev, err := Find(tt.agent).Read([]byte(tt.payload), ""); err != nil || ev.of != nil {
			t.Errorf("%s: %s is taken for one of another agent, %v", tt.agent, tt.payload, err)
		}
	}
}
