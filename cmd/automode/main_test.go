package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain lets the test binary play the program in scripts. There $HOME is
// the account's home too, and the organisation's file lies in it, so that
// nothing of this machine's person is read; and no line is folded.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"automode": func() {
		p := program{stdin: os.Stdin, out: newScreen(os.Stdout), machine: thisMachine()}
		p.out.width = 1000 // paths differ in length from run to run
		p.machine.account = p.machine.home
		p.machine.managed = filepath.Join(p.machine.home, "managed.json")
		p.machine.agent = filepath.Join(p.machine.home, "managed-claude")
		p.machine.programs = os.Getenv("PROGRAMS")
		os.Exit(run(os.Args[1:], p))
	}, "automode-judge": scriptedJudge, "terminal": atTerminal})
}

func TestScripts(t *testing.T) {
	bin := installed(t)
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			home := filepath.Join(e.WorkDir, "home")
			e.Setenv("HOME", home)
			e.Setenv("BIN", bin)
			e.Setenv("PROGRAMS", bin)
			e.Setenv("NOT_UTF8", "echo \xff")
			e.Setenv("ESCAPE", "echo \x1b[2Jhidden")
			return os.MkdirAll(filepath.Join(home, "project", ".git"), 0o755)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": exitStatus},
	})
}

// installed builds the programs that agents start, as one: what init and doctor
// write and try is the real hook.
func installed(t *testing.T) string {
	t.Helper()
	bin := t.TempDir()
	hook := filepath.Join(bin, "automode-hook"+exe())
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", hook, "../automode-hook").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := os.Link(hook, filepath.Join(bin, "automode-reader"+exe())); err != nil {
		t.Fatal(err)
	}
	return bin
}

// exitStatus is "status N command…": the command ends with this exit status.
func exitStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N command…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		exit, ok := errors.AsType[*exec.ExitError](err)
		if !ok {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("%s", fmt.Sprintf("exit status %d, want %d", got, want))
	}
}
