package python

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// literal reads a string literal whose prefix was read.
func (l *lexer) literal(prefix string) {
	t := token{kind: text, line: l.line, bytes: strings.Contains(prefix, "b"), value: true}
	quote := l.src[l.at : l.at+1]
	if strings.HasPrefix(l.src[l.at:], quote+quote+quote) {
		quote = l.src[l.at : l.at+3]
	}
	l.at += len(quote)
	s := scan{l: l, quote: quote, raw: strings.Contains(prefix, "r"), bytes: t.bytes}
	if strings.Contains(prefix, "f") {
		if l.nested++; l.nested > maxNested {
			l.add(wrong, "formatted strings in each other")
			l.at = len(l.src)
			l.nested--
			return
		}
		t.parts = s.formatted(false)
		if t.parts == nil {
			t.parts = []part{}
		}
		l.nested--
	} else {
		t.text = s.plain()
	}
	t.value = !s.unsure
	if s.why != "" {
		l.add(wrong, s.why)
		return
	}
	l.out = append(l.out, t)
}

// scan is the reading of one literal.
type scan struct {
	l      *lexer
	quote  string
	raw    bool
	bytes  bool
	unsure bool   // an escape was not followed
	why    string // what is wrong
}

// ended reports whether the literal ends here, and passes its end.
func (s *scan) ended() bool {
	l := s.l
	if strings.HasPrefix(l.src[l.at:], s.quote) {
		l.at += len(s.quote)
		return true
	}
	if l.at >= len(l.src) || l.src[l.at] == '\n' && len(s.quote) == 1 {
		s.why = "a string that does not end"
		return true
	}
	return false
}

func (s *scan) plain() string {
	start, verbatim := s.l.at, true
	var b strings.Builder
	for !s.endsHere() {
		if s.l.src[s.l.at] == '\\' {
			if verbatim {
				b.WriteString(s.l.src[start:s.l.at])
				verbatim = false
			}
			s.escape(&b)
			continue
		}
		from := s.l.at
		s.step()
		if !verbatim {
			b.WriteString(s.l.src[from:s.l.at])
		}
	}
	out := b.String()
	if verbatim {
		out = s.l.src[start:min(s.l.at, len(s.l.src))]
	}
	s.ended()
	return out
}

// endsHere is ended without passing the end.
func (s *scan) endsHere() bool {
	l := s.l
	return l.at >= len(l.src) || strings.HasPrefix(l.src[l.at:], s.quote) || l.src[l.at] == '\n' && len(s.quote) == 1
}

// step passes one byte that stands for itself.
func (s *scan) step() {
	if s.l.src[s.l.at] == '\n' {
		s.l.line++
	}
	s.l.at++
}

// escape reads a backslash and what belongs to it.
func (s *scan) escape(b *strings.Builder) {
	l := s.l
	if l.at+1 >= len(l.src) {
		l.at++
		s.why = "a string that does not end"
		return
	}
	c := l.src[l.at+1]
	if s.raw {
		// The backslash stays, and what follows ends nothing.
		b.WriteByte('\\')
		l.at++
		if c != '{' && c != '}' {
			b.WriteByte(c)
			s.step()
		}
		return
	}
	l.at += 2
	switch c {
	case '\n':
		l.line++
	case '\\', '\'', '"':
		b.WriteByte(c)
	case 'a', 'b', 'f', 'n', 'r', 't', 'v':
		b.WriteByte("\a\b\f\n\r\t\v"[strings.IndexByte("abfnrtv", c)])
	case 'x':
		s.coded(b, 2)
	case 'u', 'U', 'N':
		switch {
		case s.bytes:
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == 'u':
			s.coded(b, 4)
		case c == 'U':
			s.coded(b, 8)
		default:
			s.unsure = true
			if i := strings.IndexByte(l.src[l.at:], '}'); i >= 0 && strings.HasPrefix(l.src[l.at:], "{") {
				l.at += i + 1
			} else {
				s.why = "a character's name that is not read"
			}
		}
	case '0', '1', '2', '3', '4', '5', '6', '7':
		n := 1
		for n < 3 && l.at+n-1 < len(l.src) && l.src[l.at+n-1] >= '0' && l.src[l.at+n-1] <= '7' {
			n++
		}
		v, _ := strconv.ParseUint(l.src[l.at-1:l.at-1+n], 8, 16)
		l.at += n - 1
		s.write(b, rune(v))
	default:
		b.WriteByte('\\')
		l.at-- // what follows stands for itself
	}
}

