// Package evidence gathers what a judge is shown of a session: what the person
// said, what the agent ran, and what the project's files tell agents. What the
// hook saw itself comes from the session's record; what was before it, from the
// agent's transcript, and is marked as such.
package evidence

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"automode/internal/git"
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
var conventionFiles = [...]string{"CLAUDE.md", "AGENTS.md", "GEMINI.md", ".cursorrules", ".github/copilot-instructions.md"}

func conventions(root string) []classifier.Convention {
	var list []classifier.Convention
	for _, name := range conventionFiles {
		if root == "" {
			break
		}
		if b, ok := head(filepath.Join(root, name), maxConvention); ok && len(b) > 0 {
			list = append(list, classifier.Convention{File: name, Text: string(b)})
		}
	}
	return list
}

// head reads the beginning of a plain file.
func head(name string, most int64) ([]byte, bool) {
	f, err := regular.Open(name, true)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, most))
	return b, err == nil
}

// Git are facts of the repository that the project is: what it is on, and the
// remotes that it had when the session began.
func Git(root string, remotes []string) []string {
	var list []string
	if b, err := os.ReadFile(filepath.Join(root, ".git", "HEAD")); root != "" && err == nil && len(b) < 4096 {
		if branch, ok := strings.CutPrefix(strings.TrimSpace(string(b)), "ref: refs/heads/"); ok {
			list = append(list, "on branch "+branch)
		} else {
			list = append(list, "on no branch")
		}
	}
	for _, r := range remotes {
		list = append(list, "remote at the session's start: "+r)
	}
	return list
}

// mostLooked is how many files of a working tree are looked at.
const mostLooked = 2000

// Uncommitted says how many files of a project are in no commit; empty where
// that is not known, or there are too many to look at.
func Uncommitted(root, home string) string {
	dir := filepath.Join(root, ".git")
	if info, err := os.Lstat(dir); root == "" || err != nil || !info.IsDir() {
		return ""
	}
	r, err := git.Open(git.Options{Root: root, Folder: dir, Home: home, Output: func(string) bool { return false }})
	if err != nil {
		return ""
	}
	defer r.Close()
	n, err := r.Uncommitted(mostLooked)
	switch {
	case err != nil:
		return ""
	case n == 1:
		return "1 file is not committed"
	}
	return strconv.Itoa(n) + " files are not committed"
}
