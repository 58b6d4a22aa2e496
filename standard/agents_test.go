package standard_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/dialect/facts"
	"automode/standard"
)

// deed is a line of testdata/calls/calls.txt: a call in no agent's words.
type deed struct {
	at      int
	verdict automode.Verdict
	kind    string
	args    []string
}

// encoding is how an agent sends deeds: the payload around a tool and its
// input, and for each kind the tool with the fields of its input, "$1" standing
// for the deed's first argument. A kind that is not there the agent has no tool
// for.
type encoding struct {
	event    string // as the hook's line names it; empty where the payload does
	envelope string // JSON with $TOOL and $INPUT
	tools    map[string]string
}

const (
	home, project = "/home/dev", "/home/dev/project"
	claudeLike    = `{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/home/dev/project","transcript_path":"/t.jsonl","permission_mode":"default","tool_name":$TOOL,"tool_input":$INPUT}`
)

const openCode = `{"hook_event_name":"tool.execute.before","input":{"tool":$TOOL,"sessionID":"s","callID":"c"},"output":{"args":$INPUT},"cwd":"/home/dev/project","worktree":"/home/dev/project"}`

var openCodeTools = map[string]string{
	"shell": "bash command=$1", "read": "read filePath=$1", "write": "write filePath=$1 content=$2", "edit": "edit filePath=$1 oldString=$2 newString=$3",
	"search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2", "fetch": "webfetch url=$1 format=text", "websearch": "websearch query=$1"}

