package acp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"automode/internal/consult"
	"automode/internal/pins"
	"automode/internal/rpc"
)

// toolCall is what the agent told of one call so far.
type toolCall struct {
	kind      string
	title     string            // for people
	input     json.RawMessage   // rawInput
	locations json.RawMessage   // as told
	content   []json.RawMessage // what would be shown
	size      int
	vague     bool           // something was taken back or did not fit
	allowed   []consult.Call // as it was put to the gate when it was let through
}

// merge takes over what an update says. null means "as before" in one version
// of the protocol and "nothing" in the other: nobody can rely on either.
func (c *toolCall) merge(update rpc.Object) {
	if kind, ok := update.Text("kind"); ok {
		c.kind = kind
	}
	if title, ok := update.Text("title"); ok {
		c.title = title
		c.count(len(title))
	}
	for _, m := range update {
		null := string(m.Value) == "null"
		switch m.Name {
		case "rawInput":
			if c.vague = c.vague || null && c.input != nil; !null {
				input, ok := joined(c.input, m.Value)
				c.input, c.vague = input, c.vague || !ok
				c.count(len(input))
			}
		case "locations":
			// An empty list takes nothing back.
			if c.vague = c.vague || null && c.locations != nil; !null && (c.locations == nil || string(m.Value) != "[]") {
				c.locations = m.Value
				c.count(len(m.Value))
			}
		case "content":
			c.content = nil
			list, ok := rpc.Batch(m.Value)
			if c.vague = c.vague || !ok && !null; ok {
				for _, one := range list {
					c.add(one)
				}
			}
		}
	}
}

// joined is the input as it was told last, with what only stood there before:
// OpenCode asks for permission without the folder that it named first. ok is
// false where the two cannot be joined.
func joined(before, last json.RawMessage) (input json.RawMessage, ok bool) {
	if before == nil {
		return last, true
	}
	old, err := rpc.ParseObject(before)
	all, bad := rpc.ParseObject(last)
	if err != nil || bad != nil {
		return last, false
	}
	for _, m := range old {
		told := func(n rpc.Member) bool {
			// Another spelling of a name with another value is left standing: such an
			// input is not understood.
			return n.Name == m.Name || strings.EqualFold(n.Name, m.Name) && bytes.Equal(n.Value, m.Value)
		}
		if !slices.ContainsFunc(all, told) {
			all = append(all, m)
		}
	}
	return all.JSON(), true
}

func (c *toolCall) add(content json.RawMessage) {
	c.content = append(c.content, content)
	c.count(len(content))
}

// count drops what is too much to be kept: then it is not understood.
func (c *toolCall) count(more int) {
	if c.size += more; c.size > mostKept {
		*c = toolCall{vague: true, size: c.size}
	}
}

// request is what a request for permission comes to.
type request struct {
	key        callKey
	calls      []consult.Call // all of them have to be allowed
	understood bool           // and nothing else happens
	options    options
}

// read takes a request for permission apart, in the form of either version. The
// caller holds the lock.
func (p *Proxy) read(session string, params rpc.Object) request {
	r := request{options: readOptions(params.Get("options"))}
	b := builder{cwd: p.folders[session], agent: p.named}
	about := params.Get("toolCall")
	if raw := params.Get("subject"); about == nil && raw != nil {
		subject, err := rpc.ParseObject(raw)
		if err != nil {
			return r
		}
		switch kind, _ := subject.Text("type"); kind {
		case "tool_call":
			about = subject.Get("toolCall")
		case "command":
			command, ok := subject.Text("command")
			cwd, in := subject.Text("cwd")
			id, _ := subject.Text("toolCallId")
			r.key = callKey{session, id}
			r.understood = ok && in && filepath.IsAbs(cwd) && extra(subject, "type", "command", "cwd", "toolCallId", "_meta") == ""
			b.cwd = cwd
			b.shell(command)
			b.bind(p.known(r.key))
			return b.done(r)
		default:
			return r
		}
	}
	update, err := rpc.ParseObject(about)
	if err != nil {
		return r
	}
	id, ok := update.Text("toolCallId")
	if !ok || id == "" {
		return r
	}
	r.key = callKey{session, id}
	c := p.known(r.key)
	c.merge(update)
	r.understood = b.understand(c) && !c.vague && rpc.Twice(update.JSON()) == ""
	b.bind(c)
	return b.done(r)
}

// builder puts calls together.
type builder struct {
	cwd   string
	agent string // as it names itself
	calls []consult.Call
	tail  []consult.Call
}

func (b *builder) call(tool string, input map[string]any) {
	text, err := json.Marshal(input)
	if err != nil {
		return
	}
	b.calls = append(b.calls, consult.Call{Tool: tool, Input: text, Cwd: b.cwd})
}

func (b *builder) shell(command string) { b.call("Bash", map[string]any{"command": command}) }

func (b *builder) done(r request) request {
	calls := b.calls
	if !r.understood || len(calls) == 0 {
		r.understood = false
		calls = append(calls, b.tail...)
	}
	for i := range calls {
		calls[i].ID = fmt.Sprintf("%s/%d", r.key.id, i)
	}
	r.calls = calls
	return r
}

