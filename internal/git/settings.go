package git

import (
	"errors"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Bounds on configuration.
const (
	maxConfig   = 128 << 10 // bytes of one file
	maxIncludes = 16        // files that files name
)

const errConfig = problem("git's configuration cannot be read")

// NamesPrograms reports whether a file of a repository, by its path from where git keeps
// it, can name programs that git starts, or is one.
func NamesPrograms(name string) bool { return name == "config" || path.Dir(name) == "hooks" }

// variable is one setting. Of a file that is included on a condition it is not
// known whether it holds.
type variable struct {
	section, name, key, value string
	perhaps                   bool
	own                       bool // of the repository's own configuration
}

// configuration is all that git is told: the system's, the person's, the
// repository's, in that order.
type configuration struct {
	home  string
	xdg   string
	list  []variable
	files int
	err   error
}

// read adds what a file says. One that is not there says nothing.
func (c *configuration) read(path string, own, perhaps bool) {
	b, err := readWhole(path, maxConfig, true)
	if errors.Is(err, os.ErrNotExist) {
		return
	}
	if err != nil {
		c.err = errConfig
		return
	}
	if c.files++; c.files > maxIncludes {
		c.err = errConfig
		return
	}
	ok := Config(string(b), func(section, name, key, value string) {
		c.list = append(c.list, variable{section, name, key, value, perhaps, own})
		if section == "include" && key == "path" || section == "includeif" && key == "path" {
			if to := c.expand(value, filepath.Dir(path)); to != "" {
				c.read(to, own, perhaps || section == "includeif")
			} else {
				c.err = errConfig
			}
		}
	})
	if !ok {
		c.err = errConfig
	}
}

// expand makes a path of a setting absolute; "" when nobody can say.
func (c *configuration) expand(path, folder string) string {
	switch {
	case strings.HasPrefix(path, "~/") && c.home != "":
		return c.home + path[1:]
	case path == "" || path[0] == '~' || path[0] == '%':
		return ""
	case filepath.IsAbs(path):
		return path
	case folder == "":
		return ""
	}
	return filepath.Join(folder, path)
}

// value is what a setting says; set is false when nothing does. A setting that
// may or may not hold is an error.
func (c *configuration) value(section, name, key string) (value string, set bool, err error) {
	for i := range c.list {
		if v := &c.list[i]; v.section == section && v.name == name && v.key == key {
			if v.perhaps {
				return "", true, errConfig
			}
			value, set = v.value, true
		}
	}
	return value, set, nil
}

// on reports whether a setting may be anything but off.
func (c *configuration) on(section, name, key string) bool {
	v, set, err := c.value(section, name, key)
	return err != nil || set && !slices.Contains([]string{"false", "no", "off", "0", ""}, strings.ToLower(v))
}

// excludesFile is the file of rules for every repository; empty when there is
// none.
func (c *configuration) excludesFile() (string, error) {
	return c.fileNamed("excludesfile", "ignore")
}

// fileNamed is a file that the core section names, else one of the person's.
func (c *configuration) fileNamed(key, usual string) (string, error) {
	v, set, err := c.value("core", "", key)
	switch {
	case err != nil:
		return "", err
	case set && v == "":
		return "", nil
	case set:
		if v = c.expand(v, ""); v == "" {
			return "", errConfig
		}
		return v, nil
	case c.xdg != "":
		return c.xdg + "/git/" + usual, nil
	case c.home != "":
		return c.home + "/.config/git/" + usual, nil
	}
	return "", nil
}
