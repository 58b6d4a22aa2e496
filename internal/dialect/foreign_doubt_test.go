package dialect

import (
	"testing"

	"automode"
)

// Two readings of one payload agree in all that is judged, or the call is not
// relied on.
func TestAgrees(t *testing.T) {
	for _, payload := range []string{
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Bash","tool_input":{"command":"ls"}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Read","tool_input":{"file_path":"/w/a"}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Grep","tool_input":{"pattern":"x"}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"WebFetch","tool_input":{"url":"https://h"}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Write","tool_input":{"file_path":"/w/a","content":"x"}}`,
	} {
		o, err := readObject([]byte(payload))
		if err != nil {
			t.Fatal(err)
		}
		ev, err := readClaude(o)
		if err != nil || ev.Call.Malformed != "" {
			t.Fatalf("%s: %v, %+v", payload, err, ev.Call)
		}
		if !agrees(claude{}, o, "", ev.Call) {
			t.Errorf("%s does not agree with itself", payload)
		}
		for name, change := range map[string]func(*automode.Call){
			"kind":    func(c *automode.Call) { c.Kind++ },
			"folder":  func(c *automode.Call) { c.Cwd = "/" },
			"command": func(c *automode.Call) { c.Command += "x" },
			"path":    func(c *automode.Call) { c.Path += "x" },
			"pattern": func(c *automode.Call) { c.Pattern += "x" },
			"address": func(c *automode.Call) { c.URL += "x" },
			"edits":   func(c *automode.Call) { c.Edits = append([]automode.Edit{{Path: "/etc/x"}}, c.Edits...) },
			"more":    func(c *automode.Call) { c.More = []automode.Target{{Path: "/etc/x"}} },
		} {
			other := *ev.Call
			change(&other)
			if agrees(claude{}, o, "", &other) {
				t.Errorf("%s agrees with another %s", payload, name)
			}
		}
	}
	// A reading that says nothing contradicts nothing.
	for _, payload := range []string{
		`{"cwd":"/w","tool_name":"Bash","tool_input":{"command":"ls"}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Bash","tool_input":{}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"Frob","tool_input":{}}`,
		`{"hook_event_name":"PreToolUse","cwd":"/w","tool_name":"mcp__a__b","tool_input":{}}`,
		`{"hook_event_name":"Stop","cwd":"/w"}`,
	} {
		o, err := readObject([]byte(payload))
		if err != nil {
			t.Fatal(err)
		}
		if !agrees(claude{}, o, "", &automode.Call{Kind: automode.ShellTool, Command: "ls", Cwd: "/w"}) {
			t.Errorf("%s contradicts", payload)
		}
	}
}

// Whose a payload is, by what its envelope holds.
func TestSender(t *testing.T) {
	for payload, want := range map[string]string{
		`{"cursor_version":"1","hook_event_name":"x"}`:                            "cursor",
		`{"conversationId":"c","hookEventName":"PreToolUse","timestamp":1}`:       "",
		`{"clineVersion":"c","hookEventName":"PreToolUse","timestamp":1}`:         "",
		`{"hookEventName":"PreToolUse","toolName":"x"}`:                           "grok",
		`{"hookEventName":"PreToolUse","workspaceRoot":"/w"}`:                     "grok",
		`{"hookEventName":"pre_tool_use"}`:                                        "grok",
		`{"hookEventName":"","timestamp":1}`:                                      "vscode",
		`{"hookEventName":"PreToolUse","timestamp":1}`:                            "vscode",
		`{"hookEventName":"PreToolUse"}`:                                          "",
		`{"hook_event_name":"PreToolUse","prompt_id":"p"}`:                        "devin",
		`{"hook_event_name":"PreToolUse","prompt_id":"p","client_type":"x"}`:      "",
		`{"hook_event_name":"PreToolUse","prompt_id":"p","transcript_path":"/t"}`: "",
		`{"hook_event_name":"PreToolUse","prompt_id":"p","timestamp":1}`:          "",
		`{"prompt_id":"p"}`:               "",
		`{"sessionId":"s","timestamp":1}`: "copilot",
		`{"hook_event_name":"PreToolUse","session_id":"s","timestamp":1}`:                                       "copilot",
		`{"hook_event_name":"PreToolUse","timestamp":1}`:                                                        "",
		`{"session_id":"s","timestamp":1}`:                                                                      "",
		`{"sessionId":"s"}`:                                                                                     "",
		`{"hook_event_name":"PreToolUse","session_id":"s","timestamp":1,"transcript_path":"/t"}`:                "",
		`{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/w","tool_name":"Bash","transcript_path":"/"}`: "",
	} {
		o, err := readObject([]byte(payload))
		if err != nil {
			t.Fatal(err)
		}
		if got := sender(o); got != want {
			t.Errorf("%s: %q, want %q", payload, got, want)
		}
	}
}

// An answer in two forms is a question only where both are.
func TestMerged(t *testing.T) {
	form := func(text string, asks bool) Output { return Output{Stdout: []byte(text), Asks: asks} }
	for _, tt := range []struct {
		a, b Output
		want string
		asks bool
	}{
		{form(`{"a":1}`, true), form(`{"a":2,"b":3}`+"\n", true), `{"a":1,"b":3}` + "\n", true},
		{form(`{"a":1}`, true), form(``, false), `{"a":1}` + "\n", false},
		{form(``, false), form(`{"a":1}`, true), `{"a":1}` + "\n", false},
		{form(``, true), form(``, true), ``, false},
	} {
		if got := merged(tt.a, tt.b); string(got.Stdout) != tt.want || got.Asks != tt.asks {
			t.Errorf("%s and %s: %s, asks %t", tt.a.Stdout, tt.b.Stdout, got.Stdout, got.Asks)
		}
	}
	if !silence(Output{}) || silence(form("{}", false)) || silence(Output{Exit: 2}) {
		t.Error("what is silence")
	}
}
