package main

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// remotely is the gateway before a server behind HTTP.
func (p *place) remotely(address string, more ...string) *exec.Cmd {
	args := append([]string{"mcp", "--name", "test", "--config", p.cf, "--state", p.state, "--url", address}, more...)
	cmd := exec.Command(filepath.Join(programs, "automode"+exe), args...)
	cmd.Dir = p.project
	cmd.Env = append(os.Environ(), "HOME="+p.home, "TEST_TOKEN=word")
	cmd.Stderr = &p.out
	return cmd
}

// A server behind streamable HTTP: what is allowed runs there, what is denied is
// never sent, what it sends unasked arrives, and the headers are those that were
// named.
func TestRemote(t *testing.T) {
	for _, edition := range editions {
		t.Run(edition, func(t *testing.T) {
			p := newPlace(t)
			var mu sync.Mutex
			var did []string
			s := mcp.NewServer(&mcp.Implementation{Name: "remote", Version: "1"}, nil)
			add := func(name string) {
				s.AddTool(&mcp.Tool{Name: name, Description: "Does it.", InputSchema: json.RawMessage(`{"type":"object"}`)},
					func(_ context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
						mu.Lock()
						did = append(did, name)
						mu.Unlock()
						return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: name + " done"}}}, nil
					})
			}
			add("show")
			add("touch")
			handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: edition == "2026-07-28"})
			h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.Header.Get("Authorization") != "Bearer word" {
					http.Error(w, "no", http.StatusForbidden)
					return
				}
				handler.ServeHTTP(w, r)
			}))
			defer h.CloseClientConnections()
			changed := make(chan struct{}, 16)
			client := p.through(p.remotely(h.URL, "--header", "Authorization: Bearer $TEST_TOKEN"), &mcp.ClientOptions{
				ToolListChangedHandler: func(context.Context, *mcp.ToolListChangedRequest) { changed <- struct{}{} },
			}, &mcp.ClientSessionOptions{ProtocolVersion: edition})
			if got := client.InitializeResult().ProtocolVersion; got != edition {
				t.Errorf("the edition is %s, want %s", got, edition)
			}
			if tools, err := client.ListTools(t.Context(), nil); err != nil || len(tools.Tools) != 2 {
				t.Fatal(tools, err)
			}
			if text, bad := p.call(client, "show", nil); bad || text != "show done" {
				t.Errorf("allowed: %q %v\n%s", text, bad, p.out.String())
			}
			if text, bad := p.call(client, "touch", nil); !bad || !strings.Contains(text, "allow") {
				t.Errorf("asked: %q %v", text, bad)
			}
			mu.Lock()
			if strings.Join(did, " ") != "show" {
				t.Errorf("the server did %q", did)
			}
			mu.Unlock()
			add("later")
			<-changed
			client.Close()
		})
	}
}

// Addresses and servers that cannot be relied on.
func TestRemoteRefused(t *testing.T) {
	p := newPlace(t)
	for _, address := range []string{"http://example.com/mcp", "ftp://127.0.0.1/", "127.0.0.1:80", "https://"} {
		cmd := p.remotely(address)
		if err := cmd.Run(); err == nil {
			t.Errorf("%s is an address", address)
		}
	}
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.Errorf("a request came to a host that nobody named: %s", r.Header.Get("Authorization"))
	}))
	defer other.Close()
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, other.URL, http.StatusTemporaryRedirect)
	}))
	defer h.Close()
	c := mcp.NewClient(&mcp.Implementation{Name: "client", Version: "1"}, nil)
	if _, err := c.Connect(t.Context(), &mcp.CommandTransport{Command: p.remotely(h.URL, "--header", "Authorization: Bearer $TEST_TOKEN")}, nil); err == nil {
		t.Error("a server that leads elsewhere is followed")
	}
}

// A stream of events is read as it comes, whatever it holds.
func FuzzEvents(f *testing.F) {
	f.Add([]byte("event: message\nid: 1\ndata: {\"a\":1}\n\n"))
	f.Add([]byte("data: a\r\ndata: b\n\nretry: 10\n\n: comment\n\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		n := 0
		readEvents(bytes.NewReader(data), func(e event) {
			n++
			if len(e.data) > len(data) || e.retry < 0 {
				t.Errorf("an event of more than there is: %+v", e)
			}
		})
		if n > bytes.Count(data, []byte("\n")) {
			t.Errorf("%d events in %q", n, data)
		}
	})
}

func TestEvents(t *testing.T) {
	var got []string
	err := readEvents(strings.NewReader("data: {\"a\":\ndata: 1}\nid: 7\n\nevent: ping\ndata: x\n\ndata: cut off"), func(e event) {
		got = append(got, e.name+"|"+e.id+"|"+string(e.data))
	})
	if err == nil || strings.Join(got, " ") != "|7|{\"a\":\n1} ping||x" {
		t.Errorf("%q %v", got, err)
	}
}
