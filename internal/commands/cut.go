package commands

var cut = Program{
	Name: "cut", Intake: Streams, Also: "gcut", Summary: "prints parts of lines", Manual: "cut(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Args:   []Arg{{Role: Reads}},
		Flags:  []Flag{{Names: "-b= --bytes= -c= --characters= -d= --delimiter= -f= --fields= -n --complement -s --only-delimited --output-delimiter= -w -z --zero-terminated", Value: Data}},
		Refine: cutHeads,
	},
}

// cutHeads: the first field of lines that are divided at colons or blanks.
func cutHeads(m *Match) {
	heads, first, behind := AnyText, false, false
	if len(m.Args) == 0 {
		m.Whom = SameProcesses
	}
	if len(m.hits) == 1 && len(m.Args) == 0 && named("-c --characters", m.hits[0].Name) {
		switch m.hits[0].Value.Text {
		case "3-":
			m.Prints = Shorn
		case "4-":
			m.Prints = Unmarked
		}
		return
	}
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "-d", "--delimiter":
			switch {
			case h.Value.Is(":"):
				heads = Headed
			case h.Value.Is(" "):
				heads = FirstWords
			case h.Value.Is("/"):
				heads = Shorn
			}
		case "-f", "--fields":
			first, behind = h.Value.Is("1"), named("2- 3- 4-", h.Value.Text)
		default:
			return
		}
	}
	if len(m.Args) == 0 && (first && heads != Shorn || behind && heads == Shorn) {
		m.Prints = heads
	}
}

var cutCases = []Case{
	{`cut --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`cut -d: -f1 /etc/passwd`, `Read /etc/passwd`},
	{`cut -d ' ' -f 2-`, `nothing`},
	{`cut --output-delimiter=, -c1-3 a`, `Read a`},
}
