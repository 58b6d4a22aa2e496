package commands

var id = Program{
	Name: "id", Also: "gid whoami gwhoami groups ggroups logname", Summary: "prints who it runs as", Manual: "id(1), whoami(1) and groups(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-A -a -F -G --groups -g --group -M -n --name -P -p -r --real -u --user -Z --context -z --zero"}},
		Refine: idPrints,
	},
}

var idCases = []Case{
	{`id --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`id -un`, `nothing`},
	{`id`, `nothing`},
	{`whoami`, `nothing`},
}

// idPrints: the name or number alone is one word.
func idPrints(m *Match) {
	number, name := false, m.name() == "whoami"
	for _, h := range m.Hits() {
		switch h.Name {
		case "-u", "--user", "-g", "--group":
			number = true
		case "-n", "--name":
			name = true
		case "-r", "--real":
		default:
			return
		}
	}
	switch {
	case name && (number || len(m.Hits()) == 0):
		m.Prints = OneName
	case number:
		m.Prints = Number
	}
}
