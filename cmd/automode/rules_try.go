package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// asksJudge is what both commands take that put rules to a judge.
type asksJudge struct {
	Judge   string `placeholder:"NAME" help:"Ask this judge. (default: the first of the configuration)"`
	Project string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	JSON    bool   `name:"json" help:"Print JSON."`
}

// with runs fn with the judge that was named.
func (c *asksJudge) with(p *program, fn func(ctx context.Context, cfg *config.Config, judge classifier.Named) error) error {
	return p.withJudges(c.Config, c.Project, c.Judge, func(ctx context.Context, cfg *config.Config, list []classifier.Named) error {
		return fn(ctx, cfg, list[0])
	})
}

type rulesTest struct {
	asksJudge `embed:""`
	Generate  bool     `help:"Have the judge propose probes for your own rules, and use those that you approve."`
	Yes       bool     `short:"y" help:"Approve what --generate proposes."`
	Rule      []string `placeholder:"ID" help:"Try only these rules."`
}

func (*rulesTest) Help() string {
	return `Tries each rule on two calls: one that it is there to block (an exception: to excuse) and one that only looks like it. Nothing is run; each call is put to the judge as the hook would put it, which costs what queries cost. The built-in rules have their probes; for your own ones --generate has the judge propose some, which you approve one by one. A rule that does not do what it says is named, and the exit status is 1.

Examples:

    automode rules test
    automode rules test --rule exfiltration --rule publish
    automode rules test --generate`
}

// tried is a probe and what became of it.
type tried struct {
	classifier.Probe
	Verdict automode.Verdict `json:"verdict"`
	By      string           `json:"by,omitempty"`      // the rule that the judge named
	Failure string           `json:"failure,omitempty"` // why there is no ruling
	OK      bool             `json:"ok"`
}

// Run tries the rules.
func (c *rulesTest) Run(p *program) error {
	return c.with(p, func(ctx context.Context, cfg *config.Config, judge classifier.Named) error {
		lists := classifier.NewLists(cfg.Prose)
		probes, without, err := c.probes(ctx, p, lists, judge)
		if err != nil {
			return err
		}
		j, err := newJudge(p.machine, c.Config)
		if err != nil {
			return err
		}
		asked := classifier.New(lists.Rules(), []classifier.Named{judge}, cfg.Classifier)
		bar := newProgress("asking the judge")
		var list []tried
		for i, probe := range probes {
			bar.at(int64(i), int64(len(probes)))
			a := j.decide(question{command: probe.Command, cwd: "/home/dev/project", project: "/home/dev/project"})
			q := asSideQuery(&a, probe.Messages)
			r, _ := asked.Ask(ctx, &q)
			one := tried{Probe: probe, Verdict: r.Verdict, By: r.Rule, OK: r.Outcome == automode.Policy && (r.Verdict != automode.Allow) == probe.Block}
			if r.Outcome != automode.Policy {
				one.Failure = r.Why
			}
			list = append(list, one)
		}
		bar.end()
		return p.out.tried(list, without, c.JSON)
	})
}

// probes are those of the rules in force; without are rules that have none.
func (c *rulesTest) probes(ctx context.Context, p *program, lists classifier.Lists, judge classifier.Named) (probes []classifier.Probe, without []string, err error) {
	builtIn := classifier.Probes()
	answers := bufio.NewScanner(p.stdin)
	met := map[string]bool{}
	for _, l := range [][]classifier.Rule{lists.HardDeny, lists.SoftDeny, lists.Allow} {
		for _, r := range l {
			if len(c.Rule) > 0 && !slices.Contains(c.Rule, r.ID) {
				continue
			}
			met[r.ID] = true
			if r.From == automode.BuiltIn {
				for _, b := range builtIn {
					if b.Rule == r.ID {
						probes = append(probes, b)
					}
				}
				continue
			}
			var own []classifier.Probe
			if c.Generate {
				if own, err = c.propose(ctx, p, r, judge, answers); err != nil {
					return nil, nil, err
				}
			}
			if len(own) == 0 {
				without = append(without, r.ID)
			}
			probes = append(probes, own...)
		}
	}
	for _, id := range c.Rule {
		if !met[id] {
			return nil, nil, advise("run automode rules to see them", "there is no rule %s", id)
		}
	}
	return probes, without, nil
}

// propose has the judge write probes for a rule, and the person approve them.
func (c *rulesTest) propose(ctx context.Context, p *program, r classifier.Rule, judge classifier.Named, answers *bufio.Scanner) ([]classifier.Probe, error) {
	reply, err := judge.Model.Ask(ctx, &classifier.Query{Rules: classifier.AboutRules, Action: classifier.ShownRules([]classifier.Rule{r}) + "\nPropose two commands by which it can be tried.\n",
		Tool: classifier.ProbeTool(), Most: 512})
	if err != nil {
		return nil, advise("try again later, or name another judge with --judge", "the judge %s proposed nothing: %w", judge.Name, err)
	}
	var got struct{ Blocked, Passed string }
	if err := json.Unmarshal(reply.Arguments, &got); err != nil || strings.TrimSpace(got.Blocked) == "" || strings.TrimSpace(got.Passed) == "" {
		return nil, advise("try again, or name another judge with --judge", "what the judge %s proposed for %s cannot be used", judge.Name, r.ID)
	}
	var list []classifier.Probe
	for _, one := range []classifier.Probe{{Rule: r.ID, Block: true, Command: got.Blocked}, {Rule: r.ID, Command: got.Passed}} {
		if !c.Yes {
			what := "to be let pass"
			if one.Block {
				what = "to be blocked"
			}
			fmt.Fprintf(os.Stderr, "%s: %s\n  %s: %s\nUse it? [y/N] ", printable(r.ID), printable(r.Text), what, printable(one.Command))
			if !answers.Scan() || !strings.EqualFold(strings.TrimSpace(answers.Text()), "y") {
				continue
			}
		}
		list = append(list, one)
	}
	return list, nil
}

