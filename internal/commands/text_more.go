package commands

import (
	"strings"

	"automode"
)

// More programs that look at text, tables, documents and media, or make one
// file of another.

var textViews = Program{
	Name: "sdiff", Rare: true, Kin: "wdiff diffstat lsdiff filterdiff interdiff grepdiff glow mdcat pygmentize chroma most pathchk b3sum jd xsv-diff datamash tsv-select tsv-filter tsv-pretty tsv-summarize csvclean antiword catdoc catppt xls2csv pdfgrep mkvinfo opusinfo otfinfo fc-list fc-match fc-query fc-scan gdalinfo isoinfo rpm2cpio lsar exiv2-print",
	Summary: "shows or compares files", Manual: "sdiff(1), GNU diffutils 3.12; wdiff(1), 1.2; diffstat(1), 1.68; lsdiff(1), patchutils 0.4; glow(1), 2.1; pygmentize(1), 2.19; most(1), 5.2; datamash(1), 1.9; csvclean(1), csvkit 2.1; antiword(1), 0.37; catdoc(1), 0.95; pdfgrep(1), 2.2; fc-list(1), 2.17; gdalinfo(1), 3.11; isoinfo(1), 3.02; lsar(1), 1.10",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: sourceReads, Refine: listsFromAddresses,
		Flags: []Flag{
			{Names: "-o= --output= --output-file= -O= --outdir= --out=", Value: Writes, Why: "writes what it makes there"}, {Names: "--diff-program= --pager= -P= --add-config-dir= --config-file= --plug-in= -x= --config=", Value: Unread, Why: "can name code"},
			{Names: "-k= -w= --delimiter= --lang= --style= --theme= --fields= --width=", Value: Data},
			{Names: "-l --left-column -s --suppress-common-lines -t --expand-tabs -d --minimal", Of: "sdiff"},
			{Names: "-i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -W --ignore-all-space -B --ignore-blank-lines -a --text -H --speed-large-files --strip-trailing-cr -I= --tabsize=", Value: Data, Of: "sdiff"},
			{Names: "-1 --no-deleted -2 --no-inserted -3 --no-common -i --ignore-case -n --avoid-wraps -p --printer -s --statistics -t --terminal -d --diff-input -l --less-mode", Of: "wdiff"},
			{Names: "-b -c -C -d -E -K -l -q -r -R -s -t -T -u -v -m -p= -n= -N= -D= -f= -S=", Value: Data, Of: "diffstat"},
			{Names: "-n --line-number -N --number-files -s --status -E --empty-files-as-removed --extended-regexp -z --decompress -H --with-filename -h --no-filename -v --verbose -p= --strip-match= --strip= -i= --include= --exclude= --lines= --files= -F= --hunks=", Value: Data, Of: "lsdiff filterdiff grepdiff"},
			{Names: "-g", Of: "pygmentize"}, {Names: "-f= -S= -N= -H=", Value: Data, Of: "pygmentize"},
			{Names: "-i --ignore-case -c --count -n --page-number -H --with-filename -h --no-filename -F --fixed-strings -p --page-count -q --quiet -Z --null -l --files-with-matches -L --files-without-match --warn-empty --unac -m= --max-count= -A= -B= -C= --color= --page-range= -e= --regexp=", Value: Data, Of: "pdfgrep"},
			{Names: "-v -q -b -a -s -i= -f=", Value: Data, Of: "fc-list fc-match fc-query fc-scan"},
			{Names: "-json -mm -nogcp -nomd -norat -noct -nofl -checksum -proj4 -listmdd", Of: "gdalinfo"},
			{Names: "-d -f -l -p -R -J -h", Of: "isoinfo"}, {Names: "-i=", Value: Reads, Of: "isoinfo"}, {Names: "-N= -T= -j=", Value: Data, Of: "isoinfo"},
			{Names: "-C --skip-comments -f --full -H --headers --header-in --header-out -i --ignore-case -s --sort -W --whitespace -z --zero-terminated --narm --no-strict -g= --group= -R= --round= --filler= --field-separator= --output-delimiter=", Value: Data, Of: "datamash"},
			{Names: "-d=", Value: Data, Of: "tsv-select tsv-filter tsv-pretty tsv-summarize csvclean"}, {Names: "-t=", Value: Data, Of: "datamash"}, {Names: "-l=", Value: Data, Of: "pygmentize"}, {Names: "-s=", Value: Data, Of: "glow"},
		},
	},
}

