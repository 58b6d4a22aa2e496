// Package tools reads what an agent's own tools would do: reading, searching,
// editing, fetching, servers of the Model Context Protocol, sub-agents.
package tools

import (
	"encoding/json"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/understand/shell"
	"automode/internal/world"
)

// Read adds to a what its call would do. It is always complete: what a tool
// does that nobody knows is an Unknown. described tells what is known of a
// server's tool; nil: nothing.
func Read(a *automode.Action, w *world.World, o shell.Options, described func(*automode.Call) Described) {
	t := reader{a, w, o}
	a.Complete = true
	t.one(described)
	c := a.Call
	for _, m := range c.More {
		if c.Kind != automode.ReadTool && c.Kind != automode.SearchTool && c.Kind != automode.FetchTool {
			t.unknown("it names more than is understood of such a tool")
			a.Complete = false
			break
		}
		next := *c
		next.Path, next.Pattern, next.Filter, next.URL, next.Input, next.More = m.Path, m.Pattern, m.Filter, m.URL, nil, nil
		a.Call = &next
		t.one(nil)
	}
	a.Call = c
}

// one adds what a call does by what it names first.
func (t reader) one(described func(*automode.Call) Described) {
	c := t.a.Call
	switch c.Kind {
	case automode.ReadTool:
		t.path(automode.Effect{Kind: automode.Read, Why: "reads a file"}, c.Path)
	case automode.SearchTool:
		t.search()
	case automode.EditTool:
		t.edits()
	case automode.FetchTool:
		t.fetch()
	case automode.MCPTool:
		var d Described
		if described != nil {
			d = described(c)
		}
		t.server(d)
	case automode.SubagentTool:
		t.subagent()
	case automode.CoordinateTool:
		t.unknown("nobody described what this tool does") // its arguments are prose, and name nothing
	default:
		// What it names may be forbidden all the same.
		t.unknown("nobody described what this tool does")
		t.arguments(c.Input)
	}
}

type reader struct {
	a       *automode.Action
	world   *world.World
	options shell.Options // of what is written to executable surfaces
}

func (t reader) give(e automode.Effect) { t.a.Effects = append(t.a.Effects, e) }

func (t reader) unknown(why string) {
	t.give(automode.Effect{Target: t.a.Call.Tool, Known: automode.Exact, Why: why})
}

