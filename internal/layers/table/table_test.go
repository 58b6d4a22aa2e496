package table

import (
	"testing"

	"automode"
)

// judge is the table's word on one effect.
func judge(e automode.Effect) (automode.Word, string) {
	a := automode.Action{Effects: []automode.Effect{e}}
	o := New(nil).Judge(&a, 0)
	return o.Word, o.Rule
}

// TestEveryPlaceHasARow walks kind × region × every set of marks: a row is
// found, and one mark more never earns a milder word.
func TestEveryPlaceHasARow(t *testing.T) {
	for kind := range automode.Kinds {
		for region := range automode.Regions {
			for _, known := range []automode.Knownness{automode.Guess, automode.Bounded, automode.Exact} {
				var words [1 << automode.MarkBits]automode.Word
				for marks := range automode.Marks(1 << automode.MarkBits) {
					e := automode.Effect{Kind: kind, Known: known, Place: automode.Place{Region: region, Marks: marks}}
					word, rule := judge(e)
					words[marks] = word
					if word == automode.None || rule == "none" {
						t.Fatalf("%s %s {%s}: no row", kind, region, marks)
					}
					for bit := automode.Marks(1); bit <= marks; bit <<= 1 {
						if marks&bit != 0 && words[marks&^bit] > word {
							t.Fatalf("%s %s %s: {%s} earns %s, with %s beside it %s", kind, region, known, marks&^bit, words[marks&^bit], bit, word)
						}
					}
				}
			}
		}
	}
}

