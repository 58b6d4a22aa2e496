package commands

import (
	"strings"

	"automode"
)

var date = Program{
	Name: "date", Also: "gdate", Summary: "prints the time", Manual: "date(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-d= --date= --debug -I[=] --iso-8601[=] -n -R --rfc-email --rfc-2822 --rfc-3339= --resolution -u --utc --universal -v= -z=", Value: Data},
			{Names: "-j"},
			{Names: "-f= --file=", Value: Reads}, // for macOS the form of a time, which names no file that is there
			{Names: "-r= --reference=", Value: Lists},
			{Names: "-s= --set=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the clock", Traits: automode.Persists, Why: "sets the clock"}}},
		},
		Refine: dateForm,
	},
}

var dateCases = []Case{
	{`date`, `nothing`},
	{`date -u +%Y-%m-%dT%H:%M:%SZ`, `nothing`},
	{`date -d '1 day ago' +%s`, `nothing`},
	{`date -r a +%F`, `Read{listing} a`},
	{`date -j -f %Y 2026 +%s`, `Read %Y`},
	{`date -s 12:00`, `Configure{persists} the clock`},
	{`date 112112002026`, `Configure{persists} the clock`},
	{`date $x`, `Unknown an unknown word may be an option; Configure{persists} the clock`},
}

// dateForm: a positional that is no form sets the clock, and a form bounds
// what is printed.
func dateForm(m *Match) {
	for _, w := range m.Args {
		switch {
		case !strings.HasPrefix(w.Text, "+") && !m.Has("-j"):
			m.Add(Fact{Kind: automode.Configure, Target: "the clock", Traits: automode.Persists, Why: "sets the clock"})
		case w.Exact() && len(m.Args) == 1 && w.Text != "" && w.Text[0] == '+':
			m.Prints = datePrints(w.Text[1:])
		}
	}
}

// datePrints bounds what a form prints: digits, or a name in one word with some in it. One
// without is text of the call.
func datePrints(form string) Prints {
	prints, counts := Number, false
	for i := 0; i < len(form); i++ {
		c := form[i]
		switch {
		case c == '%' && i+1 < len(form):
			i++
			counts = true
			switch form[i] {
			case 's', 'Y', 'C', 'y', 'm', 'd', 'H', 'I', 'M', 'S', 'N', 'j', 'u', 'w', 'U', 'W', 'V', 'G', 'g', 'q':
			case 'F', 'T', 'R':
				prints = OneName
			default:
				return AnyText
			}
		case c == '-' && i > 0, c == '_', c == ':', c == '.', 'a' <= c|0x20 && c|0x20 <= 'z':
			prints = OneName
		case '0' <= c && c <= '9':
		default:
			return AnyText
		}
	}
	if !counts {
		return AnyText
	}
	return prints
}
