package script

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// joinPath is a path made of parts.
func joinPath(args []value) value {
	if len(args) == 0 {
		return exact(".")
	}
	v := args[0]
	for _, a := range args[1:] {
		v = joined(joined(v, exact("/")), a)
	}
	if s, ok := v.known(); ok {
		return exact(path.Clean(s))
	}
	return v
}

// absolute is a path from the root, where the working folder is known.
func (w *walker) absolute(v value) value {
	if s, ok := v.known(); ok && !path.IsAbs(s) && w.setting.Cwd != "" && !w.habits.moves {
		return exact(path.Join(w.setting.Cwd, s))
	}
	return v
}

// dirPath is the folder of a path.
func dirPath(v value) value {
	s, ok := v.known()
	switch {
	case !ok:
		return guess(v)
	case s == "." || strings.HasSuffix(s, ".."):
		return exact(s + "/..")
	}
	return exact(path.Dir(s))
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
