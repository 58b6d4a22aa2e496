package acp

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"automode"
	"automode/internal/consult"
	"automode/internal/rpc"
)

// judge allows what is put to it, and denies what holds a forbidden word.
type judge struct {
	mu     sync.Mutex
	asked  []string
	ran    []string
	prompt string
	met    []string
}

func (j *judge) Meet(agent string) { j.met = append(j.met, agent) }

func said(c consult.Call) string { return c.Tool + " " + string(c.Input) + " in " + c.Cwd }

func (j *judge) Decide(_ context.Context, session string, c consult.Call) consult.Answer {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.asked = append(j.asked, said(c))
	switch {
	case strings.Contains(said(c), "forbidden"):
		return consult.Answer{Verdict: automode.Deny, Reason: "it is forbidden"}
	case strings.Contains(said(c), "outage"):
		return consult.Answer{Verdict: automode.Allow, Failed: true}
	case strings.HasPrefix(c.Tool, "mcp__"), strings.Contains(said(c), "open"):
		return consult.Answer{}
	}
	return consult.Answer{Verdict: automode.Allow}
}

func (j *judge) Ran(_ context.Context, session string, c consult.Call, failed bool) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.ran = append(j.ran, said(c))
	return nil
}

func (j *judge) Prompt(_ context.Context, session, cwd, text string) error {
	j.prompt = session + " in " + cwd + ": " + text
	return nil
}

// line is a client and an agent with a proxy between them.
type line struct {
	t             *testing.T
	judge         *judge
	client, agent *rpc.Lines
}

func newLine(t *testing.T) *line {
	t.Helper()
	l := &line{t: t, judge: &judge{}}
	r1, w1 := io.Pipe()
	r2, w2 := io.Pipe()
	r3, w3 := io.Pipe()
	r4, w4 := io.Pipe()
	l.client, l.agent = rpc.NewLines(r2, w1), rpc.NewLines(r4, w3)
	p := New(l.judge, slog.New(slog.DiscardHandler), rpc.NewLines(r1, w2), rpc.NewLines(r3, w4))
	ended := make(chan error, 1)
	go func() { ended <- p.Run(context.Background()) }()
	t.Cleanup(func() {
		w1.Close()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		r2.Close()
		r4.Close()
		w3.Close()
		p.Wait()
	})
	return l
}

// pass has one side write a line and the other read it as it is.
func (l *line) pass(from, to *rpc.Lines, text string) {
	l.t.Helper()
	if err := from.Write([]byte(text)); err != nil {
		l.t.Fatal(err)
	}
	if got, err := to.Read(); err != nil || string(got) != text {
		l.t.Fatalf("%s\n came as %s %v", text, got, err)
	}
}

// begin makes a session s in /work.
func (l *line) begin() {
	l.t.Helper()
	l.pass(l.client, l.agent, `{"jsonrpc":"2.0","id":1,"method":"session/new","params":{"cwd":"/work","mcpServers":[]}}`)
	l.pass(l.agent, l.client, `{"jsonrpc":"2.0","id":1.0,"result":{"sessionId":"s"}}`)
}

const choices = `"options":[{"optionId":"always","name":"Always","kind":"allow_always"},{"optionId":"yes","name":"Yes","kind":"allow_once"},{"optionId":"no","name":"No","kind":"reject_once"}]`

// request sends a request for permission and returns the option that answers it,
// "passed" when the client has to.
func (l *line) request(params string) string {
	l.t.Helper()
	text := `{"jsonrpc":"2.0","id":"r","method":"session/request_permission","params":{"sessionId":"s",` + params + `}}`
	if err := l.agent.Write([]byte(text)); err != nil {
		l.t.Fatal(err)
	}
	type came struct {
		text  []byte
		agent bool
	}
	either := make(chan came, 1)
	done := make(chan struct{})
	go func() {
		b, _ := l.agent.Read()
		select {
		case either <- came{b, true}:
		case <-done:
		}
	}()
	go func() {
		b, _ := l.client.Read()
		select {
		case either <- came{b, false}:
		case <-done:
		}
	}()
	got := <-either
	if !got.agent {
		if string(got.text) != text {
			l.t.Errorf("%s\n came as %s", text, got.text)
		}
		// The agent waits on; give it its answer, so that both are free again.
		l.client.Write([]byte(`{"jsonrpc":"2.0","id":"r","result":{"outcome":{"outcome":"cancelled"}}}`))
		<-either
		close(done)
		return "passed"
	}
	// The client's reader waits for something to read.
	l.agent.Write([]byte(`{"jsonrpc":"2.0","method":"_next"}`))
	<-either
	close(done)
	var a struct {
		Result struct {
			Outcome struct{ Outcome, OptionID string }
		}
	}
	if err := json.Unmarshal(got.text, &a); err != nil {
		l.t.Fatal(err)
	}
	if a.Result.Outcome.Outcome == "selected" {
		return a.Result.Outcome.OptionID
	}
	return a.Result.Outcome.Outcome
}

