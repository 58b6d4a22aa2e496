// Package rules is the layer of permission rules: the person's, the project's,
// the organisation's and a few built-in ones, in Claude Code's grammar and
// meaning, and rules on effects besides.
//
// Of the rules that match an effect the strictest list decides, deny before
// ask before allow, however specific a rule is. A rule that forbids binds
// every route to the path or host it names. A rule that allows covers single
// effects, and only those that it speaks of.
package rules

import (
	"cmp"
	"path"
	"strings"

	"automode"
	"automode/internal/config"
)

// Env is what the paths in rules are relative to. Paths are absolute and
// clean, with or without links followed; what is empty is not known, and rules
// that need it are reported.
type Env struct {
	Home     string
	Root     string // the project
	Cwd      string // the working directory of the call, the root when empty
	Platform automode.Platform
	// Brought says why an agent's own file beside the project may not be the
	// person's: then its rules allow nothing. "" when it is theirs. It is asked
	// when a rule of the file would allow something. Nil: nobody can tell.
	Brought func(file string) string
	// Real is a folder's path without links, by which effects name what lies in it. Nil:
	// nobody looks.
	Real func(folder string) string
}

// Layer holds the rules that are in force. It is safe for concurrent use.
type Layer struct {
	env     Env
	fold    bool // the file system does not tell capitals from small letters
	deny    list
	ask     list
	allow   list
	local   []*local // rules that allow, of files that have to be looked at first
	bad     *entry   // a rule that forbids or asks and cannot be read
	reports []Report
}

// New makes the layer from a configuration. Rules that cannot be in force are
// reported by Problems; while one that forbids or asks cannot be read, every
// effect that is not denied is asked about.
func New(cfg config.Config, env Env) *Layer {
	env.Home, env.Root, env.Cwd = slashed(env.Home), slashed(env.Root), slashed(cmp.Or(env.Cwd, env.Root))
	l := &Layer{env: env, fold: env.Platform == automode.Darwin || env.Platform == automode.Windows,
		deny:  newList("deny", automode.Denied, len(cfg.Deny)),
		ask:   newList("ask", automode.Asked, len(cfg.Ask)),
		allow: newList("allow", automode.Allowed, len(cfg.Allow))}
	for _, r := range cfg.Deny {
		l.add(&l.deny, r)
	}
	for _, r := range cfg.Ask {
		l.add(&l.ask, r)
	}
	for _, r := range cfg.Allow {
		if r.Origin.Scope == config.Local {
			l.add(l.localList(r.Origin.File), r)
		} else {
			l.add(&l.allow, r)
		}
	}
	l.addBuiltIn(cfg.DisabledRules)
	return l
}

// Name is "rules".
func (l *Layer) Name() string { return "rules" }

// Judge gives the opinion of the strictest rule that matches an effect. The
// first effect also bears what is said of the call as a whole and of commands
// without an effect of their own.
func (l *Layer) Judge(a *automode.Action, i int) automode.Opinion {
	e := &a.Effects[i]
	if d := l.deny.strict(l, a, i); d != nil {
		return d.opinion(automode.Denied)
	}
	var whole automode.Opinion
	if i == 0 {
		if whole = l.whole(a, true); whole.Word == automode.Denied {
			return whole
		}
	}
	if k := l.ask.strict(l, a, i); k != nil {
		return k.opinion(automode.Asked)
	}
	if whole.Word == automode.Asked {
		return whole
	}
	if l.bad != nil {
		return l.bad.unread()
	}
	// What may be a forbidden path is for somebody to look at, whatever else
	// allows the command.
	if p := l.mayReach(a, i); p != nil {
		return p.maybe("path")
	}
	if h := l.mayReachHost(e); h != nil {
		return h.maybe("host")
	}
	if o := l.anyAllowed(a, e); o.Word == automode.Allowed {
		return o
	}
	if e.Kind == automode.Run && e.Traits&(automode.Readable|automode.EntryPoint) == 0 && l.deny.firstPath > 0 {
		n := &l.deny.entries[l.deny.firstPath-1]
		return n.doubt("code that cannot be read could come to what " + n.what() + " forbids")
	}
	return automode.Opinion{}
}

// Call gives the strictest word on the call as such: its tool, its fields and
// all of its commands, whether or not they have an effect. Only asked and
// denied are said here; no rule allows a whole call.
func (l *Layer) Call(a *automode.Action) automode.Opinion { return l.whole(a, false) }

// Command gives the word on the simple command with a 1-based index: denied,
// asked or none.
func (l *Layer) Command(a *automode.Action, command int) automode.Opinion {
	if command < 1 || command > len(a.Commands) {
		return automode.Opinion{}
	}
	if d := l.deny.command(l, a, command); d != nil {
		return d.opinion(automode.Denied)
	}
	if k := l.ask.command(l, a, command); k != nil {
		return k.opinion(automode.Asked)
	}
	return automode.Opinion{}
}

