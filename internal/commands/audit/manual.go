package main

import (
	"regexp"
	"slices"
	"strings"
)

// option is an entry of a manual: the spellings of one option, and the
// beginning of what is said of it.
type option struct {
	names []spelling
	about string
}

// spelling is one name of an option, and what a manual says of its value.
type spelling struct {
	name  string
	value arity
}

// arity is how an option takes a value. The zero value: it takes none.
type arity uint8

const (
	none     arity = iota
	needed         // the next word, or attached
	attached       // attached, or none
	either         // none, or the next word
)

func (a arity) String() string {
	return [...]string{"no value", "a value", "a value when attached", "a value or none"}[a]
}

// options reads the options out of a manual's text, as man or a program's
// --help prints it. What stands underlined, as terminals of old overstrike it,
// is a value. A line counts that begins with a dash where text does not run on
// from the line above.
func options(text string) []option {
	var all []option
	above, aboveIs, blank := -1, false, true
	lines := strings.Split(text, "\n")
	for i, raw := range lines {
		line := strings.ReplaceAll(plain(raw), "\t", "        ")
		rest := strings.TrimLeft(line, " │|")
		if strings.TrimSpace(rest) == "" {
			blank = true
			continue
		}
		indent := len(line) - len(rest)
		is := begins.MatchString(rest) && (blank || aboveIs || indent != above)
		if is {
			next := ""
			if i+1 < len(lines) {
				next = plain(lines[i+1])
			}
			o := read(rest, next)
			if is = len(o.names) > 0; is {
				all = append(all, o)
			}
		}
		above, aboveIs, blank = indent, is, false
	}
	return all
}

var (
	begins = regexp.MustCompile(`^(-\[?[A-Za-z0-9?#@:.]|--[\[A-Za-z0-9]|-$|\+[a-zA-Z]\b)`)
	name   = regexp.MustCompile(`^(--?\[no-?\][A-Za-z0-9][\w.-]*|--[A-Za-z0-9][\w.:-]*\w|--\w|-[A-Za-z0-9?#@:%.][\w-]*|\+[a-zA-Z])`)
	// What may stand behind a name: a value between signs, or a word that is
	// underlined, in capitals, or all that there is in front of the gap.
	glued = regexp.MustCompile(`^(\[[=:]?[^\]]*\]+|[=:]?(<[^>]*>|\{[^}]*\}|«[^»]*»|"[^"]*")(\.\.\.)?|=[^\s,|]+|=$)`)
	apart = regexp.MustCompile(`^ (<[^>]*>|'[^']*'|\[[^\]]*\]+|«[^»]*»|\{[^}]*\}|[A-Z][A-Z0-9_:.|/=-]*\b|[a-zA-Z][\w:.=|/<>-]*)(\.\.\.)?`)
)

// read takes the spellings at the beginning of an entry. Text follows behind a
// gap of two blanks or more, or in the line below.
func read(line, next string) option {
	o := option{about: strings.TrimSpace(bareText(next))}
	tag := line
	if i := gap(line); i > 0 {
		tag, o.about = line[:i], strings.TrimSpace(bareText(line[i:]))
	}
	for rest := tag; ; {
		n := name.FindString(rest)
		if n == "" {
			break
		}
		rest = rest[len(n):]
		s := spelling{name: n}
		if len(n) > 2 {
			s.name = strings.TrimRight(n, ".:")
		}
		if len(n) == 2 && n[0] == '-' && strings.HasPrefix(rest, "«") || !strings.HasPrefix(rest, " ") {
			if v := glued.FindString(rest); v != "" {
				s.value, rest = needed, rest[len(v):]
				if v[0] == '[' || v == "=true:" || v == "=false:" {
					s.value = attached
				}
			}
		}
		if v := apart.FindString(rest); v != "" && s.value == none && isValue(v, rest[len(v):], tag) {
			s.value, rest = needed, rest[len(v):]
			if v[1] == '[' {
				s.value = either
			}
		}
		o.names = append(o.names, spread(s)...)
		i := separator.FindString(rest)
		if i == "" {
			break
		}
		rest = rest[len(i):]
	}
	o.share()
	return o
}

