package models

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// command asks a program that the person named: one JSON object on its stdin,
// one on its stdout. Its environment is the variable of its key, where one is
// named, and nothing else, so that it is the same whoever starts it.
//
//	{"rules", "history", "action", "tool": {"name", "description", "schema"}, "max_tokens"}
//	{"arguments": {…}, "usage": {"input", "cached", "stored", "output"}}
//	{"error": "…", "retry": true}
type command struct {
	words []string // the program, and its arguments
	env   []string
}

func newCommand(j config.Judge, key string) command {
	c := command{j.Command, []string{}}
	if runtime.GOOS == "windows" {
		c.env = append(c.env, "SYSTEMROOT="+os.Getenv("SYSTEMROOT")) // without it there is no network there
	}
	if j.KeyVariable != "" {
		c.env = append(c.env, j.KeyVariable+"="+key)
	}
	return c
}

type commandQuery struct {
	Rules   string      `json:"rules"`
	History string      `json:"history"`
	Action  string      `json:"action"`
	Tool    commandTool `json:"tool"`
	Most    int         `json:"max_tokens"`
}

type commandTool struct {
	Name        string         `json:"name"`
	Description string         `json:"description"`
	Schema      map[string]any `json:"schema"`
}

type commandReply struct {
	Arguments json.RawMessage  `json:"arguments"`
	Usage     classifier.Usage `json:"usage"`
	Error     string           `json:"error"`
	Retry     bool             `json:"retry"`
}

// Ask starts the program, which is ended with everything that it started and
// holds open when ctx ends.
func (c command) Ask(ctx context.Context, q *classifier.Query) (*classifier.Reply, error) {
	in, err := json.Marshal(commandQuery{q.Rules, q.History, q.Action, commandTool{q.Tool.Name, q.Tool.Description, schema(&q.Tool)}, q.Most})
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, c.words[0], c.words[1:]...)
	cmd.Env = c.env
	cmd.Stdin = bytes.NewReader(in)
	cmd.WaitDelay = 100 * time.Millisecond
	grouped(cmd)
	var out writer
	cmd.Stdout = &out
	if err := cmd.Run(); err != nil {
		exit, ok := errors.AsType[*exec.ExitError](err)
		switch {
		case ctx.Err() != nil:
			return nil, dropped(ctx.Err())
		case out.over:
			return nil, dropped(errTooMuch)
		case ok:
			return nil, &classifier.Failure{Outcome: automode.Overrun, Text: "the program ended with " + exit.String(), Err: err}
		}
		return nil, &classifier.Failure{Outcome: automode.Outage, Text: "the program cannot be started: " + err.Error(), Err: err}
	}
	var r commandReply
	switch err := json.Unmarshal(out.b, &r); {
	case len(bytes.TrimSpace(out.b)) == 0:
		return nil, nothing()
	case err != nil:
		return nil, &classifier.Failure{Outcome: automode.Garbled, Text: "what the program wrote is not JSON", Err: err}
	case r.Error != "":
		o := automode.Rejected
		if r.Retry {
			o = automode.Overrun
		}
		return nil, &classifier.Failure{Outcome: o, Text: "the program says: " + r.Error}
	case len(r.Arguments) == 0:
		return nil, noCall()
	}
	return &classifier.Reply{Arguments: r.Arguments, Usage: r.Usage}, nil
}

// writer keeps what fits.
type writer struct {
	b    []byte
	over bool
}

func (w *writer) Write(p []byte) (int, error) {
	if len(w.b)+len(p) > maxBody {
		w.over = true
		return 0, errTooMuch
	}
	w.b = append(w.b, p...)
	return len(p), nil
}
