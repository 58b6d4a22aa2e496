package main

import (
	"fmt"
	"time"

	"automode/internal/journal"
	"automode/internal/pause"
)

type pauseCommand struct {
	Length string `arg:"" optional:"" help:"How long, as 10m; at most 1h. Without it the pause there is, if any, is shown."`
	State  string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON   bool   `name:"json" help:"Print JSON."`
}

func (*pauseCommand) Help() string {
	return `While it lasts, what automode would ask about is left to the agent's own permissions: in Claude Code its rules and its prompt decide, or in auto mode its judge, as if automode were not there. What is denied stays denied. What Claude Code would let pass without anybody looking is still asked about: reads and secrets, changes of files in acceptEdits, and everything in bypassPermissions, dontAsk and plan. So is what the organisation wants asked about, what failed, and what could not be read. Every decision goes on being recorded. An agent's own call of this is denied.

Examples:

    automode pause 10m
    automode pause
    automode resume`
}

// pauseView is a pause in JSON.
type pauseView struct {
	Paused bool       `json:"paused"`
	Until  *time.Time `json:"until,omitempty"`
}

// Run begins a pause, or shows it.
func (c *pauseCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	now := time.Now()
	at := pause.Read(state)
	if c.Length != "" {
		length, err := time.ParseDuration(c.Length)
		switch {
		case err != nil || length <= 0:
			return advise("as automode pause 10m", "%q is no length of a pause, which lasts at most an hour", c.Length)
		case length > pause.Most:
			return advise("as automode pause 10m", "a pause lasts at most an hour")
		}
		if at, err = pause.Begin(state, now, length); err != nil {
			return advise("see that you may write to "+state, "the pause was not recorded: %w", err)
		}
		p.noteAct(state, journal.Entry{Rule: "pause", Tool: "automode pause", Text: "pause " + length.String(), Person: "You paused automode until " + at.Until.Format(time.RFC3339) + "."})
	}
	in := at.In(now) || c.Length != ""
	if c.JSON {
		v := pauseView{Paused: in}
		if in {
			v.Until = &at.Until
		}
		p.out.json(v)
		return nil
	}
	if !in {
		p.out.line("automode is not paused.")
		return nil
	}
	p.out.line(fmt.Sprintf("automode is paused until %s. End it with: automode resume%s", at.Until.Local().Format("15:04:05"), stateOption(c.State)))
	p.out.paragraph(0, dim, "What would be asked is left to the agent's own permissions; what is denied stays denied.")
	return nil
}

type resumeCommand struct {
	State string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON  bool   `name:"json" help:"Print JSON."`
}

// Run ends a pause.
func (c *resumeCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	if !pause.Read(state).In(time.Now()) {
		if c.JSON {
			p.out.json(pauseView{})
		} else {
			p.out.line("automode is not paused.")
		}
		return nil
	}
	if err := pause.End(state); err != nil {
		return advise("delete "+pause.File(state), "the pause was not ended: %w", reason(err))
	}
	p.noteAct(state, journal.Entry{Rule: "resume", Tool: "automode resume", Text: "resume", Person: "You ended the pause."})
	if c.JSON {
		p.out.json(pauseView{})
	} else {
		p.out.line("automode asks again.")
	}
	return nil
}
