package commands

import "automode"

var latexindent = Program{
	Name: "latexindent", Rare: true, Summary: "indents LaTeX", Manual: "the manual of latexindent 3.24",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version --version -vv -vversion",
		Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-w -wd -overwrite -overwriteIfDifferent"}, Why: "formats source files"}, {Role: Reads}},
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.BuildOutput, Why: "writes what it did beside the file"}},
		Flags: []Flag{
			{Names: "-w -overwrite -wd -overwriteIfDifferent"}, {Names: "-s -silent -t -trace -tt -ttrace -k -check -kv -checkv -m -modifylinebreaks -r -replacement -rr -onlyreplacement -rv -replacementrespectverb -d -onlydefault -sl -screenlog -n= -lines= -GCString", Value: Data},
			{Names: "-l -local -l= -local=", Value: Reads}, {Names: "-y= -yaml=", Value: Data}, {Names: "-o= -outputfile= -g= -logfile=", Value: Writes, Why: "writes there"}, {Names: "-c= -cruft=", Value: WritesTree, Why: "writes there"},
		},
	},
}

var latexindentCases = []Case{{`latexindent -l -s a.tex`, `Write{build-output} ./*; Read a.tex`}, {`latexindent -w -y=x a.tex`, `Write{build-output} ./*; Write{harmless,source-only} a.tex; Read a.tex`}, {`latexindent -o=b.tex -c=d a.tex`, `Write{build-output} ./*; Read a.tex; Write b.tex; Write d/**`}}
