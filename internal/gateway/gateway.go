// Package gateway stands between an MCP client and a server. It has every call
// of a tool decided before the server sees it, notices when a tool is described
// in another way than before, and passes everything else on as it came.
package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"sync"

	"automode"
	"automode/internal/consult"
	"automode/internal/pins"
	"automode/internal/rpc"
)

// Peer is one end: messages come from it and go to it. Read is called by one
// goroutine, Write by any number. At its end Read returns io.EOF.
type Peer interface {
	Read() ([]byte, error)
	Write(message []byte) error
}

// Judge decides calls and remembers which ran; *consult.Hook is one. Asking with
// heard false means that nobody can be asked.
type Judge interface {
	Decide(ctx context.Context, c consult.Call, heard bool) consult.Answer
	Ran(ctx context.Context, c consult.Call, failed bool) error
}

// Options are what a gateway works with.
type Options struct {
	Server pins.Server // its name, source and origin
	Pins   string      // the folder of pins; empty: none are kept, and nothing that is allowed goes on
	Cwd    string      // the working folder of the calls, absolute
	Judge  Judge
	Log    *slog.Logger // what the person may want to know; not the protocol's
	Nonce  string       // begins the ids of our own requests; nobody else may guess it
}

// Gateway is one connection. Make it with New.
type Gateway struct {
	Options
	client, server Peer
	slots          chan struct{}  // calls being decided
	work           sync.WaitGroup // goroutines of calls
	ctx            context.Context

	mu       sync.Mutex
	form     bool                       // the client can put a form to the person
	next     int                        // of our own requests
	asked    map[string]chan rpc.Object // our questions, by id: the answer's result, nil for an error
	deciding map[string]func()          // calls that the server has not seen, by the key of their id
	running  map[string]consult.Call    // calls that it has
	differs  map[string]string          // tools that changed in this connection, with the digest they changed to
	rounds   map[string]round           // questions that were put by a result, by their state
	doubt    string                     // why no tool's description can be relied on
}

// New makes a gateway between two peers.
func New(o Options, client, server Peer) *Gateway {
	return &Gateway{Options: o, client: client, server: server, slots: make(chan struct{}, atOnce),
		asked: map[string]chan rpc.Object{}, deciding: map[string]func(){}, running: map[string]consult.Call{}, differs: map[string]string{}, rounds: map[string]round{}}
}

const (
	atOnce     = 8   // calls that are decided at once
	mostCalls  = 256 // and that wait for it or for the person
	mostMemory = 4096
)

// Run passes messages on until one of the peers ends. It returns nil when it was
// the client that left. What it was deciding then is not passed on.
func (g *Gateway) Run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	g.ctx = ctx
	type ended struct {
		client bool
		err    error
	}
	ends := make(chan ended, 2)
	go func() { ends <- ended{true, rpc.Each(g.client.Read, g.fromClient)} }()
	go func() { ends <- ended{false, rpc.Each(g.server.Read, g.fromServer)} }()
	var e ended
	select {
	case e = <-ends:
	case <-ctx.Done():
		return ctx.Err()
	}
	cancel()
	switch {
	case e.client && errors.Is(e.err, io.EOF):
		return nil
	case e.client:
		return fmt.Errorf("the client: %w", e.err)
	case errors.Is(e.err, io.EOF):
		return ErrServer
	}
	return fmt.Errorf("the server: %w", e.err)
}

// Wait returns when nothing of the gateway is at work any more.
func (g *Gateway) Wait() { g.work.Wait() }

// ErrServer: the server ended by itself.
var ErrServer = errors.New("the server has ended")

// fromClient handles one message of the client. An error ends the connection.
func (g *Gateway) fromClient(line []byte) error {
	if list, ok := rpc.Batch(line); ok {
		return g.batch(line, list)
	}
	m, err := rpc.Parse(line)
	if err != nil {
		g.Log.Warn("a message of the client is not passed on", "because", err.Error())
		return g.client.Write(rpc.Refusal(nil, rpc.ParseError, "automode does not pass this message on: "+err.Error()))
	}
	switch {
	case m.Answer() && g.answered(&m):
		return nil
	case m.Method == "initialize":
		g.note(&m)
	case m.Method == "notifications/cancelled" && g.cancelled(&m):
		return nil
	case m.Method == "tools/call":
		return g.call(&m)
	}
	return g.server.Write(line)
}

