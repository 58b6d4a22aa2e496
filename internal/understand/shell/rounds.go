package shell

import (
	"slices"

	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// How many words are a long row, and how many more than memory holds.
const longRow, hugeRow = 1e4, 1e8

// Loops, read round by round until nothing new can come of another.

// while reads the body twice, so that what one round changes is seen by the
// next.
func (r *reader) while(c *syntax.WhileClause, st *state, in flow) (ok, fail *state, out flow) {
	h := head{cond: c.Cond, until: c.Until, body: c.Do, many: in.many, before: st}
	ok, fail, out = r.rounds(st, func(st *state) (*state, flow) {
		yes, no, o := r.stmts(c.Cond, st, in)
		h.was, h.asks = r.exit, r.done&asks != 0
		if c.Until {
			yes, no = no, yes
		}
		ok, fail, out := r.stmts(c.Do, yes.clone(), in)
		return join(no, join(ok, fail)), r.both(o, out)
	})
	h.after = ok
	r.whirls(&h, r.round, &out)
	return ok, fail, out
}

// rounds reads a loop: once, once more when the first round changed what the
// second starts from, and when that goes on a last time for all the rounds
// that follow, with what grows from round to round not known.
func (r *reader) rounds(st *state, round func(*state) (*state, flow)) (ok, fail *state, out flow) {
	if r.loop >= maxLoops {
		r.overflow("loops are nested too deep to be followed")
		return st, st, flow{}
	}
	defer r.entersLoop()()
	out = nothing()
	for n := range 3 {
		from, noted := len(r.a.Effects), len(r.notes.log)
		next, o := round(st.clone())
		out = r.both(out, o)
		next = join(st, next)
		if next.equal(st) && (n > 0 || !r.leadsOn(from, noted)) {
			break
		}
		grown := n == 1 && next.widen(st)
		st = next
		if n == 1 && !grown {
			break
		}
	}
	out.maybe = true // there may be no round
	return st, st, out
}

// entersLoop begins a loop, and returns what ends it.
func (r *reader) entersLoop() func() {
	before := r.done
	r.done = 0
	r.loop++
	r.branch++
	return func() {
		r.loop--
		r.branch--
		r.round, r.done, r.exit = r.done, r.done&^breaks|before, either
	}
}

// inTheirOrder reads a for loop round by round, with one value after the other: what
// its commands name by it belongs together. Any round may be the last.
func (r *reader) inTheirOrder(name string, values []commands.Word, st *state, round func(*state) (*state, flow)) (ok, fail *state, out flow) {
	defer r.entersLoop()()
	out = nothing()
	var left *state // behind any of the rounds
	for i := range values {
		st = st.clone()
		st.set(name, alts{values[i]})
		next, o := round(st.clone())
		out = r.both(out, o)
		if st = join(st, next); left == nil {
			left = st
		}
		left = join(left, st)
	}
	if r.done&goes != 0 {
		st = left
	}
	out.maybe = true
	return st, st, out
}

// followable reports whether the values of a loop are few, all of them, and known to
// the letter.
func followable(values []commands.Word) bool {
	return len(values) > 1 && len(values) <= value.Most && !slices.ContainsFunc(values, func(w commands.Word) bool { return !w.Exact() || w.MayEmpty })
}

// each reads a for loop with its variable as one of the values.
func (r *reader) each(c *syntax.ForClause, st *state, in flow) (ok, fail *state, out flow) {
	st = st.clone()
	h := head{body: c.Do}
	name, ordered := "", []commands.Word(nil)
	switch l := c.Loop.(type) {
	case *syntax.WordIter:
		if l.Name == nil {
			r.unknown("a loop that is not read")
			break
		}
		var values []commands.Word
		if l.InPos.IsValid() {
			r.row = 0
			values = make([]commands.Word, 0, len(l.Items))
			ifs, sure := r.ifs(st)
			cutAtBlanks := sure && ifs == whitespace
			for _, w := range l.Items {
				fields, _ := r.listFields(w, st)
				for _, f := range fields {
					for _, v := range f {
						v.Blanks = v.Blanks && (!v.Many || !cutAtBlanks)
						v.Many, v.One = false, v.Glob // a pattern or a list gives one path a round
						values = append(values, v)
					}
				}
			}
		} else if st.known {
			values = slices.Clone(st.args)
			for i := range values {
				values[i].Many = false
			}
		} else {
			values = elements(r.value("@", st))
			for i := range values {
				values[i].MayEmpty = true
			}
		}
		if c.Select && secrets(values) > 0 {
			r.shown()
		}
		h.rounds = max(r.row, float64(len(values)))
		if h.many = r.row >= longRow; len(values) == 0 {
			return st, st, nothing()
		}
		if of, _ := st.meant(l.Name.Value); of != l.Name.Value {
			r.unknown("“" + l.Name.Value + "” would stand for another variable in each round")
		}
		r.environment(l.Name.Value, values, st)
		values = st.kept(l.Name.Value, values)
		st.set(l.Name.Value, value.Union(nil, values))
		if r.loop == 0 && !c.Select && followable(values) {
			name, ordered = l.Name.Value, values
		}
	case *syntax.CStyleLoop:
		h.counts = l
		r.arith(l.Init, st)
	}
	h.before = st
	round := func(st *state) (*state, flow) {
		if h.counts != nil && h.counts.Cond != nil {
			h.was = reckoned(h.counts.Cond, st)
			r.arith(h.counts.Cond, st)
		}
		if c.Select {
			st.set("REPLY", alts{in.piece()})
			r.takes(&in, linesGone)
			r.done |= waits
		}
		ok, fail, out := r.stmts(c.Do, st, in)
		after := join(ok, fail)
		if h.counts != nil && h.counts.Post != nil {
			after = after.clone()
			r.arith(h.counts.Post, after)
		}
		return after, out
	}
	if ordered != nil {
		ok, fail, out = r.inTheirOrder(name, ordered, st, round)
	} else {
		ok, fail, out = r.rounds(st, round)
	}
	h.after = ok
	r.whirls(&h, r.round, &out)
	return ok, fail, out
}

// arith reads one of the three parts of a loop that counts, which may be empty.
func (r *reader) arith(x syntax.ArithmExpr, st *state) {
	if x != nil {
		r.arithmetic(x, st)
		r.counters(x, st)
	}
}
