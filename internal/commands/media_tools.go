package commands

import (
	"strings"

	"automode"
)

// Programs that make pictures, pages and sound.

var dot = Program{
	Name: "dot", Rare: true, Follows: "plantuml d2", Kin: "neato fdp sfdp twopi circo osage patchwork mmdc plantuml d2 ditaa pikchr", Summary: "draws graphs", Manual: "dot(1), Graphviz 12",
	Row: Row{
		Style: Looking, Help: "--help --version -version", Args: []Arg{{Role: Reads}}, Refine: drawsInto,
		Flags: []Flag{{Names: "-o= --output= -output=", Value: Writes, Why: "writes the picture"}, {Names: "-O"},
			{Names: "-i= --input= -C= --cssFile=", Value: Reads}, {Names: "-l=", Value: Reads}, {Names: "-T= -K= -G= -N= -E= -s= -t= -b= -w= -H= --theme= --layout=", Value: Data}},
	},
}

// drawsInto: some take the picture's name behind the source's.
func drawsInto(m *Match) {
	if named("d2 ditaa", m.name()) && len(m.Args) > 1 {
		m.Facts = append(m.Facts, roles(Writes, m.Args[1:], "writes the picture")...)
		return
	}
	if m.Has("-o --output -output") || !m.Has("-O") && !named("d2 ditaa plantuml mmdc", m.name()) {
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads {
			w := f.Word
			for _, end := range drawnEndings(m) {
				one := w
				switch {
				case !w.Exact() || w.Glob:
				case end == "":
					one.Text, one.Known = w.Text+".", automode.Bounded
				default:
					one.Text += "." + end
				}
				m.Add(besideFact(Writes, one, "writes the picture beside the source"))
			}
		}
	}
}

// drawnEndings are the endings of the pictures that stand beside their source, "" for
// one that is not known.
func drawnEndings(m *Match) (ends []string) {
	if !m.Has("-O") {
		return []string{"png"} // or another picture's
	}
	for _, h := range m.hits {
		if h.Name != "-T" {
			continue
		}
		if end := h.Value.Text; h.Has && h.Value.Exact() && strings.IndexFunc(end, func(c rune) bool { return !awkLetter(byte(c)) || c > 0x7f }) < 0 {
			ends = append(ends, end)
		} else {
			ends = append(ends, "")
		}
	}
	if ends == nil {
		ends = []string{"dot"}
	}
	return ends
}

var dotCases = []Case{{`dot -Tjson -O package`, `Read package; Write package.json`}, {`dot -Tps:cairo -O a`, `Read a; Write a.…`}, {`ditaa a.txt b.png`, `Read a.txt; Read b.png; Write b.png`}, {`dot -Tpng -o a.png a.dot`, `Read a.dot; Write a.png`}, {`dot -Tsvg -O a.dot`, `Read a.dot; Write a.dot.svg`}, {`plantuml -tsvg x/a.puml`, `Read x/a.puml; Write x/a.puml.png`}, {`mmdc -i a.mmd`, `Read a.mmd; Write a.mmd.png`}, {`mmdc -i a.mmd -o a.svg`, `Read a.mmd; Write a.svg`}, {`dot -l f a`, `Read a; Read f`}}

