package script

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// joinPath is a path made of parts. JavaScript takes ".." out of it with the name in front,
// wherever that leads.
func (w *walker) joinPath(args []value) value {
	if len(args) == 0 {
		return exact(".")
	}
	v := args[0]
	for _, a := range args[1:] {
		front, known := v.known()
		behind, both := a.known()
		switch {
		case !known || !both || w.lang.Lang != commands.Ruby:
			v = joined(joined(v, exact("/")), a)
		case strings.HasPrefix(behind, "/"): // the slashes of the second are the ones that stay
			begin := *v
			begin.word.Text = strings.TrimRight(front, "/")
			v = joined(&begin, a)
		case strings.HasSuffix(front, "/"):
			v = joined(v, a)
		default:
			v = joined(joined(v, exact("/")), a)
		}
	}
	if s, ok := v.known(); ok && w.lang.Lang == commands.JavaScript {
		return exact(path.Clean(s))
	}
	return v
}

// inRow are values with the pieces of lists in the place of these. A list may hold itself.
func (w *walker) inRow(args []value) []value {
	parts := maxParts
	return w.inRowOf(args, nil, &parts)
}

func (w *walker) inRowOf(args, all []value, parts *int) []value {
	for _, a := range args {
		if o := a.obj; o == nil || !o.list {
			all = append(all, a)
		} else if *parts--; *parts <= 0 || o.open || w.unsure(o) {
			all = append(all, guess(a))
		} else {
			all = w.inRowOf(o.vals, all, parts)
		}
	}
	return all
}

// resolvedPath is a path made of parts, of which one that begins at the root leaves
// nothing of those in front of it.
func (w *walker) resolvedPath(args []value) value {
	from := 0
	for i, a := range args {
		s, exactly := a.known()
		switch {
		case exactly && path.IsAbs(s):
			from = i
		case exactly || i == from || a.name():
		default:
			return guess(args...) // it may begin there
		}
	}
	return w.joinPath(args[from:])
}

// name reports whether a value is known to begin at no root: a name alone, or one that
// begins as no path from there does.
func (v *val) name() bool {
	w := &v.word
	return len(v.more) == 0 && !v.filler && w.Known == automode.Bounded && (w.Base == "" && w.Text == "" || w.Text != "" && w.Text[0] != '/')
}

// absolute is a path from the root, where the working folder is known.
func (w *walker) absolute(v value) value {
	if s, ok := v.known(); ok && !path.IsAbs(s) && w.setting.Cwd != "" && !w.habits.moves {
		return exact(path.Join(w.setting.Cwd, s))
	}
	return v
}

// dirPath is the folder of a path.
func dirPath(v value, up bool) value {
	s, ok := v.known()
	switch {
	case !ok:
		return guess(v)
	case up && (s == "." || strings.HasSuffix(s, "..")):
		return exact(s + "/..")
	}
	// Nothing else is taken out of it: ".." leads out of where a link leads.
	s = strings.TrimRight(s, "/")
	switch i := strings.LastIndexByte(s, '/'); {
	case i < 0 && s != "":
		return exact(".")
	case i <= 0:
		return exact("/")
	default:
		return exact(strings.TrimRight(s[:i], "/"))
	}
}

// basePath is the last part of a path.
func (w *walker) basePath(args []value) value {
	if len(args) == 1 {
		if s, ok := args[0].known(); ok {
			return exact(path.Base(s))
		}
	}
	return &val{word: commands.Word{Known: automode.Bounded, Data: guess(args...).word.Data}}
}
