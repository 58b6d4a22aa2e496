package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"automode"
	"automode/internal/consult"
	"automode/internal/release"
	"automode/internal/rpc"
)

// PromptTool is the tool's name: --permission-prompt-tool mcp__automode__NAME.
const promptTool = "permission_prompt"

// servePrompt is a server with the one tool that Claude Code asks before a call
// that nothing else settled. What is not allowed is denied: nobody else is asked.
func servePrompt(ctx context.Context, hook *consult.Hook, cwd string, stdin io.Reader, stdout io.Writer) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "automode", Version: release.Read().Name}, nil)
	s.AddTool(&mcp.Tool{Name: promptTool, Description: "Says whether a tool call may run.",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"tool_name":{"type":"string"},"input":{"type":"object"},"tool_use_id":{"type":"string"}},"required":["tool_name","input"]}`),
	}, func(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: permission(ctx, hook, cwd, r.Params.Arguments)}}}, nil
	})
	return s.Run(ctx, patient{&mcp.IOTransport{Reader: io.NopCloser(stdin), Writer: nopCloser{stdout}}})
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// permission is the answer to one question: JSON in a text.
func permission(ctx context.Context, hook *consult.Hook, cwd string, arguments []byte) string {
	deny := func(why string) string { return written(map[string]any{"behavior": "deny", "message": why}) }
	o, err := rpc.ParseObject(arguments)
	if err != nil {
		return deny("The call cannot be relied on: " + err.Error() + ".")
	}
	tool, ok := o.Text("tool_name")
	input := o.Get("input")
	if !ok || tool == "" || len(input) == 0 || input[0] != '{' {
		return deny("The call cannot be relied on: it names no tool or has no input.")
	}
	id, _ := o.Text("tool_use_id")
	// The hook is let to its end even where nobody waits for it: what it decides is
	// recorded.
	a := hook.Ask(context.WithoutCancel(ctx), consult.Call{ID: id, Tool: tool, Input: input, Cwd: cwd})
	if a.Verdict != automode.Allow {
		return deny(a.Reason)
	}
	return written(map[string]any{"behavior": "allow", "updatedInput": input})
}

func written(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return `{"behavior":"deny","message":"automode cannot write its answer."}`
	}
	return string(bytes.TrimSpace(b.Bytes()))
}
