//go:build !lean

package recipe

import (
	"path"
	"slices"
	"strings"
)

// Task reads a Taskfile as Task does.
func Task(s Source) Plan {
	t := &taskfile{src: &s, vars: map[string]string{}, given: map[string]string{}}
	t.plan.Found = true
	root := t.load(s.Path, s.Text)
	if root == nil {
		return t.plan
	}
	for _, v := range s.Sets {
		t.given[v.Name] = v.Value
	}
	t.include(root, "", s.Dir, 0)
	t.global(root)
	names := s.Tasks
	if s.All {
		names = nil
		for _, k := range t.tasks {
			names = append(names, k.name)
		}
	} else if len(names) == 0 {
		names = []string{"default"}
	}
	for _, name := range names {
		if s.All {
			t.label = name
		}
		if !t.run(name, nil, 0) {
			t.plan.Found = false
		}
	}
	return t.plan
}

// taskfile is one reading.
type taskfile struct {
	parts
	src   *Source
	plan  Plan
	tasks []task
	vars  map[string]string // of all tasks
	given map[string]string // on the command line
	env   []Set             // of all tasks
	label string
	work  int
}

// task is one task, under the name that calls it from the outermost file.
type task struct {
	name, prefix, dir string
	body              *node
	vars              []*node // of the files that included it, the outermost first
}

func (t *taskfile) cannot(why string) { t.plan.add(Step{Task: t.label, Unread: why}) }

// load reads one file; nil when it cannot be told what is in it.
func (t *taskfile) load(p, text string) *node {
	if strings.Contains(text, mark) {
		return nil
	}
	root, ok := readYAML(text)
	if !ok || !root.is(mapping) {
		t.cannot("the file " + path.Base(p) + " is more than is read of YAML")
		return nil
	}
	for _, k := range root.keys {
		if !strings.Contains(" version vars env dotenv includes tasks set shopt method silent interval output run ", " "+k+" ") {
			t.cannot("nobody read what “" + k + "” means in a Taskfile")
		}
	}
	if !root.get("dotenv").none() {
		t.cannot("its variables come from another file")
	}
	return root
}

// include collects the tasks of a file and of those that it includes.
func (t *taskfile) include(root *node, prefix, dir string, depth int, vars ...*node) {
	if depth > 8 || len(t.tasks) > maxSteps {
		t.cannot("its files include each other too deep to be followed")
		return
	}
	if tasks := root.get("tasks"); tasks.is(mapping) {
		for i, name := range tasks.keys {
			t.tasks = append(t.tasks, task{prefix + name, prefix, dir, tasks.items[i], vars})
			if list, ok := tasks.items[i].get("aliases").strings(); ok {
				for _, a := range list {
					t.tasks = append(t.tasks, task{prefix + a, prefix, dir, tasks.items[i], vars})
				}
			}
		}
	}
	includes := root.get("includes")
	for i := range includes.size() {
		name, in := includes.keys[i], includes.items[i]
		file, below := in, dir
		if in.is(mapping) {
			file = in.get("taskfile")
			if d := in.get("dir"); d != nil {
				below = t.folder(dir, d.text)
			}
			if in.get("flatten").yes() {
				t.cannot("it takes another file's tasks in as its own")
			}
		}
		if !file.is(scalar) || strings.Contains(file.text, "://") || strings.Contains(file.text, "{{") || strings.HasPrefix(file.text, "git@") {
			t.cannot("which file it includes as “" + name + "” is not known")
			continue
		}
		p := file.text
		if !path.IsAbs(p) {
			p = path.Dir(t.src.Path) + "/" + p
		}
		text, found := t.file(path.Clean(p))
		if found != Whole {
			if found == Closed || !in.get("optional").yes() {
				t.cannot("the file that it includes as “" + name + "” cannot be read")
			}
			continue
		}
		if sub := t.load(p, text); sub != nil {
			list := append(slices.Clone(vars), in.get("vars"), sub.get("vars"))
			for _, n := range append([]string{name}, listed(in.get("aliases"))...) {
				t.include(sub, prefix+n+":", below, depth+1, list...)
			}
		}
	}
}

// size is how many values a map has.
func (n *node) size() int {
	if !n.is(mapping) {
		return 0
	}
	return len(n.items)
}

func listed(n *node) []string {
	all, _ := n.strings()
	return all
}

// file reads an included file, or the Taskfile of an included folder.
func (t *taskfile) file(p string) (string, Found) {
	if t.src.Read == nil {
		return "", Closed
	}
	otherwise := Missing
	for _, name := range [...]string{"", "/Taskfile.yml", "/taskfile.yml", "/Taskfile.yaml", "/taskfile.yaml", "/Taskfile.dist.yml", "/Taskfile.dist.yaml"} {
		text, found := t.src.Read(p + name)
		if found == Whole || found == Closed && name != "" {
			t.plan.file(p + name)
			return text, found
		}
		if found == Closed {
			otherwise = Closed // it may be a folder, and it may be a file that cannot be read
		}
	}
	return "", otherwise
}

