package agents

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode"
)

// Agent is an agent in front of which the gate can be put, as data: where its
// settings lie, how hooks stand in them, and which it needs. Claude Code, whose
// settings hold more that matters here, has a file of its own.
type Agent struct {
	Name     string   // on our command lines
	Title    string   // as people call it
	Programs []string // the names under which it is started
	Folder   Folder   // where the person's settings lie
	Signs    []string // folders below the home that show that it is used, where its own does not
	Targets  []Target // the files that init writes
	Events   []Event
	Off      []Switch // settings by which hooks are switched off
	Todo     string   // what the person has to do afterwards; empty: nothing
	Open     string   // what no setting closes: when a call runs all the same; empty: nothing known
	Flaws    []Flaw   // releases that are known to be broken
	// Words: a program and its words stand in its files, and no line. Shellless: a
	// line stands there, which no shell reads.
	Words, Shellless bool
	Whole            bool // the files are ours alone, and say themselves what happens when the hook fails
	Hides            bool // no payload says in which folder a command runs, so more is asked about
	// Trusts lists the events whose hook of ours the agent passes over, because its
	// person did not agree to it; nil where no agent's word is needed.
	Trusts func(a *Agent, at Where, in *StandingIn) (untrusted []string, err error)
	canary canary
	// also is what has to stand elsewhere for the first target to count, once that
	// is as it will be, and goes exactly when that goes; nil where nothing has to.
	also func(a *Agent, at Where, first *Edit) (Edit, error)
}

// Folder is where an agent keeps a person's settings: the folder that a
// variable names, else one below the home.
type Folder struct {
	Env   string // a variable that names it; empty: none does
	Below string // below what the variable names
	Home  string // below the person's home
	XDG   bool   // ".config" there is the folder that XDG_CONFIG_HOME names
}

// Target is a file that init writes.
type Target struct {
	Person  string // below the agent's folder
	Project string // below a project; empty: it is not written for one project
	Writer  Writer
	Program bool // the file itself is started
	Closes  bool // a hook there can say that its failure stops a call, where Writer is no Form
	Plain   bool // the agent reads plain JSON there, without comments
}

// Writer knows how our hooks stand in a file. data is nil where there is no
// file. When nothing has to change what comes back is data itself.
type Writer interface {
	Install(data []byte, hooks []Hook) ([]byte, []Change, error)
	// Uninstall returns nil where nothing is left that belongs to anybody.
	Uninstall(data []byte) ([]byte, []Change, error)
	// Ours lists our hooks that stand there.
	Ours(data []byte) ([]Standing, error)
}

// Blocks reports whether a hook there can say that its failure stops a call.
func (t *Target) Blocks() bool {
	f, ok := t.Writer.(*Form)
	return t.Closes || ok && f.Block.Name != ""
}

// Event is an event that the agent asks our hook about.
type Event struct {
	Name    string
	Decides bool          // a call is decided; the others keep the session's record
	Named   bool          // the payload does not say which event it is, so the hook's line does
	Most    time.Duration // longest limit that the agent takes; 0: any
}

// Switch is a setting that keeps our hook from being asked.
type Switch struct {
	File  string // below the agent's folder, or the project's folder of that name
	Path  string // members, divided by dots
	Value string // the value that does it, as JSON
	What  string // what it does
	TOML  bool
}

// Find returns the agent called name, nil when none is.
func Find(name string) *Agent {
	all := All()
	if i := slices.IndexFunc(all, func(a *Agent) bool { return a.Name == name }); i >= 0 {
		return all[i]
	}
	return nil
}

// All are the agents that are known, in the order in which they are shown.
func All() []*Agent {
	list := make([]*Agent, 0, len(known)+len(more)+len(plugins))
	for i := range known {
		list = append(list, &known[i])
	}
	for i := range plugins {
		list = append(list, &plugins[i])
	}
	for i := range more {
		list = append(list, &more[i])
	}
	return list
}

// Where says in whose settings something is written.
type Where struct {
	Home    string // of the person
	Project string // the project's folder, when it is only for that; empty: for the person
	Env     func(string) (string, bool)
}

