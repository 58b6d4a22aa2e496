package rules

import (
	"context"
	"testing"

	"automode"
	"automode/internal/config"
)

// always is a layer that says one word of everything.
type always automode.Word

func (always) Name() string { return "always" }

func (w always) Judge(*automode.Action, int) automode.Opinion {
	return automode.Opinion{Word: automode.Word(w), Rule: "always"}
}

// What the rules say must come out as promised when the gate combines it.
func TestRulesInTheGate(t *testing.T) {
	for _, test := range []struct {
		rule  string
		other automode.Word
		want  automode.Verdict
	}{
		{"allow Bash(rm *)", automode.Unsettled, automode.Allow},
		{"allow Bash(rm *)", automode.Hard, automode.Ask},
		{"allow Bash(rm x)", automode.Hard, automode.Allow},
		{"allow Bash(rm x)", automode.Asked, automode.Ask},
		{"allow Bash(rm x)", automode.Denied, automode.Deny},
		{"allow effect:Delete(x)", automode.Hard, automode.Allow},
		{"allow effect:Delete", automode.Denied, automode.Deny},
		{"deny Bash(rm *)", automode.Allowed, automode.Deny},
		{"deny Read(x)", automode.Allowed, automode.Deny},
		{"ask Edit(x)", automode.Allowed, automode.Ask},
		{"ask Bash", automode.Denied, automode.Deny},
		{"deny Bash(rm", automode.Allowed, automode.Ask},
		{"allow Bash(*)", automode.Unsettled, automode.Ask},
		{"allow Edit(x)", automode.Unsettled, automode.Ask},
	} {
		a := action([]string{"rm", "x"}, effect(automode.Delete, "/home/dev/project/x"))
		gate := automode.NewGate(func(*automode.Call) automode.Action { return *a }, []automode.Layer{layer(test.rule), always(test.other)}, nil)
		if d := gate.Decide(context.Background(), a.Call); d.Verdict != test.want {
			t.Errorf("%s with %v: got %v (%s)", test.rule, test.other, d.Verdict, d.Person)
		}
	}
}

func TestAProjectAllowsNothing(t *testing.T) {
	l := New(config.Config{Settings: config.Settings{Allow: []config.Rule{{Text: "Bash(rm x)"}}}}, testEnv)
	if o := l.Judge(action([]string{"rm", "x"}, effect(automode.Delete, "/x")), 0); o.Word != none {
		t.Errorf("%+v", o)
	}
	if len(l.SetAside()) != 1 {
		t.Errorf("%v", l.Problems())
	}
}

func TestPlacesElsewhereAreNotHere(t *testing.T) {
	e := effect(automode.Write, "/home/dev/project/docs/x")
	e.Place.Region = automode.Elsewhere
	if o := layer("allow Edit(docs/**)").Judge(action([]string{"ssh"}, e), 0); o.Word != none {
		t.Errorf("%+v", o)
	}
}
