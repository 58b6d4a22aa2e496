package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/digest"
	"automode/internal/own"
	"automode/internal/release"
	"automode/internal/sidequery"
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

// mostEffects is how many effects of a call a judge is shown.
const mostEffects = 60

// Classify starts automode-judge for this one question. It ends with ctx, and
// the program with it.
func (j *judge) Classify(ctx context.Context, a *automode.Action, judged []automode.Judged) (automode.Ruling, error) {
	if j.hook.beyond {
		return automode.Ruling{}, errors.New("the call holds code that is not read here")
	}
	answer, err := j.answer(ctx, a, judged)
	if err != nil {
		return automode.Ruling{}, err
	}
	r, err := sidequery.ParseResponse(answer)
	if err != nil {
		return automode.Ruling{}, errors.New(own.Judge + ": " + err.Error())
	}
	j.hook.cost = r.Cost
	return r.Ruling(), nil
}

// answer asks the server of automode-judge, where one runs, else a process of
// its own.
func (j *judge) answer(ctx context.Context, a *automode.Action, judged []automode.Judged) ([]byte, error) {
	left := 10 * time.Second
	if end, ok := ctx.Deadline(); ok {
		left = time.Until(end)
	}
	keys := j.keys()
	req := sidequery.Request{Protocol: sidequery.Protocol, Build: release.Read().String(), Call: *a.Call, Effects: sidequery.Effects(judged, mostEffects),
		Home: j.hook.ownHome(), Config: j.hook.files.Config, Settings: j.hook.files.Settings, State: j.hook.files.State,
		Transcript: j.hook.ev.Transcript, Files: digest.Of(j.hook.read...), Left: left}
	if j.cfg.Classifier.Daemon.Value == config.DaemonOn {
		if f, err := dial(&j.hook.files); err == nil {
			req.Keys = keys
			line, err := json.Marshal(&req)
			if err != nil {
				f.Close()
				return nil, err
			}
			if answer, ok := warm(ctx, f, append(line, '\n')); ok {
				return answer, nil
			}
			req.Keys = nil
			if end, ok := ctx.Deadline(); ok {
				req.Left = time.Until(end)
			}
		}
	}
	line, err := json.Marshal(&req)
	if err != nil {
		return nil, err
	}
	return j.ask(ctx, append(line, '\n'), keys)
}

// ask runs automode-judge, which lies beside the hook, on one line. It gets no
// environment but the keys that the configuration names: a project can set the
// rest.
func (j *judge) ask(ctx context.Context, line []byte, keys []sidequery.Key) ([]byte, error) {
	program := j.hook.files.Beside(own.Judge)
	if program == "" {
		return nil, errors.New(own.Judge + " cannot be found beside the hook")
	}
	// What it may start must not hold anything open that the agent waits for.
	nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	defer nowhere.Close()
	answer, state, err := start(ctx, program, nil, os.ProcAttr{Dir: filepath.Dir(program), Env: environment(keys)}, nowhere, line)
	switch {
	case ctx.Err() != nil:
		return nil, errors.New("it did not answer in time")
	case err != nil:
		return nil, errors.New(own.Judge + ", which asks the models, cannot be started: " + err.Error())
	case !state.Success():
		return nil, errors.New(own.Judge + " ended with " + state.String())
	}
	return answer, nil
}

// environment is what automode-judge is started with.
func environment(keys []sidequery.Key) []string {
	list := []string{}
	if runtime.GOOS == "windows" {
		list = append(list, "SYSTEMROOT="+os.Getenv("SYSTEMROOT")) // without it there is no network there
	}
	for _, k := range keys {
		list = append(list, k.Name+"="+k.Value)
	}
	return list
}

// keys are those that the configuration names and the environment has.
func (j *judge) keys() []sidequery.Key {
	var list []sidequery.Key
	for i := range j.cfg.Classifier.Judges {
		if name := j.cfg.Classifier.Judges[i].KeyVariable; name != "" {
			if value, ok := os.LookupEnv(name); ok {
				list = append(list, sidequery.Key{Name: name, Value: value})
			}
		}
	}
	return list
}
