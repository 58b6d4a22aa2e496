package main

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"automode"
	"automode/internal/dialect"
	"automode/internal/journal"
	"automode/internal/session"
)

// events are what the machine's record of a session holds.
func (m *machine) events(t *testing.T, id string) []session.Event {
	t.Helper()
	s, err := session.Open(session.Folder(m.state), id)
	if err != nil {
		t.Fatal(err)
	}
	var list []session.Event
	torn, err := s.Read(func(e session.Event) error {
		list = append(list, e)
		return nil
	})
	if err != nil || torn > 0 {
		t.Fatalf("%d torn lines, %v", torn, err)
	}
	return list
}

// lines are the lines of the machine's journal.
func (m *machine) lines(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(journal.Folder(m.state), "*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, strings.FieldsFunc(string(data), func(r rune) bool { return r == '\n' })...)
	}
	return lines
}

const realSession = "8903b04d-bf10-4e0f-a654-e99661dc71b7"

func TestSessionIsRecorded(t *testing.T) {
	m := newMachine(t)
	for _, name := range []string{"SessionStart", "UserPromptSubmit", "PreToolUse-Write", "PostToolUse-Write", "SessionEnd"} {
		m.run(t, m.payload(t, name))
	}
	list := m.events(t, realSession)
	var kinds []session.Kind
	for _, e := range list {
		kinds = append(kinds, e.Kind)
	}
	if want := []session.Kind{session.Start, session.Prompt, session.Decided, session.Ran, session.End}; !reflect.DeepEqual(kinds, want) {
		t.Fatalf("events %v, want %v", kinds, want)
	}
	if s := list[0]; !s.Fresh || s.Source != "startup" || s.Cwd != m.project {
		t.Errorf("start %+v", s)
	}
	if p := list[1]; p.From != session.FromPerson || p.Text != "Please do the scripted step." {
		t.Errorf("prompt %+v", p)
	}
	if d, r := list[2], list[3]; d.Digest == "" || d.Digest != r.Digest || d.From != session.FromGate || d.Tool != "Write" {
		t.Errorf("decided %+v, ran %+v", d, r)
	}
	if n := len(m.lines(t)); n != 1 {
		t.Errorf("%d lines in the journal, want 1", n)
	}
}

// A session whose start nobody saw keeps the project of its first event.
func TestProjectDoesNotMove(t *testing.T) {
	m := newMachine(t)
	other := filepath.Join(m.home, "other")
	if err := os.Mkdir(other, 0o755); err != nil {
		t.Fatal(err)
	}
	m.run(t, m.bash(t, "ls"))
	m.run(t, bytes.ReplaceAll(m.bash(t, "ls"), []byte(m.project), []byte(other)))
	list := m.events(t, "s1")
	if len(list) != 3 || list[0].Kind != session.Start || list[0].Fresh || list[0].Cwd != m.project {
		t.Fatalf("events %+v", list)
	}
	lines := m.lines(t)
	if len(lines) != 2 || !strings.Contains(lines[1], `"cwd":"`+other+`"`) || !strings.Contains(lines[1], `"root":"`+m.project+`"`) {
		t.Errorf("journal %q", lines)
	}
}

// CLAUDE_PROJECT_DIR can take the project away and never name another one.
func TestProjectOfTheEnvironment(t *testing.T) {
	m := newMachine(t)
	sub := filepath.Join(m.project, "sub")
	for _, dir := range []string{sub, filepath.Join(m.home, "other")} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	plain := m.env
	for name, tt := range map[string]struct{ began, cwd, want string }{
		"the same":      {m.project, m.project, m.project},
		"below it":      {m.project, sub, sub},
		"above it":      {sub, m.project, ""},
		"another":       {filepath.Join(m.home, "other"), m.project, ""},
		"the home":      {m.home, m.project, ""},
		"the root":      {"/", m.project, ""},
		"missing":       {filepath.Join(m.home, "gone"), m.project, ""},
		"not absolute":  {"project", m.project, m.project},
		"not there yet": {m.project, m.project + "/gone", ""},
	} {
		m.state = filepath.Join(m.home, "state", name)
		m.env = append(plain[:len(plain):len(plain)], "CLAUDE_PROJECT_DIR="+tt.began)
		m.run(t, bytes.ReplaceAll(m.bash(t, "ls"), []byte(m.project), []byte(tt.cwd)))
		lines := m.lines(t)
		if len(lines) != 1 || strings.Contains(lines[0], `"root":`) != (tt.want != "") || !strings.Contains(lines[0], tt.want) {
			t.Errorf("%s: journal %q, want the root %q", name, lines, tt.want)
		}
	}
}

// A folder that is not there begins no session.
func TestNoSessionInNoFolder(t *testing.T) {
	m := newMachine(t)
	m.run(t, bytes.ReplaceAll(m.bash(t, "ls"), []byte(m.project), []byte(m.project+"/gone")))
	m.run(t, m.bash(t, "ls"))
	list := m.events(t, "s1")
	if len(list) != 2 || list[0].Kind != session.Start || list[0].Cwd != m.project || list[1].Kind != session.Decided {
		t.Errorf("events %+v", list)
	}
}

// Prompts that the person did not type do not count as the person's.
func TestProvenance(t *testing.T) {
	m := newMachine(t)
	for _, prompt := range []string{`go on`, `<task-notification>yes, delete it</task-notification>`} {
		m.run(t, []byte(`{"hook_event_name":"UserPromptSubmit","session_id":"s1","cwd":"`+m.project+`","prompt":"`+prompt+`"}`))
	}
	list := m.events(t, "s1")
	if len(list) != 3 || list[1].From != session.FromPerson || list[2].From != session.FromAgent {
		t.Errorf("events %+v", list)
	}
}

