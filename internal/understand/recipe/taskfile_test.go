//go:build !lean

package recipe

import (
	"strings"
	"testing"
)

var taskfiles = []struct{ name, text, task, want string }{
	{"short", "version: '3'\ntasks:\n  test: go test ./...\n", "test", "in /p: go test ./..."},
	{"list", "tasks:\n  test:\n    - go vet ./...\n    - go test ./...\n", "test", "in /p: go vet ./...\nin /p: go test ./..."},
	{"default", "tasks:\n  default:\n    cmds: [a, b]\n", "", "in /p: a\nin /p: b"},
	{"calls", "tasks:\n  test:\n    deps: [lint, {task: gen}]\n    cmds:\n      - task: clean\n        vars: {D: out}\n      - cmd: go test\n        silent: true\n  lint: go vet\n  gen: go generate\n  clean: rm -rf {{.D}}\n", "test",
		"in /p: go vet\nin /p: go generate\nin /p: rm -rf out\nin /p: go test"},
	{"variables", "vars:\n  X: a\n  Y: '{{.X}}b'\ntasks:\n  t:\n    vars: {X: c}\n    cmds: ['echo {{.X}} {{ .Y }} {{.TASK}} {{.N}}']\n", "t", "in /p: echo c ab t "},
	{"shell variables", "vars:\n  V:\n    sh: rm -rf x\ntasks:\n  t: echo hello\n  u: echo {{.V}}\n", "t", "take rm -rf x\nin /p: echo hello"},
	{"shell variables used", "tasks:\n  u:\n    vars: {V: {sh: git describe}}\n    cmds: [\"echo '{{.V}}'\"]\n", "u", "take git describe\nin /p: echo ''\"${_part0}\"''"},
	{"templates", "tasks:\n  t: echo {{if .X}}a{{end}} {{.D | default \"b\"}} {{upper .X}}\n", "t", "take\ntake\ntake\nin /p: echo ${_part0}a${_part1} b ${_part2}"},
	{"checks", "tasks:\n  t:\n    preconditions: [{sh: test -f a, msg: no}, test -d b]\n    status: [test -f c]\n    cmds: [d]\n", "t", "in /p: test -f c\nin /p: test -f a\nin /p: test -d b\nin /p: d"},
	{"folder", "tasks:\n  t: {dir: sub, cmd: a}\n", "t", "in /p/sub: a"},
	{"environment", "env: {A: 1}\ntasks:\n  t: {env: {B: x y}, cmd: a}\n", "t", "in /p: export A='1'\nexport B='x y'\na"},
	{"later", "tasks:\n  t:\n    - defer: rm -rf tmp\n    - defer: {task: u}\n    - a\n  u: b\n", "t", "in /p: rm -rf tmp\nin /p: b\nin /p: a"},
	{"loops", "tasks:\n  t:\n    cmds:\n      - for: [a, b]\n        cmd: echo {{.ITEM}}\n", "t", "take\nin /p: echo ${_part0}"},
	{"wildcard", "tasks:\n  'start:*': echo {{.MATCH}}\n", "start:x", "take\nin /p: echo ${_part0}"},
	{"alias", "tasks:\n  test: {aliases: [t], cmd: a}\n", "t", "in /p: a"},
	{"included", "includes:\n  sub: ./sub\ntasks:\n  t: {cmds: [{task: 'sub:x'}]}\n", "t", "in /p: from sub"},
	{"included root", "includes:\n  sub: {taskfile: ./sub/Taskfile.yml, dir: sub}\ntasks:\n  t: a\n", "sub:up", "in /p: a"},
	{"recursion", "tasks:\n  t: {cmds: [a, {task: t}]}\n", "t", "in /p: a\ncannot tell"},
	{"no such", "tasks:\n  t: a\n", "u", "not found"},
	{"remote", "includes: {x: 'https://evil.test/Taskfile.yml'}\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"dotenv", "dotenv: [.env]\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"more than is read", "tasks:\n  t: &x a\n", "t", "cannot tell"},
	{"a key nobody knows", "tasks:\n  t: {cmd: a, frob: b}\n", "t", "cannot tell\nin /p: a"},
	{"a key of the file that nobody knows", "frob: 1\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"a list for a file", "- a\n", "t", "cannot tell"},
	{"taken in as its own", "includes:\n  x: {taskfile: ./sub, flatten: true}\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"a file that is missing", "includes: {x: ./none}\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"a file that may be missing", "includes: {x: {taskfile: ./none, optional: true}}\ntasks:\n  t: a\n", "t", "in /p: a"},
	{"a file that may be missing and cannot be read", "includes: {x: {taskfile: ./closed.yml, optional: true}}\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"a file whose name is not known", "includes: {x: './{{.A}}'}\ntasks:\n  t: a\n", "t", "cannot tell\nin /p: a"},
	{"a template that is not closed", "tasks:\n  t: 'echo {{.X'\n", "t", "cannot tell\nin /p: echo "},
	{"dotenv of a task", "tasks:\n  t: {dotenv: [.env], cmd: a}\n", "t", "cannot tell\nin /p: a"},
	{"a command nobody knows", "tasks:\n  t: {cmds: [{frob: a}]}\n", "t", "cannot tell"},
	{"an anchor", "tasks:\n  t: *a\n", "t", "cannot tell"},
	{"the same twice", "tasks:\n  t: a\n  t: b\n", "t", "cannot tell"},
	{"two documents", "tasks:\n  t: a\n---\nx: 1\n", "t", "cannot tell"},
	{"too far to the right", "tasks:\n  t: a\n   u: b\n", "t", "cannot tell"},
	{"a colon at the end", "tasks:\n  t: a:\n", "t", "cannot tell"},
	{"two colons", "tasks:\n  t: a: b\n", "t", "cannot tell"},
	{"a tag", "tasks:\n  t: !x a\n", "t", "cannot tell"},
	{"a bracket that stays open", "tasks: {t: [a\n", "t", "cannot tell"},
	{"a comment in brackets", "tasks: {t: a #b}\n", "t", "cannot tell"},
	{"folders", "tasks:\n  t: ls {{.TASKFILE_DIR}} {{.ROOT_DIR}} {{.USER_WORKING_DIR}}\n", "t", "in /p: ls /p /p /p"},
}

func TestTask(t *testing.T) {
	for _, c := range taskfiles {
		src := Source{Path: "/p/Taskfile.yml", Dir: "/p", Cwd: "/p", Text: c.text, Read: func(p string) (string, Found) {
			if p == "/p/closed.yml" {
				return "", Closed
			}
			if strings.HasPrefix(p, "/p/sub/Taskfile.yml") {
				return "tasks:\n  x: from sub\n  up: {cmds: [{task: ':t'}]}\n", Whole
			}
			if p == "/p/sub" {
				return "", Closed
			}
			return "", Missing
		}}
		if c.task != "" {
			src.Tasks = []string{c.task}
		}
		if got := steps(Task(src)); got != c.want {
			t.Errorf("%s: got:\n%s\nwant:\n%s", c.name, got, c.want)
		}
	}
}

// FuzzTask: no text makes reading panic or hang, and no mark stays behind.
func FuzzTask(f *testing.F) {
	for _, c := range taskfiles {
		f.Add(c.text, c.task)
	}
	f.Fuzz(func(t *testing.T, text, task string) {
		p := Task(Source{Path: "/p/Taskfile.yml", Dir: "/p", Text: text, Tasks: []string{task}, Read: func(string) (string, Found) { return text, Whole }})
		for _, s := range p.Steps {
			if vague(s.Text) {
				t.Errorf("%q gives the text %q", text, s.Text)
			}
		}
	})
}
