package dialect

import (
	"cmp"
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
	coordinates    shape = iota // touches only the agent's session; no keys
	asksPerson                  // is itself a question to the person; no keys
	runs                        // a command line: command, its folder, a shell that is there already
	runsPowerShell              // as runs, for PowerShell
	reads                       // a file: path
	readsList                   // files of a list: the list, path in each of it, a list of paths in each
	readsBelow                  // a file, or all of a folder: path
	lists                       // a folder: path, which may be missing
	searches                    // contents below a folder: pattern, path, a filter on names
	finds                       // names below a folder: pattern, path
	readsEach                   // the contents of the names that match, capitals aside: pattern, path
	writes                      // a whole file: path, content, the mode in which it is written
	replaces                    // a part of a file: path, old text, new text
	changes                     // a file, in a way that the input does not show: path
	patchesOr                   // as replaces, or the text of a patch under "patch"
	commanded                   // a file as its "command" says: view, create, str_replace, insert
	deletes                     // a file: path
	inserts                     // into a file, or a new one: path, text
	edits                       // parts of a file: path, the list of them, "old/new" of each
	patches                     // several files: patch text
	fetches                     // an address: url, prompt
	fetchesEach                 // a list of addresses: the list, url in each of it
	fetchesIn                   // the addresses that stand in a text: text, an address beside it
	asksWeb                     // a search service: query
	delegates                   // another agent: prompt
	serves                      // a server's tool: server, tool, arguments
)

// input reads a tool's input. A tool that the table does not name stays
// automode.OtherTool, of which nothing is known.
func (a *agent) input(call *automode.Call, in *reader) {
	if t := a.tool(call.Tool); t != nil {
		t.read(call, in)
		return
	}
	if a.server == nil {
		return
	}
	if name, ok := a.server(call.Tool); ok {
		called(call, name)
		call.Kind = automode.MCPTool
	}
}

// tool is the row of a tool, nil for one that the table does not name.
func (a *agent) tool(name string) *tool {
	for i := range a.tools {
		if a.tools[i].name == name {
			return &a.tools[i]
		}
	}
	return nil
}

// question reports whether a call is itself a question to the person, so that
// an allow of ours must never stand for the person's answer.
func (a *agent) question(call *automode.Call) bool {
	t := a.tool(call.Tool)
	return t != nil && t.shape == asksPerson
}

