//go:build unix

package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// realAgent is an agent whose own program is driven without a person, in the
// mode in which it runs whatever nobody keeps it from.
type realAgent struct {
	name    string                    // as our programs call it
	pinned  string                    // its npm package
	program string                    // what the package puts in node_modules/.bin, or a path below node_modules
	newer   bool                      // it wants a newer node than machines have
	args    []string                  // before the prompt
	more    func(url string) []string // arguments that name the model\'s address; nil: none
	env     func(m *machine, url string) []string
	// before writes what the agent's person has set up before the gate comes;
	// prepare what the agent needs to reach this run's model. Either may be nil.
	before  func(m *machine)
	prepare func(m *machine, url string)

	shell   func(command string) turn
	ends    bool // a denial ends its run, so that the model is told nothing
	refuses bool // it refuses "rm -rf" by itself
	write   func(path, text string) turn

	// open are the ways in which the gate may fail and the call runs all the same:
	// what the agent offers nothing against.
	open []string
	// halts are those in which it does not even begin, and tells its person why.
	halts []string
}

// prompt is what every agent is asked for.
const prompt = "Please do the scripted step."

// run has the agent work with a model that makes these calls.
func (a *realAgent) run(m *machine, script ...turn) *wires {
	m.t.Helper()
	mod, said := a.start(m, script...)
	if mod.requests() == 0 {
		m.t.Fatalf("the model was never asked (%q):\n%s", mod.seen, said)
	}
	return mod
}

// start is run for an agent that may stop before it asks the model anything. It
// returns what the agent said.
func (a *realAgent) start(m *machine, script ...turn) (*wires, string) {
	m.t.Helper()
	mod := newWires(m.t, script...)
	if a.prepare != nil {
		a.prepare(m, mod.URL)
	}
	ctx, cancel := context.WithTimeout(m.t.Context(), longest)
	defer cancel()
	args := slices.Clone(a.args)
	if a.more != nil {
		args = append(args, a.more(mod.URL)...)
	}
	cmd := m.command(ctx, m.claude, append(args, prompt)...)
	cmd.Env = a.environment(m, mod.URL)
	said, err := whole(cmd)
	if ctx.Err() != nil {
		m.t.Errorf("%s did not come to its end in %s", a.name, longest)
	}
	if err != nil {
		m.t.Errorf("%s: %v\n%s", a.name, err, said)
	}
	for n := range script {
		m.t.Logf("call %d %v: %s", n, script[n].input, mod.result(n))
	}
	if len(script) > 0 && mod.result(0) == "" {
		m.t.Logf("tools on offer: %q; it said:\n%s", mod.offer, said)
	}
	return mod, said
}

// environment is that of the agent's run with the model at url. What it wants
// from anywhere else it does not get.
func (a *realAgent) environment(m *machine, url string) []string {
	sink := newQuietSink(m.t)
	env := m.env("HTTPS_PROXY="+sink, "HTTP_PROXY="+sink, "https_proxy="+sink, "http_proxy="+sink, "NO_PROXY=127.0.0.1,localhost", "no_proxy=127.0.0.1,localhost")
	return append(a.within(m, env), a.env(m, url)...)
}

// within puts the node that the agent wants in front of the machine's.
func (a *realAgent) within(m *machine, env []string) []string {
	if !a.newer {
		return env
	}
	node := filepath.Dir(agent(m.t, newerNode, "node"))
	for i, v := range env {
		if rest, ok := strings.CutPrefix(v, "PATH="); ok {
			env[i] = "PATH=" + node + ":" + rest
		}
	}
	return env
}

// newAgentMachine is a machine for one agent.
func newAgentMachine(t *testing.T, a *realAgent) *machine {
	t.Helper()
	wanted(t)
	return lay(t, a.path(t))
}

// TestAgents puts the gate in front of each agent and has it make calls. What
// counts is what happened on disk and what the model was told.
func TestAgents(t *testing.T) {
	wanted(t)
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skipf("NOT RUN: the packages of %d agents are those for Linux on amd64; nothing is known of them here", len(realAgents))
	}
	for i := range realAgents {
		a := &realAgents[i]
		t.Run(a.name, func(t *testing.T) {
			if only := os.Getenv("AUTOMODE_E2E_ONLY"); only != "" && only != a.name {
				t.Skip("not asked for")
			}
			t.Parallel() // they wait more than they work
			a.try(newAgentMachine(t, a))
		})
	}
}