// coded reads the character that n hexadecimal digits name.
func (s *scan) coded(b *strings.Builder, n int) {
	l := s.l
	if l.at+n > len(l.src) {
		s.why = "a character's number that ends early"
		return
	}
	v, err := strconv.ParseUint(l.src[l.at:l.at+n], 16, 32)
	if err != nil || v > utf8.MaxRune {
		s.why = "a character's number that is none"
		return
	}
	l.at += n
	s.write(b, rune(v))
}

func (s *scan) write(b *strings.Builder, c rune) {
	if s.bytes {
		b.WriteByte(byte(c))
		return
	}
	if !utf8.ValidRune(c) {
		s.unsure = true // half a character
		return
	}
	b.WriteRune(c)
}

// formatted reads the parts of a formatted literal, or of the format within
// one of its fields, which ends at the field's bracket.
func (s *scan) formatted(spec bool) []part {
	l := s.l
	var parts []part
	var b strings.Builder
	flush := func() {
		if b.Len() > 0 {
			parts = append(parts, part{text: b.String()})
			b.Reset()
		}
	}
	for s.why == "" {
		if !spec && s.ended() {
			break
		}
		if l.at >= len(l.src) || spec && s.endsHere() {
			s.why = "a string that does not end"
			break
		}
		c := l.src[l.at]
		double := !spec && l.at+1 < len(l.src) && l.src[l.at+1] == c
		switch {
		case c == '\\':
			s.escape(&b)
		case c == '{' && double, c == '}' && double:
			b.WriteByte(c)
			l.at += 2
		case c == '}' && spec:
			flush()
			return parts
		case c == '}':
			s.why = "a bracket closes nothing"
		case c == '{':
			flush()
			l.at++
			parts = append(parts, s.field())
		default:
			b.WriteByte(c)
			s.step()
		}
	}
	flush()
	return parts
}

// field reads an expression in a formatted literal.
func (s *scan) field() part {
	l := s.l
	sub := lexer{src: l.src, at: l.at, line: l.line, nested: l.nested}
	p := part{plain: true}
	for {
		if sub.at >= len(sub.src) || sub.src[sub.at] == '\n' && len(s.quote) == 1 {
			s.why = "a field in a string that does not end"
			l.at = len(l.src)
			return p
		}
		c := sub.src[sub.at]
		if sub.depth == 0 {
			rest := sub.src[sub.at:]
			if c == '}' || c == ':' || c == '!' && !strings.HasPrefix(rest, "!=") {
				break
			}
			if c == '=' && !strings.HasPrefix(rest, "==") && !endsInOperator(sub.out) {
				after := strings.TrimLeft(rest[1:], " ")
				if after != "" && strings.IndexByte("}!:", after[0]) >= 0 {
					p.plain = false
					sub.at++
					continue
				}
			}
		}
		sub.next()
	}
	p.tokens = append(sub.out, token{kind: newline, line: sub.line}, token{kind: endToken, line: sub.line})
	l.at, l.line = sub.at, sub.line
	if l.src[l.at] == '!' {
		p.plain = strings.HasPrefix(l.src[l.at:], "!s")
		l.at += 2
		for l.at < len(l.src) && l.src[l.at] == ' ' {
			l.at++
		}
	}
	if l.at < len(l.src) && l.src[l.at] == ':' {
		l.at++
		if l.nested++; l.nested > maxNested {
			s.why = "formats in each other"
			return p
		}
		p.spec = s.formatted(true)
		l.nested--
		p.plain = p.plain && len(p.spec) == 0
	}
	if l.at >= len(l.src) || l.src[l.at] != '}' {
		if s.why == "" {
			s.why = "a field in a string that does not end"
		}
		return p
	}
	l.at++
	return p
}

// endsInOperator reports whether what was read wants another operand, so that
// "=" belongs to a comparison.
func endsInOperator(t []token) bool {
	if len(t) == 0 {
		return false
	}
	last := t[len(t)-1]
	return last.kind == operator && last.text != ")" && last.text != "]" && last.text != "}"
}
