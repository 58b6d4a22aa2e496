package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"automode"
	"automode/internal/regular"
)

// LoadOptions say where to look. The environment has no say in it: a path
// comes from the caller, or it is the fixed one.
type LoadOptions struct {
	Home     string            // the person's home; empty: there is none, which is a problem unless Person is set
	Root     string            // the project's folder; empty: no project
	Platform automode.Platform // whose fixed places are meant; AnyPlatform: this machine's

	Managed string // the organisation's file; empty: the platform's fixed place
	Person  string // the person's file; empty: .config/automode/automode.json in Home

	// Claude says where Claude Code keeps its settings, whose permission rules
	// then count too. Nil: they are not read.
	Claude *ClaudeSettings

	// ReadFile reads a whole file; nil: a regular file of at most MaxFile
	// bytes. It reports fs.ErrNotExist for a file that is not there.
	ReadFile func(name string) ([]byte, error)
}

// MaxFile is how many bytes one configuration file may have.
const MaxFile = 1 << 20

// Load reads at most three files of automode's own, then the agent's, and merges them. It never fails: what goes
// wrong is listed in the Config, and what was understood counts.
func Load(o LoadOptions) Config {
	var c Config
	read := o.ReadFile
	if read == nil {
		read = readRegular
	}
	managed := o.Managed
	if managed == "" {
		managed = ManagedFile(o.Platform)
	}
	c.load(read, Managed, managed, o.Home)
	switch {
	case o.Person != "":
		c.load(read, Person, o.Person, o.Home)
	case o.Home != "":
		c.load(read, Person, PersonFile(o.Home), o.Home)
	default:
		c.Broken = append(c.Broken, Problem{Text: "there is no home folder, so your own configuration cannot be found; " +
			"set HOME or name the file with an option"})
	}
	if o.Root != "" {
		c.load(read, Project, ProjectFile(o.Root), o.Home)
	}
	if o.Claude != nil {
		c.loadClaude(read, &o)
	}
	c.wear(o.Root)
	return c
}

// ManagedFile is the organisation's file on a platform; AnyPlatform means
// this machine's.
func ManagedFile(p automode.Platform) string {
	if p == automode.AnyPlatform {
		p = automode.ThisPlatform()
	}
	switch p {
	case automode.Darwin:
		return "/Library/Application Support/automode/automode.json"
	case automode.Windows:
		return `C:\Program Files\automode\automode.json`
	}
	return "/etc/automode/automode.json"
}

// PersonFile is the person's file in a home.
func PersonFile(home string) string {
	return filepath.Join(home, ".config", "automode", "automode.json")
}

// ProjectName is the name of the project's file, in its root.
const ProjectName = ".automode.json"

// ProjectFile is the project's file in its root.
func ProjectFile(root string) string { return filepath.Join(root, ProjectName) }

func (c *Config) load(read func(string) ([]byte, error), scope Scope, name, home string) {
	data, ok := c.source(read, scope, name)
	if !ok {
		return
	}
	d := decode(data, Origin{Scope: scope, File: name, Base: filepath.Dir(name)})
	d.expand(home)
	d.locate(home)
	c.Broken = append(c.Broken, d.broken...)
	c.Ignored = append(c.Ignored, d.ignored...)
	c.merge(&d.out)
}

// source reads a file and notes that it was looked for. ok is false where there
// is nothing to understand, because the file is missing or cannot be read.
func (c *Config) source(read func(string) ([]byte, error), scope Scope, name string) (data []byte, ok bool) {
	data, err := read(name)
	c.Sources = append(c.Sources, Source{scope, name, !errors.Is(err, fs.ErrNotExist)})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false
	}
	if err == nil && len(data) > MaxFile {
		err = fmt.Errorf("it is longer than %d bytes", MaxFile)
	}
	if err != nil {
		c.Broken = append(c.Broken, Problem{File: name, Text: "cannot be read: " + reason(err) + "; repair or remove it"})
		return nil, false
	}
	return data, true
}

