package recipe

import "strings"

// condition is one "if" that is being read.
type condition struct {
	live bool // the lines that follow count
	done bool // a branch of it counted already
	off  bool // the whole of it stands where nothing counts
}

// read reads the lines of a makefile.
func (m *makefile) read(text string) {
	var conds []condition
	var last *rule // the rule that recipe lines belong to
	live := func() bool { return len(conds) == 0 || conds[len(conds)-1].live }
	for text != "" && !m.tired() {
		var raw string
		raw, text = logical(text)
		if strings.HasPrefix(raw, m.prefix) && last != nil {
			if live() {
				last.recipe = append(last.recipe, m.unprefixed(raw[1:]))
			}
			continue
		}
		l := strings.TrimLeft(joined(uncommented(raw)), " \t") // blanks behind a value belong to it
		if strings.TrimSpace(l) == "" {
			continue
		}
		word, rest := firstWord(l)
		switch word {
		case "ifeq", "ifneq", "ifdef", "ifndef":
			c := condition{off: !live()}
			if !c.off {
				c.live = m.condition(word, rest)
				c.done = c.live
			}
			conds = append(conds, c)
			continue
		case "else":
			if len(conds) == 0 {
				m.wrong("an else without an if")
				return
			}
			c := &conds[len(conds)-1]
			c.live = !c.off && !c.done
			if next, more := firstWord(rest); c.live && next != "" {
				c.live = m.condition(next, more)
			}
			c.done = c.done || c.live
			continue
		case "endif":
			if len(conds) == 0 {
				m.wrong("an endif without an if")
				return
			}
			conds = conds[:len(conds)-1]
			continue
		}
		if body, after, is := m.define(l, text); is {
			text = after
			if live() {
				m.set(body, m.vars)
			}
			last = nil
			continue
		}
		if !live() {
			continue
		}
		last = m.line(l, raw)
	}
	if len(conds) > 0 {
		m.wrong("an if without its endif")
	}
}

// unprefixed takes away what begins the further lines of a recipe's line: it
// belongs to make.
func (m *makefile) unprefixed(s string) string { return strings.ReplaceAll(s, "\\\n"+m.prefix, "\\\n") }

// wrong is a makefile that make would not take.
func (m *makefile) wrong(why string) {
	m.cannot("it is no makefile: " + why)
	m.broken = true
}

// logical takes one line off a text, with those that a backslash joins to it.
func logical(text string) (line, rest string) {
	end := 0
	for {
		i := strings.IndexByte(text[end:], '\n')
		if i < 0 {
			return text, ""
		}
		end += i
		slashes := 0
		for slashes < end && text[end-1-slashes] == '\\' {
			slashes++
		}
		if slashes%2 == 0 {
			return text[:end], text[end+1:]
		}
		end++
	}
}

// joined makes one line of several.
func joined(s string) string {
	for {
		i := strings.Index(s, "\\\n")
		if i < 0 {
			return s
		}
		s = strings.TrimRight(s[:i], " \t") + " " + strings.TrimLeft(s[i+2:], " \t")
	}
}

// uncommented cuts the comment off a line.
func uncommented(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] == '#' {
			if i > 0 && s[i-1] == '\\' {
				s = s[:i-1] + s[i:]
				i--
				continue
			}
			return s[:i]
		}
	}
	return s
}

func firstWord(s string) (word, rest string) {
	s = strings.TrimLeft(s, " \t")
	if i := strings.IndexAny(s, " \t("); i >= 0 {
		return s[:i], strings.TrimLeft(s[i:], " \t")
	}
	return s, ""
}

// define reads "define NAME" up to its "endef".
func (m *makefile) define(l, text string) (a assignment, rest string, is bool) {
	l = strings.TrimSpace(l)
	for {
		word, more := firstWord(l)
		switch word {
		case "override":
			a.override, l = true, more
			continue
		case "export":
			a.export, l = true, more
			continue
		case "define":
			l = more
		default:
			return a, text, false
		}
		break
	}
	a.op = "="
	for _, op := range [...]string{":::=", "::=", ":=", "?=", "+=", "!=", "="} {
		if n, ok := strings.CutSuffix(l, op); ok {
			a.op, l = op, n
			break
		}
	}
	a.name = m.expand(strings.TrimSpace(l))
	var body []string
	depth := 1
	for text != "" {
		var raw string
		raw, text = logical(text)
		switch word, _ := firstWord(uncommented(raw)); word {
		case "define":
			depth++
		case "endef":
			depth--
		}
		if depth == 0 {
			a.value = strings.Join(body, "\n")
			return a, text, true
		}
		body = append(body, raw)
	}
	m.wrong("a define without its endef")
	return a, "", true
}

// line reads one line that is neither a condition nor a recipe's. It returns
// the rule that recipe lines after it belong to.
func (m *makefile) line(l, raw string) *rule {
	word, rest := firstWord(l)
	if _, _, assigns := operator(l); !assigns {
		switch word {
		case "include", "-include", "sinclude":
			m.include(rest, word == "include")
			return nil
		case "export", "unexport", "override", "private", "undefine":
			m.modified(word, rest)
			return nil
		case "vpath":
			m.expand(rest) // for what is run on the way; it says only where files are looked for
			return nil
		case "load", "-load":
			m.cannot("it loads an extension of make")
			return nil
		}
	} else if word == "export" || word == "override" || word == "private" {
		m.modified(word, rest)
		return nil
	}
	if a, ok := assigned(l); ok {
		a.name = m.expand(a.name)
		m.assign(a)
		return nil
	}
	if outside(l, ':') < 0 {
		// What a reference comes to may be lines of its own.
		text := strings.TrimSpace(m.expand(l))
		switch {
		case text == "":
		case vague(text):
			m.cannot("a line of it is not known")
		case text == strings.TrimSpace(l) || m.nested >= maxNested:
			m.wrong("a line that is neither a rule nor a variable")
		default:
			m.nested++
			m.read(text)
			m.nested--
		}
		return nil
	}
	return m.rule(l, raw)
}

