package models

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"

	"automode"
	"automode/internal/layers/classifier"
)

// errGarbled is an answer that came whole and makes no sense.
var errGarbled = errors.New("the answer is not of the provider's form")

// severed is an error of the connection itself, whatever is read from it.
type severed struct{ error }

func (s severed) Unwrap() error { return s.error }

// whole reads every answer to its end before the SDK sees it, and makes one of
// what comes as a stream of events, whether it was asked for or not: what is said
// of a call counts when all of it is there. It stands around whatever a
// provider's adapter makes of the wire. fold makes an answer of the provider's
// events; a stream that ends before its end is io.ErrUnexpectedEOF.
func whole(fold func() folder) func(*http.Request, func(*http.Request) (*http.Response, error)) (*http.Response, error) {
	return func(r *http.Request, next func(*http.Request) (*http.Response, error)) (*http.Response, error) {
		res, err := next(r)
		if err != nil || res.StatusCode != http.StatusOK {
			return res, err
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if _, line := errors.AsType[severed](err); err != nil && !line && !errors.Is(err, io.ErrUnexpectedEOF) {
			return nil, errGarbled // an adapter could not read what came
		}
		if err != nil {
			return nil, err
		}
		if len(bytes.TrimSpace(b)) == 0 {
			return nil, nothing()
		}
		if kind, _, err := mime.ParseMediaType(res.Header.Get("Content-Type")); err == nil && kind == "text/event-stream" {
			f := fold()
			if err := events(b, f.event); err != nil {
				return nil, err
			}
			answer, done := f.answer()
			if !done {
				return nil, io.ErrUnexpectedEOF
			}
			if b, err = json.Marshal(answer); err != nil {
				return nil, errGarbled
			}
		}
		if !json.Valid(b) {
			return nil, errGarbled
		}
		res.Header.Set("Content-Type", "application/json")
		res.Header.Del("Content-Length")
		res.ContentLength = int64(len(b))
		res.Body = io.NopCloser(bytes.NewReader(b))
		return res, nil
	}
}

// folder takes events and makes an answer of them; done is false before the
// last one.
type folder interface {
	event(data []byte) error
	answer() (v any, done bool)
}

// events hands the data of each event on. One that no blank line ends is half.
func events(b []byte, fn func(data []byte) error) error {
	var data []byte
	for line := range bytes.Lines(b) {
		text, ended := bytes.CutSuffix(line, []byte("\n"))
		text = bytes.TrimSuffix(text, []byte("\r"))
		if !ended {
			return io.ErrUnexpectedEOF
		}
		if len(text) == 0 {
			if data != nil {
				if err := fn(data); err != nil {
					return err
				}
			}
			data = nil
			continue
		}
		name, value, _ := bytes.Cut(text, []byte(":"))
		switch string(name) {
		case "data":
			if data != nil {
				data = append(data, '\n')
			}
			data = append(append([]byte{}, data...), bytes.TrimPrefix(value, []byte(" "))...)
		case "event", "id", "retry", "": // the type stands in the data, too
		default:
			return errGarbled
		}
	}
	if data != nil {
		return io.ErrUnexpectedEOF
	}
	return nil
}

// told is an error that a provider reports within its stream.
func told() error {
	return &classifier.Failure{Outcome: automode.Overrun, Text: "the provider failed while it answered"}
}

func read(data []byte, to any) error {
	if json.Unmarshal(data, to) != nil {
		return errGarbled
	}
	return nil
}

// messageFolder is for Anthropic's Messages, wherever they are served.
type messageFolder struct {
	message map[string]any
	blocks  []map[string]any
	partial []string // of each block's input, as it came
	stopped bool
}

func (f *messageFolder) event(data []byte) error {
	var e struct {
		Type    string
		Message map[string]any
		Index   int
		Block   map[string]any `json:"content_block"`
		Delta   map[string]any
		Usage   map[string]any
	}
	if err := read(data, &e); err != nil {
		return err
	}
	switch e.Type {
	case "ping":
		return nil
	case "error":
		return told()
	case "message_start":
		if e.Message == nil || f.message != nil {
			return errGarbled
		}
		f.message = e.Message
		return nil
	}
	if f.message == nil || f.stopped {
		return errGarbled
	}
	switch e.Type {
	case "content_block_start":
		if e.Index != len(f.blocks) || e.Block == nil {
			return errGarbled
		}
		f.blocks, f.partial = append(f.blocks, e.Block), append(f.partial, "")
	case "content_block_delta":
		if e.Index < 0 || e.Index >= len(f.blocks) {
			return errGarbled
		}
		part, _ := e.Delta["partial_json"].(string)
		f.partial[e.Index] += part
	case "content_block_stop":
		if e.Index < 0 || e.Index >= len(f.blocks) {
			return errGarbled
		}
		if f.blocks[e.Index]["type"] == "tool_use" && f.partial[e.Index] != "" {
			if !json.Valid([]byte(f.partial[e.Index])) {
				return errGarbled
			}
			f.blocks[e.Index]["input"] = json.RawMessage(f.partial[e.Index])
		}
	case "message_delta":
		for name, value := range e.Delta {
			f.message[name] = value
		}
		usage, _ := f.message["usage"].(map[string]any)
		for name, value := range e.Usage {
			if usage != nil && value != nil {
				usage[name] = value
			}
		}
	case "message_stop":
		f.stopped = true
	}
	return nil
}

func (f *messageFolder) answer() (any, bool) {
	if f.message != nil {
		f.message["content"] = f.blocks
	}
	return f.message, f.stopped
}

// responseFolder is for OpenAI's Responses, whose last event holds the whole.
type responseFolder struct{ last json.RawMessage }

func (f *responseFolder) event(data []byte) error {
	var e struct {
		Type     string
		Response json.RawMessage
	}
	if err := read(data, &e); err != nil {
		return err
	}
	switch e.Type {
	case "error":
		return told()
	case "response.completed", "response.incomplete", "response.failed":
		if f.last != nil || len(e.Response) == 0 {
			return errGarbled
		}
		f.last = e.Response
	case "":
		return errGarbled
	}
	return nil
}

func (f *responseFolder) answer() (any, bool) { return f.last, f.last != nil }

// chatFolder is for Chat Completions.
type chatFolder struct {
	id, model, finish, content, refusal string
	calls                               []chatCall
	usage                               json.RawMessage
}

type chatCall struct {
	ID       string `json:"id"`
	Type     string `json:"type"`
	Function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	} `json:"function"`
}