// whole is Call; with idle it passes over commands whose effects bear the
// word themselves.
func (l *Layer) whole(a *automode.Action, idle bool) (asked automode.Opinion) {
	if a.Call != nil {
		if d := l.deny.tool(a.Call); d != nil {
			return d.opinion(automode.Denied)
		}
		if k := l.ask.tool(a.Call); k != nil {
			asked = k.opinion(automode.Asked)
		}
	}
	if asked.Word == automode.None && l.bad != nil && !idle {
		asked = l.bad.unread()
	}
	if !l.deny.ofCommands() && !l.ask.ofCommands() {
		return asked
	}
	var busy []bool // by command: it has an effect; made when first needed
	for c := 1; c <= len(a.Commands); c++ {
		o := l.Command(a, c)
		if o.Word == automode.None {
			if asked.Word == automode.None {
				asked = l.unsure(&a.Commands[c-1])
			}
			continue
		}
		if idle && busy == nil {
			busy = withEffects(a)
		}
		switch {
		case idle && busy[c]:
		case o.Word == automode.Denied:
			return o
		case asked.Word == automode.None:
			asked = o
		}
	}
	return asked
}

func withEffects(a *automode.Action) []bool {
	busy := make([]bool, len(a.Commands)+1)
	for i := range a.Effects {
		if c := a.Effects[i].Command; c > 0 && c < len(busy) {
			busy[c] = true
		}
	}
	return busy
}

// anyAllowed looks for a rule that covers the effect in all lists, for a
// definite one above all.
func (l *Layer) anyAllowed(a *automode.Action, e *automode.Effect) automode.Opinion {
	found := l.allowed(&l.allow, a, e)
	for _, f := range l.local {
		if found.LiftsHard {
			break
		}
		o := l.allowed(&f.list, a, e)
		if o.Word == automode.Allowed && (found.Word == automode.None || o.LiftsHard) && f.brought(l) == "" {
			found = o
		}
	}
	return found
}

// allowed looks for a rule of a list that covers the effect, a definite one
// first.
func (l *Layer) allowed(s *list, a *automode.Action, e *automode.Effect) automode.Opinion {
	for _, i := range s.effects {
		if n := &s.entries[i]; n.rule.Effect == e.Kind && l.allowsTarget(n, a, e) {
			o := n.opinion(automode.Allowed)
			o.LiftsHard = true
			return o
		}
	}
	if n, definite := l.allowsCommand(s, a, e); n != nil {
		o := n.opinion(automode.Allowed)
		o.LiftsHard = definite
		return o
	}
	for _, i := range s.paths {
		if n := &s.entries[i]; n.kinds.has(e.Kind) && e.Traits&automode.Metadata == 0 && n.allowsPath(e) {
			return n.opinion(automode.Allowed)
		}
	}
	if e.Kind == automode.Fetch && e.Known >= automode.OneOf {
		h := hostOf(e.Target)
		for _, i := range s.hosts {
			if n := &s.entries[i]; n.host.match(h) && (certain(h) || len(l.deny.hosts)+len(l.ask.hosts) == 0) {
				return n.opinion(automode.Allowed)
			}
		}
	}
	if e.Command == 0 && a.Call != nil {
		if n := s.tool(a.Call); n != nil {
			return n.opinion(automode.Allowed)
		}
	}
	return automode.Opinion{}
}

// allowsTarget reports whether an effect rule of the effect's kind covers it.
func (l *Layer) allowsTarget(n *entry, a *automode.Action, e *automode.Effect) bool {
	switch {
	case n.rule.Spec == "":
		return true
	case n.patterns != nil:
		return n.allowsPath(e)
	case ofHosts(e.Kind):
		return e.Known >= automode.OneOf && n.host.match(hostOf(e.Target))
	}
	if e.Known >= automode.OneOf && n.text.matches(words{e.Target}, false) {
		return true
	}
	return e.Kind == automode.Run && e.Command > 0 && e.Part == automode.InWords &&
		l.plainlyIn(a, e.Command) && n.text.allows(&a.Commands[e.Command-1])
}

// absolute makes a path of a word that a command in the call's folder gets,
// or "" when the word cannot be one.
func (l *Layer) absolute(a *automode.Action, word string) string {
	if l.env.Platform == automode.Windows {
		word = strings.ReplaceAll(word, `\`, "/")
	}
	switch {
	case word == "":
		return ""
	case absolute(word):
		return path.Clean(word)
	case word == "~" || len(word) > 1 && word[:2] == "~/":
		if l.env.Home == "" {
			return ""
		}
		return path.Join(l.env.Home, word[1:])
	}
	cwd := l.env.Cwd
	if a.Call != nil && a.Call.Cwd != "" {
		cwd = a.Call.Cwd
	}
	if cwd == "" {
		return ""
	}
	return path.Join(slashed(cwd), word)
}
