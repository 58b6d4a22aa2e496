//go:build !lean

package shell

import (
	"regexp"
	"strings"

	"automode/internal/commands"
)

// Of an expression that is written as one dialect alone reads it, what a line has to hold at
// least: assertions are left out, and what stands for something else stands for anything.

// loosely is an expression that holds of all that another one holds of.
func loosely(text string, form commands.Form) (string, bool) {
	l := loosening{text: text, form: form}
	ok := l.all()
	return l.out.String(), ok
}

// loosening is one expression on its way.
type loosening struct {
	text string
	at   int // what is read next
	form commands.Form
	out  strings.Builder
}

// all rewrites the whole of it; false: it is not known what it holds of.
func (l *loosening) all() bool {
	basic := l.form == commands.BasicForm
	for l.at < len(l.text) {
		c, rest := l.text[l.at], l.text[l.at+1:]
		first := l.at == 0 || strings.HasSuffix(l.text[:l.at], "(") || strings.HasSuffix(l.text[:l.at], "|")
		operator := strings.IndexByte("(){}|+?", c) >= 0
		l.at++
		switch {
		case c == '\\':
			if !l.escaped(rest) {
				return false
			}
		case c == '[':
			n := l.list(rest)
			if n < 0 {
				return false
			}
			l.out.WriteByte('.')
			l.at += n
		case basic && operator:
			l.out.WriteString(regexp.QuoteMeta(string(c)))
		case c == '{' && (l.form == commands.FindForm || strings.HasPrefix(rest, ",")):
			return false
		case c == '(' && l.form == commands.PerlForm && rest != "" && (rest[0] == '?' || rest[0] == '*'):
			if !l.group(rest) {
				return false
			}
		case c == '*' && first && basic:
			l.out.WriteString(`\*`)
		case c == '*' && (first || l.text[l.at-2] == '^'):
			l.out.WriteString(".*")
		case c == '+' && l.form == commands.PerlForm && !first && strings.IndexByte("*+?}", l.text[l.at-2]) >= 0 && !strings.HasSuffix(l.text[:l.at-2], `\`):
			// what it took it does not give back
		case basic && c == '^' && !first, basic && c == '$' && rest != "" && !strings.HasPrefix(rest, `\)`) && !strings.HasPrefix(rest, `\|`):
			l.out.WriteString(".?")
		default:
			l.out.WriteByte(c)
		}
	}
	return true
}

// escaped is what a letter behind a backslash stands for.
func (l *loosening) escaped(rest string) bool {
	if rest == "" {
		return false
	}
	c, perl := rest[0], l.form == commands.PerlForm
	l.at++
	switch {
	case !perl && l.form != commands.ExtendedForm && strings.IndexByte("(){}|+?", c) >= 0:
		l.out.WriteByte(c)
	case strings.IndexByte("bB", c) >= 0, perl && strings.IndexByte("GKE", c) >= 0:
	case perl && c == 'A':
		l.out.WriteByte('^')
	case perl && (c == 'Z' || c == 'z'):
		l.out.WriteByte('$')
	case strings.IndexByte("wWsS", c) >= 0, perl && strings.IndexByte("dDntrf", c) >= 0:
		l.out.WriteString(`\` + rest[:1])
	case strings.IndexByte("<>`'", c) >= 0:
		l.out.WriteString(regexp.QuoteMeta(rest[:1]) + "?") // or where a word begins
	case '0' <= c && c <= '9':
		for l.at < len(l.text) && '0' <= l.text[l.at] && l.text[l.at] <= '9' {
			l.at++
		}
		l.out.WriteString(".*")
	case perl && c == 'x' && len(rest) > 2 && rest[1] != '{':
		l.at += 2
		l.out.WriteString(".?.?.?")
	case perl && c == 'x' && strings.Contains(rest, "}"):
		l.at += strings.IndexByte(rest, '}')
		l.out.WriteByte('.')
	case 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || c >= 0x80:
		return false
	default:
		l.out.WriteString(regexp.QuoteMeta(rest[:1]))
	}
	return true
}

// group reads how a group begins, "?" and what follows, and leaves out what is only looked at.
func (l *loosening) group(rest string) bool {
	if end := strings.IndexAny(rest, ":)"); end > 1 && strings.Trim(rest[1:end], "imsU-") == "" {
		l.out.WriteString("(" + rest[:end+1])
		l.at += end + 1
		return true
	}
	for _, begins := range [...]string{"?=", "?!", "?<=", "?<!", "?#"} {
		if strings.HasPrefix(rest, begins) {
			n := groupEnd(rest)
			l.at += n
			return n > 0 && (l.at == len(l.text) || strings.IndexByte("*+?{", l.text[l.at]) < 0)
		}
	}
	for _, begins := range [...]string{"?:", "?>", "?|"} {
		if strings.HasPrefix(rest, begins) {
			l.out.WriteString("(?:")
			l.at += len(begins)
			return true
		}
	}
	if name := strings.IndexByte(rest, '>'); name > 0 && (strings.HasPrefix(rest, "?<") || strings.HasPrefix(rest, "?P<")) {
		l.out.WriteString("(?:")
		l.at += name + 1
		return true
	}
	return false
}

// groupEnd is where the group ends that a text stands in; 0: nobody knows.
func groupEnd(text string) int {
	deep := 1
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '[':
			return 0
		case '(':
			deep++
		case ')':
			if deep--; deep == 0 {
				return i + 1
			}
		}
	}
	return 0
}

// list is how long the rest of a list of letters is; less than nothing: nobody knows.
func (l *loosening) list(rest string) int {
	i := 0
	if strings.HasPrefix(rest, "^") {
		i++
	}
	if strings.HasPrefix(rest[i:], "]") {
		i++
	}
	for ; i < len(rest); i++ {
		switch {
		case rest[i] == '\\':
			if l.form != commands.PerlForm {
				if strings.HasPrefix(rest[i+1:], "]") {
					return -1 // to some the list ends there
				}
				continue
			}
			i++
		case strings.HasPrefix(rest[i:], "[:"):
			end := strings.Index(rest[i:], ":]")
			if end < 0 {
				return -1
			}
			i += end + 1
		case rest[i] == '[':
			return -1
		case rest[i] == ']':
			return i + 1
		}
	}
	return -1
}
