package rules

import (
	"path"
	"strings"

	"automode"
)

// The routes by which an effect comes to a path that a rule names.

// path returns the strongest path rule of a list that binds the effect.
func (s *list) path(l *Layer, a *automode.Action, i int) *entry {
	if len(s.paths) == 0 {
		return nil
	}
	e := &a.Effects[i]
	var room [6]string
	names := l.namesOf(l.namesOf(room[:0], e.Target), e.Named)
	var written []string // what the words name, where the effect does not tell
	if vague(e) && firstVague(a, i) {
		written = l.pathWords(a, e)
	}
	for _, j := range s.paths {
		n := &s.entries[j]
		if !n.kinds.has(e.Kind) {
			continue
		}
		for k := range n.patterns {
			p := &n.patterns[k]
			for _, name := range names {
				if p.bindsAt(e, name) {
					return n
				}
			}
			if p.meansAny(written) {
				return n
			}
		}
	}
	return nil
}

// seen is a target as path rules compare it: empty when it is no path, and in
// small letters where the file system does not mind.
func (l *Layer) seen(name string) string {
	if !absolute(name) {
		return ""
	}
	if l.fold {
		return strings.ToLower(name)
	}
	return name
}

// namesOf adds what a target is called: on macOS a place has other names, below the data
// volume and with or without /private in front.
func (l *Layer) namesOf(list []string, name string) []string {
	if name = l.seen(name); name == "" {
		return list
	}
	if list = append(list, name); l.env.Platform != automode.Darwin {
		return list
	}
	if rest, ok := strings.CutPrefix(name, "/system/volumes/data/"); ok {
		name = "/" + rest
		list = append(list, name)
	}
	for _, top := range [...]string{"/etc", "/tmp", "/var"} {
		if _, is := below(top, name); is {
			return append(list, "/private"+name)
		}
		if _, is := below("/private"+top, name); is {
			return append(list, strings.TrimPrefix(name, "/private"))
		}
	}
	return list
}

// bindsAt reports whether the effect certainly comes to what the pattern
// means: it names that, removes a folder that it begins in, or takes all that
// lies beside it.
func (p *pattern) bindsAt(e *automode.Effect, target string) bool {
	if p.matches(target) {
		return true
	}
	// A listing shows names, and comes to nothing that it shows.
	if e.Traits.Has(automode.Listing) {
		return false
	}
	if (e.Extent != automode.One || e.Known == automode.Bounded) && p.covers(target) {
		return true
	}
	switch {
	case e.Extent == automode.One:
		return e.Known == automode.Bounded && globbed(target) && p.meetsGlob(target)
	case e.Kind == automode.Delete && p.fixed != p.base:
		// What removes a folder removes what is in it.
		_, above := below(target, p.fixed)
		return above
	case e.Extent == automode.Children:
		// "dir/*" leaves out names with a dot in front.
		at := strings.LastIndexByte(p.fixed, '/')
		folder, name := p.fixed[:max(at, 1)], p.fixed[at+1:]
		if len(p.parts) == 2 && p.parts[0] == "**" && !globbed(p.parts[1]) {
			folder, name = p.base, p.parts[1]
		} else if !p.exact || len(p.parts) == 0 || p.parts[0] == "**" {
			return false
		}
		return folder == target && !strings.HasPrefix(name, ".")
	}
	return false
}

// vague reports whether the target does not say all that the effect can come
// to, so that the words of its command have to be looked at.
func vague(e *automode.Effect) bool {
	switch {
	case e.Command == 0:
		return false
	case e.Kind == automode.Run:
		return !e.Traits.Has(automode.Readable)
	}
	return e.Kind == automode.Unknown || ofPaths(e.Kind) && e.Known <= automode.Bounded
}

// firstVague reports whether the effect is the first vague one of its kind in
// its command. The words are compared once for all of them.
func firstVague(a *automode.Action, i int) bool {
	kind, command := a.Effects[i].Kind, a.Effects[i].Command
	for i--; i >= 0 && a.Effects[i].Command == command; i-- {
		if a.Effects[i].Kind == kind && vague(&a.Effects[i]) {
			return false
		}
	}
	return true
}

// longestPath is the length in bytes of what any system takes for a path.
const longestPath = 4 << 10