// bind adds the call as a tool that nobody described, with all that is known of
// it, so that what denies a path or a host in it holds also where the call is
// not understood.
func (b *builder) bind(c *toolCall) {
	input := map[string]any{}
	if c.input != nil {
		input["rawInput"] = c.input
	}
	if c.locations != nil {
		input["locations"] = c.locations
	}
	for i, one := range c.content {
		var d struct{ Type, Path string }
		if json.Unmarshal(one, &d) == nil && d.Path != "" {
			input[fmt.Sprintf("content%d", i)] = d.Path
		}
	}
	text, err := json.Marshal(input)
	if err != nil {
		return
	}
	b.tail = append(b.tail, consult.Call{Tool: "mcp__acp__" + pins.Name(kindOr(c.kind)), Input: text, Cwd: b.cwd})
	if c.kind == "execute" && c.title != "" {
		// Many agents show the command as the title: what is denied in it is denied.
		if text, err := json.Marshal(map[string]any{"command": c.title}); err == nil {
			b.tail = append(b.tail, consult.Call{Tool: "Bash", Input: text, Cwd: b.cwd})
		}
	}
}

func kindOr(kind string) string {
	if kind == "" || len(kind) > 64 {
		return "other"
	}
	return kind
}

// Fields that say nothing of what happens, whatever their value.
var asides = []string{"description", "timeout", "timeout_ms", "reason", "justification", "_meta", "explanation"}

// understand makes calls of what the agent says that it will do. The kind is the
// agent's own word for it, so it only says which fields are looked for: a field
// that is not known, or a place that no call comes to, is not understood.
func (b *builder) understand(c *toolCall) bool {
	input, err := rpc.ParseObject(c.input)
	if c.input != nil && err != nil {
		return false
	}
	if at, named := input.Text("cwd"); named && at == b.cwd && c.kind != "execute" {
		input = slices.DeleteFunc(input, func(m rpc.Member) bool { return m.Name == "cwd" }) // where it would be without
	}
	places, ok := paths(c.locations)
	if !ok {
		return false
	}
	edited, ok := b.diffs(c)
	if !ok {
		return false
	}
	switch c.kind {
	case "execute":
		if len(edited) > 0 || !(c.input == nil && b.titled(c) || b.execute(input)) {
			return false
		}
		// b.cwd is now the folder in which it runs.
		return !slices.ContainsFunc(places, func(p string) bool { return p != b.cwd })
	case "edit":
		for _, p := range pathsIn(input) {
			if !slices.Contains(edited, b.absolute(p)) {
				return false
			}
		}
		return len(edited) > 0 && b.covers(edited, places) && b.shows(input, edited) &&
			extra(input, append(slices.Clone(pathFields), append(asides, "diff", "old_string", "new_string", "old_str", "new_str", "oldText", "newText", "content", "replace_all", "edits")...)...) == ""
	case "read":
		return len(edited) == 0 && b.reads(input, places)
	case "search":
		return len(edited) == 0 && b.searches(input, places)
	case "fetch":
		address, ok := input.Text("url")
		if !ok || len(edited) > 0 || len(places) > 0 || extra(input, append(asides, "url", "prompt", "format")...) != "" {
			return false
		}
		b.call("WebFetch", map[string]any{"url": address, "prompt": "-"})
		return true
	case "delete":
		list := append(pathsIn(input), places...)
		for _, p := range list {
			b.shell("rm -rf -- " + quoted(b.absolute(p)))
		}
		return len(list) > 0 && len(edited) == 0 && extra(input, append(slices.Clone(pathFields), asides...)...) == ""
	}
	return false
}

// execute reads a command: as text, or as words.
func (b *builder) execute(input rpc.Object) bool {
	command, ok := input.Text("command")
	if !ok {
		var words []string
		if json.Unmarshal(input.Get("command"), &words) != nil || len(words) == 0 {
			return false
		}
		for i, w := range words {
			words[i] = quoted(w)
		}
		command = strings.Join(words, " ")
	}
	folders := []string{"cwd", "workdir", "working_directory"}
	at, named := b.cwd, false
	for _, name := range folders {
		if input.Get(name) == nil || string(input.Get(name)) == "null" {
			continue
		}
		folder, ok := input.Text(name)
		if !ok || named {
			return false
		}
		at, named = b.absolute(folder), true
	}
	b.cwd = at
	b.shell(command)
	parts, ok := list(input.Get("commands"))
	for _, part := range parts {
		b.shell(part) // as Copilot divides the command, and in case that they are others
	}
	return ok && command != "" && extra(input, append(folders, append(asides, "command", "commands", "is_background", "run_in_background", "call_id")...)...) == ""
}

// list reads a list of texts; ok is false where something else stands.
func list(raw json.RawMessage) (texts []string, ok bool) {
	if raw == nil {
		return nil, true
	}
	ok = json.Unmarshal(raw, &texts) == nil && texts != nil
	return texts, ok && !slices.Contains(texts, "")
}

