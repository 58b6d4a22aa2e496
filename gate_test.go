package automode_test

import (
	"context"
	"errors"
	"testing"

	"automode"
)

// says is a layer that gives one opinion of every effect.
type says struct {
	name string
	o    automode.Opinion
}

func (s says) Name() string                                 { return s.name }
func (s says) Judge(*automode.Action, int) automode.Opinion { return s.o }

func gate(a automode.Action, c automode.Classifier, opinions ...automode.Opinion) *automode.Gate {
	var layers []automode.Layer
	for i, o := range opinions {
		layers = append(layers, says{string(rune('a' + i)), o})
	}
	return automode.NewGate(func(call *automode.Call) automode.Action { a.Call = call; return a }, layers, c)
}

func one(kind automode.Kind) automode.Action {
	return automode.Action{Complete: true, Effects: []automode.Effect{{Kind: kind, Target: "x"}}}
}

func TestCombination(t *testing.T) {
	word := func(w automode.Word) automode.Opinion { return automode.Opinion{Word: w} }
	hard := automode.Opinion{Word: automode.Allowed, LiftsHard: true}
	grant := automode.Opinion{Word: automode.Allowed, LiftsDeny: true}
	firm := automode.Opinion{Word: automode.Denied, Firm: true}
	for _, c := range []struct {
		name     string
		opinions []automode.Opinion
		want     automode.Verdict
	}{
		{"nobody says anything", nil, automode.Ask},
		{"no opinion", []automode.Opinion{{}}, automode.Ask},
		{"allow alone", []automode.Opinion{word(automode.Allowed)}, automode.Allow},
		{"allow lowers unsettled", []automode.Opinion{word(automode.Allowed), word(automode.Unsettled)}, automode.Allow},
		{"in any order", []automode.Opinion{word(automode.Unsettled), word(automode.Allowed)}, automode.Allow},
		{"a plain allow leaves hard", []automode.Opinion{word(automode.Allowed), word(automode.Hard)}, automode.Ask},
		{"a definite allow lowers hard", []automode.Opinion{hard, word(automode.Hard)}, automode.Allow},
		{"the definite one counts", []automode.Opinion{word(automode.Allowed), hard, word(automode.Hard)}, automode.Allow},
		{"an allow leaves ask", []automode.Opinion{hard, word(automode.Asked)}, automode.Ask},
		{"an allow leaves deny", []automode.Opinion{hard, word(automode.Denied)}, automode.Deny},
		{"a grant lowers deny", []automode.Opinion{grant, word(automode.Denied)}, automode.Allow},
		{"a grant leaves the organisation's", []automode.Opinion{grant, firm}, automode.Deny},
		{"deny beats ask", []automode.Opinion{word(automode.Asked), word(automode.Denied)}, automode.Deny},
		{"ask beats hard", []automode.Opinion{word(automode.Hard), word(automode.Asked)}, automode.Ask},
	} {
		d := gate(one(automode.Write), nil, c.opinions...).Decide(t.Context(), &automode.Call{})
		if d.Verdict != c.want {
			t.Errorf("%s: %s, want %s", c.name, d.Verdict, c.want)
		}
	}
}

// An allow covers effects, not the call.
func TestOneEffectDecides(t *testing.T) {
	a := automode.Action{Complete: true, Effects: []automode.Effect{{Kind: automode.Read}, {Kind: automode.Delete}, {Kind: automode.Read}}}
	by := byKind{automode.Read: automode.Allowed, automode.Delete: automode.Denied}
	d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{})
	if d.Verdict != automode.Deny || d.Layer != "kind" {
		t.Errorf("%s by %s", d.Verdict, d.Layer)
	}
}

type byKind map[automode.Kind]automode.Word

func (byKind) Name() string { return "kind" }
func (b byKind) Judge(a *automode.Action, i int) automode.Opinion {
	return automode.Opinion{Word: b[a.Effects[i].Kind]}
}

// What was not read to its end is never allowed, whatever was read of it.
func TestIncomplete(t *testing.T) {
	allow := automode.Opinion{Word: automode.Allowed, LiftsDeny: true}
	for _, a := range []automode.Action{{}, {Effects: []automode.Effect{{Kind: automode.Read}}, Outcome: automode.Overflow}} {
		d := gate(a, classifier{ruling: automode.Ruling{Verdict: automode.Allow, Cites: true}}, allow).Decide(t.Context(), &automode.Call{})
		if d.Verdict != automode.Ask || d.Outcome != a.Outcome {
			t.Errorf("%d effects: %s, %s", len(a.Effects), d.Verdict, d.Outcome)
		}
	}
	a := automode.Action{Effects: []automode.Effect{{Kind: automode.Read}}}
	if d := gate(a, nil, automode.Opinion{Word: automode.Denied}).Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Deny {
		t.Errorf("a deny among what was read: %s", d.Verdict)
	}
}

