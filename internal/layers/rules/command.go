package rules

import (
	"path"
	"strings"

	"automode"
)

// command is the pattern of a rule on simple commands, or of an effect rule
// on a text.
type command struct {
	pattern string   // * stands for any text
	bare    string   // what "pattern *" means without the blank and the star; empty when it has no such end
	plain   bool     // no wildcard: exactly this text
	fold    bool     // capitals do not count
	need    string   // letters that stand in one word of every command that is meant, for a quick no
	assigns []string // variables that must be assigned in front; only for rules that forbid
}

func newCommand(spec string) command {
	c := command{pattern: spec}
	if front, found := strings.CutSuffix(spec, ":*"); found {
		c.pattern = strings.TrimLeft(strings.TrimRight(front, " ")+" *", " ")
	}
	if front, found := strings.CutSuffix(c.pattern, " *"); found && !strings.Contains(front, "*") {
		c.bare = front
	}
	c.plain = !strings.Contains(c.pattern, "*")
	for i, start := 0, 0; i <= len(c.pattern); i++ {
		if i == len(c.pattern) || c.pattern[i] == '*' || c.pattern[i] == ' ' {
			if i-start > len(c.need) {
				c.need = c.pattern[start:i]
			}
			start = i + 1
		}
	}
	return c
}

// in reports whether the letters that are needed are anywhere in the command.
func (c *command) in(x *automode.Command) bool {
	if c.fold || strings.Contains(x.Text, c.need) {
		return true
	}
	for _, w := range x.Words {
		if strings.Contains(w, c.need) {
			return true
		}
	}
	return false
}

// first is the word that every command that matches begins with, or "" when
// that is not one word.
func (c *command) first() string {
	word, _, _ := strings.Cut(c.pattern, " ")
	if c.fold || strings.Contains(word, "*") {
		return ""
	}
	return word
}

func (c *command) matches(w words, fold bool) bool {
	return w.match(c.pattern, fold) || c.bare != "" && w.match(c.bare, fold)
}

// forbids reports whether the command is what the pattern says, as it is
// written, as its words come out, or with the program's folder left out.
func (c *command) forbids(x *automode.Command) bool {
	if !c.in(x) {
		return false
	}
	for _, name := range c.assigns {
		if !has(x.Assigns, name) {
			return false
		}
	}
	if c.matches(words{x.Text}, c.fold) || len(x.Words) > 0 && c.matches(x.Words, c.fold) {
		return true
	}
	if len(x.Words) == 0 || !strings.Contains(x.Words[0], "/") {
		return false
	}
	// A program with a folder in front: compare its name, then the rest.
	name, rest := path.Base(x.Words[0]), x.Words[1:]
	front := c.first()
	if c.bare == name {
		return true
	}
	if front != "" && front != name || !strings.Contains(c.pattern, " ") && len(rest) > 0 && front != "" {
		return false
	}
	bare := make(words, 0, len(x.Words))
	return c.matches(append(append(bare, name), rest...), c.fold)
}

// allows reports whether the command is what the pattern says, as it is
// written, or as its words come out when all of them are known and none has a
// blank that would make it look like two.
func (c *command) allows(x *automode.Command) bool {
	if len(x.Words) == 0 || len(x.Known) != len(x.Words) || !x.Known[0] && !c.plain {
		return false
	}
	if !c.plain && findActs(x) {
		return false
	}
	// A first word that came out as another one (an alias, a variable) makes
	// what is written worthless.
	written, _, _ := strings.Cut(x.Text, " ")
	if (x.Words[0] == written || !x.Known[0]) && c.matches(words{x.Text}, c.fold) {
		return true
	}
	return allKnown(x) && !anyBlank(x.Words) && c.matches(x.Words, c.fold)
}

func allKnown(x *automode.Command) bool {
	for _, k := range x.Known {
		if !k {
			return false
		}
	}
	return len(x.Words) > 0 && len(x.Known) == len(x.Words)
}

func anyBlank(list []string) bool {
	for _, w := range list {
		if w == "" || strings.ContainsAny(w, " \t\n") {
			return true
		}
	}
	return false
}

// findActs reports whether the command is a find that runs or removes
// something, or may: only an exact rule allows that.
func findActs(x *automode.Command) bool {
	if len(x.Words) == 0 || path.Base(x.Words[0]) != "find" {
		return false
	}
	for i, w := range x.Words {
		switch w {
		case "-exec", "-execdir", "-ok", "-okdir", "-delete":
			return true
		}
		if i >= len(x.Known) || !x.Known[i] {
			return true
		}
	}
	return false
}

