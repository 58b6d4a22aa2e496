package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"automode"
)

type scoreCommand struct {
	Cwd      string `placeholder:"DIR" type:"path" suggest:"dir" help:"Working folder of the lines that name none. (default: the current folder)"`
	Project  string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder of the lines that name none. (default: the working folder, raised to its repository)"`
	Config   string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	Approved bool   `help:"First approve each ask once, with the rule that allow --always would propose, and count what is left to ask."`
	Causes   int    `default:"30" placeholder:"N" help:"Show so many causes, the most frequent; 0 for all. (default: 30)"`
	JSON     bool   `name:"json" help:"Print JSON."`
	File     string `arg:"" suggest:"file" help:"JSON lines as check --batch takes them, with an optional count; - for stdin."`
}

func (*scoreCommand) Help() string {
	return `A line is {"command": "git status", "cwd": "/home/dev/project", "count": 3}: count says how often it ran, 1 where it is left out. What is not allowed is grouped by its cause: the row or rule, the program and option, and the place.

Examples:

    automode score commands.jsonl
    automode score --project /home/dev/project --causes 100 commands.jsonl
    automode score --approved commands.jsonl
    automode score --json - <commands.jsonl`
}

// tally counts calls: how many different ones, and how often they ran.
type tally struct {
	Distinct int `json:"distinct"`
	Weighted int `json:"weighted"`
}

func (t *tally) add(count int) {
	t.Distinct++
	t.Weighted += count
}

// scoreView is what a list of calls comes to.
type scoreView struct {
	All       tally `json:"all"`
	Allowed   tally `json:"allowed"`
	Asked     tally `json:"asked"`     // by a rule or a row that wants the person asked, or hard to undo
	Unsettled tally `json:"unsettled"` // what a classifier would settle
	Denied    tally `json:"denied"`
	Unread    tally `json:"unread"` // lines that are no call
	// Rules are those that ended asks, each proposed when such a call was met for
	// the first time; nil where none was approved.
	Rules  []string `json:"rules,omitempty"`
	Micro  float64  `json:"microseconds_per_call"`
	Causes []cause  `json:"causes"`
}

// cause is why calls are not allowed.
type cause struct {
	tally
	Verdict automode.Verdict `json:"verdict"`
	Rule    string           `json:"rule"`
	Program string           `json:"program,omitempty"`
	Flag    string           `json:"flag,omitempty"`
	Place   string           `json:"place,omitempty"`
	Why     string           `json:"why,omitempty"`
	Example string           `json:"example"`
}

// Run judges every line of the file and prints what they come to.
func (c *scoreCommand) Run(p *program) error {
	in := p.stdin
	if c.File != "-" {
		f, err := os.Open(c.File)
		if err != nil {
			return advise("check the path, or use - for stdin", "cannot read %s: %w", c.File, reason(err))
		}
		defer f.Close()
		in = f
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	q := question{cwd: c.Cwd, project: c.Project}
	if q.cwd == "" {
		if q.cwd, err = (&asking{}).folder(); err != nil {
			return err
		}
	}
	var rules []string
	if c.Approved {
		data, err := io.ReadAll(in)
		if err != nil {
			return advise("see that the file can be read to its end", "cannot read the calls: %w", err)
		}
		if rules, err = approveAll(j, q, bytes.NewReader(data)); err != nil {
			return err
		}
		in = bytes.NewReader(data)
	}
	v, err := score(j, q, in)
	if err != nil {
		return err
	}
	v.Rules = rules
	if c.Causes > 0 && !c.JSON {
		v.Causes = v.Causes[:min(c.Causes, len(v.Causes))]
	}
	if c.JSON {
		p.out.json(v)
	} else {
		p.out.score(v)
	}
	return p.out.err
}

// eachCall hands the lines of in to fn, with the question that each puts: what it
// leaves out is as in base. wrong says why a line is no call.
func eachCall(base question, in io.Reader, fn func(n int, l *batchLine, q question, wrong error)) error {
	lines := bufio.NewReaderSize(in, 64<<10)
	for n := 1; ; n++ {
		line, err := readLine(lines)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, errLong) {
			return advise("see that the file can be read to its end", "cannot read line %d: %w", n, err)
		}
		if err == nil && len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		var l batchLine
		if err == nil {
			l, err = readBatchLine(line)
		}
		q := base
		q.command, q.tool, q.input = l.command, l.tool, l.input
		if l.cwd != "" {
			q.cwd = absolute(base.cwd, l.cwd)
		}
		if l.project != "" {
			q.project = absolute(base.cwd, l.project)
		}
		fn(n, &l, q, err)
	}
}

// approveAll has the judge count the rules that a person gets proposed who
// approves each call for good when it is asked about for the first time.
func approveAll(j *judge, base question, in io.Reader) (rules []string, err error) {
	rules = []string{}
	err = eachCall(base, in, func(_ int, _ *batchLine, q question, wrong error) {
		if wrong != nil {
			return
		}
		a := j.decide(q)
		var x proposal
		if a.Verdict != automode.Ask || x.find(j, &a, automode.Allow) != nil {
			return
		}
		rules = append(rules, x.Rules...)
		j.extra = map[automode.Verdict][]string{automode.Allow: rules}
		j.gates = map[string]*gate{}
	})
	return rules, err
}

