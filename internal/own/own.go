// Package own says where automode's own files lie: what decides, and what
// keeps what was decided. Both programs ask here, so that each guards what the
// other one uses.
package own

import (
	"os"
	"path/filepath"
	"runtime"

	"automode/internal/config"
	"automode/internal/journal"
)

// Reader is the program beside the hook that carries what the hook's lean build
// leaves out: it answers in the hook's place where a call holds a language that
// the hook does not read.
const Reader = "automode-reader"

// Judge is the program beside the hook that asks models: it links the SDKs of
// their providers, and the hook starts it when a call is left to them.
const Judge = "automode-judge"

// Gateway is the program beside automode that stands before MCP servers: it
// links the protocol's SDK, which takes long to build.
const Gateway = "automode-mcp"

// Beside returns the path of one of our programs beside the running one, whether
// it is there or not; empty when that is not known. Programs are never looked for
// by PATH.
func (f Files) Beside(name string) string {
	if f.Program == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(f.Program), name+filepath.Ext(f.Program))
}

// Files are files and folders that nobody but the person changes. An empty
// name is one that is not known.
type Files struct {
	Config  string // the person's configuration
	State   string // the folder of the journal and the sessions
	Program string // the running program
	// Settings is the folder of the person's settings of Claude Code. It is
	// theirs and not ours, and guarded by name where it is the usual one.
	Settings string
}

// In returns the files of the person with this home, which is empty or an
// absolute path.
func In(home string) Files {
	var f Files
	if filepath.IsAbs(home) {
		f.Config = config.PersonFile(home)
		f.State, _ = journal.StateFolder(home)
		f.Settings = ClaudeFolder(home)
	}
	f.Program = running()
	return f
}

// running is the path of the running program, links followed: its own folder
// holds the others, and is what has to be guarded. Empty where it cannot be
// told; what cannot be found cannot be guarded.
func running() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	if runtime.GOOS == "linux" {
		return path // the kernel has followed them
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// ClaudeFolder is where Claude Code keeps a person's settings in their home.
func ClaudeFolder(home string) string { return filepath.Join(home, ".claude") }

// Flags is the file of flags beside the person's configuration; empty where
// there is none.
func (f Files) Flags() string {
	if f.Config == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(f.Config), "flags.json")
}

// longestSocket is the longest address of a socket that every system takes.
const longestSocket = 100

// Socket is where the server of [Judge] listens. It lies with the record, so
// that no environment names it, each record has its own, and it is guarded as the
// record is. Empty where there is no record, or its name is too long for one.
func (f Files) Socket() string {
	if f.State == "" {
		return ""
	}
	path := filepath.Join(f.State, "run", "judge.sock")
	if len(path) > longestSocket {
		return ""
	}
	return path
}

// List returns what is known of them, with all of our programs, which lie side
// by side.
func (f Files) List() []string {
	list := make([]string, 0, 9)
	for _, path := range []string{f.Config, f.Flags(), f.State, f.Program} {
		if path != "" {
			list = append(list, path)
		}
	}
	if f.Program == "" {
		return list
	}
	for _, name := range []string{"automode", "automode-hook", Reader, Judge, Gateway} {
		if path := f.Beside(name); path != f.Program {
			list = append(list, path)
		}
	}
	return list
}
