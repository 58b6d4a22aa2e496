package commands

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
