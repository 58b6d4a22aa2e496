package commands

import (
	"automode"
)

var jcmd = Program{
	Name: "jcmd", Rare: true, Kin: "jmap", Summary: "asks a running program of Java, or makes it do something", Manual: "jcmd(1), jmap(1), JDK 25",
	Row: Row{
		Style: Plain, Args: anyData, Refine: jcmdAsks,
	},
}

var jcmdCases = []Case{{`jcmd`, `Query programs of Java`}, {`jcmd -l`, `Query programs of Java`}, {`jcmd 12 Thread.print`, `Query programs of Java`}, {`jcmd 12 GC.run`, `Control a program of Java`}, {`jmap -histo 12`, `Query programs of Java`}, {`jmap -dump:file=f 12`, `Control a program of Java`}}

// jcmdAsks: of the commands those look that print and write no file.
func jcmdAsks(m *Match) {
	looks := true
	for i, w := range m.Args {
		looks = looks && w.Exact() && (named("-l -h -histo -histo:live -clstats -finalizerinfo help VM.version VM.flags VM.uptime VM.system_properties VM.command_line VM.info VM.classloaders VM.native_memory VM.stringtable VM.symboltable Thread.print GC.heap_info GC.class_histogram GC.finalizer_info Compiler.codecache Compiler.queue JFR.check -all summary", w.Text) || i == 0 && w.Text != "" && w.Text[0] != '-' || i == 1 && isDigits(w.Text))
	}
	f := Fact{Kind: automode.Query, Target: "programs of Java"}
	if !looks {
		f = Fact{Kind: automode.Control, Target: "a program of Java", Why: "makes a running program do something, or write what it holds"}
	}
	m.Add(f)
}
