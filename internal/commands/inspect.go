package commands

import (
	"strings"

	"automode"
)

var itsEnvironment = Do{Kind: automode.Disclose, Target: "environment", Why: "prints the variables that it runs with"}

// showsContainer: what an engine knows of a container holds its environment, unless a
// template asks for other parts alone.
func showsContainer(m *Match) {
	shows := true
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "-f", "--format":
			shows = !h.Value.Exact() || !leavesEnvironment(h.Value.Text)
		case "--type":
			if h.Value.Exact() && named("image network volume plugin context node task", h.Value.Text) {
				return
			}
		}
	}
	if shows {
		m.addDo(&itsEnvironment)
	}
}

// showsShared: of what a cluster's members share, services have an environment, and
// configurations are shown.
func showsShared(m *Match) {
	if m.Path == "service inspect" || m.Path == "config inspect" {
		showsContainer(m)
	}
}

// leavesEnvironment reports whether a template of Go's names parts of a container, and
// none of them is its environment or holds that: all of it, its configuration as a
// whole, or the specification of a service.
func leavesEnvironment(template string) bool {
	some := false
	for {
		_, rest, ok := strings.Cut(template, "{{")
		if !ok {
			return some
		}
		var action string
		if action, template, ok = strings.Cut(rest, "}}"); !ok {
			return false
		}
		for word := range strings.FieldsFuncSeq(action, func(c rune) bool { return strings.ContainsRune(" \t()|,=", c) }) {
			_, field, ok := strings.Cut(word, ".")
			if !ok || word[0] == '"' {
				if word[0] == '$' {
					return false // what it stands for is not followed
				}
				continue
			}
			first, below, _ := strings.Cut(field, ".")
			below, _, _ = strings.Cut(below, ".")
			switch {
			case word[0] != '.' && word[0] != '$', named("Spec Env PreviousSpec", first), first == "":
				return false
			case first == "Config" && (below == "" || below == "Env"):
				return false
			}
			some = true
		}
	}
}

// showsUnit: all properties of a unit are its environment as well.
func showsUnit(m *Match) {
	some := false
	for i := range m.hits {
		if h := &m.hits[i]; named("-p --property -P", h.Name) {
			some = true
			if !h.Value.Exact() || h.Value.Text == "" || strings.Contains(h.Value.Text, "Environ") {
				m.addDo(&itsEnvironment)
			}
		}
	}
	if !some {
		m.addDo(&itsEnvironment)
	}
}
