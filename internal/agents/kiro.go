package agents

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// kiroHooks is a file of Kiro's that is ours alone: a list of hooks, each with
// what sets it off.
type kiroHooks struct{}

type kiroFile struct {
	Version string     `json:"version"`
	Hooks   []kiroHook `json:"hooks"`
}

type kiroHook struct {
	Name    string     `json:"name"`
	Trigger string     `json:"trigger"`
	Matcher string     `json:"matcher,omitempty"`
	Action  kiroAction `json:"action"`
	Timeout float64    `json:"timeout"`
	Enabled bool       `json:"enabled"`
}

type kiroAction struct {
	Type    string `json:"type"`
	Command string `json:"command"`
}

// everyTool chooses every tool.
const everyTool = ".*"

func (kiroHooks) Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	old, err := kiroHooks{}.Ours(data)
	if len(bytes.TrimSpace(data)) > 0 && (err != nil || len(old) == 0) {
		return nil, nil, errors.New("it is there and was not written by automode")
	}
	f := kiroFile{Version: "v1"}
	var changes []Change
	for _, h := range hooks {
		matcher := ""
		if strings.HasSuffix(h.Event, "ToolUse") {
			matcher = everyTool
		}
		f.Hooks = append(f.Hooks, kiroHook{"automode " + h.Event, h.Event, matcher, kiroAction{"command", h.Handler.Command}, h.Handler.Timeout, true})
		done := Added
		for _, s := range old {
			if s.Event == h.Event {
				done = Replaced
			}
		}
		changes = append(changes, Change{h.Event, done})
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(f); err != nil {
		return nil, nil, err
	}
	if Same(b.Bytes(), data) {
		for i := range changes {
			changes[i].Done = Kept
		}
		return data, changes, nil
	}
	return b.Bytes(), changes, nil
}

func (kiroHooks) Uninstall(data []byte) ([]byte, []Change, error) {
	old, err := kiroHooks{}.Ours(data)
	if err != nil || len(old) == 0 {
		return data, nil, err
	}
	var changes []Change
	for _, s := range old {
		changes = append(changes, Change{s.Event, Removed})
	}
	return nil, changes, nil
}

func (kiroHooks) Ours(data []byte) ([]Standing, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, nil
	}
	var f kiroFile
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("it is not JSON: %w", err)
	}
	var list []Standing
	for _, h := range f.Hooks {
		s := Standing{
			Event: h.Trigger, Matcher: h.Matcher, EveryCall: slices.Contains([]string{"", "*", everyTool}, h.Matcher), More: !h.Enabled || f.Version != "v1",
			Handler: Handler{Type: h.Action.Type, Command: h.Action.Command, Timeout: h.Timeout, OnFailure: "block"},
		}
		if s.Ours() {
			list = append(list, s)
		}
	}
	return list, nil
}
