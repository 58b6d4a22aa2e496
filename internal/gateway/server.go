package gateway

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"automode/internal/pins"
	"automode/internal/rpc"
)

// fromServer handles one message of the server. An error ends the connection.
func (g *Gateway) fromServer(line []byte) error {
	list, isList := rpc.Batch(line)
	if !isList {
		list = []json.RawMessage{line}
	}
	for _, one := range list {
		m, err := rpc.Parse(one)
		if err != nil {
			g.Log.Warn("the server wrote what is no message; it is not passed on", "because", err.Error(), "begins", begin(one))
			return nil
		}
		if m.Method != "" {
			continue
		}
		if twice := g.lists(&m); twice != "" {
			g.Log.Warn("a list of tools is not passed on: it can be read in two ways", "twice", twice)
			return g.client.Write(rpc.Refusal(m.ID, rpc.InternalError, "automode does not pass this list of tools on: it holds "+twice+" twice"))
		}
		call, ok := g.forget(rpc.Key(m.ID))
		if !ok || isList {
			continue
		}
		g.work.Go(func() {
			ctx, cancel := context.WithTimeout(context.WithoutCancel(g.ctx), recording)
			defer cancel()
			if err := g.Judge.Ran(ctx, call, failed(&m)); err != nil {
				g.Log.Warn("that a tool ran is not recorded", "because", err.Error())
			}
			g.client.Write(line)
		})
		return nil
	}
	return g.client.Write(line)
}

// recording is how long a result may wait for the record that the tool ran.
const recording = 5 * time.Second

// failed reports whether an answer tells that the tool did not do its work.
func failed(m *rpc.Message) bool {
	if m.Error != nil {
		return true
	}
	o, err := rpc.ParseObject(m.Result)
	return err != nil || string(o.Get("isError")) == "true"
}

func begin(line []byte) string { return strings.ToValidUTF8(string(line[:min(len(line), 80)]), "?") }

// lists notes what an answer says of tools, whatever it answers: a list of tools
// is known by its form. It returns a name that the list holds twice, of which a
// reader may take either.
func (g *Gateway) lists(m *rpc.Message) (twice string) {
	result, err := rpc.ParseObject(m.Result)
	if err != nil {
		if m.Result != nil && m.Result[0] == '{' {
			return "a member"
		}
		return ""
	}
	var tools json.RawMessage
	for _, member := range result {
		if strings.EqualFold(member.Name, "tools") {
			tools = member.Value
		}
	}
	list, ok := rpc.Batch(tools)
	if !ok {
		return ""
	}
	if twice := rpc.Twice(tools); twice != "" {
		return twice
	}
	var defs []pins.Definition
	for _, raw := range list {
		if _, err := rpc.ParseObject(raw); err != nil && len(raw) > 0 && raw[0] == '{' {
			return "a member of a tool" // capitals aside
		}
		d, err := pins.Define(raw)
		if err != nil {
			g.Log.Warn("a tool is left out of what is pinned", "because", err.Error())
			continue
		}
		defs = append(defs, d)
	}
	g.observe(defs)
	return ""
}

// observe pins tools and says which of them are not what they were.
func (g *Gateway) observe(defs []pins.Definition) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.doubt = ""
	if g.Pins == "" {
		g.doubt = "It is not known where descriptions of tools are kept."
		return
	}
	known, changed, err := pins.Observe(g.Pins, g.Server, defs)
	if err != nil {
		g.doubt = "What the tools say of themselves cannot be kept, so a change would not be noticed: " + err.Error() + "."
		g.Log.Error("descriptions of tools cannot be pinned; no call is allowed", "because", err.Error())
		return
	}
	if known.Other != "" {
		g.Log.Warn("another server goes by this name now; its tools are asked about", "name", known.Name,
			"hint", "give it a name of its own with --name, or look with: automode mcp pins "+known.Name)
	}
	for _, name := range changed {
		if t := known.Find(name); g.differs[name] != t.Seen {
			g.differs[name] = t.Seen
			if known.Other == "" {
				g.Log.Warn("a tool is described in another way than before; it is asked about", "tool", name,
					"hint", "look with: automode mcp pins "+known.Name)
			}
		}
	}
}

// changed says why the description of a tool cannot be relied on, empty when it
// can. One that changed during this connection was shown to the model, also when
// the server has taken it back meanwhile.
func (g *Gateway) changed(full string) string {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.doubt != "" {
		return g.doubt
	}
	_, tool, _ := strings.Cut(strings.TrimPrefix(full, "mcp__"), "__")
	to, ok := g.differs[tool]
	if !ok {
		return ""
	}
	was := &pins.Tool{Name: tool, Accepted: to}
	if s, err := pins.Load(g.Pins, g.Server.Name); err == nil {
		if t := s.Find(tool); t != nil && t.Accepted == to && !t.Changed() {
			delete(g.differs, tool)
			return ""
		} else if t != nil {
			was = t
		}
	}
	return was.Why(g.Server.Name)
}
