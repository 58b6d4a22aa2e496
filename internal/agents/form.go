package agents

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/tailscale/hujson"
)

// Form is how an agent writes hooks into a JSON file: an object of events, each
// with a list of groups of handlers, or of handlers themselves.
type Form struct {
	Key     string        // the member of the whole that holds the events
	Flat    bool          // an event's list holds handlers and not groups of them
	Matcher string        // what has to stand there for every call; empty: nothing stands there
	Typed   bool          // a handler says that it is a command
	Command string        // the key of what is started
	Words   bool          // a program stands there, and its words in "args"; otherwise a line for a shell
	Timeout string        // the key of the limit; empty: the agent knows none
	Unit    time.Duration // of the limit
	Fixed   []Pair        // further members of every handler
	Block   Pair          // stands in a handler whose failure shall stop the call; empty: the agent has no such switch
	Root    []Pair        // members that the whole has to have beside the events
}

// Pair is a member of an object: its name, and its value as JSON.
type Pair struct{ Name, Value string }

// claudeForm is Claude Code's.
var claudeForm = Form{Key: "hooks", Typed: true, Command: "command", Words: true, Timeout: "timeout", Unit: time.Second, Block: Pair{"onFailure", `"block"`}}

// handlerOf reads a handler. more says that it is not as we write them: it
// holds what we do not know, or lacks what has to stand in each.
func (f *Form) handlerOf(v hujson.ValueTrimmed) (h Handler, more bool) {
	o, ok := v.(*hujson.Object)
	if !ok {
		return h, true
	}
	if !f.Typed {
		h.Type = "command"
	}
	fixed := 0
	for i := range o.Members {
		name, _ := o.Members[i].Name.Value.(hujson.Literal)
		value := standard(o.Members[i].Value)
		var err error
		switch key := name.String(); {
		case f.Typed && key == "type":
			err = json.Unmarshal(value, &h.Type)
		case key == f.Command:
			err = json.Unmarshal(value, &h.Command)
		case f.Words && key == "args":
			h.Args = []string{}
			err = json.Unmarshal(value, &h.Args)
		case f.Timeout != "" && key == f.Timeout:
			var n float64
			err = json.Unmarshal(value, &n)
			h.Timeout = n * f.Unit.Seconds()
		case f.Block.Name != "" && key == f.Block.Name:
			if string(value) == f.Block.Value {
				h.OnFailure = "block"
			}
		case f.Flat && key == "matcher": // everyCall reads it
		case slices.Contains(f.Fixed, Pair{key, string(value)}):
			fixed++
		default:
			more = true
		}
		more = more || err != nil
	}
	if h.Args == nil && f.Words && more {
		// Only what says whose it is matters then.
		if i, err := member(o, "args"); err == nil && i >= 0 {
			h.Args = []string{}
		}
	}
	return h, more || fixed != len(f.Fixed)
}

// standard is a value as plain JSON, without white space about it.
func standard(v hujson.Value) []byte {
	c := v.Clone()
	c.Standardize()
	c.BeforeExtra, c.AfterExtra = nil, nil
	c.Minimize()
	return c.Pack()
}

// element is a handler as it stands in an event's list, in one line of JSON.
func (f *Form) element(h Handler) string {
	var members []string
	add := func(name string, value any) { members = append(members, `"`+name+`": `+oneLine(value)) }
	if f.Flat && f.Matcher != "" {
		add("matcher", f.Matcher)
	}
	if f.Typed {
		add("type", h.Type)
	}
	for _, p := range f.Fixed {
		members = append(members, `"`+p.Name+`": `+p.Value)
	}
	add(f.Command, h.Command)
	if f.Words && h.Args != nil {
		add("args", h.Args)
	}
	if f.Timeout != "" && h.Timeout > 0 {
		add(f.Timeout, math.Round(h.Timeout/f.Unit.Seconds()*1000)/1000)
	}
	if f.Block.Name != "" && h.Blocks() {
		members = append(members, `"`+f.Block.Name+`": `+f.Block.Value)
	}
	text := "{ " + strings.Join(members, ", ") + " }"
	if f.Flat {
		return text
	}
	matcher := ""
	if f.Matcher != "" {
		matcher = `"matcher": ` + oneLine(f.Matcher) + ", "
	}
	return "{ " + matcher + `"hooks": [` + text + `] }`
}

// oneLine writes a text, a number or a list of texts as people do.
func oneLine(value any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // the agent's own digest may be one of the plain text
	e.Encode(value)
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), `","`, `", "`)
}

// everyCall reports whether the matcher of a group, or of a handler that
// stands in none, chooses every call.
func (f *Form) everyCall(o *hujson.Object) bool {
	i, err := member(o, "matcher")
	if err != nil {
		return false
	}
	matcher, ok := text(o, "matcher")
	if f.Matcher != "" {
		return ok && matcher == f.Matcher
	}
	return i < 0 || ok && (matcher == "" || matcher == "*")
}

// handlersOf are the handlers of one element of an event's list: those of a
// group, or the one that it is. The list is nil when there is none.
func (f *Form) handlersOf(events *hujson.Array, i int) (list *hujson.Array, from, to int) {
	if f.Flat {
		return events, i, i + 1
	}
	group, _ := events.Elements[i].Value.(*hujson.Object)
	if group == nil {
		return nil, 0, 0
	}
	at, err := member(group, "hooks")
	if err != nil || at < 0 {
		return nil, 0, 0
	}
	if list, _ = group.Members[at].Value.Value.(*hujson.Array); list == nil {
		return nil, 0, 0
	}
	return list, 0, len(list.Elements)
}
