package agents

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"slices"
	"strings"
)

// canary is a call that an agent could send, and how it reads what comes back.
type canary struct {
	record  string // the agent's own record of the call, whose path is $RECORD in payload; empty: it needs none
	event   string // the event that stands in the agent's file
	payload string // what is sent; $SESSION, $CWD and $COMMAND stand for JSON texts
	said    []said // what an answer means, the first that fits
	exit2   bool   // status 2 stops the call
	closing string // what has to be printed for a call to be stopped, where no status does it
	failing string // what another status than 0 and 2 means; empty: as silence
	silence string // what no answer means, where the agent would not ask by itself: "allow", "ask" or "deny"
}

// said is what one word of an answer means.
type said struct{ path, word, verdict string }

// Ways in which several agents are answered.
var (
	saidClaude = []said{
		{"hookSpecificOutput.permissionDecision", "allow", "allow"}, {"hookSpecificOutput.permissionDecision", "ask", "ask"},
		{"hookSpecificOutput.permissionDecision", "deny", "deny"},
	}
	saidDecision = []said{
		{"decision", "allow", "allow"}, {"decision", "ask", "ask"}, {"decision", "force_ask", "ask"}, {"decision", "deny", "deny"}, {"decision", "block", "deny"},
	}
	saidPermission = []said{
		{"permissionDecision", "allow", "allow"}, {"permissionDecision", "ask", "ask"}, {"permissionDecision", "deny", "deny"},
	}
)

// Payload is what the agent sends before a shell command runs.
func (a *Agent) Payload(session, cwd, command string) []byte {
	text := func(s string) string { return oneLine(s) }
	return []byte(strings.NewReplacer("$SESSION", text(session), "$CWD", text(cwd), "$COMMAND", text(command)).Replace(a.canary.payload))
}

// Asked is the event under which a call is decided.
func (a *Agent) Asked() string { return a.canary.event }

// Verdict is what the agent makes of a hook's answer: "allow", "ask" or
// "deny".
func (a *Agent) Verdict(stdout []byte, exit int) string {
	c := &a.canary
	if exit == 2 && c.exit2 {
		return "deny"
	}
	var answer any
	if json.Unmarshal(stdout, &answer) == nil {
		for _, s := range c.said {
			if wordAt(answer, s.path) == s.word {
				return s.verdict
			}
		}
	}
	if exit != 0 && c.failing != "" {
		return c.failing
	}
	return c.silence
}

// wordAt is the text, or true or false, at a path of members divided by dots.
func wordAt(v any, path string) string {
	for _, name := range strings.Split(path, ".") {
		o, ok := v.(map[string]any)
		if !ok {
			return ""
		}
		v = o[name]
	}
	switch v := v.(type) {
	case string:
		return v
	case bool:
		if v {
			return "true"
		}
		return "false"
	}
	return ""
}

// Try sends a shell command through one of our hooks as the agent would. It is
// not run. An error says that the hook could not be started or did not answer
// in time.
func (a *Agent) Try(ctx context.Context, h Handler, session, cwd, command string) (Answer, error) {
	env := []string{"CLAUDE_PROJECT_DIR=" + cwd} // several agents set it
	payload := a.Payload(session, cwd, command)
	if a.canary.record != "" {
		f, err := os.CreateTemp("", "automode-record-*.jsonl")
		if err != nil {
			return Answer{}, err
		}
		defer os.Remove(f.Name())
		// Arguments stand in it as text within text.
		inner := oneLine(map[string]string{"cmd": command, "workdir": cwd})
		_, err = f.WriteString(strings.NewReplacer("$SESSION", oneLine(session), "$ARGUMENTS", oneLine(inner)).Replace(a.canary.record) + "\n")
		if closeErr := f.Close(); err == nil {
			err = closeErr
		}
		if err != nil {
			return Answer{}, err
		}
		payload = bytes.Replace(payload, []byte(`"$RECORD"`), []byte(oneLine(f.Name())), 1)
	}
	answer, err := run(ctx, h, cwd, env, payload)
	if err != nil {
		return answer, err
	}
	answer.Verdict = a.Verdict([]byte(answer.Stdout), answer.Exit)
	answer.Reason = answer.Stderr
	return answer, nil
}

// Deciding are the hooks of ours in a file that decide calls, the first of each
// line.
func (a *Agent) Deciding(all []Standing) []Standing {
	var list []Standing
	for _, s := range all {
		if s.Event == a.canary.event && !slices.ContainsFunc(list, func(o Standing) bool { return o.Command == s.Command && slices.Equal(o.Args, s.Args) }) {
			list = append(list, s)
		}
	}
	return list
}
