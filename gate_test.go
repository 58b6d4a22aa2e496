package automode_test

import (
	"context"
	"errors"
	"strings"
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
	firmAsk := automode.Opinion{Word: automode.Asked, Firm: true}
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
		{"the definite one counts in any order", []automode.Opinion{hard, word(automode.Allowed), word(automode.Hard)}, automode.Allow},
		{"a grant lowers hard", []automode.Opinion{grant, word(automode.Hard)}, automode.Allow},
		{"a grant lowers ask", []automode.Opinion{grant, word(automode.Asked)}, automode.Allow},
		{"the grant counts", []automode.Opinion{word(automode.Allowed), grant, word(automode.Denied)}, automode.Allow},
		{"the grant counts after a definite one", []automode.Opinion{hard, grant, word(automode.Denied)}, automode.Allow},
		{"the grant counts before a plain one", []automode.Opinion{grant, word(automode.Allowed), word(automode.Denied)}, automode.Allow},
		{"the grant counts before a definite one", []automode.Opinion{grant, hard, word(automode.Denied)}, automode.Allow},
		{"a grant leaves the organisation's question", []automode.Opinion{grant, firmAsk}, automode.Ask},
		{"the organisation's beside another denial", []automode.Opinion{word(automode.Denied), firm, grant}, automode.Deny},
		{"another denial beside the organisation's", []automode.Opinion{firm, word(automode.Denied), grant}, automode.Deny},
		{"the organisation's hard is no denial of its own", []automode.Opinion{grant, {Word: automode.Hard, Firm: true}, word(automode.Denied)}, automode.Allow},
		{"a denial above the organisation's question", []automode.Opinion{word(automode.Denied), firmAsk}, automode.Deny},
		{"a denial below the organisation's hard", []automode.Opinion{{Word: automode.Hard, Firm: true}, word(automode.Denied)}, automode.Deny},
		{"a denial above the organisation's hard", []automode.Opinion{word(automode.Denied), {Word: automode.Hard, Firm: true}}, automode.Deny},
		{"the organisation's question below a denial", []automode.Opinion{word(automode.Denied), firmAsk, grant}, automode.Ask},
	} {
		d := gate(one(automode.Write), nil, c.opinions...).Decide(t.Context(), &automode.Call{})
		if d.Verdict != c.want || (d.Judged[0].Word == automode.Allowed) != (c.want == automode.Allow) || d.Judged[0].Word == automode.None {
			t.Errorf("%s: %s by %s, want %s", c.name, d.Verdict, d.Judged[0].Word, c.want)
		}
	}
}

