package dialect

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"unicode/utf16"

	"automode"
)

// answered renders d for a Bash call in mode and returns what was said:
// "", "allow", "ask", "deny", and the reason.
func answered(t *testing.T, mode string, d automode.Decision, as Answering) (word, reason string) {
	t.Helper()
	ev := event(t, PreToolUse, mode)
	return said(t, renderClaude(ev, d, as))
}

func event(t *testing.T, kind EventKind, mode string) Event {
	t.Helper()
	data := payloadOf("Bash", `{"command":"ls"}`)
	ev, err := ReadClaude([]byte(strings.Replace(string(data), `"default"`, `"`+mode+`"`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	ev.Kind = kind
	return ev
}

// said reads an answer and fails unless it is silence or one object of
// PreToolUse with nothing but the three fields that Claude Code knows.
func said(t *testing.T, out Output) (word, reason string) {
	t.Helper()
	if out.Exit != 0 || out.Stderr != "" {
		t.Fatalf("exit %d, stderr %q", out.Exit, out.Stderr)
	}
	if len(out.Stdout) == 0 {
		return "", ""
	}
	var whole map[string]map[string]string
	if err := json.Unmarshal(out.Stdout, &whole); err != nil {
		t.Fatalf("%s: %v", out.Stdout, err)
	}
	s := whole["hookSpecificOutput"]
	if len(whole) != 1 || len(s) != 3 || s["hookEventName"] != "PreToolUse" {
		t.Fatalf("answer %s", out.Stdout)
	}
	return s["permissionDecision"], s["permissionDecisionReason"]
}

// left is an ask for which these effects were left open.
func left(effects ...automode.Judged) automode.Decision {
	return automode.Decision{Verdict: automode.Ask, Person: "It is open.", Action: &automode.Action{Complete: true}, Judged: effects}
}

func judged(k automode.Kind, w automode.Word) automode.Judged {
	return automode.Judged{Effect: automode.Effect{Kind: k}, Word: w}
}

func TestPreToolUseByMode(t *testing.T) {
	allow := automode.Decision{Verdict: automode.Allow, Person: "It is fine."}
	deny := automode.Decision{Verdict: automode.Deny, Person: "no", Model: "It is not."}
	hard := left(judged(automode.Delete, automode.Hard))
	open := left(judged(automode.Fetch, automode.Unsettled))
	for _, mode := range []string{"default", "plan", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "yolo"} {
		if w, r := answered(t, mode, allow, Answering{}); w != "allow" || r != "It is fine." {
			t.Errorf("%s: allow is said as %q, %q", mode, w, r)
		}
		if w, r := answered(t, mode, deny, Answering{}); w != "deny" || r != "It is not." {
			t.Errorf("%s: deny is said as %q, %q", mode, w, r)
		}
		asked := map[string]string{"dontAsk": "deny", "yolo": "deny"}[mode]
		if asked == "" {
			asked = "ask"
		}
		if w, _ := answered(t, mode, hard, Answering{}); w != asked {
			t.Errorf("%s: ask is said as %q, want %q", mode, w, asked)
		}
		if w, r := answered(t, mode, hard, Answering{Headless: true}); w != "deny" || !strings.Contains(r, "permission rule") {
			t.Errorf("%s: headless, ask is said as %q, %q", mode, w, r)
		}
		if mode == "auto" {
			asked = ""
		}
		if w, _ := answered(t, mode, open, Answering{}); w != asked {
			t.Errorf("%s: unsettled is said as %q, want %q", mode, w, asked)
		}
		// The zero decision is one that something forgot to make.
		if w, r := answered(t, mode, automode.Decision{}, Answering{}); w != "ask" && w != "deny" || r == "" {
			t.Errorf("%s: the zero decision is said as %q, %q", mode, w, r)
		}
	}
}

func TestUnheardQuestionsSayHow(t *testing.T) {
	tests := []struct{ mode, want string }{{"dontAsk", "dontAsk"}, {"yolo", "yolo"}}
	for _, tt := range tests {
		_, r := answered(t, tt.mode, automode.Decision{Person: "It is open."}, Answering{})
		if !strings.HasPrefix(r, "It is open. ") || !strings.Contains(r, tt.want) || !strings.Contains(r, "permission rule") {
			t.Errorf("%s: %q", tt.mode, r)
		}
	}
}

func TestOnError(t *testing.T) {
	tests := []struct {
		outcome automode.Outcome
		deny    bool
		want    string
	}{
		{automode.Outage, false, "ask"},
		{automode.Outage, true, "deny"},
		{automode.Overflow, true, "deny"},
		{automode.Unreadable, true, "deny"},
		{automode.Policy, true, "ask"},
	}
	for _, tt := range tests {
		d := automode.Decision{Outcome: tt.outcome, Person: "x."}
		if w, _ := answered(t, "default", d, Answering{DenyOnError: tt.deny}); w != tt.want {
			t.Errorf("%v, deny %v: %q, want %q", tt.outcome, tt.deny, w, tt.want)
		}
	}
}

// In Claude Code's auto mode we are silent only where its judge is sure to see
// the call.
func TestSilenceInAutoMode(t *testing.T) {
	open := func() automode.Decision {
		return left(judged(automode.Read, automode.Allowed), judged(automode.Fetch, automode.Unsettled))
	}
	ok := func(*Event, *automode.Decision, *Answering) {}
	tests := []struct {
		name   string
		silent bool
		change func(*Event, *automode.Decision, *Answering)
	}{
		{"an unsettled fetch", true, ok},
		{"headless, its judge is there too", true, func(_ *Event, _ *automode.Decision, as *Answering) { as.Headless = true }},
		{"a judge of ours", false, func(_ *Event, _ *automode.Decision, as *Answering) { as.OwnJudge = true }},
		{"another mode", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Mode = automode.ModeBypass }},
		{"malformed", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Malformed = "x" }},
		{"hard", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged[0].Word = automode.Hard }},
		{"asked", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged[1].Word = automode.Asked }},
		{"an outage", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Outcome = automode.Outage }},
		{"not read to its end", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Action.Complete = false }},
		{"no action", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Action = nil }},
		{"nothing open", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged = d.Judged[:1] }},
		{"a read, which passes its judge", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged[1].Effect.Kind = automode.Read }},
		{"a secret printed", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged[1].Effect.Kind = automode.Disclose }},
		{"a redirection in the folder", false, func(_ *Event, d *automode.Decision, _ *Answering) { d.Judged[1].Effect.Kind = automode.Write }},
		{"an edit tool", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.EditTool }},
		{"a server's tool", true, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.MCPTool }},
		{"a fetching tool", true, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.FetchTool }},
		{"a scheduler, which its judge never sees", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.OtherTool }},
		{"a sub-agent", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.SubagentTool }},
		{"a searching tool", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.SearchTool }},
		{"a reading tool", false, func(e *Event, _ *automode.Decision, _ *Answering) { e.Call.Kind = automode.ReadTool }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, d, as := event(t, PreToolUse, "auto"), open(), Answering{}
			tt.change(&ev, &d, &as)
			w, _ := said(t, renderClaude(ev, d, as))
			if (w == "") != tt.silent || w == "allow" {
				t.Errorf("said %q, silence wanted: %v", w, tt.silent)
			}
		})
	}
}

