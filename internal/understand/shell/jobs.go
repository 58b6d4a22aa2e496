package shell

import (
	"slices"
	"strings"

	"automode"
	"mvdan.cc/sh/v3/syntax"
)

// job is code that runs beside what follows it, and with what it was read.
type job struct {
	stmts    []*syntax.Stmt // nil: a program started it
	st       *state
	in       flow
	from, to int // its effects
	noted    int // of this call's files, before what follows
	at       position
}

// goesOn notes code that was read from the n-th effect on and may still run when
// what follows it does.
func (r *reader) goesOn(stmts []*syntax.Stmt, st *state, in flow, n int) {
	if r.away > 0 || n == len(r.a.Effects) {
		return
	}
	r.jobs = append(r.jobs, job{stmts, st, in, n, len(r.a.Effects), len(r.notes.log), r.position})
}

// staysBehind: what never ends goes on beside the rest, and after it.
func (r *reader) staysBehind() {
	if r.loop > 0 {
		r.swarm("leaves jobs behind that never end")
		return
	}
	r.unknown("a job that never ends stays behind")
}

// consulted is a file of recipes that was read when there were so many effects.
type consulted struct {
	effects int
	path    string
}

// crossed reports whether this call did something after the first so many notes to a
// path that effects from the n-th to the m-th name or recipes among them stand in, or to
// a folder above it.
func (r *reader) crossed(n, m, noted int) bool {
	if !r.comparable(n, m, noted) {
		return false
	}
	for _, p := range r.notes.log[noted:] {
		if r.recipesBehind(p, n, m) {
			return true
		}
		for i := n; i < m; i++ {
			for _, t := range [...]string{r.a.Effects[i].Target, r.a.Effects[i].Named} {
				if behind(t, p) {
					return true
				}
			}
		}
	}
	return false
}

// comparable reports whether something was noted after the first so many notes, and not
// too much to be held against the effects from the n-th to the m-th, which is said.
func (r *reader) comparable(n, m, noted int) bool {
	return noted < len(r.notes.log) && !r.tires((m-n+len(r.books))*(len(r.notes.log)-noted)/64)
}

// recipesBehind reports whether recipes that were read among those effects stand at a
// path or below it.
func (r *reader) recipesBehind(p string, n, m int) bool {
	return slices.ContainsFunc(r.books, func(b consulted) bool {
		return b.effects >= n && b.effects < m && behind(b.path, p)
	})
}

// comesBack reports whether the effects from the n-th on run what was written after
// the first so many notes, where they are brought about again.
func (r *reader) comesBack(n, noted int) bool {
	if !r.comparable(n, len(r.a.Effects), noted) {
		return false
	}
	return slices.ContainsFunc(r.notes.log[noted:], func(p string) bool {
		return r.recipesBehind(p, n, len(r.a.Effects)) || slices.ContainsFunc(r.a.Effects[n:], func(e automode.Effect) bool {
			return e.Kind == automode.Run && behind(e.Target, p)
		})
	})
}

// leadsOn reports whether the effects from the n-th on come, when they are brought about
// again, upon a link that was made after the first so many notes, or run or read what
// was written there.
func (r *reader) leadsOn(n, noted int) bool {
	if !r.comparable(n, len(r.a.Effects), noted) {
		return false
	}
	for _, p := range r.notes.log[noted:] {
		if r.recipesBehind(p, n, len(r.a.Effects)) {
			return true
		}
		link := r.notes.at[p].link != ""
		for i := n; i < len(r.a.Effects); i++ {
			e := &r.a.Effects[i]
			if (link || e.Kind == automode.Run) && (behind(e.Target, p) || behind(e.Named, p)) || e.Kind == automode.Read && e.Target == p {
				return true
			}
		}
	}
	return false
}

// behind reports whether a path is another one or lies below it.
func behind(t, p string) bool {
	rest, ok := strings.CutPrefix(t, p)
	return ok && p != "" && (rest == "" || rest[0] == '/' || p == "/")
}

// afterwards reads what runs beside the rest once more as it runs behind it, where that
// matters.
func (r *reader) afterwards() {
	jobs := r.jobs
	for i := range jobs {
		j := &jobs[i]
		if !r.crossed(j.from, j.to, j.noted) {
			continue
		}
		if j.stmts == nil {
			r.unknown("what goes on by itself comes upon what is done later")
			continue
		}
		if r.takenUp(j) {
			r.unknown("what goes on by itself makes what is run, of what is changed meanwhile")
		}
		at := r.position
		r.position = j.at
		r.reread(j.stmts, j.st, j.in)
		r.backTo(at)
	}
	r.jobs = nil
}

// takenUp reports whether code ran out of a file that the job writes.
func (r *reader) takenUp(j *job) bool {
	if r.tires((j.to - j.from) * (len(r.a.Effects) - j.to) / 64) {
		return true
	}
	for i := j.from; i < j.to; i++ {
		for k := j.to; r.a.Effects[i].Kind == automode.Write && k < len(r.a.Effects); k++ {
			if e := &r.a.Effects[k]; e.Kind == automode.Run && e.Target == r.a.Effects[i].Target {
				return true
			}
		}
	}
	return false
}

// reread reads statements a second time, after what may have run before them.
func (r *reader) reread(stmts []*syntax.Stmt, st *state, in flow) {
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return
	}
	at, done, exit := r.position, r.done, r.exit
	r.piped = true
	r.depth++
	r.stmts(stmts, st.clone(), in)
	r.backTo(at)
	r.done, r.exit = done, exit
}
