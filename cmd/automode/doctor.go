package main

import (
	"fmt"
)

type doctorCommand struct {
	Agents  []string `arg:"" optional:"" name:"agent" suggest:"agent" help:"The agents. (default: all that the gate was put in front of)"`
	Project string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string   `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: the one that the hook names)"`
	State   string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: the one that the hook names)"`
	JSON    bool     `name:"json" help:"Print JSON."`
}

func (*doctorCommand) Help() string {
	return `Looks whether the gate is really in front of the agent: sends calls through the very command that stands in the agent's settings and compares the answers with its own, reads every settings file for what switches the hook off or weakens it, and looks at the agent's version, our programs, the configuration, the record, and at sessions whose calls stopped arriving. None of the calls is run; they stand in the journal as session automode-doctor.

The exit status is 0 when all is well, 1 when something is wrong. What is only worth knowing does not count.

Examples:

    automode doctor
    automode doctor codex
    automode doctor --json`
}

// level says how bad a finding is. The zero value is wrong.
type level uint8

const (
	wrong level = iota // calls may run that must not, or nothing is decided
	note               // worth knowing
	well               // looked at, and as it should be
)

var levelNames = [...]string{"wrong", "note", "well"}

func (l level) String() string { return levelNames[min(int(l), len(levelNames)-1)] }

// MarshalText writes the name.
func (l level) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// finding is one thing that was looked at.
type finding struct {
	Level level  `json:"level"`
	ID    string `json:"id"`
	What  string `json:"what"`
	Do    string `json:"do,omitempty"` // the next thing to do
}

// doctorView is all of them, in JSON.
type doctorView struct {
	Well     bool      `json:"well"`
	Findings []finding `json:"findings"`
}

// findings collects what was found.
type findings []finding

func (f *findings) wrong(id, do, what string, args ...any) {
	*f = append(*f, finding{wrong, id, fmt.Sprintf(what, args...), do})
}

func (f *findings) note(id, do, what string, args ...any) {
	*f = append(*f, finding{note, id, fmt.Sprintf(what, args...), do})
}

func (f *findings) well(id, what string, args ...any) {
	*f = append(*f, finding{well, id, fmt.Sprintf(what, args...), ""})
}

// Run looks at everything and tells.
func (c *doctorCommand) Run(p *program) error {
	x, err := p.examine(c.Project, c.Config, c.State)
	if err != nil {
		return err
	}
	claude, others, err := c.chosen(x)
	if err != nil {
		return err
	}
	var f findings
	lookAtPrograms(x, &f)
	if claude {
		for _, look := range []func(*examination, *findings){lookAtAgent, lookAtSettings, lookAtHooks, lookAtEnvironment} {
			look(x, &f)
		}
	}
	lookAtConfiguration(x, &f)
	lookAtState(x, &f)
	if claude {
		lookAtAnswers(x, &f)
		lookAtRunning(x, &f)
		lookAtSilences(x, &f)
	}
	for _, a := range others {
		lookAtOther(x, a, &f)
	}
	v := doctorView{Well: true, Findings: f}
	for _, one := range f {
		v.Well = v.Well && one.Level != wrong
	}
	if c.JSON {
		p.out.json(v)
	} else {
		p.out.findings(&v)
	}
	if !v.Well {
		return status(statusTrouble)
	}
	return nil
}

// findings writes them for a person, what is wrong last, where it is read.
func (s *screen) findings(v *doctorView) {
	counts := [len(levelNames)]int{}
	for l := well; ; l-- {
		for _, f := range v.Findings {
			if f.Level != l {
				continue
			}
			counts[l]++
			head := s.paint([...]style{red, yellow, green}[l], pad(l.String(), 7))
			for _, line := range fold(printable(f.What), s.width-7) {
				s.line(head, line)
				head = pad("", 7)
			}
			if f.Do != "" {
				s.paragraph(7, dim, printable(f.Do))
			}
		}
		if l == wrong {
			break
		}
	}
	s.line()
	if v.Well {
		s.line(s.paint(green, "All is well."))
		return
	}
	s.line(s.paint(red, count(counts[wrong], "thing")+" to mend."))
}
