package recipe

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"automode/internal/mask"
)

// environmental names variables that every environment holds, so that a
// makefile that does not set them means what they are.
func environmental(name string) bool {
	switch name {
	case "HOME", "PWD", "OLDPWD", "USER", "LOGNAME", "PATH", "TMPDIR", "TERM", "LANG", "EDITOR", "PAGER", "HOSTNAME", "GOPATH", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR":
		return true
	}
	return mask.SecretName(name)
}

// lookup finds a variable: as the command line has it, as the target has it,
// as the makefile has it, as the call's environment has it.
func (m *makefile) lookup(name string) (variable, bool) {
	var v *variable
	for s := m.scope; s != nil && v == nil; s = s.up {
		if auto, ok := s.auto[name]; ok {
			return variable{value: auto, simple: true}, true
		}
		v = s.vars[name]
	}
	if v == nil {
		v = m.vars[name]
	}
	if v == nil || !v.override {
		for _, s := range m.src.Sets {
			if s.Name == name {
				return variable{value: s.Value}, true
			}
		}
	}
	if v != nil && !v.builtin {
		return *v, true
	}
	switch e, found := m.environment(name); {
	case found == Whole:
		return variable{value: e, simple: true}, true
	case found == Closed:
		return variable{value: m.add(part{}), simple: true}, true
	case v != nil:
		return *v, true
	}
	return variable{}, false
}

// valueOf expands a variable's value.
func (m *makefile) valueOf(name string, v variable) string {
	if v.simple {
		return v.value
	}
	if m.nested++; m.nested > maxNested {
		m.nested--
		m.wrong("the variable " + name + " is made of itself")
		return ""
	}
	defer func() { m.nested-- }()
	return m.expand(v.value)
}

// expand gives what a text comes to.
func (m *makefile) expand(s string) string {
	if !strings.Contains(s, "$") || m.tired() {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '$' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch s[i] {
		case '$':
			b.WriteByte('$')
		case '(', '{':
			end := closing(s, i)
			if end < 0 {
				m.wrong("a reference that is not closed")
				return b.String()
			}
			b.WriteString(m.reference(s[i+1 : end]))
			i = end
		default:
			b.WriteString(m.variable(s[i : i+1]))
		}
		if b.Len() > maxText {
			m.wrong("a value that is too long")
			return ""
		}
	}
	m.work -= b.Len() / 64
	return b.String()
}

// reference is $(inside): a function, a variable, or one with its endings
// replaced.
func (m *makefile) reference(inside string) string {
	if i := strings.IndexAny(inside, " \t"); i > 0 {
		if f := inside[:i]; isFunction(f) {
			return m.function(f, strings.TrimLeft(inside[i:], " \t"))
		}
	}
	if i := outside(inside, ':'); i > 0 {
		if from, to, ok := strings.Cut(inside[i+1:], "="); ok {
			from, to = m.expand(from), m.expand(to)
			if !strings.Contains(from, "%") {
				from, to = "%"+from, "%"+to
			}
			return m.substituted(from, to, m.variable(m.expand(inside[:i])))
		}
	}
	return m.variable(m.expand(inside))
}

// variable is the value of a variable.
func (m *makefile) variable(name string) string {
	if vague(name) {
		return m.add(part{})
	}
	// $(@D) and $(@F) are the folder and the name in an automatic variable.
	if len(name) == 2 && strings.IndexByte("@<^+?*%", name[0]) >= 0 && (name[1] == 'D' || name[1] == 'F') {
		f := "notdir"
		if name[1] == 'D' {
			f = "dir"
		}
		return strings.TrimSuffix(m.function(f, "$"+name[:1]), "/")
	}
	v, ok := m.lookup(name)
	if ok {
		m.free = m.free || v.maybe
		return m.valueOf(name, v)
	}
	if environmental(name) {
		return m.add(part{env: name})
	}
	m.free = m.free || !strings.HasPrefix(name, ".")
	return ""
}

// shell is $(shell command): it runs when it is expanded.
func (m *makefile) shell(command string) string {
	if strings.TrimSpace(command) == "" {
		return ""
	}
	x := part{shell: command, once: m.scope == nil}
	text := m.add(x)
	// It runs whether its output is used or not.
	_, takes := m.finish(text)
	m.plan.add(Step{Takes: takes})
	return text
}

