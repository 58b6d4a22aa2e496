package evidence

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"time"

	"automode/internal/layers/classifier"
	"automode/internal/regular"
)

// line is what is read of a line of Claude Code's transcript.
type line struct {
	Type        string    `json:"type"`
	IsMeta      bool      `json:"isMeta"`
	IsSidechain bool      `json:"isSidechain"`
	Timestamp   time.Time `json:"timestamp"`
	Message     struct {
		Role    string          `json:"role"`
		Content json.RawMessage `json:"content"`
	} `json:"message"`
}

// transcript returns the last messages of the person's in a transcript that are
// older than a time, zero for all, in their order. It reads the file's end.
func transcript(name string, before time.Time) []classifier.Message {
	f, err := regular.Open(name, true)
	if err != nil {
		return nil
	}
	defer f.Close()
	whole := true
	if info, err := f.Stat(); err != nil {
		return nil
	} else if info.Size() > maxTranscript {
		whole = false
		if _, err := f.Seek(-maxTranscript, io.SeekEnd); err != nil {
			return nil
		}
	}
	b, err := io.ReadAll(io.LimitReader(f, maxTranscript))
	if err != nil {
		return nil
	}
	if !whole {
		_, b, _ = bytes.Cut(b, []byte("\n"))
	}
	var list []classifier.Message
	for part := range bytes.Lines(b) {
		var l line
		if json.Unmarshal(part, &l) != nil || l.Type != "user" || l.IsMeta || l.IsSidechain || l.Message.Role != "user" {
			continue
		}
		if !before.IsZero() && !l.Timestamp.Before(before) {
			break
		}
		if text := typed(l.Message.Content); text != "" {
			list = append(list, classifier.Message{Text: text, Time: l.Timestamp})
		}
	}
	return list[max(0, len(list)-mostTranscript):]
}

// typed is the text of a message that the person may have typed: no result of a
// tool, and nothing that the agent itself puts there in tags.
func typed(content json.RawMessage) string {
	var text string
	if json.Unmarshal(content, &text) != nil {
		var parts []struct {
			Type string `json:"type"`
			Text string `json:"text"`
		}
		if json.Unmarshal(content, &parts) != nil {
			return ""
		}
		for _, p := range parts {
			if p.Type != "text" {
				return ""
			}
			text += p.Text
		}
	}
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "<") || strings.HasPrefix(text, "[Request interrupted") {
		return ""
	}
	return text
}
