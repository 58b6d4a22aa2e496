//go:build !lean

package recipe

import (
	"path"
	"strings"

	"automode/internal/commands"
)

// miseFiles are the configurations of a folder, those first that count more.
var miseFiles = [...]string{"mise.local.toml", ".mise.local.toml", "mise.toml", ".mise.toml", "mise/config.toml", ".mise/config.toml", ".config/mise.toml", ".config/mise/config.toml"}

// miseFolders are where tasks lie that are files.
var miseFolders = [...]string{"mise-tasks", ".mise-tasks", "mise/tasks", ".mise/tasks", ".config/mise/tasks"}

// Mise reads the tasks of mise's configuration in the folder of the source's
// file, and those that are files of their own.
func Mise(s Source) Plan {
	m := &mise{src: &s, vars: map[string]string{}}
	m.plan.Found = true
	for _, name := range miseFiles {
		p := s.Dir + "/" + name
		text, found := s.Text, Whole
		if p != s.Path {
			if text, found = s.Read(p); found == Missing {
				continue
			}
			m.plan.file(p)
		}
		root, ok := readTOML(text)
		if found == Closed || !ok || strings.Contains(text, mark) {
			m.cannot("the configuration " + name + " is not read")
			continue
		}
		m.roots = append(m.roots, root)
	}
	for _, root := range m.roots {
		m.surroundings(root)
	}
	for _, t := range s.Tasks {
		if !m.run(t, s.Args, 0) {
			m.plan.Found = false
		}
	}
	return m.plan
}

type mise struct {
	parts
	src   *Source
	plan  Plan
	roots []*node
	vars  map[string]string
	env   string // what sets the environment, as shell text
	work  int
}

func (m *mise) cannot(why string) { m.plan.unread(why) }

// surroundings reads the variables and the environment of every task.
func (m *mise) surroundings(root *node) {
	vars := root.get("vars")
	for i := range vars.size() {
		if v := vars.items[i]; v.is(scalar) {
			m.vars[vars.keys[i]] = m.fill(v.text)
		}
	}
	m.env += m.environment(root.get("env"))
}

func (m *mise) environment(n *node) string {
	var b strings.Builder
	for i := range n.size() {
		switch k, v := n.keys[i], n.items[i]; {
		case k == "_" || k == "mise" || !v.is(scalar) && v.get("value") == nil:
			m.cannot("its environment comes from elsewhere")
		case !v.is(scalar):
			v = v.get("value")
			fallthrough
		default:
			if plainName(k) && !(v.plain && v.text == "false") {
				b.WriteString("export " + k + "=" + quotedAround(m.fill(v.text)) + "\n")
			}
		}
	}
	return b.String()
}

// fill puts in what stands in double braces.
func (m *mise) fill(s string) string {
	if strings.Contains(s, "{%") || strings.Contains(s, "exec(") {
		m.cannot("a template that runs or decides something")
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		inside, after, _ := strings.Cut(rest, "}}")
		s = after
		switch name := strings.TrimSpace(inside); {
		case name == "config_root":
			b.WriteString(m.src.Dir)
		case name == "cwd":
			b.WriteString(m.src.Cwd)
		default:
			if v, ok := m.vars[strings.TrimPrefix(name, "vars.")]; ok && strings.HasPrefix(name, "vars.") {
				b.WriteString(v)
			} else {
				b.WriteString(m.add(part{}))
			}
		}
		if b.Len() > maxText {
			m.cannot("its templates are too long to be followed")
			return ""
		}
	}
}

// find is the task of a name.
func (m *mise) find(name string) *node {
	for _, root := range m.roots {
		tasks := root.get("tasks")
		if t := tasks.get(name); t != nil {
			return t
		}
		for i := range tasks.size() {
			for _, a := range append(listed(tasks.items[i].get("alias")), listed(tasks.items[i].get("aliases"))...) {
				if a == name {
					return tasks.items[i]
				}
			}
		}
	}
	return nil
}

