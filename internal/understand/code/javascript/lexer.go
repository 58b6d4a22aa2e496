package javascript

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// kind is what a token is.
type kind uint8

const (
	end kind = iota
	word
	punct
	number
	str
	template // from a backtick or a closing brace to ${ or a backtick
	regex
	bad
)

type token struct {
	kind kind
	text string // of strings and templates: what they stand for
	at   int    // where it begins
	line bool   // a line ended in front of it
	tail bool   // a template that ends here
}

// lexer reads one token after another. Whether a slash begins a regular
// expression, only the parser knows, which then asks for it again.
type lexer struct {
	src string
	pos int
	why string // what could not be read
}

func (l *lexer) fail(why string) token {
	if l.why == "" {
		l.why = why
	}
	l.pos = len(l.src)
	return token{kind: bad, at: l.pos}
}

// space leaves out blanks and comments.
func (l *lexer) space() (line bool, ok bool) {
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == '\n' || c == '\r':
			line = true
			l.pos++
		case c == ' ' || c == '\t' || c == '\v' || c == '\f':
			l.pos++
		case c == '/' && strings.HasPrefix(l.src[l.pos:], "//"):
			for l.pos < len(l.src) && l.src[l.pos] != '\n' && l.src[l.pos] != '\r' {
				if c := l.src[l.pos:]; strings.HasPrefix(c, "\u2028") || strings.HasPrefix(c, "\u2029") {
					return line, false // a line ends there that nobody sees
				}
				l.pos++
			}
		case c == '/' && strings.HasPrefix(l.src[l.pos:], "/*"):
			i := strings.Index(l.src[l.pos+2:], "*/")
			if i < 0 {
				return line, false
			}
			body := l.src[l.pos+2 : l.pos+2+i]
			if strings.ContainsAny(body, "\n\r\u2028\u2029") {
				line = true
			}
			l.pos += i + 4
		default:
			return line, true
		}
	}
	return line, true
}

// puncts are the operators, the longest first.
const puncts = ">>>= ... === !== **= <<= >>= >>> &&= ||= ??= => == != <= >= && || ?? ?. ++ -- += -= *= /= %= &= |= ^= << >> ** { } ( ) [ ] . ; , < > + - * / % & | ^ ! ~ ? : = @"

func (l *lexer) next() token {
	line, ok := l.space()
	if !ok {
		return l.fail("a comment has no end that can be seen")
	}
	t := token{at: l.pos, line: line}
	if l.pos >= len(l.src) {
		return t
	}
	rest := l.src[l.pos:]
	switch c := rest[0]; {
	case strings.HasPrefix(rest, "<!--"), strings.HasPrefix(rest, "-->"):
		return l.fail("some take it for a comment and some do not")
	case letter(c), c == '#' && len(rest) > 1 && letter(rest[1]): // of a private member
		n := 1
		for n < len(rest) && (letter(rest[n]) || code.Digit(rest[n])) {
			n++
		}
		if n < len(rest) && (rest[n] == '\\' || rest[n] >= utf8.RuneSelf) {
			return l.fail("a name holds a letter that is not read")
		}
		t.kind, t.text = word, rest[:n]
		l.pos += n
	case code.Digit(c), c == '.' && len(rest) > 1 && code.Digit(rest[1]):
		return l.number(t, rest)
	case c == '"' || c == '\'':
		return l.quoted(t, c)
	case c == '`':
		l.pos++
		return l.template(t)
	default:
		for list := puncts; list != ""; {
			var p string
			p, list, _ = strings.Cut(list, " ")
			if strings.HasPrefix(rest, p) {
				if p == "?." && len(rest) > 2 && code.Digit(rest[2]) {
					p = "?"
				}
				t.kind, t.text = punct, p
				l.pos += len(p)
				return t
			}
		}
		return l.fail("it holds something that is no JavaScript")
	}
	return t
}

func letter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$'
}

func (l *lexer) number(t token, rest string) token {
	n := 0
	for n < len(rest) && (letter(rest[n]) || code.Digit(rest[n]) || rest[n] == '.' || (rest[n] == '+' || rest[n] == '-') && n > 0 && (rest[n-1] == 'e' || rest[n-1] == 'E') && !strings.HasPrefix(rest, "0x") && !strings.HasPrefix(rest, "0X")) {
		if rest[n] == '.' && strings.IndexByte(rest[:n], '.') >= 0 {
			break
		}
		n++
	}
	text := rest[:n]
	t.kind = number
	plain := strings.TrimSuffix(text, "n")
	if i, err := strconv.ParseInt(plain, 0, 64); err == nil && !(len(plain) > 1 && plain[0] == '0' && code.Digit(plain[1])) {
		if len(plain) > 2 && plain[0] == '0' && (plain[1] == 'o' || plain[1] == 'O') {
			t.text = plain[2:] // a mode is written as such
		} else {
			t.text = strconv.FormatInt(i, 10)
		}
	} else if _, err := strconv.ParseFloat(plain, 64); err == nil && !(len(plain) > 1 && plain[0] == '0' && code.Digit(plain[1])) {
		t.text = plain
	} else {
		return l.fail("a number cannot be read")
	}
	l.pos += n
	return t
}

