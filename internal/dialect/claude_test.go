package dialect

import (
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"automode"
)

func payload(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "claude", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// tool is a PreToolUse payload for a tool with this input.
func payloadOf(name, input string) []byte {
	return []byte(`{"session_id":"s1","cwd":"/home/dev/project","permission_mode":"default",` +
		`"hook_event_name":"PreToolUse","tool_name":"` + name + `","tool_input":` + input + `,"tool_use_id":"t1"}`)
}

func TestRealPayloads(t *testing.T) {
	const cwd = "/home/dev/project"
	edit := []automode.Edit{{Path: cwd + "/a.txt", Old: "one", New: "two"}}
	write := []automode.Edit{{Path: cwd + "/a.txt", New: "one\n", Whole: true}}
	shell := automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: "echo p1 > p1.txt"}
	fetch := automode.Call{Tool: "WebFetch", Kind: automode.FetchTool, URL: "http://127.0.0.1:9/x", Prompt: "Summarise"}
	agent := automode.Call{Tool: "Agent", Kind: automode.SubagentTool, Prompt: "SUBAGENT-PROMPT"}
	edits := automode.Call{Tool: "Edit", Kind: automode.EditTool, Path: cwd + "/a.txt", Edits: edit}
	writes := automode.Call{Tool: "Write", Kind: automode.EditTool, Path: cwd + "/a.txt", Edits: write}
	reads := automode.Call{Tool: "Read", Kind: automode.ReadTool, Path: cwd + "/note.txt"}
	denied := automode.Call{Tool: "Bash", Kind: automode.ShellTool, Mode: automode.ModeAuto,
		Command: "curl -s http://127.0.0.1:9/ -o x; echo ran > side-effect.txt"}
	with := func(c automode.Call, id string) *automode.Call { c.ID = id; return &c }
	tests := []struct {
		name string
		kind EventKind
		call *automode.Call
	}{
		{"PreToolUse-Agent", PreToolUse, with(agent, "call_fk0006n00")},
		{"PreToolUse-Bash", PreToolUse, with(shell, "call_fk0003n00")},
		{"PreToolUse-Edit", PreToolUse, with(edits, "call_fk0002n00")},
		{"PreToolUse-Read", PreToolUse, with(reads, "call_fk0000n00")},
		{"PreToolUse-WebFetch", PreToolUse, with(fetch, "call_fk0004n00")},
		{"PreToolUse-Write", PreToolUse, with(writes, "call_fk0001n00")},
		{"PermissionRequest-Bash", PermissionRequest, with(shell, "")},
		{"PermissionRequest-Edit", PermissionRequest, with(edits, "")},
		{"PermissionRequest-WebFetch", PermissionRequest, with(fetch, "")},
		{"PermissionRequest-Write", PermissionRequest, with(writes, "")},
		{"PermissionDenied-Bash", PermissionDenied, with(denied, "call_fk0000n00")},
		{"PostToolUse-Agent", PostToolUse, with(agent, "call_fk0006n00")},
		{"PostToolUse-Bash", PostToolUse, with(shell, "call_fk0003n00")},
		{"PostToolUse-Edit", PostToolUse, with(edits, "call_fk0002n00")},
		{"PostToolUse-Read", PostToolUse, with(reads, "call_fk0000n00")},
		{"PostToolUse-Write", PostToolUse, with(writes, "call_fk0001n00")},
		{"PostToolUseFailure-WebFetch", PostToolUseFailure, with(fetch, "call_fk0004n00")},
		{"SessionEnd", SessionEnd, nil},
		{"SessionStart", SessionStart, nil},
		{"Stop", Stop, nil},
		{"SubagentStart", SubagentStart, nil},
		{"SubagentStop", SubagentStop, nil},
		{"UserPromptSubmit", UserPromptSubmit, nil},
	}
	read := map[string]bool{}
	for _, tt := range tests {
		read[tt.name] = true
		t.Run(tt.name, func(t *testing.T) {
			ev, err := ReadClaude(payload(t, tt.name))
			if err != nil {
				t.Fatal(err)
			}
			if ev.Kind != tt.kind || ev.Malformed != "" || ev.Cwd != cwd || ev.Session == "" || ev.Transcript == "" {
				t.Errorf("event %+v", ev)
			}
			if tt.call == nil {
				if ev.Call != nil {
					t.Errorf("call %+v, want none", ev.Call)
				}
				return
			}
			want := *tt.call
			want.Agent, want.Session, want.Cwd, want.Platform = Claude, ev.Session, cwd, automode.ThisPlatform()
			want.Input = ev.Call.Input
			if !reflect.DeepEqual(*ev.Call, want) {
				t.Errorf("call\n %+v, want\n %+v", *ev.Call, want)
			}
			if len(ev.Call.Input) == 0 || ev.Call.Input[0] != '{' {
				t.Errorf("input %q is not the tool's", ev.Call.Input)
			}
		})
	}
	files, err := filepath.Glob("testdata/claude/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no payloads: %v", err)
	}
	for _, f := range files {
		if !read[strings.TrimSuffix(filepath.Base(f), ".json")] {
			t.Errorf("no test reads %s", f)
		}
	}
}

