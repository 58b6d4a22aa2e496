//go:build !lean

package shell

import (
	"regexp"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code/condition"
)

// expression is one that names are held against.
type expression = *regexp.Regexp

// maxExpression bounds how long an expression is read, and maxExpressions how many are.
const maxExpression, maxExpressions = 256, 16

// mayMean reports whether one of the expressions holds of a name, or of a folder around it,
// when it is read as what it says of a name in plain letters: listings write paths in more
// ways than are tried.
func (s *sieve) mayMean(name string) bool {
	for i := range s.says.Any {
		for one := range strings.SplitSeq(strings.NewReplacer(`\|`, "|", "(", "", ")", "").Replace(s.says.Any[i].Text), "|") {
			begins, ends := "*", "*"
			if strings.HasPrefix(one, "^") {
				begins = ""
			}
			if strings.HasSuffix(one, "$") {
				ends = ""
			}
			pattern := lastName(strings.TrimSuffix(strings.TrimSuffix(one, "$"), "/"))
			pattern = strings.NewReplacer(`\.`, ".", ".*", "*").Replace(strings.Trim(pattern, "^$!"))
			if strings.Trim(pattern, "*.?") != "" && speaksOf(begins+pattern+ends, name) {
				return true
			}
		}
	}
	return false
}

// regularOf are the expressions that a word holds, one a line, or where loose is set others that
// hold of all that they hold of; nil: nobody knows them.
func regularOf(w *commands.Word, s *commands.Sieve, loose bool) (list []expression) {
	if !w.Exact() || len(w.Text) > maxExpression || strings.Count(w.Text, "\n") >= maxExpressions {
		return nil
	}
	for one := range strings.SplitSeq(w.Text, "\n") {
		read := strictly
		if loose {
			read = loosely
		}
		text, ok := read(one, s.Form)
		if !ok {
			return nil
		}
		switch {
		case s.Whole:
			text = "^(?:" + text + ")$"
		case s.Words && !loose:
			text = `(?:^|\W)(?:` + text + `)(?:\W|$)`
		}
		if s.Fold {
			text = "(?i)" + text
		}
		e, err := regexp.Compile(text)
		if err != nil {
			return nil
		}
		list = append(list, e)
	}
	return list
}

// strictly is an expression as Go writes it, where all dialects mean the same by that.
func strictly(text string, form commands.Form) (string, bool) {
	text, ok := rewritten(text, form)
	return text, ok && (form == commands.PlainForm || condition.Common(classes.Replace(text)))
}

// classes are the kinds of letters that all dialects know in a list of some.
var classes = strings.NewReplacer("[:alnum:]", "a", "[:alpha:]", "a", "[:blank:]", "a", "[:cntrl:]", "a", "[:digit:]", "a", "[:lower:]", "a", "[:punct:]", "a", "[:space:]", "a", "[:upper:]", "a", "[:xdigit:]", "a")

// rewritten is an expression as Go writes it.
func rewritten(text string, form commands.Form) (string, bool) {
	switch form {
	case commands.PlainForm:
		return regexp.QuoteMeta(text), true
	case commands.PerlForm:
		return text, !strings.Contains(text, `\<`) && !strings.Contains(text, `\>`) // to some they are where a word begins
	case commands.BasicForm, commands.ExtendedForm, commands.FindForm:
	default:
		return "", false
	}
	var b strings.Builder
	basic := form == commands.BasicForm
	for i := 0; i < len(text); i++ {
		c := text[i]
		first := i == 0 || strings.HasSuffix(text[:i], "(") || strings.HasSuffix(text[:i], "|")
		switch {
		case c == '[':
			n := bracket(text[i:])
			if n == 0 {
				return "", false
			}
			if strings.Contains(text[i:i+n], `\`) {
				return "", false // to some it is a letter
			}
			b.WriteString(text[i : i+n])
			i += n - 1
		case c == '\\' && i+1 < len(text):
			i++
			switch c = text[i]; {
			case strings.IndexByte("<>`'", c) >= 0:
				return "", false
			case strings.IndexByte("(){}|+?", c) >= 0 && form != commands.ExtendedForm:
				b.WriteByte(c)
			case strings.IndexByte("wWsSbB", c) >= 0, c < '0', c > '9' && c < 'A', c > 'Z' && c < 'a', c > 'z' && c < 0x80:
				b.WriteString(text[i-1 : i+1])
			default:
				return "", false
			}
		case basic && strings.IndexByte("(){}|+?", c) >= 0:
			b.WriteString(`\` + text[i:i+1])
		case c == '*' && first && basic:
			b.WriteString(`\*`)
		case c == '*' && (first || text[i-1] == '^'), c == '{' && form == commands.FindForm, basic && c == '^' && !first:
			return "", false
		case basic && c == '$' && i+1 < len(text) && !strings.HasPrefix(text[i+1:], `\)`) && !strings.HasPrefix(text[i+1:], `\|`):
			return "", false
		default:
			b.WriteByte(c)
		}
	}
	return b.String(), true
}

// bracket is how long a list of letters is that a text begins with; 0: nobody reads it.
func bracket(text string) int {
	i := 1
	if i < len(text) && text[i] == '^' {
		i++
	}
	if i < len(text) && text[i] == ']' {
		return 0
	}
	for ; i < len(text); i++ {
		switch {
		case strings.HasPrefix(text[i:], "[:"):
			end := strings.Index(text[i:], ":]")
			if end < 0 {
				return 0
			}
			i += end + 1
		case text[i] == '[':
			return 0
		case text[i] == ']':
			return i + 1
		}
	}
	return 0
}
