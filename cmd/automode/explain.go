package main

import (
	"fmt"
	"slices"
	"strings"

	"automode"
)

type explainCommand struct {
	asking   `embed:""`
	Classify bool `help:"Show what a judge would be asked about the call, without asking."`
}

func (*explainCommand) Help() string {
	return `Nothing is run. For each effect: where it lies, the row or rule that judges it, what cleared it or what remains, and who can allow it. The exit status is 0, whatever the answer.

Examples:

    automode explain -- 'git status && rm -rf ~/'
    automode explain -- curl -sSL https://example.com/install.sh
    automode explain --mode plan -- make test
    automode explain --classify -- git push origin main
    automode explain --tool Edit --input '{"file_path": "Makefile", "old_string": "a", "new_string": "b"}'

The ids are those of "automode policy"; the words are

    allow      may happen
    unsettled  nothing allows it and nothing forbids it: the classifier decides, or you when there is none
    hard       the same, but hard to undo: the classifier may allow it only by citing your own words
    ask        you decide
    deny       must not happen`
}

// Run explains one call.
func (c *explainCommand) Run(p *program) error {
	q, err := c.question()
	if err != nil {
		return err
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	a := j.decide(q)
	if c.Classify {
		root := ""
		if len(a.call.Roots) > 0 {
			root = a.call.Roots[0]
		}
		cfg := p.machine.load(j.person, root)
		v := sideQueryOf(&cfg, &a, p.machine.own())
		if c.JSON {
			p.out.json(v)
		} else {
			p.out.sideQuery(&v)
		}
		return nil
	}
	x := explain(j, &a)
	if c.JSON {
		p.out.json(x)
		return nil
	}
	p.out.explanation(&x, &a)
	return nil
}

// explanation is an answer with everything that led to it, in JSON.
type explanation struct {
	view
	From    string             `json:"from,omitempty"` // where the row or rule that decided stands
	Clears  automode.Clearance `json:"clears"`         // who can turn it into an allow
	Model   string             `json:"model"`          // what the agent's model is told
	Call    callView           `json:"call"`
	Effects []effectExplained  `json:"effects"`
	Remains int                `json:"remains"`           // effects that are not allowed
	Instead []string           `json:"instead,omitempty"` // the nearest things that would be allowed
	ToAllow []string           `json:"to_allow"`          // what can be done so that it is allowed
	Snippet string             `json:"snippet,omitempty"` // what to put into File for that
	File    string             `json:"file,omitempty"`
}

type callView struct {
	Tool    string        `json:"tool"`
	Text    string        `json:"text"`
	Cwd     string        `json:"cwd"`
	Project string        `json:"project"`
	Mode    automode.Mode `json:"mode"`
}

type effectExplained struct {
	effectView
	Command string       `json:"command,omitempty"` // the simple command it is of
	Named   string       `json:"named,omitempty"`   // the path before links were followed
	Known   string       `json:"known"`             // how well the target is known
	Via     string       `json:"via,omitempty"`
	Traits  string       `json:"traits,omitempty"`
	Data    string       `json:"data,omitempty"`
	Does    string       `json:"does,omitempty"` // why we think so
	Why     string       `json:"why"`            // why it earned its word
	From    string       `json:"from,omitempty"`
	Lowered *loweredView `json:"lowered,omitempty"` // what would stand without the rule that allows it
}

type loweredView struct {
	Word  automode.Word `json:"word"`
	Layer string        `json:"layer"`
	Rule  string        `json:"rule"`
	Why   string        `json:"why,omitempty"`
}

func explain(j *judge, a *answer) explanation {
	x := explanation{view: viewOf(a), From: a.From, Clears: a.Clears, Model: a.Model, Effects: []effectExplained{}, ToAllow: []string{},
		Call: callView{Tool: a.call.Tool, Text: textOf(a.call), Cwd: a.call.Cwd, Mode: a.call.Mode}}
	if len(a.call.Roots) > 0 {
		x.Call.Project = a.call.Roots[0]
	}
	for i := range a.Judged {
		judged := &a.Judged[i]
		x.Effects = append(x.Effects, effectInFull(a.Action, judged))
		if judged.Word == automode.Allowed {
			continue
		}
		x.Remains++
		if s := judged.Stood.Instead; s != "" && !slices.Contains(x.Instead, s) {
			x.Instead = append(x.Instead, s)
		}
	}
	if a.Verdict != automode.Allow {
		x.advise(j, a)
		if nearest := j.nearest(a); nearest != "" {
			x.Instead = append(x.Instead, "this would be allowed: "+nearest)
		}
	}
	return x
}

func effectInFull(action *automode.Action, j *automode.Judged) effectExplained {
	e := &j.Effect
	x := effectExplained{effectView: effectOf(j), Named: e.Named, Known: e.Known.String(), Traits: e.Traits.String(), Data: e.Data.String(),
		Does: e.Why, Why: j.Stood.Why, From: j.Stood.From}
	if e.Via != automode.Direct {
		x.Via = e.Via.String()
	}
	if e.Command > 0 && e.Command <= len(action.Commands) {
		x.Command = action.Commands[e.Command-1].Text
	}
	if l := j.Lowered; l != nil {
		x.Lowered = &loweredView{l.Word, l.Layer, l.Rule, l.Why}
	}
	return x
}

// textOf is what a person would want to read of a call.
func textOf(c *automode.Call) string {
	if c.Kind == automode.ShellTool {
		return c.Command
	}
	for _, s := range []string{c.Path, c.URL, c.Pattern, c.Prompt} {
		if s != "" {
			return s
		}
	}
	return string(c.Input)
}

// mostShown is how many effects are shown to a person.
const mostShown = 24

// margin is where what is said of a word begins.
const margin = 13

// explanation writes what a person reads.
func (s *screen) explanation(x *explanation, a *answer) {
	text := x.Call.Text
	if a.call.Kind != automode.ShellTool {
		text = x.Call.Tool + " " + text
	}
	s.line("  ", s.paint(ofVerdict(a.Verdict), pad(strings.ToUpper(a.Verdict.String()), margin-2)), s.paint(bold, brief(text, 4*s.width)))
	s.paragraph(margin, dim, "in "+printable(x.Call.Cwd)+projectWords(x))
	if a.note != "" {
		s.paragraph(margin, yellow, "note: "+printable(a.note))
	}
	s.line()
	s.paragraph(2, "", printable(a.Person))

	if len(x.Effects) > 0 {
		s.heading("What it would do")
		s.effects(x, a)
		s.legend(x)
	}
	if a.Verdict == automode.Allow {
		return
	}
	s.heading("Who can allow it")
	for _, t := range x.ToAllow {
		s.paragraph(2, "", printable(t))
	}
	if x.Snippet != "" {
		s.line()
		for line := range strings.SplitSeq(x.Snippet, "\n") {
			s.line("    ", printable(line))
		}
	}
	if len(x.Instead) > 0 {
		s.heading("What would be allowed instead")
		for _, t := range x.Instead {
			s.paragraph(2, "", printable(upperFirst(t)+"."))
		}
	}
}

// effects writes one block for each effect, those of one command together.
func (s *screen) effects(x *explanation, a *answer) {
	before, left := "", 0
	show := worthShowing(a.Judged)
	for i := range x.Effects {
		if !show[i] {
			left++
			continue
		}
		e := &x.Effects[i]
		head := "  " + s.paint(ofWord(e.Word), pad(e.Word.String(), margin-2))
		if e.Command != "" && e.Command != before {
			s.line(head, s.paint(bold, brief(e.Command, s.width-margin)))
			head = strings.Repeat(" ", margin)
		}
		before = e.Command
		for _, line := range fold(printable(e.what(&a.Judged[i].Effect)), s.width-margin) {
			s.line(head, line)
			head = strings.Repeat(" ", margin)
		}
		s.paragraph(margin, dim, printable(e.because()))
	}
	if left > 0 {
		s.line(fmt.Sprintf("  and %d more; --json shows all", left))
	}
}

func projectWords(x *explanation) string {
	switch x.Call.Project {
	case "":
		return ", without a project"
	case x.Call.Cwd:
		return ", the project's folder"
	}
	return ", in the project " + printable(x.Call.Project)
}

// worthShowing picks the effects that a person is shown, what is not allowed
// first.
func worthShowing(judged []automode.Judged) []bool {
	show := make([]bool, len(judged))
	room := mostShown
	for w := automode.Denied; ; w-- {
		for i := range judged {
			if judged[i].Word == w && room > 0 {
				show[i] = true
				room--
			}
		}
		if w == automode.None {
			return show
		}
	}
}

func (s *screen) heading(text string) {
	s.line()
	s.line(s.paint(bold, text))
}

// legend tells the words that a newcomer cannot know.
func (s *screen) legend(x *explanation) {
	unsettled, hard := false, false
	for i := range x.Effects {
		unsettled = unsettled || x.Effects[i].Word == automode.Unsettled
		hard = hard || x.Effects[i].Word == automode.Hard
	}
	s.line()
	s.paragraph(2, dim, "In brackets: the layer that says so, and its row or rule. \"automode policy\" prints the rows.")
	if unsettled {
		s.paragraph(2, dim, "unsettled: nothing allows it and nothing forbids it. The classifier decides, or you when there is none.")
	}
	if hard {
		s.paragraph(2, dim, "hard: it is hard to undo. The classifier may allow it only by citing your own words; else you decide.")
	}
}