var textViewsCases = []Case{
	{`sdiff -i /a /b`, `Read /a/**; Read /b/**`}, {`wdiff -3 /a /b`, `Read /a/**; Read /b/**`}, {`diffstat -s -p1 /a`, `Read /a/**`}, {`lsdiff -s /a`, `Read /a/**`}, {`pygmentize -g -f html /a`, `Read /a/**`}, {`pdfgrep -n x /a`, `Read x/**; Read /a/**`}, {`fc-query -b /a`, `Read /a/**`}, {`gdalinfo -json /a`, `Read /a/**`},
	{`isoinfo -l -i /a -N 1`, `Read /a`}, {`datamash -s -g 1 sum 2`, `Read sum/**; Read 2/**`}, {`wdiff --frob /a /b`, `Unknown no option “--frob” is known; Read /a/**; Read /b/**`}, {`glow -x y a`, `Read a/**; Unknown can name code`},
	{`sdiff -w 80 a b`, `Read a/**; Read b/**`}, {`datamash -t , sum 1`, `Read sum/**; Read 1/**`}, {`tsv-select -d , a`, `Read a/**`}, {`pygmentize -l c a`, `Read a/**`}, {`glow -s dark a`, `Read a/**`}, {`sdiff -s a b`, `Read a/**; Read b/**`}, {`pygmentize -o f a.c`, `Read a.c/**; Write f`}, {`glow https://h.test/x`, `Fetch https://h.test/x`}, {`sdiff --diff-program=x a b`, `Read a/**; Read b/**; Unknown can name code`}}

var zgrep = Program{
	Name: "zgrep", Rare: true, Also: "zegrep zfgrep bzgrep xzgrep zstdgrep lzgrep", Summary: "finds text in packed files", Manual: "zgrep(1), gzip 1.14",
	Row: Row{
		Style: Looking, Help: "--help --version -V", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-e -f"}}, {At: First, Role: Reads, When: &When{With: "-e -f"}}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-e= --regexp=", Value: Data}, {Names: "-f= --file=", Value: Reads}, {Names: "-A= -B= -C= -m= --max-count= --context= --color=", Value: Data}, {Names: "-i --ignore-case -c --count -n --line-number -h --no-filename -H --with-filename -l --files-with-matches -L --files-without-match -v --invert-match -w --word-regexp -x --line-regexp -o --only-matching -q --quiet -s --no-messages -E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -a --text -b --byte-offset -z"}},
	},
}

var zgrepCases = []Case{{`zgrep -ic x /a.gz`, `Read /a.gz`}, {`zgrep -o x /a.gz`, `Read /a.gz`}, {`zgrep --frob /a.gz`, `Unknown no option “--frob” is known`}, {`zgrep -n x a.gz`, `Read a.gz`}, {`zgrep -e x -f l -A 3 a.gz`, `Read a.gz; Read l`}}

var locate = Program{
	Name: "locate", Rare: true, Also: "plocate mlocate", Summary: "finds files by name in a list made before", Manual: "locate(1), plocate 1.1",
	Row: Row{Style: Looking, Help: "-h --help -V --version", Args: []Arg{{Role: Seeks, Why: "looks for files by a name that holds secrets"}}, Does: thisMachine, Flags: []Flag{{Names: "-d= --database=", Value: Lists}, {Names: "-l= -n= --limit=", Value: Data}, {Names: "-A --all -b --basename -c --count -e --existing -i --ignore-case -N --literal -0 --null -r --regexp --regex -w --wholename -q --quiet -S --statistics"}}},
}

var locateCases = []Case{{`locate -i /a`, `Query this machine; Seek /a`}, {`locate -i -l 5 x`, `Query this machine; Seek x`}, {`plocate -d f x`, `Query this machine; Seek x; Read{listing} f`}}

