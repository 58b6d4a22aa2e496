//go:build !lean

package recipe

import "testing"

var justfiles = []struct {
	name, text string
	tasks      []string
	want       string
}{
	{"one", "test:\n  go test ./...\n", []string{"test"}, "in /p: go test ./..."},
	{"first", "a:\n  x\nb:\n  y\n", nil, "in /p: x"},
	{"variables", "x := 'a'\ny := x + 'b' / \"c\\td\"\nt:\n  echo {{x}} {{ y }} {{{{z}}\n", []string{"t"}, "in /p: echo a ab/c\td {{z}}"},
	{"set further down", "y := x\nx := 'a'\nt:\n  echo {{y}}\n", []string{"t"}, "in /p: echo a"},
	{"of itself", "x := x\nt:\n  echo {{x}}\n", []string{"t"}, "take\nin /p: echo ${_part0}"},
	{"backticks", "x := `git describe`\nt:\n  echo a\n", []string{"t"}, "take git describe\nin /p: echo a"},
	{"parameters", "t a b='c' *d:\n  echo {{a}} {{b}} {{d}}\n", []string{"t", "1"}, "in /p: echo 1 c "},
	{"all of them", "t a +d:\n  echo {{a}} {{d}}\n", []string{"t", "1", "2", "3"}, "in /p: echo 1 2 3"},
	{"several", "t a:\n  echo {{a}}\nu:\n  x\n", []string{"t", "1", "u"}, "in /p: echo 1\nin /p: x"},
	{"needs", "t: (u 'a b') v && w\n  x\nu p:\n  echo {{p}}\nv:\n  y\nw:\n  z\n", []string{"t"}, "in /p: echo a b\nin /p: y\nin /p: x\nin /p: z"},
	{"exports", "export A := 'x y'\nt $B='z':\n  q\n", []string{"t"}, "in /p: export A='x y'\nexport B='z'\nq"},
	{"a script", "t:\n  #!/bin/bash\n  cd x\n    y\n", []string{"t"}, "in /p: #!/bin/bash\ncd x\n  y"},
	{"of another language", "t:\n  #!/usr/bin/env node\n  1\n", []string{"t"}, "cannot tell"},
	{"another shell", "set shell := ['fish', '-c']\nt:\n  a\n", []string{"t"}, "in /p: 'fish' '-c' 'a'"},
	{"choice", "t:\n  echo {{ if 'a' == 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "in /p: echo x"},
	{"choice by the system", "t:\n  echo {{ if os() == 'linux' { 'x' } else { 'y' } }}\n", []string{"t"}, "take\nin /p: echo ${_part1}"},
	{"environment", "t:\n  ls {{env('HOME')}} {{env('X', 'd')}}\n", []string{"t"}, "in /p: ls ${HOME} d"},
	{"not here", "[no-cd]\nt:\n  a\n", []string{"t"}, "in /q: a"},
	{"over lines", "x := '''\n  a\n'''\nt:\n  b\n", []string{"t"}, "in /p: b"},
	{"positionals", "set positional-arguments\nt *a:\n  echo $1\n", []string{"t", "x y"}, "in /p: set -- 'x y'\necho $1"},
	{"platforms", "[linux]\nt:\n  a\n[macos]\nt:\n  b\n", []string{"t"}, "in /p: a\nin /p: b"},
	{"recursion", "t: u\n  a\nu: t\n  b\n", []string{"t"}, "cannot tell\nin /p: a\nin /p: b"},
	{"no such", "t:\n  a\n", []string{"u"}, "not found"},
	{"garbage", "this is none\n", []string{"t"}, "not found\ncannot tell"},
	{"an expression nobody reads", "t:\n  echo {{ %% }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
}

func justSource(text string, tasks []string) Source {
	src := Source{Path: "/p/justfile", Dir: "/p", Cwd: "/q", Text: text, Read: func(string) (string, Found) { return "", Missing }}
	if len(tasks) > 0 {
		src.Tasks, src.Args = tasks[:1], tasks[1:]
	}
	return src
}

func TestJust(t *testing.T) {
	for _, c := range justfiles {
		if got := steps(Just(justSource(c.text, c.tasks))); got != c.want {
			t.Errorf("%s: got:\n%s\nwant:\n%s", c.name, got, c.want)
		}
	}
}

// FuzzJust: no text makes reading panic or hang, and no mark stays behind.
func FuzzJust(f *testing.F) {
	for _, c := range justfiles {
		f.Add(c.text, "t")
	}
	f.Fuzz(func(t *testing.T, text, task string) {
		src := justSource(text, []string{task, "a"})
		src.Read = func(string) (string, Found) { return text, Whole }
		for _, s := range Just(src).Steps {
			if vague(s.Text) {
				t.Errorf("%q gives the text %q", text, s.Text)
			}
		}
	})
}
