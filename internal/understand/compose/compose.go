// Package compose reads what a compose file gives its containers of the machine that they run
// on, by the Compose Specification. It runs nothing, judges nothing, and looks at files only
// through what it is given. What a reader cannot tell it says; it never guesses.
package compose

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"automode/internal/understand/recipe"
	"go.yaml.in/yaml/v3"
)

// Source is where compose files are read from.
type Source struct {
	Dir string // of the project, absolute
	// Read gives a file by its absolute path.
	Read func(path string) (text string, found recipe.Found)
	// Env gives a variable that the call itself puts into the environment.
	Env func(name string) (value string, found recipe.Found)
	// Own reports whether what lies there is the project's.
	Own func(path string) bool
	// EnvFiles are those that are read in the place of .env, where Named.
	EnvFiles []string
	Named    bool
	// Profiles: services that only a profile starts may be started.
	Profiles bool
	// Builds: images are made, and no containers.
	Builds bool
}

// Grant is something that a container is given.
type Grant struct {
	Sort  GrantSort
	Path  string // of Mounts and Opens: absolute
	Fixed bool   // Mounts: it can only be read
	Why   string
}

// GrantSort says what sort of thing is given. The zero value is what nobody could read.
type GrantSort uint8

const (
	Unread   GrantSort = iota
	Elevates           // rights over the machine
	Mounts             // a folder or file of it
	Opens              // the content of a file
	Starts             // a program is started here, outside of any container
)

// Grants are those of these services of compose files, and of the ones that they need; of all
// where none is named. Files are named from the project's folder; without any the usual ones
// are looked for, there and above it.
func Grants(s Source, files, services []string) []Grant {
	c := composer{s: s, env: map[string]string{}, services: map[string][]part{}, volumes: map[string][]part{}, files: map[string][]part{}, seen: map[string]bool{}, extended: map[string]bool{}}
	c.environment()
	if len(files) == 0 {
		files = c.usual()
	}
	base := "" // the folder of the first one, from which all of them name others
	for _, f := range files {
		name := c.join(s.Dir, f)
		if base == "" {
			if base = path.Dir(name); base != s.Dir && !c.named {
				c.dotenv(base+"/.env", false)
			}
		}
		if !s.Own(name) {
			c.unread("the compose file lies outside of the project")
		}
		c.file(name, base, 0)
	}
	c.wants(services)
	slices.SortFunc(c.grants, func(a, b Grant) int { // as nothing in a map of YAML has an order
		return cmp.Or(cmp.Compare(a.Sort, b.Sort), strings.Compare(a.Path, b.Path), strings.Compare(a.Why, b.Why))
	})
	return slices.Compact(c.grants)
}

// part is what one file says of one service or volume.
type part struct {
	says map[string]any
	dir  string
}

type composer struct {
	s        Source
	env      map[string]string // what .env says
	named    bool              // and other files of its kind were named
	other    []string          // the files that COMPOSE_FILE names
	services map[string][]part
	volumes  map[string][]part
	files    map[string][]part // secrets and settings
	order    []string
	seen     map[string]bool // files, and from where they name others
	extended map[string]bool // services of other files that one of these is made of
	grants   []Grant
}

func (c *composer) unread(why string) { c.grants = append(c.grants, Grant{Why: why}) }

func (c *composer) elevates(why string) {
	c.grants = append(c.grants, Grant{Sort: Elevates, Why: why})
}

func (c *composer) join(dir, name string) string {
	if rest, home := strings.CutPrefix(name, "~"); home { // of whatever name
		at, found := c.variable("HOME")
		if !found {
			c.unread("where the home lies is not known")
		}
		return path.Clean(at + "/" + rest)
	}
	if path.IsAbs(name) {
		return path.Clean(name)
	}
	return path.Join(dir, name)
}

// usual are the files that are taken where none is named: the first of these in the folder or
// one above it, and what lies beside it to override it.
func (c *composer) usual() []string {
	if len(c.other) > 0 {
		return c.other
	}
	for dir := c.s.Dir; ; dir = path.Dir(dir) {
		for _, name := range [...]string{"compose.yaml", "compose.yml", "docker-compose.yml", "docker-compose.yaml"} {
			if _, found := c.s.Read(dir + "/" + name); found == recipe.Missing {
				continue
			}
			files := []string{dir + "/" + name}
			for _, over := range [...]string{"compose.override.yaml", "compose.override.yml", "docker-compose.override.yml", "docker-compose.override.yaml"} {
				files = append(files, dir+"/"+over)
			}
			return files
		}
		if dir == "/" || dir == "." {
			return nil
		}
	}
}

// file reads a file, and those that it includes.
func (c *composer) file(name, dir string, depth int) {
	if c.seen[name+"\x00"+dir] {
		return
	}
	c.seen[name+"\x00"+dir] = true
	text, found := c.s.Read(name)
	switch {
	case found == recipe.Missing:
		return // without it nothing is started
	case found != recipe.Whole || depth > 8:
		c.unread("the compose file cannot be read")
		return
	}
	for d := yaml.NewDecoder(strings.NewReader(text)); ; {
		doc := map[string]any{}
		if err := d.Decode(&doc); err != nil {
			if !errors.Is(err, io.EOF) {
				c.unread("the compose file is not written as one is")
			}
			return
		}
		c.document(doc, dir, depth)
	}
}