// pathWords returns what the words of the effect's command may name, absolute:
// each word, what stands behind "=" or "@" in it, and behind a flag's letter.
func (l *Layer) pathWords(a *automode.Action, e *automode.Effect) (list []string) {
	if e.Command > len(a.Commands) {
		return nil
	}
	add := func(w string) {
		w = strings.TrimPrefix(strings.TrimPrefix(w, "@"), "file://")
		if list = l.namesOf(list, l.absolute(a, w)); w == "" || w[0] == '~' || absolute(w) {
			return
		}
		for _, folder := range a.Folders {
			list = l.namesOf(list, path.Join(slashed(folder), w))
		}
	}
	c := &a.Commands[e.Command-1]
	for i, w := range append(c.Words[:len(c.Words):len(c.Words)], c.Among...) {
		if w == "" || i == 0 && !strings.Contains(w, "/") {
			continue
		}
		add(w)
		// "--a=path", "rev:path", "a,b": what stands behind, and between, marks
		// that programs put in front of a path.
		for i := 0; i < len(w); i++ {
			if strings.IndexByte("=:,@", w[i]) < 0 {
				continue
			}
			rest := w[i+1:]
			if len(rest) <= longestPath {
				add(rest)
			}
			if end := strings.IndexAny(rest, "=:,@"); end > 0 {
				add(rest[:end])
			}
		}
		if end := strings.IndexAny(w, "=:,@"); end > 0 {
			add(w[:end])
		}
		if w[0] == '-' && len(w) > 2 && w[1] != '-' {
			add(w[2:])
		}
	}
	return list
}

// meansAny reports whether the pattern means one of the names, or a wildcard
// among them may come out as something that it means.
func (p *pattern) meansAny(names []string) bool {
	for _, name := range names {
		if p.matches(name) || globbed(name) && p.meetsGlob(name) {
			return true
		}
	}
	return false
}

// mayReach returns the first rule on a path that the effect may come to
// without anything that says so: a target known only by its bound, or all
// that lies in a folder.
func (l *Layer) mayReach(a *automode.Action, i int) *entry {
	e := &a.Effects[i]
	if l.deny.firstPath > 0 && e.Kind == automode.Unknown && e.Command > 0 && e.Command <= len(a.Commands) && !allKnown(&a.Commands[e.Command-1]) {
		return &l.deny.entries[l.deny.firstPath-1] // a word that is not known may be the path
	}
	if len(l.deny.paths)+len(l.ask.paths) == 0 || !ofPaths(e.Kind) || e.Traits.Has(automode.Listing) {
		return nil
	}
	var may func(p *pattern) bool
	target := l.seen(e.Target)
	switch {
	case e.Known == automode.Guess || target == "":
		if e.Known == automode.Exact || !l.openWords(a, e) {
			return nil
		}
		may = func(*pattern) bool { return true }
	case e.Known == automode.Bounded && e.Extent == automode.One:
		if !l.openWords(a, e) {
			return nil
		}
		may = func(p *pattern) bool { return p.mayLieBelow(target) }
	case e.Kind == automode.Delete && e.Extent != automode.One:
		may = func(p *pattern) bool { _, above := below(target, p.fixed); return above }
	case e.Extent == automode.Children:
		all := strings.TrimSuffix(target, "/") + "/*"
		may = func(p *pattern) bool { return !p.hidden() && p.meetsGlob(all) }
	default:
		return nil
	}
	for _, s := range [...]*list{&l.deny, &l.ask} {
		for _, j := range s.paths {
			n := &s.entries[j]
			if !n.kinds.has(e.Kind) {
				continue
			}
			for k := range n.patterns {
				if may(&n.patterns[k]) {
					return n
				}
			}
		}
	}
	return nil
}

// hidden reports whether all that is meant begins with a dot, which a lone *
// leaves out.
func (p *pattern) hidden() bool {
	return len(p.parts) > 0 && p.parts[len(p.parts)-1][0] == '.'
}

// openWords reports whether the effect's target may be more than the words of
// its command tell: one of them is not known, or there is no command.
func (l *Layer) openWords(a *automode.Action, e *automode.Effect) bool {
	if e.Command == 0 || e.Command > len(a.Commands) || e.Part != automode.InWords {
		return true
	}
	return !allKnown(&a.Commands[e.Command-1])
}

// allowsPath reports whether a rule that allows means all that the effect
// comes to: as it was named and where links lead.
func (n *entry) allowsPath(e *automode.Effect) bool {
	if e.Known == automode.Guess || !absolute(e.Target) || e.Place.Region == automode.Elsewhere {
		return false
	}
	return n.means(e, e.Target) && (e.Named == "" || n.means(e, e.Named))
}

func (n *entry) means(e *automode.Effect, name string) bool {
	for i := range n.patterns {
		p := &n.patterns[i]
		if p.matches(name) {
			return true
		}
		// Of a folder whose content is meant, the content, but not itself.
		if (e.Extent != automode.One || e.Known == automode.Bounded) && e.Kind != automode.Delete && p.covers(name) {
			return true
		}
	}
	return false
}
