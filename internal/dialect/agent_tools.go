package dialect

import (
	"strings"

	"automode"
)

// tool is one of an agent's tools: what shape its input has, and under which
// names it holds what the shape needs.
type tool struct {
	name  string
	shape shape
	keys  [3]string // by shape; empty where the tool has no such field
}

// shape says how a tool's input is read, and what the tool is called in our
// words, which are Claude Code's names: rules are written in them, whatever
// the agent. keys are named in the order in which they stand in tool.keys.
type shape uint8

const (
	coordinates shape = iota // touches only the agent's session; no keys
	runs                     // a command line: command, its folder
	reads                    // a file: path
	lists                    // a folder: path, which may be missing
	searches                 // contents below a folder: pattern, path
	finds                    // names below a folder: pattern, path
	writes                   // a whole file: path, content
	replaces                 // a part of a file: path, old text, new text
	patches                  // several files: patch text
	fetches                  // an address: url, prompt
	asksWeb                  // a search service: query
	delegates                // another agent: prompt
)

// input reads a tool's input. A tool that the table does not name stays
// automode.OtherTool, of which nothing is known.
func (a *agent) input(call *automode.Call, in *reader) {
	for i := range a.tools {
		if t := &a.tools[i]; t.name == call.Tool {
			t.read(call, in)
			return
		}
	}
	if a.server == nil {
		return
	}
	if server, name, ok := a.server(call.Tool); ok {
		call.Own, call.Tool, call.Kind = call.Tool, "mcp__"+server+"__"+name, automode.MCPTool
	}
}

func (t *tool) read(call *automode.Call, in *reader) {
	k := &t.keys
	switch t.shape {
	case coordinates:
		call.Kind = automode.CoordinateTool
		return
	case runs:
		call.Kind, call.Command = automode.ShellTool, in.must(k[0])
		if k[1] != "" {
			call.Cwd = below(call.Cwd, in.pathIfAny(k[1]))
		}
		called(call, "Bash")
	case reads:
		call.Kind, call.Path = automode.ReadTool, in.path(k[0])
		called(call, "Read")
	case lists:
		call.Kind, call.Path = automode.ReadTool, in.pathIfAny(k[0])
		if call.Path == "" {
			call.Path = call.Cwd
		}
		called(call, "Read")
	case searches:
		call.Kind, call.Path, call.Pattern = automode.SearchTool, in.optional(k[1]), in.must(k[0])
		called(call, "Grep")
	case finds:
		call.Kind = automode.SearchTool
		call.Path, call.Pattern = globFolder(in.optional(k[1]), in.must(k[0]))
		if leaves(call.Pattern) {
			in.wrong("the pattern of %s may leave its folder", in.of)
		}
		called(call, "Glob")
	case writes:
		call.Kind, call.Path = automode.EditTool, in.path(k[0])
		call.Edits = []automode.Edit{{Path: call.Path, New: in.given(k[1]), Whole: true}}
		called(call, "Write")
	case replaces:
		call.Kind, call.Path = automode.EditTool, in.path(k[0])
		e := automode.Edit{Path: call.Path, Old: in.given(k[1]), New: in.given(k[2])}
		e.Whole = e.Old == ""
		call.Edits = []automode.Edit{e}
		called(call, "Edit")
	case patches:
		call.Kind = automode.EditTool
		readPatch(call, in, in.must(k[0]))
		called(call, "Edit")
	case fetches:
		call.Kind, call.URL = automode.FetchTool, in.must(k[0])
		if k[1] != "" {
			call.Prompt = in.text(k[1])
		}
		called(call, "WebFetch")
	case asksWeb:
		call.Kind, call.Pattern = automode.FetchTool, in.must(k[0])
		called(call, "WebSearch")
	case delegates:
		call.Kind, call.Prompt = automode.SubagentTool, in.must(k[0])
		called(call, "Agent")
	}
	if call.Kind == automode.SearchTool && call.Path == "" {
		call.Path = call.Cwd
	}
}

// called gives a tool the name that rules have for what it does.
func called(call *automode.Call, name string) {
	if call.Tool != name {
		call.Own, call.Tool = call.Tool, name
	}
}

// optional is a path under a name that the tool may not have at all.
func (r *reader) optional(name string) string {
	if name == "" {
		return ""
	}
	return r.pathIfAny(name)
}

// below is a folder named relative to another.
func below(base, folder string) string {
	switch {
	case folder == "":
		return base
	case absolute(folder), base == "":
		return folder
	}
	return strings.TrimSuffix(base, "/") + "/" + folder
}

// doubleUnderscore takes names like mcp__server__tool apart.
func doubleUnderscore(name string) (server, tool string, ok bool) {
	rest, ok := strings.CutPrefix(name, "mcp__")
	if !ok {
		return "", "", false
	}
	server, tool, ok = strings.Cut(rest, "__")
	return server, tool, ok && server != "" && tool != ""
}
