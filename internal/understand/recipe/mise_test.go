//go:build !lean

package recipe

import "testing"

func TestTOML(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a = 1\nb = 'x' # c\n[t]\nc = \"d\\te\"\n[t.u]\nf.g = true\n", "{a: 1, b: <x>, t: {c: <d\te>, u: {f: {g: true}}}}"},
		{"a = [1, 'b', [\n  'c', # d\n]]\ne = {f = 1, 'g h' = [2]}\n", "{a: [1, <b>, [<c>]], e: {f: 1, g h: [2]}}"},
		{"a = \"\"\"\nb\nc \\\n   d\"\"\"\ne = '''f\\n'''\n", "{a: <b\nc d>, e: <f\\n>}"},
		{"[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n", "{a: [{b: 1}, {b: 2, c: {d: 3}}]}"},
		{"\"a.b\" = 1\n[tasks.\"x:y\"]\nrun = 2\n", "{a.b: 1, tasks: {x:y: {run: 2}}}"},
		{"a = \"x\"y\n", "?"},
		{"a = 1\na = 2\n", "?"},
		{"a = 1\n[a]\n", "?"},
		{"a\n", "?"},
		{"[a\nb = 1\n", "?"},
		{"a = \"b\n", "?"},
		{"= 1\n", "?"},
	} {
		got := "?"
		if n, ok := readTOML(c.text); ok {
			got = n.write()
		}
		if got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

var miseTexts = []struct {
	name, text, task string
	args             []string
	want             string
}{
	{"short", "[tasks]\nt = 'go test'\n", "t", []string{"a b"}, "in /p: go test 'a b'"},
	{"table", "[tasks.t]\nrun = ['a', 'b']\ndir = 'sub'\nenv = {X = '1'}\n", "t", []string{"c"}, "in /p/sub: export X='1'\na\nin /p/sub: export X='1'\nb 'c'"},
	{"needs", "[tasks.t]\nrun = 'a'\ndepends = ['u x', 'v']\ndepends_post = 'v'\n[tasks.u]\nrun = 'b'\n[tasks.v]\nrun = 'c'\n", "t", nil, "in /p: b 'x'\nin /p: c\nin /p: a"},
	{"environment", "[env]\nA = 'b c'\n[tasks]\nt = 'a'\n", "t", nil, "in /p: export A='b c'\na"},
	{"environment from elsewhere", "[env]\n_.source = 'x.sh'\n[tasks]\nt = 'a'\n", "t", nil, "cannot tell\nin /p: a"},
	{"templates", "[vars]\nx = 'y'\n[tasks]\nt = 'a {{vars.x}} {{config_root}} {{arg()}}'\n", "t", nil, "take\nin /p: a y /p ${_part0}"},
	{"templates that run", "[tasks]\nt = 'a {{exec(command=\"x\")}}'\n", "t", nil, "cannot tell\ntake\nin /p: a ${_part0}"},
	{"another shell", "[tasks.t]\nrun = 'a'\nshell = 'fish -c'\n", "t", nil, "in /p: fish -c 'a'"},
	{"file", "[tasks.t]\nfile = 'x.sh'\n", "t", []string{"a"}, "in /p: '/p/x.sh' 'a'"},
	{"a task that is a file", "", "filed", nil, "in /p: '/p/mise-tasks/filed'"},
	{"recursion", "[tasks.t]\ndepends = 't'\nrun = 'a'\n", "t", nil, "cannot tell\nin /p: a"},
	{"no such", "[tasks]\nt = 'a'\n", "u", nil, "not found"},
	{"a key nobody knows", "[tasks.t]\nrun = 'a'\nfrob = 1\n", "t", nil, "cannot tell\nin /p: a"},
	{"garbage", "x\n", "t", nil, "not found\ncannot tell"},
}

func TestMise(t *testing.T) {
	for _, c := range miseTexts {
		got := steps(Mise(Source{Path: "/p/mise.toml", Dir: "/p", Cwd: "/p", Text: c.text, Tasks: []string{c.task}, Args: c.args, Read: func(p string) (string, Found) {
			if p == "/p/x.sh" || p == "/p/mise-tasks/filed" {
				return "#!/bin/sh\nls\n", Whole
			}
			return "", Missing
		}}))
		if got != c.want {
			t.Errorf("%s: got:\n%s\nwant:\n%s", c.name, got, c.want)
		}
	}
}

// FuzzMise: no text makes reading panic or hang, and no mark stays behind.
func FuzzMise(f *testing.F) {
	for _, c := range miseTexts {
		f.Add(c.text, c.task)
	}
	f.Fuzz(func(t *testing.T, text, task string) {
		p := Mise(Source{Path: "/p/mise.toml", Dir: "/p", Cwd: "/p", Text: text, Tasks: []string{task}, Read: func(string) (string, Found) { return text, Whole }})
		for _, s := range p.Steps {
			if vague(s.Text) {
				t.Errorf("%q gives the text %q", text, s.Text)
			}
		}
	})
}
