package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/heartbeat"
	"automode/internal/own"
	"automode/internal/world"
)

// examination is what status and doctor look at: how the gate stands in front
// of the agent, here and now.
type examination struct {
	p      *program
	cwd    string
	root   string // the project; empty: none
	person string // the person's configuration
	state  string
	config config.Config
	files  []settingsFile
}

// settingsFile is one of the agent's settings files, as far as it is there.
type settingsFile struct {
	scope agents.Scope
	path  string
	agents.Settings
	err error // why it cannot be read
}

// examine looks everything up. A hook that stands in the settings says which
// configuration and state it uses, unless options name others.
func (p *program) examine(project, configFile, state string) (*examination, error) {
	x := &examination{p: p}
	var err error
	if x.cwd, err = os.Getwd(); err != nil {
		return nil, advise("change to a folder that exists", "cannot tell the current folder: %w", err)
	}
	x.root = world.RaiseToRepository(world.FS{}, x.cwd, p.machine.home, p.machine.account)
	if project != "" {
		x.root, x.cwd = project, project
	}
	x.settings()
	h := x.hook("PreToolUse")
	if all := x.ours("PreToolUse"); h == nil && len(all) > 0 {
		h = &all[0] // not in force, and still what the person set up
	}
	if h != nil {
		configFile, state = cmp.Or(configFile, option(h.Args, "--config")), cmp.Or(state, option(h.Args, "--state"))
		p.machine.settings = option(h.Args, "--settings")
	} else if all := x.guarded(); len(all) > 0 {
		words := all[0].hook.Words()
		configFile, state = cmp.Or(configFile, option(words, "--config")), cmp.Or(state, option(words, "--state"))
	}
	if x.state, err = p.machine.state(state); err != nil {
		return nil, err
	}
	// A file that is not there is told as a finding, not as an error.
	x.person = cmp.Or(configFile, own.In(p.machine.own()).Config)
	x.config = p.machine.load(x.person, x.root)
	return x, nil
}

// option is the value of an option on a hook's line, empty without it.
func option(args []string, name string) string {
	if i := slices.Index(args, name); i >= 0 && i+1 < len(args) {
		return args[i+1]
	}
	return ""
}

// settings reads the agent's settings, the strongest first.
func (x *examination) settings() {
	managed, person := x.p.machine.claudeFolders()
	add := func(s agents.Scope, path string) {
		if path == "" || slices.ContainsFunc(x.files, func(f settingsFile) bool { return f.path == path }) {
			return
		}
		f, err := agents.ReadFile(path)
		if f.Data == nil && err == nil {
			return
		}
		file := settingsFile{scope: s, path: path}
		if f.Data != nil { // one that may not be written can be read all the same
			file.Settings, err = agents.Look(f.Data)
		}
		file.err = err
		x.files = append(x.files, file)
	}
	add(agents.Managed, agents.ClaudeSettings(agents.Managed, managed, "", ""))
	more, _ := filepath.Glob(filepath.Join(managed, "managed-settings.d", "*.json"))
	for _, path := range more {
		add(agents.Managed, path)
	}
	add(agents.Local, agents.ClaudeSettings(agents.Local, "", "", x.root))
	add(agents.Shared, agents.ClaudeSettings(agents.Shared, "", "", x.root))
	add(agents.User, agents.ClaudeSettings(agents.User, "", person, ""))
}

// counts reports whether Claude Code takes anything from the file, as far as
// can be told.
func (f *settingsFile) counts() bool { return f.err == nil && f.Plain }

// hooksOff is the file that switches our hook off which stands in this scope;
// nil when none does.
func (x *examination) hooksOff(s agents.Scope) *settingsFile {
	for i := range x.files {
		f := &x.files[i]
		switch {
		case !f.counts():
		case f.HooksOff && (s != agents.Managed || f.scope == agents.Managed):
			return f
		case f.ManagedOnly && f.scope == agents.Managed && s != agents.Managed:
			return f
		}
	}
	return nil
}

// standing is one of our handlers with the file that it stands in.
type standing struct {
	agents.Standing
	file *settingsFile
}

// ours lists our handlers for an event.
func (x *examination) ours(event string) []standing {
	var list []standing
	for i := range x.files {
		for _, h := range x.files[i].Hooks {
			if h.Ours() && h.Event == event {
				list = append(list, standing{h, &x.files[i]})
			}
		}
	}
	return list
}

// hook is our handler for an event that counts first, nil when there is none.
func (x *examination) hook(event string) *standing {
	for _, h := range x.ours(event) {
		if h.file.counts() && h.EveryCall && x.hooksOff(h.file.scope) == nil {
			return &h
		}
	}
	return nil
}

// silenceSince is how far back sessions are looked at.
const silenceSince = 24 * time.Hour

// silences are the sessions of the last day of whose calls some did not reach
// the gate. Where the hook is the person's or the organisation's, sessions that
// it never saw count from when it was put in.
func (x *examination) silences() []heartbeat.Silence {
	_, person := x.p.machine.claudeFolders()
	if person == "" {
		return nil
	}
	var since time.Time
	for _, r := range agents.Receipts(x.state) {
		for _, f := range x.files {
			if f.path == r.File && (f.scope == agents.User || f.scope == agents.Managed) && (since.IsZero() || r.Time.Before(since)) {
				since = r.Time
			}
		}
	}
	after := time.Now().Add(-silenceSince)
	folders, err := os.ReadDir(filepath.Join(person, "projects"))
	if err != nil {
		return nil
	}
	var list []heartbeat.Silence
	for _, dir := range folders {
		for _, s := range heartbeat.Recent(x.state, filepath.Join(person, "projects", dir.Name()), "", after, since, 20) {
			if s.Last.After(after) {
				list = append(list, s)
			}
		}
	}
	slices.SortFunc(list, func(a, b heartbeat.Silence) int { return b.Last.Compare(a.Last) })
	return list
}

// asksEverything says why whatever is not denied is asked about; empty when it
// is not.
func (x *examination) asksEverything() string {
	v := configOf(x.p, x.root, &x.config)
	if !v.Asking {
		return ""
	}
	if more := len(v.Problems) - 1; more > 0 {
		return fmt.Sprintf("%s (and %d more)", v.Problems[0], more)
	}
	return v.Problems[0]
}

// keysMissing are the variables that are to hold a judge's key and that this
// shell does not hand on to an agent.
func (x *examination) keysMissing() []string {
	var list []string
	for i := range x.config.Classifier.Judges {
		name := x.config.Classifier.Judges[i].KeyVariable
		if name == "" || slices.Contains(list, name) {
			continue
		}
		if value, ok := x.p.machine.getenv(name); !ok || value == "" {
			list = append(list, name)
		}
	}
	return list
}
