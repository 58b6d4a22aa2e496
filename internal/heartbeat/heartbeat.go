// Package heartbeat tells when an agent's calls stopped reaching the gate: the
// agent's own record of a session, its transcript, goes on with calls that ran,
// and the gate's record of that session holds none of them. It looks at the
// ends of both records only.
//
// Transcripts have no fixed form and lag behind. What is not understood is
// passed over: this alarm may miss something, and rings for nothing else than a
// call that has a result and that nobody asked about.
package heartbeat

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/regular"
	"automode/internal/session"
)

// Silence is a session of whose calls some did not reach the gate.
type Silence struct {
	Session    string    `json:"session"`
	Transcript string    `json:"transcript"`
	Cwd        string    `json:"cwd"`
	Calls      int       `json:"calls"` // that ran without a question, as far as was looked
	Last       time.Time `json:"last"`  // when the last of them was made
	Asked      time.Time `json:"asked"` // when the gate was asked last; zero: never
}

// most is how much of a transcript's end is looked at, in bytes.
const most = 1 << 20

// Of looks at one session. Calls before since do not count; with a zero since
// only a session counts that the gate has seen, from then on. ok is false when
// nothing is missing, or nothing can be told.
func Of(state, transcript string, since time.Time) (s Silence, ok bool) {
	id := strings.TrimSuffix(filepath.Base(transcript), ".jsonl")
	record, err := session.Open(session.Folder(state), id)
	if err != nil {
		return Silence{}, false
	}
	return find(record.Asked(), transcript, since, most)
}

// mostOfTurn is how much of a transcript's end is looked at while somebody
// waits, in bytes.
const mostOfTurn = 256 << 10

// SincePrompt looks at the calls of a session that goes on, made since the last
// prompt that the gate saw, so that each is told of once.
func SincePrompt(record *session.Session, transcript string) (Silence, bool) {
	asked := record.Asked()
	return find(asked, transcript, asked.Prompt, mostOfTurn)
}

func find(asked session.Asked, transcript string, since time.Time, most int64) (s Silence, ok bool) {
	switch {
	case !asked.From.IsZero():
		if since.Before(asked.From) {
			since = asked.From
		}
	case since.IsZero():
		return Silence{}, false
	}
	s = Silence{Session: strings.TrimSuffix(filepath.Base(transcript), ".jsonl"), Transcript: transcript, Asked: asked.Last}
	made := map[string]call{}
	err := lines(transcript, most, func(l *line) {
		if l.Cwd != "" {
			s.Cwd = l.Cwd
		}
		for _, b := range l.Message.blocks() {
			switch {
			case b.Type == "tool_use" && l.Time.After(since) && !asked.IDs[b.ID]:
				made[b.ID] = call{l.Time, b.Name}
			case b.Type == "tool_result" && !b.Failed:
				// What was refused for its form was never to be asked about.
				if c, there := made[b.ToolUse]; there && !unasked(c.tool) {
					delete(made, b.ToolUse)
					s.Calls++
					if c.at.After(s.Last) {
						s.Last = c.at
					}
				}
			}
		}
	})
	return s, err == nil && s.Calls > 0
}

type call struct {
	at   time.Time
	tool string
}

// unasked: tools that Claude Code does not ask hooks about.
func unasked(tool string) bool { return tool == "EndConversation" }

// Recent looks at the sessions of a folder of transcripts that were written
// after the time, at most count of them, the newest first. skip is the path of
// one that is left out.
func Recent(state, folder, skip string, after, since time.Time, count int) []Silence {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil
	}
	type file struct {
		path string
		at   time.Time
	}
	var files []file
	for _, e := range entries {
		path := filepath.Join(folder, e.Name())
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".jsonl") || path == skip {
			continue
		}
		if info, err := e.Info(); err == nil && info.ModTime().After(after) {
			files = append(files, file{path, info.ModTime()})
		}
	}
	var list []Silence
	for range min(count, len(files)) {
		newest := 0
		for i := range files {
			if files[i].at.After(files[newest].at) {
				newest = i
			}
		}
		if s, ok := Of(state, files[newest].path, since); ok {
			list = append(list, s)
		}
		files = slices.Delete(files, newest, newest+1)
	}
	return list
}

// line is one line of a transcript.
type line struct {
	Time    time.Time `json:"timestamp"`
	Cwd     string    `json:"cwd"`
	Message message   `json:"message"`
}

type message struct {
	Content json.RawMessage `json:"content"`
}

type block struct {
	Type    string `json:"type"`
	ID      string `json:"id"`
	Name    string `json:"name"`
	ToolUse string `json:"tool_use_id"`
	Failed  bool   `json:"is_error"`
}

// blocks is what a message is made of; none of one that is plain text.
func (m *message) blocks() []block {
	var list []block
	if json.Unmarshal(m.Content, &list) != nil {
		return nil
	}
	return list
}

// lines hands the lines at the end of a transcript that speak of tools to fn.
func lines(path string, most int64, fn func(*line)) error {
	f, err := regular.Open(path, true)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	begin := max(info.Size()-most, 0)
	buf := make([]byte, info.Size()-begin)
	n, err := f.ReadAt(buf, begin)
	if err != nil && err != io.EOF {
		return err
	}
	rest := buf[:n]
	for cut := begin > 0; ; cut = false {
		text, more, whole := bytes.Cut(rest, []byte("\n"))
		if !whole {
			return nil // the end, or a line that is being written
		}
		rest = more
		if cut || !bytes.Contains(text, []byte(`"tool_`)) {
			continue
		}
		var l line
		if json.Unmarshal(text, &l) == nil {
			fn(&l)
		}
	}
}