var qpdf = Program{
	Name: "qpdf", Rare: true, Kin: "pdfunite pdfseparate pdftoppm pdftocairo pdfimages img2pdf ocrmypdf tesseract optipng jpegoptim pngquant oxipng pngcrush cwebp dwebp gif2webp rsvg-convert potrace ps2pdf pdf2ps pdfcrop jpegtran cjpeg djpeg lame flac oggenc opusenc sox qrencode woff2_compress woff2_decompress heif-convert textutil sips gs pdftk", Summary: "turns one file into another", Manual: "qpdf(1), 11; pdftoppm(1), Poppler 24; tesseract(1), 5.4; optipng(1), 0.7; cwebp(1), 1.4; rsvg-convert(1), 2.59; sips(1), textutil(1), macOS 15; sox(1), 14.4; qrencode(1), 4.1; gs(1), 10.04",
	Row: Row{
		Style: Looking, Help: "--help --version", Refine: pipeOutput, Args: []Arg{{Role: Reads}, {Role: Edits, Why: "may be the file that it makes, or changes in place"}},
		Flags: []Flag{
			{Names: "-o= --output= -out= --out= -sOutputFile= -sstdout= --outfile=", Value: Writes, Why: "writes the result"},
			{Names: "-list", Of: "pdfimages", Cancels: NoWrite}, {Names: "-info --show-npages --check --requires-password --is-encrypted --show-encryption --list-langs --print-parameters -g --getProperty --list-files", Cancels: NoWrite},
			{Names: "--json --json[=]", Value: Data, Of: "qpdf"}, {Names: "--json-key= --json-object=", Value: Data, Of: "qpdf"}, {Names: "-psm= --psm= --oem= --dpi= -resize= -convert= -sDEVICE=", Value: Data}, {Names: "-l=", Value: Data, Of: "pdftoppm pdftocairo pdfimages pdfseparate tesseract ocrmypdf qrencode"},
			{Names: "-q", Of: "optipng"}, {Names: "-q=", Value: Data, Of: "cwebp gif2webp lame oggenc heif-convert"}, {Names: "-t=", Value: Data, Of: "qrencode sox"}, {Names: "-Z=", Value: Data, Of: "sips"}, {Names: "-s=", Value: Data, Of: "sips gs qrencode lame"}, {Names: "-z=", Value: Data, Of: "sips cwebp potrace"},
			{Names: "-q", Of: "gs qpdf pdftoppm pdftocairo pdfimages oxipng jpegoptim pngcrush sox ocrmypdf"}, {Names: "-s -Z", Of: "oxipng"}, {Names: "-t", Of: "flac jpegoptim"}, {Names: "-s", Of: "potrace"}, {Names: "-f=", Value: Data, Of: "pdftoppm pdftocairo pdfimages"}, {Names: "-r=", Value: Data, Of: "pdftoppm pdftocairo gs"}, {Names: "-format=", Value: Data, Of: "textutil"},
			{Names: "-dNOSAFER -dDELAYSAFER", Does: []Do{{Kind: automode.Weaken, Target: "what a document may do"}}, Why: "lets a document run programs"},
			{Names: "-c=", Value: Unread, Why: "may be code"},
		},
	},
}

// pipeOutput: what gs writes can go into a command.
func pipeOutput(m *Match) {
	for _, h := range m.hits {
		if h.Has && (strings.HasPrefix(h.Value.Text, "%pipe") || strings.HasPrefix(h.Value.Text, "|")) {
			m.Unknown("the result goes into a command", h.Value)
		}
	}
	for _, w := range m.Args {
		if strings.HasPrefix(w.Text, "|") {
			m.Unknown("it comes from a command, or goes into one", w)
		}
	}
	if m.name() == "tesseract" && len(m.Args) > 2 {
		for _, w := range m.Args[2:] {
			if !w.Exact() || !named("hocr pdf tsv txt alto quiet digits makebox batch bigram wordstrbox lstm.train unlv", w.Text) {
				m.Unknown("its settings can name files that it writes", w)
			}
		}
	}
	if m.name() == "qpdf" && m.Has("--json") && len(m.Args) == 1 && !m.Has("--replace-input") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Write }) // it is printed
	}
	listed(m)
}