func (t *tool) read(call *automode.Call, in *reader) {
	k := &t.keys
	switch t.shape {
	case coordinates, asksPerson:
		call.Kind = automode.CoordinateTool
		return
	case runs, runsPowerShell:
		if t.shape == runsPowerShell {
			call.Shell = automode.PowerShell
		}
		call.Kind, call.Command = automode.ShellTool, in.needs(k[0])
		if k[1] != "" {
			call.Cwd = below(call.Cwd, in.pathOr(k[1]))
		}
		if there := in.at(k[2]); there != nil && string(there) != "false" {
			in.wrong("%s is run in a shell that is there already; in which folder is not known", in.of)
		}
		in.stray(call.Tool, k)
		called(call, "Bash")
	case reads:
		call.Kind, call.Path = automode.ReadTool, in.pathAt(k[0])
		called(call, "Read")
	case readsList:
		call.Kind = automode.ReadTool
		var named []automode.Target
		for _, one := range in.each(k[0]) {
			paths := one.listAt(k[2])
			if path := one.object.text(k[1]); path != "" || len(paths) == 0 {
				paths = append(paths, path)
			}
			if one.stray(call.Tool, k); one.flaw != "" {
				in.wrong("%s", one.flaw)
			}
			if mode := one.object.get("mode"); string(mode) == `"Search"` {
				call.Kind = automode.SearchTool // of any of them: what is searched is read
			}
			for _, path := range paths {
				if in.cleanly(k[1], path) == "" {
					in.wrong("%s names no file", in.of)
				}
				named = append(named, automode.Target{Path: path})
			}
		}
		in.name(call, named)
		called(call, "Read")
	case readsBelow:
		call.Kind, call.Path = automode.SearchTool, in.pathAt(k[0])
		called(call, "Read")
	case lists:
		call.Kind, call.Path = automode.ReadTool, in.pathOr(k[0])
		if call.Path == "" {
			call.Path = call.Cwd
		}
		in.stray(call.Tool, k)
		called(call, "Read")
	case searches:
		call.Kind, call.Path, call.Pattern = automode.SearchTool, in.pathOr(k[1]), in.needs(k[0])
		call.Filter = in.textAt(k[2])
		in.stray(call.Tool, k)
		called(call, "Grep")
	case finds, readsEach:
		call.Kind = automode.SearchTool
		folder := in.pathOr(k[1])
		var named []automode.Target
		patterns := in.listAt(k[0])
		if t.shape == readsEach {
			// They match whatever the capitals, and what is secret has small ones.
			for _, pattern := range patterns {
				if low := strings.ToLower(pattern); low != pattern {
					patterns = append(patterns, low)
				}
			}
		}
		for _, pattern := range patterns {
			m := automode.Target{}
			if m.Path, m.Pattern = globFolder(folder, pattern); pattern == "" {
				in.wrong("%s names no pattern", in.of)
			}
			if leaves(m.Pattern) {
				in.wrong("the pattern of %s may leave its folder", in.of)
			}
			if t.shape == readsEach {
				m.Filter, m.Pattern = m.Pattern, ""
			}
			named = append(named, m)
		}
		in.name(call, named)
		in.stray(call.Tool, k)
		if t.shape == readsEach {
			called(call, "Grep")
			break
		}
		called(call, "Glob")
	case writes:
		call.Kind, call.Path = automode.EditTool, in.pathAt(k[0])
		call.Edits = []automode.Edit{{Path: call.Path, New: in.givenAt(k[1]), Whole: whole(in.textAt(k[2]))}}
		called(call, "Write")
	case replaces:
		call.Kind, call.Path = automode.EditTool, in.pathAt(k[0])
		call.Edits = []automode.Edit{in.edit(call.Path, k[1], k[2])}
		called(call, "Edit")
	case changes, deletes:
		call.Kind, call.Path = automode.EditTool, in.pathAt(k[0])
		call.Edits = []automode.Edit{{Path: call.Path, Delete: t.shape == deletes}}
		called(call, "Edit")
	case commanded:
		call.Path = in.pathAt("path")
		commandedEdit(call, in)
	case patchesOr:
		call.Kind = automode.EditTool
		mode := in.textAt("mode")
		switch {
		case in.at("patch") == nil && mode != "patch":
		case mode != "patch" || in.at(k[0]) != nil || in.at(k[1]) != nil || in.at(k[2]) != nil:
			// The mode says which of the two counts, and what it is without one.
			in.wrong("%s holds a patch and its mode says otherwise, or an edit as well", in.of)
		}
		if in.at("patch") != nil {
			readPatch(call, in, in.needs("patch"))
		} else {
			call.Path = in.pathAt(k[0])
			call.Edits = []automode.Edit{in.edit(call.Path, k[1], k[2])}
		}
		called(call, "Edit")
	case inserts:
		// What is there already is not in the input.
		call.Kind, call.Path = automode.EditTool, in.pathAt(k[0])
		call.Edits = []automode.Edit{{Path: call.Path, New: in.givenAt(k[1])}}
		called(call, "Edit")
	case edits:
		call.Kind = automode.EditTool
		t.edits(call, in)
		called(call, "Edit")
	case patches:
		call.Kind = automode.EditTool
		readPatch(call, in, in.needs(k[0]))
		called(call, "Edit")
	case fetches:
		call.Kind, call.URL = automode.FetchTool, in.needs(k[0])
		call.Prompt = in.textAt(k[1])
		called(call, "WebFetch")
	case fetchesEach:
		call.Kind = automode.FetchTool
		var named []automode.Target
		for _, one := range in.each(k[0]) {
			m := automode.Target{URL: one.object.text(k[1])}
			if !ofWeb(m.URL) {
				in.wrong("%s names what is no address of the web", in.of)
			}
			named = append(named, m)
		}
		in.name(call, named)
		called(call, "WebFetch")
	case fetchesIn:
		call.Kind, call.Prompt = automode.FetchTool, in.textAt(k[0])
		var named []automode.Target
		for _, address := range append(addresses(call.Prompt), in.listAt(k[1])...) {
			if !ofWeb(address) {
				in.wrong("%s names what is no address of the web", in.of)
			}
			named = append(named, automode.Target{URL: address})
		}
		in.name(call, named)
		called(call, "WebFetch")
	case asksWeb:
		call.Kind, call.Pattern = automode.FetchTool, in.needs(k[0])
		called(call, "WebSearch")
	case delegates:
		call.Kind, call.Prompt = automode.SubagentTool, in.needs(k[0])
		called(call, "Agent")
	case serves:
		call.Kind = automode.MCPTool
		called(call, serverTool(in.textAt(k[0]), in.needs(k[1])))
		call.Input = textObject(in.at(k[2]))
		if _, ok := members(call.Input); !ok {
			in.wrong("the arguments of %s are no object", call.Tool)
		} else if twin := twinWithin(call.Input); twin != "" {
			in.wrong("the arguments of %s hold %s twice", call.Tool, twin)
		}
	}
	if call.Kind == automode.SearchTool {
		for i := range call.More {
			call.More[i].Path = cmp.Or(call.More[i].Path, call.Cwd)
		}
		call.Path = cmp.Or(call.Path, call.Cwd)
	}
}

