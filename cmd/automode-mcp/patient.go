package main

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"automode/internal/consult"
)

// patient is a transport that tells of the end of what comes in only when every
// request has its answer: the SDK takes back what is under way at that end, and a
// client that has said all that it had to say may still be waiting.
type patient struct{ mcp.Transport }

// Connect connects as the transport below does.
func (t patient) Connect(ctx context.Context) (mcp.Connection, error) {
	c, err := t.Transport.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &patientConnection{Connection: c, answered: make(chan struct{}, 1), closed: make(chan struct{})}, nil
}

type patientConnection struct {
	mcp.Connection
	open     atomic.Int64  // requests that have no answer yet
	answered chan struct{} // told after each answer
	closed   chan struct{}
	closing  atomic.Bool
}

// Read returns the next message. The end comes when nothing is open, or nothing
// can be waited for any more.
func (c *patientConnection) Read(ctx context.Context) (jsonrpc.Message, error) {
	m, err := c.Connection.Read(ctx)
	if err == nil {
		if r, ok := m.(*jsonrpc.Request); ok && r.IsCall() {
			c.open.Add(1)
		}
		return m, nil
	}
	late := time.NewTimer(consult.Limit)
	defer late.Stop()
	for c.open.Load() > 0 {
		select {
		case <-c.answered:
		case <-c.closed:
			return nil, err
		case <-ctx.Done():
			return nil, err
		case <-late.C:
			return nil, err
		}
	}
	return nil, err
}

// Write writes a message, which may be an answer.
func (c *patientConnection) Write(ctx context.Context, m jsonrpc.Message) error {
	err := c.Connection.Write(ctx, m)
	if _, ok := m.(*jsonrpc.Response); ok {
		c.open.Add(-1)
		select {
		case c.answered <- struct{}{}:
		default: // one is enough to look again
		}
	}
	return err
}

// Close ends the connection, and the waiting.
func (c *patientConnection) Close() error {
	if !c.closing.Swap(true) {
		close(c.closed)
	}
	return c.Connection.Close()
}
