package commands

import (
	"slices"
	"strings"

	"automode"
)

var gzip = Program{
	Name: "gzip", Rare: true, Intake: Streams, Also: "gunzip zcat gzcat uncompress compress pigz unpigz", Summary: "packs and unpacks single files", Manual: "gzip(1), gzip 1.13; pigz(1), pigz 2.8",
	Row: Row{
		Help: "-h --help -L --license -V --version",
		Args: packArgs,
		Flags: []Flag{
			{Names: "-k --keep"},
			{Names: "-c --stdout --to-stdout"},
			{Names: "-l --list -t --test"},
			{Names: "-d --decompress --uncompress"},
			{Names: "-r --recursive", Reach: automode.Tree},
			{Names: "-# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -a --ascii -f --force -n --no-name -N --name -q --quiet --rsyncable --synchronous -v --verbose -m --no-time -M --time -i --independent -R -z --zlib -K --zip"},
			{Names: "-S= --suffix=", Value: Data},
			{Names: "-b= --blocksize= -p= --processes=", Value: Data},
		},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
		Refine: gzipFiles,
	},
}

var gzipCases = []Case{
	{`gzip -k d/*.log`, `Read d/*.log; Write d…`},
	{`gzip f`, `Write f; Write f.gz`},
	{`gzip -9k f`, `Read f; Write f.gz`},
	{`gzip -c f`, `Read f`},
	{`gzip -tv f`, `Read f`},
	{`gzip -r d`, `Write d/**; Write d.gz`},
	{`gzip -rk d`, `Read d/**; Write d/**; Write d.gz`},
	{`gzip -d f.gz`, `Write f.gz; Write f`},
	{`gunzip -k a/f.tgz`, `Read a/f.tgz; Write a/f.tar`},
	{`gunzip -S .x f.x`, `Write f.x; Write f`},
	{`gunzip -N f.gz`, `Write f.gz; Unknown takes the name out of the file; Write f`},
	{`gzip -k d*/f?`, `Read d*/f?; Write d*/**`}, {`gunzip -k d*/*.gz`, `Read d*/*.gz; Write d*/**`},
	{`zcat f.gz`, `Read f.gz`},
	{`pigz -p 4 f`, `Write f; Write f.gz`},
	{`gzip -S "$x" f`, `Write f; Unknown the ending of the file is not known; Write f.gz`},
	{`gunzip "$x"`, `Write …; Write …`},
}

// packArgs: a file is packed in place unless something says otherwise.
var packArgs = []Arg{
	{At: Each, Role: Edits, When: &When{Without: "-k -c -t"}, Why: "replaces the file by its packed or unpacked form"},
	{At: Each, Role: Reads, When: &When{With: "-k -c -t"}},
}

// gzipFiles adds the file that is made, by gzip's endings.
func gzipFiles(m *Match) {
	if m.Has("-N") && (m.Has("-d") || m.name() == "gunzip" || m.name() == "unpigz") {
		m.Unknown("takes the name out of the file", Word{})
	}
	packed(m, "gunzip uncompress unpigz", "zcat gzcat", ".gz", ".Z .z")
}

// packed adds the file that a packer makes. Names are those it unpacks under,
// prints those under which it only prints.
func packed(m *Match, unpacks, prints, ending, others string) {
	name := m.name()
	name = name[strings.LastIndexByte(name, '/')+1:]
	if named(prints, name) {
		for i := range m.Facts {
			if f := &m.Facts[i]; f.Role == Edits {
				f.Role, f.Kind = Reads, automode.Read
			}
		}
		m.Prints = Decoded
		return
	}
	looks, packs := false, false // the last option counts
	for _, h := range m.hits {
		if flagNamed(h.Flag, "-t") {
			looks, packs = true, false
		} else if flagNamed(h.Flag, "--compress") || flagNamed(h.Flag, "-d") {
			packs = looks
		}
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; packs && f.Role == Reads && !m.Has("-k -c") {
			f.Role, f.Kind = Edits, automode.Write
		}
	}
	if m.Has("-c") || looks && !packs || len(m.Args) == 0 {
		if named(unpacks, name) {
			m.Prints = Decoded
		}
		return
	}
	if m.Has("-r") && !slices.ContainsFunc(m.Facts, func(f Fact) bool { return f.Role == Edits }) {
		for _, w := range m.Args {
			m.Add(roleFact(WritesTree, w, "writes the packed files"))
		}
	}
	switch s, ok := m.Value("-S"); {
	case ok && s.Exact():
		ending = s.Text
	case ok:
		m.Unknown("the ending of the file is not known", s)
	}
	for _, w := range m.Args {
		if w.Is("-") {
			continue
		}
		from := w
		if m.Has("-d") || named(unpacks, name) {
			m.Add(insteadFact(m, from, besideFact(Writes, unpackedName(w, ending, others), "writes the unpacked file")))
			continue
		}
		role := Writes
		if w.Glob && !spelled(m, "-f --force") {
			role = Makes // it goes over nothing that is there
		}
		switch {
		case w.Glob: // each that matches gets a name that may not be there yet
			w = nameBeside(w)
		case w.Exact():
			w.Text += ending
		default:
			w.Suffix += ending
		}
		m.Add(insteadFact(m, from, besideFact(role, w, "writes the packed file")))
	}
}

// insteadFact is of a file that comes in the place of another, where that one is not kept.
func insteadFact(m *Match, from Word, f Fact) Fact {
	if f.Role == Writes && !m.Has("-k") && m.name() != "zstd" && m.name() != "unzstd" {
		f.Words = []Word{from}
	}
	return f
}

// besideFact is of a file beside those of a path. In folders of which there are several
// it is any file.
func besideFact(role Role, w Word, why string) Fact {
	if w.Glob {
		role = WritesTree
	}
	return roleFact(role, w, why)
}

// unpackedName is the name without its ending.
func unpackedName(w Word, ending, others string) Word {
	text := w.Text
	if w.Exact() {
		if short, ok := strings.CutSuffix(text, ".t"+strings.TrimPrefix(ending, ".")); ok {
			return Lit(short + ".tar")
		}
		if short, ok := strings.CutSuffix(text, ending); ok {
			return Lit(short)
		}
		for o := range strings.FieldsSeq(others) {
			if short, ok := strings.CutSuffix(text, o); ok {
				return Lit(short)
			}
		}
	}
	if w.Glob || w.Known == automode.Exact {
		return nameBeside(w)
	}
	return w
}

// nameBeside is a name that is not known, in the folder of a path; where that is a
// pattern, the folders that match.
func nameBeside(w Word) Word {
	folder := folderOf(w.Text)
	if w.Glob && strings.ContainsAny(folder, "*?[") {
		return Word{Text: folder, Known: automode.Exact, Glob: true, Start: w.Start}
	}
	return Word{Text: folder, Known: automode.Bounded, Base: folder, Start: w.Start}
}
