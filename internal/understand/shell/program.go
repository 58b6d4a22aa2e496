package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// program reads what a program does that is no function and no built-in.
func (r *reader) program(argv []commands.Word, st *state, in flow) flow {
	r.whereabouts(st)
	name := argv[0].Text
	p := r.find(name)
	if !strings.Contains(name, "/") && len(r.notes.at) > 0 {
		r.namesBrought(name, st.path || p == nil)
	}
	if out, done := r.ofWindows(p != nil, argv, st, in); done {
		return out
	}
	if strings.Contains(name, "/") {
		if !systemProgram(name) {
			return r.runFile(argv, st, in)
		}
		name = base(name)
		p = r.find(name)
	}
	if p == nil {
		if p = r.find(strings.ToLower(name)); p != nil {
			r.unknown("“" + name + "” is another program than “" + p.Name + "” where capitals count")
		}
	}
	if p == nil && st.leaves(name) {
		return nothing()
	}
	if p == nil {
		r.mayStart(argv, st, in)
		r.loadsBrought(st, true)
		out := r.stranger(name, in)
		for _, w := range argv {
			if strings.Contains(w.Text, "://") {
				out.data |= automode.FetchedData // it was told where to take something from
			}
		}
		return out
	}
	if st.path {
		r.give(automode.Effect{Kind: automode.Run, Target: name, Via: automode.ByEnvironment, Known: automode.Exact,
			Why: "the search path was changed, so that the name may mean another program"})
	}
	return r.asTaken(p, argv, st, in)
}

// find is what is known of the program of that name, or nil. It is looked up
// once: the hook carries the catalogue packed, and not all of it.
func (r *reader) find(name string) *commands.Program {
	for _, p := range r.programs {
		if p.name == name {
			return p.program
		}
	}
	p := commands.Find(name)
	if p == nil {
		r.rare()
		return nil
	}
	r.programs = append(r.programs, met{name, p})
	return p
}

// met is a program that this call has met, under the name that it met.
type met struct {
	name    string
	program *commands.Program
}

// invocation reads what a program that is described does.
func (r *reader) invocation(p *commands.Program, argv []commands.Word, st *state, in flow) flow {
	argv = r.withDashed(argv, st)
	// Of the matches, one more is in use for every command that starts another.
	if r.inUse++; r.inUse > len(r.matches) {
		r.matches = append(r.matches, new(commands.Match))
	}
	m := r.matches[r.inUse-1]
	m.Read(p, argv, r.a.Call.Platform)
	before, from := r.done, len(r.a.Effects)
	argv, in = r.wordsFrom(m, argv, st, in)
	out := r.apply(&m.Result, argv, st, in)
	if in.input != 0 && m.Hears() {
		r.takes(&in, piecesGone)
	}
	if m.Course == commands.Stays {
		r.goesOn(nil, nil, in, from)
	}
	r.course(&m.Result, argv, before)
	r.inUse--
	return out
}

// stranger is a program that nobody described.
func (r *reader) stranger(name string, in flow) flow {
	r.loose = true
	r.done |= works
	r.takes(&in, piecesGone)
	if r.covered() {
		r.give(automode.Effect{Kind: automode.Run, Target: name, Known: automode.Exact, Traits: automode.EntryPoint,
			Why: "a program that a task of the project starts"})
		return flow{data: in.data}
	}
	r.give(automode.Effect{Kind: r.runKind(), Traits: r.hiddenTrait(), Target: name, Known: automode.Exact,
		Why: "nobody described what “" + name + "” does"})
	return flow{data: in.data}
}
