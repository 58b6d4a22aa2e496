package shell

import (
	"automode"
	"automode/internal/commands"
)

// elsewhere reads code that runs in a container or on another host. What it
// does there is a change of that target, or a run there; what it only looks
// at stays a look.
func (r *reader) elsewhere(f *commands.Fact, st *state, in flow, got *sum) {
	from := len(r.a.Effects)
	r.away++
	loose, kept := r.loose, r.notes
	r.notes = notes{}
	there := &state{cwds: []string{"/work"}, vars: st.vars, known: true}
	r.runs(f, there, in, got)
	r.away--
	r.loose, r.notes = loose, kept
	for i := from; i < len(r.a.Effects); i++ {
		e := &r.a.Effects[i]
		if e.Place.Region == automode.Nowhere && e.Place.Host == automode.NoHost {
			e.Place.Region = automode.Elsewhere
		}
		switch e.Kind {
		case automode.Write, automode.Keep, automode.Configure, automode.Control, automode.Install:
			e.Kind = automode.Change
			if e.Traits.Has(automode.Halts) {
				e.Traits = automode.Destroys
			} else {
				e.Traits = 0
			}
		case automode.Delete, automode.Lose:
			e.Kind, e.Traits = automode.Change, automode.Destroys
		case automode.Elevate:
			if f.Wraps == commands.Inside {
				e.Kind = automode.Change
			}
		}
	}
}