// path adds an effect on a path.
func (t reader) path(e automode.Effect, name string) {
	if name == "" {
		t.unknown("it names no file")
		return
	}
	e.Target, e.Known = name, automode.Guess
	if e.Kind != 0 && (name[0] == '$' || name[0] == '~' && t.home(name) == name) {
		t.give(e) // some put a variable or the home of another account there
	}
	// Agents take ".." by its letters, the system behind a link by where the
	// link leads: both are judged.
	if full := t.home(name); strings.Contains(full, "..") {
		if t.world.Platform() == automode.Windows {
			full = strings.ReplaceAll(full, `\`, "/")
		}
		if !t.world.Absolute(full) {
			full = t.a.Call.Cwd + "/" + full
		}
		if plain := world.Clean(full); t.world.Resolve(plain).Path != t.world.Resolve(full).Path {
			t.path(e, plain)
		}
	}
	if at := t.world.Resolve(t.home(name)); at.Err == nil {
		e.Target, e.Known, e.Place = at.Path, automode.Exact, t.world.PlaceOf(at)
		if at.Named != at.Path {
			e.Named = at.Named
		}
		if e.Kind == automode.Write && t.world.KnownBuildOutput(at.Path) {
			e.Traits |= automode.BuildOutput
		}
	} else if e.Kind == 0 && strings.HasPrefix(name, "/proc/") {
		t.unseen("it means another file to whoever opens it")
	}
	t.give(e)
}

// home puts the home in for a tilde, which some agents leave to us.
func (t reader) home(name string) string {
	if rest, ok := strings.CutPrefix(name, "~/"); ok {
		return t.world.Home() + "/" + rest
	}
	if rest, ok := strings.CutPrefix(name, `~\`); ok && t.world.Platform() == automode.Windows {
		return t.world.Home() + "/" + rest
	}
	if name == "~" {
		return t.world.Home()
	}
	return name
}

func (t reader) fetch() {
	c := t.a.Call
	if c.URL == "" && c.Pattern != "" {
		t.give(automode.Effect{Kind: automode.Query, Target: c.Tool, Known: automode.Exact, Why: "asks the agent's own search"})
		return
	}
	if c.URL == "" {
		t.unknown("it names no address")
		return
	}
	url := browsed(c.URL)
	if len(url) > 5 && strings.EqualFold(url[:5], "file:") {
		t.unknown("it names no page")
		t.argument(url)
		return
	}
	e := t.host(automode.Fetch, url, "reads a page")
	if url != c.URL && e.Place.Host != automode.MetadataHost {
		e.Place.Host = automode.OtherHost // another program may read it in another way
	}
}

// host gives the effect on the host of an address. Where programs of this machine take orders
// from whoever asks, asking is more than that.
func (t reader) host(kind automode.Kind, address, why string) *automode.Effect {
	name, class := t.world.Host(address)
	if class == automode.Loopback {
		if orders := world.Controls(address); orders != "" {
			kind, why = automode.Elevate, orders
		}
	} else if class == automode.MetadataHost && kind == 0 {
		kind = automode.Fetch
	}
	t.give(automode.Effect{Kind: kind, Target: name, Place: automode.Place{Host: class}, Known: automode.Exact, Why: why})
	return &t.a.Effects[len(t.a.Effects)-1]
}

// browsed is an address as browsers and the libraries that follow them read it:
// blanks before it, tabs and line ends in it do not count, a backslash is a
// slash, and before the host there may be any number of them.
func browsed(url string) string {
	var b []byte
	for _, c := range []byte(url) {
		if c > ' ' || c == ' ' && len(b) > 0 {
			b = append(b, c)
		}
	}
	url = string(b)
	scheme, rest, _ := strings.Cut(url, ":")
	switch strings.ToLower(scheme) {
	case "http", "https", "ws", "wss", "ftp":
		return scheme + "://" + strings.ReplaceAll(strings.TrimLeft(rest, `/\`), `\`, "/")
	}
	return url
}

// subagent: its calls pass the gate one by one. A mode of its own that is
// weaker, or a place where no gate is, is asked for by name.
func (t reader) subagent() {
	c := t.a.Call
	e := automode.Effect{Kind: automode.Delegate, Target: c.Tool, Known: automode.Exact, Why: "starts or instructs another agent"}
	switch field(c.Input, "mode") {
	case "", "default", "plan", "manual":
	default:
		e.Traits |= automode.Weaker
	}
	if i := field(c.Input, "isolation"); i != "" && i != "worktree" {
		e.Traits |= automode.Weaker
		e.Why = "starts an agent where this gate is not"
	}
	t.give(e)
}

// maxArguments bounds how many arguments of a server's tool are looked at.
const maxArguments = 200

// arguments adds what the arguments of a server's tool name: a path or an
// address, by whatever use, so that a rule on it holds here as well.
func (t reader) arguments(input json.RawMessage) {
	var v any
	if len(input) == 0 || json.Unmarshal(input, &v) != nil {
		return
	}
	left := maxArguments
	t.walk(v, &left)
	if left <= 0 {
		t.unseen("it has more arguments than are looked at")
	}
	if m, ok := v.(map[string]any); ok {
		t.joined(m)
	}
}

// maxPairs bounds how many arguments are put together to paths.
const maxPairs = 8

// joined adds the paths that a folder in one argument and a name in another
// come to.
func (t reader) joined(m map[string]any) {
	var folders, names []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		s, ok := m[k].(string)
		switch {
		case !ok || s == "" || len(s) > 255 || strings.ContainsAny(s, "\n\x00") || strings.Contains(s, "://"):
		case path.IsAbs(s) || strings.HasPrefix(s, "~"):
			folders = append(folders, s)
		default:
			if strings.ContainsAny(s, "/.") {
				names = append(names, s)
				folders = append(folders, s)
			} else if t.world.Resolve(s).Exists {
				folders = append(folders, s)
				names = append(names, s)
			} else if !strings.Contains(s, " ") {
				names = append(names, s)
			}
		}
	}
	if len(folders) > maxPairs || len(names) > maxPairs {
		t.unseen("it has more arguments than are put together to paths")
		return
	}
	for _, folder := range folders {
		for _, name := range names {
			if folder != name {
				t.path(automode.Effect{Why: "two arguments together name this path"}, folder+"/"+name)
			}
		}
	}
}

func (t reader) walk(v any, left *int) {
	if *left--; *left <= 0 {
		return
	}
	switch v := v.(type) {
	case []any:
		for _, x := range v {
			t.walk(x, left)
		}
	case map[string]any:
		for k, x := range v {
			t.argument(k)
			t.walk(x, left)
		}
	case string:
		t.argument(v)
		var inner any
		if (strings.HasPrefix(v, "{") || strings.HasPrefix(v, "[")) && json.Unmarshal([]byte(v), &inner) == nil {
			t.walk(inner, left) // arguments, written as a text
		}
	}
}

// argument adds what one text may name. A word without a slash is a path as
// well where a file of that name is there; prose is none.
func (t reader) argument(s string) {
	trimmed := strings.TrimSpace(s)
	scheme, rest, isURL := strings.Cut(trimmed, "://")
	switch {
	case trimmed == "":
	case len(s) > 4096, strings.ContainsAny(s, "\x00"):
		t.unseen("an argument is not looked at: it is too long, or holds a NUL byte")
	case isURL && !strings.EqualFold(scheme, "file"):
		t.host(0, trimmed, "an argument names this host")
	case isURL:
		t.path(automode.Effect{Why: "an argument names this path"}, strings.TrimPrefix(unescaped(rest), "localhost"))
	case hostLike(trimmed):
		t.host(0, trimmed, maybeHost)
		t.path(automode.Effect{Why: "an argument may name this path"}, trimmed)
	case strings.Contains(s, "/") || strings.HasPrefix(trimmed, ".") || strings.HasPrefix(trimmed, "~"):
		for line := range strings.SplitSeq(trimmed, "\n") {
			if line = strings.TrimSpace(line); line != "" {
				t.path(automode.Effect{Why: "an argument names this path"}, line)
			}
		}
	case !strings.ContainsAny(s, "\n\t") && t.world.Resolve(trimmed).Exists:
		t.path(automode.Effect{Why: "an argument names this path"}, trimmed)
	}
}

const maybeHost = "an argument may name this host"

// hostLike reports whether a text without a scheme can be a host, with or
// without a path behind it: "example.com", "example.com:8080/x", "localhost".
func hostLike(s string) bool {
	host, _, _ := strings.Cut(s, "/")
	host, _, _ = strings.Cut(host, ":")
	if host == "" || host[0] == '.' || host[0] == '-' || host[0] == '~' {
		return false
	}
	for i := 0; i < len(host); i++ {
		c := host[i]
		if c != '.' && c != '-' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z') {
			return false
		}
	}
	return strings.Contains(host, ".") || host == "localhost"
}

// unescaped puts in what "%2e" and its kin stand for.
func unescaped(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			if c, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				b.WriteByte(byte(c))
				i += 2
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// unseen: a part that was not looked at is asked about, whatever rule covers
// the tool.
func (t reader) unseen(why string) {
	t.unknown(why)
	t.a.Complete = false
	t.a.Outcome = automode.Overflow
}

// field is a string field of the input, empty when there is none.
func field(input json.RawMessage, name string) string {
	var m map[string]json.RawMessage
	if len(input) == 0 || json.Unmarshal(input, &m) != nil {
		return ""
	}
	var s string
	if json.Unmarshal(m[name], &s) != nil {
		return ""
	}
	return s
}
