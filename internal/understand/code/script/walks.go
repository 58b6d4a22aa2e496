package script

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// found are the variables in which the function that is called for each file finds
// its name, alone and behind its folder.
var found = [...]string{"$_", "$File::Find::name"}

// walksFiles calls a function for each file below folders: nobody follows which these
// are, so that what is done to any of them is seen as done to all in the folder, and it
// is not known that this is all.
func (w *walker) walksFiles(args []value) value {
	w.strange("what is done to each file below a folder is not followed")
	var calls []*closure
	var folders []value
	for _, a := range args {
		switch {
		case a.fn != nil:
			calls = append(calls, a.fn)
		case a.obj != nil && !a.obj.list:
			for _, x := range a.obj.vals {
				if x.fn != nil {
					calls = append(calls, x.fn)
				}
			}
		default:
			folders = append(folders, a)
		}
	}
	for _, folder := range folders {
		w.does(commands.ListsTree, folder, "goes through the folder")
		s, ok := folder.known()
		each := guess(folder)
		if ok && s != "" {
			each = &val{word: commands.Word{Text: strings.TrimSuffix(s, "/") + "/*", Known: automode.Exact, Glob: true}}
		}
		if w.lang.Lang == commands.Perl {
			for _, name := range found {
				w.assign(name, each, false)
			}
		}
		for _, f := range calls {
			w.maybe(func() {
				w.loop++
				w.plain(w.callClosure(f, []value{each}))
				w.loop--
			})
		}
	}
	return &val{}
}

// belowFolder is what goes through all files below a folder when a loop asks it to:
// any of them is one of all, and it is not known that this is all.
func (w *walker) belowFolder(args []value) value {
	w.strange("which files lie below a folder is not followed")
	if len(args) == 0 {
		return &val{}
	}
	w.does(commands.ListsTree, args[0], "goes through the folder")
	if s, ok := args[0].known(); ok && s != "" {
		return &val{word: commands.Word{Text: strings.TrimSuffix(s, "/") + "/*", Known: automode.Exact, Glob: true}}
	}
	return guess(args[0])
}

// expandsHome gives a path below the home where that is what the sign in front says; of
// other paths only which it is about.
func (w *walker) expandsHome(f *Func, args []value) value {
	v := w.byRoles(f, args)
	if len(args) != 1 {
		return v
	}
	s, ok := args[0].known()
	if rest, home := strings.CutPrefix(s, "~"); ok && home && (rest == "" || rest[0] == '/') {
		return joined(w.variable("HOME"), exact(rest))
	}
	return v
}
