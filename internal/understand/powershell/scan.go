package powershell

import (
	"strconv"
	"strings"
	"unicode"
)

// PowerShell takes typographic quotes and dashes for those of ASCII, and
// every blank of Unicode for a blank.

func isSingle(r rune) bool { return r == '\'' || r >= '\u2018' && r <= '\u201B' }
func isDouble(r rune) bool { return r == '"' || r >= '\u201C' && r <= '\u201E' }
func isQuote(r rune) bool  { return isSingle(r) || isDouble(r) }
func isDash(r rune) bool   { return r == '-' || r >= '\u2013' && r <= '\u2015' }
func isLine(r rune) bool   { return r == '\n' || r == '\r' }

func isBlank(r rune) bool {
	return r == ' ' || r == '\t' || r == '\f' || r == '\v' || r == '\u0085' || r > 127 && unicode.IsSpace(r)
}

func isLetter(r rune) bool { return r == '_' || unicode.IsLetter(r) }
func isDigit(r rune) bool  { return r >= '0' && r <= '9' }
func isName(r rune) bool   { return isLetter(r) || unicode.IsDigit(r) }

// ends reports whether a word of a command ends in front of r.
func ends(r rune) bool {
	return r == eof || isBlank(r) || isLine(r) || strings.ContainsRune(";|&(){},<>", r)
}

const eof = rune(-1)

// parser reads a text from front to back. What cannot be read ends it with a
// panic of the type stop, which Parse catches.
type parser struct {
	s     []rune
	i     int
	depth int
}

type stop string

func (p *parser) fail(why string) { panic(stop(why)) }

// deeper counts how deep things are nested: the parser recurses.
func (p *parser) deeper() func() {
	if p.depth++; p.depth > maxDepth {
		p.fail("it is nested too deep")
	}
	return func() { p.depth-- }
}

const maxDepth = 150

func (p *parser) at(n int) rune {
	if p.i+n < len(p.s) {
		return p.s[p.i+n]
	}
	return eof
}

func (p *parser) peek() rune { return p.at(0) }

func (p *parser) take(r rune) bool {
	if p.peek() == r {
		p.i++
		return true
	}
	return false
}

func (p *parser) need(r rune) {
	if !p.take(r) {
		p.fail("“" + string(r) + "” is missing")
	}
}

// blanks skips blanks, comments and ends of lines that a backtick takes away.
func (p *parser) blanks() {
	for {
		switch r := p.peek(); {
		case isBlank(r):
			p.i++
		case r == '`' && isLine(p.at(1)):
			p.i += 2
			if p.s[p.i-1] == '\r' {
				p.take('\n')
			}
		case r == '#':
			for p.peek() != eof && !isLine(p.peek()) {
				p.i++
			}
		case r == '<' && p.at(1) == '#':
			for p.i += 2; !(p.peek() == '#' && p.at(1) == '>'); p.i++ {
				if p.peek() == eof {
					p.fail("a comment has no end")
				}
			}
			p.i += 2
		default:
			return
		}
	}
}

// lines skips blanks and ends of lines.
func (p *parser) lines() {
	for p.blanks(); isLine(p.peek()); p.blanks() {
		p.i++
	}
}

// separators skips what stands between two statements.
func (p *parser) separators() {
	for p.lines(); p.peek() == ';'; p.lines() {
		p.i++
	}
}

// escape reads what follows a backtick.
func (p *parser) escape(bare bool) string {
	p.i++
	r := p.peek()
	if r == eof {
		p.fail("it ends in a backtick")
	}
	p.i++
	switch r {
	case 'n':
		return "\n"
	case 't':
		return "\t"
	case '0':
		return "\x00"
	case 'a':
		return "\a"
	case 'b':
		return "\b"
	case 'f':
		return "\f"
	case 'r':
		return "\r"
	case 'v':
		return "\v"
	case 'u':
		if p.peek() == '{' {
			var b strings.Builder
			for p.i++; p.peek() != '}'; p.i++ {
				if p.peek() == eof {
					p.fail("an escape has no end")
				}
				b.WriteRune(p.peek())
			}
			p.i++
			n, err := strconv.ParseUint(b.String(), 16, 21)
			if err != nil || n > unicode.MaxRune {
				p.fail("an escape that is not read")
			}
			return string(rune(n))
		}
	case '\r', '\n':
		if bare {
			return ""
		}
	}
	return string(r) // `e is e in Windows PowerShell
}

// single reads '…'.
func (p *parser) single() *Expr {
	var b strings.Builder
	for p.i++; ; p.i++ {
		switch r := p.peek(); {
		case r == eof:
			p.fail("a string has no end")
		case !isSingle(r):
			b.WriteRune(r)
		case isSingle(p.at(1)):
			p.i++
			b.WriteRune(r)
		default:
			p.i++
			return &Expr{Kind: Text, Text: b.String()}
		}
	}
}

// double reads "…".
func (p *parser) double() *Expr {
	defer p.deeper()()
	p.i++
	var parts []*Expr
	for {
		switch r := p.peek(); {
		case r == eof:
			p.fail("a string has no end")
		case isDouble(r) && isDouble(p.at(1)):
			p.i += 2
			parts = add(parts, `"`)
		case isDouble(r):
			p.i++
			return whole(parts)
		default:
			parts = p.piece(parts, false)
		}
	}
}

