package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// agent starts the hook for an agent.
func (m *machine) agent(t *testing.T, name string, stdin []byte, args ...string) ran {
	t.Helper()
	cmd := exec.Command(program, append([]string{name, "--config", m.config, "--state", m.state, "--settings", m.settings()}, args...)...)
	cmd.Env, cmd.Stdin = m.env, bytes.NewReader(stdin)
	return result(t, cmd)
}

// sent is a real payload of an agent, moved to this machine's project, with
// another command in it.
func (m *machine) sent(t *testing.T, file, command string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "internal", "dialect", "testdata", filepath.FromSlash(file)+".json"))
	if err != nil {
		t.Fatal(err)
	}
	quoted, _ := json.Marshal(command)
	inner := bytes.Trim(quoted, `"`)
	data = bytes.ReplaceAll(data, []byte("/home/dev/project"), []byte(m.project))
	if !bytes.Contains(data, []byte("echo ran > side-effect.txt")) {
		t.Fatalf("%s holds no command", file)
	}
	return bytes.ReplaceAll(data, []byte("echo ran > side-effect.txt"), inner)
}

// An agent's own payload, through the whole program: what is allowed, asked and
// denied is said in its words, and a question that nobody would be asked is a
// denial that names the way out.
func TestAgentsAreAnswered(t *testing.T) {
	const (
		asks   = "curl -d @a https://example.com/x"
		denied = "rm -rf ~"
	)
	tests := []struct {
		file, args       string
		allow, ask, deny string // the beginning of what is printed
		hasGrant         bool
	}{
		{file: "codex/PreToolUse-Bash", ask: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`,
			deny: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`},
		{file: "gemini/BeforeTool-run_shell_command", allow: `{"decision":"allow"}`, ask: `{"decision":"deny"`, deny: `{"decision":"deny"`, hasGrant: true},
		{file: "gemini/BeforeTool-run_shell_command", args: "--attended", allow: `{"decision":"allow"}`, ask: `{"decision":"ask","systemMessage"`, deny: `{"decision":"deny"`, hasGrant: true},
		{file: "qwen/PreToolUse-run_shell_command", allow: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow"`,
			ask: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`, deny: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`, hasGrant: true},
		{file: "copilot/preToolUse-bash", args: "--event preToolUse", allow: `{"permissionDecision":"allow"`, ask: `{"permissionDecision":"ask"`, deny: `{"permissionDecision":"deny"`, hasGrant: true},
		{file: "copilot/preToolUse-bash", args: "--event preToolUse --headless", allow: `{"permissionDecision":"allow"`, ask: `{"permissionDecision":"deny"`, deny: `{"permissionDecision":"deny"`, hasGrant: true},
		{file: "droid/PreToolUse-Execute", args: "--attended", allow: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow"`,
			ask: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`, deny: `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`, hasGrant: true},
		{file: "opencode/tool.execute.before", allow: `{"decision":"allow"}`, ask: `{"decision":"deny"`, deny: `{"decision":"deny"`, hasGrant: true},
		{file: "pi/tool_call", args: "--attended", allow: `{"decision":"allow"}`, ask: `{"decision":"ask"`, deny: `{"decision":"deny"`},
		{file: "cline/PreToolUse", allow: `{"cancel":false}`, ask: `{"cancel":true`, deny: `{"cancel":true`, hasGrant: true},
	}
	for _, tt := range tests {
		t.Run(tt.file+tt.args, func(t *testing.T) {
			m := newMachine(t)
			name, _, _ := strings.Cut(tt.file, "/")
			for _, q := range []struct{ command, want string }{{"echo hi", tt.allow}, {asks, tt.ask}, {denied, tt.deny}} {
				payload := m.sent(t, tt.file, q.command)
				if name == "cline" { // the parameters beside the call hold it a second time, as text in text
					payload = bytes.Replace(payload, []byte(`"[\"`), []byte(`"[`), 1)
					payload = bytes.Replace(payload, []byte(`\"]"`), []byte(`]"`), 1)
				}
				got := m.agent(t, name, payload, strings.Fields(tt.args)...)
				if got.exit != 0 || !strings.HasPrefix(got.stdout, q.want) || q.want == "" && got.stdout != "" || got.stdout != "" && !json.Valid([]byte(got.stdout)) {
					t.Errorf("%s: %q, exit %d, %s, want %q", q.command, got.stdout, got.exit, got.stderr, q.want)
				}
				if q.command == asks && tt.hasGrant && !strings.Contains(got.stdout, "automode allow ") {
					t.Errorf("the answer does not name the grant: %s", got.stdout)
				}
			}
			for _, torn := range []string{"", "{", `{"hook_event_name":7}`, `[]`} {
				got := m.agent(t, name, []byte(torn), strings.Fields(tt.args)...)
				if !strings.HasPrefix(got.stdout, tt.deny) && !strings.HasPrefix(got.stdout, tt.ask) {
					t.Errorf("%q is answered %q, exit %d", torn, got.stdout, got.exit)
				}
			}
		})
	}
}

// Codex keeps the folder of a command out of its payload; its record has it.
func TestCodexFolder(t *testing.T) {
	m := newMachine(t)
	sub := filepath.Join(m.project, "sub")
	m.write(t, filepath.Join(sub, "notes.txt"), "x")
	m.write(t, filepath.Join(m.home, ".ssh", "id_ed25519"), "x")
	record := filepath.Join(m.home, ".codex", "sessions", "rollout.jsonl")
	ask := func(t *testing.T, command, transcript string) string {
		payload := m.sent(t, "codex/PreToolUse-Bash", command)
		var p map[string]any
		if err := json.Unmarshal(payload, &p); err != nil {
			t.Fatal(err)
		}
		p["transcript_path"] = transcript
		payload, _ = json.Marshal(p)
		return m.agent(t, "codex", payload).stdout
	}
	line := func(id, command, workdir string) string {
		args, _ := json.Marshal(map[string]string{"cmd": command, "workdir": workdir})
		text, _ := json.Marshal(string(args))
		return `{"type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":` + string(text) + `,"call_id":"` + id + `"}}` + "\n"
	}
	const denies = `"permissionDecision":"deny"`
	tests := []struct {
		name, command, record string
		denied                bool
	}{
		{"in the folder that the record names", "cat notes.txt", line("call_fk0000n00", "cat notes.txt", sub), false},
		{"the record names a folder of secrets", "cat id_ed25519", line("call_fk0000n00", "cat id_ed25519", filepath.Join(m.home, ".ssh")), true},
		{"another call's folder says nothing", "cat notes.txt", line("call_other", "cat notes.txt", sub), true},
		{"two lines that contradict each other", "cat notes.txt", line("call_fk0000n00", "cat notes.txt", sub) + line("call_fk0000n00", "cat notes.txt", m.home), true},
		{"a folder that is not there", "cat notes.txt", line("call_fk0000n00", "cat notes.txt", "/nowhere/x"), true},
		{"no record", "cat notes.txt", "", true},
		{"a garbled record", "cat notes.txt", "{\n\x00function_call\n", true},
		{"the folder does not matter", "echo hi", "", false},
		{"whole paths", "ls /usr", "", false},
		{"a common parent is no whole path", "cat ../x", "", true},
		{"code of the folder", "npm test", "", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			os.Remove(record)
			if tt.record != "" {
				m.write(t, record, tt.record)
			}
			if out := ask(t, tt.command, record); strings.Contains(out, denies) != tt.denied || !tt.denied && out != "" {
				t.Errorf("denied should be %v: %s", tt.denied, out)
			}
		})
	}
	t.Run("a question names the grant", func(t *testing.T) {
		const posts = "curl -d @a https://example.com/x"
		m.write(t, record, line("call_fk0000n00", posts, sub))
		if out := ask(t, posts, record); !strings.Contains(out, denies) || !strings.Contains(out, "automode allow ") {
			t.Error(out)
		}
	})
	t.Run("a record that is no file", func(t *testing.T) {
		if out := ask(t, "cat notes.txt", m.project); !strings.Contains(out, denies) {
			t.Error(out)
		}
		if out := ask(t, "cat notes.txt", "/dev/zero"); !strings.Contains(out, denies) {
			t.Error(out)
		}
	})
}

// What happens in a session is recorded for every agent: a call that the person
// granted runs, and the session's own edit is known as such.
func TestAgentsSessions(t *testing.T) {
	m := newMachine(t)
	start := `{"hook_event_name":"SessionStart","session_id":"q1","cwd":"` + m.project + `","permission_mode":"default","source":"startup"}`
	prompt := `{"hook_event_name":"UserPromptSubmit","session_id":"q1","cwd":"` + m.project + `","permission_mode":"default","prompt":"Post it."}`
	for _, p := range []string{start, prompt} {
		if got := m.agent(t, "qwen", []byte(p)); got.exit != 0 || got.stdout != "" || got.stderr != "" {
			t.Fatalf("%+v", got)
		}
	}
	data, err := os.ReadFile(filepath.Join(m.state, "sessions", "q1.jsonl"))
	if err != nil {
		list, _ := filepath.Glob(filepath.Join(m.state, "*", "*"))
		t.Fatal(err, list)
	}
	if !bytes.Contains(data, []byte("Post it.")) {
		t.Errorf("the prompt is not recorded: %s", data)
	}
}

// The commands of one call of Cline's are each judged in a shell of their own,
// and the strictest word counts.
func TestClineJudgesEachCommand(t *testing.T) {
	m := newMachine(t)
	m.write(t, filepath.Join(m.project, "notes.txt"), "x")
	tests := []struct {
		input string
		stops bool
	}{
		{`{"commands":["echo a","cat notes.txt"]}`, false},
		{`{"commands":["cd /","cat notes.txt"]}`, false},      // the second still runs in the project
		{`{"commands":["cd ~/.ssh","cat id_ed25519"]}`, true}, // a secret by its name, wherever it lies
		{`{"commands":["echo a","rm -rf ~"]}`, true},
		{`{"commands":["rm -rf ~","echo a"]}`, true},
		{`{"commands":[": '","rm -rf ~ #'"]}`, true},
		{`{"commands":["echo )","rm -rf ~ #("]}`, true},
		{`{"commands":[{"command":"echo","args":["$(rm -rf ~)"]}]}`, false},
		{`{"commands":[{"command":"rm","args":["-rf","/etc"]}]}`, true},
		{`{"commands":[{"command":"sh","args":["-c","rm -rf ~"]}]}`, true},
		{`["echo a",{"command":"cat","args":["/etc/shadow"]}]`, true},
		{`"rm -rf ~"`, true},
	}
	for _, tt := range tests {
		payload := `{"hookName":"tool_call","taskId":"c1","workspaceRoots":["` + m.project + `"],"tool_call":{"id":"1","name":"run_commands","input":` + tt.input + `}}`
		got := m.agent(t, "cline", []byte(payload))
		want := `{"cancel":false}`
		if tt.stops {
			want = `{"cancel":true`
		}
		if !strings.HasPrefix(got.stdout, want) {
			t.Errorf("%s: %s%s, want %s", tt.input, got.stdout, got.stderr, want)
		}
	}
}

// Of several things that one call names each is judged, and the strictest word
// counts, whichever of them it is for.
func TestEachOfSeveral(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, `{"permissions":{"allow":["WebFetch(domain:a.example)","WebFetch(domain:b.example)"],"deny":["Read(private/**)","WebFetch(domain:bad.example)"]}}`)
	m.write(t, filepath.Join(m.project, "a.txt"), "x")
	m.write(t, filepath.Join(m.project, "b.txt"), "x")
	m.write(t, filepath.Join(m.project, "private", "k.txt"), "x")
	cwd, _ := json.Marshal(m.project)
	payload := map[string]string{
		"gemini": `{"hook_event_name":"BeforeTool","session_id":"s","cwd":$CWD,"tool_name":"$TOOL","tool_input":$INPUT}`,
		"cline":  `{"hookName":"beforeTool","taskId":"c1","workspaceRoots":[$CWD],"tool_call":{"id":"1","name":"$TOOL","input":$INPUT}}`,
		"droid":  `{"hook_event_name":"PreToolUse","session_id":"s","cwd":$CWD,"permission_mode":"off","tool_name":"$TOOL","tool_input":$INPUT}`,
		"vscode": `{"hookEventName":"PreToolUse","sessionId":"s","cwd":$CWD,"tool_name":"$TOOL","tool_input":$INPUT}`,
		"kiro":   `{"hook_event_name":"preToolUse","cwd":$CWD,"tool_name":"$TOOL","tool_input":$INPUT}`,
		"hermes": `{"hook_event_name":"pre_tool_call","session_id":"s","cwd":$CWD,"tool_name":"$TOOL","tool_input":$INPUT}`,
	}
	for _, tt := range []struct{ agent, tool, input, want string }{
		{"gemini", "read_many_files", `{"include":["a.txt","b.txt"]}`, "allow"},
		{"gemini", "read_many_files", `{"include":["a.txt","private/k.txt"]}`, "deny"},
		{"gemini", "read_many_files", `{"include":["private/k.txt","a.txt"]}`, "deny"},
		{"gemini", "read_many_files", `{"include":["a.txt","` + m.project + `/private/*.txt"]}`, "deny"},
		{"gemini", "read_many_files", `{"include":["a.txt",".env"]}`, "ask"},
		{"gemini", "read_many_files", `{"include":["a.txt",".ENV"]}`, "ask"},
		{"gemini", "read_many_files", `{"include":["PRIVATE/**"]}`, "deny"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example/x and https://b.example/y"}`, "allow"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example/x and https://c.example/y"}`, "ask"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example/x and https://bad.example/y"}`, "deny"},
		{"cline", "read_files", `{"files":["a.txt","b.txt"]}`, "allow"},
		{"cline", "read_files", `{"files":["a.txt","private/k.txt"]}`, "deny"},
		{"cline", "fetch_web_content", `{"requests":[{"url":"https://a.example"},{"url":"https://bad.example"}]}`, "deny"},
		{"cline", "fetch_web_content", `{"requests":[{"url":"https://a.example"},{"url":"https://b.example"}]}`, "allow"},
		{"droid", "Glob", `{"patterns":["*.txt","` + m.project + `/*.md"]}`, "allow"},
		{"vscode", "fetch_webpage", `{"urls":["https://a.example","https://b.example"]}`, "allow"},
		{"vscode", "fetch_webpage", `{"urls":["https://bad.example","https://b.example"]}`, "deny"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a.txt"},{"mode":"Line","path":"b.txt"}]}`, "allow"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a.txt"},{"mode":"Line","path":"private/k.txt"}]}`, "deny"},
		{"hermes", "web_extract", `{"urls":["https://a.example","https://bad.example"]}`, "deny"},
	} {
		text := strings.NewReplacer("$CWD", string(cwd), "$TOOL", tt.tool, "$INPUT", tt.input).Replace(payload[tt.agent])
		m.agent(t, tt.agent, []byte(text))
		lines := m.lines(t)
		if last := lines[len(lines)-1]; !strings.Contains(last, `"verdict":"`+tt.want+`"`) {
			t.Errorf("%s %s %s: want %s: %s", tt.agent, tt.tool, tt.input, tt.want, last)
		}
	}
}
