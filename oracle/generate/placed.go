package generate

import "strings"

// placed makes a text in which a command stands in a place that is no command's:
// in a value, a name, a subscript, a pattern, a prompt, an option or a text that is
// kept, after options of the shell and declarations that may make a command of it.
func (m *maker) placed() string {
	var b strings.Builder
	for m.in(2) {
		b.WriteString(m.one(placedAfter...) + m.one("\n", "; "))
	}
	all := places
	if m.in(3) {
		all = handedPlaces
	}
	b.WriteString(m.inPlace(m.one(all...), m.one(placedForms...)))
	if m.in(4) {
		b.WriteString(m.one("\n", "; ", " | ", " && ") + m.inPlace(m.one(places...), m.one(placedForms...)))
	}
	return b.String()
}

// inPlace fills a place with a form of the command: ¤a is one word in one way of
// quoting or another, ¤b the form as it is.
func (m *maker) inPlace(place, form string) string {
	return filledHoles(place, func(letter byte) string {
		if letter == 'b' {
			return form
		}
		switch m.IntN(4) {
		case 0:
			return `"` + doubleQuoted.Replace(form) + `"`
		case 1:
			return "$'" + dollarQuoted.Replace(form) + "'"
		}
		return m.literally(form)
	})
}

var dollarQuoted = strings.NewReplacer(`\`, `\\`, `'`, `\'`, "\n", `\n`)
