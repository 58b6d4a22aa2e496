package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/digest"
	"automode/internal/sidequery"
	"automode/internal/sidequery/courier"
)

// judge has automode-judge ask the models that the configuration names. It is
// there only where there are any.
type judge struct {
	hook *hook
	cfg  *config.Config
}

// classifier is who rules on what is left open; nil: the person.
func (h *hook) classifier(cfg *config.Config, doubt string) automode.Classifier {
	// What cannot be allowed anyway needs no ruling, and the agent's own question
	// to the person is never answered in the person's place.
	if len(cfg.Classifier.Judges) == 0 || doubt != "" || h.ev.Kind != dialect.PreToolUse {
		return nil
	}
	return &judge{h, cfg}
}

// Classify asks automode-judge. It ends with ctx.
func (j *judge) Classify(ctx context.Context, a *automode.Action, judged []automode.Judged) (automode.Ruling, error) {
	if j.hook.beyond {
		return automode.Ruling{}, errors.New("the call holds code that is not read here")
	}
	h := j.hook
	r, err := courier.Ask(ctx, &h.files, &j.cfg.Classifier, os.LookupEnv, sidequery.Request{Call: *a.Call, Effects: sidequery.Effects(judged, sidequery.MostEffects),
		Home: h.ownHome(), Config: h.files.Config, Settings: h.files.Settings, State: h.files.State, Transcript: h.ev.Transcript, Files: digest.Of(h.read...), Stamps: stamps(a)})
	if err != nil {
		return automode.Ruling{}, err
	}
	h.cost = r.Cost
	return r.Ruling(), nil
}

// stamps changes when somebody writes to a file that the call names, also where its
// content was not read in judging: what is sent, or is no text.
func stamps(a *automode.Action) string {
	var list [][]byte
	for i := range a.Effects {
		if e := &a.Effects[i]; filepath.IsAbs(e.Target) {
			list = append(list, []byte(e.Target+" "+stamp(e.Target)+"\n"))
		}
	}
	return digest.Of(list...)
}
