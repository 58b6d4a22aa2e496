package shell

import (
	"automode"
	"automode/internal/commands"
)

// byVariable looks at variables that say which tests' settings or containers a fact is about.
func (r *reader) byVariable(f *commands.Fact, e *automode.Effect, st *state) {
	switch f.Target {
	case commands.TheTests:
		r.testsWhere("test", st)
	case commands.TheContainers:
		if values, _ := st.lookup("COMPOSE_PROJECT_NAME"); len(values) > 0 && st.kinds.has("COMPOSE_PROJECT_NAME", exported) {
			e.Traits &^= automode.Contained
		}
	}
}
