package generate

import "strings"

// language is one whose programs are made of shapes with holes.
type language struct {
	begins kinds // what makes the variables that the rest uses
	around kinds // statements with others inside them
	shapes kinds
	end    string         // what stands behind a statement
	holes  map[byte]kinds // what may stand in a hole, by its letter; the first is plain
}

// kinds are shapes: those that are allowed as they stand, and those that are asked about.
// Of programs in which most are of the first sort more are run.
type kinds struct{ calm, wild []string }

// calms says how many shapes of a program are to be of those that are asked about.
func (m *maker) calms() { m.calm = [...]int{10, 60, 1000}[m.IntN(3)] }

func (m *maker) kind(k kinds) string {
	if len(k.wild) > 0 && m.in(m.calm) {
		return m.one(k.wild...)
	}
	return m.one(k.calm...)
}

// languages are those that programs are made in, in turn, as a shell starts them.
var languages = [...]struct {
	name, programs string
	text           func(*maker) string
}{
	{"Python", "python3", (*maker).inPython}, {"JavaScript", "node", (*maker).inNode}, {"Perl", "perl", (*maker).inPerl}, {"Ruby", "ruby", (*maker).inRuby},
	{"awk", "awk gawk mawk", (*maker).inAwk}, {"sed", "sed", (*maker).inSed}, {"PHP", "php", (*maker).inPHP}, {"jq", "jq", (*maker).inJq},
}

// others is how the parts of the generator begin that make programs in other languages.
const others = "other languages, "

// Needs are the programs without which commands of a part of the generator do nothing.
func Needs(source string) []string {
	for _, l := range languages {
		if source == others+l.name {
			return strings.Fields(l.programs)
		}
	}
	for _, l := range valued {
		switch {
		case source != valuesOf+l.language:
		case l.language == "awk":
			return []string{"awk", "gawk", "mawk"}
		default:
			return []string{l.interpreter}
		}
	}
	return nil
}

// begun is a program as a shell starts it: typed in, from a file, or as a word behind an
// option; piped is the interpreter with the words by which it reads its input.
func (m *maker) begun(code, piped, interpreter, ending string, options ...string) string {
	switch m.IntN(5) {
	case 0:
		return interpreter + " - " + m.one("", "a.txt", "n1 src") + " <<'E'\n" + code + "E"
	case 1:
		return "cat > n8" + ending + " <<'E'\n" + code + "E\n" + interpreter + " n8" + ending + m.one("", " a.txt", " n1 src")
	case 2:
		return m.one("cd src && ", "cd src; ", "v=n1; export v; ", "") + piped + " <<'E'\n" + code + "E"
	}
	return interpreter + " " + m.one(options...) + m.literally(code) + m.one("", " a.txt", " n1 src", " | head -n 3", " < a.txt")
}

// program is one in a language that works on files: what it may open, make, move and
// remove goes through variables, functions, loops and whatever else the language has.
func (m *maker) program(l *language) string {
	m.calms()
	var b strings.Builder
	b.WriteString(m.filled(l, m.kind(l.begins), 0) + "\n")
	for range 1 + m.IntN(3) {
		b.WriteString(m.statementIn(l, 0) + "\n")
	}
	return b.String()
}

// statementIn is a statement with those inside it.
func (m *maker) statementIn(l *language, depth int) string {
	if depth > 2 || !m.in(3) {
		return m.filled(l, m.kind(l.shapes), depth) + l.end
	}
	parts := strings.Split(m.kind(l.around), "¤s")
	for i := range parts {
		parts[i] = m.filled(l, parts[i], depth)
		if i > 0 {
			parts[i] = m.statementIn(l, depth+1) + parts[i]
		}
	}
	return strings.Join(parts, "") + l.end
}

// filled fills the holes of a shape.
func (m *maker) filled(l *language, shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		s := m.kind(l.holes[letter])
		if depth > 5 {
			s = l.holes[letter].calm[0]
		}
		return m.filled(l, s, depth+1)
	})
}