// A decision names the layer and rule that decided, and who can clear it.
func TestWhoDecided(t *testing.T) {
	by := func(w automode.Word, rule string) automode.Opinion {
		return automode.Opinion{Word: w, Rule: rule, From: rule + ".json"}
	}
	firm := by(automode.Denied, "firm")
	firm.Firm = true
	for _, c := range []struct {
		name        string
		opinions    []automode.Opinion
		layer, rule string
		clears      automode.Clearance
	}{
		{"allowed", []automode.Opinion{by(automode.Allowed, "r")}, "a", "r", automode.Needless},
		{"the first of two that allow", []automode.Opinion{by(automode.Allowed, "r"), by(automode.Allowed, "s")}, "a", "r", automode.Needless},
		{"asked", []automode.Opinion{{}, by(automode.Asked, "r")}, "b", "r", automode.ByPerson},
		{"unsettled", []automode.Opinion{by(automode.Unsettled, "r")}, "a", "r", automode.ByPerson},
		{"denied", []automode.Opinion{by(automode.Denied, "r")}, "a", "r", automode.ByPerson},
		{"the first of two that deny", []automode.Opinion{by(automode.Denied, "r"), by(automode.Denied, "s")}, "a", "r", automode.ByPerson},
		{"the organisation's", []automode.Opinion{firm}, "a", "firm", automode.ByOrganisation},
		{"what the organisation leaves open", []automode.Opinion{{Word: automode.Hard, Rule: "r", From: "r.json", Firm: true}}, "a", "r", automode.ByPerson},
		{"the organisation's after the person's", []automode.Opinion{by(automode.Denied, "r"), firm}, "b", "firm", automode.ByOrganisation},
	} {
		d := gate(one(automode.Write), nil, c.opinions...).Decide(t.Context(), &automode.Call{})
		if d.Layer != c.layer || d.Rule != c.rule || d.From != c.rule+".json" || d.Clears != c.clears {
			t.Errorf("%s: %s %s of %s, cleared by %s", c.name, d.Layer, d.Rule, d.From, d.Clears)
		}
	}
	// What an allow cleared stays known, for those who read the record.
	d := gate(one(automode.Write), nil, by(automode.Unsettled, "r"), by(automode.Allowed, "s")).Decide(t.Context(), &automode.Call{})
	if low := d.Judged[0].Lowered; low == nil || low.Rule != "r" || low.Layer != "a" {
		t.Errorf("lowered: %+v", low)
	}
	// Of several effects the first that bears the strictest word decides.
	a := automode.Action{Complete: true, Effects: make([]automode.Effect, 6)}
	list := byIndex{by(automode.Allowed, "0"), by(automode.Unsettled, "1"), by(automode.Allowed, "2"), by(automode.Denied, "3"), by(automode.Denied, "4"), by(automode.Asked, "5")}
	d = automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{list}, nil).Decide(t.Context(), &automode.Call{})
	if d.Verdict != automode.Deny || d.Rule != "3" || len(d.Judged) != 6 {
		t.Errorf("of six effects: %s by %s", d.Verdict, d.Rule)
	}
	// Of an incomplete one, too, when something in it is asked about or denied.
	a.Complete, a.Outcome = false, automode.Overflow
	for name, c := range map[string]struct {
		list        byIndex
		layer, rule string
	}{
		"denied":        {byIndex{by(automode.Denied, "0"), by(automode.Allowed, "1")}, "index", "0"},
		"denied later":  {byIndex{by(automode.Allowed, "0"), by(automode.Denied, "1")}, "index", "1"},
		"asked":         {byIndex{by(automode.Asked, "0"), by(automode.Allowed, "1")}, "index", "0"},
		"hard":          {byIndex{by(automode.Hard, "0"), by(automode.Allowed, "1")}, "gate", "gate.overflow"},
		"all allowed":   {byIndex{by(automode.Allowed, "0"), by(automode.Allowed, "1")}, "gate", "gate.overflow"},
		"nobody's word": {byIndex{{}, {}}, "gate", "gate.overflow"},
	} {
		a.Effects = a.Effects[:2]
		d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{c.list}, nil).Decide(t.Context(), &automode.Call{})
		if d.Layer != c.layer || d.Rule != c.rule || d.Clears != automode.ByPerson || d.Outcome != automode.Overflow {
			t.Errorf("not read to the end, %s: %s %s, cleared by %s, %s", name, d.Layer, d.Rule, d.Clears, d.Outcome)
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

// A call that sends to a host and takes its answer is asked about as what sends.
func TestWhatIsSentDecides(t *testing.T) {
	for _, second := range []automode.Effect{{Kind: automode.Send, Target: "x.test"}, {Kind: automode.Send, Target: "y.test"}, {Kind: automode.Read, Target: "x.test"}} {
		a := automode.Action{Complete: true, Effects: []automode.Effect{{Kind: automode.Fetch, Target: "x.test"}, second}}
		by := byKind{automode.Read: automode.Unsettled, automode.Send: automode.Unsettled, automode.Fetch: automode.Unsettled}
		d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{})
		if sends := second.Kind == automode.Send && second.Target == "x.test"; strings.HasPrefix(d.Person, "This call would send to") != sends {
			t.Errorf("%s to %s: %s", second.Kind, second.Target, d.Person)
		}
	}
}

