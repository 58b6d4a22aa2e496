package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/own"
	"automode/internal/pins"
	"automode/internal/sidequery"
	"automode/internal/world"
	"automode/standard"
)

// question is a call as it is put to this program: a shell command, or a tool
// with its input.
type question struct {
	command string
	tool    string          // Claude Code's name of it; empty: command is meant
	input   json.RawMessage // of the tool
	cwd     string          // absolute
	project string          // absolute; empty: cwd raised to its repository
	mode    automode.Mode
}

// answer is what the gate said, with what explains it.
type answer struct {
	automode.Decision
	call *automode.Call
	cost sidequery.Cost // of the judge's ruling, where one was asked for
	note string         // how the question was taken, where that is not plain; empty otherwise
	// judges are those that an agent's hook would ask first, and that may allow or
	// deny it; nobody was asked here.
	judges []string
	denies bool   // where none of them rules
	unread string // that nobody reads the rules in plain language; empty where somebody does
}

// judge answers questions. It keeps one gate for each project, so that a long
// list of questions reads each configuration once.
type judge struct {
	machine  machine
	person   string // the person's configuration
	gates    map[string]*gate
	projects map[string]string // of each working folder
	// extra holds rules that are tried as if they stood in the person's file.
	extra map[automode.Verdict][]string
	// record: the questions are about a record, judged as at one moment.
	record bool
	// asks: what is left open is put to the judges of the configuration, with the
	// record in this folder; empty: to nobody. Such a judge answers one question.
	asks string
}

type gate struct {
	*automode.Gate
	config config.Config
	note   string // that the project is none
	asker  *asker // nil: nobody is asked
}

func newJudge(m machine, configFile string) (*judge, error) {
	person, err := m.person(configFile)
	if err != nil {
		return nil, err
	}
	return &judge{machine: m, person: person, gates: map[string]*gate{}, projects: map[string]string{}}, nil
}

// decide has the gate answer. It never fails: a question that cannot be read,
// and one that we fail on, is asked about.
func (j *judge) decide(q question) answer { return j.decideWithin(context.Background(), q) }

// decideWithin is decide for one whose judges are asked, until ctx ends.
func (j *judge) decideWithin(ctx context.Context, q question) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			why := fmt.Sprintf("automode failed on this call: %v.", r)
			a = answer{Decision: automode.Refuse(automode.Outage, why), call: &automode.Call{Cwd: q.cwd}}
		}
	}()
	root := q.project
	if root == "" {
		root = j.projectOf(q.cwd)
	}
	call, err := q.call(j.machine.platform)
	if err != nil {
		return answer{Decision: automode.Refuse(automode.Unreadable, "The call cannot be relied on: "+err.Error()+"."), call: &automode.Call{Cwd: q.cwd}}
	}
	return j.answer(ctx, call, root)
}

// again has the gate answer a call that was recorded, in the project of then.
func (j *judge) again(call *automode.Call) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			why := fmt.Sprintf("automode failed on this call: %v.", r)
			a = answer{Decision: automode.Refuse(automode.Outage, why), call: &automode.Call{Cwd: call.Cwd}}
		}
	}()
	call.Platform = j.machine.platform
	root := ""
	if len(call.Roots) > 0 {
		root = call.Roots[0]
	}
	return j.answer(context.Background(), call, root)
}

// answer has the gate of a project answer.
func (j *judge) answer(ctx context.Context, call *automode.Call, root string) (a answer) {
	began := time.Now()
	g := j.gate(root)
	if root != "" {
		call.Roots = []string{root}
	}
	a = answer{Decision: g.Decide(ctx, call), call: call, note: g.note}
	switch asked := g.asker != nil && g.asker.asked; {
	case asked:
		a.cost = g.asker.cost
		if err := g.asker.note(&a, time.Since(began)); err != nil && g.config.Journal.Value == config.JournalRequired && a.Verdict == automode.Allow {
			a.Decision = automode.Refuse(automode.Unreadable, "The decision could not be recorded, and the configuration requires that it is: "+err.Error()+".")
		}
	case a.open():
		a.unread = g.config.Unread()
		a.denies = g.config.OnError.Value.Verdict() == automode.Deny
		for i := range g.config.Classifier.Judges {
			a.judges = append(a.judges, g.config.Classifier.Judges[i].Name)
		}
	}
	if root == "" {
		a.note = noProject(call.Cwd)
	}
	if a.Action != nil && a.Action.Note != "" {
		a.note = a.Action.Note
	}
	return a
}

