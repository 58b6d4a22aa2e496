package consult

import (
	"testing"

	"automode"
)

// Only one answer of the hook is an allow.
func TestParse(t *testing.T) {
	for text, want := range map[string]struct {
		verdict automode.Verdict
		fails   bool
	}{
		`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"x"}}`: {automode.Allow, false},
		`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"x"}}`:  {automode.Deny, false},
		`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"x"}}`:   {automode.Ask, false},
		`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"Allow"}}`:                                {automode.Ask, true},
		`{"hookSpecificOutput":{"hookEventName":"PreToolUse"}}`:                                                             {automode.Ask, true},
		`{"hookSpecificOutput":{"permissionDecision":"allow"}}`:                                                             {automode.Ask, true},
		`{"hookSpecificOutput":{"hookEventName":"PermissionRequest","permissionDecision":"allow"}}`:                         {automode.Ask, true},
		`{"permissionDecision":"allow"}`: {automode.Ask, true},
		`allow`:                          {automode.Ask, true},
		`{}`:                             {automode.Ask, true},
		"":                               {automode.Ask, false},
		"\n":                             {automode.Ask, false},
	} {
		a, err := parse([]byte(text))
		if a.Verdict != want.verdict || (err != nil) != want.fails {
			t.Errorf("%s: %s %v", text, a.Verdict, err)
		}
	}
}

// Without the hook, or with one that is not named in full, nothing is allowed.
func TestMissing(t *testing.T) {
	for _, program := range []string{"", "automode-hook", "/nowhere/automode-hook"} {
		h := Hook{Program: program}
		if a := h.Ask(t.Context(), Call{Tool: "Bash", Cwd: "/"}); a.Verdict != automode.Ask || !a.Failed || a.Reason == "" {
			t.Errorf("%q: %+v", program, a)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := parse(data); err != nil && a.Verdict == automode.Allow {
			t.Errorf("%q is an error and an allow", data)
		}
	})
}
