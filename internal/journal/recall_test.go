package journal

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// A call is made again from what the record holds of it, or not at all.
func TestRecall(t *testing.T) {
	for _, tt := range []struct {
		name string
		e    Entry
		want automode.Call
		fail error
	}{
		{"a command", Entry{Kind: automode.ShellTool, Tool: "Bash", Text: "ls -l"}, automode.Call{Command: "ls -l", Input: []byte(`{"command":"ls -l"}`)}, nil},
		{"no command", Entry{Kind: automode.ShellTool, Tool: "Bash"}, automode.Call{}, errNothing},
		{"a read", Entry{Kind: automode.ReadTool, Tool: "Read", Text: "/a b"}, automode.Call{Path: "/a b", Input: []byte(`{"file_path":"/a b"}`)}, nil},
		{"several reads", Entry{Kind: automode.ReadTool, Tool: "Read", Text: `["a","b"]`}, automode.Call{}, errSeveral},
		{"a name like a list", Entry{Kind: automode.ReadTool, Tool: "Read", Text: `["a`}, automode.Call{Path: `["a`, Input: []byte(`{"file_path":"[\"a"}`)}, nil},
		{"a search", Entry{Kind: automode.SearchTool, Tool: "Grep", Text: "a /b /c"}, automode.Call{Pattern: "a /b", Path: "/c", Input: []byte(`{"path":"/c","pattern":"a /b"}`)}, nil},
		{"a search of a folder", Entry{Kind: automode.SearchTool, Tool: "Grep", Text: "/c"}, automode.Call{Path: "/c", Input: []byte(`{"path":"/c","pattern":""}`)}, nil},
		{"several searches", Entry{Kind: automode.SearchTool, Tool: "Grep", Text: `["a","b"]`}, automode.Call{}, errSeveral},
		{"an address", Entry{Kind: automode.FetchTool, Tool: "WebFetch", Text: "https://h/a"}, automode.Call{URL: "https://h/a", Input: []byte(`{"query":"","url":"https://h/a"}`)}, nil},
		{"a question to a search engine", Entry{Kind: automode.FetchTool, Tool: "WebSearch", Text: "go maps"}, automode.Call{Pattern: "go maps", Input: []byte(`{"query":"go maps","url":""}`)}, nil},
		{"an edit", Entry{Kind: automode.EditTool, Tool: "Edit", Text: "/a"}, automode.Call{}, errEdit},
		{"a sub-agent", Entry{Kind: automode.SubagentTool, Tool: "Agent", Text: "go on"}, automode.Call{Prompt: "go on"}, nil},
		{"a server's tool", Entry{Kind: automode.MCPTool, Tool: "mcp__a__b", Text: `{"a":1}`}, automode.Call{Input: []byte(`{"a":1}`)}, nil},
		{"a server's tool without input", Entry{Kind: automode.MCPTool, Tool: "mcp__a__b"}, automode.Call{}, nil},
		{"a server's tool with a list", Entry{Kind: automode.MCPTool, Tool: "mcp__a__b", Text: `["a"]`}, automode.Call{Input: []byte(`["a"]`)}, nil},
		{"an input that is none", Entry{Kind: automode.OtherTool, Tool: "X", Text: `{"a":`}, automode.Call{}, errInput},
		{"nothing", Entry{}, automode.Call{}, errNothing},
		{"only its text", Entry{Kind: automode.ShellTool, Text: "ls"}, automode.Call{Command: "ls", Input: []byte(`{"command":"ls"}`)}, nil},
		{"a folder that was cut", Entry{Kind: automode.ShellTool, Tool: "Bash", Text: "ls", Cwd: "/a" + linefile.Ellipsis}, automode.Call{}, errFolder},
		{"a root that was cut", Entry{Kind: automode.ShellTool, Tool: "Bash", Text: "ls", Root: "/a" + linefile.Ellipsis}, automode.Call{}, errFolder},
		{"a text that is gone", Entry{Kind: automode.ShellTool, Tool: "Bash", Text: "ls", Cut: true, Digest: strings.Repeat("0", 64)}, automode.Call{}, errNoWhole},
	} {
		c, masked, err := Recall(t.TempDir(), &tt.e)
		if err != tt.fail || masked {
			t.Errorf("%s: %v, masked %t", tt.name, err, masked)
			continue
		}
		if err != nil {
			if c != nil {
				t.Errorf("%s: %+v beside an error", tt.name, c)
			}
			continue
		}
		tt.want.Tool, tt.want.Kind = tt.e.Tool, tt.e.Kind
		if string(c.Input) != string(tt.want.Input) {
			t.Errorf("%s: input %s, want %s", tt.name, c.Input, tt.want.Input)
		}
		if c.Input, tt.want.Input = nil, nil; !reflect.DeepEqual(*c, tt.want) {
			t.Errorf("%s: %+v, want %+v", tt.name, *c, tt.want)
		}
	}
	e := Entry{Kind: automode.ShellTool, Tool: "Bash", Text: "ls --token ‹secret›", CallID: "c", Agent: "claude", Session: "s", Subagent: "u", Mode: automode.ModePlan, Cwd: "/p/a", Root: "/p"}
	c, masked, err := Recall(t.TempDir(), &e)
	if err != nil || !masked || c.ID != "c" || c.Agent != "claude" || c.Session != "s" || c.Subagent != "u" || c.Mode != automode.ModePlan || c.Cwd != "/p/a" || !reflect.DeepEqual(c.Roots, []string{"/p"}) {
		t.Errorf("%+v, masked %t, %v", c, masked, err)
	}
}

