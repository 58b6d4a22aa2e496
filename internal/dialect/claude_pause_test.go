package dialect

import (
	"testing"

	"automode"
)

// A pause leaves questions to Claude Code where it puts them to somebody
// itself, and nothing else.
func TestPause(t *testing.T) {
	firm := judged(automode.Fetch, automode.Asked)
	firm.Stood.Firm = true
	cut := left(judged(automode.Fetch, automode.Unsettled))
	cut.Action = &automode.Action{}
	failed := left(judged(automode.Fetch, automode.Unsettled))
	failed.Outcome = automode.Outage
	fetch, hard := left(judged(automode.Fetch, automode.Unsettled)), left(judged(automode.Delete, automode.Hard))
	ours := left(judged(automode.Publish, automode.Asked))
	write, secret := left(judged(automode.Write, automode.Unsettled)), left(judged(automode.Fetch, automode.Unsettled), judged(automode.Read, automode.Unsettled))
	// The first is the mode that the payload names; silence is "".
	for _, tt := range []struct {
		name  string
		d     automode.Decision
		modes map[string]string // "" is for those not named
	}{
		{"a fetch", fetch, map[string]string{"default": "", "auto": "", "acceptEdits": "", "dontAsk": "deny", "yolo": "deny"}},
		{"something hard", hard, map[string]string{"default": "", "auto": "", "dontAsk": "deny", "yolo": "deny"}},
		{"the person's own ask rule", ours, map[string]string{"default": "", "auto": "", "acceptEdits": "", "dontAsk": "deny", "yolo": "deny"}},
		{"a write", write, map[string]string{"default": "", "dontAsk": "deny", "yolo": "deny"}},
		{"a secret among it", secret, map[string]string{"dontAsk": "deny", "yolo": "deny"}},
		{"the organisation's", left(firm), map[string]string{"dontAsk": "deny", "yolo": "deny"}},
		{"not read to its end", cut, map[string]string{"dontAsk": "deny", "yolo": "deny"}},
		{"a failure", failed, map[string]string{"dontAsk": "deny", "yolo": "deny"}},
	} {
		for _, mode := range []string{"default", "plan", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "yolo"} {
			want, ok := tt.modes[mode]
			if !ok {
				want = "ask"
			}
			if w, _ := answered(t, mode, tt.d, Answering{Paused: true}); w != want {
				t.Errorf("%s in %s: %q, want %q", tt.name, mode, w, want)
			}
			if asksClaude(event(t, PreToolUse, mode), tt.d, Answering{Paused: true}) != (want == "ask" && mode != "bypassPermissions") {
				t.Errorf("%s in %s: whether the person is asked is not known", tt.name, mode)
			}
		}
		if w, _ := answered(t, "default", tt.d, Answering{Paused: true, Headless: true}); w != "deny" {
			t.Errorf("%s, headless: %q", tt.name, w)
		}
	}
	for _, d := range []automode.Decision{{Verdict: automode.Deny, Model: "no"}, {Verdict: automode.Allow, Person: "It is fine."}} {
		if w, _ := answered(t, "default", d, Answering{Paused: true}); w != d.Verdict.String() {
			t.Errorf("%s became %q", d.Verdict, w)
		}
	}
	unnamed := event(t, PreToolUse, "default")
	unnamed.Mode = ""
	if w, _ := said(t, renderClaude(unnamed, fetch, Answering{Paused: true})); w != "ask" {
		t.Errorf("without a mode: %q", w)
	}
	other := event(t, PreToolUse, "default")
	other.Call.Kind = automode.OtherTool
	if w, _ := said(t, renderClaude(other, fetch, Answering{Paused: true})); w != "ask" {
		t.Errorf("a tool that may run without a prompt: %q", w)
	}
}
