package rules

import (
	"errors"
	"fmt"
	"strings"

	"automode"
	"automode/internal/config"
)

// add puts a rule into its list, or reports why it is not there.
func (l *Layer) add(s *list, source config.Rule) {
	r, warnings, err := Parse(source.Text)
	report := func(k ReportKind, why string) {
		l.reports = append(l.reports, Report{source, s.name, k, why})
	}
	n := entry{rule: r, source: source, list: s.name}
	if right := respelt(r.Tool); err == nil && right != "" {
		err = fmt.Errorf("no tool is called %s; write %s", r.Tool, right)
	}
	if err != nil {
		report(Unread, err.Error())
		if s.word != automode.Allowed && l.bad == nil {
			l.bad = new(n)
		}
		return
	}
	for _, w := range warnings {
		if r.Form == OfNothing || r.Form == OfCommand && w == compound(r.Spec) {
			report(Dead, w)
		} else {
			report(Warned, w)
		}
	}
	if s.word == automode.Allowed {
		if source.Origin.Scope == config.Project {
			report(SetAside, "a project's file may only tighten")
			return
		}
		// Rules on commands are looked at when they match: they are many, and
		// most of them never do.
		if r.Form != OfCommand {
			if why := broad(r); why != "" {
				report(SetAside, why)
				return
			}
		}
		if why := unfit(r); why != "" {
			report(Dead, why)
			return
		}
	}
	if err := l.tie(s, &n); err != nil {
		report(Dead, err.Error())
		// A path that may not be touched and that nobody knows is no path
		// that may be touched.
		if s.word != automode.Allowed && l.bad == nil {
			l.bad = new(n)
		}
		return
	}
	s.put(n)
}

// unfit says why a rule has no meaning in a list that allows, or "".
func unfit(r Rule) string {
	if strings.Contains(r.Tool, "*") {
		server, tool, found := strings.Cut(strings.TrimPrefix(r.Tool, "mcp__"), "__")
		if !strings.HasPrefix(r.Tool, "mcp__") || !found || strings.Contains(server, "*") || server == "" || tool == "" {
			return "a name that allows may have a wildcard only after mcp__server__"
		}
	}
	switch r.Form {
	case OfField:
		return "a rule on a field can only ask or deny"
	case OfFolder:
		return "changing the folder needs no permission"
	case OfCommand:
		if name, _, found := strings.Cut(r.Spec, "="); found && variable(name) {
			return "rules are compared with what follows the assignment; write the command alone"
		}
	}
	return ""
}

// variable reports whether s is the name of a shell variable.
func variable(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '_' && (c|0x20 < 'a' || c|0x20 > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// tie prepares what the rule is compared with.
func (l *Layer) tie(s *list, n *entry) error {
	r := &n.rule
	forbids := s.word != automode.Allowed
	switch r.Form {
	case OfCommand:
		spec := r.Spec
		var assigns []string
		for forbids {
			front, rest, found := strings.Cut(spec, " ")
			name, _, assigned := strings.Cut(front, "=")
			if !found || !assigned || !variable(name) {
				break
			}
			assigns, spec = append(assigns, name), strings.TrimSpace(rest)
		}
		n.text = newCommand(spec)
		n.text.assigns = assigns
		n.text.fold = r.Tool == "PowerShell"
	case OfName:
		n.text = newCommand(r.Spec)
	case OfPath:
		n.kinds = cleared(r.Tool)
		if forbids {
			n.kinds = bound(r.Tool)
		}
		return l.compile(n, forbids)
	case OfFolder:
		return l.compile(n, forbids)
	case OfHost:
		n.host = newHost(r.Spec)
	case OfEffect:
		switch {
		case r.Spec == "":
		case ofHosts(r.Effect):
			n.host = newHost(r.Spec)
		case ofPaths(r.Effect) || rooted(r.Spec):
			n.kinds = setOf(r.Effect)
			if forbids {
				n.kinds |= setOf(automode.Unknown)
			}
			return l.compile(n, forbids)
		default:
			n.text = newCommand(r.Spec)
		}
	}
	return nil
}

// rooted reports whether a target can only be a path.
func rooted(spec string) bool {
	return spec[0] == '/' || strings.HasPrefix(spec, "~/") || strings.HasPrefix(spec, "./")
}

func (l *Layer) compile(n *entry, forbids bool) (err error) {
	a := anchors{home: l.env.Home, source: n.source.Origin.Base, widely: forbids, drives: l.env.Platform == automode.Windows}
	switch {
	case !forbids && l.env.Root != "":
		// An allow rule means the project, wherever the agent stands by now.
		a.cwds = []string{l.env.Root}
	case l.env.Cwd != "":
		a.cwds = []string{l.env.Cwd}
	}
	if n.source.Origin.Scope == config.Project && a.source == "" {
		a.source = l.env.Root
	}
	if forbids && l.env.Root != "" && l.env.Root != l.env.Cwd {
		a.cwds = append(a.cwds, l.env.Root) // going elsewhere does not lift it
	}
	if forbids {
		a.real = l.env.Real
	}
	if n.patterns, err = compile(n.rule.Spec, a); err != nil {
		if errors.Is(err, errNoBase) {
			return fmt.Errorf("%s: %w; write the path in full, as //srv/data", n.rule.Spec, err)
		}
		return err
	}
	if l.fold && forbids {
		for i := range n.patterns {
			n.patterns[i] = n.patterns[i].lowered()
		}
	}
	return nil
}

// respelt is the name of a well-known tool that differs from name in its
// capitals alone: a rule on it would quietly never match.
func respelt(name string) string {
	right := ""
	for _, t := range [...]string{"Bash", "Read", "Edit", "Write", "WebFetch", "WebSearch", "Agent", "Task", "Skill", "Cd", "Monitor",
		"Glob", "Grep", "MultiEdit", "NotebookEdit", "PowerShell"} {
		if name == t {
			return ""
		}
		if strings.EqualFold(name, t) {
			right = t
		}
	}
	return right
}

// put adds a rule to the indexes it is looked up by.
func (s *list) put(n entry) {
	at := len(s.entries)
	s.entries = append(s.entries, n)
	r := &n.rule
	switch r.Form {
	case OfTool, OfName, OfField:
		s.tools = append(s.tools, at)
	case OfCommand:
		if word := n.text.first(); word != "" {
			s.byWord[word] = append(s.byWord[word], at)
		} else {
			s.anyWord = append(s.anyWord, at)
		}
	case OfPath:
		s.paths = append(s.paths, at)
	case OfHost:
		s.hosts = append(s.hosts, at)
	case OfFolder:
		s.folders = append(s.folders, at)
	case OfEffect:
		switch {
		case s.word == automode.Allowed || r.Spec == "":
			s.effects = append(s.effects, at)
		case n.patterns != nil:
			s.paths = append(s.paths, at)
		case ofHosts(r.Effect):
			s.hosts = append(s.hosts, at)
		default:
			s.effects = append(s.effects, at)
		}
	}
	if n.patterns != nil && r.Form != OfFolder && s.firstPath == 0 {
		s.firstPath = at + 1
	}
	// One more reading of "Tool(param:value)", which only tightens.
	prefix := r.Form == OfCommand && strings.HasSuffix(r.Spec, ":*")
	if r.Param != "" && !prefix && r.Form != OfField && r.Form != OfName && s.word != automode.Allowed {
		s.tools = append(s.tools, at)
	}
}
