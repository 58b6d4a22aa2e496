package tools

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"automode"
	"automode/internal/understand/shell"
	"automode/internal/world"
)

func read(c automode.Call) automode.Action {
	c.Cwd, c.Roots = "/home/dev/project", []string{"/home/dev/project"}
	a := automode.Action{Call: &c}
	Read(&a, world.New(world.Options{Home: "/home/dev", Roots: c.Roots, Cwd: c.Cwd, Platform: automode.Linux}), shell.Options{}, nil)
	return a
}

func TestRead(t *testing.T) {
	for _, c := range []struct {
		name string
		call automode.Call
		want []string // kind, target, marks
	}{
		{"read", automode.Call{Kind: automode.ReadTool, Path: "a.go"}, []string{"Read /home/dev/project/a.go "}},
		{"read a secret", automode.Call{Kind: automode.ReadTool, Path: "~/.ssh/id_rsa"}, []string{"Read /home/dev/.ssh/id_rsa secret"}},
		{"read nothing", automode.Call{Kind: automode.ReadTool, Tool: "Read"}, []string{"Unknown Read "}},
		{"search", automode.Call{Kind: automode.SearchTool, Pattern: "TODO"}, []string{"Read /home/dev/project root"}},
		{"search by a secret's name", automode.Call{Kind: automode.SearchTool, Pattern: "**/.env"}, []string{"Read /home/dev/project root", "Read **/.env secret"}},
		{"search in files of a secret's name", automode.Call{Kind: automode.SearchTool, Pattern: "KEY", Input: json.RawMessage(`{"glob":".env*"}`)},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/.env* secret,executable surface"}},
		{"search in files of several names", automode.Call{Kind: automode.SearchTool, Pattern: "KEY", Input: json.RawMessage(`{"glob":"*.{ts,pem}"}`)},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/*.pem secret", "Read /home/dev/project/*.ts executable surface"}},
		{"search in files of some name", automode.Call{Kind: automode.SearchTool, Pattern: "KEY", Input: json.RawMessage(`{"glob":".en?"}`)},
			[]string{"Read /home/dev/project root", "Unknown .en? "}},
		{"search in files of names that agents divide", automode.Call{Kind: automode.SearchTool, Filter: "*.go .env,x"},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/*.go ", "Read /home/dev/project/.env secret", "Read /home/dev/project/x "}},
		{"search in files of a name with a backslash", automode.Call{Kind: automode.SearchTool, Filter: `.e\nv`},
			[]string{"Read /home/dev/project root", `Unknown .e\nv `}},
		{"search in files of a choice of names", automode.Call{Kind: automode.SearchTool, Filter: "@(.env)"},
			[]string{"Read /home/dev/project root", "Unknown @(.env) "}},
		{"search in files of a group of one name", automode.Call{Kind: automode.SearchTool, Filter: "app/(.env)"},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/app/.env secret"}},
		{"search in files of a kind", automode.Call{Kind: automode.SearchTool, Filter: "config/*.json"},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/config/*.json "}},
		{"look for a secret's name in the home", automode.Call{Kind: automode.SearchTool, Tool: "Glob", Path: "/home/dev", Pattern: "**/*.pem"},
			[]string{"Read /home/dev root", "Read **/*.pem secret"}},
		{"read in the home of another", automode.Call{Kind: automode.ReadTool, Path: "~ann/x"},
			[]string{"Read ~ann/x ", "Read /home/dev/project/~ann/x "}},
		{"edit by a variable", automode.Call{Kind: automode.EditTool, Edits: []automode.Edit{{Path: "$HOME/bin/git"}}},
			[]string{"Write $HOME/bin/git ", "Write /home/dev/project/$HOME/bin/git "}},
		{"edit", automode.Call{Kind: automode.EditTool, Edits: []automode.Edit{{Path: "a.go"}, {Path: "/etc/x", Delete: true}}},
			[]string{"Write /home/dev/project/a.go ", "Delete /etc/x "}},
		{"edit nothing", automode.Call{Kind: automode.EditTool, Tool: "Edit"}, []string{"Unknown Edit "}},
		{"edit above", automode.Call{Kind: automode.EditTool, Edits: []automode.Edit{{Path: "../other/a.go"}}}, []string{"Write /home/dev/other/a.go "}},
		{"fetch", automode.Call{Kind: automode.FetchTool, URL: "https://example.com/x"}, []string{"Fetch example.com "}},
		{"fetch as a browser reads it", automode.Call{Kind: automode.FetchTool, URL: " https:\\\\exam\tple.com\\x@y/z"}, []string{"Fetch example.com "}},
		{"fetch with too few slashes", automode.Call{Kind: automode.FetchTool, URL: "https:example.com"}, []string{"Fetch example.com "}},
		{"fetch a file", automode.Call{Kind: automode.FetchTool, Tool: "WebFetch", URL: "file:///home/dev/%2essh/id_rsa"}, []string{"Unknown WebFetch ", "Unknown /home/dev/.ssh/id_rsa secret"}},
		{"fetch nothing", automode.Call{Kind: automode.FetchTool, Tool: "WebFetch"}, []string{"Unknown WebFetch "}},
		{"search the web", automode.Call{Kind: automode.FetchTool, Tool: "WebSearch", Pattern: "go"}, []string{"Query WebSearch "}},
		{"sub-agent", automode.Call{Kind: automode.SubagentTool, Tool: "Agent"}, []string{"Delegate Agent "}},
		{"weaker sub-agent", automode.Call{Kind: automode.SubagentTool, Tool: "Agent", Input: json.RawMessage(`{"mode":"bypassPermissions"}`)}, []string{"Delegate{weaker} Agent "}},
		{"sub-agent that passes edits", automode.Call{Kind: automode.SubagentTool, Tool: "Agent", Input: json.RawMessage(`{"mode":"acceptEdits"}`)}, []string{"Delegate{weaker} Agent "}},
		{"sub-agent with a judge of its own", automode.Call{Kind: automode.SubagentTool, Tool: "Agent", Input: json.RawMessage(`{"mode":"auto"}`)}, []string{"Delegate{weaker} Agent "}},
		{"sub-agent elsewhere", automode.Call{Kind: automode.SubagentTool, Tool: "Agent", Input: json.RawMessage(`{"isolation":"remote"}`)}, []string{"Delegate{weaker} Agent "}},
		{"a server's tool", automode.Call{Kind: automode.MCPTool, Tool: "mcp__a__b", Input: json.RawMessage(`{"path":"~/.ssh","n":1,"deep":[{"u":"https://example.com/x"}]}`)},
			[]string{"Unknown mcp__a__b ", "Unknown /home/dev/.ssh secret", "Unknown example.com "}},
		{"a server's tool, spelt oddly", automode.Call{Kind: automode.MCPTool, Tool: "mcp__a__b", Input: json.RawMessage(`{"/home/dev/.netrc":1,"u":"FILE:///home/dev/%2essh/id_rsa"}`)},
			[]string{"Unknown mcp__a__b ", "Unknown /home/dev/.netrc secret", "Unknown /home/dev/.ssh/id_rsa secret"}},
		{"read several", automode.Call{Kind: automode.ReadTool, Path: "a.go", More: []automode.Target{{Path: "~/.ssh/id_rsa"}, {}}},
			[]string{"Read /home/dev/project/a.go ", "Read /home/dev/.ssh/id_rsa secret", "Unknown  "}},
		{"search in several", automode.Call{Kind: automode.SearchTool, Filter: "*.go", Input: json.RawMessage(`{"glob":"*.md"}`), More: []automode.Target{{Path: "/home/dev/.ssh", Filter: "id_rsa"}, {Pattern: "**/.env"}}},
			[]string{"Read /home/dev/project root", "Read /home/dev/project/*.go ", "Read /home/dev/.ssh secret", "Read /home/dev/.ssh/id_rsa secret", "Read **/.env secret"}},
		{"fetch several", automode.Call{Kind: automode.FetchTool, URL: "https://example.com/x", More: []automode.Target{{URL: "http://localhost/"}, {URL: ""}}},
			[]string{"Fetch example.com ", "Fetch localhost ", "Unknown  "}},
		{"nobody knows, with arguments", automode.Call{Tool: "SendUserFile", Input: json.RawMessage(`{"files":["a/b"],"url":"https://example.com"}`)},
			[]string{"Unknown SendUserFile ", "Unknown /home/dev/project/a/b ", "Unknown example.com "}},
		{"nobody knows", automode.Call{Tool: "Frobnicate"}, []string{"Unknown Frobnicate "}},
	} {
		a := read(c.call)
		if !a.Complete {
			t.Errorf("%s: not complete", c.name)
		}
		got := map[string]bool{}
		for _, e := range a.Effects {
			s := e.Kind.String()
			if tr := (e.Traits &^ automode.Listing).String(); tr != "" {
				s += "{" + tr + "}"
			}
			marks := e.Place.Marks &^ (automode.GateAncestor | automode.HomeFolder | automode.RootAncestor)
			got[s+" "+e.Target+" "+marks.String()] = true
		}
		for _, w := range c.want {
			if !got[w] {
				t.Errorf("%s: %q is missing in %v", c.name, w, got)
			}
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %d", c.name, got, len(c.want))
		}
	}
}

// What a browser reads as a trusted host, another program may read as something else.
func TestAnOddAddressIsNotTrusted(t *testing.T) {
	for url, want := range map[string]automode.Host{
		"http://localhost:3000/x":    automode.Loopback,
		"http:\\\\localhost\\x":      automode.OtherHost,
		" http://localhost/x":        automode.OtherHost,
		"http:/localhost/x":          automode.OtherHost,
		"http:\\\\169.254.169.254/x": automode.MetadataHost,
	} {
		a := read(automode.Call{Kind: automode.FetchTool, URL: url})
		if len(a.Effects) != 1 || a.Effects[0].Place.Host != want {
			t.Errorf("%q: %+v, want %v", url, a.Effects, want)
		}
	}
}

// A file that a patch moves within the project is not lost, unless something else of the patch
// comes to lie where it went or where it was.
func TestAMoveInTheProject(t *testing.T) {
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a.go", "c.go"} {
		if err := os.WriteFile(filepath.Join(project, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	moved := func(from, to string) []automode.Edit {
		return []automode.Edit{{Path: from, Delete: true, Moved: true}, {Path: to}}
	}
	for _, c := range []struct {
		edits []automode.Edit
		want  bool
	}{
		{moved("a.go", "b.go"), true},
		{append(moved("a.go", "b.go"), automode.Edit{Path: "b.go", Old: "x\n", New: "y\n"}), true},
		{append(moved("a.go", "sub/b.go"), moved("c.go", "sub/c.go")...), true},
		{append(moved("a.go", "b.go"), moved("c.go", "./b.go")...), false},
		{append(moved("a.go", "b.go"), automode.Edit{Path: "b.go", New: "y\n", Whole: true}), false},
		{append(moved("a.go", "b.go"), automode.Edit{Path: "b.go", Delete: true}), false},
		{append(moved("a.go", "b.go"), automode.Edit{Path: "./a.go", New: "y\n", Whole: true}), false},
		{moved("a.go", "c.go"), false},
		{moved("a.go", "../b.go"), false},
		{moved("a.go", "dist/b.go"), false},
		{moved("b.go", "d.go"), false},
	} {
		call := automode.Call{Kind: automode.EditTool, Cwd: project, Roots: []string{project}, Edits: c.edits}
		a := automode.Action{Call: &call}
		Read(&a, world.New(world.Options{Home: "/home/dev", Roots: call.Roots, Cwd: call.Cwd, Platform: automode.ThisPlatform()}), shell.Options{}, nil)
		if a.Effects[0].Kind != automode.Delete || a.Effects[0].Traits.Has(automode.Relocated) != c.want {
			t.Errorf("%+v: %+v", c.edits, a.Effects[0])
		}
	}
}

// Some agents look for the file of an edit that is not there, and edit what they find.
func TestAnEditOfAFileThatIsSought(t *testing.T) {
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(project, "a.go"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{"a.go": 1, "settings.json": 2} {
		c := automode.Call{Kind: automode.EditTool, Cwd: project, Roots: []string{project}, Edits: []automode.Edit{{Path: name, Old: "a", New: "b", Sought: true}}}
		a := automode.Action{Call: &c}
		Read(&a, world.New(world.Options{Home: "/home/dev", Roots: c.Roots, Cwd: c.Cwd, Platform: automode.ThisPlatform()}), shell.Options{}, nil)
		if len(a.Effects) != want || want == 2 && a.Effects[1].Kind != automode.Unknown {
			t.Errorf("%s: %+v", name, a.Effects)
		}
	}
}

// A tool that only looks, by the word of a trusted server, still goes to the hosts
// and paths that its arguments name.
func TestALookingToolStillReachesHosts(t *testing.T) {
	c := automode.Call{Kind: automode.MCPTool, Tool: "mcp__a__b", Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"},
		Input: json.RawMessage(`{"u":"https://example.com/x","p":"/srv/data"}`)}
	a := automode.Action{Call: &c}
	Read(&a, world.New(world.Options{Home: "/home/dev", Roots: c.Roots, Cwd: c.Cwd, Platform: automode.Linux}), shell.Options{},
		func(*automode.Call) Described { return Described{Looks: true, Closed: true} })
	got := map[string]automode.Kind{}
	for _, e := range a.Effects {
		got[e.Target] = e.Kind
	}
	if got["mcp__a__b"] != automode.Query || got["example.com"] != automode.Fetch || got["/srv/data"] != automode.Read {
		t.Errorf("%v", got)
	}
}

// Behind a link ".." is where the link leads for the system, and beside it for
// an agent that takes paths by their letters: both are judged.
func TestAboveALink(t *testing.T) {
	at, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(at, "project"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(at, "other", "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(at, "other", "deep"), filepath.Join(at, "project", "link")); err != nil {
		t.Skip(err)
	}
	c := automode.Call{Kind: automode.EditTool, Cwd: filepath.Join(at, "project"), Roots: []string{filepath.Join(at, "project")},
		Edits: []automode.Edit{{Path: "link/../x", New: "y", Whole: true}}}
	a := automode.Action{Call: &c}
	Read(&a, world.New(world.Options{Home: "/home/dev", Roots: c.Roots, Cwd: c.Cwd, Platform: automode.ThisPlatform()}), shell.Options{}, nil)
	got := map[string]automode.Region{}
	for _, e := range a.Effects {
		got[e.Target] = e.Place.Region
	}
	if len(got) != 2 || got[filepath.Join(at, "project", "x")] != automode.Project || got[filepath.Join(at, "other", "x")] == automode.Project {
		t.Errorf("%v", a.Effects)
	}
}

// A tool of which it is not known what several things mean to it is not read to
// its end.
func TestMoreThanIsUnderstood(t *testing.T) {
	for _, kind := range []automode.ToolKind{automode.OtherTool, automode.ShellTool, automode.EditTool, automode.MCPTool, automode.SubagentTool, automode.CoordinateTool} {
		c := automode.Call{Kind: kind, Edits: []automode.Edit{{Path: "a"}}, More: []automode.Target{{Path: "b"}}}
		if a := read(c); a.Complete || a.Call.More == nil {
			t.Errorf("%s: %+v", kind, a)
		}
	}
}

func TestManyArguments(t *testing.T) {
	list := make([]string, 1000)
	b, _ := json.Marshal(map[string]any{"a": list})
	a := read(automode.Call{Kind: automode.MCPTool, Tool: "mcp__a__b", Input: b})
	if n := len(a.Effects); n != 2 || a.Effects[1].Kind != automode.Unknown || a.Complete {
		t.Errorf("%d effects, complete %v", n, a.Complete)
	}
}