// batch handles a list of messages, which old versions of the protocol have. It
// is passed on whole when no tool is called in it.
func (g *Gateway) batch(line []byte, list []json.RawMessage) error {
	whole := true
	for _, one := range list {
		m, err := rpc.Parse(one)
		if err != nil || m.Method == "tools/call" || m.Method == "initialize" || m.Answer() && g.ours(&m) {
			whole = false
		}
	}
	if whole {
		return g.server.Write(line)
	}
	g.Log.Warn("a list of messages in which a tool is called is not passed on")
	for _, one := range list {
		if m, err := rpc.Parse(one); err == nil && m.Request() {
			if err := g.client.Write(rpc.Refusal(m.ID, rpc.InvalidRequest, "automode passes no list of messages on in which a tool is called: send them one by one")); err != nil {
				return err
			}
		}
	}
	return nil
}

// note keeps what the client says that it can do.
func (g *Gateway) note(m *rpc.Message) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.form = false
	if p, err := rpc.ParseObject(m.Params); err == nil {
		g.form = form(p.Get("capabilities"))
	}
}

// form reports whether capabilities let a form be put to the person. An empty
// declaration means forms, as it did before there was anything else.
func form(capabilities json.RawMessage) bool {
	c, err := rpc.ParseObject(capabilities)
	if err != nil {
		return false
	}
	e, err := rpc.ParseObject(c.Get("elicitation"))
	return err == nil && (len(e) == 0 || e.Get("form") != nil && string(e.Get("form")) != "null")
}

// call has one call of a tool decided, and answers it or passes it on.
func (g *Gateway) call(m *rpc.Message) error {
	if !m.Request() {
		g.Log.Warn("a call of a tool without an id is not passed on")
		return nil
	}
	params, call, err := g.read(m)
	if err != nil {
		return g.client.Write(rpc.Refusal(m.ID, rpc.InvalidParams, "automode does not pass this call on: "+err.Error()))
	}
	ctx, cancel := context.WithCancel(g.ctx)
	key := rpc.Key(m.ID)
	g.mu.Lock()
	_, twice := g.deciding[key]
	_, runs := g.running[key]
	full := len(g.deciding) >= mostCalls
	if !twice && !runs && !full {
		g.deciding[key] = cancel
	}
	g.mu.Unlock()
	switch {
	case key == "" || twice || runs:
		cancel()
		return g.client.Write(rpc.Refusal(m.ID, rpc.InvalidRequest, "automode does not pass this call on: another one of this id is under way"))
	case full:
		cancel()
		return g.client.Write(rpc.Refusal(m.ID, rpc.InternalError, "automode does not pass this call on: too many are waiting to be decided"))
	}
	id := m.ID
	g.work.Go(func() {
		defer cancel()
		o := g.decide(ctx, params, call)
		if !g.settle(ctx, key, o.call, o.goes != nil) {
			return // the client does not wait for it any more
		}
		if o.goes == nil {
			g.client.Write(rpc.Reply(id, o.result))
			return
		}
		if err := g.server.Write(m.With(o.goes.JSON())); err != nil {
			g.forget(key)
			g.client.Write(rpc.Refusal(id, rpc.InternalError, "the server does not take the call: "+err.Error()))
		}
	})
	return nil
}

// outcome is what becomes of a call: it goes on with these params, or it is
// answered with this result.
type outcome struct {
	call   consult.Call
	goes   rpc.Object
	result any
}

func refuse(call consult.Call, why string) outcome {
	return outcome{call: call, result: refusedResult(why)}
}

