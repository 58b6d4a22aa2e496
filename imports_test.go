package automode_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// pkg is what go list says of a package of this module.
type pkg struct {
	ImportPath   string
	Imports      []string
	TestImports  []string
	XTestImports []string
}

// directions are the rules by which packages may know each other. A call
// passes from the dialect over understanding and the layers to the answer;
// what would let it run another way is named here.
var directions = []struct {
	from    string   // the packages that the rule is for: a path, or "path/..." with all below
	but     []string // packages among them that it is not for
	never   []string // what they must not import: as from; "outside" is every other module
	unless  []string // what they may import all the same
	because string
}{
	{
		from: "automode", never: []string{"automode/...", "outside"},
		because: "who embeds the public words takes nothing else with them",
	},
	{
		from:  "automode/internal/commands",
		never: []string{"automode/...", "outside", "os", "os/exec"}, unless: []string{"automode"},
		because: "what programs do is knowledge: no policy, no files and no shell belong to it",
	},
	{
		from:  "automode/internal/commands/windows",
		never: []string{"automode/...", "outside", "os", "os/exec"}, unless: []string{"automode", "automode/internal/commands"},
		because: "what commands of Windows do is knowledge: no policy, no files and no shell belong to it",
	},
	{
		from:    "automode/internal/understand/powershell",
		never:   []string{"automode/...", "outside", "os", "os/exec"},
		because: "a grammar is read from text alone: what commands do and where files lie is the walk's affair",
	},
	{
		from:    "automode/internal/understand/batch",
		never:   []string{"automode/...", "outside", "os", "os/exec"},
		because: "a grammar is read from text alone: what commands do and where files lie is the walk's affair",
	},
	{
		from: "automode/internal/understand/shell/value", never: []string{"automode/...", "outside", "os", "os/exec"}, unless: []string{"automode", "automode/internal/commands"},
		because: "what values come to is said of words alone: the tree and the machine are the walk's affair",
	},
	{
		from: "automode/internal/layers/...", never: []string{"automode/internal/layers/..."},
		because: "a layer never knows what another one says; combining opinions is the gate's work alone",
	},
	{
		from: "automode/internal/layers/...",
		never: []string{"automode/internal/dialect/...", "automode/internal/journal/...", "automode/internal/session/...",
			"automode/internal/understand/...", "automode/internal/commands/...", "os", "os/exec", "net/...", "syscall"},
		because: "a layer judges effects: it knows no agent, keeps no record, reads no command and looks at no machine",
	},
	{
		from: "automode/internal/understand/...",
		never: []string{"automode/internal/layers/...", "automode/internal/config/...", "automode/internal/dialect/...",
			"automode/internal/journal/...", "automode/internal/session/...", "automode/standard", "os", "os/exec", "net/..."},
		because: "reading a call never judges it, and looks at the machine through the world alone",
	},
	{
		from: "automode/internal/understand/code/...", never: []string{"automode/internal/...", "path/filepath", "regexp", "reflect"},
		unless:  []string{"automode/internal/commands", "automode/internal/understand/code/..."},
		because: "what a text of code does is read from the text alone; where it stands and what it reaches is the shell's to say",
	},
	{
		from: "automode/...", but: []string{"automode/internal/understand/shell", "automode/internal/understand/shell/brace"}, never: []string{"mvdan.cc/sh/..."},
		because: "one package reads shell text, so that nobody else reads it in another way",
	},
	{
		from:  "automode/internal/dialect/...",
		never: []string{"automode/internal/...", "automode/standard", "os", "os/exec", "net/..."}, unless: []string{"automode/internal/dialect/..."},
		because: "a dialect only translates between an agent's words and ours",
	},
	{
		from: "automode/internal/world/...", never: []string{"automode/internal/...", "automode/standard", "os/exec", "net", "net/http"}, unless: []string{"automode/internal/world/...", "automode/internal/regular", "automode/internal/git"},
		because: "the world is looked at, never changed or judged",
	},
	{
		from:  "automode/internal/agents",
		never: []string{"automode/internal/...", "outside"}, unless: []string{"automode/internal/regular", "automode/internal/digest", "github.com/tailscale/hujson", "github.com/pelletier/go-toml/v2", "go.yaml.in/yaml/v3"},
		because: "an agent's settings are a file like any other: what the gate thinks of a call is not known there",
	},
	{
		from: "automode/internal/...", never: []string{"automode/standard", "automode/cmd/..."},
		because: "packages are put together in standard and in the programs, not the other way about",
	},
	{
		from: "automode/internal/understand/compose", never: []string{"outside"}, unless: []string{"go.yaml.in/yaml/v3"},
		because: "compose files are written in all of YAML; what reads them is no part of the hook",
	},
	{
		from: "automode/internal/...", but: []string{"automode/internal/agents", "automode/internal/history", "automode/internal/understand/compose"}, never: []string{"outside"},
		unless:  []string{"mvdan.cc/sh/v3/syntax", "github.com/tidwall/jsonc"},
		because: "drivers, SDKs and what else is slow to start belong to the programs; the hook links every package below internal that a call passes",
	},
	{
		from: "automode/internal/history", never: []string{"outside"}, unless: []string{"modernc.org/sqlite/..."},
		because: "it is what keeps the database, for the program for people alone",
	},
	{
		from: "automode/internal/...", never: []string{"automode/internal/history"},
		because: "what a call passes knows no database",
	},
	{
		from: "automode/standard", never: []string{"outside", "automode/internal/dialect/...", "automode/internal/journal/...", "automode/internal/session/..."},
		because: "who embeds the gate brings records and agents of their own",
	},
}

// TestDirection checks who imports whom.
func TestDirection(t *testing.T) {
	packages := listed(t)
	for _, d := range directions {
		met := false
		for _, p := range packages {
			if !covers(d.from, p.ImportPath) || slices.Contains(d.but, p.ImportPath) {
				continue
			}
			met = true
			for _, imported := range p.Imports {
				if imported != p.ImportPath && anyCovers(d.never, imported) && !anyCovers(d.unless, imported) {
					t.Errorf("%s imports %s: %s", p.ImportPath, imported, d.because)
				}
			}
		}
		if !met {
			t.Errorf("no package is %s any more; mend the rule that says: %s", d.from, d.because)
		}
	}
}

// TestPrograms checks that nothing imports a program, tests included.
func TestPrograms(t *testing.T) {
	for _, p := range listed(t) {
		for _, imported := range slices.Concat(p.Imports, p.TestImports, p.XTestImports) {
			if covers("automode/cmd/...", imported) && !covers("automode/cmd/...", p.ImportPath) {
				t.Errorf("%s imports %s: a program is the last to know of the others", p.ImportPath, imported)
			}
		}
	}
}

// listed is every package of this module.
func listed(t *testing.T) []pkg {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,TestImports,XTestImports", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	var list []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// covers reports whether a pattern of a rule means a package.
func covers(pattern, path string) bool {
	if pattern == "outside" {
		first, _, _ := strings.Cut(path, "/")
		return strings.Contains(first, ".")
	}
	if folder, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == folder || strings.HasPrefix(path, folder+"/")
	}
	return path == pattern
}

func anyCovers(patterns []string, path string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return covers(p, path) })
}
