//go:build !lean

package recipe

import (
	"fmt"
	"strings"
	"testing"
)

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
	{"carriage returns in a line", "t:\r  a\n", []string{"t"}, "not found\ncannot tell"},
	{"a byte that ends texts", "t:\n  a\x00\n", []string{"t"}, "not found\ncannot tell"},
	{"a line of no recipe", "  a\nt:\n  b\n", []string{"t"}, "cannot tell\nin /p: b"},
	{"of no recipe, with a tab", "\ta\nt:\n  b\n", []string{"t"}, "cannot tell\nin /p: b"},
	{"a file that is missing", "import 'x.just'\nt:\n  b\n", []string{"t"}, "cannot tell\nin /p: b"},
	{"a file whose name is not known", "import x\nt:\n  b\n", []string{"t"}, "cannot tell\nin /p: b"},
	{"variables of another file", "set dotenv-load\nt:\n  b\n", []string{"t"}, "cannot tell\nin /p: b"},
	{"a file that may be missing", "import? 'x.just'\nt:\n  b\n", []string{"t"}, "in /p: b"},
	{"two texts", "x := 'a' 'b'\nt:\n  echo {{x}}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part1}"},
	{"both", "x := 'a' && 'b'\nt:\n  echo {{x}}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part1}"},
	{"one or the other", "x := 'a' || 'b'\nt:\n  echo {{x}}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part1}"},
	{"a bracket that stays open", "x := ('a'\nt:\n  echo {{x}}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part1}"},
	{"a choice without a comparison", "t:\n  echo {{ if 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"without a brace", "t:\n  echo {{ if 'a' == 'a' 'x' else { 'y' } }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"without the other", "t:\n  echo {{ if 'a' == 'a' { 'x' } }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"with two texts", "t:\n  echo {{ if 'a' == 'a' { 'x' 'z' } else { 'y' } }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"of a text", "t:\n  echo {{ if 'a' == 'b' { 'x' } else 'y' }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"of two others", "t:\n  echo {{ if 'a' == 'b' { 'x' } else { 'y' 'z' } }}\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"braces that stay open", "t:\n  echo {{ 'a'\n", []string{"t"}, "cannot tell\ntake\nin /p: echo ${_part0}"},
	{"a choice by a pattern", "t:\n  echo {{ if 'a' =~ 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "take\nin /p: echo ${_part0}"},
	{"by none of it", "t:\n  echo {{ if 'a' !~ 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "take\nin /p: echo ${_part0}"},
	{"a text that the shell expands", "t:\n  echo {{ x'~/a' }}\n", []string{"t"}, "take\nin /p: echo ${_part0}"},
	{"what a function says", "t:\n  echo {{ uppercase('x') }}\n", []string{"t"}, "take\nin /p: echo ${_part0}"},
	{"a choice by what a command says", "t:\n  echo {{ if `a` == 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "take a\ntake\nin /p: echo ${_part1}"},
	{"the same from the other side", "t:\n  echo {{ if 'a' == `a` { 'x' } else { 'y' } }}\n", []string{"t"}, "take a\ntake\nin /p: echo ${_part1}"},
	{"a choice that is known", "t:\n  echo {{ if 'a' != 'a' { 'x' } else { 'y' } }}\n", []string{"t"}, "in /p: echo y"},
	{"a bracket", "t:\n  echo {{ ('a' + 'b') }}\n", []string{"t"}, "in /p: echo ab"},
	{"a slash in front", "x := / 'b'\nt:\n  echo {{x}}\n", []string{"t"}, "in /p: echo /b"},
	{"homes", "t:\n  ls {{ home_dir() }} {{ home_directory() }}\n", []string{"t"}, "in /p: ls ${HOME} ${HOME}"},
	{"folders", "t:\n  ls {{ justfile_directory() }} {{ source_file() }} {{ invocation_directory() }}\n", []string{"t"}, "in /p: ls /p /p/justfile /q"},
	{"older names of variables", "t:\n  ls {{ env_var('HOME') }} {{ env_var_or_default('X', 'd') }}\n", []string{"t"}, "in /p: ls ${HOME} d"},
	{"in quotes", "t a:\n  echo {{ quote(a) }}\n", []string{"t", "x'; rm y"}, "in /p: echo 'x'\\''; rm y'"},
	{"what a command says", "t:\n  echo {{ shell('rm x') }}\n", []string{"t"}, "take rm x\nin /p: echo ${_part0}"},
	{"letters that stand for others", "x := \"a\\nb\\tc\\\\d\\\"e\"\nt:\n  echo '{{x}}'\n", []string{"t"}, "in /p: echo 'a\nin /p: b\tc\\d\"e'"},
	{"a module that is missing", "mod m\nt:\n  a\n", []string{"m", "t"}, "not found\ncannot tell"},
	{"another folder", "[working-directory: 'x']\nt:\n  a\n", []string{"t"}, "in /p/x: a"},
	{"another folder for all", "set working-directory := '/etc'\nt:\n  a\n", []string{"t"}, "in /etc: a"},
	{"a script of its own language", "[script('node')]\nt:\n  a\n", []string{"t"}, "cannot tell"},
	{"needs what is not there", "t: nosuch\n  a\n", []string{"t"}, "cannot tell\nin /p: a"},
	{"a command for a parameter", "t a=`rm x`:\n  echo {{a}}\n", []string{"t"}, "take rm x\nin /p: echo ${_part0}"},
	{"all variables", "set export\nx := 'y z'\nt:\n  a\n", []string{"t"}, "in /p: export x='y z'\na"},
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

// TestJustDoubled: a value that is added to itself time and again is not followed until
// the memory is full.
func TestJustDoubled(t *testing.T) {
	text := "x0 := 'a'\n"
	for i := range 60 {
		text += fmt.Sprintf("x%d := x%d + x%d\n", i+1, i, i)
	}
	if plan := Just(justSource(text+"t:\n  touch {{x60}}\n", []string{"t"})); len(plan.Steps) > 0 && strings.Contains(steps(plan), "aaaa") {
		t.Errorf("a value without an end is read: %d bytes", len(steps(plan)))
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
