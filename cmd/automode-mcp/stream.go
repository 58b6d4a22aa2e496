package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"time"

	"automode/internal/rpc"
)

// The stream of what a server sends unasked: server-sent events over one long
// request, opened again where it broke off.

const (
	shortest = time.Second
	longest  = time.Minute
)

// stream reads the stream until the connection ends or the server has none.
func (r *remotePeer) stream() {
	last, wait := "", shortest
	for r.ctx.Err() == nil {
		began := time.Now()
		err := r.events(&last, &wait)
		if errors.Is(err, errNoStream) {
			return
		}
		if time.Since(began) > longest {
			wait = shortest
		}
		select {
		case <-time.After(wait):
		case <-r.ctx.Done():
		}
		wait = min(2*wait, longest)
	}
}

// events opens the stream once and reads it to its end.
func (r *remotePeer) events(last *string, wait *time.Duration) error {
	req, err := http.NewRequestWithContext(r.ctx, http.MethodGet, r.address, nil)
	if err != nil {
		return errNoStream
	}
	req.Header.Set("Accept", "text/event-stream")
	if id := r.conn.SessionID(); id != "" {
		req.Header.Set("Mcp-Session-Id", id)
	}
	if *last != "" {
		req.Header.Set("Last-Event-Id", *last)
	}
	resp, err := r.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	kind, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	switch {
	case resp.StatusCode >= 500:
		return fmt.Errorf("status %d", resp.StatusCode)
	case resp.StatusCode != http.StatusOK || kind != "text/event-stream":
		return errNoStream
	}
	return readEvents(resp.Body, func(e event) {
		if e.id != "" {
			*last = e.id
		}
		if e.retry > 0 {
			*wait = min(max(e.retry, shortest), longest)
		}
		if len(bytes.TrimSpace(e.data)) > 0 && (e.name == "" || e.name == "message") {
			r.pass(e.data)
		}
	})
}

// event is one server-sent event.
type event struct {
	name, id string
	data     []byte
	retry    time.Duration
}

// readEvents hands the events of a stream to do, until it ends. An event that
// was cut off is none.
func readEvents(stream io.Reader, do func(event)) error {
	in := bufio.NewReader(stream)
	var e event
	size := 0
	for {
		var part []byte
		for {
			piece, err := in.ReadSlice('\n')
			if size += len(piece); size > rpc.MaxLine {
				return errors.New("an event is too long")
			}
			part = append(part, piece...)
			if err == nil {
				break
			}
			if !errors.Is(err, bufio.ErrBufferFull) {
				return err
			}
		}
		part = bytes.TrimRight(part, "\r\n")
		if len(part) == 0 {
			do(e)
			e, size = event{}, 0
			continue
		}
		name, value, _ := bytes.Cut(part, []byte(":"))
		value = bytes.TrimPrefix(value, []byte(" "))
		switch string(name) {
		case "event":
			e.name = string(value)
		case "id":
			e.id = string(value)
		case "data":
			if e.data != nil {
				e.data = append(e.data, '\n')
			}
			e.data = append(e.data, value...)
		case "retry":
			if ms, err := strconv.Atoi(string(value)); err == nil && ms > 0 && ms < 1<<30 {
				e.retry = time.Duration(ms) * time.Millisecond
			}
		}
	}
}
