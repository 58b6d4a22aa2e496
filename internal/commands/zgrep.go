package commands

var zgrep = Program{
	Name: "zgrep", Rare: true, Also: "zegrep zfgrep bzgrep xzgrep zstdgrep lzgrep", Summary: "finds text in packed files", Manual: "zgrep(1), gzip 1.14",
	Row: Row{
		Style: Looking, Help: "--help --version -V", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-e -f"}}, {At: First, Role: Reads, When: &When{With: "-e -f"}}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-e= --regexp=", Value: Data}, {Names: "-f= --file=", Value: Reads}, {Names: "-A= -B= -C= -m= --max-count= --context= --color=", Value: Data}, {Names: "-i --ignore-case -c --count -n --line-number -h --no-filename -H --with-filename -l --files-with-matches -L --files-without-match -v --invert-match -w --word-regexp -x --line-regexp -o --only-matching -q --quiet -s --no-messages -E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -a --text -b --byte-offset -z"}},
	},
}

var zgrepCases = []Case{{`zgrep -ic x /a.gz`, `Read /a.gz`}, {`zgrep -o x /a.gz`, `Read /a.gz`}, {`zgrep --frob /a.gz`, `Unknown no option “--frob” is known`}, {`zgrep -n x a.gz`, `Read a.gz`}, {`zgrep -e x -f l -A 3 a.gz`, `Read a.gz; Read l`}}
