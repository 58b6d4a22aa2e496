package automode_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"automode"
)

// What a person and a model read, typed by hand.
func TestSentences(t *testing.T) {
	home := automode.Place{Region: automode.Home, Marks: automode.RegionRoot | automode.GateAncestor | automode.RootAncestor}
	say := func(w automode.Word, instead string) automode.Opinion {
		return automode.Opinion{Word: w, Why: "it is so", Instead: instead}
	}
	commands := []automode.Command{{Text: "rm -rf ~/"}, {Text: "first\n\tsecond"}, {Text: strings.Repeat("ü", 4000)}}
	for _, c := range []struct {
		name   string
		effect automode.Effect
		by     automode.Opinion
		person string
		model  string // what follows the person's sentence
	}{
		{"denied", automode.Effect{Kind: automode.Delete, Target: "/home/dev", Place: home, Extent: automode.Tree, Known: automode.Exact, Command: 1, Why: "removes"},
			say(automode.Denied, "leave it"), "rm -rf ~/ would delete /home/dev and everything below it: it is so.",
			" Do not reach the same end another way. Instead, leave it."},
		{"not vouched for", automode.Effect{Kind: automode.Delete, Target: "/p/src", Place: automode.Place{Region: automode.Project}, Extent: automode.Tree, Known: automode.Exact, Command: 1,
			Traits: automode.Unvouched, Why: "a.go: it has changes that are not in git"},
			say(automode.Hard, ""), "rm -rf ~/ would delete /p/src and everything below it: it is so (a.go: it has changes that are not in git).", " The person decides."},
		{"what is not tracked", automode.Effect{Kind: automode.Delete, Target: "/p", Place: automode.Place{Region: automode.Project}, Extent: automode.Tree, Known: automode.Exact, Command: 1, Traits: automode.Untracked},
			say(automode.Hard, ""), "rm -rf ~/ would delete what version control does not hold below /p: it is so.", " The person decides."},
		{"asked", automode.Effect{Kind: automode.Write, Target: "/home/dev", Place: home, Known: automode.Bounded, Command: 2},
			say(automode.Unsettled, "write below the project"), "first second would write something in /home/dev: it is so.",
			" The person decides. Instead, write below the project."},
		{"without a place", automode.Effect{Kind: automode.Control, Target: "1", Why: "signals processes", Command: 1},
			say(automode.Unsettled, ""), "rm -rf ~/ signals processes: it is so.", " The person decides."},
		{"by an option", automode.Effect{Kind: automode.Elevate, Flag: "-v", Why: "gives all", Program: "docker"},
			say(automode.Hard, ""), "docker would take more rights (-v: gives all): it is so.", " The person decides."},
		{"by an option, with a target", automode.Effect{Kind: automode.Run, Target: "python", Flag: "-c", Why: "runs its value", Program: "python"},
			say(automode.Hard, ""), "python would run python: it is so.", " The person decides."},
		{"by a variable", automode.Effect{Kind: automode.Run, Via: automode.ByEnvironment, Why: "the path was changed", Program: "ls"},
			say(automode.Unsettled, ""), "ls: the path was changed: it is so.", " The person decides."},
		{"elsewhere", automode.Effect{Kind: automode.Delete, Target: "/srv", Known: automode.Exact, Place: automode.Place{Region: automode.Elsewhere}},
			say(automode.Hard, ""), "This call would delete /srv, in a container or on another host: it is so.", " The person decides."},
		{"unknown", automode.Effect{Why: "nobody read it", Command: 1}, say(automode.Unsettled, ""),
			"rm -rf ~/ cannot be judged: nobody read it.", " The person decides."},
		{"unknown and denied", automode.Effect{Why: "nobody read it", Command: 1}, say(automode.Denied, ""),
			"rm -rf ~/: it is so.", " Do not reach the same end another way."},
		{"allowed", automode.Effect{Kind: automode.Write, Target: "/srv", Place: home}, say(automode.Allowed, "x"), "It is so.", ""},
		{"looks", automode.Effect{Kind: automode.Read, Target: "/srv", Place: home}, say(automode.Allowed, "x"), "It only looks.", ""},
	} {
		a := automode.Action{Complete: true, Commands: commands, Effects: []automode.Effect{c.effect}}
		d := gate(a, nil, c.by).Decide(t.Context(), &automode.Call{Kind: automode.ShellTool, Tool: "Bash"})
		if d.Person != c.person || d.Model != c.person+c.model {
			t.Errorf("%s:\n%q\n%q, want\n%q\n%q", c.name, d.Person, d.Model, c.person, c.person+c.model)
		}
	}
}