// judgesNote says whom an agent's call is put to before anybody is asked, or
// that rules for such a judge are read by nobody; empty where there is neither.
func (a *answer) judgesNote() string {
	if len(a.judges) == 0 {
		return a.unread
	}
	fails := ""
	if a.denies {
		fails = ", denied where no judge rules (onError)"
	}
	return "an agent's call of this is first put to " + strings.Join(a.judges, ", then to ") + ", and asked about only where that does not settle it" + fails + "; nobody was asked here"
}

// projectOf raises a working folder to its repository, also one that does not
// exist in it. Where there is none around it, such a folder is its own project.
func (j *judge) projectOf(cwd string) string {
	root, ok := j.projects[cwd]
	if !ok {
		if info, err := os.Stat(cwd); err == nil && info.IsDir() {
			root = world.RaiseToRepository(world.FS{}, cwd, j.machine.home, j.machine.account)
		} else if root = world.RepositoryAround(world.FS{}, cwd, j.machine.home, j.machine.account); root == "" {
			root = filepath.Clean(cwd)
		}
		j.projects[cwd] = root
	}
	return root
}

// gate returns the gate of a project; root is empty where there is none.
func (j *judge) gate(root string) *gate {
	if g := j.gates[root]; g != nil {
		return g
	}
	g := &gate{config: j.machine.load(j.person, root)}
	j.added(&g.config)
	env := j.env(root)
	env.OneMoment = j.record
	var classifier automode.Classifier
	if j.asks != "" && len(g.config.Classifier.Judges) > 0 {
		g.asker = &asker{machine: &j.machine, config: &g.config,
			files: own.Files{Config: j.person, State: j.asks, Program: filepath.Join(j.machine.folder(), "automode"+exe()), Settings: j.machine.claude().Person}}
		env.Read, classifier = g.asker.saw, g.asker
	}
	g.Gate = standard.New(g.config, env, classifier)
	if root != "" {
		if _, err := os.Stat(root); err != nil {
			g.note = "the project " + root + " does not exist here"
		} else if !j.isProject(root) {
			g.note = noProject(root)
		}
	}
	j.gates[root] = g
	return g
}

func (j *judge) env(root string) standard.Env { return j.machine.env(j.person, root) }

// env is this machine as the gate sees it, without a session; person is the
// person's configuration.
func (m *machine) env(person, root string) standard.Env {
	env := standard.Env{Home: m.home, AccountHome: m.account, Root: root, Platform: m.platform,
		Gate: m.gatePaths(person), Getenv: m.getenv}
	if state, err := m.state(""); err == nil {
		env.Pins = pins.Folder(state)
	}
	return env
}

// noProject says that a folder is none, so that nobody wonders why nothing is
// inside it.
func noProject(dir string) string {
	return dir + " cannot be a project, as no home, root, system or shared folder can: nothing counts as inside the project"
}

func (j *judge) isProject(root string) bool {
	w := world.New(world.Options{Home: j.machine.home, AccountHome: j.machine.account, Roots: []string{root}, Cwd: root,
		Platform: j.machine.platform})
	return len(w.Roots()) > 0
}

// call puts the question as the gate wants it. Tools are read as Claude Code
// would send them.
func (q question) call(p automode.Platform) (*automode.Call, error) {
	if q.tool == "" {
		if strings.TrimSpace(q.command) == "" {
			return nil, errors.New("the command is empty")
		}
		input, err := json.Marshal(map[string]string{"command": q.command})
		if err != nil {
			return nil, err
		}
		return &automode.Call{Agent: dialect.Claude, Tool: "Bash", Kind: automode.ShellTool, Mode: q.mode, Cwd: q.cwd, Platform: p,
			Input: input, Command: q.command}, nil
	}
	mode := q.mode.String()
	if q.mode == automode.ModeDontAsk {
		mode = "dontAsk"
	}
	payload, err := json.Marshal(map[string]any{"hook_event_name": "PreToolUse", "cwd": q.cwd, "permission_mode": mode,
		"tool_name": q.tool, "tool_input": q.input})
	if err != nil {
		return nil, err
	}
	ev, err := dialect.ReadClaude(payload)
	if err != nil {
		return nil, err
	}
	return ev.Call, nil
}
