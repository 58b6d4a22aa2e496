package python

import (
	"strings"
	"unicode/utf8"

	"automode/internal/understand/code"
)

// tokenKind is the sort of a token.
type tokenKind uint8

const (
	endToken tokenKind = iota
	newline
	indent
	dedent
	nameToken
	number
	text // a string literal
	operator
	wrong // not Python as it is read here; its text says why
)

// token is one word of the source.
type token struct {
	kind  tokenKind
	text  string // as written; of a string literal, its value
	line  int
	bytes bool
	value bool   // the text of a string literal is its value to the letter
	parts []part // of a formatted literal
}

// part is a piece of a formatted literal: text, or an expression.
type part struct {
	text   string
	tokens []token // the expression; nil: it is text
	spec   []part  // how it is formatted
	plain  bool    // the expression stands for its text and nothing else
}

// lexer reads source into tokens. Names are taken in ASCII only: the language
// folds others, so that two spellings may be one name.
type lexer struct {
	src    string
	at     int
	line   int
	depth  int // open brackets
	nested int // formatted literals in each other
	stack  []margin
	out    []token
}

// margin is how far a block is indented, with tabs of eight columns and of one.
type margin struct{ wide, narrow int }

const maxNested = 6

func lex(src string) []token {
	l := &lexer{src: src, line: 1, stack: []margin{{}}}
	l.out = make([]token, 0, len(src)/4+8)
	for l.at < len(src) {
		if !l.lineStart() {
			continue
		}
		l.logical()
	}
	for len(l.stack) > 1 {
		l.stack = l.stack[:len(l.stack)-1]
		l.add(dedent, "")
	}
	l.add(endToken, "")
	return l.out
}

func (l *lexer) add(k tokenKind, s string) {
	l.out = append(l.out, token{kind: k, text: s, line: l.line})
}

// lineStart reads the white space in front of a line and what it opens and
// closes. It reports false for a line without code, which it passes.
func (l *lexer) lineStart() bool {
	var m margin
	for l.at < len(l.src) {
		switch l.src[l.at] {
		case ' ':
			m.wide++
			m.narrow++
		case '\t':
			m.wide = m.wide/8*8 + 8
			m.narrow++
		case '\f':
			m = margin{}
		default:
			goto done
		}
		l.at++
	}
done:
	if l.at == len(l.src) {
		return false
	}
	switch l.src[l.at] {
	case '#':
		l.comment()
		return false
	case '\n':
		l.at++
		l.line++
		return false
	case '\\':
		l.add(wrong, "a line that begins by being continued")
	}
	top := l.stack[len(l.stack)-1]
	switch {
	case m == top:
	case m.wide > top.wide && m.narrow > top.narrow:
		l.stack = append(l.stack, m)
		l.add(indent, "")
	case m.wide < top.wide && m.narrow < top.narrow || m.wide < top.wide && m.narrow == m.wide:
		for len(l.stack) > 1 && l.stack[len(l.stack)-1].wide > m.wide {
			l.stack = l.stack[:len(l.stack)-1]
			l.add(dedent, "")
		}
		if l.stack[len(l.stack)-1] != m {
			l.add(wrong, "a line is indented as none before it")
		}
	default:
		l.add(wrong, "tabs and blanks are mixed in front of a line")
	}
	return true
}

func (l *lexer) comment() {
	if i := strings.IndexByte(l.src[l.at:], '\n'); i >= 0 {
		l.at += i
	} else {
		l.at = len(l.src)
	}
}

// logical reads tokens up to the end of a logical line.
func (l *lexer) logical() {
	for l.at < len(l.src) {
		if l.src[l.at] == '\n' && l.depth == 0 {
			l.add(newline, "")
			l.at++
			l.line++
			return
		}
		l.next()
	}
	if l.depth > 0 {
		l.add(wrong, "a bracket is not closed")
		l.depth = 0
	}
	l.add(newline, "")
}