func isFunction(name string) bool {
	return strings.Contains(" subst patsubst strip findstring filter filter-out sort word words wordlist firstword lastword dir notdir suffix basename addsuffix addprefix join wildcard realpath abspath if or and intcmp let foreach file call value eval origin flavor error warning info shell guile ", " "+name+" ")
}

// arguments splits a function's arguments at their commas.
func arguments(s string, most int) []string {
	var list []string
	depth, from := 0, 0
	for i := 0; i < len(s) && len(list) < most-1; i++ {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case ',':
			if depth == 0 {
				list = append(list, s[from:i])
				from = i + 1
			}
		}
	}
	return append(list, s[from:])
}

// most is how many arguments a function takes.
func most(function string) int {
	switch function {
	case "subst", "patsubst", "wordlist", "foreach", "let":
		return 3
	case "findstring", "filter", "filter-out", "word", "addsuffix", "addprefix", "join":
		return 2
	case "if":
		return 3
	case "call", "or", "and", "file", "intcmp":
		return 64
	}
	return 1
}

// function is what a function comes to.
func (m *makefile) function(name, rest string) string {
	if m.nested++; m.nested > maxNested || m.tired() {
		m.nested--
		m.wrong("its functions are nested too deep")
		return ""
	}
	defer func() { m.nested-- }()
	args := arguments(rest, most(name))
	switch name {
	case "if", "or", "and":
		return m.choice(name, args)
	case "foreach":
		return m.each(args)
	case "call":
		return m.call(args)
	case "value":
		v, _ := m.lookup(m.expand(args[0]))
		return v.value
	case "eval":
		text := m.expand(args[0])
		if vague(text) {
			m.cannot("what it makes of a text at run time is not known")
			return ""
		}
		scope := m.scope
		m.scope = nil
		m.read(text)
		m.scope = scope
		return ""
	case "shell":
		return m.shell(m.expand(rest))
	case "origin", "flavor", "let", "intcmp":
		m.expand(rest)
		return m.add(part{})
	case "info", "warning":
		m.expand(rest)
		return ""
	case "error":
		m.expand(rest)
		return ""
	case "file", "guile":
		return m.outside(name, m.expand(rest))
	}
	free := false
	for i := range args {
		args[i] = m.expand(args[i])
		free = free || vague(args[i])
	}
	if name == "wildcard" {
		return m.add(part{})
	}
	if free && !wordwise(name) {
		return m.add(part{})
	}
	if len(args) < most(name) {
		m.wrong("a function without its arguments")
		return ""
	}
	return m.text(name, args)
}

// wordwise: the function changes each word by itself, or joins, so that a word
// with an unknown part can pass through it.
func wordwise(name string) bool { return name == "strip" || name == "addprefix" || name == "addsuffix" }

// choice is $(if …), $(or …) and $(and …).
func (m *makefile) choice(name string, args []string) string {
	var v string
	for i, a := range args {
		if name == "if" && i > 0 {
			break
		}
		free := m.free
		m.free = false
		v = strings.TrimSpace(m.expand(a))
		full := m.holds("if "+a+"\x01"+v, !m.free && !onlyMarks(v), v != "")
		m.free = free
		switch {
		case name == "or" && full:
			return v
		case name == "and" && !full:
			return ""
		case name == "if" && full && len(args) > 1:
			return m.expand(args[1])
		case name == "if" && len(args) > 2:
			return m.expand(strings.Join(args[2:], ","))
		case name == "if":
			return ""
		}
	}
	if name == "or" {
		return ""
	}
	return v
}

// onlyMarks: the text may be empty for all that is known.
func onlyMarks(s string) bool {
	for i, piece := range strings.Split(s, mark) {
		if i%2 == 0 && strings.TrimSpace(piece) != "" {
			return false
		}
	}
	return vague(s)
}

func (m *makefile) each(args []string) string {
	if len(args) < 3 {
		m.wrong("a foreach without its arguments")
		return ""
	}
	name, list := m.expand(args[0]), m.expand(args[1])
	outer := m.scope
	defer func() { m.scope = outer }()
	var out []string
	for _, w := range strings.Fields(list) {
		m.scope = &scope{auto: map[string]string{strings.TrimSpace(name): w}, up: outer}
		out = append(out, m.expand(args[2]))
		if m.tired() {
			break
		}
	}
	return strings.Join(out, " ")
}

