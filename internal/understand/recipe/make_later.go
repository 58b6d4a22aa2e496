//go:build !lean

package recipe

import (
	"path"
	"strings"
)

// What make finds out when it has read the whole makefile: prerequisites that are
// expanded a second time, and which files a rule for any name could begin with.

// postponed keeps prerequisites that are expanded a second time for later, and returns
// those that are not.
func (m *makefile) postponed(r *rule, needs, order string) (string, string) {
	if list := m.expand(needs + " " + order); strings.Contains(list, "$") {
		r.later = list
		return "", ""
	}
	return needs, order
}

// again expands the prerequisites below .SECONDEXPANSION as make does for every target
// that is written out, for what is run on the way.
func (m *makefile) again() {
	for _, r := range m.rules {
		for _, t := range r.targets {
			if !r.implicit {
				m.scope = &scope{}
				m.needs(r, t, "")
				m.scope = nil
			}
		}
	}
}

// needs names the prerequisites of a target, with those that are expanded a second time.
func (m *makefile) needs(r *rule, target, stem string) []string {
	if r.later == "" {
		return r.needs
	}
	others := m.add(part{}) // the prerequisites named so far
	m.scope.auto = map[string]string{"@": target, "*": stem, "<": others, "^": others, "+": others, "?": others, "|": others}
	return append(r.needs[:len(r.needs):len(r.needs)], m.names(r.later)...)
}

// there reports whether the first of the files is there or has a rule.
func (m *makefile) there(files []string) bool {
	if len(files) == 0 || m.isRule(files[0]) || m.src.Read == nil {
		return len(files) > 0
	}
	p := files[0]
	if !path.IsAbs(p) {
		p = path.Join(m.src.Dir, p)
	}
	_, found := m.src.Read(p)
	return found != Missing
}

// outside is what a function does that reaches files or another language, as the command
// that would do it. What Guile gives back is not what it prints.
func (m *makefile) outside(name, rest string) string {
	if name == "guile" {
		m.cannot("it calls the function guile of make")
		m.shell("guile -c " + quotedAround(rest))
		return m.add(part{})
	}
	to, text, _ := strings.Cut(rest, ",")
	to = strings.TrimSpace(to)
	file := strings.TrimLeft(to, "<> ")
	switch sign := strings.TrimSpace(to[:len(to)-len(file)]); sign {
	case "<":
		return m.shell("cat " + quotedAround(file))
	case ">", ">>":
		m.shell("printf %s " + quotedAround(text+"\n") + " " + sign + " " + quotedAround(file))
		return ""
	}
	m.wrong("a function file without its sign")
	return ""
}