var encodings = map[string]encoding{
	"claude": {envelope: claudeLike, tools: map[string]string{
		"shell": "Bash command=$1", "read": "Read file_path=$1", "write": "Write file_path=$1 content=$2",
		"edit": "Edit file_path=$1 old_string=$2 new_string=$3", "search": "Grep pattern=$1 path=$2", "find": "Glob pattern=$1 path=$2",
		"fetch": "WebFetch url=$1 prompt=p", "websearch": "WebSearch query=$1", "mcp": "mcp__$1__$2"}},
	"codex": {envelope: strings.Replace(claudeLike, `"session_id"`, `"turn_id":"t","session_id"`, 1), tools: map[string]string{
		"shell": "Bash command=$1", "write": "apply_patch command=$ADD", "edit": "apply_patch command=$UPDATE", "mcp": "mcp__$1__$2"}},
	"gemini": {envelope: `{"hook_event_name":"BeforeTool","session_id":"s","cwd":"/home/dev/project","transcript_path":"/t","timestamp":"2026-11-20T10:32:33.709Z","tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "run_shell_command command=$1", "read": "read_file file_path=$1", "write": "write_file file_path=$1 content=$2",
			"edit": "replace file_path=$1 old_string=$2 new_string=$3", "search": "grep_search pattern=$1 dir_path=$2", "find": "glob pattern=$1 dir_path=$2",
			"websearch": "google_web_search query=$1", "mcp": "mcp_$1_$2"}},
	"antigravity": {event: "PreToolUse", envelope: `{"conversationId":"c","workspacePaths":["/home/dev/project"],"transcriptPath":"/t","toolCall":{"name":$TOOL,"args":$INPUT},"stepIdx":1}`,
		tools: map[string]string{
			"shell": "run_command CommandLine=$1 Cwd=/home/dev/project", "write": "write_to_file TargetFile=$1 CodeContent=$2",
			"edit": "replace_file_content TargetFile=$1 TargetContent=$2 ReplacementContent=$3", "fetch": "read_url_content Url=$1", "websearch": "search_web query=$1"}},
	"qwen": {envelope: strings.Replace(claudeLike, `"session_id"`, `"timestamp":"2026-11-20T10:36:20.230Z","session_id"`, 1), tools: map[string]string{
		"shell": "run_shell_command command=$1", "read": "read_file file_path=$1", "write": "write_file file_path=$1 content=$2",
		"edit": "edit file_path=$1 old_string=$2 new_string=$3", "search": "grep_search pattern=$1 path=$2", "find": "glob pattern=$1 path=$2",
		"fetch": "web_fetch url=$1 prompt=p", "mcp": "mcp__$1__$2"}},
	"copilot": {event: "preToolUse", envelope: `{"sessionId":"s","timestamp":1795170893547,"cwd":"/home/dev/project","toolName":$TOOL,"toolArgs":$INPUT}`, tools: map[string]string{
		"shell": "bash command=$1", "read": "view path=$1", "write": "create path=$1 file_text=$2", "edit": "edit path=$1 old_str=$2 new_str=$3",
		"search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2", "fetch": "web_fetch url=$1", "websearch": "web_search query=$1"}},
	"vscode": {envelope: `{"timestamp":"2026-02-09T10:30:00.000Z","cwd":"/home/dev/project","sessionId":"s","hookEventName":"PreToolUse","transcript_path":"/t.json","tool_name":$TOOL,"tool_input":$INPUT,"tool_use_id":"t"}`,
		tools: map[string]string{
			"shell": "run_in_terminal command=$1", "read": "read_file filePath=$1", "write": "create_file filePath=$1 content=$2",
			"edit": "replace_string_in_file filePath=$1 oldString=$2 newString=$3", "fetch": "fetch_webpage urls=[url=$1]"}},
	"droid": {envelope: strings.Replace(claudeLike, `"default"`, `"off"`, 1), tools: map[string]string{
		"shell": "Execute command=$1", "read": "Read file_path=$1", "write": "Create file_path=$1 content=$2", "edit": "Edit file_path=$1 old_str=$2 new_str=$3",
		"mcp": "$1___$2"}},
	"opencode": {envelope: openCode, tools: openCodeTools},
	"kilo":     {envelope: openCode, tools: openCodeTools},
	"pi": {envelope: `{"hook_event_name":"tool_call","session":"s","cwd":"/home/dev/project","event":{"toolName":$TOOL,"toolCallId":"t","input":$INPUT}}`, tools: map[string]string{
		"shell": "bash command=$1", "read": "read path=$1", "write": "write path=$1 content=$2", "edit": "edit path=$1 edits=[oldText=$2,newText=$3]",
		"search": "grep pattern=$1 path=$2", "find": "find pattern=$1 path=$2"}},
	"cline": {envelope: `{"hookName":"tool_call","taskId":"t","workspaceRoots":["/home/dev/project"],"tool_call":{"id":"c","name":$TOOL,"input":$INPUT}}`, tools: map[string]string{
		"shell": "run_commands command=$1", "read": "read_files path=$1", "write": "write_to_file path=$1 content=$2",
		"edit": "editor path=$1 old_text=$2 new_text=$3", "fetch": "fetch_web_content requests=[url=$1]"}},
	"cursor": {envelope: `{"conversation_id":"c","hook_event_name":"preToolUse","cursor_version":"3.9","workspace_roots":["/home/dev/project"],"cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "Shell command=$1", "read": "Read file_path=$1", "write": "Write file_path=$1 content=$2",
			"edit": "StrReplace path=$1 old_string=$2 new_string=$3", "search": "Grep pattern=$1 path=$2", "find": "Glob glob_pattern=$1 target_directory=$2",
			"fetch": "WebFetch url=$1", "websearch": "WebSearch search_term=$1", "mcp": "MCP:$2"}},
	"windsurf": {envelope: `{"agent_action_name":$TOOL,"trajectory_id":"t","tool_info":$INPUT}`, tools: map[string]string{
		"shell": "pre_run_command command_line=$1 cwd=/home/dev/project", "read": "pre_read_code file_path=$1",
		"edit": "pre_write_code file_path=$1 edits=[old_string=$2,new_string=$3]",
		"mcp":  "pre_mcp_tool_use mcp_server_name=$1 mcp_tool_name=$2 mcp_tool_arguments=$ARGUMENTS"}},
	"devin": {envelope: `{"hook_event_name":"PreToolUse","session_id":"s","prompt_id":"p","cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "exec command=$1", "read": "read file_path=$1", "write": "write file_path=$1 content=$2",
			"edit": "edit file_path=$1 old_string=$2 new_string=$3", "search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2", "mcp": "mcp__$1__$2"}},
	"crush": {envelope: `{"event":"PreToolUse","session_id":"s","cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`, tools: map[string]string{
		"shell": "bash command=$1", "read": "view file_path=$1", "write": "write file_path=$1 content=$2",
		"edit": "edit file_path=$1 old_string=$2 new_string=$3", "search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2",
		"fetch": "fetch url=$1 format=text", "websearch": "sourcegraph query=$1", "mcp": "mcp_$1_$2"}},
	"goose": {envelope: `{"event":"PreToolUse","session_id":"s","working_dir":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`, tools: map[string]string{
		"shell": "developer__shell command=$1", "write": "developer__write path=$1 content=$2",
		"edit": "developer__edit path=$1 before=$2 after=$3", "mcp": "$1__$2"}},
	"kiro": {envelope: `{"hook_event_name":"preToolUse","cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`, tools: map[string]string{
		"shell": "execute_bash command=$1", "read": "fs_read operations=[mode=Line,path=$1]", "write": "fs_write command=create path=$1 file_text=$2",
		"edit": "fs_write command=str_replace path=$1 old_str=$2 new_str=$3", "search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2",
		"fetch": "web_fetch url=$1", "websearch": "web_search query=$1", "mcp": "@$1/$2"}},
	"amp": {envelope: `{"event":"tool.call","session":"T","cwd":"/home/dev/project","tool":$TOOL,"input":$INPUT}`, tools: map[string]string{
		"shell": "Bash cmd=$1", "read": "Read path=$1", "write": "create_file path=$1 content=$2", "edit": "edit_file path=$1 old_str=$2 new_str=$3",
		"search": "Grep pattern=$1 path=$2", "find": "glob filePattern=$1 path=$2", "fetch": "read_web_page url=$1", "websearch": "web_search query=$1",
		"mcp": "mcp__$1__$2"}},
	"augment": {envelope: `{"hook_event_name":"PreToolUse","conversation_id":"c","workspace_roots":["/home/dev/project"],"tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "launch-process command=$1", "read": "view path=$1", "write": "save-file path=$1 file_content=$2",
			"edit":  "str-replace-editor path=$1 command=str_replace old_str_1=$2 new_str_1=$3",
			"fetch": "web-fetch url=$1", "websearch": "web-search query=$1", "mcp": "mcp:$2"}},
	"openhands": {envelope: `{"event_type":"PreToolUse","session_id":"s","working_dir":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "terminal command=$1", "read": "file_editor command=view path=$1", "write": "file_editor command=create path=$1 file_text=$2",
			"edit": "file_editor command=str_replace path=$1 old_str=$2 new_str=$3", "search": "grep pattern=$1 path=$2", "find": "glob pattern=$1 path=$2", "mcp": "$2"}},
	"grok": {envelope: `{"hookEventName":"pre_tool_use","sessionId":"s","cwd":"/home/dev/project","toolName":$TOOL,"toolInput":$INPUT}`, tools: map[string]string{
		"shell": "run_terminal_command command=$1", "read": "read_file target_file=$1", "write": "write file_path=$1 content=$2",
		"edit": "search_replace file_path=$1 old_string=$2 new_string=$3", "search": "grep pattern=$1 path=$2",
		"fetch": "web_fetch url=$1", "websearch": "web_search query=$1", "mcp": "mcp__$1__$2"}},
	"kimi": {envelope: `{"hook_event_name":"PreToolUse","session_id":"s","client_type":"kimi_code_cli","cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`,
		tools: map[string]string{
			"shell": "Bash command=$1", "read": "Read path=$1", "write": "Write path=$1 content=$2", "edit": "Edit path=$1 old_string=$2 new_string=$3",
			"search": "Grep pattern=$1 path=$2", "find": "Glob pattern=$1 path=$2", "fetch": "FetchURL url=$1", "websearch": "WebSearch query=$1", "mcp": "mcp__$1__$2"}},
	"hermes": {envelope: `{"hook_event_name":"pre_tool_call","session_id":"s","cwd":"/home/dev/project","tool_name":$TOOL,"tool_input":$INPUT}`, tools: map[string]string{
		"shell": "terminal command=$1", "read": "read_file path=$1", "write": "write_file path=$1 content=$2", "edit": "patch path=$1 old_string=$2 new_string=$3",
		"search": "search_files pattern=$1 path=$2", "websearch": "web_search query=$1", "mcp": "mcp_$1_$2"}},
}

