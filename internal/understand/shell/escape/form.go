package escape

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// Form is printf's output: %s and plain text are followed, and letters
// written as their numbers are what a decoder would make.
func Form(args []commands.Word) commands.Word {
	if len(args) == 0 {
		return commands.Lit("")
	}
	args = slices.Clone(args)
	format := args[0]
	var data automode.Data
	for _, a := range args {
		data |= a.Data
	}
	unknown := commands.Word{Many: true, Data: data}
	for _, a := range args {
		unknown.Encoded = unknown.Encoded || Hidden(a.Text)
	}
	if !format.Exact() || len(args) > 256 {
		return unknown
	}
	args = args[1:]
	w := commands.Lit("")
	s := format.Text
	if !oneToLine(s) && slices.ContainsFunc(args, several) || strings.TrimSuffix(strings.TrimSuffix(s, "\n"), `\n`) != "%s" && slices.ContainsFunc(args, listed) {
		return unknown
	}
	for i, taken := 0, len(args); i < len(s); i++ {
		switch {
		case s[i] == '%' && i+1 < len(s) && (s[i+1] == 's' || s[i+1] == 'c'):
			i++
			if len(args) > 0 {
				if s[i] == 'c' {
					if !args[0].Exact() || args[0].Text == "" || args[0].Text[0] >= 0x80 {
						return unknown // of nothing it makes a letter that ends texts
					}
					args[0].Text = args[0].Text[:1]
				}
				w = value.Concat(w, args[0])
				args = args[1:]
			}
		case s[i] == '%' && i+1 < len(s) && s[i+1] == '%':
			i++
			w = value.Concat(w, commands.Lit("%"))
		case s[i] == '%' && padded(s[i+1:]) > 0:
			i += padded(s[i+1:])
			w = value.Concat(w, commands.Word{Known: automode.Bounded, Digits: true})
			if len(args) > 0 {
				args = args[1:]
			}
		case s[i] == '\\' && i+1 < len(s) && (s[i+1] == 'n' || s[i+1] == 't'):
			i++
			c := "\n"
			if s[i] == 't' {
				c = "\t"
			}
			w = value.Concat(w, commands.Lit(c))
		case s[i] == '\\' && plainEscape(s[i:]) > 0:
			c, used := letterOf(s[i:])
			w = value.Concat(w, commands.Lit(c))
			w.Encoded = true
			i += used - 1
		case s[i] == '%' || s[i] == '\\':
			return unknown
		default:
			w = value.Concat(w, commands.Lit(s[i:i+1]))
		}
		if i == len(s)-1 && len(args) > 0 && len(args) < taken {
			i, taken = -1, len(args) // the format is used again
		}
	}
	if len(args) > 0 {
		return unknown
	}
	w.Data |= data
	return w
}

// several reports whether an argument stands for as many as there are names that match.
func several(w commands.Word) bool { return w.Glob && !w.One || w.Many }

// listed reports whether an argument is a text of several names.
func listed(w commands.Word) bool { return w.Blanks && !w.Digits }

// oneToLine reports whether a format makes a line of each argument. Those that another
// one runs together, or puts side by side, are no names any more.
func oneToLine(format string) bool {
	plain := strings.ReplaceAll(format, "%%", "")
	return strings.Count(plain, "%") == 1 && (strings.HasSuffix(format, "\n") || strings.HasSuffix(format, `\n`) && !strings.HasSuffix(format, `\\n`))
}

// padded is how long the rest of a conversion is that writes a number, perhaps with
// noughts in front, 0 where it is none.
func padded(s string) int {
	n := 0
	if strings.HasPrefix(s, "0") {
		n = 1 + len(s[1:]) - len(strings.TrimLeft(s[1:], "0123456789"))
	}
	if n < 4 && strings.HasPrefix(s[n:], "d") {
		return n + 1
	}
	return 0
}

// letterOf is the plain letter that the number behind a backslash stands for, "\x2f"
// or "\057", and how much of the text says so; none where it is another letter.
func letterOf(s string) (letter string, used int) {
	digits, base := s[1:min(len(s), 4)], 8
	if strings.HasPrefix(digits, "x") {
		digits, base = s[2:min(len(s), 4)], 16
	}
	n, err := strconv.ParseUint(digits, base, 8)
	if err != nil || n < ' ' || n > '~' || len(digits) != 2 && base == 16 || len(digits) != 3 && base == 8 {
		return "", 0
	}
	return string(rune(n)), 1 + len(digits) + base/16
}

// plainEscape is how long the number of a plain letter is that stands here.
func plainEscape(s string) int {
	_, used := letterOf(s)
	return used
}

// Read is the text that words come to where what is behind their backslashes
// is read as most shells do; nil where they are not known.
func Read(args []commands.Word) []string {
	var b decoding
	for i := range args {
		if !args[i].Exact() {
			return nil
		}
		if t := args[i].Text; i > 0 || len(t) < 2 || t[0] != '-' {
			b.read(t)
			b.WriteByte(' ')
		}
	}
	if !strings.Contains(b.String(), "\n") {
		return nil
	}
	return []string{b.String()}
}

// Hidden reports whether letters are written as their numbers.
func Hidden(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		if i++; s[i] == 'x' || s[i] == 'u' || s[i] == 'U' || s[i] >= '0' && s[i] <= '7' {
			return true
		}
	}
	return false
}