var schemaChecks = Program{
	Name: "check-jsonschema", Rare: true, Follows: "jsonnet dhall ytt", Kin: "jsonschema jsonnet dhall ytt uconv recode-print", Package: true, Summary: "checks or makes JSON and its kin", Manual: "the --help of check-jsonschema 0.34, ajv-cli 5, jsonschema 4, jsonnet 0.21, dhall 1.42, ytt 0.52; xsltproc(1), 1.1; uconv(1), ICU 77",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: schemaVariables,
		Flags: []Flag{
			{Names: "--all-errors --verbose -v --quiet -q --explain --ascii --plain -S --string --strict -y -e --noout --novalid --no-cache --builtin-schema= -x=", Value: Data},
			{Names: "-A= --ext-str= --tla-str= -V= --spec= --errors= --data-value= --data-value-yaml= --output-format= --default-filetype= --indent= --stringparam= -t= --from-code= --to-code=", Value: Data},
			{Names: "--file= -d= -i= --instance= --schemafile= -s= -r= -J= --jpath= -f= --data-values-file= --instances=", Value: Reads}, {Names: "-o= --output= --output-file= -m= --multi=", Value: WritesTree, Why: "writes what it makes"},
		},
	},
}

// schemaVariables: a variable of jsonnet without a value is taken from the environment.
func schemaVariables(m *Match) {
	listsFromAddresses(m)
	for i := range m.hits {
		if h := &m.hits[i]; named("-V --ext-str -A --tla-str", h.Name) && !strings.Contains(h.Value.Text, "=") {
			m.addRole(Shows, &h.Value, "shows a variable")
		}
	}
}

var schemaChecksCases = []Case{{`check-jsonschema --schemafile https://h.test/s.json a.json`, `Read a.json; Fetch https://h.test/s.json`}, {`jsonnet -S -J d -o f a.jsonnet`, `Read a.jsonnet; Read d; Write f/**`}, {`jsonnet -V GITHUB_TOKEN a.jsonnet`, `Read a.jsonnet; Disclose GITHUB_TOKEN`}, {`jsonnet -V a=b a.jsonnet`, `Read a.jsonnet`}}

var cue = Program{
	Name: "cue", Rare: true, Summary: "checks and makes settings", Manual: "cue help, cue 0.14",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-c -C --concrete -E --all-errors -i --ignore -s --simplify --strict --trace -v --verbose -a --all -A --show-attributes -e= --expression= --out= -d= --schema= -l= --path= -t= --inject= -p= --package= -f --force --check --diff", Value: Data}, {Names: "-o= --outfile=", Value: Writes, Why: "writes what it makes"}},
		Rows: []Row{{Names: "vet eval export def", Args: sourceReads}, {Names: "fmt fix", Does: sourceEdits, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}}, {Names: "version help completion", Args: anyData}},
	},
}

var cueCases = []Case{{`cue`, `nothing`}, {`cue vet -c a.cue`, `Read a.cue/**`}, {`cue export -o f`, `Write f`}, {`cue fmt`, `Write{harmless,source-only} ./**`}, {`cue version`, `nothing`}, {`cue cmd x`, `Unknown no subcommand “cmd” is known`}}