// Whoever is asked is told of all that is open, not only of what decides.
func TestAllThatIsOpenIsTold(t *testing.T) {
	effects := []automode.Effect{
		{Kind: automode.Read, Command: 1, Why: "looks"}, {Kind: automode.Control, Command: 2, Why: "signals processes"},
		{Kind: automode.Delete, Command: 3, Why: "removes a"}, {Kind: automode.Delete, Command: 3, Why: "removes b"},
		{Kind: automode.Fetch, Command: 4, Target: "x.test"}, {Kind: automode.Send, Command: 4, Target: "x.test"},
		{Kind: automode.Control, Command: 5, Why: "signals others"}, {Kind: automode.Publish, Command: 6, Why: "pushes"},
	}
	rounds := append(effects[1:4:4], effects[1:4]...) // of a loop: the same again, by commands of their own
	for i := range rounds[3:] {
		rounds[3+i].Command += 10
	}
	for n, want := range map[int]string{
		2: "This call signals processes.",
		4: "This call removes a. Besides, this call signals processes.",
		6: "This call removes a. Besides, this call signals processes. And this call would send to x.test.",
		7: "This call removes a. Besides, this call signals processes. And this call would send to x.test. One more thing in it is open.",
		8: "This call removes a. Besides, this call signals processes. And this call would send to x.test. 2 more things in it are open.",
		0: "This call removes a. Besides, this call signals processes.",
	} {
		a := automode.Action{Complete: true, Effects: effects[:n]}
		if n == 0 {
			a.Effects = rounds
		}
		by := byKind{automode.Read: automode.Allowed, automode.Control: automode.Unsettled, automode.Delete: automode.Hard, automode.Fetch: automode.Unsettled, automode.Send: automode.Unsettled, automode.Publish: automode.Unsettled}
		d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{})
		if d.Person != want || d.Verdict != automode.Ask {
			t.Errorf("of %d: %s %q, want %q", n, d.Verdict, d.Person, want)
		}
		by[automode.Delete] = automode.Denied
		if d = automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{}); n > 2 && d.Person != "This call removes a." {
			t.Errorf("of %d, denied: %q", n, d.Person)
		}
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
	whole := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{wholeCall{says{"w", automode.Opinion{Word: automode.Denied, Rule: "r"}}}}, nil)
	if d := whole.Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Deny || d.Rule != "r" {
		t.Errorf("a word on the call as a whole: %s %q", d.Verdict, d.Rule)
	}
	if d := gate(a, nil).Decide(t.Context(), &automode.Call{}); d.Layer != "table" || d.Rule != "nothing" || d.Clears != automode.Needless || d.Person == "" {
		t.Errorf("no effects: %s %s, cleared by %s: %q", d.Layer, d.Rule, d.Clears, d.Person)
	}
	word := func(w automode.Word, rule string) automode.Opinion { return automode.Opinion{Word: w, Rule: rule} }
	for _, c := range []struct {
		name        string
		words       []automode.Opinion
		want        automode.Verdict
		layer, rule string
	}{
		{"no word at all", []automode.Opinion{{}}, automode.Allow, "table", "nothing"},
		{"an allow does not count", []automode.Opinion{word(automode.Allowed, "r")}, automode.Allow, "table", "nothing"},
		{"the strictest", []automode.Opinion{word(automode.Asked, "r"), word(automode.Denied, "s")}, automode.Deny, "b", "s"},
		{"in any order", []automode.Opinion{word(automode.Denied, "r"), word(automode.Asked, "s")}, automode.Deny, "a", "r"},
		{"the first of two", []automode.Opinion{word(automode.Asked, "r"), word(automode.Asked, "s")}, automode.Ask, "a", "r"},
	} {
		var layers []automode.Layer
		for i, o := range c.words {
			layers = append(layers, wholeCall{says{string(rune('a' + i)), o}})
		}
		d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, layers, nil).Decide(t.Context(), &automode.Call{})
		if d.Verdict != c.want || d.Layer != c.layer || d.Rule != c.rule {
			t.Errorf("%s: %s by %s %s", c.name, d.Verdict, d.Layer, d.Rule)
		}
	}
}

