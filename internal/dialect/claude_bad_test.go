package dialect

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"automode"
)

func TestPayloadThatCannotBeRead(t *testing.T) {
	whole := payload(t, "PreToolUse-Bash")
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"nothing", nil, "empty"},
		{"white space", []byte(" \n\t"), "empty"},
		{"truncated", whole[:len(whole)/2], "not whole JSON"},
		{"one bracket short", bytes.TrimRight(whole, " \n}"), "not whole JSON"},
		{"two objects", append(bytes.Clone(whole), whole...), "not whole JSON"},
		{"not UTF-8", bytes.Replace(whole, []byte("echo"), []byte("ec\xffo"), 1), "not UTF-8"},
		{"NUL", bytes.Replace(whole, []byte("echo"), []byte("ec\x00o"), 1), "NUL"},
		{"too long", append(bytes.Repeat([]byte{' '}, MaxPayload), whole...), "10 MB"},
		{"array", []byte(`[{"hook_event_name":"PreToolUse"}]`), "not a JSON object"},
		{"null", []byte(`null`), "not a JSON object"},
		{"text", []byte(`"PreToolUse"`), "not a JSON object"},
		{"nested", bytes.Repeat([]byte{'['}, 100_000), "too deep"},
		{"nested and whole", []byte(`{"a":` + strings.Repeat("[", 100) + strings.Repeat("]", 100) + `}`), "too deep"},
		{"no event", []byte(`{"tool_name":"Bash","tool_input":{"command":"ls"}}`), "does not name its event"},
		{"event is a number", []byte(`{"hook_event_name":1}`), "does not name its event"},
		{"event in other letters", []byte(`{"Hook_Event_Name":"PreToolUse"}`), "does not name its event"},
		{"event twice", []byte(`{"hook_event_name":"Stop","hook_event_name":"PreToolUse"}`), "event twice"},
		{"event twice in other letters", []byte(`{"hook_event_name":"Stop","HOOK_event_name":"PreToolUse"}`), "event twice"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, err := ReadClaude(tt.data)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Fatalf("error %v, want one with %q", err, tt.want)
			}
			if ev.Call != nil {
				t.Errorf("a call came out: %+v", ev.Call)
			}
		})
	}
}

func TestMalformedCalls(t *testing.T) {
	tests := []struct{ tool, input, want string }{
		{"Bash", `{}`, "command of the input of Bash is missing"},
		{"Bash", `{"command":""}`, "missing or empty"},
		{"Bash", `{"command":7}`, "not text"},
		{"Bash", `{"command":null}`, "missing"},
		{"Bash", `{"command":["ls"]}`, "not text"},
		{"Bash", `{"command":"ls\u0000 -l"}`, "NUL"},
		{"Bash", `{"command":"ls \ud800"}`, "not text"},
		{"Bash", `{"command":"ls \ud800 \\ufffd"}`, "not text"},
		{"Bash", `{"Command":"ls"}`, "missing"},
		{"Bash", `{"command":"ls","command":"rm -rf ."}`, "twice"},
		{"Bash", `{"command":"ls","Command":"rm -rf ."}`, "twice"},
		{"Bash", `{"command":"ls","comm\u0061nd":"rm -rf ."}`, "twice"},
		{"Bash", `{"command":"ls","command":"rm -rf ."}`, "twice"},
		{"Bash", `["ls"]`, "not an object"},
		{"Bash", `"ls"`, "not an object"},
		{"Bash", `null`, "not an object"},
		{"Read", `{"file_path":["/x"]}`, "not text"},
		{"LSP", `{"file_path":"/x","filePath":"/y"}`, "twice"},
		{"LSP", `{}`, "missing"},
		{"Write", `{"file_path":"/x","content":"a","path":"/y"}`, "twice"},
		{"Edit", `{"file_path":"/x","old_string":"a","new_string":"b","filePath":"/y"}`, "twice"},
		{"Glob", `{"pattern":"**/../../x"}`, "leave its folder"},
		{"Glob", `{"pattern":"{/etc,a}/*"}`, "leave its folder"},
		{"Glob", `{"pattern":"a/*","path":3}`, "not text"},
		{"Grep", `{"path":"/x"}`, "missing"},
		{"Edit", `{"file_path":"/x","new_string":"b"}`, "old_string"},
		{"Edit", `{"file_path":"/x","old_string":"b"}`, "new_string"},
		{"Write", `{"file_path":"/x"}`, "content"},
		{"Write", `{"file_path":"/x","content":{"a":1}}`, "not text"},
		{"MultiEdit", `{"file_path":"/x","edits":[]}`, "no list of edits"},
		{"MultiEdit", `{"file_path":"/x","edits":["a"]}`, "no list of edits"},
		{"MultiEdit", `{"file_path":"/x"}`, "no list of edits"},
		{"MultiEdit", `{"file_path":"/x","edits":[{"old_string":"a","new_string":"b","new_string":"c"}]}`, "twice"},
		{"NotebookEdit", `{"notebook_path":"/x","edit_mode":"wipe"}`, "edit_mode"},
		{"NotebookEdit", `{"notebook_path":"/x"}`, "new_source"},
		{"Monitor", `{}`, "missing"},
		{"Monitor", `{"command":"ls","ws":{"url":"ws://h"}}`, "a command and a socket"},
		{"Monitor", `{"ws":"ws://h"}`, "not an object"},
		{"WebFetch", `{"prompt":"p"}`, "url"},
		{"WebSearch", `{}`, "query"},
		{"Agent", `{}`, "prompt"},
		{"TodoWrite", `[]`, "not an object"},
		{"mcp__a__b", `{"q":{"x":1,"X":2}}`, "twice"},
		{"mcp__a__b", `{"q":[{"x":1,"x":2}]}`, "twice"},
	}
	for _, tt := range tests {
		t.Run(tt.tool+tt.input, func(t *testing.T) {
			ev, err := ReadClaude(payloadOf(tt.tool, tt.input))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(ev.Call.Malformed, tt.want) {
				t.Errorf("malformed %q, want %q in it", ev.Call.Malformed, tt.want)
			}
		})
	}
}

