// Package ruling answers the side queries of the hook: it reads the
// configuration, gathers the evidence, and has the classifier ask its judges.
package ruling

import (
	"context"
	"strings"
	"time"

	"automode"
	"automode/cmd/automode-judge/internal/models"
	"automode/internal/config"
	"automode/internal/evidence"
	"automode/internal/layers/classifier"
	"automode/internal/session"
	"automode/internal/sidequery"
)

// spare is how much of the caller's time is left for the answer's way back.
const spare = 150 * time.Millisecond

// Answer rules on a request. getenv looks up the keys of the judges. It never
// fails: what goes wrong is an outcome.
func Answer(ctx context.Context, req *sidequery.Request, getenv func(string) (string, bool)) sidequery.Response {
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
	cfg := load(req)
	if len(cfg.Broken) > 0 {
		return none(automode.Unreadable, "the configuration cannot be relied on: "+cfg.Broken[0].String())
	}
	if len(cfg.Classifier.Judges) == 0 {
		return none(automode.Outage, "no judge is configured")
	}
	list, _ := models.All(cfg.Classifier, getenv) // one that cannot be had says so when it is asked
	c := classifier.New(classifier.NewLists(cfg.Prose), list, cfg.Classifier)
	began := time.Now()
	q := question(req)
	r, stages := c.Rule(ctx, &q)
	if dir := cfg.Classifier.Dump.Value; dir != "" {
		dump(expand(dir, req.Home), req, stages)
	}
	return response(r, stages, time.Since(began))
}

// load reads the configuration as the hook does.
func load(req *sidequery.Request) config.Config {
	root := ""
	if len(req.Call.Roots) > 0 {
		root = req.Call.Roots[0]
	}
	return config.Load(config.LoadOptions{Home: req.Home, Root: root, Platform: req.Call.Platform, Person: req.Config,
		Claude: &config.ClaudeSettings{Person: req.Settings}})
}

// question is what the judges are shown.
func question(req *sidequery.Request) classifier.Question {
	root := ""
	if len(req.Call.Roots) > 0 {
		root = req.Call.Roots[0]
	}
	var remotes []string
	if s, err := session.Open(session.Folder(req.State), req.Call.Session); err == nil && req.State != "" {
		remotes = s.Facts().Remotes
	}
	return classifier.Question{
		Call: &req.Call, Effects: req.Effects, Git: evidence.Git(root, remotes),
		Evidence: evidence.Gather(evidence.Where{State: req.State, Session: req.Call.Session, Transcript: req.Transcript, Root: root}),
	}
}

func response(r automode.Ruling, stages []classifier.Stage, took time.Duration) sidequery.Response {
	out := sidequery.Response{Protocol: sidequery.Protocol, Verdict: r.Verdict, Why: r.Why, Cites: r.Cites, Outcome: r.Outcome}
	out.Rule = strings.TrimSuffix(sidequery.Prefix, ".")
	if r.Rule != "" {
		out.Rule = sidequery.Prefix + r.Rule
	}
	out.Cost.Micros, out.Cost.Queries = took.Microseconds(), len(stages)
	for i := range stages {
		s := &stages[i]
		out.Cost.Judge = s.Judge
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