// read takes a call apart. Of what is passed on each member stands there once.
func (g *Gateway) read(m *rpc.Message) (params rpc.Object, call consult.Call, err error) {
	if params, err = rpc.ParseObject(m.Params); err != nil {
		return nil, call, fmt.Errorf("its params: %w", err)
	}
	for _, member := range params {
		for _, name := range [...]string{"name", "arguments"} {
			if member.Name != name && strings.EqualFold(member.Name, name) {
				return nil, call, fmt.Errorf("the member %q is %q to some readers", member.Name, name)
			}
		}
	}
	name, ok := params.Text("name")
	if !ok || name == "" || len(name) > 256 {
		return nil, call, errors.New("it names no tool")
	}
	input := params.Get("arguments")
	if input == nil || string(input) == "null" {
		input = json.RawMessage("{}")
	} else if input[0] != '{' {
		return nil, call, errors.New("its arguments are no object")
	}
	g.mu.Lock()
	g.next++
	id := fmt.Sprintf("%s-%d", g.Nonce, g.next)
	g.mu.Unlock()
	return params, consult.Call{ID: id, Tool: "mcp__" + g.Server.Name + "__" + name, Input: input, Cwd: g.Cwd}, nil
}

// decide has a call decided, by the person where it comes to that.
func (g *Gateway) decide(ctx context.Context, params rpc.Object, call consult.Call) outcome {
	if goes, asked, refused, ok := g.closed(params); ok && refused == "" {
		return outcome{call: asked, goes: goes}
	} else if ok {
		return refuse(asked, refused)
	}
	select {
	case g.slots <- struct{}{}:
	case <-ctx.Done():
		return refuse(call, "The call was taken back.")
	}
	heard := g.heard(params)
	doubt := g.changed(call.Tool)
	a := g.Judge.Decide(ctx, call, heard != nobody)
	<-g.slots
	if a.Verdict == automode.Allow && doubt != "" {
		a = consult.Answer{Reason: doubt}
	}
	switch {
	case a.Verdict == automode.Allow:
		return outcome{call: call, goes: params}
	case a.Verdict == automode.Deny:
		return refuse(call, a.Reason)
	case a.Failed:
		return refuse(call, a.Reason+" It was an outage, no decision.")
	case heard == byRound:
		return outcome{call: call, result: g.open(params, call, a.Reason)}
	case heard == byForm:
		if refused := g.question(ctx, call, a.Reason); refused != "" {
			return refuse(call, refused)
		}
		return outcome{call: call, goes: params}
	}
	return refuse(call, a.Reason+unheard)
}

// unheard is the way out where nobody can be asked.
const unheard = " Nobody can be asked here, because the client cannot put a question to the person. They can allow it with: automode allow last. Do not look for a way round; tell the person what was refused and why."

// settle takes a call out of those being decided. It reports whether the client
// still waits for it; then, if it goes to the server, it is among the running.
func (g *Gateway) settle(ctx context.Context, key string, call consult.Call, goes bool) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.deciding, key)
	if ctx.Err() != nil {
		return false
	}
	if goes && len(g.running) < mostMemory {
		g.running[key] = call
	}
	return true
}

func (g *Gateway) forget(key string) (consult.Call, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	c, ok := g.running[key]
	delete(g.running, key)
	return c, ok
}

// cancelled ends the deciding of a call that the client takes back. It reports
// whether the server never saw that call.
func (g *Gateway) cancelled(m *rpc.Message) bool {
	p, err := rpc.ParseObject(m.Params)
	if err != nil {
		return false
	}
	key := rpc.Key(p.Get("requestId"))
	g.mu.Lock()
	defer g.mu.Unlock()
	cancel, ok := g.deciding[key]
	if ok {
		cancel()
	}
	return ok
}

// refusedResult is how a denial is told: as a result, which the model reads.
func refusedResult(why string) any {
	type text struct {
		Type string `json:"type"`
		Text string `json:"text"`
	}
	return struct {
		Content []text `json:"content"`
		IsError bool   `json:"isError"`
	}{[]text{{"text", why}}, true}
}
