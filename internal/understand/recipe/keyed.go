//go:build !lean

package recipe

import (
	"encoding/json"
	"slices"
	"strings"

	"automode/internal/commands"

	"github.com/tidwall/jsonc"
)

// Of many runners nobody follows how their tasks run: in which environment, with what
// put in. Where the texts of their tasks stand in a manifest is plain all the same, by
// the manual of each, and what plainly stands there can be read.

// keyed says where a runner finds the texts of its tasks. Keys are paths, with dots;
// "*" is any one name, or any part of one, and "@" the name of a task.
type keyed struct {
	programs string
	files    string
	form     form
	top      string // what each key begins with
	tasks    string // run where they are asked for by name
	always   string // run whatever is asked for
	installs string // run around an installation
	among    bool   // files of that name lie in packages of a workspace
	with     string // a word that the command has
}

const (
	rowsOfPoe = "tasks.@"
	// Of pixi.
	pixiTasks = "tasks.@ feature.*.tasks.@ target.*.tasks.@ feature.*.target.*.tasks.@"
	aroundNpm = "scripts.preinstall scripts.install scripts.postinstall scripts.prepublish scripts.preprepare scripts.prepare scripts.postprepare"
)

// Sources: Hatch 1.14, PDM 2.26, poethepoet 0.37, taskipy 1.14, Rye 0.44, Pipenv 2025, pixi
// 0.59, tox 4, Composer 2, Deno 2, pre-commit 4, Lefthook 2, foreman 0.90, Ninja 1.13, Nx 22,
// mise 2026, Yarn 1.22, Lerna 9, npm 11, Cargo 1.95: the reference of each one's configuration.
var allKeyed = [...]keyed{
	{programs: "hatch", files: "pyproject.toml", form: inTOML, top: "tool.hatch", tasks: "envs.*.scripts.@", always: "envs.*.pre-install-commands envs.*.post-install-commands", installs: "envs.*.pre-install-commands"},
	{programs: "hatch", files: "hatch.toml", form: inTOML, tasks: "envs.*.scripts.@", always: "envs.*.pre-install-commands envs.*.post-install-commands"},
	{programs: "hatch", files: "pyproject.toml", form: inTOML, top: "tool.hatch", always: "envs.hatch-test.scripts", with: "test"},
	{programs: "hatch", files: "pyproject.toml", form: inTOML, top: "tool.hatch", always: "envs.hatch-static-analysis.scripts", with: "fmt"},
	{programs: "pdm", files: "pyproject.toml", form: inTOML, top: "tool.pdm.scripts", tasks: "@ pre_@ post_@", always: "pre_run", installs: "pre_install post_install"},
	{programs: "poe poethepoet", files: "pyproject.toml", form: inTOML, top: "tool.poe", tasks: rowsOfPoe},
	{programs: "poe poethepoet", files: "poe_tasks.toml", form: inTOML, tasks: rowsOfPoe},
	{programs: "task taskipy", files: "pyproject.toml", form: inTOML, top: "tool.taskipy.tasks", tasks: "@ pre_@ post_@"},
	{programs: "rye", files: "pyproject.toml", form: inTOML, top: "tool.rye.scripts", tasks: "@"},
	{programs: "pipenv", files: "Pipfile", form: inTOML, tasks: "scripts.@"},
	{programs: "pixi", files: "pixi.toml", form: inTOML, tasks: pixiTasks},
	{programs: "pixi", files: "pyproject.toml", form: inTOML, top: "tool.pixi", tasks: pixiTasks},
	{programs: "tox", files: "tox.ini setup.cfg", form: inINI, tasks: "testenv:@.commands*", always: "testenv.commands*"},
	{programs: "tox", files: "tox.ini setup.cfg", form: inINI, always: "testenv:*.commands*", with: "!-e -m -f"},
	{programs: "tox", files: "tox.toml", form: inTOML, tasks: "env.@.commands*", always: "env_run_base.commands*"},
	{programs: "tox", files: "pyproject.toml", form: inTOML, top: "tool.tox", tasks: "env.@.commands*", always: "env_run_base.commands* legacy_tox_ini"},
	{programs: "composer", files: "composer.json", form: inJSON, top: "scripts", tasks: "@ pre-@ post-@", installs: "pre-*-cmd post-*-cmd pre-*-dump post-*-dump pre-package-* post-package-*"},
	{programs: "deno", files: "deno.json deno.jsonc", form: inJSON, tasks: "tasks.@"},
	{programs: "deno", files: "package.json", form: inJSON, tasks: "scripts.@"},
	{programs: "pre-commit prek", files: ".pre-commit-config.yaml", form: inYAML, always: "repos.hooks.entry"},
	{programs: "lefthook", files: "lefthook.yml lefthook.yaml .lefthook.yml .lefthook.yaml", form: inYAML, tasks: "@.commands.*.run @.jobs.run @.jobs.group.jobs.run"},
	{programs: "lefthook", files: "lefthook.toml .lefthook.toml", form: inTOML, tasks: "@.commands.*.run @.jobs.run"},
	{programs: "lefthook", files: "lefthook.json .lefthook.json", form: inJSON, tasks: "@.commands.*.run @.jobs.run"},
	{programs: "foreman honcho overmind hivemind", files: "Procfile", form: inINI, always: "*"},
	{programs: "ninja samu", files: "build.ninja", form: inNpmrc, always: "command"},
	{programs: "nx", files: "project.json", form: inJSON, tasks: "targets.@.command targets.@.options.command targets.@.options.commands", among: true},
	{programs: "nx lerna", files: "package.json", form: inJSON, tasks: "scripts.@ nx.targets.@.command nx.targets.@.options.command", among: true},
	{programs: "yarn", files: "package.json", form: inJSON, tasks: "scripts.@ scripts.pre@ scripts.post@", among: true, with: "workspaces"},
	{programs: "npm pnpm yarn bun", files: "package.json", form: inJSON, installs: aroundNpm, among: true},
	{programs: "mise rtx", files: "mise.toml .mise.toml mise.local.toml .mise.local.toml", form: inTOML, always: "hooks watch_files.run"},
	{programs: "cargo", files: ".cargo/config.toml .cargo/config", form: inTOML, always: "target.*.runner target.*.linker build.rustc build.rustc-wrapper build.rustc-workspace-wrapper build.rustdoc", tasks: "alias.@"},
	{programs: "npm pnpm yarn", files: ".npmrc", form: inNpmrc, always: "script-shell"},
}

