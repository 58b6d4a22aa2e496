package commands

import (
	"strings"

	"automode"
)

// Programs that look after whole disks are told apart by which of their words
// only look. What they do else, they do to the device: few of them ask.

// diskWords are the words of such a program.
type diskWords struct {
	looks   string // it only looks when one of these is there, and else only these and fine are
	fine    string // options beside them
	more    string // options that do more, beside whatever looks
	ruins   string // with one of these what the device holds is lost; empty: with whatever does not look
	verbs   bool   // looks and ruins name the first word that is no option
	devices bool   // operands are names below /dev
	of      string // what it is done to where no operand says it
}

// read turns the words into facts.
func (d *diskWords) read(m *Match) {
	looks, only, ruins := false, true, false
	var operands []Word
	for _, w := range m.Args {
		option := strings.HasPrefix(w.Text, "-")
		switch {
		case !w.Exact():
			only = false
			operands = append(operands, w)
		case d.verbs && !option && !looks && !ruins && len(operands) == 0:
			looks, ruins = named(d.looks, w.Text), named(d.ruins, w.Text)
			only = only && looks
		case option && d.has(d.ruins, w.Text):
			ruins = true
		case option && d.has(d.more, w.Text):
			only = false
		case option && d.has(d.looks, w.Text):
			looks = true
		case option && (d.has(d.fine, w.Text) || d.verbs && looks && plainOption(w.Text)):
		case option:
			only = false
		default:
			operands = append(operands, w)
		}
	}
	switch {
	case ruins || d.ruins == "" && !(looks && only):
		d.ruin(m, operands)
	case looks && only, d.verbs && len(m.Args) == 0:
		m.Add(Fact{Kind: automode.Query, Target: "disks"})
	default:
		m.Add(Fact{Kind: automode.Configure, Target: "disks", Traits: automode.Persists, Why: "sets a disk up differently"})
	}
}

func (d *diskWords) ruin(m *Match, operands []Word) {
	role := Truncates
	if d.devices {
		role = Wipes
	}
	if len(operands) == 0 {
		operands = []Word{Lit(first(d.of, "/dev"))}
	}
	for _, w := range operands {
		m.Add(roleFact(role, someDisk(w), "changes what is on the disk"))
	}
}

// someDisk is a word that begins with the folder of devices: what a program for
// disks is given there is one of them.
func someDisk(w Word) Word {
	if w.Known == automode.Guess && strings.HasPrefix(w.Text, "/dev/") {
		w.Known, w.Base = automode.Bounded, "/dev"
	}
	return w
}

// has reports whether an option is in a list, or every letter of a cluster in
// it or in fine, and one in it.
func (d *diskWords) has(list, option string) bool {
	name, _, _ := strings.Cut(option, "=")
	if named(list, name) {
		return true
	}
	if len(option) < 3 || option[1] == '-' {
		return false
	}
	some := false
	for i := 1; i < len(option); i++ {
		letter := "-" + option[i:i+1]
		in := named(list, letter)
		if some = some || in; !in && !named(d.fine, letter) && !named(d.looks, letter) {
			return false
		}
	}
	return some
}