var packsBeside = Program{
	Name: "lz4", Rare: true, Kin: "unlz4 lz4c brotli lzip lzop plzip", Summary: "packs and unpacks single files", Manual: "lz4(1), 1.10; brotli(1), 1.1; lzip(1), 1.25; lzop(1), 1.04",
	Row: Row{
		Help: "-h -H --help -V --version", Args: []Arg{{At: First, Role: Writes, When: &When{Without: "-c"}, Why: "packs or unpacks it beside or over it"}, {At: First, Role: Reads, When: &When{With: "-c"}}, {At: First, Role: Deletes, When: &When{With: "--rm"}, Why: "removes what it read"}, {At: Rest, Role: Writes, Why: "writes the result"}},
		Flags:  []Flag{{Names: "-c --stdout -t --test -l --list"}, {Names: "-j --rm"}, {Names: "-d --decompress", Value: Data}, {Names: "-z --compress -k --keep -f --force -q --quiet -v --verbose -m --multiple -r --best --fast[=] -# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -Z -n", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes the result there"}, {Names: "--quality= --lgwin= -w= -T= -S= --suffix=", Value: Data}},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
	},
}

var packsBesideCases = []Case{{`lz4 a`, `Write a`}, {`brotli -d -o f a.br`, `Write a.br; Write f`}, {`lz4 -dc a.lz4`, `Read a.lz4`}, {`brotli -dc --rm a.br`, `Read a.br; Delete a.br`}, {`brotli -w 20 -k a`, `Write a`}}

var unrar = Program{
	Name: "unrar", Rare: true, Also: "rar", Summary: "looks into archives and unpacks them", Manual: "rar.txt, RAR 7.13",
	Row: Row{
		Help: "-? --help", Global: []Flag{{Names: "-y -o+"}, {Names: "-o- -r -idq -inul", Value: Data}},
		Rows: []Row{{Names: "l lt lta lb v vt vta vb t p", Args: []Arg{{At: First, Role: Reads}, {Role: Data}}}, {Names: "x e", Refine: unpacksOver, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1"}, Why: "unpacks there"}}, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: WritesTree, Why: "unpacks there"}}}, {Names: "a", Args: []Arg{{At: First, Role: Writes, Why: "packs files into it"}, {At: Rest, Role: ReadsTree}}}},
	},
}

var unrarCases = []Case{{`unrar l a.rar`, `Read a.rar`}, {`unrar x a.rar`, `Write ./**; Read a.rar`}, {`unrar x -o+ -o- a.rar d`, `Read a.rar; Write d/**`}, {`unrar x a.rar d`, `Read a.rar; Write d/**`}, {`rar a a.rar d`, `Write a.rar; Read d/**`}, {`unrar -y`, `nothing`}}

var converts = Program{
	Name: "docx2txt", Rare: true, Follows: "asciidoctor asciidoctor-pdf typst openscad mkvmerge", Kin: "xlsx2csv pdftohtml gdal_translate asciidoctor asciidoctor-pdf typst gifsicle metaflac exiv2 mkvmerge openscad ronn", Package: true, Summary: "makes a file of another", Manual: "the --help of docx2txt 1.4, xlsx2csv 0.8, pdftohtml(1) 25.09, ebook-convert 8.9, gdal_translate(1), asciidoctor(1) 2.0, typst 0.13, gifsicle(1) 1.96, metaflac(1) 1.5, exiv2(1) 0.28, mkvmerge(1) 95, openscad 2021.01",
	Row: Row{
		Style: Single, Help: "-help -version -h -V", Args: []Arg{{Role: Writes, Why: "reads it, and makes files beside it"}},
		Flags: []Flag{
			{Names: "-o= -output= -out-file= -destination-dir= -D=", Value: Writes, Why: "writes the result there"},
			{Names: "-i -I -info -list -q -quiet -v -verbose -a -p -s -noframes -xml -stdout -hidden -safe -w -batch -O -O1 -O2 -O3 -optimize -delay= -colors= -resize= -scale= -loop -show-md5sum -show-tag= -block-type= -of= -outsize= -co= -l= -d= -g= -pages= -ppi= -export-format= -imgsize= -identify -identification-format= -J", Value: Data}, {Names: "-b=", Value: Data, Of: "gdal_translate asciidoctor asciidoctor-pdf"}, {Names: "-b", Of: "gifsicle"}, // in place
			{Names: "-f=", Value: Data, Of: "pdftohtml typst"},
		},
	},
}

var convertsCases = []Case{
	{`pdftohtml -f 1 compile a.typ`, `Write compile; Write a.typ`},
	{`gifsicle -b a.gif`, `Write a.gif`}, {`asciidoctor -b html5 a.adoc`, `Write a.adoc`},
	{`typst compile a.typ`, `Write compile; Write a.typ`}, {`xlsx2csv -d x a.xlsx o`, `Write a.xlsx; Write o`}, {`openscad -o a.stl a.scad`, `Write a.scad; Write a.stl`}, {`asciidoctor -r x a`, `Unknown no option “-r” is known`},
}

var office = Program{
	Name: "libreoffice", Rare: true, Kin: "soffice unoconv localc lowriter", Summary: "makes one kind of document of another", Manual: "soffice --help, LibreOffice 25.8; unoconv(1), 0.9",
	Row: Row{
		Help: "--help --version -h", Does: []Do{{Kind: automode.Run, Target: "an office", When: &When{Without: "--convert-to"}, Why: "starts the office, whose documents can hold code"}, {Kind: automode.Write, Target: ".", When: &When{With: "--convert-to", Without: "--outdir -o"}, Why: "makes documents"}}, Args: []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "--headless --invisible --norestore --nologo --nolockcheck --nodefault --writer --calc --impress --draw --infilter= --cat", Value: Data}, {Names: "--convert-to=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "unoconv"}, {Names: "--outdir=", Value: WritesTree, Why: "makes documents there"}, {Names: "-o= --output=", Of: "unoconv", Value: WritesTree, Why: "makes documents there"}},
	},
}

var officeCases = []Case{
	{`unoconv -f 1 --headless --convert-to pdf a.docx`, `Write .; Read a.docx`},
	{`soffice --headless --convert-to pdf a.docx`, `Write .; Read a.docx`}, {`unoconv -o d a.odt`, `Run an office; Read a.odt; Write d/**`}, {`libreoffice --convert-to csv --outdir d a.xlsx`, `Read a.xlsx; Write d/**`}, {`soffice a.docx`, `Run an office; Read a.docx`},
}

var roff = Program{
	Name: "groff", Rare: true, Follows: "*", Kin: "nroff troff mandoc", Summary: "sets text, as manuals are set", Manual: "groff(1), 1.23: in its safe mode, the default, text starts nothing; mandoc(1), 1.14",
	Row: Row{Help: "-h --help -v --version", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-k -t -e -s -E -a -c -g -b -i -z -Z -C", Value: Data}, {Names: "-T= -m= -K= -W= -w= -d= -O=", Value: Data}, {Names: "-r= -n=", Value: Data, Of: "groff nroff troff"}}},
}

var roffCases = []Case{
	{`groff -r 1 -t -man -Tascii a.1`, `Read a.1`},
	{`groff -t -man -Tascii a.1`, `Read a.1`}, {`groff -U a`, `Unknown no option “-U” is known`},
}

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

var watchexec = Program{
	Name: "watchexec", Rare: true, Summary: "runs a command when files change", Manual: "watchexec(1), watchexec 2.3",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Args: []Arg{{At: First, Role: RunsWords}}, Refine: watchexecLine, Course: Waits,
		Flags: []Flag{
			{Names: "-n"}, {Names: "-r --restart -c --clear[=] -q --quiet -v --verbose -N --notify -p --postpone --no-vcs-ignore --no-project-ignore --no-global-ignore --no-default-ignore --no-discover-ignore --ignore-nothing --poll[=] --timings --no-meta --only-emit-events --print-events --stdin-quit --no-process-group", Value: Data},
			{Names: "-e= --exts= -i= --ignore= -f= --filter= -d= --debounce= --delay-run= -s= --signal= --stop-signal= --stop-timeout= -o= --on-busy-update= --emit-events-to= --wrap-process= --fs-events= --color= --map-signal=", Value: Data}, {Names: "-w= --watch= -W= --watch-non-recursive=", Value: Lists}, {Names: "--workdir= --project-origin=", Value: Base}, {Names: "--shell=", Value: RunsNamed, Why: "starts commands with that program"},
		},
	},
}

var watchexecCases = []Case{{`watchexec -r -e js,css make`, `Run[line] make`}, {`watchexec -w src 'rm x'`, `Read{listing} src; Run[line] rm x`}, {`watchexec -n --shell=zsh --workdir d -- rm x`, `Run[words] rm x; Run[named] zsh; in d`}}

// watchexecLine: without -n a shell gets the words, joined.
func watchexecLine(m *Match) {
	if len(m.Args) == 0 || m.Has("-n") {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsWords })
	m.Add(roleFact(RunsLine, lineOf(m.Args), ""))
}