func (t *taskfile) folder(dir, name string) string {
	if vague(name) || strings.Contains(name, "{{") {
		t.cannot("in which folder it runs is not known")
		return dir
	}
	if path.IsAbs(name) {
		return path.Clean(name)
	}
	return path.Clean(dir + "/" + name)
}

// global sets the variables of all tasks. Those that a command gives run
// whatever task is called.
func (t *taskfile) global(root *node) {
	t.set(t.vars, root.get("vars"), t.vars)
	for n, v := range t.given {
		t.vars[n] = v
	}
	env := map[string]string{}
	t.set(env, root.get("env"), t.vars)
	for _, n := range sorted(env) {
		t.env = append(t.env, Set{n, env[n]})
	}
}

// set adds the variables of a map to others, its texts filled in from those.
func (t *taskfile) set(to map[string]string, from *node, with map[string]string) {
	if from == nil || from.none() {
		return
	}
	if !from.is(mapping) {
		t.cannot("its variables are not read")
		return
	}
	for i, name := range from.keys {
		switch v := from.items[i]; {
		case v.sort == scalar:
			to[name] = t.fill(v.text, with)
		case v.get("sh").is(scalar):
			x := part{shell: t.fill(v.get("sh").text, with), once: true}
			to[name] = t.add(x)
			_, takes := t.finish(to[name])
			t.plan.add(Step{Task: t.label, Takes: takes})
		default:
			to[name] = t.add(part{})
		}
	}
}

// fill puts variables into a template. What is more than a name is not known.
func (t *taskfile) fill(s string, vars map[string]string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		inside, after, closed := strings.Cut(rest, "}}")
		if !closed {
			t.cannot("a template that is not closed")
			return b.String()
		}
		s = after
		if t.work++; t.work > 20_000 || b.Len() > maxText {
			t.cannot("its templates are too long to be followed")
			return b.String()
		}
		b.WriteString(t.value(strings.TrimSpace(strings.Trim(inside, "-")), vars))
	}
}

// value is what one template comes to.
func (t *taskfile) value(inside string, vars map[string]string) string {
	name, rest, _ := strings.Cut(inside, " ")
	if !strings.HasPrefix(name, ".") {
		switch inside {
		case "OS", "ARCH", "exeExt", "numCPU":
			return t.add(part{env: "_" + inside})
		}
		return t.add(part{})
	}
	name = name[1:]
	v, known := vars[name]
	switch {
	case known:
	case name == "TASKFILE_DIR" || name == "ROOT_DIR":
		v = path.Dir(t.src.Path)
	case name == "USER_WORKING_DIR":
		v = t.src.Cwd
	case name == "CLI_ARGS" || name == "CLI_ARGS_LIST":
		for _, a := range t.src.Args {
			v += " " + quoted(a)
		}
		v = strings.TrimSpace(v)
	case environmental(name):
		v = t.add(part{env: name})
	}
	rest = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(rest), "|"))
	if rest == "" {
		return v
	}
	if with, is := strings.CutPrefix(rest, "default "); is {
		text, after, ok := "", "", false
		if with = strings.TrimSpace(with); with != "" && (with[0] == '"' || with[0] == '\'') {
			text, after, ok = quotedScalar(with)
		}
		switch {
		case v != "" && !vague(v):
			return v
		case ok && after == "" && v == "":
			return text
		}
	}
	return t.add(part{})
}

// find is the task that a name calls.
func (t *taskfile) find(name string) (*task, []string) {
	for i := range t.tasks {
		if t.tasks[i].name == name {
			return &t.tasks[i], nil
		}
	}
	for i := range t.tasks {
		if n := t.tasks[i].name; strings.Count(n, "*") == 1 {
			before, after, _ := strings.Cut(n, "*")
			if len(name) >= len(n)-1 && strings.HasPrefix(name, before) && strings.HasSuffix(name, after) {
				return &t.tasks[i], []string{name[len(before) : len(name)-len(after)]}
			}
		}
	}
	if strings.Contains(name, ":") {
		// "ns" is the default task of a namespace.
		return nil, nil
	}
	for i := range t.tasks {
		if t.tasks[i].name == name+":default" {
			return &t.tasks[i], nil
		}
	}
	return nil, nil
}