func TestPermissionRequest(t *testing.T) {
	allow := automode.Decision{Verdict: automode.Allow}
	deny := automode.Decision{Verdict: automode.Deny, Model: "No."}
	tests := []struct {
		name string
		kind automode.ToolKind
		tool string
		d    automode.Decision
		as   Answering
		want string
	}{
		{"allowed before and now", automode.ShellTool, "Bash", allow, Answering{Allowed: true}, `{"behavior":"allow"}`},
		{"not allowed before", automode.ShellTool, "Bash", allow, Answering{}, ``},
		{"allowed before, open now", automode.ShellTool, "Bash", automode.Decision{}, Answering{Allowed: true}, ``},
		{"denied", automode.ShellTool, "Bash", deny, Answering{Allowed: true}, `{"behavior":"deny","message":"No."}`},
		{"open and headless", automode.ShellTool, "Bash", automode.Decision{}, Answering{Headless: true}, ``},
		{"a server that may want the person", automode.MCPTool, "mcp__a__b", allow, Answering{Allowed: true}, ``},
		{"a plan", automode.CoordinateTool, "ExitPlanMode", allow, Answering{Allowed: true}, ``},
		{"a question", automode.CoordinateTool, "AskUserQuestion", allow, Answering{Allowed: true}, ``},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := event(t, PermissionRequest, "default")
			ev.Call.Kind, ev.Call.Tool = tt.kind, tt.tool
			want := ""
			if tt.want != "" {
				want = `{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":` + tt.want + "}}\n"
			}
			if got := renderClaude(ev, tt.d, tt.as); string(got.Stdout) != want || got.Exit != 0 || got.Stderr != "" {
				t.Errorf("answer %+v, want %s", got, want)
			}
			ev.Call.Malformed = "x"
			if got := renderClaude(ev, tt.d, tt.as); tt.d.Verdict == automode.Allow && len(got.Stdout) != 0 {
				t.Errorf("malformed, and the answer is %s", got.Stdout)
			}
		})
	}
}

