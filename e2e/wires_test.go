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

// wires is a model on loopback that speaks what agents other than Claude Code
// speak: Responses, Chat Completions and Gemini's API, as far as they are
// used. It makes the calls of its script one after the other and keeps what it
// was told of each.
type wires struct {
	*httptest.Server
	t      *testing.T
	script []turn

	mu    sync.Mutex
	told  map[int]string
	asked int
	seen  []string // paths that were asked for
	offer []string // tools of the last request
}

func newWires(t *testing.T, script ...turn) *wires {
	m := &wires{t: t, script: script, told: map[int]string{}}
	m.Server = httptest.NewServer(m)
	t.Cleanup(m.Close)
	return m
}

// result is what the model was told of call n.
func (m *wires) result(n int) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.told[n]
}

// requests is how often the model was asked.
func (m *wires) requests() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.asked
}

func (m *wires) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	m.mu.Lock()
	m.seen = append(m.seen, r.Method+" "+r.URL.Path)
	m.mu.Unlock()
	switch {
	case r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/responses"):
		m.responses(w, body)
	case r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/chat/completions"):
		m.completions(w, body)
	case r.Method == http.MethodPost && strings.Contains(r.URL.Path, "enerateContent"):
		m.gemini(w, body, strings.Contains(r.URL.Path, ":stream"))
	case r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, ":countTokens"):
		io.WriteString(w, `{"totalTokens":10}`)
	case r.Method == http.MethodGet && strings.HasSuffix(r.URL.Path, "/models"):
		io.WriteString(w, `{"object":"list","data":[{"id":"gpt-5.5","object":"model"}],"models":[]}`)
	default:
		http.NotFound(w, r)
	}
}

// next is the call to make when n results have come back; ok is false when the
// script is over, or the request is for something else than work.
func (m *wires) next(results []string, tools []string) (n int, step turn, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked++
	for i, text := range results {
		m.told[i] = text
	}
	n = len(results)
	if len(tools) == 0 || n >= len(m.script) {
		return n, turn{}, false
	}
	m.offer = tools
	return n, m.script[n], true
}

// events writes server-sent events.
type events struct{ w http.ResponseWriter }

func stream(w http.ResponseWriter) events {
	w.Header().Set("Content-Type", "text/event-stream")
	return events{w}
}

func (e events) send(name string, v any) {
	text, _ := json.Marshal(v)
	if name != "" {
		fmt.Fprintf(e.w, "event: %s\n", name)
	}
	fmt.Fprintf(e.w, "data: %s\n\n", text)
	if f, ok := e.w.(http.Flusher); ok {
		f.Flush()
	}
}

type dict = map[string]any

// responses speaks OpenAI's Responses API.
func (m *wires) responses(w http.ResponseWriter, body []byte) {
	var ask struct {
		Model string
		Tools []struct{ Name, Type string }
		Input []struct {
			Type   string
			Output json.RawMessage
		}
	}
	if err := json.Unmarshal(body, &ask); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var results, tools []string
	for _, item := range ask.Input {
		if strings.HasSuffix(item.Type, "_call_output") {
			results = append(results, plain(item.Output))
		}
	}
	for _, t := range ask.Tools {
		tools = append(tools, t.Type+" "+t.Name)
	}
	n, step, ok := m.next(results, tools)
	id := fmt.Sprintf("resp_%d", m.asked)
	item := dict{"type": "message", "id": "msg_" + id, "role": "assistant", "status": "completed",
		"content": []dict{{"type": "output_text", "text": "done", "annotations": []any{}}}}
	if ok {
		if text, custom := step.input["*"].(string); custom {
			item = dict{"type": "custom_tool_call", "id": "ctc_" + id, "call_id": fmt.Sprintf("call_%d", n), "name": step.tool, "input": text, "status": "completed"}
		} else {
			args, _ := json.Marshal(step.input)
			item = dict{"type": "function_call", "id": "fc_" + id, "call_id": fmt.Sprintf("call_%d", n), "name": step.tool, "arguments": string(args), "status": "completed"}
		}
	}
	response := dict{"id": id, "object": "response", "model": ask.Model, "status": "completed", "output": []any{item},
		"usage": dict{"input_tokens": 10, "output_tokens": 5, "total_tokens": 15, "input_tokens_details": dict{"cached_tokens": 0}, "output_tokens_details": dict{"reasoning_tokens": 0}}}
	e := stream(w)
	e.send("response.created", dict{"type": "response.created", "response": dict{"id": id, "status": "in_progress", "output": []any{}}})
	e.send("response.output_item.added", dict{"type": "response.output_item.added", "output_index": 0, "item": item})
	e.send("response.output_item.done", dict{"type": "response.output_item.done", "output_index": 0, "item": item})
	e.send("response.completed", dict{"type": "response.completed", "response": response})
}

