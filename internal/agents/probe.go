package agents

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// Answer is what a hook said to a payload.
type Answer struct {
	Verdict string        // "allow", "ask" or "deny"; empty: the hook said nothing that Claude Code would act on
	Reason  string        // the sentence that goes with it
	Event   string        // the event that the answer names
	Stdout  string        // as printed
	Stderr  string        // as printed
	Exit    int           // status of the process; -1 when it was ended from outside
	Took    time.Duration // from its start to its end
}

// defaultTimeout is how long Claude Code waits for a hook that names no limit.
const defaultTimeout = 600 * time.Second

// Limit is how long the agent waits for the handler.
func (h Handler) Limit() time.Duration {
	if h.Timeout > 0 {
		return time.Duration(h.Timeout * float64(time.Second))
	}
	return defaultTimeout
}

// ErrSlow says that a hook did not answer within the agent's limit.
var ErrSlow = errors.New("it did not answer in time")

// Probe starts a handler in a folder as Claude Code would, with env added to
// this process's environment, and hands it the payload. An error says that the
// handler could not be started or did not answer in time; a status other than 0
// is no error.
func Probe(ctx context.Context, h Handler, dir string, env []string, payload []byte) (Answer, error) {
	a, err := run(ctx, h, dir, env, payload)
	if err == nil {
		a.read()
	}
	return a, err
}

// run starts a handler as Probe does, and does not read what it says.
func run(ctx context.Context, h Handler, dir string, env []string, payload []byte) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, h.Limit())
	defer cancel()
	var cmd *exec.Cmd
	switch {
	case h.Args != nil:
		cmd = exec.CommandContext(ctx, h.Command, h.Args...)
	case runtime.GOOS == "windows":
		cmd = exec.CommandContext(ctx, "cmd", "/c", h.Command)
	default:
		cmd = exec.CommandContext(ctx, "sh", "-c", h.Command)
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(payload), &stdout, &stderr
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	cmd.WaitDelay = time.Second // whatever it started may hold its output open
	start := time.Now()
	err := cmd.Run()
	a := Answer{Stdout: stdout.String(), Stderr: strings.TrimSpace(stderr.String()), Took: time.Since(start)}
	switch _, exited := errors.AsType[*exec.ExitError](err); {
	case ctx.Err() != nil:
		return a, ErrSlow
	case exited:
		a.Exit = cmd.ProcessState.ExitCode()
	case err != nil:
		return a, err
	}
	return a, nil
}

// read takes the verdict out of what was printed, by Claude Code's rules: status
// 2 denies, an answer that is not understood is none.
func (a *Answer) read() {
	var out struct {
		Specific struct {
			Event    string `json:"hookEventName"`
			Decision string `json:"permissionDecision"`
			Reason   string `json:"permissionDecisionReason"`
		} `json:"hookSpecificOutput"`
	}
	if a.Exit == 2 {
		a.Verdict, a.Reason = "deny", a.Stderr
		return
	}
	if json.Unmarshal([]byte(a.Stdout), &out) != nil {
		return
	}
	a.Event = out.Specific.Event
	switch v := out.Specific.Decision; {
	case a.Event != "PreToolUse":
	case v == "allow", v == "ask", v == "deny":
		a.Verdict, a.Reason = v, out.Specific.Reason
	}
}

// Payload is what Claude Code sends before a shell command runs.
func Payload(session, cwd, command string) []byte {
	data, err := json.Marshal(map[string]any{
		"session_id": session, "cwd": cwd, "hook_event_name": "PreToolUse", "permission_mode": "default",
		"tool_name": "Bash", "tool_input": map[string]string{"command": command}, "tool_use_id": "toolu_" + session,
	})
	if err != nil {
		panic(fmt.Sprintf("texts are always JSON: %v", err))
	}
	return data
}