func TestNothingHappens(t *testing.T) {
	a := automode.Action{Complete: true}
	if d := gate(a, nil).Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Allow {
		t.Errorf("no effects: %s", d.Verdict)
	}
	whole := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{wholeCall{}}, nil)
	if d := whole.Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Deny || d.Rule != "r" {
		t.Errorf("a word on the call as a whole: %s %q", d.Verdict, d.Rule)
	}
}

type wholeCall struct{ says }

func (wholeCall) Call(*automode.Action) automode.Opinion {
	return automode.Opinion{Word: automode.Denied, Rule: "r"}
}

// In plan mode only what looks goes on, and nothing milder comes of it.
func TestPlanMode(t *testing.T) {
	for kind := range automode.Kinds {
		for _, w := range []automode.Word{automode.Allowed, automode.Unsettled, automode.Denied} {
			plain := gate(one(kind), nil, automode.Opinion{Word: w}).Decide(t.Context(), &automode.Call{})
			plan := gate(one(kind), nil, automode.Opinion{Word: w}).Decide(t.Context(), &automode.Call{Mode: automode.ModePlan})
			want := plain.Verdict
			if want == automode.Allow && kind != automode.Read && kind != automode.Query && kind != automode.Delegate {
				want = automode.Ask
			}
			if plan.Verdict != want {
				t.Errorf("%s %s: %s, want %s", kind, w, plan.Verdict, want)
			}
		}
	}
}

// An agent's own lists do nothing that planning forbids.
func TestPlanModeLists(t *testing.T) {
	g := gate(one(automode.Unknown), nil, automode.Opinion{Word: automode.Allowed})
	if d := g.Decide(t.Context(), &automode.Call{Mode: automode.ModePlan, Kind: automode.CoordinateTool}); d.Verdict != automode.Allow {
		t.Errorf("%s", d.Verdict)
	}
}

// classifier is scripted.
type classifier struct {
	ruling automode.Ruling
	err    error
	seen   *[]automode.Judged
}

func (c classifier) Classify(_ context.Context, _ *automode.Action, open []automode.Judged) (automode.Ruling, error) {
	if c.seen != nil {
		*c.seen = open
	}
	return c.ruling, c.err
}

func TestClassifier(t *testing.T) {
	allow := automode.Ruling{Verdict: automode.Allow, Why: "asked for"}
	cited := automode.Ruling{Verdict: automode.Allow, Cites: true}
	for _, c := range []struct {
		name string
		word automode.Word
		with classifier
		want automode.Verdict
	}{
		{"settles", automode.Unsettled, classifier{ruling: allow}, automode.Allow},
		{"hard without the person's words", automode.Hard, classifier{ruling: allow}, automode.Ask},
		{"hard with them", automode.Hard, classifier{ruling: cited}, automode.Allow},
		{"denies", automode.Unsettled, classifier{ruling: automode.Ruling{Verdict: automode.Deny}}, automode.Deny},
		{"the zero ruling", automode.Unsettled, classifier{}, automode.Ask},
		{"an unknown verdict", automode.Unsettled, classifier{ruling: automode.Ruling{Verdict: 77, Cites: true}}, automode.Ask},
		{"an error beside an allow", automode.Unsettled, classifier{ruling: cited, err: errors.New("down")}, automode.Ask},
		{"no ruling beside an allow", automode.Unsettled, classifier{ruling: automode.Ruling{Verdict: automode.Allow, Cites: true, Outcome: automode.Outage}}, automode.Ask},
		{"is not heard on ask", automode.Asked, classifier{ruling: cited}, automode.Ask},
		{"is not heard on deny", automode.Denied, classifier{ruling: cited}, automode.Deny},
	} {
		d := gate(one(automode.Write), c.with, automode.Opinion{Word: c.word}).Decide(t.Context(), &automode.Call{})
		if d.Verdict != c.want {
			t.Errorf("%s: %s, want %s", c.name, d.Verdict, c.want)
		}
		if d.Verdict == automode.Allow && c.with.ruling.Why == "" && d.Person != "The classifier lets it pass." {
			t.Errorf("%s: let pass without a reason, it says %q", c.name, d.Person)
		}
		if (d.Outcome == automode.Outage) != (c.with.err != nil || c.with.ruling.Outcome == automode.Outage) {
			t.Errorf("%s: outcome %s", c.name, d.Outcome)
		}
	}
	for kind, want := range map[automode.Kind]automode.Verdict{automode.Read: automode.Allow, automode.Write: automode.Ask, automode.Run: automode.Ask} {
		d := gate(one(kind), classifier{ruling: cited}, automode.Opinion{Word: automode.Unsettled}).Decide(t.Context(), &automode.Call{Mode: automode.ModePlan})
		if d.Verdict != want {
			t.Errorf("while the agent plans, %s: %s, want %s", kind, d.Verdict, want)
		}
	}
	var seen []automode.Judged
	a := automode.Action{Complete: true, Effects: []automode.Effect{{Kind: automode.Read}, {Kind: automode.Write}}}
	by := byKind{automode.Read: automode.Allowed, automode.Write: automode.Unsettled}
	automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, classifier{seen: &seen}).Decide(t.Context(), &automode.Call{})
	if len(seen) != 2 || seen[0].Word != automode.Allowed || seen[1].Word != automode.Unsettled {
		t.Errorf("the classifier saw %v, want all effects with their words", seen)
	}
}

