package rules

import (
	"encoding/json"
	"strings"

	"automode"
)

// tool returns the strongest rule on the call as such: on its tool, on what
// it names or on a field of its input.
func (s *list) tool(call *automode.Call) *entry {
	var input map[string]json.RawMessage
	for _, i := range s.tools {
		n := &s.entries[i]
		if !names(n.rule.Tool, call) && (s.word == automode.Allowed || !mayName(n.rule.Tool, call)) {
			continue
		}
		if n.rule.Form == OfTool {
			return n
		}
		if input == nil && len(call.Input) > 0 {
			input = fields(call.Input)
		}
		if n.rule.Form == OfName {
			name := naming(n.rule.Tool, input)
			if n.text.matches(words(name), false) || s.word != automode.Allowed && n.mayMean(name) {
				return n
			}
		}
		if n.rule.Param == "" || s.word == automode.Allowed {
			continue
		}
		if value, ok := scalar(input[n.rule.Param]); ok && (like(n.rule.Value, value) || n.rule.Value == "true" && !no(value)) {
			return n
		}
	}
	return nil
}

// fields are those of a call's input. What cannot be read has none, and is
// asked about elsewhere.
func fields(input []byte) map[string]json.RawMessage {
	var f map[string]json.RawMessage
	if json.Unmarshal(input, &f) != nil || f == nil {
		return map[string]json.RawMessage{}
	}
	return f
}

// names reports whether the name in a rule means the tool of the call: it is
// its name, or the name of all tools of its kind.
func names(name string, call *automode.Call) bool {
	if like(name, call.Tool) {
		return true
	}
	if server, found := strings.CutPrefix(name, "mcp__"); found {
		// A server's name means all of its tools.
		rest, ok := strings.CutPrefix(call.Tool, name)
		return ok && strings.HasPrefix(rest, "__") && !strings.Contains(server, "__")
	}
	switch name {
	case "Bash":
		return call.Kind == automode.ShellTool && call.Tool != "PowerShell"
	case "Read":
		return call.Kind == automode.ReadTool || call.Kind == automode.SearchTool
	case "Edit":
		return call.Kind == automode.EditTool
	case "WebFetch":
		return call.Kind == automode.FetchTool && call.Tool != "WebSearch"
	case "Agent", "Task":
		return call.Kind == automode.SubagentTool
	}
	return false
}

// mayName reports whether a rule that forbids may mean the tool of the call,
// where that is not sure: by the agent's own name of it, or by a server whose
// name the agent does not tell (automode.Call).
func mayName(name string, call *automode.Call) bool {
	if call.Own != "" && like(name, call.Own) {
		return true
	}
	rest, found := strings.CutPrefix(name, "mcp__")
	if !found || call.Kind != automode.MCPTool {
		return false
	}
	server, tool, one := strings.Cut(rest, "__")
	if unknown, found := strings.CutPrefix(call.Tool, "mcp__*__"); found {
		return !one || like(tool, unknown)
	}
	if !one {
		tool = "*"
	}
	return !strings.HasPrefix(call.Tool, "mcp__") &&
		like(single("mcp_"+server+"_"+tool), single(call.Tool))
}

// single writes what divides names with one underscore.
func single(name string) string { return strings.ReplaceAll(name, "__", "_") }

// naming returns what a call of the tool names, as words.
func naming(tool string, input map[string]json.RawMessage) []string {
	first, second := "subagent_type", ""
	if tool == "Skill" {
		first, second = "skill", "args"
	}
	name, ok := scalar(input[first])
	if !ok {
		return nil
	}
	if args, ok := scalar(input[second]); ok && args != "" {
		return []string{strings.TrimPrefix(name, "/"), args}
	}
	return []string{strings.TrimPrefix(name, "/")}
}

// mayMean reports whether a rule that forbids means what a call names: a skill
// whatever its arguments, and a sub-agent in other capitals and dividers, which
// Claude Code takes for the same. One that is not named is the general one.
func (n *entry) mayMean(name []string) bool {
	switch {
	case n.rule.Tool == "Skill":
		return len(name) > 0 && n.text.matches(words(name[:1]), false)
	case len(name) == 0:
		name = []string{"general-purpose"}
	}
	return like(loose(n.rule.Spec), loose(name[0]))
}

// loose writes a sub-agent's name in small letters, divided by dashes.
func loose(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(name), " ", "-"), "_", "-")
}

// no reports whether a value that should be true or false says no to every
// reader. What is neither may be taken for true.
func no(value string) bool { return value == "false" || value == "0" || value == "" }

// scalar returns a field's string, or the letters of a number, true or false.
func scalar(raw json.RawMessage) (string, bool) {
	if len(raw) == 0 {
		return "", false
	}
	switch raw[0] {
	case '{', '[', 'n':
		return "", false
	case '"':
		var s string
		err := json.Unmarshal(raw, &s)
		return s, err == nil
	}
	return string(raw), true
}