var qpdfCases = []Case{
	{`qpdf --json a.pdf`, `Read a.pdf`}, {`qpdf --json=2 --json-key=pages a.pdf b`, `Read a.pdf; Write a.pdf; Read b; Write b`},
	{`tesseract a.png b ./c`, `Read a.png; Write a.png; Read b; Write b; Read ./c; Write ./c; Unknown its settings can name files that it writes`}, {`pdfimages -list a.pdf`, `Read a.pdf`},
	{`optipng -q -o7 a.png`, `Read a.png; Write a.png; Write 7`},
	{`pdftoppm -f 1 --check a.pdf`, `Read a.pdf`},
	{`pdftoppm -r 1 --check a.pdf`, `Read a.pdf`},
	{`textutil -format 1 --check a.pdf`, `Read a.pdf`},
	{`qpdf --check a.pdf`, `Read a.pdf`}, {`qpdf a.pdf b.pdf`, `Read a.pdf; Write a.pdf; Read b.pdf; Write b.pdf`}, {`cwebp -q 80 a.png -o a.webp`, `Read a.png; Write a.png; Write a.webp`}, {`tesseract a.png stdout -l eng`, `Read a.png; Write a.png; Read stdout; Write stdout`},
	{`sox "|id" a.wav`, `Read |id; Write |id; Read a.wav; Write a.wav; Unknown it comes from a command, or goes into one`},
	{`gs -dNOSAFER a.ps`, `Read a.ps; Write a.ps; Weaken what a document may do`}, {`gs -sOutputFile=%pipe%x a.ps`, `Read a.ps; Write a.ps; Write %pipe%x; Unknown the result goes into a command`}, {`cwebp -z 6 a.png -o b`, `Read a.png; Write a.png; Write b`}, {`gs -sDEVICE=x a.ps`, `Read a.ps; Write a.ps`}, {`gs -q -dNOSAFER a.ps`, `Read a.ps; Write a.ps; Weaken what a document may do`}, {`oxipng -Z --out=f a.png`, `Read a.png; Write a.png; Write f`}, {`jpegoptim -t a.jpg`, `Read a.jpg; Write a.jpg`}, {`potrace -s --output=f a.pbm`, `Read a.pbm; Write a.pbm; Write f`}, {`sips -Z 9 -s format a.png`, `Read a.png; Write a.png`}, {`qrencode -t PNG -z x`, `Unknown no option “-z” is known; Read x; Write x`}, {`tesseract a.png o -l eng`, `Read a.png; Write a.png; Read o; Write o`}, {`gs -c x`, `Unknown may be code`}, {`gs -sstdout=x a.ps`, `Read a.ps; Write a.ps; Write x`},
}

var keytool = Program{
	Name: "keytool", Rare: true, Kin: "certutil jarsigner minisign signify mkpasswd certtool cfssl mkcert step trust update-ca-certificates update-ca-trust", Summary: "makes and keeps keys, certificates and passwords", Manual: "keytool(1), Java 21; certutil(1), NSS 3.106; htpasswd(1), Apache 2.4; mkcert 1.4; minisign(1), 0.11",
	Row: Row{Style: Plain, Args: anyData, Refine: keytoolVerb},
}

var keytoolCases = []Case{
	{`keytool -printcert -rfc -sslserver h.test:443`, `Fetch h.test:443; Query keys and certificates`},
	{`keytool -list -keystore a.jks`, `Query keys and certificates`}, {`certutil -L -d d`, `Query keys and certificates`}, {`keytool -genkeypair -alias x`, `Configure{persists} keys and certificates`}, {`mkcert -install`, `Configure{persists} keys and certificates`}, {`minisign -Vm a`, `Query keys and certificates`},
}

func keytoolVerb(m *Match) {
	for i := 1; i < len(m.Args); i++ {
		if m.Args[i-1].Is("-sslserver") {
			m.addRole(Fetches, &m.Args[i], "asks that host for its certificate")
		}
	}
	(&verbTool{looks: "-list -printcert -printcertreq -printcrl -L -K -V -verify -CAROOT -Vm -i inspect certinfo list", quiet: "-keystore -alias -v -rfc -file -storetype -storepass -cacerts -sslserver -jarfile -certs -d -n -a -h -f -p -x -m -P -V -certs --infile", of: "keys and certificates", kind: automode.Configure, trait: automode.Persists, why: "changes keys or certificates"}).read(m)
}

