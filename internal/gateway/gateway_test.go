package gateway

import (
	"testing"

	"automode/internal/rpc"
)

// Only one answer lets a call go on.
func TestSaid(t *testing.T) {
	for text, goes := range map[string]bool{
		`{"action":"accept","content":{"answer":"allow once"}}`:               true,
		`{"action":"accept","content":{"answer":"no"}}`:                       false,
		`{"action":"accept","content":{"answer":"always"}}`:                   false,
		`{"action":"accept","content":{"answer":""}}`:                         false,
		`{"action":"accept","content":{"answer":true}}`:                       false,
		`{"action":"accept","content":{"answer":["allow once"]}}`:             false,
		`{"action":"accept","content":{"Answer":"allow once"}}`:               false,
		`{"action":"accept","content":{"answer":"no","ANSWER":"allow once"}}`: false,
		`{"action":"accept","content":"allow once"}`:                          false,
		`{"action":"accept"}`:                                                 false,
		`{"action":"decline","content":{"answer":"allow once"}}`:              false,
		`{"action":"cancel","content":{"answer":"allow once"}}`:               false,
		`{"action":"ACCEPT","content":{"answer":"allow once"}}`:               false,
		`{"content":{"answer":"allow once"}}`:                                 false,
		`{"action":"accept","action":"x","content":{"answer":"allow once"}}`:  false,
		`[]`: false,
		``:   false,
	} {
		o, err := rpc.ParseObject([]byte(text))
		if err != nil {
			o = nil
		}
		if why := said(o, "because"); (why == "") != goes {
			t.Errorf("%s: %q", text, why)
		}
	}
}

// A question is only put where the client says that it can show a form.
func TestForm(t *testing.T) {
	for text, want := range map[string]bool{
		`{"elicitation":{}}`:                       true,
		`{"elicitation":{"form":{}}}`:              true,
		`{"elicitation":{"form":{},"url":{}}}`:     true,
		`{"elicitation":{"url":{}}}`:               false,
		`{"elicitation":{"form":null,"url":{}}}`:   false,
		`{"elicitation":null}`:                     false,
		`{"elicitation":true}`:                     false,
		`{"sampling":{}}`:                          false,
		`{}`:                                       false,
		``:                                         false,
		`{"elicitation":{},"Elicitation":{}}`:      false,
		`{"experimental":{"elicitation":{"a":1}}}`: false,
	} {
		if got := form([]byte(text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
