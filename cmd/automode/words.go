package main

import (
	"strings"

	"automode"
)

// headline says in one sentence what decided.
func headline(x *explanation, a *answer) string {
	if a.Verdict == automode.Allow && len(x.Effects) > 0 {
		return "Everything that it would do is allowed."
	}
	if a.Layer == "gate" || a.Layer == "classifier" {
		return a.Person
	}
	for i := range x.Effects {
		e := &x.Effects[i]
		if e.Layer != a.Layer || e.Rule != a.Rule || e.Why == "" {
			continue
		}
		who := "It"
		if e.Command != "" {
			who = brief(e.Command, 60)
		}
		effect := &a.Judged[i].Effect
		if effect.Kind == automode.Unknown {
			return "Nobody knows what " + who + " does: " + effect.Why + "."
		}
		if p := effect.Place; p.Region == automode.Nowhere && p.Host == automode.NoHost && e.Does != "" {
			return who + " " + e.Does + ": " + e.Why + "."
		}
		return who + " would " + verb(effect) + " " + target(effect) + ": " + e.Why + "."
	}
	return a.Person
}

// verb says in plain words what an effect does to its target.
func verb(e *automode.Effect) string {
	switch e.Kind {
	case automode.Read:
		if e.Traits.Has(automode.Listing) {
			return "list"
		}
		return "read"
	case automode.Query:
		return "look up"
	case automode.Write:
		if e.Traits.Has(automode.Metadata) {
			return "change mode, owner or times of"
		}
		return "write"
	case automode.Keep:
		return "record in the repository"
	case automode.Delete:
		if e.Traits.Has(automode.Relocated) {
			return "move away"
		}
		return "delete"
	case automode.Lose:
		return "discard what is in"
	case automode.Run:
		return "run"
	case automode.Fetch:
		return "fetch from"
	case automode.Send:
		return "send to"
	case automode.Publish:
		return "publish to"
	case automode.Install:
		return "install"
	case automode.Configure:
		return "set up"
	case automode.Control:
		return "signal or stop"
	case automode.Expose:
		return "open to others:"
	case automode.Elevate:
		return "take more rights:"
	case automode.Weaken:
		return "turn off"
	case automode.Disclose:
		return "show a secret:"
	case automode.Delegate:
		return "hand over to"
	}
	return "change"
}

// target names what an effect happens to, and how much of it.
func target(e *automode.Effect) string {
	s := e.Target
	if e.Place.Region != automode.Nowhere {
		switch e.Known {
		case automode.Guess:
			s = "something, perhaps below " + s
		case automode.Bounded:
			s = "something in " + s
		}
	}
	switch {
	case s == "":
		return "something that is not known"
	case e.Extent == automode.Tree:
		return s + " and everything below it"
	case e.Extent == automode.Children:
		return "all that lies directly in " + s
	}
	return s
}

// what says what an effect is: "Delete /home/dev and everything below it
// (home, root): removes files and folders".
func (x *effectExplained) what(e *automode.Effect) string {
	var b strings.Builder
	b.WriteString(x.Kind.String())
	if e.Target != "" {
		b.WriteString(" " + target(e))
	}
	if p := where(e.Place, x.Word); p != "" {
		b.WriteString(" (" + p + ")")
	}
	if x.Does != "" {
		b.WriteString(": " + x.Does)
	}
	if x.Flag != "" {
		b.WriteString(", by " + x.Flag)
	}
	return b.String()
}

// where says where a target lies, without the marks that a reason speaks of
// anyway.
func where(p automode.Place, w automode.Word) string {
	parts := make([]string, 0, 4)
	if p.Region != automode.Nowhere {
		parts = append(parts, p.Region.String())
	}
	if p.Marks.Has(automode.RegionRoot) && w != automode.Allowed {
		parts = append(parts, "the root of it")
	}
	if marks := p.Marks &^ (automode.GateAncestor | automode.RootAncestor | automode.RegionRoot | automode.HomeFolder); marks != 0 {
		parts = append(parts, strings.ReplaceAll(marks.String(), ",", ", "))
	}
	switch p.Host {
	case automode.Loopback:
		parts = append(parts, "this machine")
	case automode.TrustedHost:
		parts = append(parts, "trusted host")
	case automode.OtherHost:
		parts = append(parts, "not a trusted host")
	case automode.MetadataHost:
		parts = append(parts, "cloud metadata")
	}
	return strings.Join(parts, ", ")
}

// because says why an effect earned its word, and by which row or rule.
func (x *effectExplained) because() string {
	s := "[" + x.Layer
	if x.Rule != "" {
		s += " " + x.Rule
	}
	if x.From != "" && x.From != "built in" && x.From != "built-in" {
		s += ", " + x.From
	}
	s += "]"
	if x.Why != "" {
		s = x.Why + " " + s
	}
	if l := x.Lowered; l != nil {
		s += "; without that it would be " + l.Word.String() + " [" + l.Layer + " " + l.Rule + "]"
		if l.Why != "" {
			s += ", because " + l.Why
		}
	}
	return s
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
