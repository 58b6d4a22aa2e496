package recipe

import (
	"bytes"
	"path"
	"strings"

	"automode/internal/commands"
)

// Written says what a text that is put into an executable surface makes run
// that the old one did not. ok is false when that cannot be told: it is another
// sort of file, or more changed than what it runs by name.
func Written(s Source, old string) (steps []Step, ok bool) {
	before := s
	before.Text = old
	s.All, before.All = true, true
	name := strings.ToLower(path.Base(s.Path))
	switch {
	case name == "package.json":
		return writtenScripts(s, before)
	case name == "makefile" || name == "gnumakefile" || strings.HasSuffix(name, ".mk") || strings.HasPrefix(name, "makefile."):
		now, then := Make(s), Make(before)
		return now.Beyond(&then), true
	case name == "justfile" || name == ".justfile" || strings.HasSuffix(name, ".just"):
		now, then := Just(s), Just(before)
		return now.Beyond(&then), true
	case strings.HasPrefix(name, "taskfile."):
		now, then := Task(s), Plan{}
		if old != "" {
			then = Task(before)
		}
		return now.Beyond(&then), true
	case isWorkflow(s.Path):
		return writtenWorkflow(s, before)
	case hook(s.Path):
		return []Step{{Text: s.Text}}, shellText(s.Text)
	case strings.HasSuffix(name, ".py"):
		return []Step{{Text: "python3 -c " + quoted(s.Text)}, {Text: s.Text, Module: true}}, true
	}
	return writtenSettings(s, before)
}

// hook reports whether a file is a hook that git starts or a hook manager's.
func hook(p string) bool {
	dir := strings.ToLower(path.Base(path.Dir(p)))
	return dir == ".husky" || dir == ".githooks" || dir == ".git-hooks"
}

// shellText reports whether a file's first line leaves it to a shell.
func shellText(text string) bool {
	line, _, _ := strings.Cut(text, "\n")
	program, is := strings.CutPrefix(line, "#!")
	return !is || commands.RunsRecipes(strings.TrimSuffix(strings.TrimSpace(program), " -e"), "")
}

// mereFields are fields of package.json that neither run nor bring in code.
const mereFields = " name version description keywords author contributors maintainers license homepage repository bugs funding private main module browser types typings exports sideEffects "

// writtenScripts is of a package.json: its scripts run, and the rest is settings.
func writtenScripts(now, then Source) (steps []Step, ok bool) {
	m, ok := ReadManifest(now.Text)
	if !ok {
		return nil, false
	}
	old, ok := ReadManifest(then.Text)
	if !ok && strings.TrimSpace(then.Text) != "" {
		return nil, false
	}
	for field := range old {
		if _, kept := m[field]; !kept {
			m[field] = nil
		}
	}
	before, after := Manifest{}, Manifest{} // further fields, of which single keys count
	for field, raw := range m {
		if field != "scripts" && !bytes.Equal(raw, old[field]) && !strings.Contains(mereFields, " "+field+" ") {
			before[field], after[field] = old[field], raw
		}
	}
	if len(after) > 0 && !mereKeys(now, after, before) {
		return nil, false
	}
	list, good := m.Names("scripts")
	was, _ := old.Names("scripts")
	if !good {
		return nil, false
	}
	var p Plan
	for _, name := range sorted(list) {
		if text := list[name]; text != was[name] {
			p.add(Step{Task: name, Text: text})
		}
	}
	return p.Steps, true
}