// Asked is how a runner was called whose tasks nobody follows.
type Asked struct {
	Program  string
	Words    []string // behind its name
	Installs bool
}

// ManifestFile is a file of a runner, by its name.
type ManifestFile struct {
	Name  string
	Among bool // in packages of a workspace
	row   *keyed
}

// ManifestsOf are the files in which a runner finds the texts of its tasks.
func ManifestsOf(a *Asked) (list []ManifestFile) {
	for _, rows := range [...][]keyed{allKeyed[:], allCoded[:]} {
		for i := range rows {
			k := &rows[i]
			if !contains(k.programs, a.Program) || !k.applies(a) {
				continue
			}
			for name := range strings.FieldsSeq(k.files) {
				list = append(list, ManifestFile{name, k.among, k})
			}
		}
	}
	return list
}

// applies reports whether the command has the word that a row wants, or none of those
// that it must not have.
func (k *keyed) applies(a *Asked) bool {
	if k.tasks == "" && k.always == "" && !a.Installs {
		return false
	}
	words, not := strings.CutPrefix(k.with, "!")
	has := slices.ContainsFunc(a.Words, func(w string) bool { return contains(words, w) })
	return k.with == "" || has != not
}

func contains(words, w string) bool {
	for x := range strings.FieldsSeq(words) {
		if x == w {
			return true
		}
	}
	return false
}

// mostTasks bounds how many names of tasks are followed.
const mostTasks = 100

// Tasks are the texts of the tasks that a call asks for, in a file of that text, with
// those that these name. Each may be a command line, or a word of one.
func (f *ManifestFile) Tasks(a *Asked, text string) (all []string) {
	root := f.row.tree(text)
	if root == nil {
		return nil
	}
	var names []string
	see := func(words ...string) {
		for _, w := range words {
			for _, part := range append(strings.FieldsFunc(w, func(c rune) bool { return c == ':' || c == ',' }), w) {
				if part = strings.TrimLeft(part, "@-{[\"'"); part != "" && len(names) < mostTasks && !slices.Contains(names, part) {
					names = append(names, part)
				}
			}
		}
	}
	see(a.Words...)
	find := func(keys, name string) {
		for key := range strings.FieldsSeq(keys) {
			path := strings.Split(below(f.row.top, key), ".")
			for i := range path {
				path[i] = strings.ReplaceAll(path[i], "@", name)
			}
			for _, n := range root.under(path) {
				for _, t := range n.texts(0) {
					if len(all) < mostTasks && !slices.Contains(all, t) {
						all = append(all, t)
						see(strings.Fields(t)...)
					}
				}
			}
		}
	}
	find(f.row.always, "")
	if a.Installs {
		find(f.row.installs, "")
	}
	for i := 0; i < len(names); i++ {
		find(f.row.tasks, names[i])
	}
	return all
}