// In is the folder that this is on this machine.
func (f Folder) In(at Where) string {
	if f.Env != "" && at.Env != nil {
		if dir, ok := at.Env(f.Env); ok && filepath.IsAbs(dir) {
			return filepath.Join(dir, f.Below)
		}
	}
	if f.XDG && at.Env != nil {
		if dir, ok := at.Env("XDG_CONFIG_HOME"); ok && filepath.IsAbs(dir) {
			return filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(f.Home, ".config/")))
		}
	}
	if at.Home == "" {
		return ""
	}
	return filepath.Join(at.Home, filepath.FromSlash(f.Home))
}

// Path is where the target lies, empty where it is not written.
func (a *Agent) Path(t *Target, at Where) string {
	if at.Project != "" {
		if t.Project == "" {
			return ""
		}
		return filepath.Join(at.Project, filepath.FromSlash(t.Project))
	}
	dir := a.Folder.In(at)
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, filepath.FromSlash(t.Person))
}

// ForProject reports whether the gate can be put in for one project.
func (a *Agent) ForProject() bool {
	return slices.ContainsFunc(a.Targets, func(t Target) bool { return t.Project != "" })
}

// Hooks are our hooks for the agent. args follow its name on the hook's line;
// deadline is how long the hook takes at most.
func (a *Agent) Hooks(program string, args []string, deadline time.Duration) []Hook {
	var list []Hook
	for _, e := range a.Events {
		words := []string{a.Name}
		if e.Named {
			words = append(words, "--event", e.Name)
		}
		words = append(words, args...)
		limit := 3 * deadline
		if e.Most > 0 {
			limit = min(limit, e.Most)
		}
		h := Handler{Type: "command", Timeout: limit.Seconds()}
		if a.Words {
			h.Command, h.Args = program, words
		} else {
			h.Command = shellLine(program, words)
		}
		if e.Decides {
			h.OnFailure = "block"
			if !a.Words {
				h.Command += a.closing()
			}
		}
		list = append(list, Hook{e.Name, h})
	}
	return list
}

// shellLine is a program and its words as a line for the system's shell.
func shellLine(program string, words []string) string {
	list := make([]string, 0, len(words)+1)
	for _, w := range append([]string{program}, words...) {
		list = append(list, quoted(w))
	}
	return strings.Join(list, " ")
}

// quoted is a word for the system's shell.
func quoted(w string) string {
	plain := w != "" && !strings.ContainsFunc(w, func(r rune) bool {
		return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("/._-:@%+=,", r) && r != '%')
	})
	if automode.ThisPlatform() == automode.Windows {
		if plain || !strings.ContainsAny(w, " \t&()[]{}^=;!'+,`~") {
			return w
		}
		return `"` + w + `"`
	}
	if plain {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}

// Edit is what happens to one file.
type Edit struct {
	File    File
	After   []byte // nil: the file goes, or does not come to be
	Plain   []byte // the file without anything of ours; nil: there would be none
	Changes []Change
	// Exact says that taking ours out again is exact by itself, and that others of
	// our hooks may stand there for something else: nothing is kept of the file.
	Exact bool
	Whole bool     // what was there before us is put back
	Kept  *Receipt // what is known of the file before us; nil: nothing is
}

// Nothing reports whether the file stays as it is.
func (e *Edit) Nothing() bool { return Same(e.File.Data, e.After) }

// PathError is an error about one file.
type PathError struct {
	Path string
	Err  error
	Read bool // it could not even be read
}

func (e *PathError) Error() string { return "cannot change " + e.Path + ": " + e.Err.Error() }
func (e *PathError) Unwrap() error { return e.Err }

// Install plans what puts the hooks in. It changes nothing.
func (a *Agent) Install(at Where, hooks []Hook) ([]Edit, error) {
	edits, err := a.each(at, func(t *Target, e *Edit) (err error) {
		if t.Program {
			e.File.Mode = 0o700
		}
		if e.After, e.Changes, err = t.Writer.Install(e.File.Data, hooks); err != nil {
			return err
		}
		e.Plain, _, err = t.Writer.Uninstall(e.File.Data)
		return err
	})
	return a.with(at, edits, err)
}

