package commands

var pdfinfo = Program{
	Name: "pdfinfo", Also: "pdffonts", Summary: "prints what a PDF is made of", Manual: "pdfinfo(1) and pdffonts(1), poppler 24",
	Row: Row{
		Style: Single,
		Help:  "-h -help -? -v -listenc",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-f= -l= -box -meta -custom -js -struct -struct-text -url -isodates -rawdates -dests -enc= -opw= -upw= -subst", Value: Data}},
	},
}

var pdfinfoCases = []Case{{`pdfinfo -box a.pdf`, `Read a.pdf`}}
