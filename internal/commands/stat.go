package commands

var stat = Program{
	Name: "stat", Also: "gstat", Summary: "prints size, owner and times of files", Manual: "stat(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			// The form that macOS takes after -f and -t may stand apart; it
			// then counts as a file, which is no harm.
			{Names: "-F -L --dereference -f[=] --file-system -l -n -q -r -s -t[=] --terse -x --cached=", Value: Data},
			{Names: "-c= --format= --printf=", Value: Data},
		},
		Refine: statNumber,
	},
}

var statCases = []Case{
	{`stat --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`stat a`, `Read{listing} a`},
	{`stat -c %s a b`, `Read{listing} a; Read{listing} b`},
	{`stat -f%z a`, `Read{listing} a`},
	{`stat -f %m a`, `Read{listing} %m; Read{listing} a`},
}

// statNumber: sizes and times are numbers.
func statNumber(m *Match) {
	if form, ok := m.Value("-c"); ok {
		switch form.Text {
		case "%s", "%X", "%Y", "%Z", "%W", "%a", "%i", "%h", "%b", "%u", "%g":
			m.Prints = Number
		}
	}
	if form, ok := m.Value("-f"); ok {
		switch form.Text {
		case "%z", "%m", "%a", "%c", "%B":
			m.Prints = Number
		}
	}
}
