// Package escape is what text comes to that shells write with backslashes: in $'…',
// in what echo is given, and in the form of printf.
package escape

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// Dollar is what the text of $'…' may stand for: what bash makes of it, and zsh,
// where that may read it, if it makes something else. Which bytes a letter
// beyond ASCII becomes depends on the locale.
func Dollar(s string, mayBeZsh bool) []commands.Word {
	if strings.IndexByte(s, '\\') < 0 {
		return exactly(s)
	}
	b := decoding{}
	b.read(s)
	v := exactly(b.String())
	if b.local > 0 {
		v = append(v, commands.Word{Text: b.String()[:b.from], Suffix: b.String()[b.local:], Known: automode.Bounded})
	}
	if !mayBeZsh {
		return v
	}
	z := decoding{zsh: true}
	if z.read(s); z.odd {
		return append(v, commands.Word{})
	}
	return value.Union(v, exactly(z.String()))
}

// decoding is the text that escapes come to, as bash or zsh reads them.
type decoding struct {
	strings.Builder
	zsh         bool
	from, local int  // where what depends on the locale begins, and where it ends; zeros: nothing does
	odd         bool // zsh makes something of it that is not followed here
}

func (b *decoding) read(s string) {
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		c, rest := s[i], s[i+1:]
		plain := strings.IndexByte("abfnrtveE", c)
		switch {
		case plain >= 0:
			b.WriteByte("\a\b\f\n\r\t\v\x1b\x1b"[plain])
		case '0' <= c && c <= '7':
			n := digitsOf(s[i:], 8, 3)
			v, _ := strconv.ParseUint(s[i:i+n], 8, 16)
			if b.byte(byte(v)) {
				return
			}
			i += n - 1
		case c == 'x' && !b.zsh && strings.HasPrefix(rest, "{"):
			n := digitsOf(rest[1:], 16, len(rest))
			v, _ := strconv.ParseUint(rest[1+max(0, n-2):1+n], 16, 8)
			if b.byte(byte(v)) {
				return
			}
			if i += 1 + n; strings.HasPrefix(rest[1+n:], "}") {
				i++
			}
		case c == 'x' || c == 'u' || c == 'U':
			n := 2
			switch c {
			case 'u':
				n = 4
			case 'U':
				n = 8
			}
			n = digitsOf(rest, 16, n)
			i += n
			v, _ := strconv.ParseUint(rest[:n], 16, 32)
			switch {
			case n == 0 && !b.zsh:
				b.WriteString(s[i-1 : i+1])
			case c == 'x' || v < utf8.RuneSelf:
				if b.byte(byte(v)) {
					return
				}
			default:
				b.odd = b.odd || !utf8.ValidRune(rune(v)) // zsh gives up, or writes what no other would
				if b.local == 0 {
					b.from = b.Len()
				}
				b.WriteRune(rune(v))
				b.local = b.Len()
			}
		case c == 'c' && !b.zsh && rest != "":
			i++
			if rest[0] == '\\' && strings.HasPrefix(rest[1:], "\\") {
				i++
			}
			v := rest[0] & 0x1f
			if rest[0] == '?' {
				v = 0x7f
			}
			if b.byte(v) {
				return
			}
		default:
			b.odd = b.odd || c == 'C' || c == 'M' // of control and meta
			if !b.zsh && strings.IndexByte("\\'\"?", c) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(c)
		}
	}
}

// byte writes one, and reports whether it is the NUL at which bash ends the text.
// zsh goes on, and cuts whatever a program is given.
func (b *decoding) byte(v byte) (ends bool) {
	if v == 0 {
		b.odd = true
		return !b.zsh
	}
	b.WriteByte(v)
	return false
}

// digitsOf is how many of at most max there are at the beginning.
func digitsOf(s string, base, max int) int {
	n := 0
	for n < max && n < len(s) {
		if _, err := strconv.ParseUint(s[n:n+1], base, 8); err != nil {
			break
		}
		n++
	}
	return n
}

func exactly(s string) []commands.Word { return []commands.Word{commands.Lit(s)} }
