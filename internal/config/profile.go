package config

import (
	"path/filepath"
	"slices"

	"automode"
)

// Profile is a set of rows with other words, under a name.
type Profile struct {
	Name   string
	Like   string // the profile whose rows stand behind its own; empty: none
	Rows   []Row
	Origin Origin
}

// ProjectProfile says which profile counts in a folder and all below it.
type ProjectProfile struct {
	Folder  string // absolute after Load
	Profile Setting[string]
}

// Standard is the profile that changes nothing.
const Standard = "standard"

// BuiltInProfiles are the profiles that every configuration may name. Careful
// makes rows stricter and none milder; trusting lets pass what is merely
// unsettled in everyday work, and nothing that is hard, asked or denied.
func BuiltInProfiles() []Profile {
	row := func(w automode.Word, ids ...string) (rows []Row) {
		for _, id := range ids {
			rows = append(rows, Row{ID: id, Word: w})
		}
		return rows
	}
	return []Profile{
		{Name: "careful", Rows: slices.Concat(
			row(automode.Unsettled, "write.surface.read", "publish.own-branch", "install.declared", "change.contained"),
			row(automode.Hard, "read.secret", "disclose", "write.instructions", "write.elsewhere", "run", "fetch", "install", "publish", "change", "control", "unknown"),
			row(automode.Asked, "send", "configure", "configure.lasting", "expose", "elevate", "weaken", "delegate.weaker"))},
		{Name: Standard},
		{Name: "trusting", Rows: row(automode.Allowed, "fetch", "install", "write.surface", "control")},
	}
}

// chosen is the name of the profile in force in a project. The organisation's
// choice stands before the person's, and one for the folder, the nearest
// first, before the one for everything.
func (c *Config) chosen(root string) Setting[string] {
	for _, scope := range [...]Scope{Managed, Person} {
		var found ProjectProfile
		for _, p := range c.Projects {
			if p.Profile.Origin.Scope == scope && root != "" && within(root, p.Folder) && len(p.Folder) > len(found.Folder) {
				found = p
			}
		}
		if found.Folder != "" {
			return found.Profile
		}
		if c.Profile.Origin.Scope == scope && c.Profile.Value != "" {
			return c.Profile
		}
	}
	return Setting[string]{Value: Standard}
}

// wear puts the rows of the profile in force behind the rows that its owner
// set one by one, and before those of weaker sources.
func (c *Config) wear(root string) {
	c.InForce = c.chosen(root)
	if c.InForce.Value == Standard {
		return
	}
	rows, wrong := c.profileRows(c.InForce.Value, c.InForce.Origin, 0)
	if wrong != "" {
		o := c.InForce.Origin
		c.Broken = append(c.Broken, Problem{File: o.File, Line: o.Line, Text: wrong})
		return
	}
	at := len(c.Rows)
	if c.InForce.Origin.Scope == Managed {
		at = 0
		for at < len(c.Rows) && c.Rows[at].Origin.Scope == Managed {
			at++
		}
	}
	for _, r := range rows {
		r.Origin, r.Profile = c.InForce.Origin, c.InForce.Value
		if !slices.ContainsFunc(c.Rows[:at], func(set Row) bool { return set.ID == r.ID }) {
			c.Rows = slices.Insert(c.Rows, at, r)
			at++
		}
	}
}

// profileRows are the rows of a profile, its own before those of the one that
// it is like. What the organisation names only the organisation defines.
func (c *Config) profileRows(name string, by Origin, depth int) (rows []Row, wrong string) {
	if depth > 8 {
		return nil, "the profile " + quote(c.InForce.Value) + " is like itself by a detour; leave one \"like\" out"
	}
	known := []string{}
	for _, p := range BuiltInProfiles() {
		if p.Name == name {
			return p.Rows, ""
		}
		known = append(known, p.Name)
	}
	for _, p := range c.Profiles {
		if by.Firm() && !p.Origin.Firm() {
			continue
		}
		if p.Name != name {
			known = append(known, p.Name)
			continue
		}
		rows = slices.Clone(p.Rows)
		if p.Like == "" {
			return rows, ""
		}
		more, wrong := c.profileRows(p.Like, by, depth+1)
		for _, r := range more {
			if !slices.ContainsFunc(rows, func(set Row) bool { return set.ID == r.ID }) {
				rows = append(rows, r)
			}
		}
		return rows, wrong
	}
	return nil, unknown("profile", name, known)
}

// profiles reads the definitions of a file.
func (d *decoder) profiles(n node) {
	if n.kind != '{' {
		d.wrong(n, "expected an object: a profile's name and what it is")
		return
	}
	for i, key := range n.keys {
		switch {
		case key.text == "":
			d.wrong(key, "a profile needs a name")
			continue
		case seen(n.keys[:i], key.text):
			d.wrong(key, "the profile "+quote(key.text)+" stands here twice; keep one")
			continue
		case slices.ContainsFunc(BuiltInProfiles(), func(p Profile) bool { return p.Name == key.text }):
			d.wrong(key, "the profile "+quote(key.text)+" is built in; give yours another name, and \"like\": "+quote(key.text)+" if it begins there")
			continue
		}
		p := Profile{Name: key.text, Origin: d.from(key)}
		// The rows are read as those of the file itself, and then kept apart.
		before := d.out.Rows
		d.out.Rows = nil
		d.object(n.sub[i], "profiles", profileFields(&p))
		p.Rows, d.out.Rows = d.out.Rows, before
		d.out.Profiles = append(d.out.Profiles, p)
	}
}

func profileFields(p *Profile) []field {
	return []field{
		{"like", false, func(d *decoder, n node) { p.Like, _ = d.text(n) }},
		{"rows", false, (*decoder).rows},
	}
}

// projects reads which profile counts where.
func (d *decoder) projects(n node) {
	if n.kind != '{' {
		d.wrong(n, "expected an object: a project's folder and what counts in it")
		return
	}
	for i, key := range n.keys {
		if wrong := folderText(key.text); wrong != "" {
			d.wrong(key, wrong)
			continue
		}
		if seen(n.keys[:i], key.text) {
			d.wrong(key, "the project "+quote(key.text)+" stands here twice; keep one")
			continue
		}
		p := ProjectProfile{Folder: key.text}
		d.object(n.sub[i], "projects", projectFields(&p))
		if p.Profile.Value != "" {
			d.out.Projects = append(d.out.Projects, p)
		}
	}
}

func projectFields(p *ProjectProfile) []field {
	return []field{{"profile", false, func(d *decoder, n node) { d.name(n, &p.Profile) }}}
}

func (d *decoder) name(n node, to *Setting[string]) {
	if s, ok := d.text(n); ok {
		*to = Setting[string]{s, d.from(n)}
	}
}

// locate makes the folders of projects absolute.
func (d *decoder) locate(home string) {
	for i := range d.out.Projects {
		p := &d.out.Projects[i]
		switch {
		case p.Folder[0] != '~':
			p.Folder = filepath.Clean(p.Folder)
		case home == "":
			d.broken = append(d.broken, Problem{p.Profile.Origin.File, p.Profile.Origin.Line, 1,
				"there is no home folder that \"~\" could mean; write the folder in full"})
			p.Folder = "" // lies in no folder
		default:
			p.Folder = filepath.Join(home, p.Folder[1:])
		}
	}
}
