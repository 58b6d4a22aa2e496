package shell

import (
	"automode"
	"automode/internal/commands"
)

// byVariable is the effect of a fact that no word names. A variable may say which tests'
// settings or whose containers it is about.
func (r *reader) byVariable(f *commands.Fact, st *state) automode.Effect {
	e := r.effect(f)
	switch f.Target {
	case commands.TheTests:
		r.testsWhere("test", st)
	case commands.TheContainers:
		if values, _ := st.lookup("COMPOSE_PROJECT_NAME"); len(values) > 0 && (r.exports || st.kinds.has("COMPOSE_PROJECT_NAME", exported)) {
			e.Traits &^= automode.Contained
		}
	}
	return e
}