// differs names what an agent tells less of than Claude Code, so that a call may
// be judged more strictly there, and never more mildly: a kind, or a kind and
// the words that follow.
var differs = map[string][]string{
	"windsurf":  {"read"},        // it may be a folder, of which everything is read
	"cursor":    {"mcp"},         // without the server's name
	"augment":   {"mcp"},         // without the server's name
	"openhands": {"mcp", "tool"}, // a server's tool looks like any other
}

// The same calls get the same decision, whichever agent makes them; where it
// tells less, a stricter one. What is not allowed is never let through in its
// words, and what becomes of a question is what testdata/calls/asks.txt says.
func TestAgentsDecideAlike(t *testing.T) {
	deeds := readDeeds(t)
	rules, err := os.ReadFile("../testdata/calls/rules.json")
	if err != nil {
		t.Fatal(err)
	}
	cfg := config.Load(config.LoadOptions{Home: home, Managed: "/none", Person: "/person", ReadFile: func(name string) ([]byte, error) {
		if name == "/person" {
			return rules, nil
		}
		return nil, fs.ErrNotExist
	}})
	if len(cfg.Broken) > 0 {
		t.Fatal(cfg.Broken[0])
	}
	g := standard.New(cfg, standard.Env{Home: home, AccountHome: home, Root: project, Cwd: project, Platform: automode.Linux}, nil)
	var asks []string
	made := map[string][]automode.Decision{}
	for _, name := range dialect.Names() {
		enc, ok := encodings[name]
		if !ok {
			t.Errorf("%s: how it sends the calls is not written here", name)
			continue
		}
		tried := 0
		fates := map[string]bool{}
		for i := range deeds {
			d := &deeds[i]
			payload, ok := enc.payload(d)
			if !ok {
				made[name] = append(made[name], automode.Decision{})
				continue
			}
			tried++
			a := dialect.Find(name)
			ev, err := a.Read(payload, enc.event)
			if err != nil || ev.Kind != dialect.PreToolUse || ev.Call.Malformed != "" && d.kind != "tool" {
				t.Fatalf("%s, calls.txt:%d: %v, %+v\n%s", name, d.at, err, ev.Call, payload)
			}
			ev.Call.Roots, ev.Call.Platform = []string{project}, automode.Linux
			if ev.Here {
				ev.Call.Cwd = project
			}
			got := g.Decide(t.Context(), ev.Call)
			made[name] = append(made[name], got)
			if name == "claude" {
				if got.Verdict != d.verdict {
					t.Errorf("calls.txt:%d: %v %s, want %v: %s", d.at, got.Verdict, got.Rule, d.verdict, got.Person)
				}
			} else {
				alike(t, name, d, &got, &made["claude"][i])
			}
			fates[fate(t, name, a, ev, &got)] = true
		}
		if least := len(deeds) / 2; tried < least {
			t.Errorf("%s was tried with %d calls of %d", name, tried, len(deeds))
		}
		delete(fates, "")
		for f := range fates {
			asks = append(asks, name+" "+f)
		}
	}
	slices.Sort(asks)
	want, err := os.ReadFile("../testdata/calls/asks.txt")
	if err != nil {
		t.Fatal(err)
	}
	var typed []string
	for l := range strings.Lines(string(want)) {
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			typed = append(typed, strings.Join(strings.Fields(l), " "))
		}
	}
	slices.Sort(typed)
	if !slices.Equal(asks, typed) {
		t.Errorf("questions become\n%s\nand testdata/calls/asks.txt says\n%s", strings.Join(asks, "\n"), strings.Join(typed, "\n"))
	}
	if len(deeds) < 200 {
		t.Errorf("there are only %d calls", len(deeds))
	}
}

