package glance

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// makers are functions that make text of numbers, or of the same letters in
// another order. They are ordinary where text is made, and a disguise where it
// is run.
const makers = "chr ord pack unpack reverse strrev fromCharCode fromCodePoint char string.char utf8.char .char bytes bytearray bytes.fromhex fromhex unhexlify hex2bin base64_decode str_rot13 rot13 decode_base64 atob unescape decode64 unpack1 rawToChar intToUtf8"

// inputs are names of what comes in on standard input.
const inputs = "STDIN stdin $stdin STDIN.read $stdin.read sys.stdin.read sys.stdin sys.stdin.buffer.read io.read io.lines gets readlines ARGF ARGF.read fgets input readline file_get_contents stream_get_contents"

// disguises looks at what a call that runs something is given: whether it is a
// shell, comes in, or is disguised.
func (r *reader) disguises(args [][]token, evaluates bool) {
	for n, a := range args {
		started := n > 0
		for i := range a {
			t := &a[i]
			r.shell = r.shell || t.kind == text && isShell(t.text)
			started = started || t.kind == sign && t.text == "," && a[0].text == "["
			if started && !evaluates {
				continue // what it is started with
			}
			last := t.text[strings.LastIndexAny(t.text, ".:>")+1:]
			switch {
			case t.kind == text && t.spelled, t.kind == text && strings.HasPrefix(t.text, "data:"):
				r.hides = true
			case t.kind == sign && t.text == ":" && i > 1 && a[i-1].text == ":" && i+1 < len(a) && a[i+1].text == "-":
				r.hides = true // [::-1]
			case t.kind != name:
				r.hears = r.hears || t.kind == text && t.text == "php://stdin"
			case code.Within(makers, t.text) || code.Within(makers, last):
				r.hides = true
			case code.Within(inputs, t.text) && t.text != "file_get_contents" || last == "stdin" || last == "STDIN":
				r.hears = true
			}
		}
	}
}

// byNumber reads a letter that is written as its number, behind the backslash:
// n is how many signs it takes, 0 when it is none.
func byNumber(lang commands.Lang, s string) (c rune, n int) {
	base, digits := rune(8), 3
	if lang == commands.Lua {
		base = 10
	}
	switch {
	case s == "":
		return 0, 0
	case s[0] == 'x' || s[0] == 'u':
		base, digits, n = 16, 2, 1
		if s[0] == 'u' {
			digits = 4
		}
		if len(s) > 1 && s[1] == '{' {
			digits, n = 8, 2
		}
	}
	from := n
	for ; n < len(s) && n < from+digits; n++ {
		d := strings.IndexByte("0123456789abcdef", s[n]|0x20)
		if s[n] <= '9' {
			d = int(s[n]) - '0'
		}
		if d < 0 || rune(d) >= base {
			break
		}
		c = c*base + rune(d)
	}
	if n == from {
		return 0, 0
	}
	if from == 2 && n < len(s) && s[n] == '}' {
		n++
	}
	return c, n
}
