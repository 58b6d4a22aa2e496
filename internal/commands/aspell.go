package commands

var spells = Program{
	Name: "aspell", Rare: true, Kin: "hunspell", Summary: "finds misspelt words", Manual: "aspell(1), GNU Aspell 0.60; hunspell(1), 1.7",
	Row: Row{
		Help: "--help --version -v -h -?", OrArgs: true, Args: []Arg{{Role: Edits, When: &When{Without: "-l"}, Why: "replaces words in it"}, {Role: Reads, When: &When{With: "-l"}}},
		Global: []Flag{{Names: "-l -a -L -G -D -s -m -w", Of: "hunspell"}, {Names: "-l=", Value: Data, Of: "aspell"}, {Names: "--lang= -d= --mode= --encoding= --master= --ignore= --sug-mode= --add-filter=", Value: Data}, {Names: "-p= --personal= --home-dir= --conf= --repl=", Value: Unread, Why: "names files that it reads and writes"}},
		Rows:   []Row{{Names: "list pipe dicts munch expand soundslike config dump"}, {Names: "check -c", Args: []Arg{{Role: Edits, Why: "replaces words in it"}}}},
	},
}

var spellsCases = []Case{{`aspell --lang en list`, `nothing`}, {`aspell -l en check a`, `Write a`}, {`hunspell -l -d en_US a`, `Read a`}, {`aspell check a`, `Write a`}, {`aspell -p f list`, `Unknown names files that it reads and writes`}}
