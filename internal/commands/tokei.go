package commands

import "automode"

var tokei = Program{
	Name: "tokei", Also: "scc", Summary: "counts lines of code", Manual: "tokei --help, tokei 12; scc --help, scc 3.4",
	Row: Row{
		Help: "-h --help -V --version -l --languages",
		Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}},
		Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-C --compact -c= --columns= -e= --exclude= -f --files --hidden --no-ignore --no-ignore-dot --no-ignore-parent --no-ignore-vcs -n= --num-format= -s= --sort= -r= --rsort= -t= --types= -v --verbose --streaming=", Value: Data},
			{Names: "--avg-wage= --binary --by-file --ci --cocomo-project-type= --count-as= --debug --exclude-dir= --exclude-ext= -x= --exclude-file= --gen --generated-markers= --include-ext= --include-symlinks --large-byte-count= --large-line-count= --min -z --min-gen --min-gen-line-length= --no-cocomo --no-complexity --no-duplicates -d --no-gen --no-gitignore --no-large --no-min --no-min-gen --no-size -M= --not-match= -a --dryness --overhead= -p --percent -u --uloc -w --wide --sloccount-format --format=", Value: Data},
			{Names: "-o= --output=", Value: Data},
			{Names: "-i= --input=", Value: Reads},
			{Names: "--format-multi=", Value: Unread, Why: "writes files that its value names"},
		},
		Refine: tokeiOutput,
	},
}

var tokeiCases = []Case{
	{`tokei`, `Read ./**`},
	{`tokei -t Go,Rust -o json src`, `Read src/**`},
	{`scc --no-cocomo src`, `Read src/**`},
	{`scc -o out.txt src`, `Read src/**; Write out.txt`},
	{`tokei --input f src`, `Read src/**; Read f`},
	{`scc --format-multi tabular:stdout,csv:a.csv`, `Read ./**; Unknown writes files that its value names`},
}

// tokeiOutput: what follows -o is a form for tokei and a file for scc.
func tokeiOutput(m *Match) {
	if w, ok := m.Value("-o"); ok && !m.Words[0].Is("tokei") {
		m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Flag: "-o", Via: automode.ByOption, Why: "writes the result to a file"})
	}
}
