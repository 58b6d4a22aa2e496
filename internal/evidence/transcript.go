package evidence

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"automode/internal/journal/linefile"
	"automode/internal/layers/classifier"
	"automode/internal/mask"
	"automode/internal/regular"
)

// line is what is read of a line of Claude Code's transcript.
type line struct {
	Type             string          `json:"type"`
	IsMeta           bool            `json:"isMeta"`
	IsSidechain      bool            `json:"isSidechain"`
	IsCompactSummary bool            `json:"isCompactSummary"` // the agent's own words on what was before
	AgentID          string          `json:"agentId"`
	Origin           json.RawMessage `json:"origin"`
	TurnOrigin       json.RawMessage `json:"turnOrigin"`
	PromptSource     string          `json:"promptSource"`
	Timestamp        time.Time       `json:"timestamp"`
	Message          struct {
		Role    string          `json:"role"`
		Content json.RawMessage `json:"content"`
	} `json:"message"`
}

// part is a piece of a message's content.
type part struct {
	Type  string          `json:"type"`
	Text  string          `json:"text"`
	ID    string          `json:"id"`
	Name  string          `json:"name"`
	Input json.RawMessage `json:"input"`
}

// past is what a transcript tells of the time before the gate was there.
type past struct {
	messages []classifier.Message
	calls    []classifier.PastCall
}

// unknownOutcome is that of a call that no journal of ours has.
const unknownOutcome = "not known: from the agent's transcript"

// transcript returns what a transcript has of the person's messages and the
// agent's last calls that is older than a time, zero for all, in order: nothing
// of the agent's prose, and no result of a tool.
func transcript(name string, before time.Time) (p past) {
	b, err := ends(name)
	if err != nil {
		return past{}
	}
	// Most of a transcript is results, which are not read at all. What stands in
	// a message in quotation marks has a stroke before each of them.
	var with [][]byte // the lines with calls
	for text := range bytes.Lines(b) {
		if bytes.Contains(text, []byte(`"tool_use"`)) {
			with = append(with, text)
		}
		if !bytes.Contains(text, []byte(`"user"`)) || bytes.Contains(text, []byte(`"type":"tool_result"`)) {
			continue
		}
		l, ok := parse(text)
		if ok && !l.older(before) {
			break
		}
		if ok && l.Type == "user" && l.Message.Role == "user" && l.ofPerson() {
			if text := typed(l.Message.Content); text != "" {
				p.messages = append(p.messages, classifier.Message{Text: text, After: len(with), Time: l.Timestamp})
			}
		}
	}
	// From the last one back, until there are enough.
	behind := make([]int, len(p.messages)) // how many calls come after each message
	seen := map[string]bool{}
	for i := len(with) - 1; i >= 0 && len(p.calls) < mostEarlier; i-- {
		l, ok := parse(with[i])
		if !ok || l.Type != "assistant" || !l.older(before) {
			continue
		}
		for _, c := range slices.Backward(uses(l.Message.Content)) {
			if seen[c.ID] && c.ID != "" || len(p.calls) == mostEarlier {
				continue
			}
			seen[c.ID] = true
			p.calls = append(p.calls, classifier.PastCall{Tool: c.Name, Text: inputText(c.Input), Outcome: unknownOutcome, Time: l.Timestamp})
			for k := range p.messages {
				if p.messages[k].After <= i {
					behind[k]++
				}
			}
		}
	}
	slices.Reverse(p.calls)
	for k := range p.messages {
		p.messages[k].After = len(p.calls) - behind[k]
	}
	return p
}

// parse reads a line. One that is not of this conversation is not ok.
func parse(text []byte) (l line, ok bool) {
	err := json.Unmarshal(text, &l)
	return l, err == nil && !l.IsMeta && !l.IsSidechain && l.AgentID == "" && !l.IsCompactSummary
}

// older reports whether a line was written before a time, zero for never.
func (l *line) older(than time.Time) bool { return than.IsZero() || l.Timestamp.Before(than) }

// last is what there is with no more calls than are shown where so many are gathered.
func (p past) last(calls int) past {
	return past{slices.Clone(p.messages), slices.Clone(p.calls)}.cut(max(0, shownAtLeast(calls)))
}

// cut leaves the last calls.
func (p past) cut(most int) past {
	drop := max(0, len(p.calls)-most)
	p.calls = slices.Delete(p.calls, 0, drop)
	for i := range p.messages {
		p.messages[i].After = max(0, p.messages[i].After-drop)
	}
	return p
}

// ends reads a file, of one that is very long the beginning and the end: the
// first message stands in the one and the last ones in the other.
func ends(name string) ([]byte, error) {
	f, err := regular.Open(name, true)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() <= transcriptHead+transcriptTail {
		return section(f, 0, info.Size())
	}
	b, err := section(f, 0, transcriptHead)
	if err != nil {
		return nil, err
	}
	tail, err := section(f, info.Size()-transcriptTail, transcriptTail)
	if err != nil {
		return nil, err
	}
	_, tail, _ = bytes.Cut(tail, []byte("\n"))
	return append(b[:bytes.LastIndexByte(b, '\n')+1], tail...), nil
}

// section reads a part of a file, or what there is of it.
func section(f *os.File, at, size int64) ([]byte, error) {
	b := make([]byte, size)
	n, err := f.ReadAt(b, at)
	if err == io.EOF {
		err = nil
	}
	return b[:n], err
}

// ofPerson reports whether nothing says that a line has another origin.
func (l *line) ofPerson() bool {
	for _, raw := range []json.RawMessage{l.Origin, l.TurnOrigin} {
		var o struct{ Kind string }
		if len(raw) > 0 && string(raw) != "null" && (json.Unmarshal(raw, &o) != nil || o.Kind != "human") {
			return false
		}
	}
	return l.PromptSource != "system"
}

// typed is the text of a message that the person may have typed: no result of a
// tool, and nothing that the agent itself puts there in tags.
func typed(content json.RawMessage) string {
	var text string
	if json.Unmarshal(content, &text) == nil {
		return plain(text)
	}
	var parts []part
	if json.Unmarshal(content, &parts) != nil {
		return ""
	}
	for _, p := range parts {
		switch p.Type {
		case "tool_result":
			return ""
		case "text": // pictures say nothing here
			if s := plain(p.Text); s != "" {
				text = strings.TrimSpace(text + "\n" + s)
			}
		}
	}
	return text
}

// plain is a text without the blanks around it, empty where the agent put it there.
func plain(text string) string {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "<") || strings.HasPrefix(text, "[Request interrupted") {
		return ""
	}
	return text
}

// uses are the calls of tools in a message.
func uses(content json.RawMessage) (list []part) {
	var parts []part
	if json.Unmarshal(content, &parts) != nil {
		return nil
	}
	for _, p := range parts {
		if p.Type == "tool_use" {
			list = append(list, p)
		}
	}
	return list
}

// inputText is what a call names, in short: as the journal has it, with secrets
// masked.
func inputText(input json.RawMessage) string {
	var in struct {
		Command string
		Path    string `json:"file_path"`
		URL     string
	}
	text := string(input)
	if json.Unmarshal(input, &in) == nil {
		for _, s := range []string{in.URL, in.Path, in.Command} {
			if s != "" {
				text = s
			}
		}
	}
	return mask.Text(linefile.Begin(text, mostInput))
}