// titled reads a command as Gemini CLI asks about one: the title is the command,
// nothing but that, and the folder stands at the head of the only content. The
// model words what follows it, and not what stands before.
func (b *builder) titled(c *toolCall) bool {
	if b.agent != gemini || c.title == "" || b.cwd == "" || len(c.content) != 1 {
		return false
	}
	var shown struct{ Content struct{ Type, Text string } }
	if json.Unmarshal(c.content[0], &shown) != nil || shown.Content.Type != "text" {
		return false
	}
	rest, ok := strings.CutPrefix(shown.Content.Text, "[current working directory "+b.cwd+"]")
	if !ok || rest != "" && !strings.HasPrefix(rest, " (") && rest != " [background]" {
		return false
	}
	b.shell(c.title)
	return true
}

// gemini is how Gemini CLI names itself.
const gemini = "gemini-cli"

// pathFields are the names under which agents give a file.
var pathFields = []string{"file_path", "filePath", "filepath", "path", "absolute_path", "abs_path", "filename", "notebook_path"}

func pathsIn(input rpc.Object) (list []string) {
	for _, name := range pathFields {
		if s, ok := input.Text(name); ok && s != "" {
			list = append(list, s)
		}
	}
	return list
}

func (b *builder) reads(input rpc.Object, places []string) bool {
	list := append(pathsIn(input), places...)
	for _, p := range list {
		b.call("Read", map[string]any{"file_path": b.absolute(p)})
	}
	return len(list) > 0 && extra(input, append(slices.Clone(pathFields), append(asides, "offset", "limit", "line", "start_line", "end_line", "pages", "encoding")...)...) == ""
}

func (b *builder) searches(input rpc.Object, places []string) bool {
	pattern, ok := input.Text("pattern")
	if !ok {
		return false
	}
	where, given := input.Text("path")
	if !given {
		where = b.cwd
	}
	where = b.absolute(where)
	b.call("Glob", map[string]any{"pattern": pattern, "path": where})
	b.call("Grep", map[string]any{"pattern": pattern, "path": where})
	for _, p := range places {
		b.call("Read", map[string]any{"file_path": b.absolute(p)})
	}
	return extra(input, append(asides, "pattern", "path", "case_sensitive", "output_mode", "head_limit", "-i", "-n", "-A", "-B", "-C")...) == ""
}

// diffs makes edits of what would be shown as such. ok is false where content is
// of a form that is not known.
func (b *builder) diffs(c *toolCall) (edited []string, ok bool) {
	for _, one := range c.content {
		o, err := rpc.ParseObject(one)
		if err != nil {
			return nil, false
		}
		switch kind, _ := o.Text("type"); kind {
		case "content":
		case "diff":
			name, named := o.Text("path")
			text, given := o.Text("newText")
			old, replaces := o.Text("oldText")
			if !named || !given || extra(o, "type", "path", "newText", "oldText", "_meta") != "" {
				return nil, false
			}
			name = b.absolute(name)
			edited = append(edited, name)
			if replaces && old != "" {
				b.call("Edit", map[string]any{"file_path": name, "old_string": old, "new_string": text})
			} else {
				b.call("Write", map[string]any{"file_path": name, "content": text})
			}
		default:
			return nil, false
		}
	}
	return edited, true
}

// shows reports whether a patch in the input, which OpenCode gives beside the new
// text, is of nothing but these files, and does nothing but change them.
func (b *builder) shows(input rpc.Object, files []string) bool {
	if input.Get("diff") == nil {
		return true
	}
	patch, ok := input.Text("diff")
	for line := range strings.Lines(patch) {
		head, name, _ := strings.Cut(strings.TrimRight(line, "\r\n"), " ")
		switch head {
		case "Index:", "---", "+++":
			name, _, _ = strings.Cut(name, "\t")
			ok = ok && (name == "/dev/null" || slices.Contains(files, b.absolute(name)))
		case "diff", "rename", "copy", "deleted", "new", "old", "Binary", "GIT":
			return false
		}
	}
	return ok
}

// covers reports whether every place is among the files.
func (b *builder) covers(files, places []string) bool {
	return !slices.ContainsFunc(places, func(p string) bool { return !slices.Contains(files, b.absolute(p)) })
}

func (b *builder) absolute(name string) string {
	if filepath.IsAbs(name) || strings.HasPrefix(name, "~") || b.cwd == "" {
		return name
	}
	return b.cwd + "/" + name // ".." is the gate's to follow
}

// paths are those of a list of locations; ok is false when it is none.
func paths(raw json.RawMessage) (list []string, ok bool) {
	if raw == nil {
		return nil, true
	}
	all, ok := rpc.Batch(raw)
	if !ok {
		return nil, false
	}
	for _, one := range all {
		o, err := rpc.ParseObject(one)
		if err != nil {
			return nil, false
		}
		name, ok := o.Text("path")
		if !ok || name == "" {
			return nil, false
		}
		list = append(list, name)
	}
	return list, true
}

// extra is a member beside those that are named, "" when there is none.
func extra(o rpc.Object, names ...string) string {
	for _, m := range o {
		if !slices.Contains(names, m.Name) {
			return m.Name
		}
	}
	return ""
}

// quoted is a word for the shell.
func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