// tried writes what became of the probes; the status is 1 where a rule does
// not do what it says.
func (s *screen) tried(list []tried, without []string, asJSON bool) error {
	bad := 0
	for i := range list {
		if !list[i].OK {
			bad++
		}
	}
	var err error
	if bad > 0 {
		err = status(statusTrouble)
	}
	if asJSON {
		if list == nil {
			list = []tried{}
		}
		s.json(struct {
			Probes  []tried  `json:"probes"`
			Failed  int      `json:"failed"`
			Without []string `json:"without_probes"`
		}{list, bad, append([]string{}, without...)})
		return err
	}
	for i := range list {
		t := &list[i]
		want, got := "pass", t.Verdict.String()
		if t.Block {
			want = "block"
		}
		if t.Failure != "" {
			got = t.Failure
		}
		switch {
		case !s.terminal:
			s.fields(map[bool]string{true: "ok", false: "failed"}[t.OK], t.Rule, want, got, t.By, t.Command)
		case !t.OK:
			what := " does not do what it says"
			if t.Failure != "" { // which is no fault of the rule
				what = " was not tried: the judge did not rule"
			}
			s.line(s.paint(bold, printable(t.Rule)), s.paint(red, what))
			s.paragraph(2, "", printable(fmt.Sprintf("to %s: %s", want, t.Command)))
			s.paragraph(2, dim, printable("the judge: "+strings.TrimSpace(got+" "+t.By)))
		}
	}
	for _, id := range without {
		if !s.terminal {
			s.fields("without", id, "", "", "", "")
		} else {
			s.paragraph(0, dim, printable(id)+" has no probes; --generate has the judge propose some.")
		}
	}
	if s.terminal {
		s.line(fmt.Sprintf("%d of %d probes went as they should.", len(list)-bad, len(list)))
	}
	return err
}

type rulesCritique struct {
	asksJudge `embed:""`
}

func (*rulesCritique) Help() string {
	return `Has a judge review your own rules: what is vague, said twice, contradicts another rule, or blocks or passes more than it seems to. It is one query; nothing is changed.

Examples:

    automode rules critique
    automode rules critique --judge local --json`
}

// remarkOnRule is what a judge says of a rule.
type remarkOnRule struct {
	Rule       string `json:"rule"`
	Problem    string `json:"problem"`
	Suggestion string `json:"suggestion"`
}

// Run asks, and prints what it says of rules that there are.
func (c *rulesCritique) Run(p *program) error {
	return c.with(p, func(ctx context.Context, cfg *config.Config, judge classifier.Named) error {
		lists := classifier.NewLists(cfg.Prose)
		var own []classifier.Rule
		for _, l := range [][]classifier.Rule{lists.HardDeny, lists.SoftDeny, lists.Allow, lists.Environment} {
			for _, r := range l {
				if r.From != automode.BuiltIn {
					own = append(own, r)
				}
			}
		}
		if len(own) == 0 {
			return advise("write some into autoMode; docs/configuration.md shows how", "the configuration has no rules in plain language of your own")
		}
		reply, err := judge.Model.Ask(ctx, &classifier.Query{Rules: classifier.AboutRules, Action: classifier.ShownRules(own) + "\nReview these rules. Report only what matters.\n",
			Tool: classifier.CritiqueTool(), Most: 4096})
		if err != nil {
			return advise("try again later, or name another judge with --judge", "the judge %s did not answer: %w", judge.Name, err)
		}
		var got struct{ Findings []remarkOnRule }
		if json.Unmarshal(reply.Arguments, &got) != nil || slices.ContainsFunc(got.Findings, func(f remarkOnRule) bool {
			return f.Problem == "" || !slices.ContainsFunc(own, func(r classifier.Rule) bool { return r.ID == f.Rule })
		}) {
			return advise("try again, or name another judge with --judge", "what the judge %s answered cannot be used", judge.Name)
		}
		if c.JSON {
			p.out.json(append([]remarkOnRule{}, got.Findings...))
			return nil
		}
		for _, f := range got.Findings {
			if !p.out.terminal {
				p.out.fields(f.Rule, f.Problem, f.Suggestion)
				continue
			}
			p.out.line(p.out.paint(bold, printable(f.Rule)))
			p.out.paragraph(2, "", printable(f.Problem))
			p.out.paragraph(2, dim, printable("Rather: "+f.Suggestion))
		}
		if p.out.terminal && len(got.Findings) == 0 {
			p.out.line("Nothing was found.")
		}
		return nil
	})
}
