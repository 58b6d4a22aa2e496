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
	"time"

	"automode"
	"automode/internal/git"
	"automode/internal/journal"
	"automode/internal/layers/classifier"
	"automode/internal/regular"
	"automode/internal/session"
	"automode/internal/sidequery"
)

// Where says where a session's evidence lies.
type Where struct {
	State      string // the folder of journal and sessions
	Session    string // the agent's id of it
	Transcript string // the agent's own record; may be empty
	Root       string // the project; may be empty
}

// Bounds.
const (
	mostCalls      = 240
	maxConvention  = 64 << 10
	maxTranscript  = 1 << 20
	mostTranscript = 20 // messages
)

// Gather reads what there is. What cannot be read is left out: a judge that is
// shown less blocks rather more.
func Gather(w Where) classifier.Evidence {
	var e classifier.Evidence
	var began time.Time
	fresh := false
	if s, err := session.Open(session.Folder(w.State), w.Session); err == nil && w.State != "" {
		began, fresh = heard(s, &e)
	}
	var earlier []classifier.Message
	if !fresh && w.Transcript != "" {
		earlier = transcript(w.Transcript, began)
	}
	if len(earlier) > 0 {
		e.Messages = append(earlier, e.Messages...)
	}
	for i := range e.Messages {
		e.Messages[i].Number = i + 1
	}
	calls(w, began, &e)
	e.Conventions = conventions(w.Root)
	return e
}

// heard takes the person's words and the judge's denials from the session's
// record. fresh is set when it was seen from its beginning.
func heard(s *session.Session, e *classifier.Evidence) (began time.Time, fresh bool) {
	asked := map[string]bool{} // digests of calls that the judge did not let pass
	s.Read(func(v session.Event) error {
		if began.IsZero() {
			began, fresh = v.Time, v.Kind == session.Start && v.Fresh
		}
		switch v.Kind {
		case session.Prompt, session.Answer:
			if v.From != session.FromPerson {
				return nil
			}
			text, err := s.Text(v)
			if err != nil {
				text = v.Text
			}
			e.Messages = append(e.Messages, classifier.Message{Text: text, Heard: true, Chosen: v.Kind == session.Answer, Time: v.Time})
		case session.Decided:
			if !strings.HasPrefix(v.Rule, sidequery.Prefix) {
				return nil
			}
			if v.Verdict == automode.Allow {
				e.Streak = 0
				return nil
			}
			e.Streak++
			e.Total++
			asked[v.Digest] = true
		case session.Ran:
			if asked[v.Digest] {
				e.Streak = 0 // the person let it run
			}
		case session.Grant:
			e.Streak = 0
		}
		return nil
	})
	return began, fresh
}

// calls adds what the agent ran, and says of each message what came before it.
func calls(w Where, began time.Time, e *classifier.Evidence) {
	if w.State == "" || w.Session == "" {
		return
	}
	entries, err := journal.Last(journal.Folder(w.State), mostCalls, journal.Filter{Session: w.Session, Since: began})
	if err != nil {
		return
	}
	for i := range entries {
		v := &entries[i]
		if v.Text == "" || v.CallID != "" && i > 0 && v.CallID == entries[i-1].CallID {
			continue // a second word on the same call
		}
		e.Calls = append(e.Calls, classifier.PastCall{Tool: v.Tool, Text: v.Text, Outcome: v.Verdict.String(), Time: v.Time})
	}
	for m := range e.Messages {
		n := 0
		for n < len(e.Calls) && e.Messages[m].Heard && e.Calls[n].Time.Before(e.Messages[m].Time) {
			n++
		}
		e.Messages[m].After = n
	}
}

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
