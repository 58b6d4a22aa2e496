package main

import (
	"cmp"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"

	"automode"
	"automode/internal/config"
	"automode/internal/journal"
)

// machine is what automode has to know of the machine it runs on. What
// belongs to the person lies in the account's home: HOME is environment, which
// an agent can set, and may not name a configuration or a record.
type machine struct {
	home       string // $HOME; empty when it is not set to an absolute path
	account    string // the account's home in the user database; empty when it has none
	managed    string // the organisation's configuration; empty: the platform's fixed place
	executable string // this program; empty when it cannot be found
	platform   automode.Platform
	getenv     func(string) (string, bool)
}

// thisMachine looks the machine up.
func thisMachine() machine {
	m := machine{account: accountHome(), platform: platform(), getenv: os.LookupEnv}
	if home := os.Getenv("HOME"); filepath.IsAbs(home) {
		m.home = home
	}
	if path, err := os.Executable(); err == nil {
		m.executable = path
	}
	return m
}

// accountHome is the home that the user database names for this process's
// user, empty when it names none.
func accountHome() string {
	if id := os.Getuid(); id >= 0 {
		u, err := user.LookupId(strconv.Itoa(id))
		if err != nil {
			return ""
		}
		return u.HomeDir
	}
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return u.HomeDir
}

func platform() automode.Platform {
	switch runtime.GOOS {
	case "linux":
		return automode.Linux
	case "darwin":
		return automode.Darwin
	case "windows":
		return automode.Windows
	}
	return automode.AnyPlatform
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
	return config.PersonFile(m.own()), nil
}

// state is the folder of the journal: the one that an option names, else the
// fixed one.
func (m *machine) state(option string) (string, error) {
	if option != "" {
		return filepath.Abs(option)
	}
	state, err := journal.StateFolder(m.own())
	if err != nil {
		return "", advise("set HOME to your home folder, or name the state folder with --state DIR",
			"there is no home folder, neither in HOME nor in the user database, so the record cannot be found")
	}
	return state, nil
}

// load reads what is in force in a project; root may be empty.
func (m *machine) load(person, root string) config.Config {
	return config.Load(config.LoadOptions{Home: m.own(), Root: root, Platform: m.platform, Managed: m.managed, Person: person})
}

// gatePaths are our own programs, configuration and record, which nobody but
// the person changes.
func (m *machine) gatePaths(person string) []string {
	list := []string{person}
	if state, err := m.state(""); err == nil {
		list = append(list, state)
	}
	if m.executable != "" {
		list = append(list, m.executable, filepath.Join(filepath.Dir(m.executable), "automode-hook"+filepath.Ext(m.executable)))
	}
	return list
}

// reason leaves out the path of a file error, which the sentence names already.
func reason(err error) error {
	if e, ok := err.(*os.PathError); ok {
		return e.Err
	}
	return err
}