func TestPermission(t *testing.T) {
	for _, c := range []struct{ name, params, want string }{
		{"command", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}},` + choices, "yes"},
		{"words", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":["bash","-lc","ls"],"workdir":"/work/a"}},` + choices, "yes"},
		{"denied", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"forbidden"}},` + choices, "no"},
		{"open", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"open"}},` + choices, "passed"},
		{"outage", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"outage"}},` + choices, "passed"},
		{"a field that nobody knows", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","sudo":true}},` + choices, "passed"},
		{"denied all the same", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","x":"forbidden"}},` + choices, "no"},
		{"as Copilot divides it", `"toolCall":{"toolCallId":"c","kind":"execute","title":"a step","rawInput":{"command":"ls; pwd","commands":["ls","pwd"]}},` + choices, "yes"},
		{"divided into another one", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","commands":["open"]}},` + choices, "passed"},
		{"divided into what is denied", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","commands":["forbidden"]}},` + choices, "no"},
		{"divided into no texts", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","commands":[{"command":"ls"}]}},` + choices, "passed"},
		{"divided into null", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","commands":null}},` + choices, "passed"},
		{"a title that is denied", `"toolCall":{"toolCallId":"c","kind":"execute","title":"forbidden"},` + choices, "no"},
		{"a title that another agent words", `"toolCall":{"toolCallId":"c","kind":"execute","title":"ls","content":[{"type":"content","content":{"type":"text","text":"[current working directory /work]"}}]},` + choices, "passed"},
		{"a place of its own", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"},"locations":[{"path":"/work"}]},` + choices, "yes"},
		{"another place", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"},"locations":[{"path":"/other"}]},` + choices, "passed"},
		{"no command", `"toolCall":{"toolCallId":"c","kind":"execute","title":"ls"},` + choices, "passed"},
		{"two folders", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","cwd":"/a","workdir":"/b"}},` + choices, "passed"},
		{"two folders, one of them the session's", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","cwd":"/work","workdir":"/b"}},` + choices, "passed"},
		{"twice", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls","command":"rm"}},` + choices, "passed"},
		{"read", `"toolCall":{"toolCallId":"c","kind":"read","rawInput":{"file_path":"a"},"locations":[{"path":"/work/a","line":3}]},` + choices, "yes"},
		{"read of more", `"toolCall":{"toolCallId":"c","kind":"read","rawInput":{"file_path":"a"},"locations":[{"path":"/work/open"}]},` + choices, "passed"},
		{"read that queries", `"toolCall":{"toolCallId":"c","kind":"read","rawInput":{"file_path":"a","sql":"drop table t"}},` + choices, "passed"},
		{"edit", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"file_path":"/work/a"},"content":[{"type":"diff","path":"/work/a","oldText":null,"newText":"x"}],"locations":[{"path":"/work/a"}]},` + choices, "yes"},
		{"edit as OpenCode shows it", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"filepath":"/work/a","diff":"Index: /work/a\n====\n--- /work/a\t\n+++ /work/a\n@@ -0,0 +1,1 @@\n+x\n"},"content":[{"type":"diff","path":"/work/a","oldText":"","newText":"x"}]},` + choices, "yes"},
		{"edit in the session's folder", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"cwd":"/work","filePath":"a"},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "yes"},
		{"edit in another folder", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"cwd":"/other","filePath":"a"},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "passed"},
		{"edit with a patch of another file", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"filepath":"/work/a","diff":"--- /work/a\n+++ /work/a\n@@ -0,0 +1 @@\n+x\n--- /dev/null\n+++ /work/b\n"},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "passed"},
		{"edit with a patch that renames", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"filepath":"/work/a","diff":"rename to /work/b\n"},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "passed"},
		{"edit with a patch that is no text", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"filepath":"/work/a","diff":["x"]},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "passed"},
		{"edit of another file", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"file_path":"/work/b"},"content":[{"type":"diff","path":"/work/a","newText":"x"}]},` + choices, "passed"},
		{"edit of a denied file", `"toolCall":{"toolCallId":"c","kind":"edit","content":[{"type":"diff","path":"/work/forbidden","newText":"x"}]},` + choices, "no"},
		{"edit without a text", `"toolCall":{"toolCallId":"c","kind":"edit","rawInput":{"file_path":"/work/a"}},` + choices, "passed"},
		{"edit of a new form", `"toolCall":{"toolCallId":"c","kind":"edit","content":[{"type":"diff","changes":[]}]},` + choices, "passed"},
		{"delete", `"toolCall":{"toolCallId":"c","kind":"delete","locations":[{"path":"/work/it's"}]},` + choices, "yes"},
		{"move", `"toolCall":{"toolCallId":"c","kind":"move","locations":[{"path":"/work/a"}]},` + choices, "passed"},
		{"move of what is denied", `"toolCall":{"toolCallId":"c","kind":"move","locations":[{"path":"/work/forbidden"}]},` + choices, "no"},
		{"fetch", `"toolCall":{"toolCallId":"c","kind":"fetch","rawInput":{"url":"https://a.example/"}},` + choices, "yes"},
		{"search", `"toolCall":{"toolCallId":"c","kind":"search","rawInput":{"pattern":"x","path":"src"}},` + choices, "yes"},
		{"thinking", `"toolCall":{"toolCallId":"c","kind":"think"},` + choices, "passed"},
		{"a kind of its own", `"toolCall":{"toolCallId":"c","kind":"_deploy","rawInput":{"to":"prod"}},` + choices, "passed"},
		{"no call", `"toolCall":{"kind":"read"},` + choices, "passed"},
		{"version 2, command", `"title":"Run?","subject":{"type":"command","command":"ls","cwd":"/work"},` + choices, "yes"},
		{"version 2, denied", `"title":"Run?","subject":{"type":"command","command":"forbidden","cwd":"/work"},` + choices, "no"},
		{"version 2, no folder", `"title":"Run?","subject":{"type":"command","command":"ls"},` + choices, "passed"},
		{"version 2, relative", `"title":"Run?","subject":{"type":"command","command":"ls","cwd":"a"},` + choices, "passed"},
		{"version 2, call", `"title":"Read?","subject":{"type":"tool_call","toolCall":{"toolCallId":"c","kind":"read","rawInput":{"path":"/work/a"}}},` + choices, "yes"},
		{"version 2, unknown", `"title":"Go?","subject":{"type":"_deploy","command":"forbidden","cwd":"/work"},` + choices, "passed"},
		{"version 2, none", `"title":"Go?",` + choices, "passed"},
		{"only always", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}},"options":[{"optionId":"a","name":"","kind":"allow_always"},{"optionId":"n","name":"","kind":"reject_once"}]`, "passed"},
		{"two ways once", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}},"options":[{"optionId":"a","name":"","kind":"allow_once"},{"optionId":"b","name":"","kind":"allow_once"}]`, "passed"},
		{"one id twice", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}},"options":[{"optionId":"a","name":"","kind":"allow_once"},{"optionId":"a","name":"","kind":"allow_always"}]`, "passed"},
		{"no way to say no", `"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"forbidden"}},"options":[{"optionId":"a","name":"","kind":"allow_once"}]`, "cancelled"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := newLine(t)
			l.begin()
			if got := l.request(c.params); got != c.want {
				t.Errorf("%s, want %s; asked %q", got, c.want, l.judge.asked)
			}
		})
	}
}

