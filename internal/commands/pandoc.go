package commands

import (
	"strings"

	"automode"
)

var pandoc = Program{
	Name: "pandoc", Rare: true, Follows: "*", Summary: "converts documents", Manual: "pandoc(1), pandoc 3.5",
	Row: Row{
		Help: "-h --help -v --version --list-input-formats --list-output-formats --list-extensions --list-highlight-languages --list-highlight-styles --bash-completion",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "--verbose --quiet --fail-if-warnings --shift-heading-level-by= --base-header-level= --strip-empty-paragraphs --indented-code-classes= --default-image-extension= --file-scope -M= --metadata= -p --preserve-tabs --tab-stop= --track-changes= --trace -s --standalone -V= --variable= --variable-json= --sandbox -D= --print-default-template= --print-default-data-file= --print-highlight-style= --eol= --dpi= --wrap= --columns= --toc --table-of-contents --toc-depth= --lof --lot --strip-comments --no-highlight --highlight-style= --resource-path= --link-images --html-q-tags --ascii --reference-links --reference-location= --markdown-headings= --atx-headers --list-tables --top-level-division= -N --number-sections --number-offset= --figure-caption-position= --table-caption-position= --listings -i --incremental --slide-level= --section-divs --email-obfuscation= --id-prefix= -T= --title-prefix= -c= --css= --epub-chapter-level= --split-level= --epub-subdirectory= --epub-title-page= --ipynb-output= -C --citeproc --natbib --biblatex --mathjax[=] --mathml --katex[=] --gladtex --dump-args --ignore-args --chunk-template=", Value: Data},
			{Names: "--self-contained --embed-resources"},
			{Names: "-f= --from= -r= --read= -t= -w= --to= --write=", Value: Data},
			{Names: "--metadata-file= --abbreviations= --template= --syntax-definition= -H= --include-in-header= -B= --include-before-body= -A= --include-after-body= --reference-doc= --epub-cover-image= --epub-metadata= --epub-embed-font= --bibliography= --csl= --citation-abbreviations=", Value: Reads},
			{Names: "-o= --output= --log=", Value: Writes, Why: "writes the result to a file"},
			{Names: "--extract-media=", Value: WritesTree, Why: "takes the pictures out into a folder"},
			{Names: "-d= --defaults= --data-dir=", Value: RunsFile, Why: "loads settings that can name programs"},
			{Names: "-F= --filter=", Value: RunsLine, Why: "hands the document to a program"},
			{Names: "-L= --lua-filter=", Value: RunsFile, Why: "runs a script on the document"},
			{Names: "--pdf-engine=", Value: RunsLine, Why: "starts it to make the PDF"},
			{Names: "--pdf-engine-opt=", Value: Unread, Why: "gives options to the program that makes the PDF"},
			{Names: "--webtex[=] --request-header=", Value: Unread, Why: "sends to a host"},
			{Names: "--no-check-certificate", Does: []Do{{Kind: automode.Weaken, Target: "TLS verification", Why: "does not check certificates"}}},
		},
		Refine: pandocInputs,
	},
}

var pandocCases = []Case{
	{`pandoc --embed-resources a.md`, `Read a.md`}, {`pandoc --self-contained -c https://h.test/x a.md`, `Read a.md; Fetch https://h.test/x`}, {`pandoc -c https://h.test/x a.md`, `Read a.md`},
	{`pandoc -s a.md -o a.html`, `Write a.html; Read a.md`},
	{`pandoc -f markdown -t html --template=t.html a.md b.md`, `Read t.html; Read a.md; Read b.md`},
	{`pandoc https://a/b.html -t plain`, `Fetch https://a/b.html`},
	{`pandoc -t ./w.lua a.md`, `Read a.md; Run[file native] ./w.lua`},
	{`pandoc --extract-media=m a.docx`, `Write m/**; Read a.docx`},
	{`pandoc -d conf a.md`, `Run[file native] conf; Read a.md`},
	{`pandoc -F ./p -L x.lua a.md`, `Run[line] ./p; Run[file native] x.lua; Read a.md`},
	{`pandoc --pdf-engine=./p --pdf-engine-opt=-shell-escape a.md -o a.pdf`, `Run[line] ./p; Unknown gives options to the program that makes the PDF; Write a.pdf; Read a.md`},
	{`pandoc a.md -o a.pdf --pdf-engine xelatex`, `Write a.pdf; Read a.md`}, {`pandoc a.md -o a.pdf --pdf-engine=./xelatex`, `Write a.pdf; Run[line] ./xelatex; Read a.md`},
	{`pandoc --webtex=https://a a.md`, `Unknown sends to a host; Read a.md`},
	{`pandoc --no-check-certificate a.md`, `Weaken TLS verification; Read a.md`},
}

// pandocInputs: inputs are files or addresses, and a form that is a file is
// a script.
func pandocInputs(m *Match) {
	m.Own(func(f *Fact) bool { // one of them makes it in any case
		return f.Flag != "--pdf-engine" || !f.Word.Exact() || !named("pdflatex xelatex", f.Word.Text)
	})
	m.Follows = m.Has("--embed-resources")
	if len(m.Args) > 0 && named("lua server", m.Args[0].Text) {
		m.Unknown("runs a script, or answers others", m.Args[0])
	}
	for _, w := range m.Args {
		m.medium(w)
		m.Follows = m.Follows || includingForm(w.Text[strings.LastIndexByte(w.Text, '.')+1:])
	}
	for _, h := range m.Hits() {
		if m.Has("--embed-resources") && named("-c --css", h.Name) {
			m.medium(h.Value) // else the page only names it
		}
		if named("-f --from -r --read", h.Name) {
			form := h.Value.Text // and perhaps extensions
			form = form[:max(0, strings.IndexAny(form+"+", "+-"))]
			m.Follows = m.Follows || !h.Value.Exact() || includingForm(form)
		}
		if h.Has && flagNamed(h.Flag, "-f") && !plainForm(h.Value) {
			m.Add(Fact{Role: RunsFile, Word: h.Value, Kind: automode.Run, Flag: h.Name, Via: automode.ByOption, Why: "reads or writes by a script"})
		}
	}
}

// includingForm reports whether documents of a form, by its name or the end of a
// file's, can include files.
func includingForm(name string) bool {
	return named("rst latex tex ltx org typst typ t2t docbook dbk", name)
}

// plainForm reports whether w names a form with its extensions, not a script.
func plainForm(w Word) bool {
	if !w.Exact() {
		return false
	}
	for i := 0; i < len(w.Text); i++ {
		if w.Text[i] == '.' || w.Text[i] == '/' {
			return false
		}
	}
	return true
}
