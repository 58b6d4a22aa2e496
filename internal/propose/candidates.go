package propose

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"automode"
)

// exact lists rules on this effect alone, the narrowest first.
func exact(a *automode.Action, e *automode.Effect, home string) []string {
	var list []string
	if e.Command > 0 && e.Command <= len(a.Commands) && e.Part == automode.InWords {
		list = appendExact(list, &a.Commands[e.Command-1])
	}
	if e.Command == 0 && a.Call.Kind == automode.MCPTool {
		list = append(list, a.Call.Tool)
	}
	if e.Kind == automode.Unknown || e.Kind == automode.Run {
		return list // a target says too little about code
	}
	if e.Target != "" && e.Known >= automode.OneOf && plain(e.Target) {
		target := e.Target
		if e.Place.Region != automode.Nowhere {
			target = spelt(target, home)
		}
		list = append(list, "effect:"+e.Kind.String()+"("+target+")")
		if e.Extent == automode.Tree {
			list = append(list, "effect:"+e.Kind.String()+"("+target+"/**)")
		}
	}
	return list
}

// general lists rules that cover the effect and its like in later calls, the
// narrowest first. None is an effect rule: those allow also what is hard.
func general(a *automode.Action, e *automode.Effect, home string) []string {
	var list []string
	switch e.Kind {
	case automode.Read:
		list = appendFolder(list, "Read", e, home)
	case automode.Write:
		list = appendFolder(list, "Edit", e, home)
	case automode.Fetch:
		if host := hostOf(e.Target); strings.Contains(host, ".") && e.Known >= automode.OneOf {
			list = append(list, "WebFetch(domain:"+host+")")
		}
	}
	if e.Command == 0 {
		return appendTool(list, a.Call)
	}
	if e.Part != automode.InWords {
		return list // a rule on a command does not cover what stands around it
	}
	// From the command itself out to the wrappers and scripts it is part of.
	for c, steps := e.Command, 0; c > 0 && c <= len(a.Commands) && steps < 16; c, steps = a.Commands[c-1].Outer, steps+1 {
		x := &a.Commands[c-1]
		if generalises(e) {
			if front := naming(x, a.Call.Platform); front != "" {
				list = append(list, "Bash("+front+" *)")
			}
		}
		list = appendExact(list, x)
	}
	return list
}

// generalises reports whether a pattern on a command is a fair way to allow an
// effect of this kind. Where the target is a path or a host of its own, the
// same program with another one would be another matter.
func generalises(e *automode.Effect) bool {
	switch e.Kind {
	case automode.Read, automode.Write, automode.Delete, automode.Lose, automode.Send, automode.Install, automode.Disclose:
		return false
	case automode.Fetch:
		return !strings.ContainsAny(e.Target, ".:/") // a service by its name: its own client reaches no other
	}
	return true
}

// appendExact adds the rule on the command as it is written, if it was: words
// that only come to be while it runs are shown as an ellipsis. A command with a
// word that is not known is another one each time, whatever stays as written.
func appendExact(list []string, x *automode.Command) []string {
	if x.Text == "" || len(x.Words) == 0 || slices.Contains(x.Known, false) || strings.ContainsAny(x.Text, "*…\n\r\x00") {
		return list
	}
	return append(list, "Bash("+x.Text+")")
}

// appendTool adds the rule on the tool itself, or on what it names.
func appendTool(list []string, call *automode.Call) []string {
	switch call.Kind {
	case automode.MCPTool:
		return append(list, call.Tool)
	case automode.FetchTool:
		if call.Tool == "WebSearch" {
			return append(list, call.Tool)
		}
	case automode.SubagentTool, automode.OtherTool:
		name := call.Tool
		switch name {
		case "Agent", "Task", "Skill":
			named := field(call.Input, map[string]string{"Skill": "skill"}[name])
			if named == "" {
				named = field(call.Input, "subagent_type")
			}
			if named == "" || !plain(named) {
				return list
			}
			return append(list, name+"("+strings.TrimPrefix(named, "/")+")")
		case "":
			return list
		}
		return append(list, name)
	}
	return list
}

// field is a string of the tool's input; empty where there is none.
func field(input []byte, name string) string {
	var fields map[string]json.RawMessage
	var s string
	if name == "" || json.Unmarshal(input, &fields) != nil || json.Unmarshal(fields[name], &s) != nil {
		return ""
	}
	return s
}

// appendFolder adds a rule on the folder that the path lies in, where a folder
// is narrow enough, and one on the path itself.
func appendFolder(list []string, tool string, e *automode.Effect, home string) []string {
	if e.Known == automode.Guess || !plain(e.Target) || !path.IsAbs(e.Target) {
		return list
	}
	folder := e.Target
	if e.Extent == automode.One && e.Known >= automode.OneOf {
		folder = path.Dir(e.Target)
	}
	if narrow(e, folder, home) {
		list = append(list, tool+"("+spelt(folder, home)+"/**)")
	}
	return append(list, tool+"("+spelt(e.Target, home)+")")
}

// narrow reports whether all that is in a folder is little enough to allow at
// once: nothing there is marked, the folder lies two levels below the root and
// is no home, nor a hidden folder of one.
func narrow(e *automode.Effect, folder, home string) bool {
	if e.Place.Marks != 0 || e.Place.Region == automode.System || strings.Count(folder, "/") < 2 {
		return false
	}
	if home == "" {
		return true
	}
	below, in := strings.CutPrefix(folder+"/", home+"/")
	if !in {
		return !strings.HasPrefix(home+"/", folder+"/") // nor above a home
	}
	below = strings.TrimSuffix(below, "/")
	return below != "" && (below[0] != '.' || strings.Contains(below, "/"))
}

// spelt writes an absolute path as the rules do.
func spelt(target, home string) string {
	if below, ok := strings.CutPrefix(target, home+"/"); ok && home != "" {
		return "~/" + below
	}
	return "/" + target
}

// plain reports whether a text means itself in a rule.
func plain(s string) bool { return s != "" && !strings.ContainsAny(s, "*?[]{}()\\!\n\r\x00") }

// hostOf is the name of the host in an address, without a port; empty when it
// is no plain name.
func hostOf(target string) string {
	if i := strings.Index(target, "://"); i >= 0 {
		target = target[i+3:]
	}
	if i := strings.IndexAny(target, "/?#"); i >= 0 {
		target = target[:i]
	}
	target = target[strings.LastIndexByte(target, '@')+1:]
	if strings.Count(target, ":") == 1 {
		target, _, _ = strings.Cut(target, ":")
	}
	target = strings.ToLower(strings.TrimSuffix(target, "."))
	if target == "" || strings.Trim(target, "abcdefghijklmnopqrstuvwxyz0123456789.-_") != "" {
		return ""
	}
	return target
}
