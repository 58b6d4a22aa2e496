package acp

import (
	"encoding/json"
	"slices"

	"automode"
	"automode/internal/rpc"
)

// options are what the agent lets one choose from.
type options []option

type option struct{ id, kind string }

func readOptions(raw json.RawMessage) (list options) {
	all, _ := rpc.Batch(raw)
	for _, one := range all {
		o, err := rpc.ParseObject(one)
		if err != nil {
			return nil
		}
		id, ok := o.Text("optionId")
		kind, _ := o.Text("kind")
		if !ok || slices.ContainsFunc(list, func(o option) bool { return o.id == id }) {
			return nil
		}
		list = append(list, option{id, kind})
	}
	return list
}

// only returns the one option of a kind; none or several are no choice.
func (l options) only(kind string) (id string, ok bool) {
	for _, o := range l {
		if o.kind == kind {
			if ok {
				return "", false
			}
			id, ok = o.id, true
		}
	}
	return id, ok
}

// answer is the result that says a verdict. ok is false when the person has to
// choose. Nothing is ever allowed for more than this once.
func (l options) answer(v automode.Verdict) (result any, ok bool) {
	selected := func(id string) any {
		return map[string]any{"outcome": map[string]any{"outcome": "selected", "optionId": id}}
	}
	switch v {
	case automode.Allow:
		id, ok := l.only("allow_once")
		return selected(id), ok
	case automode.Deny:
		for _, kind := range [...]string{"reject_once", "reject_always"} {
			for _, o := range l {
				if o.kind == kind {
					return selected(o.id), true
				}
			}
		}
		return map[string]any{"outcome": map[string]any{"outcome": "cancelled"}}, true
	}
	return nil, false
}

// allows are the ids of options by which the person lets a call go on.
func (l options) allows() map[string]bool {
	m := map[string]bool{}
	for _, o := range l {
		if o.kind == "allow_once" || o.kind == "allow_always" {
			m[o.id] = true
		}
	}
	return m
}
