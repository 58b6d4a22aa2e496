package recipe

import (
	"slices"
	"strconv"
	"strings"
)

// A text under way may hold parts that are not known: a mark, then the number
// of the part, then a mark. No file that is read holds the mark itself.
const mark = "\x00"

// part is a piece of text that is not known.
type part struct {
	env   string // it is this variable of the environment
	shell string // it is what this command prints
	once  bool   // the command ran while the file was read
}

// parts are the unknown pieces of one reading.
type parts struct{ list []part }

// add returns the text that stands for a part.
func (p *parts) add(x part) string {
	for i, old := range p.list {
		if old == x && x != (part{}) {
			return mark + strconv.Itoa(i) + mark
		}
	}
	p.list = append(p.list, x)
	return mark + strconv.Itoa(len(p.list)-1) + mark
}

func vague(s string) bool { return strings.Contains(s, mark) }

// finish gives the text that a shell would read, with a variable for every
// part that is not known, and what these variables take.
func (p *parts) finish(s string) (text string, takes []Take) {
	if !vague(s) {
		return s, nil
	}
	var b strings.Builder
	var q quoting
	for s != "" {
		before, rest, found := strings.Cut(s, mark)
		b.WriteString(before)
		q.read(before)
		if !found {
			break
		}
		number, after, _ := strings.Cut(rest, mark)
		s = after
		n, _ := strconv.Atoi(number)
		x := p.list[n]
		name := x.env
		if name == "" {
			name = "_part" + number
			take := Take{Name: name, Once: x.once}
			if x.shell != "" {
				var inner []Take
				take.Text, inner = p.finish(x.shell)
				takes = append(takes, inner...)
			}
			known := false
			for _, t := range takes {
				known = known || t == take
			}
			if !known {
				takes = append(takes, take)
			}
		}
		if q.single {
			b.WriteString(`'"${` + name + `}"'`)
		} else {
			b.WriteString("${" + name + "}")
		}
	}
	return b.String(), takes
}

// quoting follows the quotes of shell text.
type quoting struct{ single, double bool }

func (q *quoting) read(s string) {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case q.single:
			q.single = c != '\''
		case c == '\\':
			i++
		case c == '"':
			q.double = !q.double
		case c == '\'' && !q.double:
			q.single = true
		}
	}
}

// quoted is a text as one word of the shell.
func quoted(s string) string {
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// plainName reports whether a name is one that a shell's variable can have.
func plainName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '_' && (c|0x20 < 'a' || c|0x20 > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// sorted are the names of a list, in order.
func sorted[T any](list map[string]T) []string {
	names := make([]string, 0, len(list))
	for n := range list {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
