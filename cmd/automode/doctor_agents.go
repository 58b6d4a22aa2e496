package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"automode"
	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/own"
	"automode/internal/pause"
)

// guarded is one hook of ours by which an agent other than Claude Code asks
// about calls.
type guarded struct {
	agent *agents.Agent
	at    agents.Where
	in    agents.StandingIn
	hook  agents.Standing
}

// project reports whether it holds for this project alone.
func (g *guarded) project() bool { return g.at.Project != "" }

// guarded are those of this person and of this project.
func (x *examination) guarded() []guarded {
	var list []guarded
	for _, a := range spoken() {
		list = append(list, x.guardedBy(a)...)
	}
	return list
}

func (x *examination) guardedBy(a *agents.Agent) []guarded {
	var list []guarded
	for _, at := range x.wheres() {
		for _, in := range a.Look(at) {
			for _, h := range a.Deciding(in.Hooks) {
				list = append(list, guarded{a, at, in, h})
			}
		}
	}
	return list
}

// wheres are the person's settings and those of the project.
func (x *examination) wheres() []agents.Where {
	list := []agents.Where{x.p.machine.where("")}
	if x.root != "" {
		list = append(list, x.p.machine.where(x.root))
	}
	return list
}

// chosen says which agents are looked at: those that are named, else those
// that the gate was put in front of, else Claude Code.
func (c *doctorCommand) chosen(x *examination) (claude bool, others []*agents.Agent, err error) {
	for _, name := range c.Agents {
		if name == agents.Claude {
			claude = true
			continue
		}
		a, err := agentCalled(name)
		if err != nil {
			return false, nil, err
		}
		others = append(others, a)
	}
	if len(c.Agents) > 0 {
		return claude, others, nil
	}
	for _, g := range x.guarded() {
		if !slices.Contains(others, g.agent) {
			others = append(others, g.agent)
		}
	}
	for i := range x.files {
		claude = claude || slices.ContainsFunc(x.files[i].Hooks, func(h agents.Standing) bool { return h.Ours() })
	}
	return claude || len(others) == 0, others, nil
}

// lookAtOther looks at an agent that is not Claude Code.
func lookAtOther(x *examination, a *agents.Agent, f *findings) {
	put := "Run automode init " + a.Name + "."
	for _, at := range x.wheres() {
		for _, in := range a.Look(at) {
			if in.Err != nil && in.File.Data != nil {
				f.wrong(a.Name+".unreadable", "Mend it there.", "%s cannot be read: %v", in.File.Path, in.Err)
			}
		}
	}
	lookAtVersion(a, f)
	lookAtSwitches(x, a, f)
	all := x.guardedBy(a)
	if len(all) == 0 {
		f.wrong(a.Name+".none", put, "the gate is in front of nothing: no settings of %s name its hook", a.Title)
		return
	}
	limit := max(x.config.Limit(), config.DefaultDeadline)
	for _, g := range all {
		path := g.in.File.Path
		switch {
		case g.in.Target.Plain && !json.Valid(g.in.File.Data):
			f.wrong(a.Name+".comments", "Take comments and commas before a closing bracket out.", "%s is not plain JSON, and %s reads nothing else there", path, a.Title)
		case g.hook.More:
			f.wrong(a.Name+".conditions", put, "the hook in %s is not as init writes it: it has conditions of its own, or lacks something", path)
		case !g.hook.EveryCall:
			f.wrong(a.Name+".matcher", put, "the hook in %s is asked only about %q", path, g.hook.Matcher)
		case g.in.Target.Blocks() && !g.hook.Blocks():
			f.wrong(a.Name+".open", put, "the hook in %s lets a call run when it fails", path)
		case g.hook.Timeout > 0 && g.hook.Limit() <= limit:
			f.wrong(a.Name+".timeout", put, "%s waits %s for the hook in %s, which may take %s", a.Title, g.hook.Limit(), path, limit)
		default:
			f.well(a.Name, "the hook of %s stands in %s and is asked about every call", a.Title, path)
		}
		for _, e := range a.Events {
			if !slices.ContainsFunc(g.in.Hooks, func(s agents.Standing) bool { return s.Event == e.Name }) {
				f.note(a.Name+".event", put, "no hook for %s in %s: %s", e.Name, path, missingEvent(e))
			}
		}
		if a.Trusts != nil {
			events, err := a.Trusts(a, g.at, &g.in)
			switch {
			case err != nil:
				f.wrong(a.Name+".trust", put+" Or trust it in "+a.Title+" itself: /hooks.", "whether %s trusts the hook in %s cannot be told: %v", a.Title, path, err)
			case slices.Contains(events, a.Asked()):
				f.wrong(a.Name+".trust", put+" Or trust it in "+a.Title+" itself: /hooks.", "%s does not trust the hook in %s, and passes over it without a word", a.Title, path)
			case len(events) > 0:
				f.note(a.Name+".trust", put, "%s does not trust the hook for %s in %s", a.Title, events[0], path)
			default:
				f.well(a.Name+".trust", "%s trusts the hook in %s", a.Title, path)
			}
		}
		x.tryOther(&g, f)
	}
	if a.Open != "" {
		f.note(a.Name+".stays-open", "", "what %s lets run all the same: %s", a.Title, a.Open)
	}
}

