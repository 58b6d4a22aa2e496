package automode_test

import (
	"encoding"
	"fmt"
	"testing"

	"automode"
)

// The names that records, configuration and other programs hold, typed by hand:
// whoever reads an old journal reads these.
func TestNames(t *testing.T) {
	for i, list := range [][]fmt.Stringer{
		{automode.Ask, automode.Allow, automode.Deny, automode.Verdict(99)},
		{automode.None, automode.Allowed, automode.Unsettled, automode.Hard, automode.Asked, automode.Denied, automode.Word(99)},
		{automode.Policy, automode.Outage, automode.Overflow, automode.Unreadable, automode.TimedOut, automode.Refused, automode.Unruled, automode.Truncated,
			automode.Unusable, automode.Rejected, automode.Overrun, automode.Dropped, automode.Garbled, automode.Empty, automode.Invented, automode.Outcome(99)},
		{automode.OtherTool, automode.ShellTool, automode.ReadTool, automode.EditTool, automode.SearchTool, automode.FetchTool, automode.MCPTool,
			automode.SubagentTool, automode.CoordinateTool, automode.ToolKind(99)},
		{automode.ModeDefault, automode.ModePlan, automode.ModeAcceptEdits, automode.ModeAuto, automode.ModeDontAsk, automode.ModeBypass, automode.Mode(99)},
		{automode.AnyShell, automode.Bash, automode.Zsh, automode.PosixSh, automode.PowerShell, automode.Cmd, automode.ShellKind(99)},
		{automode.One, automode.Children, automode.Tree, automode.Extent(99)},
		{automode.Guess, automode.Bounded, automode.OneOf, automode.Exact, automode.Knownness(99)},
		{automode.Direct, automode.ByOption, automode.ByEnvironment, automode.ByConfiguration, automode.Deferred, automode.Written, automode.Via(99)},
		{automode.Nowhere, automode.Project, automode.Scratch, automode.Home, automode.System, automode.Outside, automode.Elsewhere, automode.Region(99)},
		{automode.NoHost, automode.Loopback, automode.TrustedHost, automode.OtherHost, automode.MetadataHost, automode.Host(99)},
		{automode.ByNobody, automode.ByOrganisation, automode.ByPerson, automode.Needless, automode.Clearance(99)},
		{automode.SecretData | automode.MaybeSecret, automode.Listing | automode.SessionMade, automode.Secret | automode.Device},
	} {
		want := [][]string{
			{"ask", "allow", "deny", "ask"},
			{"none", "allow", "unsettled", "hard", "ask", "deny", "unsettled"},
			{"policy", "outage", "overflow", "unreadable", "timed-out", "refused", "unruled", "truncated",
				"unusable", "rejected", "overrun", "dropped", "garbled", "empty", "invented", "unreadable"},
			{"other", "shell", "read", "edit", "search", "fetch", "mcp", "subagent", "coordinate", "other"},
			{"default", "plan", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "default"},
			{"unknown", "bash", "zsh", "sh", "powershell", "cmd", "unknown"},
			{"one", "children", "tree", "tree"},
			{"unknown", "bounded", "one of a few", "exact", "unknown"},
			{"direct", "option", "environment", "configuration", "deferred", "written", "direct"},
			{"", "project", "scratch", "home", "system", "outside", "elsewhere", "outside"},
			{"", "loopback", "trusted", "other", "metadata", "other"},
			{"nobody", "organisation", "person", "", "nobody"},
			{"secret,perhaps secret", "listing,session-made", "secret,device"},
		}[i]
		for k, v := range list {
			if v.String() != want[k] {
				t.Errorf("%T %d: %q, want %q", v, v, v.String(), want[k])
			}
			if m, ok := v.(encoding.TextMarshaler); ok {
				if b, err := m.MarshalText(); string(b) != want[k] || err != nil {
					t.Errorf("%T %d is written %q: %v", v, v, b, err)
				}
			}
		}
	}
}

// What is read is what was written, and nothing else.
func TestNamesAreRead(t *testing.T) {
	var (
		verdict automode.Verdict
		word    automode.Word
		outcome automode.Outcome
		tool    automode.ToolKind
		mode    automode.Mode
		kind    automode.Kind
		region  automode.Region
	)
	for text, to := range map[string]encoding.TextUnmarshaler{"deny": &verdict, "hard": &word, "invented": &outcome, "coordinate": &tool, "plan": &mode, "Delete": &kind, "home": &region} {
		if err := to.UnmarshalText([]byte(text)); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if err := to.UnmarshalText([]byte("nonsense")); err == nil {
			t.Errorf("%T reads nonsense", to)
		}
	}
	if verdict != automode.Deny || word != automode.Hard || outcome != automode.Invented || tool != automode.CoordinateTool ||
		mode != automode.ModePlan || kind != automode.Delete || region != automode.Home {
		t.Error(verdict, word, outcome, tool, mode, kind, region)
	}
}

// A set has what is in it, all of it.
func TestSetsHave(t *testing.T) {
	marks, traits := automode.Secret|automode.Surface, automode.Listing|automode.Hidden
	if !marks.Has(automode.Secret) || !marks.Has(marks) || !marks.Has(0) || marks.Has(automode.Secret|automode.Device) || marks.Has(automode.Device) {
		t.Error("marks")
	}
	if !traits.Has(automode.Hidden) || !traits.Has(traits) || !traits.Has(0) || traits.Has(automode.Hidden|automode.Encoded) || traits.Has(automode.Encoded) {
		t.Error("traits")
	}
}

// Only of a classifier that did not rule do rules and table stand as they are.
func TestJudges(t *testing.T) {
	for o := automode.Policy; o <= automode.Invented; o++ {
		want := o != automode.Policy && o != automode.Overflow && o != automode.Unreadable
		if o.Judges() != want {
			t.Errorf("%s: %t", o, o.Judges())
		}
	}
}
