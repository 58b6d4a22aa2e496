package tools

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell"
)

// Described is what is known of a tool of an MCP server. The zero value is a tool
// of which nobody knows anything.
type Described struct {
	// Changed says why what the tool says of itself is not what the person
	// accepted; empty when it is, or nothing is known.
	Changed string
	// Looks: the server, which the person trusts, says that the tool changes
	// nothing.
	Looks bool
	// Closed: and that it reaches nothing but its own data.
	Closed bool
	// Keeps: it says that the tool changes things and destroys nothing.
	Keeps bool
	// Hosts are arguments that the tool declares to be hosts or addresses.
	Hosts []string
}

// server adds what a tool of a server would do: as far as the person trusts what
// the server says of it, and else something that nobody knows. Whatever its
// arguments name is an effect of its own.
func (t reader) server(d Described) {
	c := t.a.Call
	whole := automode.Effect{Target: c.Tool, Known: automode.Exact, Why: "a tool of a server; nobody described what it does"}
	switch {
	case d.Looks && d.Closed:
		whole.Kind, whole.Why = automode.Query, "looks at what its server holds; you trust what that server says of its tools"
	case d.Looks:
		whole.Kind, whole.Place.Host, whole.Why = automode.Fetch, automode.OtherHost, "looks at something that may lie anywhere, by what its server says"
	case d.Keeps:
		whole.Kind, whole.Why = automode.Change, "changes what its server holds and destroys nothing, by what that server says"
	}
	t.give(whole)
	from := len(t.a.Effects)
	t.arguments(c.Input)
	for i := from; i < len(t.a.Effects); i++ {
		e := &t.a.Effects[i]
		switch {
		case !d.Looks || !t.a.Complete || e.Kind == automode.Elevate:
		case e.Why == maybeHost && i+1 < len(t.a.Effects) && t.world.Resolve(t.a.Effects[i+1].Target).Exists:
			e.Kind = automode.Query // a file bears that name
		case e.Place.Host != automode.NoHost:
			e.Kind = automode.Fetch
		default:
			e.Kind, e.Extent = automode.Read, automode.Tree
		}
	}
	var input map[string]any
	if json.Unmarshal(c.Input, &input) == nil {
		for _, name := range d.Hosts {
			if s, ok := input[name].(string); ok && s != "" && !strings.Contains(s, "://") {
				t.host(reached(d.Looks), s, "an argument names this host")
			}
		}
		t.texts(input, 0)
	}
	if d.Changed != "" {
		t.unknown(d.Changed)
		t.a.Complete, t.a.Outcome = false, automode.Unreadable
	}
}

// reached is what is done to a host that an argument names.
func reached(looks bool) automode.Kind {
	if looks {
		return automode.Fetch
	}
	return automode.Unknown
}

// maxNested bounds how deep texts of other languages are looked for.
const maxNested = 8

// texts reads arguments that are commands or statements by their names.
func (t reader) texts(m map[string]any, depth int) {
	if depth > maxNested {
		return
	}
	for _, name := range slices.Sorted(maps.Keys(m)) {
		switch v := m[name].(type) {
		case map[string]any:
			t.texts(v, depth+1)
		case []any:
			var words []string
			for _, x := range v {
				switch x := x.(type) {
				case map[string]any:
					t.texts(x, depth+1)
				case string:
					words = append(words, x)
				}
			}
			if len(words) == len(v) && len(words) > 0 && isCommand(name) {
				t.command(quoted(words))
			} else if name == "commands" || name == "cmds" {
				for _, line := range words {
					t.command(line)
				}
			}
		case string:
			switch {
			case isCommand(name):
				line := v
				if list, ok := m["args"].([]any); ok {
					for _, x := range list {
						if s, ok := x.(string); ok {
							line += " " + quoted([]string{s})
						}
					}
				}
				t.command(line)
			case isStatement(name):
				t.statements(v)
			default:
				var inner map[string]any
				if strings.HasPrefix(v, "{") && json.Unmarshal([]byte(v), &inner) == nil {
					t.texts(inner, depth+1)
				}
			}
		}
	}
}

// isCommand reports whether an argument of this name is what a shell runs.
func isCommand(name string) bool {
	switch strings.ToLower(name) {
	case "command", "cmd", "commandline", "command_line", "shell_command", "shellcommand", "bash":
		return true
	}
	return false
}

// isStatement reports whether an argument of this name is SQL, if it is SQL at
// all.
func isStatement(name string) bool {
	switch strings.ToLower(name) {
	case "sql", "query", "statement", "sql_query", "sqlquery":
		return true
	}
	return false
}

// command adds what a command would do that an argument holds. It is the tool's
// word that it runs it, so that a rule which allows the tool covers it as far as
// such a rule reaches; what forbids holds.
func (t reader) command(text string) {
	if strings.TrimSpace(text) == "" || len(text) > shell.MaxText {
		return
	}
	c := *t.a.Call
	c.Kind, c.Command, c.Shell = automode.ShellTool, text, automode.AnyShell
	inner := automode.Action{Call: &c}
	shell.Read(&inner, t.world, t.options)
	from := len(t.a.Effects)
	for _, e := range inner.Effects {
		if e.Parent > 0 {
			e.Parent += from
		}
		e.Command, e.Part = 0, automode.InWords
		t.give(e)
	}
	t.a.Commands = append(t.a.Commands, inner.Commands...)
}

// statements adds what a text does to a database if it is SQL. What only looks
// adds nothing: the tool may do more with it.
func (t reader) statements(text string) {
	if e, ok := commands.Statements(text); ok {
		t.give(e)
	}
}

// quoted are words as a shell reads them back.
func quoted(words []string) string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
	}
	return strings.Join(list, " ")
}
