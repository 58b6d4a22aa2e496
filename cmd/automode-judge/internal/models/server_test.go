package models

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// behaviour is what the scripted provider does with a request.
type behaviour string

const (
	answers    behaviour = "answers"
	refuses    behaviour = "refuses"
	silent     behaviour = "answers in words"
	otherTool  behaviour = "calls another tool"
	twoCalls   behaviour = "calls twice"
	cutOff     behaviour = "is cut off"
	halfBody   behaviour = "breaks off"
	garbage    behaviour = "writes no JSON"
	emptyBody  behaviour = "writes nothing"
	emptySay   behaviour = "says nothing"
	inventRule behaviour = "names a rule that there is not"
	inventWord behaviour = "cites a message that there is not"
	endless    behaviour = "never stops"
	slow       behaviour = "takes its time"
	slowBody   behaviour = "takes its time in the middle"
	redirects  behaviour = "sends elsewhere"
	hangsUp    behaviour = "hangs up"
	noHeat     behaviour = "takes no temperature"
	badRequest behaviour = "400"
	badKey     behaviour = "401"
	noModel    behaviour = "404"
	crowded    behaviour = "429"
	broken     behaviour = "500"
	overloaded behaviour = "529"

	// Of a stream alone.
	endsEarly behaviour = "ends a stream early"
	failsThen behaviour = "fails in the middle of a stream"
	oneLetter behaviour = "garbles a stream"
)

var statuses = map[behaviour]int{badRequest: 400, badKey: 401, noModel: 404, crowded: 429, broken: 500, overloaded: 529}

// provider is a server on loopback that speaks the wire formats.
type provider struct {
	*httptest.Server
	mu       sync.Mutex
	does     behaviour
	requests []request
	hold     chan struct{} // closed at the end: lets go whoever takes its time
}

type request struct {
	Path   string
	Header http.Header
	Body   map[string]any
	Raw    string
}

const arguments = `{"thinking":"","should_block":true,"reason":"It deletes.","rule":"delete-work","message":0}`

func newProvider(t *testing.T) *provider {
	p := &provider{does: answers, hold: make(chan struct{})}
	p.Server = httptest.NewServer(p)
	t.Cleanup(func() { close(p.hold); p.Close() })
	return p
}

func (p *provider) set(b behaviour) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.does, p.requests = b, nil
}

func (p *provider) seen() []request {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests
}

func (p *provider) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var body map[string]any
	raw, _ := io.ReadAll(r.Body)
	if err := json.Unmarshal(raw, &body); err != nil {
		http.Error(w, "this is no JSON", 400)
		return
	}
	p.mu.Lock()
	does := p.does
	p.requests = append(p.requests, request{r.URL.Path, r.Header.Clone(), body, string(raw)})
	p.mu.Unlock()

	w.Header().Set("Content-Type", "application/json")
	if code, ok := statuses[does]; ok {
		mistake(w, r.URL.Path, code, "no")
		return
	}
	if _, hot := body["temperature"]; does == noHeat && hot {
		mistake(w, r.URL.Path, 400, "temperature is not supported with this model")
		return
	}
	text, filler := p.answer(r.URL.Path, does), strings.Repeat(" ", 64<<10)
	if body["stream"] == true || strings.Contains(r.URL.Path, "tream") {
		text, filler = streamed(w, r.URL.Path, text, does)
	}
	switch does {
	case redirects:
		http.Redirect(w, r, "http://127.0.0.1:1/elsewhere", http.StatusTemporaryRedirect)
	case hangsUp:
		conn, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			conn.Close()
		}
	case slow:
		select {
		case <-p.hold:
		case <-r.Context().Done():
		}
	case slowBody:
		io.WriteString(w, text[:len(text)/2])
		w.(http.Flusher).Flush()
		select {
		case <-p.hold:
		case <-r.Context().Done():
		}
	case halfBody:
		w.Header().Set("Content-Length", "100000")
		io.WriteString(w, text[:len(text)/2])
	case garbage:
		io.WriteString(w, "<html>502</html>\n")
	case emptyBody:
	case endless:
		for range 4 << 20 / len(filler) {
			if _, err := io.WriteString(w, filler); err != nil {
				return
			}
		}
	case endsEarly:
		io.WriteString(w, text[:len(text)/2])
	default:
		io.WriteString(w, text)
	}
}

