package script

import (
	"automode"
	"automode/internal/commands"
)

// shows: a value that holds a secret is printed.
func (w *walker) shows(v value) {
	l := v.label()
	if l.Data&automode.SecretData != 0 {
		w.add(commands.Fact{Kind: automode.Disclose, Target: "variables that hold secrets", Why: "prints them"})
	}
	w.out.Decodes = w.out.Decodes || l.Encoded
}

// showsWhole: something that holds secrets, or holds a thing that does, is
// printed as it is.
func (w *walker) showsWhole(v value) {
	parts := maxParts
	if v.shown(&parts) {
		w.shows(&val{word: commands.Word{Data: automode.SecretData}})
	}
}

func (v *val) shown(parts *int) bool {
	*parts--
	switch {
	case *parts < 0:
		return true
	case v.thing != nil:
		return v.call == nil && (v.thing.Labels|v.thing.Shown)&automode.SecretData != 0
	case v.obj != nil:
		for _, x := range v.obj.vals {
			if x.shown(parts) {
				return true
			}
		}
	}
	return v.label().Data&automode.SecretData != 0
}
