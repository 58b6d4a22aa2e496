package commands

import "strconv"

var seq = Program{
	Name: "seq", Also: "gseq", Summary: "prints numbers in order", Manual: "seq(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-#"}, // a number below zero
			{Names: "-w --equal-width --fixed-width"},
			{Names: "-f= --format= -s= --separator= -t= --terminator=", Value: Data},
		},
		Prints: []Out{{Numbers, &When{Without: "-f"}}},
		Refine: seqMany,
	},
}

var seqCases = []Case{
	{`seq 1 10`, `nothing`},
	{`seq inf`, `nothing`},
	{`seq 5 -1 1`, `nothing`},
	{`seq -w -s , 3`, `nothing`},
}

// jot prints numbers, too.
var jot = Program{
	Name: "jot", Rare: true, Summary: "prints numbers in order or at random", Manual: "jot(1), macOS 15 and FreeBSD 14",
	Row: Row{
		Args:   anyData,
		Flags:  []Flag{{Names: "-c -n -r"}, {Names: "-b= -w= -s= -p=", Value: Data}},
		Refine: jotMany,
	},
}

var jotCases = []Case{
	{`jot 3 1`, `nothing`},
	{`jot -r -b x -w %d 0`, `nothing`},
}

// farMany is how many numbers are as good as numbers without end.
const farMany = 1e9

// seqMany: how many numbers there are from the first to the last.
func seqMany(m *Match) {
	var n [3]float64
	for i, w := range m.Args {
		if i < len(n) {
			n[i], _ = strconv.ParseFloat(w.Text, 64)
		}
	}
	first, step, last := 1.0, 1.0, n[0]
	switch len(m.Args) {
	case 2:
		first, last = n[0], n[1]
	case 3:
		first, step, last = n[0], n[1], n[2]
	}
	m.prints((last - first) / step)
}

// prints adds that so many lines are printed.
func (m *Match) prints(lines float64) {
	if m.Long = lines >= 1e4; lines >= farMany {
		m.Prints = Endless
	}
}

// jotMany: the first is how many there are, 0 for numbers without end, and the
// third the last of them.
func jotMany(m *Match) {
	for i, w := range m.Args {
		n, err := strconv.ParseFloat(w.Text, 64)
		switch {
		case err != nil || i == 1:
		case i == 0 && n == 0:
			m.Prints = Endless
		default:
			m.prints(n)
		}
	}
}
