package commands

import (
	"strings"
)

var latex = Program{
	Name: "pdflatex", Rare: true, Follows: "*", Kin: "xelatex lualatex latex tex pdftex luatex latexmk bibtex biber makeindex tectonic chktex lacheck texcount dvipdfmx", Summary: "sets text with TeX", Manual: "pdftex(1), latexmk(1), bibtex(1), TeX Live 2025; tectonic 0.15; chktex(1), 1.7",
	Row: Row{
		Style: Single, Help: "-help -version -h", Does: toolBuilds, Args: sourceLists, Refine: texWords,
		Flags: []Flag{
			{Names: "-interaction= -halt-on-error -file-line-error -synctex= -draftmode -output-format= -no-shell-escape -recorder -pdf -xelatex -lualatex -pdfdvi -ps -gg -cd -cd- -norc -diagnostics -time -rc-report- -nobibtex -logfilewarninglist -view= -pdfxe -pdflua -dvi -f -g -silent -quiet -q -bibtex -bibtex- -pvc- -keep-logs -keep-intermediates -print -reruns= -inc -sum -brief -total -merge -v -v0 -terse -verbose", Value: Data},
			{Names: "-jobname=", Value: Writes, Why: "names what it writes"}, {Names: "-output-directory= -outdir= -auxdir= -o= -outfmt=", Value: WritesTree, Why: "writes what it makes there"}, {Names: "-c -C", Does: toolRemoves}, {Names: "-shell-escape -enable-write18 -shell-restricted -e= -r= -usepretex= -pdflatex=", Value: Unread, Does: []Do{{Why: "lets text start programs, or runs code"}}},
		},
	},
}

// texWords: a word that begins with a backslash is text to be set.
func texWords(m *Match) {
	for _, w := range m.Args {
		if strings.HasPrefix(w.Text, "\\") {
			m.Unknown("it is text, which can name files and commands", w)
		}
	}
}

var latexCases = []Case{{`pdflatex '\input{a}'`, `Run{entry-point} the build; Read{listing} \input{a}; Unknown it is text, which can name files and commands`}, {`pdflatex -interaction=nonstopmode a.tex`, `Run{entry-point} the build; Read{listing} a.tex`}, {`pdflatex -jobname=v a.tex`, `Run{entry-point} the build; Read{listing} a.tex; Write v`}, {`latexmk -c`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`}, {`latexmk -pdf -outdir=d a`, `Run{entry-point} the build; Read{listing} a; Write d/**`}, {`pdflatex -shell-escape a`, `Run{entry-point} the build; Read{listing} a; Unknown lets text start programs, or runs code`}}
