package commands

var figlet = Program{
	Name: "figlet", Rare: true, Kin: "toilet cowsay cowthink lolcat fortune cmatrix banner pwgen uuidgen uuid mcookie units tty-clock asciiquarium", Summary: "prints something", Manual: "figlet(6), 2.2; cowsay(1), 3.8; fortune(6), 9708; pwgen(1), 2.08; uuidgen(1), util-linux 2.40; units(1), 2.23",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Flags:  []Flag{{Names: "-f= -d= -H= --file= --config=", Value: Reads}, {Names: "-o=", Value: Unread}},
		Refine: figletCow,
	},
}

var figletCases = []Case{{`figlet -w 80 hi`, `nothing`}, {`pwgen -s 20 1`, `nothing`}, {`uuidgen`, `nothing`}, {`uuid -o f`, `Unknown nobody read what the value of -o means`}, {`figlet -f big hi`, `Read big`}, {`cowsay -f ./x.cow hi`, `Run{hidden} ./x.cow`}, {`lolcat a`, `Read a`}, {`fortune a`, `Read a`}}

// figletCow: a cow is a file of Perl; lolcat reads files.
func figletCow(m *Match) {
	switch name := m.name(); {
	case named("cowsay cowthink", name):
		if w, ok := m.Value("-f"); ok && (!w.Exact() || byteIn('/', w.Text)) {
			m.Facts = []Fact{optionFact(Loads, Hit{Name: "-f"}, w, "loads code")}
		}
	case name == "pwgen" && len(m.Args) == 2:
		if long, many := bytesOf(m.Args[0].Text), bytesOf(m.Args[1].Text); long > 0 && many >= farMany/long {
			m.Prints = Endless
		}
	case name == "lolcat", name == "fortune":
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	}
}