// score judges the calls of in; what a line leaves out is as in base.
func score(j *judge, base question, in io.Reader) (*scoreView, error) {
	v := &scoreView{}
	causes := map[string]*cause{}
	var took time.Duration
	err := eachCall(base, in, func(n int, l *batchLine, q question, err error) {
		count := max(1, l.count)
		v.All.add(count)
		if err != nil {
			v.Unread.add(count)
			c := cause{Verdict: automode.Ask, Rule: "unread", Why: err.Error(), Example: fmt.Sprintf("line %d", n)}
			if causes["unread"+c.Why] == nil {
				causes["unread"+c.Why] = &c
			}
			causes["unread"+c.Why].add(count)
			return
		}
		began := time.Now()
		a := j.decide(q)
		took += time.Since(began)
		of := v.of(&a)
		of.add(count)
		if of != &v.Allowed {
			c := causeOf(&a)
			key := strings.Join([]string{c.Verdict.String(), c.Rule, c.Program, c.Flag, c.Place, c.Why}, "\x00")
			if causes[key] == nil {
				c.Example = cmp.Or(l.command, l.tool+" "+string(l.input))
				causes[key] = &c
			}
			causes[key].add(count)
		}
	})
	if err != nil {
		return nil, err
	}
	if n := v.All.Distinct - v.Unread.Distinct; n > 0 {
		v.Micro = float64(took.Microseconds()) / float64(n)
	}
	v.Causes = []cause{}
	for _, c := range causes {
		v.Causes = append(v.Causes, *c)
	}
	slices.SortFunc(v.Causes, func(a, b cause) int {
		if n := b.Weighted - a.Weighted; n != 0 {
			return n
		}
		return strings.Compare(a.Rule+a.Program+a.Flag+a.Place+a.Why, b.Rule+b.Program+b.Flag+b.Place+b.Why)
	})
	return v, nil
}

// of is the tally that an answer belongs to.
func (v *scoreView) of(a *answer) *tally {
	switch a.Verdict {
	case automode.Allow:
		return &v.Allowed
	case automode.Deny:
		return &v.Denied
	}
	for _, j := range a.Judged {
		if j.Word == automode.Asked || j.Word == automode.Hard {
			return &v.Asked
		}
	}
	return &v.Unsettled
}

// causeOf is the first of the strictest things that keep a call from being
// allowed.
func causeOf(a *answer) cause {
	c := cause{Verdict: a.Verdict, Rule: a.Rule}
	var worst *automode.Judged
	for i := range a.Judged {
		if j := &a.Judged[i]; j.Word > automode.Allowed && (worst == nil || j.Word > worst.Word) {
			worst = j
		}
	}
	if worst == nil {
		c.Why = a.Outcome.String()
		return c
	}
	e := &worst.Effect
	c.Rule, c.Program, c.Flag = worst.Stood.Rule, e.Program, e.Flag
	if e.Place.Region != automode.Nowhere {
		c.Place = placeWords(e.Place)
	}
	if e.Kind == automode.Unknown || e.Kind == automode.Run {
		c.Why = e.Why
	}
	return c
}

func (s *screen) score(v *scoreView) {
	s.heading("What it comes to")
	row := func(name string, st style, t tally) {
		if t.Distinct > 0 || name == "allowed" {
			s.line("  ", s.paint(st, fmt.Sprintf("%-10s", name)), fmt.Sprintf("%7d  %5.1f %%   weighted %8d  %5.1f %%",
				t.Distinct, percent(t.Distinct, v.All.Distinct), t.Weighted, percent(t.Weighted, v.All.Weighted)))
		}
	}
	row("allowed", green, v.Allowed)
	row("unsettled", yellow, v.Unsettled)
	row("asked", yellow, v.Asked)
	row("denied", red, v.Denied)
	row("unread", red, v.Unread)
	s.line("  ", fmt.Sprintf("%-10s%7d            weighted %8d           %.0f µs a call", "all", v.All.Distinct, v.All.Weighted, v.Micro))
	if v.Rules != nil {
		s.line("  ", s.paint(dim, "with "+count(len(v.Rules), "rule")+" that approvals brought"))
	}
	if len(v.Causes) == 0 {
		return
	}
	s.heading("What is not allowed, by its cause: how often it ran, how many different ones")
	for _, c := range v.Causes {
		head := strings.Join(slices.DeleteFunc([]string{c.Rule, c.Program, c.Flag, c.Place}, func(s string) bool { return s == "" }), "  ")
		s.line("  ", s.paint(ofVerdict(c.Verdict), fmt.Sprintf("%6d %6d  ", c.Weighted, c.Distinct)), printable(head))
		if c.Why != "" {
			s.line(strings.Repeat(" ", 17), s.paint(dim, printable(c.Why)))
		}
		s.line(strings.Repeat(" ", 17), s.paint(dim, brief(c.Example, max(20, s.width-17))))
	}
}

func percent(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * float64(part) / float64(whole)
}

// readCount reads how often a line's call ran.
func readCount(raw json.RawMessage) (int, error) {
	n, err := strconv.Atoi(string(raw))
	if err != nil || n < 1 {
		return 0, errors.New(`the value of "count" is no number from 1`)
	}
	return n, nil
}