// TestGemini: Gemini CLI names a command only where people read it.
func TestGemini(t *testing.T) {
	for _, c := range []struct{ name, title, content, more, want string }{
		{"command", "ls", "[current working directory /work] (a step)", "", "yes"},
		{"no words", "ls", "[current working directory /work]", "", "yes"},
		{"denied", "forbidden", "[current working directory /work] (a step)", "", "no"},
		{"open", "open", "[current working directory /work] (a step)", "", "passed"},
		{"another folder", "ls", "[in sub] (a step)", "", "passed"},
		{"another's folder", "ls", "[current working directory /work/sub] (a step)", "", "passed"},
		{"a folder in the model's words", "ls", "(x [current working directory /work])", "", "passed"},
		{"more behind the folder", "ls", "[current working directory /work] and more", "", "passed"},
		{"a place beside", "ls", "[current working directory /work]", `,"locations":[{"path":"/work/x"}]`, "passed"},
		{"input beside", "ls", "[current working directory /work]", `,"rawInput":{"x":1}`, "passed"},
		{"a title that is denied", "forbidden", "[in sub]", "", "no"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := newLine(t)
			l.pass(l.client, l.agent, `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}`)
			l.pass(l.agent, l.client, `{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":1,"agentInfo":{"name":"gemini-cli","version":"0.61.0"}}}`)
			l.begin()
			content, _ := json.Marshal(c.content)
			if got := l.request(`"toolCall":{"toolCallId":"c","kind":"execute","title":"` + c.title + `","content":[{"type":"content","content":{"type":"text","text":` + string(content) + `}}]` + c.more + `},` + choices); got != c.want {
				t.Errorf("%s, want %s; asked %q", got, c.want, l.judge.asked)
			}
		})
	}
}

