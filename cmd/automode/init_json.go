package main

import (
	"errors"
	"io"

	"automode/internal/agents"
)

// initView is what init did for one agent, in JSON.
type initView struct {
	Agent string   `json:"agent"`
	State string   `json:"state"`           // one of those below
	Files []string `json:"files"`           // the settings that are, or would be, changed
	Kept  []string `json:"kept,omitempty"`  // where what was there is kept
	Undo  string   `json:"undo,omitempty"`  // the command line that takes it out
	Do    string   `json:"do,omitempty"`    // the one that does it, where nobody was there to be asked
	Todo  string   `json:"todo,omitempty"`  // what is left to the person
	Error string   `json:"error,omitempty"` // and nothing was changed for this agent
	Hint  string   `json:"hint,omitempty"`
}

// States of a view.
const (
	stateFound   = "found"    // the agent is used here, and nothing is changed
	stateToDo    = "to do"    // nothing is changed yet, and nobody was there to be asked
	statePlaced  = "in place" // the gate stands in front of the agent
	stateAlready = "in place already"
	stateOut     = "taken out"
	stateNone    = "not there" // there was no hook to take out
	stateFailed  = "failed"
)

// asJSON does it without a word, and prints what was done.
func (c *initCommand) asJSON(p *program) error {
	views := []initView{}
	c.views = &views
	to, terminal := p.out.to, p.out.terminal
	p.out.to, p.out.terminal = io.Discard, false // so that nothing is asked
	err := c.Run(p)
	p.out.to, p.out.terminal = to, terminal
	if _, told := errors.AsType[status](err); err != nil && !told && len(views) == 0 {
		return err // of the whole call
	}
	p.out.json(views)
	return err
}

// did notes what was done for an agent, when somebody wants to know.
func (c *initCommand) did(state string, files ...*agents.File) *initView {
	v := initView{Agent: c.Agent, State: state, Files: []string{}}
	for _, f := range files {
		v.Files = append(v.Files, f.Path)
	}
	switch state {
	case statePlaced, stateAlready:
		v.Undo = c.again("--undo")
	case stateToDo:
		v.Do = c.yes()
	}
	if c.views == nil {
		return &v
	}
	*c.views = append(*c.views, v)
	return &(*c.views)[len(*c.views)-1]
}

// failed notes what went wrong with one of several agents.
func (c *initCommand) failed(err error) {
	v := c.did(stateFailed)
	v.Error = err.Error()
	if a, ok := errors.AsType[advice](err); ok {
		v.Hint = a.hint
	}
}

// changing are the files of edits that change something.
func changing(edits []agents.Edit) (files []*agents.File) {
	for i := range edits {
		if !edits[i].Nothing() {
			files = append(files, &edits[i].File)
		}
	}
	return files
}
