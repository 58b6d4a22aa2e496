// Package rpc reads JSON-RPC messages so that nobody can read them in another
// way, and carries them as lines of text. What is passed on keeps its bytes.
package rpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Message is one message of JSON-RPC 2.0. The zero value is none.
type Message struct {
	Raw    json.RawMessage // all of it, as it came
	ID     json.RawMessage // as it came; nil when there is none, or it is null
	Method string          // empty of an answer
	Params json.RawMessage
	Result json.RawMessage
	Error  json.RawMessage

	members Object
}

// Request reports whether the message wants an answer.
func (m *Message) Request() bool { return m.Method != "" && m.ID != nil }

// Answer reports whether the message is an answer.
func (m *Message) Answer() bool { return m.Method == "" && m.ID != nil }

// known are the members that a message may have by the specification. One that
// differs from them in its capitals alone is another one to us and the same to
// some readers.
var known = [...]string{"jsonrpc", "id", "method", "params", "result", "error"}

// Parse reads one message. It refuses what two readers could read in two ways:
// a member that stands there twice, capitals aside, and text that is not UTF-8.
func Parse(data []byte) (Message, error) {
	o, err := ParseObject(data)
	if err != nil {
		return Message{}, err
	}
	m := Message{Raw: data, members: o, Params: o.Get("params"), Result: o.Get("result"), Error: o.Get("error")}
	for _, member := range o {
		for _, name := range known {
			if member.Name != name && strings.EqualFold(member.Name, name) {
				return Message{}, fmt.Errorf("the member %q is %q to some readers", member.Name, name)
			}
		}
	}
	if id := o.Get("id"); id != nil && string(id) != "null" {
		if id[0] == '{' || id[0] == '[' || id[0] == 't' || id[0] == 'f' {
			return Message{}, errors.New("the id is neither text nor a number")
		}
		m.ID = id
	}
	if method := o.Get("method"); method != nil {
		if json.Unmarshal(method, &m.Method) != nil || m.Method == "" {
			return Message{}, errors.New("the method is not text")
		}
	}
	if m.Method != "" && (m.Result != nil || m.Error != nil) {
		return Message{}, errors.New("it is a request and an answer at once")
	}
	return m, nil
}

// With is the message with other params, its other members as they were.
func (m *Message) With(params json.RawMessage) json.RawMessage {
	o := make(Object, len(m.members))
	copy(o, m.members)
	for i := range o {
		if o[i].Name == "params" {
			o[i].Value = params
		}
	}
	return o.JSON()
}

// Batch splits a list of messages; ok is false when data is no list.
func Batch(data []byte) (list []json.RawMessage, ok bool) {
	data = bytes.TrimLeft(data, " \t\r\n")
	if len(data) == 0 || data[0] != '[' || json.Unmarshal(data, &list) != nil {
		return nil, false
	}
	return list, true
}

// Key is an id in a form in which two spellings of it are one, as they are to
// most readers: 1 and 1.0, "a" and "\u0061".
func Key(id json.RawMessage) string {
	var v any
	if len(id) == 0 || json.Unmarshal(id, &v) != nil {
		return ""
	}
	switch v := v.(type) {
	case string:
		return "s" + v
	case float64:
		return fmt.Sprintf("n%g", v)
	}
	return ""
}

// Reply is an answer with a result, which must be something that JSON can say.
func Reply(id json.RawMessage, result any) json.RawMessage {
	return compose(struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  any             `json:"result"`
	}{"2.0", id, result})
}

// Codes of errors that JSON-RPC names.
const (
	ParseError     = -32700
	InvalidRequest = -32600
	InvalidParams  = -32602
	InternalError  = -32603
)

// Refusal is an answer with an error. An id that is not known is null.
func Refusal(id json.RawMessage, code int, text string) json.RawMessage {
	type problem struct {
		Code    int    `json:"code"`
		Message string `json:"message"`
	}
	if id == nil {
		id = json.RawMessage("null")
	}
	return compose(struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Error   problem         `json:"error"`
	}{"2.0", id, problem{code, text}})
}

// Call is a request or, with a nil id, a notification.
func Call(id json.RawMessage, method string, params any) json.RawMessage {
	return compose(struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id,omitempty"`
		Method  string          `json:"method"`
		Params  any             `json:"params,omitempty"`
	}{"2.0", id, method, params})
}

// compose writes a message of ours. A value that JSON cannot say is a mistake
// in this program.
func compose(v any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("rpc: " + err.Error())
	}
	return bytes.TrimSpace(b.Bytes())
}

// Object is a JSON object with its members in order.
type Object []Member

// Member is one of an object.
type Member struct {
	Name  string
	Value json.RawMessage
}

// ParseObject splits one JSON object. A name that stands there twice, capitals
// aside, is refused: nobody can say which of the two counts.
func ParseObject(data []byte) (Object, error) {
	if !utf8.Valid(data) {
		return nil, errors.New("it is not UTF-8")
	}
	if !json.Valid(data) {
		return nil, errors.New("it is not whole JSON")
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, errors.New("it is not an object")
	}
	var o Object
	seen := map[string]bool{}
	for d.More() {
		t, err := d.Token()
		name, ok := t.(string)
		if err != nil || !ok {
			return nil, errors.New("it is not an object")
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return nil, err
		}
		if folded := strings.ToLower(strings.ToUpper(name)); seen[folded] {
			return nil, fmt.Errorf("it holds %q twice", name)
		} else {
			seen[folded] = true
		}
		o = append(o, Member{name, value})
	}
	return o, nil
}

// Get returns the value of a member, nil when there is none.
func (o Object) Get(name string) json.RawMessage {
	for _, m := range o {
		if m.Name == name {
			return m.Value
		}
	}
	return nil
}

// Text is a member that is text; ok is false when it is missing or none.
func (o Object) Text(name string) (s string, ok bool) {
	v := o.Get(name)
	if len(v) == 0 || v[0] != '"' || json.Unmarshal(v, &s) != nil {
		return "", false
	}
	return s, true
}

// JSON writes the object.
func (o Object) JSON() json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(compose(m.Name))
		b.WriteByte(':')
		b.Write(m.Value)
	}
	b.WriteByte('}')
	return b.Bytes()
}

// Twice returns a name that an object anywhere in valid JSON holds twice, and
// "" when there is none.
func Twice(data []byte) string {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	type level struct {
		names map[string]bool // nil in a list
		value bool            // a value is due
	}
	var stack []level
	for {
		t, err := d.Token()
		if err != nil {
			return "" // the end; the caller knows it to be valid
		}
		top := len(stack) - 1
		if delim, ok := t.(json.Delim); ok {
			switch delim {
			case '{', '[':
				if top >= 0 {
					stack[top].value = false
				}
				next := level{}
				if delim == '{' {
					next.names = map[string]bool{}
				}
				stack = append(stack, next)
			default:
				stack = stack[:top]
			}
			continue
		}
		if top < 0 || stack[top].names == nil {
			continue
		}
		if stack[top].value {
			stack[top].value = false
			continue
		}
		name, _ := t.(string)
		if stack[top].names[name] {
			return name
		}
		stack[top].names[name], stack[top].value = true, true
	}
}

// eof tells the end of a connection from a failure.
func eof(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrClosedPipe)
}
