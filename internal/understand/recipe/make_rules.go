package recipe

import (
	"slices"
	"strings"

	"automode/internal/commands"
)

// rule reads a line with a colon: a rule, or a variable of some targets.
func (m *makefile) rule(l, raw string) *rule {
	// A semicolon begins the recipe, outside any reference; what looks like a
	// comment in it is the shell's.
	inline, has := "", false
	if i := outside(l, ';'); i >= 0 {
		l, has = l[:i], true
		inline = m.unprefixed(strings.TrimLeft(raw[outside(raw, ';')+1:], " \t"))
	}
	i := outside(l, ':')
	if i < 0 {
		m.wrong("a line that is neither a rule nor a variable")
		return nil
	}
	left, right := l[:i], l[i+1:]
	r := &rule{}
	left = strings.TrimSuffix(strings.TrimRight(left, " \t"), "&")
	if strings.HasPrefix(right, ":") {
		r.double, right = true, right[1:]
	}
	names := m.expand(left)
	if vague(names) {
		m.cannot("which targets a rule is for is not known")
		return &rule{}
	}
	r.targets = strings.Fields(names)
	if a, ok := m.targetVariable(right, inline, has); ok {
		r.vars = []assignment{a}
		m.rules = append(m.rules, r)
		return nil
	}
	if k := outside(right, ':'); k >= 0 {
		r.pattern = strings.TrimSpace(m.expand(right[:k]))
		right = right[k+1:]
	}
	needs, order, _ := strings.Cut(right, "|")
	if m.isRule(".SECONDEXPANSION") {
		needs, order = m.postponed(r, needs, order)
	}
	r.needs, r.order = m.names(needs), m.names(order)
	if has {
		r.recipe = []string{inline}
	}
	for _, t := range r.targets {
		r.implicit = r.implicit || strings.Contains(t, "%")
	}
	m.suffixes(r)
	if m.first == "" && !r.implicit {
		for _, t := range r.targets {
			if !strings.HasPrefix(t, ".") || strings.Contains(t, "/") {
				m.first = t
				break
			}
		}
	}
	m.rules = append(m.rules, r)
	return r
}

// suffixes makes a pattern of an old rule for endings: ".c.o:". One for what has none,
// ".c:", stays the target that it is, too.
func (m *makefile) suffixes(r *rule) {
	if len(r.targets) != 1 || len(r.needs) > 0 {
		return
	}
	t := r.targets[0]
	if m.suffix(t) {
		r.ending = t
	} else if i := strings.LastIndexByte(t, '.'); i > 0 && m.suffix(t[:i]) && m.suffix(t[i:]) {
		r.targets, r.needs, r.implicit = []string{"%" + t[i:]}, []string{"%" + t[:i]}, true
	}
}

// suffix reports whether make knows an ending by itself or by the makefile.
func (m *makefile) suffix(s string) bool {
	if strings.Contains(" .out .a .ln .o .c .cc .C .cpp .p .f .F .m .r .y .l .s .S .mod .h .info .dvi .tex .texi .w .sh .el .elc ", " "+s+" ") {
		return true
	}
	for _, r := range m.rules {
		if slices.Contains(r.targets, ".SUFFIXES") && slices.Contains(r.needs, s) {
			return true
		}
	}
	return false
}

// targetVariable reads "NAME = value" behind the colon of a rule.
func (m *makefile) targetVariable(right, inline string, has bool) (assignment, bool) {
	if has {
		right += ";" + inline
	}
	var a assignment
	l := strings.TrimSpace(right)
	for {
		word, rest := firstWord(l)
		switch word {
		case "export":
			a.export = true
		case "override":
			a.override = true
		case "private":
		default:
			b, ok := assigned(l)
			b.export, b.override = a.export, a.override
			return b, ok && b.name != ""
		}
		l = rest
	}
}

// names are the prerequisites that a list comes to.
func (m *makefile) names(list string) []string {
	text := m.expand(list)
	if !vague(text) {
		return strings.Fields(text)
	}
	var known []string
	for _, n := range strings.Fields(text) {
		if !vague(n) {
			known = append(known, n)
		}
	}
	if len(m.patterns()) > 0 {
		// They may be targets that a rule makes.
		known = append(known, mark)
	}
	return known
}

func (m *makefile) patterns() (list []*rule) {
	for _, r := range m.rules {
		if r.implicit {
			list = append(list, r)
		}
	}
	return list
}

