package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/dialect/facts"
	"automode/internal/own"
	"automode/internal/world"
)

// agentNames are the agents that init knows.
func agentNames() []string {
	names := []string{agents.Claude}
	for _, a := range spoken() {
		names = append(names, a.Name)
	}
	return names
}

// spoken are the agents other than Claude Code whose dialect the hook speaks.
func spoken() []*agents.Agent {
	return slices.DeleteFunc(agents.All(), func(a *agents.Agent) bool { return dialect.Find(a.Name) == nil })
}

// agentCalled is the agent of that name, Claude Code excepted.
func agentCalled(name string) (*agents.Agent, error) {
	if a := agents.Find(name); a != nil && dialect.Find(name) != nil {
		return a, nil
	}
	return nil, noAgent(name)
}

// named does it for the agents that are named, once each of them is known.
func (c *initCommand) named(p *program) error {
	if c.All {
		return advise("leave one of both out", "--all means every agent, and named is %s", strings.Join(c.Agents, ", "))
	}
	var names []string
	for _, name := range c.Agents {
		if name != agents.Claude {
			if _, err := agentCalled(name); err != nil {
				return err
			}
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 1 {
		c.Agent = names[0]
		return c.Run(p)
	}
	return c.oneByOne(p, names)
}

// others puts the gate in front of an agent that is not Claude Code, or of
// all that are found.
func (c *initCommand) others(p *program) error {
	if c.Agent != "" {
		a, err := agentCalled(c.Agent)
		if err != nil {
			return err
		}
		return c.one(p, a)
	}
	return c.each(p)
}

// found are the agents that are used here: a folder of theirs is there, one of
// their programs is on the search path, or our hook stands in a file of theirs.
// None is started.
func (c *initCommand) found(p *program) []string {
	var names []string
	_, claude := p.machine.claudeFolders()
	if isFolder(claude) || onPath("claude") {
		names = append(names, agents.Claude)
	}
	at := p.machine.where("")
	for _, a := range spoken() {
		sign := func(dir string) bool { return isFolder(filepath.Join(at.Home, filepath.FromSlash(dir))) }
		ours := func(in agents.StandingIn) bool { return len(in.Hooks) > 0 }
		if len(a.Signs) == 0 && isFolder(a.Folder.In(at)) || slices.ContainsFunc(a.Signs, sign) || slices.ContainsFunc(a.Programs, onPath) ||
			slices.ContainsFunc(a.Look(at), ours) {
			names = append(names, a.Name)
		}
	}
	return names
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return path != "" && err == nil && info.IsDir()
}

func onPath(program string) bool {
	_, err := exec.LookPath(program)
	return err == nil
}

// each does it for every agent that is found: asked about one by one, or all
// of them when that was said.
func (c *initCommand) each(p *program) error {
	names := c.found(p)
	if len(names) == 0 {
		return advise("name one all the same: automode init AGENT, which is one of "+strings.Join(agentNames(), ", "), "no agent is found here")
	}
	if !c.All && !c.Yes && !p.interactive() {
		for _, name := range names {
			one := *c
			one.Agent = name
			one.did(stateFound)
		}
		p.out.line("Found here: ", strings.Join(names, ", "), ".")
		p.out.line("Nothing is changed yet, and nobody is there to be asked. For one of them: automode init AGENT --yes. For all:")
		all := *c
		all.All = true
		p.out.line("  ", all.yes())
		return status(statusTrouble)
	}
	if c.Yes && !c.All {
		return advise("name one, or say --all: found here are "+strings.Join(names, ", "), "it is not said which agent is meant")
	}
	return c.oneByOne(p, names)
}

// oneByOne does it for several agents. What fails with one does not keep the
// others.
func (c *initCommand) oneByOne(p *program, names []string) error {
	var failed error
	for i, name := range names {
		if i > 0 {
			p.out.line()
		}
		one := *c
		one.Agent, one.All = name, false
		title := "Claude Code"
		if a := agents.Find(name); a != nil {
			title = a.Title
		}
		p.out.heading(title)
		err := one.Run(p)
		if _, told := errors.AsType[status](err); err != nil && !told {
			p.out.paragraph(0, red, printable(err.Error()))
			if a, ok := errors.AsType[advice](err); ok {
				p.out.paragraph(2, dim, printable(a.hint))
			}
			one.failed(err)
			failed = status(statusTrouble)
		} else if err != nil {
			failed = err
		}
	}
	return failed
}

// where is whose settings are meant.
func (m *machine) where(project string) agents.Where {
	return agents.Where{Home: m.home, Project: project, Env: m.getenv}
}

// installing is what one agent is prepared with.
type installing struct {
	agent *agents.Agent
	at    agents.Where
	state string
	args  []string
	limit time.Duration
}

// prepare finds out where it is put and with which words.
func (c *initCommand) prepare(p *program, a *agents.Agent) (*installing, error) {
	s := &installing{agent: a}
	root := ""
	switch {
	case c.Managed:
		return nil, advise("leave --managed out, or see where "+a.Title+" keeps the organisation's hooks", "where the organisation's settings of %s lie is not known here", a.Title)
	case c.Project:
		if !a.ForProject() {
			return nil, advise("leave --project out", "%s has no settings for one project that hold hooks", a.Title)
		}
		cwd, err := os.Getwd()
		if err != nil {
			return nil, advise("change to a folder of the project", "cannot tell the current folder: %w", err)
		}
		if root = world.RaiseToRepository(world.FS{}, cwd, p.machine.home, p.machine.account); root == "" {
			return nil, advise("change to a folder of the project, or leave --project out", "%s", noProject(cwd))
		}
	case p.machine.home == "":
		return nil, advise("set HOME to your home folder", "there is no home folder, so the settings of %s cannot be found", a.Title)
	}
	s.at = p.machine.where(root)
	state := c.State
	for _, in := range a.Look(s.at) {
		for _, h := range a.Deciding(in.Hooks) {
			if state == "" {
				state = option(h.Words(), "--state")
			}
		}
	}
	var err error
	if s.state, err = p.machine.state(state); err != nil {
		return nil, err
	}
	switch {
	case c.Headless:
		s.args = append(s.args, "--headless")
	case c.Attended:
		s.args = append(s.args, "--attended")
	}
	// A folder that goes by another name is one that the gate does not know.
	if dir := a.Folder.In(s.at); dir != a.Folder.In(agents.Where{Home: p.machine.own()}) {
		s.args = append(s.args, "--settings", dir)
	}
	person := own.In(p.machine.own()).Config
	if c.Config != "" {
		person = c.Config
		s.args = append(s.args, "--config", c.Config)
	}
	if c.State != "" {
		s.args = append(s.args, "--state", s.state)
	}
	in := p.machine.load(person, root)
	s.limit = max(in.Limit(), config.DefaultDeadline)
	return s, nil
}

// one puts the gate in front of one agent, or takes it out.
func (c *initCommand) one(p *program, a *agents.Agent) error {
	s, err := c.prepare(p, a)
	if err != nil {
		return err
	}
	if c.Undo {
		return c.out(p, s)
	}
	programs := setup{programs: p.machine.folder()}
	hook, err := programs.hook()
	if err != nil {
		return err
	}
	edits, err := a.Install(s.at, a.Hooks(hook, s.args, s.limit))
	if err != nil {
		return cannotPlan(err)
	}
	if !slices.ContainsFunc(edits, func(e agents.Edit) bool { return !e.Nothing() }) {
		c.did(stateAlready)
		p.out.line("The gate is in place already: ", printable(edits[len(edits)-1].File.Path))
		return nil
	}
	p.out.where(a)
	p.out.edits(edits)
	if err := c.agreed(p, "Write this?", changing(edits)...); err != nil {
		return err
	}
	done := changing(edits)
	for i := range edits {
		if err := edits[i].Carry(s.state, a.Name); err != nil {
			return cannotWrite(edits[i].File.Path, err)
		}
	}
	v := c.did(statePlaced, done...)
	v.Todo = a.Todo
	p.out.line()
	p.out.line(p.out.paint(green, "The gate is in place."), " A session that runs may have to be started anew.")
	for _, e := range edits {
		if e.Kept != nil && e.Kept.Backup != "" {
			v.Kept = append(v.Kept, e.Kept.Backup)
			p.out.line("What was there is kept in ", printable(e.Kept.Backup))
		}
	}
	p.out.line("To take it out:  ", p.out.paint(bold, c.again("--undo")))
	if a.Todo != "" {
		p.out.paragraph(0, yellow, a.Todo)
	}
	if c.Project {
		p.out.paragraph(0, dim, "The paths in it are of this machine: keep it out of version control.")
	}
	if a.Open != "" {
		p.out.paragraph(0, dim, "What "+a.Title+" lets run all the same: "+a.Open+".")
	}
	if f := facts.Of(a.Name); f != nil && !c.Attended && !c.Headless && strings.Contains(f.Ask, "--attended") {
		p.out.paragraph(0, dim, "What would be asked about is denied, unless you say with --attended that somebody is always there to be asked.")
	}
	return s.show(p, hook)
}

// out takes the hook out again.
func (c *initCommand) out(p *program, s *installing) error {
	edits, err := s.agent.Uninstall(s.at, s.state)
	if err != nil {
		return cannotPlan(err)
	}
	if !slices.ContainsFunc(edits, func(e agents.Edit) bool { return !e.Nothing() }) {
		for i := range edits {
			if err := edits[i].Return(s.state, s.agent.Name); err != nil {
				return err
			}
		}
		c.did(stateNone)
		p.out.line("There is no hook of automode in ", printable(edits[len(edits)-1].File.Path))
		return nil
	}
	p.out.edits(edits)
	for _, e := range edits {
		if e.Kept != nil && !e.Whole && !e.Nothing() {
			p.out.paragraph(0, "", printable(e.File.Path)+" was changed since. What was changed stays, and only our hooks go.")
		}
	}
	if err := c.agreed(p, "Take it out?", changing(edits)...); err != nil {
		return err
	}
	done := changing(edits)
	// The hook goes first, and what it needed after it.
	slices.Reverse(edits)
	for i := range edits {
		e := &edits[i]
		said := "The hook is out of " + printable(e.File.Path)
		if e.Exact {
			said = "So is the trust in it, out of " + printable(e.File.Path)
		}
		switch {
		case e.Nothing():
			said = ""
		case e.After == nil:
			said += ", which was not there before and is gone"
		case e.Whole:
			said += ", which is as it was before, byte for byte"
		}
		if err := e.Return(s.state, s.agent.Name); err != nil {
			return cannotWrite(e.File.Path, err)
		}
		if said != "" {
			p.out.line(said, ".")
		}
	}
	c.did(stateOut, done...)
	p.out.paragraph(0, dim, "Your rules and the journal are still there.")
	return nil
}

// where says which release lies where, without starting it.
func (s *screen) where(a *agents.Agent) {
	for _, name := range a.Programs {
		if path, err := exec.LookPath(name); err == nil {
			s.paragraph(0, dim, printable(a.Title+" is "+path))
			return
		}
	}
	s.paragraph(0, dim, a.Title+" is not on the search path; its settings are written all the same.")
}

// edits shows what would happen to files, line by line.
func (s *screen) edits(edits []agents.Edit) {
	for i := range edits {
		if e := &edits[i]; !e.Nothing() {
			s.change(&e.File, e.After, e.Changes)
		}
	}
}

// cannotPlan tells which file stands in the way.
func cannotPlan(err error) error {
	if e, ok := errors.AsType[*agents.PathError](err); ok {
		if e.Read {
			return cannotRead(e.Path, e.Err)
		}
		return cannotEdit(e.Path, e.Err)
	}
	return err
}

// show has the hook that was put in decide a few calls, as the agent would ask
// it and read it.
func (s *installing) show(p *program, hook string) error {
	return p.demonstrate(s.agent.Name, func(state, cwd, command string) (agents.Answer, error) {
		var h agents.Handler
		for _, one := range s.agent.Hooks(hook, append(s.args[:len(s.args):len(s.args)], "--state", state), s.limit) {
			if one.Event == s.agent.Asked() {
				h = one.Handler
			}
		}
		return s.agent.Try(context.Background(), h, filepath.Base(state), cwd, command)
	})
}
