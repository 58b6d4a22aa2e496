// Package acp stands between an Agent Client Protocol client (an editor) and an
// agent, and answers the agent's requests for permission: what the gate allows
// is allowed once, what it denies is rejected, and what it would ask is passed
// on to the person. All else goes through as it came.
package acp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"time"

	"automode"
	"automode/internal/consult"
	"automode/internal/rpc"
)

// Judge decides calls of a session and remembers what happened in it.
type Judge interface {
	Decide(ctx context.Context, session string, c consult.Call) consult.Answer
	Ran(ctx context.Context, session string, c consult.Call, failed bool) error
	Prompt(ctx context.Context, session, cwd, text string) error
	// Meet is told what the agent calls itself, before it can ask for anything.
	Meet(agent string)
}

// Proxy is one connection. Make it with New.
type Proxy struct {
	judge         Judge
	log           *slog.Logger
	client, agent *rpc.Lines
	ctx           context.Context
	work          sync.WaitGroup
	slots         chan struct{}

	mu       sync.Mutex
	greeting string            // the key of the client's initialize; empty: it is answered
	named    string            // what the agent calls itself; empty: nothing yet
	opening  map[string]string // working folders of sessions that are being made, by the id of the request
	folders  map[string]string // of sessions
	calls    map[callKey]*toolCall
	deciding map[string]func()   // requests of the agent's that the client has not seen
	passed   map[string]question // and those that it has
}

type callKey struct{ session, id string }

// question is a request for permission.
type question struct {
	key     callKey
	allows  map[string]bool // ids of options by which the person lets it go on
	asked   []consult.Call
	session string
}

// Bounds of what is remembered. What is beyond is asked about.
const (
	mostCalls    = 2000
	mostSessions = 1000
	mostOpen     = 500
	mostKept     = 8 << 20 // bytes of one tool call
	atOnce       = 8
	recording    = 5 * time.Second
)

// New makes a proxy between a client and an agent.
func New(judge Judge, log *slog.Logger, client, agent *rpc.Lines) *Proxy {
	return &Proxy{judge: judge, log: log, client: client, agent: agent, slots: make(chan struct{}, atOnce),
		opening: map[string]string{}, folders: map[string]string{}, calls: map[callKey]*toolCall{}, deciding: map[string]func(){}, passed: map[string]question{}}
}

// ErrAgent: the agent ended by itself.
var ErrAgent = errors.New("the agent has ended")