// Uninstall plans what takes our hooks out again: what was there is put back
// where it is known and nobody wrote the file since. It changes nothing.
func (a *Agent) Uninstall(at Where, state string) ([]Edit, error) {
	edits, err := a.each(at, func(t *Target, e *Edit) (err error) {
		if e.Kept, err = ReadReceipt(state, a.Name, &e.File); err != nil {
			return err
		}
		if e.After, e.Whole, err = e.Kept.Original(&e.File); err != nil || e.Whole {
			return err
		}
		e.After, e.Changes, err = t.Writer.Uninstall(e.File.Data)
		return err
	})
	return a.with(at, edits, err)
}

// with adds what has to stand elsewhere, first: the hook then counts as soon as
// it is there.
func (a *Agent) with(at Where, edits []Edit, err error) ([]Edit, error) {
	if err != nil || a.also == nil || len(edits) == 0 {
		return edits, err
	}
	more, err := a.also(a, at, &edits[0])
	if err != nil {
		return nil, err
	}
	more.Exact = true
	return append([]Edit{more}, edits...), nil
}

// beside is a file in the folder of the person's settings.
func (a *Agent) beside(at Where, name string) string {
	return filepath.Join(a.Folder.In(at), filepath.FromSlash(name))
}

// Carry does what was planned for a file. What was there is kept first.
func (e *Edit) Carry(state, agent string) error {
	if e.Nothing() {
		return nil
	}
	if e.After != nil && (!e.Exact || missing(filepath.Dir(e.File.Real)) != "") {
		var err error
		if e.Kept, err = Keep(state, agent, &e.File, e.Plain, e.After); err != nil {
			return fmt.Errorf("what was there cannot be kept: %w", err)
		}
	}
	return e.write()
}

// Return puts a file back, and forgets what was kept of it.
func (e *Edit) Return(state, agent string) error {
	if !e.Nothing() {
		if err := e.write(); err != nil {
			return err
		}
	}
	if e.Exact {
		if e.After != nil {
			return nil
		}
		// Only the folders that were made for it are noted.
		var err error
		if e.Kept, err = ReadReceipt(state, agent, &e.File); err != nil {
			return err
		}
	}
	e.Kept.Tidy(&e.File)
	return Forget(state, agent, &e.File)
}

func (e *Edit) write() error {
	if e.After == nil {
		return e.File.Remove()
	}
	return e.File.Replace(e.After)
}

// StandingIn is what of ours stands in one of an agent's files.
type StandingIn struct {
	Target *Target
	File   File
	Hooks  []Standing
	Err    error // why the file cannot be read
}

// Look reads the agent's files.
func (a *Agent) Look(at Where) []StandingIn {
	var list []StandingIn
	for i := range a.Targets {
		t := &a.Targets[i]
		path := a.Path(t, at)
		if path == "" {
			continue
		}
		s := StandingIn{Target: t}
		s.File, s.Err = ReadFile(path)
		if s.File.Data != nil {
			s.Hooks, s.Err = t.Writer.Ours(s.File.Data)
		}
		list = append(list, s)
	}
	return list
}

// each makes an edit of every target.
func (a *Agent) each(at Where, plan func(*Target, *Edit) error) ([]Edit, error) {
	var list []Edit
	for i := range a.Targets {
		t := &a.Targets[i]
		path := a.Path(t, at)
		if path == "" {
			continue
		}
		var e Edit
		var err error
		if e.File, err = ReadFile(path); err != nil {
			return nil, &PathError{path, err, true}
		}
		if err := plan(t, &e); err != nil {
			return nil, &PathError{path, err, false}
		}
		list = append(list, e)
	}
	return list, nil
}

// Event is the agent's event of that name; the zero Event when it has none.
func (a *Agent) Event(name string) Event {
	if i := slices.IndexFunc(a.Events, func(e Event) bool { return e.Name == name }); i >= 0 {
		return a.Events[i]
	}
	return Event{}
}