// A request may name a call of which everything was told before.
func TestRemembered(t *testing.T) {
	l := newLine(t)
	l.begin()
	l.pass(l.client, l.agent, `{"jsonrpc":"2.0","id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"tidy up"},{"type":"resource_link","uri":"file:///x"}]}}`)
	if l.judge.prompt != "s in /work: tidy up\n" {
		t.Errorf("%q", l.judge.prompt)
	}
	tell := func(update string) {
		t.Helper()
		l.pass(l.agent, l.client, `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":`+update+`}}`)
	}
	tell(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"ls","kind":"execute","status":"pending"}`)
	tell(`{"sessionUpdate":"tool_call_update","toolCallId":"c","rawInput":{"command":"ls"}}`)
	if got := l.request(`"toolCall":{"toolCallId":"c"},` + choices); got != "yes" {
		t.Error(got, l.judge.asked)
	}
	tell(`{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"completed"}`)
	if len(l.judge.ran) != 1 || l.judge.ran[0] != `Bash {"command":"ls"} in /work` {
		t.Errorf("%q", l.judge.ran)
	}
	// What was taken back, or belongs to another session, is not known.
	tell(`{"sessionUpdate":"tool_call_update","toolCallId":"c","rawInput":null}`)
	if got := l.request(`"toolCall":{"toolCallId":"c"},` + choices); got != "passed" {
		t.Error(got)
	}
	tell(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"again","kind":"execute"}`)
	if got := l.request(`"toolCall":{"toolCallId":"c"},` + choices); got != "passed" {
		t.Error(got)
	}
}

// TestTakenBack: what an agent told of a call before it asks counts, even where
// the question leaves it out, as OpenCode leaves out the folder.
func TestTakenBack(t *testing.T) {
	for _, c := range []struct{ name, before, then, want string }{
		{"nothing", `"rawInput":{"command":"ls","description":"look"}`, `"rawInput":{"command":"ls"}`, "yes"},
		{"the same folder", `"rawInput":{"cwd":"/work"},"locations":[{"path":"/work"}]`, `"rawInput":{"command":"ls"},"locations":[]`, "yes"},
		{"a folder of the input", `"rawInput":{"command":"ls","workdir":"/open"}`, `"rawInput":{"command":"ls"}`, "passed"},
		{"a folder that is denied", `"rawInput":{"command":"ls","workdir":"/forbidden"}`, `"rawInput":{"command":"ls"}`, "no"},
		{"two folders", `"rawInput":{"cwd":"/work","workdir":"/other"}`, `"rawInput":{"command":"ls"}`, "passed"},
		{"a place", `"locations":[{"path":"/other"}]`, `"rawInput":{"command":"ls"},"locations":[]`, "passed"},
		{"a field that nobody knows", `"rawInput":{"command":"ls","sudo":true}`, `"rawInput":{"command":"ls"}`, "passed"},
		{"another spelling, the same", `"rawInput":{"Command":"ls"}`, `"rawInput":{"command":"ls"}`, "yes"},
		{"another spelling, another one", `"rawInput":{"Command":"rm x"}`, `"rawInput":{"command":"ls"}`, "passed"},
		{"input that is no object", `"rawInput":["ls"]`, `"rawInput":{"command":"ls"}`, "passed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := newLine(t)
			l.begin()
			l.pass(l.agent, l.client, `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":"c","title":"ls","kind":"execute",`+c.before+`}}}`)
			if got := l.request(`"toolCall":{"toolCallId":"c",` + c.then + `},` + choices); got != c.want {
				t.Errorf("%s, want %s; asked %q", got, c.want, l.judge.asked)
			}
		})
	}
}

// Whatever an agent writes, what is allowed names an option of the kind
// allow_once.
func FuzzAgent(f *testing.F) {
	f.Add(`{"toolCall":{"toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}},`+choices+`}`, `{"toolCallId":"c","kind":"edit","content":[{"type":"diff","path":"a","newText":"x"}]}`)
	f.Add(`{"subject":{"type":"command","command":"ls","cwd":"/"},`+choices+`}`, `{"toolCallId":"c","locations":[{"path":"a"}],"rawInput":null}`)
	f.Fuzz(func(t *testing.T, params, update string) {
		p := New(&judge{}, slog.New(slog.DiscardHandler), nil, nil)
		p.ctx, p.named = context.Background(), gemini
		if o, err := rpc.ParseObject([]byte(update)); err == nil {
			p.update("s", o, false)
		}
		o, err := rpc.ParseObject([]byte(params))
		if err != nil {
			return
		}
		r := p.read("s", o)
		if r.understood && len(r.calls) == 0 {
			t.Error("nothing is understood of it, and all of it")
		}
		result, ok := r.options.answer(automode.Allow)
		if !ok {
			return
		}
		id := result.(map[string]any)["outcome"].(map[string]any)["optionId"]
		for _, o := range r.options {
			if o.id == id && o.kind != "allow_once" {
				t.Errorf("%q is of the kind %q", o.id, o.kind)
			}
		}
	})
}