// Every event that Claude Code has is known: of one that is not, the exit status
// would stop what it speaks of.
func TestEveryEventIsKnown(t *testing.T) {
	for _, name := range strings.Fields(`PreToolUse PermissionRequest PermissionDenied PostToolUse PostToolUseFailure PostToolBatch UserPromptSubmit
		UserPromptExpansion SessionStart SessionEnd SubagentStart SubagentStop Stop StopFailure ConfigChange InstructionsLoaded PreCompact PostCompact
		CwdChanged DirectoryAdded FileChanged WorktreeCreate WorktreeRemove Notification Setup TaskCreated TaskCompleted TeammateIdle Elicitation
		ElicitationResult PreModelSwitch PostModelSwitch MessageDisplay`) {
		if k := claudeEvent(name); k == UnknownEvent {
			t.Errorf("%s is not known", name)
		}
	}
	if k := claudeEvent("pretooluse"); k != UnknownEvent {
		t.Errorf("other capitals are another name: %v", k)
	}
}

func TestFactsOfEvents(t *testing.T) {
	tests := []struct {
		name string
		got  func(Event) string
		want string
	}{
		{"UserPromptSubmit", func(e Event) string { return e.Prompt }, "Please do the scripted step."},
		{"UserPromptSubmit", func(e Event) string { return e.PromptID }, "9979c173-531b-4165-9595-1323465fbbbe"},
		{"SessionStart", func(e Event) string { return e.Source }, "startup"},
		{"SessionEnd", func(e Event) string { return e.Reason }, "other"},
		{"SubagentStart", func(e Event) string { return e.Subagent }, "a6957657a80356a9c"},
		{"PermissionDenied-Bash", func(e Event) string { return e.Mode }, "auto"},
		{"PermissionDenied-Bash", func(e Event) string { return e.Reason[:9] }, "Auto mode"},
		{"PostToolUseFailure-WebFetch", func(e Event) string { return e.Failure[:16] }, "Unable to verify"},
		{"PostToolUse-Read", func(e Event) string { return string(e.Response[:1]) }, "{"},
	}
	for _, tt := range tests {
		ev, err := ReadClaude(payload(t, tt.name))
		if err != nil {
			t.Fatal(err)
		}
		if got := tt.got(ev); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// Every tool of Claude Code, with what its input means.
func TestTools(t *testing.T) {
	const cwd = "/home/dev/project"
	tests := []struct {
		tool, input string
		want        automode.Call // without what every call has
	}{
		{"Bash", `{"command":"ls","timeout":5,"run_in_background":true}`, automode.Call{Kind: automode.ShellTool, Command: "ls"}},
		{"PowerShell", `{"command":"dir"}`, automode.Call{Kind: automode.ShellTool, Shell: automode.PowerShell, Command: "dir"}},
		{"Monitor", `{"command":"tail -f x","description":"d"}`, automode.Call{Kind: automode.ShellTool, Command: "tail -f x"}},
		{"Monitor", `{"ws":{"url":"wss://h/x"},"description":"d"}`, automode.Call{Kind: automode.FetchTool, URL: "wss://h/x"}},
		{"REPL", `{"code":"1"}`, automode.Call{}},
		{"Read", `{"file_path":"/x","offset":1}`, automode.Call{Kind: automode.ReadTool, Path: "/x"}},
		{"LSP", `{"operation":"hover","filePath":"/x"}`, automode.Call{Kind: automode.ReadTool, Path: "/x"}},
		{"LSP", `{"operation":"hover","file_path":"/x"}`, automode.Call{Kind: automode.ReadTool, Path: "/x"}},
		{"Glob", `{"pattern":"**/*.go"}`, automode.Call{Kind: automode.SearchTool, Path: cwd, Pattern: "**/*.go"}},
		{"Glob", `{"pattern":"/etc/*.conf"}`, automode.Call{Kind: automode.SearchTool, Path: "/etc", Pattern: "*.conf"}},
		{"Glob", `{"pattern":"/*"}`, automode.Call{Kind: automode.SearchTool, Path: "/", Pattern: "*"}},
		{"Glob", `{"pattern":"../x/*","path":"/srv/a/"}`, automode.Call{Kind: automode.SearchTool, Path: "/srv/a/../x", Pattern: "*"}},
		{"Glob", `{"pattern":"src/a.ts"}`, automode.Call{Kind: automode.SearchTool, Path: "src", Pattern: "a.ts"}},
		{"Grep", `{"pattern":"a","path":"/x","-n":true}`, automode.Call{Kind: automode.SearchTool, Path: "/x", Pattern: "a"}},
		{"Edit", `{"file_path":"/x","old_string":"a","new_string":""}`,
			automode.Call{Kind: automode.EditTool, Path: "/x", Edits: []automode.Edit{{Path: "/x", Old: "a"}}}},
		{"Edit", `{"file_path":"/x","old_string":"","new_string":"b"}`,
			automode.Call{Kind: automode.EditTool, Path: "/x", Edits: []automode.Edit{{Path: "/x", New: "b", Whole: true}}}},
		{"Write", `{"file_path":"/x","content":""}`,
			automode.Call{Kind: automode.EditTool, Path: "/x", Edits: []automode.Edit{{Path: "/x", Whole: true}}}},
		{"MultiEdit", `{"file_path":"/x","edits":[{"old_string":"a","new_string":"b"}, {"old_string":"c","new_string":"d"}]}`,
			automode.Call{Kind: automode.EditTool, Path: "/x", Edits: []automode.Edit{{Path: "/x", Old: "a", New: "b"}, {Path: "/x", Old: "c", New: "d"}}}},
		{"NotebookEdit", `{"notebook_path":"/x.ipynb","new_source":"b","edit_mode":"insert"}`,
			automode.Call{Kind: automode.EditTool, Path: "/x.ipynb", Edits: []automode.Edit{{Path: "/x.ipynb", New: "b"}}}},
		{"NotebookEdit", `{"notebook_path":"/x.ipynb","edit_mode":"delete"}`,
			automode.Call{Kind: automode.EditTool, Path: "/x.ipynb", Edits: []automode.Edit{{Path: "/x.ipynb"}}}},
		{"WebFetch", `{"url":"https://h/","prompt":"p"}`, automode.Call{Kind: automode.FetchTool, URL: "https://h/", Prompt: "p"}},
		{"WebSearch", `{"query":"q"}`, automode.Call{Kind: automode.FetchTool, Pattern: "q"}},
		{"Agent", `{"prompt":"p","isolation":"worktree"}`, automode.Call{Kind: automode.SubagentTool, Prompt: "p"}},
		{"Task", `{"prompt":"p","mode":"plan"}`, automode.Call{Kind: automode.SubagentTool, Prompt: "p"}},
		{"Agent", `{"prompt":"p","isolation":"remote"}`, automode.Call{Prompt: "p"}},
		{"Agent", `{"prompt":"p","mode":"bypassPermissions"}`, automode.Call{Prompt: "p"}},
		{"Workflow", `{"script":"x"}`, automode.Call{}},
		{"SendMessage", `{"to":"a","message":"m"}`, automode.Call{Kind: automode.SubagentTool, Prompt: "m"}},
		{"SubagentHandback", `{"message":"m"}`, automode.Call{Kind: automode.SubagentTool, Prompt: "m"}},
		{"TodoWrite", `{"todos":[]}`, automode.Call{Kind: automode.CoordinateTool}},
		{"ExitPlanMode", `{"plan":"p"}`, automode.Call{Kind: automode.CoordinateTool}},
		{"mcp__memory__read", `{"a":{"b":[1]}}`, automode.Call{Kind: automode.MCPTool}},
		{"Skill", `{"skill":"x"}`, automode.Call{}},
		{"CronCreate", `{"prompt":"x"}`, automode.Call{}},
		{"RemoteTrigger", `{"action":"list"}`, automode.Call{}},
		{"Artifact", `{}`, automode.Call{}},
		{"ExitWorktree", `{"discard_changes":true}`, automode.Call{}},
		{"ReadMcpResourceTool", `{"server":"s","uri":"u"}`, automode.Call{}},
		{"NeverHeardOf", `{"command":"ls"}`, automode.Call{}},
		{"bash", `{"command":"ls"}`, automode.Call{}},
	}
	for _, tt := range tests {
		t.Run(tt.tool+tt.input, func(t *testing.T) {
			ev, err := ReadClaude(payloadOf(tt.tool, tt.input))
			if err != nil {
				t.Fatal(err)
			}
			w := tt.want
			w.ID, w.Agent, w.Session, w.Tool, w.Cwd, w.Platform = "t1", Claude, "s1", tt.tool, cwd, automode.ThisPlatform()
			w.Input = []byte(tt.input)
			if !reflect.DeepEqual(*ev.Call, w) {
				t.Errorf("call\n %+v, want\n %+v", *ev.Call, w)
			}
		})
	}
}

func TestModes(t *testing.T) {
	tests := []struct {
		field string
		want  automode.Mode
		bad   bool
	}{
		{``, automode.ModeDefault, false},
		{`"permission_mode":null,`, automode.ModeDefault, false},
		{`"permission_mode":"default",`, automode.ModeDefault, false},
		{`"permission_mode":"manual",`, automode.ModeDefault, false},
		{`"permission_mode":"plan",`, automode.ModePlan, false},
		{`"permission_mode":"acceptEdits",`, automode.ModeAcceptEdits, false},
		{`"permission_mode":"auto",`, automode.ModeAuto, false},
		{`"permission_mode":"dontAsk",`, automode.ModeDontAsk, false},
		{`"permission_mode":"bypassPermissions",`, automode.ModeBypass, false},
		{`"permission_mode":"",`, automode.ModeDontAsk, false},
		{`"permission_mode":"AUTO",`, automode.ModeDontAsk, false},
		{`"permission_mode":"yolo",`, automode.ModeDontAsk, false},
		{`"permission_mode":3,`, automode.ModeDontAsk, true},
	}
	for _, tt := range tests {
		ev, err := ReadClaude([]byte(`{` + tt.field + `"cwd":"/p","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"}}`))
		if err != nil {
			t.Fatal(err)
		}
		if ev.Call.Mode != tt.want || (ev.Call.Malformed != "") != tt.bad {
			t.Errorf("%s: mode %v, malformed %q", tt.field, ev.Call.Mode, ev.Call.Malformed)
		}
	}
}

func TestTyped(t *testing.T) {
	for prompt, want := range map[string]bool{
		"Please remove the old build.": true,
		"<Button> is broken":           true,
		"< 3 files":                    true,
		"<":                            true,
		"<task-notification>done</task-notification>":             false,
		"  <teammate-message from=\"a\">go on</teammate-message>": false,
		"[Request interrupted by user for tool use]":              false,
	} {
		ev, err := ReadClaude([]byte(`{"hook_event_name":"UserPromptSubmit","prompt":` + strconv.Quote(prompt) + `}`))
		if err != nil || ev.Typed != want || ev.Prompt != prompt {
			t.Errorf("%q: typed %v, %v", prompt, ev.Typed, err)
		}
	}
	ev, err := ReadClaude([]byte(`{"hook_event_name":"UserPromptSubmit","agent_id":"a1","prompt":"go on"}`))
	if err != nil || ev.Typed {
		t.Errorf("a sub-agent's prompt: typed %v, %v", ev.Typed, err)
	}
}

func TestResponses(t *testing.T) {
	for name, want := range map[string]bool{"PostToolUse-Write": true, "PostToolUse-Edit": false, "PostToolUse-Read": false} {
		if ev, err := ReadClaude(payload(t, name)); err != nil || ev.Created != want {
			t.Errorf("%s: created %v, %v", name, ev.Created, err)
		}
	}
	asked := func(response string) []string {
		ev, err := ReadClaude([]byte(`{"hook_event_name":"PostToolUse","cwd":"/p","tool_name":"AskUserQuestion","tool_input":{"questions":[]},"tool_response":` + response + `}`))
		if err != nil {
			t.Fatal(err)
		}
		return ev.Answers
	}
	if got := asked(`{"answers":{"Delete it?":"No","Which?":7}}`); !reflect.DeepEqual(got, []string{"Delete it? No"}) {
		t.Errorf("answers %q", got)
	}
	for _, bad := range []string{`"Yes"`, `{"answers":["Yes"]}`, `{"answers":{"a":"No"},"Answers":{"a":"Yes"}}`, `null`} {
		if got := asked(bad); got != nil {
			t.Errorf("%s: answers %q", bad, got)
		}
	}
}
