package commands

import "automode"

var tokei = Program{
	Name: "tokei", Rare: true, Kin: "scc", Summary: "counts lines of code", Manual: "tokei --help, tokei 12; scc --help, scc 3.4",
	Row: Row{
		Help: "-h --help -V --version -l --languages",
		Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}},
		Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-C --compact --columns= --exclude= -f --files --hidden --no-ignore --no-ignore-dot --no-ignore-parent --no-ignore-vcs --num-format= -s= --sort= --rsort= -t= --types= -v --verbose --streaming=", Value: Data}, {Names: "-c= -e=", Value: Data, Of: "tokei"}, {Names: "-n= -r=", Value: Data, Of: "scc"},
			{Names: "--avg-wage= --binary --by-file --ci --cocomo-project-type= --count-as= --debug --exclude-dir= --exclude-ext= -x= --exclude-file= --gen --generated-markers= --include-ext= --include-symlinks --large-byte-count= --large-line-count= --min -z --min-gen --min-gen-line-length= --no-cocomo --no-complexity --no-duplicates -d --no-gen --no-gitignore --no-large --no-min --no-min-gen --no-size -M= --not-match= -a --dryness --overhead= -p --percent -u --uloc -w --wide --sloccount-format", Value: Data}, {Names: "--format=", Value: Data, Of: "scc"},
			{Names: "-o= --output=", Value: Data, Of: "tokei scc"},
			{Names: "-i= --input=", Value: Reads},
			{Names: "--format-multi=", Value: Unread, Why: "writes files that its value names"},
		},
		Refine: tokeiOutput,
	},
}

var tokeiCases = []Case{
	{`tokei -c 1 -t Go,Rust -o json src`, `Read src/**`},
	{`scc -n 1 --no-cocomo src`, `Read src/**`},
	{`scc --format 1 --no-cocomo src`, `Read src/**`},
	{`tokei`, `Read ./**`},
	{`tokei -t Go,Rust -o json src`, `Read src/**`},
	{`scc --no-cocomo src`, `Read src/**`},
	{`scc -o out.txt src`, `Read src/**; Write out.txt`},
	{`tokei --input f src`, `Read src/**; Read f`},
	{`scc --format-multi tabular:stdout,csv:a.csv`, `Read ./**; Unknown writes files that its value names`},
}

// tokeiOutput: what follows -o is a form for tokei and a file for scc.
func tokeiOutput(m *Match) {
	if w, ok := m.Value("-o"); ok && m.name() != "tokei" {
		m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Flag: "-o", Via: automode.ByOption, Why: "writes the result to a file"})
	}
}