func (c *composer) document(doc map[string]any, dir string, depth int) {
	for key, value := range doc {
		switch key {
		case "services":
			for service, says := range table(value) {
				if c.services[service] == nil {
					c.order = append(c.order, service)
				}
				c.services[service] = append(c.services[service], part{table(says), dir})
			}
		case "include":
			c.includes(value, dir, depth)
		case "secrets", "configs":
			for name, one := range table(value) {
				c.files[name] = append(c.files[name], part{table(one), dir})
			}
		case "volumes":
			for volume, says := range table(value) {
				c.volumes[volume] = append(c.volumes[volume], part{table(says), dir})
			}
		case "networks":
			for name, one := range table(value) {
				c.network(name, table(one))
			}
		case "name", "version", "models":
		default:
			if !strings.HasPrefix(key, "x-") {
				c.unread("“" + key + "” of a compose file is not known")
			}
		}
	}
}

func (c *composer) includes(value any, dir string, depth int) {
	for _, one := range list(value) {
		files, at := list(one), dir
		if says := table(one); says != nil {
			if files = list(says["path"]); says["env_file"] != nil || says["project_directory"] != nil {
				c.unread("what is included has settings of its own")
			}
		}
		for i, f := range files {
			name, ok := c.text(f)
			if !ok || strings.Contains(name, "://") || strings.Contains(name, "@") {
				c.unread("what is included is not known")
				continue
			}
			name = c.join(dir, name)
			if i == 0 {
				if at = path.Dir(name); at != dir {
					c.dotenv(at+"/.env", true)
				}
			}
			c.file(name, at, depth+1)
		}
	}
}

// volume reads a volume by its name, which may be a folder of the machine.
func (c *composer) volume(name string) {
	all := map[string]any{}
	for _, p := range c.volumes[name] {
		c.holds(p.says, p.dir)
		maps.Copy(all, table(p.says["driver_opts"]))
	}
	if n := len(c.volumes[name]); n > 1 { // of which each may say a part
		c.holds(map[string]any{"driver_opts": all}, c.volumes[name][n-1].dir)
	}
}

// held opens the files of secrets and settings that are given by their names.
func (c *composer) held(value any) {
	for _, one := range list(value) {
		name := fmt.Sprint(one)
		if says := table(one); says != nil {
			name = fmt.Sprint(says["source"])
		}
		for _, p := range c.files[name] {
			if f, ok := c.text(p.says["file"]); !ok {
				c.unread("which file a container is given is not known")
			} else if f != "" {
				c.opens(p.dir, f)
			}
		}
	}
}

// network reads a network, which may be that of the machine.
func (c *composer) network(key string, says map[string]any) {
	if name, ok := c.text(says["name"]); ok && name != "" {
		key = name
	} else if !ok {
		key = "host" // perhaps
	}
	if of, is := c.text(table(says["external"])["name"]); of != "" || !is {
		key = cmp.Or(of, "host")
	}
	if driver, ok := c.text(says["driver"]); !ok || driver == "host" || key == "host" && says["external"] != nil {
		c.elevates("takes a container out of a name space of its own")
	}
}

func (c *composer) holds(says map[string]any, dir string) {
	if driver, ok := c.text(says["driver"]); !ok || driver != "" && driver != "local" {
		c.unread("a volume has a plug-in of the engine")
	}
	options := table(says["driver_opts"])
	sort, known := c.text(options["type"])
	mounted, ok := c.text(options["o"])
	if device, whole := c.text(options["device"]); !known || !ok || !whole {
		c.unread("a volume is not known")
	} else if device != "" && sort != "tmpfs" {
		if bound := slices.ContainsFunc(strings.Split(mounted, ","), func(o string) bool { return o == "bind" || o == "rbind" }); sort != "none" && sort != "" && !bound {
			c.unread("a volume lies on another machine, or is a disk of this one")
			return
		}
		c.mounts(dir, device, slices.Contains(strings.Split(mounted, ","), "ro"))
	}
}

// wants reads services, and those that these need.
func (c *composer) wants(services []string) {
	if len(services) == 0 {
		for _, name := range c.order {
			if c.s.Profiles || c.env["COMPOSE_PROFILES"] != "" || !slices.ContainsFunc(c.services[name], func(p part) bool { return p.says["profiles"] != nil }) {
				services = append(services, name)
			}
		}
	}
	for _, name := range services {
		if c.services[name] == nil && len(c.order) > 0 {
			c.unread("no service of that name stands in the compose file")
		}
	}
	done := map[string]bool{}
	for i := 0; i < len(services); i++ {
		if name := services[i]; !done[name] {
			done[name] = true
			for k := 0; k < len(c.services[name]); k++ {
				services = append(services, c.service(c.services[name][k])...)
			}
		}
	}
}

func (c *composer) mounts(dir, source string, fixed bool) {
	c.grants = append(c.grants, Grant{Sort: Mounts, Path: c.join(dir, source), Fixed: fixed, Why: "gives a container what lies there"})
}

func (c *composer) opens(dir, file string) {
	c.grants = append(c.grants, Grant{Sort: Opens, Path: c.join(dir, file), Why: "gives a container what it holds"})
}
