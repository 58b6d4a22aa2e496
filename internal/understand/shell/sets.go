package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// What a runner's command line sets goes into recipes, where it may stand for a
// program as well as for a board's name.

// plainSets reports whether what is set on a runner's command line names no
// other code.
func (r *reader) plainSets(how *commands.Runner) bool {
	if how == nil {
		return true
	}
	if how.Named || how.Text.Text != "" {
		return false
	}
	for _, w := range how.Sets {
		if !r.plainSet(w) {
			return false
		}
	}
	return true
}

// plainSet is plainSets for one variable: a number, a truth, a name that is no
// program's, or options that change nothing of what the tool does that they are for.
func (r *reader) plainSet(w commands.Word) bool {
	name, value, _ := strings.Cut(w.Text, "=")
	switch value {
	case "", "true", "false", "yes", "no":
		return w.Exact()
	}
	if !w.Exact() || plainNumber(value) {
		return w.Exact()
	}
	name = strings.TrimRight(name, ":?+!") // ways to set it
	if commands.UsualCompiler(name, value) {
		return true
	}
	if line := commands.FlagsFor(name); line != "" {
		w.Text = value
		if program, _, _ := strings.Cut(line, " "); r.find(program) == nil {
			return false // the hook does not carry it, and says so
		}
		return !strings.ContainsAny(value, ";|&<>(){}*?[]#~\\\n") && r.merely(line, w)
	}
	return !commands.NamesTool(name) && bareName(value) && r.find(value) == nil && !shellWord(value)
}

// bareName reports whether a word is a name that no shell takes apart, no option and
// no path.
func bareName(s string) bool {
	for i := range len(s) {
		c := s[i] | 0x20
		switch {
		case c >= 'a' && c <= 'z', s[i] >= '0' && s[i] <= '9':
		case i > 0 && strings.IndexByte("_-.,:+@", s[i]) >= 0:
		default:
			return false
		}
	}
	return s != "" && !strings.Contains(s, "..")
}

// shellWord reports whether the shell itself carries out what is called so.
func shellWord(s string) bool {
	switch s {
	case "eval", "exec", "source", "command", "builtin", "trap", "alias", "export", "set", "unset", "cd", "fc", "hash", "enable", "bind", "kill", "coproc", "repeat", "emulate", "autoload", "zmodload":
		return true
	}
	return false
}

// unfollowed adds what a runner's command line may make of a recipe that is
// not read.
func (r *reader) unfollowed(how *commands.Runner) {
	if how == nil {
		return
	}
	for _, w := range how.Sets {
		if !r.plainSet(w) {
			r.unknown("the recipe may run what “" + w.String() + "” holds")
		}
	}
	if how.Named {
		r.give(automode.Effect{Kind: automode.Run, Target: how.File.String(), Known: how.File.Known, Why: "runs recipes of that file"})
	}
	if how.Text.Text != "" {
		r.unknown("a text that is given is read as recipes")
	}
}
