package rules

import (
	"strconv"

	"automode"
	"automode/internal/config"
)

// list holds the rules of one list, in the order of their strength, with an
// index for each way in which they are looked up.
type list struct {
	name    string // as the configuration spells it
	word    automode.Word
	entries entries

	tools   []int // on a tool as a whole, on a name or on a field
	paths   []int // on paths, effect rules with a path among them where they forbid
	hosts   []int
	effects []int // effect rules that are in none of the others
	folders []int

	byWord    map[string][]int // command rules by the word that they begin with
	anyWord   []int            // command rules that begin with a wildcard, or do not mind capitals
	firstPath int              // 1 + the index of the first rule on a path; 0 when there is none
}

// entries are the rules of a list.
type entries []entry

// entry is a rule in force.
type entry struct {
	rule     Rule
	source   config.Rule
	list     string
	id       string // of a built-in rule; empty: its place in its list
	why      string // of a built-in rule
	text     command
	kinds    kinds     // of a path rule: what it speaks of
	patterns []pattern // of a path rule
	host     host
}

func newList(name string, word automode.Word, size int) list {
	return list{name: name, word: word, entries: make(entries, 0, size+1), byWord: make(map[string][]int, size)}
}

// strict returns the strongest rule on an effect, nil when there is none. What
// is said of the call as a whole is not asked here.
func (s *list) strict(l *Layer, a *automode.Action, i int) *entry {
	if len(s.entries) == 0 {
		return nil
	}
	e := &a.Effects[i]
	if s.ofCommands() {
		for c, steps := e.Command, 0; c > 0 && c <= len(a.Commands) && steps <= len(a.Commands); c, steps = a.Commands[c-1].Outer, steps+1 {
			if n := s.command(l, a, c); n != nil {
				return n
			}
		}
	}
	if n := s.path(l, a, i); n != nil {
		return n
	}
	if len(s.hosts) > 0 && reaches(e) {
		h := hostOf(e.Target)
		for _, i := range s.hosts {
			n := &s.entries[i]
			if (n.rule.Form != OfEffect || n.rule.Effect == e.Kind) && (n.host.match(h) || n.host.remote(e)) {
				return n
			}
		}
	}
	if len(s.hosts) > 0 {
		if n := s.writtenHost(a, i); n != nil {
			return n
		}
	}
	for _, i := range s.effects {
		n := &s.entries[i]
		if n.rule.Effect != e.Kind {
			continue
		}
		if n.rule.Spec == "" || n.text.matches(words{e.Target}, false) ||
			e.Kind == automode.Run && e.Command > 0 && e.Command <= len(a.Commands) && n.text.forbids(&a.Commands[e.Command-1]) {
			return n
		}
	}
	return nil
}

// ofCommands reports whether any rule speaks of shell commands.
func (s *list) ofCommands() bool { return len(s.byWord)+len(s.anyWord)+len(s.folders) > 0 }

// name is what the journal calls the rule, stable while its file is not changed.
func (n *entry) name() string {
	if n.id != "" {
		return n.id
	}
	return n.list + "[" + strconv.Itoa(n.source.Index) + "]"
}

// what names the rule for the person.
func (n *entry) what() string {
	whose := "your rule "
	switch n.source.Origin.Scope {
	case config.Managed:
		whose = "the organisation's rule "
	case config.Project:
		whose = "the project's rule "
	case config.Agent, config.Local:
		whose = "the rule in the agent's settings "
	case config.BuiltIn:
		whose = "the built-in rule "
	}
	return whose + n.source.Text
}

func (n *entry) opinion(w automode.Word) automode.Opinion {
	o := automode.Opinion{Word: w, Rule: n.name(), From: n.source.Origin.String(), Why: n.why}
	if o.Why == "" {
		switch w {
		case automode.Denied:
			o.Why = n.what() + " forbids it"
		case automode.Asked:
			o.Why = n.what() + " asks about it"
		default:
			o.Why = n.what() + " allows it"
		}
	}
	o.Firm = n.source.Origin.Firm() && w > automode.Allowed
	return o
}

func (n *entry) doubt(why string) automode.Opinion {
	return automode.Opinion{Word: automode.Unsettled, Rule: n.name(), From: n.source.Origin.String(), Why: why}
}

// maybe is a doubt about what an effect comes to.
func (n *entry) maybe(what string) automode.Opinion {
	return n.doubt("it may come to a " + what + " that " + n.what() + " speaks of")
}

func (n *entry) unread() automode.Opinion {
	o := n.opinion(automode.Asked)
	o.Why = n.what() + " cannot be read, so nobody knows whether it forbids this"
	return o
}
