package gateway

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"automode"
	"automode/internal/consult"
	"automode/internal/pins"
	"automode/internal/rpc"
)

// judge allows the tool "yes", asks about "ask" and denies all else.
type judge struct {
	mu  sync.Mutex
	ran int
}

func (j *judge) Decide(_ context.Context, c consult.Call, heard bool) consult.Answer {
	switch {
	case c.Tool == "mcp__s__yes":
		return consult.Answer{Verdict: automode.Allow}
	case c.Tool == "mcp__s__ask" && heard:
		return consult.Answer{Reason: "it is asked about."}
	}
	return consult.Answer{Verdict: automode.Deny, Reason: "it is denied."}
}

func (j *judge) Ran(context.Context, consult.Call, bool) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.ran++
	return nil
}

// between is a gateway with both of its ends.
func between(t testing.TB, j Judge) (client, server *rpc.Lines, end func()) {
	t.Helper()
	r1, w1 := io.Pipe()
	r2, w2 := io.Pipe()
	r3, w3 := io.Pipe()
	r4, w4 := io.Pipe()
	g := New(Options{Server: pins.Server{Name: "s", Origin: "o"}, Pins: t.TempDir(), Cwd: "/", Judge: j, Nonce: "nonce", Log: slog.New(slog.DiscardHandler)},
		rpc.NewLines(r1, w2), rpc.NewLines(r3, w4))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		g.Run(context.Background())
	}()
	return rpc.NewLines(r2, w1), rpc.NewLines(r4, w3), func() {
		w1.Close()
		<-ended
		for _, c := range []io.Closer{r1, r2, r3, r4, w2, w3, w4} {
			c.Close()
		}
		g.Wait()
	}
}

// Many calls at once, some of which are asked about and some taken back, while
// the server lists its tools anew again and again: each is answered once, and the
// server sees those that may go on.
func TestMany(t *testing.T) {
	j := &judge{}
	client, server, end := between(t, j)
	const n = 100
	var seen sync.Map
	go func() {
		for i := 0; ; i++ {
			line, err := server.Read()
			if err != nil {
				return
			}
			m, err := rpc.Parse(line)
			if err != nil || m.Method != "tools/call" {
				continue
			}
			p, _ := rpc.ParseObject(m.Params)
			name, _ := p.Text("name")
			seen.Store(rpc.Key(m.ID), name)
			server.Write([]byte(`{"jsonrpc":"2.0","id":"l","result":{"tools":[{"name":"ask"},{"name":"yes"},{"name":"no"}]}}`))
			server.Write(rpc.Reply(m.ID, map[string]any{"content": []any{}}))
		}
	}()
	if err := client.Write([]byte(`{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"capabilities":{"elicitation":{}}}}`)); err != nil {
		t.Fatal(err)
	}
	go func() {
		for i := range n {
			client.Write(fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":%q}}`, i, []string{"yes", "ask", "no"}[i%3]))
		}
	}()
	answers := map[string]string{}
	for len(answers) < n {
		line, err := client.Read()
		if err != nil {
			t.Fatal(err)
		}
		m, err := rpc.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case m.Method == "elicitation/create":
			// Half of the questions get a yes.
			var id string
			json.Unmarshal(m.ID, &id)
			word := []string{"allow once", "no"}[len(id)%2]
			go client.Write(rpc.Reply(m.ID, map[string]any{"action": "accept", "content": map[string]any{"answer": word}}))
		case m.Method == "" && string(m.ID) != `"l"`:
			key := rpc.Key(m.ID)
			if _, twice := answers[key]; twice {
				t.Errorf("%s is answered twice", m.ID)
			}
			answers[key] = string(m.Result)
		}
	}
	end()
	for i := range n {
		key := rpc.Key(fmt.Appendf(nil, "%d", i))
		_, came := seen.Load(key)
		refused := strings.Contains(answers[key], `"isError":true`)
		switch {
		case came == refused:
			t.Errorf("call %d: the server saw it: %v, refused: %v", i, came, refused)
		case i%3 == 0 && !came, i%3 == 2 && came:
			t.Errorf("call %d: the server saw it: %v", i, came)
		}
	}
	if j.ran == 0 {
		t.Error("nothing is recorded as run")
	}
}

// Whatever a client writes, no call of a tool comes to the server but an allowed
// one, however leniently the server reads.
func FuzzClient(f *testing.F) {
	f.Add(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}`)
	f.Add(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"yes","arguments":{"a":1}}}`)
	f.Add(`[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}]`)
	f.Add(`{"a":` + "\r" + `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}` + "\r" + `}`)
	f.Add(`{"jsonrpc":"2.0","method":"ping","Method":"tools/call","params":{"name":"yes","NAME":"no"}}`)
	f.Fuzz(func(t *testing.T, line string) {
		client, server, end := between(t, &judge{})
		done := make(chan struct{})
		go func() {
			defer close(done)
			for {
				came, err := server.Read()
				if err != nil {
					return
				}
				if strings.Contains(string(came), "_last") {
					return
				}
				for _, piece := range strings.FieldsFunc(string(came), func(r rune) bool { return r == '\n' || r == '\r' }) {
					lenient(t, piece)
				}
			}
		}()
		go func() {
			for {
				if _, err := client.Read(); err != nil {
					return
				}
			}
		}()
		client.Write([]byte(line))
		client.Write([]byte(`{"jsonrpc":"2.0","method":"_last"}`))
		<-done
		end()
	})
}

// lenient reads a line as a server with forgiving readers would.
func lenient(t *testing.T, piece string) {
	var one struct {
		Method string
		Params struct{ Name string }
	}
	list := []json.RawMessage{json.RawMessage(piece)}
	json.Unmarshal([]byte(piece), &list)
	for _, raw := range list {
		if json.Unmarshal(raw, &one) == nil && one.Method == "tools/call" && one.Params.Name != "yes" {
			t.Errorf("%q came through", piece)
		}
	}
}

// Whatever a server writes, what comes to the client is a message, and a list of
// tools that comes was pinned.
func FuzzServer(f *testing.F) {
	f.Add(`{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","description":"b"}]}}`)
	f.Add(`{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","name":"b"}],"Tools":[]}}`)
	f.Add(`log line`)
	f.Fuzz(func(t *testing.T, line string) {
		dir := t.TempDir()
		var out strings.Builder
		g := New(Options{Server: pins.Server{Name: "s", Origin: "o"}, Pins: dir, Judge: &judge{}, Nonce: "nonce", Log: slog.New(slog.DiscardHandler)},
			rpc.NewLines(nil, &out), rpc.NewLines(nil, io.Discard))
		g.ctx = context.Background()
		g.fromServer([]byte(line))
		g.Wait()
		for text := range strings.Lines(out.String()) {
			var m struct {
				Result struct{ Tools []struct{ Name string } }
			}
			if !json.Valid([]byte(text)) {
				t.Errorf("%q came from %q", text, line)
			}
			if json.Unmarshal([]byte(text), &m) != nil {
				continue
			}
			known, err := pins.Load(dir, "s")
			if err != nil {
				t.Fatal(err)
			}
			for _, tool := range m.Result.Tools {
				if tool.Name != "" && len(tool.Name) <= 256 && known.Find(tool.Name) == nil {
					t.Errorf("%q came from %q, and %q is not pinned", text, line, tool.Name)
				}
			}
		}
	})
}