func (a *realAgent) try(m *machine) {
	made, precious := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "precious.txt")
	note := filepath.Join(m.project, "note.md")
	destroy := "rm -rf " + filepath.Join(m.home, "Documents")
	if a.refuses {
		destroy = "find " + filepath.Join(m.home, "Documents") + " -delete"
	}

	if a.before != nil {
		a.before(m)
	}
	m.t.Run("without the gate", func(t *testing.T) {
		m := m.in(t)
		a.run(m, a.shell(destroy))
		if there(m.canary()) {
			t.Fatal("something else stops the call: what is seen below may not be the gate")
		}
		m.write(m.canary(), "do not touch\n")
	})
	m.automode("init", a.name, "--yes", "--state", m.state, "--config", m.conf)
	m.t.Run("with the gate", func(t *testing.T) {
		m := m.in(t)
		mod := a.run(m, a.shell("cat precious.txt"), a.shell("printf hi > made.txt"), a.write(note, "hello\n"), a.shell("rm precious.txt"), a.shell(destroy))
		if told := mod.result(0); !strings.Contains(told, "only here") {
			t.Errorf("of what was read the model was told: %s", told)
		}
		if !there(made) || m.read(made) != "hi" {
			t.Error("what the gate allows did not run")
		}
		if !there(note) {
			t.Error("an edit inside the project did not happen")
		}
		if !there(precious) {
			harm(t, "what is asked about ran, and nobody was asked")
			m.write(precious, "only here\n")
		}
		asked := 3
		if a.ends {
			if told := mod.result(3); told != "" {
				t.Errorf("after a denial the run goes on, and the model is told: %s", told)
			}
			mod = a.run(m, a.shell(destroy))
			asked = -1
		} else if told := mod.result(asked); !strings.Contains(told, "precious.txt") {
			t.Errorf("the model was told: %s", told)
		}
		if !there(m.canary()) {
			harm(t, "what the gate denies ran")
			m.write(m.canary(), "do not touch\n")
		}
		if told := mod.result(asked + 1); !a.ends && !strings.Contains(told, "home's own folders") {
			t.Errorf("the model was told: %s", told)
		}
		if log := m.automode("log", "--state", m.state, "-n", "0"); !strings.Contains(log, "-delete") && !strings.Contains(log, "rm -rf") || !strings.Contains(log, "rm precious.txt") {
			t.Errorf("the journal does not hold it:\n%s", log)
		}
	})
	a.fail(m)
	m.t.Run("undone", func(t *testing.T) {
		m := m.in(t)
		m.automode("init", a.name, "--undo", "--yes", "--state", m.state)
		a.run(m, a.shell(destroy))
		if there(m.canary()) {
			t.Error("without the gate something still stops the call: what was seen before may not have been the gate")
		}
	})
}

// fail tries what becomes of a call when the gate is not what it should be.
func (a *realAgent) fail(m *machine) {
	real := m.read(m.hook())
	defer func() {
		os.Remove(m.hook())
		m.write(m.hook(), real)
		os.Chmod(m.hook(), 0o755)
	}()
	for _, how := range []struct{ name, script string }{
		{"missing", ""},
		{"killed", "cat >/dev/null\nkill -9 $$\n"},
		{"crashed", "exit 1\n"},
		{"garbage", "cat >/dev/null\necho 'this is no answer'\n"},
	} {
		m.t.Run(how.name, func(t *testing.T) {
			m := m.in(t)
			os.Remove(m.hook())
			if how.script != "" {
				m.write(m.hook(), "#!/bin/sh\n"+how.script)
				os.Chmod(m.hook(), 0o755)
			}
			mod, said := a.start(m, a.shell("printf hi > through.txt"))
			through := filepath.Join(m.project, "through.txt")
			switch ran, open := there(through), slices.Contains(a.open, how.name); {
			case ran && !open:
				harm(t, "with the gate %s the call ran; the table says that it does not", how.name)
			case !ran && open:
				t.Errorf("with the gate %s the call did not run; the table says that it does", how.name)
			}
			a.stopped(m, how.name, mod, said)
			os.Remove(through)
		})
	}
}

// stopped tells an agent whose call was stopped, and whose model knows by what,
// from one that only did not get to making it.
func (a *realAgent) stopped(m *machine, how string, mod *wires, said string) {
	m.t.Helper()
	told := strings.ToLower(mod.result(0))
	switch {
	case slices.Contains(a.halts, how):
		if mod.requests() != 0 || !strings.Contains(said, m.hook()) {
			m.t.Errorf("with the gate %s the model was asked %d times; it said:\n%s", how, mod.requests(), said)
		}
	case mod.requests() == 0:
		m.t.Errorf("with the gate %s the model was never asked (%q):\n%s", how, mod.seen, said)
	case slices.Contains(a.open, how), a.ends:
	case !strings.Contains(told, "automode") && !strings.Contains(told, "hook"):
		m.t.Errorf("with the gate %s the model was told: %q", how, told)
	}
}

// path is the agent's program, fetched once.
func (a *realAgent) path(t *testing.T) string {
	t.Helper()
	if a.newer {
		return agent(t, a.pinned, a.program, filepath.Dir(agent(t, newerNode, "node")))
	}
	return agent(t, a.pinned, a.program)
}

// built are our programs, built once for all tests.
var built struct {
	sync.Once
	dir string
	err error
}

// ownPrograms puts our programs into a folder of the test's own, in which it may
// break them while others run.
func ownPrograms(t *testing.T, dir string) string {
	t.Helper()
	from := programs(t)
	list, err := os.ReadDir(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if f.Type().IsRegular() {
			if err := os.Link(filepath.Join(from, f.Name()), filepath.Join(dir, f.Name())); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir
}

func programs(t *testing.T) string {
	t.Helper()
	built.Do(func() {
		if built.dir = os.Getenv("AUTOMODE_E2E_PROGRAMS"); built.dir != "" {
			return
		}
		if built.dir, built.err = os.MkdirTemp("", "automode-e2e-bin-"); built.err != nil {
			return
		}
		goes(built.dir)
		build := exec.Command("go", "run", "./build", "-o", built.dir)
		build.Dir = ".."
		var out []byte
		if out, built.err = build.CombinedOutput(); built.err != nil {
			built.err = fmt.Errorf("%w\n%s", built.err, out)
		}
	})
	if built.err != nil {
		t.Fatal(built.err)
	}
	return built.dir
}
