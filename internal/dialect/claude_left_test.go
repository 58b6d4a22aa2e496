package dialect

import (
	"bytes"
	"testing"

	"automode"
)

// Claude Code's own judge looks at commands, fetches and tools of servers. Its
// other tools run in auto mode without it: a question about them is put.
func TestOwnJudgeSeesNotEveryTool(t *testing.T) {
	for kind, want := range map[automode.ToolKind]string{automode.ShellTool: "", automode.FetchTool: "", automode.MCPTool: "", automode.OtherTool: "ask",
		automode.ReadTool: "ask", automode.EditTool: "ask", automode.SearchTool: "ask", automode.SubagentTool: "ask", automode.CoordinateTool: "ask"} {
		ev := event(t, PreToolUse, "auto")
		ev.Call.Kind = kind
		d := left(judged(automode.Read, automode.Allowed), judged(automode.Fetch, automode.Unsettled))
		if w, _ := said(t, renderClaude(ev, d, Answering{})); w != want {
			t.Errorf("%s: %q, want %q", kind, w, want)
		}
		if asksClaude(ev, d, Answering{}) != (want == "ask") {
			t.Errorf("%s: whether the person is asked is not known", kind)
		}
	}
}

// What a pause leaves to Claude Code.
func TestPauseLeaves(t *testing.T) {
	fetch := left(judged(automode.Fetch, automode.Unsettled))
	lose := left(judged(automode.Lose, automode.Hard))
	beside := left(judged(automode.Read, automode.Allowed), judged(automode.Fetch, automode.Unsettled))
	nothing := left(judged(automode.Fetch, automode.Allowed))
	headless := Answering{Paused: true, Headless: true}
	for _, tt := range []struct {
		name   string
		mode   string
		d      automode.Decision
		change func(*Event)
		as     Answering
		want   bool
	}{
		{"a fetch", "default", fetch, nil, Answering{Paused: true}, true},
		{"a fetch beside what is allowed", "default", beside, nil, Answering{Paused: true}, true},
		{"nothing that is open", "default", nothing, nil, Answering{Paused: true}, false},
		{"no pause", "default", fetch, nil, Answering{}, false},
		{"nobody there", "default", fetch, nil, headless, false},
		{"lost work in acceptEdits", "acceptEdits", lose, nil, Answering{Paused: true}, false},
		{"lost work in default", "default", lose, nil, Answering{Paused: true}, true},
		{"an input that cannot be relied on", "default", fetch, func(ev *Event) { ev.Call.Malformed = "twice" }, Answering{Paused: true}, false},
		{"another event", "default", fetch, func(ev *Event) { ev.Kind = PermissionRequest }, Answering{Paused: true}, false},
		{"no call", "default", fetch, func(ev *Event) { ev.Call = nil }, Answering{Paused: true}, false},
		{"no action", "default", automode.Decision{Verdict: automode.Ask, Judged: fetch.Judged}, nil, Answering{Paused: true}, false},
		{"a denial", "default", automode.Decision{Verdict: automode.Deny, Action: fetch.Action, Judged: fetch.Judged}, nil, Answering{Paused: true}, false},
	} {
		ev := event(t, PreToolUse, tt.mode)
		if tt.change != nil {
			tt.change(&ev)
		}
		if got := leavesClaude(ev, tt.d, tt.as); got != tt.want {
			t.Errorf("%s: %t", tt.name, got)
		}
	}
}

// A call that runs was approved by the person only where they were asked.
func TestAsks(t *testing.T) {
	open := left(judged(automode.Fetch, automode.Unsettled))
	for _, tt := range []struct {
		name, mode string
		d          automode.Decision
		change     func(*Event)
		want       bool
	}{
		{"a question", "default", open, nil, true},
		{"allowed", "default", automode.Decision{Verdict: automode.Allow}, nil, false},
		{"denied", "default", automode.Decision{Verdict: automode.Deny}, nil, false},
		{"left to its judge", "auto", open, nil, false},
		{"in dontAsk", "dontAsk", open, nil, false},
		{"in bypassPermissions", "bypassPermissions", open, nil, false},
		{"another event", "default", open, func(ev *Event) { ev.Kind = PostToolUse }, false},
		{"no call", "default", open, func(ev *Event) { ev.Call = nil }, false},
	} {
		ev := event(t, PreToolUse, tt.mode)
		if tt.change != nil {
			tt.change(&ev)
		}
		if got := asksClaude(ev, tt.d, Answering{}); got != tt.want {
			t.Errorf("%s: %t", tt.name, got)
		}
		if out := (claude{}).Answer(ev, tt.d, Answering{}); out.Asks != tt.want {
			t.Errorf("%s: the answer says %t", tt.name, out.Asks)
		}
	}
}

// Permission requests: nothing but an allow of a call that can be relied on is
// said for the person.
func TestPermissionRequests(t *testing.T) {
	allow := automode.Decision{Verdict: automode.Allow}
	for name, c := range map[string]struct {
		d      automode.Decision
		as     Answering
		change func(*Event)
		want   string
	}{
		"allowed before":    {allow, Answering{Allowed: true}, nil, `"allow"`},
		"not before":        {allow, Answering{}, nil, ""},
		"a question":        {automode.Decision{Person: "x"}, Answering{Allowed: true}, nil, ""},
		"denied":            {automode.Decision{Verdict: automode.Deny, Model: "No."}, Answering{}, nil, `"deny"`},
		"a server's tool":   {allow, Answering{Allowed: true}, func(ev *Event) { ev.Call.Kind = automode.MCPTool }, ""},
		"not to be read":    {allow, Answering{Allowed: true}, func(ev *Event) { ev.Call.Malformed = "x" }, ""},
		"a question itself": {allow, Answering{Allowed: true}, func(ev *Event) { ev.Call.Tool = "AskUserQuestion" }, ""},
	} {
		ev := event(t, PermissionRequest, "default")
		if c.change != nil {
			c.change(&ev)
		}
		out := renderClaude(ev, c.d, c.as)
		if c.want == "" && len(out.Stdout) > 0 || !bytes.Contains(out.Stdout, []byte(c.want)) {
			t.Errorf("%s: %s", name, out.Stdout)
		}
	}
}

// Something hard, or asked, among what is open is put to the person in auto mode.
func TestOwnJudgeRulesOnNothingHard(t *testing.T) {
	for _, word := range []automode.Word{automode.Hard, automode.Asked, automode.Denied, automode.None} {
		for _, d := range []automode.Decision{left(judged(automode.Fetch, automode.Unsettled), judged(automode.Fetch, word)), left(judged(automode.Fetch, word), judged(automode.Fetch, automode.Unsettled))} {
			if w, _ := said(t, renderClaude(event(t, PreToolUse, "auto"), d, Answering{})); w != "ask" {
				t.Errorf("%s beside what is unsettled: %q", word, w)
			}
		}
	}
}
