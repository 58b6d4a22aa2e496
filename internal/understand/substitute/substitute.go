// Package substitute computes what an editor of streams puts into a text, where all
// that it does is to put something in the place of what it finds.
package substitute

import (
	"regexp"
	"strconv"
	"strings"
)

// Script is commands "s/pattern/text/" of an editor of streams, one behind the
// other, each with the lines that it is for.
type Script struct {
	Text     string
	Extended bool // sed's patterns without backslashes in front of operators
	Perl     bool // Perl's statements
	GNU      bool // sed is GNU's, or one that reads "\s" and "\+" as it does
}

// Apply is what the commands make of a text. ok is false where a command is none of
// these, or where versions of the editor may read it differently.
func (s *Script) Apply(text string) (result string, ok bool) {
	if strings.ContainsFunc(s.Text+text, func(c rune) bool { return c == 0 || c >= 0x80 }) {
		return "", false // how many letters that is depends on the locale
	}
	list, ok := s.read()
	if !ok || len(list) == 0 {
		return "", false
	}
	lines := strings.SplitAfter(text, "\n")
	if n := len(lines) - 1; lines[n] == "" {
		lines = lines[:n]
	}
	var b strings.Builder
	for i, line := range lines {
		end := ""
		if !s.Perl {
			if rest, has := strings.CutSuffix(line, "\n"); has {
				line, end = rest, "\n"
			}
		}
		for k := range list {
			if c := &list[k]; c.chooses(line, i+1, i+1 == len(lines)) {
				if line, ok = c.replace(line); !ok {
					return "", false
				}
			}
		}
		b.WriteString(line + end)
	}
	return b.String(), true
}

// substitution is one command.
type substitution struct {
	find     *regexp.Regexp
	longest  *regexp.Regexp // find, which of several texts takes the longest
	with     []piece
	all      bool
	from, to line
	within   bool // a range has begun
}

// piece is a part of what is put in: a text, or a group of what was found.
type piece struct {
	text  string
	group int // -1: text
}

// line is an address: a number, the last, what matches, or none.
type line struct {
	number int
	last   bool
	find   *regexp.Regexp
	given  bool
}

func (l *line) is(text string, number int, last bool) bool {
	switch {
	case l.find != nil:
		return l.find.MatchString(text)
	case l.last:
		return last
	}
	return number == l.number
}

// chooses reports whether the command is for a line.
func (c *substitution) chooses(text string, number int, last bool) bool {
	switch {
	case !c.from.given:
		return true
	case !c.to.given:
		return c.from.is(text, number, last)
	case c.within:
		if c.to.find == nil && !c.to.last && number >= c.to.number {
			c.within = false
			return number == c.to.number || c.from.is(text, number, last)
		}
		c.within = !c.to.is(text, number, last)
		return true
	}
	first := c.from.find == nil && !c.from.last && c.from.number == 0 && number == 1
	if !first && !c.from.is(text, number, last) {
		return false
	}
	c.within = !last
	if first {
		c.within = !c.to.is(text, number, last)
	} else if c.to.find == nil && !c.to.last && c.to.number <= number {
		c.within = false
	}
	return true
}

// replace puts the text in the place of what is found. ok is false where it depends
// on how a pattern is read which of several texts it finds.
func (c *substitution) replace(text string) (result string, ok bool) {
	n := 1
	if c.all {
		n = -1
	}
	found := c.find.FindAllStringSubmatchIndex(text, n)
	others := c.longest.FindAllStringSubmatchIndex(text, n)
	if len(others) != len(found) {
		return "", false
	}
	for i, other := range others {
		if len(other) != len(found[i]) {
			return "", false
		}
		for k := range other {
			if other[k] != found[i][k] {
				return "", false
			}
		}
	}
	var b strings.Builder
	at := 0
	for _, f := range found {
		b.WriteString(text[at:f[0]])
		for _, p := range c.with {
			switch {
			case p.group < 0:
				b.WriteString(p.text)
			case 2*p.group+1 >= len(f):
				return "", false
			case f[2*p.group] >= 0:
				b.WriteString(text[f[2*p.group]:f[2*p.group+1]])
			}
		}
		at = f[1]
	}
	return b.String() + text[at:], true
}

// scanner goes through a script.
type scanner struct {
	*Script
	rest string
}

func (s *Script) read() (list []substitution, ok bool) {
	r := scanner{s, s.Text}
	for {
		r.rest = strings.TrimLeft(r.rest, " \t\n;")
		if r.rest == "" {
			return list, true
		}
		c, ok := r.command()
		if !ok || len(list) == 64 {
			return nil, false
		}
		list = append(list, c)
	}
}