func TestZeroValues(t *testing.T) {
	if d := (automode.Decision{}); d.Verdict != automode.Ask || d.Clears != automode.ByNobody {
		t.Error("the zero decision must ask")
	}
	if r := (automode.Ruling{}); r.Verdict != automode.Ask {
		t.Error("the zero ruling must ask")
	}
	if e := (automode.Effect{}); e.Kind != automode.Unknown || e.Known != automode.Guess {
		t.Error("the zero effect must be unknown")
	}
	if (automode.Action{}).Complete {
		t.Error("the zero action must not be complete")
	}
}

func TestTextForms(t *testing.T) {
	for v := range automode.Verdict(3) {
		b, _ := v.MarshalText()
		var got automode.Verdict
		if err := got.UnmarshalText(b); err != nil || got != v {
			t.Errorf("%s: %v %v", b, got, err)
		}
	}
	for k := range automode.Kinds {
		b, _ := k.MarshalText()
		var got automode.Kind
		if err := got.UnmarshalText(b); err != nil || got != k {
			t.Errorf("%s: %v %v", b, got, err)
		}
	}
	var v automode.Verdict = automode.Allow
	if err := v.UnmarshalText([]byte("yes")); err == nil || v != automode.Allow {
		t.Error("an unknown verdict must be refused and change nothing")
	}
	if s := automode.Verdict(9).String(); s != "ask" {
		t.Errorf("an unknown verdict is written %q", s)
	}
	if s := (automode.Secret | automode.Store).String(); s != "secret,repository store" {
		t.Errorf("marks: %q", s)
	}
}

// What a call only writes down is at most unsettled, and goes with a write that
// somebody chose to allow.
func TestWritten(t *testing.T) {
	chosen := automode.Opinion{Word: automode.Allowed, From: "settings.json"}
	builtIn := automode.Opinion{Word: automode.Allowed, From: automode.BuiltIn}
	for _, c := range []struct {
		name         string
		write, child automode.Opinion
		want         automode.Verdict
		word         automode.Word
	}{
		{"both allowed", builtIn, builtIn, automode.Allow, automode.Allowed},
		{"a denied child", builtIn, automode.Opinion{Word: automode.Denied}, automode.Ask, automode.Unsettled},
		{"an unsettled child", builtIn, automode.Opinion{Word: automode.Unsettled}, automode.Ask, automode.Unsettled},
		{"a child without a word", builtIn, automode.Opinion{}, automode.Ask, automode.Unsettled},
		{"a denied child of a chosen write", chosen, automode.Opinion{Word: automode.Denied}, automode.Allow, automode.Allowed},
		{"an allowed child of a denied write", automode.Opinion{Word: automode.Denied}, builtIn, automode.Deny, automode.Allowed},
		{"an allowed child of an open write", automode.Opinion{Word: automode.Unsettled}, builtIn, automode.Ask, automode.Allowed},
	} {
		a := automode.Action{Complete: true, Effects: []automode.Effect{
			{Kind: automode.Write, Target: "Makefile"},
			{Kind: automode.Run, Via: automode.Written, Parent: 1},
			{Kind: automode.Delete, Via: automode.Written, Parent: 2},
		}}
		by := byIndex{c.write, builtIn, c.child}
		d := automode.NewGate(func(call *automode.Call) automode.Action { a.Call = call; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{})
		if d.Verdict != c.want || d.Judged[2].Word != c.word {
			t.Errorf("%s: %s with %s, want %s with %s", c.name, d.Verdict, d.Judged[2].Word, c.want, c.word)
		}
	}
	// Below a run it is no write, and stays what it is.
	a := automode.Action{Complete: true, Effects: []automode.Effect{{Kind: automode.Run}, {Kind: automode.Delete, Via: automode.Written, Parent: 1}}}
	by := byIndex{chosen, {Word: automode.Denied}}
	if d := automode.NewGate(func(call *automode.Call) automode.Action { a.Call = call; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Deny {
		t.Errorf("below a run: %s", d.Verdict)
	}
}

type byIndex []automode.Opinion

func (byIndex) Name() string                                       { return "index" }
func (b byIndex) Judge(_ *automode.Action, i int) automode.Opinion { return b[i] }