// share gives the value behind the last spelling to all, but for one that stands
// there without and with it: "-c, --check, --check=WAY".
func (o *option) share() {
	n := len(o.names)
	if n < 2 || o.names[n-1].value == none {
		return
	}
	last := o.names[n-1]
	if i := slices.IndexFunc(o.names, func(s spelling) bool { return s.name == last.name }); i < n-1 {
		o.names[i].value = attached
		return
	}
	for i := range o.names[:n-1] {
		if o.names[i].value == none {
			o.names[i].value = last.value
		}
	}
}

var separator = regexp.MustCompile(`^(\s*[,|/]\s*|\s+or\s+|\s+)`)

// isValue reports whether a word behind a name and a blank is its value, and
// not the beginning of text.
func isValue(v, behind, tag string) bool {
	if v[1] == '<' || v[1] == '\'' || v[1] == '[' || v[1] == '{' || strings.HasPrefix(v, " «") {
		return true
	}
	if v == " or" || v == " and" {
		return false
	}
	behind = strings.TrimSpace(behind)
	return behind == "" || behind[0] == ',' || behind[0] == '|' || behind[0] == '-' || behind[0] == '[' || strings.ToUpper(v) == v && len(v) > 2
}

// spread is an option and its opposite, where "[no-]" stands for both.
func spread(s spelling) []spelling {
	for _, no := range []string{"[no-]", "[no]"} {
		if dash, word, ok := strings.Cut(s.name, no); ok {
			return []spelling{{dash + word, s.value}, {dash + strings.Trim(no, "[]") + word, none}}
		}
	}
	return []spelling{s}
}

// gap is where text begins behind two blanks or more, -1 when there is none.
func gap(line string) int {
	from := 0
	for {
		i := strings.Index(line[from:], "  ")
		if i < 0 {
			return -1
		}
		i += from
		if rest := strings.TrimLeft(line[i:], " "); !begins.MatchString(rest) && !strings.HasPrefix(rest, "«") {
			return i
		}
		from = i + 2 + len(line[i:]) - len(strings.TrimLeft(line[i:], " ")) - 2
	}
}

// plain takes overstriking out of a line, with «» around what was underlined,
// and the escapes of terminals.
func plain(line string) string {
	line = escapes.ReplaceAllString(line, "")
	var b strings.Builder
	under := false
	r := []rune(line)
	for i := 0; i < len(r); i++ {
		u := false
		for i+2 < len(r) && r[i+1] == '\b' {
			u = u || r[i] == '_' && r[i+2] != '_'
			i += 2
		}
		if u != under && r[i] != ' ' && r[i] != '_' {
			if under = u; u {
				b.WriteRune('«')
			} else {
				b.WriteRune('»')
			}
		} else if under && r[i] == ' ' {
			under = false
			b.WriteRune('»')
		}
		b.WriteRune(r[i])
	}
	if under {
		b.WriteRune('»')
	}
	return strings.NewReplacer("‐", "-", "−", "-", "–", "-").Replace(b.String())
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

func bareText(s string) string { return strings.NewReplacer("«", "", "»", "").Replace(s) }

// subcommands are the names under a heading of commands in what --help prints.
func subcommands(text string) []string {
	var all []string
	in, indent := false, 0
	for raw := range strings.SplitSeq(text, "\n") {
		line := bareText(plain(raw))
		rest := strings.TrimLeft(line, " ")
		at := len(line) - len(rest)
		switch {
		case rest == "":
		case at == 0:
			in, indent = heading.MatchString(rest), 0
		case in:
			m := entry.FindStringSubmatch(rest)
			if indent == 0 {
				indent = at
			}
			if m == nil || at != indent {
				continue
			}
			for n := range strings.SplitSeq(m[1], ", ") {
				if !slices.Contains(all, n) {
					all = append(all, n)
				}
			}
		}
	}
	return all
}

var (
	heading = regexp.MustCompile(`(?i)^([\w -]*commands?[\w ()-]*:?|commands .*:)$`)
	entry   = regexp.MustCompile(`^([a-z][\w-]*(?:, [a-z][\w-]*)*)\*?:?(  |$| [<\[])`)
)
