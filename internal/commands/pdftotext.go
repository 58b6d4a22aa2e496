package commands

import "strings"

var pdftotext = Program{
	Name: "pdftotext", Rare: true, Summary: "takes the text out of a PDF", Manual: "pdftotext(1), poppler 24",
	Row: Row{
		Style: Single,
		Help:  "-h -help -? -v -listenc",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Second, Role: Writes, Why: "writes the text to its second file"},
		},
		Flags:  []Flag{{Names: "-f= -l= -r= -x= -y= -W= -H= -layout -fixed= -raw -nodiag -htmlmeta -bbox -bbox-layout -tsv -cropbox -colspacing= -enc= -eol= -nopgbrk -opw= -upw= -q", Value: Data}},
		Refine: pdftotextBeside,
	},
}

var pdftotextCases = []Case{
	{`pdftotext --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`pdftotext -layout a.pdf -`, `Read a.pdf; Write -`},
	{`pdftotext -f 1 -l 2 a.pdf b.txt`, `Read a.pdf; Write b.txt`},
	{`pdftotext a.pdf`, `Read a.pdf; Write a.txt`},
}

// pdftotextBeside: without a second file the text goes beside the first.
func pdftotextBeside(m *Match) {
	if len(m.Args) != 1 {
		return
	}
	w := m.Args[0]
	if w.Exact() {
		w.Text = strings.TrimSuffix(w.Text, ".pdf") + ".txt"
	}
	m.Add(Fact{Role: Writes, Word: w, Kind: Writes.Means().Kind, Why: "writes the text beside it"})
}