func (r *scanner) command() (c substitution, ok bool) {
	if c.from, ok = r.address(); !ok {
		return c, false
	}
	if rest, comma := strings.CutPrefix(r.rest, ","); comma && c.from.given {
		r.rest = rest
		if c.to, ok = r.address(); !ok || !c.to.given {
			return c, false
		}
	}
	if c.from.given && (r.Perl || c.from.find == nil && !c.from.last && c.from.number == 0 && c.to.find == nil) {
		return c, false
	}
	r.rest = strings.TrimLeft(r.rest, " \t")
	if len(r.rest) < 2 || r.rest[0] != 's' || !strings.Contains("/|,#!~:@%", r.rest[1:2]) || r.Perl && !strings.Contains("/|,!~#", r.rest[1:2]) {
		return c, false
	}
	within := r.rest[1]
	r.rest = r.rest[2:]
	pattern, ok := r.until(within)
	if !ok {
		return c, false
	}
	with, ok := r.until(within)
	if !ok {
		return c, false
	}
	if strings.HasPrefix(r.rest, "g") {
		c.all, r.rest = true, r.rest[1:]
	}
	if r.rest = strings.TrimLeft(r.rest, " \t"); r.rest != "" && r.rest[0] != ';' && r.rest[0] != '\n' {
		return c, false
	}
	switch {
	case pattern != "":
		c.find, ok = r.pattern(pattern, within)
	case r.Perl:
		return c, false
	case c.to.find != nil && c.from.find == nil && c.from.number == 0 && !c.from.last:
		c.find = c.to.find // the one that was looked for last
	case c.from.find != nil && !c.to.given:
		c.find = c.from.find
	default:
		return c, false
	}
	if !ok {
		return c, false
	}
	if c.all && c.find.MatchString("") {
		return c, false // behind another one nothing counts as found, or does not
	}
	c.longest = regexp.MustCompile(c.find.String())
	c.longest.Longest()
	c.with, ok = r.text(with, within)
	return c, ok
}

// address reads which line is meant.
func (r *scanner) address() (l line, ok bool) {
	r.rest = strings.TrimLeft(r.rest, " \t")
	switch {
	case r.rest == "":
		return l, true
	case r.rest[0] == '$':
		l.last, l.given, r.rest = true, true, r.rest[1:]
	case r.rest[0] >= '0' && r.rest[0] <= '9':
		digits := len(r.rest) - len(strings.TrimLeft(r.rest, "0123456789"))
		n, err := strconv.Atoi(r.rest[:digits])
		l.number, l.given, r.rest = n, err == nil, r.rest[digits:]
		ok = err == nil && !strings.HasPrefix(r.rest, "~")
		return l, ok
	case r.rest[0] == '/':
		r.rest = r.rest[1:]
		text, ok := r.until('/')
		if !ok || text == "" {
			return l, false
		}
		l.given = true
		l.find, ok = r.pattern(text, '/')
		return l, ok
	}
	return l, true
}

// until reads to the next delimiter that no backslash protects. In a bracket it would
// end the pattern in one version, and not in another.
func (r *scanner) until(within byte) (part string, ok bool) {
	for i := 0; i < len(r.rest); i++ {
		switch r.rest[i] {
		case '\n':
			return "", false
		case '\\':
			i++
		case within:
			part, r.rest = r.rest[:i], r.rest[i+1:]
			return part, true
		}
	}
	return "", false
}

// text reads what is put in.
func (r *scanner) text(text string, within byte) (list []piece, ok bool) {
	add := func(t string) { list = append(list, piece{t, -1}) }
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\':
			if i++; i == len(text) {
				return nil, false
			}
			switch c = text[i]; {
			case c >= '1' && c <= '9' && (!r.Perl || i+1 == len(text) || text[i+1] < '0' || text[i+1] > '9'):
				list = append(list, piece{"", int(c - '0')})
			case isPunctuation(c):
				add(string(c))
			default:
				return nil, false // a letter, by which another sign is meant
			}
		case c == '&' && !r.Perl:
			list = append(list, piece{"", 0})
		case c == '$' && r.Perl:
			name := strings.TrimPrefix(text[i+1:], "{")
			if name == "" || name[0] < '1' || name[0] > '9' || len(name) > 1 && name[1] >= '0' && name[1] <= '9' {
				return nil, false
			}
			braces := len(text[i+1:]) - len(name)
			if name = name[1:]; braces > 0 && !strings.HasPrefix(name, "}") || braces == 0 && strings.HasPrefix(name, "[") || strings.HasPrefix(name, "->") {
				return nil, false
			}
			list = append(list, piece{"", int(text[i+1+braces] - '0')})
			i += 1 + 2*braces
		case c == '@' && r.Perl:
			return nil, false
		default:
			add(string(c))
		}
	}
	return list, true
}

func isPunctuation(c byte) bool {
	return strings.IndexByte(`.*[]^$/"'-+?(){}|&:,;=#@!%~\`, c) >= 0
}
