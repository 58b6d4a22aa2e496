package recipe

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// makefileCase is a makefile with the steps of a task; "=": those that make prints.
type makefileCase struct {
	name, text, task string
	sets             []Set
	want             string // the texts, joined with line ends; "=" what make says
}

// makefiles are read by us and by make itself, which prints what it would run.
// A case of which make would not print the same says so in its want.
var makefiles = []makefileCase{
	{"one line", "test:\n\tgo test ./...\n", "test", nil, "="},
	{"prefixes", "t:\n\t@echo a\n\t-rm x\n\t@-echo b\n\t@ echo c\n", "t", nil, "="},
	{"first target", ".PHONY: b\nX = 1\nb: c\n\techo b\nc:\n\techo c\n", "", nil, "="},
	{"needs first", "a: b c\n\techo a\nb: c\n\techo b\nc:\n\techo c\n", "a", nil, "="},
	{"variables", "X = a $(Y)\nY := b\nZ := $(X)\nY := c\nW ?= d\nX += e\nZ += f\nt:\n\techo $X $(Y) ${Z} $(W)\n", "t", nil, "="},
	{"dollars", "t:\n\tfor i in a b; do echo $$i; done\n", "t", nil, "="},
	{"joined", "X = a \\\n  b\nt: \\\n  u\n\techo $(X)\nu: ; echo u\n", "t", nil, "="},
	{"automatic", ".PHONY: out/a.x p q\nout/a.x: p q p\n\techo $@ $< $^ $+ $(@D) $(@F) $(<F)\np q:\n\techo $@\n", "out/a.x", nil, "="},
	{"pattern", "all: a.x b.x\n%.x:\n\techo $* $@\n", "all", nil, "="},
	{"static pattern", ".PHONY: a.o b.o\na.o b.o: %.o: %.p\n\techo $< $*\n%.p: ; echo make $@\n", "a.o", nil, "="},
	{"conditional", "X = 1\nifeq ($(X),1)\nY = yes\nelse\nY = no\nendif\nifneq \"$(X)\" \"2\"\nZ = z\nendif\nifdef X\nt: ; echo $(Y) $(Z)\nendif\n", "t", nil, "="},
	{"else if", "X = 2\nifeq ($(X),1)\nY = 1\nelse ifeq ($(X),2)\nY = 2\nelse\nY = 3\nendif\nt: ; echo $(Y)\n", "t", nil, "="},
	{"conditional recipe", "X = 1\nt:\nifeq ($(X),1)\n\techo one\nelse\n\techo two\nendif\n\techo end\n", "t", nil, "="},
	{"define", "define X\necho a\necho b\nendef\nt:\n\t$(X)\n", "t", nil, "="},
	{"functions", "S = a.c b.c d/e.h\nt:\n\techo $(patsubst %.c,%.o,$(S)) $(S:.c=.o) $(filter %.c,$(S)) $(filter-out %.c,$(S)) $(notdir $(S)) $(dir $(S)) $(words $(S)) $(word 2,$(S)) $(addprefix x/,$(S)) $(sort b a b) $(firstword $(S)) $(lastword $(S)) $(basename $(S)) $(suffix $(S)) $(subst a,z,$(S)) $(strip  a   b ) $(join a b,1 2) $(if ,x,y) $(if a,x,y) $(or ,b) $(and a,c) $(wordlist 2,3,$(S)) $(findstring a,abc)\n", "t", nil, "="},
	{"foreach and call", "f = <$(1)-$(2)>\nt:\n\techo '$(foreach i,a b,$(call f,$(i),x))'\n", "t", nil, "="},
	{"eval", "define T\n$(1): ; echo made $$@ $(1)\nendef\n$(foreach x,a b,$(eval $(call T,$(x))))\nt: a b\n", "t", nil, "="},
	{"command line", "X = a\nY := $(X)\nt: ; echo $(X) $(Y) $(MAKECMDGOALS)\n", "t", []Set{{"X", "b"}}, "="},
	{"override", "override X = a\nt: ; echo $(X)\n", "t", []Set{{"X", "b"}}, "export X='b'\necho a"},
	{"of a target", "X = a\nt: X = b\nt: u\n\techo t $(X)\nu: ; echo $(X)\n", "t", nil, "="},
	{"of a pattern of targets", "X = a\nt%: X = b\ntu: ; echo $(X)\n", "tu", nil, "="},
	{"double colons", "t:: ; echo a\nt:: ; echo b\n", "t", nil, "="},
	{"comment", "X = a # b\nt: # c\n\techo $(X) # d\n\t# e\n", "t", nil, "="},
	{"hash in a recipe", "t: ; echo '#a'\n", "t", nil, "="},
	{"goal", ".DEFAULT_GOAL := b\na: ; echo a\nb: ; echo b\n", "", nil, "="},
	{"order only", ".PHONY: d\nt: | d\n\techo t\nd: ; echo d\n", "t", nil, "="},
	{"several targets", "a b: ; echo $@\nt: a b\n", "t", nil, "="},
	{"recipe over lines", "t:\n\techo a && \\\n\t  echo b\n", "t", nil, "="},
	{"fallback", ".DEFAULT: ; echo no $@\n", "q", nil, "="},
	{"nested value", "a_b = c\nX = b\nt: ; echo $(a_$(X))\n", "t", nil, "="},
	{"undefine", "X = a\nundefine X\nt: ; echo [$(X)]\n", "t", nil, "="},
	{"append to a target's", "X = a\nt: X += b\nt: ; echo $(X)\n", "t", nil, "="},
	{"canned with prefix", "define R\n@echo a\n-echo b\nendef\nt: ; $(R)\n", "t", nil, "="},
	{"slashes", "t: ; echo 'a\\\\b'\n", "t", nil, "="},
	{"path of sources", "vpath %.c $(shell rm y)\nt: ; echo\n", "t", nil, "take rm y\necho"},
	{"suffix rule for no ending", ".c: ; echo $*\nx.c: ; echo src\n", "x", nil, "="},
	{"suffix rule for nothing there", ".c: ; echo $*\nt: notes.txt ; echo t\nnotes.txt:", "t", nil, "="},
	{"suffix rule", ".SUFFIXES: .aa .bb\n.aa.bb: ; echo $*\nx.aa: ; echo src\n", "x.bb", nil, "="},

	// What make would have to run something for, or what it does not print.
	{"shell", "V := $(shell git describe)\nt: ; echo \"$(V)\" '$(V)' $(V)\n", "t", nil, "take git describe\necho \"${_part0}\" ''\"${_part0}\"'' ${_part0}"},
	{"shell for any target", "V := $(shell rm -rf x)\nt: ; echo a\n", "t", nil, "take rm -rf x\necho a"},
	{"shell by operator", "V != rm -rf x\nt: ; echo a\n", "t", nil, "take rm -rf x\necho a"},
	{"lazy shell", "V = $(shell rm -rf x)\nt: ; echo a\nu: ; echo $(V)\n", "t", nil, "echo a"},
	{"shell in a condition", "ifeq ($(shell rm x),)\nt: ; echo a\nelse\nt: ; echo b\nendif\n", "t", nil, "take rm x\necho a\necho b"},
	{"environment", "t: ; ls $(HOME) $(NOBODY_SETS_IT)\n", "t", nil, "ls ${HOME} "},
	{"condition on the environment", "ifdef DISPLAY\nt: ; echo a\nelse\nt: ; echo b\nendif\n", "t", nil, "echo a\necho b"},
	{"condition on a default", "V ?= 1\nifeq ($(V),1)\nt: ; echo a\nelse\nt: ; echo b\nendif\n", "t", nil, "echo a\necho b"},
	{"home is set already", "HOME ?= build\nt: ; rm -rf $(HOME)\n", "t", nil, "rm -rf ${HOME}"},
	{"exported", "export X = a b\nt: ; echo $$X\n", "t", nil, "export X='a b'\necho $X"},
	{"another shell", "SHELL = ./x\nt: ; echo a\n", "t", nil, "./x -c 'echo a'"},
	{"another flag", ".SHELLFLAGS = -i -c\nt: ; echo a\n", "t", nil, "/bin/sh -i -c 'echo a'"},
	{"a flag with a command", ".SHELLFLAGS = -c ./x\nt: ; echo a\n", "t", nil, "/bin/sh -c ./x 'echo a'"},
	{"an end without a beginning", "endif\nt: ; echo a\n", "t", nil, "cannot tell"},
	{"the other of nothing", "else\nt: ; echo a\n", "t", nil, "cannot tell"},
	{"a condition that stays open", "ifdef X\nt: ; echo a\n", "t", nil, "cannot tell"},
	{"neither a rule nor a variable", "t: ; echo a\nfoo bar\n", "t", nil, "cannot tell"},
	{"a text that stays open", "define X\na\nt: ; echo a\n", "t", nil, "cannot tell"},
	{"a file that is missing", "include x.mk\nt: ; echo a\n", "t", nil, "cannot tell\necho a"},
	{"a file that may be missing", "-include x.mk\nt: ; echo a\n", "t", nil, "echo a"},
	{"a file whose name a command says", "include $(shell echo x)\nt: ; echo a\n", "t", nil, "take echo x\ncannot tell\necho a"},
	{"a target that a command says", "$(shell echo t): ; echo a\n", "t", nil, "not found\ntake echo t\ncannot tell"},
	{"a need that a command says", "t: $(shell echo u)\n\techo a\nu: ; echo u\n", "t", nil, "take echo u\necho a"},
	{"a line that a command says", "$(shell echo t: u)\nt: ; echo a\n", "t", nil, "take echo t: u\ncannot tell\necho a"},
	{"a rule that a command says", "$(eval $(shell echo t: u))\nt: ; echo a\n", "t", nil, "take echo t: u\ncannot tell\necho a"},
	{"a name that a command says", "t: ; echo $($(shell echo X))\n", "t", nil, "take echo X\ntake\necho ${_part1}"},
	{"names of files", "t: ; echo $(wildcard *.c)\n", "t", nil, "take\necho ${_part0}"},
	{"a library", "load x.so\nt: ; echo a\n", "t", nil, "cannot tell\necho a"},
	{"options of make", "MAKEFLAGS += -e\nt: ; echo a\n", "t", nil, "cannot tell\necho a"},
	{"one shell", ".ONESHELL:\nt:\n\t@cd x\n\trm y\n", "t", nil, "cd x\nrm y"},
	{"make again", "t: ; $(MAKE) -C sub u\n", "t", []Set{{"X", "a b"}}, "export X='a b'\nmake 'X=a b' -C sub u"},
	{"no such target", "a: ; echo a\n", "t", nil, "not found"},
	{"included is made", "-include gen.mk\ngen.mk: ; rm -rf x\nt: ; echo a\n", "t", nil, "rm -rf x\necho a"},
	{"itself is made", "Makefile: ; rm -rf x\nt: ; echo a\n", "t", nil, "rm -rf x\necho a"},
	{"files", "t: ; echo $(wildcard *.c)\n", "t", nil, "take\necho ${_part0}"},
	{"no end", "ifdef X\nt: ; echo a\n", "t", nil, "cannot tell"},
	{"itself", "X = $(X)\nt: ; echo $(X)\n", "t", nil, "cannot tell"},
	{"prefix character", ".RECIPEPREFIX = >\nt:\n> echo a && \\\n> echo b\n.RECIPEPREFIX =\nu:\n\techo c\n", "t", nil, "="},
	{"options", "MAKEFLAGS += --no-print-directory\nt: ; echo a\n", "t", nil, "echo a"},
	{"options that run", "MAKEFLAGS += --eval=x\nt: ; echo a\n", "t", nil, "cannot tell\necho a"},
	{"carriage returns", "t: ; echo a\r\n", "t", nil, "cannot tell\necho a"},
	{"includes without end", "-include a b\nt: ; echo a\n", "t", nil, "echo a"},
	{"garbage", "this is no makefile\n", "t", nil, "cannot tell"},
}

