package agents

import (
	"path"
	"slices"
	"strings"
)

// HookName is the program that agents start, without the end that a system
// gives it.
const HookName = "automode-hook"

// Handler is a command that an agent starts for one of its events.
type Handler struct {
	Type      string   `json:"type"`
	Command   string   `json:"command"`             // a program where Args is there, else a line for a shell
	Args      []string `json:"args,omitempty"`      // not nil: the program is started without a shell
	Timeout   float64  `json:"timeout,omitempty"`   // seconds, whatever the file counts in; 0: the agent's own limit
	OnFailure string   `json:"onFailure,omitempty"` // "block": what cannot be asked about does not happen
}

// Blocks reports whether a call does not run when the handler fails.
func (h Handler) Blocks() bool { return h.OnFailure == "block" }

// Ours reports whether the handler starts automode-hook, wherever that lies.
func (h Handler) Ours() bool { return h.Type == "command" && h.Program() == HookName }

// Path is the program that the handler starts.
func (h Handler) Path() string {
	if h.Args != nil {
		return h.Command
	}
	return firstWord(h.Command)
}

// Program is the name of the program that the handler starts, without its
// folder and the end that a system gives it.
func (h Handler) Program() string {
	return strings.TrimSuffix(path.Base(strings.ReplaceAll(h.Path(), `\`, "/")), ".exe")
}

// Words are the words behind the program. Of a line for a shell they are those
// that [Agent.Hooks] wrote: nothing in them is expanded.
func (h Handler) Words() []string {
	if h.Args != nil {
		return h.Args
	}
	var list []string
	var word strings.Builder
	in, quote := false, rune(0)
	rest := strings.ReplaceAll(open(h.Command), `'\''`, "\x00") // how a quote stands between quotes
	for _, r := range rest {
		switch {
		case r == 0:
			word.WriteByte('\'')
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '\'' || r == '"':
			quote, in = r, true
		case r == ' ':
			if in {
				list = append(list, word.String())
			}
			word.Reset()
			in = false
		default:
			word.WriteRune(r)
			in = true
		}
	}
	if in {
		list = append(list, word.String())
	}
	return list[min(1, len(list)):]
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
