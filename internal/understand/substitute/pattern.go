package substitute

import (
	"regexp"
	"strings"
)

// pattern makes a pattern of sed's or Perl's one of Go's. Only those are read that
// every version reads alike: letters, any sign, sets, repeated signs, groups that
// are not repeated, and both ends of the line.
func (r *scanner) pattern(text string, within byte) (*regexp.Regexp, bool) {
	var b strings.Builder
	single := false  // one sign stands last, and may be repeated
	depth := 0       // of groups
	begins := true   // nothing stands in front but what begins a line
	operators := "*" // behind a sign
	if r.Extended || r.Perl {
		operators = "*+?"
	}
	literal := func(c byte) {
		b.WriteString(regexp.QuoteMeta(string(c)))
		single, begins = true, false
	}
	group := func(c byte) bool {
		b.WriteByte(c)
		if c == '(' {
			depth++
		} else if depth--; depth < 0 {
			return false
		}
		single = false
		begins = false
		return true
	}
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\':
			if i++; i == len(text) {
				return nil, false
			}
			c = text[i]
			basic := !r.Extended && !r.Perl
			switch {
			case c == within && c != '/' && strings.IndexByte("/,#!~:@%", c) < 0:
				return nil, false // whether it means itself differs
			case basic && (c == '(' || c == ')'):
				if !group(c) {
					return nil, false
				}
			case basic && r.GNU && (c == '+' || c == '?') && single:
				b.WriteByte(c)
				single = false
			case basic && strings.IndexByte("+?{}|", c) >= 0, c == '\'' && !r.Perl:
				return nil, false
			case isPunctuation(c):
				literal(c)
			case c == 'd' && r.Perl:
				b.WriteString("[0-9]")
				single, begins = true, false
			case c == 's' && (r.Perl || r.GNU):
				b.WriteString(`[\t\n\v\f\r ]`)
				single, begins = true, false
			default:
				return nil, false
			}
		case c == '[':
			n, ok := bracket(&b, text[i:])
			if !ok {
				return nil, false
			}
			i += n - 1
			single, begins = true, false
		case strings.IndexByte(operators, c) >= 0:
			if !single {
				return nil, false
			}
			b.WriteByte(c)
			single = false
		case c == '^' && i == 0:
			b.WriteByte(c)
		case c == '$' && i == len(text)-1:
			b.WriteString("(?m:$)")
			single = false
		case c == '.':
			b.WriteByte(c)
			single, begins = true, false
		case (r.Extended || r.Perl) && (c == '(' || c == ')'):
			if c == '(' && i+1 < len(text) && text[i+1] == '?' || !group(c) {
				return nil, false
			}
		case c == '^' || c == '$', (r.Extended || r.Perl) && strings.IndexByte("{}|", c) >= 0, r.Perl && (c == '@' || c == '#'):
			return nil, false
		default:
			literal(c)
		}
	}
	if depth != 0 || begins {
		return nil, false
	}
	find, err := regexp.Compile(b.String())
	return find, err == nil
}

// bracket reads a set, and gives how long it is. Of ranges only that of the digits
// is the same in every locale, and those of all letters together.
func bracket(b *strings.Builder, text string) (n int, ok bool) {
	inside := text[1:]
	not := strings.HasPrefix(inside, "^")
	if not {
		inside = inside[1:]
	}
	end := strings.IndexByte(inside, ']')
	for _, class := range []string{"[:space:]", "[:digit:]", "[:alnum:]", "[:alpha:]"} {
		if strings.HasPrefix(inside, class) && end == len(class)-1 {
			end = strings.IndexByte(inside[len(class):], ']') + len(class)
			if end < len(class) {
				return 0, false
			}
		}
	}
	if end <= 0 {
		return 0, false
	}
	set := inside[:end]
	n = len(text) - len(inside) + end + 1
	b.WriteByte('[')
	if not {
		b.WriteByte('^')
	}
	for _, class := range []string{"[:space:]", "[:digit:]", "[:alnum:]", "[:alpha:]"} {
		if rest, has := strings.CutPrefix(set, class); has {
			b.WriteString(class)
			set = rest
		}
	}
	for _, both := range []string{"a-zA-Z", "A-Za-z"} {
		if before, behind, has := strings.Cut(set, both); has {
			b.WriteString(both)
			set = before + behind
		}
	}
	if before, behind, has := strings.Cut(set, "0-9"); has {
		b.WriteString("0-9")
		set = before + behind
	}
	if strings.ContainsAny(set, `\[`) || strings.Contains(strings.Trim(set, "-"), "-") {
		return 0, false
	}
	for i := range len(set) {
		if c := set[i]; strings.IndexByte("-^&~", c) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(set[i])
	}
	b.WriteByte(']')
	return n, true
}