var inotifywait = Program{
	Name: "inotifywait", Rare: true, Kin: "inotifywatch fswatch", Summary: "waits for files to change", Manual: "inotifywait(1), inotify-tools 4.23; fswatch(7), 1.17",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: ListsTree}}, Course: Waits,
		Flags: []Flag{{Names: "-o= --outfile=", Value: Writes, Why: "writes what it saw"}, {Names: "--fromfile= --filter-from=", Value: Reads}, {Names: "--event= -t= --timeout= --timefmt= --exclude= --excludei= --include= --includei= -l= --latency=", Value: Data}, {Names: "-m --monitor", Of: "inotifywait"}, {Names: "-m= --monitor=", Value: Data, Of: "fswatch"}, {Names: "-e=", Value: Data, Of: "inotifywait inotifywatch fswatch"}, {Names: "--format=", Value: Data, Of: "inotifywait fswatch"}},
	},
}

var inotifywaitCases = []Case{
	{`inotifywait -m src`, `Read{listing} src/**`},
	{`fswatch -m poll_monitor src`, `Read{listing} src/**`},
	{`inotifywait --event 1 -r -e modify src`, `Read{listing} src/**`},
	{`inotifywait --format 1 -r -e modify src`, `Read{listing} src/**`},
	{`inotifywait -r -e modify src`, `Read{listing} src/**`}, {`inotifywait --outfile f --fromfile g d`, `Read{listing} d/**; Write f; Read g`},
}

var cpio = Program{
	Name: "cpio", Rare: true, Kin: "pax", Summary: "packs and unpacks archives", Manual: "cpio(1), GNU cpio 2.15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Refine: cpioNames,
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{With: "-i", Without: "-t -D"}, Why: "writes what the archive holds"}},
		Flags: []Flag{
			{Names: "-i --extract"}, {Names: "-u --unconditional"}, {Names: "-t --list"}, {Names: "-o --create"}, {Names: "-p --pass-through"},
			{Names: "-D= --directory=", Value: UnpacksNew, Why: "writes what the archive holds"},
			{Names: "-O=", Value: Writes, Why: "writes the archive"}, {Names: "-I= -E= --pattern-file=", Value: Reads}, {Names: "-F= --file= --rsh-command= -M= --message=", Value: Unread}, {Names: "-H= -C= -R= --owner=", Value: Data}, {Names: "--format=", Value: Data, Of: "cpio"},
		},
	},
}

var cpioCases = []Case{
	{`cpio --format 1 -idmv`, `Write ./**`},
	{`cpio -idmv`, `Write ./**`}, {`cpio -idu`, `Write ./**`}, {`cpio -it -I a`, `Read a`}, {`cpio -it -I h:a`, `Read h:a; Unknown the archive lies on another host`}, {`cpio -idD / -H newc`, `Write //**`}, {`cpio -oO a`, `Write a; Read …/**`}, {`cpio -p d -F x`, `Unknown nobody read what the value of -F means; Write d/**; Read …/**`}, {`pax -w -f a d`, `Unknown no option “-w” is known; Unknown no option “-f” is known; Unknown nobody read what it packs and unpacks`},
}

// cpioNames: what is packed or copied is named on standard input, one file a
// line.
func cpioNames(m *Match) {
	for _, h := range m.hits {
		if (h.Name == "-I" || h.Name == "-O") && strings.Contains(h.Value.Text, ":") {
			m.Unknown("the archive lies on another host", h.Value)
		}
	}
	if m.name() == "pax" && len(m.Words) > 1 {
		m.Unknown("nobody read what it packs and unpacks", m.Words[1])
		return
	}
	if m.Has("-p") {
		for _, w := range m.Args {
			m.Add(roleFact(WritesTree, w, "copies files there"))
		}
	}
	if m.Has("-o -p") {
		m.Add(roleFact(ReadsTree, Word{}, "packs what a list names"))
	}
	unpacksOver(m)
}