// quoted reads a string.
func (l *lexer) quoted(t token, q byte) token {
	t.kind = str
	from := l.pos + 1
	if i := strings.IndexAny(l.src[from:], "\\\n\r"+string(q)); i >= 0 && l.src[from+i] == q {
		t.text = l.src[from : from+i]
		l.pos = from + i + 1
		return t
	}
	var b strings.Builder
	for l.pos++; l.pos < len(l.src); {
		switch c := l.src[l.pos]; c {
		case q:
			l.pos++
			t.text = b.String()
			return t
		case '\n', '\r':
			return l.fail("a string has no end")
		case '\\':
			if !l.escape(&b) {
				return l.fail("a string cannot be read")
			}
		default:
			b.WriteByte(c)
			l.pos++
		}
	}
	return l.fail("a string has no end")
}

// escape reads what a backslash begins.
func (l *lexer) escape(b *strings.Builder) bool {
	l.pos++
	if l.pos >= len(l.src) {
		return false
	}
	c := l.src[l.pos]
	l.pos++
	switch c {
	case 'n':
		b.WriteByte('\n')
	case 't':
		b.WriteByte('\t')
	case 'r':
		b.WriteByte('\r')
	case 'b':
		b.WriteByte('\b')
	case 'f':
		b.WriteByte('\f')
	case 'v':
		b.WriteByte('\v')
	case '0':
		if l.pos < len(l.src) && code.Digit(l.src[l.pos]) {
			return false
		}
		b.WriteByte(0)
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		return false
	case '\r':
		if l.pos < len(l.src) && l.src[l.pos] == '\n' {
			l.pos++
		}
	case '\n':
	case 'x':
		return l.code(b, 2)
	case 'u':
		if l.pos < len(l.src) && l.src[l.pos] == '{' {
			i := strings.IndexByte(l.src[l.pos:], '}')
			if i < 2 || i > 7 {
				return false
			}
			n, err := strconv.ParseUint(l.src[l.pos+1:l.pos+i], 16, 32)
			l.pos += i + 1
			b.WriteRune(rune(n))
			return err == nil
		}
		return l.code(b, 4)
	default:
		b.WriteByte(c)
	}
	return true
}

func (l *lexer) code(b *strings.Builder, n int) bool {
	if l.pos+n > len(l.src) {
		return false
	}
	v, err := strconv.ParseUint(l.src[l.pos:l.pos+n], 16, 32)
	l.pos += n
	b.WriteRune(rune(v))
	return err == nil
}

// template reads the text of a template up to the next ${ or its end.
func (l *lexer) template(t token) token {
	t.kind = template
	var b strings.Builder
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == '`':
			l.pos++
			t.text, t.tail = b.String(), true
			return t
		case c == '$' && strings.HasPrefix(l.src[l.pos:], "${"):
			l.pos += 2
			t.text = b.String()
			return t
		case c == '\\':
			if !l.escape(&b) {
				return l.fail("a template cannot be read")
			}
		default:
			b.WriteByte(c)
			l.pos++
		}
	}
	return l.fail("a template has no end")
}

// expression reads a regular expression that begins where t did.
func (l *lexer) expression(t token) token {
	class := false
	for i := t.at + 1; i < len(l.src); i++ {
		switch c := l.src[i]; {
		case c == '\n' || c == '\r' || c == 0xE2 && (strings.HasPrefix(l.src[i:], "\u2028") || strings.HasPrefix(l.src[i:], "\u2029")):
			return l.fail("a regular expression has no end")
		case c == '\\':
			i++
			if i < len(l.src) && (l.src[i] == '\n' || l.src[i] == '\r') {
				return l.fail("a regular expression has no end")
			}
		case c == '[':
			class = true
		case c == ']':
			class = false
		case c == '/' && !class:
			for i++; i < len(l.src) && letter(l.src[i]); i++ {
			}
			if i < len(l.src) && (l.src[i] == '\\' || code.Digit(l.src[i]) || l.src[i] >= utf8.RuneSelf) {
				return l.fail("the flags of a regular expression cannot be read")
			}
			l.pos = i
			return token{kind: regex, at: t.at, line: t.line}
		}
	}
	return l.fail("a regular expression has no end")
}

// pattern is the regular expression that was read from a token on.
func (l *lexer) pattern(t token) *script.Node {
	n := script.N(script.Mix, "")
	whole := l.src[t.at:l.pos]
	if end := strings.LastIndexByte(whole, '/'); end > 0 {
		n.Pattern = script.Expression(whole[1:end], whole[end+1:])
	}
	return n
}
