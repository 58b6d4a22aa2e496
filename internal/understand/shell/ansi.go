package shell

import (
	"strconv"
	"strings"
)

// ansiC decodes the text of $'…'.
func ansiC(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case 'a':
			b.WriteByte('\a')
		case 'b':
			b.WriteByte('\b')
		case 'e', 'E':
			b.WriteByte(0x1b)
		case 'f':
			b.WriteByte('\f')
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case 't':
			b.WriteByte('\t')
		case 'v':
			b.WriteByte('\v')
		case 'x':
			i += coded(&b, s[i+1:], 2, 16, false)
		case 'u':
			i += coded(&b, s[i+1:], 4, 16, true)
		case 'U':
			i += coded(&b, s[i+1:], 8, 16, true)
		case 'c':
			if i+1 < len(s) {
				i++
				b.WriteByte(s[i] & 0x1f)
			}
		case '0', '1', '2', '3', '4', '5', '6', '7':
			i += coded(&b, s[i:], 3, 8, false) - 1
		default:
			if strings.IndexByte("\\'\"?", c) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(c)
		}
	}
	return b.String()
}

// coded writes the character that at most max digits name and returns how many
// digits there were.
func coded(b *strings.Builder, s string, max, radix int, unicode bool) int {
	n := 0
	for n < max && n < len(s) {
		if _, err := strconv.ParseUint(s[n:n+1], radix, 8); err != nil {
			break
		}
		n++
	}
	v, err := strconv.ParseUint(s[:n], radix, 32)
	switch {
	case err != nil:
	case unicode:
		b.WriteRune(rune(v))
	default:
		b.WriteByte(byte(v))
	}
	return n
}
