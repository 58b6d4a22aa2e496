//go:build !lean

package commands

import "strings"

// Whose processes are told of matters to the few calls that signal what they found: the
// lean hook leaves these to the program beside it.

// chosen are the processes whose names or lines match a pattern.
func (m *Match) chosen(pattern Word) {
	if pattern.Exact() {
		m.Whom, m.Chosen = ChosenProcesses, pattern.Text
	}
}

// matchesAny reports whether a pattern matches every name.
func matchesAny(pattern string) bool { return strings.Trim(pattern, ".*^$?+") == "" }

// pgrepWhom: the processes of a pattern, or all where there is none or one that
// every name matches.
func pgrepWhom(m *Match) {
	narrows := false
	for i := range m.hits {
		h := &m.hits[i]
		if h.Name == "-v" || h.Name == "--inverse" {
			m.Whom = EveryProcess // all but a few
			return
		}
		narrows = narrows || h.Has && !named("-u --euid -U --uid -d --delimiter --signal", h.Name) || h.Name == "-n" || h.Name == "-o" || h.Name == "--newest" || h.Name == "--oldest"
	}
	switch {
	case narrows:
	case len(m.Args) == 0 || len(m.Args) == 1 && m.Args[0].Exact() && matchesAny(m.Args[0].Text):
		m.Whom = EveryProcess
	case len(m.Args) == 1:
		m.chosen(m.Args[0])
	}
}

// psWhom: every process, or all of an account.
func psWhom(m *Match) {
	for _, w := range m.Args {
		letters := strings.TrimPrefix(w.Text, "-")
		switch {
		case !w.Exact():
		case letters != w.Text:
			if strings.Trim(letters, "AefFjlywHLTo") == "" && strings.ContainsAny(letters, "Ae") || named("u U", letters) {
				m.Whom = EveryProcess
			}
		case strings.Contains(letters, "x") && strings.Trim(letters, "axufjlwh") == "":
			m.Whom = EveryProcess
		}
	}
}

// grepWhom: the lines that a pattern chooses.
func grepWhom(m *Match) {
	for i := range m.hits {
		if h := &m.hits[i]; flagNamed(h.Flag, "-e") {
			m.chosen(h.Value)
			return
		}
	}
	if len(m.Args) > 0 {
		m.chosen(m.Args[0])
	}
}

// awkWhom: the processes of the lines that a pattern in front chooses, of all of them
// but the first where it looks at their numbers alone.
func awkWhom(m *Match, text string) {
	tokens, _ := tokensOfAwk(text)
	m.Whom = SameProcesses
	for _, t := range tokens {
		switch {
		case t.is("{"):
			return
		case t.kind == awkPattern:
			m.chosen(Lit(t.text))
			return
		case t.kind != awkNumber && !t.is("NR") && !t.is(">") && !t.is("!="):
			m.Whom = AnyProcesses
		}
	}
}

// pidofWhom: the processes of the programs that are named.
func pidofWhom(m *Match) {
	for i := range m.Args {
		m.chosen(m.Args[i])
	}
}
