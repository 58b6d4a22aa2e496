package commands

import "strings"

var shuf = Program{
	Name: "shuf", Rare: true, Intake: Holds, Also: "gshuf", Summary: "prints lines in a random order", Manual: "shuf(1), GNU coreutils 9.5",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{Role: Reads, When: &When{Without: "-e --echo -i --input-range"}},
			{Role: Data, When: &When{With: "-e --echo -i --input-range"}},
		},
		Flags: []Flag{
			{Names: "-n= --head-count=", Value: Data},
			{Names: "-r --repeat"},
			{Names: "-z --zero-terminated"},
			{Names: "-e --echo"},
			{Names: "-i= --input-range=", Value: Data},
			{Names: "-o= --output=", Value: Writes, Why: "writes the lines to a file"},
			{Names: "--random-source=", Value: Reads, Cancels: NoEnd},
		},
		Prints: []Out{{Numbers, &When{With: "-i"}}, {Most, &When{Args: "0", Without: "-e --echo"}}},
		Refine: shufMany,
	},
}

var shufCases = []Case{
	{`shuf --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`shuf -n 1 a`, `Read a`},
	{`shuf -e a b`, `nothing`},
	{`shuf -r -z -n 5 a`, `Read a`},
	{`shuf -i 1-9 -o out`, `Write out`},
	{`shuf --random-source=r a`, `Read a; Read r`},
}

// shufMany: again and again without end, or from a row of numbers that is as good
// as that, unless it is told how many.
func shufMany(m *Match) {
	row, _ := m.Value("-i")
	_, last, _ := strings.Cut(row.Text, "-")
	count, told := m.Value("-n")
	switch {
	case told:
		m.Long = bytesOf(count.Text) >= 1e4
	case m.Has("-r"):
		m.Prints = Endless
	default:
		m.prints(float64(bytesOf(last)))
	}
}