// next reads one token, or the white space in front of it.
func (l *lexer) next() {
	c := l.src[l.at]
	switch {
	case c == ' ' || c == '\t' || c == '\f':
		l.at++
	case c == '\n':
		l.at++
		l.line++
	case c == '#':
		l.comment()
	case c == '\\':
		if strings.HasPrefix(l.src[l.at:], "\\\n") {
			l.at += 2
			l.line++
			return
		}
		l.at++
		l.add(wrong, "a backslash outside of a string")
	case c == '"' || c == '\'':
		l.literal("")
	case code.Letter(c):
		i := l.at
		for i < len(l.src) && (code.Letter(l.src[i]) || code.Digit(l.src[i])) {
			i++
		}
		word := l.src[l.at:i]
		if i < len(l.src) && (l.src[i] == '"' || l.src[i] == '\'') {
			if p := strings.ToLower(word); prefix(p) {
				l.at = i
				l.literal(p)
				return
			}
		}
		if i < len(l.src) && l.src[i] >= utf8.RuneSelf {
			l.foreign()
			return
		}
		l.at = i
		l.add(nameToken, word)
	case code.Digit(c) || c == '.' && l.at+1 < len(l.src) && code.Digit(l.src[l.at+1]):
		l.number()
	case c >= utf8.RuneSelf:
		l.foreign()
	default:
		l.operator()
	}
}

// foreign passes a name that is not written in ASCII.
func (l *lexer) foreign() {
	for l.at < len(l.src) && (l.src[l.at] >= utf8.RuneSelf || code.Letter(l.src[l.at]) || code.Digit(l.src[l.at])) {
		l.at++
	}
	l.add(wrong, "a name that is not written in ASCII")
}

func prefix(p string) bool {
	switch p {
	case "r", "b", "u", "f", "br", "rb", "fr", "rf":
		return true
	}
	return false
}

// number reads a number. What follows at once must be no letter: how much of
// it belongs to the number differs.
func (l *lexer) number() {
	i := l.at
	for i < len(l.src) {
		c := l.src[i]
		if (c == '+' || c == '-') && l.src[i-min(1, i-l.at)]|0x20 == 'e' && !strings.HasPrefix(strings.ToLower(l.src[l.at:i]), "0x") {
			i++
			continue
		}
		if !code.Digit(c) && !code.Letter(c) && c != '.' {
			break
		}
		i++
	}
	s := l.src[l.at:i]
	l.at = i
	if !plainNumber(s) {
		l.add(wrong, "a number that runs into what follows")
		return
	}
	l.add(number, s)
}

func plainNumber(s string) bool {
	s = strings.ToLower(s)
	if len(s) > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'o' || s[1] == 'b') {
		return strings.Trim(s[2:], "0123456789abcdef_") == ""
	}
	s = strings.TrimSuffix(s, "j")
	mantissa, exponent, has := strings.Cut(s, "e")
	if has && strings.Trim(strings.TrimLeft(exponent, "+-"), "0123456789_") != "" {
		return false
	}
	return strings.Trim(mantissa, "0123456789_.") == "" && strings.Count(mantissa, ".") < 2
}

// operators, longest first.
const operators = "**= //= >>= <<= ... != == <= >= -> := += -= *= /= %= &= |= ^= @= ** // << >>"

func (l *lexer) operator() {
	rest := l.src[l.at:]
	for op := range strings.SplitSeq(operators, " ") {
		if strings.HasPrefix(rest, op) {
			l.add(operator, op)
			l.at += len(op)
			return
		}
	}
	c := rest[0]
	l.at++
	switch c {
	case '(', '[', '{':
		l.depth++
	case ')', ']', '}':
		if l.depth--; l.depth < 0 {
			l.depth = 0
			l.add(wrong, "a bracket closes nothing")
			return
		}
	case '+', '-', '*', '/', '%', '@', '&', '|', '^', '~', '<', '>', ',', ':', '.', ';', '=', '!':
	default:
		l.add(wrong, "a character that means nothing here")
		return
	}
	l.add(operator, rest[:1])
}
