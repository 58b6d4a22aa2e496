package config

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"automode"
)

// ClaudeSettings say where Claude Code keeps its settings, of which only the
// permission rules are read. All folders are absolute; an empty one is not
// missing at. Its settings on the command line are seen by nobody but itself.
type ClaudeSettings struct {
	Managed string // the organisation's folder; empty: the platform's fixed place
	Person  string // the person's folder, as ~/.claude
	// Named is the folder that the environment names in its place. The
	// environment can only tighten: what allows there is left out.
	Named string
	// Started is the folder that the session began in, where that is not the
	// project's root: Claude Code looks for the project's settings there.
	Started string
}

// ClaudeManagedFolder is where the organisation's settings of Claude Code lie on
// a platform; AnyPlatform means this machine's.
func ClaudeManagedFolder(p automode.Platform) string {
	if p == automode.AnyPlatform {
		p = automode.ThisPlatform()
	}
	switch p {
	case automode.Darwin:
		return "/Library/Application Support/ClaudeCode"
	case automode.Windows:
		return `C:\Program Files\ClaudeCode`
	}
	return "/etc/claude-code"
}

// ClaudeLocalFile is where Claude Code keeps what one person set for a project.
func ClaudeLocalFile(dir string) string { return filepath.Join(dir, ".claude", "settings.local.json") }

// loadClaude adds the rules of Claude Code's own settings, the strongest file
// first. What forbids or asks counts from every file. What allows counts from
// the organisation's and the person's; of the local file beside the project it
// is kept with the scope Local, of the project's with the scope Project, and
// the rules layer says what becomes of it.
func (c *Config) loadClaude(read func(string) ([]byte, error), o *LoadOptions) {
	at := *o.Claude
	if at.Managed == "" {
		at.Managed = ClaudeManagedFolder(o.Platform)
	}
	missing := map[string]bool{} // of a folder: it is not there
	if o.ReadFile == nil {
		for _, dir := range [...]string{at.Managed, filepath.Join(o.Root, ".claude")} {
			missing[dir] = gone(dir)
		}
	}
	load := func(scope Scope, name, base string) *claudeFile {
		if missing[filepath.Dir(name)] {
			c.Sources = append(c.Sources, Source{scope, name, false})
			return &claudeFile{}
		}
		data, ok := c.source(read, scope, name)
		if !ok {
			return &claudeFile{}
		}
		f := decodeClaude(data, Origin{Scope: scope, File: name, Base: base})
		c.Broken = append(c.Broken, f.broken...)
		return f
	}
	managedOnly := false // the organisation lets nobody else's rules allow
	for _, name := range managedFiles(at.Managed, missing[at.Managed], &c.Broken) {
		f := load(Managed, name, at.Managed)
		managedOnly = managedOnly || f.managedOnly
		c.merge(&f.out)
	}
	add := func(scope Scope, name, base string, why string) {
		f := load(scope, name, base)
		switch {
		case managedOnly:
			why = "the organisation lets only its own rules allow"
		case why == "" && c.AgentRules.Value == RulesTighten:
			why = quote("agentRules") + " is " + quote(RulesTighten.String()) + " in " + c.AgentRules.Origin.String()
		}
		if why != "" && len(f.out.Allow) > 0 {
			c.Ignored = append(c.Ignored, Problem{File: name, Line: f.out.Allow[0].Origin.Line, Text: why + `: "permissions.allow" is left out`})
			f.out.Allow = nil
		}
		c.merge(&f.out)
	}
	const settings = "settings.json"
	if at.Person != "" {
		add(Agent, filepath.Join(at.Person, settings), at.Person, "")
	}
	if at.Named != "" && at.Named != at.Person {
		add(Agent, filepath.Join(at.Named, settings), at.Named, "CLAUDE_CONFIG_DIR names this folder, and the environment can only tighten")
	}
	folders := [...]string{o.Root, at.Started}
	for i, dir := range folders {
		if dir == "" || i > 0 && dir == folders[0] {
			continue
		}
		add(Local, ClaudeLocalFile(dir), dir, "")
		if filepath.Join(dir, ".claude") != at.Person { // a session in the home: it is read already
			add(Project, filepath.Join(dir, ".claude", settings), dir, "")
		}
	}
}

// managedFiles are the organisation's files in their order: the drop-ins come
// later, and none of them can take anything back.
func managedFiles(dir string, gone bool, broken *[]Problem) []string {
	list := []string{filepath.Join(dir, "managed-settings.json")}
	if gone {
		return list
	}
	more := filepath.Join(dir, "managed-settings.d")
	entries, err := os.ReadDir(more)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		*broken = append(*broken, Problem{File: more, Text: "cannot be read: " + reason(err)})
	}
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".json") && !strings.HasPrefix(e.Name(), ".") {
			list = append(list, filepath.Join(more, e.Name()))
		}
	}
	return list
}

// claudeFile is what one file of Claude Code's settings says of permissions.
type claudeFile struct {
	decoder
	managedOnly bool // allowManagedPermissionRulesOnly
}

// decodeClaude reads one file. Its other keys are no business of ours.
func decodeClaude(data []byte, origin Origin) *claudeFile {
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")) // the agent passes over it, too
	f := &claudeFile{decoder: decoder{origin: origin, lines: linesOf(data)}}
	if len(bytes.TrimSpace(data)) == 0 {
		return f
	}
	root, at, err := parse(data)
	switch {
	case err != nil:
		f.wrong(node{at: at}, err.Error())
		return f
	case root.kind != '{':
		f.wrong(root, "expected an object in braces")
		return f
	}
	for i, key := range root.keys {
		value := root.sub[i]
		switch key.text {
		case "permissions":
			f.permissions(value)
		case "allowManagedPermissionRulesOnly":
			// Whatever is not plainly off is on: that only tightens.
			f.managedOnly = f.managedOnly || value.kind != 0 || value.text != "false" && value.text != "null"
		}
	}
	return f
}

func (f *claudeFile) permissions(n node) {
	if n.kind != '{' {
		f.wrong(n, "expected an object in braces for "+quote("permissions"))
		return
	}
	for i, key := range n.keys {
		switch key.text {
		case "allow":
			f.rules(n.sub[i], &f.out.Allow)
		case "ask":
			f.rules(n.sub[i], &f.out.Ask)
		case "deny":
			f.rules(n.sub[i], &f.out.Deny)
		}
	}
}
