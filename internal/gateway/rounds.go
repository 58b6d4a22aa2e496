package gateway

import (
	"bytes"
	"encoding/json"
	"fmt"

	"automode/internal/consult"
	"automode/internal/rpc"
)

// From the edition of 2026-07-28 on a server asks nothing by itself: a call is
// answered with what is missing, and the client makes it again with the answer.

// stateless is the first edition without a handshake, and the names under which
// each of its requests says what the handshake said before.
const (
	stateless         = "2026-07-28"
	keyVersion        = "io.modelcontextprotocol/protocolVersion"
	keyCapabilities   = "io.modelcontextprotocol/clientCapabilities"
	inputName         = "automode" // of our question among those of a result
	mostOpen          = 256        // questions that wait for the call to be made again
	requiresInput     = "input_required"
	memberInput       = "inputResponses"
	memberState       = "requestState"
	memberMeta        = "_meta"
	memberName        = "name"
	memberArguments   = "arguments"
	elicitationCreate = "elicitation/create"
)

// round is a call whose question was put to the person by a result.
type round struct {
	params rpc.Object // as they came
	call   consult.Call
	why    string
}

// asking is how the person can be asked about one call.
type asking uint8

const (
	nobody  asking = iota // there is no way
	byForm                // by a request of ours to the client
	byRound               // by a result, and the call made again
)

// heard says how the person can be asked about a call with these params.
func (g *Gateway) heard(params rpc.Object) asking {
	if meta, err := rpc.ParseObject(params.Get(memberMeta)); err == nil {
		if version, ok := meta.Text(keyVersion); ok && version >= stateless {
			if form(meta.Get(keyCapabilities)) {
				return byRound
			}
			return nobody
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.form {
		return byForm
	}
	return nobody
}

// open remembers a call that the person is asked about and returns the result
// that asks.
func (g *Gateway) open(params rpc.Object, call consult.Call, why string) any {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.next++
	state := fmt.Sprintf("%s-%d", g.Nonce, g.next)
	if len(g.rounds) >= mostOpen {
		clear(g.rounds) // they are asked again
	}
	g.rounds[state] = round{params, call, why}
	return map[string]any{"resultType": requiresInput, memberState: state,
		"inputRequests": map[string]any{inputName: map[string]any{"method": elicitationCreate, "params": questionnaire(call, why)}}}
}

// closed takes up a question that a call made again answers. ok is false when
// the call answers none of ours. Otherwise what goes on, if refused is empty, is
// the call as it was asked about.
func (g *Gateway) closed(params rpc.Object) (goes rpc.Object, call consult.Call, refused string, ok bool) {
	state, _ := params.Text(memberState)
	g.mu.Lock()
	r, ok := g.rounds[state]
	delete(g.rounds, state)
	g.mu.Unlock()
	if !ok {
		return nil, call, "", false
	}
	for _, name := range [...]string{memberName, memberArguments} {
		if !same(params.Get(name), r.params.Get(name)) {
			return nil, call, "", false // another call: it is decided as such
		}
	}
	responses, _ := rpc.ParseObject(params.Get(memberInput))
	result, err := rpc.ParseObject(responses.Get(inputName))
	if err != nil {
		result = nil
	}
	if refused = said(result, r.why); refused != "" {
		return nil, r.call, refused, true
	}
	goes = make(rpc.Object, 0, len(r.params))
	for _, m := range r.params {
		if m.Name != memberMeta {
			goes = append(goes, m)
		}
	}
	if meta := params.Get(memberMeta); meta != nil {
		goes = append(goes, rpc.Member{Name: memberMeta, Value: meta})
	}
	return goes, r.call, "", true
}

// same reports whether two values are the same text, space aside.
func same(a, b json.RawMessage) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	var x, y bytes.Buffer
	return json.Compact(&x, a) == nil && json.Compact(&y, b) == nil && bytes.Equal(x.Bytes(), y.Bytes())
}