// alike compares an agent's decision with Claude Code's.
func alike(t *testing.T, name string, d *deed, got, want *automode.Decision) {
	t.Helper()
	if rank(got.Verdict) < rank(want.Verdict) {
		t.Errorf("%s, calls.txt:%d: %v, milder than %v", name, d.at, got.Verdict, want.Verdict)
	}
	if slices.Contains(differs[name], d.kind) {
		return
	}
	if got.Verdict != want.Verdict || got.Outcome != want.Outcome || d.kind != "mcp" && d.kind != "tool" && told(got) != told(want) {
		t.Errorf("%s, calls.txt:%d: %v, want %v\n%s\n%s", name, d.at, got.Verdict, want.Verdict, told(got), told(want))
	}
}

// rank orders verdicts from the mildest.
func rank(v automode.Verdict) int {
	return map[automode.Verdict]int{automode.Allow: 0, automode.Ask: 1, automode.Deny: 2}[v]
}

// told is what a decision rests on.
func told(d *automode.Decision) string {
	var b strings.Builder
	for _, j := range d.Judged {
		e := &j.Effect
		fmt.Fprintf(&b, "%v %v %s %v; ", j.Word, e.Kind, e.Target, e.Place.Region)
	}
	return d.Layer + " " + d.Rule + ": " + b.String()
}

