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
		switch h := &m.hits[i]; {
		case h.Name == "-f" || h.Name == "--format":
			shows = !leavesEnvironment(h.Value)
		case h.Name == "--type" && (h.Value.Is("image") || h.Value.Is("network") || h.Value.Is("volume")):
			return
		}
	}
	if shows {
		m.addDo(&itsEnvironment)
	}
}

// leavesEnvironment reports whether a template of Go's names parts of a container, and
// none of them is its environment or holds that: all of it, its configuration as a
// whole, or the specification of a service.
func leavesEnvironment(form Word) bool {
	template := form.Text
	some := false
	for {
		_, rest, ok := strings.Cut(template, "{{")
		if !ok {
			return some && form.Exact()
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
	shows := true
	for i := range m.hits {
		if h := &m.hits[i]; named("-p --property -P", h.Name) {
			if shows = !h.Value.Exact() || strings.Contains(h.Value.Text, "Environ"); shows {
				break
			}
		}
	}
	if shows {
		m.addDo(&itsEnvironment)
	}
}
