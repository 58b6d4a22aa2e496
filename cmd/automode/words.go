package main

import (
	"strings"

	"automode"
)

// what says what an effect is: "Delete /home/dev and everything below it
// (home, root): removes files and folders".
func (x *effectExplained) what(e *automode.Effect) string {
	var b strings.Builder
	b.WriteString(x.Kind.String())
	if reach := e.Reach(); reach != "" {
		b.WriteString(" " + reach)
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