func TestQuestionsToThePersonAreNotAnswered(t *testing.T) {
	for _, name := range []string{"AskUserQuestion", "ExitPlanMode"} {
		ev, err := ReadClaude(payloadOf(name, `{}`))
		if err != nil {
			t.Fatal(err)
		}
		for verdict, want := range map[automode.Verdict]string{automode.Allow: "", automode.Ask: "ask", automode.Deny: "deny"} {
			if w, _ := said(t, renderClaude(ev, automode.Decision{Verdict: verdict}, Answering{})); w != want {
				t.Errorf("%s, %v: said %q, want %q", name, verdict, w, want)
			}
		}
	}
}

func TestOtherEventsAreSilent(t *testing.T) {
	for _, kind := range []EventKind{OtherEvent, PermissionDenied, PostToolUse, PostToolUseFailure,
		UserPromptSubmit, SessionStart, SessionEnd, SubagentStart, SubagentStop, Stop} {
		ev := event(t, kind, "default")
		for _, v := range []automode.Verdict{automode.Ask, automode.Allow, automode.Deny} {
			if out := renderClaude(ev, automode.Decision{Verdict: v}, Answering{}); !reflect.DeepEqual(out, Output{}) {
				t.Errorf("kind %d, %v: %+v, want silence", kind, v, out)
			}
		}
	}
}

func TestRefuseClaude(t *testing.T) {
	for as, want := range map[Answering]string{{}: "ask", {DenyOnError: true}: "deny", {Headless: true}: "deny", {Allowed: true}: "ask"} {
		w, r := said(t, Refuse(claude{}, automode.Unreadable, "The payload is empty.", as))
		if w != want || !strings.HasPrefix(r, "The payload is empty.") {
			t.Errorf("%+v: %q, %q", as, w, r)
		}
	}
}

func TestPrintable(t *testing.T) {
	tests := []struct {
		in    string
		limit int
		want  string
	}{
		{"plain", 10, "plain"},
		{"a\nb\tc", 10, "a b c"},
		{"\x1b[2Jx", 20, "<U+1B>[2Jx"},
		{"\x9b2J", 20, "<U+FFFD>2J"},
		{"\u009b2J", 20, "<U+9B>2J"},
		{"a\u202eb", 20, "a<U+202E>b"},
		{"a\u200bb\U000E0041", 40, "a<U+200B>b<U+E0041>"},
		{"abcdef", 6, "abcdef"},
		{"abcdefg", 6, "abcde…"},
		{"😀😀😀", 6, "😀😀😀"},
		{"😀😀😀😀", 6, "😀😀…"},
		{"abcd\x1b", 6, "abcd…"},
		{"", 6, ""},
	}
	for _, tt := range tests {
		got := Printable(tt.in, tt.limit)
		want := strings.ReplaceAll(tt.want, "<U+FFFD>", "\uFFFD")
		if got != want {
			t.Errorf("%q: %q, want %q", tt.in, got, want)
		}
		if n := len(utf16.Encode([]rune(got))); n > tt.limit {
			t.Errorf("%q: %d units, limit %d", tt.in, n, tt.limit)
		}
	}
}

func TestReasonsAreCutAndPlain(t *testing.T) {
	d := automode.Decision{Verdict: automode.Deny, Model: "\x1b]0;title\x07" + strings.Repeat("é\"<", 10_000)}
	_, r := answered(t, "default", d, Answering{})
	if n := len(utf16.Encode([]rune(r))); n != claudeReason || strings.ContainsAny(r, "\x1b\x07") {
		t.Errorf("%d units: %.40q", n, r)
	}
}
