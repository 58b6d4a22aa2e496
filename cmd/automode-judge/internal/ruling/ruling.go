// Package ruling answers the side queries of the hook: it reads the
// configuration, gathers the evidence, and has the classifier ask its judges.
package ruling

import (
	"context"
	"strconv"
	"strings"
	"time"

	"automode"
	"automode/cmd/automode-judge/internal/flags"
	"automode/internal/config"
	"automode/internal/evidence"
	"automode/internal/layers/classifier"
	"automode/internal/own"
	"automode/internal/session"
	"automode/internal/sidequery"
)

// spare is how much of the caller's time is left for the answer's way back.
const spare = 150 * time.Millisecond

// Desk answers requests. It keeps what is worth keeping between them: models
// with their connections, circuits, and, where Keep is set, rulings. It is safe for
// concurrent use.
type Desk struct {
	Models Models
	Keep   bool
	Flags  flags.Set

	bench  bench
	rules  rulebook
	memory evidence.Memory
	shared shared
}

// Models makes the models of a configuration, in its order, and says what is
// wrong with those that there are none of; in their place stands one that says so
// when it is asked. getenv looks up their keys.
type Models func(c config.Classifier, getenv func(string) (string, bool)) ([]classifier.Named, []error)

// Answer rules on a request. getenv looks up the keys of the judges. It never
// fails: what goes wrong is an outcome.
func (d *Desk) Answer(ctx context.Context, req *sidequery.Request, getenv func(string) (string, bool)) sidequery.Response {
	none := func(o automode.Outcome, why string) sidequery.Response {
		return sidequery.Response{Protocol: sidequery.Protocol, Outcome: o, Why: why}
	}
	if req.Protocol != sidequery.Protocol {
		return none(automode.Outage, "automode and its hook are of different builds: install both anew")
	}
	if left := req.Left - spare; left <= 0 {
		return none(automode.TimedOut, "there was no time left to ask a judge")
	} else {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, left)
		defer cancel()
	}
	cfg := Load(req)
	if len(cfg.Broken) > 0 {
		return none(automode.Unreadable, "the configuration cannot be relied on: "+cfg.Broken[0].String())
	}
	unasked := "no judge is configured"
	if len(cfg.Classifier.Judges) > 0 {
		unasked = "the flag classifier.judges names none"
	}
	var onError config.OnError
	var err error
	if cfg.Classifier, onError, err = d.Flags.Over(ctx, own.Files{Config: req.Config}.Flags(), cfg.Classifier, cfg.OnError); err != nil {
		return none(automode.Unreadable, "the flags cannot be relied on: "+err.Error())
	}
	if len(cfg.Classifier.Judges) == 0 {
		r := none(automode.Outage, unasked)
		r.Verdict = onError.Verdict()
		return r
	}
	c := classifier.New(d.rules.of(cfg.Prose), d.bench.all(cfg.Classifier, d.Models, getenv), cfg.Classifier)
	began := time.Now()
	q := d.question(req, cfg.Classifier.Filled().Calls.Value)
	ask := func(ctx context.Context) ruled {
		q := q
		q.Uncommitted = evidence.Uncommitted(root(req), req.Home) // it makes no other question
		r, stages := c.Ask(ctx, &q)
		if dir := cfg.Classifier.Dump.Value; dir != "" {
			dump(expand(dir, req.Home), req, stages)
		}
		return ruled{r, stages}
	}
	var got ruled
	asked := true
	if name, ok := c.Same(&q); ok && d.Keep {
		got, asked = d.shared.ask(ctx, name, req.Stamps+" "+strconv.Itoa(q.Changes), ask)
	} else {
		got = ask(ctx)
	}
	r := response(c.Settle(got.Ruling, &q), got.stages, asked, time.Since(began))
	if r.Outcome != automode.Policy {
		r.Verdict = onError.Verdict()
	}
	return r
}

// Load reads the configuration as the hook does.
func Load(req *sidequery.Request) config.Config {
	return config.Load(config.LoadOptions{Home: req.Home, Root: root(req), Platform: req.Call.Platform, Person: req.Config,
		Claude: &config.ClaudeSettings{Person: req.Settings}})
}

// root is the project; empty where there is none.
func root(req *sidequery.Request) string {
	if len(req.Call.Roots) == 0 {
		return ""
	}
	return req.Call.Roots[0]
}

// question is what the judges are shown, but for how much is uncommitted. calls
// is how many of the last calls are.
func (d *Desk) question(req *sidequery.Request, calls int) classifier.Question {
	var remotes []string
	if s, err := session.Open(session.Folder(req.State), req.Call.Session); err == nil && req.State != "" {
		remotes = s.Facts().Remotes
	}
	return classifier.Question{
		Call: &req.Call, Effects: req.Effects, Git: evidence.Git(root(req), remotes), Files: req.Files,
		Evidence: d.memory.Gather(evidence.Where{State: req.State, Session: req.Call.Session, Transcript: req.Transcript, Root: root(req), Calls: evidence.Wanted(calls),
			Digest: session.CallDigest(&req.Call)}),
	}
}

// response is the answer. asked is unset where another call's queries gave the
// ruling: then this one cost nothing.
func response(r automode.Ruling, stages []classifier.Stage, asked bool, took time.Duration) sidequery.Response {
	out := sidequery.Response{Protocol: sidequery.Protocol, Verdict: r.Verdict, Why: r.Why, Cites: r.Cites, Outcome: r.Outcome}
	out.Rule = strings.TrimSuffix(sidequery.Prefix, ".")
	if r.Rule != "" {
		out.Rule = sidequery.Prefix + r.Rule
	}
	out.Cost.Micros = took.Microseconds()
	for i := range stages {
		s := &stages[i]
		out.Cost.Judge = s.Judge
		if !asked {
			continue
		}
		out.Cost.Queries++
		out.Cost.Input += s.Usage.Input
		out.Cost.Cached += s.Usage.Cached
		out.Cost.Output += s.Usage.Output
		out.Cost.Price += s.Cost
	}
	return out
}

func expand(dir, home string) string {
	if rest, ok := strings.CutPrefix(dir, "~/"); ok {
		return home + "/" + rest
	}
	return dir
}
