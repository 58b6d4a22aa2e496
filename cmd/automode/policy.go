package main

import (
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/table"
)

type policyCommand struct {
	Kind    []string `arg:"" optional:"" suggest:"kind" help:"Only the rows of these kinds of effect, as Delete or Run."`
	Project string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string   `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	JSON    bool     `name:"json" help:"Print JSON."`
}

func (*policyCommand) Help() string {
	return `For each kind of effect the rows are tried from top to bottom, and the first whose conditions hold gives its word: allow, unsettled, hard, ask or deny. Your own file can give a row another word by its id, or switch it off.

Examples:

    automode policy
    automode policy delete lose
    automode policy --json | jq '.[] | select(.word == "deny") | .id'

When the output is no terminal each row is one line with tabs between kind, word, id, conditions, reason and origin.`
}

// rowView is a row in JSON.
type rowView struct {
	Kind    automode.Kind `json:"kind"`
	ID      string        `json:"id"`
	Word    string        `json:"word"` // "off" when it is switched off
	BuiltIn automode.Word `json:"built_in_word"`
	When    []string      `json:"when"` // all of these hold; empty: always
	Why     string        `json:"why"`
	Instead string        `json:"instead,omitempty"`
	From    string        `json:"from"` // "built in", or file and line of what overrides it
}

// Run prints the table as it is in force.
func (c *policyCommand) Run(p *program) error {
	kinds, err := kindsOf(c.Kind)
	if err != nil {
		return err
	}
	_, cfg, err := p.inForce(c.Config, c.Project)
	if err != nil {
		return err
	}
	rows := []rowView{}
	for k, r := range table.Rows {
		if kinds == 0 || kinds&(1<<k) != 0 {
			rows = append(rows, rowOf(k, r, &cfg))
		}
	}
	if c.JSON {
		p.out.json(rows)
		return nil
	}
	if !p.out.terminal {
		for _, r := range rows {
			p.out.fields(r.Kind.String(), r.Word, r.ID, conditions(r.When), r.Why, r.From)
		}
		return nil
	}
	var last automode.Kind
	for i, r := range rows {
		if i == 0 || r.Kind != last {
			if i > 0 {
				p.out.line()
			}
			p.out.line(p.out.paint(bold, r.Kind.String()))
		}
		last = r.Kind
		p.out.row(&r)
	}
	return nil
}

// row writes a row for a person.
func (s *screen) row(r *rowView) {
	var w automode.Word
	st := dim
	if w.UnmarshalText([]byte(r.Word)) == nil {
		st = ofWord(w)
	}
	s.line("  ", s.paint(st, pad(r.Word, 11)), s.paint(bold, r.ID))
	s.paragraph(margin, "", "when "+conditions(r.When))
	s.paragraph(margin, dim, r.Why)
	if r.From != "built in" {
		s.paragraph(margin, yellow, "built in as "+r.BuiltIn.String()+"; changed by "+printable(r.From))
	}
}

func conditions(when []string) string {
	if len(when) == 0 {
		return "nothing above it matched"
	}
	return strings.Join(when, "; ")
}

func rowOf(k automode.Kind, r *table.Row, cfg *config.Config) rowView {
	v := rowView{Kind: k, ID: r.ID, Word: r.Word.String(), BuiltIn: r.Word, When: whenOf(r), Why: r.Why, Instead: r.Instead, From: "built in"}
	if set := cfg.Row(r.ID); set != nil {
		v.Word, v.From = set.Word.String(), set.From()
		if set.Off {
			v.Word = "off"
		}
	}
	return v
}

// whenOf says a row's conditions in words.
func whenOf(r *table.Row) []string {
	when := []string{}
	add := func(before, names string) {
		if names != "" {
			when = append(when, before+names)
		}
	}
	add("in ", bits(uint(r.Regions), func(i int) string { return automode.Region(i).String() }))
	add("marked ", strings.ReplaceAll(r.Marks.String(), ",", " or "))
	add("not marked ", strings.ReplaceAll(r.Bare.String(), ",", " or "))
	add("host ", bits(uint(r.Hosts), func(i int) string { return automode.Host(i).String() }))
	add("", strings.ReplaceAll(r.Traits.String(), ",", " and "))
	add("not ", strings.ReplaceAll(r.Without.String(), ",", " or "))
	add("data ", strings.ReplaceAll(r.Data.String(), ",", " or "))
	add("reaches ", bits(uint(r.Extents), func(i int) string { return automode.Extent(i).String() }))
	if r.Named {
		when = append(when, "target known exactly or as one of a few")
	}
	if r.Guess {
		when = append(when, "target not known")
	}
	return when
}

// bits names the members of a set.
func bits(set uint, name func(int) string) string {
	var names []string
	for i := 0; set>>i != 0; i++ {
		if set>>i&1 != 0 {
			names = append(names, name(i))
		}
	}
	return strings.Join(names, " or ")
}

// kindsOf reads names of kinds, whatever their capitals.
func kindsOf(names []string) (set uint, err error) {
	for _, n := range names {
		k := automode.Kind(0)
		for k < automode.Kinds && !strings.EqualFold(k.String(), n) {
			k++
		}
		if k == automode.Kinds {
			var known []string
			for k := range automode.Kinds {
				known = append(known, k.String())
			}
			return 0, advise("the kinds are "+strings.Join(known, ", "), "there is no kind of effect %q", n)
		}
		set |= 1 << k
	}
	return set, nil
}
