package commands

import "strings"

var tr = Program{
	Name: "tr", Intake: Streams, Also: "gtr", Summary: "replaces or removes characters", Manual: "tr(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1 -u"}},
		Refine: trLetters,
	},
}

var trCases = []Case{
	{`tr --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`tr a-z A-Z`, `nothing`},
	{`tr -d '\n'`, `nothing`},
	{`tr -cs A-Za-z '\n'`, `nothing`},
	{`tr ' ' -`, `nothing`},
}

// trLetters: other letters for letters is a code; a change of case is none. What loses
// letters, or the ends of its lines, has no others.
func trLetters(m *Match) {
	m.Whom = SameProcesses
	if len(m.Args) == 2 && letter(m.Args[0].Text) && letter(m.Args[1].Text) && len(m.Args[0].Text) > 1 && !strings.EqualFold(m.Args[0].Text, m.Args[1].Text) &&
		!strings.HasPrefix(m.Args[0].Text, "[:") {
		m.Prints = Decoded
	} else if len(m.Args) == 2 && len(m.hits) == 0 && (m.Args[0].Is("\\n") || m.Args[0].Is("\n")) && (m.Args[1].Is(" ") || m.Args[1].Is("\\0")) {
		m.Prints = Joined
	} else if len(m.Args) == 1 {
		m.Prints = Pared
	}
}

// letter reports whether a text holds one, not counting those behind a
// backslash.
func letter(s string) bool {
	for i := 0; i < len(s); i++ {
		switch c := s[i] | 0x20; {
		case s[i] == '\\':
			i++
		case c >= 'a' && c <= 'z':
			return true
		}
	}
	return false
}
