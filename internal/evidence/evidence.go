// Package evidence gathers what a judge is shown of a session: what the person
// said, what the agent ran, and what the project's files tell agents. What the
// hook saw itself comes from the session's record; what was before it, from the
// agent's transcript, and is marked as such.
package evidence

import (
	"io"
	"path/filepath"

	"automode/internal/layers/classifier"
	"automode/internal/regular"
)

// Where says where a session's evidence lies.
type Where struct {
	State      string // the folder of journal and sessions
	Session    string // the agent's id of it
	Transcript string // the agent's own record; may be empty
	Root       string // the project; may be empty
	Calls      int    // how many of the agent's last calls are wanted; 0: mostCalls
	Digest     string // of the call that is asked about, as the session's record has it
}

// Bounds.
const (
	mostCalls      = 240
	maxConvention  = 64 << 10
	transcriptHead = 1 << 20 // what is read of a longer transcript
	transcriptTail = 4 << 20
	mostEarlier    = 40      // calls of a transcript
	mostInput      = 4 << 10 // of one of them
)

// Gather reads what there is. What cannot be read is left out: a judge that is
// shown less blocks rather more.
func Gather(w Where) classifier.Evidence { return new(Memory).Gather(w) }

// conventionFiles are what agents read as orders in a project's root.
var conventionFiles = [...]string{"CLAUDE.md", ".claude/CLAUDE.md", "CLAUDE.local.md", "AGENTS.md", "GEMINI.md", ".cursorrules", ".github/copilot-instructions.md"}

func conventions(root string) []classifier.Convention {
	var list []classifier.Convention
	for _, name := range conventionFiles {
		if root == "" {
			break
		}
		path, ok := within(root, name)
		if !ok {
			continue
		}
		if b, ok := head(path, maxConvention); ok && len(b) > 0 {
			list = append(list, classifier.Convention{File: name, Text: string(b)})
		}
	}
	return list
}

// within is where a file of a project lies. A link that leads out of it is none of
// the project's: what it leads to would be shown to a provider.
func within(root, name string) (string, bool) {
	path, err := filepath.EvalSymlinks(filepath.Join(root, name))
	if err != nil {
		return "", false
	}
	if root, err = filepath.EvalSymlinks(root); err != nil {
		return "", false
	}
	rel, err := filepath.Rel(root, path)
	return path, err == nil && filepath.IsLocal(rel)
}

// head reads the beginning of a plain file.
func head(name string, most int64) ([]byte, bool) {
	f, err := regular.Open(name, false)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, most))
	return b, err == nil
}
