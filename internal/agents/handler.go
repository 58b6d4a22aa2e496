package agents

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"github.com/tailscale/hujson"
)

// HookName is the program that agents start, without the end that a system
// gives it.
const HookName = "automode-hook"

// Handler is a command that an agent starts for one of its events.
type Handler struct {
	Type      string   `json:"type"`
	Command   string   `json:"command"`             // a program where Args is there, else a line for a shell
	Args      []string `json:"args,omitempty"`      // not nil: the program is started without a shell
	Timeout   float64  `json:"timeout,omitempty"`   // seconds; 0: the agent's own limit
	OnFailure string   `json:"onFailure,omitempty"` // "block": what cannot be asked about does not happen
}

// Group is the handlers for calls that a matcher chooses.
type Group struct {
	Matcher *string   `json:"matcher,omitempty"` // nil, "" and "*" choose every call
	Hooks   []Handler `json:"hooks"`
}

// Blocks reports whether a call does not run when the handler fails.
func (h Handler) Blocks() bool { return h.OnFailure == "block" }

// Ours reports whether the handler starts automode-hook, wherever that lies.
func (h Handler) Ours() bool { return h.Type == "command" && h.Program() == HookName }

// Program is the name of the program that the handler starts, without its
// folder and the end that a system gives it.
func (h Handler) Program() string {
	word := h.Command
	if h.Args == nil {
		word = firstWord(word)
	}
	return strings.TrimSuffix(path.Base(strings.ReplaceAll(word, `\`, "/")), ".exe")
}

// firstWord is the first word of a line for a shell, without its quotes.
func firstWord(line string) string {
	line = strings.TrimLeft(strings.TrimPrefix(strings.TrimSpace(line), "&"), " \t") // PowerShell's way to start one
	if line == "" {
		return ""
	}
	if quote := line[0]; quote == '"' || quote == '\'' {
		word, _, _ := strings.Cut(line[1:], string(quote))
		return word
	}
	word, _, _ := strings.Cut(line, " ")
	return word
}

// same reports whether two handlers do the same.
func (h Handler) same(other Handler) bool {
	return h.Type == other.Type && h.Command == other.Command && h.Timeout == other.Timeout && h.OnFailure == other.OnFailure &&
		(h.Args == nil) == (other.Args == nil) && slices.Equal(h.Args, other.Args)
}

// handlerOf reads a handler; what it does not know of it is in more.
func handlerOf(v hujson.ValueTrimmed) (h Handler, more bool) {
	o, ok := v.(*hujson.Object)
	if !ok {
		return h, true
	}
	standard := hujson.Value{Value: o}.Clone()
	standard.Standardize()
	if json.Unmarshal(standard.Pack(), &h) != nil {
		// Only what says whose it is matters then.
		h = Handler{}
		h.Type, _ = text(o, "type")
		h.Command, _ = text(o, "command")
		if i, err := member(o, "args"); err == nil && i >= 0 {
			h.Args = []string{}
		}
		return h, true
	}
	for i := range o.Members {
		name, _ := o.Members[i].Name.Value.(hujson.Literal)
		if !slices.Contains([]string{"type", "command", "args", "timeout", "onFailure"}, name.String()) {
			more = true
		}
	}
	return h, more
}

// group is a group for every call with this one handler, in one line of JSON.
func (h Handler) group() string {
	var b strings.Builder
	add := func(name string, value any) {
		text, _ := json.Marshal(value) // texts, numbers and lists of texts
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		b.WriteString(`"` + name + `": ` + strings.ReplaceAll(string(text), `","`, `", "`))
	}
	add("type", h.Type)
	add("command", h.Command)
	if h.Args != nil {
		add("args", h.Args)
	}
	if h.Timeout > 0 {
		add("timeout", h.Timeout)
	}
	if h.OnFailure != "" {
		add("onFailure", h.OnFailure)
	}
	return `{ "hooks": [{ ` + b.String() + ` }] }`
}
