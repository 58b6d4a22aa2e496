package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"automode/internal/gateway"
	"automode/internal/rpc"
)

// remote stands between the client and a server that is reached by streamable
// HTTP.
func (o *options) remote(ctx context.Context, g gateway.Options, stdin io.Reader, stdout io.Writer) (int, error) {
	r, err := dial(ctx, o.url, o.headers, g.Log)
	if err != nil {
		return statusUsage, err
	}
	gate := gateway.New(g, rpc.NewLines(stdin, stdout), r)
	err = gate.Run(ctx)
	r.close()
	gate.Wait()
	if err == nil || ctx.Err() != nil {
		return 0, nil
	}
	return statusTrouble, err
}

// remotePeer is a server behind HTTP. The SDK's connection posts messages and
// reads what comes back; it opens the stream of what a server sends unasked only
// for the SDK's own client, so that is done here.
type remotePeer struct {
	ctx     context.Context
	cancel  context.CancelFunc
	conn    mcp.Connection
	address string
	http    *http.Client
	log     *slog.Logger
	in      chan []byte // messages beside those of conn
	read    chan read   // those of conn
	work    sync.WaitGroup

	mu      sync.Mutex
	version string // of the protocol, as agreed; empty before
	listens bool
}

type read struct {
	message []byte
	err     error
}

func dial(ctx context.Context, address string, headers []string, log *slog.Logger) (*remotePeer, error) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return nil, fmt.Errorf("%q is no address of a server: it begins with https://", address)
	}
	if u.Scheme == "http" && !loopback(u.Hostname()) {
		return nil, fmt.Errorf("what goes to %s could be read and changed on its way: use https, or http to this machine", u.Host)
	}
	add := http.Header{}
	for _, h := range headers {
		name, value, ok := strings.Cut(h, ":")
		if !ok || strings.TrimSpace(name) == "" {
			return nil, fmt.Errorf("%q is no header: write it as 'Authorization: Bearer $TOKEN'", name)
		}
		add.Add(strings.TrimSpace(name), os.Expand(strings.TrimSpace(value), os.Getenv))
	}
	ctx, cancel := context.WithCancel(ctx)
	r := &remotePeer{ctx: ctx, cancel: cancel, address: address, log: log, in: make(chan []byte, 16), read: make(chan read)}
	r.http = &http.Client{
		Transport: &headed{r, u.Host, add, http.DefaultTransport},
		CheckRedirect: func(to *http.Request, via []*http.Request) error {
			if to.URL.Host != u.Host || to.URL.Scheme != u.Scheme || len(via) > 3 {
				return fmt.Errorf("the server leads on to %s, which was not named", to.URL.Host)
			}
			return nil
		},
	}
	t := &mcp.StreamableClientTransport{Endpoint: address, HTTPClient: r.http, DisableStandaloneSSE: true, MaxEventSize: rpc.MaxLine}
	if r.conn, err = t.Connect(ctx); err != nil {
		cancel()
		return nil, err
	}
	r.work.Go(r.receive)
	return r, nil
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// headed adds to each request what belongs to it, as long as it goes to the
// server that was named.
type headed struct {
	peer *remotePeer
	host string
	add  http.Header
	next http.RoundTripper
}

const versionHeader = "Mcp-Protocol-Version"

func (h *headed) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Host != h.host {
		return nil, fmt.Errorf("nothing is sent to %s, which was not named", r.URL.Host)
	}
	r = r.Clone(r.Context())
	for name, values := range h.add {
		r.Header[name] = values
	}
	h.peer.mu.Lock()
	if v := h.peer.version; v != "" && r.Header.Get(versionHeader) == "" {
		r.Header.Set(versionHeader, v)
	}
	h.peer.mu.Unlock()
	return h.next.RoundTrip(r)
}

// Read returns the next message of the server.
func (r *remotePeer) Read() ([]byte, error) {
	select {
	case m := <-r.in:
		return m, nil
	case m := <-r.read:
		return m.message, m.err
	case <-r.ctx.Done():
		return nil, io.EOF
	}
}

// receive hands on what the SDK's connection reads.
func (r *remotePeer) receive() {
	for {
		var text []byte
		m, err := r.conn.Read(r.ctx)
		if err == nil {
			text, err = jsonrpc.EncodeMessage(m)
		}
		if a, ok := m.(*jsonrpc.Response); ok && err == nil {
			r.agree(a.Result)
		}
		select {
		case r.read <- read{text, err}:
		case <-r.ctx.Done():
			return
		}
		if err != nil {
			return
		}
	}
}

// agree notes the version that the answer to initialize names.
func (r *remotePeer) agree(result []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.version != "" {
		return
	}
	if o, err := rpc.ParseObject(result); err == nil && o.Get("serverInfo") != nil {
		r.version, _ = o.Text("protocolVersion")
	}
}

// Write sends a message. A request waits for its answer on the way, so it is
// sent beside the others; all else keeps its order.
func (r *remotePeer) Write(message []byte) error {
	m, err := jsonrpc.DecodeMessage(message)
	if err != nil {
		return r.refuse(message, err)
	}
	request, ok := m.(*jsonrpc.Request)
	if ok && request.IsCall() {
		r.work.Go(func() {
			if err := r.conn.Write(r.ctx, m); err != nil {
				r.refuse(message, err)
			}
		})
		return nil
	}
	if err := r.conn.Write(r.ctx, m); err != nil {
		r.log.Warn("the server did not take a message", "because", err.Error())
	}
	if ok && request.Method == "notifications/initialized" {
		r.listen()
	}
	return nil
}

// refuse answers a request that did not get through.
func (r *remotePeer) refuse(message []byte, why error) error {
	m, err := rpc.Parse(message)
	if err != nil || !m.Request() {
		r.log.Warn("a message is not sent to the server", "because", why.Error())
		return nil
	}
	select {
	case r.in <- rpc.Refusal(m.ID, rpc.InternalError, "the server cannot be reached or does not take the request: "+why.Error()):
	case <-r.ctx.Done():
	}
	return nil
}

// close ends the session on the server, and all that is under way.
func (r *remotePeer) close() {
	r.conn.Close()
	r.cancel()
	r.work.Wait()
}

var errNoStream = errors.New("the server offers no stream")

// listen opens the stream of what the server sends unasked, once.
func (r *remotePeer) listen() {
	r.mu.Lock()
	first := !r.listens && r.version != "" && r.version < "2026-07-28"
	r.listens = r.listens || first
	r.mu.Unlock()
	if first {
		r.work.Go(r.stream)
	}
}

// pass hands a message on that came by the stream.
func (r *remotePeer) pass(data []byte) {
	if !json.Valid(data) {
		r.log.Warn("the server sent what is no message; it is not passed on")
		return
	}
	select {
	case r.in <- data:
	case <-r.ctx.Done():
	}
}
