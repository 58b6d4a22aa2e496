//go:build unix

package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

// editor is a client of the Agent Client Protocol: it opens a session, sends the
// prompt and answers what it is asked as its person would.
type editor struct {
	t      *testing.T
	in     io.WriteCloser
	lines  *bufio.Scanner
	last   int
	grants bool          // the person says yes
	asked  []permission  // what the person was asked
	seen   []string      // all messages, for a test that fails
	stderr *bytes.Buffer // of the agent and of what stands in between
}

// permission is what a person in front of an editor is shown, as it came.
type permission struct {
	ToolCall json.RawMessage
	Options  []struct{ OptionID, Kind string }
}

// edit has an agent, started by these words, work on the prompt in a project.
// authenticates is the method by which the editor logs in; empty: none is needed.
func (m *machine) edit(env, words []string, authenticates string, grants bool) *editor {
	m.t.Helper()
	ctx, cancel := context.WithTimeout(m.t.Context(), longest)
	defer cancel()
	cmd := m.command(ctx, words[0], words[1:]...)
	cmd.Env = env
	e := &editor{t: m.t, grants: grants, stderr: &bytes.Buffer{}}
	cmd.Stderr = e.stderr
	e.start(cmd)
	defer func() {
		e.in.Close()
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		cmd.Wait()
		if m.t.Failed() {
			for _, line := range e.seen {
				m.t.Log(line)
			}
			m.t.Log(e.stderr.String())
		}
	}()
	e.call("initialize", dict{"protocolVersion": 1, "clientInfo": dict{"name": "e2e", "version": "1"},
		"clientCapabilities": dict{"fs": dict{"readTextFile": false, "writeTextFile": false}, "terminal": false}})
	if authenticates != "" {
		e.call("authenticate", dict{"methodId": authenticates})
	}
	var session struct{ SessionID string }
	e.read(e.call("session/new", dict{"cwd": m.project, "mcpServers": []any{}}), &session)
	e.call("session/prompt", dict{"sessionId": session.SessionID, "prompt": []dict{{"type": "text", "text": prompt}}})
	return e
}

func (e *editor) start(cmd *exec.Cmd) {
	e.t.Helper()
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 5 * time.Second
	out, err := cmd.StdoutPipe()
	if err != nil {
		e.t.Fatal(err)
	}
	if e.in, err = cmd.StdinPipe(); err != nil {
		e.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		e.t.Fatal(err)
	}
	e.lines = bufio.NewScanner(out)
	e.lines.Buffer(nil, 16<<20)
}

func (e *editor) read(raw json.RawMessage, v any) {
	e.t.Helper()
	if err := json.Unmarshal(raw, v); err != nil {
		e.t.Fatalf("%v: %s", err, raw)
	}
}

func (e *editor) send(v dict) {
	e.t.Helper()
	v["jsonrpc"] = "2.0"
	text, err := json.Marshal(v)
	if err != nil {
		e.t.Fatal(err)
	}
	e.seen = append(e.seen, "> "+string(text))
	if _, err := e.in.Write(append(text, '\n')); err != nil {
		e.t.Fatalf("%v\n%s", err, e.stderr)
	}
}

// call calls a method of the agent's and answers the agent until its answer
// comes.
func (e *editor) call(method string, params dict) json.RawMessage {
	e.t.Helper()
	e.last++
	e.send(dict{"id": e.last, "method": method, "params": params})
	for e.lines.Scan() {
		e.seen = append(e.seen, "< "+e.lines.Text())
		var m struct {
			ID                    json.RawMessage
			Method                string
			Params, Result, Error json.RawMessage
		}
		if json.Unmarshal(e.lines.Bytes(), &m) != nil {
			continue // some agents print lines of their own
		}
		switch {
		case m.Method == "session/request_permission":
			e.permit(m.ID, bytes.Clone(m.Params))
		case m.Method != "" && m.ID != nil:
			e.send(dict{"id": m.ID, "error": dict{"code": -32601, "message": "not offered"}})
		case m.Method == "" && string(m.ID) == fmt.Sprint(e.last):
			if m.Error != nil {
				e.t.Fatalf("%s: %s", method, m.Error)
			}
			return bytes.Clone(m.Result)
		}
	}
	e.t.Fatalf("%s is never answered: %v", method, e.lines.Err())
	return nil
}

// permit answers as the person would, for this once.
func (e *editor) permit(id, params json.RawMessage) {
	e.t.Helper()
	var p permission
	e.read(params, &p)
	e.asked = append(e.asked, p)
	kind := map[bool]string{true: "allow_once", false: "reject_once"}[e.grants]
	for _, o := range p.Options {
		if o.Kind == kind {
			e.send(dict{"id": id, "result": dict{"outcome": dict{"outcome": "selected", "optionId": o.OptionID}}})
			return
		}
	}
	e.send(dict{"id": id, "result": dict{"outcome": dict{"outcome": "cancelled"}}})
}