func (m *makefile) call(args []string) string {
	name := strings.TrimSpace(m.expand(args[0]))
	if isFunction(name) {
		return m.function(name, strings.Join(args[1:], ","))
	}
	auto := map[string]string{"0": name}
	for i, a := range args[1:] {
		auto[strconv.Itoa(i+1)] = m.expand(a)
	}
	for i := len(args); i < 10; i++ {
		auto[strconv.Itoa(i)] = ""
	}
	outer := m.scope
	m.scope = &scope{auto: auto, up: outer}
	defer func() { m.scope = outer }()
	return m.variable(name)
}

// substituted is $(patsubst …) on every word of a text.
func (m *makefile) substituted(from, to, text string) string {
	if vague(from) || vague(to) {
		return m.add(part{})
	}
	words := strings.Fields(text)
	for i, w := range words {
		if vague(w) {
			words[i] = m.add(part{})
		} else if stem, ok := stemOf(from, w); ok {
			words[i] = strings.Replace(to, "%", stem, 1)
		} else if from == w {
			words[i] = to
		}
	}
	return strings.Join(words, " ")
}

// text is a function that only works on text; its arguments are expanded.
func (m *makefile) text(name string, a []string) string {
	last := a[len(a)-1]
	words := strings.Fields(last)
	each := func(f func(string) string) string {
		for i := range words {
			words[i] = f(words[i])
		}
		return strings.Join(words, " ")
	}
	nth := func(s string) int { n, _ := strconv.Atoi(strings.TrimSpace(s)); return n }
	switch name {
	case "subst":
		return strings.ReplaceAll(last, a[0], a[1])
	case "patsubst":
		return m.substituted(strings.TrimSpace(a[0]), strings.TrimSpace(a[1]), last)
	case "strip":
		return strings.Join(words, " ")
	case "findstring":
		if strings.Contains(last, a[0]) {
			return a[0]
		}
		return ""
	case "filter", "filter-out":
		patterns := strings.Fields(a[0])
		words = slices.DeleteFunc(words, func(w string) bool {
			in := slices.ContainsFunc(patterns, func(p string) bool { _, ok := stemOf(p, w); return ok || p == w })
			return in == (name == "filter-out")
		})
		return strings.Join(words, " ")
	case "sort":
		slices.Sort(words)
		return strings.Join(slices.Compact(words), " ")
	case "word", "wordlist":
		from, to := nth(a[0]), nth(a[0])
		if name == "wordlist" {
			to = nth(a[1])
		}
		if from < 1 || from > len(words) || to < from {
			return ""
		}
		return strings.Join(words[from-1:min(to, len(words))], " ")
	case "words":
		return strconv.Itoa(len(words))
	case "firstword":
		if len(words) == 0 {
			return ""
		}
		return words[0]
	case "lastword":
		if len(words) == 0 {
			return ""
		}
		return words[len(words)-1]
	case "dir":
		return each(func(w string) string {
			if i := strings.LastIndexByte(w, '/'); i >= 0 {
				return w[:i+1]
			}
			return "./"
		})
	case "notdir":
		return each(func(w string) string { return w[strings.LastIndexByte(w, '/')+1:] })
	case "suffix":
		return each(path.Ext)
	case "basename":
		return each(func(w string) string { return strings.TrimSuffix(w, path.Ext(w)) })
	case "addsuffix":
		return each(func(w string) string { return w + a[0] })
	case "addprefix":
		return each(func(w string) string { return a[0] + w })
	case "join":
		with := strings.Fields(last)
		words = strings.Fields(a[0])
		for i := range with {
			if i < len(words) {
				words[i] += with[i]
			} else {
				words = append(words, with[i])
			}
		}
		return strings.Join(words, " ")
	case "abspath", "realpath":
		return each(func(w string) string {
			if !path.IsAbs(w) {
				w = m.src.Dir + "/" + w
			}
			return path.Clean(w)
		})
	}
	return m.add(part{})
}
