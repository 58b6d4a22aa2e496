//go:build unix

package e2e

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The servers that the tests were written against.
const (
	filesServer = "@modelcontextprotocol/server-filesystem@2026.8.31"
	everything  = "@modelcontextprotocol/server-everything@2026.8.31"
)

// gated is the official SDK's client, the gateway, and a server from its own
// package.
type gated struct {
	*mcp.ClientSession
	t             *testing.T
	home, project string
	log           *bytes.Buffer
}

// newGated starts them; the arguments of the server are made of the project.
func newGated(t *testing.T, pinned, program, config string, o *mcp.ClientOptions, args func(project string) []string) *gated {
	t.Helper()
	wanted(t)
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	g := &gated{t: t, home: filepath.Join(root, "home"), project: filepath.Join(root, "home", "project"), log: &bytes.Buffer{}}
	bin, conf := ownPrograms(t, filepath.Join(root, "bin")), filepath.Join(root, "automode.json")
	for name, text := range map[string]string{"README.md": "read me\n", "private/key.txt": "a secret\n", ".git/HEAD": "ref: refs/heads/main\n"} {
		g.write(filepath.Join(g.project, name), text)
	}
	g.write(conf, config)
	words := append([]string{"mcp", "--name", "real", "--config", conf, "--state", filepath.Join(root, "state"), "--", "node", agent(t, pinned, program)}, args(g.project)...)
	cmd := exec.Command(filepath.Join(bin, "automode"), words...)
	cmd.Dir, cmd.Stderr = g.project, g.log
	cmd.Env = append(os.Environ(), "HOME="+g.home)
	c := mcp.NewClient(&mcp.Implementation{Name: "client", Version: "1"}, o)
	if g.ClientSession, err = c.Connect(t.Context(), &mcp.CommandTransport{Command: cmd}, nil); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		g.Close()
		if t.Failed() {
			t.Log(g.log.String())
		}
	})
	return g
}

func (g *gated) write(path, text string) {
	g.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		g.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		g.t.Fatal(err)
	}
}

// call calls a tool and returns the text that a model reads.
func (g *gated) call(tool string, args map[string]any) (string, bool) {
	g.t.Helper()
	ctx, cancel := context.WithTimeout(g.t.Context(), time.Minute)
	defer cancel()
	r, err := g.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: args})
	if err != nil {
		g.t.Fatalf("%s: %v", tool, err)
	}
	text := ""
	for _, c := range r.Content {
		if c, ok := c.(*mcp.TextContent); ok {
			text += c.Text
		}
	}
	return text, r.IsError
}

// TestFilesystemServer: what is denied by its path does not happen by whatever
// tool, a server that is trusted reads without a question, and what it changes
// the person is asked about.
func TestFilesystemServer(t *testing.T) {
	answer := atomic.Value{}
	answer.Store("no")
	asked := atomic.Int32{}
	g := newGated(t, filesServer, "mcp-server-filesystem", `{"trustedServers": ["real"], "permissions": {"deny": ["Read(private/**)", "Edit(private/**)"]}}`,
		&mcp.ClientOptions{ElicitationHandler: func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			asked.Add(1)
			return &mcp.ElicitResult{Action: "accept", Content: map[string]any{"answer": answer.Load()}}, nil
		}}, func(project string) []string { return []string{project} })
	tools, err := g.ListTools(t.Context(), nil)
	if err != nil || len(tools.Tools) < 10 {
		t.Fatal(tools, err)
	}
	file := func(name string) string { return filepath.Join(g.project, name) }
	if text, bad := g.call("read_text_file", map[string]any{"path": file("README.md")}); bad || text != "read me\n" {
		t.Errorf("a read by a trusted server: %q %v", text, bad)
	}
	if asked.Load() != 0 {
		t.Error("the person was asked about it")
	}
	for tool, args := range map[string]map[string]any{
		"read_text_file":      {"path": file("private/key.txt")},
		"read_file":           {"path": "private/../private/key.txt"},
		"read_multiple_files": {"paths": []string{file("README.md"), file("private/key.txt")}},
		"write_file":          {"path": file("private/new.txt"), "content": "x"},
		"move_file":           {"source": file("private/key.txt"), "destination": file("key.txt")},
	} {
		if text, bad := g.call(tool, args); !bad || strings.Contains(text, "a secret") || !strings.Contains(text, "private") {
			t.Errorf("%s of what is denied: %q %v", tool, text, bad)
		}
	}
	if !there(file("private/key.txt")) || there(file("private/new.txt")) || there(file("key.txt")) {
		harm(t, "what is denied happened")
	}
	if asked.Load() != 0 {
		t.Error("the person was asked about what is denied")
	}
	write := map[string]any{"path": file("new.txt"), "content": "x"}
	if text, bad := g.call("write_file", write); !bad || !strings.Contains(text, "said no") || there(file("new.txt")) {
		t.Errorf("the person said no: %q %v", text, bad)
	}
	answer.Store("allow once")
	if text, bad := g.call("write_file", write); bad || !there(file("new.txt")) {
		t.Errorf("the person said yes: %q %v", text, bad)
	}
	if asked.Load() != 2 {
		t.Errorf("the person was asked %d times", asked.Load())
	}
}

// TestEverythingServer: what is no call of a tool passes as it came.
func TestEverythingServer(t *testing.T) {
	progress := atomic.Int32{}
	g := newGated(t, everything, "mcp-server-everything", `{"permissions": {"allow": ["mcp__real__echo", "mcp__real__trigger-long-running-operation"]}}`,
		&mcp.ClientOptions{ProgressNotificationHandler: func(context.Context, *mcp.ProgressNotificationClientRequest) { progress.Add(1) }},
		func(string) []string { return []string{"stdio"} })
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	var names []string
	for tool, err := range g.Tools(ctx, nil) {
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, tool.Name)
	}
	if !slices.Contains(names, "echo") || !slices.Contains(names, "get-env") {
		t.Fatalf("the tools are %q", names)
	}
	if text, bad := g.call("echo", map[string]any{"message": "hello"}); bad || !strings.Contains(text, "hello") {
		t.Errorf("echo: %q %v", text, bad)
	}
	if text, bad := g.call("get-env", nil); !bad || strings.Contains(text, "HOME") {
		t.Errorf("get-env: %q %v", text, bad)
	}
	params := &mcp.CallToolParams{Name: "trigger-long-running-operation", Arguments: map[string]any{"duration": 1, "steps": 3}}
	params.SetProgressToken("p")
	if r, err := g.CallTool(ctx, params); err != nil || r.IsError {
		t.Error(r, err)
	}
	if progress.Load() != 3 {
		t.Errorf("%d notes of progress, want 3", progress.Load())
	}
	resources, err := g.ListResources(ctx, nil)
	if err != nil || len(resources.Resources) == 0 {
		t.Fatal(resources, err)
	}
	if r, err := g.ReadResource(ctx, &mcp.ReadResourceParams{URI: resources.Resources[0].URI}); err != nil || len(r.Contents) == 0 {
		t.Error(r, err)
	}
	prompts, err := g.ListPrompts(ctx, nil)
	if err != nil || len(prompts.Prompts) == 0 {
		t.Fatal(prompts, err)
	}
	if err := g.Ping(ctx, nil); err != nil {
		t.Error(err)
	}
	if _, err := g.GetPrompt(ctx, &mcp.GetPromptParams{Name: "no such prompt"}); err == nil {
		t.Error("the server's own error does not pass")
	}
}