func TestMalformedPayloads(t *testing.T) {
	tests := []struct{ data, want string }{
		{`{"hook_event_name":"PreToolUse","cwd":"/p","tool_input":{}}`, "tool_name"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":["Bash"],"tool_input":{"command":"ls"}}`, "tool_name"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":"Bash"}`, "not an object"},
		{`{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"}}`, "cwd"},
		{`{"hook_event_name":"PreToolUse","cwd":7,"tool_name":"Bash","tool_input":{"command":"ls"}}`, "cwd"},
		{`{"hook_event_name":"PreToolUse","cwd":"p","tool_name":"Bash","tool_input":{"command":"ls"}}`, "not absolute"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":"Read","tool_name":"Bash","tool_input":{"command":"ls"}}`, "twice"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":"Bash","tool_input":{"command":"ls"},"Tool_Input":{"command":"rm"}}`, "twice"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","session_id":"../../x","tool_name":"Bash","tool_input":{"command":"ls"}}`, "session"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","session_id":{},"tool_name":"Bash","tool_input":{"command":"ls"}}`, "session_id"},
		{`{"hook_event_name":"PreToolUse","cwd":"/p","agent_id":1,"tool_name":"Bash","tool_input":{"command":"ls"}}`, "agent_id"},
	}
	for _, tt := range tests {
		ev, err := ReadClaude([]byte(tt.data))
		if err != nil {
			t.Fatalf("%s: %v", tt.data, err)
		}
		if !strings.Contains(ev.Call.Malformed, tt.want) || strings.Contains(ev.Session, "/") {
			t.Errorf("%s: malformed %q session %q, want %q in it", tt.data, ev.Call.Malformed, ev.Session, tt.want)
		}
	}
	ev, err := ReadClaude([]byte(`{"hook_event_name":"UserPromptSubmit","prompt":["yes, delete it"]}`))
	if err != nil || ev.Malformed == "" || ev.Prompt != "" {
		t.Errorf("a mistyped prompt: %+v, %v", ev, err)
	}
}

// What nobody knows is passed over, and so are fields on which nothing rests.
func TestTolerated(t *testing.T) {
	for _, data := range []string{
		`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":"Bash","tool_input":{"command":"ls","new":{"a":[1,2]}},"novel":[{}],"effort":3}`,
		`{"hook_event_name":"PreToolUse","cwd":"/p","tool_name":"Bash","tool_input":{"command":"ls"},"prompt_id":{},"source":["x"],"error":1,"transcript_path":null}`,
		` { "hook_event_name" : "PreToolUse" , "cwd" : "\/p" , "tool_name":"Ba\u0073h","tool_input": { "command" : "ls" } } ` + "\n",
	} {
		ev, err := ReadClaude([]byte(data))
		if err != nil {
			t.Fatal(err)
		}
		if c := ev.Call; c.Malformed != "" || c.Kind != automode.ShellTool || c.Command != "ls" || c.Cwd != "/p" {
			t.Errorf("%s: %+v", data, c)
		}
	}
	for name, kind := range map[string]EventKind{"PreCompact": OtherEvent, "NeverHeardOf": UnknownEvent, "pretooluse": UnknownEvent} {
		ev, err := ReadClaude([]byte(`{"hook_event_name":"` + name + `","cwd":"/p","tool_name":"Bash","tool_input":{"command":"ls"}}`))
		if err != nil || ev.Kind != kind || (ev.Call != nil) != (kind == UnknownEvent) || ev.Name != name || ev.Call != nil && (ev.Call.Command != "ls" || ev.Call.Malformed == "") {
			t.Errorf("%s: %+v, %v", name, ev, err)
		}
	}
}

func TestEscapesAreDecodedLikeJSON(t *testing.T) {
	for _, s := range []string{"", "a", `a\b"c`, "tab\there", "emoji 😀 and \uFFFD", "\u2028 line", `\\ufffd`, "e\u0301", "\x1b[2J"} {
		raw, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := text(raw); !ok || got != s {
			t.Errorf("%s: %q %v, want %q", raw, got, ok, s)
		}
	}
	for _, raw := range []string{`"\ud83d\ude00"`, `"\ufffd"`, `"\uFFFD \\"`} {
		if _, ok := text([]byte(raw)); !ok {
			t.Errorf("%s is refused", raw)
		}
	}
	for _, raw := range []string{`"\ud83d"`, `"\ude00\ud83d"`, `"\ud83dx\ude00"`, `"\ud83d\n"`, `1`, `null`, `{}`, ``} {
		if s, ok := text([]byte(raw)); ok {
			t.Errorf("%s is taken for %q", raw, s)
		}
	}
}

// In a large object twins are found as in a small one, letters folded as
// encoding/json folds them.
func TestTwinInLargeObject(t *testing.T) {
	var b strings.Builder
	b.WriteString(`{"Key":0`)
	for i := range 50 {
		b.WriteString(`,"n` + strings.Repeat("x", i) + `":0`)
	}
	for name, want := range map[string]bool{"other": false, "key": true, "\u212Aey": true, "nXX": true} {
		o, ok := members([]byte(b.String() + `,"` + name + `":1}`))
		if !ok || (o.twin() != "") != want {
			t.Errorf("%q: twin %q, want one: %v", name, o.twin(), want)
		}
	}
}

func FuzzReadClaude(f *testing.F) {
	for _, name := range []string{"PreToolUse-Bash", "PreToolUse-Edit", "PermissionRequest-WebFetch", "PostToolUse-Agent", "SessionStart", "UserPromptSubmit"} {
		f.Add(payload(f, name))
	}
	f.Add(payloadOf("MultiEdit", `{"file_path":"/x","edits":[{"old_string":"a","new_string":"\ud83d"}]}`))
	f.Add(payloadOf("Monitor", `{"ws":{"url":"ws://h"},"ws":[]}`))
	f.Add([]byte(`{"hook_event_name":"PreToolUse","hook_event_name":1`))
	f.Fuzz(func(t *testing.T, data []byte) {
		ev, err := ReadClaude(data)
		var generic map[string]json.RawMessage
		whole := json.Unmarshal(data, &generic) == nil && generic != nil
		if !whole && err == nil {
			t.Fatalf("%q is no JSON object, and %+v came out", data, ev)
		}
		if err != nil {
			if ev.Call != nil || ev.Kind != OtherEvent {
				t.Fatalf("%q gives both %v and %+v", data, err, ev)
			}
			return
		}
		if ev.Kind.ofTool() != (ev.Call != nil) {
			t.Fatalf("%q: kind %v, call %v", data, ev.Kind, ev.Call)
		}
		if ev.Call == nil || ev.Call.Malformed != "" {
			return
		}
		// A call without a flaw says what the standard library reads too.
		var in struct {
			Tool  string                     `json:"tool_name"`
			Input map[string]json.RawMessage `json:"tool_input"`
		}
		if err := json.Unmarshal(data, &in); err != nil || in.Tool != ev.Call.Tool || in.Input == nil {
			t.Fatalf("%q: tool %q, want %q (%v)", data, ev.Call.Tool, in.Tool, err)
		}
		if ev.Call.Kind == automode.EditTool && ev.Call.Tool != "NotebookEdit" {
			var path string
			if err := json.Unmarshal(in.Input["file_path"], &path); err != nil || path != ev.Call.Path || len(ev.Call.Edits) == 0 {
				t.Fatalf("%q: edits of %q %v, want %q (%v)", data, ev.Call.Path, ev.Call.Edits, path, err)
			}
		}
		if ev.Call.Tool == "Bash" {
			var command string
			if err := json.Unmarshal(in.Input["command"], &command); err != nil || command != ev.Call.Command || command == "" {
				t.Fatalf("%q: command %q, want %q (%v)", data, ev.Call.Command, command, err)
			}
		}
		for _, v := range []automode.Verdict{automode.Ask, automode.Allow, automode.Deny} {
			out := renderClaude(ev, automode.Decision{Verdict: v, Person: ev.Call.Command, Model: ev.Call.Command}, Answering{})
			if len(out.Stdout) > 0 && !json.Valid(out.Stdout) {
				t.Fatalf("%q: answer %q is no JSON", data, out.Stdout)
			}
		}
	})
}
