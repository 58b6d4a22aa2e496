package classifier

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"automode/internal/config"
	"automode/internal/digest"
)

// The built-in lists: a line "## id", then the rule.
var (
	//go:embed rules/hard_deny.md
	hardDeny string
	//go:embed rules/soft_deny.md
	softDeny string
	//go:embed rules/allow.md
	allow string
	//go:embed rules/environment.md
	environment string
)

// Rule is one sentence or paragraph in plain language.
type Rule struct {
	ID   string // what a ruling names; unique in its list
	Text string
	From string // the file and line, or "built in"
	// Project is set for one of the project's, which anybody may have written who
	// writes to the repository.
	Project bool
}

// Lists are the rules in force. Empty lists are possible: whoever writes a list
// without "$defaults" has replaced it.
type Lists struct {
	HardDeny    []Rule // block, whoever asks
	SoftDeny    []Rule // block, unless the person asked for just this or an exception holds
	Allow       []Rule // the exceptions
	Environment []Rule // facts: no rule of their own
}

// Rules are lists as they are put to a model: made once for many questions.
type Rules struct {
	lists  Lists
	system string // the part of a query that they fix
	name   string // its digest
}

// Rules returns the lists as rules.
func (l Lists) Rules() *Rules {
	system := l.system()
	return &Rules{l, system, digest.Of([]byte(system))}
}

// BuiltIn returns the built-in lists.
func BuiltIn() Lists {
	return Lists{parse(hardDeny), parse(softDeny), parse(allow), parse(environment)}
}

// NewLists returns the lists that a configuration has: the built-in ones where
// it says nothing or "$defaults".
func NewLists(p config.Prose) Lists {
	b := BuiltIn()
	return Lists{
		HardDeny: spliced(p.HardDeny, b.HardDeny, "hard"), SoftDeny: spliced(p.SoftDeny, b.SoftDeny, "soft"),
		Allow: spliced(p.Allow, b.Allow, "allow"), Environment: spliced(p.Environment, b.Environment, "environment"),
	}
}

// spliced puts the built-in rules where "$defaults" stands. What a project
// adds stands behind everything: it replaces nothing. The rules of a file are
// numbered, so that a ruling can name them.
func spliced(own []config.Setting[string], builtIn []Rule, prefix string) []Rule {
	var list, project []Rule
	replaced := false
	for i, s := range own {
		r := Rule{prefix + "-" + strconv.Itoa(i+1), s.Value, s.Origin.String(), s.Origin.Scope == config.Project}
		switch {
		case r.Project:
			project = append(project, r)
			continue
		case s.Value == config.Defaults:
			if len(builtIn) > 0 && !slices.Contains(list, builtIn[0]) {
				list = append(list, builtIn...)
			}
		default:
			list = append(list, r)
		}
		replaced = true
	}
	if !replaced {
		list = append(list, builtIn...)
	}
	return append(list, project...)
}

func parse(text string) []Rule {
	var list []Rule
	for _, part := range strings.Split("\n"+text, "\n## ")[1:] {
		id, body, _ := strings.Cut(part, "\n")
		list = append(list, Rule{strings.TrimSpace(id), strings.Join(strings.Fields(body), " "), "built in", false})
	}
	return list
}

// has reports whether an id is that of a rule in the list.
func has(list []Rule, id string) bool {
	return slices.ContainsFunc(list, func(r Rule) bool { return r.ID == id })
}
