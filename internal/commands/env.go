package commands

import (
	"slices"
	"strings"

	"automode"
)

var env = Program{
	Name: "env", Also: "genv", Summary: "runs a command with other variables, or prints them", Manual: "env(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Prints: []Out{{Prints: AsStarted}},
		Does:   []Do{{Kind: automode.Disclose, Target: "environment", When: &When{Args: "0"}, Why: "prints every variable"}},
		Args:   []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-i --ignore-environment -0 --null --list-signal-handling"},
			{Names: "-v --debug"},
			{Names: "-u= --unset= -a= --argv0=", Value: Data},
			{Names: "--block-signal[=] --default-signal[=] --ignore-signal[=]", Value: Data},
			{Names: "-C= --chdir=", Value: Base},
			{Names: "-P=", Value: Unread, Why: "a search path of its own decides what runs"},
			{Names: "-S= --split-string=", Value: RunsLine, Why: "splits its value into a command", Ends: true},
		},
		Refine: envAssignments,
	},
}

var envCases = []Case{
	{`env -u $x ls`, `Unknown an unknown word may be an option; Run[words] … ls; Unknown which variable is taken away is not known`},
	{`env -S 'ls -l' x`, `Run[words] ls -l x`},
	{`env -v rm x`, `Run[words] rm x`},
	{`env`, `Disclose environment`},
	{`env rm x`, `Run[words] rm x`},
	{`env A=1 B=2 rm x`, `Run[words] A=1 B=2 rm x`},
	{`env -i -u HOME -C dir rm x`, `Run[words] rm x; in dir`},
	{`env -C a --chdir=b rm x`, `Run[words] rm x; in b`},
	{`env --block-signal=INT ls`, `Run[words] ls`},
	{`env -S 'rm x'`, `Run[line] rm x`},
	{`env -S 'rm -r' x`, `Run[words] rm -r x`},
	{`env -S 'tee < x'`, `Run[line] tee < x; Unknown env splits its text in a way of its own, not as a shell does`},
	{`env -P /tmp ls`, `Run[words] ls; Unknown a search path of its own decides what runs`},
	{`env A=1`, `Disclose environment`},
	{`env - A=1 rm x`, `Run[words] A=1 rm x`},
	{`env -P /tmp - rm x`, `Unknown a search path of its own decides what runs; Run[words] rm x`},
	{`env -q ls`, `Unknown no option “-q” is known; Run[words] ls`},
}

// envAssignments: assignments without a command print the environment.
func envAssignments(m *Match) {
	m.Echoes = m.Has("-v")
	m.Bare = m.Has("-i")
	for i, told := len(m.Facts)-1, false; i >= 0; i-- {
		if m.Facts[i].Role == Base && told {
			m.Facts = slices.Delete(m.Facts, i, i+1) // the last folder counts
		} else {
			told = told || m.Facts[i].Role == Base
		}
	}
	if len(m.Args) > 0 && m.Args[0].Is("-") {
		m.Bare, m.Args = true, m.Args[1:]
		m.Own(func(f *Fact) bool { return f.Role != RunsWords })
		if len(m.Args) > 0 {
			m.Add(Fact{Role: RunsWords, Kind: automode.Run, Word: m.Args[0], Words: m.Args})
		}
	}
	for _, h := range m.Hits() {
		switch {
		case !flagNamed(h.Flag, "-u"):
		case h.Value.Exact():
			m.Lacks = append(m.Lacks, h.Value.Text)
		default:
			m.Unknown("which variable is taken away is not known", h.Value)
		}
	}
	if m.Has("-S --split-string") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Disclose })
		if v, ok := m.Value("-S"); ok && strings.ContainsAny(v.Text, "\"'`\\$#<>|&;(){}*?[]~!\n") {
			m.Unknown("env splits its text in a way of its own, not as a shell does", v)
		} else if len(m.Args) > 0 {
			m.Own(func(f *Fact) bool { return f.Role != RunsLine && f.Role != RunsWords })
			var words []Word
			for text := range strings.FieldsSeq(v.Text) {
				words = append(words, Lit(text))
			}
			if words = append(words, m.Args...); v.Exact() {
				m.Add(Fact{Role: RunsWords, Kind: automode.Run, Word: words[0], Words: words})
			} else {
				m.Unknown("words are put behind the command in the text of -S", m.Args[0])
			}
		}
		return
	}
	for _, w := range m.Args {
		if !isAssignment(w) {
			return
		}
	}
	if len(m.Args) > 0 {
		m.Facts = []Fact{{Kind: automode.Disclose, Target: "environment", Why: "prints every variable"}}
	}
}

// IsAssignment reports whether w is NAME=value, as env and the shell read it.
func IsAssignment(w Word) bool { return isAssignment(w) }

// isAssignment reports whether w is NAME=value, as env and the shell read it.
func isAssignment(w Word) bool {
	for i := 0; i < len(w.Text); i++ {
		c := w.Text[i]
		switch {
		case c == '=':
			return i > 0
		case c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' || i > 0 && '0' <= c && c <= '9':
		default:
			return false
		}
	}
	return false
}