// Run passes messages on until one side ends; nil when it was the client.
func (p *Proxy) Run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	p.ctx = ctx
	fromClient, fromAgent := make(chan error, 1), make(chan error, 1)
	go func() { fromClient <- rpc.Each(p.client.Read, p.fromClient) }()
	go func() { fromAgent <- rpc.Each(p.agent.Read, p.fromAgent) }()
	select {
	case err := <-fromClient:
		if errors.Is(err, io.EOF) {
			return nil
		}
		return fmt.Errorf("the client: %w", err)
	case err := <-fromAgent:
		if errors.Is(err, io.EOF) {
			return ErrAgent
		}
		return fmt.Errorf("the agent: %w", err)
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Wait returns when nothing of the proxy is at work any more.
func (p *Proxy) Wait() { p.work.Wait() }

// fromClient handles one message of the client.
func (p *Proxy) fromClient(line []byte) error {
	m, err := rpc.Parse(line)
	if err != nil {
		if _, list := rpc.Batch(line); !list {
			p.log.Warn("a message of the client is not passed on", "because", err.Error())
			return p.client.Write(rpc.Refusal(nil, rpc.ParseError, "automode does not pass this message on: "+err.Error()))
		}
		return p.agent.Write(line) // its answers are the client's own
	}
	params, _ := rpc.ParseObject(m.Params)
	switch m.Method {
	case "":
		p.answered(&m)
	case "initialize":
		p.mu.Lock()
		p.greeting = rpc.Key(m.ID)
		p.mu.Unlock()
	case "session/new":
		if cwd, ok := params.Text("cwd"); ok && m.Request() {
			p.mu.Lock()
			if len(p.opening) < mostOpen {
				p.opening[rpc.Key(m.ID)] = cwd
			}
			p.mu.Unlock()
		}
	case "session/load", "session/resume", "session/fork":
		id, _ := params.Text("sessionId")
		if cwd, ok := params.Text("cwd"); ok {
			p.settleIn(id, cwd)
		}
	case "session/prompt":
		p.prompt(params)
	}
	return p.agent.Write(line)
}

// settleIn notes the working folder of a session.
func (p *Proxy) settleIn(session, cwd string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if session != "" && len(p.folders) < mostSessions {
		p.folders[session] = cwd
	}
}

// prompt notes what the person wrote, before the agent can act on it.
func (p *Proxy) prompt(params rpc.Object) {
	session, _ := params.Text("sessionId")
	var blocks []struct{ Type, Text string }
	if json.Unmarshal(params.Get("prompt"), &blocks) != nil {
		return
	}
	text := ""
	for _, b := range blocks {
		if b.Type == "text" {
			text += b.Text + "\n"
		}
	}
	if text == "" {
		return
	}
	ctx, cancel := context.WithTimeout(p.ctx, recording)
	defer cancel()
	if err := p.judge.Prompt(ctx, session, p.folder(session), text); err != nil {
		p.log.Warn("what was asked for is not recorded", "because", err.Error())
	}
}

func (p *Proxy) folder(session string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.folders[session]
}

// answered looks at an answer of the client's: to a permission that was passed on.
func (p *Proxy) answered(m *rpc.Message) {
	key := rpc.Key(m.ID)
	p.mu.Lock()
	defer p.mu.Unlock()
	q, ok := p.passed[key]
	if !ok {
		return
	}
	delete(p.passed, key)
	result, _ := rpc.ParseObject(m.Result)
	outcome, err := rpc.ParseObject(result.Get("outcome"))
	if err != nil {
		return
	}
	word, _ := outcome.Text("outcome")
	option, _ := outcome.Text("optionId")
	if c := p.calls[q.key]; c != nil && word == "selected" && q.allows[option] {
		c.allowed = q.asked
	}
}

// fromAgent handles one message of the agent.
func (p *Proxy) fromAgent(line []byte) error {
	m, err := rpc.Parse(line)
	if list, isList := rpc.Batch(line); isList {
		// What it tells is remembered; what it asks is the person's to answer.
		for _, one := range list {
			if m, err := rpc.Parse(one); err == nil {
				p.note(&m)
			}
		}
		return p.client.Write(line)
	}
	if err != nil {
		p.log.Warn("the agent wrote what is no message; it is not passed on", "because", err.Error())
		return nil
	}
	if m.Method == "session/request_permission" && m.Request() {
		return p.permission(&m)
	}
	if m.Method == "$/cancel_request" && p.cancelled(&m) {
		return nil
	}
	p.note(&m)
	return p.client.Write(line)
}

// note remembers what a message of the agent tells of sessions and tool calls.
func (p *Proxy) note(m *rpc.Message) {
	if m.Answer() {
		key := rpc.Key(m.ID)
		p.mu.Lock()
		cwd, ok := p.opening[key]
		delete(p.opening, key)
		greeted := key != "" && key == p.greeting
		if greeted {
			p.greeting = ""
		}
		p.mu.Unlock()
		result, err := rpc.ParseObject(m.Result)
		switch {
		case err != nil:
		case ok:
			id, _ := result.Text("sessionId")
			p.settleIn(id, cwd)
		case greeted:
			info, _ := rpc.ParseObject(result.Get("agentInfo"))
			if name, ok := info.Text("name"); ok && name != "" {
				p.mu.Lock()
				p.named = name
				p.mu.Unlock()
				p.judge.Meet(name)
			}
		}
		return
	}
	if m.Method != "session/update" {
		return
	}
	params, err := rpc.ParseObject(m.Params)
	if err != nil {
		return
	}
	session, _ := params.Text("sessionId")
	update, err := rpc.ParseObject(params.Get("update"))
	if err != nil {
		return
	}
	switch kind, _ := update.Text("sessionUpdate"); kind {
	case "tool_call", "tool_call_update":
		p.update(session, update, kind == "tool_call")
	case "tool_call_content_chunk":
		id, _ := update.Text("toolCallId")
		p.mu.Lock()
		if c := p.calls[callKey{session, id}]; c != nil {
			c.add(update.Get("content"))
		}
		p.mu.Unlock()
	}
}

// known returns what is known of a tool call, to be added to. The caller holds
// the lock.
func (p *Proxy) known(key callKey) *toolCall {
	c := p.calls[key]
	if c == nil {
		if len(p.calls) >= mostCalls {
			clear(p.calls) // what is not remembered is not understood
		}
		c = &toolCall{}
		p.calls[key] = c
	}
	return c
}

// update remembers a tool call, and has it recorded that one ran.
func (p *Proxy) update(session string, update rpc.Object, fresh bool) {
	id, _ := update.Text("toolCallId")
	key := callKey{session, id}
	p.mu.Lock()
	if fresh {
		delete(p.calls, key)
	}
	c := p.known(key)
	c.merge(update)
	status, _ := update.Text("status")
	var ran []consult.Call
	if status == "completed" || status == "failed" {
		ran, c.allowed = c.allowed, nil
	}
	p.mu.Unlock()
	for _, one := range ran {
		ctx, cancel := context.WithTimeout(p.ctx, recording)
		if err := p.judge.Ran(ctx, session, one, status == "failed"); err != nil {
			p.log.Warn("that a tool ran is not recorded", "because", err.Error())
		}
		cancel()
	}
}

// permission has one request decided and answers it, or passes it on.
func (p *Proxy) permission(m *rpc.Message) error {
	params, err := rpc.ParseObject(m.Params)
	if err != nil {
		return p.client.Write(m.Raw) // the person sees what there is to see
	}
	session, _ := params.Text("sessionId")
	p.mu.Lock()
	r := p.read(session, params)
	ctx, cancel := context.WithCancel(p.ctx)
	key := rpc.Key(m.ID)
	_, twice := p.deciding[key]
	if !twice && key != "" {
		p.deciding[key] = cancel
	}
	p.mu.Unlock()
	if twice || key == "" || len(r.calls) == 0 {
		cancel()
		p.mu.Lock()
		if !twice {
			delete(p.deciding, key)
		}
		p.mu.Unlock()
		return p.client.Write(m.Raw)
	}
	p.work.Go(func() {
		defer cancel()
		verdict := p.decide(ctx, session, r)
		p.mu.Lock()
		delete(p.deciding, key)
		if ctx.Err() != nil {
			p.mu.Unlock()
			return // the agent waits for nothing any more
		}
		option, answers := r.options.answer(verdict)
		if verdict == automode.Allow && answers {
			p.known(r.key).allowed = r.calls
		}
		if !answers && len(p.passed) < mostOpen {
			p.passed[key] = question{key: r.key, session: session, asked: r.calls, allows: r.options.allows()}
		}
		p.mu.Unlock()
		if !answers {
			p.client.Write(m.Raw)
			return
		}
		p.agent.Write(rpc.Reply(m.ID, option))
	})
	return nil
}

// decide has all that a request comes to decided; the strictest word counts.
// What is not understood to its end is never allowed.
func (p *Proxy) decide(ctx context.Context, session string, r request) automode.Verdict {
	select {
	case p.slots <- struct{}{}:
		defer func() { <-p.slots }()
	case <-ctx.Done():
		return automode.Ask
	}
	verdict := automode.Allow
	if !r.understood {
		verdict = automode.Ask
	}
	for _, c := range r.calls {
		a := p.judge.Decide(ctx, session, c)
		switch {
		case a.Verdict == automode.Deny && !a.Failed:
			p.log.Info("denied", "tool", c.Tool, "because", a.Reason)
			return automode.Deny
		case a.Verdict != automode.Allow || a.Failed:
			verdict = automode.Ask
		}
	}
	return verdict
}

// cancelled ends the deciding of a request that the agent takes back. It reports
// whether the client never saw that request.
func (p *Proxy) cancelled(m *rpc.Message) bool {
	params, err := rpc.ParseObject(m.Params)
	if err != nil {
		return false
	}
	key := rpc.Key(params.Get("requestId"))
	p.mu.Lock()
	cancel, ok := p.deciding[key]
	p.mu.Unlock()
	if ok {
		cancel()
		p.agent.Write(rpc.Refusal(params.Get("requestId"), -32800, "cancelled"))
	}
	return ok
}
