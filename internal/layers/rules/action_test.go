package rules

import (
	"encoding/json"
	"strings"

	"automode"
	"automode/internal/config"
)

var testEnv = Env{Home: "/home/dev", Root: "/home/dev/project", Cwd: "/home/dev/project", Platform: automode.Linux}

// layer makes a layer of lines such as "deny Bash(rm *)"; "managed deny …" is
// the organisation's.
func layer(lines ...string) *Layer { return layerIn(testEnv, lines...) }

func layerIn(env Env, lines ...string) *Layer { return New(configuration(lines...), env) }

func configuration(lines ...string) (c config.Config) {
	for i, line := range lines {
		origin := config.Origin{Scope: config.Person, File: "/home/dev/.config/automode/automode.json", Line: i + 1, Base: "/home/dev/.config/automode"}
		if rest, found := strings.CutPrefix(line, "managed "); found {
			line, origin.Scope, origin.File, origin.Base = rest, config.Managed, "/etc/automode/automode.json", "/etc/automode"
		}
		if rest, found := strings.CutPrefix(line, "project "); found {
			line, origin.Scope, origin.File, origin.Base = rest, config.Project, "/home/dev/project/.automode.json", "/home/dev/project"
		}
		list, text, _ := strings.Cut(line, " ")
		r := config.Rule{Text: text, Origin: origin}
		switch list {
		case "deny":
			r.Index = len(c.Deny)
			c.Deny = append(c.Deny, r)
		case "ask":
			r.Index = len(c.Ask)
			c.Ask = append(c.Ask, r)
		case "allow":
			r.Index = len(c.Allow)
			c.Allow = append(c.Allow, r)
		default:
			panic("a line begins with deny, ask or allow: " + line)
		}
	}
	return c
}

// run is a simple command; a word "?" is not known.
func run(line string) automode.Command {
	c := automode.Command{Text: line}
	for _, w := range strings.Fields(line) {
		known := w != "?"
		if !known {
			w = ""
		}
		c.Words, c.Known = append(c.Words, w), append(c.Known, known)
	}
	c.Text = strings.ReplaceAll(line, "?", "$X")
	return c
}

// action is a shell call with one simple command and effects of it.
func action(w []string, effects ...automode.Effect) *automode.Action {
	return sequence([]automode.Command{run(strings.Join(w, " "))}, effects...)
}

// sequence is a shell call with commands and effects; an effect of command 0
// belongs to the first.
func sequence(commands []automode.Command, effects ...automode.Effect) *automode.Action {
	for i := range effects {
		if effects[i].Command == 0 {
			effects[i].Command = 1
		}
	}
	return &automode.Action{Call: &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Cwd: "/home/dev/project", Input: json.RawMessage(`{"command":"x"}`)},
		Commands: commands, Effects: effects, Complete: true}
}

// tool is a call of another tool with effects of its own.
func tool(name string, kind automode.ToolKind, input string, effects ...automode.Effect) *automode.Action {
	return &automode.Action{Call: &automode.Call{Tool: name, Kind: kind, Cwd: "/home/dev/project", Input: json.RawMessage(input)},
		Effects: effects, Complete: true}
}

func effect(k automode.Kind, target string) automode.Effect {
	return automode.Effect{Kind: k, Target: target, Known: automode.Exact}
}
