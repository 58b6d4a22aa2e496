package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// turn is a tool call that the model makes.
type turn struct {
	tool   string
	input  map[string]any
	before func() // what happens before the model says it; nil: nothing
}

func bash(command string) turn {
	return turn{"Bash", map[string]any{"command": command, "description": "a step"}, nil}
}

// after is bash with what happens before it.
func after(before func(), command string) turn {
	step := bash(command)
	step.before = before
	return step
}

// model makes the calls of its script one after the other, whatever it is told
// about them, then ends. It keeps what it was told.
type model struct {
	*httptest.Server
	script []turn

	mu    sync.Mutex
	told  map[int]string // what came back of a call
	asked int            // requests
	once  sync.Once      // what happens before a turn happens once, however often it is asked for
}

func newModel(t *testing.T, script ...turn) *model {
	m := &model{script: script, told: map[int]string{}}
	m.Server = httptest.NewServer(m)
	t.Cleanup(m.Close)
	return m
}

// result is what the model was told of call n.
func (m *model) result(n int) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.told[n]
}

type block struct {
	Type    string          `json:"type"`
	ToolUse string          `json:"tool_use_id"`
	Content json.RawMessage `json:"content"`
}

// ServeHTTP speaks the Messages API as far as it is used.
func (m *model) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost || !strings.HasPrefix(r.URL.Path, "/v1/messages") {
		http.NotFound(w, r)
		return
	}
	if strings.HasSuffix(r.URL.Path, "count_tokens") {
		io.WriteString(w, `{"input_tokens":10}`)
		return
	}
	var ask struct {
		Model    string            `json:"model"`
		Stream   bool              `json:"stream"`
		Tools    []json.RawMessage `json:"tools"`
		Messages []struct {
			Content json.RawMessage `json:"content"`
		} `json:"messages"`
	}
	if err := json.NewDecoder(r.Body).Decode(&ask); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	m.mu.Lock()
	m.asked++
	n := 0
	for _, msg := range ask.Messages {
		var blocks []block
		if json.Unmarshal(msg.Content, &blocks) != nil {
			continue // plain text
		}
		for _, b := range blocks {
			if b.Type == "tool_result" {
				m.told[n] = plain(b.Content)
				n++
			}
		}
	}
	m.mu.Unlock()
	if len(ask.Tools) == 0 || n >= len(m.script) {
		answer(w, ask.Model, ask.Stream, "end_turn", map[string]any{"type": "text", "text": ""}, `{"type":"text_delta","text":"done"}`)
		return
	}
	step := m.script[n]
	if step.before != nil {
		m.once.Do(step.before)
	}
	input, _ := json.Marshal(step.input)
	part, _ := json.Marshal(map[string]string{"type": "input_json_delta", "partial_json": string(input)})
	answer(w, ask.Model, ask.Stream, "tool_use", map[string]any{"type": "tool_use", "id": fmt.Sprintf("toolu_e2e%04d", n), "name": step.tool, "input": map[string]any{}}, string(part))
}

// plain is a result's content, a text or a list of texts.
func plain(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s
	}
	var parts []struct{ Text string }
	json.Unmarshal(raw, &parts)
	for _, p := range parts {
		s += p.Text
	}
	return s
}

// answer writes one message of one block.
func answer(w http.ResponseWriter, model string, stream bool, stop string, start map[string]any, delta string) {
	message := map[string]any{"id": "msg_e2e", "type": "message", "role": "assistant", "model": model, "content": []any{},
		"stop_reason": nil, "stop_sequence": nil, "usage": map[string]int{"input_tokens": 10, "output_tokens": 1}}
	if !stream {
		message["content"], message["stop_reason"] = []any{map[string]any{"type": "text", "text": "done"}}, "end_turn"
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(message)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	event := func(name string, v any) {
		text, _ := json.Marshal(v)
		fmt.Fprintf(w, "event: %s\ndata: %s\n\n", name, text)
	}
	event("message_start", map[string]any{"type": "message_start", "message": message})
	event("content_block_start", map[string]any{"type": "content_block_start", "index": 0, "content_block": start})
	event("content_block_delta", map[string]any{"type": "content_block_delta", "index": 0, "delta": json.RawMessage(delta)})
	event("content_block_stop", map[string]any{"type": "content_block_stop", "index": 0})
	event("message_delta", map[string]any{"type": "message_delta", "delta": map[string]any{"stop_reason": stop, "stop_sequence": nil}, "usage": map[string]int{"output_tokens": 5}})
	event("message_stop", map[string]any{"type": "message_stop"})
}

// newSink is a proxy that lets nothing out and notes who tried.
func newSink(t *testing.T) string {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.Errorf("something wanted to leave the machine: %s %s", r.Method, r.Host)
		http.Error(w, "nothing leaves this machine", http.StatusForbidden)
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// newQuietSink is a proxy that lets nothing out, for agents that are known to
// try; what they wanted stands in the test's log.
func newQuietSink(t *testing.T) string {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.Logf("kept on this machine: %s %s", r.Method, r.Host)
		http.Error(w, "nothing leaves this machine", http.StatusForbidden)
	}))
	t.Cleanup(s.Close)
	return s.URL
}
