package commands

import "automode"

var cloc = Program{
	Name: "cloc", Rare: true, Package: true, Summary: "counts lines of code", Manual: "cloc(1), cloc 2.00",
	Row: Row{
		Style: Single,
		Help:  "-h -help -version -explain -show-ext -show-lang -show-os --help --version",
		Args:  []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-force-lang= -unicode -autoconf -by-file -by-file-by-lang -count-and-diff -diff -diff-timeout= -docstring-as-code -follow-links -git -git-diff-rel -git-diff-all -git-diff-simindex -ignore-whitespace -ignore-case -ignore-case-ext -lang-no-ext= -max-file-size= -no-autogen -no-recurse -original-dir -read-binary-files -script-lang= -skip-leading= -skip-uniqueness -stat -stdin-name= -strip-str-comments -sum-reports -timeout= -processes= -unix -use-sloccount -windows -exclude-content= -exclude-dir= -exclude-ext= -exclude-lang= -fullpath -include-content= -include-ext= -include-lang= -match-d= -not-match-d= -match-f= -not-match-f= -skip-archive= -skip-win-hidden -print-filter-stages -v -verbose -3 -by-percent= -csv -csv-delimiter= -file-encoding= -fmt= -hide-rate -json -md -percent= -progress-rate= -quiet -summary-cutoff= -sql-append -sql-project= -sql-style= -sum-one -thousands-delimiter= -xml -yaml --explain= --show-ext[=] --show-lang[=] --show-os", Value: Data},
			{Names: "-list-file= -diff-list-file= -exclude-list-file= -force-lang-def= -read-lang-def= -xsl=", Value: Reads},
			{Names: "-config=", Value: Reads, Does: []Do{{Kind: automode.Unknown, Why: "more options stand in a file"}}},
			{Names: "-out= -report-file= -categorized= -counted= -diff-alignment= -found= -ignored= -sql= -write-lang-def= -write-lang-def-incl-dup=", Value: Writes, Why: "writes the result to a file"},
			{Names: "-strip-comments=", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Why: "writes files without comments"}}},
			{Names: "-sdir=", Value: WritesTree, Why: "puts temporary files there"},
			{Names: "-extract-with= -vcs=", Value: RunsLine, Why: "runs a command to get at the files"},
		},
		Refine: clocVersions,
	},
}

var clocCases = []Case{
	{`cloc src --json --exclude-dir=dist`, `Read src/**`},
	{`cloc --list-file=l`, `Read l`},
	{`cloc --config f .`, `Read ./**; Unknown more options stand in a file; Read f`},
	{`cloc --out=o .`, `Read ./**; Write o`},
	{`cloc --strip-comments=nc a.c`, `Read a.c/**; Write ./*`},
	{`cloc --sdir=d .`, `Read ./**; Write d/**`},
	{`cloc --vcs=git .`, `Read ./**`},
	{`cloc --extract-with='rm x' a.zip`, `Read a.zip/**; Run[line] rm x`},
}

// clocVersions: the names of version-control programs are no commands.
func clocVersions(m *Match) {
	m.Own(func(f *Fact) bool {
		return f.Role != RunsLine || !f.Word.Is("git") && !f.Word.Is("svn") && !f.Word.Is("auto")
	})
}