// mistake answers with a status, in the words of the provider.
func mistake(w http.ResponseWriter, path string, code int, message string) {
	w.WriteHeader(code)
	switch {
	case strings.HasPrefix(path, "/model/"):
		fmt.Fprintf(w, `{"message":%q}`, message)
	case strings.Contains(path, "awPredict"):
		fmt.Fprintf(w, `{"error":{"code":%d,"message":%q,"status":"X"}}`, code, message)
	default:
		fmt.Fprintf(w, `{"type":"error","error":{"type":"invalid_request_error","message":%q}}`, message)
	}
}

func (p *provider) answer(path string, does behaviour) string {
	name, calls, arguments := "classify_result", 1, arguments
	switch does {
	case inventRule:
		arguments = strings.Replace(arguments, "delete-work", "made-up", 1)
	case inventWord:
		arguments = strings.Replace(arguments, `"message":0`, `"message":7`, 1)
	case emptySay:
		calls = -1
	case otherTool:
		name = "run_command"
	case twoCalls:
		calls = 2
	case silent, refuses:
		calls = 0
	}
	quoted, _ := json.Marshal(arguments)
	switch {
	case anthropics(path):
		content, stop := []string{}, "tool_use"
		for range max(calls, 0) {
			content = append(content, `{"type":"tool_use","id":"toolu_1","name":"`+name+`","input":`+arguments+`}`)
		}
		if calls < 0 {
			stop = "end_turn"
		}
		if calls == 0 {
			content, stop = append(content, `{"type":"text","text":"This is fine."}`), "end_turn"
		}
		if does == refuses {
			stop = "refusal"
		}
		if does == cutOff {
			stop = "max_tokens"
		}
		return `{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[` + strings.Join(content, ",") + `],"stop_reason":"` + stop +
			`","stop_sequence":null,"usage":{"input_tokens":10,"cache_read_input_tokens":900,"cache_creation_input_tokens":90,"output_tokens":20}}`
	case strings.HasSuffix(path, "/responses"):
		output, status, details := []string{}, "completed", "null"
		for range max(calls, 0) {
			output = append(output, `{"type":"function_call","id":"fc_1","call_id":"call_1","status":"completed","name":"`+name+`","arguments":`+string(quoted)+`}`)
		}
		if calls == 0 {
			kind := `{"type":"output_text","text":"This is fine.","annotations":[]}`
			if does == refuses {
				kind = `{"type":"refusal","refusal":"No."}`
			}
			output = append(output, `{"type":"message","id":"msg_1","role":"assistant","status":"completed","content":[`+kind+`]}`)
		}
		if does == cutOff {
			status, details = "incomplete", `{"reason":"max_output_tokens"}`
		}
		return `{"id":"resp_1","object":"response","created_at":1,"status":"` + status + `","incomplete_details":` + details + `,"model":"m","output":[` +
			strings.Join(output, ",") + `],"usage":{"input_tokens":1000,"input_tokens_details":{"cached_tokens":900},"output_tokens":20,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":1020}}`
	}
	list, stop, refusal, content := []string{}, "tool_calls", "null", "null"
	for range max(calls, 0) {
		list = append(list, `{"id":"call_1","type":"function","function":{"name":"`+name+`","arguments":`+string(quoted)+`}}`)
	}
	if calls <= 0 {
		stop = "stop"
	}
	if does == silent {
		content = `"This is fine."`
	}
	if does == refuses {
		refusal = `"No."`
	}
	if does == cutOff {
		stop = "length"
	}
	return `{"id":"c_1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"finish_reason":"` + stop +
		`","message":{"role":"assistant","content":` + content + `,"refusal":` + refusal + `,"tool_calls":[` + strings.Join(list, ",") +
		`]}}],"usage":{"prompt_tokens":1000,"completion_tokens":20,"total_tokens":1020,"prompt_tokens_details":{"cached_tokens":900}}}`
}

// patience is how long a test lets a model take.
const patience = 100 * time.Millisecond