// TestFacts asserts, in the design's own words, what each kind earns.
func TestFacts(t *testing.T) {
	place := func(r automode.Region, m automode.Marks) automode.Place { return automode.Place{Region: r, Marks: m} }
	host := func(h automode.Host) automode.Place { return automode.Place{Host: h} }
	for _, c := range []struct {
		name string
		e    automode.Effect
		want automode.Word
	}{
		{"read a file", automode.Effect{Kind: automode.Read, Place: place(automode.Outside, 0), Known: automode.Exact}, automode.Allowed},
		{"read a secret", automode.Effect{Kind: automode.Read, Place: place(automode.Project, automode.Secret), Known: automode.Exact}, automode.Unsettled},
		{"list a secret's folder", automode.Effect{Kind: automode.Read, Traits: automode.Listing, Place: place(automode.Home, automode.Secret), Known: automode.Exact}, automode.Allowed},
		{"read what is not known", automode.Effect{Kind: automode.Read}, automode.Unsettled},
		{"write in the project", automode.Effect{Kind: automode.Write, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Allowed},
		{"write a manifest", automode.Effect{Kind: automode.Write, Place: place(automode.Project, automode.Surface), Known: automode.Exact}, automode.Unsettled},
		{"write a harmless manifest", automode.Effect{Kind: automode.Write, Traits: automode.Harmless, Place: place(automode.Project, automode.Surface), Known: automode.Exact}, automode.Allowed},
		{"write a start-up file", automode.Effect{Kind: automode.Write, Place: place(automode.Home, automode.Startup), Known: automode.Exact}, automode.Hard},
		{"write to the system", automode.Effect{Kind: automode.Write, Place: place(automode.System, 0), Known: automode.Exact}, automode.Denied},
		{"write to the gate", automode.Effect{Kind: automode.Write, Traits: automode.Harmless | automode.BuildOutput, Place: place(automode.Project, automode.GatePath), Known: automode.Exact}, automode.Denied},
		{"delete in the project", automode.Effect{Kind: automode.Delete, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Hard},
		{"delete what can be had back", automode.Effect{Kind: automode.Delete, Traits: automode.Recoverable, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Allowed},
		{"delete what the session made", automode.Effect{Kind: automode.Delete, Traits: automode.SessionMade, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Allowed},
		{"delete a hook that the session made", automode.Effect{Kind: automode.Delete, Traits: automode.SessionMade, Place: place(automode.Project, automode.Repository|automode.Surface), Known: automode.Exact}, automode.Hard},
		{"delete settings that the session made", automode.Effect{Kind: automode.Delete, Traits: automode.SessionMade, Place: place(automode.Project, automode.GatePath), Known: automode.Exact}, automode.Denied},
		{"lose what the session made", automode.Effect{Kind: automode.Lose, Traits: automode.SessionMade, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Allowed},
		{"delete what was moved over what the session made", automode.Effect{Kind: automode.Delete, Traits: automode.SessionMade | automode.OnlyCopy, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Hard},
		{"delete a scratch file", automode.Effect{Kind: automode.Delete, Place: place(automode.Scratch, 0), Known: automode.Exact}, automode.Allowed},
		{"delete what was moved to scratch", automode.Effect{Kind: automode.Delete, Traits: automode.OnlyCopy | automode.Recoverable, Place: place(automode.Scratch, 0), Known: automode.Exact}, automode.Hard},
		{"lose what was moved to scratch", automode.Effect{Kind: automode.Lose, Traits: automode.OnlyCopy, Place: place(automode.Scratch, 0), Known: automode.Exact}, automode.Hard},
		{"sweep the scratch folder", automode.Effect{Kind: automode.Delete, Extent: automode.Children, Place: place(automode.Scratch, automode.RegionRoot), Known: automode.Exact}, automode.Hard},
		{"delete the project", automode.Effect{Kind: automode.Delete, Traits: automode.Recoverable, Extent: automode.Tree, Place: place(automode.Project, automode.RegionRoot), Known: automode.Exact}, automode.Denied},
		{"delete by a filter in the project", automode.Effect{Kind: automode.Delete, Extent: automode.Tree, Place: place(automode.Project, automode.RegionRoot), Known: automode.Bounded}, automode.Hard},
		{"clean the project", automode.Effect{Kind: automode.Delete, Traits: automode.Untracked, Extent: automode.Tree, Place: place(automode.Project, automode.RegionRoot), Known: automode.Exact}, automode.Hard},
		{"clean the gate", automode.Effect{Kind: automode.Delete, Traits: automode.Untracked, Place: place(automode.Project, automode.GatePath), Known: automode.Exact}, automode.Denied},
		{"delete a home folder", automode.Effect{Kind: automode.Delete, Place: place(automode.Home, automode.HomeFolder), Known: automode.Exact}, automode.Denied},
		{"delete the history", automode.Effect{Kind: automode.Delete, Place: place(automode.Project, automode.Store|automode.Repository), Known: automode.Exact}, automode.Denied},
		{"an unset variable", automode.Effect{Kind: automode.Delete, Traits: automode.AsEmpty, Extent: automode.Tree, Place: place(automode.System, automode.RegionRoot), Known: automode.Exact}, automode.Hard},
		{"an unset variable and a wildcard", automode.Effect{Kind: automode.Delete, Traits: automode.AsEmpty, Extent: automode.Children, Place: place(automode.System, automode.RegionRoot), Known: automode.Exact}, automode.Denied},
		{"move a file", automode.Effect{Kind: automode.Delete, Traits: automode.Relocated, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Allowed},
		{"lose work", automode.Effect{Kind: automode.Lose, Place: place(automode.Project, 0), Known: automode.Exact}, automode.Hard},
		{"an entry point", automode.Effect{Kind: automode.Run, Traits: automode.EntryPoint}, automode.Allowed},
		{"readable code", automode.Effect{Kind: automode.Run, Traits: automode.Readable}, automode.Allowed},
		{"readable code from a host", automode.Effect{Kind: automode.Run, Traits: automode.Readable, Data: automode.FetchedData}, automode.Denied},
		{"unreadable code", automode.Effect{Kind: automode.Run}, automode.Unsettled},
		{"hidden code", automode.Effect{Kind: automode.Run, Traits: automode.Hidden}, automode.Denied},
		{"fetch from here", automode.Effect{Kind: automode.Fetch, Place: host(automode.Loopback)}, automode.Allowed},
		{"fetch from anywhere", automode.Effect{Kind: automode.Fetch, Place: host(automode.OtherHost)}, automode.Unsettled},
		{"send here", automode.Effect{Kind: automode.Send, Place: host(automode.Loopback)}, automode.Allowed},
		{"delete here", automode.Effect{Kind: automode.Send, Traits: automode.Removes, Place: host(automode.Loopback)}, automode.Hard},
		{"send to a trusted host", automode.Effect{Kind: automode.Send, Place: host(automode.TrustedHost)}, automode.Unsettled},
		{"send after a secret was read", automode.Effect{Kind: automode.Send, Data: automode.MaybeSecret, Place: host(automode.TrustedHost)}, automode.Asked},
		{"send here after a secret was read", automode.Effect{Kind: automode.Send, Data: automode.MaybeSecret, Place: host(automode.Loopback)}, automode.Allowed},
		{"send a secret after one was read", automode.Effect{Kind: automode.Send, Data: automode.MaybeSecret | automode.SecretData, Place: host(automode.OtherHost)}, automode.Denied},
		{"send a secret", automode.Effect{Kind: automode.Send, Data: automode.SecretData, Place: host(automode.TrustedHost)}, automode.Denied},
		{"a credential to its issuer", automode.Effect{Kind: automode.Send, Data: automode.SecretData, Traits: automode.Credential, Place: host(automode.TrustedHost)}, automode.Unsettled},
		{"push the own branch", automode.Effect{Kind: automode.Publish, Traits: automode.OwnBranch}, automode.Allowed},
		{"push by force", automode.Effect{Kind: automode.Publish, Traits: automode.OwnBranch | automode.Rewrites}, automode.Hard},
		{"push a secret", automode.Effect{Kind: automode.Publish, Traits: automode.OwnBranch, Data: automode.SecretData}, automode.Denied},
		{"change a service", automode.Effect{Kind: automode.Change}, automode.Unsettled},
		{"destroy in a service", automode.Effect{Kind: automode.Change, Traits: automode.Destroys | automode.Contained}, automode.Hard},
		{"install what is declared", automode.Effect{Kind: automode.Install, Traits: automode.Declared}, automode.Allowed},
		{"install", automode.Effect{Kind: automode.Install}, automode.Unsettled},
		{"kill an own job", automode.Effect{Kind: automode.Control, Traits: automode.OwnJobs}, automode.Allowed},
		{"halt", automode.Effect{Kind: automode.Control, Traits: automode.Halts | automode.OwnJobs}, automode.Denied},
		{"configure for good", automode.Effect{Kind: automode.Configure, Traits: automode.Persists}, automode.Hard},
		{"listen", automode.Effect{Kind: automode.Expose}, automode.Hard},
		{"a tunnel", automode.Effect{Kind: automode.Expose, Traits: automode.Tunnel}, automode.Denied},
		{"more rights", automode.Effect{Kind: automode.Elevate}, automode.Hard},
		{"an agent without its gate", automode.Effect{Kind: automode.Weaken, Traits: automode.Ungated}, automode.Denied},
		{"show a secret", automode.Effect{Kind: automode.Disclose}, automode.Unsettled},
		{"a sub-agent", automode.Effect{Kind: automode.Delegate}, automode.Allowed},
		{"read one of two", automode.Effect{Kind: automode.Read, Place: place(automode.Outside, 0), Known: automode.OneOf}, automode.Allowed},
		{"write one of two to the system", automode.Effect{Kind: automode.Write, Place: place(automode.System, 0), Known: automode.OneOf}, automode.Denied},
		{"delete one of two projects", automode.Effect{Kind: automode.Delete, Extent: automode.Tree, Place: place(automode.Project, automode.RegionRoot), Known: automode.OneOf}, automode.Denied},
		{"a weaker sub-agent", automode.Effect{Kind: automode.Delegate, Traits: automode.Weaker}, automode.Unsettled},
		{"unknown", automode.Effect{}, automode.Unsettled},
	} {
		if got, rule := judge(c.e); got != c.want {
			t.Errorf("%s: %s (%s), want %s", c.name, got, rule, c.want)
		}
	}
}

func TestRows(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range Rows {
		if r.ID == "" || seen[r.ID] {
			t.Errorf("row id %q is empty or stands twice", r.ID)
		}
		seen[r.ID] = true
		if r.Why == "" || r.Word == automode.None {
			t.Errorf("%s: a row needs a word and a reason", r.ID)
		}
		if r.Bare&r.Marks != 0 || r.Without&r.Traits != 0 {
			t.Errorf("%s: no effect can match", r.ID)
		}
	}
	if !Known("delete") || Known("no such row") {
		t.Error("Known")
	}
}

func TestOverride(t *testing.T) {
	a := automode.Action{Effects: []automode.Effect{{Kind: automode.Write, Known: automode.Exact, Place: automode.Place{Region: automode.Home}}}}
	set := func(id string, w automode.Word, firm bool) Override {
		return Override{ID: id, Word: w, From: "f", Firm: firm}
	}
	for _, c := range []struct {
		o    []Override
		want automode.Opinion
	}{
		{nil, automode.Opinion{Word: automode.Unsettled, Rule: "write.elsewhere", From: automode.BuiltIn}},
		{[]Override{set("write.elsewhere", automode.Denied, true), set("write.elsewhere", automode.Allowed, false)}, automode.Opinion{Word: automode.Denied, Rule: "write.elsewhere", From: "f", Firm: true}},
		{[]Override{set("write.elsewhere", automode.Asked, true)}, automode.Opinion{Word: automode.Asked, Rule: "write.elsewhere", From: "f", Firm: true}},
		{[]Override{set("write.elsewhere", automode.Denied, false)}, automode.Opinion{Word: automode.Denied, Rule: "write.elsewhere", From: "f"}},
		{[]Override{set("write.elsewhere", automode.Allowed, false)}, automode.Opinion{Word: automode.Allowed, Rule: "write.elsewhere", From: "f"}},
		{[]Override{set("write.elsewhere", automode.None, false)}, automode.Opinion{Word: automode.Unsettled, Rule: "none"}}, // off: no row is left
		{[]Override{set("delete", automode.Allowed, false)}, automode.Opinion{Word: automode.Unsettled, Rule: "write.elsewhere", From: automode.BuiltIn}},
		{[]Override{set("write.elsewhere", automode.Hard, true)}, automode.Opinion{Word: automode.Hard, Rule: "write.elsewhere", From: "f", Firm: true}},
	} {
		o := New(c.o).Judge(&a, 0)
		if o.Why, o.Instead = "", ""; o != c.want {
			t.Errorf("%v: %+v, want %+v", c.o, o, c.want)
		}
	}
	// A kind that is none of ours has no row, and is not allowed.
	a.Effects[0].Kind = automode.Kinds
	if o := New(nil).Judge(&a, 0); o.Word != automode.Unsettled {
		t.Errorf("no kind: %+v", o)
	}
}