// Sentences stay on one line, whatever they quote, and short.
func TestSentencesAreBounded(t *testing.T) {
	long := strings.Repeat(" \n", 20) + strings.Repeat("ü\n", 1<<12)
	for kind := range automode.Kinds {
		for _, place := range []automode.Place{{}, {Region: automode.Home}, {Region: automode.Elsewhere}, {Host: automode.OtherHost}} {
			for _, flag := range []string{"", long} {
				for _, target := range []string{"", long} {
					e := automode.Effect{Kind: kind, Target: target, Place: place, Command: 1, Flag: flag, Why: long}
					a := automode.Action{Complete: true, Commands: []automode.Command{{Text: long}}, Effects: []automode.Effect{e}}
					d := gate(a, nil, automode.Opinion{Word: automode.Hard, Why: "it is so"}).Decide(t.Context(), &automode.Call{})
					if !utf8.ValidString(d.Person) || strings.Contains(d.Person, "\n") || len(d.Person) > 1000 || !strings.HasSuffix(d.Person, ": it is so.") && kind != automode.Unknown {
						t.Fatalf("%s: %d bytes, %.200q", kind, len(d.Person), d.Person)
					}
				}
			}
		}
	}
}

// What cannot be read to its end is said before what was read.
func TestSentenceOfWhatWasNotRead(t *testing.T) {
	a := automode.Action{Effects: []automode.Effect{{Kind: automode.Delete, Target: "x"}, {Why: "it ends in the middle"}}}
	d := gate(a, nil, automode.Opinion{Word: automode.Hard}).Decide(t.Context(), &automode.Call{})
	if d.Person != "This call cannot be judged: it ends in the middle." {
		t.Errorf("%q", d.Person)
	}
	if d := gate(automode.Action{}, nil).Decide(t.Context(), &automode.Call{}); d.Person == "" || !strings.Contains(d.Model, "The person decides.") {
		t.Errorf("%q, %q", d.Person, d.Model)
	}
}

func TestSentencesOfTheClassifier(t *testing.T) {
	a := automode.Action{Complete: true, Commands: []automode.Command{{Text: "frob"}}, Effects: []automode.Effect{{Command: 1, Why: "nobody read it"}}}
	for _, c := range []struct {
		with classifier
		want string
	}{
		{classifier{ruling: automode.Ruling{Verdict: automode.Deny, Why: "it was\nforbidden"}}, "frob: it was forbidden."},
		{classifier{ruling: automode.Ruling{Verdict: automode.Allow, Why: "you asked for it", Cites: true}}, "You asked for it."},
		{classifier{ruling: automode.Ruling{Verdict: automode.Allow, Why: "you asked for it"}}, "frob: this is hard to undo, and nothing that you wrote asks for it."},
		{classifier{err: errors.New("down")}, "The classifier did not rule: down. frob: it is so."},
	} {
		d := gate(a, c.with, automode.Opinion{Word: automode.Hard, Why: "it is so"}).Decide(t.Context(), &automode.Call{})
		if d.Person != c.want {
			t.Errorf("%q, want %q", d.Person, c.want)
		}
	}
}

// Where a classifier did not rule the agent is told so, and whether to try again.
func TestAgentIsToldWhetherToTryAgain(t *testing.T) {
	a := automode.Action{Complete: true, Commands: []automode.Command{{Text: "frob"}}, Effects: []automode.Effect{{Command: 1}}}
	const again, shorter, no = "may be tried again in a moment", "shorter calls can be ruled on", "would fare no better now"
	for outcome, want := range map[automode.Outcome]string{
		automode.Outage: again, automode.TimedOut: again, automode.Overrun: again, automode.Dropped: again, automode.Garbled: again, automode.Truncated: again,
		automode.Empty: again, automode.Overflow: shorter, automode.Rejected: no, automode.Refused: no, automode.Unruled: no, automode.Unusable: no,
		automode.Invented: no, automode.Unreadable: no,
	} {
		for _, verdict := range []automode.Verdict{automode.Ask, automode.Deny, automode.Allow} {
			d := gate(a, classifier{ruling: automode.Ruling{Outcome: outcome, Verdict: verdict}}, automode.Opinion{Word: automode.Unsettled}).Decide(t.Context(), &automode.Call{})
			if !strings.HasSuffix(d.Model, want+".") || strings.Contains(d.Person, want) || d.Verdict == automode.Allow {
				t.Errorf("%s: %q, %q", outcome, d.Model, d.Person)
			}
		}
	}
	d := gate(a, classifier{ruling: automode.Ruling{Verdict: automode.Deny, Why: "no"}}, automode.Opinion{Word: automode.Unsettled}).Decide(t.Context(), &automode.Call{})
	for _, not := range []string{again, shorter, no, "did not rule"} {
		if strings.Contains(d.Model, not) {
			t.Errorf("a ruling: %q", d.Model)
		}
	}
}