// outside is where a byte stands that is in no reference, -1 when nowhere.
func outside(l string, c byte) int {
	for i := 0; i < len(l); i++ {
		switch l[i] {
		case '$':
			if i+1 < len(l) && (l[i+1] == '(' || l[i+1] == '{') {
				if end := closing(l, i+1); end > 0 {
					i = end
				}
			}
		case '\\':
			i++
		case c:
			return i
		}
	}
	return -1
}

// everything adds the recipes of every rule.
func (m *makefile) everything() {
	for _, r := range slices.Clone(m.rules) {
		for _, t := range r.targets {
			m.task = t
			if r.implicit {
				outer := m.scope
				m.scope = &scope{up: outer}
				m.cook(r, t, "%", r.needs)
				m.scope = outer
				continue
			}
			m.make(t, map[string]bool{}, false)
		}
	}
}

// make adds what makes a target, its prerequisites first, and reports whether
// there is a rule for it.
func (m *makefile) make(target string, seen map[string]bool, asked bool) bool {
	if seen[target] || m.tired() {
		return true
	}
	seen[target] = true
	if target == mark {
		m.cannot("which files it depends on is not known")
		return true
	}
	outer := m.scope
	m.scope = &scope{vars: map[string]*variable{}, up: outer}
	defer func() { m.scope = outer }()
	var own []*rule
	var needs, order []string
	stem := ""
	for _, r := range m.rules {
		in := slices.Contains(r.targets, target)
		for _, t := range r.targets {
			_, fits := stemOf(t, target)
			in = in || fits && len(r.vars) > 0
		}
		if !in || r.implicit && len(r.vars) == 0 {
			continue
		}
		for _, a := range r.vars {
			m.set(a, m.scope.vars)
		}
		if len(r.vars) > 0 {
			continue
		}
		more := m.needs(r, target, "")
		if r.pattern != "" {
			if s, ok := stemOf(r.pattern, target); ok {
				stem, more = s, filled(m.needs(r, target, s), s)
			}
		}
		if len(r.recipe) > 0 {
			if !r.double {
				own = own[:0]
			}
			own = append(own, r)
		}
		needs, order = append(needs, more...), append(order, filled(r.order, stem)...)
	}
	found := len(own) > 0 || len(needs)+len(order) > 0 || m.isRule(target)
	if len(own) == 0 && !m.phony(target) {
		for _, r := range m.rules {
			as := r
			if r.ending != "" {
				as = &rule{targets: []string{"%"}, needs: []string{"%" + r.ending}, implicit: true}
			}
			if !as.implicit || len(r.recipe) == 0 {
				continue
			}
			for _, t := range as.targets {
				// "%" alone makes anything out of anything; make takes it last.
				if s, ok := stemOf(t, target); ok && (t != "%" || asked || m.there(filled(as.needs, s))) {
					found = true
					from := filled(m.needs(as, target, s), s)
					m.prerequisites(append(slices.Clone(from), filled(r.order, s)...), seen)
					m.cook(r, target, s, append(from, needs...))
				}
			}
		}
		if r := m.fallback(); !found && asked && r != nil {
			found = true
			m.cook(r, target, "", nil)
		}
	}
	m.prerequisites(append(slices.Clone(needs), order...), seen)
	for _, r := range own {
		m.cook(r, target, stem, needs)
	}
	return found
}

// prerequisites makes what a target depends on.
func (m *makefile) prerequisites(list []string, seen map[string]bool) {
	if m.nested++; m.nested > maxNested {
		m.cannot("its targets depend on each other too deep to be followed")
	} else {
		for _, n := range list {
			m.make(n, seen, false)
		}
	}
	m.nested--
}

func (m *makefile) isRule(target string) bool {
	for _, r := range m.rules {
		if slices.Contains(r.targets, target) && len(r.vars) == 0 {
			return true
		}
	}
	return false
}

func (m *makefile) phony(target string) bool {
	for _, r := range m.rules {
		if slices.Contains(r.targets, ".PHONY") && slices.Contains(r.needs, target) {
			return true
		}
	}
	return false
}

// fallback is the rule for targets without one.
func (m *makefile) fallback() *rule {
	for _, r := range m.rules {
		if slices.Contains(r.targets, ".DEFAULT") {
			return r
		}
	}
	return nil
}

// stemOf is what "%" stands for when a pattern means a name.
func stemOf(pattern, name string) (string, bool) {
	before, after, ok := strings.Cut(pattern, "%")
	if !ok || len(name) < len(before)+len(after) || !strings.HasPrefix(name, before) || !strings.HasSuffix(name, after) {
		return "", false
	}
	return name[len(before) : len(name)-len(after)], true
}

