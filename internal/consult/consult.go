// Package consult puts a call to automode-hook, the program that agents start,
// and reads its answer. What asks here gets the hook's own decision, with its
// journal line, its session and its judge, so it cannot be more generous.
package consult

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"automode"
)

// Hook is how the hook is started.
type Hook struct {
	Program  string // automode-hook, an absolute path
	Config   string // the person's configuration; empty: the usual one
	State    string // the state folder; empty: the usual one
	Session  string // the session that the calls belong to
	Headless bool   // nobody can be asked: what would be asked is denied
	Asker    string // who asks, as journal.Asker has it: "mcp:files"; empty: Claude Code
}

// Limit is how long an answer is waited for. The hook's own deadline is
// shorter unless the person's configuration set it otherwise.
const Limit = 60 * time.Second

// maxAnswer is more than the hook has to say, in bytes.
const maxAnswer = 1 << 20

// Call is one tool call in Claude Code's words.
type Call struct {
	ID    string // unique in the session
	Tool  string // "Bash", …; "mcp__server__tool" with the tool's name as its server writes it
	Input json.RawMessage
	Cwd   string // absolute
}

// Answer is what the hook said. The zero value is a question without a reason.
type Answer struct {
	Verdict automode.Verdict
	Reason  string // for the agent of a denial, for the person of a question
	Failed  bool   // the hook gave no answer that can be read
}

// Ask has the hook decide a call. Whatever goes wrong is a question, never an
// allow.
func (h *Hook) Ask(ctx context.Context, c Call) Answer {
	out, err := h.run(ctx, "PreToolUse", c, nil)
	if err != nil {
		return Answer{Failed: true, Reason: "automode could not decide: " + err.Error() + ". Run automode doctor."}
	}
	a, err := parse(out)
	if err != nil {
		return Answer{Failed: true, Reason: "automode could not decide: " + err.Error() + ". Run automode doctor."}
	}
	return a
}

// Ran tells the hook that a call ran, so that what it changed, and that the
// person let it run, is remembered in the session.
func (h *Hook) Ran(ctx context.Context, c Call, failed bool) error {
	event, more := "PostToolUse", map[string]any{"tool_response": map[string]any{}}
	if failed {
		event, more = "PostToolUseFailure", map[string]any{"error": "the tool failed"}
	}
	_, err := h.run(ctx, event, c, more)
	return err
}

// Prompt tells the hook what the person typed.
func (h *Hook) Prompt(ctx context.Context, cwd, text string) error {
	_, err := h.run(ctx, "UserPromptSubmit", Call{Cwd: cwd}, map[string]any{"prompt": text})
	return err
}

// run starts the hook on one event and returns what it wrote.
func (h *Hook) run(ctx context.Context, event string, c Call, more map[string]any) ([]byte, error) {
	if !filepath.IsAbs(h.Program) {
		return nil, errors.New("automode-hook cannot be found")
	}
	payload := map[string]any{"hook_event_name": event, "session_id": h.Session, "cwd": c.Cwd, "permission_mode": "default"}
	if c.Tool != "" {
		input := c.Input
		if len(input) == 0 {
			input = json.RawMessage("{}")
		}
		payload["tool_name"], payload["tool_input"], payload["tool_use_id"] = c.Tool, input, c.ID
	}
	for name, value := range more {
		payload[name] = value
	}
	text, err := json.Marshal(payload)
	if err != nil {
		return nil, fmt.Errorf("the call cannot be put to the hook: %w", err)
	}
	args := []string{"claude"}
	if h.Headless {
		args = append(args, "--headless")
	}
	if h.Asker != "" {
		args = append(args, "--asker", h.Asker)
	}
	if h.Config != "" {
		args = append(args, "--config", h.Config)
	}
	if h.State != "" {
		args = append(args, "--state", h.State)
	}
	ctx, cancel := context.WithTimeout(ctx, Limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, h.Program, args...)
	cmd.Stdin = bytes.NewReader(text)
	cmd.WaitDelay = time.Second
	// The agent is not Claude Code: what its variables say of a project and of
	// settings is about another session.
	for _, v := range os.Environ() {
		if name, _, _ := bytes.Cut([]byte(v), []byte("=")); string(name) != "CLAUDE_PROJECT_DIR" {
			cmd.Env = append(cmd.Env, v)
		}
	}
	if info, err := os.Stat(c.Cwd); err == nil && info.IsDir() {
		cmd.Dir = c.Cwd
	}
	var out bounded
	cmd.Stdout = &out
	err = cmd.Run()
	switch {
	case ctx.Err() != nil:
		return nil, errors.New("automode-hook did not answer in time")
	case err != nil:
		return nil, fmt.Errorf("automode-hook failed: %w", err)
	case out.full:
		return nil, errors.New("automode-hook said too much")
	}
	return out.Bytes(), nil
}

// bounded keeps what is written up to a bound.
type bounded struct {
	bytes.Buffer
	full bool
}

func (b *bounded) Write(p []byte) (int, error) {
	if b.Len()+len(p) > maxAnswer {
		b.full = true
		return 0, io.ErrShortWrite
	}
	return b.Buffer.Write(p)
}

// parse reads the hook's answer. Silence leaves the call to the agent's own
// permissions, which here is a question.
func parse(out []byte) (Answer, error) {
	if len(bytes.TrimSpace(out)) == 0 {
		return Answer{Reason: "You paused automode, so this is left to you."}, nil
	}
	var a struct {
		Specific struct {
			Event    string `json:"hookEventName"`
			Decision string `json:"permissionDecision"`
			Reason   string `json:"permissionDecisionReason"`
		} `json:"hookSpecificOutput"`
	}
	if err := json.Unmarshal(out, &a); err != nil || a.Specific.Event != "PreToolUse" {
		return Answer{}, errors.New("the answer of automode-hook cannot be read")
	}
	s := &a.Specific
	switch s.Decision {
	case "allow":
		return Answer{Verdict: automode.Allow, Reason: s.Reason}, nil
	case "deny":
		return Answer{Verdict: automode.Deny, Reason: s.Reason}, nil
	case "ask":
		return Answer{Verdict: automode.Ask, Reason: s.Reason}, nil
	}
	return Answer{}, fmt.Errorf("automode-hook answered %q", s.Decision)
}
