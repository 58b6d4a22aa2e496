package agents

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Process is an agent that runs, as far as another program is told of it.
type Process struct {
	ID   int
	Cwd  string
	Args []string // behind the program's name
}

// procFolder is where Linux tells of processes. Elsewhere there is none.
const procFolder = "/proc"

// RunningClaude lists the sessions of Claude Code that run now with this home
// folder. Where the system does not tell, there are none.
func RunningClaude(home string) []Process { return runningClaude(procFolder, home) }

func runningClaude(proc, home string) []Process {
	entries, err := os.ReadDir(proc)
	if err != nil || home == "" {
		return nil
	}
	var list []Process
	for _, e := range entries {
		id, err := strconv.Atoi(e.Name())
		if err != nil {
			continue
		}
		dir := filepath.Join(proc, e.Name())
		args := claudeArgs(zeroed(filepath.Join(dir, "cmdline")))
		// What runs for others, or with another home, has other settings.
		if args == nil || !strings.HasPrefix(home, "/") || !hasLine(zeroed(filepath.Join(dir, "environ")), "HOME="+home) {
			continue
		}
		cwd, _ := os.Readlink(filepath.Join(dir, "cwd"))
		list = append(list, Process{ID: id, Cwd: cwd, Args: args})
	}
	return list
}

// zeroed reads a list whose entries end with a zero byte.
func zeroed(path string) []string {
	data, err := os.ReadFile(path)
	if err != nil || len(data) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(data), "\x00"), "\x00")
}

func hasLine(list []string, want string) bool {
	for _, s := range list {
		if s == want {
			return true
		}
	}
	return false
}

// claudeArgs are the words behind Claude Code on a command line, nil where it is
// another program's.
func claudeArgs(line []string) []string {
	for i, word := range line[:min(2, len(line))] {
		base := filepath.Base(word)
		if base == "claude" || base == "cli.js" && strings.Contains(word, "claude-code") {
			return append([]string{}, line[i+1:]...)
		}
	}
	return nil
}

// Option returns the value of the last of these options on the command line;
// ok is false where there is none of them.
func (p *Process) Option(names ...string) (value string, ok bool) {
	for i, a := range p.Args {
		if a == "--" {
			break
		}
		name, v, joined := strings.Cut(a, "=")
		if !hasLine(names, name) {
			continue
		}
		value, ok = v, true
		if !joined && i+1 < len(p.Args) {
			value = p.Args[i+1]
		}
	}
	return value, ok
}

// Settings reads what --settings brought: the JSON itself, or the file that it
// names.
func (p *Process) Settings() (s Settings, ok bool, err error) {
	value, ok := p.Option("--settings")
	if !ok {
		return s, false, nil
	}
	data := []byte(value)
	if !strings.HasPrefix(strings.TrimSpace(value), "{") {
		if !filepath.IsAbs(value) {
			value = filepath.Join(p.Cwd, value)
		}
		if data, _, err = readRegular(value); err != nil {
			return s, true, reasonOf(err)
		}
	}
	s, err = Look(data)
	return s, true, err
}
