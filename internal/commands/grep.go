package commands

import "automode"

var grep = Program{
	Name: "grep", Links: "-R --dereference-recursive", Intake: Streams, Also: "ggrep egrep gegrep fgrep gfgrep", Summary: "prints lines that match a pattern", Manual: "grep(1), GNU grep 3.11 and macOS 15",
	Row: Row{
		Help: "--help -V --version",
		Does: []Do{
			{Kind: automode.Read, Target: ".", When: &When{Args: "1", With: "-r --recursive -R --dereference-recursive", Without: "-e --regexp -f --file"}},
			{Kind: automode.Read, Target: ".", When: &When{Args: "0", With: "-r --recursive -R --dereference-recursive"}},
		},
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "-e --regexp -f --file"}},
			{At: Rest, Role: Reads},
			{At: First, Role: Reads, When: &When{With: "-e --regexp -f --file"}},
		},
		Flags: []Flag{
			{Names: "--include=", Value: Seeks, Why: "looks into files of a name that holds secrets"},
			{Names: "-H --with-filename"},
			{Names: "-c --count"},
			{Names: "-l --files-with-matches -L --files-without-match -q --quiet --silent", Cancels: NoEnd},
			{Names: "-m= --max-count=", Value: Data, Cancels: NoEnd},
			{Names: "-e= --regexp=", Value: Data},
			{Names: "-a --text --binary-files= --color[=] --colour[=] -D= --devices= -E --extended-regexp --exclude= --exclude-dir= -F --fixed-strings -G --basic-regexp -h --no-filename -I -i --ignore-case --no-ignore-case --include-dir= --label= --line-buffered -O -P --perl-regexp -p -S -s --no-messages -U --binary -u --unix-byte-offsets -w --word-regexp -X -x --line-regexp -y --decompress -M --mmap", Value: Data},
			{Names: "-v --invert-match"},
			{Names: "-n --line-number", Value: Data},
			{Names: "-# -A= --after-context= -B= --before-context= -C= --context[=] --group-separator= --no-group-separator -T --initial-tab -Z -z --null --null-data -b --byte-offset", Value: Data},
			{Names: "-o --only-matching", Value: Data},
			{Names: "-f= --file=", Value: Reads},
			{Names: "--exclude-from=", Value: Reads},
			{Names: "-r --recursive -R --dereference-recursive", Reach: automode.Tree},
			{Names: "-d= --directories=", Value: Data, Reach: automode.Tree},
		},
		Prints: []Out{
			{PathsIn, &When{With: "-l --files-with-matches -L --files-without-match", Without: "--label"}},
			{Number, &When{Args: "0-1", With: "-c --count", Without: "-r --recursive -R --dereference-recursive -H --with-filename -e --regexp -f --file"}},
			{Number, &When{Args: "2", With: "-c --count", Without: "-r --recursive -R --dereference-recursive -H --with-filename -d --directories -e --regexp -f --file -l --files-with-matches -L --files-without-match"}},
			{Lined, &When{Args: "0-2", With: "-n --line-number", Without: "-# -b -c --count -H --with-filename -r --recursive -R -d --directories -e --regexp -f --file"}},
			{Most, &When{With: "-v --invert-match", Args: "0-1", Without: "-o --only-matching -c --count -n --line-number -b --byte-offset -H --with-filename -r --recursive -R --dereference-recursive"}},
			{Sifted, &When{Args: "0-1", Without: "-o --only-matching -c --count -n --line-number -b --byte-offset -H --with-filename -r --recursive -R --dereference-recursive"}},
		},
		Refine: grepLinks,
	},
}

var grepCases = []Case{
	{`grep x`, `nothing`},
	{`grep x a b`, `Read a; Read b`},
	{`grep -rn x`, `Read ./**`},
	{`grep -rn --include=*.go x src`, `Read src/**; Seek *.go`},
	{`grep --dereference-recursive x src`, `Read src/**; Read src/*/**`},
	{`grep -R x`, `Read ./**; Read ./*/**`},
	{`grep -re x`, `Read ./**`},
	{`grep -e x -e y a`, `Read a`},
	{`grep -i -A3 -m 1 -5 x .env`, `Read .env`},
	{`grep -o x a`, `Read a`},
	{`grep -v x a`, `Read a`},
	{`grep -lr x`, `Read ./**`},
	{`grep -cH x a`, `Read a`},
	{`grep -f patterns a`, `Read a; Read patterns`},
	{`grep -d recurse x src`, `Read src/**`},
	{`grep --exclude-from=f x a`, `Read a; Read f`},
	{`grep -- -r a`, `Read a`},
	{`egrep "a|b" *.c`, `Read *.c`},
	{`grep --frobnicate x`, `Unknown no option “--frobnicate” is known`},
}

// grepLinks: unlike -r, -R reads what links in a folder lead to. Of several
// files it prints the names as well.
func grepLinks(m *Match) {
	if m.Prints == Sifted {
		grepWhom(m)
	}
	switch {
	case m.Has("-d") && m.Prints == Sifted:
		m.Sieve = &Sieve{}
	case !m.Has("-r -d"):
		grepSieve(m)
	}
	for i := range m.Args {
		if w := &m.Args[i]; i > 0 && (m.Prints == Lined || m.Prints == Number) && (w.Glob || w.Many || w.Blanks) {
			m.Prints = AnyText
		}
	}
	for _, h := range m.hits {
		if h.Name != "-R" && h.Name != "--dereference-recursive" {
			continue
		}
		found := false
		for i := range m.Facts[:len(m.Facts):len(m.Facts)] {
			if f := m.Facts[i]; f.Role == Reads && f.Flag == "" {
				found = true
				m.throughLinks(f.Word)
			}
		}
		if !found {
			m.throughLinks(Lit("."))
		}
		return
	}
}
