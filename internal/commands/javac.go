package commands

import "automode"

var javac = Program{
	Name: "javac", Rare: true, Summary: "compiles Java", Manual: "javac(1), Java 21",
	Row: Row{
		Compiles: true,
		Style:    Single, Help: "-help -? -version",
		Does: []Do{{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "compiles the files"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput | automode.SourceOnly, When: &When{Args: "1+", Without: "-d"}, Why: "writes classes beside each file"}},
		Args: []Arg{{Role: Reads}}, Refine: listed,
		Flags: []Flag{{Names: "-g -nowarn -verbose -deprecation -parameters -Werror -enable-preview -Xlint -Xlint:all -Xlint:none -Xlint:unchecked -Xlint:deprecation -Xlint:rawtypes -Xlint:-options -Xdiags:verbose -Xdiags:compact -Xmaxerrs= -Xmaxwarns= -implicit= -encoding= -release= -source= -target= -g:none -proc:none", Value: Data}, {Names: "-d=", Value: WritesTree, Why: "writes classes there"}, {Names: "-h= -s=", Value: WritesTree, Why: "writes what it generates there"}, {Names: "-cp= -classpath= -class-path= -sourcepath= -source-path= -module-path= -p= -module-source-path=", Value: Reads}, {Names: "-processor= -processorpath= -processor-path= -A= -J=", Value: Unread, Why: "may name code to run"}},
	},
}

var javacCases = []Case{
	{`javac -d out -cp lib A.java`, `Run{entry-point} the compiler; Read A.java; Write out/**; Read lib`}, {`javac A.java`, `Run{entry-point} the compiler; Write{build-output,source-only} ./**; Read A.java`},
	{`javac -g`, `nothing`}, {`javac -Xlint:all -Xmaxerrs 5`, `nothing`}, {`javac -Xplugin:x A.java`, `Unknown no option “-Xplugin:x” is known`},
	{`javac -d o -h inc A.java`, `Run{entry-point} the compiler; Read A.java; Write o/**; Write inc/**`},
	{`javac -d o @args`, `Run{entry-point} the compiler; Read @args; Write o/**; Unknown more words, or names of files, stand in a file`},
	{`javac -processor v`, `Unknown may name code to run`},
}