// command returns the strongest rule on one simple command.
func (s *list) command(l *Layer, a *automode.Action, index int) *entry {
	x := &a.Commands[index-1]
	best := len(s.entries)
	try := func(candidates []int) {
		for _, i := range candidates {
			if i >= best {
				return
			}
			if n := &s.entries[i]; n.speaksOf(a.Call) && n.text.forbids(x) {
				best = i
				return
			}
		}
	}
	try(s.anyWord)
	written, _, _ := strings.Cut(x.Text, " ")
	try(s.byWord[written])
	if len(x.Words) > 0 && x.Words[0] != "" {
		if x.Words[0] != written {
			try(s.byWord[x.Words[0]])
		}
		if name := path.Base(x.Words[0]); name != x.Words[0] {
			try(s.byWord[name])
		}
	}
	for _, i := range s.folders {
		if i < best && s.entries[i].entered(l, a, x) {
			best = i
		}
	}
	if best == len(s.entries) {
		return nil
	}
	return &s.entries[best]
}

// entered reports whether the command changes to a folder that the rule means.
func (n *entry) entered(l *Layer, a *automode.Action, x *automode.Command) bool {
	if len(x.Words) == 0 || x.Words[0] != "cd" && x.Words[0] != "pushd" && x.Words[0] != "chdir" {
		return false
	}
	for _, to := range x.Into {
		if n.isFolder(l.seen(to)) {
			return true
		}
	}
	for _, w := range x.Words[1:] {
		// Of what is not in full the walk knows better where it leads.
		if (len(x.Into) == 0 || absolute(w)) && n.isFolder(l.seen(l.absolute(a, w))) {
			return true
		}
	}
	return false
}

// isFolder reports whether the rule means the folder, or all that is in it.
func (n *entry) isFolder(name string) bool {
	for i := range n.patterns {
		if name != "" && (n.patterns[i].matches(name) || n.patterns[i].covers(name)) {
			return true
		}
	}
	return false
}

// unsure asks about a change of the folder that may lead to one a rule forbids.
func (l *Layer) unsure(x *automode.Command) (o automode.Opinion) {
	if !x.Unsure {
		return o
	}
	for _, s := range [...]*list{&l.deny, &l.ask} {
		for _, i := range s.folders {
			o = s.entries[i].maybe("folder")
			o.Word = automode.Asked
			return o
		}
	}
	return o
}

// allowsCommand looks for a rule on the effect's command, or on one that the
// effect's command is inside of. It prefers a definite rule: one without a
// wildcard, on a command whose words are all known.
func (l *Layer) allowsCommand(s *list, a *automode.Action, e *automode.Effect) (found *entry, definite bool) {
	if len(s.byWord)+len(s.anyWord) == 0 {
		return nil, false
	}
	// Nor does a rule on a name cover what the environment makes of it.
	covered := e.Part == automode.InWords && e.Via != automode.ByEnvironment
	if e.Kind == automode.Run && e.Data&automode.UnknownData != 0 {
		return nil, false // a program that this call itself put there is another one
	}
	byOption := e.Via == automode.ByOption && !(e.Place.Region == automode.Project && e.Place.Marks.Has(automode.Surface))
	for c, steps := e.Command, 0; c > 0 && c <= len(a.Commands) && steps < 64; c, steps = a.Commands[c-1].Outer, steps+1 {
		if covered && l.plainlyIn(a, c) && !elsewhere(a, c, e) {
			x := &a.Commands[c-1]
			program, _, _ := strings.Cut(x.Text, " ")
			if len(x.Words) > 0 && x.Words[0] != "" {
				program = x.Words[0]
			}
			for _, candidates := range [...][]int{s.byWord[program], s.anyWord} {
				for _, i := range candidates {
					n := &s.entries[i]
					if !n.speaksOf(a.Call) || !n.text.allows(x) || broad(n.rule) != "" {
						continue
					}
					if !n.text.plain && climbs(x) && !strings.Contains(n.rule.Spec, "..") {
						continue // "./scripts/*" means what lies in it
					}
					if !n.text.plain && byOption && (c != e.Command || e.Kind == automode.Run) && !(c == e.Command && e.Flag != "" && strings.Contains(n.rule.Spec, e.Flag)) {
						continue // the star was not meant for code that an option brings along
					}
					if !n.text.plain && n.text.outside(l, a, e) {
						continue
					}
					if n.text.plain && allKnown(x) {
						return n, true
					}
					if found == nil {
						found = n
					}
				}
			}
		}
		// Whatever a wrapper or script does, redirections included, it does as
		// part of the command outside.
		covered = true
	}
	return found, false
}

