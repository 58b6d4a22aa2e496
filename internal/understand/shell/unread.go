package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
)

// What of an invocation may start commands that nobody read.

// installs reports whether an invocation installs what a manifest names, and so runs what
// that has done before and after.
func installs(result *commands.Result) bool {
	return slices.ContainsFunc(result.Facts, func(f commands.Fact) bool { return f.Kind == automode.Install })
}

// unread are the words of an invocation that nobody read, behind the program's name:
// values of options, or all.
func unread(result *commands.Result, argv []commands.Word) (list []commands.Word) {
	for i := range result.Facts {
		switch f := &result.Facts[i]; {
		case f.Kind == automode.Run && f.Role == commands.Unread && f.Traits&(automode.EntryPoint|automode.Readable) == 0:
			return argv
		case f.Kind == automode.Unknown && f.Flag != "" && f.Word.Exact():
			list = append(list, f.Word)
		}
	}
	if list != nil {
		list = append(argv[:1:1], list...)
	}
	return list
}
