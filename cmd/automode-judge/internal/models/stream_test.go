package models

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// streams is an answer of each provider as events.
var streams = map[config.Provider]string{
	config.Anthropic: `event: message_start
data: {"type":"message_start","message":{"id":"m","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,"usage":{"input_tokens":10,"cache_read_input_tokens":900,"cache_creation_input_tokens":90,"output_tokens":1}}}

event: content_block_start
data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"classify_result","input":{}}}

event: ping
data: {"type":"ping"}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"FIRST"}}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"SECOND"}}

event: content_block_stop
data: {"type":"content_block_stop","index":0}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":20}}

event: message_stop
data: {"type":"message_stop"}

`,
	config.OpenAI: `event: response.created
data: {"type":"response.created","response":{"id":"r","object":"response","status":"in_progress","output":[]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"FIRST"}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","status":"completed","model":"m","output":[{"type":"function_call","id":"f","call_id":"c","status":"completed","name":"classify_result","arguments":"FIRSTSECOND"}],"usage":{"input_tokens":1000,"input_tokens_details":{"cached_tokens":900},"output_tokens":20,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":1020}}}

`,
	config.Chat: `data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"role":"assistant","tool_calls":[{"index":0,"id":"t","type":"function","function":{"name":"classify_result","arguments":""}}]},"finish_reason":null}]}

: a comment

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"FIRST"}}]}}]}

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"SECOND"}}]}}]}

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[],"usage":{"prompt_tokens":1000,"completion_tokens":20,"total_tokens":1020,"prompt_tokens_details":{"cached_tokens":900}}}

data: [DONE]

`,
}

// A provider that streams is understood; half of a stream, and one that makes no
// sense, are outcomes of their own, and no beginning of one is an answer.
func TestStreams(t *testing.T) {
	quoted := func(s string) string {
		b, _ := json.Marshal(s)
		return string(b[1 : len(b)-1])
	}
	for provider, stream := range streams {
		t.Run(provider.String(), func(t *testing.T) {
			text := strings.NewReplacer("FIRST", quoted(arguments[:40]), "SECOND", quoted(arguments[40:])).Replace(stream)
			var body string
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
				io.WriteString(w, body)
			}))
			defer s.Close()
			m := model(t, config.Judge{Provider: provider}, s.URL)
			ask := func(with string) (*classifier.Reply, automode.Outcome) {
				body = with
				r, err := m.Ask(t.Context(), query())
				if f, ok := errors.AsType[*classifier.Failure](err); ok {
					return r, f.Outcome
				} else if err != nil {
					t.Fatal(err)
				}
				return r, automode.Policy
			}
			r, o := ask(text)
			if o != automode.Policy || string(r.Arguments) != arguments || r.Usage != (classifier.Usage{Input: 1000, Cached: 900, Stored: r.Usage.Stored, Output: 20}) {
				t.Fatalf("%+v, %s", r, o)
			}
			// Every beginning up to the last event but one.
			end := strings.LastIndex(strings.TrimSuffix(strings.TrimSuffix(text, "data: [DONE]\n\n"), "\n"), "{")
			if provider == config.Chat {
				end = strings.Index(text, `"finish_reason":"tool_calls"`)
			}
			for n := 1; n < end; n += 7 {
				if r, o := ask(text[:n]); o != automode.Dropped {
					t.Fatalf("%d letters: %+v, %s", n, r, o)
				}
			}
			for what, broken := range map[string]string{
				"no JSON":       strings.Replace(text, `data: {`, `data: <`, 1),
				"no field":      "hello\n\n" + text,
				"an error":      "data: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\"}}\n\n",
				"another order": text + text,
			} {
				want := automode.Garbled
				if what == "an error" {
					want = automode.Overrun
				}
				if what == "another order" && provider == config.Chat {
					continue // chunks have no beginning
				}
				if r, o := ask(broken); o != want {
					t.Errorf("%s: %+v, %s, want %s", what, r, o, want)
				}
			}
		})
	}
}