// outside reports whether a pattern has a star in a folder ("src/*") and the
// effect comes to a path that lies in none of these folders: the star spans
// blanks, but what follows them is not in the folder.
func (c *command) outside(l *Layer, a *automode.Action, e *automode.Effect) bool {
	if e.Place.Region == automode.Nowhere || !ofPaths(e.Kind) {
		return false
	}
	tied := false
	for word := range strings.FieldsSeq(c.pattern) {
		star := strings.IndexByte(word, '*')
		at := strings.LastIndexByte(word[:max(star, 0)], '/')
		if star < 0 || at < 0 || strings.Contains(word, "://") {
			continue
		}
		tied = true
		folder := l.seen(l.absolute(a, word[:at+1]))
		for _, target := range [...]string{l.seen(e.Target), l.seen(e.Named)} {
			if _, in := below(folder, target); in && folder != "" && target != "" {
				return false
			}
		}
	}
	return tied
}

// plainlyIn reports whether the command runs as if it stood there alone: all
// that is around it only starts it, and nothing assigned in front of it or
// around it can change what it does.
func (l *Layer) plainlyIn(a *automode.Action, c int) bool {
	inner := true
	for steps := 0; c > 0 && c <= len(a.Commands); steps++ {
		if steps == 64 {
			return false
		}
		x := &a.Commands[c-1]
		if !inner && !startsOnly(x) {
			return false
		}
		for _, name := range x.Assigns {
			if !harmless(name) {
				return false
			}
		}
		inner, c = false, x.Outer
	}
	return c == 0
}

// startsOnly reports whether a wrapper does nothing but start the command in
// it, here, with the same rights and surroundings.
func startsOnly(x *automode.Command) bool {
	if len(x.Words) == 0 || len(x.Known) == 0 || !x.Known[0] {
		return false
	}
	name := x.Words[0]
	if folder, program := path.Split(name); folder == "/bin/" || folder == "/usr/bin/" {
		name = program
	}
	switch name {
	case "timeout", "time", "nice", "nohup", "stdbuf", "builtin", "noglob", "command", "eval",
		"sh", "bash", "zsh", "dash", "ksh":
		return true
	case "xargs":
		return len(x.Words) > 1 && x.Known[1] && !strings.HasPrefix(x.Words[1], "-")
	}
	return false
}

// harmless reports whether a variable in front of a command changes how it
// looks or how much it says, and not what it does.
func harmless(name string) bool {
	switch name {
	case "NODE_ENV", "LANG", "LANGUAGE", "TZ", "TERM", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR",
		"CLICOLOR_FORCE", "COLORTERM", "CI", "DEBIAN_FRONTEND", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE",
		"RUST_BACKTRACE", "RUST_LOG", "CARGO_TERM_COLOR", "GOOS", "GOARCH", "CGO_ENABLED":
		return true
	}
	return strings.HasPrefix(name, "LC_")
}

func has(list []string, name string) bool {
	for _, s := range list {
		if s == name {
			return true
		}
	}
	return false
}

// speaksOf reports whether a rule on commands is meant for the tool that runs
// them: Bash for every one, the others for their own.
func (n *entry) speaksOf(call *automode.Call) bool {
	switch n.rule.Tool {
	case "PowerShell":
		return call != nil && (call.Shell == automode.PowerShell || call.Tool == "PowerShell")
	case "Monitor":
		return call != nil && call.Tool == "Monitor"
	}
	return true
}

// elsewhere reports whether a command acts outside the project: its relative
// names and its tasks are then not those that an allow rule was written for.
func elsewhere(a *automode.Action, command int, e *automode.Effect) bool {
	if !a.Commands[command-1].Away || a.Call == nil || len(a.Call.Roots) == 0 {
		return false
	}
	switch e.Kind {
	case automode.Run, automode.Write, automode.Delete, automode.Lose, automode.Unknown:
		return true
	}
	return false
}

// climbs reports whether a word of the command leads out of a folder by "..".
func climbs(x *automode.Command) bool {
	for _, w := range x.Words {
		if strings.Contains(w, "../") || strings.HasSuffix(w, "/..") {
			return true
		}
	}
	return false
}