// run adds the steps of a task, and reports whether there is one of that name.
func (m *mise) run(name string, args []string, depth int) bool {
	if m.work++; depth > 30 || m.work > 2000 {
		m.cannot("its tasks call each other too deep to be followed")
		return true
	}
	t := m.find(name)
	if t == nil {
		return m.fileTask(name, args)
	}
	front, dir := m.env, m.src.Dir
	if t.is(mapping) {
		for _, k := range t.keys {
			if !strings.Contains(" run run_windows depends depends_post wait_for dir env shell file alias aliases description sources outputs quiet silent raw hide usage vars tools confirm interactive timeout ", " "+k+" ") {
				m.cannot("nobody read what “" + k + "” means in a task")
			}
		}
		front += m.environment(t.get("env"))
		if d := t.get("dir"); d != nil {
			if dir = m.fill(d.text); !path.IsAbs(dir) {
				dir = path.Clean(m.src.Dir + "/" + dir)
			}
			if vague(dir) {
				m.cannot("in which folder it runs is not known")
				dir = m.src.Dir
			}
		}
		m.others(t.get("depends"), depth)
	}
	shell := ""
	if v := t.get("shell"); v != nil {
		if words := strings.Fields(v.text); len(words) == 0 || !commands.RunsRecipes(words[0], strings.Join(words[1:], " ")) {
			shell = v.text + " "
		}
	}
	runs := t
	if t.is(mapping) {
		if runs = t.get("run"); runs == nil {
			runs = &node{sort: list}
		}
		if f := t.get("file"); f != nil {
			m.script(m.fill(f.text), args)
		}
	}
	list := runs.elements()
	for i, r := range list {
		switch {
		case r.get("task") != nil:
			m.others(r.get("task"), depth)
		case r.get("tasks") != nil:
			m.others(r.get("tasks"), depth)
		case !r.is(scalar):
			m.cannot("a command that is not read")
		default:
			text := m.fill(r.text)
			if i == len(list)-1 {
				for _, a := range args {
					text += " " + quoted(a)
				}
			}
			if shell != "" {
				text = shell + quotedAround(text)
			}
			m.give(front+text, dir)
		}
	}
	m.others(t.get("depends_post"), depth)
	return true
}

func (m *mise) give(text, dir string) {
	if m.src.Dry {
		return
	}
	if len(text) > maxText/4 {
		m.cannot("a command of it is too long to be followed")
		return
	}
	out, takes := m.finish(text)
	m.plan.add(Step{Text: out, Takes: takes, Dir: dir})
}

// others runs the tasks that one depends on; a name may bring arguments.
func (m *mise) others(n *node, depth int) {
	for _, d := range n.elements() {
		words := listed(d)
		if d.is(scalar) {
			words = strings.Fields(d.text)
		}
		if t := d.get("task"); t != nil {
			words = append(strings.Fields(t.text), listed(d.get("args"))...)
		}
		if len(words) == 0 || !m.run(words[0], words[1:], depth+1) {
			m.cannot("which task it depends on is not known")
		}
	}
}

// fileTask runs a task that is a file of its own.
func (m *mise) fileTask(name string, args []string) bool {
	for _, dir := range miseFolders {
		p := m.src.Dir + "/" + dir + "/" + strings.ReplaceAll(name, ":", "/")
		if _, found := m.src.Read(p); found == Missing || strings.Contains(name, "..") {
			continue
		}
		m.plan.file(p)
		m.script(p, args)
		return true
	}
	return false
}

// script runs a file; its head may name further tasks.
func (m *mise) script(p string, args []string) {
	if !path.IsAbs(p) {
		p = path.Clean(m.src.Dir + "/" + p)
	}
	text, found := m.src.Read(p)
	if found != Whole || vague(p) || strings.Contains(text, "MISE depends") || strings.Contains(text, "[MISE]") || strings.Contains(text, "mise depends") {
		m.cannot("what the file " + path.Base(p) + " runs is not known")
		return
	}
	line := quoted(p)
	for _, a := range args {
		line += " " + quoted(a)
	}
	m.give(m.env+line, m.src.Dir)
}