// steps writes a plan as the cases do.
func steps(p Plan) string {
	var out []string
	if !p.Found {
		out = append(out, "not found")
	}
	seen := map[Take]bool{}
	for _, s := range p.Steps {
		for _, t := range s.Takes {
			if !seen[t] {
				seen[t] = true
				out = append(out, strings.TrimSpace("take "+t.Text))
			}
		}
		switch {
		case s.Unread != "":
			out = append(out, "cannot tell")
		case s.Text != "":
			if s.Dir != "" {
				s.Text = "in " + s.Dir + ": " + s.Text
			}
			out = append(out, s.Text)
		}
	}
	return strings.Join(out, "\n")
}

func TestMake(t *testing.T) { testMakefiles(t, makefiles) }

func testMakefiles(t *testing.T, all []makefileCase) {
	program, err := exec.LookPath("make")
	for _, c := range all {
		t.Run(c.name, func(t *testing.T) {
			src := Source{Path: "/p/Makefile", Dir: "/p", Text: c.text, Sets: c.sets, Read: func(string) (string, Found) { return "", Missing }}
			if c.task != "" {
				src.Tasks = []string{c.task}
			}
			got := steps(Make(src))
			want := c.want
			if want == "=" {
				if err != nil {
					t.Skip("make is not installed")
				}
				want = makePrints(t, program, c.text, c.task, c.sets)
				// Variables of the command line are exported, which make does
				// without printing it.
				for _, s := range c.sets {
					got = strings.ReplaceAll(got, "export "+s.Name+"="+quoted(s.Value)+"\n", "")
				}
			}
			if got != want {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
		})
	}
}

// makePrints is what make says that it would run.
func makePrints(t *testing.T, program, text, task string, sets []Set) string {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Makefile"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"-n", "--no-print-directory"}
	for _, s := range sets {
		args = append(args, s.Name+"="+s.Value)
	}
	if task != "" {
		args = append(args, task)
	}
	cmd := exec.Command(program, args...)
	cmd.Dir, cmd.Env = dir, []string{"PATH=" + os.Getenv("PATH"), "LC_ALL=C"}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("make: %v\n%s", err, out)
	}
	return strings.TrimSuffix(string(out), "\n")
}

// FuzzMake: no text makes reading panic or hang, and what is put in for what is
// not known never reaches the shell's text as it is.
func FuzzMake(f *testing.F) {
	for _, c := range makefiles {
		f.Add(c.text, c.task)
	}
	f.Fuzz(func(t *testing.T, text, task string) {
		if strings.Contains(text+task, mark) {
			t.Skip()
		}
		p := Make(Source{Path: "/p/Makefile", Dir: "/p", Text: text, Tasks: []string{task}, Read: func(string) (string, Found) { return text, Whole }})
		for _, s := range p.Steps {
			if vague(s.Text) || len(s.Text) > maxText {
				t.Errorf("%q gives the text %q", text, s.Text)
			}
			for _, x := range s.Takes {
				if vague(x.Text) {
					t.Errorf("%q takes %q", text, x.Text)
				}
			}
		}
	})
}