// run adds the steps of a task, and reports whether there is one of that name.
func (t *taskfile) run(name string, given map[string]string, depth int) bool {
	k, match := t.find(name)
	if k == nil {
		return false
	}
	if depth > 30 || t.work > 20_000 {
		t.cannot("its tasks call each other too deep to be followed")
		return true
	}
	t.work++
	vars := map[string]string{}
	for n, v := range t.vars {
		vars[n] = v
	}
	vars["TASK"] = k.name
	if k.prefix != "" {
		vars["TASKFILE_DIR"], vars["TASKFILE"] = t.add(part{}), t.add(part{})
	}
	if match != nil {
		vars["MATCH"] = t.add(part{})
	}
	for _, v := range k.vars {
		t.set(vars, v, vars)
	}
	for n, v := range given {
		vars[n] = v
	}
	body := k.body
	if body.sort != mapping {
		t.commands(k, body, vars, step{dir: k.dir}, depth)
		return true
	}
	for _, key := range body.keys {
		if !strings.Contains(" cmds cmd deps vars env dir desc summary sources generates status preconditions dotenv internal aliases label method silent platforms requires prompt interactive prefix ignore_error run watch set shopt if short_task failfast ", " "+key+" ") {
			t.cannot("nobody read what “" + key + "” means in a task")
		}
	}
	if !body.get("dotenv").none() {
		t.cannot("its variables come from another file")
	}
	t.set(vars, body.get("vars"), vars)
	in := step{dir: k.dir}
	if d := body.get("dir"); d != nil {
		in.dir = t.folder(k.dir, t.fill(d.text, vars))
	}
	env := map[string]string{}
	t.set(env, body.get("env"), vars)
	for _, n := range sorted(env) {
		in.env = append(in.env, Set{n, env[n]})
	}
	t.calls(k, body.get("deps"), vars, depth)
	for _, f := range [...]string{"if", "status", "preconditions"} {
		t.checks(body.get(f), vars, in)
	}
	t.commands(k, body.get("cmds"), vars, in, depth)
	t.commands(k, body.get("cmd"), vars, in, depth)
	return true
}

// step is where and with what commands run.
type step struct {
	dir string
	env []Set
}

// checks are commands that decide whether a task runs; they do with -n as well.
func (t *taskfile) checks(n *node, vars map[string]string, in step) {
	if n.none() {
		return
	}
	for _, c := range n.elements() {
		if s := c.get("sh"); s != nil {
			c = s
		}
		if !c.is(scalar) {
			t.cannot("a check that is not read")
			continue
		}
		t.give(c.text, vars, in, true)
	}
}

// elements are the items of a list, or the one value that stands for it.
func (n *node) elements() []*node {
	switch {
	case n == nil || n.none():
		return nil
	case n.sort == list:
		return n.items
	}
	return []*node{n}
}

// calls are the tasks that another one depends on.
func (t *taskfile) calls(k *task, n *node, vars map[string]string, depth int) {
	for _, c := range n.elements() {
		switch {
		case c.sort == scalar:
			t.call(k, c.text, nil, vars, depth)
		case c.get("task").is(scalar) && c.get("for") == nil:
			t.call(k, c.get("task").text, c.get("vars"), vars, depth)
		default:
			t.cannot("which task it depends on is not known")
		}
	}
}

func (t *taskfile) call(k *task, name string, with *node, vars map[string]string, depth int) {
	name = t.fill(name, vars)
	given := map[string]string{}
	t.set(given, with, vars)
	if rest, root := strings.CutPrefix(name, ":"); root {
		name = rest
	} else {
		name = k.prefix + name
	}
	if vague(name) || !t.run(name, given, depth+1) {
		t.cannot("which task it calls is not known")
	}
}

// commands are what a task runs itself.
func (t *taskfile) commands(k *task, n *node, vars map[string]string, in step, depth int) {
	for _, c := range n.elements() {
		switch later := c.get("defer"); {
		case c.get("for") != nil:
			loop := map[string]string{"ITEM": t.add(part{}), "KEY": t.add(part{})}
			if as := c.get("for").get("as"); as.is(scalar) {
				loop[as.text] = t.add(part{})
			}
			for n, v := range vars {
				if _, own := loop[n]; !own {
					loop[n] = v
				}
			}
			one := &node{sort: mapping}
			for i, key := range c.keys {
				if key != "for" {
					one.keys, one.items = append(one.keys, key), append(one.items, c.items[i])
				}
			}
			t.commands(k, &node{sort: list, items: []*node{one}}, loop, in, depth)
		case later != nil:
			t.commands(k, later, vars, in, depth)
		case c.sort == scalar:
			t.give(c.text, vars, in, false)
		case c.get("cmd").is(scalar):
			t.give(c.get("cmd").text, vars, in, false)
		case c.get("task").is(scalar):
			t.call(k, c.get("task").text, c.get("vars"), vars, depth)
		default:
			t.cannot("a command that is not read")
		}
	}
}

// give adds one command.
func (t *taskfile) give(text string, vars map[string]string, in step, always bool) {
	if t.src.Dry && !always {
		return
	}
	var b strings.Builder
	for _, s := range append(slices.Clone(t.env), in.env...) {
		if plainName(s.Name) {
			b.WriteString("export " + s.Name + "=" + quotedAround(s.Value) + "\n")
		}
	}
	b.WriteString(t.fill(text, vars))
	if b.Len() > maxText/4 {
		t.cannot("a command of it is too long to be followed")
		return
	}
	out, takes := t.finish(b.String())
	t.plan.add(Step{Task: t.label, Text: out, Takes: takes, Dir: in.dir})
}
