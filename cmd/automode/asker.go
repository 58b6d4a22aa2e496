package main

import (
	"context"
	"errors"
	"os"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/digest"
	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/sidequery"
	"automode/internal/sidequery/courier"
)

// asker puts what rules and table leave open to the judges of a configuration,
// as the hook does, for calls of no session: nobody's words are known, so that
// nothing that is hard to undo is ever allowed.
type asker struct {
	machine *machine
	files   own.Files
	config  *config.Config
	read    [][]byte // the files that were read in judging, each its path and content

	asked bool
	cost  sidequery.Cost
}

// saw notes a file that was read in judging.
func (k *asker) saw(path string, content []byte) {
	k.read = append(k.read, []byte("\n"+path+"\n"), content)
}

// Classify asks automode-judge. Where nobody rules, the configuration's onError
// says what that means.
func (k *asker) Classify(ctx context.Context, a *automode.Action, judged []automode.Judged) (automode.Ruling, error) {
	if info, err := os.Stat(a.Call.Cwd); err != nil || !info.IsDir() {
		return automode.Ruling{}, errors.New("no judge is asked about a folder that is not there")
	}
	k.asked = true
	ctx, cancel := context.WithTimeout(ctx, min(k.config.Limit(), longestCheck)-time.Second/2)
	defer cancel()
	r, err := courier.Ask(ctx, &k.files, &k.config.Classifier, k.machine.getenv, sidequery.Request{Call: *a.Call, Effects: sidequery.Effects(judged, sidequery.MostEffects),
		Home: k.machine.own(), Config: k.files.Config, Settings: k.files.Settings, State: k.files.State, Files: digest.Of(k.read...)})
	if err != nil {
		return automode.Ruling{Verdict: k.config.OnError.Value.Verdict(), Outcome: automode.Outage, Why: err.Error()}, nil
	}
	k.cost = r.Cost
	return r.Ruling(), nil
}

// note writes the line of the journal on a call that a judge was asked about,
// so that what it cost is counted.
func (k *asker) note(a *answer, took time.Duration) error {
	e := journal.FromDecision(a.Decision, a.call, took)
	e.Session = journal.Check
	e.Judge, e.Queries, e.Price = k.cost.Judge, k.cost.Queries, k.cost.Price
	e.Input, e.Cached, e.Output = k.cost.Input, k.cost.Cached, k.cost.Output
	return journal.Append(journal.Folder(k.files.State), e)
}