// here reads a string of lines, from its "@" on.
func (p *parser) here() *Expr {
	defer p.deeper()()
	quote := isSingle(p.at(1))
	p.i += 2
	for isBlank(p.peek()) {
		p.i++
	}
	if !p.line() {
		p.fail("a string of lines begins on the line after its quote")
	}
	var parts []*Expr
	first := true
	for {
		if first || isLine(p.peek()) {
			from := p.i
			if !first {
				p.line()
			}
			if r := p.peek(); (quote && isSingle(r) || !quote && isDouble(r)) && p.at(1) == '@' {
				p.i += 2
				return whole(parts)
			}
			p.i, first = from, false
		}
		switch r := p.peek(); {
		case r == eof:
			p.fail("a string has no end")
		case quote:
			p.i++
			parts = add(parts, string(r))
		default:
			parts = p.piece(parts, false)
		}
	}
}

// line takes one end of a line.
func (p *parser) line() bool {
	if p.take('\r') {
		p.take('\n')
		return true
	}
	return p.take('\n')
}

// piece reads the next part of an expandable text.
func (p *parser) piece(parts []*Expr, bare bool) []*Expr {
	switch r := p.peek(); {
	case r == '`':
		return add(parts, p.escape(bare))
	case r == '$' && p.at(1) == '(':
		p.i++
		return append(parts, p.group())
	case r == '$':
		if v := p.variable(); v != nil {
			return append(parts, v)
		}
		fallthrough
	default:
		p.i++
		return add(parts, string(r))
	}
}

// add puts text at the end of a list of parts.
func add(parts []*Expr, s string) []*Expr {
	if n := len(parts); n > 0 && parts[n-1].Kind == Text {
		parts[n-1].Text += s
		return parts
	}
	return append(parts, &Expr{Kind: Text, Text: s})
}

// whole makes one expression of the parts of a text.
func whole(parts []*Expr) *Expr {
	switch {
	case len(parts) == 0:
		return &Expr{Kind: Text}
	case len(parts) == 1 && parts[0].Kind == Text:
		return parts[0]
	}
	return &Expr{Kind: Expandable, Parts: parts}
}

// variable reads $name, $scope:name, ${name} and the variables of one sign;
// nil when it is a mere dollar.
func (p *parser) variable() *Expr {
	r := p.at(1)
	if r == '{' {
		var b strings.Builder
		for p.i += 2; p.peek() != '}'; p.i++ {
			if p.peek() == eof {
				p.fail("a name has no end")
			}
			if p.peek() == '`' {
				p.i++
			}
			b.WriteRune(p.peek())
		}
		p.i++
		return &Expr{Kind: Variable, Text: strings.ToLower(b.String())}
	}
	if r == '$' || r == '?' || r == '^' {
		p.i += 2
		return &Expr{Kind: Variable, Text: string(r)}
	}
	if !isName(r) {
		return nil
	}
	from := p.i + 1
	for p.i++; isName(p.peek()) || p.peek() == '?'; p.i++ {
	}
	if p.peek() == ':' && isName(p.at(1)) {
		for p.i++; isName(p.peek()) || p.peek() == '?'; p.i++ {
		}
	}
	return &Expr{Kind: Variable, Text: strings.ToLower(string(p.s[from:p.i]))}
}

// word reads a word of a command that no quote or bracket begins.
func (p *parser) word() *Expr {
	defer p.deeper()()
	var parts []*Expr
	for {
		switch r := p.peek(); {
		case ends(r):
			w := whole(parts)
			w.Bare = true
			return w
		case isSingle(r):
			parts = add(parts, p.single().Text)
		case isDouble(r):
			if d := p.double(); d.Kind == Text {
				parts = add(parts, d.Text)
			} else {
				parts = append(parts, d.Parts...)
			}
		case r == '$' && p.at(1) == '(':
			p.i++
			parts = append(parts, p.group())
		default:
			parts = p.piece(parts, true)
		}
	}
}

// number reports whether a word is a number, and where it ends.
func (p *parser) number() (string, bool) {
	j := p.i
	for j < len(p.s) && (isName(p.s[j]) || p.s[j] == '.' && j+1 < len(p.s) && isDigit(p.s[j+1])) {
		j++
	}
	s := strings.ToLower(string(p.s[p.i:j]))
	t := s
	for _, unit := range []string{"kb", "mb", "gb", "tb", "pb"} {
		t = strings.TrimSuffix(t, unit)
	}
	if !strings.HasPrefix(t, "0x") {
		t = strings.TrimRight(t, "ldsuy")
	} else {
		t = strings.TrimRight(t, "lsuy")
	}
	if _, err := strconv.ParseFloat(t, 64); err != nil || t == "" || strings.Trim(t, "infatyINFATY+-_") == "" || strings.Contains(t, "_") {
		if _, err := strconv.ParseUint(strings.TrimPrefix(t, "0x"), 16, 64); err != nil || !strings.HasPrefix(t, "0x") {
			return "", false
		}
	}
	return s, true
}