// mostNamed bounds how many things one call may name.
const mostNamed = 200

// name gives a call what it names, which must be something.
func (r *reader) name(call *automode.Call, list []automode.Target) {
	switch {
	case len(list) == 0:
		r.wrong("%s names nothing", r.of)
		return
	case len(list) > mostNamed:
		r.wrong("%s names more than is looked at in one call", r.of)
	}
	m := list[0]
	call.Path, call.Pattern, call.Filter, call.URL, call.More = m.Path, m.Pattern, m.Filter, m.URL, list[1:]
}

// whole reports whether a mode of writing puts the text in the file's place.
func whole(mode string) bool { return mode == "" || mode == "overwrite" || mode == "create" }

// commandedEdit reads the input of a tool that reads and edits, as "command"
// says. What is inserted stands somewhere in the file: what it becomes is not
// known.
func commandedEdit(call *automode.Call, in *reader) {
	e := automode.Edit{Path: call.Path}
	name := "Edit"
	switch in.textAt("command") {
	case "": // a release that does not say
	case "view":
		call.Kind = automode.ReadTool
		called(call, "Read")
		return
	case "create", "write":
		name, e.New, e.Whole = "Write", in.givenAt("file_text"), true
	case "str_replace":
		e.Old, e.New = in.needs("old_str"), in.textAt("new_str")
		if in.at("diff") != nil {
			in.wrong("%s holds a diff as well, which may be of other files", in.of)
		}
	case "insert", "append", "undo_edit":
	default:
		in.wrong("the field command of %s is none that is known", in.of)
	}
	call.Kind, call.Edits = automode.EditTool, []automode.Edit{e}
	called(call, name)
}

// called gives a tool the name that rules have for what it does.
func called(call *automode.Call, name string) {
	if call.Tool != name {
		call.Own, call.Tool = call.Tool, name
	}
}

// edits reads the changes of one file, or of several where each names its own.
func (t *tool) edits(call *automode.Call, in *reader) {
	k := &t.keys
	old, now, _ := strings.Cut(k[2], "/")
	if in.at(k[0]) != nil {
		call.Path = in.pathAt(k[0])
	}
	if in.at(k[1]) == nil && call.Path != "" {
		call.Edits = []automode.Edit{in.edit(call.Path, old, now)}
		return
	}
	list := in.each(k[1])
	if len(list) == 0 {
		in.wrong("%s holds no changes", in.of)
	}
	for i := range list {
		one := &list[i]
		path := call.Path
		if own := one.pathOr(k[0]); path == "" {
			path = own
		} else if own != "" && own != path {
			in.wrong("%s names two files for one change", in.of)
		}
		if path == "" {
			in.wrong("%s names no file", in.of)
		}
		call.Edits = append(call.Edits, one.edit(path, old, now))
		if one.flaw != "" {
			in.wrong("%s", one.flaw)
		}
	}
	if call.Path == "" && len(call.Edits) > 0 {
		call.Path = call.Edits[0].Path
	}
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

// doubleUnderscore reads names like mcp__server__tool, which have the form
// that rules know.
func doubleUnderscore(name string) (tool string, ok bool) {
	rest, ok := strings.CutPrefix(name, "mcp__")
	if !ok {
		return "", false
	}
	server, tool, ok := strings.Cut(rest, "__")
	return name, ok && server != "" && tool != ""
}

// serverTool is the name of a server's tool as rules know it. A server that the
// agent does not name is "*", which no rule that allows can mean. Where a name
// holds what divides the two, it cannot be told where the server's ends: then
// it is written with single underscores, which only rules that ask or deny mean
// (automode.Call).
func serverTool(server, tool string) string {
	switch {
	case server == "":
		server = "*"
	case strings.Contains(server+"_", "__"):
		return "mcp_" + server + "_" + tool
	}
	return "mcp__" + server + "__" + tool
}