type wholeCall struct{ says }

func (w wholeCall) Call(*automode.Action) automode.Opinion { return w.o }

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

// The agent's plan mode is what a question in it is because of, and a
// classifier is asked only about what looks.
func TestPlanModeDecides(t *testing.T) {
	planning := &automode.Call{Mode: automode.ModePlan}
	if d := gate(one(automode.Write), nil, automode.Opinion{Word: automode.Allowed}).Decide(t.Context(), planning); d.Layer != "gate" || d.Rule != "mode.plan" {
		t.Errorf("%s %s", d.Layer, d.Rule)
	}
	a := automode.Action{Complete: true, Effects: []automode.Effect{{Kind: automode.Delegate}, {Kind: automode.Read}}}
	by := byKind{automode.Delegate: automode.Allowed, automode.Read: automode.Unsettled}
	rules := classifier{ruling: automode.Ruling{Verdict: automode.Allow}}
	if d := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{by}, rules).Decide(t.Context(), planning); d.Verdict != automode.Allow {
		t.Errorf("a sub-agent is started and a secret is read: %s", d.Verdict)
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
		{"no ruling beside a deny", automode.Unsettled, classifier{ruling: automode.Ruling{Verdict: automode.Deny, Outcome: automode.Outage}}, automode.Deny},
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
	for _, words := range []byIndex{{{Word: automode.Hard}, {Word: automode.Unsettled}}, {{Word: automode.Unsettled}, {Word: automode.Hard}}} {
		a := automode.Action{Complete: true, Effects: make([]automode.Effect, 2)}
		g := automode.NewGate(func(c *automode.Call) automode.Action { a.Call = c; return a }, []automode.Layer{words}, classifier{ruling: allow})
		if d := g.Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Ask {
			t.Errorf("something hard among what is open: %s", d.Verdict)
		}
	}
	row := automode.Opinion{Word: automode.Unsettled, Rule: "row", From: "f", Firm: true} // the organisation leaves it open
	for verdict, want := range map[automode.Verdict]automode.Clearance{automode.Allow: automode.Needless, automode.Deny: automode.ByPerson, automode.Ask: automode.ByPerson} {
		d := gate(one(automode.Write), classifier{ruling: automode.Ruling{Verdict: verdict, Rule: "prose", Why: "so"}}, row).Decide(t.Context(), &automode.Call{})
		if d.Layer != "classifier" || d.Rule != "prose" || d.From != "" || d.Clears != want {
			t.Errorf("%s: by %s %s of %q, cleared by %s", verdict, d.Layer, d.Rule, d.From, d.Clears)
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
		{"a denied child of an open write", automode.Opinion{Word: automode.Unsettled, From: "settings.json"}, automode.Opinion{Word: automode.Denied}, automode.Ask, automode.Unsettled},
		{"a denied child of a write that nobody knows", automode.Opinion{}, automode.Opinion{Word: automode.Denied}, automode.Ask, automode.Unsettled},
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
	// What is written with it and happens stands for itself; so does what is said to
	// be written by something that comes after it, or by nothing.
	for _, effects := range [][]automode.Effect{
		{{Kind: automode.Write}, {Kind: automode.Run, Parent: 1}, {Kind: automode.Delete, Via: automode.Written, Parent: 2}},
		{{Kind: automode.Write}, {Kind: automode.Read}, {Kind: automode.Delete, Via: automode.Written, Parent: 9}},
		{{Kind: automode.Write}, {Kind: automode.Read}, {Kind: automode.Delete, Via: automode.Written}},
	} {
		a := automode.Action{Complete: true, Effects: effects}
		by := byIndex{chosen, builtIn, {Word: automode.Denied}}
		if d := automode.NewGate(func(call *automode.Call) automode.Action { a.Call = call; return a }, []automode.Layer{by}, nil).Decide(t.Context(), &automode.Call{}); d.Verdict != automode.Deny {
			t.Errorf("%+v: %s", effects[2], d.Verdict)
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
