package agents

import (
	"bytes"
	"encoding/json"

	"github.com/tailscale/hujson"
)

// Settings is what of a settings file of Claude Code matters to the gate. What
// has another form than it should have is left out.
type Settings struct {
	Plain       bool              // JSON without comments and trailing commas; Claude Code passes over any other file as a whole
	HooksOff    bool              // disableAllHooks
	ManagedOnly bool              // allowManagedHooksOnly
	Mode        string            // permissions.defaultMode
	Env         map[string]string // variables that it sets for sessions
	Plugins     []string          // plug-ins that are on, which may bring hooks
	Hooks       []Standing
}

// Standing is a handler as it stands in a file.
type Standing struct {
	Event     string
	Matcher   string // empty where there is none
	EveryCall bool   // the matcher chooses every call
	More      bool   // it holds other keys than those of Handler, such as "if" or "async"
	At        [2]int // its group in the event's list, and its place in that
	Handler
}

// Look reads a settings file. An error says why it cannot be read.
func Look(data []byte) (Settings, error) {
	var s Settings
	d, err := parseDocument(data)
	if err != nil {
		return s, err
	}
	rest := bytes.TrimPrefix(data, byteOrderMark)
	s.Plain = len(bytes.TrimSpace(rest)) == 0 || json.Valid(rest)
	clone := d.value.Clone()
	clone.Standardize()
	var loose struct {
		HooksOff    json.RawMessage `json:"disableAllHooks"`
		ManagedOnly json.RawMessage `json:"allowManagedHooksOnly"`
		Permissions json.RawMessage `json:"permissions"`
		Env         json.RawMessage `json:"env"`
		Plugins     json.RawMessage `json:"enabledPlugins"`
	}
	if err := json.Unmarshal(clone.Pack(), &loose); err != nil {
		return s, err
	}
	s.HooksOff, s.ManagedOnly = on(loose.HooksOff), on(loose.ManagedOnly)
	var permissions struct {
		Mode string `json:"defaultMode"`
	}
	json.Unmarshal(loose.Permissions, &permissions)
	s.Mode = permissions.Mode
	json.Unmarshal(loose.Env, &s.Env)
	var plugins map[string]json.RawMessage
	json.Unmarshal(loose.Plugins, &plugins)
	for name, value := range plugins {
		if on(value) {
			s.Plugins = append(s.Plugins, name)
		}
	}
	s.Hooks, err = claudeForm.standing(d)
	return s, err
}

// on reports whether a value is there and not plainly off.
func on(v json.RawMessage) bool {
	t := string(bytes.TrimSpace(v))
	return t != "" && t != "false" && t != "null"
}

// standing lists all handlers, in the file's order.
func (f *Form) standing(d *document) ([]Standing, error) {
	all, _, err := f.hooks(d, false)
	if err != nil || all == nil {
		return nil, err
	}
	var list []Standing
	for i := range all.Members {
		name, _ := all.Members[i].Name.Value.(hujson.Literal)
		groups, _ := all.Members[i].Value.Value.(*hujson.Array)
		if groups == nil {
			continue
		}
		for k := range groups.Elements {
			group, _ := groups.Elements[k].Value.(*hujson.Object)
			if group == nil {
				continue
			}
			matcher, _ := text(group, "matcher")
			handlers, from, to := f.handlersOf(groups, k)
			for j := from; j < to; j++ {
				h, more := f.handlerOf(handlers.Elements[j].Value)
				list = append(list, Standing{name.String(), matcher, f.everyCall(group), more, [2]int{k, j - from}, h})
			}
		}
	}
	return list, nil
}

// Ours lists the hooks of ours that stand in a settings file of Claude Code, in
// its order.
func Ours(data []byte) ([]Hook, error) {
	all, err := claudeForm.Ours(data)
	var list []Hook
	for _, s := range all {
		list = append(list, Hook{s.Event, s.Handler})
	}
	return list, err
}

// Ours lists our handlers that stand in a file, in its order.
func (f *Form) Ours(data []byte) ([]Standing, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, err
	}
	all, err := f.standing(d)
	var list []Standing
	for _, s := range all {
		if s.Ours() {
			list = append(list, s)
		}
	}
	return list, err
}