var mknod = Program{
	Name: "mknod", Rare: true, Summary: "makes a pipe or a device", Manual: "mknod(1), GNU coreutils 9.5",
	Row: Row{Help: "--help --version", Args: []Arg{{At: First, Role: Makes, Why: "makes it"}, {Role: Data}}, Flags: []Flag{{Names: "-m= --mode= -Z --context[=]", Value: Data}},
		Does: []Do{{Kind: automode.Elevate, Target: "a device", When: &When{Args: "4"}, Why: "makes a device"}}},
}

var mknodCases = []Case{{`mknod -m 600 p p`, `Write p`}, {`mknod d b 8 0`, `Elevate a device; Write d`}}

var fallocate = Program{
	Name: "fallocate", Rare: true, Summary: "makes room in a file", Manual: "fallocate(1), util-linux 2.40",
	Row: Row{
		Refine: largeSize, Help: "-h --help -V --version", Args: []Arg{{Role: Appends, Why: "makes the file larger"}, {Role: Truncates, When: &When{With: "-p"}, Why: "empties parts of it"}},
		Flags: []Flag{{Names: "-l= --length= -o= --offset= -n --keep-size -x --posix -v --verbose", Value: Data}, {Names: "-p --punch-hole -c --collapse-range -d --dig-holes -z --zero-range -i --insert-range -w --write-zeroes"}},
	},
}

var fallocateCases = []Case{{`fallocate -l 1G a`, `Write a`}, {`fallocate -d /dev/sda`, `Write /dev/sda; Lose /dev/sda`}}

var logrotate = Program{
	Name: "logrotate", Rare: true, Summary: "does what the system does from time to time", Manual: "logrotate(8), 3.22",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Does:  []Do{{Kind: automode.Run, Target: "what its settings say", Why: "runs and removes what its settings say"}},
		Flags: []Flag{{Names: "-d --debug", Cancels: Everything}},
	},
}

var logrotateCases = []Case{{`logrotate -d f`, `nothing`}, {`logrotate -f f`, `Run what its settings say`}}

var tldr = Program{
	Name: "tldr", Rare: true, Kin: "cheat info zoxide cheatsh", Summary: "explains commands", Manual: "tldr 3.3; cheat 4.4; info(1), Texinfo 7.1; zoxide 0.9",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Refine: manualFiles, Flags: []Flag{{Names: "-o= --output= -f= --file= --render= --init-file= --restore=", Value: Unread, Why: "is a file that it reads or writes"}, {Names: "-e= --edit= --rm=", Value: Unread, Why: "edits or removes"}}},
}

var tldrCases = []Case{{`tldr tar`, `nothing`}, {`info -o f x`, `Unknown is a file that it reads or writes; Read x`}, {`info ./a`, `Read ./a`}, {`cheat -e x`, `Unknown edits or removes`}}

var fzf = Program{
	Name: "fzf", Rare: true, Kin: "fzy", Summary: "lets the person choose", Manual: "fzf(1), 0.56; gum 0.14",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Lang: Shell, Course: Waits,
		Flags: []Flag{
			{Names: "--preview= -p= --bind= --exec=", Value: Unread, Why: "can start commands"}, {Names: "-q= --query= -d= --delimiter= --nth= --prompt= --header= --height= --layout= --color=", Value: Data}, {Names: "-f= --filter= -n=", Value: Data, Of: "fzf"}, {Names: "--history=", Value: Edits, Why: "keeps what was typed"}, {Names: "--listen[=]", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "takes orders from whoever connects"},
		},
	},
}

var fzfCases = []Case{
	{`fzf -q 1 -f x`, `nothing`},
	{`fzf -f x`, `nothing`}, {`fzf --preview 'cat {}'`, `Unknown can start commands`}, {`fzf --history=f --listen`, `Write f; Expose a port`},
}
