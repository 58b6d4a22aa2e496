package commands

import "automode"

var shfmt = Program{
	Name: "shfmt", Rare: true, Summary: "formats shell scripts", Manual: "shfmt(1), shfmt 3.10",
	Row: Row{
		Style: Single,
		Help:  "-h -help -version",
		Args: []Arg{
			{Role: ReadsTree, When: &When{Without: "-w -write"}},
			{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{With: "-w -write"}, Why: "formats scripts"},
		},
		Flags: []Flag{
			{Names: "-l -list -d -diff -s -simplify -mn -minify -apply-ignore -ln= -language-dialect= -p -posix -filename= -i= -indent= -bn -binary-next-line -ci -case-indent -sr -space-redirects -kp -keep-padding -fn -func-next-line -f -find -to-json -tojson -from-json", Value: Data},
			{Names: "-w -write"},
		},
	},
}

var shfmtCases = []Case{
	{`shfmt -d -i 2 .`, `Read ./**`},
	{`shfmt -w a.sh`, `Write{source-only} a.sh/**`},
	{`shfmt --write .`, `Write{source-only} ./**`},
}
