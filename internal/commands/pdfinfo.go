package commands

var pdfinfo = Program{
	Name: "pdfinfo", Rare: true, Kin: "pdffonts", Summary: "prints what a PDF is made of", Manual: "pdfinfo(1) and pdffonts(1), poppler 24",
	Row: Row{
		Style: Single,
		Help:  "-h -help -? -v -listenc",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-l= -box -meta -custom -js -struct -struct-text -url -isodates -rawdates -dests -enc= -opw= -upw= -subst", Value: Data}, {Names: "-f=", Value: Data, Of: "pdfinfo pdffonts"}},
	},
}

var pdfinfoCases = []Case{
	{`pdfinfo --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`pdfinfo -f 1 -box a.pdf`, `Read a.pdf`},
	{`pdfinfo -box a.pdf`, `Read a.pdf`},
}