// tree is what stands in a file, nil where it is not read.
func (k *keyed) tree(text string) *node {
	var root *node
	ok := true
	switch k.form {
	case inTOML:
		root, ok = readTOML(text)
	case inYAML:
		root, ok = readYAML(text)
	case inJSON:
		var v map[string]any
		ok = json.Unmarshal(jsonc.ToJSON([]byte(text)), &v) == nil
		root = ofJSON(v)
	case inPython, inRuby:
		root = blocks(text, k.form)
	default:
		root = sectioned(text, k.form == inINI)
	}
	if !ok {
		return nil
	}
	return root
}

func ofJSON(v any) *node {
	switch v := v.(type) {
	case map[string]any:
		n := &node{sort: mapping}
		for _, k := range sorted(v) {
			n.keys, n.items = append(n.keys, k), append(n.items, ofJSON(v[k]))
		}
		return n
	case []any:
		n := &node{sort: list}
		for _, i := range v {
			n.items = append(n.items, ofJSON(i))
		}
		return n
	case string:
		return &node{text: v}
	}
	return &node{plain: true}
}

// sectioned reads lines of "key = value" or "key: value", below the headings of sections
// where there are any. What is indented goes on with the key above, where lines do.
func sectioned(text string, goesOn bool) *node {
	root := &node{sort: mapping}
	at := root
	var last *node
	for line := range strings.SplitSeq(text, "\n") {
		said := strings.TrimSpace(line)
		switch {
		case said == "", said[0] == '#', said[0] == ';':
		case line[0] == '[' && strings.HasSuffix(said, "]"):
			at, last = &node{sort: mapping}, nil
			root.keys, root.items = append(root.keys, said[1:len(said)-1]), append(root.items, at)
		case goesOn && last != nil && (line[0] == ' ' || line[0] == '\t'):
			if n := len(last.items); n > 0 && strings.HasSuffix(last.items[n-1].text, "\\") {
				last.items[n-1].text = strings.TrimSuffix(last.items[n-1].text, "\\") + said
				continue
			}
			last.items = append(last.items, &node{text: said})
		default:
			i := strings.IndexAny(said, "=:")
			if i <= 0 {
				continue
			}
			last = &node{sort: list}
			if v := strings.TrimSpace(said[i+1:]); v != "" {
				last.items = append(last.items, &node{text: v})
			}
			at.keys, at.items = append(at.keys, strings.TrimSpace(said[:i])), append(at.items, last)
		}
	}
	return root
}

// under are the nodes at a path. Lists are transparent.
func (n *node) under(path []string) (found []*node) {
	if n == nil {
		return nil
	}
	if n.sort == list && len(path) > 0 {
		for _, i := range n.items {
			found = append(found, i.under(path)...)
		}
		return found
	}
	if len(path) == 0 {
		return []*node{n}
	}
	for i, k := range n.keys {
		if covers(path[:1], []string{k}) {
			found = append(found, n.items[i].under(path[1:])...)
		}
	}
	return found
}

// texts are the scalars below a node. The words of a command may stand one by one.
func (n *node) texts(depth int) (all []string) {
	if n == nil || depth > 20 {
		return nil
	}
	if n.sort == scalar {
		t := strings.TrimLeft(strings.TrimSpace(n.text), "@-")
		if ini := sectionedText(n.text); ini != nil {
			return ini
		}
		return []string{strings.TrimSpace(t)}
	}
	var words []string
	for i, x := range n.items {
		if n.sort == mapping && contains("help description", n.keys[i]) {
			continue
		}
		all = append(all, x.texts(depth+1)...)
		if x.sort == scalar {
			words = append(words, x.text)
		}
	}
	if n.sort == list && len(words) > 1 && !strings.ContainsAny(words[0], " \t") && commands.Find(words[0]) != nil {
		line := words[0]
		for _, w := range words[1:] {
			line += " " + quoted(w)
		}
		all = append(all, line)
	}
	return all
}

// sectionedText are the commands of tox's own settings that stand as one text in those
// of others.
func sectionedText(text string) []string {
	if !strings.Contains(text, "[testenv") {
		return nil
	}
	var all []string
	root := sectioned(text, true)
	for i, k := range root.keys {
		if strings.HasPrefix(k, "testenv") {
			for _, n := range root.items[i].under([]string{"commands*"}) {
				all = append(all, n.texts(1)...)
			}
		}
	}
	return all
}
