// Package flags changes how judges are asked while a server runs, through
// OpenFeature. A flag counts before the person's own setting and never before the
// organisation's; it names no new judge, no address and no key, and what to do when
// something fails it only makes stricter.
package flags

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/open-feature/go-sdk/openfeature"
	"github.com/open-feature/go-sdk/openfeature/isolated"

	"automode/internal/config"
)

// The flags.
const (
	stages  = "classifier.stages"        // 1 or 2
	first   = "classifier.firstTimeout"  // a duration, as "2s"
	second  = "classifier.secondTimeout" // the same
	streak  = "classifier.streak"        // denials in a row
	total   = "classifier.total"         // denials in a session
	judges  = "classifier.judges"        // names with commas, in their order; empty: none is asked
	onError = "onError"                  // "deny"; "ask" leaves it as it is
)

func known(name string) bool {
	return slices.Contains([]string{stages, first, second, streak, total, judges, onError}, name)
}

// Set evaluates flags. The zero value takes them from the file beside each
// person's configuration. It is safe for concurrent use.
type Set struct {
	// Provider stands in the place of the file. Nil: the file.
	Provider openfeature.FeatureProvider

	mu      sync.Mutex
	clients map[string]*openfeature.Client // by the file's path
}

// Over returns the settings that count where the flags of a file are in force.
// A flag that is not understood is an error, as such a setting would be.
func (s *Set) Over(ctx context.Context, path string, c config.Classifier, fails config.Setting[config.OnError]) (config.Classifier, config.OnError, error) {
	f := file{path}
	if s.Provider == nil {
		flags, err := f.read()
		if err != nil || len(flags) == 0 {
			return c, fails.Value, err
		}
	}
	client, err := s.client(ctx, path)
	if err != nil {
		return c, fails.Value, err
	}
	e := evaluation{ctx: ctx, client: client}
	c = c.Filled()
	e.number(stages, &c.Stages, 1, 2)
	e.number(streak, &c.Streak, 1, 1000)
	e.number(total, &c.Total, 1, 10000)
	e.duration(first, &c.First)
	e.duration(second, &c.Second)
	if names, ok := e.text(judges); ok && !slices.ContainsFunc(c.Judges, func(j config.Judge) bool { return j.Origin.Firm() }) {
		var list []config.Judge
		for name := range strings.SplitSeq(names, ",") {
			name = strings.TrimSpace(name)
			i := slices.IndexFunc(c.Judges, func(j config.Judge) bool { return j.Name == name })
			switch {
			case name == "" && names == "":
			case i < 0:
				e.wrong(judges, "names %q, and the configuration has no such judge", name)
			default:
				list = append(list, c.Judges[i])
			}
		}
		c.Judges = list
	}
	out := fails.Value
	switch word, ok := e.text(onError); {
	case !ok || word == "ask":
	case word == "deny":
		out = config.OnErrorDeny
	default:
		e.wrong(onError, "is neither ask nor deny")
	}
	if e.err != nil && s.Provider == nil {
		e.err = fmt.Errorf("%s: %w", path, e.err)
	}
	return c, out, e.err
}

// client is that of a file, or of the provider that was given.
func (s *Set) client(ctx context.Context, path string) (*openfeature.Client, error) {
	if s.Provider != nil {
		path = ""
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if c := s.clients[path]; c != nil {
		return c, nil
	}
	// An instance of its own: nobody else's provider or hook takes part.
	api := isolated.NewAPI()
	provider := s.Provider
	if provider == nil {
		provider = &file{path}
	}
	if err := api.SetProviderAndWait(ctx, provider); err != nil {
		return nil, fmt.Errorf("the provider of flags cannot be used: %w", err)
	}
	if s.clients == nil || len(s.clients) >= 16 {
		s.clients = map[string]*openfeature.Client{}
	}
	c := api.NewClient()
	s.clients[path] = c
	return c, nil
}

// evaluation is one look at all flags; err is the first that went wrong.
type evaluation struct {
	ctx    context.Context
	client *openfeature.Client
	err    error
}

func (e *evaluation) wrong(flag, format string, args ...any) {
	if e.err == nil {
		e.err = errors.New("the flag " + flag + " " + fmt.Sprintf(format, args...))
	}
}

// found reports whether a flag has a value. That there is none is no error.
func (e *evaluation) found(flag string, d openfeature.ResolutionDetail, err error) bool {
	switch {
	case d.ErrorCode == openfeature.FlagNotFoundCode:
		return false
	case err != nil:
		e.wrong(flag, "cannot be evaluated: %s", d.ErrorMessage)
		return false
	}
	return d.Reason != openfeature.DisabledReason && d.Reason != openfeature.DefaultReason
}

func (e *evaluation) text(flag string) (string, bool) {
	d, err := e.client.StringValueDetails(e.ctx, flag, "", openfeature.EvaluationContext{})
	return d.Value, e.found(flag, d.ResolutionDetail, err)
}

func (e *evaluation) number(flag string, to *config.Setting[int], least, most int64) {
	d, err := e.client.IntValueDetails(e.ctx, flag, 0, openfeature.EvaluationContext{})
	switch {
	case !e.found(flag, d.ResolutionDetail, err) || to.Origin.Firm():
	case d.Value < least || d.Value > most:
		e.wrong(flag, "is not a whole number from %d to %d", least, most)
	default:
		to.Value = int(d.Value)
	}
}

func (e *evaluation) duration(flag string, to *config.Setting[time.Duration]) {
	text, ok := e.text(flag)
	if !ok || to.Origin.Firm() {
		return
	}
	v, err := time.ParseDuration(text)
	if err != nil || v <= 0 || v > config.MaxDeadline {
		e.wrong(flag, "is no duration up to 10m, as \"2s\"")
		return
	}
	to.Value = v
}