// A long command is made again whole, unless not all of it was kept.
func TestRecallOfLongText(t *testing.T) {
	for n, fail := range map[int]error{3 * linefile.Limit: nil, mostKept + 10: errCut} {
		dir := t.TempDir()
		e := entry(0, strings.Repeat("x", n))
		e.Kind, e.Tool = automode.ShellTool, "Bash"
		must(t, Append(dir, e))
		list, err := Last(dir, 1, Filter{})
		must(t, err)
		if len(list) != 1 || !list[0].Cut || list[0].Bytes != n {
			t.Fatalf("%d: %+v", n, list)
		}
		c, _, err := Recall(dir, &list[0])
		if err != fail || err == nil && c.Command != e.Text {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
}

// What stands in an entry beside the call is read as it was written.
func TestEntryOfARuling(t *testing.T) {
	dir := t.TempDir()
	for _, change := range []func(*Entry){
		func(e *Entry) { e.Judge, e.Queries, e.Input, e.Cached, e.Output, e.Price = "m", 2, 30, 10, 5, 0.25 },
		func(e *Entry) { e.Judge = "m" },
		func(e *Entry) { e.Queries = 1 },
		func(e *Entry) { e.Key, e.Clears, e.Open = strings.Repeat("a", 64), "person", []string{"w1", "w2"} },
	} {
		e := entry(0, "ls")
		e.ID = NewID(e.Time)
		change(&e)
		must(t, Append(dir, e))
		list, err := Last(dir, 1, Filter{})
		must(t, err)
		if e.Effects = []Effect{}; len(list) != 1 || fmt.Sprintf("%+v", list[0]) != fmt.Sprintf("%+v", e) {
			t.Errorf("%+v\nwant %+v", list, e)
		}
		must(t, os.RemoveAll(dir))
	}
}

// An entry says who can allow what was not allowed, and nobody of what was.
func TestEntryOfADecision(t *testing.T) {
	call := &automode.Call{ID: "c", Tool: "Bash", Command: "ls", Roots: []string{"/p", "/q"}}
	for clears, want := range map[automode.Clearance]string{automode.ByPerson: "person", automode.ByOrganisation: "organisation", automode.ByNobody: "nobody"} {
		e := FromDecision(automode.Decision{Verdict: automode.Ask, Clears: clears}, call, time.Millisecond)
		if e.Clears != want || e.Root != "/p" || e.TookMicros != 1000 || e.Text != "ls" || e.CallID != "c" {
			t.Errorf("%+v", e)
		}
	}
	if e := FromDecision(automode.Decision{Verdict: automode.Allow, Clears: automode.ByPerson}, call, 0); e.Clears != "" {
		t.Errorf("allowed, and cleared by %q", e.Clears)
	}
}

// The names of those who ask for others hold nothing that a reader stumbles over.
func TestAsker(t *testing.T) {
	for name, want := range map[string]string{"acp:gemini-cli": "acp:gemini-cli", "mcp:a b\nc": "mcp:a_b_c", "A.Z_a/z@0:9-": "A.Z_a/z@0:9-", "é": "_", "a`{[^~": "a_____", "": ""} {
		if got := Asker(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	if got := Asker(strings.Repeat("a", 200)); len(got) != 64 {
		t.Errorf("%d bytes", len(got))
	}
}

// Each condition of a filter leaves out, and none lets in.
func TestFilter(t *testing.T) {
	at := time.Unix(1000, 0)
	e := Entry{Time: at, Agent: "claude", Session: "s", Tool: "Bash", Verdict: automode.Deny, Layer: "table", Text: "Rm a", Rule: "delete.x", Person: "It goes"}
	mine := e
	mine.Layer = ByPerson
	for _, tt := range []struct {
		name string
		f    Filter
		e    Entry
		want bool
	}{
		{"none", Filter{}, e, true},
		{"since then", Filter{Since: at}, e, true}, {"since later", Filter{Since: at.Add(1)}, e, false},
		{"until then", Filter{Until: at}, e, false}, {"until later", Filter{Until: at.Add(1)}, e, true},
		{"verdict", Filter{Verdicts: []automode.Verdict{automode.Ask, automode.Deny}}, e, true}, {"another verdict", Filter{Verdicts: []automode.Verdict{automode.Ask}}, e, false},
		{"agent", Filter{Agent: "claude"}, e, true}, {"another agent", Filter{Agent: "codex"}, e, false},
		{"session", Filter{Session: "s"}, e, true}, {"another session", Filter{Session: "x"}, e, false},
		{"without it", Filter{Without: "s"}, e, false}, {"without another", Filter{Without: "x"}, e, true},
		{"tool", Filter{Tool: "Bash"}, e, true}, {"another tool", Filter{Tool: "Read"}, e, false},
		{"text", Filter{Text: "rM"}, e, true}, {"rule", Filter{Text: "DELETE"}, e, true}, {"sentence", Filter{Text: "goes"}, e, true}, {"another text", Filter{Text: "cp"}, e, false},
		{"an act", Filter{}, mine, false}, {"an act that is wanted", Filter{Acts: true}, mine, true}, {"an act of another agent", Filter{Acts: true, Agent: "x"}, mine, false},
	} {
		if tt.f.Match(&tt.e) != tt.want {
			t.Errorf("%s: %t", tt.name, !tt.want)
		}
	}
}