// completions speaks OpenAI's Chat Completions.
func (m *wires) completions(w http.ResponseWriter, body []byte) {
	var ask struct {
		Model  string
		Stream bool
		Tools  []struct {
			Function struct{ Name string }
		}
		Messages []struct {
			Role    string
			Content json.RawMessage
		}
	}
	if err := json.Unmarshal(body, &ask); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var results, tools []string
	for _, msg := range ask.Messages {
		if msg.Role == "tool" {
			results = append(results, plain(msg.Content))
		}
	}
	for _, t := range ask.Tools {
		tools = append(tools, t.Function.Name)
	}
	n, step, ok := m.next(results, tools)
	message := dict{"role": "assistant", "content": "done"}
	stop := "stop"
	if ok {
		args, _ := json.Marshal(step.input)
		message = dict{"role": "assistant", "content": nil, "tool_calls": []dict{{"index": 0, "id": fmt.Sprintf("call_%d", n), "type": "function",
			"function": dict{"name": step.tool, "arguments": string(args)}}}}
		stop = "tool_calls"
	}
	usage := dict{"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}
	head := dict{"id": "chatcmpl-1", "created": 1, "model": ask.Model}
	with := func(more dict) dict {
		for k, v := range head {
			more[k] = v
		}
		return more
	}
	if !ask.Stream {
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(with(dict{"object": "chat.completion", "usage": usage,
			"choices": []dict{{"index": 0, "message": message, "finish_reason": stop}}}))
		return
	}
	e := stream(w)
	e.send("", with(dict{"object": "chat.completion.chunk", "choices": []dict{{"index": 0, "delta": message, "finish_reason": nil}}}))
	e.send("", with(dict{"object": "chat.completion.chunk", "choices": []dict{{"index": 0, "delta": dict{}, "finish_reason": stop}}, "usage": usage}))
	io.WriteString(w, "data: [DONE]\n\n")
}

// gemini speaks Gemini's generateContent.
func (m *wires) gemini(w http.ResponseWriter, body []byte, streams bool) {
	var ask struct {
		Tools []struct {
			FunctionDeclarations []struct{ Name string }
		}
		Contents []struct {
			Parts []struct {
				FunctionResponse *struct{ Response json.RawMessage }
			}
		}
		GenerationConfig struct{ ResponseMimeType string }
	}
	if err := json.Unmarshal(body, &ask); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var results, tools []string
	for _, c := range ask.Contents {
		for _, p := range c.Parts {
			if p.FunctionResponse != nil {
				results = append(results, string(p.FunctionResponse.Response))
			}
		}
	}
	for _, t := range ask.Tools {
		for _, f := range t.FunctionDeclarations {
			tools = append(tools, f.Name)
		}
	}
	n, step, ok := m.next(results, tools)
	part := dict{"text": "done"}
	if ok {
		part = dict{"functionCall": dict{"id": fmt.Sprintf("call_%d", n), "name": step.tool, "args": step.input}}
	} else if ask.GenerationConfig.ResponseMimeType == "application/json" {
		part = dict{"text": `{"reasoning":"scripted","next_speaker":"user","complexity_score":10,"model_choice":"flash","complexity_reasoning":"scripted"}`}
	}
	answer := dict{"candidates": []dict{{"index": 0, "finishReason": "STOP", "content": dict{"role": "model", "parts": []dict{part}}}},
		"usageMetadata": dict{"promptTokenCount": 10, "candidatesTokenCount": 5, "totalTokenCount": 15}}
	if !streams {
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(answer)
		return
	}
	stream(w).send("", answer)
}
