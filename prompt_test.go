package automode_test

import (
	"testing"

	"automode"
)

func TestPrompt(t *testing.T) {
	judged := func(o automode.Opinion, p automode.Place) []automode.Judged {
		return []automode.Judged{{Effect: automode.Effect{Kind: automode.Delete, Place: p}, Word: o.Word, Stood: o}}
	}
	project := automode.Place{Region: automode.Project, Marks: automode.Secret | automode.RootAncestor}
	for _, tt := range []struct {
		name          string
		d             automode.Decision
		o             automode.Offer
		person, model string
	}{
		{"a question", automode.Decision{Layer: "table", Rule: "delete", From: automode.BuiltIn, Clears: automode.ByPerson, Person: "It goes.", Model: "It goes. The person decides.",
			Judged: judged(automode.Opinion{Word: automode.Hard, Instead: "move it"}, project)}, automode.Offer{Settle: "automode allow x"},
			"It goes. [project, secret; table delete] Instead: move it. To settle it: automode allow x",
			"It goes. The person decides. [project, secret; table delete] The person alone can allow it, with: automode allow x"},
		{"with a form that is allowed", automode.Decision{Layer: "rules", Rule: "ask[0]", From: "/f:3", Clears: automode.ByPerson, Person: "A.", Model: "B.",
			Judged: judged(automode.Opinion{Word: automode.Asked, Instead: "move it"}, automode.Place{})}, automode.Offer{Nearest: "rm a"},
			"A. [rules ask[0]; /f:3] This would be allowed: `rm a`.", "B. [rules ask[0]; /f:3] This would be allowed: `rm a`."},
		{"the organisation's", automode.Decision{Verdict: automode.Deny, Layer: "rules", Rule: "deny[1]", From: "/etc/f:2", Clears: automode.ByOrganisation, Person: "A.", Model: "B."},
			automode.Offer{Settle: "automode allow x"},
			"A. [rules deny[1]; /etc/f:2] Only the organisation can allow it, in /etc/f:2.", "B. [rules deny[1]; /etc/f:2] Only the organisation can allow it, in /etc/f:2."},
		{"the organisation's built in", automode.Decision{Verdict: automode.Deny, Layer: "table", Rule: "x", From: automode.BuiltIn, Clears: automode.ByOrganisation, Person: "A.", Model: "B."}, automode.Offer{},
			"A. [table x] Only the organisation can allow it.", "B. [table x] Only the organisation can allow it."},
		{"the organisation's of no file", automode.Decision{Verdict: automode.Deny, Layer: "table", Rule: "x", Clears: automode.ByOrganisation, Person: "A.", Model: "B."}, automode.Offer{},
			"A. [table x] Only the organisation can allow it.", "B. [table x] Only the organisation can allow it."},
		{"a built-in rule", automode.Decision{Layer: "rules", Rule: "x", From: "built-in", Clears: automode.ByPerson, Person: "A.", Model: "B."}, automode.Offer{}, "A. [rules x]", "B. [rules x]"},
		{"outside", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Person: "A.", Model: "B.",
			Judged: judged(automode.Opinion{Word: automode.Hard}, automode.Place{Region: automode.Outside, Marks: automode.RegionRoot})}, automode.Offer{},
			"A. [outside the project, the root of it; table x]", "B. [outside the project, the root of it; table x]"},
		{"in a container", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Person: "A.", Model: "B.",
			Judged: judged(automode.Opinion{Word: automode.Hard}, automode.Place{Region: automode.Elsewhere})}, automode.Offer{},
			"A. [in a container or on another host; table x]", "B. [in a container or on another host; table x]"},
		{"another host", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Person: "A.", Model: "B.",
			Judged: judged(automode.Opinion{Word: automode.Hard}, automode.Place{Host: automode.OtherHost})}, automode.Offer{}, "A. [host other; table x]", "B. [host other; table x]"},
		{"a host with credentials", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Person: "A.", Model: "B.",
			Judged: judged(automode.Opinion{Word: automode.Hard}, automode.Place{Host: automode.MetadataHost})}, automode.Offer{}, "A. [host metadata; table x]", "B. [host metadata; table x]"},
		{"a classifier that did not answer", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Outcome: automode.TimedOut, Person: "A.", Model: "B."}, automode.Offer{Settle: "automode allow x"},
			"A. [table x] To settle it: automode allow x", "B. [table x] The person alone can allow it, with: automode allow x"},
		{"an outage", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Outcome: automode.Outage, Person: "A.", Model: "B."}, automode.Offer{Settle: "automode allow x"},
			"A. [table x] To settle it: automode allow x", "B. [table x] The person alone can allow it, with: automode allow x"},
		{"too much", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Outcome: automode.Overflow, Person: "A.", Model: "B."}, automode.Offer{Settle: "automode allow x"}, "A.", "B."},
		{"not read", automode.Decision{Layer: "table", Rule: "x", Clears: automode.ByPerson, Outcome: automode.Unreadable, Person: "A.", Model: "B."}, automode.Offer{Settle: "automode allow x"}, "A.", "B."},
		{"nobody's", automode.Decision{Verdict: automode.Deny, Layer: "table", Rule: "x", Person: "A.", Model: "B."}, automode.Offer{Settle: "automode allow x"},
			"A. [table x] Nobody can allow it.", "B. [table x]"},
		{"allowed", automode.Decision{Verdict: automode.Allow, Layer: "table", Person: "A.", Model: "B."}, automode.Offer{Settle: "x", Nearest: "y"}, "A.", "B."},
		{"a failure", automode.Refuse(automode.Outage, "It failed."), automode.Offer{Settle: "x"}, "It failed.", "It failed. Ask the person, or make the call in a plainer form."},
	} {
		person, model := tt.d.Prompt(tt.o)
		if person != tt.person || model != tt.model {
			t.Errorf("%s:\n%s\n%s\nwant\n%s\n%s", tt.name, person, model, tt.person, tt.model)
		}
	}
}
