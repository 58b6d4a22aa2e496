package generate

import "strings"

// Programs in which what matters is what a value comes to: it goes through variables that
// share it, functions that end in many ways, loops, blocks and forms, and a file is named
// by it in the end. Their texts are short, so that most are known to the letter, and what is
// foretold of a value that is known must be what the language makes of it.

// valued are the languages that such programs are made in, in turn.
var valued = [...]struct {
	language           string
	grammar            *language
	interpreter, piped string
	options            []string
}{
	{"Ruby", &rubyValued, "ruby", "ruby", []string{"-e "}},
	{"PHP", &phpValued, "php", "php", []string{"-r "}},
	{"Perl", &perlValued, "perl", "perl", []string{"-e ", "-E "}},
	{"Python", &pythonValued, "python3", "python3 -", []string{"-c "}},
	{"JavaScript", &nodeValued, "node", "node", []string{"-e "}},
	{"awk", &awkValued, "awk", "awk -f -", []string{""}},
}

// valuesOf is how the parts of the generator begin that make them.
const valuesOf = "other languages, values of "

// valuedIn is such a program in one of the languages.
func (m *maker) valuedIn(n int) (source, text string) {
	l := &valued[n%len(valued)]
	m.calm = [...]int{5, 10, 30}[m.IntN(3)]
	var b strings.Builder
	b.WriteString(m.filled(l.grammar, m.kind(l.grammar.begins), 0) + "\n")
	for range 1 + m.IntN(2) {
		b.WriteString(m.laidOut(l.grammar, "", 0))
	}
	for range 1 + m.IntN(2) {
		b.WriteString(m.filled(l.grammar, "¤w", 0) + l.grammar.end + "\n")
	}
	code := b.String()
	switch l.language {
	case "awk":
		awk := m.one("awk", "gawk", "mawk")
		return valuesOf + l.language, awk + " " + m.literally("BEGIN {\n"+code+"}")
	case "PHP":
		if m.in(4) {
			return valuesOf + l.language, "php <<'E'\n<?php\n" + code + "E"
		}
	default:
		if m.in(4) {
			return valuesOf + l.language, l.piped + " <<'E'\n" + code + "E"
		}
	}
	return valuesOf + l.language, l.interpreter + " " + m.one(l.options...) + m.literally(code)
}

// laidOut is a statement with those inside it, each line as deep as it stands.
func (m *maker) laidOut(l *language, indent string, depth int) string {
	var b strings.Builder
	line := func(s string) {
		for one := range strings.Lines(s) {
			b.WriteString(indent + strings.TrimSuffix(one, "\n") + "\n")
		}
	}
	if depth > 1 || !m.in(2) {
		line(m.filled(l, m.kind(l.shapes), depth) + l.end)
		return b.String()
	}
	parts := strings.Split(m.kind(l.around), "¤s")
	for i, p := range parts {
		if i > 0 {
			for range 1 + m.IntN(2) {
				b.WriteString(m.laidOut(l, indent+"    ", depth+1))
			}
		}
		if p = strings.Trim(p, "\n"); p != "" {
			line(m.filled(l, p, depth))
		}
	}
	return b.String()
}
