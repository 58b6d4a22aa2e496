package rules

import (
	"fmt"

	"automode/internal/config"
)

// Report says of one rule that it is not, or not quite, in force.
type Report struct {
	Rule config.Rule
	List string // "allow", "ask" or "deny"; "disabledRules" for an id there
	Kind ReportKind
	Why  string // one clause, with what to write instead where there is something
}

// String is "file:line: rule: why".
func (r Report) String() string {
	return fmt.Sprintf("%s: %s %q: %s", r.Rule.Origin, r.List, r.Rule.Text, r.Why)
}

// ReportKind says what became of the rule. The zero value is Unread.
type ReportKind uint8

const (
	Unread   ReportKind = iota // it cannot be read; one that forbids or asks makes everything be asked about
	SetAside                   // it would allow everything
	Dead                       // it can never match
	Warned                     // it is in force, perhaps not as meant
)

// Problems lists the rules that are not, or not quite, in force.
func (l *Layer) Problems() []Report {
	list := append([]Report(nil), l.reports...)
	allowing := []*entries{&l.allow.entries}
	for _, f := range l.local {
		allowing = append(allowing, &f.list.entries)
	}
	for k, s := range allowing {
		brought := ""
		if k > 0 {
			brought = l.local[k-1].brought(l)
		}
		for i := range *s {
			n := &(*s)[i]
			why := brought
			if why == "" && n.rule.Form == OfCommand {
				why = broad(n.rule)
			}
			if why != "" {
				list = append(list, Report{n.source, n.list, SetAside, why})
			}
		}
	}
	return append(list, l.shadowed(allowing)...)
}

// SetAside lists the rules that would allow everything, with the reason.
func (l *Layer) SetAside() []Report { return l.of(SetAside) }

// Dead lists the rules that can never match, with the reason.
func (l *Layer) Dead() []Report { return l.of(Dead) }

func (l *Layer) of(kind ReportKind) (list []Report) {
	for _, r := range l.Problems() {
		if r.Kind == kind {
			list = append(list, r)
		}
	}
	return list
}

// shadowed finds the rules that a stricter list repeats. Paths of two files
// may begin at two folders; everything else means the same in every file.
func (l *Layer) shadowed(allowing []*entries) (list []Report) {
	pairs := [][2]*entries{{&l.deny.entries, &l.ask.entries}}
	for _, s := range allowing {
		pairs = append(pairs, [2]*entries{&l.deny.entries, s}, [2]*entries{&l.ask.entries, s})
	}
	for _, pair := range pairs {
		for i := range *pair[0] {
			for j := range *pair[1] {
				strict, weak := &(*pair[0])[i], &(*pair[1])[j]
				if strict.source.Text == weak.source.Text && (strict.patterns == nil || strict.source.Origin.Base == weak.source.Origin.Base) {
					list = append(list, Report{weak.source, weak.list, Dead,
						strict.name() + " in " + strict.source.Origin.String() + " says the same and comes first"})
				}
			}
		}
	}
	return list
}
