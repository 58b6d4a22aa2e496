package consult

import (
	"context"
	"os"
	"path/filepath"
	"strings"
)

// Decide asks with the hook told whether anybody can be asked. A copy of the
// hook's words is used, so that calls can be decided at once.
func (h *Hook) Decide(ctx context.Context, c Call, heard bool) Answer {
	one := *h
	one.Headless = !heard
	return one.Ask(ctx, c)
}

// Beside is the path of one of our programs in the folder of the running one,
// links followed; empty where it is not there. Programs are never looked for
// by PATH.
func Beside(name string) string {
	program, err := os.Executable()
	if err != nil {
		return ""
	}
	if real, err := filepath.EvalSymlinks(program); err == nil {
		program = real
	}
	path := filepath.Join(filepath.Dir(program), name)
	if strings.EqualFold(filepath.Ext(program), ".exe") {
		path += ".exe"
	}
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return ""
	}
	return path
}