func (f *chatFolder) event(data []byte) error {
	if string(data) == "[DONE]" {
		return nil
	}
	var e struct {
		ID, Model string
		Error     json.RawMessage
		Usage     json.RawMessage
		Choices   []struct {
			Index  int
			Finish string `json:"finish_reason"`
			Delta  struct {
				Content, Refusal string
				Calls            []struct {
					Index int
					chatCall
				} `json:"tool_calls"`
			}
		}
	}
	if err := read(data, &e); err != nil {
		return err
	}
	if len(e.Error) > 0 && string(e.Error) != "null" {
		return told()
	}
	f.id, f.model = e.ID, e.Model
	if len(e.Usage) > 0 && string(e.Usage) != "null" {
		f.usage = e.Usage
	}
	for i := range e.Choices {
		c := &e.Choices[i]
		if c.Index != 0 || f.finish != "" && len(c.Delta.Calls) > 0 {
			return errGarbled
		}
		f.content += c.Delta.Content
		f.refusal += c.Delta.Refusal
		for _, d := range c.Delta.Calls {
			switch {
			case d.Index == len(f.calls):
				f.calls = append(f.calls, chatCall{Type: "function"})
			case d.Index < 0 || d.Index > len(f.calls):
				return errGarbled
			}
			call := &f.calls[d.Index]
			call.ID += d.ID
			call.Function.Name += d.Function.Name
			call.Function.Arguments += d.Function.Arguments
		}
		if c.Finish != "" {
			f.finish = c.Finish
		}
	}
	return nil
}

func (f *chatFolder) answer() (any, bool) {
	message := map[string]any{"role": "assistant", "content": f.content, "tool_calls": f.calls}
	if f.refusal != "" {
		message["refusal"] = f.refusal
	}
	v := map[string]any{"id": f.id, "object": "chat.completion", "model": f.model,
		"choices": []any{map[string]any{"index": 0, "finish_reason": f.finish, "message": message}}}
	if f.usage != nil {
		v["usage"] = f.usage
	}
	return v, f.finish != ""
}
