// Package models reaches the models that judge, each through its provider's
// own SDK, and turns whatever can go wrong into a [classifier.Failure].
//
// Where a request goes, and with which key, is what the configuration says and
// nothing else: what the SDKs would take from the environment is switched off,
// proxies included, because a project can set it.
package models

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// New returns the model of a judge. getenv looks up the variable that holds its
// key. A judge whose variable is not set has no model: the error says so.
func New(j config.Judge, getenv func(string) (string, bool)) (classifier.Model, error) {
	key := ""
	if j.KeyVariable != "" {
		var ok bool
		if key, ok = getenv(j.KeyVariable); !ok || strings.TrimSpace(key) == "" {
			return nil, fmt.Errorf("the environment variable %s, which is to hold the key of the judge %s, is not set", j.KeyVariable, j.Name)
		}
	}
	switch j.Provider {
	case config.Anthropic:
		return newAnthropic(j, key)
	case config.Bedrock:
		return newBedrock(j, key)
	case config.Vertex:
		return newVertex(j, key)
	case config.OpenAI:
		return newOpenAI(j, key)
	case config.Chat:
		return newChat(j, key)
	case config.Command:
		return newCommand(j, key), nil
	}
	return nil, fmt.Errorf("the judge %s has no provider", j.Name)
}

// All returns the models of a configuration, in order, and what is wrong with
// those that there are none of. In the place of such a one stands one that
// says so when it is asked.
func All(c config.Classifier, getenv func(string) (string, bool)) ([]classifier.Named, []error) {
	var list []classifier.Named
	var wrong []error
	for _, j := range c.Judges {
		m, err := New(j, getenv)
		if err != nil {
			wrong = append(wrong, err)
			m = missing{err}
		}
		list = append(list, classifier.Named{Judge: j, Model: m})
	}
	return list, wrong
}

// missing is a model that cannot be had.
type missing struct{ err error }

func (m missing) Ask(context.Context, *classifier.Query) (*classifier.Reply, error) {
	return nil, &classifier.Failure{Outcome: automode.Rejected, Text: m.err.Error()}
}

// dropped is the failure of a connection, whatever layer noticed it.
func dropped(err error) error {
	f := &classifier.Failure{Outcome: automode.Dropped, Text: "the connection broke", Err: err}
	var op *net.OpError
	if told, ok := errors.AsType[*classifier.Failure](err); ok {
		return told
	}
	_, syntax := errors.AsType[*json.SyntaxError](err)
	_, untrusted := errors.AsType[*tls.CertificateVerificationError](err)
	_, form := errors.AsType[*json.UnmarshalTypeError](err)
	switch {
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		f.Outcome, f.Text = automode.TimedOut, "it did not answer in time"
	case errors.Is(err, errTooMuch):
		f.Text = errTooMuch.Error()
	case errors.Is(err, errGarbled), syntax && !errors.Is(err, io.ErrUnexpectedEOF), form:
		f.Outcome, f.Text = automode.Garbled, errGarbled.Error()
	case errors.Is(err, errElsewhere):
		f.Outcome, f.Text = automode.Rejected, errElsewhere.Error()
	case untrusted:
		f.Outcome, f.Text = automode.Rejected, "this system does not trust its certificate"
	case errors.As(err, &op) && op.Op == "dial":
		f.Outcome, f.Text = automode.Outage, "it cannot be reached"
	case errors.Is(err, io.ErrUnexpectedEOF):
		f.Text = "the answer broke off"
	}
	return f
}

// status is the failure of an HTTP status. The provider's own words are of no
// use to the person, and may repeat the request.
func status(code int, err error) error {
	text := map[bool]string{true: "the provider rejected the request", false: "the provider failed"}[code < 500]
	switch code {
	case 401, 403:
		text = "the provider does not accept the key"
	case 404:
		text = "the provider does not know the model or the address"
	case 429, 529:
		text = "the provider has no room now"
	}
	return &classifier.Failure{Outcome: classifier.StatusOutcome(code), Status: code, Text: text, Err: err}
}

func nothing() error {
	return &classifier.Failure{Outcome: automode.Empty, Text: "its answer was empty"}
}

func noCall() error {
	return &classifier.Failure{Outcome: automode.Unruled, Text: "it answered without calling the tool"}
}

func refused() error {
	return &classifier.Failure{Outcome: automode.Refused, Text: "the model refused to answer"}
}

func truncated() error {
	return &classifier.Failure{Outcome: automode.Truncated, Text: "its answer was cut off"}
}

// schema is a tool's arguments as JSON Schema, in their order.
func schema(t *classifier.Tool) map[string]any {
	return map[string]any{"type": "object", "properties": t.Properties, "required": t.Required, "additionalProperties": false}
}