func filled(list []string, stem string) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = strings.Replace(n, "%", stem, 1)
	}
	return out
}

// cook adds the steps of a rule's recipe for one target.
func (m *makefile) cook(r *rule, target, stem string, needs []string) {
	first := ""
	if len(needs) > 0 {
		first = needs[0]
	}
	m.scope.auto = map[string]string{"@": target, "<": first, "^": unique(needs), "+": strings.Join(needs, " "), "?": unique(needs), "*": stem, "%": "", "|": strings.Join(r.order, " ")}
	one := m.isRule(".ONESHELL")
	var script []string
	always := false
	for i, raw := range r.recipe {
		if m.tired() {
			return
		}
		line := m.expand(raw)
		for j, l := range strings.Split(line, "\n") {
			if j > 0 && strings.HasSuffix(lastOf(script), "\\") {
				// Still the line before.
				script[len(script)-1] += "\n" + l
				continue
			}
			bare, plus := prefixes(l, !one || i == 0 && j == 0)
			always = always || plus || strings.Contains(raw, "$(MAKE)") || strings.Contains(raw, "${MAKE}")
			script = append(script, bare)
		}
		if !one {
			for _, l := range script {
				m.step(l, always)
			}
			script, always = script[:0], false
		}
	}
	if one {
		m.step(strings.Join(script, "\n"), always)
	}
}

func lastOf(script []string) string {
	if len(script) == 0 {
		return ""
	}
	return script[len(script)-1]
}

// prefixes takes "@", "-" and "+" off a line.
func prefixes(l string, strip bool) (string, bool) {
	plus := false
	for strip && l != "" && strings.IndexByte("@-+ \t", l[0]) >= 0 {
		plus = plus || l[0] == '+'
		l = l[1:]
	}
	return l, plus
}

func unique(list []string) string {
	var out []string
	for _, n := range list {
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return strings.Join(out, " ")
}

// step adds one line of a recipe.
func (m *makefile) step(line string, always bool) {
	if m.broken || strings.TrimSpace(line) == "" || m.src.Dry && !always {
		return
	}
	text := m.exported() + line
	shell := strings.TrimSpace(m.expand("$(SHELL)"))
	flags := strings.TrimSpace(m.expand("$(.SHELLFLAGS)"))
	if !commands.RunsRecipes(shell, flags) {
		text = m.exported() + shell + " " + flags + " " + quotedAround(line)
	}
	if len(text) > maxText/4 {
		m.cannot("a line of it is too long to be followed")
		return
	}
	text, takes := m.finish(text)
	m.plan.add(Step{Task: m.task, Text: text, Takes: takes})
}

// quotedAround quotes a text that may hold marks.
func quotedAround(s string) string {
	var b strings.Builder
	for i, piece := range strings.Split(s, mark) {
		if i%2 == 1 {
			b.WriteString(mark + piece + mark)
		} else {
			b.WriteString(quoted(piece))
		}
	}
	return b.String()
}

// exported sets the variables that a recipe sees.
func (m *makefile) exported() string {
	var b strings.Builder
	export := func(name, value string) {
		if plainName(name) && name != "MAKEFLAGS" && name != "MAKELEVEL" {
			b.WriteString("export " + name + "=" + quotedAround(value) + "\n")
		}
	}
	for _, s := range m.src.Sets {
		export(s.Name, s.Value)
	}
	names := m.export
	if m.all || m.isRule(".EXPORT_ALL_VARIABLES") {
		for n := range m.vars {
			if n != "SHELL" && n != "CURDIR" && n != "MAKE" {
				names = append(names[:len(names):len(names)], n)
			}
		}
		slices.Sort(names)
	}
	for _, n := range slices.Compact(names) {
		if v, ok := m.lookup(n); ok {
			export(n, m.valueOf(n, v))
		}
	}
	// What comes from the environment goes on with the value it has here.
	for _, n := range m.fromOutside() {
		if v, ok := m.lookup(n); ok && !slices.Contains(names, n) {
			export(n, m.valueOf(n, v))
		}
	}
	return b.String()
}

// fromOutside are the makefile's variables that the call's environment has too.
func (m *makefile) fromOutside() []string {
	if m.src.Env == nil {
		return nil
	}
	var names []string
	for n := range m.vars {
		if _, found := m.environment(n); found != Missing {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names
}
