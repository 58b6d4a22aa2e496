package rpc

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]bool{
		`{"jsonrpc":"2.0","id":1,"method":"a","params":{}}`: true,
		`{"id":"x","result":null}`:                          true,
		`{"id":null,"error":{}}`:                            true,
		`{"a":1,"b":{"a":1,"A":2}}`:                         true,
		`{"id":1,"id":2}`:                                   false,
		`{"id":1,"ID":2}`:                                   false,
		`{"Id":1}`:                                          false,
		`{"\u0069d":1,"id":2}`:                              false,
		`{"ıd":1,"method":"a"}`:                             true,
		`{"paramſ":1,"params":2}`:                           false,
		`{"id":{},"method":"a"}`:                            false,
		`{"id":true,"method":"a"}`:                          false,
		`{"method":1}`:                                      false,
		`{"method":""}`:                                     false,
		`{"method":"a","result":1}`:                         false,
		`{"id":1} {"id":2}`:                                 false,
		"{\"a\":\"\xff\"}":                                  false,
		`[]`:                                                false,
		`null`:                                              false,
		``:                                                  false,
	} {
		if _, err := Parse([]byte(text)); (err == nil) != want {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestKey(t *testing.T) {
	for _, same := range [][2]string{{`1`, `1.0`}, {`1`, `1e0`}, {`"a"`, `"\u0061"`}, {`100`, `1E2`}} {
		if Key([]byte(same[0])) != Key([]byte(same[1])) {
			t.Errorf("%s and %s differ", same[0], same[1])
		}
	}
	for _, other := range [][2]string{{`1`, `"1"`}, {`1`, `2`}, {`"n1"`, `1`}} {
		if Key([]byte(other[0])) == Key([]byte(other[1])) {
			t.Errorf("%s and %s are the same", other[0], other[1])
		}
	}
}

func TestTwice(t *testing.T) {
	for text, want := range map[string]string{
		`{"a":1,"b":[{"a":1},{"a":2}]}`:                   "",
		`[{"a":{"b":1,"c":[],"b":2}}]`:                    "b",
		`[{"a":{}, "a":1}]`:                               "a",
		`[{"a":[{"x":1}],"a":1}]`:                         "a",
		`[{"name":"x","properties":{"Name":1,"name":2}}]`: "",
		`[1,"a","a"]`:                                     "",
	} {
		if got := Twice([]byte(text)); got != want {
			t.Errorf("%s: %q", text, got)
		}
	}
}

func TestLines(t *testing.T) {
	l := NewLines(strings.NewReader("\n{\"a\":1}\r\n  \n{\"b\":2}\n{\"cut off\":"), nil)
	for _, want := range []string{`{"a":1}`, `{"b":2}`} {
		if got, err := l.Read(); err != nil || string(got) != want {
			t.Errorf("%q %v, want %q", got, err, want)
		}
	}
	if got, err := l.Read(); err != io.EOF {
		t.Errorf("%q %v", got, err)
	}
	l = NewLines(io.LimitReader(endless{}, MaxLine+10), nil)
	if _, err := l.Read(); err == nil || err == io.EOF {
		t.Errorf("a line without end: %v", err)
	}
	var out bytes.Buffer
	if err := NewLines(nil, &out).Write([]byte("{\"a\":\r{\"method\":1}\n}")); err != nil || out.String() != "{\"a\": {\"method\":1} }\n" {
		t.Errorf("%q", out.String())
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { return copy(p, bytes.Repeat([]byte("x"), len(p))), nil }

// Whatever is taken for a message can be written again, and is then the same.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{}}}`))
	f.Add([]byte(`{"id":"\u0061","result":{"tools":[{"name":"a"}]}}`))
	f.Add([]byte(`[{"id":1},{"id":2}]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		Batch(data)
		if json.Valid(data) {
			Twice(data)
		}
		m, err := Parse(data)
		if err != nil {
			return
		}
		again, err := Parse(m.With(m.Params))
		if err != nil {
			t.Fatalf("%q is a message, and what is written of it is none: %v", data, err)
		}
		if again.Method != m.Method || Key(again.ID) != Key(m.ID) || string(again.Params) != string(m.Params) {
			t.Errorf("%q became %q", data, m.With(m.Params))
		}
		var v map[string]any
		if json.Unmarshal(data, &v) != nil {
			t.Fatalf("%q is no object to the standard library", data)
		}
		if method, _ := v["method"].(string); method != m.Method {
			t.Errorf("the method of %q is %q and %q", data, m.Method, method)
		}
	})
}