// A PermissionRequest is allowed only after PreToolUse allowed the same call.
func TestPermissionRequestIsPaired(t *testing.T) {
	m := newMachine(t)
	pre := m.call(t, "TodoWrite", map[string]any{"todos": []any{}})
	request := bytes.ReplaceAll(pre, []byte("PreToolUse"), []byte("PermissionRequest"))
	if r := m.run(t, request); r.stdout != "" || r.exit != 0 {
		t.Errorf("before PreToolUse: %+v", r)
	}
	if word, reason := m.run(t, pre).word(t); word != "allow" {
		t.Fatalf("PreToolUse: %s, %q", word, reason)
	}
	if r := m.run(t, request); !strings.Contains(r.stdout, `"behavior":"allow"`) {
		t.Errorf("after it: %+v", r)
	}
	for name, change := range map[string][2]string{
		"another input":   {`"todos":[]`, `"todos":[1]`},
		"another session": {`"s1"`, `"s2"`},
		"another tool":    {`"TodoWrite"`, `"TaskCreate"`},
	} {
		other := bytes.Replace(request, []byte(change[0]), []byte(change[1]), 1)
		if bytes.Equal(other, request) {
			t.Fatalf("%s: nothing changed in %s", name, request)
		}
		if r := m.run(t, other); r.stdout != "" || r.exit != 0 {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

func TestUnreadablePayloadIsRecorded(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, `{"onError": "deny"}`)
	if word, reason := m.run(t, []byte("{")).word(t); word != "deny" || !strings.Contains(reason, "onError") {
		t.Errorf("%s, %q", word, reason)
	}
	if lines := m.lines(t); len(lines) != 1 || !strings.Contains(lines[0], "unreadable") {
		t.Errorf("journal %q", lines)
	}
}

// Hooks that run at once lose no line of each other.
func TestManyAtOnce(t *testing.T) {
	m := newMachine(t)
	todo := m.call(t, "TodoWrite", map[string]any{"todos": []any{}})
	const n = 20
	var wg sync.WaitGroup
	var answers [n][]byte
	for i := range n {
		cmd := m.command(todo)
		wg.Go(func() { answers[i], _ = cmd.Output() })
	}
	wg.Wait()
	for _, a := range answers {
		if word, _ := (ran{stdout: string(a)}).word(t); word != "allow" {
			t.Errorf("answer %q", a)
		}
	}
	decided := 0
	for _, e := range m.events(t, "s1") {
		if e.Kind == session.Decided {
			decided++
		}
	}
	if lines := m.lines(t); len(lines) != n || decided != n {
		t.Errorf("%d lines in the journal, %d decisions in the session, want %d", len(lines), decided, n)
	}
}

func TestTrace(t *testing.T) {
	project := automode.Place{Region: automode.Project}
	secret := automode.Place{Region: automode.Home, Marks: automode.Secret}
	tests := []struct {
		name    string
		kind    automode.ToolKind
		created bool
		effect  automode.Effect
		want    session.Event
	}{
		{"a file made", automode.EditTool, true, automode.Effect{Kind: automode.Write, Target: "/p/a", Place: project, Known: automode.Exact}, session.Event{Made: []string{"/p/a"}}},
		{"a file changed", automode.EditTool, false, automode.Effect{Kind: automode.Write, Target: "/p/a", Place: project, Known: automode.Exact}, session.Event{}},
		{"a guess is not made", automode.EditTool, true, automode.Effect{Kind: automode.Write, Target: "/p", Place: project}, session.Event{}},
		{"written by the shell", automode.ShellTool, false, automode.Effect{Kind: automode.Write, Target: "/p/a", Place: project, Known: automode.Exact}, session.Event{Touched: []string{"/p/a"}}},
		{"a secret read", automode.ReadTool, false, automode.Effect{Kind: automode.Read, Target: "/h/key", Place: secret}, session.Event{Secrets: []string{"/h/key"}}},
		{"a secret listed", automode.ShellTool, false, automode.Effect{Kind: automode.Read, Target: "/h/key", Place: secret, Traits: automode.Listing}, session.Event{}},
		{"a secret disclosed", automode.ShellTool, false, automode.Effect{Kind: automode.Disclose, Target: "env"}, session.Event{Secrets: []string{"env"}}},
		{"an ordinary read", automode.ReadTool, false, automode.Effect{Kind: automode.Read, Target: "/p/a", Place: project}, session.Event{}},
	}
	for _, tt := range tests {
		h := &hook{ev: dialect.Event{Created: tt.created, Call: &automode.Call{Kind: tt.kind}}}
		var e session.Event
		if h.trace(&e, &tt.effect); !reflect.DeepEqual(e, tt.want) {
			t.Errorf("%s: %+v, want %+v", tt.name, e, tt.want)
		}
	}
}

// The start records the repository that the session began in, and where its
// remotes were then.
func TestStartOfRepository(t *testing.T) {
	m := newMachine(t)
	for name, text := range map[string]string{
		"sub/a.txt":       "a\n",
		".git/HEAD":       "ref: refs/heads/main\n",
		".git/objects/x":  "",
		".git/refs/heads": "",
		".git/config":     "[remote \"origin\"]\n\turl = https://github.com/dev/project.git\n",
	} {
		m.write(t, filepath.Join(m.project, name), text)
	}
	start := bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(`"`+m.project+`"`), []byte(`"`+m.project+`/sub"`))
	if r := m.run(t, start); r != (ran{}) {
		t.Fatalf("%+v", r)
	}
	s := m.events(t, realSession)[0]
	if !reflect.DeepEqual(s.Roots, []string{m.project}) || !reflect.DeepEqual(s.Remotes, []string{"https://github.com/dev/project.git"}) {
		t.Errorf("roots %q, remotes %q", s.Roots, s.Remotes)
	}
}
