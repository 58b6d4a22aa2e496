package gateway

import (
	"context"
	"encoding/json"
	"fmt"

	"automode/internal/consult"
	"automode/internal/dialect"
	"automode/internal/rpc"
)

// allowOnce is the one answer that lets a call go on.
const allowOnce = "allow once"

// question puts a call to the person by way of the client and returns why it
// must not go on, "" only when the person said so.
func (g *Gateway) question(ctx context.Context, call consult.Call, why string) string {
	g.mu.Lock()
	g.next++
	name := fmt.Sprintf("%s-%d", g.Nonce, g.next)
	answer := make(chan rpc.Object, 1)
	g.asked[name] = answer
	g.mu.Unlock()
	defer func() {
		g.mu.Lock()
		delete(g.asked, name)
		g.mu.Unlock()
	}()
	id, _ := json.Marshal(name)
	err := g.client.Write(rpc.Call(id, elicitationCreate, questionnaire(call, why)))
	if err != nil {
		return why + unheard
	}
	var result rpc.Object
	select {
	case result = <-answer:
	case <-ctx.Done():
		g.client.Write(rpc.Call(nil, "notifications/cancelled", map[string]any{"requestId": name, "reason": "the call was taken back"}))
		return "The call was taken back."
	}
	return said(result, why)
}

// questionnaire is the form that a person is shown.
func questionnaire(call consult.Call, why string) any {
	return map[string]any{
		"mode":    "form",
		"message": dialect.Printable("automode: "+why+"\n\n"+call.Tool+" "+brief(call.Input), mostShown),
		"requestedSchema": map[string]any{
			"type":       "object",
			"properties": map[string]any{"answer": map[string]any{"type": "string", "title": "Let it go on?", "enum": []string{allowOnce, "no"}, "default": "no"}},
			"required":   []string{"answer"},
		},
	}
}

// mostShown bounds what a person is shown, in UTF-16 units.
const mostShown = 4000

// said reads an answer, nil for an error: why the call must not go on, and ""
// only when the person let it.
func said(result rpc.Object, why string) string {
	action, _ := result.Text("action")
	content, _ := rpc.ParseObject(result.Get("content"))
	answer, _ := content.Text("answer")
	switch {
	case action == "accept" && answer == allowOnce:
		return ""
	case result == nil:
		return why + " The client could not put the question to the person. They can allow it with: automode allow last. Do not look for a way round; tell the person what was refused and why."
	case action == "cancel":
		return why + " The person was asked and gave no answer. Do not look for a way round; ask them what they want."
	}
	return why + " The person was asked and said no. Do not look for a way round; ask them what they want."
}

// ours reports whether an answer belongs to a question of ours.
func (g *Gateway) ours(m *rpc.Message) bool {
	var name string
	if json.Unmarshal(m.ID, &name) != nil {
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	_, ok := g.asked[name]
	return ok || len(name) > len(g.Nonce) && name[:len(g.Nonce)] == g.Nonce
}

// answered takes an answer of the client's to a question of ours. It reports
// whether it was one.
func (g *Gateway) answered(m *rpc.Message) bool {
	if !g.ours(m) {
		return false
	}
	var name string
	if json.Unmarshal(m.ID, &name) != nil {
		return false
	}
	g.mu.Lock()
	answer := g.asked[name]
	delete(g.asked, name)
	g.mu.Unlock()
	if answer == nil {
		return true // to a question that was given up
	}
	var result rpc.Object
	if m.Error == nil {
		result, _ = rpc.ParseObject(m.Result)
	}
	answer <- result
	return true
}

// brief is the beginning of a call's arguments.
func brief(input []byte) string {
	const most = 600
	if len(input) <= most {
		return string(input)
	}
	cut := most
	for cut > 0 && input[cut]&0xc0 == 0x80 {
		cut--
	}
	return string(input[:cut]) + " …"
}