// reason leaves out the path, which the problem names already.
func reason(err error) string {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err.Error()
	}
	return err.Error()
}

// merge adds a weaker source. Lists grow, and a value that a stronger source
// has set stays.
func (c *Config) merge(s *Settings) {
	c.Allow = append(c.Allow, s.Allow...)
	c.Ask = append(c.Ask, s.Ask...)
	c.Deny = append(c.Deny, s.Deny...)
	c.Prose.Allow = append(c.Prose.Allow, s.Prose.Allow...)
	c.Prose.SoftDeny = append(c.Prose.SoftDeny, s.Prose.SoftDeny...)
	c.Prose.HardDeny = append(c.Prose.HardDeny, s.Prose.HardDeny...)
	c.Prose.Environment = append(c.Prose.Environment, s.Prose.Environment...)
	c.DisabledRules = append(c.DisabledRules, s.DisabledRules...)
	c.TrustedHosts = append(c.TrustedHosts, s.TrustedHosts...)
	c.TrustedServers = append(c.TrustedServers, s.TrustedServers...)
	c.AdditionalDirectories = append(c.AdditionalDirectories, s.AdditionalDirectories...)
	for _, r := range s.Rows {
		if c.Row(r.ID) == nil {
			c.Rows = append(c.Rows, r)
		}
	}
	c.Profiles = append(c.Profiles, s.Profiles...)
	c.Projects = append(c.Projects, s.Projects...)
	mergeOne(&c.Profile, s.Profile)
	mergeOne(&c.OnError, s.OnError)
	mergeOne(&c.Journal, s.Journal)
	mergeOne(&c.Deadline, s.Deadline)
	if c.AgentRules.Origin.File == "" || c.AgentRules.Value < s.AgentRules.Value {
		c.AgentRules = s.AgentRules // the stricter word, whoever says it
	}
	c.mergeClassifier(&s.Classifier)
}

func mergeOne[T any](to *Setting[T], s Setting[T]) {
	if to.Origin.File == "" {
		*to = s
	}
}

// Row returns what was set for a row of the policy table, or nil.
func (s *Settings) Row(id string) *Row {
	for i := range s.Rows {
		if s.Rows[i].ID == id {
			return &s.Rows[i]
		}
	}
	return nil
}

// expand makes the folders absolute and drops those that would make nearly
// everything part of the project.
func (d *decoder) expand(home string) {
	kept := d.out.AdditionalDirectories[:0]
	for _, f := range d.out.AdditionalDirectories {
		dir := f.Value
		wrong := ""
		switch {
		case dir[0] != '~':
			dir = filepath.Clean(dir)
		case home == "":
			wrong = "there is no home folder that \"~\" could mean; write the folder in full"
		default:
			dir = filepath.Join(home, dir[1:])
		}
		if wrong == "" && (filepath.Dir(dir) == dir || home != "" && within(filepath.Clean(home), dir)) {
			wrong = "a root, a home or a folder above it cannot be part of the project; name the folder that is needed"
		}
		if wrong != "" {
			d.broken = append(d.broken, Problem{f.Origin.File, f.Origin.Line, 1, wrong})
			continue
		}
		f.Value = dir
		kept = append(kept, f)
	}
	d.out.AdditionalDirectories = kept
}

// within reports whether the clean path lies in the clean folder or is it.
func within(path, folder string) bool {
	return path == folder || len(path) > len(folder) && path[:len(folder)] == folder && path[len(folder)] == filepath.Separator
}

// readRegular reads a regular file and nothing that could block or not end.
func readRegular(name string) ([]byte, error) {
	data, err := regular.ReadFile(name, MaxFile)
	if errors.Is(err, regular.ErrNot) {
		return nil, errors.New("it is not a regular file")
	}
	return data, err
}

// gone reports whether a folder is not there, so that nothing in it has to be
// looked for.
func gone(dir string) bool {
	_, err := os.Lstat(dir)
	return errors.Is(err, fs.ErrNotExist)
}
