package main

import (
	"cmp"
	"os"
	"path/filepath"

	"automode"
	"automode/internal/account"
	"automode/internal/config"
	"automode/internal/own"
)

// machine is what automode has to know of the machine it runs on. What
// belongs to the person lies in the account's home: HOME is environment, which
// an agent can set, and may not name a configuration or a record.
type machine struct {
	home     string // $HOME; empty when it is not set to an absolute path
	account  string // the account's home in the user database; empty when it has none
	managed  string // the organisation's configuration; empty: the platform's fixed place
	agent    string // the organisation's folder of Claude Code's settings; empty: the platform's fixed place
	platform automode.Platform
	getenv   func(string) (string, bool)
	settings string // the folder of the person's settings of Claude Code; empty: the usual one
	programs string // the folder of our programs; empty: that of the running one
}

// thisMachine looks the machine up.
func thisMachine() machine {
	return machine{home: account.EnvHome(), account: account.Home(), platform: automode.ThisPlatform(), getenv: os.LookupEnv}
}

// folder is where our programs lie, side by side: not a folder that only links
// to this one, which some systems name.
func (m *machine) folder() string {
	if m.programs != "" {
		return m.programs
	}
	return filepath.Dir(own.In("").Program)
}

// exe is the end of a program's name here.
func exe() string {
	if automode.ThisPlatform() == automode.Windows {
		return ".exe"
	}
	return ""
}

// own is the home in which the person's configuration and record lie.
func (m *machine) own() string { return cmp.Or(m.account, m.home) }

// person is the person's configuration: the file that an option names, else
// the fixed one.
func (m *machine) person(option string) (string, error) {
	if option != "" {
		path, err := filepath.Abs(option)
		if err != nil {
			return "", err
		}
		if _, err := os.Stat(path); err != nil {
			return "", advise("check the path given with --config, or leave it out for the file in your home",
				"cannot read the configuration %s: %w", path, reason(err))
		}
		return path, nil
	}
	if m.own() == "" {
		return "", advise("set HOME to your home folder, or name the file with --config FILE",
			"there is no home folder, neither in HOME nor in the user database, so your configuration cannot be found")
	}
	return own.In(m.own()).Config, nil
}

// state is the folder of the journal: the one that an option names, else the
// fixed one.
func (m *machine) state(option string) (string, error) {
	if option != "" {
		return filepath.Abs(option)
	}
	state := own.In(m.own()).State
	if state == "" {
		return "", advise("set HOME to your home folder, or name the state folder with --state DIR",
			"there is no home folder, neither in HOME nor in the user database, so the record cannot be found")
	}
	return state, nil
}

// load reads what is in force in a project; root may be empty.
func (m *machine) load(person, root string) config.Config {
	return config.Load(config.LoadOptions{Home: m.own(), Root: root, Platform: m.platform, Managed: m.managed, Person: person,
		Claude: m.claude()})
}

// claude is where the settings of Claude Code lie. The environment can only
// tighten what they say.
func (m *machine) claude() *config.ClaudeSettings {
	s := &config.ClaudeSettings{Managed: m.agent}
	if home := m.own(); home != "" {
		s.Person = own.ClaudeFolder(home)
	}
	s.Person = cmp.Or(m.settings, s.Person)
	if m.getenv != nil {
		if dir, set := m.getenv("CLAUDE_CONFIG_DIR"); set && filepath.IsAbs(dir) {
			s.Named = filepath.Clean(dir)
		}
	}
	return s
}

// claudeFolders are where Claude Code itself looks for the organisation's
// settings and for those of the person, which is where the environment says.
func (m *machine) claudeFolders() (managed, person string) {
	managed = cmp.Or(m.agent, config.ClaudeManagedFolder(m.platform))
	if dir, set := m.getenv("CLAUDE_CONFIG_DIR"); set && filepath.IsAbs(dir) {
		return managed, filepath.Clean(dir)
	}
	if m.home == "" {
		return managed, ""
	}
	return managed, own.ClaudeFolder(m.home)
}

// gatePaths are our own programs, configuration and record, which nobody but
// the person changes.
func (m *machine) gatePaths(person string) []string {
	files := own.In(m.own())
	files.Config = person
	return files.List()
}

// reason leaves out the path of a file error, which the sentence names already.
func reason(err error) error {
	if e, ok := err.(*os.PathError); ok {
		return e.Err
	}
	return err
}