// assign sets a variable of the whole file.
func (m *makefile) assign(a assignment) {
	if vague(a.name) || a.name == "" {
		m.cannot("which variable is set is not known")
		return
	}
	switch a.name {
	case ".RECIPEPREFIX":
		if m.prefix = "\t"; a.value != "" {
			m.prefix = a.value[:1]
		}
	case "MAKEFLAGS", "GNUMAKEFLAGS", "MAKEFILES":
		for _, f := range strings.Fields(m.expand(a.value)) {
			switch f {
			case "-s", "s", "-r", "r", "-R", "-rR", "-k", "--silent", "--no-print-directory", "--no-builtin-rules", "--no-builtin-variables", "--warn-undefined-variables", "-j", "--output-sync", "-Otarget":
			default:
				m.cannot("it changes the options of make itself")
			}
		}
	}
	m.set(a, m.vars)
}

// modified reads a line that begins with export, override and their kin.
func (m *makefile) modified(word, rest string) {
	a := assignment{}
	for {
		switch word {
		case "export":
			a.export = true
		case "override":
			a.override = true
		case "unexport", "undefine":
			for _, n := range strings.Fields(m.expand(rest)) {
				if word == "undefine" {
					delete(m.vars, n)
				}
				for i := range m.export {
					if m.export[i] == n {
						m.export[i] = ""
					}
				}
			}
			return
		}
		next, more := firstWord(rest)
		if next != "export" && next != "override" && next != "private" && next != "unexport" {
			break
		}
		word, rest = next, more
	}
	if b, ok := assigned(rest); ok {
		b.name, b.export, b.override = m.expand(b.name), a.export, a.override
		m.assign(b)
		return
	}
	if a.export {
		names := strings.Fields(m.expand(rest))
		m.all = m.all || len(names) == 0
		m.export = append(m.export, names...)
	}
}

// operator finds the operator of an assignment: nothing but one name stands in
// front of it, and no colon of a rule.
func operator(l string) (at int, op string, ok bool) {
	blank := false
	for i := 0; i < len(l); i++ {
		switch c := l[i]; c {
		case '$':
			if i+1 < len(l) && (l[i+1] == '(' || l[i+1] == '{') {
				if end := closing(l, i+1); end > 0 {
					i = end
					continue
				}
			}
			i++
		case ' ', '\t':
			blank = true
			continue
		case ':', '?', '+', '!', '=':
			for _, op := range [...]string{":::=", "::=", ":=", "?=", "+=", "!=", "="} {
				if strings.HasPrefix(l[i:], op) {
					return i, op, true
				}
			}
			if c == ':' {
				return 0, "", false
			}
		}
		if blank {
			return 0, "", false
		}
	}
	return 0, "", false
}

// assigned reads NAME = value.
func assigned(l string) (assignment, bool) {
	at, op, ok := operator(l)
	if !ok {
		return assignment{}, false
	}
	return assignment{name: strings.TrimSpace(l[:at]), op: op, value: strings.TrimLeft(l[at+len(op):], " \t")}, true
}

// closing is where the bracket at from is closed, -1 when it is not.
func closing(s string, from int) int {
	open, shut := s[from], byte(')')
	if open == '{' {
		shut = '}'
	}
	depth := 0
	for i := from; i < len(s); i++ {
		switch s[i] {
		case open:
			depth++
		case shut:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// condition is the outcome of ifeq and its kin.
func (m *makefile) condition(word, rest string) bool {
	switch word {
	case "ifdef", "ifndef":
		name := strings.TrimSpace(m.expand(rest))
		v, defined := m.lookup(name)
		known := !vague(name) && (defined && !v.maybe || strings.HasPrefix(name, "."))
		is := m.holds("ifdef "+name, known, defined && v.value != "")
		return is == (word == "ifdef")
	case "ifeq", "ifneq":
		a, b, ok := pair(rest)
		if !ok {
			m.wrong("a condition that is not read")
			return false
		}
		m.free = false
		a, b = strings.TrimSpace(m.expand(a)), strings.TrimSpace(m.expand(b))
		known := !m.free && (a == b || !vague(a) && !vague(b))
		is := m.holds("ifeq "+a+"\x01"+b+"\x01"+rest, known, a == b)
		return is == (word == "ifeq")
	}
	m.wrong("a condition that is not read")
	return false
}

// pair takes the two sides of a condition apart: (a,b), "a" "b", 'a' "b".
func pair(s string) (a, b string, ok bool) {
	s = strings.TrimSpace(s)
	if s == "" {
		return
	}
	if s[0] == '(' {
		end := closing(s, 0)
		if end < 0 {
			return
		}
		inside := s[1:end]
		depth := 0
		for i := 0; i < len(inside); i++ {
			switch inside[i] {
			case '(', '{':
				depth++
			case ')', '}':
				depth--
			case ',':
				if depth == 0 {
					return inside[:i], inside[i+1:], true
				}
			}
		}
		return
	}
	for n := range 2 {
		s = strings.TrimLeft(s, " \t")
		if s == "" || s[0] != '"' && s[0] != '\'' {
			return
		}
		end := strings.IndexByte(s[1:], s[0])
		if end < 0 {
			return
		}
		if n == 0 {
			a = s[1 : end+1]
		} else {
			b = s[1 : end+1]
		}
		s = s[end+2:]
	}
	return a, b, true
}