// fate is what becomes of a question: with somebody who may be there, with
// somebody who is, and with nobody. It is empty for what is no question. It
// fails where anything but an allow could be heard as one.
func fate(t *testing.T, name string, a dialect.Dialect, ev dialect.Event, d *automode.Decision) string {
	t.Helper()
	allowed := a.Answer(ev, automode.Decision{Verdict: automode.Allow}, dialect.Answering{})
	list := []string{}
	for _, as := range [...]dialect.Answering{{}, {Attended: true}, {Headless: true}} {
		out := a.Answer(ev, *d, as)
		stops := out.Exit == 2 || bytes.Contains(out.Stdout, []byte(`"deny"`)) || bytes.Contains(out.Stdout, []byte(`"block"`)) || bytes.Contains(out.Stdout, []byte(`"cancel":true`))
		switch {
		case d.Verdict == automode.Allow:
			return ""
		case bytes.Equal(out.Stdout, allowed.Stdout) && out.Exit == allowed.Exit, !stops && !out.Asks, d.Verdict == automode.Deny && !stops:
			t.Errorf("%s: %v is said as %d %q", name, d.Verdict, out.Exit, out.Stdout)
		case out.Asks:
			list = append(list, "asked")
		default:
			list = append(list, "denied")
		}
	}
	if d.Verdict == automode.Deny {
		return ""
	}
	if reaches := slices.Contains(list, "asked"); reaches != strings.HasPrefix(facts.Of(name).Ask, "yes") {
		t.Errorf("%s: questions are %v, and its facts say %q", name, list, facts.Of(name).Ask)
	}
	return strings.Join(list, " ")
}

func (e *encoding) payload(d *deed) ([]byte, bool) {
	row, ok := e.tools[d.kind]
	if d.kind == "tool" {
		row, ok = "$1", true
	}
	if !ok || d.kind == "tool" && strings.Contains(e.envelope, "tool_info") {
		return nil, false
	}
	fill := func(s string) string {
		for i, a := range d.args {
			s = strings.ReplaceAll(s, fmt.Sprintf("$%d", i+1), a)
		}
		return s
	}
	words := strings.Fields(row)
	input := "{}"
	if d.kind == "mcp" && len(words) == 1 {
		input = d.args[2]
	} else if len(words) > 1 {
		input = "{" + members(words[1:], d, fill) + "}"
	}
	return []byte(strings.NewReplacer("$TOOL", quoted(fill(words[0])), "$INPUT", input).Replace(e.envelope)), true
}

// members writes fields as JSON: name=value, or name=[fields] for a list of one
// object.
func members(fields []string, d *deed, fill func(string) string) string {
	var list []string
	for _, f := range fields {
		name, value, _ := strings.Cut(f, "=")
		switch {
		case value == "$ARGUMENTS":
			value = d.args[2]
		case value == "$ADD":
			value = quoted("*** Begin Patch\n*** Add File: " + d.args[0] + "\n+" + d.args[1] + "\n*** End Patch")
		case value == "$UPDATE":
			value = quoted("*** Begin Patch\n*** Update File: " + d.args[0] + "\n@@\n-" + d.args[1] + "\n+" + d.args[2] + "\n*** End Patch")
		case strings.HasPrefix(value, "["):
			value = "[{" + members(strings.Split(strings.Trim(value, "[]"), ","), d, fill) + "}]"
		default:
			value = quoted(fill(value))
		}
		list = append(list, quoted(name)+":"+value)
	}
	return strings.Join(list, ",")
}

func quoted(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return string(b)
}

func readDeeds(t *testing.T) (list []deed) {
	t.Helper()
	data, err := os.ReadFile("../testdata/calls/calls.txt")
	if err != nil {
		t.Fatal(err)
	}
	at := 0
	for l := range strings.Lines(string(data)) {
		at++
		if l = strings.TrimSuffix(l, "\n"); l == "" || l[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(l, " ")
		kind, args, ok := strings.Cut(strings.TrimLeft(rest, " "), " ")
		d := deed{at: at, kind: kind, args: strings.Split(strings.NewReplacer("{project}", project, "{home}", home).Replace(args), " :: ")}
		if err := d.verdict.UnmarshalText([]byte(word)); err != nil || !ok {
			t.Fatalf("calls.txt:%d: %q", at, l)
		}
		list = append(list, d)
	}
	return list
}
