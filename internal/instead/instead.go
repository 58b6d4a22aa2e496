// Package instead finds the nearest form of a shell command that the gate
// allows: without the option or the operand that stands in the way, or as a dry
// run. It knows nothing of programs itself; every form is put before the gate,
// which allows only what the catalogue knows to be harmless.
package instead

import (
	"slices"
	"strings"

	"automode"
)

// longest is the length in bytes of a command line of which a form is sought:
// nobody reads one in a longer.
const longest = 8 << 10

// mostTried bounds the forms that are put before the gate.
const mostTried = 10

// Command returns the whole command line in the nearest form that is allowed,
// empty when none was found. decide judges a command line in the place of the
// call's own.
func Command(d *automode.Decision, decide func(command string) automode.Verdict) string {
	if d.Verdict == automode.Allow || d.Action == nil || d.Action.Call == nil || d.Action.Call.Kind != automode.ShellTool || !d.Action.Complete {
		return ""
	}
	whole := d.Action.Call.Command
	if len(whole) > longest {
		return ""
	}
	tried := 0
	for _, e := range open(d) {
		if e.Command < 1 || e.Command > len(d.Action.Commands) {
			return ""
		}
		x := &d.Action.Commands[e.Command-1]
		// The one place in the line that the command was read from.
		if x.Outer != 0 || x.Text == "" || strings.Count(whole, x.Text) != 1 || !plain(x) {
			return ""
		}
		for _, text := range forms(x, &e) {
			if tried++; tried > mostTried {
				return ""
			}
			if changed := strings.Replace(whole, x.Text, text, 1); decide(changed) == automode.Allow {
				return changed
			}
		}
	}
	return ""
}

// open are the effects that keep the call from being allowed, the strictest
// first, one for each command.
func open(d *automode.Decision) (list []automode.Effect) {
	seen := map[int]bool{}
	for w := automode.Denied; w > automode.Allowed; w-- {
		for i := range d.Judged {
			if j := &d.Judged[i]; j.Word == w && !seen[j.Effect.Command] {
				seen[j.Effect.Command] = true
				list = append(list, j.Effect)
			}
		}
	}
	return list
}

// plain reports whether the command is its words with single blanks between
// them, so that a word can be taken out of its text.
func plain(x *automode.Command) bool {
	return len(x.Words) > 1 && len(x.Known) == len(x.Words) && !slices.Contains(x.Known, false) && strings.Join(x.Words, " ") == x.Text &&
		!strings.ContainsAny(x.Text, "'\"\\$`*?[]{}~#!|&;<>()\n\r\t")
}

// forms are other ways to write the command, the nearest first: without the
// option that brings the effect about, as a dry run, without an operand.
func forms(x *automode.Command, e *automode.Effect) (list []string) {
	without := func(i, behind int) string {
		return strings.Join(append(slices.Clone(x.Words[:i]), x.Words[behind:]...), " ")
	}
	flag, _, _ := strings.Cut(e.Flag, " ")
	for i, w := range x.Words {
		switch {
		case i == 0 || flag == "":
		case w == flag && i+1 < len(x.Words) && about(e, x.Words[i+1]): // its value goes with it
			if len(x.Words) > 3 {
				list = append(list, without(i, i+2))
			}
		case w == flag || strings.HasPrefix(w, strings.TrimSuffix(flag, "=")+"="):
			list = append(list, without(i, i+1))
		}
	}
	for _, dry := range [...]string{"--dry-run", "-n"} {
		if !slices.Contains(x.Words, dry) {
			list = append(list, x.Text+" "+dry)
			list = append(list, front(x, dry)...)
		}
	}
	if flag != "" {
		return slices.Compact(list) // what belongs to an option is no operand
	}
	// The operand that the effect is about, among others.
	operands, named := 0, -1
	for i, w := range x.Words[1:] {
		if w[0] == '-' {
			continue
		}
		operands++
		if about(e, w) {
			named = i + 1
		}
	}
	if named > 0 && operands > 1 {
		list = append(list, without(named, named+1))
	}
	return slices.Compact(list)
}

// about reports whether a word names what the effect is about.
func about(e *automode.Effect, word string) bool {
	name := word
	for strings.HasPrefix(name, "../") || strings.HasPrefix(name, "./") {
		_, name, _ = strings.Cut(name, "/")
	}
	name = strings.Trim(name, "/")
	return name != "" && (e.Target == word || strings.HasSuffix(e.Target, "/"+name))
}

// front puts an option behind the first two words, for programs that take none
// behind their operands.
func front(x *automode.Command, option string) []string {
	if len(x.Words) < 3 {
		return nil
	}
	return []string{strings.Join(append(append(slices.Clone(x.Words[:2]), option), x.Words[2:]...), " ")}
}