func missingEvent(e agents.Event) string {
	if e.Decides {
		return "what it would allow there is asked by the agent"
	}
	return "what depends on the session's record is asked about"
}

// lookAtSwitches looks for settings by which the agent passes over hooks.
func lookAtSwitches(x *examination, a *agents.Agent, f *findings) {
	for _, at := range x.wheres() {
		for _, s := range a.Off {
			path, on, err := a.Switched(at, s)
			switch {
			case err != nil:
				f.note(a.Name+".settings", "Mend it there.", "%s cannot be read: %v", path, err)
			case on:
				f.wrong(a.Name+".off", "Take it out.", "%s %s (%s)", path, s.What, s.Path)
			}
		}
	}
}

// lookAtVersion looks at releases that are known to be broken.
func lookAtVersion(a *agents.Agent, f *findings) {
	if len(a.Flaws) == 0 {
		return
	}
	v, ok := a.Release(context.Background())
	if !ok {
		return
	}
	for _, flaw := range a.Flaws {
		if !flaw.Has(v) {
			continue
		}
		if flaw.Open {
			f.wrong(a.Name+".version", "Use a newer one.", "%s %s: %s", a.Title, v, flaw.What)
		} else {
			f.note(a.Name+".version", "Use a newer one.", "%s %s: %s", a.Title, v, flaw.What)
		}
	}
}

// otherCanaries begin with one that is the same in every folder.
var otherCanaries = append([]string{"echo automode"}, canaries[:]...)

// howStrict is how strict an agent's verdict is.
var howStrict = map[string]int{"allow": 0, "ask": 1, "deny": 2}

// tryOther sends calls through the very line that stands in the agent's file,
// and holds what the agent makes of the answers against what this program says.
// A line that a project brought is started only when it starts our own program.
func (x *examination) tryOther(g *guarded, f *findings) {
	a, path, h := g.agent, g.in.File.Path, g.hook.Handler
	if g.project() && !x.p.starts(h) {
		f.note(a.Name+".not-tried", "", "the hook in %s is another program than the one beside this, %s, and was not started", path, brief(h.Command, 100))
		return
	}
	words := h.Words()
	var person string
	state := x.state
	if s := option(words, "--config"); s != "" {
		person = s
	} else {
		person = own.In(x.p.machine.own()).Config
	}
	if s := option(words, "--state"); s != "" {
		state = s
	}
	j := &judge{machine: x.p.machine, person: person, gates: map[string]*gate{}, projects: map[string]string{}}
	as := dialect.Answering{
		Headless: slices.Contains(words, "--headless"), Attended: slices.Contains(words, "--attended"), Paused: pause.Read(state).In(time.Now()),
	}
	d := dialect.Find(a.Name)
	named := option(words, "--event")
	var slowest time.Duration
	for i, command := range otherCanaries {
		got, err := a.Try(context.Background(), h, canarySession, x.cwd, command)
		if err != nil {
			f.wrong(a.Name+".answer.none", "Put the programs back to where the line looks for them, or run automode init "+a.Name+".", "the hook in %s cannot be asked: %v (%s)", path, reason(err), h.Command)
			return
		}
		slowest = max(slowest, got.Took)
		said := j.decide(question{command: command, cwd: x.cwd, project: x.root})
		ev, err := d.Read(a.Payload(canarySession, x.cwd, command), named)
		if err != nil {
			f.wrong(a.Name+".answer.event", "Run automode init "+a.Name+".", "the hook in %s would not understand what %s sends: %v", path, a.Title, err)
			return
		}
		out := d.Answer(ev, said.Decision, as)
		want := a.Verdict(out.Stdout, out.Exit)
		switch {
		case said.Verdict == automode.Deny && got.Verdict != "deny":
			f.wrong(a.Name+".answer.open", "See that the programs are of one build.", "%s would run %q, which has to be denied: the hook in %s says %q with status %d", a.Title, command, path, brief(got.Stdout+" "+got.Stderr, 200), got.Exit)
			return
		case said.Verdict == automode.Ask && got.Verdict != want && len(x.config.Classifier.Judges) > 0:
			// What is open the classifier rules on, and this program asks none.
		case a.Hides && i > 0 && howStrict[got.Verdict] > howStrict[want]:
			// What a command does can depend on the folder, which this agent hides.
		case got.Verdict != want:
			f.wrong(a.Name+".answer.other", "See that the programs are of one build, and that the hook's line names the configuration that you mean.",
				"for the answer of the hook in %s to %q %s would %s, and should %s: %s", path, command, a.Title, got.Verdict, want, brief(got.Stdout+" "+got.Stderr, 200))
			return
		}
	}
	f.well(a.Name+".answer", "the hook in %s answers as it should, the slowest of %s in %d ms", path, count(len(otherCanaries), "call"), slowest.Milliseconds())
}

// starts reports whether the handler starts the hook that lies beside this
// program.
func (p *program) starts(h agents.Handler) bool {
	mine, err := os.Stat(filepath.Join(p.machine.folder(), agents.HookName+exe()))
	if err != nil {
		return false
	}
	other, err := os.Stat(h.Path())
	return err == nil && os.SameFile(mine, other) && !errors.Is(err, os.ErrNotExist)
}
